/* oxlint-disable eslint/max-lines */
// Written by `npm run train-ear` from 1514 labelled replies and 5 draws of replies made of phrases.
// Lessons: sha256 85f9b168fb196d2ca0642d687d2c85b76f00b540b69d87fdb2b8d9e0afd091fa
/** A line for each feature of a sentence, with a weight for each decision; see readWeights. */
export const ACT_WEIGHTS = `
start	-2.31	-2.24	-2.72	-1.91
after:k:0	-0.47	-0.59	-0.44	0.37
after:k:?	-0.48	-0.21	-0.43	-0.25
after:k:ACT			-0.22	
after:k:DONE	-0.28		-0.51	0.72
after:k:TOPIC	0.24	-0.31	-0.41	
after:k:TOPIC0	0.41	-0.83	-1.02	0.25
after:k:a		0.24		0.28
after:k:about		-0.21		
after:k:afraid	-0.45	0.91		-0.53
after:k:after		-0.58	-0.28	-0.46
after:k:agree		-1.00		-0.34
after:k:allow			-0.23	
after:k:an	-0.33	0.35		-0.39
after:k:and	-0.35		-0.26	-0.68
after:k:approval	0.45	-0.67		-1.05
after:k:at	-0.23		-0.65	
after:k:back		0.32	-0.23	-0.28
after:k:be	-0.36		-0.27	
after:k:because	-0.29		-0.57	-0.45
after:k:before			0.42	-0.95
after:k:but	-0.45	0.57		-0.29
after:k:by	-0.55	0.57		
after:k:can		0.51	-0.23	-0.53
after:k:contact	-0.50	0.64	0.38	-0.20
after:k:do			-0.49	
after:k:done_word	0.22	-0.38	-0.21	-0.32
after:k:fact_word	-0.25	-0.45	-0.49	-0.63
after:k:for		0.23	-0.27	0.31
after:k:from	-0.21		0.67	
after:k:go_on		-0.30	-0.31	0.46
after:k:hand	-0.21		0.59	
after:k:have	-0.40			
after:k:here		-0.21		0.33
after:k:how	-0.50	-0.51		
after:k:if	0.46	-0.93	-0.55	-1.26
after:k:in	-0.58			0.34
after:k:into		-0.43		-0.22
after:k:it			-0.29	-0.49
after:k:just		-0.77	-0.31	-0.48
after:k:keep	-0.34	0.51	-0.31	-0.60
after:k:kind	-0.48			-0.41
after:k:know	-0.39	-0.59		-0.27
after:k:let	-0.79		-0.26	0.45
after:k:live		-0.35	-0.37	-0.79
after:k:look	-0.26	-0.36	-0.32	-0.36
after:k:make_so	-0.25	-0.30	-0.31	
after:k:may		0.46	-0.53	-0.41
after:k:money			-0.38	
after:k:must		-0.29	-0.51	0.29
after:k:need		-1.00		-0.65
after:k:not	-0.29	0.42	-0.31	
after:k:of	-0.47	-0.33	-0.67	
after:k:off		-0.22	-0.43	-0.58
after:k:on	-0.33		0.26	
after:k:once_more	-0.23		-0.39	
after:k:only	0.26		-0.62	0.36
after:k:or			-0.26	-0.35
after:k:our	-0.66	0.37		-0.26
after:k:over		-0.47		0.48
after:k:person	-0.21	1.01	0.37	
after:k:please	-0.54	-0.66		-0.21
after:k:reason_for	-0.43	0.44		-0.99
after:k:refuse	-0.29		-0.50	-1.20
after:k:say	-0.32	-0.35	-0.49	-0.36
after:k:sent	-0.48			
after:k:so			-0.34	-0.55
after:k:soon			0.21	
after:k:stop	-0.25	-0.65		-0.47
after:k:takes	-0.45	-0.61		
after:k:tell	-0.43	-0.50		
after:k:than		0.41	0.43	-0.60
after:k:thanks		-0.35		-0.87
after:k:the	-0.26		-0.32	0.56
after:k:then	-0.20	-0.23	-0.25	-0.69
after:k:there	-0.47	0.63		-0.25
after:k:they	-0.54		0.50	
after:k:thing	-0.45	-0.34	-0.28	
after:k:through_channel	-0.32	-0.52	-0.38	
after:k:to				-0.52
after:k:today				-0.45
after:k:too		-0.36	-0.63	0.41
after:k:unable	-0.34		-0.25	-0.32
after:k:up	-0.40	-0.76		-1.10
after:k:us	-0.39			-0.59
after:k:warn		0.55		-0.28
after:k:way			-0.67	-0.33
after:k:we		-0.39	-0.37	-0.35
after:k:what	-0.93		-0.58	
after:k:when	-0.76	-0.83	-0.32	-0.43
after:k:where	-0.90		-0.25	
after:k:while	-0.85	0.28	-0.26	0.24
after:k:why	-0.33	0.40		-0.24
after:k:will		-0.31	-0.20	0.25
after:k:with		-0.52		-0.33
after:k:would_like	-0.27		-0.33	0.50
after:k:x	-0.48	-0.36		
after:k:xed	-0.28			
after:k:xing		-0.38	-0.29	0.64
after:k:yet			0.33	
after:k:you	-0.28			0.26
after:k:your	-0.22	-0.29	-0.21	
after:moods:cause	-1.07	-0.21	-0.43	-0.48
after:moods:condition	0.25	-0.70	-0.27	-1.58
after:moods:condition-fragment		-0.50	-0.30	0.36
after:moods:condition-request	-0.22		-0.24	-0.44
after:moods:condition-statement	0.29	0.25		0.26
after:moods:condition-statement-question		-0.31		
after:moods:fragment	-0.54	-1.20	-0.66	-0.51
after:moods:fragment-condition		-0.27		
after:moods:fragment-condition-statement				0.24
after:moods:fragment-fragment	-0.49	-0.99		-1.16
after:moods:fragment-fragment-cause	-0.24		-0.24	0.26
after:moods:fragment-fragment-condition		0.36		0.43
after:moods:fragment-fragment-fragment	-0.30	-0.44	-0.45	-0.78
after:moods:fragment-fragment-statement				0.65
after:moods:fragment-purpose			-0.63	
after:moods:fragment-statement				-0.22
after:moods:fragment-statement-condition		0.67		0.21
after:moods:fragment-statement-fragment	-0.35	-0.37	-0.33	-0.49
after:moods:fragment-statement-statement				0.79
after:moods:purpose		-0.46	-0.49	-1.03
after:moods:purpose-fragment	0.27	-0.40		
after:moods:purpose-question				-0.52
after:moods:purpose-question-question		0.31	-0.28	
after:moods:purpose-request	-0.47		-0.53	-0.58
after:moods:question	-0.56	-0.29	-0.39	-0.59
after:moods:question-cause		-0.55		-0.25
after:moods:question-purpose				0.71
after:moods:question-question	-0.28		-0.25	0.39
after:moods:question-question-statement				-0.27
after:moods:question-statement			-0.36	
after:moods:question-statement-fragment	-0.25			
after:moods:request	-0.75	-1.49	-0.62	-0.35
after:moods:request-condition		-0.42	-0.33	-0.97
after:moods:request-question		-0.57		0.55
after:moods:request-request		-0.30		
after:moods:request-request-request	-0.28		-0.48	0.46
after:moods:request-statement		-0.21		-0.27
after:moods:statement-condition	0.31			
after:moods:statement-condition-statement		-0.29		-0.42
after:moods:statement-fragment		0.59	0.26	
after:moods:statement-fragment-condition				-0.51
after:moods:statement-fragment-fragment		0.25	0.40	
after:moods:statement-fragment-statement				0.49
after:moods:statement-question		-0.64		
after:moods:statement-question-question		0.24		
after:moods:statement-request-request	0.24			0.26
after:moods:statement-statement			0.28	
after:moods:statement-statement-condition		0.31		0.65
after:moods:statement-statement-request				0.29
after:moods:statement-statement-statement		0.45		
after:question	-0.48	-0.21	-0.43	-0.25
alone		0.26		0.44
any:asksToConfirm	1.57	-0.97	-0.35	-1.45
any:handsOver	-0.50	0.25	1.37	-0.29
any:refuses	-0.73	1.52	-0.21	-0.91
any:reportsDone	-0.64	-0.80	-0.26	1.80
before:k:,	0.43	-0.27		0.25
before:k:0	0.52	-0.39	-0.58	0.21
before:k:?	-0.21		-0.23	-0.21
before:k:ACT	0.42		-0.41	
before:k:TOPIC	0.44			
before:k:TOPIC0		-0.51	-0.32	0.24
before:k:a		-0.57		-0.33
before:k:about				-0.33
before:k:afraid	-0.46	-0.47	-0.43	-0.56
before:k:after	0.34	-0.71		-0.45
before:k:agree	0.27	-0.42	-0.39	
before:k:allow		0.58		-0.24
before:k:an	-0.71			
before:k:and	-0.22		-0.25	-0.59
before:k:approval		-0.60	-0.27	-1.40
before:k:ask		-1.02		-0.27
before:k:at		0.25		-0.24
before:k:back		0.42		-0.44
before:k:because	0.24		-0.32	-0.40
before:k:before		-0.38	-0.52	-0.58
before:k:but	-0.21	0.28		
before:k:by	-0.57			-0.45
before:k:can	0.22	-0.38		
before:k:contact	-0.67	-0.26	0.22	-0.22
before:k:do		-0.24		-0.24
before:k:done_word	-0.40		0.29	
before:k:fact_word			-0.51	-0.54
before:k:for		0.41	-0.29	
before:k:from		-0.34	0.52	-0.31
before:k:hand		-0.39	0.27	-0.50
before:k:have	-0.48	-0.31		
before:k:here			0.23	-0.24
before:k:how	-0.36	-0.57	-0.47	-0.25
before:k:if		-0.54	-0.94	-0.53
before:k:in	0.30			0.21
before:k:into	0.21			-0.47
before:k:it		0.28		0.27
before:k:just	0.30		-0.24	-0.45
before:k:kind	-0.44	-0.24	-0.50	
before:k:know		-0.59		-0.62
before:k:let				-0.28
before:k:live			-0.26	
before:k:look	-0.33	-0.45		
before:k:make_so	-0.44	-0.40		-0.27
before:k:may				-0.43
before:k:money	0.56	-0.20	-0.39	
before:k:must	-0.20	-0.45	-0.22	-0.53
before:k:need			-0.32	-0.44
before:k:not		-0.35		-0.32
before:k:of			-0.59	
before:k:off	-0.42			0.23
before:k:on	-0.24			
before:k:once_more		-0.30		0.28
before:k:only		0.58	-0.51	-0.40
before:k:or		-0.26	-0.35	-0.24
before:k:our	-0.59		0.45	-0.70
before:k:out			-0.25	
before:k:over	0.22	-0.23		
before:k:person	-0.72	-0.49	1.12	
before:k:please		-0.67		
before:k:reason_for				-0.81
before:k:say		-0.25	-0.60	-0.93
before:k:sent	-0.62	-0.37		
before:k:so	0.46	-0.32		-0.48
before:k:soon			-0.30	-0.60
before:k:stop	-0.44			-0.37
before:k:takes			0.21	
before:k:tell	-0.26	-0.41		-0.78
before:k:than	-0.54	0.26	0.65	-0.23
before:k:thanks		-0.85	-0.62	
before:k:the				-0.37
before:k:then	0.38	-0.93	-0.20	
before:k:there	-0.21	-0.66		0.27
before:k:they				-0.66
before:k:thing	0.27			
before:k:through_channel	-0.38		-0.51	0.27
before:k:to	0.24			-0.27
before:k:today	0.38			
before:k:too	-0.51	0.21		-0.90
before:k:unable	-0.69		-0.25	
before:k:up				-0.89
before:k:us	-0.49		0.46	-0.97
before:k:warn	-0.74			-0.22
before:k:way	-0.35	-0.22	-0.59	-0.41
before:k:we				-0.28
before:k:what	-0.28			-0.38
before:k:when	-0.56	-0.33	-0.33	-0.57
before:k:where		0.39	-0.34	-0.47
before:k:while	-0.20	-0.67	-0.26	0.41
before:k:why		-0.21	-0.48	
before:k:will	0.43	-0.28		0.28
before:k:with	-0.22			
before:k:would_like	-0.69			0.23
before:k:x		-0.32	-0.23	-0.33
before:k:xed		-0.21		
before:k:yet	-0.50	-0.27	0.21	
before:k:you	-0.23	-0.34		-0.32
before:k:your	-0.34	-0.35	-0.40	
before:moods:cause	-0.57	-0.52	-0.40	-0.36
before:moods:cause-statement	0.58			
before:moods:condition		-0.65	-0.67	-1.17
before:moods:condition-fragment	-0.24		-0.45	0.70
before:moods:condition-request	0.48	0.29	-0.54	
before:moods:condition-statement	-0.85	0.30		
before:moods:condition-statement-fragment			-0.27	
before:moods:fragment	-0.27	-0.46	-0.40	-0.81
before:moods:fragment-cause				0.26
before:moods:fragment-condition	-0.38			
before:moods:fragment-condition-fragment			-0.39	-0.63
before:moods:fragment-condition-statement	-0.39	-0.44	-0.52	-0.25
before:moods:fragment-fragment	0.68	-0.36		
before:moods:fragment-fragment-cause				-0.33
before:moods:fragment-fragment-condition	0.44	-0.33		-0.55
before:moods:fragment-fragment-fragment	1.08			-0.79
before:moods:fragment-fragment-purpose	0.36			
before:moods:fragment-fragment-statement		-0.73		
before:moods:fragment-purpose	-0.22		-0.36	-0.50
before:moods:fragment-statement	-0.28			0.40
before:moods:fragment-statement-condition		0.26		
before:moods:fragment-statement-fragment	0.69	-0.39	0.39	-0.55
before:moods:fragment-statement-statement	-0.27	-0.39	-0.33	-0.35
before:moods:purpose	-0.65	-0.45		
before:moods:purpose-fragment	-0.21			
before:moods:purpose-request	-0.38			
before:moods:purpose-statement	-0.22			0.43
before:moods:question	-0.52	0.50	-0.26	
before:moods:question-cause		0.28		
before:moods:question-condition		-0.80	-0.21	-0.55
before:moods:question-question	0.62		-0.24	-0.24
before:moods:question-question-question	-0.21	-0.24		
before:moods:question-question-statement				-0.60
before:moods:request	-0.35	-0.83	-0.31	-0.71
before:moods:request-purpose				0.21
before:moods:request-question	-0.55	-0.37	-0.23	-0.60
before:moods:request-request				0.32
before:moods:request-request-request	-0.37		-0.23	-0.28
before:moods:request-request-statement	-0.50	-0.35	-0.58	-0.34
before:moods:request-statement		-0.23		
before:moods:statement		-0.29		
before:moods:statement-cause	-0.41	0.24		0.32
before:moods:statement-cause-condition		0.20	-0.22	
before:moods:statement-cause-fragment	-0.66	0.37	-0.36	-0.29
before:moods:statement-cause-statement	-0.38	0.28	-0.23	-0.52
before:moods:statement-condition	0.53			-0.21
before:moods:statement-condition-fragment	0.57			-0.24
before:moods:statement-condition-statement	-0.46			
before:moods:statement-fragment		-0.35		0.35
before:moods:statement-fragment-condition		0.47	0.39	
before:moods:statement-fragment-fragment	-0.32			
before:moods:statement-fragment-statement	0.38	-0.32		-0.26
before:moods:statement-purpose	-0.23			
before:moods:statement-request	-0.27			
before:moods:statement-statement		0.45	0.34	
before:moods:statement-statement-cause	-0.20			
before:moods:statement-statement-condition	-0.29			-0.36
before:moods:statement-statement-fragment	-0.38	-0.27	-0.27	-0.26
before:moods:statement-statement-request		-0.23		0.31
before:moods:statement-statement-statement		-0.22		
before:nothing	-0.25		-0.20	
before:question	-0.21		-0.23	-0.21
block:heading	-0.63	-0.57	-0.83	0.71
block:item		-0.50	0.33	-0.25
block:row	-0.63	-0.25	-0.43	-1.51
k2:, 0	-0.42			
k2:, ACT		-0.21		
k2:, DONE	-0.41	-0.62	-0.34	1.82
k2:, TOPIC	0.29	-0.23		-0.54
k2:, TOPIC0	0.39	-0.25	-0.27	0.34
k2:, a		-0.20		
k2:, afraid		0.87		
k2:, after	0.32			
k2:, agree	0.76			
k2:, allow	0.40			
k2:, approval	0.55	-0.22		
k2:, at		-0.22		
k2:, back	-0.28		-0.22	
k2:, because				-0.46
k2:, before		0.25		
k2:, but		0.42		
k2:, by			0.29	
k2:, contact		0.57		
k2:, done_word		-0.21	-0.27	0.38
k2:, for			-0.33	
k2:, from		-0.47		
k2:, go_on				0.95
k2:, hand	-0.31		0.36	-0.25
k2:, have		-0.22		
k2:, in	-0.23			
k2:, it		-0.31		
k2:, keep		0.54		-0.61
k2:, kind		-0.32		-0.44
k2:, live	-0.43		-0.36	
k2:, look	-0.22	-0.25	-0.25	-0.26
k2:, money				-0.38
k2:, not		0.61		
k2:, off		-0.23		
k2:, on	-0.25			-0.39
k2:, once_more		-0.56		-0.52
k2:, only	-0.28	-0.24		0.30
k2:, out		-0.24		-0.56
k2:, over	-0.22			-0.26
k2:, person			-0.60	0.39
k2:, refuse	-0.39	0.93	-0.36	-0.46
k2:, say	0.21	-0.28		
k2:, so		0.59		
k2:, takes				0.39
k2:, tell	-0.28		0.24	0.44
k2:, thanks				-0.33
k2:, the	-0.28	-0.24		
k2:, then	0.33			
k2:, they			0.95	
k2:, through_channel	-0.47		-0.29	-0.30
k2:, to		-0.32		-0.45
k2:, too			-0.26	
k2:, we			-0.23	
k2:, when				-0.20
k2:, while				0.42
k2:, with			-0.21	0.31
k2:, x			0.39	
k2:, xed	-0.21	-0.38	-0.21	
k2:, xing				0.48
k2:, yet	0.43	0.47		-0.45
k2:, you			-0.24	0.26
k2:, your				-0.40
k2:0 $	-0.51		-0.45	
k2:0 ,	-0.24			0.21
k2:0 0	-0.30	-0.52		-0.25
k2:0 ACT	0.54			
k2:0 TOPIC	-0.31	-0.50	-0.39	-0.52
k2:0 a				-0.32
k2:0 and	-0.26	-0.26		
k2:0 approval	-0.69	-0.26	-0.28	-0.33
k2:0 be	-0.23	-0.21		0.78
k2:0 in	-0.23			
k2:0 it		-0.20		0.30
k2:0 of	-0.62	-0.51		
k2:0 soon		0.27	0.22	-0.73
k2:0 the	-0.24	-0.35		-0.26
k2:0 to	0.59			-0.83
k2:0 x		-0.27		-0.27
k2:? $	0.25	-0.25		-0.26
k2:ACT $	-0.53		-0.28	
k2:ACT 0	-0.48	-0.58	-0.36	0.67
k2:ACT ?	0.35	-0.32	-0.21	-0.41
k2:ACT ACT	-0.36			
k2:ACT DONE	-0.23	-0.31	-0.34	0.70
k2:ACT TOPIC				-0.72
k2:ACT TOPIC0	-0.29	-0.41		0.42
k2:ACT a		-0.34		
k2:ACT agree				-0.31
k2:ACT allow		0.23		
k2:ACT and		-0.36		-0.21
k2:ACT approval	0.56	-0.52	-0.26	-0.27
k2:ACT at	-0.21			0.35
k2:ACT back	-0.28	0.36	-0.37	
k2:ACT be	-0.44		-0.25	
k2:ACT because				0.46
k2:ACT by	-0.38	0.25		
k2:ACT can	-0.23			-0.32
k2:ACT do	-0.50	-0.22	-0.22	0.76
k2:ACT done_word	-0.21	-0.28		0.74
k2:ACT for	-0.21	-0.67		0.21
k2:ACT from	-0.29		-0.41	-0.53
k2:ACT have	-0.26			
k2:ACT in		-0.45		-0.33
k2:ACT it	0.36	-0.29	-0.26	-0.25
k2:ACT keep		0.24		-0.27
k2:ACT make_so	-0.30	-0.32	-0.21	
k2:ACT money		-0.54		0.37
k2:ACT must	-0.57			
k2:ACT need		-0.81	-0.31	-0.83
k2:ACT not	-0.26	1.06		-0.31
k2:ACT on	0.47			
k2:ACT or	-0.28			
k2:ACT out				0.29
k2:ACT over	-0.21	-0.39	-0.22	0.38
k2:ACT person		-0.27	0.40	-0.23
k2:ACT refuse				-0.25
k2:ACT takes		-0.45		-0.26
k2:ACT tell	-0.73	-0.63	-0.39	0.45
k2:ACT the	0.29			-0.45
k2:ACT there		-0.32		0.22
k2:ACT thing	0.31		-0.24	-0.67
k2:ACT to	-0.43			0.32
k2:ACT today	-0.23	0.31		-0.31
k2:ACT us	-0.72	-0.32		
k2:ACT where		-0.63	-0.25	
k2:ACT why		0.26		
k2:ACT will	0.41	0.63	-0.28	-0.40
k2:ACT with	-0.23			
k2:ACT x	0.31		-0.21	-0.38
k2:ACT xed	-0.73	-0.69	-0.33	0.64
k2:ACT xing		-0.37		0.38
k2:ACT yet	0.21	-0.45		-0.42
k2:ACT you			0.60	-0.29
k2:DONE $	-0.53		-0.20	0.28
k2:DONE ,	-0.22			0.80
k2:DONE 0	-0.35	-0.26		0.80
k2:DONE ?	0.26			-0.34
k2:DONE TOPIC		-0.42	-0.29	
k2:DONE a		-0.21	0.30	
k2:DONE and	-0.25			0.73
k2:DONE at				0.26
k2:DONE be	-0.38	-0.32		0.35
k2:DONE because				0.51
k2:DONE by				-0.86
k2:DONE can		0.40		-0.25
k2:DONE for	-0.21	-0.37		0.54
k2:DONE from		-0.42		-0.36
k2:DONE have				0.24
k2:DONE in		-0.24		
k2:DONE it	-0.39	-0.54		0.55
k2:DONE just				0.56
k2:DONE on	-0.25	-0.64		-0.32
k2:DONE only	-0.33	0.64		
k2:DONE out	0.44	-0.26		0.33
k2:DONE over		0.52	-0.22	
k2:DONE soon	-0.36	-0.36		
k2:DONE the		-0.25	-0.24	0.24
k2:DONE thing		-0.72		-0.71
k2:DONE to	-0.24			
k2:DONE today	0.48	-0.53		-0.30
k2:DONE x	0.59	0.39		-0.85
k2:DONE yet		-0.75	-0.24	
k2:DONE you	-0.44			-0.26
k2:DONE your				0.21
k2:TOPIC $	-0.51		-0.38	-0.41
k2:TOPIC ,				-0.33
k2:TOPIC 0				-0.55
k2:TOPIC ?		-0.43		-0.25
k2:TOPIC ACT	0.39	-0.56		0.28
k2:TOPIC DONE		-0.29		0.71
k2:TOPIC TOPIC		-0.20		0.22
k2:TOPIC TOPIC0	-0.26	-0.47	-0.21	-0.36
k2:TOPIC a	-0.37			0.20
k2:TOPIC agree		-0.22		-0.28
k2:TOPIC and		-0.32		-0.42
k2:TOPIC at		-0.76		-0.56
k2:TOPIC back		0.24		
k2:TOPIC be	-0.22	-0.51	-0.20	
k2:TOPIC can		0.41		-0.22
k2:TOPIC contact	-0.53		0.55	-0.62
k2:TOPIC do		-0.29	-0.24	-0.27
k2:TOPIC done_word				0.41
k2:TOPIC for			-0.20	-0.23
k2:TOPIC from	-0.29		-0.55	0.53
k2:TOPIC hand		-0.34	-0.51	0.51
k2:TOPIC have	-0.21	-0.21	-0.22	0.89
k2:TOPIC in			-0.35	
k2:TOPIC it	-0.21			-0.25
k2:TOPIC keep		-0.20		
k2:TOPIC look	-0.27			-0.30
k2:TOPIC money	0.46	-0.40		0.26
k2:TOPIC must			-0.35	
k2:TOPIC not	-0.25	1.01		-0.42
k2:TOPIC of				-0.27
k2:TOPIC on		0.46		
k2:TOPIC once_more		-0.21		-0.34
k2:TOPIC or	-0.31	-0.30		-0.30
k2:TOPIC out		0.31		-0.29
k2:TOPIC over			-0.27	0.31
k2:TOPIC person		-0.61	0.41	
k2:TOPIC say	-0.45			-0.22
k2:TOPIC soon		-0.32	-0.21	
k2:TOPIC takes	-0.40	-0.27		-0.34
k2:TOPIC tell		-0.44		0.22
k2:TOPIC the		0.61		-0.90
k2:TOPIC thing	0.25	-0.53		
k2:TOPIC through_channel				-0.22
k2:TOPIC to	-0.23			-0.57
k2:TOPIC today	0.22			
k2:TOPIC we				-0.35
k2:TOPIC what	-0.39	-0.21		
k2:TOPIC will		-0.27	-0.33	0.55
k2:TOPIC with		-0.50		-0.26
k2:TOPIC x	-0.34	0.23	-0.29	0.21
k2:TOPIC xing	-0.44		-0.44	0.52
k2:TOPIC yet	-0.21		-0.35	0.42
k2:TOPIC you	-0.26	0.70	-0.39	-0.23
k2:TOPIC your				-0.24
k2:TOPIC0 $	-0.34	-0.29	-0.37	-0.64
k2:TOPIC0 ,	0.41			
k2:TOPIC0 ACT		-0.26	-0.24	0.45
k2:TOPIC0 DONE		-0.35		0.66
k2:TOPIC0 TOPIC	-0.30	-0.23		
k2:TOPIC0 a	-0.22	-0.42		-0.37
k2:TOPIC0 at	-0.31			0.43
k2:TOPIC0 back		0.56		-0.49
k2:TOPIC0 be	0.21		-0.21	0.54
k2:TOPIC0 by		-0.35	-0.48	-0.30
k2:TOPIC0 can		0.61		-0.39
k2:TOPIC0 for				0.23
k2:TOPIC0 from		-0.29		
k2:TOPIC0 go_on		0.39		-0.35
k2:TOPIC0 have	-0.40	-0.56		0.55
k2:TOPIC0 keep	0.21	-0.23	-0.23	-0.62
k2:TOPIC0 may	0.54	-0.29		-0.21
k2:TOPIC0 money	-0.22			
k2:TOPIC0 on				0.49
k2:TOPIC0 out	0.43			
k2:TOPIC0 today	0.33	-0.71		
k2:TOPIC0 where		0.42		
k2:TOPIC0 will	-0.28	0.21	-0.23	-0.26
k2:TOPIC0 x		-0.80		0.30
k2:TOPIC0 yet	-0.39	-0.27	-0.31	0.49
k2:^ 0	-0.65	-0.44	-0.42	-0.59
k2:^ ACT	-0.39	-0.37	-0.38	
k2:^ DONE	-0.73	-1.20	-0.31	0.22
k2:^ TOPIC	-0.66	-0.54	-0.29	
k2:^ TOPIC0	-0.24	-0.59	-0.45	-0.73
k2:^ a	0.36	-0.84	-0.45	-0.57
k2:^ about	-0.33			-0.37
k2:^ afraid	-0.46	0.83	-0.38	-0.52
k2:^ after	-0.43	-0.40	-0.24	-0.49
k2:^ agree	0.65	-0.56	-0.35	-0.88
k2:^ allow	-0.29	-0.70	-0.31	
k2:^ an		-0.88		-0.50
k2:^ and	-0.32			-0.49
k2:^ approval		-0.92	-0.49	
k2:^ ask	-0.28	0.52	0.29	
k2:^ at	-0.23	-0.24	-0.29	-0.35
k2:^ back		-0.43	-0.45	
k2:^ be	0.49	-0.36		-0.57
k2:^ because		-0.39		-0.26
k2:^ before	-0.51			-0.32
k2:^ but	-0.25			-0.31
k2:^ by	-0.39		0.38	-0.34
k2:^ can		0.50		
k2:^ contact		-0.55	0.50	-0.51
k2:^ do	0.57	-0.57	-0.61	0.30
k2:^ done_word	-0.38	-0.33	-0.39	0.98
k2:^ fact_word	-0.33		-0.21	-0.55
k2:^ for	-0.21		-0.32	-0.35
k2:^ from	-0.37	-0.50		0.22
k2:^ go_on		-0.45	-0.67	0.73
k2:^ hand		-0.45	0.95	-0.97
k2:^ have	-0.80	-0.62	-0.39	-0.79
k2:^ here	-0.28	-0.69		
k2:^ how	-0.56			-0.35
k2:^ if				-0.28
k2:^ in	-0.54	-0.53	-0.31	
k2:^ into	-0.31			
k2:^ it	-0.41			-0.36
k2:^ just		-0.23	-0.26	-0.49
k2:^ keep	-0.34	-1.01		-0.30
k2:^ kind	-0.32	-0.51	-0.38	-0.69
k2:^ know	-0.27		-0.28	-0.46
k2:^ let	-0.37	-0.24		-0.24
k2:^ live	-0.47	-0.32	-0.58	-0.54
k2:^ look	-0.60	-0.34		0.30
k2:^ make_so	0.24		-0.31	0.56
k2:^ money	-0.60		-0.32	-0.32
k2:^ must	0.46		-0.47	-0.38
k2:^ need		-0.33		-0.28
k2:^ not	-0.32	-0.22	-0.51	-0.30
k2:^ of	-0.68	-0.36	-0.29	-0.62
k2:^ off		-0.76	-0.50	0.23
k2:^ on		0.20		-0.47
k2:^ once_more			-0.28	-0.77
k2:^ only	-0.34	-0.42	-0.52	
k2:^ or	-0.62		-0.26	
k2:^ our		0.26		-0.42
k2:^ out	-0.42		-0.37	-0.75
k2:^ over	-0.41		-0.21	-0.45
k2:^ person	-0.36	-0.55	-0.34	-0.52
k2:^ please		-0.57	-0.22	-0.41
k2:^ reason_for	-0.44	0.73	0.28	-0.52
k2:^ refuse		0.61	-0.59	-0.57
k2:^ say	0.50	-0.51	-0.24	0.22
k2:^ sent	-0.68		-0.44	-0.34
k2:^ so	-0.29	0.40		-0.53
k2:^ soon	-0.29	0.38	-0.21	
k2:^ stop	-0.39		-0.42	-0.43
k2:^ takes	0.36	-0.55	-0.41	-0.68
k2:^ tell	-0.63	-0.34	-0.46	
k2:^ thanks	-0.43	-0.38	-0.57	-0.35
k2:^ the	-0.39			
k2:^ then	-0.28	-0.40	-0.25	-0.46
k2:^ there	-0.33			
k2:^ they	-0.61	-0.45	0.22	-0.46
k2:^ thing	-0.56			-0.30
k2:^ through_channel	-0.43	-0.37	-0.27	
k2:^ to	-0.73	-0.66	-0.21	-0.62
k2:^ today	-0.44	-0.36	-0.24	-0.47
k2:^ too	-0.27	-0.24	-0.69	-0.68
k2:^ unable	-0.47	0.78	-0.55	-0.63
k2:^ up	-0.26	-0.35	-0.59	
k2:^ us	-0.28	-0.37		-0.27
k2:^ warn		-0.20	-0.36	-0.34
k2:^ we	-0.40			
k2:^ what	-0.43	-0.26		-0.32
k2:^ when	-0.71	-0.21	-0.24	-0.46
k2:^ where	-0.69	-0.63	-0.22	-0.37
k2:^ while	-0.27	-0.25		
k2:^ why	-0.92		-0.25	-0.33
k2:^ will	0.33		-0.22	-0.22
k2:^ with	-0.34		-0.27	
k2:^ x	-0.42	-0.44	-0.43	-0.64
k2:^ xed	0.38	-1.01	-0.28	0.75
k2:^ xing	-0.33	-0.27	0.33	-0.52
k2:^ yet			-0.41	-1.07
k2:^ you		-0.25	-0.27	
k2:^ your	0.55	-0.27		
k2:a ACT		-0.64		-0.35
k2:a DONE				-0.33
k2:a TOPIC		-0.22		-0.31
k2:a TOPIC0		0.28		-0.66
k2:a agree	-0.42	-0.29		-0.27
k2:a allow	-0.34		-0.20	
k2:a approval	0.44	-0.56	0.22	-0.22
k2:a contact				-0.35
k2:a fact_word		-0.20	-0.22	
k2:a go_on	0.63	-0.57	-0.22	-0.30
k2:a keep	-0.27	-0.21		-0.27
k2:a kind		-0.20		-0.32
k2:a live		-0.24		-0.21
k2:a look		-0.84		-0.33
k2:a money		-0.24		-0.53
k2:a not	-0.26			-0.40
k2:a once_more		0.49	-0.52	-0.37
k2:a person	-0.29	-0.29	0.78	
k2:a refuse		0.48		-0.26
k2:a say		-0.33		
k2:a sent		-0.24		
k2:a soon	-0.35			0.40
k2:a takes			-0.22	
k2:a tell		0.26		
k2:a thing	-0.22	0.28	-0.45	-0.31
k2:a through_channel	-0.20		-0.20	-0.44
k2:a today		-0.39		
k2:a warn		0.45		
k2:a while	-0.24	-0.38		
k2:a will	-0.29	0.22		
k2:a x		-0.32	-0.64	
k2:a xing	-0.33			
k2:about $		-0.46		
k2:about ?	-0.26			
k2:about TOPIC	-0.29		-0.31	0.30
k2:about a		-0.22		-0.22
k2:about it		-0.55	0.40	-0.40
k2:about our	-0.24			
k2:about the		-0.65		-0.36
k2:about to		-0.45		
k2:about we	0.50	0.27		
k2:about x		0.61	0.28	
k2:about your		0.59	-0.41	
k2:afraid $	-0.38		-0.34	-0.42
k2:afraid 0	-0.24	-0.35		-0.26
k2:afraid ?	-0.60	-0.78	-0.36	-0.34
k2:afraid about	-0.22	-0.48		
k2:afraid for		-1.04		
k2:afraid it			-0.22	
k2:afraid not	-0.32	1.26	-0.33	-0.42
k2:afraid once_more		-0.47		
k2:afraid tell	-0.21	0.48		-0.37
k2:afraid the		0.28	-0.34	
k2:afraid to	-0.37	0.52	-0.22	-0.58
k2:afraid we		0.57		
k2:afraid x	-0.22	0.60		-0.62
k2:afraid you		0.39		
k2:after ?	0.50			
k2:after a	-0.29		-0.63	
k2:after by	-0.34	-0.25	0.53	
k2:after it		0.23		
k2:after soon	0.56		-0.22	
k2:after the	-0.47	0.26	-0.20	
k2:after they			-0.25	
k2:after x	0.39	-0.80		0.39
k2:after you	-0.38	-0.27	0.21	-0.60
k2:agree $		-0.35	-0.31	-0.32
k2:agree ?			-0.21	-0.21
k2:agree TOPIC		0.55		-0.34
k2:agree about	0.55			
k2:agree after		-0.23		
k2:agree agree	0.98			
k2:agree and		-0.34		
k2:agree ask		-0.23		-0.23
k2:agree at				-0.31
k2:agree back	-0.26	-0.58	-0.58	-0.36
k2:agree be	0.32			0.34
k2:agree by	0.59		-0.25	
k2:agree do	-0.45			-0.22
k2:agree fact_word	-0.62		-0.26	-0.46
k2:agree for	0.39	-0.22		0.39
k2:agree from		-0.28	-0.32	
k2:agree here	0.24	-0.24		-0.20
k2:agree how	-0.23			
k2:agree if	0.58			-0.32
k2:agree in	0.24			
k2:agree it				0.64
k2:agree make_so	-0.25			
k2:agree money	-0.35			
k2:agree not	-0.29	0.52		
k2:agree of		-0.38		
k2:agree on	-0.27	-0.39		-0.70
k2:agree once_more	-0.23	-0.93		-0.28
k2:agree over	-0.33			0.44
k2:agree person	-0.50		-0.23	
k2:agree so	-0.22	-0.27		-0.22
k2:agree soon	-0.45	-0.40	-0.33	-0.50
k2:agree takes		-0.22		-0.42
k2:agree tell	-0.25			
k2:agree than			0.23	
k2:agree the		-0.44		0.41
k2:agree then	-0.51	-0.20		0.58
k2:agree there		-0.24	-0.24	-0.21
k2:agree thing	-0.23			
k2:agree to	-0.40	-0.48	-0.30	
k2:agree we	-0.34	-0.24		
k2:agree what	-0.35			
k2:agree when	-0.45	-0.23	-0.30	
k2:agree with	0.75			
k2:agree would_like	0.34		-0.28	-0.30
k2:agree x		-0.25	-0.25	-0.21
k2:agree xing	-0.63		-0.30	-0.21
k2:agree yet	-0.40		-0.23	0.28
k2:agree you	0.60		-0.20	-0.75
k2:agree your	-0.46			-0.29
k2:allow $	-0.40	0.21		-0.33
k2:allow ,				-0.20
k2:allow ?		-0.30		
k2:allow be		-0.66		
k2:allow because		-0.48		
k2:allow done_word		-0.25		
k2:allow for		0.31		-0.24
k2:allow from		0.30		-0.41
k2:allow have	-0.20	-0.25		0.38
k2:allow in				-0.34
k2:allow it		0.67		-0.26
k2:allow keep		0.87		-0.34
k2:allow look		-0.25		-0.32
k2:allow not	-0.27	0.97		-0.32
k2:allow of	-0.21	-0.38	-0.22	
k2:allow on				-0.52
k2:allow say	-0.21	0.87		
k2:allow the	0.71	-0.23		-0.44
k2:allow to				-0.48
k2:allow today	-0.65	-0.23		-0.68
k2:allow us	-0.22			
k2:allow we	0.41	-0.37		
k2:allow will				-0.20
k2:allow x		0.64		
k2:also need	-0.21			
k2:an ACT	0.46	0.32	-0.30	-0.22
k2:an allow		0.48	-0.23	
k2:an contact		-0.30	-0.42	-0.35
k2:an person		-0.23	0.67	
k2:an thing		0.28		
k2:an x	-0.29	-1.10	-0.30	-0.34
k2:and $	-0.73		-0.70	-0.62
k2:and 0				0.23
k2:and ?	-0.35	-0.56	-0.35	
k2:and ACT		0.31		0.22
k2:and DONE	-0.21			0.36
k2:and TOPIC	-0.32	-0.32	-0.36	
k2:and afraid		-0.28		0.32
k2:and agree			-0.26	-0.35
k2:and at		-0.21		-0.35
k2:and back	-0.26	-0.52	-0.80	0.30
k2:and be		-0.27	0.30	
k2:and can		-0.67		
k2:and contact	-0.27	-0.41		-0.20
k2:and do		-0.23		0.78
k2:and for	-0.25	0.57		
k2:and go_on	-0.29		-0.26	-0.21
k2:and have	-0.27		-0.31	
k2:and how	-0.43	-0.20	-0.25	
k2:and if	0.65		-0.30	
k2:and in				-0.22
k2:and it	0.47		-0.85	-0.24
k2:and let	-0.25			-0.23
k2:and may	0.96	-0.49		
k2:and need			-0.21	
k2:and not		-0.22	-0.42	-0.45
k2:and off	0.25			
k2:and on		-0.37		0.34
k2:and once_more		-0.57		-0.61
k2:and only		0.22		-0.25
k2:and please		-0.29		
k2:and say	-0.56			-0.22
k2:and sent		-0.22		0.59
k2:and so	-0.78	0.53	-0.33	
k2:and tell	-0.23			
k2:and thanks			-0.33	-0.21
k2:and the		-0.58	-0.24	-0.61
k2:and then	-0.32	-0.30	-0.27	
k2:and there	-0.33	-0.24	-0.23	
k2:and they	-0.24		0.55	-0.20
k2:and thing	-0.29	-0.81		0.22
k2:and to	-0.21			
k2:and us		0.38		
k2:and we		-0.21		
k2:and what	-0.45	-0.29		
k2:and when	-0.39			
k2:and where	-0.36			
k2:and why	-0.25	-0.28	-0.21	
k2:and will		-0.30	-0.31	
k2:and x	-0.70		0.22	-0.35
k2:and xed	-0.51	-0.40	-0.35	0.59
k2:and xing	-0.25			0.74
k2:and yet	-0.36		-0.77	-0.62
k2:and you	-0.28			-0.33
k2:and your	-0.48	0.62		-0.24
k2:approval $	0.74		-0.32	-0.79
k2:approval ,		-0.28	-0.21	0.28
k2:approval ?	0.30		-0.24	-0.35
k2:approval about		-0.45		
k2:approval be	0.66			-0.56
k2:approval do	-0.39		-0.22	0.64
k2:approval for	0.67			
k2:approval from	0.64		-0.32	-0.42
k2:approval it		-0.40	0.25	
k2:approval need	0.67		-0.27	-0.25
k2:approval not	0.54	-0.26	-0.22	-0.36
k2:approval of	0.23	-0.28		-0.27
k2:approval on	-0.34			
k2:approval or	0.98	-0.50		
k2:approval so	-0.79	-0.20	-0.22	-0.59
k2:approval the	0.28	-0.30		-0.30
k2:approval through_channel	-0.67		-0.23	0.60
k2:approval to	0.57	-0.24		
k2:approval we		0.53		
k2:approval with			0.24	
k2:approval x	0.39	0.23		-0.35
k2:ask $		-0.32	-0.36	
k2:ask ,		-0.27		
k2:ask ?	-0.87			
k2:ask a			0.32	
k2:ask about		0.26		-0.51
k2:ask agree		0.31		
k2:ask be	-0.26	-0.25	-0.26	-0.26
k2:ask can		0.23		
k2:ask do		0.48		-0.23
k2:ask for		-0.31		
k2:ask have	-0.25	-0.51		
k2:ask in	0.53	-0.22	-0.49	
k2:ask it	-0.24			-0.22
k2:ask our			0.33	
k2:ask person			0.37	
k2:ask refuse	-0.28	0.54	-0.32	-0.26
k2:ask the	-0.20			
k2:ask they		-0.32		
k2:ask to			0.21	
k2:ask us	-0.48	-0.43		-0.46
k2:ask we		-0.47		-0.23
k2:ask why	-0.20	-0.31		
k2:ask x		-0.36	0.23	-0.20
k2:ask xing			0.48	-0.20
k2:ask you		-0.38	-0.51	
k2:at $		-0.35	-0.30	-0.37
k2:at 0	-0.27			0.40
k2:at ?		-0.25		
k2:at TOPIC			-0.30	-0.48
k2:at TOPIC0		-0.78		0.74
k2:at a			-0.50	-0.42
k2:at hand	-0.42			
k2:at if		-0.41		-0.32
k2:at it		0.66		-0.39
k2:at soon	-0.25			-0.36
k2:at the	-0.27			
k2:at thing	-0.25	-0.24		-0.24
k2:at what				-0.29
k2:at x		-1.14		
k2:at yet		0.46		
k2:at your				-0.28
k2:back $	-0.64			
k2:back ,				0.26
k2:back ?	0.39	-0.28		
k2:back DONE	-0.33	-0.36	0.58	-0.44
k2:back at			0.26	-0.23
k2:back be	-0.23			
k2:back by	-0.27	-0.28		-0.21
k2:back for		-0.36	0.46	-0.36
k2:back in	-0.36	-0.56	-0.58	0.33
k2:back on			0.28	-0.24
k2:back over		0.22		
k2:back person		-0.22	0.34	-0.30
k2:back refuse		0.27		
k2:back the		-0.51		0.37
k2:back to			-0.76	
k2:back today	0.38			-0.29
k2:back where				0.33
k2:back with		0.21	-0.54	-0.24
k2:back x			0.28	-0.37
k2:back yet	0.27			
k2:be $	-0.48	-0.29	-0.20	-0.51
k2:be ,		-0.25		0.47
k2:be 0	-0.32	-0.40		
k2:be ?	-0.34	-0.22		
k2:be ACT	-0.35	-0.58	-0.21	
k2:be DONE				-0.22
k2:be TOPIC		0.38		
k2:be TOPIC0	-0.35	-0.31		0.49
k2:be a			-0.28	-0.46
k2:be about		-0.65		
k2:be afraid	-0.22		-0.26	-0.26
k2:be after	0.37			
k2:be agree		-0.56	-0.30	-0.29
k2:be allow	-0.33			-0.72
k2:be approval	-0.20	-0.33		-0.44
k2:be ask		-0.49	-0.36	-0.24
k2:be at		0.32		
k2:be back		-0.63	-0.22	0.43
k2:be be	-0.32	-0.33	0.47	-0.75
k2:be because		0.30		
k2:be before	-0.24	-0.47	-0.30	-0.35
k2:be can	-0.23	-0.63		0.51
k2:be contact	-0.22	-0.33	0.69	0.23
k2:be do			-0.24	
k2:be done_word		-0.30	-0.22	0.49
k2:be for				-0.42
k2:be from		-0.64	-0.38	-0.41
k2:be go_on		-0.23	-0.23	
k2:be hand	-0.22	-0.69	0.82	-0.28
k2:be have		0.44		-0.25
k2:be here				-0.24
k2:be how		-0.30		-0.38
k2:be in		-0.58		0.94
k2:be it	-0.25			
k2:be just		-0.40	-0.22	-0.42
k2:be keep	-0.22	1.22		-0.42
k2:be kind	-0.23	-0.26		0.35
k2:be know	-0.29	-0.33		-0.52
k2:be live	-0.31	-0.25		
k2:be look	-0.26	-0.55	-0.23	-0.89
k2:be money	-0.22			-0.32
k2:be must		0.64		-0.37
k2:be need				-0.40
k2:be not				-0.38
k2:be off	-0.28		-0.24	
k2:be on				-0.30
k2:be once_more	-0.48	0.83		-0.71
k2:be only		-0.43		-0.26
k2:be our		-0.58		-0.41
k2:be out	-0.26		-0.23	0.68
k2:be over	-0.34	-0.37	-0.73	-0.27
k2:be person	-0.32			
k2:be please		-0.34		0.43
k2:be refuse		0.42		-0.56
k2:be say	-0.21	0.56		-0.46
k2:be sent		-0.32		-0.29
k2:be so		-0.73		-0.23
k2:be soon	0.31			-0.67
k2:be takes		-0.53	0.69	-0.59
k2:be tell		-0.58		
k2:be thanks	-0.31	-0.27	-0.23	-0.67
k2:be the	-0.49	-0.23		-0.38
k2:be there	-0.41	-0.62		0.27
k2:be they	-0.54		-0.28	
k2:be thing	0.31			-0.38
k2:be to		-0.28		-0.46
k2:be today	0.30			-0.24
k2:be too	-0.22	0.50		-0.74
k2:be unable	-0.41	0.57		-0.27
k2:be us	-0.38			
k2:be warn	-0.25	-0.36	-0.27	-0.25
k2:be we	0.72	-0.29	-0.21	
k2:be what	0.45	-0.67	-0.31	
k2:be where		0.29	0.23	-0.39
k2:be with	-0.58			
k2:be would_like	-0.35	-0.45		
k2:be x			-0.32	
k2:be xed				-0.53
k2:be xing		-0.24	0.30	-0.30
k2:be yet	-0.35	-0.42		
k2:be you			-0.22	-0.22
k2:be your		-0.34		-0.20
k2:because $	-0.72	-0.26		-0.29
k2:because ACT				0.35
k2:because agree	-0.36			
k2:because ask	-0.42	-0.38	-0.30	0.96
k2:because for		-0.39		-0.43
k2:because it	-0.50	0.51		-0.47
k2:because not		0.48		
k2:because of	-0.28	-0.47		0.56
k2:because on	-0.20			
k2:because soon		-0.46		-0.24
k2:because the		0.52		
k2:because there		0.41		
k2:because they	-0.42			
k2:because to				-0.58
k2:because x		0.35		-0.46
k2:because xed	-0.41	-0.34		0.35
k2:because xing		-0.54		
k2:because you	0.85	-0.26	-0.26	
k2:before $		-0.85	-0.33	-0.53
k2:before it	-0.24	-0.35		
k2:before soon	-0.21	0.85		
k2:before the	-0.21		-0.23	-0.21
k2:before us	-0.21	-0.34	-0.26	-0.33
k2:before we		-0.26		
k2:before x	-0.34		0.35	-0.23
k2:before xing			-0.31	-0.54
k2:before you	-0.35		-0.23	
k2:before your	-0.32		-0.25	-0.74
k2:but a		0.30		
k2:but it		-0.39		
k2:but let		-0.21		
k2:but look		0.25		
k2:but may	0.39	-0.54		
k2:but not	-0.29			-0.27
k2:but the		0.27		
k2:but we		0.23		
k2:but x	-0.23	-0.35	-0.24	-0.23
k2:but you	-0.23	0.37		
k2:by $	-0.54	-0.40	-0.24	-0.62
k2:by ,	-0.55	-0.42		-0.47
k2:by ACT	-0.51	-0.31	-0.62	
k2:by TOPIC		0.30	-0.25	
k2:by TOPIC0		-0.30	-0.21	0.55
k2:by contact		0.82		-0.24
k2:by how	-0.44	-0.39	-0.51	-0.27
k2:by it	0.24	-0.37	-0.25	
k2:by our		-0.50	0.62	
k2:by person			0.60	
k2:by sent		-0.41		
k2:by soon			0.41	
k2:by the	-0.23	-0.50	-0.33	
k2:by thing	-0.28	0.41	-0.82	
k2:by us		0.35		
k2:by what	-0.33	0.23		
k2:by x	-0.57	-0.22		
k2:by xing		-0.66	-0.21	0.46
k2:by yet		0.30	-0.48	-0.54
k2:by you	0.29	-0.46	-0.38	-0.61
k2:by your				-0.40
k2:can $	-0.26			-0.26
k2:can ACT	-0.41	-0.47		-0.82
k2:can agree				0.52
k2:can also				-0.43
k2:can be		-0.52		-0.86
k2:can contact		-0.75		
k2:can do	-0.28	0.63		-0.32
k2:can done_word				-0.23
k2:can hand	-0.29	0.45	-0.33	
k2:can have		-0.40		-0.35
k2:can keep		-0.61		-0.35
k2:can know		-0.44		-0.49
k2:can let				-0.21
k2:can look				-0.21
k2:can not	-0.21	0.42		-0.65
k2:can only		0.57		
k2:can person	-0.42	-0.39		
k2:can say		0.55		
k2:can tell		-0.28		
k2:can thing		-0.33		-0.47
k2:can to	-0.21			0.50
k2:can we		-0.39		
k2:can x				0.53
k2:can yet	-0.33			0.57
k2:can you	-0.30			
k2:contact $			0.72	-0.30
k2:contact ,			-0.25	
k2:contact ?	-0.54		-0.37	
k2:contact a		-0.22	-0.21	
k2:contact and			-0.21	
k2:contact approval	0.32	-0.58	-0.26	
k2:contact back			1.01	-0.36
k2:contact be	-0.37			-0.22
k2:contact by				-0.28
k2:contact contact	-0.27		-0.28	
k2:contact for		0.34		-0.25
k2:contact from		-0.57	0.36	-0.41
k2:contact go_on	0.46	-0.34	-0.33	
k2:contact hand			0.35	
k2:contact have			-0.35	0.37
k2:contact it	-0.44	0.32	-0.38	-0.48
k2:contact make_so	-0.27		0.47	
k2:contact must	-0.34			-0.23
k2:contact not	-0.24	0.36	-0.38	-0.23
k2:contact of	-0.42	-0.45	-0.27	-0.48
k2:contact off		-0.25	-0.26	-0.37
k2:contact on				-0.49
k2:contact once_more	-0.20		-0.30	-0.36
k2:contact out			0.25	
k2:contact over	-0.23	-0.41	0.33	-0.23
k2:contact person	-0.26		0.36	
k2:contact say	-0.38	-0.25		
k2:contact soon			-0.27	
k2:contact tell	-0.35			-0.24
k2:contact there		0.96	-0.32	-0.29
k2:contact thing	-0.28		-0.33	
k2:contact to	-0.21	-0.23	0.31	
k2:contact too		-0.48	-0.22	-0.21
k2:contact us		-0.39	-0.47	-0.22
k2:contact we	-0.35	-0.29		-0.31
k2:contact what	-0.47			-0.22
k2:contact will	-0.35		-0.41	
k2:contact with		-0.20	-0.92	-0.21
k2:contact x	-0.29	-0.26		
k2:contact yet				0.54
k2:contact you	-0.24		0.67	
k2:contact your		0.58		
k2:do $	-0.21	-0.33	-0.26	0.50
k2:do ,				1.04
k2:do ?	0.35	-0.27		
k2:do ACT	-0.55	-0.27	-0.33	-0.37
k2:do TOPIC	-0.56			-0.47
k2:do a		0.30		
k2:do about		0.42		-0.57
k2:do afraid		-0.22		
k2:do and	-0.27	-0.29	-0.26	0.47
k2:do approval	-0.33			-0.33
k2:do be		0.76		
k2:do by		-0.23		-0.24
k2:do for		-0.27		0.63
k2:do from			-0.44	0.47
k2:do have	-0.35			
k2:do in				-0.27
k2:do it			-0.20	
k2:do not	-0.49	-0.31		-0.22
k2:do on				-0.21
k2:do our	-0.23	-0.34		
k2:do soon		-0.28		-0.59
k2:do takes	0.40		-0.45	-0.58
k2:do the	-0.27			-0.22
k2:do they	-0.38			
k2:do we	0.88			
k2:do what				0.36
k2:do with	-0.68			
k2:do x	-0.25	-0.23	-0.36	-0.27
k2:do xing	-0.26	-0.26		-0.69
k2:do yet	0.41		-0.31	
k2:do your	-0.33			
k2:done_word $	-0.43	-0.73	-0.30	0.53
k2:done_word ,		-0.26		0.22
k2:done_word ?				-0.26
k2:done_word ACT	-0.28	-0.28		-0.53
k2:done_word be		-0.37		
k2:done_word by		0.43	-0.24	
k2:done_word can		0.69		-0.30
k2:done_word done_word		-0.41	-0.29	0.48
k2:done_word out		-0.38		-0.35
k2:done_word tell		-0.20		
k2:done_word to	0.25	-0.46		-0.57
k2:done_word up				0.27
k2:done_word x		0.28	-0.22	0.31
k2:done_word yet	-0.21		-0.51	
k2:fact_word $	-0.27	-0.68	-0.21	-0.31
k2:fact_word ?	-0.38			
k2:fact_word be		-0.42		
k2:fact_word do		0.24		
k2:fact_word for	-0.40			0.27
k2:fact_word have				-0.35
k2:fact_word here		-0.47	-0.54	-0.41
k2:fact_word reason_for	-0.26			
k2:fact_word to	-0.41			
k2:fact_word with	-0.48	-0.25		
k2:fact_word x				-0.67
k2:fact_word yet	0.30			
k2:fact_word you	-0.35	-0.22		
k2:for $	-0.27	-0.41		
k2:for ,				0.58
k2:for 0			0.24	-0.28
k2:for ?	-0.28			
k2:for TOPIC		-0.48		
k2:for TOPIC0		-0.34		0.40
k2:for a	-0.21			
k2:for agree		-0.21		
k2:for an		0.21		
k2:for approval	-0.68			
k2:for be				0.32
k2:for contact		-0.48	-0.48	-0.24
k2:for fact_word		-0.20		
k2:for hand		-0.32	-0.57	
k2:for have			-0.38	0.26
k2:for it	-0.58			
k2:for keep		-0.45		
k2:for money	-0.22	-0.39	-0.30	-0.28
k2:for not		-0.55		0.24
k2:for once_more		0.98		0.28
k2:for our		-0.33	0.21	
k2:for person		0.28		
k2:for soon	-0.22			
k2:for the	-0.29			-0.41
k2:for they		-0.23		
k2:for thing				-0.21
k2:for us		0.31		-0.21
k2:for what	-0.32	-0.49		-0.27
k2:for where		-0.32		-0.23
k2:for with	-0.25			
k2:for x	-0.36		-0.48	-0.63
k2:for xing	-0.31		-0.25	
k2:for yet		0.73	-0.31	-0.62
k2:for you	0.38			0.62
k2:for your	0.31		-0.30	-0.26
k2:from $			-0.47	-0.84
k2:from ,			-0.30	-0.47
k2:from 0		-0.57		-0.68
k2:from ?		-0.20		-0.31
k2:from TOPIC	-0.35	0.44		
k2:from a			-0.32	-0.54
k2:from here			0.63	-0.58
k2:from it			-0.25	0.69
k2:from look			-0.22	-0.22
k2:from money			0.54	-0.41
k2:from our		-0.33		0.30
k2:from person			0.22	
k2:from soon	0.29	-0.39		
k2:from the		-0.43	-0.22	0.31
k2:from then		-0.37		-0.28
k2:from there			0.60	-0.30
k2:from thing		-0.22	0.55	-0.22
k2:from today	-0.30	-0.67	-0.21	0.75
k2:from us	-0.23	0.78	-0.21	-0.22
k2:from we	-0.31	-0.45	-0.30	-0.35
k2:from what	-0.24		-0.29	-0.65
k2:from when	-0.60	-0.24	-0.31	-0.61
k2:from where	-0.30	-0.21	-0.22	-0.30
k2:from x	-0.29		0.46	
k2:from xing		0.68		-0.36
k2:from yet				0.41
k2:from you	0.37			-0.56
k2:from your	-0.46	-0.42	-0.35	
k2:go_on $		0.42	-0.31	
k2:go_on ,				-0.24
k2:go_on ?	0.94	-0.24		-0.49
k2:go_on a		0.32		-0.55
k2:go_on and	-0.42			0.47
k2:go_on be	0.49			
k2:go_on from				-0.25
k2:go_on go_on	0.60			
k2:go_on in		-0.26	-0.40	0.61
k2:go_on it	0.33	-0.26		
k2:go_on on	-0.20	-0.76	0.36	-0.31
k2:go_on over		0.49	-0.22	-0.34
k2:go_on the	-0.32	-0.22	-0.28	-0.28
k2:go_on up		-0.26		
k2:go_on with				-0.41
k2:go_on x	-0.47	-0.34		-0.44
k2:go_on yet	-0.54		-0.38	0.22
k2:hand $	-0.30		0.60	-0.28
k2:hand ,	0.60			
k2:hand ?	-0.22			
k2:hand ACT	-0.21		-0.51	-0.24
k2:hand TOPIC	-0.63	-0.59	0.46	-0.68
k2:hand a		-0.25	0.37	
k2:hand be			-0.20	-0.52
k2:hand in	0.31	0.22		-0.35
k2:hand it	0.35	0.52		
k2:hand make_so	-0.21		0.44	
k2:hand of		-0.26	-0.21	-0.22
k2:hand off	0.29		-0.31	-0.40
k2:hand on		0.31		
k2:hand our			0.44	
k2:hand out				-0.46
k2:hand over	-0.24			
k2:hand person			0.29	
k2:hand the	0.30		-0.23	
k2:hand to		-0.30		-0.41
k2:hand today	0.24			
k2:hand up		-0.21	-0.56	
k2:hand us		-0.30		
k2:hand x	-0.22			-0.29
k2:hand xing		-0.23	-0.25	
k2:hand yet			0.69	-0.57
k2:hand you	-0.26	-0.27	0.63	-0.29
k2:hand your	-0.38	-0.33		0.69
k2:have $	-0.30			-0.83
k2:have ,		0.31		
k2:have 0				0.40
k2:have ?	-0.30			-0.34
k2:have ACT	-0.56	-0.50		0.42
k2:have DONE	-0.34			
k2:have TOPIC	-0.41	-0.38	-0.28	
k2:have TOPIC0	-0.23	-0.40	-0.22	0.58
k2:have a	-0.54	-0.32		-0.38
k2:have allow		0.39		
k2:have ask			0.31	
k2:have be	-0.31	-0.23		0.38
k2:have contact		-0.20	-0.25	
k2:have do		-0.43		-0.25
k2:have done_word	-0.27	-0.49	-0.29	0.85
k2:have for	-0.21			-0.35
k2:have go_on	-0.21	-0.44	-0.21	
k2:have hand		-0.30	0.48	0.39
k2:have have				0.45
k2:have here	-0.22	-0.61		
k2:have if	-0.20			
k2:have in	-0.23	-0.28		-0.20
k2:have it		0.41	-0.20	-0.37
k2:have just	-0.21	-0.24	0.66	0.69
k2:have let	-0.25	-0.36		0.28
k2:have look				-0.32
k2:have need		0.39		
k2:have not		-0.41	-0.22	-0.89
k2:have on		0.23		0.28
k2:have once_more		-0.31	-0.43	-0.37
k2:have only	0.58	-0.27	-0.36	-0.52
k2:have our		-0.38		
k2:have say				-0.28
k2:have sent				-0.28
k2:have soon	0.37			-0.45
k2:have stop		0.23		
k2:have takes	-0.34	0.52		
k2:have tell		-0.36		
k2:have the	-0.23	-0.52		-0.33
k2:have they			-0.24	-0.25
k2:have to		1.09	-0.20	-0.53
k2:have us	0.47	-0.26		-0.21
k2:have we	0.46	-0.45		
k2:have where	-0.26	-0.24		-0.24
k2:have with		0.67	-0.44	
k2:have would_like	-0.37	0.67		
k2:have x	-0.48	-1.00		
k2:have xed		0.86		-0.56
k2:have xing			-0.38	
k2:have you	-1.01			-0.48
k2:have your		-0.35		-0.39
k2:here $				-0.36
k2:here ?		-0.22		
k2:here be		-0.76		-0.54
k2:here because		-0.26	-0.33	-0.29
k2:here can				-0.26
k2:here for	-0.24	-0.22		-0.36
k2:here have				-0.24
k2:here it		0.33		
k2:here not		-0.51		
k2:here on			0.37	-0.64
k2:here they		-0.49	0.44	
k2:here x	-0.24		0.80	-0.44
k2:here you	-0.69	-0.44	-0.73	0.76
k2:how $		-0.21		
k2:how ?	-0.29	-0.25		-0.21
k2:how a		-0.49	-0.20	-0.66
k2:how about	0.55	-0.26		
k2:how be	-0.65		-0.32	
k2:how can		-0.28		
k2:how do	-0.45			
k2:how it	-0.56			
k2:how kind			-0.22	
k2:how may	-0.31			
k2:how money	-0.44	-0.21		-0.33
k2:how must	-0.52			
k2:how please	-0.22	-0.37	-0.48	-0.47
k2:how the				-0.20
k2:how today	-0.25	-0.37		-0.45
k2:how we	-0.23	-0.28	-0.35	-0.50
k2:how will	-0.56			
k2:how x	-0.56	-0.27		-0.23
k2:how you		-0.31		-0.25
k2:how your				-0.38
k2:if $		-0.47	-0.25	-0.41
k2:if ,	0.40	0.22		
k2:if ?		-0.31		
k2:if a	-0.26	-0.35	-0.21	
k2:if in		-0.26		
k2:if it	0.42	0.22		-0.41
k2:if not	-0.27	-0.39		
k2:if once_more		-0.24		
k2:if person			-0.26	
k2:if takes	-0.42	0.46	-0.30	
k2:if the		-0.40		-0.94
k2:if there	0.44			
k2:if they	-0.23	-0.37	-0.46	
k2:if to	0.71			
k2:if we		-0.24		
k2:if x	-0.31	-0.33		-0.50
k2:if xing	-0.51	0.51	-0.32	-0.30
k2:if you	0.40	-0.26		0.44
k2:if your	-0.28			
k2:in $	0.21			0.34
k2:in ,	0.28		-0.36	
k2:in 0		-0.37		-0.64
k2:in ?	0.31	-0.23		-0.35
k2:in ACT		-0.29		
k2:in TOPIC		-0.27		-0.38
k2:in a		0.43		-0.35
k2:in an		0.23		
k2:in and		-0.32	-0.21	0.24
k2:in approval	0.29			
k2:in at			-0.48	0.22
k2:in because	-0.26	-0.35		-0.33
k2:in for		-0.26	-0.47	
k2:in from				0.27
k2:in here		-0.35		
k2:in it	-0.61			
k2:in live	-0.40	-0.24	-0.24	0.60
k2:in look	-0.34		-0.27	0.49
k2:in may	-0.34	-0.32	-0.47	-0.65
k2:in money	-0.49	-0.32		-0.51
k2:in not	-0.23	0.55		
k2:in on		-0.36		-0.62
k2:in our		-0.26		
k2:in person			-0.23	
k2:in tell	-0.32		-0.36	
k2:in the	-0.23	-0.31		
k2:in there		-0.28		0.47
k2:in thing		-0.41		-0.36
k2:in today		-0.62		0.36
k2:in what	-0.23			
k2:in with	-0.27			
k2:in x	-0.23	-0.63		
k2:in yet	-0.24		0.47	-0.49
k2:in your	-0.29	0.26		0.21
k2:into a	0.61			
k2:into it	-0.21			
k2:into our		-0.36	0.49	
k2:into the	-0.25	-0.34		-0.34
k2:into what	-0.31			
k2:into your		-0.62		
k2:it $		-0.62	-0.26	-0.38
k2:it ,	0.41	0.26		
k2:it ?	0.38	-0.25		-0.23
k2:it ACT	-0.51	0.32		-0.22
k2:it DONE		0.22		
k2:it TOPIC				0.23
k2:it TOPIC0	-0.27			0.75
k2:it a	0.20			
k2:it afraid		0.24		
k2:it agree	0.58	-0.32		0.49
k2:it an	0.44	-0.49	-0.25	
k2:it approval	0.58		-0.23	-0.78
k2:it at	-0.31		-0.25	-0.41
k2:it back			-0.26	-0.20
k2:it be			-0.31	
k2:it because		0.42		
k2:it before			-0.21	-0.50
k2:it by	-0.63	-0.24	-0.20	
k2:it can	-0.24	0.48		-0.22
k2:it contact		-0.27	-0.29	
k2:it do	-0.21			
k2:it done_word	-0.23		-0.21	-0.40
k2:it fact_word				-0.57
k2:it for	-0.35	-0.39		
k2:it from		0.25		-0.22
k2:it go_on		-0.25		
k2:it hand				-0.40
k2:it here		-0.32	-0.54	-0.28
k2:it how	0.47			
k2:it if	-0.25			
k2:it in			-0.47	
k2:it into	0.22			
k2:it it	0.24	0.24		-0.52
k2:it just	-0.26			
k2:it keep	-0.37	0.44	-0.25	
k2:it kind	-0.32	-0.25		
k2:it live	0.47		-0.28	
k2:it look	-0.46	-0.27		-0.30
k2:it may		-0.31		-0.28
k2:it money	-0.38	0.37	-0.31	
k2:it must	-0.44			-0.34
k2:it not		-0.91		
k2:it of	-0.42			
k2:it on	0.50		0.33	
k2:it once_more	-0.28	-0.24		-0.32
k2:it only	0.35			-0.36
k2:it out	-0.31	-0.42		-0.27
k2:it over	0.41	-0.22	-0.77	0.29
k2:it person	-0.45		-0.40	-0.20
k2:it please		0.26		
k2:it refuse	-0.24	-0.24		-0.47
k2:it say	-0.61	-0.35		-0.65
k2:it sent	-0.34			
k2:it so		-0.32	-0.21	0.61
k2:it soon	-0.22	-0.31	-0.43	0.38
k2:it takes		-0.21	-0.37	-0.26
k2:it tell		0.33		-0.25
k2:it than		-0.28	0.49	
k2:it the				0.72
k2:it there		0.37		
k2:it thing	-0.59	0.40		
k2:it to		-0.23		-0.29
k2:it today	0.31		0.31	
k2:it too		0.34		
k2:it up	-0.24		-0.24	
k2:it way	0.33	-0.41		-0.34
k2:it we	-0.31	0.42		
k2:it what	0.44	0.23		
k2:it when		-0.44	-0.26	
k2:it will				-0.26
k2:it with		-0.76		-0.39
k2:it x		0.27		
k2:it xed	-0.67	-0.37	-0.33	-0.64
k2:it xing		-0.30		-0.28
k2:it yet	0.23	-0.29		-0.60
k2:it you		-0.36		-0.38
k2:it your	-0.25			-0.37
k2:just $	-0.82	-0.21	-0.36	-0.89
k2:just ,	-0.38			-0.22
k2:just DONE	-0.22			0.32
k2:just a	-0.33		-0.22	-0.33
k2:just approval	0.36			
k2:just contact			-0.26	-0.42
k2:just go_on	0.41			
k2:just hand	-0.35		0.32	0.24
k2:just it		-0.22	-0.51	-0.70
k2:just let	0.34			
k2:just look	-0.40			-0.21
k2:just need				-0.48
k2:just say	0.65			
k2:just takes			0.46	-0.23
k2:just tell	0.32	-0.35		
k2:just x	-0.31	-0.52		0.40
k2:just xed		-0.36	-0.23	0.20
k2:just xing	0.39		-0.25	-0.26
k2:just yet	-0.66		-0.61	0.55
k2:keep $	-0.30	0.64	-0.53	-0.70
k2:keep ,	0.24	-0.27		
k2:keep ?	-0.43	-0.60		
k2:keep ACT		0.57		-0.37
k2:keep DONE	-0.21		-0.22	0.21
k2:keep TOPIC		0.23		
k2:keep a	-0.24	-0.33		
k2:keep agree		-0.41		-0.46
k2:keep ask		-0.33		
k2:keep be	-0.25	-0.84		0.31
k2:keep because		0.39		-0.49
k2:keep for	-0.35	-0.23	0.36	
k2:keep here		0.28	-0.24	
k2:keep in		0.94		
k2:keep it		-0.56	-0.30	-0.45
k2:keep look		0.23		
k2:keep money		-0.47		
k2:keep of	-0.27			
k2:keep off	-0.45	0.58	-0.44	-0.31
k2:keep on	-0.21	0.63	-0.24	-0.58
k2:keep only		-0.43		
k2:keep our	-0.31		-0.43	
k2:keep refuse		0.23		
k2:keep the	-0.24	0.26		-0.37
k2:keep there	0.33	-0.55		-0.26
k2:keep to	-0.27	0.54		
k2:keep today		-0.39		
k2:keep unable		0.75		-0.37
k2:keep us	-0.24	0.38	-0.23	
k2:keep what		-0.42	-0.30	-0.25
k2:keep where		0.40	-0.29	-0.44
k2:keep with			-0.43	-0.28
k2:keep x	-0.20	0.74	-0.59	-0.59
k2:keep xed		0.24		-0.32
k2:keep xing		-0.24		
k2:keep you		-0.70	0.34	
k2:keep your				-0.39
k2:kind $	-0.52	-0.65	-0.30	-0.56
k2:kind ,				-0.21
k2:kind ?	-0.32	-0.25		
k2:kind TOPIC	-0.33	-0.43	-0.29	-0.70
k2:kind for		0.85		-0.20
k2:kind it	-0.21	-0.30		-0.31
k2:kind once_more		-0.20	-0.21	0.26
k2:kind soon				-0.22
k2:kind tell			-0.22	
k2:kind the		-0.49		
k2:kind to	-0.49	-0.39	-0.24	0.25
k2:kind x				-0.25
k2:kind you			-0.22	-0.31
k2:know $	-0.34	-0.52	-0.76	-0.70
k2:know ?	-0.67	-0.22		
k2:know a	0.49	-0.21	-0.20	-0.39
k2:know about		-0.31	0.34	0.36
k2:know by			0.34	-0.22
k2:know from			0.33	-0.57
k2:know here		0.36		
k2:know if	0.27			
k2:know in			-0.40	
k2:know it			-0.26	0.24
k2:know money		-0.39	-0.25	-0.57
k2:know not	0.21	0.52		
k2:know once_more	-0.30	-0.32		-0.32
k2:know the	-0.37	-0.38		
k2:know they			-0.23	
k2:know to			0.61	-0.26
k2:know us	-0.60	-0.24	-0.31	-0.26
k2:know what		-0.36	-0.35	
k2:know when	-0.46			
k2:know why	0.36	-0.25		
k2:know x		-0.44		-0.41
k2:know xing		-0.44		
k2:know you	-0.26	-0.22		-0.48
k2:know your	-0.20	-0.38	-0.25	-0.56
k2:let it			-0.23	0.69
k2:let us	-0.50	-0.26		-0.37
k2:live $			-0.28	-0.51
k2:live ,				0.74
k2:live ?	-0.21			
k2:live at		-0.31		
k2:live be	-0.22	-0.46	-0.38	0.43
k2:live from		-0.38		0.23
k2:live on				-0.29
k2:live soon	-0.24	-0.24	-0.31	-0.34
k2:live when	-0.47	-0.26	-0.20	-0.33
k2:live where	-0.40	-0.50	-0.34	-0.40
k2:live with			0.25	
k2:live x	-0.36	-0.25	-0.28	-0.21
k2:live yet			-0.43	0.53
k2:look $	-0.29		-0.41	-1.02
k2:look 0	-0.29	-0.22		1.04
k2:look ACT	-0.70	-0.41	-0.44	-0.66
k2:look TOPIC	-0.22			-0.72
k2:look a		0.23		-0.25
k2:look after				0.41
k2:look and				0.22
k2:look at		-0.53		-0.31
k2:look can		-0.47		0.25
k2:look from			-0.21	-0.23
k2:look have				0.37
k2:look if	-0.42	-0.20		
k2:look in		-0.43		
k2:look keep				0.23
k2:look make_so	-0.27	-0.20	-0.35	-0.23
k2:look or	-0.69			-0.45
k2:look out		-0.34		
k2:look person	-0.21		0.90	-0.79
k2:look so	-0.26		-0.32	-0.58
k2:look takes			-0.21	
k2:look tell		-0.22	-0.28	
k2:look the		-0.48	-0.27	-0.45
k2:look thing	-0.21	-0.28		
k2:look to	-0.58	-0.28	-0.63	
k2:look today		0.26		
k2:look up			-0.20	
k2:look what		-0.32	-0.53	-0.66
k2:look will		0.20		-0.25
k2:look x	-0.30	-0.45	-0.29	-0.86
k2:look you	-0.32			
k2:look your	-0.24	-0.23	-0.32	-0.51
k2:make_so $			0.39	-0.36
k2:make_so ,				-0.30
k2:make_so ?	0.46			
k2:make_so be	-0.33	-0.35		-0.42
k2:make_so can	-0.29	0.50		-0.20
k2:make_so done_word	-0.38		-0.21	0.70
k2:make_so make_so	0.67			-0.42
k2:make_so not	0.50	-0.28		
k2:make_so tell	-0.34			-0.32
k2:make_so what	0.41			-0.24
k2:make_so x				-0.26
k2:make_so yet	0.27			
k2:may $		-0.44	-0.42	-0.41
k2:may ?	-0.91	-0.36		
k2:may ACT	0.38	0.42		
k2:may ask	-0.53			
k2:may be	0.32			-0.35
k2:may do	-0.32			
k2:may have	-0.44	0.32		-0.38
k2:may it	0.24			
k2:may know		-0.26		-0.37
k2:may not	-0.51	0.60		-0.25
k2:may takes	0.27	-0.24		
k2:may the	0.63	-0.42		-0.46
k2:may they	0.23	-0.35	-0.37	
k2:may we		-0.22		
k2:may x	-0.36	0.53		
k2:money $	-0.68	-0.69	-0.38	-0.88
k2:money ,	-0.21	-0.24		
k2:money 0	0.88	-0.44	-0.26	-0.64
k2:money ?	-0.53	-0.28		-0.25
k2:money DONE	-0.51	-0.41	-0.27	0.62
k2:money TOPIC	0.37	-0.21		-0.67
k2:money TOPIC0				-0.36
k2:money a				-0.45
k2:money agree				-0.27
k2:money at				-0.40
k2:money back	0.45	-0.20		
k2:money be	-0.24	-0.54		
k2:money by		-0.31	-0.33	
k2:money can				-0.30
k2:money do	-0.21			
k2:money done_word				0.31
k2:money for	-0.21	-0.51		-0.36
k2:money go_on		0.25		-0.67
k2:money have	-0.22	-0.47		0.43
k2:money here			-0.28	
k2:money in	-0.24	-0.22		
k2:money it	-0.30	0.29		-0.54
k2:money keep	-0.41	1.28	-0.28	-0.24
k2:money make_so			-0.23	0.29
k2:money may		0.34		
k2:money money	-0.34	-0.33	-0.29	-0.52
k2:money must	-0.54	-0.42	-0.20	-0.39
k2:money not	-0.40	-0.32		-0.31
k2:money of	0.54			
k2:money off	-0.24		-0.26	
k2:money on		-0.72		
k2:money once_more	0.29	-0.34		
k2:money out	-0.43	0.27		-0.90
k2:money person		-0.25	0.50	-0.34
k2:money soon		-0.21		0.41
k2:money takes			-0.22	-0.52
k2:money tell	-0.28	-0.27	-0.24	0.52
k2:money the	-0.31			0.30
k2:money there		0.45		
k2:money thing		0.27		
k2:money through_channel		0.28		-0.36
k2:money to		-0.47	-0.27	-0.24
k2:money will		0.27		-0.28
k2:money with				-0.36
k2:money x			-0.35	
k2:money xing		1.19	-0.33	
k2:money yet			-0.41	-0.69
k2:money you	-0.54	0.26		-0.43
k2:money your		-0.33		0.36
k2:must $	-0.38	-0.30		-0.47
k2:must ,	-0.23			
k2:must ACT	0.65	-0.28		
k2:must be	-0.54	-0.53		-0.33
k2:must for	0.37	0.42		-0.45
k2:must have	0.30			-0.39
k2:must it	-0.32	-0.21		-0.25
k2:must not		-0.78		
k2:must refuse	-0.30	0.59		-0.31
k2:must the				-0.20
k2:must to	-0.30	0.29	-0.23	-0.30
k2:must x	-0.39	0.58	-0.48	
k2:must you	0.55	-0.21		-0.32
k2:must your	-0.20			-0.47
k2:need $		-0.70	-0.24	-0.49
k2:need be				0.35
k2:need contact		-0.29		
k2:need for	-0.28			-0.24
k2:need from	-0.31		-0.34	-0.32
k2:need not		-0.70		
k2:need on	-0.50	-0.26		
k2:need once_more	-0.22	-0.41		
k2:need our		-0.38		
k2:need person	0.20		0.37	
k2:need the	-0.41	-0.44		-0.49
k2:need they			-0.24	
k2:need thing	0.37			
k2:need to	-0.24		0.23	
k2:need us	0.37			
k2:need where		-0.24		
k2:need x	-0.42	-0.45	-0.42	-0.28
k2:need xing			-0.40	-0.26
k2:need yet				-0.28
k2:need you	0.50			-0.33
k2:need your		-0.42		
k2:not $	-0.28		-0.33	-0.52
k2:not ,		0.26		
k2:not ?		-0.42		
k2:not ACT	-0.47	1.00		-0.28
k2:not DONE	-0.27	0.84	-0.26	-0.68
k2:not TOPIC	-0.22	1.22		-0.71
k2:not a		0.33		
k2:not about	-0.20	0.67		
k2:not agree	-0.79	-0.23		-0.54
k2:not allow	-0.34	0.67		-0.31
k2:not an		-0.22	-0.22	-0.24
k2:not approval	-0.25	0.34		
k2:not ask		-0.67		
k2:not at		-0.34		
k2:not be				-0.56
k2:not before		0.27		
k2:not by			-0.53	
k2:not can		0.23		0.38
k2:not contact		-0.29	-0.26	-0.23
k2:not do		0.56		-0.32
k2:not done_word		0.38		-0.42
k2:not for	-0.43		-0.27	
k2:not from		0.57		-0.52
k2:not go_on	-0.29		-0.20	-0.43
k2:not hand		0.83	-0.24	
k2:not have		-0.54	-0.21	-0.46
k2:not here		0.39	-0.34	-0.48
k2:not how				-0.31
k2:not in		0.65	-0.22	
k2:not it	-0.61	-0.43		
k2:not keep		-0.42		
k2:not kind		-0.21		
k2:not let		0.37		-0.25
k2:not look		-0.25		
k2:not make_so	-0.31	0.35	-0.22	
k2:not money				-0.34
k2:not must		-0.53		
k2:not need		-0.92		-0.22
k2:not not	-0.27	0.89	-0.25	-0.29
k2:not of	-0.41	0.28		
k2:not on		0.52	-0.27	0.27
k2:not once_more		-0.43	-0.24	0.33
k2:not our		0.65		
k2:not out	-0.28	0.55		-0.23
k2:not reason_for	0.57	-0.28		
k2:not say		-0.46		
k2:not sent		0.96		-0.20
k2:not soon		-0.23	-0.39	
k2:not takes		0.78		
k2:not tell		-0.42		-0.46
k2:not thanks		-0.58		
k2:not the		-0.22		-0.38
k2:not there				-0.24
k2:not thing	-0.22	0.47	-0.31	
k2:not through_channel		0.66		-0.26
k2:not to	0.30	0.27	-0.22	-0.27
k2:not today	-0.22	0.41		-0.30
k2:not too		-0.40		
k2:not warn	-0.27	-0.44	-0.22	-0.22
k2:not way	-0.31	0.69		-0.27
k2:not we		0.46		
k2:not what		-0.53		
k2:not will		-0.67	-0.32	
k2:not with	-0.27			-0.32
k2:not would_like		-0.34		-0.28
k2:not x			-0.34	-0.50
k2:not xed		-0.32		-0.21
k2:not xing		0.58		-0.34
k2:not yet		-0.54		-0.35
k2:not you	0.46	-0.67		
k2:not your		-0.80		
k2:of $				0.48
k2:of 0		-0.51		
k2:of ACT		-0.21		-0.28
k2:of TOPIC		-0.62		
k2:of TOPIC0		-0.26		0.46
k2:of a		0.30		
k2:of agree	-0.33		-0.23	-0.34
k2:of an		0.30		
k2:of ask	-0.32			-0.21
k2:of be				-0.24
k2:of contact		0.51		-0.39
k2:of it			0.45	
k2:of look				0.21
k2:of money		-0.47		-0.51
k2:of must		0.47		-0.40
k2:of our		0.46		
k2:of person			-0.67	
k2:of the				-0.25
k2:of thing	-0.43	0.31	-0.40	
k2:of today	-0.22	-0.30		0.40
k2:of us		-0.21		-0.34
k2:of what	-0.44	-0.35		
k2:of x		-0.45	-0.29	-0.54
k2:of xing		-0.26		-0.46
k2:of yet	-0.27			0.37
k2:of you	-0.42	-0.35	-0.55	-0.54
k2:of your	-0.32			
k2:off $	-0.69	-0.61	-0.39	0.65
k2:off ,		-0.29		0.55
k2:off a	-0.31	-0.28		0.27
k2:off because				0.35
k2:off for	-0.27	0.51	-0.21	-0.64
k2:off it	-0.27		-0.30	0.37
k2:off just	-0.31	-0.25	-0.26	0.32
k2:off on		0.28	-0.30	
k2:off the			0.34	-0.54
k2:off we	0.38	-0.47	-0.39	-0.67
k2:off x	0.40	0.22		
k2:off yet	-0.26	-0.46	-0.46	1.01
k2:off your		-0.73	-0.20	0.52
k2:on $	-0.43	-0.99	0.34	-0.34
k2:on ,		-0.21	0.23	
k2:on ?	0.41			
k2:on ACT	-0.23	-0.50	-0.30	-0.51
k2:on TOPIC	-0.32			
k2:on a				-0.21
k2:on allow		0.40	-0.21	-0.69
k2:on be			0.22	
k2:on for		0.22		-0.41
k2:on in			0.33	-0.20
k2:on it		0.53	0.30	-0.31
k2:on keep	-0.43		-0.22	
k2:on make_so	0.40			-0.60
k2:on our		0.41	-0.36	-0.76
k2:on person				-0.22
k2:on soon				-0.33
k2:on the	-0.28			
k2:on today				-0.22
k2:on what	-0.23			
k2:on why	-0.55			
k2:on with			0.74	
k2:on x		-0.69	-0.78	
k2:on xing	-0.37	0.61	-0.34	-0.48
k2:on you	-0.37	-0.28		
k2:on your				0.27
k2:once_more $	-0.27		-0.32	0.50
k2:once_more ,	-0.27			
k2:once_more ?	-0.93	-0.23		
k2:once_more TOPIC0		0.29		
k2:once_more about	-0.28		0.45	
k2:once_more agree		-0.21		
k2:once_more allow	-0.47	-0.56		
k2:once_more and	-0.28			-0.42
k2:once_more at	-0.22			-0.36
k2:once_more contact	0.30			0.39
k2:once_more for		-0.28		
k2:once_more from	-0.41	0.24		-0.21
k2:once_more have		-0.21	-0.47	
k2:once_more here		-0.38	0.30	
k2:once_more it			-0.32	-0.33
k2:once_more money		-0.26		
k2:once_more of		-0.47		
k2:once_more on	-0.85		-0.31	-0.88
k2:once_more soon		-0.67	-0.30	-0.72
k2:once_more takes			0.48	-0.27
k2:once_more than		0.57	-0.26	-0.31
k2:once_more thing			-0.47	
k2:once_more through_channel	-0.24	-0.22		
k2:once_more to	-0.28	-0.56		-0.52
k2:once_more today	-0.22			-0.54
k2:once_more x	-0.28			-0.43
k2:once_more xed	-0.46			-0.37
k2:once_more you	0.50			
k2:only $	-0.38	0.59		0.43
k2:only ,		0.20		
k2:only ?	0.57			
k2:only a		-0.35		
k2:only after		-0.43		
k2:only be	-0.40	-0.41		
k2:only contact		0.47		
k2:only have	0.29	-0.44		-0.21
k2:only it		-0.36		-0.28
k2:only know	-0.21			
k2:only on	-0.26	0.94		
k2:only our			-0.47	
k2:only takes	0.29	-0.22		-0.31
k2:only the	-0.31			-0.22
k2:only to	0.58	-0.45	-0.34	-0.46
k2:only what	-0.33			-0.28
k2:only x	-0.40	0.30		-0.25
k2:only xing	0.61	-0.28		
k2:only your	0.40			-0.32
k2:or DONE		-0.46	-0.77	-0.34
k2:or approval	-0.64	-0.20	-0.20	-0.22
k2:or at		-0.25		
k2:or be	-0.57	-0.40		
k2:or by	-0.45			
k2:or contact	-0.30	-0.35	-0.31	
k2:or do	-0.22			
k2:or from	-0.22			-0.32
k2:or have	-0.53	-0.31	-0.27	
k2:or keep	0.31			
k2:or not	0.72	-0.27		-0.24
k2:or the	-0.54			
k2:or with	-0.31			
k2:or x	0.34	-0.32		-0.37
k2:our $				-0.25
k2:our ACT		-0.47	0.45	
k2:our TOPIC		-0.21	-0.23	-0.60
k2:our afraid		-0.49	-0.23	
k2:our allow	-0.29	0.83		
k2:our ask	-0.52			
k2:our be	-0.27		0.30	
k2:our contact			-0.26	
k2:our hand		0.56	-0.38	-0.27
k2:our have		-0.37	-0.23	
k2:our money		-0.61	0.34	-0.44
k2:our once_more	-0.24	-0.22		
k2:our person		-0.56	0.32	-0.36
k2:our stop		0.27	-0.22	-0.78
k2:our tell			-0.75	-0.44
k2:our thing			0.51	
k2:our through_channel			-0.21	
k2:our to		0.33		
k2:our x		0.23	0.84	
k2:our xing	0.27			
k2:out $	-0.38	-0.40	-0.30	0.73
k2:out ,	-0.27			0.25
k2:out ?		-0.20		
k2:out ACT		-0.24		0.31
k2:out a				0.50
k2:out be		0.40		
k2:out by		-0.25	-0.34	
k2:out for	-0.37		0.59	-0.34
k2:out if		-0.25		
k2:out in	-0.20	-0.37		-0.60
k2:out it	-0.37	0.91		-0.22
k2:out of				-0.26
k2:out soon			0.31	
k2:out to	0.35			
k2:out today				-0.25
k2:out what		-0.22	-0.21	
k2:out with	-0.29			
k2:out would_like		0.59		
k2:out x				-0.30
k2:out yet		-0.25		-0.22
k2:over $	-0.32	-0.49		0.27
k2:over ?				-0.26
k2:over TOPIC	-0.32		-0.40	-0.49
k2:over a			-0.48	-0.44
k2:over and		-0.24		0.29
k2:over at		-0.52		0.23
k2:over contact		0.80		
k2:over how	-0.38	-0.30	-0.32	
k2:over in	-0.36	-0.33		-0.46
k2:over it			-0.64	
k2:over not		-0.32		
k2:over the	0.45	0.32		-0.23
k2:over there			-0.26	-0.38
k2:over to	-0.28	-0.38	0.30	-0.61
k2:over what				-0.28
k2:over with	0.50			
k2:over x	-0.48	0.29	-0.50	
k2:over xing				0.25
k2:over yet	-0.39		0.63	
k2:over your	-0.29	-0.22		
k2:person $			0.52	-0.51
k2:person ,			0.56	
k2:person ?	-0.25	-0.20	-0.34	
k2:person TOPIC		0.40	-0.45	0.43
k2:person about			-0.21	
k2:person ask			-0.63	
k2:person be	-0.29	-0.51	0.72	-0.43
k2:person can			-0.54	
k2:person contact			-0.22	
k2:person for		-0.31		
k2:person from			0.51	-0.25
k2:person hand				-0.22
k2:person have		-0.26	0.49	-0.58
k2:person in		-0.25	0.47	
k2:person keep		-0.21	0.35	
k2:person know				-0.23
k2:person look				-0.33
k2:person may	-0.37	0.32	-0.39	
k2:person not		-0.21	-0.63	
k2:person of			0.38	
k2:person on	-0.44		0.51	
k2:person once_more		-0.28	-0.35	-0.33
k2:person person		-0.34	0.62	-0.25
k2:person soon			0.36	-0.27
k2:person takes		-0.23		
k2:person tell			0.72	
k2:person they		0.33	0.59	
k2:person thing			0.23	
k2:person to		-0.54	0.24	
k2:person will	-0.21		0.64	-0.24
k2:person with				-0.41
k2:person would_like	-0.27			-0.25
k2:person x	-0.27	-0.50	0.53	-0.47
k2:person xed	-0.36	-0.26	-0.27	-0.26
k2:person xing			0.78	-0.33
k2:person yet		-0.29	0.92	-1.04
k2:person you		-0.21		
k2:please $	-1.12	-0.31	-0.43	-0.75
k2:please ,			0.60	
k2:please ?	-1.03		-0.25	-0.23
k2:please ACT	-0.26			-0.30
k2:please agree	0.30	-0.25		-0.56
k2:please ask	0.37			-0.27
k2:please be	-0.25		-0.34	
k2:please contact	-0.37		-0.24	-0.48
k2:please do		-0.53		
k2:please have	-0.25			
k2:please if	-0.61			-0.21
k2:please it	-0.25	-0.33	-0.24	-0.28
k2:please keep	-0.23	-0.84		-0.28
k2:please know		0.51		
k2:please let	0.22			
k2:please look				0.41
k2:please not		-0.25		0.26
k2:please of	-0.31			-0.49
k2:please say				-0.48
k2:please tell				-0.30
k2:please the	-0.29			-0.46
k2:please to	-0.28			0.74
k2:please x	0.33	-0.34		-0.79
k2:reason_for $	-0.38	0.22	-0.23	-0.61
k2:reason_for ,		0.43		
k2:reason_for ?	-0.47	-0.22		-0.22
k2:reason_for be	-0.32			
k2:reason_for for	-0.48	-0.41		
k2:reason_for not	0.57	-0.28		
k2:reason_for of	-0.30			-0.21
k2:reason_for the		0.49		-0.23
k2:reason_for we		0.47		
k2:refuse $	-0.99	1.60	-0.32	-1.06
k2:refuse ,	-0.28	0.72		0.24
k2:refuse by		0.42		
k2:refuse done_word		0.29		
k2:refuse it	0.56	-0.29	-0.31	-0.30
k2:refuse the	-0.27	0.31		-0.52
k2:refuse up		-0.49		
k2:refuse x	-0.51		-0.28	
k2:refuse you			0.30	
k2:say $	0.35	-0.43	-0.32	-0.39
k2:say ?	0.33			
k2:say a		-0.45		
k2:say approval	-0.21	0.26		
k2:say be				-0.40
k2:say go_on	0.45	-0.25		-0.57
k2:say how	-0.50	-0.22		
k2:say in		-0.30		
k2:say it	-0.49	0.21		
k2:say not	-0.62	0.50		-0.20
k2:say on				-0.36
k2:say so	0.46			-0.41
k2:say the		-0.29		-0.28
k2:say they	-0.31		-0.36	
k2:say we		0.48		
k2:say what				-0.24
k2:say when	0.87	-0.22		-0.55
k2:say why		0.53		
k2:say x	-0.42	-0.21	-0.29	0.25
k2:say xing	-0.39	-0.57		
k2:say yet	-0.34			
k2:say you		-0.27		
k2:sent $	-0.22	-0.25		-0.36
k2:sent ,	-0.36			
k2:sent ?	-0.27			
k2:sent a			-0.24	
k2:sent be	-0.21			0.24
k2:sent go_on	-0.30			
k2:sent in		-0.30		-0.22
k2:sent it		0.26		
k2:sent or		-0.23		
k2:sent soon		-0.53		
k2:sent the				-0.20
k2:sent x	-0.22	-0.25	-0.29	
k2:sent you		-0.25		-0.45
k2:so $	0.30	-0.61	-0.35	
k2:so ,	0.29	-0.27		-0.26
k2:so 0		-0.68	-0.31	-0.91
k2:so ?		-0.39	-0.28	-0.31
k2:so TOPIC	-0.24	0.38		
k2:so TOPIC0	-0.23	-0.21		-0.26
k2:so afraid		-0.72	-0.21	0.60
k2:so do	-0.24	-0.78		
k2:so for	-0.25		-0.24	-0.31
k2:so how		-0.21		
k2:so it	-0.48	-0.61	0.38	-0.51
k2:so just	0.51			
k2:so look	-0.21			
k2:so not	-0.64	1.14	-0.33	-0.23
k2:so please		-0.28		
k2:so the		0.75	-0.20	-0.28
k2:so there	-0.27	0.55		
k2:so they		0.32		
k2:so to		-0.24	-0.26	
k2:so we		0.45		
k2:so what				-0.26
k2:so x	0.68	-0.41		-0.32
k2:so xing			-0.31	
k2:soon $	-0.44	-0.71	-0.35	-0.34
k2:soon ,	-0.40	0.43		
k2:soon 0		-0.65	0.37	-0.54
k2:soon ?	-0.46	-0.23		
k2:soon ACT		-0.77		-0.24
k2:soon TOPIC		0.38		
k2:soon TOPIC0		-0.36		0.36
k2:soon a	-0.37	0.24		
k2:soon after	-0.20	0.57		
k2:soon agree	-0.82	-0.32		
k2:soon allow	-0.28	-0.32		-0.29
k2:soon approval	-0.62	0.68		-0.20
k2:soon ask	-0.28	-1.12	-0.25	
k2:soon be			-0.21	-1.01
k2:soon because		-0.45		-0.24
k2:soon before		-0.42		
k2:soon do	-0.28			
k2:soon for	-0.20	0.34		-0.24
k2:soon go_on		0.47		
k2:soon here		-0.22		
k2:soon if	-0.28		-0.32	
k2:soon in			-0.66	
k2:soon it				0.39
k2:soon must				-0.24
k2:soon of		0.21		
k2:soon on		-0.42		0.22
k2:soon our		0.21		
k2:soon person		-0.23		
k2:soon so	0.21			
k2:soon soon		0.31	-0.21	
k2:soon the		-0.25		
k2:soon there		-0.49		-0.43
k2:soon to	-0.27	-0.46		
k2:soon today		0.33		
k2:soon too		0.51		
k2:soon we	0.42	-0.28		0.24
k2:soon when		0.40		
k2:soon will	-0.61	-0.58	-0.47	-0.54
k2:soon with	-0.56			-0.64
k2:soon x				-0.31
k2:soon you	0.42	-0.29		-0.34
k2:stop $				-0.35
k2:stop ?	-0.28	-0.26		
k2:stop TOPIC		0.39		-0.47
k2:stop TOPIC0		-0.34		
k2:stop do		0.32		
k2:stop in	-0.30			
k2:stop keep		-0.34		
k2:stop tell		0.29		-0.32
k2:stop up			-0.21	
k2:stop us		-0.21		
k2:stop with	-0.22	0.57		-0.21
k2:stop x				-0.25
k2:stop xing		0.25	-0.48	-0.26
k2:takes $	-0.21	-0.55	-0.49	-0.39
k2:takes ,			0.33	
k2:takes ?	0.25		-0.21	-0.28
k2:takes ACT			0.59	-0.23
k2:takes a			-0.55	-0.48
k2:takes about				-0.21
k2:takes at	-0.24	-0.33		-0.30
k2:takes be	0.23		-0.35	0.40
k2:takes by			0.32	
k2:takes for	-0.57		-0.26	
k2:takes from	-0.29		-0.29	
k2:takes in	-0.23	0.65	-0.41	
k2:takes into	-0.22	-0.20		
k2:takes it	-0.25		0.25	
k2:takes live	-0.23			-0.37
k2:takes make_so	-0.34			
k2:takes need	-0.26			
k2:takes once_more		-0.51		-0.22
k2:takes out		-0.35	0.63	
k2:takes over	-0.22		0.66	-0.53
k2:takes the	0.50	-0.23	-0.28	
k2:takes they	-0.40	0.47	-0.37	
k2:takes thing	-0.36		-0.42	
k2:takes up	-0.39	-0.28	0.44	-0.36
k2:takes us		-0.40		
k2:takes with			0.23	-0.44
k2:takes would_like		-0.22	-0.62	
k2:takes x				-0.82
k2:takes xing				0.44
k2:takes you	-0.27			
k2:takes your	-0.37	-0.30		-0.53
k2:tell $	-0.55	-0.62	-0.54	
k2:tell ,	-0.25	0.51		
k2:tell ?	-0.23			
k2:tell ACT	-0.22	-0.33		
k2:tell DONE	-0.34	-0.24		
k2:tell TOPIC	-0.26	0.30		-0.23
k2:tell a	-0.32	-0.37	-0.22	-0.53
k2:tell and			0.20	
k2:tell approval	0.69			-0.35
k2:tell back		0.29	-0.27	
k2:tell by	-0.49		-0.44	
k2:tell do				-0.39
k2:tell go_on	-0.22	-0.29		-0.28
k2:tell how	-0.40			
k2:tell if	0.39			
k2:tell in	-0.34		-0.83	-0.63
k2:tell into	-0.24			-0.31
k2:tell it	-0.29	-0.36		
k2:tell make_so	-0.26		-0.22	-0.26
k2:tell may	-0.71		-0.29	-0.23
k2:tell of	-0.43			
k2:tell on		-0.25		
k2:tell our	-0.30			
k2:tell out		0.55		
k2:tell over		-0.35	0.44	
k2:tell please				-0.28
k2:tell say	-0.43			
k2:tell tell	-0.35	-0.23		-0.32
k2:tell the	-0.21	-0.27		
k2:tell to	-0.23		0.85	
k2:tell up		-0.28	-0.31	-0.23
k2:tell us	0.24	-0.35		
k2:tell we	0.23			-0.26
k2:tell what				-0.44
k2:tell why	-0.64	-0.52	-0.47	-0.46
k2:tell x		-0.62	-0.32	-0.42
k2:tell yet	-0.29		-0.44	-0.30
k2:tell you	0.32	0.22		
k2:tell your	-0.70	-0.42		-0.31
k2:than a		0.37		0.21
k2:than if				-0.33
k2:than it			-0.33	-0.42
k2:than our			0.32	-0.41
k2:than the		-0.72	-0.35	
k2:than to		0.26		
k2:than we			0.35	
k2:than x		-0.27		
k2:thanks $	-0.55	-0.53	-0.34	-0.58
k2:thanks ,		-0.27		-0.34
k2:thanks because				0.24
k2:thanks for		-0.30		
k2:thanks from			-0.44	-0.35
k2:thanks in			-0.29	-0.50
k2:thanks to		-0.29	-0.27	
k2:thanks x	-0.38	-0.51	-0.28	-0.65
k2:thanks you	-0.23	-0.34	-0.30	-0.41
k2:the 0	-0.22	0.85		-0.27
k2:the ?	-0.57	-0.52	-0.38	-0.36
k2:the ACT		0.27		
k2:the DONE				-0.28
k2:the agree	-0.48			
k2:the allow	-0.43	0.37	-0.25	-0.36
k2:the approval	0.51	0.42		-0.34
k2:the ask		0.87	-0.39	-0.66
k2:the back		-0.24		-0.31
k2:the contact	-0.23	-0.52		
k2:the done_word		0.22		
k2:the fact_word				-0.22
k2:the go_on	-0.63	-0.29		-0.38
k2:the hand		-0.52		0.25
k2:the it	0.31	-0.87		
k2:the keep		-0.70		0.23
k2:the look				-0.60
k2:the need				-0.27
k2:the not	-0.53	-0.44		
k2:the once_more			-0.21	
k2:the person		-0.38	-0.84	-0.59
k2:the reason_for	-0.43	-0.33		-0.28
k2:the say		0.60		-0.33
k2:the soon			-0.29	-0.58
k2:the takes	-0.28			-0.32
k2:the tell	-0.28	-0.40		
k2:the thing		-0.25		
k2:the through_channel			-0.20	-0.24
k2:the today		0.84		
k2:the unable	-0.54	0.33	-0.21	
k2:the warn			0.41	
k2:the way	-0.34	-0.28	-0.27	
k2:the when		0.34		
k2:the x	-0.21			
k2:the xed		0.45		0.38
k2:the xing	-0.23			-0.22
k2:then $	-0.45	-0.38	-0.36	-0.38
k2:then ,				0.35
k2:then ?	-0.31	-0.22		
k2:then a		-0.66	-0.32	
k2:then it		-0.55	-0.32	
k2:then let			-0.21	
k2:then on		-0.37		-0.28
k2:then tell				-0.53
k2:then the	-0.73		-0.27	-0.32
k2:then we	0.51			-0.26
k2:there $		-0.56	-0.36	0.42
k2:there ,		-0.21		0.68
k2:there ?	-0.78	-0.30		-0.29
k2:there a	-0.28	-0.44		
k2:there be	0.21			-0.44
k2:there can		0.31		-0.27
k2:there for		0.28	-0.29	-0.57
k2:there in		0.25		
k2:there it				0.36
k2:there we	-0.34		-0.25	0.35
k2:there will		0.55	0.45	-0.47
k2:there with	-0.46			-0.38
k2:there x			-0.34	
k2:there xing	-0.24	-0.35		-0.53
k2:there yet		-0.47	-0.33	
k2:there you	-0.20	-0.25		0.24
k2:they ,	-0.22			
k2:they ?	-0.29		-0.29	
k2:they ACT	-0.29	-0.35		
k2:they DONE		-0.28	-0.22	
k2:they a	-0.21			
k2:they be	-0.33		0.54	-0.20
k2:they can			0.32	
k2:they contact			0.54	
k2:they do	-0.32		-0.23	
k2:they go_on	0.34	-0.66	-0.48	
k2:they hand		-0.20		
k2:they have	-0.26			
k2:they how	-0.28			
k2:they it	-0.31	-0.57	-0.53	
k2:they keep	0.25	-0.56	-0.51	
k2:they know			0.46	
k2:they look		-0.22	-0.21	-0.51
k2:they money	-0.44		-0.26	-0.21
k2:they must	-0.57		-0.26	
k2:they need			-0.22	
k2:they not		-0.22		
k2:they once_more				-0.23
k2:they only	-0.24			
k2:they say	-0.49			
k2:they takes		-0.22	0.42	
k2:they tell	-0.25		-0.71	-0.31
k2:they to	-0.45		-0.23	-0.21
k2:they warn		-0.24		-0.33
k2:they we			-0.23	
k2:they will		-0.22	0.77	
k2:they x	-0.46	-0.48	-0.56	-0.21
k2:they xed	-0.25		-0.25	
k2:they xing		-0.26	-0.24	
k2:they you			0.35	
k2:thing $	-0.42		-0.34	
k2:thing ,		-0.45		0.22
k2:thing ?		-0.30		-0.31
k2:thing DONE		-0.87	-0.27	0.42
k2:thing TOPIC0	0.21		-0.30	-0.59
k2:thing and	-0.23			
k2:thing at	0.34	-0.20		-0.21
k2:thing be	-0.29		-0.27	
k2:thing because	-0.25			
k2:thing by		0.24	-0.61	0.35
k2:thing can				-0.37
k2:thing do	-0.37			
k2:thing done_word		-0.48		-0.43
k2:thing for		0.53	-0.36	
k2:thing from	-0.36	-0.52		
k2:thing go_on	-0.51	-0.24		
k2:thing here		0.25	-0.24	-0.21
k2:thing in	-0.25	-0.25	-0.24	
k2:thing it				-0.69
k2:thing keep		0.32		-0.63
k2:thing know	-0.26	-0.28	-0.28	0.38
k2:thing look	-0.23	-0.39	-0.28	-0.29
k2:thing make_so	0.42	-0.27		-0.36
k2:thing may	0.23			-0.47
k2:thing must	-0.23			
k2:thing need	-0.52	-0.36	-0.38	-0.30
k2:thing not	-0.22			
k2:thing of	-0.26			-0.22
k2:thing off	0.27			
k2:thing on				-0.27
k2:thing once_more		-0.30		0.36
k2:thing only		-0.23		
k2:thing or		-0.38		
k2:thing out		-0.76		-1.01
k2:thing over			-0.24	
k2:thing person		-0.32	0.99	-0.40
k2:thing please		-0.28		-0.50
k2:thing say	-0.27			0.24
k2:thing soon				0.30
k2:thing stop	-0.29	-0.27		-0.24
k2:thing takes		-0.52		-0.33
k2:thing tell				0.21
k2:thing the				-0.24
k2:thing there	-0.20			
k2:thing thing			-0.27	
k2:thing to				-0.21
k2:thing today	0.67			-0.34
k2:thing up			0.39	
k2:thing us		-0.33		
k2:thing we				-0.63
k2:thing what	-0.28			
k2:thing when		-0.24		
k2:thing will		0.25		-0.25
k2:thing with	-0.25			0.43
k2:thing would_like		0.23		
k2:thing x	-0.25	-0.38		
k2:thing xed	-0.27			
k2:thing yet		-0.38		
k2:thing you	-0.41			-0.27
k2:thing your	-0.34	-0.33	-0.31	-0.54
k2:through_channel $	-0.21	-0.35	-0.33	-0.58
k2:through_channel ,	-0.23			
k2:through_channel ?	-0.39	-0.31		-0.24
k2:through_channel agree				-0.28
k2:through_channel and			0.56	
k2:through_channel at		-0.33		
k2:through_channel be		-0.33		0.54
k2:through_channel can				-0.24
k2:through_channel for		0.54		
k2:through_channel go_on	-0.41	-0.29	-0.25	-0.64
k2:through_channel may				-0.22
k2:through_channel need			-0.29	-0.23
k2:through_channel of				-0.20
k2:through_channel thing	-0.36	-0.21	-0.25	-0.51
k2:through_channel today	0.37			
k2:through_channel will				0.38
k2:through_channel x	-0.26	-0.21	-0.27	-0.26
k2:through_channel you				0.40
k2:to $	-0.29		-0.69	-0.32
k2:to ,				-0.35
k2:to 0	0.20	-0.49	-0.28	-0.34
k2:to ?			-0.29	
k2:to ACT		-0.26		-0.50
k2:to DONE				-0.25
k2:to TOPIC				-0.22
k2:to TOPIC0	-0.26	-0.28		
k2:to a			-0.61	
k2:to agree	0.63			
k2:to ask		-0.67	-0.23	-0.26
k2:to be			-0.51	-0.26
k2:to do	-0.32		-0.29	
k2:to done_word		0.20		-0.31
k2:to go_on	0.33			0.31
k2:to hand	-0.34	0.26	-0.29	
k2:to have				-0.49
k2:to it	-0.27	-0.32	0.34	-0.41
k2:to keep		0.81	-0.33	-0.55
k2:to know		-0.57		
k2:to let		-0.23		
k2:to look		-0.23		-0.27
k2:to money			-0.23	-0.22
k2:to once_more		-0.48		-0.49
k2:to our			0.71	
k2:to person	-0.47	-0.46	0.73	
k2:to refuse		0.46	-0.39	
k2:to say		0.32	-0.44	
k2:to stop	0.24	0.37	-0.27	-0.33
k2:to takes		-0.32		
k2:to tell	-0.37			
k2:to the	-0.30	-0.29	0.24	
k2:to thing		0.29		
k2:to us	-0.43	-0.31		-0.40
k2:to we		0.73		
k2:to what	-0.70			
k2:to x		-0.35	0.48	
k2:to you	-0.38	-0.21	-0.54	
k2:to your	0.42		-0.25	-0.20
k2:today $	-0.53	0.29	-0.43	
k2:today ?				-0.42
k2:today and	0.22	0.51		-0.27
k2:today be				0.28
k2:today by		-0.23		
k2:today for		0.27		-0.26
k2:today it		-0.28		-0.20
k2:today of		-0.51		-0.56
k2:today on		-0.27	-0.27	-0.64
k2:today only		-0.60		-0.83
k2:today the		-0.61		0.28
k2:today we	-0.23	-0.22		
k2:today with	-0.30	-0.35	-0.28	-0.47
k2:today you	-0.28	-0.27		0.29
k2:too $	-0.63	-0.44	-0.54	
k2:too ?	0.57	-0.51		
k2:too x		0.70		-1.00
k2:unable $	-0.40	0.65	-0.42	-0.36
k2:unable ,	-0.33		-0.34	-0.22
k2:unable by		-0.32		
k2:unable for		-0.21		
k2:unable from		0.31		-0.32
k2:unable to	-0.47	0.79		-0.23
k2:unable us		0.36		-0.37
k2:up ,	0.26			
k2:up and	-0.23	-0.31		0.28
k2:up for		-0.24		-0.43
k2:up in	-0.21			
k2:up it	-0.22			
k2:up on	-0.20	-0.41	-0.40	
k2:up our			-0.23	
k2:up the			-0.46	
k2:up there	-0.25			-0.31
k2:up to			0.21	-0.23
k2:up x	-0.29			
k2:up yet				-0.25
k2:up your		-0.26		-0.36
k2:us $	-0.86	0.39	-0.22	-0.64
k2:us ,		0.29		
k2:us 0	0.54			
k2:us ?	-0.39	-0.26	-0.65	
k2:us ACT	0.61	-0.20	0.43	
k2:us TOPIC		-0.28		-0.21
k2:us about			-0.30	
k2:us at		-0.28		
k2:us be				0.22
k2:us by		0.51	-0.27	-0.21
k2:us contact	-0.20	-0.25		
k2:us do	0.31			
k2:us done_word	-0.21	-0.30		-0.38
k2:us for	-0.52	0.52		
k2:us from		0.26	-0.22	-0.33
k2:us hand	0.22		0.47	-0.20
k2:us have	-0.24	-0.25	-0.35	-0.25
k2:us how	-0.43			
k2:us if	0.36			
k2:us in		-0.41	-0.45	
k2:us it	0.27	-0.32		
k2:us know		-0.21	-0.27	
k2:us live	-0.25			
k2:us look	-0.34	-0.24	-0.32	-0.32
k2:us may	-0.53	0.36		-0.23
k2:us not	0.33			-0.25
k2:us on		-0.31	0.22	
k2:us once_more	-0.57		-0.48	-0.80
k2:us say	-0.44		-0.25	
k2:us so	0.48			-0.65
k2:us takes		-0.23	-0.43	-0.22
k2:us tell			-0.29	-0.23
k2:us the	-0.66			
k2:us they		-0.26		
k2:us thing				-0.25
k2:us we		0.56		
k2:us what	-0.27			
k2:us when	0.34			-0.21
k2:us where				-0.23
k2:us will				-0.29
k2:us x	-0.76	-0.21		-0.33
k2:us yet			0.27	
k2:us you			0.33	
k2:us your	-0.26			
k2:warn $		0.50	-0.24	-0.26
k2:warn ,		0.35		
k2:warn ask		-0.20		-0.24
k2:warn contact			-0.61	-0.24
k2:warn over			-0.28	
k2:warn person		-0.20		
k2:warn there		-0.26		
k2:warn to	-0.22	-0.57		-0.33
k2:warn will				-0.27
k2:warn with	-0.21		-0.40	-0.40
k2:warn would_like				-0.22
k2:way $		-0.26	-0.36	
k2:way ?	0.30			
k2:way back		0.66		
k2:way be				0.32
k2:way for	-0.31	0.24		
k2:way in				-0.47
k2:way it		0.32		-0.50
k2:way of	-0.42	-0.27		-0.27
k2:way to	-0.20	0.25		
k2:way x		0.53		
k2:we $	-0.29		-0.36	-0.45
k2:we ,		0.20		
k2:we ?	0.64		-0.22	
k2:we ACT	0.30			-0.24
k2:we DONE		-0.63	-0.23	0.21
k2:we afraid	-0.28	0.24		-0.43
k2:we agree		-0.50		0.74
k2:we allow	0.36	-0.67		
k2:we ask	-0.56	-0.34		
k2:we be	-0.26			-0.35
k2:we can	-0.43		-0.39	-0.48
k2:we contact	-0.34	-0.22		-0.42
k2:we do	-0.23			
k2:we done_word	0.24			
k2:we go_on		-0.23	-0.22	
k2:we hand			0.41	
k2:we have				0.22
k2:we if	0.38			
k2:we it		0.26		
k2:we just		-0.20		
k2:we keep	-0.26	0.70	-0.36	-0.42
k2:we kind	-0.31	-0.33	-0.28	-0.51
k2:we know	-0.26	-0.27	-0.57	-0.76
k2:we look			-0.20	-0.27
k2:we make_so			-0.30	
k2:we money	0.42			-0.66
k2:we must	0.43			
k2:we need		-0.24		-0.24
k2:we not	-0.26			-0.32
k2:we on	0.29			
k2:we only				-0.36
k2:we person	-0.38		0.71	
k2:we please	-0.39			
k2:we say	-0.62	0.36		
k2:we stop		0.37		
k2:we takes	-0.26	-0.29	-0.25	
k2:we tell				-0.58
k2:we thanks		-0.23		
k2:we thing		-0.41		0.42
k2:we to	0.80	-0.33		
k2:we we		-0.32		
k2:we will			-0.23	-0.56
k2:we would_like	-0.36	0.71		
k2:we x			-0.55	-0.64
k2:we xing	0.45	-0.50		
k2:we yet	0.27	-0.22		-0.21
k2:we you			0.52	-0.22
k2:we your		-0.25	-0.22	-0.23
k2:what $	-0.45		-0.36	-0.37
k2:what ,				-0.36
k2:what 0	-0.54	-0.22	-0.32	-0.51
k2:what ?		-0.29		-0.23
k2:what ACT	-0.43	-0.22		-0.21
k2:what DONE	-0.57			
k2:what TOPIC	-0.42	-0.32		-0.53
k2:what a				-0.29
k2:what agree	-0.64			-0.45
k2:what be	-0.50	0.21		-0.28
k2:what can				-0.26
k2:what contact	-0.28			
k2:what done_word				-0.33
k2:what hand	-0.63		-0.32	
k2:what it		-0.37		-0.23
k2:what keep		-0.44		
k2:what look	-0.45	-0.23		-0.29
k2:what may	-0.77	-0.52		
k2:what money	-0.59		-0.22	-0.33
k2:what must	-0.58			
k2:what not		-0.74	-0.33	
k2:what of	-0.40			
k2:what our	-0.37	-0.52		-0.30
k2:what person		0.38		
k2:what reason_for	-0.34	-0.22		-0.25
k2:what say		0.50		
k2:what soon	-0.39	-0.27		-0.22
k2:what stop	-0.28	-0.23	-0.29	-0.23
k2:what tell	-0.24	-0.33		
k2:what the				-0.24
k2:what they			-0.32	
k2:what thing	-0.45	-0.28		-0.37
k2:what to		-0.46		-0.25
k2:what today	-0.28			
k2:what will	-0.34	-0.29		-0.29
k2:what x	-0.41	-0.65		-0.30
k2:what xed	-0.46	-0.21		-0.26
k2:what you	0.42		-0.22	0.41
k2:what your				-0.24
k2:when $	0.37		-0.52	-0.34
k2:when ,	0.58			
k2:when 0	-0.21	-0.25	-0.20	-0.40
k2:when ?	-0.77	-0.39	-0.35	-0.46
k2:when a		-0.40		
k2:when be	-0.58	-0.25		-0.22
k2:when do	-0.37			
k2:when have	-0.30			
k2:when it		-0.29		-0.36
k2:when must	-0.44			
k2:when on	-0.46	-0.24	-0.30	-0.59
k2:when soon	-0.23	-0.29	-0.23	0.65
k2:when takes			-0.23	
k2:when the		0.28		-0.48
k2:when then	-0.22		-0.21	-0.26
k2:when they		-0.46		
k2:when to	-0.22			
k2:when we		-0.51		
k2:when when	-0.39	-0.20		-0.22
k2:when x	-0.43		-0.28	-0.73
k2:when you	0.30			
k2:when your	-0.34			
k2:where ?	-0.62	-0.38	-0.38	-0.48
k2:where be	-0.47	-0.24	-0.23	-0.33
k2:where can			-0.35	
k2:where do	-0.29			-0.23
k2:where it	-0.20	0.55		-0.36
k2:where must	-0.34			
k2:where our		0.52		-0.23
k2:where the	-0.40	-0.26		
k2:where they		0.41	-0.40	0.22
k2:where we		-0.23		-0.37
k2:where will	-0.45			
k2:where x	-0.44	-0.29		-0.25
k2:where you	-0.21	-0.51	-0.22	-0.23
k2:where your		-0.20	-0.21	-0.54
k2:while $	-0.45	-0.34		-0.26
k2:while a		0.29		-0.44
k2:while it	-0.52			-0.28
k2:while money		-0.27		
k2:while the	-0.26			-0.42
k2:while we		-0.41		0.20
k2:while x		0.73		-0.56
k2:while you	-0.33		-0.32	
k2:why $	-0.21	-0.26	-0.43	-0.54
k2:why ,			-0.20	
k2:why ?	-0.49	-0.46	-0.39	-0.50
k2:why a		0.31		-0.22
k2:why be	-0.37	-0.40		-0.30
k2:why do	-0.57			
k2:why today	-0.39			
k2:why we	0.54	-0.24		
k2:why x	-0.48			
k2:why you	-0.56			
k2:will ACT	0.43	-0.74		-0.53
k2:will a	0.31			-0.20
k2:will agree				-0.21
k2:will ask				-0.29
k2:will be	-0.20	0.21		-0.58
k2:will contact		-0.36	0.69	
k2:will do	0.30	-0.41	0.23	-0.38
k2:will done_word		-0.20	0.21	-0.29
k2:will go_on		-0.20		
k2:will hand	0.24	-0.81	-0.22	-0.33
k2:will have		0.67		
k2:will it	0.41	-0.30		-0.29
k2:will keep	-0.32	0.52		-0.43
k2:will kind		-0.40		-0.30
k2:will know		-0.37		
k2:will let	-0.80	-0.26	-0.25	
k2:will look	-0.34			
k2:will need	-0.46			
k2:will not	-0.29		-0.25	
k2:will only		-0.42		-0.31
k2:will say	0.20	-0.64		-0.50
k2:will takes	-0.31	-0.34		-0.23
k2:will tell	-0.38	-0.31		-0.39
k2:will thanks	-0.37	-0.23		-0.24
k2:will the	-0.31			
k2:will we	0.54			
k2:will would_like		-0.45		
k2:will x		-0.40		
k2:will yet	0.79		-0.41	-0.21
k2:will you	-0.50		-0.22	
k2:with $	-0.41		-0.65	
k2:with ,	-0.23		0.34	
k2:with ?	-0.22			
k2:with TOPIC	-0.67	-0.24		0.32
k2:with a	-0.24			-0.48
k2:with it	0.31	-0.23		0.24
k2:with just		-0.54	-0.43	
k2:with live		-0.20		
k2:with once_more			0.22	
k2:with our		-0.30		
k2:with person		-0.25	0.65	-0.36
k2:with so	-0.33			
k2:with the		-0.20		
k2:with today	0.29	-0.48		-0.40
k2:with us	0.36			-0.21
k2:with what				-0.24
k2:with x				-0.59
k2:with you	-0.33	-0.38		-0.31
k2:with your			-0.46	0.32
k2:would_like $	-1.18			-0.38
k2:would_like ?	-0.43	-0.20		
k2:would_like be				0.24
k2:would_like because				-0.24
k2:would_like can		0.25		
k2:would_like for		-0.29		
k2:would_like have	-0.24	-0.20		0.25
k2:would_like it	0.81	-0.34		-0.31
k2:would_like not	-0.21			
k2:would_like of		-0.26	-0.56	0.51
k2:would_like once_more		0.26		
k2:would_like person			0.38	
k2:would_like the	0.25		0.30	-0.33
k2:would_like to	-0.33	-0.33	-0.37	
k2:would_like us		-0.21		
k2:would_like we	-0.28	1.15		-0.28
k2:would_like x	-0.21	-0.32		-0.27
k2:would_like you			-0.24	
k2:x $	-0.25	-0.52	-0.26	-0.24
k2:x ,		-0.21	-0.21	
k2:x 0		-0.35		
k2:x ?	-0.28	-0.27	-0.23	-0.24
k2:x ACT				-0.25
k2:x DONE			-0.23	-0.32
k2:x TOPIC	0.27			
k2:x TOPIC0		-0.69		
k2:x a	-0.23	-0.51		
k2:x about				-0.22
k2:x afraid		0.42		-0.36
k2:x agree	-0.48	-0.34	-0.23	-0.46
k2:x allow	-0.38	0.28	-0.23	
k2:x an		-0.26		
k2:x and		-0.31		
k2:x approval	0.21			-0.31
k2:x ask		-0.24		
k2:x at		0.21		-0.84
k2:x back		0.24	-0.81	-0.47
k2:x be				-0.22
k2:x before		-0.56		
k2:x by			-0.41	0.24
k2:x can	-0.27			-0.55
k2:x contact	-0.30	-0.20	0.22	
k2:x do	-0.23	-0.27		
k2:x done_word		-0.42		-0.41
k2:x fact_word		-0.70		
k2:x for	-0.26			
k2:x from	-0.20		0.45	
k2:x go_on		-0.28		0.21
k2:x hand	-0.30	-0.38		-0.79
k2:x have				-1.30
k2:x here	-0.26	-0.24	-0.25	-0.31
k2:x how	-0.50			
k2:x if	0.25	-0.26		-0.35
k2:x in		-0.27	0.59	-0.41
k2:x into		-0.29	0.22	
k2:x it				-0.26
k2:x keep		0.54	-0.26	-0.30
k2:x know		-0.35		-0.27
k2:x let		-0.30	-0.27	
k2:x live			0.73	0.21
k2:x look	-0.32	-0.43	-0.23	-0.24
k2:x make_so		-0.29		-0.36
k2:x may		0.65		-0.39
k2:x money			-0.42	0.64
k2:x must	-0.33			-0.24
k2:x need	-0.40	-0.65	-0.21	-0.42
k2:x not	-0.32	-0.33	-0.21	-0.33
k2:x of				-0.26
k2:x off	-0.28	-0.28	0.32	
k2:x on		-0.49		-0.60
k2:x once_more	-0.86	-0.25		0.47
k2:x only	-0.72	0.49	-0.22	0.72
k2:x or	-0.46	-0.27		
k2:x our	-0.25	0.44		
k2:x out		0.45		
k2:x over		-0.70		0.44
k2:x person	-0.25	-0.37	0.85	-0.34
k2:x please	-0.37	-0.26		-0.35
k2:x reason_for	-0.46	0.41		-0.20
k2:x refuse	-0.30	0.38	-0.32	
k2:x say	-0.21	-0.22		-0.35
k2:x sent	-0.42	-0.34	-0.28	
k2:x so	0.40	-0.24		-0.30
k2:x soon	-0.42	0.29	-0.47	-0.45
k2:x stop	-0.26	0.46		-0.22
k2:x takes		-0.64		
k2:x tell	-0.45		-0.30	-0.44
k2:x than		-0.60	0.21	-0.53
k2:x thanks	-0.38		-0.27	-0.56
k2:x the		0.25	-0.26	
k2:x there	-0.34	0.23	-0.21	-0.43
k2:x they		-0.27	-0.45	
k2:x thing			-0.33	-0.36
k2:x through_channel		-0.41		
k2:x to				0.66
k2:x today	-0.27	-0.24	-0.29	
k2:x unable		0.25		-0.29
k2:x up	0.48	-0.35	-0.22	-0.40
k2:x us	-0.32		-0.33	-0.26
k2:x warn		0.37		
k2:x way		-0.38		0.33
k2:x we		0.52	-0.50	
k2:x what	-0.62	0.26	-0.28	
k2:x when	-0.54	-0.28	-0.22	
k2:x where		0.23		-0.27
k2:x why	-0.39	-0.56		
k2:x will	-0.42	-0.32		
k2:x with	-0.29	-0.27	-0.21	
k2:x would_like	-0.40	-0.36	0.44	
k2:x x		-0.24		-0.21
k2:x xed			-0.40	
k2:x xing		-0.36		-0.83
k2:x yet		-0.26	-0.42	-0.61
k2:x you	-0.82	-0.21	-0.29	
k2:x your		-0.92	-0.37	
k2:xed $	-0.25		-0.43	0.44
k2:xed ,				0.33
k2:xed ?				-0.29
k2:xed ACT	-0.29	-0.49	-0.53	-0.51
k2:xed a				-0.21
k2:xed and		-0.44		-0.25
k2:xed at		-0.36		-0.42
k2:xed back		-0.34		
k2:xed be		0.49	-0.23	-0.22
k2:xed because	0.50	-0.40	-0.36	-0.21
k2:xed before	-0.23			
k2:xed by	-0.28	-0.43		
k2:xed for				-0.31
k2:xed from		0.36	-0.41	
k2:xed in	-0.23	-0.35	0.39	-0.29
k2:xed it	-0.38	-0.53		0.23
k2:xed money		0.58		-0.52
k2:xed not	-0.38	0.62		-0.27
k2:xed off				0.27
k2:xed on	-0.25			
k2:xed our			0.50	-0.32
k2:xed person	-0.20			-0.22
k2:xed the		-0.43		
k2:xed thing	-0.23	-0.41		-0.60
k2:xed to		-0.25	0.28	-0.81
k2:xed up		0.66		
k2:xed with		-0.24		0.60
k2:xed x		0.71	-0.20	-0.66
k2:xed you		-0.31	-0.30	-0.44
k2:xed your	-0.26	-0.59	-0.25	-0.44
k2:xing $	-0.34	-0.67	-0.51	-0.70
k2:xing ,		-0.21		
k2:xing ?	-0.27		-0.43	-0.23
k2:xing ACT	-0.56	-0.51	-0.42	-0.48
k2:xing DONE	0.28			
k2:xing a		-0.26	0.38	0.44
k2:xing about	-0.27		-0.41	-0.42
k2:xing agree	-0.72	-0.22	-0.23	0.22
k2:xing an			-0.33	-0.23
k2:xing approval	0.21			
k2:xing at	-0.45	-0.46	-0.47	-0.66
k2:xing be		-0.42	-0.29	-0.37
k2:xing by			-0.45	
k2:xing for	0.55	-0.66		0.23
k2:xing go_on		0.44		-0.38
k2:xing have	-0.36	0.39		-0.30
k2:xing if	-0.41			
k2:xing in	-0.26	-0.45	-0.43	
k2:xing it	-0.49	0.30	-0.27	-0.21
k2:xing money	-0.39	-0.21	-0.27	
k2:xing on	-0.47		0.43	
k2:xing once_more	-0.46	-0.29		0.24
k2:xing our		-0.33	0.24	
k2:xing out				-0.30
k2:xing over		-0.46	-0.64	-0.24
k2:xing soon		-0.22		
k2:xing the		0.53	-0.28	-0.35
k2:xing there		-0.35	-0.34	-0.37
k2:xing thing	-0.49			
k2:xing to	-0.24		0.37	-0.20
k2:xing today		0.52		-0.44
k2:xing up		-0.44	-0.39	-0.26
k2:xing us	-0.23			
k2:xing we		0.97		
k2:xing with		-0.41		0.51
k2:xing x		-0.37		-0.42
k2:xing xed	-0.32			-0.24
k2:xing xing		-0.44	-0.31	0.83
k2:xing you	-0.23	-0.29	0.88	0.29
k2:xing your	-0.24	-0.44	-0.22	-0.41
k2:yet $	-0.31	-0.60	0.20	
k2:yet ?	0.54	-0.24		-0.39
k2:yet ACT	0.36	-0.36	-0.20	-0.36
k2:yet DONE	-0.28	-0.65		
k2:yet TOPIC	-0.38	-0.28		0.65
k2:yet be		0.53		-0.43
k2:yet because	-0.22	0.57		
k2:yet do	-0.26			
k2:yet for	-0.21			
k2:yet have	-0.21			
k2:yet if	-0.39			
k2:yet in	-0.37			
k2:yet it	-0.54	0.48		
k2:yet look	-0.30	-0.22	-0.21	-0.34
k2:yet make_so	0.30		-0.21	
k2:yet need				-0.26
k2:yet not		0.22		
k2:yet on		-0.20		
k2:yet only	0.24			
k2:yet takes	-0.25	-0.50	-0.38	-0.30
k2:yet tell	-0.40			
k2:yet the	-0.40			0.26
k2:yet there	-0.43			-0.23
k2:yet to	-0.25			
k2:yet we	-0.39			
k2:yet with	-0.71	-0.27	0.45	-0.65
k2:yet would_like	0.31			
k2:yet x			-0.65	0.62
k2:yet xed				0.27
k2:yet xing	-0.46	-0.47	-0.22	-0.47
k2:you $	-0.35	-0.30	0.36	
k2:you ,	0.31			
k2:you ?			-0.22	-0.26
k2:you DONE	-0.30			-0.65
k2:you TOPIC	-0.28			-0.21
k2:you a		-0.33	0.56	-0.31
k2:you about	-0.22	-0.21	-0.24	-0.23
k2:you agree				-0.29
k2:you allow	0.41	-0.32		
k2:you and			-0.22	
k2:you approval	0.41			
k2:you ask	-0.66			0.34
k2:you at	-0.23			0.26
k2:you back			0.33	
k2:you be		-0.53		
k2:you because		-0.45		0.38
k2:you by	0.41	-0.27		
k2:you can	-0.26	-0.27		0.27
k2:you contact	-0.31		0.55	
k2:you do	-0.55			
k2:you for		-0.43	-0.28	
k2:you from			0.33	-0.27
k2:you go_on	-0.35	-0.31		
k2:you hand	-0.22		-0.25	
k2:you have			-0.32	
k2:you how	-0.26	-0.27		-0.26
k2:you if				-0.22
k2:you in		-0.23		-0.54
k2:you keep		-0.32	-0.48	-0.20
k2:you know	-0.51			
k2:you let	0.63	-0.29	-0.29	
k2:you live	-0.22	-0.35	-0.26	-0.21
k2:you look	-0.23			-0.21
k2:you may	-0.21	-0.20		-0.50
k2:you money	-0.36		-0.21	-0.23
k2:you must		-0.43		
k2:you need	0.27			
k2:you not		0.64	-0.36	
k2:you of		-0.25		
k2:you off	-0.66	-0.29	-0.26	-0.21
k2:you on	-0.30	-0.36		-0.29
k2:you once_more	-0.39	-0.30	-0.25	-0.23
k2:you only	-0.67	-0.43		0.52
k2:you over	-0.27	-0.35	0.70	-0.43
k2:you person		0.26	-0.55	
k2:you say	0.89	-0.27		-0.34
k2:you sent	-0.43		-0.25	-0.56
k2:you so	0.57	-0.28		
k2:you soon			0.45	
k2:you stop		-0.29		
k2:you takes	0.39		-0.27	
k2:you tell	0.23			-0.34
k2:you the	-0.35			-0.33
k2:you there	-0.48			-0.42
k2:you they	-0.27		-0.46	-0.29
k2:you thing	-0.25			-0.41
k2:you through_channel		-0.27	-0.30	-0.30
k2:you to		-0.48	0.23	
k2:you today	-0.45		0.22	-0.29
k2:you we		0.47		
k2:you what	-0.43		-0.23	
k2:you when	-0.38			-0.21
k2:you where	-0.43			
k2:you will		-0.36		
k2:you with	0.32			-0.20
k2:you would_like	-0.27			
k2:you x		-0.58		-0.35
k2:you xed	-0.50	-0.44	-0.36	-0.42
k2:you xing	-0.32	-0.27		
k2:you yet	-0.34			-0.44
k2:you your	-0.22	-0.32	0.41	-0.23
k2:your $	-0.34	-0.79	-0.30	-0.25
k2:your ,				0.36
k2:your ?	-0.63	-0.33		-0.43
k2:your ACT	-0.37			
k2:your DONE	-0.25			
k2:your TOPIC	-0.30	-0.46	-0.22	0.43
k2:your TOPIC0	-0.58	0.39		0.79
k2:your agree		-0.21		
k2:your allow	0.39	-0.35		-0.54
k2:your approval	1.21	-0.32		-0.64
k2:your ask	-0.29	0.33		-0.39
k2:your be	-0.26	0.55		-0.65
k2:your contact		-0.61		-0.26
k2:your fact_word	-0.38	-0.25		-0.43
k2:your go_on	0.54	-0.41		-0.36
k2:your hand	-0.25			
k2:your have	-0.77		-0.41	-0.62
k2:your if		-0.32		
k2:your keep	0.21		-0.22	-0.58
k2:your look				0.55
k2:your money	-0.24		-0.23	-0.45
k2:your not		-0.58	-0.34	-0.34
k2:your once_more	-0.22	-0.53		0.86
k2:your person	-0.35			-0.28
k2:your sent	-0.39	-0.24		
k2:your takes	-0.41	-0.32	-0.31	-0.28
k2:your tell		-0.24		-0.68
k2:your thing	-0.44	-0.37		
k2:your through_channel	-0.45	-0.39	-0.25	0.32
k2:your to				-0.28
k2:your today	-0.43	-0.42	-0.29	-0.58
k2:your way	-0.25			
k2:your what	-0.31			-0.35
k2:your x		-0.21	-0.36	-0.35
k2:your xed		-0.22		
k2:your xing	-0.29		-0.52	
k2:your yet	-0.28		-0.55	-0.33
k2:your you	-0.27	-0.40		
k3:, 0 $	-0.42	-0.20	-0.34	0.41
k3:, 0 ,	-0.24			-1.03
k3:, 0 0		-0.20	-0.33	
k3:, 0 a				-0.23
k3:, 0 money	-0.37			0.76
k3:, 0 soon		-0.47	-0.20	-0.31
k3:, 0 to	0.29			-0.70
k3:, 0 x				-0.42
k3:, ACT ,				-0.47
k3:, ACT 0				0.31
k3:, ACT allow		0.27		
k3:, ACT make_so				-0.21
k3:, ACT of	-0.26	-0.24		-0.71
k3:, ACT the		-0.22		
k3:, ACT x				0.21
k3:, DONE $	-0.63	-0.77	-0.50	1.72
k3:, DONE ,	-0.26		-0.30	1.13
k3:, DONE today	0.46			-1.33
k3:, TOPIC $	0.87	-0.39	-0.70	-0.80
k3:, TOPIC ,		-0.84		
k3:, TOPIC TOPIC	-0.24	-0.38	-0.72	-0.47
k3:, TOPIC have				0.43
k3:, TOPIC person	-0.29		0.49	0.38
k3:, TOPIC x	-0.21			-0.84
k3:, TOPIC0 $	-0.46	-0.31	-0.47	
k3:, TOPIC0 ,	0.64		-0.25	-1.03
k3:, TOPIC0 DONE	-0.31	-0.44		0.60
k3:, TOPIC0 x		-0.22	-0.23	0.22
k3:, a contact				-0.37
k3:, a person			0.28	
k3:, afraid $		0.89		
k3:, after by	-0.35		0.42	
k3:, after it	0.39			
k3:, after the	-0.26	0.54		
k3:, after x	0.42	-0.30		
k3:, agree $	1.31	-0.24	-0.32	-0.66
k3:, agree ?	0.78			
k3:, agree be	0.37			-0.24
k3:, agree x	0.25			
k3:, agree xing				0.64
k3:, and ,		0.26		
k3:, and ACT		0.20		
k3:, and a				0.53
k3:, and afraid				0.48
k3:, and can		-0.22		
k3:, and for		0.29		
k3:, and have				0.46
k3:, and if	0.26			
k3:, and it	0.59	-0.21	-0.23	
k3:, and let			0.30	
k3:, and may	0.29			
k3:, and say	-0.27			
k3:, and so	-0.27	0.37		
k3:, and tell	0.22			
k3:, and the	0.40			0.26
k3:, and there		0.31		
k3:, and they			0.32	
k3:, and we		0.27		
k3:, and why			-0.28	
k3:, and you		0.28		
k3:, and your		0.53		
k3:, approval $	0.24	-0.25		
k3:, approval ?	0.30			-0.22
k3:, approval or		-0.81		
k3:, approval through_channel	-0.20			0.29
k3:, at the			0.28	-0.39
k3:, back to				-0.20
k3:, be not	0.28	-0.29		
k3:, be the	-0.23			
k3:, be we				0.55
k3:, be you			-0.43	
k3:, because a		-0.26		
k3:, because it		-0.24		
k3:, because of				-0.43
k3:, because soon	0.27		0.26	
k3:, because we		-0.29		
k3:, because x		0.74		-0.26
k3:, because you	-0.28		-0.21	0.63
k3:, before soon		0.73		
k3:, before the				0.21
k3:, before we	0.20			
k3:, before x			0.40	
k3:, before you		0.25		
k3:, before your		0.65		-0.52
k3:, but may		-0.70		
k3:, but not		0.41		
k3:, but we		0.42		
k3:, but x		-0.29		
k3:, by contact			0.56	
k3:, by soon			0.37	-0.37
k3:, can you		-0.21		
k3:, contact thing		-0.27		
k3:, contact us		-0.33		
k3:, contact x		0.98	-0.23	
k3:, do $	-0.46	-0.32	-0.36	0.53
k3:, do ,		-0.27		0.51
k3:, do we	0.37			
k3:, for a	0.47			
k3:, for x		0.20		
k3:, for your				-0.27
k3:, from the		-0.48		0.81
k3:, from today				-0.43
k3:, from what				-0.23
k3:, from where				-0.22
k3:, hand to	-0.21		0.22	
k3:, hand you	-0.21		0.20	
k3:, have it	-0.21	-0.43		-0.78
k3:, have the	-0.37			-0.28
k3:, have we	1.03	-0.30		
k3:, have x				0.58
k3:, have you				-0.75
k3:, how kind				-0.28
k3:, how you				-0.24
k3:, if ,	0.37			
k3:, if a			-0.31	
k3:, if it		-0.22		
k3:, if there	0.28			
k3:, if we	0.21			
k3:, if x				-0.21
k3:, in TOPIC				0.28
k3:, in money				-0.25
k3:, in the	-0.48	-0.35		0.28
k3:, in what	-0.28			
k3:, it $	-0.33		0.22	-0.72
k3:, it ,	-0.32		-0.22	0.97
k3:, it ACT				0.25
k3:, it have		-0.41		
k3:, it money		-0.30		0.39
k3:, it only		0.28		
k3:, it soon			0.27	-0.30
k3:, it thing				0.57
k3:, it will				0.26
k3:, keep on		0.55		
k3:, kind $		-0.32		-0.44
k3:, live $	-0.54	-0.28	-0.45	-0.49
k3:, look $		-0.29	-0.40	-0.52
k3:, look 0				0.37
k3:, look x	-0.23	-0.37	-0.22	-0.25
k3:, money x		0.33		-0.23
k3:, not $	-0.37	0.56	-0.30	-0.37
k3:, not ,	-0.37	0.25		-0.20
k3:, not DONE	-0.35	0.35	-0.30	-0.84
k3:, not a		-0.50	-0.23	0.34
k3:, not allow			-0.29	
k3:, not go_on		0.34		-0.20
k3:, not it		0.31		
k3:, not on		0.58		
k3:, not once_more		-0.29		
k3:, not the	-0.23		-0.20	
k3:, not to	0.22	-0.87		
k3:, not today	-0.28	0.27		-0.21
k3:, not will				0.28
k3:, not x		-0.56		
k3:, on the				-0.34
k3:, on x	-0.64			-0.62
k3:, once_more $	-0.27		-0.22	-0.29
k3:, or be	-0.25			
k3:, or have	-0.24			
k3:, or not	0.87			
k3:, or with	-0.26			-0.24
k3:, our afraid		-0.29	-0.23	
k3:, person TOPIC		-0.22	-0.40	0.51
k3:, person once_more			-0.35	
k3:, person x			-0.27	0.49
k3:, please $			-0.20	-0.50
k3:, please look				0.29
k3:, refuse $	-0.40	0.71	-0.44	-0.78
k3:, refuse ,	-0.36	0.56		0.36
k3:, say go_on	0.31			
k3:, say not	-0.48	-0.46		
k3:, say when	0.84	-0.38		
k3:, so TOPIC		0.22		
k3:, so afraid		-0.22		0.32
k3:, so it	-0.24			-0.22
k3:, so not		1.01		
k3:, so please		-0.21		
k3:, so the		0.50		
k3:, so there		0.54		
k3:, so what		-0.30		-0.48
k3:, so x				-0.26
k3:, so you		0.27		0.25
k3:, soon if	-0.23			
k3:, takes would_like				0.50
k3:, tell $	-0.58	-0.24	-0.37	0.53
k3:, tell tell		-0.28		-0.24
k3:, tell the	-0.20	-0.24	-0.26	-1.00
k3:, tell us			0.48	
k3:, thanks you				-0.30
k3:, the ACT				0.29
k3:, the TOPIC				0.53
k3:, the look				0.47
k3:, the money				0.27
k3:, the once_more	0.40	-0.24		
k3:, the thing	-0.49			
k3:, the way		-0.29		
k3:, the x				-0.41
k3:, then $	0.67			
k3:, then ,				-0.30
k3:, then it			-0.23	
k3:, then the	-0.23			-0.30
k3:, then we	0.33			-0.32
k3:, they be			0.47	
k3:, they do		-0.24		
k3:, they have			0.49	
k3:, they know				-0.29
k3:, they takes				-0.24
k3:, they will			0.31	
k3:, thing ACT	-0.53			
k3:, thing on				-0.29
k3:, thing person		-0.20	0.20	-0.21
k3:, thing x		-0.23		
k3:, to the				-0.23
k3:, to you	-0.22		-0.31	
k3:, to your	0.29	-0.46		-0.32
k3:, today $		-0.29	-0.40	
k3:, too $			-0.27	
k3:, too ?	0.34			
k3:, we can	-0.29	0.30		
k3:, we have		-0.29		
k3:, we know	-0.21		-0.38	
k3:, we takes		-0.45		
k3:, we tell	-0.30			
k3:, we will	0.30		-0.22	
k3:, what will		-0.27		
k3:, what xed		-0.28		
k3:, when a				0.65
k3:, when be	-0.34	-0.24		
k3:, when soon				0.35
k3:, when the		0.25		-0.20
k3:, when then		0.31		
k3:, when we	0.22	-0.50		
k3:, when x		0.56		-0.30
k3:, when you				0.28
k3:, while it		0.22		
k3:, while we		-0.23		0.33
k3:, while x		0.56		
k3:, while you	-0.37			
k3:, will we	0.24	-0.28		
k3:, with a			-0.32	
k3:, with your	-0.21			0.35
k3:, x $	-0.39			
k3:, x ,				0.36
k3:, x 0	-0.42			1.07
k3:, x ?	0.45	-0.21		-0.52
k3:, x TOPIC0				0.50
k3:, x agree				0.78
k3:, x because		0.23		
k3:, x do	-0.25			0.32
k3:, x for	0.48			
k3:, x from			0.36	-0.31
k3:, x in	-0.42		-0.22	-0.62
k3:, x it	-0.64	-0.27		
k3:, x money	-0.24		0.23	-0.63
k3:, x need	-0.21	-0.26		-0.23
k3:, x on			0.51	
k3:, x or				-0.24
k3:, x our		0.93		
k3:, x person			0.51	
k3:, x soon	-0.28	-0.38		0.56
k3:, x the	0.59			-0.21
k3:, x today		-0.33		
k3:, x with	0.22		-0.36	-0.24
k3:, x x				0.26
k3:, x xed			-0.34	
k3:, x you	0.23		0.31	
k3:, x your		0.32		
k3:, xed $	-0.34	-0.27		
k3:, xed ,	-0.58		-0.22	0.25
k3:, xing a			0.25	
k3:, xing x	0.27			
k3:, you be	0.32			-0.21
k3:, you can				1.04
k3:, you will	-0.22			
k3:, you x	0.73			
k3:, your TOPIC	0.26			-0.36
k3:, your TOPIC0				0.51
k3:, your approval	0.31			
k3:, your contact				0.21
k3:, your money				0.49
k3:, your tell	-0.22			
k3:, your thing	-0.42			-0.43
k3:, your x				-0.25
k3:0 , 0	-0.48	-0.26	-0.35	-0.22
k3:0 , ACT				0.55
k3:0 , in				0.67
k3:0 , when	0.20			
k3:0 , x	-0.28	0.30	-0.28	-0.32
k3:0 0 $	-0.32	-0.54	-0.23	-0.64
k3:0 0 ,				0.92
k3:0 0 0		-0.34		0.58
k3:0 ACT the	0.22			
k3:0 a soon				-0.27
k3:0 approval $	-0.69	-0.26	-0.28	-0.33
k3:0 be x		-0.20		0.56
k3:0 in x	-0.37			
k3:0 money $				-0.98
k3:0 money ,	-0.21			0.24
k3:0 money a				-0.35
k3:0 money and				0.23
k3:0 money be		-0.27	-0.39	0.30
k3:0 money in				0.40
k3:0 money x	0.45			-0.56
k3:0 of x				-0.38
k3:0 soon $			0.33	-0.20
k3:0 soon x		-0.40		-0.23
k3:0 the x	-0.24	-0.35		-0.26
k3:0 to 0	0.48			-0.75
k3:0 to TOPIC0				-0.78
k3:0 to have	0.38			-0.40
k3:0 x $	-0.26	-0.26	-0.48	-0.24
k3:0 x 0				-0.56
k3:0 x ?	-0.55		-0.22	-0.41
k3:0 x be				-0.25
k3:0 x x			0.42	-0.26
k3:ACT , 0	-0.38	-0.33	-0.21	0.80
k3:ACT , DONE		-0.23		
k3:ACT , afraid		0.23		
k3:ACT , after		0.73		
k3:ACT , and	0.37			
k3:ACT , approval		-0.70		
k3:ACT , because	0.30			-0.30
k3:ACT , before	0.26			
k3:ACT , do	-0.27	-0.22	-0.22	0.21
k3:ACT , it				-0.34
k3:ACT , not	-0.22	0.86	-0.24	
k3:ACT , or	-0.29			
k3:ACT , refuse	-0.31		-0.30	-0.31
k3:ACT , x				0.24
k3:ACT 0 $	-0.48	-0.58	-0.36	0.67
k3:ACT ? $	0.35	-0.32	-0.21	-0.41
k3:ACT DONE $	-0.46	-0.25	-0.48	0.77
k3:ACT TOPIC hand	0.22		-0.24	-0.39
k3:ACT a money		-0.34		
k3:ACT a x	-0.27			
k3:ACT allow $		-0.24		
k3:ACT allow ?	0.65	-0.32		
k3:ACT allow be	-0.27	-0.24		0.22
k3:ACT allow have		-0.52		0.37
k3:ACT allow not	-0.28	0.36		-0.21
k3:ACT allow today	0.74			
k3:ACT approval to	0.30			
k3:ACT at 0	-0.25	-0.46		0.30
k3:ACT back $	-0.28	0.36	-0.37	
k3:ACT be DONE		-0.55	-0.21	0.42
k3:ACT be allow	-0.51			-0.29
k3:ACT be do	-0.49	-0.51		0.65
k3:ACT be in	-0.22	-0.61	-0.40	1.03
k3:ACT be not		0.28		-0.49
k3:ACT be off		0.39		-0.39
k3:ACT be on				0.51
k3:ACT be out		0.26		-0.23
k3:ACT be over	-0.22	-0.46		0.46
k3:ACT be refuse		0.41		-0.27
k3:ACT be tell		-0.30		0.57
k3:ACT be x	-0.43	-0.63		
k3:ACT be xed	-0.38			
k3:ACT because TOPIC				0.24
k3:ACT because of	-0.23			0.28
k3:ACT by TOPIC0				0.48
k3:ACT by how	-0.29			
k3:ACT can be				-0.31
k3:ACT can not	-0.24			-0.32
k3:ACT do $	-0.52	-0.65	-0.52	0.68
k3:ACT do not		0.25		
k3:ACT done_word be				0.24
k3:ACT done_word done_word	-0.22	-0.29		0.75
k3:ACT for ?	-0.35	-0.22		-0.28
k3:ACT for you			-0.36	
k3:ACT for your				0.32
k3:ACT have be	-0.32	-0.37		0.21
k3:ACT have to		0.20		
k3:ACT have x	-0.21		-0.35	0.92
k3:ACT in ?	-0.71			-0.26
k3:ACT in TOPIC		-0.46		
k3:ACT in a			-0.31	-0.34
k3:ACT in an		0.24		
k3:ACT in the	0.44			
k3:ACT in x		-0.61		-0.21
k3:ACT it $		-0.31	-0.32	-0.38
k3:ACT it ,	0.37	-0.23		
k3:ACT it ?		-0.25		-0.33
k3:ACT it ACT		-0.26		-0.31
k3:ACT it agree	0.21			
k3:ACT it back		0.25		
k3:ACT it be		-0.64		
k3:ACT it because		0.32		
k3:ACT it by		0.21		
k3:ACT it for	-0.65			
k3:ACT it in		0.29		0.41
k3:ACT it on			-0.32	
k3:ACT it out				-0.22
k3:ACT it over	0.29	-0.25	-0.45	-0.27
k3:ACT it to	-0.51			
k3:ACT it x		0.28	0.45	-0.47
k3:ACT keep here		0.22		
k3:ACT keep x		-0.25		
k3:ACT make_so done_word			-0.28	0.31
k3:ACT make_so make_so		-0.21		-0.32
k3:ACT make_so x	-0.48	-0.41	-0.23	-0.21
k3:ACT money to		-0.31		
k3:ACT money x		-0.38		0.47
k3:ACT need $				-0.27
k3:ACT not $	-0.23			
k3:ACT not done_word				-0.25
k3:ACT not make_so	-0.40			
k3:ACT not to	-0.23		-0.40	
k3:ACT not x	-0.26	0.94		-0.29
k3:ACT of TOPIC	-0.21			-0.21
k3:ACT of look				0.49
k3:ACT of thing	-0.22			
k3:ACT on it				-0.24
k3:ACT on the	0.49			
k3:ACT out $	-0.23	-0.29		
k3:ACT out it		-0.24		
k3:ACT out the	0.24			
k3:ACT over to			0.21	
k3:ACT person TOPIC		-0.23		-0.23
k3:ACT refuse $		0.25		
k3:ACT takes x	-0.23	-0.31		
k3:ACT tell $	-0.22	-0.33		0.40
k3:ACT the TOPIC	-0.21			-0.38
k3:ACT the TOPIC0		-0.26		
k3:ACT the allow	-0.38			
k3:ACT the contact	-0.46	-0.33		
k3:ACT the keep	0.24	-0.22		
k3:ACT the look	0.35	0.43		
k3:ACT the thing	0.47			-0.45
k3:ACT there $				-0.21
k3:ACT thing $	0.28		-0.30	-0.91
k3:ACT thing ,				-0.29
k3:ACT to ACT				-0.31
k3:ACT to TOPIC	-0.50			-0.67
k3:ACT to TOPIC0		-0.33		0.46
k3:ACT to be				-0.24
k3:ACT to us	-0.23			
k3:ACT to you				0.21
k3:ACT today $				-0.30
k3:ACT today ?	-0.26	0.49		
k3:ACT us $	-0.36	-0.48	-0.34	-0.47
k3:ACT us a	-0.25	-0.45		-0.50
k3:ACT us the	-0.30			
k3:ACT us what	-0.23			
k3:ACT us x	-0.75			
k3:ACT us xing		-0.27		
k3:ACT us your	-0.37	-0.21		-0.34
k3:ACT will be		-0.39		-0.62
k3:ACT will not	-0.59	0.63	-0.20	-0.48
k3:ACT x $	-0.35	0.26	-0.27	-0.62
k3:ACT x ,			0.22	
k3:ACT x 0	-0.68	-0.40		0.34
k3:ACT x ?	0.74	-0.23	-0.26	-0.68
k3:ACT x be		0.34		-0.35
k3:ACT x do	-0.24	-0.22		
k3:ACT x in				0.28
k3:ACT x it	-0.26	-0.45		
k3:ACT x make_so	0.37			
k3:ACT x money	-0.56	-0.42		-0.60
k3:ACT x not	-0.67	-0.72		-0.28
k3:ACT x once_more		0.42		-0.63
k3:ACT x over	-0.62	-0.35	-0.39	0.47
k3:ACT x takes	-0.28			-0.20
k3:ACT x the		-0.32	-0.20	0.45
k3:ACT x thing		-0.27		
k3:ACT x to	0.22			-0.27
k3:ACT x with	-0.21			
k3:ACT x x			-0.35	-0.88
k3:ACT x your		-0.59		
k3:ACT xed $	-0.75	-0.69	-0.35	0.65
k3:ACT xing $		-0.24		
k3:ACT xing with				0.37
k3:ACT yet $		-0.45	-0.26	-0.50
k3:ACT you $	-0.48		0.60	-0.38
k3:ACT you a	0.25			
k3:ACT you in	-0.41		0.30	-0.35
k3:ACT you on	-0.40	-0.21		
k3:ACT you once_more				-0.33
k3:ACT you over	-0.58		0.76	-0.65
k3:ACT you person	0.24		-0.34	
k3:ACT you say	-0.43	-0.26	-0.25	
k3:ACT you the	-0.22			
k3:ACT you to			0.21	
k3:ACT you x	0.29			
k3:ACT your approval	0.34			
k3:ACT your thing	-0.36			-0.43
k3:ACT your x	-0.31			
k3:DONE , agree				-0.21
k3:DONE , and		0.27		0.84
k3:DONE , because		-0.24	-0.23	0.27
k3:DONE , before				-0.21
k3:DONE , if	0.37			
k3:DONE , it		-0.21		1.06
k3:DONE , person		-0.23	-0.28	0.61
k3:DONE , so				0.95
k3:DONE , x	-0.25	-0.29		1.30
k3:DONE , you				-0.31
k3:DONE 0 $	-0.37	-0.35		0.81
k3:DONE ? $	0.26			-0.34
k3:DONE TOPIC TOPIC		-0.28		0.57
k3:DONE TOPIC hand		-0.26	-0.34	0.45
k3:DONE a contact			0.35	-0.62
k3:DONE a soon	-0.21			0.40
k3:DONE and do				0.28
k3:DONE and xing	-0.25			0.60
k3:DONE at $		-0.38	-0.25	
k3:DONE at 0		-0.52		1.18
k3:DONE at if	0.36	-0.44		
k3:DONE at it	-0.24	0.22		-0.46
k3:DONE at the	-0.33			-0.37
k3:DONE at x				-0.44
k3:DONE be what	-0.54			
k3:DONE because ask	-0.32	-0.26	-0.22	0.69
k3:DONE because of	-0.26			1.26
k3:DONE because x	0.66			-0.42
k3:DONE by contact		0.64	-0.97	-0.29
k3:DONE by you	-0.21			-0.46
k3:DONE can $		0.22		
k3:DONE for 0			0.24	-0.28
k3:DONE for a		0.44		
k3:DONE for the				-0.25
k3:DONE for you	-0.34		-0.31	0.54
k3:DONE from today		-0.33		0.31
k3:DONE in $			-0.21	-0.61
k3:DONE in 0		-0.63		-0.71
k3:DONE in our				0.39
k3:DONE in today		-0.33		0.49
k3:DONE in x				-0.28
k3:DONE it $	-0.29	-0.28	-0.36	0.81
k3:DONE it ,				0.24
k3:DONE it for		-0.43	-0.43	0.70
k3:DONE it x		0.27	0.21	-0.90
k3:DONE just yet				0.56
k3:DONE on a				-0.24
k3:DONE on the		-0.40		-0.32
k3:DONE on x	-0.38			-0.30
k3:DONE only x	-0.23	0.31		
k3:DONE out $		-0.32		0.43
k3:DONE over the	-0.31	0.35		
k3:DONE soon $	-0.32		-0.30	
k3:DONE soon a	-0.25	-0.44		
k3:DONE the ACT	-0.22	-0.71	-0.29	0.34
k3:DONE the TOPIC				0.55
k3:DONE the TOPIC0				0.40
k3:DONE the money		-0.36		0.60
k3:DONE the once_more	-0.21	-0.25		
k3:DONE the thing	0.29			
k3:DONE the x		-0.38		
k3:DONE thing $	-0.22			-0.63
k3:DONE to the	-0.44		0.34	
k3:DONE to you	-0.21		-0.20	0.40
k3:DONE today $		-0.70		-0.26
k3:DONE today ?	0.46			-0.52
k3:DONE today and	0.29			
k3:DONE x $	0.50	-0.56		
k3:DONE x ,				0.33
k3:DONE x it		0.53		-0.65
k3:DONE x on	-0.28	-0.24		
k3:DONE x once_more		0.68		
k3:DONE x soon		-0.89		
k3:DONE x thing	-0.27			-0.32
k3:DONE x x		0.33		-0.31
k3:DONE yet $	-0.32	-0.70	-0.26	
k3:DONE yet ?	0.55			-0.55
k3:DONE yet x				0.26
k3:DONE you a				-0.38
k3:TOPIC , 0			-0.21	0.33
k3:TOPIC , ACT	-0.23	-0.59	-0.23	-0.57
k3:TOPIC , DONE	-0.65	-0.60	-0.49	1.02
k3:TOPIC , TOPIC	-0.24	-0.81		
k3:TOPIC , TOPIC0		-0.31		0.33
k3:TOPIC , agree	0.28			-0.22
k3:TOPIC , and				0.21
k3:TOPIC , approval		-0.37		
k3:TOPIC , before		0.69		
k3:TOPIC , do	-0.29	-0.32	-0.29	0.58
k3:TOPIC , have	0.34			
k3:TOPIC , how				-0.25
k3:TOPIC , it				-0.32
k3:TOPIC , not	-0.31	0.84		-0.44
k3:TOPIC , or		0.26		
k3:TOPIC , refuse	-0.38	1.04	-0.32	
k3:TOPIC , so			0.24	
k3:TOPIC , then		-0.33		
k3:TOPIC , they				1.01
k3:TOPIC , we	-0.22	-0.57		
k3:TOPIC , x		-0.20	-0.21	-1.02
k3:TOPIC ? $		-0.43		-0.25
k3:TOPIC ACT $		-0.28		0.21
k3:TOPIC ACT ,	0.33			
k3:TOPIC ACT ?	0.23			
k3:TOPIC ACT be	-0.42	-0.32		-0.52
k3:TOPIC ACT can		0.21		
k3:TOPIC ACT done_word	-0.24	-0.23		0.29
k3:TOPIC ACT have	-0.26			
k3:TOPIC ACT x		0.32		-0.59
k3:TOPIC ACT xed		-0.28		
k3:TOPIC DONE $	-0.37	-0.85	-0.37	0.80
k3:TOPIC DONE ?	0.33			
k3:TOPIC TOPIC $	-0.43			-1.12
k3:TOPIC TOPIC ,				-0.87
k3:TOPIC TOPIC ?	0.57	-0.52		-0.23
k3:TOPIC TOPIC DONE				-0.26
k3:TOPIC TOPIC TOPIC	-0.28	-0.33	-0.41	-0.79
k3:TOPIC TOPIC TOPIC0		-0.23		-0.46
k3:TOPIC TOPIC agree	0.27			-0.27
k3:TOPIC TOPIC be				0.20
k3:TOPIC TOPIC because				0.59
k3:TOPIC TOPIC can				0.28
k3:TOPIC TOPIC from	-0.28	-0.25	-0.55	0.46
k3:TOPIC TOPIC have		-0.27		0.49
k3:TOPIC TOPIC in				-0.23
k3:TOPIC TOPIC keep		-0.44		0.33
k3:TOPIC TOPIC may		-0.35		
k3:TOPIC TOPIC not		0.30		
k3:TOPIC TOPIC on				0.27
k3:TOPIC TOPIC today	0.60			-0.31
k3:TOPIC TOPIC will	-0.27	-0.46		0.85
k3:TOPIC TOPIC x				-0.31
k3:TOPIC TOPIC yet				0.31
k3:TOPIC TOPIC0 $	-0.39	-0.63	-0.26	-0.36
k3:TOPIC a soon				0.46
k3:TOPIC a x		0.52		-0.37
k3:TOPIC agree $				-0.32
k3:TOPIC agree yet	0.26			-0.34
k3:TOPIC allow $	-0.40		-0.37	-0.21
k3:TOPIC allow ,				-0.54
k3:TOPIC allow ?	0.22			
k3:TOPIC allow be		-0.29		-0.39
k3:TOPIC allow have		0.21		
k3:TOPIC allow to		-0.20		-0.36
k3:TOPIC allow x		0.20		0.46
k3:TOPIC and ACT		-0.47		-0.67
k3:TOPIC at x		-0.60		
k3:TOPIC back $		0.24		
k3:TOPIC be $	-0.46		-0.47	-0.31
k3:TOPIC be DONE	-0.25	-0.58		-0.29
k3:TOPIC be a		-0.23		
k3:TOPIC be allow	-0.28			
k3:TOPIC be because		-0.31		0.33
k3:TOPIC be do	-0.36	-0.33		0.64
k3:TOPIC be in	-0.22			0.62
k3:TOPIC be not				0.30
k3:TOPIC be on		0.44	-0.20	
k3:TOPIC be out				0.33
k3:TOPIC be over	-0.35	-0.21		0.60
k3:TOPIC be takes	-0.50	-0.31	-0.26	-0.41
k3:TOPIC be tell	-0.67	-0.37		0.63
k3:TOPIC be the				-0.36
k3:TOPIC be to	0.36			
k3:TOPIC be we	-0.45	-0.25		
k3:TOPIC be what		-0.21		
k3:TOPIC be x		-0.66		-0.46
k3:TOPIC be xed	-0.38	0.36		-0.81
k3:TOPIC be yet	-0.43	-0.21		0.74
k3:TOPIC be your	-0.38	-0.28	-0.30	0.94
k3:TOPIC because TOPIC				-0.20
k3:TOPIC because of		-0.23		
k3:TOPIC can be				-0.47
k3:TOPIC can know				0.21
k3:TOPIC can not		0.68		-0.24
k3:TOPIC can takes				0.27
k3:TOPIC can x	-0.52	-0.50	-0.24	-0.47
k3:TOPIC do $	-0.29	-0.34	-0.25	0.70
k3:TOPIC do for				-0.40
k3:TOPIC do in				-0.24
k3:TOPIC do not			-0.29	-0.21
k3:TOPIC for ?	-0.64	-0.32		-0.28
k3:TOPIC for the	-0.33	-0.37	-0.38	-0.74
k3:TOPIC for you			-0.52	-0.29
k3:TOPIC from yet			-0.48	0.60
k3:TOPIC hand $	-0.38	-0.41	-0.59	0.46
k3:TOPIC hand ,		-0.21		
k3:TOPIC hand ?	0.57			
k3:TOPIC hand be				0.38
k3:TOPIC hand it	-0.20			-0.20
k3:TOPIC hand today	0.24			
k3:TOPIC have a		-0.29		-0.39
k3:TOPIC have be		-0.56		0.72
k3:TOPIC have have		-0.24	-0.22	0.62
k3:TOPIC have not		0.39		-0.46
k3:TOPIC have the	-0.37	-0.68	-0.41	0.96
k3:TOPIC have to		0.53		-0.55
k3:TOPIC have x		-0.59	-0.23	0.86
k3:TOPIC have xed	-0.22		-0.35	
k3:TOPIC have your		-0.22		
k3:TOPIC in a			-0.59	
k3:TOPIC in x	-0.21		-0.23	
k3:TOPIC in your	0.29			
k3:TOPIC it $		-0.38	-0.29	-0.69
k3:TOPIC it ,				-0.38
k3:TOPIC it be		0.38		-0.55
k3:TOPIC it x		-0.51		0.39
k3:TOPIC keep because		0.54		-0.29
k3:TOPIC keep in		0.26		0.22
k3:TOPIC keep where		0.22		
k3:TOPIC keep x		0.60		
k3:TOPIC keep xed				-0.32
k3:TOPIC look $	-0.49	-0.39		-0.42
k3:TOPIC look x				-0.29
k3:TOPIC make_so make_so	0.21			
k3:TOPIC may be		0.24		
k3:TOPIC may do	-0.49	-0.56	-0.26	
k3:TOPIC may not	-0.39	0.30		
k3:TOPIC may takes	0.38			
k3:TOPIC money $	-0.64		-0.28	
k3:TOPIC money ,	-0.23			
k3:TOPIC money ?	0.38	-0.25		
k3:TOPIC money TOPIC	0.30	-0.26		-0.28
k3:TOPIC money be	-0.45	-0.58		0.24
k3:TOPIC money have	-0.28			
k3:TOPIC money today	0.20	-0.24		
k3:TOPIC money x		0.23		0.35
k3:TOPIC money yet	0.36			
k3:TOPIC not a		0.66		
k3:TOPIC not say		0.20		
k3:TOPIC not x	-0.21	0.82		-0.39
k3:TOPIC of x				-0.49
k3:TOPIC on a		0.23		
k3:TOPIC on it		0.48		-0.23
k3:TOPIC on the				-0.23
k3:TOPIC on x	0.30			-0.40
k3:TOPIC on your				0.21
k3:TOPIC once_more fact_word				0.25
k3:TOPIC out the		0.31		-0.29
k3:TOPIC person $	-0.32	-0.51	0.50	
k3:TOPIC person ,				0.51
k3:TOPIC person x		-0.50		-0.31
k3:TOPIC takes a	-0.24	-0.28		-0.25
k3:TOPIC takes about	-0.20			
k3:TOPIC tell $	-0.30	-0.30	-0.29	0.54
k3:TOPIC tell be		-0.38	0.23	
k3:TOPIC the ACT				-0.40
k3:TOPIC the TOPIC		0.46		-0.61
k3:TOPIC the TOPIC0		0.26		-0.20
k3:TOPIC the keep	-0.24	0.23		-0.57
k3:TOPIC the money		0.21		-0.43
k3:TOPIC the soon		0.34		-0.34
k3:TOPIC the thing		0.43		-0.38
k3:TOPIC the x		0.40		-0.44
k3:TOPIC thing $	-0.32	-0.33		
k3:TOPIC thing ,		-0.26		
k3:TOPIC thing ?	0.21	-0.25		
k3:TOPIC thing DONE				-0.28
k3:TOPIC thing be	-0.33	-0.80		0.40
k3:TOPIC thing can		0.51		-0.42
k3:TOPIC thing in				-0.23
k3:TOPIC thing thing	0.22			
k3:TOPIC thing to	0.36			
k3:TOPIC thing today	0.22			
k3:TOPIC thing will				-0.27
k3:TOPIC thing with		-0.24		
k3:TOPIC thing x			-0.27	-0.42
k3:TOPIC thing yet	0.41	-0.31		-0.31
k3:TOPIC today $				-0.40
k3:TOPIC today ?	0.32			
k3:TOPIC what x	-0.39	-0.21		
k3:TOPIC will be	0.33	-0.46	-0.35	-0.30
k3:TOPIC will have	-0.29	-0.69		
k3:TOPIC will not	-0.37	0.45		
k3:TOPIC x $		0.37		-0.70
k3:TOPIC x ,		0.64	0.21	-0.31
k3:TOPIC x ?	-1.05	-0.37		-0.48
k3:TOPIC x ACT				0.73
k3:TOPIC x TOPIC0				0.46
k3:TOPIC x be	-0.23	0.28	-0.35	
k3:TOPIC x done_word	-0.27	-0.23		
k3:TOPIC x from				0.67
k3:TOPIC x in		-0.25		-0.41
k3:TOPIC x it	-0.36			0.45
k3:TOPIC x make_so	-0.37			
k3:TOPIC x money	-0.27	-0.53		-0.36
k3:TOPIC x not	-0.30	-0.29		
k3:TOPIC x on	0.22	-0.28		0.32
k3:TOPIC x once_more		0.74		-0.49
k3:TOPIC x out	-0.24	-0.31		-0.32
k3:TOPIC x over	0.25			
k3:TOPIC x person		-0.34	0.25	
k3:TOPIC x soon		-0.56		-0.21
k3:TOPIC x the				-0.24
k3:TOPIC x thing	-0.25	0.51		-0.24
k3:TOPIC x to	-0.22	-0.54		0.62
k3:TOPIC x with		-0.26	-0.29	-0.34
k3:TOPIC x x		-0.47	-0.35	
k3:TOPIC x you	-0.51		-0.47	0.28
k3:TOPIC x your			-0.26	-0.48
k3:TOPIC yet $		-0.31	-0.50	
k3:TOPIC yet ,	0.41			
k3:TOPIC yet because				0.29
k3:TOPIC you will		0.32		
k3:TOPIC you x		0.24		-0.27
k3:TOPIC your TOPIC		0.21		-0.28
k3:TOPIC0 , 0	-0.64			-1.07
k3:TOPIC0 , approval				-0.32
k3:TOPIC0 , because				-0.37
k3:TOPIC0 , from				-0.43
k3:TOPIC0 , when		-0.23		0.35
k3:TOPIC0 , x	-0.39			0.71
k3:TOPIC0 DONE 0	-0.37	-0.35		0.81
k3:TOPIC0 TOPIC $		-0.27	-0.25	-0.45
k3:TOPIC0 TOPIC ,				-0.21
k3:TOPIC0 TOPIC TOPIC		-0.22		
k3:TOPIC0 back x		0.36		
k3:TOPIC0 be DONE		-0.52		
k3:TOPIC0 be back		-0.25		0.33
k3:TOPIC0 be money	-0.40	-0.30		0.32
k3:TOPIC0 be not				-0.40
k3:TOPIC0 be on				-0.47
k3:TOPIC0 be once_more		0.37		-0.38
k3:TOPIC0 be with		-0.29		
k3:TOPIC0 be x	-0.30			0.42
k3:TOPIC0 be yet				0.22
k3:TOPIC0 can be	0.22	-0.23		-0.36
k3:TOPIC0 can not		0.74		
k3:TOPIC0 for today				0.37
k3:TOPIC0 from the				0.37
k3:TOPIC0 from today	-0.34	-0.46		0.81
k3:TOPIC0 from yet			-0.28	-0.86
k3:TOPIC0 have be	-0.42	-0.49		0.51
k3:TOPIC0 may be	0.42	-0.22		-0.31
k3:TOPIC0 money $	-0.38	-0.29	-0.31	
k3:TOPIC0 money ,	-0.34	-0.20	-0.27	
k3:TOPIC0 money ?	-0.47			-0.37
k3:TOPIC0 money be	-0.24			-0.32
k3:TOPIC0 money can				-0.20
k3:TOPIC0 money in	-0.52	0.40		-0.67
k3:TOPIC0 money off		0.21		-0.36
k3:TOPIC0 money once_more	-0.22	-0.38		
k3:TOPIC0 money to	0.30			-0.69
k3:TOPIC0 money will		0.42		
k3:TOPIC0 money x		-0.21		0.25
k3:TOPIC0 on x				0.32
k3:TOPIC0 out of	0.43			
k3:TOPIC0 today $	-0.31			0.36
k3:TOPIC0 today ?	0.45			-0.26
k3:TOPIC0 where it		0.34		-0.26
k3:TOPIC0 will have				-0.34
k3:TOPIC0 x ACT	0.21			-0.33
k3:TOPIC0 x out		-0.37		0.45
k3:TOPIC0 x the	0.24			-0.61
k3:TOPIC0 x x	-0.23	-0.68		0.38
k3:TOPIC0 yet $	-0.49	-0.32	-0.38	
k3:^ 0 $	-0.63	-0.39	-0.61	-0.82
k3:^ 0 ,	-0.31		-0.40	-0.78
k3:^ 0 0	-0.30		-0.20	-0.33
k3:^ 0 a			-0.23	
k3:^ 0 approval	-0.64	-0.30	-0.29	-0.33
k3:^ 0 money			-0.27	-0.23
k3:^ 0 soon			-0.33	
k3:^ 0 to		-0.25	-0.32	-0.45
k3:^ 0 x	0.23			-0.31
k3:^ ACT $	-0.68	-0.70	-1.24	
k3:^ ACT ,	-0.36	0.57	-0.47	0.92
k3:^ ACT 0	-0.51	-0.57	-0.43	0.98
k3:^ ACT ?	0.35	-0.24	-0.26	-0.61
k3:^ ACT DONE	-0.40		-0.39	0.65
k3:^ ACT TOPIC	1.01			-0.53
k3:^ ACT allow	-0.48	0.41	-0.27	-0.23
k3:^ ACT approval	0.30			
k3:^ ACT be			-0.47	0.37
k3:^ ACT by	-0.29			
k3:^ ACT do	-0.23	-0.27	-0.30	0.32
k3:^ ACT done_word	-0.27	-0.23		0.50
k3:^ ACT in	0.52			
k3:^ ACT it	0.73	-0.27	-0.21	-0.37
k3:^ ACT make_so			-0.33	
k3:^ ACT not	-0.50	0.39	-0.31	-0.47
k3:^ ACT of	-0.51	-0.55		
k3:^ ACT or		-0.28		
k3:^ ACT out	0.46			
k3:^ ACT person	0.53	-0.22		
k3:^ ACT refuse		0.25		
k3:^ ACT tell	-0.22	-0.31		0.29
k3:^ ACT the	0.69	-0.23		-0.23
k3:^ ACT thing	0.43	-0.62	-0.49	-0.54
k3:^ ACT to	-0.64	0.51	-0.23	-0.72
k3:^ ACT us	-0.42	-0.33		-0.37
k3:^ ACT x		-0.45	-0.27	
k3:^ ACT you	0.55	-0.26		
k3:^ ACT your	0.24	-0.27		
k3:^ DONE $	-0.94	-1.09	-0.76	0.49
k3:^ DONE ,	-0.43	-0.46	-0.23	1.61
k3:^ DONE and				0.28
k3:^ DONE at		-0.56	-0.25	0.92
k3:^ DONE because	-0.34	-0.21	-0.21	0.81
k3:^ DONE just			-0.34	0.54
k3:^ DONE the	0.38			0.42
k3:^ DONE thing	-0.27		-0.24	-0.52
k3:^ DONE to	-0.79	-0.59	-0.52	0.70
k3:^ DONE today		-0.26		-0.81
k3:^ DONE x		-0.23		
k3:^ TOPIC $	-0.55	-0.98	-0.83	-0.93
k3:^ TOPIC ,	-0.29	-0.33	-0.35	0.34
k3:^ TOPIC DONE	-0.37	-0.64	-0.36	1.53
k3:^ TOPIC TOPIC	-0.43			
k3:^ TOPIC allow				-0.27
k3:^ TOPIC at		-0.67	-0.58	-0.61
k3:^ TOPIC be	-0.35	-0.55		
k3:^ TOPIC can		-0.60	-0.27	
k3:^ TOPIC do				0.47
k3:^ TOPIC hand	-0.37	-0.32	-0.72	0.78
k3:^ TOPIC have	-0.42	-0.27	-0.22	0.64
k3:^ TOPIC it		0.26		-0.39
k3:^ TOPIC keep		1.03	-0.23	-0.76
k3:^ TOPIC money	-0.53	-0.61	-0.43	-0.23
k3:^ TOPIC once_more				0.25
k3:^ TOPIC or	-0.24	-0.21		-0.24
k3:^ TOPIC person	-0.36	-0.60	0.25	0.22
k3:^ TOPIC tell	-0.24	-0.45		0.70
k3:^ TOPIC the	-0.82	0.56		-0.89
k3:^ TOPIC thing		-0.31		-0.62
k3:^ TOPIC will		-0.24	-0.60	0.42
k3:^ TOPIC x	-0.25		-0.41	
k3:^ TOPIC you				-0.27
k3:^ TOPIC0 $	-0.48	-0.69	-0.81	-0.73
k3:^ TOPIC0 DONE	-0.31			0.54
k3:^ TOPIC0 TOPIC		-0.20	-0.25	-0.83
k3:^ TOPIC0 be				0.31
k3:^ TOPIC0 by		-0.41	-0.61	
k3:^ TOPIC0 money	-0.44	-0.33	-0.38	-0.22
k3:^ TOPIC0 x	-0.42	-0.51	-0.22	-0.66
k3:^ a ACT	-0.22	-0.79		-0.25
k3:^ a DONE		-0.30		
k3:^ a TOPIC	-0.25	-0.54		-0.44
k3:^ a agree	-0.43	-0.33		
k3:^ a approval	0.45	-0.20	-0.23	
k3:^ a contact	-0.27	-0.22	-0.26	
k3:^ a keep	-0.34	-0.28		-0.33
k3:^ a look		-0.23		-0.40
k3:^ a money	-0.43	-0.24		-0.58
k3:^ a not		-0.56	-0.56	
k3:^ a once_more			-0.67	-0.53
k3:^ a person	-0.29		0.43	
k3:^ a soon		0.27		0.21
k3:^ a tell	-0.31			
k3:^ a thing	-0.30			-0.21
k3:^ a through_channel	-0.62		-0.24	-0.30
k3:^ a x	0.44	-0.40		
k3:^ about the	-0.41	-0.45	-0.23	-0.44
k3:^ about x		0.54	-0.33	-0.34
k3:^ about your		-0.32		
k3:^ afraid $	-0.79	0.59	-0.61	-0.74
k3:^ afraid ,		0.23		
k3:^ afraid 0	-0.24	-0.35		-0.26
k3:^ afraid ?	-0.60	-0.78	-0.36	-0.34
k3:^ afraid about	-0.32	-0.64	-0.32	-0.80
k3:^ afraid for	-0.29	-0.45		-0.23
k3:^ afraid not	-0.35	1.17	-0.34	-0.44
k3:^ afraid once_more		-0.47		
k3:^ afraid tell	-0.21	0.48		-0.37
k3:^ afraid we		0.55		
k3:^ afraid x		0.70		-0.46
k3:^ after a	-0.44	-0.29	-0.60	-0.29
k3:^ after by	-0.27	-0.38	0.34	
k3:^ after it	-0.50		-0.23	
k3:^ after soon	0.56		-0.22	
k3:^ after the	-0.41			
k3:^ after x		-0.94	-0.30	-0.57
k3:^ after you	-0.50	-0.39		-0.54
k3:^ agree $	-0.91	-0.81	-0.58	-0.89
k3:^ agree ,	-0.61			0.23
k3:^ agree ?	0.90	-0.27	-0.43	-0.43
k3:^ agree agree	0.73		-0.21	
k3:^ agree be	0.32			-0.24
k3:^ agree by	0.84		-0.46	
k3:^ agree fact_word	-0.66		-0.33	-0.49
k3:^ agree if	0.70			-0.37
k3:^ agree on		-0.43		
k3:^ agree once_more	-0.58	-0.35		0.63
k3:^ agree over	-0.40			
k3:^ agree soon	-0.54	-0.27	-0.29	-0.58
k3:^ agree then	-0.51	-0.20		0.58
k3:^ agree to	-0.56	-0.48	-0.39	-0.93
k3:^ agree when	-0.43	-0.24	-0.35	-0.23
k3:^ agree with	0.49			
k3:^ agree would_like	0.36	-0.30	-0.32	-0.41
k3:^ agree x	0.78		-0.39	-0.64
k3:^ agree xing	-0.82	-0.23	-0.53	
k3:^ allow $			-0.52	-0.41
k3:^ allow ,	-0.31		-0.38	-1.01
k3:^ allow for		-0.57	-0.23	
k3:^ allow keep		0.28		
k3:^ allow look		-0.25		-0.32
k3:^ allow say		0.48		-0.30
k3:^ allow x		0.33		
k3:^ an ACT	-0.26			
k3:^ an contact	-0.24		-0.38	
k3:^ an person			0.37	
k3:^ an thing			-0.21	
k3:^ an x		-0.75		-0.38
k3:^ and $	-0.73		-0.73	-0.64
k3:^ and ,	0.21			
k3:^ and ?	-0.35	-0.56	-0.35	
k3:^ and ACT	-0.39	0.28	-0.30	
k3:^ and TOPIC	-0.45	-0.35	-0.42	-0.29
k3:^ and a	-0.22			
k3:^ and afraid		-0.43	-0.24	
k3:^ and agree	-0.24			
k3:^ and at	-0.21	-0.23		-0.25
k3:^ and be		-0.35		
k3:^ and can		-0.46		
k3:^ and do		-0.33	-0.23	0.85
k3:^ and for	-0.37	0.41		
k3:^ and have	-0.39		-0.43	-0.36
k3:^ and how	-0.41	-0.24	-0.41	
k3:^ and if	0.26	-0.45	-0.35	
k3:^ and in	-0.24	-0.29		
k3:^ and it			-0.75	
k3:^ and let	-0.29	-0.30		-0.27
k3:^ and may	0.79	-0.51		
k3:^ and not	-0.37	-0.22	-0.69	-0.60
k3:^ and on	-0.40	-0.39		
k3:^ and only	-0.31	0.23	-0.24	
k3:^ and please		-0.43		
k3:^ and say	-0.46		-0.25	-0.31
k3:^ and so	-0.54	0.27	-0.43	
k3:^ and tell	-0.35		-0.28	
k3:^ and thanks	-0.28	-0.38	-0.50	-0.29
k3:^ and the	-0.32	-0.43	-0.37	-0.67
k3:^ and then	-0.43	-0.38	-0.45	
k3:^ and there	-0.44	-0.23	-0.34	
k3:^ and they	-0.28		0.47	-0.31
k3:^ and thing				-0.25
k3:^ and to	-0.36			-0.23
k3:^ and we				-0.20
k3:^ and what	-0.63	-0.24	-0.21	-0.22
k3:^ and when	-0.53	-0.22	-0.20	
k3:^ and where	-0.42	-0.29		
k3:^ and why	-0.33	-0.36		
k3:^ and will	-0.22	-0.37	-0.30	-0.29
k3:^ and x	-0.77	-0.35	-0.32	
k3:^ and yet	-0.44		-0.76	-0.80
k3:^ and you	-0.34	-0.31		-0.47
k3:^ and your	-0.60	0.74		-0.29
k3:^ approval $		-0.64	-0.53	-0.45
k3:^ approval ,	-0.33		-0.32	0.82
k3:^ approval ?			-0.34	-0.47
k3:^ approval do	-0.39		-0.22	0.64
k3:^ approval not		-0.81	-0.28	-0.38
k3:^ approval of		-0.41	-0.31	
k3:^ approval or	0.43	-0.54	-0.36	-0.48
k3:^ approval so	-0.79	-0.20	-0.22	-0.59
k3:^ approval through_channel	-0.58		-0.28	0.71
k3:^ approval to	0.36			-0.21
k3:^ approval with	1.51		-1.00	-0.28
k3:^ approval x	-0.42			-0.38
k3:^ ask refuse	-0.36	0.52	-0.40	-0.27
k3:^ ask x	-0.31	-0.25		
k3:^ at the	-0.23			-0.61
k3:^ at what	-0.28	-0.24		-0.28
k3:^ at x	-0.23	0.25	-0.50	
k3:^ at yet		0.33		
k3:^ at your		-0.30		
k3:^ back to		-0.43	-0.29	
k3:^ be it	0.49	-0.28		-0.33
k3:^ be money		0.43		-0.24
k3:^ be not		-0.43	-0.35	-0.21
k3:^ be the	-0.67		-0.43	-0.42
k3:^ be there	-0.26	-0.28		-0.38
k3:^ be they	-0.40	-0.22	-0.22	
k3:^ be warn	-0.21		-0.40	-0.40
k3:^ be we	0.69	-0.59		-0.52
k3:^ be x	-0.60	-0.44		
k3:^ be xed	-0.93	-0.31		-0.59
k3:^ be you	0.22		-0.26	-0.27
k3:^ be your	-0.46			-0.38
k3:^ because a	-0.35		-0.41	-0.45
k3:^ because agree	-0.51	-0.28		
k3:^ because for		-0.39		-0.43
k3:^ because it		-0.22		
k3:^ because of	-0.26			0.35
k3:^ because soon		-0.41		-0.31
k3:^ because the		-0.24		
k3:^ because they	-0.50		-0.21	-0.20
k3:^ because we		-0.24		
k3:^ because x	-0.26			-0.24
k3:^ because you	0.27	-0.34	-0.24	
k3:^ before it	-0.36	-0.24		-0.32
k3:^ before soon	-0.33	0.61	-0.23	-0.24
k3:^ before the	-0.25	-0.32	-0.21	-0.30
k3:^ before we	-0.25	-0.29		
k3:^ before x	-0.56			-0.36
k3:^ before xing			-0.42	-0.58
k3:^ before you	-0.45		-0.27	
k3:^ before your	-0.52		-0.57	-0.64
k3:^ but a		0.29		
k3:^ but it		-0.34	-0.26	-0.23
k3:^ but let		-0.32		
k3:^ but may	0.23			
k3:^ but not	-0.43	-0.21		-0.38
k3:^ but our	-0.23			
k3:^ but the		0.22		
k3:^ but we				-0.21
k3:^ but x	-0.35	-0.21	-0.33	-0.34
k3:^ but you	-0.21			
k3:^ by ACT	-0.55	-0.68	-0.96	-0.59
k3:^ by contact	-0.36	0.35	0.63	-0.41
k3:^ by how	-0.29	-0.51	-0.77	-0.21
k3:^ by sent		-0.23		
k3:^ by soon	-0.44	-0.44		-0.89
k3:^ by the	-0.50	-0.69	-0.86	-0.67
k3:^ by what		0.25		
k3:^ by x			-0.24	
k3:^ can not	-0.25	0.88	-0.27	-0.38
k3:^ can person	-0.29	-0.32	-0.27	
k3:^ can we	0.29			
k3:^ can you	-0.25			
k3:^ contact $	-0.86	-0.36	0.63	-0.75
k3:^ contact ,	-0.22			0.69
k3:^ contact approval	0.32	-0.58	-0.26	
k3:^ contact back	-0.31	-0.30	0.70	-0.36
k3:^ contact be		-0.59	-0.43	-0.35
k3:^ contact from		-0.30		
k3:^ contact hand	-0.29		0.24	
k3:^ contact of	-0.42	-0.45	-0.27	-0.48
k3:^ contact thing	-0.85	-1.01	-0.66	-0.38
k3:^ contact us	-0.52	-0.30	-0.80	
k3:^ contact with	0.59			
k3:^ contact x	-0.29	0.38	-0.57	
k3:^ do $	-0.75	-0.42	-0.57	
k3:^ do ,	-0.28		-0.25	0.95
k3:^ do and	-0.27	-0.29	-0.26	0.47
k3:^ do have	-0.44			
k3:^ do it	1.10	-0.33		-0.56
k3:^ do not	-0.39	-0.80		-0.32
k3:^ do the	-0.32			
k3:^ do they	-0.37			
k3:^ do we	0.89			
k3:^ do x	-0.40		-0.36	0.64
k3:^ do you	0.42			-0.30
k3:^ done_word $	-0.46	-0.37	-0.41	0.61
k3:^ done_word done_word	-0.37	-0.37	-0.29	0.99
k3:^ done_word the	0.39			-0.39
k3:^ done_word up	-0.21			0.32
k3:^ fact_word x	-0.33		-0.21	-0.55
k3:^ for TOPIC				-0.43
k3:^ for a	-0.22		-0.20	
k3:^ for it			0.24	
k3:^ for our		-0.35	-0.22	
k3:^ for the		-0.30		-0.69
k3:^ for today		-0.65		
k3:^ for what	-0.27	-0.32		-0.20
k3:^ for x	-0.38			-0.33
k3:^ for yet				-0.41
k3:^ for your	-0.36	0.45		-0.47
k3:^ from $		-0.65	-1.32	-1.30
k3:^ from ,		-0.40	-0.60	-0.61
k3:^ from here	-0.22		0.52	
k3:^ from it	-0.24	-0.43	-0.29	0.52
k3:^ from look		-0.20	-0.34	-0.65
k3:^ from the	-0.52	-0.24	-0.74	
k3:^ from today			-0.30	
k3:^ from what	-0.29		-0.36	-0.51
k3:^ from when	-0.61	-0.27	-0.35	-0.68
k3:^ from where	-0.29	-0.23	-0.25	-0.41
k3:^ from x		-0.20		0.32
k3:^ from yet				-0.46
k3:^ go_on ?	0.40	-0.32	-0.31	-0.54
k3:^ go_on go_on	-0.25	-0.40	-0.38	-0.37
k3:^ go_on x	-0.41	-0.33		0.89
k3:^ go_on yet	-0.57	-0.34	-0.50	
k3:^ hand $		-1.01	0.77	-1.33
k3:^ hand ,	0.85		-0.47	-0.60
k3:^ hand in	0.37	0.30	-0.66	-0.39
k3:^ hand over	-0.50		0.47	
k3:^ hand the			-0.45	
k3:^ hand to	-0.41		0.49	
k3:^ hand you	-0.56	-0.32	0.98	-0.88
k3:^ have a		-0.30		-0.30
k3:^ have it	-0.52	-0.70	-0.35	-1.31
k3:^ have person	-0.34		-0.73	
k3:^ have the	-0.53			-0.34
k3:^ have we	0.62	-0.53		
k3:^ have x	-0.28		-0.26	0.24
k3:^ have xing	-0.35			
k3:^ have you	-0.83		-0.25	-0.29
k3:^ here be		-0.52		-0.39
k3:^ here it		0.27	-0.22	
k3:^ here they	-0.26	-0.66		
k3:^ here x	-0.31	-0.31	0.67	-0.47
k3:^ here you	-0.69	-0.44	-0.73	0.76
k3:^ how a		-0.49	-0.20	-0.66
k3:^ how about	0.55	-0.26		
k3:^ how be	-0.34		-0.36	-0.22
k3:^ how can		-0.28		
k3:^ how do	-0.46			
k3:^ how kind		-0.27	-0.26	
k3:^ how may	-0.31			
k3:^ how money	-0.47	-0.23		-0.36
k3:^ how must	-0.53			
k3:^ how please	-0.22	-0.37	-0.48	-0.47
k3:^ how the			-0.23	
k3:^ how today	-0.25	-0.37		-0.45
k3:^ how we	-0.35	-0.23	-0.50	-0.79
k3:^ how will	-0.55			
k3:^ how x	-0.28	-0.23		-0.24
k3:^ how you			-0.24	
k3:^ if $	0.43	-0.50	-0.72	
k3:^ if ?		-0.41		
k3:^ if a	-0.27	-0.37		
k3:^ if in		-0.27		
k3:^ if it		0.28		-0.53
k3:^ if not	-0.31	-0.48		
k3:^ if once_more			-0.37	-0.45
k3:^ if person			-0.26	
k3:^ if takes	-0.42	0.41	-0.34	
k3:^ if the	-0.44	-0.38		-0.85
k3:^ if there	0.61			
k3:^ if they		-0.21	-0.25	
k3:^ if we	-0.70	-0.33		-0.20
k3:^ if x	-0.35	-0.34		-0.46
k3:^ if xing	-0.51	0.51	-0.32	-0.30
k3:^ if you		-0.21	-0.22	0.46
k3:^ in ACT	-0.23			0.27
k3:^ in TOPIC	-0.58	-0.47	-0.48	-0.41
k3:^ in it	-0.30		-0.58	-0.68
k3:^ in money	-0.68	-0.26	-0.27	-0.74
k3:^ in the	-0.27	-0.24	-0.42	0.33
k3:^ in thing	-0.50	-0.43		
k3:^ in what	-0.26			-0.28
k3:^ in x		-0.84	-0.42	-0.61
k3:^ in your	-0.61		-0.28	-0.40
k3:^ into what	-0.31			
k3:^ it $	-0.92	-1.07	-0.59	
k3:^ it TOPIC	-0.23		-0.23	-0.47
k3:^ it TOPIC0	-0.40	-0.61		0.35
k3:^ it agree	-0.89	-0.63	-0.37	0.84
k3:^ it approval	0.83			-0.82
k3:^ it be	-0.54	-0.80		
k3:^ it can	-0.22	0.34	-0.22	-0.46
k3:^ it contact		0.53	-0.52	-0.34
k3:^ it do		0.33		
k3:^ it fact_word	-0.56	-0.27	-0.29	
k3:^ it it	-0.52	0.80		-0.48
k3:^ it keep	-0.55	-0.27	-0.29	-0.50
k3:^ it may	-0.45	-0.26	-0.22	-0.28
k3:^ it money		0.69	-0.35	-0.24
k3:^ it must		0.23	-0.20	-0.45
k3:^ it once_more	-0.83	-0.53	-0.38	-0.43
k3:^ it only	0.35		-0.21	-0.36
k3:^ it please		0.29	-0.31	
k3:^ it say	-0.48	-0.23	-0.49	-0.98
k3:^ it soon	-0.49	-0.46	-0.38	-0.96
k3:^ it takes			-0.44	
k3:^ it thing		-0.21	-0.21	
k3:^ it we	-0.23	0.55	-0.61	-0.28
k3:^ it will		0.21		-0.31
k3:^ it x	-0.25	0.35		-0.23
k3:^ just $	-0.82	-0.21	-0.36	-0.89
k3:^ just ,	-0.39			-0.40
k3:^ just ACT				-0.26
k3:^ just a	-0.38		-0.30	-0.42
k3:^ just approval	0.36			
k3:^ just it		-0.22	-0.35	-0.77
k3:^ just let	0.34			
k3:^ just say	0.25			-0.20
k3:^ just tell	0.28			-0.21
k3:^ just the	-0.23			-0.27
k3:^ just yet	-0.73	-0.22	-0.53	0.44
k3:^ keep on	-0.21		-0.46	-0.54
k3:^ keep the		-0.53	0.62	
k3:^ keep thing			-0.28	
k3:^ keep x	-1.00	-0.75	-0.75	-0.71
k3:^ kind $	-0.33	-0.42	-0.42	-0.62
k3:^ kind ,				-0.22
k3:^ kind TOPIC	-0.33	-0.43	-0.29	-0.70
k3:^ kind once_more		-0.20	-0.21	0.26
k3:^ kind to				-0.55
k3:^ know it				-0.25
k3:^ let us	-0.35	-0.24		-0.48
k3:^ live $	-0.58	-0.30	-0.65	-0.33
k3:^ live at		-0.27	-0.35	-0.42
k3:^ live when	-0.47	-0.26	-0.20	-0.33
k3:^ live where	-0.40	-0.51	-0.36	-0.42
k3:^ live x	-0.28			-0.21
k3:^ look $	-0.68	-0.69	-1.32	-1.38
k3:^ look ,	-0.31		-0.43	0.42
k3:^ look 0	-0.28	-0.32	-0.40	0.94
k3:^ look a				-0.31
k3:^ look be			-0.20	-0.35
k3:^ look for	-0.31	-0.28	-0.30	-0.46
k3:^ look or	-0.57		-0.29	-0.72
k3:^ look so	-0.26		-0.32	-0.58
k3:^ look x	-0.55	-0.69	-0.67	-0.74
k3:^ look your	-0.33		-0.46	-0.67
k3:^ make_so done_word	-0.65	-0.23	-0.38	0.89
k3:^ make_so make_so	0.30	-0.21	-0.28	-0.41
k3:^ make_so x	0.81		-0.31	-0.44
k3:^ may it	0.24			
k3:^ may the	0.63	-0.42		-0.46
k3:^ may we	-0.51			
k3:^ money $	-0.36	-0.52	-0.69	-0.61
k3:^ money ,	-0.48		-0.35	
k3:^ money ?	-0.71	-0.69	-0.42	-0.65
k3:^ money DONE	-0.53	-0.50	-0.69	0.66
k3:^ money TOPIC		-0.22		-0.44
k3:^ money TOPIC0		-0.31	-0.28	-0.40
k3:^ money go_on	-0.21	-0.43	-0.22	-0.69
k3:^ money it		0.32		-0.46
k3:^ money keep	-0.41	1.30	-0.54	-0.68
k3:^ money make_so				0.24
k3:^ money not	-0.38	-0.58	-0.24	
k3:^ money thing		0.29		-0.22
k3:^ money to		-0.61		-0.47
k3:^ money would_like		-0.26		
k3:^ money x		-0.44		-0.62
k3:^ must it				-0.48
k3:^ must the	0.42	-0.32		-0.27
k3:^ must we	0.68			
k3:^ must x	-0.45		-0.55	
k3:^ must you	0.39	-0.24		-0.39
k3:^ need to	-0.74			
k3:^ need us	0.29		-0.40	
k3:^ not $	-0.84	0.45	-0.56	-0.77
k3:^ not ,		0.95		
k3:^ not ACT	-0.36	0.48	-0.25	-0.49
k3:^ not DONE	-0.24	1.36		-0.52
k3:^ not TOPIC	-0.36	1.02		-0.68
k3:^ not a		0.66		
k3:^ not about		0.27		
k3:^ not agree	-0.52	-0.69	-0.21	-0.63
k3:^ not allow	-0.27		-0.39	-0.33
k3:^ not ask	-0.21	-0.50		-0.42
k3:^ not at		-0.50	-0.26	-0.47
k3:^ not be		-0.72		0.41
k3:^ not before		0.27		
k3:^ not by	-0.24	0.56	-0.31	-0.28
k3:^ not can				0.32
k3:^ not for		0.38		
k3:^ not from		0.69	-0.24	-0.77
k3:^ not go_on	-0.64	0.58	-0.34	-0.97
k3:^ not have		-0.45	-0.48	
k3:^ not here		0.66		-0.40
k3:^ not in	-0.36	0.97	-0.24	-0.52
k3:^ not it	-0.58	0.27	-0.23	-0.65
k3:^ not keep		-0.48		-0.42
k3:^ not know	-0.25	-0.26		-0.22
k3:^ not money	-0.32		-0.22	-0.56
k3:^ not need		-0.45		-0.37
k3:^ not not	-0.27	0.98	-0.29	-0.34
k3:^ not of	-0.51	0.32		-0.20
k3:^ not on		0.63	-0.34	
k3:^ not once_more	-0.27	-1.30	-0.38	0.42
k3:^ not soon		0.22	-0.40	-0.20
k3:^ not tell		-0.35	-0.23	-0.41
k3:^ not the	-0.22	-0.63		-0.59
k3:^ not thing		0.62		
k3:^ not to		-0.45	-0.28	-0.45
k3:^ not today		0.47		-0.33
k3:^ not will		-0.27	-0.37	-0.27
k3:^ not with	-0.39		-0.33	-0.56
k3:^ not would_like	-0.32	-0.38	-0.21	-0.45
k3:^ not x	-0.28	-0.47	-0.39	-0.31
k3:^ of the	-0.71	-0.29		
k3:^ of x	-0.37	-0.38	-0.33	-0.71
k3:^ on it		0.22		
k3:^ on our	-0.27	0.24		
k3:^ on the	-0.36	-0.40		
k3:^ on what	-0.30			
k3:^ on x	-0.45	-0.47		-0.50
k3:^ on your	0.58	-0.67		-0.68
k3:^ once_more $	-0.26	-0.61	-0.45	-0.85
k3:^ once_more ,				-0.94
k3:^ once_more TOPIC0		0.29		
k3:^ once_more it	-0.29	-0.64		-0.50
k3:^ once_more money		-0.51	-0.45	-0.22
k3:^ once_more thing	-0.44		-0.30	-0.36
k3:^ once_more x		-0.59	-0.33	-0.72
k3:^ only a		-0.23		
k3:^ only our			-0.47	
k3:^ only the	-0.39	-0.21		
k3:^ only x	-0.60		-0.24	-0.53
k3:^ only your	0.37			-0.32
k3:^ or be	-0.59	-0.54		
k3:^ or do	-0.34			
k3:^ or have	-0.38	-0.49	-0.38	-0.23
k3:^ or not	-0.21		-0.63	-0.64
k3:^ or will		-0.21	-0.26	
k3:^ or with	-0.29	-0.29		
k3:^ or x	-0.60	-0.42		-0.26
k3:^ our afraid		-0.67	-0.65	-0.23
k3:^ our allow		0.64		
k3:^ our back			0.22	
k3:^ our contact				-0.40
k3:^ our hand	-0.24		-0.34	
k3:^ our person		-0.29	0.25	-0.33
k3:^ our tell		-0.49	-0.62	-0.21
k3:^ our thing		-0.28	0.51	
k3:^ our through_channel		0.26	-0.23	
k3:^ our warn		-0.22	-0.23	
k3:^ our x				-0.29
k3:^ out in				-0.32
k3:^ out of	-0.56	0.31		-0.23
k3:^ over how	-0.44	-0.20	-0.23	
k3:^ over to	-0.65	-0.94		-0.40
k3:^ over what				-0.35
k3:^ over x		0.56		
k3:^ person $	-0.50		0.42	-0.45
k3:^ person ,	-0.35		0.41	-0.52
k3:^ person TOPIC	-0.38	-0.62	-0.28	0.23
k3:^ person from				-0.27
k3:^ person have	-0.39	-0.26	-0.58	-0.35
k3:^ person of			-0.37	
k3:^ person once_more				-0.33
k3:^ person person			0.40	-0.24
k3:^ person will	-0.50	-0.25	0.58	-0.57
k3:^ person x	-0.30	-0.32	-0.36	-0.67
k3:^ please $	-1.38	-0.27	-0.83	-0.66
k3:^ please ?	-1.12	-0.22	-0.41	-0.30
k3:^ please ACT	-0.26			-0.30
k3:^ please agree	0.30	-0.26		-0.57
k3:^ please be	-0.24	-0.35	-0.39	
k3:^ please contact	-0.37		-0.24	-0.48
k3:^ please do		-0.38		
k3:^ please if	-0.57			-0.25
k3:^ please keep	-0.23	-0.85		-0.29
k3:^ please know		0.49		
k3:^ please let	0.22			
k3:^ please not		-0.25		0.26
k3:^ please say				-0.48
k3:^ please tell				-0.31
k3:^ please the	-0.29			-0.46
k3:^ please x	0.34	-0.38		-0.80
k3:^ reason_for $	-0.59	0.61	0.25	-0.57
k3:^ reason_for ,	-0.23	0.90		-0.33
k3:^ refuse $	-0.90	0.73	-0.64	-0.64
k3:^ refuse it	0.60	-0.56	-0.42	-0.34
k3:^ say approval	0.39	-0.53		-0.33
k3:^ say go_on	0.24	-0.25		-0.62
k3:^ say not	-1.20	-0.62		-0.54
k3:^ say the		-0.36		-0.55
k3:^ say what	-0.28			-0.45
k3:^ say when	0.81	-0.26	-0.25	-0.68
k3:^ say x	-0.66	-0.34	-0.35	0.62
k3:^ sent you	-0.23		-0.37	-0.50
k3:^ so $	-1.12	-1.09	-0.93	-1.20
k3:^ so ,		-0.33		
k3:^ so 0		-0.91	-0.38	-0.83
k3:^ so ?	-0.43	-0.48	-0.41	-0.21
k3:^ so TOPIC	-0.31			
k3:^ so TOPIC0	-0.22	-0.32		-0.30
k3:^ so afraid		-0.27		0.24
k3:^ so do	-0.41	-0.55		
k3:^ so for			-0.25	
k3:^ so how		-0.21		
k3:^ so it	-0.38	-0.64	0.35	-0.54
k3:^ so just	0.30			
k3:^ so not	-0.49	0.69	-0.53	-0.38
k3:^ so please			-0.27	
k3:^ so the		0.56		-0.35
k3:^ so there	-0.31	0.29		
k3:^ so they		0.35		
k3:^ so to		-0.25	-0.31	
k3:^ so we		0.33		
k3:^ so x	-0.25			
k3:^ so xing		-0.21	-0.35	
k3:^ so you		-0.22		
k3:^ soon $	-0.40	-0.41	-0.21	-0.56
k3:^ soon ,	-0.22	-0.38	-0.25	-0.71
k3:^ soon ask		-0.52		
k3:^ soon for		0.43	-0.27	
k3:^ soon if	-0.31	-0.38		
k3:^ soon it		-0.44		0.32
k3:^ soon so	0.21			
k3:^ soon with	-0.58	0.26		
k3:^ soon x		-0.24	-0.42	
k3:^ stop TOPIC		0.25		-0.34
k3:^ takes $	-1.18	-0.64	-0.79	-0.74
k3:^ takes ?	1.21	-0.25	-0.63	-0.33
k3:^ takes a	-1.09	-0.31	-0.22	0.50
k3:^ takes at	-0.42		-0.66	-1.04
k3:^ takes into	-0.52		-0.60	-0.51
k3:^ takes it	0.54	-0.44	-0.38	-0.58
k3:^ takes out		-0.29	0.57	
k3:^ takes the	0.23			
k3:^ takes up	-0.62		-0.61	-0.59
k3:^ takes would_like	-0.98	-0.52	-0.63	-0.66
k3:^ takes your	-0.43	-0.42	-0.29	-0.58
k3:^ tell $	-0.83	-0.74	-0.63	-0.61
k3:^ tell ,	-0.22	-0.21	-0.23	0.80
k3:^ tell approval	0.57			-0.36
k3:^ tell go_on	-0.22	-0.29		-0.28
k3:^ tell it				0.56
k3:^ tell of	-0.75	-0.60	-0.50	-0.44
k3:^ tell tell	-0.64	-0.41	-0.56	-0.68
k3:^ tell the	-0.32		-0.32	-0.79
k3:^ tell us	-0.51	-0.20	-0.22	-0.28
k3:^ tell x	-0.66	-0.27	-0.47	
k3:^ tell you	0.35			
k3:^ tell your	-0.26	-0.42		-0.51
k3:^ thanks $	-0.46	-0.67	-0.40	-0.28
k3:^ thanks ,		-0.28		-0.34
k3:^ thanks because				0.24
k3:^ thanks for		-0.35		
k3:^ thanks from			-0.44	-0.35
k3:^ thanks to		-0.29	-0.27	
k3:^ thanks x	-0.38	-0.51	-0.28	-0.65
k3:^ thanks you	-0.33	-0.25	-0.34	-0.38
k3:^ the 0	-0.22		-0.31	0.36
k3:^ the ACT	-0.41		-0.26	-0.24
k3:^ the DONE	-0.34	0.34	-0.22	
k3:^ the TOPIC	-0.31	-0.67		-0.34
k3:^ the TOPIC0	-0.36			
k3:^ the allow		0.35	-0.24	-0.42
k3:^ the approval	-0.39	0.49		-0.44
k3:^ the back				-0.37
k3:^ the because		0.24		
k3:^ the contact		-0.42	-0.34	0.45
k3:^ the fact_word		-0.38		
k3:^ the go_on	-0.21	-0.21	-0.22	-0.44
k3:^ the hand		-0.24		0.37
k3:^ the it	-0.20	-0.69		
k3:^ the keep	-0.44	-0.49		0.56
k3:^ the look	-0.20	-0.40	-0.21	
k3:^ the money	-0.45	-0.22	-0.20	
k3:^ the once_more	-0.57	-0.57		
k3:^ the person			-0.24	-0.67
k3:^ the reason_for		-0.59	-0.29	-0.35
k3:^ the sent	-0.23			
k3:^ the soon	0.51	-0.31		-0.39
k3:^ the stop	-0.27	-0.73		-0.50
k3:^ the takes			-0.22	-0.30
k3:^ the tell		-0.24		-0.47
k3:^ the thing	-0.45			
k3:^ the today		0.27		-0.26
k3:^ the unable	-0.65	0.22	-0.34	
k3:^ the warn				-0.22
k3:^ the way	-0.23	-0.34		
k3:^ the x	-0.33		-0.26	-0.25
k3:^ the xing			-0.25	
k3:^ then $	-0.48	-0.32	-0.29	-0.32
k3:^ then ?	-0.57	-0.47	-0.41	-0.42
k3:^ then a		-0.77	-0.37	
k3:^ then it		-0.63	-0.33	
k3:^ then let			-0.24	
k3:^ then tell				-0.53
k3:^ then the	-0.75		-0.38	-0.27
k3:^ then there			-0.25	
k3:^ then we	0.34			-0.23
k3:^ there $	-0.46	-0.86	-0.83	0.40
k3:^ there ,		-0.44		0.62
k3:^ there be	-0.29	-0.27		-0.28
k3:^ there can		0.31		-0.27
k3:^ there we		-0.51		0.52
k3:^ there will	-0.31	0.60	-0.41	-0.50
k3:^ there you	-0.20	-0.25		0.24
k3:^ they DONE	-0.27	-0.29		
k3:^ they be	-0.23	-0.41	0.41	-0.37
k3:^ they can	-0.24			-0.44
k3:^ they contact		-0.23	0.74	-0.41
k3:^ they do	-0.40		-0.25	
k3:^ they hand		-0.22		
k3:^ they have	-0.21		-0.27	-0.28
k3:^ they it	-0.23	-0.37	-0.36	-0.27
k3:^ they keep	-0.35	-0.34	-0.58	
k3:^ they know		-0.22		-0.31
k3:^ they look		-0.24	-0.29	-0.57
k3:^ they money	-0.65	-0.40	-0.52	-0.41
k3:^ they must	-0.56			
k3:^ they only	-0.37		-0.25	
k3:^ they say	-0.78	-0.25	-0.41	-0.45
k3:^ they sent	-0.22			
k3:^ they takes			0.36	
k3:^ they tell	-0.47		-0.71	-0.57
k3:^ they warn		-0.24		-0.33
k3:^ they will	-0.24	-0.23	0.65	-0.34
k3:^ they x	-0.59		-0.46	-0.36
k3:^ they xed	-0.35		-0.37	
k3:^ they xing			-0.23	
k3:^ they you			0.35	
k3:^ thing $	-0.55	-0.76	-0.82	-0.47
k3:^ thing ,	-0.29	-0.24	-0.43	-0.46
k3:^ thing ACT	-0.35	-0.25	-0.22	
k3:^ thing TOPIC0			-0.54	-0.50
k3:^ thing be		-0.37		-0.65
k3:^ thing done_word	-0.43	-0.76		-0.89
k3:^ thing from			-0.35	-0.37
k3:^ thing go_on		-0.21	-0.50	-0.65
k3:^ thing it	-0.24	0.37		
k3:^ thing not			-0.53	-0.38
k3:^ thing of	-0.28	0.22	-0.21	-0.39
k3:^ thing on	-0.25	-0.45	-0.28	-1.11
k3:^ thing person		-0.33		
k3:^ thing stop	-0.97	-0.73	-0.64	-0.42
k3:^ thing tell		-0.78		
k3:^ thing the	-0.52			-0.29
k3:^ thing thing	-0.38	-1.04	-0.50	-0.33
k3:^ thing to	-0.33	-0.44		
k3:^ thing when	-0.22	-0.31	-0.24	-0.23
k3:^ thing x	-0.21	-0.43		
k3:^ thing your	-0.51	-0.46	-0.22	-0.37
k3:^ through_channel takes		-0.36		
k3:^ through_channel x	-0.53	-0.49	-0.37	-0.54
k3:^ to $	-0.49	-0.90	-0.75	-0.89
k3:^ to ,		-0.28		-0.65
k3:^ to ACT	-0.78	-0.71		-0.44
k3:^ to TOPIC	-0.35	-0.50	-0.27	
k3:^ to agree		-0.33	-0.48	-0.79
k3:^ to be		-0.81	-0.48	-0.86
k3:^ to go_on	-0.65			-0.25
k3:^ to look			-0.29	-0.29
k3:^ to money			-0.23	-0.22
k3:^ to the	-0.37		-0.32	-0.46
k3:^ to what	-0.66			
k3:^ to x			-0.49	-0.77
k3:^ to you	-0.55	-0.35	-0.27	-0.36
k3:^ to your		-0.35		-0.21
k3:^ today $	-0.34		-0.27	
k3:^ too $	-0.62	-0.86	-0.78	-0.39
k3:^ too ?	0.30	-0.82		
k3:^ unable $	-0.56	0.88	-0.65	-0.71
k3:^ up to	-0.26	-0.35	-0.59	
k3:^ warn ask		-0.20		-0.24
k3:^ warn contact			-0.61	-0.24
k3:^ warn will				-0.27
k3:^ warn would_like				-0.22
k3:^ we ACT	0.51	-0.42	-0.25	-0.26
k3:^ we DONE	-0.28	-0.60	-0.29	0.24
k3:^ we afraid		0.25		-0.42
k3:^ we agree	-0.60	-0.55		0.78
k3:^ we allow		-0.41		
k3:^ we ask	0.24	-0.53	-0.27	-0.48
k3:^ we be	-0.33			-0.42
k3:^ we can		-0.52	-0.48	-0.53
k3:^ we contact		-0.36		
k3:^ we do				-0.25
k3:^ we have	-0.66	-0.46		
k3:^ we if	0.38			
k3:^ we it		0.26		
k3:^ we just	-0.20			
k3:^ we keep		-0.48	-0.36	-0.49
k3:^ we kind	-0.31	-0.34	-0.28	-0.51
k3:^ we know	-0.47	-0.32		-0.92
k3:^ we look	-0.40		-0.29	-0.40
k3:^ we may	-0.50	0.76		-0.25
k3:^ we must				-0.27
k3:^ we need				-0.30
k3:^ we not	-0.36			-0.41
k3:^ we only	-0.33	-0.21		-0.44
k3:^ we person			0.22	
k3:^ we takes	-0.42	-0.31		
k3:^ we tell	-0.50		-0.32	-0.69
k3:^ we thanks		-0.23		
k3:^ we will		-0.23		-0.54
k3:^ we would_like	-0.26	0.62		
k3:^ we x	-0.61		-0.75	-0.86
k3:^ we xed				0.33
k3:^ we yet	-0.26	-0.31	-0.21	-0.24
k3:^ we you	-0.21	-0.22	0.50	-0.27
k3:^ we your	-0.36		-0.22	-0.22
k3:^ what 0	-0.54	-0.22	-0.32	-0.51
k3:^ what DONE	-0.57			
k3:^ what TOPIC	-0.47	-0.29	-0.32	-0.62
k3:^ what a		-0.37		-0.36
k3:^ what agree	-0.67			-0.50
k3:^ what be	-0.43			-0.30
k3:^ what can				-0.26
k3:^ what contact	-0.30			
k3:^ what done_word	-0.21			
k3:^ what hand	-0.85		-0.41	-0.25
k3:^ what it		-0.27		-0.44
k3:^ what keep		-0.44		
k3:^ what look	-0.51			-0.33
k3:^ what may	-0.64	-0.47		
k3:^ what money	-0.45			-0.37
k3:^ what must	-0.39			-0.23
k3:^ what not		-0.55	-0.30	
k3:^ what of	-0.46			
k3:^ what person		0.45		
k3:^ what please	-0.23			
k3:^ what say		0.52		
k3:^ what soon	-0.71			
k3:^ what tell		-0.48		
k3:^ what the	-0.35			
k3:^ what they		0.46	-0.44	
k3:^ what thing	-0.37	-0.27		-0.29
k3:^ what today	-0.41	-0.22		-0.33
k3:^ what we	0.43	-0.45		
k3:^ what will	-0.40			-0.35
k3:^ what x	-0.46			-0.29
k3:^ what xed	-0.81	-0.40	-0.43	-0.48
k3:^ what you		-0.22	-0.24	0.45
k3:^ when $	-0.86		-0.36	-0.32
k3:^ when ,	-0.33		0.20	0.68
k3:^ when 0	-0.31	-0.37	-0.35	-0.54
k3:^ when ?	-0.90	-0.60	-0.60	-0.54
k3:^ when a	-0.21	-0.50		-0.27
k3:^ when be	-0.52	-0.28		-0.23
k3:^ when do	-0.38			
k3:^ when have	-0.28			
k3:^ when it		-0.32	-0.23	-0.45
k3:^ when must	-0.44			
k3:^ when soon	-0.48	-0.38	-0.41	0.43
k3:^ when the			-0.23	-0.55
k3:^ when then	-0.34		-0.30	-0.39
k3:^ when they		-0.40		
k3:^ when when	-0.49	-0.30	-0.27	-0.28
k3:^ when x	-0.45	-0.37	-0.46	-0.84
k3:^ where ?	-1.25	-0.71	-0.87	-0.94
k3:^ where be	-0.49	-0.23	-0.26	-0.38
k3:^ where can			-0.35	
k3:^ where do	-0.33			-0.26
k3:^ where it		-0.55		
k3:^ where must	-0.42			
k3:^ where the		-0.20	-0.23	
k3:^ where we		-0.33		
k3:^ where will	-0.41			
k3:^ where x	-0.28		-0.29	-0.30
k3:^ where you			-0.36	-0.33
k3:^ while a				-0.41
k3:^ while it	-0.81		-0.21	-0.41
k3:^ while the	-0.34			-0.40
k3:^ while we		-0.38		
k3:^ while x	-0.26	0.23	-0.22	-0.66
k3:^ while you	-0.27		-0.42	
k3:^ why $		-0.20	-0.45	-0.60
k3:^ why ,		0.23	-0.26	
k3:^ why ?	-0.53	-0.85	-0.77	-1.05
k3:^ why a		-0.55	-0.20	-0.36
k3:^ why be	-0.37	-0.40		-0.30
k3:^ why do	-0.58			
k3:^ why today	-0.33			
k3:^ why x	-0.52	-0.35		-0.35
k3:^ why you		-0.21	-0.28	-0.25
k3:^ will a	0.31			-0.20
k3:^ will it	0.55	-0.44		-0.33
k3:^ will not		0.24		-0.25
k3:^ will they	0.40			
k3:^ will we	0.48			
k3:^ will you	-0.42		-0.22	
k3:^ with a	-0.30	-0.22	-0.37	-0.27
k3:^ with it	-0.20			0.52
k3:^ with our		-0.72	-0.54	0.36
k3:^ with the	-0.79	-0.40	-0.26	-0.55
k3:^ with what		0.21		
k3:^ with x	-0.45		-0.56	-0.55
k3:^ with your		-0.85		
k3:^ x $	-0.81	-0.98	-0.76	-0.88
k3:^ x ,	-0.34		-0.33	0.26
k3:^ x 0		-0.36	-0.25	-0.29
k3:^ x ?	-1.18	-0.66	-0.41	-0.54
k3:^ x ACT		0.30	-0.27	-0.91
k3:^ x DONE	-0.62	-0.66	-0.40	1.40
k3:^ x TOPIC	0.32	-0.24		-0.38
k3:^ x TOPIC0	-0.30	-0.23	-0.40	-0.54
k3:^ x a	-0.46			0.48
k3:^ x agree	-0.69	-0.38	-0.24	-0.22
k3:^ x allow		0.28		
k3:^ x and	-0.28	-0.35	-0.40	
k3:^ x approval	-1.28	-0.89	-0.37	-0.39
k3:^ x at		-0.65		
k3:^ x back		0.21	-0.36	-0.22
k3:^ x be		-1.05	-0.32	-0.25
k3:^ x because	-0.55	0.24		
k3:^ x by	-0.22	-0.27	-0.66	0.55
k3:^ x can		-0.31		
k3:^ x contact	-0.34	-0.44	-0.40	
k3:^ x do		-0.58	-0.35	0.78
k3:^ x done_word	-0.30		-0.33	
k3:^ x fact_word	-0.35		-0.28	
k3:^ x for		-0.44	-0.53	-0.89
k3:^ x from	-0.37	-0.25	0.34	-0.63
k3:^ x hand		-0.44		-0.27
k3:^ x have				-0.67
k3:^ x in	-0.29		-0.59	
k3:^ x it	0.31	-0.22	-0.23	-0.77
k3:^ x keep		-0.85	-0.50	-0.37
k3:^ x look	-0.22	-0.65	-0.21	
k3:^ x make_so	0.39		-0.47	
k3:^ x money	-0.52		-0.67	-0.23
k3:^ x must	-0.38	-0.31	-0.21	-0.31
k3:^ x need	-0.64	-0.47	-0.43	-0.70
k3:^ x not	-0.43	-0.81	-0.30	-0.61
k3:^ x of	-0.32	0.23	-0.73	-0.72
k3:^ x on	-0.33	-0.32	-0.24	-0.72
k3:^ x once_more		-0.39	-0.27	-0.95
k3:^ x only	-0.50	-0.58	-0.46	1.11
k3:^ x or		-0.26	-0.22	-0.26
k3:^ x our	-0.22	0.33		-0.25
k3:^ x over	-0.94	-0.66	-0.97	
k3:^ x person	-0.30			
k3:^ x say	0.34	-0.21		-0.27
k3:^ x sent				0.26
k3:^ x soon	-0.26			-0.59
k3:^ x takes	-0.51	-0.48	-0.37	-0.34
k3:^ x tell	-0.35	-0.20	-0.29	-0.45
k3:^ x the	0.51	-0.54	-0.24	-0.42
k3:^ x there	-0.37	-0.74	-0.34	-1.30
k3:^ x they			-0.38	
k3:^ x thing	-0.33		-0.24	
k3:^ x through_channel		-0.78	-0.24	
k3:^ x to	-0.23	-0.24		-1.00
k3:^ x today	-0.31	-0.54		-0.30
k3:^ x up	0.24	-0.20	-0.38	-0.40
k3:^ x us	-0.43			-0.71
k3:^ x way		-0.40		
k3:^ x we		-0.25	-0.29	-0.26
k3:^ x what	-0.38			-0.24
k3:^ x when	-0.61	-0.38	-0.34	-0.23
k3:^ x will	0.28		0.45	-0.61
k3:^ x with	-0.22	-0.70	-0.34	-0.34
k3:^ x would_like	-0.23	-0.39	-0.51	-0.44
k3:^ x x	-0.57		-0.71	-0.70
k3:^ x xed	-0.24		-0.24	
k3:^ x xing		-0.25	-0.60	
k3:^ x you	-0.30	-0.22	0.22	-0.45
k3:^ x your	0.44			0.45
k3:^ xed $	-1.12	-0.89	-0.89	0.79
k3:^ xed ,	-0.40	-0.32	-0.25	0.29
k3:^ xed ?	0.89	-0.22	-0.38	-0.80
k3:^ xed person	-0.29		-0.26	-0.21
k3:^ xed thing	-0.29	-0.31	-0.38	-0.55
k3:^ xed to		-0.30	-0.57	
k3:^ xing ,	0.27			
k3:^ xing ?			-0.64	
k3:^ xing a				-0.40
k3:^ xing be		-0.24	-0.42	
k3:^ xing once_more	-0.44		-0.28	-0.70
k3:^ xing person				-0.35
k3:^ xing the	-0.29			-0.31
k3:^ xing to		-0.40	0.53	-0.20
k3:^ xing x		-0.52		-0.22
k3:^ xing you	-0.30	-0.25	0.56	-0.39
k3:^ yet $	-0.97	-0.26	-0.93	-1.16
k3:^ yet ,	0.37		-0.32	-0.51
k3:^ yet ?	0.34	-0.34	-0.34	-0.27
k3:^ yet ACT	0.32	-0.31	-0.25	-0.49
k3:^ yet look	-0.43	-0.29	-0.22	-0.20
k3:^ yet need	-0.65	-0.29	-0.32	-0.38
k3:^ yet not	-0.25			
k3:^ yet on		-0.49	-0.56	-0.63
k3:^ yet to	-0.25			
k3:^ yet we	-0.66	-0.55	-0.53	
k3:^ yet with	-0.59	-0.44	0.55	-0.67
k3:^ yet x	-0.49		-0.49	-0.35
k3:^ you $		-0.60	-1.06	-1.09
k3:^ you agree	0.25			
k3:^ you approval	0.31		-0.23	-0.22
k3:^ you ask	-0.59	-0.43	-0.23	-0.75
k3:^ you be	-0.46	-0.21		
k3:^ you can	-0.32		-0.34	0.22
k3:^ you contact	-0.34	-0.20	0.26	-0.35
k3:^ you have	0.33		-0.54	
k3:^ you live		-0.33		0.46
k3:^ you may		0.28		
k3:^ you must		-0.43		
k3:^ you need	-0.36		-0.22	-0.74
k3:^ you tell	-0.50	-0.45		-0.51
k3:^ you they	-0.28			
k3:^ you what	-0.47		-0.25	
k3:^ you when	-0.38			-0.21
k3:^ you where	-0.38			
k3:^ you will	-0.37	-0.67		
k3:^ you x	0.81	-0.25	-0.21	-0.66
k3:^ you yet	-0.23	-0.22		-0.49
k3:^ your ACT	-0.29			
k3:^ your DONE	-0.24			
k3:^ your TOPIC	-0.55	-0.73		0.23
k3:^ your TOPIC0	-0.64		-0.27	0.33
k3:^ your agree	-0.61	-0.48	-0.25	0.61
k3:^ your allow	0.23			-0.56
k3:^ your approval	1.09	-0.51	-0.41	-0.89
k3:^ your ask	-0.31	0.27		-0.29
k3:^ your be	-0.56	-0.41	-0.21	-0.48
k3:^ your contact		-0.46	-0.26	-0.69
k3:^ your fact_word	-0.61	-0.34	-0.29	-0.35
k3:^ your go_on	0.49			
k3:^ your look	-0.32	-0.39		0.55
k3:^ your money	-0.41	-0.41	-0.25	-0.28
k3:^ your once_more	-0.24	-0.31		0.65
k3:^ your person	-0.22	-0.20	-0.26	-0.32
k3:^ your sent	-0.30	-0.42	-0.26	
k3:^ your tell	-0.84		-0.36	-0.43
k3:^ your thing	-0.47	-0.37		
k3:^ your through_channel	-0.61	-0.26	-0.27	0.71
k3:^ your would_like	-0.37			0.30
k3:^ your x			-0.29	-0.49
k3:^ your xed		-0.33		-0.23
k3:a ACT $	-0.34		-0.29	-0.51
k3:a ACT ?		-0.33		
k3:a ACT be	-0.35			
k3:a ACT can	-0.22	-0.30		
k3:a ACT for		-0.35		-0.42
k3:a ACT of				0.29
k3:a ACT takes	-0.23	-0.25		-0.21
k3:a ACT to		0.38		
k3:a ACT x	-0.45	-0.71		
k3:a DONE x				-0.24
k3:a TOPIC $	-0.41	-0.42	-0.27	-0.29
k3:a TOPIC TOPIC		-0.23		
k3:a TOPIC be	-0.20	-0.44		-0.30
k3:a TOPIC it			-0.27	-0.53
k3:a TOPIC of	-0.71			
k3:a TOPIC thing		0.24		
k3:a TOPIC x		-0.35		
k3:a agree ask		-0.23		-0.23
k3:a agree fact_word	-0.38			
k3:a agree so	-0.24			
k3:a agree x	-0.44	-0.24		
k3:a allow $	-0.41	-0.62	-0.25	-0.31
k3:a allow for		0.43		
k3:a allow of				0.30
k3:a approval $	0.47	-0.25		
k3:a approval ,	0.34			-0.36
k3:a approval ?	0.53	-0.38		-0.21
k3:a approval about		-0.45		
k3:a approval be	0.40			-0.21
k3:a approval from	0.39		-0.25	
k3:a approval on	-0.55			
k3:a approval with	-0.52		0.36	
k3:a contact $	-0.29	0.84	-0.87	-0.27
k3:a contact ,	-0.21			
k3:a contact back			0.69	-0.57
k3:a contact be				-0.39
k3:a contact from			0.38	-0.42
k3:a contact have	-0.23			
k3:a contact on				-0.23
k3:a contact thing		-0.48		
k3:a contact to	-0.20	-0.25	-0.39	
k3:a contact with			-0.35	
k3:a fact_word $	-0.28	-0.37	-0.33	
k3:a fact_word reason_for	-0.26			
k3:a fact_word x		-0.32		
k3:a go_on ?	0.63	-0.57	-0.22	-0.30
k3:a keep thing	-0.38			
k3:a kind it		-0.35		
k3:a kind soon				-0.22
k3:a kind tell			-0.22	
k3:a kind x				-0.25
k3:a live $		-0.26		-0.22
k3:a live ?	-0.32			
k3:a look $	-0.27			-0.35
k3:a look be		-0.25		-0.39
k3:a money $		-0.93		
k3:a money can		-0.43		
k3:a money on				-0.28
k3:a money there		0.45		
k3:a money to		-0.29		
k3:a money would_like		0.46		
k3:a money x				0.34
k3:a not $	-0.32			-0.51
k3:a not about	0.30			
k3:a not by			-0.38	0.32
k3:a not from		0.22		
k3:a not go_on	-0.32	0.60		-0.28
k3:a once_more it				-0.24
k3:a once_more thing			-0.49	-0.29
k3:a once_more x				-0.28
k3:a person $	-0.31	-0.27	0.30	-0.24
k3:a person ,		-0.24		
k3:a person ?			-0.33	
k3:a person at		-0.39		
k3:a person be	-0.23		0.42	-0.20
k3:a person can		-0.22		
k3:a person contact			0.27	
k3:a person for			0.47	-0.25
k3:a person from			0.61	-0.37
k3:a person in			0.41	
k3:a person of			0.50	
k3:a person person		-0.32	0.76	
k3:a person takes				0.48
k3:a person they			0.31	
k3:a person to			0.49	
k3:a person will	-0.29			-0.24
k3:a person x	-0.55			
k3:a refuse $		0.48		-0.26
k3:a say in		-0.33		
k3:a soon $	-0.34	-0.44		-0.58
k3:a soon ,		-0.29	0.25	
k3:a soon ?	-0.52			
k3:a soon TOPIC		0.38		
k3:a soon after		0.41		
k3:a soon it				0.36
k3:a soon of		0.34		
k3:a soon to	-0.29	-0.32	-0.22	
k3:a soon today		0.33		
k3:a soon x		-0.38		0.46
k3:a soon you		-0.22		-0.28
k3:a takes $			-0.79	
k3:a takes ?	0.53			
k3:a takes at		-0.28		
k3:a tell it		0.57		
k3:a thing $		-0.47	-0.30	-0.46
k3:a thing be				-0.34
k3:a thing by		0.26	-0.75	
k3:a thing for			-0.32	
k3:a thing have		0.21		-0.37
k3:a thing of		0.53		
k3:a thing takes		-0.53		
k3:a thing to	-0.81			
k3:a thing with		0.27		
k3:a thing yet				-0.36
k3:a through_channel $			-0.23	-0.65
k3:a warn $		0.36	-0.23	
k3:a warn ,		0.37		
k3:a while $	-0.45	-0.34		-0.26
k3:a while money		-0.27		
k3:a x $	-0.42	-0.83	-0.76	-0.29
k3:a x ,	-0.21			
k3:a x ?	-0.38			
k3:a x TOPIC		-0.47		-0.64
k3:a x about	-0.38			
k3:a x allow	-0.24	0.35		-0.30
k3:a x and		-0.53		
k3:a x approval	0.59	0.49		
k3:a x ask		-0.49		-0.32
k3:a x be	-0.22	-0.43		-0.36
k3:a x can	-0.20			
k3:a x do		-0.45		
k3:a x fact_word		-0.45		
k3:a x for			0.23	
k3:a x from	-0.39	-0.27	-0.56	
k3:a x have	-0.22	-0.58		
k3:a x in	-0.22	0.29	-0.28	0.25
k3:a x it		-0.25		0.35
k3:a x keep		0.32		
k3:a x look				-0.23
k3:a x money	-0.41			-0.27
k3:a x not	-0.38			-0.21
k3:a x of			-0.41	-0.42
k3:a x on		-0.24		
k3:a x or		-0.39		
k3:a x reason_for	-0.59			
k3:a x soon	-0.46	-0.27		
k3:a x takes		-0.33		
k3:a x tell	-0.22			
k3:a x thing	-0.29			-0.43
k3:a x to			-0.22	
k3:a x today		0.27		
k3:a x we	0.22	0.36		
k3:a x what		0.55		
k3:a x will		-0.28		
k3:a x with		-0.22		
k3:a x x			-0.49	-0.80
k3:a x xing	-0.29			
k3:a xed x		-0.59		-0.65
k3:about ? $	-0.26			
k3:about TOPIC yet	-0.26	-0.28	-0.28	0.38
k3:about a soon		-0.22		-0.22
k3:about it $		-0.40	0.33	-0.50
k3:about it ,			0.21	
k3:about it ?	-0.33		-0.23	
k3:about it because		0.88		
k3:about it money		-0.26		
k3:about it than		-0.28	0.49	
k3:about it with		-0.23		
k3:about it x		0.32		
k3:about our once_more	-0.24	-0.22		
k3:about the ACT	-0.31	-0.28		-0.48
k3:about the TOPIC	-0.35			-0.54
k3:about the money		-0.28		
k3:about the thing		-0.59		-0.44
k3:about the x		-0.33		-0.25
k3:about to ACT	0.76	-0.44		
k3:about to takes		-0.31		
k3:about x $	-0.22	0.30	0.24	-0.21
k3:about x ,		0.44		
k3:about x keep		0.27		
k3:about x money		0.43		
k3:about x soon				-0.24
k3:about x x		0.39		
k3:about your contact		-0.67	-0.36	
k3:about your x		0.57		
k3:afraid , and		0.38		
k3:afraid , it		-0.28		
k3:afraid , not	-0.25	0.40	-0.24	
k3:afraid 0 the	-0.24	-0.35		-0.26
k3:afraid ? $	-0.60	-0.78	-0.36	-0.34
k3:afraid about it	-0.25	-0.55	-0.23	
k3:afraid for it				0.70
k3:afraid for the		-0.73		
k3:afraid for x		-0.48	-0.27	
k3:afraid it $	-0.33			-0.44
k3:afraid it it		-0.50		
k3:afraid it we		0.41		
k3:afraid it x	0.44			
k3:afraid it xed		-0.24		
k3:afraid not $	-0.40	1.14	-0.41	-0.52
k3:afraid not it		0.42		
k3:afraid once_more for		-0.35		
k3:afraid tell $	-0.21	0.28	-0.28	-0.46
k3:afraid tell ,		0.25		
k3:afraid the TOPIC			-0.39	
k3:afraid the x		0.25		
k3:afraid to be		0.61	-0.32	
k3:afraid to know	-0.21	-0.56		-0.51
k3:afraid to say	-0.69	0.54		-0.25
k3:afraid to x		0.30		-0.43
k3:afraid we can		0.55		
k3:afraid x $	-0.21			-0.90
k3:afraid x ,		0.43		
k3:afraid x x	-0.24	0.34	-0.26	-0.47
k3:afraid you have		0.39		
k3:after ? $	0.50			
k3:after a contact			-0.61	
k3:after a look	-0.32			
k3:after a x	-0.28	-0.35		-0.91
k3:after it $	-0.32	-0.72	-0.46	-0.51
k3:after it it		0.45		
k3:after it the		0.56		
k3:after it we		-0.43		
k3:after it x	-0.24	-0.31		
k3:after the ACT	-0.52	-0.34	-0.25	0.22
k3:after the x	-0.39			-0.34
k3:after they have			-0.25	
k3:after x $	-0.88		-0.45	-0.58
k3:after x today				0.41
k3:after you $	-0.45		0.35	
k3:after you from			0.26	-0.58
k3:after you today	-0.32	-0.49	-0.42	-0.33
k3:after you yet			0.26	
k3:agree , afraid		0.20		
k3:agree , and	0.39			
k3:agree , it	-0.94	-0.36		0.47
k3:agree , or	-0.25			
k3:agree , person	-0.33			-0.28
k3:agree , say	0.31			
k3:agree , so	0.57	0.36		
k3:agree , the	-0.21			0.63
k3:agree , we	0.38			
k3:agree , x	-0.22		-0.24	-0.56
k3:agree ? $			-0.21	-0.21
k3:agree TOPIC the		0.23		
k3:agree about the	0.58			
k3:agree after ?		-0.23		
k3:agree agree ?	0.73		-0.21	
k3:agree and not		-0.38		
k3:agree ask $		-0.23		-0.23
k3:agree at x				-0.31
k3:agree back $	-0.24	-0.46	-0.31	-0.24
k3:agree be ?	0.25		-0.24	-0.37
k3:agree be do				0.24
k3:agree be not		0.30		
k3:agree be x	0.53			-0.28
k3:agree by you	0.59		-0.25	
k3:agree do you	-0.56			-0.28
k3:agree fact_word $	-0.41		-0.33	-0.57
k3:agree for TOPIC	-0.38			
k3:agree for it	0.56			-0.64
k3:agree for us	0.46			
k3:agree for x				0.23
k3:agree for you	0.35	-0.25	0.47	-0.75
k3:agree from it				0.25
k3:agree from then		-0.43		-0.28
k3:agree here $	0.34	-0.32		
k3:agree here for				-0.28
k3:agree if we	0.37			
k3:agree if you	0.69		-0.22	-0.47
k3:agree in xing	0.26			
k3:agree it stop		-0.41		
k3:agree it the				0.27
k3:agree it to	-0.29	-0.28		
k3:agree it we		-0.37		
k3:agree it you	0.34			
k3:agree make_so tell	-0.25			
k3:agree not x		0.31		
k3:agree of the	0.43			
k3:agree on it	-0.60	-0.38		-0.93
k3:agree on soon				-0.33
k3:agree on the	-0.43	-0.22		-0.32
k3:agree on x	-0.25	-0.40		-0.39
k3:agree once_more $	-0.32	-0.77		-0.37
k3:agree once_more ,				0.73
k3:agree over x	-0.33			0.44
k3:agree person $			-0.25	
k3:agree so x	-0.32			-0.28
k3:agree soon $	-0.47	-0.30	-0.39	-0.34
k3:agree soon ,	-0.35			-0.35
k3:agree takes with		-0.27		-0.53
k3:agree tell the	-0.26			
k3:agree than we			0.23	
k3:agree the ACT	0.38	-0.36		0.42
k3:agree the TOPIC	0.36			
k3:agree the money	-0.32	-0.24		0.33
k3:agree the once_more				-0.28
k3:agree the reason_for	-0.24			-0.23
k3:agree the thing	-0.32			
k3:agree the x	-0.22			-0.29
k3:agree then $	-0.47	-0.22		
k3:agree then ,	-0.28			0.65
k3:agree there $		-0.24	-0.24	-0.21
k3:agree to $	-0.90	-0.63	-0.46	-0.55
k3:agree to ,				-0.30
k3:agree to ACT	0.56	0.30		
k3:agree to ask	-0.28			-0.40
k3:agree to be		-0.46		-0.46
k3:agree to go_on	-0.52			0.83
k3:agree to have			-0.49	-0.26
k3:agree to it	-0.25			
k3:agree to know	-0.26			-0.57
k3:agree to our	0.52	-0.26	-0.38	
k3:agree to say	-0.29	-0.32		0.35
k3:agree to takes	-0.56	-0.37	-0.24	-0.38
k3:agree to the	0.40	0.72		
k3:agree to you	0.35			
k3:agree we will	-0.41	-0.22		
k3:agree with it			-0.20	-0.23
k3:agree with our	0.49			
k3:agree with so	-0.33			
k3:agree with the	0.41			-0.45
k3:agree with us	0.36	-0.21		
k3:agree with you	0.45			
k3:agree would_like it	0.86	-0.48	-0.50	-0.52
k3:agree x $				-0.38
k3:agree x ,	0.44			
k3:agree x ?	0.30			
k3:agree x ACT		0.28		
k3:agree x keep	-0.28	-0.38		
k3:agree x once_more		-0.24		
k3:agree x would_like		0.29		
k3:agree xing $	-0.89	-0.28	-0.63	-0.30
k3:agree xing us	-0.26			
k3:agree yet $	-0.28		-0.21	0.31
k3:agree you $	0.56	-0.23	-0.33	-0.27
k3:agree you ?	0.42		-0.23	-0.24
k3:agree you be	-1.26			-0.76
k3:agree you will	0.54			
k3:agree your x	-0.42			-0.23
k3:allow , afraid		0.29		
k3:allow , and		0.80		
k3:allow , before		-0.33		
k3:allow , if	-0.25	0.77		
k3:allow , x		0.54		
k3:allow ? $		-0.30		
k3:allow be 0				-0.35
k3:allow be DONE		-0.32		
k3:allow be TOPIC0	-0.29			0.51
k3:allow be at				0.37
k3:allow be be	-0.29	-0.27	-0.21	-0.34
k3:allow be not		-0.37		
k3:allow be the		-0.50	-0.31	-0.22
k3:allow be what	0.39			
k3:allow done_word out		-0.25		
k3:allow for a		-0.30		
k3:allow for it		0.37		-0.23
k3:allow for the		0.31		
k3:allow for you		0.27	-0.21	-0.65
k3:allow have x				0.48
k3:allow it $		0.36		-0.24
k3:allow it x		0.41		
k3:allow keep at				-0.33
k3:allow keep for		0.53	-0.21	
k3:allow keep us	-0.24	0.38	-0.23	
k3:allow look make_so		-0.25		-0.32
k3:allow not $	-0.62	0.62	-0.37	-0.27
k3:allow not a		0.28		
k3:allow not be		0.41		-0.29
k3:allow of TOPIC0				0.30
k3:allow on it		-0.28		-0.54
k3:allow on the		0.39		
k3:allow on x			-0.29	
k3:allow say not	-0.25	0.61		
k3:allow the allow	0.43			
k3:allow the x	0.70	-0.59	-0.33	-0.52
k3:allow to TOPIC0	-0.20	-0.21		-0.36
k3:allow to be		-0.35		
k3:allow to do		0.38		
k3:allow to the		0.25		-0.43
k3:allow today ?	-0.22		-0.29	
k3:allow today be	-0.23	-0.25		-0.68
k3:allow us to	-0.22			
k3:allow we will	0.45	-0.36		
k3:allow x ,				0.24
k3:allow x at		-0.38		-0.37
k3:allow x it		0.65		-0.27
k3:allow x on	-0.22	-0.31		
k3:allow x x		0.32		
k3:an ACT keep		-0.23		
k3:an allow $		0.48	-0.23	
k3:an contact $		0.24		-0.28
k3:an contact thing		-0.35	-0.49	
k3:an person $		-0.38	0.59	
k3:an person will	-0.22		0.40	
k3:an thing $		-0.35		
k3:an thing it		0.21		
k3:an thing with		0.35		
k3:an thing x	-0.29	-0.35	-0.28	
k3:an x $	-0.50	-0.79		
k3:an x TOPIC		-0.35		-0.33
k3:an x it		-0.46		
k3:an x keep		-0.29	-0.22	
k3:an x on			-0.34	-0.50
k3:and , if	0.33			
k3:and , so	-0.21	0.37		
k3:and , then				-0.24
k3:and 0 in				0.23
k3:and ? $	-0.35	-0.56	-0.35	
k3:and ACT $	-0.27	0.23		
k3:and ACT ,		-0.23		
k3:and ACT ?	0.36	-0.23		
k3:and ACT it	-0.23			-0.21
k3:and ACT the	0.22			-0.30
k3:and ACT today	0.55			
k3:and DONE the	-0.20			0.24
k3:and a approval	0.40			
k3:and a once_more		-0.36		
k3:and a person				0.33
k3:and a x		-0.39		
k3:and afraid it	0.44			
k3:and agree the			-0.28	-0.41
k3:and at soon	-0.21	-0.26		-0.28
k3:and be it	-0.21			
k3:and be we	0.76			
k3:and be you	0.38			
k3:and be your	-0.38	-0.40	-0.48	0.58
k3:and can not		-0.64		
k3:and contact $		-0.36	-0.30	
k3:and do $	-0.68	-0.48	-0.52	1.32
k3:and do we	0.33	-0.27		
k3:and do with		-0.24		0.29
k3:and do you	-0.34			
k3:and for a		0.41		
k3:and for it	-0.24	0.58		
k3:and for the		-0.58		
k3:and for what	-0.39	-0.65		
k3:and go_on $	-0.29		-0.26	-0.21
k3:and have a				0.30
k3:and have the	-0.67	-0.65	-0.24	
k3:and have x				0.24
k3:and how do			-0.38	
k3:and how you	-0.26		-0.47	
k3:and if the	-0.34			
k3:and if we	0.58	-0.29	-0.38	
k3:and in not		0.23		
k3:and in what	-0.21			
k3:and in x		-0.23	-0.26	-0.38
k3:and it be	0.26		-0.66	
k3:and it it	-0.21	-0.74		-0.24
k3:and it the		0.32		
k3:and it will	-0.44	0.21		
k3:and it x	-0.27			-0.95
k3:and it you	0.48	-0.27	-0.47	-0.41
k3:and let us	-0.22		0.21	
k3:and may we	0.79			
k3:and not $	-0.73	0.36	-0.70	-0.64
k3:and not have		-0.65	-0.30	-0.78
k3:and not it		-0.69		
k3:and not keep		-0.38		
k3:and not once_more	-0.24	0.57		
k3:and not will		-0.56		-0.23
k3:and not x			-0.29	
k3:and off it	0.25			
k3:and on what		-0.26		
k3:and on x		-0.27		0.25
k3:and once_more $		-0.63		-0.57
k3:and only on	-0.29	0.71		
k3:and only x				-0.28
k3:and please do		-0.29		
k3:and say it	-0.23	-0.26		-0.33
k3:and say they				-0.23
k3:and say x	-0.59			
k3:and so x		-0.24		
k3:and tell to			0.25	
k3:and tell us	-0.26			
k3:and thanks you		-0.21	-0.38	-0.21
k3:and the ACT				-0.29
k3:and the TOPIC				-0.78
k3:and the TOPIC0		-0.58	-0.23	0.39
k3:and the contact	-0.29		-0.29	
k3:and the keep		-0.46		-0.24
k3:and the money		0.82	-0.25	
k3:and the once_more	-0.37	-0.27		
k3:and the reason_for	-0.24			
k3:and the soon				-0.40
k3:and the thing	0.23	-0.34		-0.62
k3:and the x	-0.52	-0.54	-0.29	
k3:and the xing		0.21		
k3:and then $	-0.35		-0.34	-0.47
k3:and there be		-0.60	-0.21	
k3:and there it				0.36
k3:and they be		-0.23		
k3:and they can			-0.49	
k3:and they do		0.68	-0.35	-0.27
k3:and they have			0.72	-0.26
k3:and they say			0.27	
k3:and they will			0.52	
k3:and they x			-0.22	
k3:and thing $	-0.52	-0.78	-0.42	0.22
k3:and thing ?				-0.29
k3:and us $		0.35	-0.24	
k3:and we ACT		-0.33		
k3:and we be	-0.20	-0.21	0.28	
k3:and we can		0.69		
k3:and we do			-0.22	
k3:and we go_on	-0.47		-0.89	
k3:and we have		1.08	0.49	-0.36
k3:and we know			-0.22	
k3:and we may		-0.23		
k3:and we need			-0.48	
k3:and we will		-0.69	-0.44	
k3:and we x	-0.28	-0.34		
k3:and what be	-0.42			
k3:and what do	-0.27			
k3:and what soon		-0.21		
k3:and what x			-0.28	-0.33
k3:and what you	-0.20		-0.20	
k3:and when $	-0.40			
k3:and where be	-0.21	-0.28		
k3:and why ?	-0.21		-0.36	
k3:and will contact	-0.36	-0.39		-0.28
k3:and will keep			0.33	
k3:and will not	-0.36			
k3:and will we		-0.38		
k3:and will x			-0.54	
k3:and with it	-0.63	-0.34		0.32
k3:and with your	0.82	0.40		
k3:and x $	-0.74	-0.55		-0.46
k3:and x ,	-0.21		-0.38	
k3:and x ?	-0.48	-0.30	-0.33	-0.21
k3:and x at	0.49	0.48		-0.40
k3:and x be	-0.32	0.65	-0.28	-0.39
k3:and x for		-0.64		-0.26
k3:and x from			0.40	
k3:and x in	-0.31	-0.31		
k3:and x it				-0.35
k3:and x money				0.24
k3:and x of			0.22	
k3:and x on			0.25	
k3:and x our			-0.72	
k3:and x out		0.36		
k3:and x person	-0.55	-0.31	-0.50	
k3:and x tell			-0.26	
k3:and x thing	-0.41			0.40
k3:and x to			0.42	
k3:and x today	-0.41	-0.42	-0.22	-0.42
k3:and x us		-0.21	-0.20	
k3:and x x		-0.25		
k3:and x you		-0.34	0.28	-0.22
k3:and xed $	-0.53	-0.43	-0.26	0.65
k3:and xing $				0.26
k3:and xing for	-0.25			0.60
k3:and yet the	-0.29	-0.25		-0.61
k3:and yet we		0.43		
k3:and you be	-0.32	-0.28	0.40	
k3:and you have		0.40		-0.43
k3:and you need			0.48	
k3:and you will		-0.63	-0.21	
k3:and your TOPIC	-0.48	-0.51	-0.37	0.87
k3:and your be		0.84	0.25	-0.54
k3:and your thing		-0.35	-0.32	-0.35
k3:and your x	-0.51	-0.29		
k3:approval , and			-0.23	-0.41
k3:approval , before	0.42			
k3:approval , if	0.46			
k3:approval , not	-0.31	0.28		-0.51
k3:approval , so	0.52	-0.21		
k3:approval , the				0.50
k3:approval , we				-0.44
k3:approval , x	-0.82	-0.31	-0.32	0.37
k3:approval ? $	0.30		-0.24	-0.35
k3:approval about x		-0.45		
k3:approval be be	-0.42			
k3:approval be need	0.85		-0.26	-0.37
k3:approval be x	0.46	0.44		-0.57
k3:approval be xed	0.46	-0.41	-0.21	-0.45
k3:approval be your		-0.22		
k3:approval do $	-0.39		-0.22	0.64
k3:approval for it	0.29			
k3:approval for the	0.61	-0.24		
k3:approval from you	0.67		-0.34	-0.44
k3:approval need $	0.42		-0.40	
k3:approval not $	0.54	-0.88	-0.30	-0.44
k3:approval not ,	0.30			
k3:approval not not	-0.25	0.34		
k3:approval of the	0.23	-0.28		-0.27
k3:approval on the	0.55			-0.42
k3:approval on why	-0.55			
k3:approval or not	0.98	-0.50		
k3:approval the ACT	0.26	-0.21		
k3:approval through_channel $	-0.68	-0.22	-0.21	0.37
k3:approval through_channel x	-0.47		-0.26	0.48
k3:approval to ACT	0.38	-0.33		
k3:approval to TOPIC	0.24			
k3:approval to go_on				-0.21
k3:approval to takes	0.30			
k3:approval to tell	0.60		-0.24	-0.36
k3:approval to the	0.25			
k3:approval we can	-0.58	0.26		
k3:approval we will	0.49			
k3:approval with it	0.52			-0.22
k3:approval with the	0.29			
k3:approval with us	0.25			
k3:approval with you	0.60		0.26	
k3:approval x $	-0.83	-0.40	-0.44	-0.72
k3:approval x ,	-0.35			
k3:approval x ?	0.34			
k3:approval x x	-0.26			
k3:ask , refuse		-0.56		
k3:ask ? $	-0.87			
k3:ask a person			0.33	
k3:ask about it	-0.24			
k3:ask about the		-0.31	-0.33	-0.68
k3:ask agree not		0.31		
k3:ask be be	-0.36	-0.35	-0.38	
k3:ask be refuse	-0.29	0.42	-0.30	
k3:ask be x	-0.22	-0.55		-0.50
k3:ask can not		0.23		
k3:ask do not		0.48		-0.23
k3:ask for $	-0.29	-0.36		
k3:ask for have				0.22
k3:ask for it			-0.30	
k3:ask for money		-0.35	-0.32	
k3:ask for the		-0.36		
k3:ask for where		-0.45		
k3:ask for your	-0.22			-0.29
k3:ask have be	-0.25	-0.51		
k3:ask in x	-0.29			
k3:ask it for	-0.24			-0.22
k3:ask our person			0.25	
k3:ask person x			0.36	
k3:ask refuse $	-0.36	0.52	-0.40	-0.27
k3:ask the person			-0.36	
k3:ask the x	-0.22			
k3:ask us to	-0.44	-0.60		-0.37
k3:ask we $	-0.22	-0.56	-0.24	-0.28
k3:ask what x			-0.20	-0.21
k3:ask why ?	-0.33			-0.21
k3:ask x $	-0.44	-0.20	-0.30	0.23
k3:ask x ,	-0.28	-0.22		
k3:ask x ?	-0.29	-0.32	-0.23	-0.21
k3:ask x done_word	-0.39	-0.45	-0.35	-0.44
k3:ask x make_so	0.27			
k3:ask x to		-0.22	0.28	
k3:ask you for			-0.38	
k3:ask you the		-0.26		
k3:ask you to		-0.27	-0.40	
k3:ask your approval	0.34	-0.28		
k3:ask your tell	-0.71			
k3:at 0 $	-0.26			0.48
k3:at 0 ,		-0.62		-0.27
k3:at 0 a				-0.31
k3:at 0 and	-0.28	-0.30		
k3:at 0 x	-0.26	-0.49	-0.24	0.55
k3:at ? $		-0.25		
k3:at TOPIC $		-0.51	-0.45	-0.91
k3:at TOPIC0 TOPIC		-0.33		0.46
k3:at TOPIC0 for				0.37
k3:at a person			-0.49	
k3:at a x				-0.22
k3:at hand ?	-0.42			
k3:at if $		-0.43		-0.34
k3:at it $		-0.26		
k3:at it ,		0.40		-0.22
k3:at it from		0.30	-0.21	
k3:at it money		-0.20		
k3:at it person	-0.28	0.34		-0.20
k3:at it today		0.58		-0.31
k3:at it with			0.35	
k3:at it x		0.76	-0.32	-0.28
k3:at it yet	-0.22			-0.33
k3:at soon $	-0.21	-0.82		
k3:at soon it	-0.21	-0.26		-0.28
k3:at soon x		0.52		-0.52
k3:at the ACT		-0.25		-0.26
k3:at the TOPIC				-0.77
k3:at the agree	-0.24			
k3:at the allow		-0.86		
k3:at the money		-0.20		
k3:at the person		0.37		
k3:at the soon				-0.47
k3:at the stop		0.26		
k3:at the tell				-0.21
k3:at the thing				-0.58
k3:at the today		-0.46		-0.42
k3:at the x		-0.57	-0.31	0.30
k3:at what it		0.42		
k3:at what of		-0.24		
k3:at what today	-0.22			
k3:at what x	-0.59	-0.35		-0.69
k3:at x $		-1.29		-1.03
k3:at x ,	0.28			0.24
k3:at x ?			-0.28	
k3:at x be			-0.42	-0.26
k3:at x because		-0.27		
k3:at x soon		-0.43	0.22	-0.47
k3:at x today		-0.24		-0.55
k3:at x x		-0.43		0.44
k3:at yet $		0.42		
k3:at yet the		0.33		
k3:at your $		-0.25	-0.29	
k3:at your thing				-0.36
k3:at your x		-0.21		
k3:back ? $	0.39	-0.28		
k3:back DONE $	-0.45	-0.36	0.76	-0.37
k3:back DONE for			0.24	-0.28
k3:back at x			0.26	-0.26
k3:back by contact		0.21		
k3:back by the			0.24	
k3:back by x	-0.27	-0.34		-0.22
k3:back for you			0.57	-0.57
k3:back in x			-0.31	0.42
k3:back in your		-0.50		0.44
k3:back person $			0.22	-0.26
k3:back person can			-0.21	
k3:back refuse $		0.27		
k3:back soon ?			-0.25	
k3:back the x		-0.22	-0.22	0.37
k3:back to the		-0.42	-0.27	
k3:back to us	-0.34	-0.25		
k3:back to x		0.44	-0.31	
k3:back to you		-0.21	-0.48	
k3:back today $				-0.30
k3:back where they		-0.38		0.34
k3:back with the		0.24		
k3:back x $		-0.36		-0.36
k3:back x once_more		0.36		
k3:back x x	-0.22		0.39	-0.29
k3:be , agree	0.50			
k3:be , for				-0.27
k3:be , from	-0.22	-0.59		0.46
k3:be , have				0.45
k3:be , it				0.26
k3:be , person			-0.23	0.29
k3:be , tell				-0.28
k3:be , then	-0.27			-0.40
k3:be , we	-0.32			-0.57
k3:be , you	0.35			
k3:be , your				-0.45
k3:be 0 $	-0.21	-0.38		0.45
k3:be 0 ,				0.25
k3:be 0 0		-0.37		1.38
k3:be 0 money	-0.28	-0.24		
k3:be ? $	-0.34	-0.22		
k3:be ACT $	-0.43	-0.73	-0.28	-0.32
k3:be ACT for				0.32
k3:be ACT in		0.24		
k3:be ACT out		-0.80		0.22
k3:be ACT over			0.21	
k3:be ACT to	0.33			-0.23
k3:be DONE $	-0.51			
k3:be DONE ?		-0.25		-0.50
k3:be DONE a	-0.21			0.40
k3:be DONE and	-0.31			0.62
k3:be DONE be	-0.51	-0.22		
k3:be DONE because				0.22
k3:be DONE by		-0.25		-0.48
k3:be DONE for	-0.21		-0.21	0.59
k3:be DONE from		-0.33		0.31
k3:be DONE on		-0.62		-0.31
k3:be DONE only		0.56		
k3:be DONE out		-0.21		
k3:be DONE over		0.51	-0.30	
k3:be DONE soon	-0.25	-0.42	-0.23	
k3:be DONE to	-0.25			-0.22
k3:be DONE today	0.29	-0.60		
k3:be DONE x	0.71			-0.78
k3:be DONE yet		-0.43	-0.27	
k3:be TOPIC $	-0.35	-0.46		-0.54
k3:be TOPIC DONE		-0.65	-0.31	0.73
k3:be TOPIC a		0.41		
k3:be TOPIC the				-0.21
k3:be TOPIC x	-0.32	0.47		-0.27
k3:be TOPIC0 from		-0.28		-0.27
k3:be TOPIC0 money	-0.26	-0.20	-0.21	0.55
k3:be TOPIC0 on				0.32
k3:be a ACT	-0.26	-0.20		
k3:be a agree		-0.29		-0.45
k3:be a approval	0.34			
k3:be a kind		-0.37		-0.22
k3:be a money				-0.28
k3:be a not	-0.47	1.06		-0.29
k3:be a person		-0.23	0.24	
k3:be a refuse		0.48		-0.26
k3:be a say		-0.33		
k3:be a soon		-0.61		
k3:be a warn		0.45		
k3:be a x		-0.88	-0.34	-0.50
k3:be a xed				-0.26
k3:be about the	-0.46	-0.49		-0.25
k3:be about to		-0.45		
k3:be afraid $	-0.25		-0.25	-0.32
k3:be afraid about		-0.31		-0.28
k3:be afraid for		-0.37		
k3:be afraid not		0.35		
k3:be afraid the		0.22	-0.38	
k3:be afraid to	-0.54	0.41		-0.38
k3:be afraid you		0.39		
k3:be after ?	0.37			-0.26
k3:be agree $	-0.64	-0.31		-0.83
k3:be agree ?	0.83			-0.39
k3:be agree and		-0.38		
k3:be agree back	-0.26	-0.58	-0.58	-0.36
k3:be agree by	0.24			
k3:be agree for	-0.53			0.53
k3:be agree it	-0.43			
k3:be agree on	-0.37	-0.36		-0.82
k3:be agree once_more	-0.26	-0.32		-0.75
k3:be agree to	-0.50	-0.31	-0.35	0.53
k3:be agree we	-0.37	-0.27		
k3:be agree with	0.67			
k3:be allow $	-0.49			-0.35
k3:be allow from		0.35		-0.45
k3:be allow on		0.54	-0.21	-0.47
k3:be allow to				-0.40
k3:be allow x	-0.22	-0.31		
k3:be an soon		-0.24		
k3:be an x		-0.38	-0.23	
k3:be approval $	-0.53	-0.37	-0.20	-0.48
k3:be approval with	0.32			
k3:be ask $	0.26	-0.29	-0.21	
k3:be ask a			0.35	
k3:be ask person			0.35	
k3:be ask the			-0.22	
k3:be ask we	-0.23	-0.46	-0.29	-0.31
k3:be ask what				-0.24
k3:be at TOPIC0				0.37
k3:be at soon		0.52		-0.52
k3:be at the	-0.24			
k3:be at x		-0.49		-0.80
k3:be back in		-0.54	-0.21	0.40
k3:be back where		-0.38		0.34
k3:be be ACT	-0.21	-0.30		-0.36
k3:be be DONE	-0.29		0.40	
k3:be be agree				-0.32
k3:be be hand	-0.31		0.56	-0.33
k3:be be know	-0.29	-0.27	-0.21	-0.34
k3:be be look	-0.45	-0.40	-0.30	
k3:be be takes			-0.32	-0.48
k3:be be xed	-0.25	-0.36	0.24	-0.37
k3:be because $				-0.35
k3:be because on		-0.31		0.33
k3:be because x		0.35		-0.24
k3:be before us	-0.21	-0.34	-0.26	-0.33
k3:be can to	-0.24	-0.58		0.51
k3:be contact $			-0.66	1.13
k3:be contact ,			-0.25	0.24
k3:be contact by		-0.23		
k3:be contact over	-0.23	-0.41	0.33	-0.23
k3:be contact soon		-0.25	0.44	
k3:be contact to			0.40	-0.29
k3:be contact with	-0.39			-0.24
k3:be contact x		-0.30	0.46	
k3:be contact you			0.27	
k3:be do $			-0.24	-0.30
k3:be do ,	-0.21			0.41
k3:be do ?	0.54	-0.28		-0.29
k3:be do by		-0.37		
k3:be do for		-0.30	-0.60	0.85
k3:be do from			-0.44	0.47
k3:be do x	-0.48	-0.41		0.52
k3:be do you		0.48		
k3:be done_word $	-0.63	-0.53	-0.24	0.83
k3:be done_word up				0.35
k3:be for $		-0.37		-0.49
k3:be for ?	-0.21			
k3:be for fact_word		-0.20		
k3:be for it		-0.24		
k3:be for the	-0.20			
k3:be for yet		0.26		
k3:be from our			-0.39	
k3:be from the			-0.21	-0.28
k3:be from we		-0.32		
k3:be go_on out		-0.25		0.23
k3:be go_on the	-0.36		-0.25	-0.47
k3:be hand $	-0.34	-0.45	0.63	-0.69
k3:be hand ACT			-0.29	
k3:be hand a			0.33	
k3:be hand it		-0.36	0.73	-0.24
k3:be hand on			-0.40	0.79
k3:be hand our			0.44	
k3:be hand over			-0.27	0.22
k3:be hand person			0.30	
k3:be hand the	-0.24	-0.34	-0.20	-0.22
k3:be hand to				-0.29
k3:be hand up		-0.21	-0.56	
k3:be hand us	-0.27	-0.27		
k3:be hand x	-0.33	-0.85	0.44	-0.59
k3:be hand you			0.61	
k3:be hand your	-0.50	-0.29		-0.63
k3:be have $	-0.33	0.49		
k3:be have ,		0.65		
k3:be have our			0.28	
k3:be have x		-0.54	-0.49	-0.54
k3:be here $			-0.26	
k3:be here for	-0.24			-0.24
k3:be how it			-0.37	
k3:be how the	-0.33	-0.31		-0.44
k3:be how x		-0.51	-0.21	-0.43
k3:be how you	0.50			
k3:be in $	-0.96	-0.89	-0.46	1.13
k3:be in ?	-0.44		-0.25	-0.36
k3:be in ACT		-0.20		-0.34
k3:be in a				-0.57
k3:be in it	-0.53			-0.48
k3:be in live	-0.40	-0.24	-0.24	0.60
k3:be in look			-0.35	0.88
k3:be in not	-0.38	0.49		-0.23
k3:be in our				0.26
k3:be in person			0.38	-0.23
k3:be in the	-0.20	-0.27		
k3:be in thing	0.65	-0.34		-0.69
k3:be in x	-0.23	-0.25	0.26	0.25
k3:be in your	-0.42	-0.41	-0.44	0.57
k3:be it $	-0.24	-0.43	-0.46	0.73
k3:be it ,	-0.43	-0.23		0.33
k3:be it ?	-1.01	-0.30		-0.37
k3:be it a	0.34	-0.29		
k3:be it agree				-0.36
k3:be it an	0.44	-0.49	-0.25	
k3:be it approval	0.30			
k3:be it at		-0.31		
k3:be it by		-0.44		
k3:be it for	-0.35	-0.41		-0.41
k3:be it from	-0.30	-0.47	-0.32	-0.49
k3:be it how	0.47			
k3:be it it	-0.50			
k3:be it look	-0.65			-0.28
k3:be it money	-0.44		-0.28	-0.27
k3:be it of	-0.29		-0.52	
k3:be it once_more				-0.26
k3:be it person	-0.32		0.28	
k3:be it the		-0.49	-0.36	-0.43
k3:be it to	-0.42	-0.31		
k3:be it too		0.34		
k3:be it what	0.45			-0.21
k3:be it x	-0.72	-0.30		
k3:be it you	-0.24			
k3:be it your				-0.73
k3:be just tell		-0.52		
k3:be just x	-0.21			-0.51
k3:be just xing	0.39		-0.25	-0.26
k3:be keep TOPIC		0.23		
k3:be keep it		0.58		-0.39
k3:be keep off		0.33		
k3:be keep on		0.50	-0.63	
k3:be keep the	-0.26	0.63		-0.34
k3:be keep you		-0.39	0.37	
k3:be keep your		0.35		-0.34
k3:be kind to	-0.22	-0.21		0.39
k3:be know $	-0.23	-0.22	-0.26	-0.31
k3:be know from			0.24	-0.27
k3:be know if	-0.56			-0.50
k3:be know what		-0.27		-0.33
k3:be know x		-0.23	0.35	
k3:be live $		-0.28		-0.24
k3:be live ,				1.02
k3:be live ?	0.35			-0.42
k3:be live from	-0.32	-0.20		0.34
k3:be live yet			-0.25	0.57
k3:be look $	-0.34	-0.30	-0.25	-0.52
k3:be look for	-0.24			-0.48
k3:be look if	-0.36	-0.24		
k3:be look in		-0.21		-0.27
k3:be look out	-0.21	-0.32	-0.32	-0.23
k3:be look the		-0.58		-0.49
k3:be look x	-0.24		-0.21	
k3:be money $	-0.43	-0.81	-0.29	-0.63
k3:be money on		-0.29		-0.37
k3:be money to	-0.29	-0.32	-0.30	
k3:be money x		0.43		-0.24
k3:be must to		0.66	-0.23	-0.33
k3:be need $		-0.65		-0.45
k3:be need be	-0.36			-0.41
k3:be need for	-0.41	1.02		
k3:be need the		-0.27		
k3:be not $	-0.35	-0.32	-0.25	-0.63
k3:be not ?	0.27	-0.29		
k3:be not ACT	-0.22	0.66		
k3:be not DONE	-0.21	0.26	-0.31	-0.66
k3:be not TOPIC		0.40		
k3:be not agree	-0.24	0.34		
k3:be not allow	-0.25	0.98		-0.30
k3:be not an		-0.22	-0.22	-0.24
k3:be not ask		-0.44		
k3:be not be		1.04		-0.65
k3:be not can		0.61	-0.22	-0.21
k3:be not do		0.60		-0.36
k3:be not done_word	-0.32	-0.24	-0.21	
k3:be not for	-0.43			
k3:be not hand		0.24		
k3:be not how				-0.33
k3:be not in		0.82		
k3:be not it	-0.49	-0.20		-0.57
k3:be not let		0.57		-1.00
k3:be not money				-0.30
k3:be not must		-0.60		
k3:be not need		-0.73	-0.24	
k3:be not on				0.49
k3:be not once_more	0.23	-0.82		0.81
k3:be not our		0.33		
k3:be not the		0.31		-0.26
k3:be not there				-0.25
k3:be not thing		0.24		
k3:be not to	-0.26		-0.23	-0.32
k3:be not too		-0.40		
k3:be not warn	-0.27	-0.44	-0.22	-0.22
k3:be not way	-0.29	0.83		-0.46
k3:be not we		0.46		
k3:be not what		-0.43		
k3:be not x		-0.41		-0.28
k3:be not xed		-0.29		-0.21
k3:be not xing		0.58		-0.34
k3:be not yet		-0.54		-0.35
k3:be not you	0.37	-0.45	-0.26	-0.21
k3:be not your				-0.67
k3:be off $	-0.45	-0.99	-0.37	1.09
k3:be off ,		-0.38		0.65
k3:be off the	-0.25	0.35	-0.31	-0.38
k3:be off yet	-0.26	-0.46	-0.46	1.01
k3:be off your		-0.68		0.71
k3:be on ACT		-0.33		-0.46
k3:be on it	-0.34	-0.69	-0.34	-0.21
k3:be on our		0.75		-0.55
k3:be on the		-0.42	0.28	
k3:be on x		-0.36		-0.20
k3:be on your	-0.20		-0.29	-0.35
k3:be once_more it		0.32		-0.35
k3:be once_more than		0.66		-0.47
k3:be only it	-0.31	-0.39		-0.32
k3:be only need	-0.24			
k3:be only the				-0.28
k3:be only x		0.44		
k3:be only xing	0.61	-0.28		
k3:be our person			0.35	
k3:be our x		-0.39	-0.56	-0.50
k3:be out $	-0.35	-0.84	-0.31	1.06
k3:be out at		-0.39		-0.66
k3:be out it	-0.31	0.44		-0.76
k3:be out of		0.64		-0.23
k3:be over $	-0.35	-0.63	-0.27	-0.21
k3:be over and		-0.24		0.29
k3:be over it			-0.52	
k3:be over the				-0.53
k3:be over to	-0.45		-0.38	-0.55
k3:be person once_more		-0.27	-0.24	-0.26
k3:be person x			0.36	
k3:be please $	-0.49	-0.61		0.40
k3:be please ask	0.37			-0.27
k3:be please of	-0.43	-0.29	-0.31	-0.46
k3:be please to	-0.28			0.74
k3:be refuse $		0.86		-0.95
k3:be refuse by		0.42		
k3:be refuse x			-0.28	
k3:be refuse you			0.30	
k3:be say not	-0.21	0.56		-0.46
k3:be sent in		-0.31		-0.22
k3:be sent on				-0.23
k3:be so $	0.57	-0.67		-0.60
k3:be so ,				-0.31
k3:be so afraid		-0.52	-0.21	-0.36
k3:be so x	-0.22			
k3:be soon of				-0.29
k3:be takes $	-0.32	-0.46	-0.43	-0.38
k3:be takes ,	-0.23			
k3:be takes ACT			0.74	-0.27
k3:be takes at		-0.29	-0.28	-0.50
k3:be takes by			0.29	
k3:be takes for	-0.42	-0.38	-0.43	-0.21
k3:be takes into	-0.20	-0.22	-0.51	
k3:be takes over			0.24	-0.48
k3:be takes the	-0.40	-0.48		
k3:be takes up	-0.28	-0.24		
k3:be tell $	-0.43	-0.42	-0.38	0.77
k3:be tell in	0.39	-0.49	-0.78	-0.61
k3:be tell it		-0.56	0.55	
k3:be tell over		-0.36	0.46	
k3:be tell the		0.34		-0.22
k3:be tell what		-0.25	-0.40	
k3:be tell you	-0.25		0.42	
k3:be tell your		-0.62	-0.32	-0.27
k3:be thanks $	-0.60	-0.27	-0.38	-0.72
k3:be the ACT	-0.48	-0.35		-0.38
k3:be the TOPIC		-0.31	-0.23	
k3:be the agree		-0.33		-0.24
k3:be the allow		0.81		-0.35
k3:be the it		-0.23		
k3:be the look	-0.21			
k3:be the money		-0.21		
k3:be the once_more	-0.38	-0.31		-0.23
k3:be the sent	-0.21			-0.57
k3:be the soon	-0.55	-0.41		-1.28
k3:be the thing	-0.72	-0.54	-0.27	
k3:be the x	-0.72			-0.48
k3:be there $		-0.61		0.37
k3:be there ,				0.59
k3:be there ?			-0.33	-0.45
k3:be there a	-0.29			
k3:be there for				-0.32
k3:be there x			-0.34	
k3:be there xing	-0.24	-0.35		-0.53
k3:be they ,	-0.23		-0.21	
k3:be they ?	-0.29		-0.29	
k3:be they a	-0.21			
k3:be they to	-0.45		-0.23	-0.21
k3:be they x	-0.31			
k3:be thing $	0.21		-0.51	-0.68
k3:be thing ,			-0.30	-0.89
k3:be thing in		-0.26		
k3:be thing x		-0.41		
k3:be to ACT	0.46	-0.56		
k3:be to agree	-0.72			0.31
k3:be to be	0.36			-0.24
k3:be to go_on	1.06	-0.28		-0.30
k3:be to person	-0.43		-0.82	
k3:be to the	-0.58	-0.23		-0.29
k3:be to x	-0.42	-0.49		-0.26
k3:be today $		0.48		
k3:be today ?	0.27	-0.36		
k3:be too x	-0.22	0.47		-0.74
k3:be unable $		0.40		-0.22
k3:be unable by		-0.32		
k3:be unable for		-0.21		
k3:be unable from		0.31		-0.32
k3:be unable to	-0.47	0.79		-0.23
k3:be up $		0.23		
k3:be up and	-0.23			0.51
k3:be up to	0.22			
k3:be up with				-0.21
k3:be us $	-0.40	-0.31		
k3:be warn $	-0.27	-0.24		-0.23
k3:be warn with	-0.21		-0.40	-0.40
k3:be we agree	0.31			-0.30
k3:be we allow	0.46	-0.70	-0.21	-0.28
k3:be we can		0.62		
k3:be we contact	-0.48	-0.20	-0.45	
k3:be we do	0.80	-0.38		
k3:be we on	0.29			
k3:be we to	0.80	-0.33		
k3:be we xing	0.45	-0.50		
k3:be what ,	0.26			
k3:be what it		-0.50	-0.20	
k3:be what the	-0.23			-0.50
k3:be what we		-0.57	-0.23	
k3:be what x				-0.48
k3:be what you	0.57			-1.02
k3:be where it			-0.41	
k3:be where our		0.57		
k3:be where we		0.21		-0.51
k3:be with TOPIC		-0.29		
k3:be with it				-0.33
k3:be with our		-0.28		-0.33
k3:be with the	0.34		-0.21	0.24
k3:be with us		-0.33		-0.84
k3:be with you	-0.86		-0.26	
k3:be would_like it	-0.50	-0.50		
k3:be x $			-0.28	
k3:be x ,		-0.27		
k3:be x ?		-0.27		-0.22
k3:be x DONE	-0.21	-0.81		-0.42
k3:be x a		0.52		0.28
k3:be x about		0.38	-0.40	
k3:be x afraid		0.75	-0.20	
k3:be x agree	-0.55			-0.55
k3:be x ask				-0.76
k3:be x at		-0.56		
k3:be x back		0.26	-0.41	-0.35
k3:be x be		-0.53		-0.71
k3:be x before		-0.50		
k3:be x by	-0.21	0.22		0.28
k3:be x do		-0.21		
k3:be x done_word		-0.43	-0.46	0.66
k3:be x for		-0.53		-0.46
k3:be x from		-0.26	0.21	
k3:be x here		-0.20	-0.44	-0.42
k3:be x in	-0.35	-0.35		-0.30
k3:be x it		0.38		-0.30
k3:be x keep		0.35		
k3:be x look	-0.50	-0.44		-0.40
k3:be x money		-0.31		-0.81
k3:be x not		0.24		
k3:be x of	-0.52	-0.80	-0.59	
k3:be x off				-0.44
k3:be x on	-0.21	-0.38	-0.23	-0.86
k3:be x once_more	-0.35	-0.72	-0.28	0.63
k3:be x our	-0.27	0.59	-0.23	-0.43
k3:be x out		0.65		-0.37
k3:be x say		-0.28		-0.39
k3:be x soon				-0.28
k3:be x than		-0.86		-0.43
k3:be x thanks	-0.38		-0.27	-0.56
k3:be x the		0.53		-0.37
k3:be x there	-0.40	-0.54	-0.28	0.42
k3:be x thing	-0.54			
k3:be x to	-0.27		-0.47	0.34
k3:be x today		-1.14	-0.39	
k3:be x us	-0.33	0.69		-0.51
k3:be x warn			-0.28	
k3:be x we		-0.28		-0.31
k3:be x will	-0.40	-0.22	-0.29	
k3:be x with	-0.31			-0.45
k3:be x would_like	-0.31	-0.26		0.53
k3:be x x	-0.67	0.28		-0.43
k3:be x xed	-0.32	-0.48		0.86
k3:be x yet	-0.23		-0.55	-0.63
k3:be xed $		-0.42	-0.62	-0.47
k3:be xed ?	-0.37			
k3:be xed at		0.36		-0.45
k3:be xed back		-0.46		
k3:be xed by		-0.41	0.25	
k3:be xed for		0.63		-0.36
k3:be xed from		0.47	-0.39	-0.54
k3:be xed in	-0.21	-0.29	0.26	-0.40
k3:be xed it	-0.41	-0.71		0.48
k3:be xed off				0.27
k3:be xed on		-0.27		
k3:be xed to	0.24		0.40	-0.57
k3:be xed up		0.66		
k3:be xed x		0.60		-0.20
k3:be xing $	-0.27	-0.57	-0.24	-0.69
k3:be xing ?	-0.65	-0.21	-0.79	-0.33
k3:be xing ACT	-0.30	-0.29	-0.26	
k3:be xing a		-0.26	0.23	
k3:be xing agree	-0.33			0.34
k3:be xing approval	0.21			
k3:be xing back		-0.37		
k3:be xing for	0.23	-0.62		-0.42
k3:be xing go_on	-0.50	0.45		-0.50
k3:be xing here		-0.20	-0.22	-0.20
k3:be xing in	-0.39	-0.46	-0.48	0.38
k3:be xing it			-0.44	-0.24
k3:be xing on	-0.52		0.59	
k3:be xing our		-0.36	0.59	
k3:be xing out		-0.30		-0.21
k3:be xing over	-0.40	-0.44	-0.55	
k3:be xing person			0.44	
k3:be xing the		0.30	-0.28	-0.33
k3:be xing there		-0.53		
k3:be xing to		0.32		
k3:be xing up		-0.49	-0.34	
k3:be xing we		0.67		
k3:be xing x		-0.36	0.41	-0.50
k3:be xing xing				0.50
k3:be xing you		-0.21	0.70	0.40
k3:be xing your	-0.25	-0.44	-0.25	-0.41
k3:be yet $			-0.27	-0.93
k3:be yet ?	-0.33			
k3:be yet ACT		-0.25		
k3:be yet DONE	-0.41	-0.25		0.67
k3:be yet TOPIC	-0.39	-0.26		0.69
k3:be yet be		0.29		-0.52
k3:be yet in	-0.46			
k3:be yet look				-0.40
k3:be yet need	-0.49			
k3:be yet on			0.73	-0.22
k3:be yet takes	-0.25	-0.50	-0.38	-0.30
k3:be yet tell	-0.40			
k3:be yet with			0.44	-0.41
k3:be yet x		-0.25	-0.34	
k3:be yet xing	-0.49	-0.47	-0.25	-0.42
k3:be you $		0.29	-0.28	-0.30
k3:be you ,	0.32			
k3:be you ?	0.69			-0.28
k3:be you agree	0.61			
k3:be you approval	0.22			
k3:be you at	-0.24	-0.24	-0.28	-0.26
k3:be you hand			-0.45	
k3:be you in	-0.22			
k3:be you keep	-0.43	-0.39	-0.21	-0.23
k3:be you money	-0.36		-0.21	-0.23
k3:be you there	-0.48			-0.42
k3:be you to	-0.48		-0.61	-0.28
k3:be you with	0.80	-0.48		
k3:be you x	-0.87		-0.32	
k3:be you xed	-0.80			-0.45
k3:be you xing	-0.37			-0.29
k3:be you yet	-0.61		-0.53	-0.20
k3:be your $	-0.34	-0.32	-0.39	
k3:be your ,		-0.39		0.50
k3:be your ?	-0.31	-0.47		-0.35
k3:be your TOPIC	-0.35	-0.24	-0.48	-0.29
k3:be your agree	-0.28			-0.40
k3:be your approval	0.46			
k3:be your contact	-0.24			-0.40
k3:be your once_more	-0.31	-0.62	-0.31	0.56
k3:be your person	-0.36			0.28
k3:be your tell	-1.06	-0.56	-0.29	
k3:be your thing	-0.39			-0.41
k3:be your x	-0.39			-0.28
k3:because ACT x				0.35
k3:because TOPIC $	-0.22			
k3:because TOPIC ?	0.40			
k3:because TOPIC DONE		-0.22		0.22
k3:because TOPIC TOPIC				-0.22
k3:because TOPIC can		0.33		
k3:because TOPIC yet	0.24			-0.22
k3:because a TOPIC				0.24
k3:because a allow	-0.35	-0.53	-0.23	-0.25
k3:because a money		0.43		
k3:because a x	0.26	-0.30		
k3:because agree $	-0.64	-0.43	-0.29	
k3:because ask $	-0.42	-0.38	-0.30	0.96
k3:because for the		-0.32		-0.41
k3:because it be	-0.31	0.34		-0.52
k3:because it keep	0.24	-0.52		
k3:because it x	-0.42			
k3:because not have		0.48		
k3:because not x			-0.20	
k3:because of it		-0.45		
k3:because of the		0.59		-0.32
k3:because of today	-0.22	-0.30		0.40
k3:because of yet	-0.27	-0.20		0.40
k3:because of you	-0.56	-0.20	-0.42	
k3:because on the	-0.20			
k3:because soon because		-0.46		-0.24
k3:because the look		0.85		
k3:because there be		0.41		
k3:because they say	-0.42			
k3:because to agree	0.61			
k3:because to tell	-0.40			
k3:because we be	-0.42	-0.67		0.29
k3:because we know	0.31	-0.23		
k3:because we will		0.52		
k3:because we x	-0.72	0.38	0.45	-0.53
k3:because x $	-0.35	-0.33	-0.30	-0.27
k3:because x because		0.30		
k3:because x thing		-0.26		-0.30
k3:because x x	-0.40	0.27	-0.35	-0.28
k3:because xed $	-0.21	-0.32		0.60
k3:because xing soon		-0.22		
k3:because you agree			-0.34	
k3:because you ask	-0.24			
k3:because you tell	0.56			
k3:before it be		-0.26		
k3:before it x	-0.31	-0.51	-0.44	
k3:before soon soon		0.57		
k3:before the TOPIC		-0.31		
k3:before the soon	-0.39		-0.32	-0.27
k3:before us $	-0.21	-0.34	-0.26	-0.33
k3:before we ACT	-0.57	-0.23		-0.21
k3:before we can		-0.24		
k3:before we x	0.44			
k3:before x $	-0.35		0.38	-0.22
k3:before x ,		0.57		
k3:but a TOPIC		0.38		
k3:but it be		-0.59		-0.25
k3:but it do		-0.56	-0.22	
k3:but let us		-0.21		
k3:but may we	0.39	-0.54		
k3:but not $	-0.58	1.07	-0.66	-0.39
k3:but the x		0.34		
k3:but we can		0.35		
k3:but x $	-0.35	-0.44	-0.42	-0.46
k3:but x for		-0.25		
k3:but you we	-0.23	0.37		
k3:by , x	-0.23			
k3:by ACT $			-0.99	
k3:by ACT ,	-0.34	0.26		
k3:by ACT ?	-0.99	-0.26	-0.41	-0.42
k3:by TOPIC $		0.38	-0.22	
k3:by TOPIC ,		0.36		
k3:by TOPIC TOPIC		-0.23		
k3:by TOPIC0 $	-0.23	-0.27	-0.21	0.49
k3:by contact $		0.40		-0.32
k3:by contact ,			0.25	
k3:by contact and		0.22		
k3:by contact at			0.24	
k3:by contact be		0.35		-0.27
k3:by contact in		0.35		
k3:by contact it		0.65		
k3:by contact not		0.51	-0.53	-0.29
k3:by how x	-0.44	-0.39	-0.51	-0.27
k3:by it $		-0.50	-0.57	-0.50
k3:by it ,	0.30	-0.52	-0.38	-0.25
k3:by our x		-0.38	0.58	
k3:by person x			0.20	
k3:by sent or		-0.23		
k3:by soon $	-0.21	-0.28	0.28	
k3:by soon ,			0.21	
k3:by soon soon				-0.21
k3:by the TOPIC				-0.50
k3:by the way		-0.47	-0.60	-0.48
k3:by the x			-0.31	
k3:by thing $	-0.25		-0.99	-0.31
k3:by thing ,	-0.27	0.36		
k3:by us $	-0.34	0.22	-0.20	
k3:by what hand			-0.21	
k3:by x $		-0.69		-0.59
k3:by x ?	-0.52			
k3:by x ACT		-0.31		
k3:by x it		-0.64		
k3:by x or	-0.42			
k3:by x sent			-0.25	-0.21
k3:by x soon		0.28		
k3:by x to		0.25		
k3:by x x	-0.20	0.50	-0.27	0.22
k3:by xing $			-0.21	
k3:by yet $			-0.45	-0.57
k3:by yet ,		0.75	-0.23	
k3:by you $		-0.26	-0.37	
k3:by you ,			-0.22	
k3:by you ?	0.84		-0.46	
k3:by you in	-0.28			-0.57
k3:by you x		-0.50		
k3:by your x				-0.40
k3:can , and			0.43	
k3:can , if	0.27	-0.29		
k3:can , x		0.25		
k3:can ACT TOPIC	-0.26	-0.37		
k3:can ACT in				-0.22
k3:can ACT it		-0.20	-0.26	-0.71
k3:can ACT out		-0.40		
k3:can ACT the	-0.41	-0.44		
k3:can ACT xing				0.37
k3:can ACT you	-0.21	-0.34		
k3:can agree $		0.39		
k3:can agree it		-0.30		0.62
k3:can agree takes		-0.27		-0.53
k3:can be $		-0.34	-0.23	
k3:can be DONE		-0.28		-0.83
k3:can be a	-0.28	-0.47		-0.25
k3:can be do	-0.28	-0.50		
k3:can be not		0.31		-0.27
k3:can be thing		-0.24		
k3:can be x		-0.30		-0.29
k3:can contact $	-0.50	-0.37	-0.23	-0.23
k3:can contact us			-0.30	-0.40
k3:can do $		0.71		-0.44
k3:can do ,		0.39		
k3:can do a		0.32		-0.21
k3:can do about		0.51		
k3:can do for		-0.72		
k3:can do it		-0.30		
k3:can go_on on	-0.42			
k3:can keep it		-0.49		-0.29
k3:can keep the		-0.46		-0.27
k3:can know $		-0.85		-0.34
k3:can know the		-0.21		-0.28
k3:can know why		-0.21		
k3:can know your				-0.65
k3:can not $	-0.21	0.93	-0.29	-0.21
k3:can not ,	-0.24	0.85	-0.25	-0.36
k3:can not ACT	-0.23			-0.22
k3:can not DONE		0.41		
k3:can not agree		-0.25		-0.22
k3:can not contact		0.27		
k3:can not go_on				-0.28
k3:can not hand		0.60		
k3:can not have		0.87		-0.53
k3:can not in	-0.26	0.41		
k3:can not kind		-0.21		
k3:can not know		-0.55		
k3:can not let		0.42		-0.33
k3:can not say	-0.39			
k3:can not sent		0.24		
k3:can not takes		0.59		
k3:can not tell		0.31		-0.46
k3:can not thanks		-0.58		
k3:can not x		0.43		-0.68
k3:can only contact		0.47		
k3:can person have	-0.29	-0.32	-0.27	
k3:can say it		-0.27		
k3:can say not	-0.29	0.62		
k3:can takes $			-0.34	
k3:can takes at			0.34	
k3:can takes in				0.27
k3:can takes it		0.35		-0.24
k3:can takes the		-0.41		-0.22
k3:can takes with		-0.23		-0.29
k3:can takes would_like		-0.21		-0.22
k3:can takes you				-0.47
k3:can tell you	0.40	-0.36		
k3:can thing it		-0.23	-0.22	-0.44
k3:can thing the			-0.21	
k3:can thing to		-0.24	-0.24	-0.27
k3:can thing x		-0.31		
k3:can to ACT	-0.25	-0.33		0.24
k3:can to do		0.31		
k3:can to x		-0.25		0.51
k3:can we ACT	0.55	-0.44		-0.24
k3:can we contact		-0.23	-0.22	
k3:can we do				-0.28
k3:can we go_on	0.37			-0.28
k3:can we have	-0.24			
k3:can we just	0.41			
k3:can we keep		-0.33		
k3:can we takes		-0.27		
k3:can x $	-0.27		-0.23	-0.57
k3:can x ,			0.34	
k3:can x a	-0.20			-0.25
k3:can x contact		-0.32		-0.44
k3:can x for				-0.45
k3:can x in			-0.28	
k3:can x it		-0.66	0.27	-0.26
k3:can x on			-0.45	
k3:can x the		-0.42		0.84
k3:can x with		-0.39		0.55
k3:can x x			-0.34	
k3:can x yet	-0.36	-0.33	-0.35	0.50
k3:can x you		0.25		
k3:can x your				0.24
k3:can yet do	-0.26			
k3:can yet x	-0.26			0.64
k3:can you agree	-0.72			
k3:can you if	-0.31			
k3:can you keep	-0.51	-0.46		
k3:can you know	-0.60	-0.24	-0.31	-0.26
k3:can you say	-0.47	-0.20		
k3:can you x	-0.52			
k3:contact , DONE	-0.24	-0.26	-0.60	0.85
k3:contact , and			-0.29	
k3:contact , do	0.29			
k3:contact , x			-0.33	
k3:contact ? $	-0.54		-0.37	
k3:contact a x		-0.24	-0.30	
k3:contact about ?	-0.25			
k3:contact about it		-0.61		
k3:contact about your		0.47		
k3:contact and contact		-0.36	-0.30	
k3:contact and in		0.23		
k3:contact and tell				-0.32
k3:contact approval to	0.36	-0.63		
k3:contact at x			0.24	
k3:contact back $			0.82	-0.47
k3:contact back DONE	-0.33	-0.36	0.58	-0.44
k3:contact back at			0.26	-0.26
k3:contact back for			0.64	-0.60
k3:contact back x	-0.23		0.31	
k3:contact be DONE	-0.53	-0.71	-0.60	
k3:contact be be	-0.47	-0.25	0.61	-0.29
k3:contact be just				-0.39
k3:contact be unable		0.41		-0.28
k3:contact be x		-0.79	-0.76	-0.37
k3:contact be xed	-0.77		-0.73	-0.38
k3:contact by the		-0.24		
k3:contact contact $	-0.24		-0.30	
k3:contact contact ?	-0.32			
k3:contact for the		-0.36		
k3:contact for us		0.54		-0.49
k3:contact from a			0.21	
k3:contact from here			0.25	
k3:contact from our			0.22	
k3:contact from person			0.20	
k3:contact from the			0.35	
k3:contact from us		-0.77		-0.58
k3:contact go_on to				0.27
k3:contact hand make_so			0.35	
k3:contact have be			-0.25	0.21
k3:contact have x	-0.23			
k3:contact in the		0.28		
k3:contact it ?	-0.61	-0.26	-0.27	-0.24
k3:contact it back		0.27		
k3:contact it over	-0.37	-0.37		-0.51
k3:contact it soon			-0.24	
k3:contact it stop				-0.65
k3:contact it you		-0.21		
k3:contact just xed	-0.26			
k3:contact make_so $	-0.29		0.42	
k3:contact must be			-0.27	-0.42
k3:contact must the	-0.44			
k3:contact not $	-0.31	-0.29	-0.44	-0.20
k3:contact not x		0.51	-0.53	-0.29
k3:contact of the	-0.42	-0.45	-0.27	-0.48
k3:contact once_more $	-0.34		-0.52	-0.47
k3:contact once_more ,		-0.21		
k3:contact out soon		-0.21	0.33	
k3:contact over to	-0.23	-0.41	0.33	-0.23
k3:contact say $	-0.39			
k3:contact say ?	-0.82			
k3:contact soon 0		-0.25	0.44	
k3:contact soon in			-0.38	
k3:contact the x			-0.20	
k3:contact there be		0.96	-0.32	-0.29
k3:contact thing $	-0.24	-0.40	-0.40	
k3:contact thing ?		-0.26	-0.26	
k3:contact thing be		-0.22		0.27
k3:contact thing can			-0.22	
k3:contact thing for			-0.24	
k3:contact thing have		-0.27		
k3:contact thing in	-0.25		-0.21	
k3:contact thing keep		-0.22		
k3:contact thing on	-0.30	-0.21	-0.20	
k3:contact thing today	0.32			
k3:contact thing yet	0.35			
k3:contact to ?	-0.67		-0.77	
k3:contact to a	-0.22		0.28	
k3:contact to our			0.24	
k3:contact to person			-0.20	
k3:contact to the	-0.25	-0.30		
k3:contact to x	-0.22		0.39	
k3:contact to you				-0.21
k3:contact too x		-0.48	-0.22	-0.21
k3:contact us $	-0.32	-0.34	-0.65	
k3:contact us at		-0.22		
k3:contact us on		-0.32		-0.44
k3:contact us x			-0.30	-0.40
k3:contact we have			-0.23	-0.44
k3:contact what be	-0.47			-0.22
k3:contact with $	-0.38		-0.66	-0.51
k3:contact with ?	-0.27			
k3:contact with the	-0.42			-0.23
k3:contact with x	0.37		-0.26	
k3:contact with you			-0.22	
k3:contact with your			-0.24	
k3:contact x $	-0.31	-0.26	0.27	
k3:contact x ,		-0.21		
k3:contact x ?	-1.15	-0.26	-0.79	-0.47
k3:contact x agree	-0.33		-0.41	-0.29
k3:contact x be			0.59	
k3:contact x from			-0.29	0.26
k3:contact x it			-0.30	
k3:contact x not		1.03	-0.58	
k3:contact x person			0.22	
k3:contact x thing		-0.42		
k3:contact x we		0.67	-0.63	
k3:contact x what	-0.38	-0.30	-0.55	
k3:contact x x		-0.90		
k3:contact x you			-0.43	
k3:contact yet $			-0.25	0.55
k3:contact you $			0.29	-0.36
k3:contact you ?	-0.30		-0.28	
k3:contact you a			-0.35	-0.50
k3:contact you at		-0.41		0.29
k3:contact you back			0.33	-0.24
k3:contact you by		-0.39	-0.26	
k3:contact you in			0.38	
k3:contact you it	-0.24		0.32	
k3:contact you soon			0.45	
k3:contact you today		-0.48	0.87	-0.35
k3:contact you with			-0.25	
k3:contact you x	-0.27		0.34	-0.24
k3:contact you xed	-0.36		-0.32	
k3:contact your x		0.55		
k3:do , takes				0.50
k3:do , what	0.29			
k3:do , x		-0.23	-0.21	0.60
k3:do , you				-0.24
k3:do ? $	0.35	-0.27		
k3:do TOPIC x	-0.33	-0.24		-0.26
k3:do a x		0.32		-0.21
k3:do about it				-0.58
k3:do about the		0.51		
k3:do afraid $	-0.47	0.30		-0.57
k3:do afraid for		-0.66		
k3:do and xed	-0.27	-0.29	-0.26	0.47
k3:do approval of	-0.33			-0.33
k3:do be ACT		0.50		
k3:do by the				-0.26
k3:do for $		-0.26		0.46
k3:do for a				-0.23
k3:do for you	-0.44	-0.32	-0.25	0.61
k3:do from our				0.32
k3:do have a	-0.35			
k3:do in the				-0.23
k3:do it $	-0.36	0.45		
k3:do it ,				0.33
k3:do it ?		-0.44		-0.45
k3:do it ACT	-0.30			
k3:do it agree				-0.29
k3:do it at		-0.22		
k3:do it by	-0.38	-0.26	-0.55	-0.47
k3:do it for	-0.22	0.39	-0.24	0.55
k3:do it go_on	-0.73			-0.26
k3:do it it		0.21		
k3:do it not	0.22	-0.41		
k3:do it say	-0.77			
k3:do it tell	-0.43			
k3:do it x	0.43	-0.24		
k3:do need the	-0.27			
k3:do need us	0.26			
k3:do not $	-0.33	-0.86		-0.33
k3:do not ACT		0.82		
k3:do not agree	-0.45	-0.23		
k3:do not allow		0.76		-0.22
k3:do not be	-0.21	-0.51		
k3:do not do		0.80	-0.23	-0.25
k3:do not go_on	-0.23	0.26		
k3:do not have		-0.72		
k3:do not keep				0.37
k3:do not know	0.24			
k3:do not need		-0.56		-0.21
k3:do not once_more		-0.30		
k3:do not takes	-0.22			
k3:do not tell		-0.31		
k3:do not would_like		-0.20		
k3:do not you	0.21			
k3:do our contact	-0.21			-0.23
k3:do soon a		-0.33		-0.24
k3:do the ACT	-0.34			
k3:do the agree	-0.22	-0.24		-0.36
k3:do the contact	-0.91			-0.23
k3:do the fact_word			-0.21	
k3:do the it	-0.27	-0.25		-0.28
k3:do the money				-0.24
k3:do the thing				-0.24
k3:do the x	-0.44			
k3:do they say	-0.24			
k3:do they x	-0.51			-0.31
k3:do today ?	0.24			
k3:do we ACT	0.26			
k3:do we have	0.65			
k3:do we not	0.37			
k3:do we tell	0.44		-0.22	
k3:do what you				0.36
k3:do with $		-0.24		0.29
k3:do with a		-0.21		-0.23
k3:do with it	-0.60	-0.76	-0.22	-0.28
k3:do with the	-0.55			
k3:do x $	-0.45	-0.42		-0.23
k3:do x ,		-0.26		0.32
k3:do x for			-0.25	-0.25
k3:do x with		-0.22		-0.21
k3:do x x	-0.26			
k3:do xing x		-0.51	-0.30	-0.43
k3:do yet ?	0.48			
k3:do yet only	0.24			
k3:do you ?	0.85			
k3:do you ACT	-0.25			-0.20
k3:do you agree	0.64			-0.57
k3:do you allow	0.41	-0.32		
k3:do you contact	-0.95		-0.43	-0.24
k3:do you do	-0.46			
k3:do you go_on	-0.60			-0.57
k3:do you hand	-0.26		-0.21	
k3:do you have	-1.04			-0.22
k3:do you keep	-0.30			
k3:do you know	-0.63			
k3:do you look	-0.24			-0.22
k3:do you need	-0.33			
k3:do you not		0.48		
k3:do you say	0.83			
k3:do you takes	0.34			-0.56
k3:do you tell	-0.30			
k3:do your sent	-0.30			
k3:do your thing	-0.25			
k3:do your through_channel	-0.42			
k3:done_word , 0				0.22
k3:done_word , x		-0.47		
k3:done_word , you	-0.20			0.27
k3:done_word ? $				-0.26
k3:done_word be $			-0.33	
k3:done_word be ,				0.48
k3:done_word be thing				0.36
k3:done_word be x		-0.33	0.23	
k3:done_word by contact		0.44	-0.22	
k3:done_word can $		0.73	-0.23	
k3:done_word can x		0.70		-0.32
k3:done_word done_word $	-0.28	-0.48		1.19
k3:done_word done_word ,		-0.33		
k3:done_word done_word be			-0.30	
k3:done_word done_word x	-0.39	-0.36	-0.25	1.12
k3:done_word it $	-0.27			0.56
k3:done_word it ?	0.60			-0.39
k3:done_word it off	-0.23			-0.33
k3:done_word it out	-0.25			0.20
k3:done_word it with	-0.30		0.22	
k3:done_word of TOPIC		-0.30		
k3:done_word of x			-0.20	
k3:done_word out the	-0.23	-0.32		-0.39
k3:done_word out what		-0.25		
k3:done_word tell $		-0.20		
k3:done_word the ACT		-0.21		0.28
k3:done_word the once_more	0.26			-0.37
k3:done_word to ACT	0.25	-0.44		-0.68
k3:done_word up $	-0.30		-0.32	0.76
k3:done_word x $			-0.30	0.62
k3:done_word x ,				0.79
k3:done_word x be	-0.39	-0.38	-0.27	-0.21
k3:done_word x we	0.41	-0.30		-0.32
k3:done_word x x		0.65		
k3:done_word yet $	-0.33		-0.53	0.29
k3:fact_word , it				-0.31
k3:fact_word , so		0.27		
k3:fact_word ? $	-0.38			
k3:fact_word be before		-0.25	-0.22	-0.29
k3:fact_word be do	-0.26			0.45
k3:fact_word be in				0.25
k3:fact_word do not		0.24		
k3:fact_word for the	-0.47			
k3:fact_word for you		-0.25		0.31
k3:fact_word have be	-0.29	-0.24	-0.23	-0.30
k3:fact_word here $		-0.47	-0.54	-0.41
k3:fact_word it you	-0.25			
k3:fact_word of TOPIC		-0.43		0.21
k3:fact_word reason_for ?	-0.26			
k3:fact_word to say	-0.29			
k3:fact_word with you	-0.48	-0.25		
k3:fact_word x $	-0.21	-0.22		-0.32
k3:fact_word x ,	0.44			
k3:fact_word x done_word				-0.36
k3:fact_word x x				-0.68
k3:fact_word yet need	0.30			
k3:fact_word you do		-0.20		
k3:fact_word you x	-0.61	-0.23		
k3:for , x		-0.25		0.72
k3:for 0 x			0.24	-0.28
k3:for ? $	-0.28			
k3:for TOPIC $	-0.50	-0.80	-0.26	0.40
k3:for TOPIC ,				0.35
k3:for TOPIC can		0.47		
k3:for TOPIC keep				-0.22
k3:for TOPIC x			-0.22	-0.47
k3:for a agree		0.29		
k3:for a approval	-0.23		0.31	
k3:for a contact			0.23	
k3:for a live		-0.24		-0.21
k3:for a not		-0.39	0.62	-0.20
k3:for a person		-0.27	0.39	
k3:for agree $	-0.21	-0.22		
k3:for an person			0.29	
k3:for contact and		-0.36	-0.30	
k3:for fact_word you		-0.20		
k3:for have be				0.22
k3:for it $	-0.24	-0.34		
k3:for it ,		0.58		
k3:for it ?	-0.41			
k3:for it back			-0.40	
k3:for it be				-0.57
k3:for it have		0.62		-0.56
k3:for it it		0.33		
k3:for it soon		0.37		
k3:for it thing		-0.49		-0.38
k3:for it we			0.29	
k3:for it x	-0.27		-0.25	
k3:for keep $		-0.62		
k3:for money by		-0.23		
k3:for not $		-0.33		
k3:for not ,		-0.50		0.51
k3:for once_more x		0.90		0.27
k3:for our not		-0.41		
k3:for our person			0.61	
k3:for our x	-0.20		-0.42	
k3:for person x		-0.37	0.47	
k3:for soon $	-0.23			
k3:for the ACT		-0.32		-0.67
k3:for the TOPIC	-0.47			-0.61
k3:for the back			0.23	
k3:for the keep		-0.21		
k3:for the money		0.35		-0.50
k3:for the not	-0.65	-0.56		
k3:for the once_more	-0.28			-0.32
k3:for the person		-0.28		
k3:for the reason_for		-0.29		
k3:for the soon	-0.33	0.70		-0.33
k3:for the thing		-0.29		-0.22
k3:for the today				0.48
k3:for the warn			0.32	
k3:for the x		-0.27		-0.42
k3:for us $	-0.37	0.33		-0.41
k3:for us ?	-0.56			
k3:for us to	0.46			
k3:for what ?	-0.33	-0.39		-0.43
k3:for what money	-0.29			
k3:for what reason_for	-0.34	-0.22		-0.25
k3:for what thing	-0.48	-0.28	-0.20	-0.28
k3:for where the				-0.35
k3:for with it	-0.30			
k3:for x $	-0.40	-0.32		-0.41
k3:for x ACT	-0.52	-0.38		
k3:for x TOPIC		-0.21		
k3:for x not		0.25		
k3:for x reason_for		0.53		
k3:for x soon		0.26	-0.56	
k3:for x thing		-0.50		-0.39
k3:for x to			0.45	
k3:for x we		0.26		
k3:for x x				-0.43
k3:for xing $				-0.22
k3:for xing it	-0.41	-0.27		
k3:for xing us		-0.34		
k3:for xing you			-0.34	
k3:for yet $		0.74	-0.34	-0.57
k3:for yet the				-0.41
k3:for you $	-0.42	-0.20	0.24	0.53
k3:for you ,				-0.20
k3:for you ?	0.43	-0.22		-0.29
k3:for you at	-0.25			0.60
k3:for you to	0.34	-0.61	-0.42	
k3:for you today	-0.32	0.52		-0.25
k3:for you yet	0.36		0.54	-0.73
k3:for your agree	0.47			-0.26
k3:for your approval	0.83			-0.22
k3:for your fact_word	-0.24	-0.29		-0.53
k3:for your money	-0.24			-0.22
k3:for your thing		-0.33		
k3:for your x			-0.36	-0.30
k3:from , and		0.25		
k3:from , look		-0.45	-0.58	-0.54
k3:from 0 to				-0.78
k3:from 0 x				0.57
k3:from ? $		-0.20		-0.31
k3:from TOPIC $		0.39		-0.46
k3:from TOPIC hand				0.20
k3:from TOPIC the		0.55		-0.36
k3:from TOPIC x	-0.49	0.21	-0.21	
k3:from a person			-0.22	
k3:from here $			0.44	-0.24
k3:from here on			0.37	-0.64
k3:from it soon		-0.49	-0.39	0.98
k3:from it thing	-0.23	0.84	-0.41	-0.83
k3:from it x		-0.29		-0.32
k3:from look or	-0.22			-0.32
k3:from look to				0.24
k3:from our contact		-0.24	-0.64	-0.25
k3:from our x				0.40
k3:from person x			0.24	-0.23
k3:from soon $		-0.78		
k3:from soon ,	0.51			
k3:from the it	-0.27	0.78		
k3:from the person	-0.33	-0.27	-0.25	-0.51
k3:from the thing			0.21	
k3:from the warn			0.44	
k3:from the x		-0.41	-0.46	0.40
k3:from then on		-0.37		-0.28
k3:from thing be		-0.27		
k3:from today $	-0.47	-0.79		0.85
k3:from today on		-0.20	-0.23	-0.38
k3:from us $	-0.32	0.78	-0.26	-0.41
k3:from us by		0.29	-0.33	
k3:from us not		-0.30		
k3:from us on		-0.26		
k3:from we we		-0.32		
k3:from what soon				-0.56
k3:from what thing	-0.56	-0.29	-0.22	-0.67
k3:from what x	-0.29		-0.29	-0.42
k3:from when ?	-0.50	-0.32	-0.55	-0.97
k3:from when on	-0.46	-0.24	-0.30	-0.59
k3:from when to	-0.22			
k3:from where ?	-0.33	-0.25	-0.26	-0.34
k3:from x $	-0.35			
k3:from x ,			0.60	0.29
k3:from x ?				-0.27
k3:from x the		-0.31		0.33
k3:from x x			0.53	-0.55
k3:from xing on		0.22		
k3:from xing the		0.27		-0.23
k3:from yet $		-0.47	-0.34	
k3:from yet ,				-0.43
k3:from yet on				0.45
k3:from you $			-0.22	-0.43
k3:from you ?	-0.40			
k3:from you about	-0.34			-0.23
k3:from you agree				-0.25
k3:from you and	0.49			-0.65
k3:from you it	0.30	-0.31		
k3:from your contact		-0.39		
k3:from your thing				0.22
k3:from your x		-0.26	-0.27	-0.34
k3:go_on , afraid		0.86		
k3:go_on , and	0.26			-0.43
k3:go_on , because	0.20			
k3:go_on , so		-0.30		
k3:go_on , the	-0.25			
k3:go_on ? $	0.94	-0.24		-0.49
k3:go_on a x		0.32		-0.55
k3:go_on and ACT	0.28			
k3:go_on and DONE	-0.26			0.31
k3:go_on and x	-0.39			0.41
k3:go_on be x	0.49			
k3:go_on from 0				-0.25
k3:go_on go_on $		0.39	-0.25	-0.35
k3:go_on go_on ?	0.48	-0.26		-0.30
k3:go_on go_on and	-0.39			
k3:go_on go_on be	0.49			
k3:go_on go_on with	0.46			
k3:go_on go_on x	0.82			
k3:go_on it out	0.37			
k3:go_on on $	-0.51	-0.67	-0.32	-0.20
k3:go_on on with			0.65	0.21
k3:go_on on xing	-0.37	0.61	-0.34	-0.48
k3:go_on out $		0.27	-0.20	
k3:go_on out ,				-0.43
k3:go_on out ?	-0.41	-0.53		-0.24
k3:go_on out at		-0.29		
k3:go_on out the	-0.23	-0.50	-0.21	0.55
k3:go_on out would_like		0.47		
k3:go_on over $	-0.20	0.73	-0.65	-0.54
k3:go_on over ?	0.61	-0.22		-0.23
k3:go_on over it	-0.32	-0.43	0.39	-0.53
k3:go_on over the	-0.27		0.23	-0.48
k3:go_on the look	-0.32	-0.22	-0.28	-0.28
k3:go_on to ?	-0.62			-0.23
k3:go_on to TOPIC0				0.37
k3:go_on to look	0.45			
k3:go_on to the	-0.65			-0.29
k3:go_on to your		0.26		
k3:go_on up and	-0.24	-0.32	-0.24	-0.26
k3:go_on with ,	-0.25			
k3:go_on with ?	-0.36			-0.28
k3:go_on with it		0.54		
k3:go_on x $		-0.37		-0.52
k3:go_on x ?	-0.50			
k3:go_on x it	-0.56	-0.27	-0.22	1.25
k3:go_on x once_more		0.32		-0.49
k3:go_on x x		-0.25		-0.63
k3:go_on yet $	-0.43		-0.45	
k3:go_on yet ,	-0.26			
k3:hand , a	0.27			
k3:hand ? $	-0.22			
k3:hand ACT the	-0.21		-0.51	-0.24
k3:hand a person		-0.27	0.46	
k3:hand be DONE		-0.24		0.46
k3:hand be back				0.20
k3:hand be not		-0.26		-0.29
k3:hand be off		-0.24		0.37
k3:hand be xed		0.58	-0.32	
k3:hand can be	0.23	-0.25		-0.24
k3:hand do the			-0.21	
k3:hand in ?	0.23	-0.24	-0.78	
k3:hand in TOPIC		0.34		
k3:hand in at		0.33	-0.47	
k3:hand in our		-0.23	0.39	
k3:hand in person			0.33	
k3:hand in the		0.33		-0.22
k3:hand in x			0.70	-0.39
k3:hand it $	-0.34	-0.68	0.90	-0.75
k3:hand it in			-0.62	0.43
k3:hand it on	0.47			
k3:hand it over		-0.31	-0.83	0.74
k3:hand it to	-0.21			-0.30
k3:hand it x		0.50		
k3:hand make_so make_so			0.48	
k3:hand of person			-0.25	
k3:hand off $	0.29		-0.31	-0.40
k3:hand on $		0.33	-0.59	0.26
k3:hand on ,				0.25
k3:hand on it			-0.26	
k3:hand our person	-0.22		0.60	
k3:hand out $				-0.46
k3:hand over ?	-0.28			
k3:hand over to	-0.42		0.41	
k3:hand person x			0.24	
k3:hand the contact	-0.24	-0.28	-0.50	
k3:hand the x	-0.25	0.20		-0.32
k3:hand to a	-0.37		0.61	
k3:hand to person	-0.28		0.30	
k3:hand to the		-0.33		-0.41
k3:hand today ?	0.25			
k3:hand up the			-0.43	
k3:hand up your	-0.21		-0.59	-0.22
k3:hand us $		-0.25	0.59	
k3:hand us ,			-0.24	
k3:hand us ?	-0.37	-0.38	-0.83	
k3:hand us yet	-0.28	-0.27		-0.42
k3:hand x at		-0.28	-0.25	
k3:hand x it		0.28		
k3:hand x on				-0.23
k3:hand yet $			0.75	-0.53
k3:hand you $	-0.47	-0.37	0.83	-0.70
k3:hand you in			0.21	
k3:hand you off	-0.31	-0.24		-0.21
k3:hand you on	-0.26	-0.37	0.44	
k3:hand you over	-0.30	-0.24	0.81	-0.50
k3:hand you to	-0.28			
k3:hand you with	-0.28			-0.22
k3:hand you yet	-0.39		0.63	-0.67
k3:hand your ACT		-0.21	-0.46	0.64
k3:hand your contact	-0.44		0.64	-0.45
k3:hand your thing			0.26	-0.29
k3:hand your x	-0.32	-0.33	-0.32	0.37
k3:have , and	0.72			
k3:have , before		0.62		
k3:have 0 money				0.40
k3:have ? $	-0.30			-0.34
k3:have ACT it	-0.69	-0.51	-0.65	0.85
k3:have ACT out		-0.47	-0.26	0.25
k3:have ACT you		-0.27		-0.34
k3:have ACT your			0.25	
k3:have DONE $				-0.48
k3:have DONE TOPIC		-0.22		0.49
k3:have DONE a			0.31	-0.45
k3:have DONE for				-0.25
k3:have DONE it	-0.46	-0.44	-0.20	0.50
k3:have DONE just				0.32
k3:have DONE the	-0.28	-0.42	-0.24	
k3:have DONE x	-0.41	0.48	-0.64	-0.43
k3:have DONE you				-0.42
k3:have TOPIC0 money	-0.22	-0.38		
k3:have a ACT		-0.26		-0.23
k3:have a TOPIC			-0.46	0.61
k3:have a agree		-0.22		-0.29
k3:have a allow				0.30
k3:have a contact			-0.35	-1.00
k3:have a kind				-0.33
k3:have a soon	-0.94			-0.53
k3:have a takes			-0.23	
k3:have a thing	-0.39	-0.41		
k3:have a x		-0.33		-0.52
k3:have agree here				-0.28
k3:have allow for		0.39		
k3:have ask x			0.35	-0.20
k3:have be DONE	-0.21	-1.04		0.43
k3:have be a		-0.35		-0.23
k3:have be ask	-0.40	-0.26		0.65
k3:have be can				0.45
k3:have be do				0.22
k3:have be done_word		-0.30	-0.26	0.47
k3:have be for		0.33		
k3:have be go_on	-0.56	-0.93	-0.28	0.85
k3:have be hand		-0.35	0.48	-0.26
k3:have be in				-0.21
k3:have be live	-0.27	-0.55	-0.26	0.72
k3:have be not	-0.24	-0.92	-0.41	-0.74
k3:have be over			-0.52	
k3:have be refuse		0.42	-0.25	-0.27
k3:have be sent		-0.33	-0.27	
k3:have be tell		-0.61	-0.25	
k3:have be to	-0.60	-0.26		-0.30
k3:have be with		-0.31		-0.60
k3:have be x		0.74		
k3:have be xed	-0.21	-0.59	0.52	-0.23
k3:have be xing		-0.30	-0.50	-0.26
k3:have contact us		-0.22		
k3:have contact you			-0.30	-0.20
k3:have do $				0.68
k3:have do it	-0.26	-0.43	-0.32	1.58
k3:have do the		-0.35		-0.29
k3:have do what				0.36
k3:have do x		-0.31		-0.97
k3:have done_word it	-0.26		-0.30	0.78
k3:have done_word the	-0.28	-0.44	-0.35	0.75
k3:have for you	-0.24			-0.37
k3:have go_on out	-0.23	-0.50	-0.21	0.55
k3:have hand it		-0.38		0.29
k3:have hand the	-0.20	-0.42	-0.21	
k3:have hand us	-0.28	-0.55	-0.61	-0.41
k3:have hand you			0.49	-0.40
k3:have hand your				0.53
k3:have have $		-0.32	-0.41	-0.65
k3:have have TOPIC0		-0.40		0.37
k3:have have a		-0.89		
k3:have have for				-0.31
k3:have have it	-0.64	0.44	-0.38	0.86
k3:have have the		-0.59	-0.33	-0.53
k3:have have to			0.35	-0.37
k3:have have what		-0.36		0.31
k3:have have x				0.28
k3:have have xing				-0.21
k3:have have your		-0.37	-0.53	-0.40
k3:have here $		-0.58		
k3:have here ?	-0.47		-0.26	-0.26
k3:have how you	-0.20			
k3:have in agree	-0.21			
k3:have in tell	-0.48			-0.25
k3:have in x		-0.29		-0.28
k3:have it $	-0.99	0.31	-0.50	-0.21
k3:have it ,				-0.84
k3:have it ?	0.76	-0.39		-0.45
k3:have it DONE	-0.27		-0.22	0.50
k3:have it be		-0.55		-0.34
k3:have it by				-0.27
k3:have it from	-0.36	0.32		
k3:have it in		-0.29		0.20
k3:have it it	0.42			-0.26
k3:have it of		-0.34		-0.27
k3:have it so	0.37			-0.27
k3:have it thing	-0.92			-0.23
k3:have it today	-0.42			
k3:have it yet	-0.73			
k3:have just DONE				0.30
k3:have just be		-0.23		0.38
k3:have just contact			-0.30	-0.47
k3:have just takes			0.46	-0.23
k3:have just x	-0.31		-0.48	0.59
k3:have just xed		-0.60	-0.41	1.14
k3:have let it	-0.32	-0.35		0.43
k3:have look the				-0.44
k3:have look x		-0.29		
k3:have look your		-0.20		-0.21
k3:have need the		0.39		
k3:have not $		-0.57	-0.44	-0.53
k3:have not ,		-0.30		
k3:have not agree		0.39		
k3:have not be				-0.64
k3:have not done_word		-0.20		
k3:have not have		-0.25		
k3:have not it		-0.45	-0.25	-1.08
k3:have not money		-0.53		-0.28
k3:have not the		-0.38		
k3:have not to		0.75	-0.32	
k3:have not way	-0.20	0.55		-0.35
k3:have not x		-0.43	-0.21	-0.33
k3:have not your		-0.47		-0.21
k3:have on ACT				-0.32
k3:have on the			-0.23	-0.26
k3:have on thing		-0.20		
k3:have only to	0.60	-0.39	-0.35	-0.52
k3:have person x			-0.35	
k3:have sent a		-0.23	-0.29	
k3:have sent x			-0.52	
k3:have sent you				-0.23
k3:have soon x	0.37			-0.45
k3:have stop xing		0.23		
k3:have takes $				0.28
k3:have takes at		0.75		-0.26
k3:have takes for	-0.45			
k3:have tell it		-0.37		-0.25
k3:have tell the		-0.27		0.60
k3:have tell your		-0.21	-0.24	-0.37
k3:have the ACT		-0.41		
k3:have the TOPIC	-0.25	-0.24		-0.34
k3:have the fact_word		-0.25	-0.25	
k3:have the money		-0.30	-0.22	
k3:have the reason_for	-0.22	-0.29		
k3:have the thing	-0.48			-0.43
k3:have the through_channel	-0.78			-0.26
k3:have the x	-0.37	-0.31	-0.20	
k3:have to ACT		-0.54		-0.27
k3:have to ask		-0.34		
k3:have to be	-0.32	0.52	-0.45	
k3:have to contact		0.54		
k3:have to hand		0.80	-0.45	-0.50
k3:have to keep		1.16	-0.23	-0.62
k3:have to know		-0.22		
k3:have to refuse		0.34		
k3:have to say			-0.32	-0.20
k3:have to stop		0.22		-0.24
k3:have to takes		-0.92		
k3:have to tell	-0.44	-0.41		
k3:have to x				-0.63
k3:have we x	0.70			
k3:have we your	0.50	-0.60		-0.30
k3:have what the				-0.21
k3:have what you		-0.28		0.32
k3:have where it		-0.20		
k3:have where the				-0.32
k3:have with us		0.67	-0.44	
k3:have would_like once_more		0.26		
k3:have would_like to	-0.41	0.85		
k3:have x $	-0.24	-0.68	-0.41	
k3:have x ?	0.29		-0.22	-0.21
k3:have x ACT	-0.27	-0.25	-0.22	0.48
k3:have x TOPIC		-0.49	-0.27	1.00
k3:have x TOPIC0	-0.28	-0.26		-0.26
k3:have x a		-0.29		
k3:have x about			-0.46	-0.38
k3:have x and			-0.31	
k3:have x ask	-0.36			
k3:have x for		-0.21		0.62
k3:have x go_on	-0.30			0.45
k3:have x in		-0.21	-0.43	1.04
k3:have x it	-0.29	-0.62		
k3:have x money		-0.64	-0.22	0.57
k3:have x not		-0.21		
k3:have x of			0.51	-0.51
k3:have x off		-0.49		0.43
k3:have x on		-0.37		
k3:have x once_more				-0.39
k3:have x our			0.22	
k3:have x out			-0.58	0.58
k3:have x over			0.20	
k3:have x person		-0.27	-0.21	-0.58
k3:have x please				-0.21
k3:have x soon		-0.58	-0.31	
k3:have x the	-0.54	-0.44	-0.32	0.65
k3:have x to			-0.40	-0.49
k3:have x up				-0.30
k3:have x us	-0.45			-0.28
k3:have x with	-0.21			
k3:have x would_like	-0.26	-0.24	-0.30	0.66
k3:have x x		-0.39	-0.23	-0.22
k3:have x xing				-0.21
k3:have x yet				-0.27
k3:have x you			-0.28	
k3:have x your		-0.32	-0.22	-0.54
k3:have xed $		1.11	-0.27	-0.94
k3:have xed a			-0.27	-0.24
k3:have xed from				0.22
k3:have xed in			0.26	-0.25
k3:have xed it		-0.20		0.23
k3:have xed not	-0.38	0.62		-0.27
k3:have xed the		-0.51		
k3:have xed to		-0.68		-0.69
k3:have xed x	-0.23	0.74		-0.31
k3:have xed you		-0.32	-0.42	-0.37
k3:have xed your	-0.26	-0.59	-0.25	-0.44
k3:have xing $			-0.26	
k3:have xing xed	-0.32			-0.24
k3:have yet DONE		-0.22		0.38
k3:have yet be				-0.26
k3:have yet x				-0.25
k3:have you ask				-0.26
k3:have you back			-0.49	-0.26
k3:have you be			-0.32	-0.36
k3:have you contact			-0.53	
k3:have you have	-0.53			
k3:have you takes			-0.43	
k3:have you x	-0.43			-0.26
k3:have you xed	-0.29			
k3:have your TOPIC0		-0.22		
k3:have your allow	0.41	-0.27		
k3:have your approval	0.47			
k3:have your ask	-0.40	-0.66	-0.60	-0.43
k3:have your tell	-0.37		0.23	-0.22
k3:have your thing	-0.27		0.23	-0.26
k3:have your x	-0.36	-0.36		
k3:here , x		-0.20		
k3:here ? $		-0.22		
k3:here be how	-0.28	-0.24	-0.60	-0.58
k3:here be our			-0.25	-0.47
k3:here be the			-0.58	
k3:here be what		-0.22	-0.51	
k3:here be where			-0.49	-0.30
k3:here be x	-0.49	-0.39	0.47	-0.69
k3:here because x		-0.26	-0.33	-0.29
k3:here can ACT		0.73		-0.28
k3:here for $	-0.24			-0.24
k3:here for x				-0.28
k3:here have x				-0.24
k3:here it can		0.33		
k3:here not in		-0.25		
k3:here on $		-0.29		-0.40
k3:here on be			0.25	
k3:here on you			0.44	-0.30
k3:here they be	-0.20	-0.50	0.39	
k3:here you be	-0.69	-0.44	-0.73	0.76
k3:how ? $	-0.29	-0.25		-0.21
k3:how a ACT				-0.29
k3:how about we	0.55	-0.26		
k3:how be ?	-0.46	-0.23		-0.27
k3:how be the	-0.50		-0.71	-0.25
k3:how be you	-0.27			-0.24
k3:how can we		-0.28		
k3:how do approval	-0.33			-0.33
k3:how do the	-0.26			-0.21
k3:how do they			-0.36	
k3:how do you	-0.43			
k3:how it agree	-0.52			-0.31
k3:how kind $			-0.22	
k3:how may we	-0.31			
k3:how money be	-0.38	-0.23		-0.26
k3:how money x	-0.44	-0.21		-0.37
k3:how must it	-0.35			
k3:how must we	-0.38			
k3:how please $	-0.22	-0.37	-0.48	-0.47
k3:how the thing		-0.20		
k3:how today x	-0.25	-0.37		-0.45
k3:how will you	-0.57			-0.21
k3:how x $	-0.34	-0.81	-1.01	-0.80
k3:how x ,				-0.43
k3:how x ?	-0.87	-0.41	-0.44	-0.37
k3:how x TOPIC	-0.47	-0.28		-0.25
k3:how x a		-0.20		-0.30
k3:how x be	-0.33	-0.24		-0.22
k3:how x do	-0.38			
k3:how x have		-0.23	-0.31	
k3:how x money		-0.35	-0.23	
k3:how x must		-0.22		
k3:how x will	-0.46			
k3:how x x	-0.38	-0.24		
k3:how you be	-0.27			-0.22
k3:how you have				-0.29
k3:how you know	-0.29		-0.35	
k3:how you need	0.43			
k3:how you x			-0.23	
k3:if , after	0.57			
k3:if , xing	0.27			
k3:if ? $		-0.31		
k3:if a money		-0.46		
k3:if a soon		-0.34	-0.45	
k3:if a thing	-0.26			
k3:if in a		-0.27		
k3:if it agree	0.47	-0.24	-0.28	-0.22
k3:if it be	0.23	0.37		-0.56
k3:if it can	-0.55			
k3:if it do		-0.49		
k3:if it must	-0.72	-0.34		
k3:if it x	-0.55			-0.33
k3:if not be	-0.43	-0.54		
k3:if once_more $	-0.32	-0.27	-0.24	
k3:if once_more ?				-0.23
k3:if person x			-0.23	
k3:if the ACT		-0.29		-0.23
k3:if the TOPIC				-0.62
k3:if the TOPIC0	0.28			
k3:if the money				-0.23
k3:if the once_more		-0.65		-0.72
k3:if the thing	-0.54		-0.23	-0.43
k3:if the x	-0.45			-0.29
k3:if there be	0.44			
k3:if they be	-0.43	-0.67	-0.28	-0.22
k3:if they contact		-0.21	-0.25	
k3:if they have			-0.44	
k3:if they say	-0.36		-0.36	
k3:if to ACT	0.79			
k3:if we ACT	0.58			
k3:if we ask	-0.30			
k3:if we can	-0.28	-0.35		
k3:if we do	-0.59	0.48		-0.49
k3:if we have	-0.21	-0.37		
k3:if we may		-0.47	-0.22	
k3:if we must	0.45			
k3:if we need		0.50		
k3:if we xed				-0.38
k3:if x ask	-0.23			
k3:if x our		-0.49	-0.32	-0.21
k3:if x x				0.41
k3:if you ACT	-0.62			
k3:if you agree				-0.31
k3:if you be	1.12			-0.44
k3:if you do	-0.45			-0.28
k3:if you have		-0.24		-0.34
k3:if you need	0.59		-0.21	-0.38
k3:if you say	0.27			-0.20
k3:if you stop		-0.21		
k3:if you would_like	-0.30	0.24		-0.24
k3:if you x	-0.40	-0.23		0.63
k3:if you yet				-0.24
k3:if your x	-0.26			-0.20
k3:in , when	-0.51			
k3:in , you	0.31		-0.21	
k3:in 0 $		-0.37		-0.64
k3:in ? $	0.31	-0.23		-0.35
k3:in ACT $		-0.27		-0.23
k3:in ACT to				-0.36
k3:in ACT yet				0.20
k3:in TOPIC $	-0.36	-0.29		0.31
k3:in TOPIC0 $	-0.27		-0.23	0.23
k3:in TOPIC0 be		-0.30		0.32
k3:in TOPIC0 keep		0.29		
k3:in a contact		0.72	-0.41	-0.31
k3:in a person			0.45	
k3:in a soon			0.29	
k3:in a while		-0.27		
k3:in a x			-0.34	-0.48
k3:in agree with	-0.33			
k3:in agree x	-0.26	0.41		
k3:in an soon		0.24		
k3:in and only				-0.28
k3:in approval with	0.29			
k3:in at the	-0.37		-0.36	-0.21
k3:in at x				0.31
k3:in at yet				-0.20
k3:in from yet				0.27
k3:in here $		-0.45		
k3:in it $	-0.39			
k3:in it ,		0.26		
k3:in it ?	-0.92	-0.23		-0.41
k3:in it contact		-0.66	-0.49	
k3:in it so		-0.41		
k3:in it thing	-0.32	-0.35	-0.39	-0.70
k3:in it way		0.25		
k3:in it x				-0.33
k3:in live $	-0.40	-0.24	-0.24	0.60
k3:in look $	-0.32		-0.40	0.67
k3:in look and				0.23
k3:in may $	-0.42	-0.40	-0.43	-0.43
k3:in money $	-0.27	-0.23	-0.21	-0.62
k3:in money ?	-0.53			-0.27
k3:in not x	-0.25	0.63		
k3:in on x		-0.36		-0.62
k3:in our contact		-0.37		-0.24
k3:in our hand		-0.81	-0.49	
k3:in our person			0.32	
k3:in our x				0.26
k3:in person $			-0.47	
k3:in person ,		0.41	-0.25	
k3:in person ?			-0.21	
k3:in person x			0.48	
k3:in tell ?	-0.48			-0.25
k3:in the ACT		-0.54		0.73
k3:in the contact			-0.23	
k3:in the hand		-0.26	0.36	-0.23
k3:in the once_more	0.42			-0.21
k3:in the sent	-0.39		-0.22	
k3:in the soon	-0.24	-0.24		-0.39
k3:in the tell		-0.56		0.48
k3:in the thing		-0.49	-0.29	-0.95
k3:in the through_channel		-0.31		-0.56
k3:in the x	-0.38			-0.39
k3:in there $		-0.26		0.25
k3:in thing $		-0.45		-0.54
k3:in thing ,	0.47			-0.95
k3:in thing ?	1.11	-0.28		-0.23
k3:in thing it	-0.52	-0.49	-0.39	
k3:in thing to	-0.41			
k3:in today $		-0.56		0.34
k3:in what soon	-0.40	-0.40	-0.26	-0.34
k3:in what tell	-0.21			
k3:in what x	-0.25			
k3:in with ?	-0.31			
k3:in x $	-0.58	-0.49		
k3:in x ,				-0.30
k3:in x and		-0.50		-0.33
k3:in x for	-0.20		0.45	
k3:in x from			0.21	0.25
k3:in x hand	-0.36		0.63	-0.45
k3:in x have			-0.34	
k3:in x keep		0.49		
k3:in x of				-0.58
k3:in x only		-0.24		
k3:in x tell	-0.47		-0.21	-0.30
k3:in x thing			-0.42	-0.59
k3:in x with	-0.22			
k3:in x x			-0.29	
k3:in x yet		0.41	-0.60	0.96
k3:in x you		-0.65	-0.20	-0.29
k3:in xing $	-0.33			-0.30
k3:in xing we	0.26			
k3:in your TOPIC				0.60
k3:in your contact	-0.92	-0.44	-0.82	0.90
k3:in your hand	-0.32		-0.30	-0.24
k3:in your tell	0.20	-0.22		-0.26
k3:in your thing		0.67		
k3:in your x	-0.44			0.27
k3:into TOPIC ?	0.40	-0.22		
k3:into TOPIC today	0.46			
k3:into TOPIC yet	0.35			
k3:into it $	-0.24			
k3:into it yet	-0.34		-0.53	-0.36
k3:into the ACT		-0.24		
k3:into the through_channel	-0.26	-0.24	-0.22	
k3:into the x				-0.32
k3:into what thing	-0.31			
k3:into your thing		-0.51		
k3:it , after		-0.21		-0.35
k3:it , agree	0.30			
k3:it , allow	0.43			
k3:it , and		0.71	0.42	
k3:it , approval	0.58	-0.46		
k3:it , but		0.35		
k3:it , if				0.46
k3:it , it		0.20	0.37	
k3:it , not		0.78		
k3:it , or	-0.69	-0.48		
k3:it , person		0.25		
k3:it , please				-0.34
k3:it , say	-0.48	-0.46		
k3:it , so		0.20		
k3:it , the	-0.52	-0.34		0.41
k3:it , too		-0.24		
k3:it , we	0.37			
k3:it , what	-0.22			
k3:it , when	0.31			
k3:it , while				0.77
k3:it , x	0.26			0.54
k3:it , you	-0.72	-0.22		
k3:it ? $	0.38	-0.25		-0.23
k3:it ACT $	-0.36			
k3:it ACT ?	-0.39			
k3:it ACT of		-0.23		0.26
k3:it ACT out		0.36		
k3:it DONE $	-0.27	0.43		
k3:it DONE for	-0.41		-0.39	0.68
k3:it DONE in		-0.31		0.32
k3:it DONE it		0.24		-0.23
k3:it TOPIC $		-0.52	-0.23	
k3:it TOPIC ,				0.35
k3:it TOPIC be				-0.27
k3:it TOPIC thing		-0.52	-0.22	
k3:it TOPIC0 money	-0.32			0.49
k3:it a approval	0.41	-0.43	-0.26	-0.28
k3:it a go_on	0.63	-0.57	-0.22	-0.30
k3:it a takes	0.63			
k3:it a x		0.33		
k3:it afraid $		0.24		
k3:it agree $		-0.62		0.99
k3:it agree ?	-0.43			
k3:it agree for		-0.39		-0.82
k3:it agree xing	-0.47	-0.24	-0.26	-0.79
k3:it agree you	0.60			
k3:it allow ?		-0.23		
k3:it and a		-0.36		
k3:it and x			0.32	
k3:it approval $	0.57			-0.26
k3:it approval ,	0.69			-0.48
k3:it approval from	0.45		-0.35	-0.60
k3:it ask for		-0.24		
k3:it at ?		-0.31		
k3:it at a		-0.22		
k3:it at it	-0.24	0.28		-0.23
k3:it at the	-0.31	-0.46		-0.55
k3:it at x	-0.24	-0.22		-0.24
k3:it back $			-0.35	-0.25
k3:it back to	-0.34	-0.25		
k3:it be $	-0.38			-0.52
k3:it be ,	-0.25	-0.22		0.77
k3:it be ?	-0.64			
k3:it be ACT		-0.34		-0.60
k3:it be DONE	-0.45	-0.39		
k3:it be TOPIC		-0.60	-0.20	0.33
k3:it be TOPIC0	-0.54	-0.35		0.60
k3:it be a		0.52		-0.50
k3:it be about	-0.50	-0.46		-0.25
k3:it be agree				-0.87
k3:it be allow		-0.28		
k3:it be an		-0.48		-0.36
k3:it be be	-0.25	-0.59		
k3:it be because		0.70		-0.36
k3:it be do	0.50	-0.29		-0.89
k3:it be done_word	-0.43	-0.24		0.62
k3:it be for				-0.35
k3:it be how	0.31			-0.28
k3:it be in	0.26	-0.20		0.85
k3:it be it	-0.31			
k3:it be just	-0.27			-0.52
k3:it be kind	-0.40		-0.52	-0.57
k3:it be live	-0.49	-0.28		1.11
k3:it be look	-0.32		-0.47	-0.64
k3:it be need		-0.26		-0.41
k3:it be not	-0.38	-0.26		-0.39
k3:it be off		-0.48	-0.28	0.64
k3:it be on		-0.26		
k3:it be once_more		0.50		-0.24
k3:it be our		-0.61		-0.26
k3:it be out	-0.30			0.75
k3:it be over	-0.56	-0.25		0.52
k3:it be person	-0.32			
k3:it be please	-0.42	-0.29	-0.28	-0.46
k3:it be so	0.28	-0.52		-0.54
k3:it be tell				0.41
k3:it be there			-0.20	
k3:it be to		-0.56		
k3:it be today	0.37			
k3:it be too	-0.25	0.80		-0.24
k3:it be unable		-0.21		
k3:it be up	0.22			
k3:it be what	0.97	-0.50		-0.66
k3:it be where		0.41	0.35	-0.45
k3:it be with	-0.24	0.29	-0.47	
k3:it be x	-0.32	-0.40		
k3:it be xed		-0.40		
k3:it be xing		0.25	-0.25	-0.30
k3:it be yet	-0.30	-0.27		
k3:it be your	-0.37	-0.62		-0.28
k3:it because x	-0.34			0.23
k3:it because you		0.88		
k3:it before $			-0.43	-0.48
k3:it before we	0.49			
k3:it by contact	-0.37	-0.29	-0.54	-0.47
k3:it by soon		-0.38		0.27
k3:it by the		-0.21		
k3:it by thing		0.21		
k3:it by through_channel		-0.21		
k3:it by x	-0.58			
k3:it can be	-0.39	-0.23		
k3:it can not		0.60		-0.23
k3:it contact $		-0.63	-0.44	
k3:it contact ,		0.24	-0.24	
k3:it contact x			-0.41	-0.23
k3:it do $	-0.21			0.46
k3:it do ?	0.85	-0.32	-0.41	-0.70
k3:it do yet	0.48			
k3:it do you	-0.32			
k3:it done_word $				-0.35
k3:it fact_word for	-0.43			
k3:it fact_word we	-0.20			
k3:it fact_word x	0.48			-0.62
k3:it for $	-0.46		-0.87	-0.24
k3:it for ,				-0.42
k3:it for ?	-0.29	-0.22		-0.31
k3:it for contact		-0.36	-0.30	
k3:it for it	-0.22	0.61		
k3:it for the	-0.40	-0.52	-0.20	
k3:it for x	-0.29			-0.43
k3:it for yet		-0.38	-0.28	0.56
k3:it for you	-0.21			0.23
k3:it for your	-0.24			-0.22
k3:it from ?	-0.27	-0.37	-0.26	-0.23
k3:it from here			0.27	
k3:it from our	0.39			
k3:it from us		0.85		-0.31
k3:it from x		-0.36		-0.30
k3:it go_on $	-0.34	-0.28		0.53
k3:it go_on ,		-0.28		
k3:it go_on ?	-0.47			
k3:it go_on to	0.33	-0.20		-0.23
k3:it go_on x	-0.21	-0.26		-0.28
k3:it have DONE		0.24	-0.42	-0.21
k3:it have be				0.29
k3:it have not		-0.42		
k3:it have to	-0.35	0.65		-0.23
k3:it have x	-0.21	-0.52		0.30
k3:it have xed				-0.31
k3:it have yet		0.39		-0.36
k3:it here $	-0.34		-0.62	-0.33
k3:it how you	0.47			
k3:it if once_more	-0.25			
k3:it in $	0.40		-0.87	-0.90
k3:it in ?	0.34	-0.35		-0.33
k3:it in it	-0.40			-0.22
k3:it in our	-0.22	0.26		-0.47
k3:it in person		-0.22	-0.43	
k3:it in the				-0.54
k3:it in thing	0.59			
k3:it in x	-0.21	-0.37	-0.22	0.25
k3:it in your		-0.23		
k3:it it $	-0.37	0.92		-0.78
k3:it it ,		0.40		
k3:it it ?	-0.48	-0.66		
k3:it it afraid		0.24		
k3:it it be	0.47	-0.54		
k3:it it can		0.59		
k3:it it do	-0.26	-0.98		-0.39
k3:it it go_on		0.49		-0.26
k3:it it have		-0.45	-0.29	
k3:it it takes		-0.20		
k3:it it way	0.42			-0.26
k3:it it we	-0.22	0.45	-0.34	-0.28
k3:it it x		-0.37		
k3:it it you	-0.65	-0.24		-0.28
k3:it keep $	-0.56	0.50	-0.30	0.48
k3:it keep ,		-0.24		
k3:it keep ?	0.29	-0.57		
k3:it keep on		-0.28		-0.21
k3:it keep the	-0.38	-0.34	-0.20	-0.24
k3:it keep what	-0.20	-0.37	-0.37	-0.25
k3:it keep where		0.62		
k3:it keep with		0.50	-0.27	
k3:it keep xed	-0.22	1.12	-0.23	-0.49
k3:it keep your		-0.23		
k3:it kind ?	-0.32	-0.25		
k3:it look or	-0.74			-0.24
k3:it may be		-0.22	-0.22	
k3:it may takes	-0.63	-0.28		-0.26
k3:it money $		-0.31	-0.20	
k3:it money ,				0.25
k3:it money ?	-0.30	-0.21		
k3:it money x		0.65		
k3:it money you	-0.25			
k3:it must be	-0.51	-0.55		-0.33
k3:it must it	-0.44			
k3:it must x		0.71		
k3:it need a	-0.31	-0.44		
k3:it need person			0.21	
k3:it need x		0.21		
k3:it not here			-0.49	
k3:it not make_so		0.43		-0.24
k3:it not x		-0.52		
k3:it not your	0.23	-0.34		
k3:it of it	-0.23	-0.34	0.49	-0.21
k3:it of the		0.27		
k3:it of x	-0.21	-0.32		-0.21
k3:it of you			-0.47	
k3:it of your	-0.40	-0.42		-0.43
k3:it on ?	0.49	-0.48	-0.52	-0.28
k3:it on it	0.24			-0.22
k3:it on the				-0.27
k3:it on thing		-0.27	-0.25	-0.23
k3:it on to		-0.32		
k3:it on x			0.21	
k3:it once_more $		-0.29	-0.26	
k3:it once_more ,		1.00		
k3:it once_more thing	-0.30	-0.49		-0.52
k3:it only takes	0.37	-0.37		
k3:it only x	-0.45	0.39		-0.36
k3:it or the	-0.30			
k3:it out $		-0.48		-0.22
k3:it out with	-0.29			
k3:it over $	0.42	-0.44	-0.81	0.42
k3:it over ?		-0.24		-0.36
k3:it person ?		-0.35	-0.65	
k3:it person be		-0.53	-0.28	-0.32
k3:it person may	-0.32	0.42		-0.28
k3:it person xed	-0.32	-0.28	-0.45	
k3:it please be		0.31		
k3:it please of		0.33		
k3:it refuse up		-0.34		
k3:it say $	-0.38	-0.39		-0.54
k3:it say ?	-1.19			
k3:it say it	-0.41	-0.54	-0.23	-0.44
k3:it say x		-0.42		-0.52
k3:it say xing	-0.35			-0.21
k3:it sent $	-0.31			
k3:it sent ?	-0.25			
k3:it so $	-0.72		-0.36	0.73
k3:it so ?	0.37			-0.27
k3:it so x		-0.26		
k3:it soon $	-0.28	-0.32	-0.54	
k3:it soon on			-0.31	0.63
k3:it soon the		-0.34		0.41
k3:it soon x	-0.23	-0.66		
k3:it soon yet				-0.56
k3:it stop $	-0.28	-0.43	-0.32	
k3:it stop x		-0.24		
k3:it takes $		-0.21		-0.20
k3:it takes ?	-0.29			
k3:it takes a	-0.22	-0.24		-0.24
k3:it takes be	0.31			
k3:it takes x			-0.43	
k3:it tell in		-0.43		-0.35
k3:it tell of				-0.26
k3:it tell say	-0.43			
k3:it than we		-0.28	0.49	
k3:it the TOPIC	-0.20			0.40
k3:it the because	0.23			
k3:it the money	-0.23			0.22
k3:it the sent				0.24
k3:it the thing				0.33
k3:it the x				-0.43
k3:it they can		-0.54		
k3:it they have		-0.27		
k3:it they will		-0.46	-0.27	
k3:it thing $	-0.21		-0.24	
k3:it thing ,				0.33
k3:it thing ?	-0.32			
k3:it thing be		0.60		-0.28
k3:it thing for		0.27	-0.24	
k3:it thing in		-0.45		-0.39
k3:it thing may		0.53		-0.37
k3:it thing tell		0.41		-0.21
k3:it thing yet	-0.67			-0.79
k3:it to ?	-0.34	-0.30		
k3:it to be	-0.39	-0.54		
k3:it to go_on	0.27			
k3:it to our	-0.28	-0.33		
k3:it to tell	-0.30		0.64	
k3:it to the			0.26	-0.34
k3:it to us	-0.32	-0.72	-0.30	
k3:it to x		-0.49		
k3:it to you		0.57		-0.21
k3:it to your	-0.22	0.24		
k3:it today $		0.39		-0.20
k3:it today ,	0.25		0.23	
k3:it today ?	0.36	-0.27		
k3:it too x		0.34		
k3:it up $	-0.21	-0.31		-0.31
k3:it up ?	-0.30			
k3:it way $	-0.33	-0.26		-0.50
k3:it way ?	0.42			-0.26
k3:it we be		-0.20		
k3:it we can	-0.30	0.24		
k3:it we contact		0.45	-0.27	
k3:it we do		0.25		
k3:it we have		-0.33	-0.23	-0.22
k3:it we keep		0.38		-0.20
k3:it we may	0.41	-0.57		
k3:it we must	0.28			
k3:it we takes	-0.34	-0.24		
k3:it we will	-0.34	0.39		
k3:it we x	-0.28	0.50		-0.24
k3:it what we	-0.29	0.24	-0.21	
k3:it what you	0.45			-0.21
k3:it when $		-0.44	-0.26	
k3:it will agree				-0.21
k3:it will be				-0.68
k3:it will contact	-0.32	-0.42	0.29	
k3:it will have		0.85	-0.64	-0.44
k3:it will only	-0.42			
k3:it will takes			-0.21	
k3:it will x		-0.22		0.25
k3:it with a		-0.51		
k3:it with our			-0.52	
k3:it with the	-0.23	-0.25		-0.41
k3:it with x	-0.37		0.23	
k3:it with you	-0.40		0.61	-0.33
k3:it x $	-0.49		-0.67	
k3:it x ,	0.32			0.47
k3:it x ?		-0.25		-0.23
k3:it x ACT	-0.30	-0.56		-0.26
k3:it x DONE	-0.31			-0.73
k3:it x a		-0.40		-0.36
k3:it x agree		-0.25	-0.23	-0.46
k3:it x and	-0.21	0.32	-0.36	-0.68
k3:it x at		-0.21	-0.35	
k3:it x back				-0.25
k3:it x be		0.77		-0.25
k3:it x before			-0.26	-0.23
k3:it x by	-0.28	-0.42		
k3:it x can	-0.22	-0.50		
k3:it x do		-0.30		
k3:it x from	0.25		-0.32	-0.28
k3:it x have	-0.29	0.80	-0.21	-0.82
k3:it x in	0.31	0.26		-0.38
k3:it x it	-0.24			0.23
k3:it x may		0.63		-0.46
k3:it x money		-0.62	-0.21	
k3:it x not		0.41		
k3:it x of			-0.28	-0.22
k3:it x on		-0.49		-0.22
k3:it x once_more		0.39		-0.66
k3:it x or	-0.22	-0.29		
k3:it x out	-0.41		-0.27	0.52
k3:it x over	-0.26	-0.41	-0.24	0.60
k3:it x so	0.44			
k3:it x soon		-0.44		0.32
k3:it x the			-0.21	-0.36
k3:it x to		-0.57		-0.60
k3:it x today			-0.29	
k3:it x up			-0.27	-0.30
k3:it x us		0.26		
k3:it x we		0.46		
k3:it x where		0.58		-0.29
k3:it x with		-0.27		-0.22
k3:it x x				-0.47
k3:it x xing		-0.60		
k3:it x you		-0.31		
k3:it x your	-0.53	-0.22		-0.43
k3:it xed $	-0.38			-0.30
k3:it xed ?	-0.69			
k3:it xed to	-0.34	-0.35	-0.26	-0.66
k3:it xing in		-0.27		-0.32
k3:it xing x			0.33	
k3:it yet $	-0.23	-0.28	-0.26	-0.65
k3:it you ,	-0.22	0.40		
k3:it you at		-0.29		-0.51
k3:it you be	0.51			
k3:it you can		-0.33		-0.22
k3:it you do				0.47
k3:it you have	-0.44	-0.38		
k3:it you keep		-0.55	-0.44	-0.23
k3:it you need	0.46			
k3:it you will	-0.50		0.33	
k3:it you x				0.28
k3:it you xed	-0.20			
k3:it your ask	-0.26			
k3:it your thing				0.23
k3:it your would_like	0.34	-0.39		-0.57
k3:it your x	-0.49	-0.37		-0.96
k3:just , so	-0.38			-0.22
k3:just ACT out				0.30
k3:just ACT us				-0.25
k3:just DONE the	-0.36			0.87
k3:just a soon	-0.25		-0.30	-0.38
k3:just a x	-0.46			
k3:just be DONE		-0.25		0.39
k3:just contact you			-0.28	-0.45
k3:just go_on go_on	0.41			
k3:just it $	-0.63	-0.29	-0.41	-0.80
k3:just it fact_word	0.27			
k3:just let us	0.34			
k3:just need the	-0.32			-0.33
k3:just need to	0.27		-0.30	-0.38
k3:just need your				-0.24
k3:just say the	0.28			
k3:just takes up			0.35	-0.22
k3:just tell the	-0.29	-0.50		
k3:just tell us	0.34			-0.25
k3:just x out				-0.39
k3:just x to	-0.42		-0.34	
k3:just xed ?	-0.29		-0.23	
k3:just xed you				-0.61
k3:just yet $	-0.70		-0.68	0.50
k3:just yet the				0.48
k3:keep , we	0.39			-0.28
k3:keep , while			0.30	
k3:keep ? $	-0.43	-0.60		
k3:keep ACT $		0.49		-0.24
k3:keep DONE $	-0.24		-0.26	
k3:keep TOPIC x		0.23		
k3:keep a x	-0.33			
k3:keep agree to		-0.49		-0.54
k3:keep ask they		-0.33		
k3:keep at 0		-0.35		
k3:keep at what		0.33		
k3:keep because it		0.51		-0.50
k3:keep for a		-0.30		
k3:keep for our			0.33	
k3:keep for the		-0.33		
k3:keep for x	-0.28		0.24	
k3:keep here $		0.28	-0.24	
k3:keep in a		-0.23		
k3:keep in x		0.92	-0.31	-0.89
k3:keep in your	-0.24	0.67		-0.24
k3:keep it $		-0.32		
k3:keep it ?	0.31			
k3:keep it DONE		0.29		-0.22
k3:keep it it	-0.22			
k3:keep it out		-0.49		-0.29
k3:keep it soon	-0.34	-0.60		-0.62
k3:keep it to	-0.29	-0.66	-0.25	
k3:keep it x	-0.38	0.25	-0.36	
k3:keep it xed		0.26		-0.27
k3:keep money $		-0.41		
k3:keep of x	-0.27			
k3:keep off $	-0.47	0.34	-0.47	-0.20
k3:keep off on		0.33		
k3:keep on $		-0.77	-0.44	-0.59
k3:keep on ?	-0.75	-0.68	-0.29	
k3:keep on the		0.71		
k3:keep on to		0.68	-0.70	
k3:keep on your		0.27		-0.26
k3:keep only after		-0.43		
k3:keep our person		-0.35	-0.41	
k3:keep our x	-0.29	0.44	-0.44	-0.30
k3:keep refuse $		0.23		
k3:keep the ACT		0.44	-0.29	
k3:keep the TOPIC		0.65		-0.53
k3:keep the TOPIC0		0.66		-0.54
k3:keep the it	-0.34	-0.58		
k3:keep the thing		-0.52		-0.28
k3:keep the through_channel	-0.41	-0.34		-0.38
k3:keep the way		0.94		
k3:keep the x		0.27		
k3:keep thing $	-0.29			
k3:keep thing ,				0.30
k3:keep thing ?	0.31	-0.21		
k3:keep thing be		-0.40		
k3:keep thing have		-0.26		0.25
k3:keep thing tell	-0.36	-0.32		-0.28
k3:keep thing will		0.21		
k3:keep thing yet	0.25	-0.20		
k3:keep to we	-0.22	0.72		-0.22
k3:keep to x	-0.34	-0.43		
k3:keep today $		-0.28		
k3:keep unable $	-0.22	0.53	-0.23	-0.42
k3:keep us from		0.28		
k3:keep what be	-0.21	-0.39	-0.40	-0.27
k3:keep where it		0.76		-0.38
k3:keep where they		0.57	-0.53	-0.57
k3:keep where you		-0.26		
k3:keep with x		0.46		
k3:keep with you		-0.44	-0.29	-0.28
k3:keep x $	-0.29	0.47	-0.40	-0.62
k3:keep x ,	-0.23		0.23	
k3:keep x TOPIC		0.51		
k3:keep x out		-0.30		
k3:keep x thing		-0.33		
k3:keep x x	-0.24	0.44	-0.50	
k3:keep xed $		0.40		-0.56
k3:keep xed ,		-0.30		1.08
k3:keep xing $		-0.20		
k3:keep xing ,	-0.21			
k3:keep you in	-0.24		0.27	
k3:keep you with		-0.21	0.51	
k3:keep you x		-0.78	-0.20	
k3:keep you xed		-0.48		-0.39
k3:keep your $		-0.62		-0.37
k3:keep your TOPIC0		0.35		-0.34
k3:keep your x		-0.44	-0.27	
k3:kind , thanks		-0.21		-0.33
k3:kind , the				0.38
k3:kind ? $	-0.32	-0.25		
k3:kind TOPIC $	-0.27	-0.39	-0.29	-0.76
k3:kind fact_word to	-0.25			
k3:kind for once_more		0.85		-0.20
k3:kind how you		-0.21		
k3:kind it $		-0.35		
k3:kind it takes		-0.27		-0.29
k3:kind once_more $	-0.25	-0.31	-0.22	
k3:kind once_more ,				0.24
k3:kind soon $				-0.22
k3:kind tell $			-0.22	
k3:kind the x		-0.49		
k3:kind to know	-0.42		-0.32	
k3:kind to takes		-0.34		-0.49
k3:kind to tell				0.32
k3:kind x $				-0.25
k3:kind you be	-0.25		-0.27	-0.49
k3:kind you x			-0.38	
k3:know , and		0.24		
k3:know , but		0.24		
k3:know ? $	-0.67	-0.22		
k3:know a ACT			-0.33	
k3:know a agree	-0.24			
k3:know a approval	0.60			-0.37
k3:know a x	-0.38		-0.28	-0.29
k3:know about TOPIC	-0.26	-0.28	-0.28	0.38
k3:know about it		-0.40		
k3:know about our			-0.22	
k3:know by sent			0.33	
k3:know from the	-0.23		0.58	-0.44
k3:know from us		0.26	-0.51	
k3:know from x			0.22	
k3:know from you				-0.43
k3:know here ,		0.44		
k3:know if there	-0.60			
k3:know if we	0.42			
k3:know it $	-0.49	-0.35	-0.21	-0.32
k3:know it ?	-0.27			-0.21
k3:know it DONE				0.39
k3:know it be				0.28
k3:know it for	-0.25			
k3:know it from		0.58	0.39	-0.27
k3:know it here	-0.49	-0.71	-0.64	-0.48
k3:know it in	-0.25			-0.53
k3:know it it		-0.48	-0.69	-0.70
k3:know it once_more				-0.59
k3:know it soon	-0.29		-0.41	0.54
k3:know it the	-0.25			0.29
k3:know it they		-0.27		
k3:know it we		0.34		
k3:know it with			0.21	
k3:know it x				-0.21
k3:know not reason_for	0.57	-0.28		
k3:know not way		0.48		
k3:know not x		-0.41		
k3:know once_more ,	-0.24			
k3:know once_more about			0.38	
k3:know once_more than		-0.30		
k3:know once_more x		-0.27	-0.39	-0.34
k3:know the ACT	-0.22	-0.34		-0.50
k3:know the TOPIC				-0.63
k3:know the hand		-0.24	-0.39	
k3:know the once_more		-0.27		
k3:know the soon	-0.20			
k3:know the thing		-0.40		
k3:know the x	-0.61			
k3:know the xing		-0.32	-0.22	
k3:know they we			-0.23	
k3:know to it	-0.28		0.74	-0.24
k3:know us ?	-0.60	-0.24	-0.31	-0.26
k3:know what can		-0.23		-0.25
k3:know what done_word				-0.23
k3:know what person			-0.25	
k3:know what we		-0.62		
k3:know what x		-0.26		
k3:know what you	-0.29		-0.49	
k3:know when it	-0.26			
k3:know when you			-0.28	
k3:know why we	0.54	-0.24		
k3:know why you		-0.24		
k3:know x $	-0.24	-0.53	-0.32	-0.36
k3:know x TOPIC			-0.26	-0.35
k3:know x of	-0.24			
k3:know x x			-0.24	-0.40
k3:know xing $	-0.33			
k3:know xing ,		-0.23		
k3:know yet $	-0.25	-0.22	-0.25	-0.25
k3:know you need	-0.30			-0.52
k3:know you once_more	-0.25			-0.30
k3:know you will	-0.23	-0.36		
k3:know you x		-0.41		
k3:know your if		-0.32		
k3:know your thing		-0.47		-0.72
k3:know your x	-0.20		-0.27	-0.21
k3:let it go_on	-0.35	-0.35		0.51
k3:let it it		0.56		
k3:let it x		-0.70	-0.45	
k3:let us ACT	0.42	-0.21	0.44	
k3:let us contact			0.21	
k3:let us done_word	-0.21	-0.30		-0.39
k3:let us go_on			-0.20	-0.34
k3:let us hand			0.49	-0.22
k3:let us have	-0.29	-0.26	-0.29	-0.28
k3:let us know		-0.21	-0.27	
k3:let us look	-0.33	-0.25	-0.33	-0.33
k3:let us say	-0.44		-0.25	
k3:let us takes	-0.22	-0.24	-0.45	-0.22
k3:let us tell			-0.29	-0.23
k3:let us x			-0.25	-0.37
k3:let us you			0.33	
k3:let you have		0.51		
k3:let you know		-0.21		-0.23
k3:live , and				1.02
k3:live , with				0.44
k3:live ? $	-0.21			
k3:live at $		-0.27	-0.35	-0.42
k3:live at TOPIC0		-0.33		0.46
k3:live at if	-0.26			-0.33
k3:live from 0				0.57
k3:live from today		-0.36		
k3:live soon $	-0.24	-0.24	-0.31	-0.34
k3:live when ?	-0.47	-0.26	-0.20	-0.33
k3:live where ?	-0.40	-0.50	-0.34	-0.40
k3:live x $	-0.27	-0.23	-0.34	-0.28
k3:live x ?	-0.24			
k3:live yet $			-0.52	0.48
k3:look , 0			-0.36	0.28
k3:look , to				-0.48
k3:look 0 $	-0.30	-0.26	-0.25	1.10
k3:look 0 ,				0.37
k3:look a TOPIC		0.27		-0.32
k3:look after x				0.41
k3:look and 0				0.23
k3:look at x				-0.33
k3:look be DONE	-0.30	-0.36		0.44
k3:look be at	-0.29	-0.22		0.46
k3:look be do				0.21
k3:look be it	-0.57			-0.37
k3:look be on				0.31
k3:look be x		-0.31		-0.63
k3:look be xed			-0.26	-0.46
k3:look be xing		0.21	-0.28	-0.65
k3:look for it	-0.27	-0.27	-0.27	-0.42
k3:look for the				-0.65
k3:look from ?	-0.35		-0.33	
k3:look have be				0.32
k3:look if we	-0.46	-0.21		
k3:look in 0		-0.21		-0.27
k3:look it $	-0.27			-0.44
k3:look it back	0.61			-0.21
k3:look it for			-0.38	-0.33
k3:look it in				-0.36
k3:look it the	-0.43		-0.21	0.35
k3:look it with	-0.21			-0.30
k3:look make_so be	-0.27		-0.35	
k3:look make_so make_so		-0.20	-0.26	-0.33
k3:look make_so x	-0.33		-0.26	
k3:look only $		-0.37		
k3:look or from	-0.22			-0.32
k3:look or x	-0.66			-0.48
k3:look out ?				-0.26
k3:look out if		-0.28		
k3:look out what		-0.24	-0.30	
k3:look so x	-0.26		-0.32	-0.58
k3:look takes x			-0.22	
k3:look the TOPIC	-0.41			-0.35
k3:look the agree			-0.25	
k3:look the allow		-0.63		
k3:look the thing			-0.23	-0.48
k3:look the through_channel		0.43		
k3:look the x		-0.32	-0.32	-0.33
k3:look thing $	-0.27	-0.25		-0.26
k3:look thing ?	-0.27			-0.50
k3:look x $	-0.47	-0.44	-0.70	-1.20
k3:look x be	-0.48	-0.59	-0.26	-0.35
k3:look x soon				0.42
k3:look x thing		-0.53	-0.25	-0.54
k3:look x x				-0.37
k3:look yet $	-0.21	-0.20		-0.25
k3:look yet ,				0.28
k3:look you $	-0.26		-0.31	-0.39
k3:look your ask	-0.21			
k3:look your fact_word			-0.23	
k3:look your thing	-0.20	-0.36	-0.21	-0.40
k3:look your x	-0.26		-0.28	-0.66
k3:look your yet	-0.32		-0.57	-0.28
k3:make_so , x				-0.30
k3:make_so ? $	0.46			
k3:make_so be $	-0.56	-0.35		-0.48
k3:make_so be ?	-0.34			-0.25
k3:make_so be x	-0.28	-0.29		-0.24
k3:make_so be yet			-0.23	
k3:make_so can $	-0.38	0.60		
k3:make_so can ,		0.25		
k3:make_so can be		-0.24		
k3:make_so done_word be	-0.31		-0.22	0.56
k3:make_so done_word done_word	-0.21			0.60
k3:make_so done_word x	-0.29	-0.26		0.32
k3:make_so make_so $	0.41	-0.30		-0.32
k3:make_so make_so ,				-0.36
k3:make_so make_so ?	0.29		-0.20	
k3:make_so make_so be			0.22	-0.23
k3:make_so make_so what	0.41			-0.24
k3:make_so make_so x		0.41	-0.21	-0.54
k3:make_so make_so yet	0.27			
k3:make_so not x	0.50	-0.28		
k3:make_so tell $	-0.36		-0.24	-0.39
k3:make_so tell x	-0.25			
k3:make_so what ?	0.41			-0.24
k3:make_so x $	-0.27		0.32	
k3:make_so x ?	0.52		-0.35	-0.63
k3:make_so x be		-0.27		-0.27
k3:make_so x x	-0.23			
k3:make_so yet ?	0.27			
k3:may ? $	-0.91	-0.36		
k3:may ACT $		0.68		
k3:may ACT ,		0.42		
k3:may ACT TOPIC	0.27			
k3:may ACT in		0.25		
k3:may ACT it			-0.24	
k3:may ACT the	0.43			
k3:may ask ?	-0.57	-0.21		
k3:may ask you				-0.23
k3:may be DONE	0.45			-0.37
k3:may be a	-0.30			
k3:may be ask		-0.25		-0.23
k3:may do $	-0.32			
k3:may have $	-0.44	0.32		-0.38
k3:may it be	0.24			
k3:may not ACT	-0.50	0.76		-0.25
k3:may not be	-0.48	0.43		-0.34
k3:may takes a	-0.48	-0.31		-0.29
k3:may the money	0.33	-0.21		
k3:may they contact	-0.47		-0.27	
k3:may we ?	1.08	-0.69	-0.31	-0.23
k3:may we ACT	0.26	-0.37		
k3:may we ask	-0.82			
k3:may we go_on		-0.22		
k3:may we hand	0.51	-0.44	-0.45	
k3:may we have	-0.63			
k3:may we know	-0.71			
k3:may we please	-0.39			
k3:may we takes	0.31	-0.23		
k3:may we tell		-0.23		
k3:may we x	0.81	-0.50		
k3:may x $	-0.45	0.49		
k3:may x about		0.88		
k3:may x it		0.40		
k3:may x tell		0.50		-0.36
k3:money , 0		-0.22	-0.21	-1.06
k3:money , DONE	-0.34	-0.36		0.76
k3:money , TOPIC0	-0.53		-0.33	0.37
k3:money , back	-0.23	-0.23	-0.30	
k3:money , before		0.24		
k3:money , if	-0.24			-0.32
k3:money , in				-0.21
k3:money , look				0.37
k3:money , not		-0.43		
k3:money , please				-0.23
k3:money , the	-0.23	-0.34		-0.51
k3:money , what				0.51
k3:money , while		0.39		
k3:money ? $	-0.53	-0.28		-0.25
k3:money DONE $	-0.61	-0.50	-0.36	0.62
k3:money TOPIC $		-0.47	-0.35	-0.62
k3:money TOPIC0 $		-0.31	-0.28	-0.40
k3:money a soon				-0.35
k3:money and the	-0.34			
k3:money and x		-0.33		0.22
k3:money back $			-0.26	0.28
k3:money back ,				0.30
k3:money back ?	0.25	-0.38		
k3:money back be	-0.25			
k3:money back by		0.21		
k3:money back yet	0.27			
k3:money be 0	-0.29	-0.24		-0.42
k3:money be ?	-0.31			
k3:money be DONE	-0.21	-0.34		
k3:money be agree	-0.30	0.45		
k3:money be because	-0.24	-0.42	-0.23	
k3:money be do				0.26
k3:money be for				-0.20
k3:money be in		-0.21		0.64
k3:money be it	-0.69	-0.26		-0.22
k3:money be money		-0.29		-0.37
k3:money be not		0.69		-0.54
k3:money be off	-0.24	-0.80		1.17
k3:money be on				0.59
k3:money be out		-0.32		0.33
k3:money be refuse		0.23		
k3:money be we	-0.27			
k3:money be with	-0.22		-0.35	0.36
k3:money be x		-0.30		-0.47
k3:money be xed	-0.22			-0.46
k3:money be xing	-0.27		-0.42	-0.74
k3:money be your	-0.26	-0.53		0.32
k3:money by contact		-0.45	-0.33	
k3:money can be		-0.32		
k3:money can not		0.24		-0.33
k3:money do not				-0.28
k3:money do you	-0.29			-0.28
k3:money done_word done_word				0.22
k3:money for ?	-0.36			-0.22
k3:money for it		-0.77		-0.43
k3:money for the		-0.43		-0.35
k3:money from ?	-0.25	-0.21		-0.43
k3:money from TOPIC				0.20
k3:money go_on $		0.42		
k3:money go_on out	-0.21	-0.43	-0.22	-0.69
k3:money have ?				-0.56
k3:money have be	-0.34	-0.47	-0.20	0.53
k3:money have not			-0.27	
k3:money have x	-0.22			-0.20
k3:money have xed				0.22
k3:money here $			-0.28	
k3:money in it		-0.51		0.48
k3:money in look				0.23
k3:money in money	-0.42	-0.29		-0.29
k3:money in x				-0.37
k3:money it have				-0.46
k3:money it x		0.40		-0.55
k3:money keep $	-0.43	1.41	-0.37	-0.72
k3:money keep on		0.69		
k3:money keep only		-0.43		
k3:money keep with		0.52	-0.27	
k3:money make_so done_word				0.24
k3:money money $	-0.35	-0.37	-0.31	
k3:money not $	-0.49	-0.76	-0.36	
k3:money not be	-0.52	-0.62		-0.47
k3:money of the	-0.41			
k3:money of x	0.53	-0.22		-0.38
k3:money off $	-0.36	-0.47	-0.58	0.46
k3:money off x		0.21		-0.36
k3:money on a	-0.20	-0.36		
k3:money on it		-0.76	-0.41	
k3:money on the		-0.26		-0.35
k3:money on x		-0.22		
k3:money once_more to	-0.22	-0.38		
k3:money out of	-0.26	0.41		
k3:money person $		-0.31	0.34	-0.32
k3:money person be			0.49	
k3:money person will			0.24	-0.37
k3:money person yet			0.20	
k3:money refuse up		-0.30		
k3:money there $		0.45		
k3:money thing $		-0.48		
k3:money thing ,		-0.22		
k3:money thing ?	0.23	-0.53		
k3:money thing be		-0.62		0.53
k3:money thing can		0.47		
k3:money thing have		0.20		
k3:money thing x				-0.21
k3:money through_channel ?	0.44	-0.47		
k3:money through_channel be		-0.38		-0.34
k3:money through_channel today	0.37			
k3:money to a		-0.48		
k3:money to be	0.27	-0.29		
k3:money to once_more	-0.20	-0.28		-0.49
k3:money to person			-0.35	
k3:money to the		-0.60	-0.28	-0.49
k3:money to you	-0.43	-0.29		0.32
k3:money today $				-0.29
k3:money today ?	0.24			-0.24
k3:money up $			-0.20	
k3:money will be	0.20	0.22		-0.56
k3:money will not			-0.30	
k3:money will x	0.22			-0.30
k3:money x $	-0.45	-0.71		-0.91
k3:money x ,				-0.31
k3:money x ?	-0.30	-0.20		-0.28
k3:money x TOPIC		0.39		-0.41
k3:money x be		-0.50		-0.53
k3:money x done_word		-0.55		
k3:money x for		-0.35		
k3:money x from		-0.23	-0.42	
k3:money x in		-0.33		-0.46
k3:money x on	-0.22			
k3:money x once_more		0.82		-1.00
k3:money x out		-0.75		0.69
k3:money x the		-0.21		0.47
k3:money x thing		-0.24		-0.39
k3:money x to		0.91		-0.23
k3:money x x	0.79			0.28
k3:money x your		-0.25		0.41
k3:money yet $	-0.27	-0.21	-0.54	-0.83
k3:money yet ?	0.27			
k3:money you $	-0.31			
k3:money you ?	-0.44		-0.26	-0.21
k3:money you say				-0.26
k3:must ACT the	0.62	-0.31		
k3:must be $	-0.25	-0.29		
k3:must be must		-0.43		
k3:must be on	-0.39		-0.24	-0.41
k3:must be refuse	-0.22	0.21		-0.30
k3:must be x	-0.70	-0.55		-0.39
k3:must be xing		-0.41	-0.23	
k3:must for us		0.47		-0.40
k3:must have your	0.45			
k3:must it be	-0.21	-0.20		
k3:must it go_on	-0.60			
k3:must it x				-0.36
k3:must keep because		0.35		
k3:must keep in		-0.23		
k3:must not have		-0.41		
k3:must refuse $		0.28	-0.26	
k3:must refuse the	-0.41	0.72		-0.49
k3:must the TOPIC	0.23			
k3:must the once_more	-0.21			
k3:must the x	-0.32			
k3:must to ask		-0.40		
k3:must to know		-0.60		
k3:must to refuse			-0.22	
k3:must to x		0.48		-0.23
k3:must we ACT	-0.69			
k3:must we done_word	0.26			
k3:must we go_on	-0.51			
k3:must we hand	-0.39	-0.21		
k3:must we x	-0.42			
k3:must x $		0.42		
k3:must x ,	-0.32	0.76		
k3:must x contact	-0.45		-0.55	
k3:must x from		-0.22		-0.22
k3:must you agree	0.29			
k3:must you need	0.22			
k3:must you so	0.63	-0.26		-0.32
k3:must you would_like	0.25			
k3:must your once_more	-0.20			-0.47
k3:need , before		-0.28		
k3:need , the		0.21		
k3:need , x				-0.28
k3:need a approval	-0.32		0.37	
k3:need a once_more				-0.23
k3:need a person		-0.29		
k3:need a thing			-0.39	
k3:need be a	0.32			
k3:need be in	-0.37		-0.51	0.63
k3:need be what	-0.48			-0.28
k3:need be x				-0.27
k3:need be your				-0.35
k3:need for it	-0.38	0.40		-0.26
k3:need for the		-0.38		
k3:need for your				-0.42
k3:need from you	-0.31		-0.34	-0.33
k3:need how you	-0.22			
k3:need it $	0.29			-0.26
k3:need it ?	-0.35			
k3:need it DONE	0.49			
k3:need it before	0.49			
k3:need it by	-0.42			
k3:need it for	-0.31			-0.33
k3:need it to	0.41			
k3:need not ACT		-0.46	-0.22	
k3:need not be		-0.64		
k3:need not x		-0.50		
k3:need on it	-0.60			
k3:need once_more x	-0.23	-0.41		
k3:need our person		-0.38		
k3:need person x			0.41	
k3:need the ACT	-0.34	-0.23		-0.51
k3:need the TOPIC		-0.24		-0.50
k3:need the money	-0.31			
k3:need the once_more				-0.23
k3:need the thing		-0.39		-0.38
k3:need the x	-0.23	-0.32		
k3:need they x			-0.23	
k3:need thing $	0.26			
k3:need thing ,	0.24			
k3:need to $		0.50		
k3:need to ACT	-0.54	-0.35		
k3:need to be	-0.69	0.34		
k3:need to do	-0.63	-0.32		-0.27
k3:need to go_on	0.50			
k3:need to know			0.56	
k3:need to takes	-0.36			
k3:need to tell		-0.43		-0.24
k3:need to x	-0.59		-0.27	
k3:need us 0	0.54			
k3:need us to	0.34			
k3:need where the				-0.21
k3:need where you			-0.26	
k3:need x $	-0.28	-0.36		-0.25
k3:need x ?	-0.32			
k3:need x to	-0.47			
k3:need x x	-0.20	0.25	-0.61	-0.36
k3:need xing DONE	0.28			
k3:need xing by			-0.44	
k3:need xing once_more				-0.25
k3:need yet be				-0.29
k3:need you to	0.50			-0.33
k3:need your approval	0.38			
k3:need your tell	-0.20			
k3:need your thing		-0.36		
k3:need your x	-0.33	-0.22	-0.24	
k3:not , ACT	0.49	-0.81		
k3:not , afraid	-0.30	0.91	-0.29	-0.41
k3:not , and		1.40		
k3:not , because		0.67		
k3:not , but		-0.28		
k3:not , not	-0.41	0.46	-0.25	-0.37
k3:not , please	0.21			
k3:not , we		-0.20		
k3:not , what		-0.30		
k3:not , x		-0.27		
k3:not ? $		-0.42		
k3:not ACT $	-0.21	0.94		-0.31
k3:not ACT ,		0.21		
k3:not ACT TOPIC		0.61		
k3:not ACT can		0.38		
k3:not ACT in	-0.26			
k3:not ACT it		1.07		-0.35
k3:not ACT money		-0.31		
k3:not ACT of		0.33		-0.29
k3:not ACT on		0.51		
k3:not ACT the	-0.48	0.47		-0.23
k3:not ACT to		0.24		
k3:not ACT us		-0.21		
k3:not ACT why		0.26		
k3:not ACT x	-0.23	-0.48		-0.30
k3:not ACT xing		-0.24		
k3:not ACT you		0.38		
k3:not ACT your	-0.27		-0.25	-0.25
k3:not DONE $	-0.37	1.09	-0.26	-0.88
k3:not DONE by		0.62	-0.78	-0.30
k3:not DONE can		0.22		
k3:not DONE the		0.41		
k3:not DONE yet		-0.83		
k3:not TOPIC $	-0.22	0.27	-0.21	
k3:not TOPIC can		0.24		
k3:not TOPIC not	-0.27	0.51		
k3:not TOPIC will				-0.24
k3:not TOPIC x	-0.28	0.56	-0.31	-0.63
k3:not a money				0.36
k3:not a soon		0.29		
k3:not a x		0.29		-0.21
k3:not about it	0.30			
k3:not about x	-0.34	0.49	-0.29	-0.21
k3:not about your	-0.24			
k3:not agree $			-0.21	-0.70
k3:not agree ,		0.49		
k3:not agree TOPIC		0.23		
k3:not agree at				-0.31
k3:not agree from		-0.43		-0.28
k3:not agree once_more		-0.61		-0.37
k3:not agree the				-0.30
k3:not agree to	-0.45	1.01		
k3:not agree x		-0.24		
k3:not agree yet		-0.23	-0.38	-0.20
k3:not allow $			-0.29	-0.41
k3:not allow ,		-0.34		
k3:not allow for		0.81		
k3:not allow it		0.41		
k3:not allow not		0.49		
k3:not allow on		0.69		-0.58
k3:not allow the		0.21		
k3:not allow to	-0.37	0.77		
k3:not allow us	-0.22			
k3:not an allow		0.60		-0.24
k3:not approval not	-0.25	0.34		
k3:not ask be	-0.24	-0.44		-0.48
k3:not ask for		-0.41		
k3:not at x		-0.58		-0.33
k3:not be $	-0.41	0.60		-0.31
k3:not be ACT		0.32		-0.40
k3:not be DONE		0.83		-0.81
k3:not be TOPIC	-0.21	0.35		
k3:not be a		-0.39		
k3:not be allow		0.42		
k3:not be can		1.08		
k3:not be do		1.02		-0.26
k3:not be done_word		0.31		-0.24
k3:not be go_on	-0.21	0.44		-0.39
k3:not be money	-0.43	-0.81	-0.29	-0.63
k3:not be need	-0.39	-0.76		
k3:not be the		-0.51		
k3:not be thing		0.44	-0.20	-0.41
k3:not be x		-0.29		-0.48
k3:not be xed	-0.29	-0.44	-0.21	
k3:not be xing			-0.22	0.64
k3:not be you		0.27		
k3:not before the		0.27		
k3:not by contact	-0.24		-0.64	
k3:not by sent			-0.41	0.31
k3:not can do		0.85	-0.28	-0.81
k3:not can not		0.24		
k3:not can to		0.61	-0.22	-0.21
k3:not can x		-0.57		0.44
k3:not contact it		0.27		
k3:not do $		0.60	-0.39	
k3:not do be		0.50		
k3:not do for		0.37		-0.20
k3:not do it		0.71		
k3:not do xing		-0.51	-0.30	-0.43
k3:not done_word $	-0.23	-0.50		-0.44
k3:not done_word can		0.69		-0.30
k3:not done_word tell		-0.20		
k3:not done_word x		0.74		-0.72
k3:not for a		0.28		
k3:not for not		-0.62		0.32
k3:not for us		0.55		-0.22
k3:not for you		-0.57	-0.56	
k3:not from it	-0.23	0.84	-0.41	-0.83
k3:not from the		-0.21	-0.50	
k3:not from us		0.55	-0.23	
k3:not go_on $	-0.51	0.36		-0.80
k3:not go_on ,		0.42		
k3:not go_on go_on	-0.87	0.75		-0.43
k3:not go_on on		-0.78		
k3:not go_on out		0.74		-0.75
k3:not go_on over	-0.22	0.92	-0.38	-0.88
k3:not go_on x	-0.32			
k3:not hand it		0.71	-0.31	
k3:not hand x		0.28		
k3:not have $	-0.33	-0.21		
k3:not have a		-0.30		
k3:not have allow		0.39		
k3:not have it		1.03		-0.53
k3:not have to		-1.45	-0.35	-0.33
k3:not have x		-0.51	-0.21	-0.23
k3:not have your			-0.33	
k3:not here $		0.44		
k3:not here can		0.78		-0.28
k3:not here have				-0.24
k3:not how it				-0.36
k3:not in a		0.54	-0.20	
k3:not in agree	-0.26	0.41		
k3:not in it	-0.25	1.20		-0.33
k3:not in our		0.21	-0.51	-0.28
k3:not it $		-0.80		-0.68
k3:not it ?	0.37			
k3:not it at	-0.32	0.42		-0.28
k3:not it be				-0.43
k3:not it can		-0.39		
k3:not it it	-0.22	0.83		
k3:not it kind	-0.32	-0.25		
k3:not it the		-0.83		0.41
k3:not it today				-0.26
k3:not it we	-0.53	0.50		
k3:not it x	-0.62	-0.52		-0.21
k3:not it you		-0.34		-0.22
k3:not keep in		-0.38		
k3:not keep the				-0.21
k3:not keep xed		-0.55		0.67
k3:not keep you		-0.49	-0.35	
k3:not kind how		-0.21		
k3:not know $			-0.31	
k3:not know ,		-0.22		
k3:not know a	-0.24			
k3:not know about		-0.62		
k3:not know it		0.68		-0.35
k3:not know why	0.54	-0.24		
k3:not know x		-0.41		
k3:not know you		-0.41		
k3:not know your			-0.65	
k3:not let it		0.45		-0.42
k3:not let you		0.30		-0.40
k3:not look xing		-0.21		
k3:not make_so can	-0.36	0.62		
k3:not make_so x		-0.56	-0.40	0.52
k3:not money $		0.26		-0.30
k3:not money ,		0.49		
k3:not money for		-0.58		-0.34
k3:not money on		-0.49	-0.21	
k3:not money today		0.29		-0.38
k3:not money x	-0.41	-0.57	-0.23	-0.53
k3:not must to		-0.60		
k3:not need $	-0.22	-0.85		-0.46
k3:not need for		-0.48		-0.29
k3:not need the		-0.66		-0.30
k3:not need they	-0.23		-0.35	
k3:not need to		-0.34		
k3:not need what		-0.28		
k3:not need where		-0.22		
k3:not need x		-0.52		
k3:not need xing				-0.25
k3:not need your		-0.38		
k3:not not about	-0.25	0.34		
k3:not not on	-0.22	0.35	-0.21	
k3:not not x		0.30		
k3:not of us	-0.42	0.32		
k3:not on a		0.70		
k3:not on allow		0.40	-0.21	-0.69
k3:not on for		0.57		-0.78
k3:not on it		0.84	-0.47	-0.37
k3:not on our		-0.20		
k3:not on x		-0.60		0.89
k3:not on your	-0.50	-0.56		
k3:not once_more $	-0.21		-0.34	-0.24
k3:not once_more for		-0.21		0.50
k3:not once_more have	-0.20	-0.69		
k3:not once_more here		-0.25		
k3:not once_more money				0.24
k3:not once_more thing		-0.28		0.70
k3:not once_more x		-0.55		0.49
k3:not once_more you	0.50			
k3:not our to		0.33		
k3:not out $	-0.28	0.55		-0.23
k3:not reason_for not	0.57	-0.28		
k3:not say a		-0.45		
k3:not say it		0.30		
k3:not say why		0.57		
k3:not say yet	-0.39			
k3:not sent it		0.24		
k3:not soon a		0.67		
k3:not soon if			-0.42	
k3:not takes it				-0.26
k3:not takes the	-0.29			-0.27
k3:not takes x	-0.36	0.51	-0.36	-0.70
k3:not takes xing				0.44
k3:not tell $	-0.25	-0.40	-0.27	-0.44
k3:not tell us		-0.42		
k3:not tell x		-0.47		-0.43
k3:not tell yet		-0.23		
k3:not tell you	-0.26	0.60		-0.56
k3:not tell your			-0.24	-0.33
k3:not thanks you		-0.58		
k3:not the contact				-0.23
k3:not the it				-0.26
k3:not the soon		0.88		
k3:not the tell		-0.40		
k3:not the thing	-0.35	-0.83	-0.21	-0.84
k3:not the x		-0.37		-0.22
k3:not there $		0.44		-0.43
k3:not there yet		-0.47	-0.33	
k3:not thing xing		-0.33		
k3:not to ACT				-0.21
k3:not to be		0.50		
k3:not to do		0.33		-0.41
k3:not to it	-0.54	1.51	-0.41	-0.72
k3:not to keep	0.29	-0.93		
k3:not to tell		0.72	-0.23	
k3:not to the		0.48		-0.39
k3:not to thing		0.34		
k3:not to x		-0.51	-0.33	-0.44
k3:not today $	-0.26	0.36		-0.39
k3:not today ,		0.39		
k3:not too x		-0.40		
k3:not warn to		-0.44		-0.27
k3:not way back		0.81	-0.24	-0.62
k3:not way for	-0.38	0.34		
k3:not way to	-0.24	0.52		-0.21
k3:not way x		0.53		
k3:not we can		0.45		
k3:not we may	-0.23			
k3:not we will		0.26		
k3:not what we		-0.58		
k3:not what you	-0.25	0.24		
k3:not will ask			-0.24	-0.40
k3:not will x		-0.28		
k3:not would_like a		-0.35		
k3:not would_like x	-0.32	-0.38	-0.21	-0.45
k3:not x $	-0.21		-0.36	-0.50
k3:not x ,		0.42		
k3:not x ?	0.30			
k3:not x ACT	-0.42	0.93		-0.48
k3:not x DONE		0.26		
k3:not x TOPIC		-0.36		
k3:not x a		-0.70		
k3:not x about		-0.31		
k3:not x agree		-0.62		-0.39
k3:not x allow		0.25		-0.21
k3:not x at	-0.22			-0.24
k3:not x back		0.37		
k3:not x be	-0.37	0.45		-0.38
k3:not x because		-0.24		
k3:not x by			-0.36	0.55
k3:not x can		0.25		
k3:not x for		0.22		-0.24
k3:not x here		-0.65	-0.23	
k3:not x in		-0.68	-0.24	
k3:not x into		-0.62		
k3:not x it		-0.75		
k3:not x money		-0.50		-0.54
k3:not x not		-0.59	-0.31	
k3:not x of		0.72		-0.22
k3:not x on		-0.82		0.40
k3:not x out			-0.38	-0.68
k3:not x person			-0.32	
k3:not x say		0.23		
k3:not x soon		0.21		
k3:not x tell		-0.23		
k3:not x there		0.81		
k3:not x thing		0.59		-0.98
k3:not x to		0.54	-0.22	-0.35
k3:not x today		1.05		-0.79
k3:not x way		0.23		
k3:not x we		0.20		
k3:not x why		-0.53		
k3:not x will		0.26		-0.65
k3:not x with		-0.66	-0.42	
k3:not x would_like		-0.43		
k3:not x x				0.30
k3:not x xing	-0.20	-0.53		-0.60
k3:not x you		-0.81		-0.55
k3:not x your	-0.25	-0.20		-0.49
k3:not xed $		0.21		-0.79
k3:not xed at		-0.50		
k3:not xed for		-0.27		
k3:not xed to		0.79		
k3:not xing go_on	-0.30	0.35		
k3:not xing it		0.96	-0.25	
k3:not xing the		0.33		
k3:not xing to			-0.28	
k3:not xing today		0.45		-0.21
k3:not xing we		0.67		
k3:not xing x		0.44		-0.49
k3:not yet DONE		-0.54		-0.35
k3:not you $	-0.44	-0.56		-0.28
k3:not you ?	0.57		-0.26	
k3:not you need		-0.36		-0.28
k3:not your approval	0.23	-0.34		
k3:not your ask		-0.48		
k3:not your to				-0.28
k3:not your x		-0.60		-0.53
k3:of 0 $	-0.86	-0.68	-0.54	
k3:of TOPIC $	-0.21	-0.47		
k3:of TOPIC TOPIC		-0.31		
k3:of TOPIC be	-0.35			0.28
k3:of TOPIC x		-0.52		-0.27
k3:of TOPIC0 $	-0.45			0.76
k3:of TOPIC0 be				-0.24
k3:of TOPIC0 have		-0.24		0.26
k3:of a soon		-0.23		0.21
k3:of a x	-0.51	-0.48		-0.38
k3:of an contact		0.52		
k3:of an thing		0.21		
k3:of ask $	-0.32			-0.21
k3:of contact for		0.62		-0.50
k3:of it $	-0.37	-0.42	-0.44	
k3:of it ?	-0.23			
k3:of it DONE		0.24		-0.23
k3:of it be		0.24		
k3:of it do	-0.58	-0.28	-0.32	
k3:of it done_word	-0.31	-0.21	-0.24	-0.56
k3:of it for	0.21		-0.26	
k3:of it in				-0.20
k3:of it money		-0.21		
k3:of it on	0.29		0.56	
k3:of it please		0.27		
k3:of it soon		-0.55		
k3:of it tell		0.24		-0.34
k3:of it thing		-0.56	-0.47	-0.61
k3:of it we		0.43		
k3:of it x				0.31
k3:of it yet	-0.21			
k3:of it you			0.39	
k3:of look $		-0.61		0.32
k3:of look be	-0.33	-0.22		0.53
k3:of look or	-0.37			
k3:of money $		-0.41		-0.51
k3:of must for		0.47		-0.40
k3:of our $				-0.26
k3:of our be	-0.27		0.30	
k3:of our hand		0.60	-0.28	-0.68
k3:of our have			-0.37	
k3:of our person		-0.28		
k3:of our thing		-0.21	-0.25	
k3:of our warn			0.30	
k3:of our x		0.35		
k3:of person x			0.24	
k3:of the ACT				-0.22
k3:of the TOPIC				-0.23
k3:of the ask		0.97		-0.71
k3:of the contact		-0.34	-0.25	
k3:of the look	-0.22			
k3:of the money		-0.27		-0.28
k3:of the need	-0.34			-0.30
k3:of the once_more	-0.50		-0.46	0.51
k3:of the thing	-0.26			
k3:of the x		-0.23		
k3:of the xing		-0.32		-0.26
k3:of thing $	-0.47	-0.34		-0.34
k3:of thing ,		0.23		
k3:of thing be		-0.27		
k3:of thing do	-0.24			0.35
k3:of thing done_word				0.27
k3:of thing have		-0.23		
k3:of thing make_so	0.27			
k3:of thing must		-0.32		
k3:of thing takes		-0.30		
k3:of thing today	-0.26			
k3:of thing will				-0.21
k3:of today $	-0.24	-0.32		0.33
k3:of today the				0.38
k3:of us $				-0.41
k3:of us have		-0.23		
k3:of us may	-0.53	0.36		-0.23
k3:of us will				-0.29
k3:of what thing	-0.27	-0.57		-0.32
k3:of x $	-0.63	-0.61	-0.24	-0.91
k3:of x ,				-0.38
k3:of x 0				-0.22
k3:of x ?	-0.66			
k3:of x TOPIC0	0.44	-0.35		-0.42
k3:of x allow	-0.25	-0.45		-0.21
k3:of x and	0.39			
k3:of x be	-0.28	-0.32	0.43	-0.33
k3:of x person		-0.37		
k3:of x soon		-0.33		
k3:of x there	-0.27			
k3:of x thing	-0.32	-0.73		-0.46
k3:of x we		0.46		
k3:of x x	-0.30	-0.46	-0.42	
k3:of yet $	-0.30		-0.30	0.43
k3:of yet the		-0.40		0.47
k3:of you $	-0.52	-0.35	-0.45	-0.85
k3:of you ,		-0.25		-0.23
k3:of you ?	-0.62			
k3:of you over				-0.43
k3:of your thing				-0.29
k3:of your x	-0.37	-0.25		
k3:of your xing	-0.30			
k3:off , your				0.30
k3:off a soon	-0.31	-0.28		0.27
k3:off because ACT				0.35
k3:off it $	-0.32	0.31	-0.21	
k3:off it ?	-0.69	-0.27	-0.33	-0.29
k3:off it x		-0.24	-0.23	0.46
k3:off just yet	-0.31	-0.25	-0.26	0.32
k3:off on it		0.33		
k3:off the thing	0.27			-0.36
k3:off the x	-0.35	0.28	0.51	-0.61
k3:off x once_more		0.21		-0.36
k3:off yet $	-0.26	-0.46	-0.46	1.01
k3:off your thing		-0.68		0.71
k3:on , and				0.32
k3:on , look		-0.20		
k3:on , please		-0.34		
k3:on , when		-0.27		
k3:on , x				-0.69
k3:on , xing			0.25	
k3:on ? $	0.41			
k3:on ACT $		-0.52	-0.39	-0.33
k3:on ACT ,				-0.48
k3:on ACT for				-0.32
k3:on TOPIC $	-0.58	0.32	-0.30	-1.10
k3:on TOPIC x		-0.52		
k3:on a contact	-0.53	0.52	-0.35	
k3:on a person				-0.28
k3:on a thing		0.36	-0.21	
k3:on a x				-0.24
k3:on allow $		0.48		-0.24
k3:on allow for		0.28	-0.22	-0.67
k3:on for yet	-0.27	0.54		-0.64
k3:on it $	-0.26	-0.81		-0.48
k3:on it ,				-0.20
k3:on it ?	0.30			
k3:on it TOPIC		0.43	-0.24	-0.42
k3:on it and	-0.21			
k3:on it be		0.42		
k3:on it because		-0.39		-0.37
k3:on it can		0.25		
k3:on it contact		-0.22	0.51	
k3:on it it		0.25		
k3:on it tell				-0.35
k3:on it thing				0.34
k3:on it we		0.22		
k3:on it x		0.44		
k3:on keep ?	-0.46		-0.27	
k3:on keep for		-0.21		
k3:on our contact				0.44
k3:on our stop		0.45		-0.58
k3:on our tell				-0.40
k3:on our through_channel		-0.26	-0.22	
k3:on our x			-0.32	
k3:on soon $				-0.33
k3:on the 0	-0.29	0.93		-0.38
k3:on the ACT	0.35			
k3:on the TOPIC	0.22	-0.48		0.67
k3:on the contact		-0.22	0.27	
k3:on the once_more		0.22		-0.27
k3:on the person			0.39	-0.37
k3:on the soon		0.22		-0.40
k3:on the thing	-0.48	0.47		0.34
k3:on the through_channel			0.28	
k3:on the way	-0.32		0.29	-0.42
k3:on the x				-0.24
k3:on thing $	-0.41		-0.23	-0.33
k3:on thing ,				0.26
k3:on thing ?		-0.56	-0.27	-0.25
k3:on thing DONE				0.22
k3:on thing because				0.48
k3:on thing for				-0.21
k3:on thing will		-0.26		
k3:on thing yet				-0.21
k3:on to it		0.68	-0.70	
k3:on to person			0.27	
k3:on to the			-0.52	
k3:on what it	-0.38			
k3:on what soon	-0.29	-0.32		
k3:on what x	-0.25			
k3:on what your				-0.23
k3:on why you	-0.55			
k3:on with you			0.75	0.24
k3:on x $	-0.36		-0.77	-0.87
k3:on x ,		-0.24	-0.26	
k3:on x be	-0.24	-0.44		
k3:on x because		-0.33		
k3:on x it		-0.27	-0.28	-0.32
k3:on x tell			0.25	
k3:on x thing		-0.52	-0.58	0.67
k3:on x through_channel			0.33	-0.21
k3:on x way		-0.46		0.35
k3:on x x		-0.22	0.33	-0.60
k3:on you be			0.44	-0.30
k3:on you it				-0.29
k3:on you once_more				0.45
k3:on your DONE			0.25	
k3:on your approval	0.52			-0.21
k3:on your contact		-0.33	-0.38	
k3:on your xed			0.44	
k3:once_more , before		0.33		0.23
k3:once_more , contact		-0.33		
k3:once_more , do		-0.28		
k3:once_more , it				0.81
k3:once_more , our		-0.29	-0.23	
k3:once_more , the				0.32
k3:once_more , we	-0.34			-0.27
k3:once_more , x				-0.26
k3:once_more ? $	-0.93	-0.23		
k3:once_more TOPIC0 be		0.29		
k3:once_more about it	-0.30	-0.21	0.47	
k3:once_more agree than			0.23	
k3:once_more allow $	-0.30	-0.36		-0.57
k3:once_more allow ,				-0.24
k3:once_more allow ?	-0.50			
k3:once_more allow be	-0.35	-0.26		0.59
k3:once_more allow to	-0.26	-0.35		
k3:once_more contact $		-0.56	-0.61	
k3:once_more contact ,				0.27
k3:once_more contact thing	0.37			0.32
k3:once_more fact_word ,				-0.26
k3:once_more fact_word ?	-0.31			-0.24
k3:once_more fact_word be				0.25
k3:once_more for the		-0.40		-0.48
k3:once_more for you		-0.21		0.50
k3:once_more from you				-0.25
k3:once_more have the				-0.28
k3:once_more have x			-0.53	
k3:once_more have xed		-0.30		-0.23
k3:once_more here not		-0.25		
k3:once_more it $	-0.46	0.28	-0.40	
k3:once_more it ,	-0.23			
k3:once_more it ?	0.61			-0.33
k3:once_more it today		-0.21		
k3:once_more it we		-0.37		
k3:once_more it x		-0.24		
k3:once_more money be	-0.31			
k3:once_more money by				0.24
k3:once_more of it		-0.47		
k3:once_more takes over			0.48	-0.27
k3:once_more than it			-0.40	-0.49
k3:once_more than to		0.26		
k3:once_more than we		0.51		-0.24
k3:once_more than x		-0.23		
k3:once_more thing $	-0.48			
k3:once_more thing ,				0.59
k3:once_more thing ?		-0.26		
k3:once_more thing agree				0.35
k3:once_more thing be		-0.26		
k3:once_more thing can		0.29		-0.25
k3:once_more thing from			-0.21	-0.38
k3:once_more thing have			-0.55	
k3:once_more thing in		-0.20		0.83
k3:once_more thing keep		-0.42		
k3:once_more thing say		0.56		
k3:once_more thing takes		-0.40		
k3:once_more thing thing		-0.22		-0.39
k3:once_more thing to	-0.39	-0.55		-0.50
k3:once_more thing today	0.75			-0.22
k3:once_more thing x	0.32			
k3:once_more thing yet	0.32			
k3:once_more through_channel ?	-0.24	-0.22		
k3:once_more to x	-0.22	-0.38		
k3:once_more today $				-0.33
k3:once_more today ?	-0.26			
k3:once_more x $	-0.27	0.41		-0.73
k3:once_more x ,	-0.24	0.30		
k3:once_more x ?				-0.24
k3:once_more x be		-0.29	0.42	-0.47
k3:once_more x here		-0.39		
k3:once_more x on		-0.42		0.57
k3:once_more x yet		-0.41	-0.28	0.25
k3:once_more xed it	-0.46			-0.37
k3:once_more you need	0.50			
k3:only , it		0.27		
k3:only , x		-0.38		-0.25
k3:only ? $	0.57			
k3:only a person		-0.23		
k3:only after it		-0.43		
k3:only be xing	-0.30	-0.33		
k3:only contact about		0.47		
k3:only fact_word yet	0.30			
k3:only have to	0.29	-0.44		-0.21
k3:only it $	-0.32			
k3:only it ,		0.54		
k3:only it we	-0.33	-0.54		
k3:only it x	-0.23	-0.52		-0.57
k3:only know x	-0.21			
k3:only need the	-0.24			-0.36
k3:only need your				-0.27
k3:only on x	-0.26	0.94		
k3:only our x			-0.35	
k3:only takes a	0.29	-0.22		-0.31
k3:only the thing	-0.23			
k3:only the x	-0.33	-0.29		
k3:only to look	-0.34	-0.23		
k3:only x $	-0.69			-0.53
k3:only x ,		0.28		
k3:only x agree		0.34		
k3:only x for		-0.27		0.34
k3:only x it	-0.24			
k3:only x soon		0.24		
k3:only x x	-0.77	-0.40	-0.20	-0.70
k3:only xing for	0.61	-0.28		
k3:only your approval	0.64			
k3:or approval ?	-0.64	-0.20	-0.20	-0.22
k3:or at the		-0.25		
k3:or be it	-0.25	-0.23		
k3:or be x	-0.30			
k3:or by sent	-0.28			
k3:or by x	-0.21		-0.25	-0.21
k3:or do you	-0.22			
k3:or from x				-0.27
k3:or have it	-0.46			
k3:or keep it	0.31			
k3:or not $	0.31		-0.38	-0.44
k3:or not ,	0.35	0.28		
k3:or not ?	0.28	-0.84		-0.27
k3:or the x	-0.59			-0.24
k3:or with a	-0.28	-0.20		
k3:or with the	-0.44			
k3:or x $		-0.21		-0.25
k3:or x ?	0.25	-0.21		-0.27
k3:or x from	-0.23			-0.26
k3:or x sent	-0.73	-0.21		-0.51
k3:or x to	0.31	-0.26		
k3:or x x	-0.49	-0.27		-0.23
k3:our ACT person			0.39	
k3:our ACT x	-0.25	-0.41	0.44	
k3:our TOPIC the	0.33			
k3:our afraid $		-0.62	-0.37	
k3:our allow $		0.41	-0.25	-0.37
k3:our allow do	-0.21			
k3:our allow to	-0.29	0.34		
k3:our ask ?	-0.52			
k3:our be xing			0.47	
k3:our contact go_on				0.27
k3:our contact say	-0.45		-0.21	-0.23
k3:our hand $		0.39	-0.40	-0.44
k3:our hand be		0.58	-0.32	
k3:our hand x		-0.28	-0.25	
k3:our have x			-0.37	
k3:our money x		-0.40	0.34	-0.21
k3:our not ,		-0.37		
k3:our not ?	-0.27		-0.23	
k3:our once_more through_channel	-0.24	-0.22		
k3:our person $	-0.20			
k3:our person be	-0.27	-0.41	0.32	-0.34
k3:our person for			0.33	
k3:our person have				-0.22
k3:our person in	-0.26			
k3:our person need			0.41	
k3:our person person		-0.23		-0.20
k3:our person takes	-0.22	-0.44	0.45	-0.27
k3:our person will		-0.34	0.49	
k3:our person x		-0.47		
k3:our stop tell		0.23		-0.23
k3:our tell $	-0.25	-0.30		-0.43
k3:our tell ,		0.27		
k3:our tell be		-0.24	-0.30	
k3:our thing person		-0.31	0.23	
k3:our thing will		-0.22	-0.29	
k3:our thing x			0.51	
k3:our through_channel $		-0.27		-0.27
k3:our through_channel need			-0.30	
k3:our to tell		0.33		
k3:our x $			0.23	
k3:our x ,			0.21	
k3:our x ?			-0.24	
k3:our x be		0.59	-0.56	-0.23
k3:our x can	-0.27	-0.30	-0.43	-0.23
k3:our x have		-0.51		-0.36
k3:our x person		-0.30	0.50	
k3:our x refuse	-0.24	0.42	-0.28	-0.25
k3:our x say	-0.32	-0.52	-0.37	
k3:our x stop		0.39	-0.34	
k3:our x the	-0.21			
k3:our x to			-0.26	
k3:our x will			-0.23	
k3:our x would_like			0.26	
k3:our x x			0.75	0.22
k3:our x yet		-0.33		
k3:our xing the	0.27			
k3:out , when				-0.45
k3:out , x	-0.44			-0.40
k3:out ? $		-0.20		
k3:out ACT to		-0.24		0.31
k3:out a soon				0.39
k3:out at 0		0.44		
k3:out at if				-0.35
k3:out at soon		-0.45		0.61
k3:out at x		-0.26		-0.43
k3:out by ACT		-0.29		0.45
k3:out by contact			-0.37	
k3:out for a		-0.34	0.63	
k3:out if it		-0.28		
k3:out in the		-0.37		-0.33
k3:out in today	-0.22	-0.21		-0.32
k3:out in x	-0.30			-0.32
k3:out it be	-0.31	0.44		-0.76
k3:out it for		-0.30		
k3:out of contact		0.62		-0.50
k3:out of it		-0.38	-0.28	
k3:out of look		-0.22		-0.20
k3:out of must		0.47		-0.40
k3:out of our		0.59	-0.28	-0.60
k3:out of the		0.49		
k3:out of what	-0.27	-0.57		-0.32
k3:out of x	-0.34	-0.42		-0.82
k3:out soon x		-0.21	0.33	
k3:out the ACT	-0.30	-0.32		-0.29
k3:out the TOPIC				-0.28
k3:out the thing		0.24		
k3:out the x				-0.27
k3:out to ?	-0.38		-0.46	
k3:out to you				-0.29
k3:out what a		-0.25		
k3:out with it	-0.29			
k3:out would_like it		0.59		
k3:out yet $		-0.24		-0.22
k3:over , and		0.27		
k3:over , x	0.22	-0.28		-0.22
k3:over , you	-0.42			
k3:over ? $				-0.26
k3:over a x		0.34	-0.42	-0.33
k3:over and do		-0.24		0.29
k3:over at 0		-0.33		
k3:over contact $		0.57		
k3:over from us		-0.23	0.25	
k3:over how x	-0.38	-0.30	-0.32	
k3:over it $	-0.30	-0.42	-0.38	-0.31
k3:over it allow		-0.23		
k3:over it once_more		0.40		-0.25
k3:over it with			-0.45	-0.26
k3:over not a		-0.32		
k3:over the allow				-0.53
k3:over the contact	-0.20	0.67	-0.31	
k3:over the thing	-0.35	-0.26	-0.36	-0.76
k3:over the x	0.60			
k3:over there $			-0.32	-0.45
k3:over to a			0.23	
k3:over to it	-0.22	-0.39	0.64	
k3:over to our	-0.23	-0.23	1.37	
k3:over to person			0.88	
k3:over to us	-0.41	-0.27	-0.28	-0.38
k3:over to x	-0.28		0.20	-0.52
k3:over what do	-0.24			-0.35
k3:over with it	0.51			-0.37
k3:over x $	-0.36	-0.24		-0.30
k3:over x x	-0.37		-0.33	-0.40
k3:over xing if				0.25
k3:over yet $	-0.39		0.63	
k3:over your thing			0.21	
k3:person , keep			0.21	
k3:person , over				-0.29
k3:person , person			0.35	0.46
k3:person , so		0.20	-0.22	
k3:person , they			0.49	
k3:person , x	-0.24		0.49	-0.40
k3:person ? $	-0.25	-0.20	-0.34	
k3:person TOPIC $	-0.47	-0.75	-0.90	
k3:person TOPIC ?	-0.27			
k3:person TOPIC be		-0.38		
k3:person TOPIC can		0.44		
k3:person TOPIC have		0.25	-0.23	
k3:person TOPIC money	0.23		-0.33	
k3:person TOPIC on		0.21		-0.27
k3:person TOPIC x	-0.39	0.49		0.39
k3:person TOPIC yet				-0.37
k3:person about it			-0.41	
k3:person ask for			-0.42	
k3:person at the		0.31	-0.22	
k3:person be ACT			-0.50	-0.61
k3:person be agree	-0.57			-0.53
k3:person be for		-0.42	-0.28	-0.35
k3:person be hand		-0.29	0.44	
k3:person be it	-0.56	-0.31	-0.22	
k3:person be look			-0.33	
k3:person be not			-0.22	
k3:person be on			0.87	-0.57
k3:person be takes		-0.22	0.40	
k3:person be x		-0.40	-0.39	
k3:person be xing		-0.27	0.68	
k3:person be your				-0.27
k3:person can $	-0.20		-0.32	
k3:person can ACT			-0.30	
k3:person can takes			-0.23	
k3:person can thing			-0.22	
k3:person contact to			-0.31	
k3:person contact with			-0.81	
k3:person contact you			0.46	
k3:person for it		-0.43		
k3:person for the			-0.38	
k3:person for us	-0.27	-0.29	-0.23	-0.50
k3:person for x			0.34	
k3:person for you			0.52	-0.29
k3:person from the			0.24	-0.21
k3:person from your			-0.25	-0.26
k3:person hand yet				-0.22
k3:person have a			-0.35	-0.20
k3:person have be				-0.35
k3:person have it			0.47	-0.59
k3:person have x		-0.25		-0.27
k3:person have xed	-0.29	-0.32	-0.27	
k3:person have your		-0.24	0.54	-0.28
k3:person in $	-0.40		0.55	-0.46
k3:person in a			0.24	
k3:person in the		-0.21		
k3:person in x			-0.32	
k3:person keep with			0.23	
k3:person know $				-0.43
k3:person look at				-0.33
k3:person may ACT	-0.36	0.46	-0.34	
k3:person need a			0.39	
k3:person need xing			-0.40	
k3:person of our		-0.24		
k3:person of the			0.30	
k3:person on $			0.21	
k3:person on the	-0.42		0.44	
k3:person once_more $		-0.27	-0.24	-0.26
k3:person once_more have			-0.52	
k3:person once_more takes			0.48	-0.27
k3:person person $	-0.26	-0.40	0.55	-0.26
k3:person person be			0.33	
k3:person person have		-0.24	0.23	
k3:person person takes				-0.26
k3:person person to			0.44	
k3:person person x			0.32	
k3:person takes ,			0.33	-0.23
k3:person takes at			-0.23	
k3:person takes it		-0.43	0.35	
k3:person takes over		-0.38	0.55	-0.25
k3:person takes with			0.60	-0.36
k3:person takes would_like				0.44
k3:person tell to			0.45	
k3:person tell x			0.42	-0.21
k3:person they can			0.57	
k3:person they contact			0.30	
k3:person they have		0.54		
k3:person they know			0.29	
k3:person to contact			0.33	
k3:person to it			0.60	
k3:person to takes			0.45	
k3:person to the		-0.58	-0.31	
k3:person to x		-0.23	0.26	
k3:person will be	-0.34			
k3:person will contact			0.48	-0.28
k3:person will takes	-0.21		0.27	
k3:person will tell			0.45	-0.25
k3:person will x			0.31	-0.27
k3:person with once_more			0.23	
k3:person with your				-0.45
k3:person would_like $			0.31	
k3:person would_like it	-0.29		-0.26	-0.21
k3:person x $	-0.33	-0.73	-0.61	-0.50
k3:person x ,			0.70	
k3:person x ?	-0.48	-0.37	-0.54	-0.33
k3:person x and			-0.22	
k3:person x be		-0.53	0.70	-0.64
k3:person x contact		-0.36	0.70	
k3:person x do			0.52	-0.28
k3:person x from			0.55	
k3:person x hand			0.28	-0.22
k3:person x have		0.58	0.81	
k3:person x in			-0.20	
k3:person x of			0.54	
k3:person x on			-0.37	
k3:person x person			0.35	
k3:person x takes		-0.43	0.45	
k3:person x us		-0.32	-0.38	
k3:person x will			0.56	
k3:person x x	-0.22		0.35	-0.30
k3:person x you			0.29	
k3:person xed x	-0.21			-0.30
k3:person xed you			-0.22	
k3:person xing $				-0.42
k3:person yet $	-0.22	-0.33	0.93	-1.10
k3:person yet ,				0.29
k3:person you have		-0.26		
k3:please , and			0.65	
k3:please ? $	-1.03		-0.25	-0.23
k3:please ACT the	-0.66		-0.25	-0.26
k3:please ACT us	-0.30	-0.22	-0.24	-0.30
k3:please agree $	0.68			
k3:please agree ,	1.07	-0.33		-0.28
k3:please agree if	0.45			
k3:please agree it	0.30	-0.42		-0.27
k3:please agree the	-0.20			-0.75
k3:please agree x	-0.65		-0.26	-0.27
k3:please agree your	-0.32			-0.30
k3:please ask $	0.37			-0.27
k3:please be on	-0.49		-0.46	-0.41
k3:please be x	-0.60	-1.04	-0.28	-0.91
k3:please be xed				0.54
k3:please be xing	0.24	-0.21		
k3:please contact with	-0.40			-0.52
k3:please do not		-0.53		
k3:please have the	-0.27			
k3:please if $	-0.21			
k3:please if the	-0.38			
k3:please if your	-0.24			-0.33
k3:please it will				-0.21
k3:please keep $	-0.27	-0.39	-0.33	-0.58
k3:please keep ,			0.30	
k3:please keep for			0.76	
k3:please keep on		-0.67		
k3:please keep the	-0.39	-0.21	-1.03	
k3:please keep with		-0.27		
k3:please keep x	-0.25			
k3:please know it		0.51		
k3:please let us	0.22			
k3:please look after				0.41
k3:please not ACT	-0.26	-0.25	-0.31	-0.28
k3:please not it				0.53
k3:please not tell				-0.32
k3:please of thing	-0.20			
k3:please of you	-0.43	-0.29	-0.31	-0.46
k3:please tell $	-0.96		-0.45	-0.37
k3:please tell ,			-0.36	
k3:please tell if	0.45			
k3:please tell in	-0.57		-0.20	-0.52
k3:please tell it	-0.25		-0.36	-0.44
k3:please tell the	-0.23			-0.32
k3:please tell what	-0.24			
k3:please tell x	-0.52			-0.23
k3:please tell your	-0.82		-0.22	
k3:please to agree	-0.39			0.22
k3:please to know	-0.31			0.46
k3:please to say				0.23
k3:please x $	-0.85		-0.42	
k3:please x for	-0.51		0.54	
k3:please x if	0.63	-0.24		
k3:please x of	-0.20	-0.21		
k3:please x the	-0.64	-0.67	-0.31	-0.52
k3:please x us	-0.68	-0.32	-0.35	
k3:please x x	-0.30			
k3:please x your	0.37			-0.24
k3:reason_for ? $	-0.47	-0.22		-0.22
k3:reason_for be it	-0.28			
k3:reason_for for the	-0.49	-0.40		
k3:reason_for not to	0.57	-0.28		
k3:reason_for of the	-0.30			-0.21
k3:reason_for we can		0.47		
k3:refuse , x	-0.36	0.56		0.36
k3:refuse by the		0.42		
k3:refuse done_word done_word		0.29		
k3:refuse it $		0.36	-0.24	
k3:refuse it ?	1.13	-0.51	-0.56	-0.23
k3:refuse it on	0.43	-0.28		-0.23
k3:refuse it x	-0.40	-0.40		-0.30
k3:refuse the ACT	-0.31	0.79		-0.68
k3:refuse the TOPIC	-0.25	0.55		-0.27
k3:refuse the x		-0.42		
k3:refuse up $	0.27	-0.34		
k3:refuse up in	-0.25			
k3:refuse up on		-0.29		
k3:refuse x $		0.23	-0.36	
k3:refuse x ,				0.48
k3:refuse you over			0.30	
k3:say , and		0.64		
k3:say , the				-0.20
k3:say ? $	0.33			
k3:say a approval		-0.45		
k3:say approval $		0.27		
k3:say be x				-0.23
k3:say go_on $	0.46	-0.26		-0.66
k3:say how $		-0.21		
k3:say how it	-0.47			-0.21
k3:say it $	-0.62	-0.38		-0.68
k3:say it ,	-0.20	0.21		
k3:say it ?	-0.46			
k3:say it be	-0.22	-0.29		
k3:say it do		0.50		
k3:say it it			-0.22	
k3:say it the	-0.30	-0.37		0.31
k3:say it to	-0.21			
k3:say it we		0.21		
k3:say it x				0.26
k3:say it your				0.24
k3:say not $	-0.92			
k3:say not ,	0.46	-0.49		
k3:say not ?		-0.39		
k3:say not approval	-0.25	0.34		
k3:say not here		0.45	-0.21	
k3:say not it				-0.26
k3:say not to		0.72		-0.44
k3:say on x				-0.32
k3:say so $	0.37			
k3:say so ,	0.33			-0.47
k3:say the approval	0.28			
k3:say the x	0.50			-0.39
k3:say they be	-0.31		-0.36	
k3:say what must		-0.23		
k3:say what xed	-0.29			-0.39
k3:say when $	0.68	-0.33	-0.27	-0.57
k3:say when ,	0.63			-0.45
k3:say when it	-0.81	-0.20		
k3:say why $		0.57		
k3:say x $	-0.33	-0.40		-0.46
k3:say x ,			-0.35	
k3:say x in			0.58	
k3:say x to	-0.66	-0.34	-0.35	0.62
k3:say x x				-0.54
k3:say xing $	-0.35			-0.21
k3:say xing to	-0.48			
k3:say yet if	-0.39			
k3:say you $		-0.27		
k3:sent ? $	-0.27			
k3:sent a contact			-0.25	
k3:sent a x		-0.21		
k3:sent go_on ?	-0.30			
k3:sent in x		-0.22		-0.28
k3:sent it to		0.24		
k3:sent on the				-0.24
k3:sent or at		-0.23		
k3:sent thing ?	0.29			
k3:sent thing be		-0.37		
k3:sent thing today	0.49			
k3:sent thing yet				-0.20
k3:sent to you				0.26
k3:sent to your	0.28			
k3:sent x ?			-0.24	-0.26
k3:sent x x			-0.52	
k3:sent you a		-0.24	-0.28	-0.42
k3:sent you the				-0.24
k3:so , ACT				-0.32
k3:so , may	0.27			
k3:so , the	0.39			-0.49
k3:so , x		-0.40		
k3:so ? $		-0.39	-0.28	-0.31
k3:so TOPIC0 be	-0.38			-0.33
k3:so afraid for	-0.23	-0.60		0.74
k3:so afraid it		-0.49		
k3:so agree $		-0.24		
k3:so do not	-0.24	-0.78		
k3:so it be		0.39		-1.02
k3:so it can		0.23		
k3:so it it		-0.62		0.32
k3:so it keep	-0.42	0.76	-0.30	-0.21
k3:so it the	0.70	-0.52		
k3:so it we	-0.42	-0.64		
k3:so it will			-0.54	
k3:so it x		-0.76	0.32	
k3:so it you	-0.49	-0.43		0.49
k3:so not $	-0.58	0.72	-0.30	-0.21
k3:so not ACT	-0.22			
k3:so not a		0.27		
k3:so not by		0.24	-0.42	
k3:so not once_more		0.32		-0.87
k3:so not x		1.07		-0.29
k3:so the TOPIC		0.29		
k3:so the TOPIC0	-0.31	0.50		-0.43
k3:so the money	-0.33	0.81		
k3:so the x	0.22	-0.24		
k3:so there be	-0.27	0.55		
k3:so they will			0.23	
k3:so to contact		-0.24	-0.26	
k3:so we can		0.23		
k3:so we have	-0.22	0.50		
k3:so we keep	-0.44	0.46		
k3:so we know		-0.64		
k3:so we will	-0.21		-0.25	
k3:so x $	0.57	-0.47		-0.63
k3:so x ,	0.33	-0.46		
k3:so x ?			-0.22	
k3:so x for		-0.24		
k3:so x of		0.29		
k3:so x so		-0.24		
k3:so x we		-0.21		
k3:so x x	-0.51			
k3:so you be	-0.39		-0.25	0.60
k3:so you have	-0.41	-0.94		-1.29
k3:so you know	-0.21	-0.28		-0.29
k3:so you will		0.32		
k3:soon , 0			-0.20	
k3:soon , TOPIC0	-0.36			-0.21
k3:soon , and		0.46	0.24	
k3:soon , because		-0.43		
k3:soon , before			0.41	
k3:soon , but		0.37		
k3:soon , on		-0.20	0.21	-0.50
k3:soon , so		0.67		
k3:soon , the		0.65		
k3:soon , they		0.52		
k3:soon , while		-0.25		-0.32
k3:soon , with		0.25		
k3:soon , you	-0.24			
k3:soon 0 soon		-0.20	0.42	
k3:soon ? $	-0.46	-0.23		
k3:soon TOPIC x		-0.23		
k3:soon TOPIC0 be		-0.25		0.33
k3:soon a soon	-0.39			
k3:soon a x		0.67		
k3:soon after it	-0.25	0.52		
k3:soon agree you	-1.16			-0.23
k3:soon approval $	-0.55	0.25		
k3:soon ask ,		-1.11		
k3:soon be ACT		0.21		
k3:soon be it	-0.66			
k3:soon be on				-0.36
k3:soon be over	0.25	-0.28	-0.22	-0.51
k3:soon be up		0.23		
k3:soon be would_like	-0.50	-0.50		
k3:soon be you		-0.24		
k3:soon because it	-0.62	-0.62		-0.79
k3:soon because we		-0.22		
k3:soon because you	0.46			
k3:soon do you	-0.38			
k3:soon for a		0.26		
k3:soon for x		0.56	-0.28	
k3:soon for you		-0.28	-0.23	-0.37
k3:soon here $		-0.22		
k3:soon if they	-0.36	-0.48	-0.44	
k3:soon if we		0.50		
k3:soon in it			-0.38	
k3:soon it $		-0.71	-0.32	-0.39
k3:soon it ,		-0.31		-0.25
k3:soon it be				0.27
k3:soon it go_on	-0.21	-0.26		-0.28
k3:soon it have		-0.25		
k3:soon it x		0.24		0.20
k3:soon money $	-0.33			
k3:soon money ,				0.27
k3:soon money ?	0.50	-0.24		
k3:soon money will				-0.21
k3:soon must it				-0.24
k3:soon of TOPIC		-0.35		
k3:soon of a		0.67		
k3:soon of be				-0.24
k3:soon of x		0.21		
k3:soon on $		-0.28	-0.39	0.28
k3:soon on ?	-0.27			
k3:soon on the		-0.42		
k3:soon our x		0.21		
k3:soon soon $		0.32	-0.27	
k3:soon tell $	-0.26			
k3:soon the soon			0.22	
k3:soon there $		-0.49		-0.43
k3:soon to x		-0.44		
k3:soon too x		0.51		
k3:soon we be	-0.31			
k3:soon we have		-0.44		0.32
k3:soon we know	0.47			-0.31
k3:soon we will		-0.34		0.30
k3:soon with your	-0.56			-0.64
k3:soon x $		0.22		
k3:soon x ,	0.25			
k3:soon x ?	-0.20			
k3:soon x be	-0.22	0.27		
k3:soon x do		-0.24		
k3:soon x in		-0.20		
k3:soon x soon				-0.38
k3:soon x than			-0.21	
k3:soon x x		-0.54	-0.21	-0.28
k3:soon yet $			-0.25	
k3:soon you ACT	0.44	-0.24		-0.29
k3:soon you be	-0.58			
k3:soon you have		-0.22		-0.28
k3:soon you say	0.39			-0.35
k3:soon you tell	0.56	-0.36		-0.24
k3:stop , and	0.28			
k3:stop ? $	-0.28	-0.26		
k3:stop TOPIC TOPIC		0.28		-0.35
k3:stop do x		0.32		
k3:stop here $			-0.22	
k3:stop in 0				-0.62
k3:stop in ?	-0.83	-0.40		-0.49
k3:stop keep for		-0.34		
k3:stop of the		-0.53		
k3:stop of x	-0.27			-0.40
k3:stop us $		-0.21		
k3:stop with ?	-0.25		-0.23	
k3:stop xing x		0.23		
k3:takes , after			0.45	
k3:takes , it		0.25		
k3:takes ? $	0.25		-0.21	-0.28
k3:takes ACT $		-0.23	0.25	
k3:takes a approval	0.37	-0.37		
k3:takes a soon	-0.34	-0.22		-0.75
k3:takes a takes		-0.27		
k3:takes a while	-0.40	-0.28		-0.23
k3:takes a x	-0.55	-0.24		0.35
k3:takes about a		-0.22		-0.22
k3:takes at $			-0.25	-0.26
k3:takes at TOPIC		-0.59	-0.32	-0.33
k3:takes at the	-0.35	-0.64		-0.44
k3:takes at what			-0.20	
k3:takes at x		-0.35	0.27	
k3:takes at your		-0.21	-0.28	-0.26
k3:takes be on			-0.27	0.25
k3:takes be your	0.31			
k3:takes for it			-0.41	
k3:takes for the	-0.35			
k3:takes for x			-0.39	
k3:takes from you	-0.29		-0.29	
k3:takes in from				0.27
k3:takes into it	-0.26			-0.21
k3:takes into the		-0.24		
k3:takes it $	-0.30	0.48	0.30	-0.35
k3:takes it ,			0.21	
k3:takes it ?		-0.33	-0.68	-0.62
k3:takes it ACT	-0.59			
k3:takes it from	-0.20	-0.38	0.20	
k3:takes it it	0.68	-0.24		
k3:takes it up	-0.33			
k3:takes it we	0.83	-0.68		
k3:takes live at	-0.26			-0.33
k3:takes live soon	-0.24	-0.24	-0.31	-0.34
k3:takes need x	-0.26			
k3:takes once_more $		-0.24		
k3:takes out for		-0.35	0.63	
k3:takes over $	-0.25	-0.24	0.43	-0.51
k3:takes over ,			0.35	
k3:takes over from			0.24	
k3:takes over yet	-0.38		0.43	-0.39
k3:takes the TOPIC0		0.21		-0.36
k3:takes the contact	-0.33	-0.64	0.47	
k3:takes the money	-0.43		-0.81	
k3:takes the thing	0.27			
k3:takes the x		-0.33	-0.38	
k3:takes to know			-0.24	
k3:takes up $	-0.44	-0.31	0.27	
k3:takes up yet			-0.22	-0.22
k3:takes with it	-0.21	-0.24		-0.33
k3:takes with the		0.28		-0.30
k3:takes with you			0.67	-0.49
k3:takes would_like $	-0.94	-0.44	-0.51	
k3:takes would_like of	0.32	-0.21	-0.47	
k3:takes x $			-0.35	-0.56
k3:takes x ?	0.65			
k3:takes x at		-0.49		
k3:takes x have			-0.22	-0.30
k3:takes x soon		-0.65		-0.30
k3:takes x today	-0.38			
k3:takes x x			-0.35	-0.50
k3:takes xing x		-0.23		0.23
k3:takes you $			0.48	
k3:takes you ?	-0.31			
k3:takes you with				-0.25
k3:takes your today	-0.43	-0.42	-0.29	-0.58
k3:tell , so		0.63		-0.23
k3:tell , we	-0.23			
k3:tell ? $	-0.23			
k3:tell DONE on	-0.35			
k3:tell TOPIC TOPIC	-0.26	0.32		-0.27
k3:tell a ACT	-0.30	-0.29	-0.21	-0.21
k3:tell a x	-0.26			
k3:tell and if	0.34			
k3:tell and the	-0.40		-0.23	
k3:tell approval $	0.20	-0.20		-0.36
k3:tell approval ,	0.25			
k3:tell approval to	0.83		-0.20	-0.43
k3:tell back $		0.29	-0.27	
k3:tell be at		-0.43		
k3:tell be on				-0.21
k3:tell be the				-0.25
k3:tell be x	-0.29	-0.50	-0.23	-0.37
k3:tell be xed			0.23	-0.35
k3:tell go_on up	-0.24	-0.32	-0.24	-0.26
k3:tell how you	-0.48			
k3:tell if the	0.38			
k3:tell if you	0.59			-0.21
k3:tell in $	-0.59		-0.54	-0.60
k3:tell in ,			-0.28	
k3:tell in ?	-0.52			
k3:tell in the	0.36			
k3:tell in x		-0.23	-0.25	-0.36
k3:tell in your		-0.42		-0.35
k3:tell it $		-0.56		
k3:tell it ,	-0.34			
k3:tell it back	-0.27			
k3:tell it be		0.60		
k3:tell it do		0.39		
k3:tell it here	-0.27		-0.39	
k3:tell it in	-0.39	-0.46	-0.56	-0.72
k3:tell it once_more		-0.25		-0.28
k3:tell it out	-0.63			-0.58
k3:tell it to		0.37	0.21	
k3:tell it x		-0.35		0.43
k3:tell make_so tell	-0.35		-0.24	-0.32
k3:tell not tell		-0.34		
k3:tell of the	-0.30			
k3:tell of thing	-0.23			-0.22
k3:tell of x	-0.31	0.44		
k3:tell of your	-0.28			
k3:tell on the		-0.46		
k3:tell out $		0.61		-0.42
k3:tell out ACT		-0.24		0.31
k3:tell out the		0.22		
k3:tell over yet			0.67	
k3:tell please $				-0.28
k3:tell say xing	-0.43			
k3:tell tell $	-0.43	-0.31		-0.32
k3:tell tell x				-0.29
k3:tell the TOPIC	-0.53	-0.28		
k3:tell the allow		-0.52		
k3:tell the approval	0.63	-0.23	-0.23	
k3:tell the contact			0.22	
k3:tell the money	-0.38	-0.21		-0.27
k3:tell the once_more	-0.23	-0.21		-0.23
k3:tell the tell	-0.34			
k3:tell the thing	-0.30	-0.40	-0.24	-0.35
k3:tell the x	-0.25			-0.31
k3:tell to it			0.45	
k3:tell to the	-0.53		-0.42	0.30
k3:tell to x	-0.42		0.21	
k3:tell to you			0.54	-0.22
k3:tell up on	-0.30	-0.40	-0.46	-0.33
k3:tell us $	-0.65	-0.69	-0.59	-0.91
k3:tell us ,	-0.25		-0.27	-0.69
k3:tell us a		-0.22		
k3:tell us be	-0.20	-0.26		
k3:tell us contact		-0.29		
k3:tell us how	-0.32			
k3:tell us if	0.37			
k3:tell us it	0.39			
k3:tell us look	-0.27			
k3:tell us not	0.63	-0.33		-0.23
k3:tell us once_more	-0.50		-0.59	-0.31
k3:tell us the	-0.56			
k3:tell us they		-0.29		
k3:tell us to	0.53		-0.21	-0.30
k3:tell us what	-0.28			
k3:tell us when	0.35			-0.24
k3:tell us where	-0.24			
k3:tell us x	-0.52			
k3:tell what be		-0.24		
k3:tell what they				-0.21
k3:tell what you				-0.57
k3:tell why $	-0.59	-0.50	-0.49	-0.50
k3:tell x $	-0.54	-0.58	-0.28	-0.47
k3:tell x ,		-0.23		
k3:tell x about	-0.39		0.54	
k3:tell x and		-0.35		
k3:tell x fact_word	-0.34			-0.25
k3:tell x say		-0.23		
k3:tell x thing				-0.28
k3:tell x will			0.42	-0.21
k3:tell x x			-0.64	0.24
k3:tell x your				-0.35
k3:tell yet $	-0.29		-0.44	-0.30
k3:tell you $	-0.49	0.25	-0.45	
k3:tell you ?	-0.40			
k3:tell you in	0.57		-0.30	
k3:tell you it		0.25		
k3:tell you once_more	-0.29		-0.32	-0.45
k3:tell you the	0.42	0.25		-0.42
k3:tell you to	-0.29		0.48	
k3:tell your contact			-0.24	-0.29
k3:tell your not		-0.63		-0.36
k3:tell your x	-0.86		-0.28	-0.42
k3:than a look	-0.21			
k3:than a x		0.64		-0.24
k3:than it $	-0.23	-0.30		
k3:than it takes			-0.21	-0.21
k3:than it thing		0.53		-0.37
k3:than the x		-0.72	-0.35	
k3:than to say		0.26		
k3:than we can		0.32		-0.25
k3:than we do		-0.23	0.50	
k3:than we have			0.23	
k3:than x $		-0.27		-0.28
k3:than x it		-0.35	-0.22	
k3:thanks , have	-0.22	-0.20		-0.28
k3:thanks , it				-0.38
k3:thanks , the				0.36
k3:thanks because a				0.24
k3:thanks for the		-0.32		
k3:thanks for xing	0.27			
k3:thanks for your	-0.20	-0.42		
k3:thanks from the			-0.44	-0.35
k3:thanks in x			-0.29	-0.50
k3:thanks to x				-0.22
k3:thanks x $	-0.38	-0.51	-0.28	-0.65
k3:thanks you $	-0.43	-0.31	-0.56	-0.61
k3:thanks you ,	-0.21			
k3:thanks you so		-0.25		
k3:thanks you x		-0.26		-0.25
k3:the 0 $	-0.37	0.75		-0.61
k3:the 0 money			-0.28	0.48
k3:the ? $	-0.57	-0.52	-0.38	-0.36
k3:the ACT $	-0.33	-0.36	-0.28	0.30
k3:the ACT ?	0.45	-0.39		-0.47
k3:the ACT DONE		-0.33		
k3:the ACT be	-0.41			-0.20
k3:the ACT because				0.51
k3:the ACT can		0.65		-0.45
k3:the ACT have		-0.30	-0.25	0.25
k3:the ACT in		-0.75	-0.31	-0.32
k3:the ACT keep		0.30		-0.33
k3:the ACT on		-0.31		
k3:the ACT takes		-0.26		-0.22
k3:the ACT to			-0.28	
k3:the ACT we		-0.20		
k3:the ACT will		0.30	-0.20	-0.54
k3:the ACT x				-0.38
k3:the ACT yet	0.39			
k3:the ACT you	-0.49	-0.28	-0.25	-0.20
k3:the DONE $			-0.23	-0.63
k3:the DONE ,				-0.21
k3:the DONE be		-0.26		0.53
k3:the DONE have				0.24
k3:the TOPIC $	-0.34	-0.35		0.21
k3:the TOPIC ,				0.44
k3:the TOPIC ?	0.21	-0.33		
k3:the TOPIC ACT				0.23
k3:the TOPIC DONE	0.40			
k3:the TOPIC TOPIC		-0.25		-0.53
k3:the TOPIC agree				-0.25
k3:the TOPIC be	-0.40	-0.24		
k3:the TOPIC can		0.73		-0.29
k3:the TOPIC do		0.30		
k3:the TOPIC from			-0.22	
k3:the TOPIC hand	-0.32	-0.36	-0.57	-0.28
k3:the TOPIC have				0.22
k3:the TOPIC it		-0.31		0.37
k3:the TOPIC keep	-0.21			-0.33
k3:the TOPIC may		0.24		-0.25
k3:the TOPIC money	-0.23	-0.25		
k3:the TOPIC takes				-0.25
k3:the TOPIC tell		-0.22		-0.34
k3:the TOPIC thing		-0.28		
k3:the TOPIC today	1.01	-0.26		
k3:the TOPIC will	0.28			-0.76
k3:the TOPIC x				-0.35
k3:the TOPIC yet	0.38	-0.22	-0.26	-0.44
k3:the TOPIC0 back		0.56		-0.43
k3:the TOPIC0 be	-0.31	-0.76		0.43
k3:the TOPIC0 go_on		0.39		-0.35
k3:the TOPIC0 where		0.25		
k3:the TOPIC0 will	-0.44	0.33	-0.32	
k3:the TOPIC0 x	-0.29	-0.44		0.42
k3:the agree fact_word	-0.21		-0.25	-0.47
k3:the agree it	-0.21	0.60		
k3:the agree x				-0.20
k3:the allow $	-0.23	0.24		-0.26
k3:the allow ,		0.65		
k3:the allow ?	-0.25	-0.49		
k3:the allow be		-0.61	-0.25	-0.41
k3:the allow for		-0.70		
k3:the allow keep		0.85	-0.56	
k3:the allow x		0.71		-0.35
k3:the approval $	0.26		-0.24	
k3:the approval be	-0.39	0.49		-0.44
k3:the approval x	0.34			
k3:the ask $		0.97		-0.74
k3:the back $				-0.33
k3:the back ?	-0.30			
k3:the back person		-0.22	0.25	-0.29
k3:the contact $	-0.24	-0.24	0.53	-0.21
k3:the contact ?	-0.25		-0.22	-0.60
k3:the contact be			-0.30	0.81
k3:the contact for		-0.36		
k3:the contact it				-0.58
k3:the contact say	-0.37	-0.22		
k3:the contact there		0.98		-0.37
k3:the contact thing			-0.25	
k3:the contact to			0.33	
k3:the contact we				-0.39
k3:the contact x	-0.52	-0.74	-0.51	
k3:the contact you	-0.36		-0.32	
k3:the fact_word $				-0.23
k3:the fact_word be		-0.36	-0.23	-0.38
k3:the fact_word do		0.24		
k3:the fact_word here		-0.47	-0.54	-0.41
k3:the fact_word of		-0.42		
k3:the go_on x	-0.63	-0.29		-0.38
k3:the hand $		-0.28	-0.72	-0.45
k3:the hand ?			-0.32	
k3:the hand be		-0.24		0.37
k3:the hand of		-0.26	0.36	-0.23
k3:the it $	-0.20	-0.52		
k3:the it agree	0.56			
k3:the it at	-0.39			-0.29
k3:the it because				-0.27
k3:the it contact	-0.41	0.23		
k3:the it for	-0.40	-0.38	-0.23	
k3:the it in				-0.43
k3:the it on	-0.32		-0.41	-0.29
k3:the it stop		-0.29		0.44
k3:the it they		0.74		
k3:the it to	0.46			
k3:the it with		-0.50		-0.26
k3:the it you				0.33
k3:the keep money		-0.43		
k3:the keep thing		-0.36		0.27
k3:the look $		0.24		-0.73
k3:the look ?	-0.44			
k3:the look be			-0.23	
k3:the look from	-0.34		-0.32	
k3:the look takes			-0.21	
k3:the look thing		-0.29		-0.32
k3:the look will		0.26		-0.26
k3:the look yet		-0.21		-0.41
k3:the money $	-0.22		-0.31	-0.72
k3:the money ,		-0.37		
k3:the money ?	-0.46	-0.24	-0.22	
k3:the money be		-0.42		-0.24
k3:the money can		0.70		-0.50
k3:the money for	-0.27			-0.35
k3:the money have		-0.33	-0.28	0.29
k3:the money in		-0.23		
k3:the money keep	-0.36	0.80	-0.22	-0.27
k3:the money of	0.36			
k3:the money off	-0.28	-0.39	-0.26	0.24
k3:the money person		-0.21	0.49	-0.33
k3:the money soon				0.32
k3:the money takes				-0.31
k3:the money thing		0.36		
k3:the money through_channel		0.28		-0.36
k3:the money to			-0.21	
k3:the money we	-0.20	-0.45		-0.32
k3:the money will		0.40		-0.63
k3:the money x		-0.51		-0.35
k3:the money you				-0.33
k3:the need ?	0.28			
k3:the not $	-0.43	-0.30		
k3:the not ,		-0.29		
k3:the not ?		-0.82		
k3:the once_more allow	-0.48	-0.49		-0.76
k3:the once_more contact	0.38			0.56
k3:the once_more it		-0.33	-0.44	0.23
k3:the once_more money	-0.31			
k3:the once_more x	-0.22	-0.33		
k3:the person $	0.25	-0.41	-1.02	-0.31
k3:the person ?	-0.24			
k3:the person be			-0.34	-0.42
k3:the person for		-0.37	-0.58	
k3:the person look				-0.33
k3:the person of			0.39	-0.37
k3:the person person			0.47	-0.22
k3:the person x	-0.28			
k3:the reason_for $	-0.35	-0.53	-0.37	-0.48
k3:the reason_for ,		-0.23		
k3:the reason_for ?	-0.43	-0.24		-0.22
k3:the reason_for for		-0.31		
k3:the reason_for of	-0.30			-0.21
k3:the sent $	-0.20			
k3:the soon $	-0.32			-0.73
k3:the soon ?	-0.59	-0.26		
k3:the soon TOPIC0		-0.36		0.36
k3:the soon and	-0.28			
k3:the soon approval	-0.43	0.77		
k3:the soon be	-0.33	0.21	-0.23	-1.00
k3:the soon it		-0.65		
k3:the soon of		0.69		
k3:the soon we	0.41			-0.29
k3:the soon x		0.45		-0.89
k3:the soon you	0.43	-0.29		-0.35
k3:the stop $		-0.42		
k3:the stop ?	-0.32	-0.46		
k3:the stop keep		-0.34		
k3:the takes $	-0.27			-0.26
k3:the takes x			-0.22	-0.30
k3:the tell $	-0.22	-0.48	-0.25	0.81
k3:the tell ,		0.20		
k3:the tell TOPIC	-0.37			-0.39
k3:the tell be		0.30		
k3:the tell of	-0.24	-0.37		
k3:the tell on		-0.22		
k3:the tell x	-0.34	-0.33	-0.44	-0.64
k3:the thing $	-0.40		-0.23	-0.32
k3:the thing ,		-0.33		
k3:the thing ?	-0.44			-0.41
k3:the thing DONE	-0.37			0.33
k3:the thing agree		-0.23		0.51
k3:the thing at	0.41	-0.32		-0.57
k3:the thing be	-0.35	-0.28		-0.69
k3:the thing do		0.25		
k3:the thing done_word				-0.32
k3:the thing for		-0.23		
k3:the thing from		-0.40		
k3:the thing in	-0.36			-0.34
k3:the thing it		-0.38		
k3:the thing keep			-0.22	-0.62
k3:the thing may		-0.26		-0.27
k3:the thing not		-0.70		
k3:the thing of	-0.30	-0.32		
k3:the thing off	0.27			
k3:the thing once_more		-0.26		
k3:the thing person		-0.30	0.70	-0.36
k3:the thing takes			-0.20	-0.31
k3:the thing there				-0.20
k3:the thing thing		-0.34		
k3:the thing to			-0.22	
k3:the thing today	0.61			-0.24
k3:the thing we				-0.66
k3:the thing will	-0.23			-0.35
k3:the thing with	-0.67		-0.22	-0.42
k3:the thing x	-0.26	-0.47	-0.22	0.50
k3:the thing yet			-0.53	
k3:the thing you	-0.46			-0.27
k3:the through_channel $		-0.35	-0.26	-0.61
k3:the through_channel ?	-0.59			
k3:the through_channel and			0.34	
k3:the through_channel at		-0.33		
k3:the through_channel be	-0.25			
k3:the through_channel for		0.56		
k3:the through_channel it				-0.22
k3:the through_channel may				-0.24
k3:the through_channel x		-0.23		-0.40
k3:the through_channel you				0.40
k3:the today ?		-0.41		-0.28
k3:the today be				0.48
k3:the today for		0.27		-0.26
k3:the warn $		-0.35	-0.30	0.21
k3:the warn person			0.45	-0.24
k3:the way $			-0.55	-0.25
k3:the way be				0.32
k3:the way it		0.48		-0.47
k3:the way of	-0.43	-0.25		-0.28
k3:the way to			0.32	-0.40
k3:the when $		0.34		
k3:the x $		-0.41	-0.83	-0.51
k3:the x ,	0.35	-0.27		
k3:the x 0	-0.43			-0.63
k3:the x ?	-0.48	-0.21	-0.25	-0.24
k3:the x ACT	-0.44	-0.32		
k3:the x DONE	0.32	0.25		-0.25
k3:the x TOPIC	-0.37	-0.55		-0.26
k3:the x TOPIC0		-0.56		0.40
k3:the x a	-0.24	-0.43		-0.54
k3:the x about	-0.37			
k3:the x agree	-0.68		-0.25	-0.30
k3:the x and		-0.45		
k3:the x at		0.40	-0.29	
k3:the x be	-0.45			
k3:the x because		-0.57		-0.36
k3:the x by				-0.26
k3:the x can		0.58	0.31	-0.30
k3:the x do		0.51		
k3:the x fact_word				-0.23
k3:the x for			0.29	-0.25
k3:the x from	-0.27			-0.63
k3:the x go_on	-0.44			
k3:the x hand	-0.44		-0.28	-0.30
k3:the x have			-0.22	-0.96
k3:the x here	-0.25	-0.48	-0.49	-0.45
k3:the x in		-0.27	-0.30	-0.75
k3:the x it	-0.22		-0.21	
k3:the x keep			-0.23	-0.30
k3:the x money				0.34
k3:the x must			-0.21	-0.57
k3:the x need				-0.23
k3:the x of		-0.45	-0.32	
k3:the x once_more	-0.81	-0.22		-0.31
k3:the x or	-0.21			
k3:the x our		0.28		
k3:the x person		-0.24	0.80	-0.32
k3:the x say	-0.30	-0.33		
k3:the x soon		0.86		-0.23
k3:the x stop	-0.22	-0.22		-0.21
k3:the x takes	-0.23	-0.22	-0.37	-0.34
k3:the x tell	-0.26		-0.22	
k3:the x the			-0.21	
k3:the x there		-0.34		
k3:the x they	-0.26		-0.42	-0.35
k3:the x thing	-0.35			-0.22
k3:the x to	-0.34			
k3:the x today	-0.28			-0.30
k3:the x unable		0.36		-0.37
k3:the x warn		-0.28		
k3:the x we		-0.43	-0.32	0.27
k3:the x where		-0.48		-0.22
k3:the x will	-0.22	0.45	-0.34	
k3:the x with			-0.25	-0.34
k3:the x x	-0.27	-0.43		-0.59
k3:the x xed	0.22	-0.70	-0.22	0.55
k3:the x xing				-0.30
k3:the x yet		-0.50		-0.34
k3:the x you	-0.22			-0.39
k3:the xed x		0.59		
k3:the xing $	-0.24			-0.34
k3:the xing ,			0.41	
k3:the xing x	-0.21		-0.26	
k3:then , it	-0.24			0.61
k3:then , x	-0.27			-0.40
k3:then ? $	-0.31	-0.22		
k3:then it be		-0.57		
k3:then let us			-0.21	
k3:then on $		-0.43		-0.28
k3:then tell it				-0.53
k3:then the x	-0.59		-0.27	-0.33
k3:then we will	0.56			
k3:there , and				0.48
k3:there , it		-0.45		0.98
k3:there , the		-0.34		0.83
k3:there ? $	-0.78	-0.30		-0.29
k3:there a fact_word	-0.26			
k3:there a x	-0.45			
k3:there be $	-0.22	0.46		-0.54
k3:there be 0				0.58
k3:there be an			-0.25	
k3:there be it	-0.23	-0.31		
k3:there be not				-0.22
k3:there be only	-0.27			-0.28
k3:there be person		-0.24		
k3:there be x	-0.24	-0.35		-0.41
k3:there can be		0.31		-0.27
k3:there for you				-0.32
k3:there it x				0.36
k3:there we be		-0.51		0.52
k3:there will be	-0.31	0.60	-0.41	-0.50
k3:there will x			0.57	-0.40
k3:there with you	-0.46			-0.38
k3:there x contact			-0.34	
k3:there xing once_more	-0.24	-0.37		-0.56
k3:there yet $		-0.47	-0.33	
k3:there you go_on		-0.24		
k3:they , if		-0.25		
k3:they , to	-0.24		-0.33	
k3:they ? $	-0.29		-0.29	
k3:they agree ?	0.22			
k3:they be ,		0.83		-0.33
k3:they be a				0.47
k3:they be contact	-0.26			
k3:they be from			-0.37	
k3:they be it	-0.48	-0.57	-0.40	-0.54
k3:they be not	-0.30		-0.21	
k3:they be on				-0.40
k3:they be takes	-0.27	-0.55	0.49	-0.24
k3:they be tell	0.26			
k3:they be the	-0.32	-0.25		-0.23
k3:they be there	-0.29		-0.67	-0.84
k3:they be they	-0.33	-0.21	-0.40	
k3:they be us	-0.39			
k3:they be we	-0.60	-0.21	-0.70	
k3:they be x			-0.65	-0.38
k3:they be xing	-0.28		0.45	
k3:they be you	-0.42		-0.67	-0.42
k3:they be your	-0.65	-0.30	-0.32	-0.27
k3:they can not		-0.35	-0.46	
k3:they can takes			0.34	
k3:they can tell		0.38		
k3:they can x			0.25	-0.23
k3:they contact once_more		-0.21	-0.25	
k3:they contact you			0.57	-0.24
k3:they do not		0.31		
k3:they do x			-0.27	-0.37
k3:they do you	-0.44		-0.41	
k3:they go_on ?		-0.43	-0.31	-0.21
k3:they go_on to	0.40			
k3:they hand us		-0.24		
k3:they have a		0.74	-0.35	
k3:they have be		0.63		
k3:they have hand	-0.21	-0.29	0.26	-0.33
k3:they have have		-0.28		-0.28
k3:they have just			0.45	-0.35
k3:they have the	-0.29		-0.35	-0.41
k3:they have we	-0.31		-0.21	-0.23
k3:they have x		-0.25	-0.23	
k3:they have you			-0.42	
k3:they have your		-0.25	0.28	
k3:they how x	-0.28			
k3:they it be		-0.37	-0.29	
k3:they it x	-0.39	-0.45	-0.55	-0.22
k3:they know it		-0.20		
k3:they money you	-0.44		-0.26	-0.21
k3:they must it	-0.77	-0.21	-0.28	-0.20
k3:they once_more have				-0.23
k3:they only x	-0.24			
k3:they say $	-0.54	-0.24	-0.28	-0.26
k3:they say they	-0.32		-0.32	
k3:they say x			0.27	
k3:they takes from	-0.29		-0.29	
k3:they takes over			0.38	
k3:they tell $	-0.45	-0.28	-0.72	-0.35
k3:they tell it			-0.25	
k3:they tell x				-0.20
k3:they to you	-0.39		-0.29	-0.30
k3:they warn to		-0.24		-0.33
k3:they we be			-0.23	
k3:they will be			0.65	
k3:they will contact			0.34	-0.27
k3:they will go_on			0.68	
k3:they will have		-0.20	-0.22	
k3:they will need		-0.27	0.44	
k3:they will tell				-0.21
k3:they will x				-0.37
k3:they x $		-0.48	-0.33	
k3:they x ?	-0.61	-0.35	-0.30	-0.45
k3:they x at			-0.33	-0.41
k3:they x contact		-0.24	-0.62	
k3:they x here	-0.59	0.44		
k3:they x it	-0.82	-0.29	-0.40	-0.41
k3:they x on			0.29	
k3:they x tell				-0.26
k3:they x the				-0.22
k3:they x thing		-0.38		-0.21
k3:they x x	-0.28		-0.31	
k3:they x you	-0.26		-0.20	-0.24
k3:they xed it	-0.31	-0.21	-0.38	-0.34
k3:they xed you	-0.46		-0.45	
k3:they xing x			-0.23	
k3:they you do			0.35	
k3:thing , 0		-0.32		-1.05
k3:thing , DONE			-0.21	0.62
k3:thing , TOPIC0	-0.56		-0.70	0.40
k3:thing , afraid	-0.27	0.30		
k3:thing , after		0.56		
k3:thing , agree	0.43			
k3:thing , have	0.31			
k3:thing , if		0.27	-0.25	
k3:thing , money				-1.00
k3:thing , not		-0.26		
k3:thing , only	-0.41			-0.27
k3:thing , person		-0.50		1.06
k3:thing , please				-0.31
k3:thing , so		0.24		
k3:thing , the				-0.49
k3:thing , too	0.34			
k3:thing , we				-0.25
k3:thing , when		-0.32		-0.25
k3:thing , x		-0.47		
k3:thing , you	0.70			0.39
k3:thing ? $		-0.30		-0.31
k3:thing ACT done_word		-0.41		0.36
k3:thing ACT x				-0.28
k3:thing DONE $		-0.86	-0.36	0.38
k3:thing TOPIC0 x	0.45			-0.47
k3:thing agree $	-0.45		-0.26	-0.54
k3:thing agree from				0.25
k3:thing agree once_more				0.29
k3:thing and the	-0.21	-0.23		
k3:thing at $		-0.23		
k3:thing at 0	-0.20	-0.30		-0.24
k3:thing at hand	-0.25			
k3:thing at if		-0.32		
k3:thing at it		0.53		
k3:thing at the		-0.21		0.28
k3:thing be 0		-0.53		1.14
k3:thing be ?	-0.37			-0.31
k3:thing be ACT	-0.22	-0.77		0.78
k3:thing be DONE		-0.79		0.52
k3:thing be TOPIC		-0.45		-0.65
k3:thing be a		0.54		-0.29
k3:thing be agree	-0.42	-0.40	-0.23	0.21
k3:thing be allow		0.31		-0.36
k3:thing be back			-0.32	0.44
k3:thing be be	-0.26	-0.42		-0.49
k3:thing be do	-0.34	-0.62		0.76
k3:thing be done_word		-0.25		0.65
k3:thing be for		-0.28		
k3:thing be in	-0.33	-0.38	-0.24	0.33
k3:thing be it	-0.25			-0.29
k3:thing be live		-0.23		-0.84
k3:thing be look	-0.41	-0.30		-0.33
k3:thing be need				-0.27
k3:thing be off		0.31		-0.35
k3:thing be on		-0.39		0.60
k3:thing be out		0.35		-0.22
k3:thing be over				0.27
k3:thing be refuse		0.37		
k3:thing be sent		-0.24		-0.44
k3:thing be tell		-0.44		
k3:thing be the		-0.21		
k3:thing be there				-0.48
k3:thing be thing		0.58		
k3:thing be to	-0.28	0.29		-0.43
k3:thing be unable		-0.33		
k3:thing be up				0.26
k3:thing be what				-0.26
k3:thing be with	-0.52	-0.28	0.38	-0.56
k3:thing be x	-0.31			0.75
k3:thing be xed		0.51	-0.54	-0.34
k3:thing be xing		-0.29		-0.27
k3:thing be yet	-0.37			-0.63
k3:thing be your	-0.27	-0.32		1.51
k3:thing because of		-0.23		
k3:thing by contact			-0.83	
k3:thing can be	0.27	-0.66		-0.49
k3:thing do $		-0.38	-0.20	0.60
k3:thing do not		0.28		-0.27
k3:thing do our	-0.21			-0.23
k3:thing do the				-0.32
k3:thing do we	-0.21			
k3:thing do you	-0.40			
k3:thing done_word ?				-0.27
k3:thing done_word done_word				0.64
k3:thing for soon	-0.22			
k3:thing for the		-0.21		
k3:thing for us	-0.26	-0.42		
k3:thing for x		0.51		-0.31
k3:thing for xing			-0.39	
k3:thing from ?				-0.88
k3:thing from x		-0.23		
k3:thing from yet			-0.29	0.34
k3:thing from your	-0.70	-0.29		
k3:thing go_on ?	-0.36			
k3:thing have DONE		-0.24		
k3:thing have be		0.26		
k3:thing have not		-0.21		-0.32
k3:thing have to		0.72	-0.34	
k3:thing have x	-0.23	-0.41		
k3:thing here $		0.30	-0.38	-0.33
k3:thing in $		0.59	-0.32	-0.57
k3:thing in a		-0.79	-0.50	-0.28
k3:thing in it	-0.51	0.29		-0.35
k3:thing in our	-0.26	-0.35	-0.20	
k3:thing in x		-0.42		
k3:thing in your	-0.28			-0.33
k3:thing it $	-0.41		-0.26	
k3:thing it ,				0.46
k3:thing it be	-0.25	-0.26		
k3:thing it must		-0.22		-0.22
k3:thing it on			-0.23	
k3:thing it soon	0.51			
k3:thing it x	-0.21	-0.35		
k3:thing it you		-0.51	-0.21	-0.36
k3:thing keep in	-0.50	0.59		-0.70
k3:thing keep with				-0.22
k3:thing keep x		0.99	-0.23	-0.31
k3:thing keep xing		-0.48		
k3:thing keep your		-0.62		-0.37
k3:thing know about	-0.26	-0.28	-0.28	0.38
k3:thing look $	-0.23	-0.39	-0.28	-0.29
k3:thing make_so make_so	0.44			-0.27
k3:thing may have		0.30		
k3:thing may not	-0.28	0.37		
k3:thing must be	-0.40	-0.43		-0.31
k3:thing must we	-0.24			
k3:thing need $	-0.75	-0.73	-0.57	-0.50
k3:thing not x		-0.89		
k3:thing of ACT		-0.21		-0.28
k3:thing of TOPIC				-0.28
k3:thing of it		0.56		
k3:thing of the	-0.25			
k3:thing of x	-0.32	-0.20		-0.23
k3:thing off the	0.27			
k3:thing on ACT	-0.28	-0.34		-1.07
k3:thing on a	-0.23	0.38		
k3:thing on it	-0.29			
k3:thing on our		-0.26		
k3:thing on the				-0.42
k3:thing on x				-0.30
k3:thing on you	-0.46			-0.38
k3:thing on your				0.80
k3:thing once_more $		-0.35		0.32
k3:thing once_more ?				-0.33
k3:thing over $				0.21
k3:thing person $	-0.28	-0.34	0.69	-0.42
k3:thing person ,			0.27	
k3:thing person be		-0.31	0.22	-0.31
k3:thing person can		-0.22	-0.36	
k3:thing person have			0.45	-0.39
k3:thing person takes		-0.37	0.34	-0.29
k3:thing person to			0.37	
k3:thing person will				-0.28
k3:thing person x			0.41	
k3:thing person yet	-0.34		0.37	-0.53
k3:thing please $		-0.28		-0.50
k3:thing say not		0.56		
k3:thing soon ,				0.21
k3:thing stop ,	0.26			
k3:thing stop TOPIC0		-0.42		
k3:thing stop in	-0.35			-0.46
k3:thing takes a				-0.29
k3:thing takes about				-0.23
k3:thing takes x		-0.44		
k3:thing tell make_so	-0.21			
k3:thing tell out		-0.30		0.49
k3:thing tell x				-0.57
k3:thing the ACT				-0.34
k3:thing the look		0.21		
k3:thing the thing	-0.24			-0.20
k3:thing the x		-0.27	-0.20	
k3:thing there ?				-0.25
k3:thing there with	-0.46			-0.38
k3:thing thing $		-0.20		
k3:thing thing ,		-0.30		
k3:thing thing ?	-0.21	-0.37		-0.49
k3:thing thing be			-0.46	
k3:thing thing can		0.31		
k3:thing thing done_word	-0.24			
k3:thing thing have		-0.28		
k3:thing thing today	0.29			
k3:thing thing x		-0.36		-0.74
k3:thing thing yet	0.39			-0.30
k3:thing to ACT	-0.47			
k3:thing to a	-0.70			
k3:thing to be	0.33	-0.34		-0.36
k3:thing to x		-0.20	-0.25	-0.32
k3:thing to you		-0.24		-0.29
k3:thing today $				-0.64
k3:thing today ?	0.80			
k3:thing up to			0.39	
k3:thing us not		-0.29		
k3:thing we can		-0.31		
k3:thing we have		-0.26		-0.76
k3:thing what be	-0.20			
k3:thing what x	-0.44	-0.20		
k3:thing when x		-0.28		
k3:thing will be		-0.31		-0.40
k3:thing will have				-0.24
k3:thing will not	-0.34	0.93		-0.31
k3:thing will takes		-0.22		
k3:thing will they	-0.99			
k3:thing will you	-0.20			
k3:thing with a		-0.43		
k3:thing with our	-0.25			
k3:thing with us				0.47
k3:thing with x		0.28		
k3:thing with you	-0.69		-0.26	-0.53
k3:thing would_like it		0.23		
k3:thing x $	-0.36	-0.58	-0.29	0.35
k3:thing x 0	-0.23	-0.27		0.54
k3:thing x ?	-0.44			-0.32
k3:thing x ACT	-0.22			0.38
k3:thing x TOPIC0	-0.43	-0.22		0.33
k3:thing x a		-0.25		
k3:thing x agree	-0.57			
k3:thing x be		-0.65		-0.42
k3:thing x by			-0.25	
k3:thing x contact			0.58	
k3:thing x do		-0.40		
k3:thing x done_word			-0.25	
k3:thing x in	0.56		0.53	-0.24
k3:thing x make_so		-0.32	-0.53	-0.46
k3:thing x need		-0.21	-0.23	-0.20
k3:thing x not			-0.24	-0.56
k3:thing x on		0.27		
k3:thing x once_more		0.28		0.25
k3:thing x or	-0.30			-0.40
k3:thing x out		0.52		-0.66
k3:thing x over				0.26
k3:thing x person			-0.21	
k3:thing x soon		-0.29		-0.34
k3:thing x tell		-0.33		
k3:thing x the		-0.43		-0.23
k3:thing x thing		-0.32		-0.23
k3:thing x to	-0.21	-0.33		0.29
k3:thing x up			-0.25	-0.21
k3:thing x with		0.43	0.37	
k3:thing x x		-0.31		-1.09
k3:thing x yet		-0.36	-0.38	-0.58
k3:thing xed $	-0.33			-0.25
k3:thing xing $		-0.33		
k3:thing yet $	0.23	-0.38		
k3:thing yet ,	0.22			
k3:thing yet ?		-0.35		-0.30
k3:thing yet in	-0.45			-0.37
k3:thing you have				0.28
k3:thing you say	-0.51	-0.20		-0.42
k3:thing you will	-0.39			
k3:thing your x	-0.43	-0.47		-0.38
k3:through_channel , the		-0.22		
k3:through_channel , x	-0.21	-0.41	-0.28	-0.49
k3:through_channel ? $	-0.39	-0.31		-0.24
k3:through_channel and x			0.28	
k3:through_channel at the		-0.33		
k3:through_channel be DONE		-0.56		0.23
k3:through_channel be agree				0.23
k3:through_channel be xing	-0.45	-0.22		0.52
k3:through_channel for x		0.46		
k3:through_channel go_on ?	-0.42			
k3:through_channel may ask				-0.24
k3:through_channel need the			-0.30	
k3:through_channel takes x		-0.34		
k3:through_channel today ?	0.28			
k3:through_channel with the			-0.21	
k3:through_channel x $		-0.26	-0.30	-0.30
k3:through_channel x it		-0.26		-0.42
k3:through_channel x out				0.43
k3:through_channel x x	-0.35			
k3:through_channel you will				0.40
k3:to , TOPIC			-1.08	
k3:to , not		0.25		
k3:to , we		0.22		
k3:to , x		-0.36		-0.53
k3:to 0 $		-0.73	-0.42	
k3:to 0 money				-0.54
k3:to ? $			-0.29	
k3:to ACT $			-0.20	-0.24
k3:to ACT ?	-0.38		-0.22	
k3:to ACT for		-0.57		-0.58
k3:to ACT in	0.22			
k3:to ACT it	-0.42	-0.30		0.41
k3:to ACT not			-0.24	
k3:to ACT person				-0.24
k3:to ACT the	0.21			-0.54
k3:to ACT us	-0.36	-0.36		
k3:to ACT x		0.31		-0.27
k3:to ACT you	-0.21	0.35		-0.20
k3:to ACT your	-0.20			
k3:to DONE the				-0.25
k3:to TOPIC $				-0.58
k3:to TOPIC ,		0.66		
k3:to TOPIC ?	0.22			
k3:to TOPIC TOPIC				0.39
k3:to TOPIC a				0.40
k3:to TOPIC be		0.26		
k3:to TOPIC for	0.50	-0.42		-0.57
k3:to TOPIC today	0.26			
k3:to TOPIC x	-0.33	-0.57		
k3:to TOPIC0 $	-0.29			
k3:to TOPIC0 ?	0.24			
k3:to TOPIC0 today	0.45			-0.28
k3:to a TOPIC	-0.24	0.51		
k3:to a contact		-0.48		
k3:to a person	-0.22	-0.33	0.26	
k3:to a x			-0.47	
k3:to agree $		0.26	-0.32	-0.59
k3:to agree it	-0.57			0.38
k3:to agree the	0.82			-0.47
k3:to ask $	-0.27	-0.66		-0.52
k3:to ask for			-0.25	
k3:to ask the			0.51	
k3:to ask you		-0.53	-0.43	
k3:to be ?	-0.49	-0.67		
k3:to be DONE		-0.24		-0.67
k3:to be a	-0.27			
k3:to be agree	-0.23			
k3:to be from		-0.24		-0.33
k3:to be hand		0.33	-0.47	
k3:to be have	-0.27	0.73		
k3:to be not	-0.23	0.72		
k3:to be person		-0.27	-0.24	-0.26
k3:to be the		0.58	-0.23	
k3:to be warn	-0.27	-0.24		-0.23
k3:to be x	0.35			
k3:to be xed	0.35	0.36		-0.20
k3:to contact $	0.30	-0.44	-0.74	-0.26
k3:to contact ?	-0.34	-0.28	-0.65	
k3:to contact to	-0.33			
k3:to contact with			0.24	
k3:to do $	-0.74			
k3:to do ?	0.36	-0.25		-0.20
k3:to do it	-0.27			
k3:to do with	-0.62	0.20		-0.31
k3:to done_word it				-0.23
k3:to done_word the	0.37			-0.22
k3:to go_on $	-0.42	-0.49	-0.24	0.74
k3:to go_on ?	0.25			-0.36
k3:to go_on go_on	0.47			
k3:to go_on it	0.32			-0.21
k3:to go_on on	0.33			-0.20
k3:to go_on out		0.31		
k3:to go_on over	0.35			
k3:to go_on with	-0.35			
k3:to go_on yet	-0.52			0.20
k3:to hand in	-0.24			
k3:to hand on		0.71	-0.50	-0.32
k3:to hand us			0.41	
k3:to hand you	-0.37			
k3:to have the	0.23			-0.43
k3:to have to	-0.39		-0.26	
k3:to have you			-0.49	-0.26
k3:to it $	-0.28	-0.26		-0.21
k3:to it ,			0.21	
k3:to it ?	-0.52		-0.53	
k3:to it money	-0.25			
k3:to it thing	-0.42	1.07	-0.24	-0.60
k3:to it today			0.45	
k3:to it x			0.63	
k3:to it xing		-0.27		-0.32
k3:to keep because				-0.55
k3:to keep it	0.21	-0.73		
k3:to keep on	-0.23	0.83	-0.24	
k3:to keep unable				-0.22
k3:to keep x			-0.25	-0.63
k3:to keep you		-0.41		
k3:to keep your		0.46		-0.25
k3:to know $	-0.44		-0.50	-0.40
k3:to know about			0.41	
k3:to know from				-0.45
k3:to know it		-0.33		0.35
k3:to know the		-0.27		
k3:to know they			-0.28	
k3:to know what			-0.28	
k3:to know when			-0.31	
k3:to know x		-0.26		
k3:to know you				-0.34
k3:to know your		-0.36		
k3:to look $	-0.43		-0.37	-0.58
k3:to look ,	-0.48	0.42		-0.70
k3:to look ?	0.40			
k3:to look you	-0.21		-0.23	-0.27
k3:to once_more x		-0.48		-0.49
k3:to our person	-0.28		0.54	
k3:to our thing		-0.24		
k3:to our warn				-0.22
k3:to our x		-0.43		
k3:to person $	-0.28		0.30	
k3:to person TOPIC		0.41	-0.47	
k3:to person about			-0.41	
k3:to person they			0.34	
k3:to person with			0.23	
k3:to person x	-0.42	-0.25	0.59	-0.22
k3:to person you		-0.40		
k3:to refuse $		0.38	-0.34	
k3:to refuse it		0.49	-0.35	
k3:to refuse the	-0.21			-0.51
k3:to say approval		0.53		
k3:to say go_on	0.36	-0.39	-0.24	-0.36
k3:to say it	-0.73			0.33
k3:to say not		0.31	-0.27	-0.22
k3:to say you		-0.27		
k3:to stop $	0.24	0.37	-0.28	-0.35
k3:to takes $	-0.27	-0.25	-0.29	-0.39
k3:to takes ,		0.21		
k3:to takes at		-0.66		
k3:to takes into	-0.23			
k3:to takes it	-0.43		0.41	
k3:to takes the			-0.20	
k3:to takes with		0.24		-0.30
k3:to takes you			0.37	
k3:to tell $		-0.32	-0.20	
k3:to tell back		0.29	-0.27	
k3:to tell it	0.71		-0.41	-0.58
k3:to tell out		0.21		-0.21
k3:to tell the		-0.34		-0.40
k3:to tell us	-0.29	-0.27		
k3:to the ACT			-0.23	-0.40
k3:to the TOPIC				-0.36
k3:to the contact		-0.40	0.28	-0.52
k3:to the it		-0.42	-0.28	-0.49
k3:to the money	-0.33			-0.45
k3:to the once_more	-0.34	-0.71		0.54
k3:to the person		-0.42	-0.51	-0.26
k3:to the soon	-0.46	-0.30	-0.27	
k3:to the stop		-0.35		
k3:to the tell		0.25		
k3:to the thing		-0.26		-0.21
k3:to the warn			0.28	
k3:to the x	-0.72			0.21
k3:to the xing				-0.35
k3:to thing $		0.30		-0.21
k3:to us $	-0.33	-0.23	-0.53	-0.53
k3:to us ?	-0.46			
k3:to we $		0.65	-0.22	-0.23
k3:to we ,		0.26		
k3:to what contact	-0.35			
k3:to what do	-0.73			-0.26
k3:to what it	-0.38			-0.24
k3:to what money	-0.41			
k3:to what must	-0.71			
k3:to what of	-0.41			
k3:to what soon		-0.33		
k3:to what stop	-0.28	-0.23	-0.29	-0.23
k3:to what thing	-0.74		-0.28	-0.21
k3:to what we			0.28	
k3:to what x	-0.25		-0.24	
k3:to x $	-0.53	-0.28	0.34	
k3:to x ,	-0.40		0.35	
k3:to x ?	-0.44		-0.49	-0.26
k3:to x ACT	-0.29	-0.21		
k3:to x DONE	-0.21		-0.30	-0.35
k3:to x TOPIC			-0.49	
k3:to x a	-0.44	0.60	0.25	
k3:to x about	-0.22	-0.46	-0.24	
k3:to x agree	0.49			
k3:to x approval		-0.33		
k3:to x by		-0.40	-0.27	
k3:to x for				-0.58
k3:to x from		-0.32	0.24	-0.33
k3:to x go_on	-0.32		-0.27	-0.24
k3:to x it	0.42	-0.51	-0.59	
k3:to x of	0.38	-0.42		
k3:to x off		-0.60	0.59	
k3:to x on		-0.40	0.23	
k3:to x our		-0.30	0.48	-0.23
k3:to x over		-0.29		-0.37
k3:to x person		0.43	-0.56	
k3:to x the	-0.51		-0.43	
k3:to x there	-0.31	0.67	-0.29	-0.44
k3:to x to		-0.49	-0.40	
k3:to x up	-0.26			
k3:to x would_like				-0.22
k3:to x x	0.32	-0.59		-0.51
k3:to x you			-0.24	
k3:to x your				-0.29
k3:to you $				-0.22
k3:to you ,			-0.29	
k3:to you ?	-0.61		-0.22	-0.36
k3:to you by	0.42	-0.22		
k3:to you for	-0.40	-0.30		0.32
k3:to you how	-0.27	-0.26		
k3:to you if	0.39			-0.22
k3:to you in			-0.46	
k3:to you on			-0.63	
k3:to you x	-0.31	0.63		-0.60
k3:to your approval	0.37	-0.39		-0.33
k3:to your contact			-0.25	-0.33
k3:to your look				-0.45
k3:to your person	-0.29		-0.30	-0.57
k3:to your x	0.42			
k3:today , afraid	-0.29			-0.29
k3:today , and			0.26	
k3:today , approval	0.34		-0.21	
k3:today , so		0.31		
k3:today , x	-0.23			
k3:today ? $				-0.42
k3:today and x	0.29			
k3:today be $		-0.72		0.52
k3:today be 0	-0.26	-0.24		-0.28
k3:today be it	-0.53			-0.23
k3:today be we		0.67		
k3:today be what	0.31			-0.20
k3:today for it		0.27		-0.26
k3:today on $			-0.35	-0.73
k3:today on the	-0.24	-0.35		0.21
k3:today only ,				-0.26
k3:today the ACT				0.48
k3:today with it	-0.20			-0.41
k3:today x $		-0.33		
k3:today x x		0.34	-0.30	0.54
k3:today you have		-0.29		0.30
k3:too ? $	0.57	-0.51		
k3:too x $		0.36		-0.23
k3:too x ,		0.51		-0.44
k3:too x for		0.60		
k3:too x to	-0.33			-0.22
k3:too x x		-0.40		
k3:unable by you		-0.32		
k3:unable for agree		-0.21		
k3:unable to ACT	-0.43	0.42		
k3:unable us from		0.36		-0.37
k3:up , and	0.63			-0.36
k3:up , x	-0.26		-0.24	0.29
k3:up and x	-0.24	-0.32	-0.24	-0.26
k3:up and xing	-0.23			0.51
k3:up on an		-0.29		
k3:up on your	-0.30			
k3:up the x			-0.47	
k3:up there $	-0.35	-0.32	-0.25	-0.34
k3:up to the	-0.22			
k3:up to what		-0.39		
k3:up to x	-0.29		0.68	-0.24
k3:up to you	0.22			
k3:up with ?			-0.22	
k3:up with the				-0.22
k3:up x $		-0.28	-0.39	-0.24
k3:up x the	-0.32			
k3:up x x	-0.21			
k3:up yet $			-0.25	-0.32
k3:up your contact			0.47	
k3:up your thing		-0.31	-0.37	
k3:up your x			-0.69	
k3:us , because			-0.20	
k3:us , but		0.30		
k3:us , person		0.75		
k3:us 0 ACT	0.54			
k3:us ? $	-0.39	-0.26	-0.65	
k3:us ACT it	0.22			
k3:us ACT the	0.34			
k3:us ACT you			0.40	-0.25
k3:us TOPIC the		-0.23		-0.23
k3:us a approval			-0.34	
k3:us a soon	-0.35	-0.34	0.27	-0.36
k3:us a thing		-0.25		
k3:us a x		-0.25		
k3:us about your			-0.24	
k3:us at x		-0.22		
k3:us by contact		0.51	-0.27	-0.21
k3:us contact in			0.21	
k3:us do it	0.31			
k3:us done_word out	-0.23	-0.32		-0.39
k3:us for the	-0.58	0.47		
k3:us for x		0.28		
k3:us for yet		0.21		
k3:us from ,			-0.55	
k3:us from TOPIC		0.85		
k3:us go_on with				-0.35
k3:us hand a			0.26	
k3:us hand in			0.41	
k3:us hand you			0.55	
k3:us have a			-0.33	
k3:us have it	-0.38	-0.74	-0.66	-0.47
k3:us have person			0.37	
k3:us have the	-0.22			-0.24
k3:us have your			-0.28	-0.25
k3:us how you	-0.44			
k3:us if it	0.78			
k3:us if the	-0.35			
k3:us if to	0.71			
k3:us if you	-0.47			
k3:us it $	-0.37			
k3:us it you		0.32		
k3:us know $	-0.42		-0.68	-0.30
k3:us know if	0.35			
k3:us know it			-0.24	
k3:us know the			-0.38	
k3:us know what		-0.41		
k3:us live x	-0.25			
k3:us look $		-0.72	-0.75	-0.30
k3:us look it		-0.21	-0.53	-0.39
k3:us look or	-0.27			
k3:us look up			-0.20	
k3:us look your		-0.35	-0.30	-0.66
k3:us may ACT	-0.56	0.36		-0.22
k3:us not $		0.33		
k3:us not have		-0.30		
k3:us not need	-0.34	-0.57		-0.23
k3:us not to	0.62	-0.38		
k3:us on it		-0.31	0.22	
k3:us once_more about	-0.45		-0.64	-0.34
k3:us so $	0.47			-0.73
k3:us takes $	-0.31	-0.21	-0.44	-0.26
k3:us takes a		-0.20		
k3:us takes at		-0.26	-0.41	-0.20
k3:us takes into		-0.24	-0.24	
k3:us tell it	-0.24	-0.27	-0.32	-0.46
k3:us the approval	0.62			
k3:us the money	-0.53	-0.25		
k3:us the once_more	-0.67	-0.62		-0.57
k3:us the soon	-0.21			
k3:us the takes	-0.37			-0.22
k3:us the tell	-0.32			
k3:us the thing	-0.70			
k3:us the x	-0.55			
k3:us they it	-0.23	-0.20	-0.25	
k3:us to $	0.38			
k3:us to ?	1.45		-0.21	
k3:us to ACT	0.26			
k3:us to contact	-0.20	-0.28	-0.26	
k3:us to go_on	0.53			-0.33
k3:us to hand			-0.31	
k3:us to look			-0.25	
k3:us to say	-0.46			
k3:us to tell	-0.28			-0.21
k3:us what be			-0.33	-0.34
k3:us what it	-0.44			
k3:us what xed	-0.29			
k3:us when it	-0.72			
k3:us where the				-0.33
k3:us will look				-0.29
k3:us x $	-0.64	-0.29	-0.63	-0.33
k3:us x a			0.22	
k3:us x agree	-0.26		-0.25	-0.20
k3:us x and	-0.26			
k3:us x fact_word	-0.25			
k3:us x go_on		-0.27		-0.28
k3:us x it		-0.38	-0.48	-0.53
k3:us x our			0.32	
k3:us x person			0.26	
k3:us x soon		-0.25		
k3:us x today			-0.30	-0.40
k3:us x x	-0.54	-0.22		-0.23
k3:us x you			-0.47	-0.46
k3:us xing the	0.24			
k3:us yet $		-0.20	0.22	
k3:us you know			0.33	
k3:us your contact	-0.28			-0.24
k3:us your tell	0.21			
k3:us your thing	-0.24			
k3:us your x	-0.54			
k3:warn , and		0.49		0.35
k3:warn ask for		-0.20		-0.24
k3:warn contact $	-0.34		-0.81	-0.26
k3:warn contact ,				-0.20
k3:warn over there			-0.28	
k3:warn person $		-0.23		
k3:warn person be			0.30	
k3:warn person for			0.21	
k3:warn person have			0.30	
k3:warn person not		-0.35	-0.66	
k3:warn there be		-0.26		
k3:warn to be		-0.24		-0.33
k3:warn to it		-0.44		-0.27
k3:warn will ask				-0.27
k3:warn with x	-0.21		-0.40	-0.40
k3:warn would_like to				-0.22
k3:way , so	0.25			
k3:way ? $	0.30			
k3:way back to				0.32
k3:way be ACT				0.32
k3:way for us	-0.38	0.34		
k3:way in what				-0.47
k3:way it be		0.67		-0.39
k3:way of x	-0.43	-0.25		-0.28
k3:way to ACT	-0.23	0.52		-0.22
k3:way to TOPIC		-0.23		0.53
k3:way to the				-0.32
k3:way to x				-0.22
k3:way to you	-0.21			
k3:way to your				0.31
k3:way x it		0.53		
k3:we ? $	0.64		-0.22	
k3:we ACT $		0.29		
k3:we ACT TOPIC		-0.33		-0.23
k3:we ACT in		-0.26		
k3:we ACT it	0.23	-0.32		-0.20
k3:we ACT not	-0.33	0.52		-0.21
k3:we ACT out	0.29			
k3:we ACT person	0.39			
k3:we ACT the	0.50	-0.40		
k3:we ACT x		-0.31	-0.59	
k3:we ACT you	-0.48	-0.39		
k3:we ACT your		-0.31		
k3:we DONE TOPIC			-0.26	0.44
k3:we DONE the	0.28			-0.24
k3:we DONE to		-0.21		-0.30
k3:we afraid for	-0.27	-0.32	-0.24	
k3:we afraid it		0.36		
k3:we afraid to	-0.31	0.37		-0.49
k3:we agree in	0.26			
k3:we agree the	-0.66	-0.54		0.78
k3:we agree to	0.29			-0.39
k3:we allow to	0.40	-0.73		
k3:we ask for	-0.48			-0.24
k3:we ask the	-0.63			
k3:we ask what	-0.28			
k3:we ask why	-0.33			-0.21
k3:we be $		-0.54	-0.40	
k3:we be ,		-0.23		0.31
k3:we be about		-0.40		
k3:we be afraid	-0.22		-0.26	-0.24
k3:we be agree		-0.41		
k3:we be allow		0.38		
k3:we be ask		-0.46	-0.24	-0.20
k3:we be at	-0.36		-0.36	-0.47
k3:we be can		-0.48		0.45
k3:we be contact		-0.58	0.25	0.84
k3:we be do		-0.49		-0.20
k3:we be from		-0.32		
k3:we be go_on	-0.36		-0.25	-0.47
k3:we be hand	-0.25	-0.45	0.94	-0.26
k3:we be have		-0.50	-0.21	-0.35
k3:we be here	-0.24			-0.24
k3:we be in	-0.29	0.25	-0.33	-0.49
k3:we be it	-0.34	-0.32	-0.61	
k3:we be just	0.25	-0.43	-0.29	-0.29
k3:we be keep	-0.23	1.10		-0.44
k3:we be kind				0.36
k3:we be know		-0.25		-0.27
k3:we be look	-0.28	-0.59		-0.38
k3:we be must		0.66	-0.23	-0.33
k3:we be not	-0.30			-0.21
k3:we be on	-0.71	-0.69	-0.55	-1.10
k3:we be only	-0.44	-0.44		
k3:we be over	-0.31			
k3:we be please				0.47
k3:we be say	-0.21	0.56		-0.46
k3:we be so		-0.52	-0.21	-0.36
k3:we be soon				-0.29
k3:we be takes		-0.48	-0.65	-0.39
k3:we be tell	-0.28	-0.68		-0.24
k3:we be to	0.35	-0.58		
k3:we be unable	-0.44	0.77		-0.30
k3:we be with		-0.25	-0.73	-0.81
k3:we be x			-0.28	-0.58
k3:we be xed		0.25	-0.32	
k3:we be xing		-0.49		-0.51
k3:we be yet	-0.31	-0.46		
k3:we can $		-0.23		
k3:we can ,	0.27			
k3:we can ACT	-0.39	-0.81		-0.76
k3:we can agree				0.52
k3:we can contact		-0.39		
k3:we can do	-0.25	0.32		-0.26
k3:we can done_word		-0.37		-0.41
k3:we can hand	-0.35	0.49	-0.57	
k3:we can have		-0.34		-0.46
k3:we can keep		-0.49		-0.29
k3:we can know		-0.42		-0.56
k3:we can look				-0.27
k3:we can not	-0.26	0.30		-0.21
k3:we can only		0.57		
k3:we can say	-0.29	0.62		
k3:we can takes				-0.43
k3:we can tell	0.34	-0.57		
k3:we can we		-0.33		
k3:we can x	0.23		-0.26	-0.29
k3:we contact $	-0.22			-0.70
k3:we contact ?	-0.59	-0.38	-0.25	-0.32
k3:we contact a	-0.21	-0.23		
k3:we contact it	-0.39			
k3:we contact to	-0.67		-0.77	
k3:we contact too		-0.48	-0.22	-0.21
k3:we contact with	-0.37	-0.23	-0.24	
k3:we contact x		0.51	-0.23	
k3:we do $	-0.39	-0.24		0.36
k3:we do ,			0.22	
k3:we do afraid		-0.22		
k3:we do for				-0.28
k3:we do it		-0.42	-0.34	
k3:we do need	-0.27			
k3:we do the	0.39			-0.24
k3:we do x			-0.25	-0.25
k3:we done_word it	0.24			
k3:we go_on ?	0.29	-0.33		-0.45
k3:we go_on go_on	0.29	-0.21		
k3:we go_on on	-0.38		-0.29	
k3:we hand it	0.48	-0.55		
k3:we hand out				-0.46
k3:we hand you		-0.32	0.30	
k3:we have $	-0.24	-0.38		-1.00
k3:we have ACT	-0.57	-0.51		0.50
k3:we have DONE	-0.34	-0.42		0.29
k3:we have a	0.24	0.24		
k3:we have agree				-0.28
k3:we have ask			0.33	
k3:we have be		-0.69	-0.44	0.21
k3:we have contact			-0.29	-0.20
k3:we have do		-0.27		-0.23
k3:we have done_word	-0.27	-0.49	-0.29	0.85
k3:we have for	-0.23			-0.38
k3:we have go_on	-0.21	-0.44	-0.21	
k3:we have hand		-0.31	0.47	0.50
k3:we have have				-1.03
k3:we have here	-0.22	-0.61		
k3:we have how	-0.25			
k3:we have it	0.24	-0.89	-0.24	-0.78
k3:we have just	-0.26	-0.33	-0.37	0.53
k3:we have let	-0.25	-0.36		0.28
k3:we have look				-0.34
k3:we have not		-0.26	-0.20	-0.58
k3:we have on				0.28
k3:we have say		0.22		-0.48
k3:we have sent				-0.24
k3:we have stop		0.23		
k3:we have takes	-0.36	0.75		-0.26
k3:we have tell		-0.40		
k3:we have the	-0.24	-0.26	-0.21	
k3:we have to		0.98	-0.24	-0.56
k3:we have what				-0.32
k3:we have where	-0.26			
k3:we have x		-0.35		
k3:we have xed	-0.24	0.32		-0.25
k3:we have yet		-0.31	-0.25	0.23
k3:we have your				-0.20
k3:we if you	0.38			
k3:we it not		0.43		-0.24
k3:we just DONE	-0.23			0.74
k3:we just contact				-0.20
k3:we just go_on	0.41			
k3:we just need				-0.48
k3:we just xed				-0.61
k3:we keep ask		-0.33		
k3:we keep it	-0.41			-0.34
k3:we keep our	-0.32		-0.41	
k3:we keep the		0.21		-0.64
k3:we keep to	-0.23	0.38		
k3:we keep x		0.40		
k3:we kind for		0.85		-0.20
k3:we kind the		-0.53		
k3:we kind you			-0.31	-0.37
k3:we know $	-0.31	-0.62	-0.58	-0.51
k3:we know a	0.52	-0.32		-0.37
k3:we know here		0.36		
k3:we know it				-0.38
k3:we know not		0.30		
k3:we know once_more	-0.40	-0.30	-0.29	-0.35
k3:we know the	-0.20	-0.47		-0.40
k3:we know they	-0.21			
k3:we know what	-0.34		-0.45	-0.25
k3:we know x		-0.22		-0.32
k3:we know you	-0.39		-0.27	-0.38
k3:we know your	-0.26	-0.36		-0.44
k3:we look $	-0.31	-0.30	-0.29	-0.26
k3:we look it				-0.40
k3:we look make_so				-0.23
k3:we look your	-0.22	0.26	-0.23	
k3:we may ?	-0.91	-0.36		
k3:we may ACT	0.49			
k3:we may ask	-0.57	-0.21		
k3:we may not	-0.54	0.52		
k3:we must $	-0.34	-0.50	-0.24	-0.57
k3:we must ACT	0.65	-0.28		
k3:we must be		-0.38		
k3:we must have	0.45			
k3:we must not		-0.32		
k3:we must refuse	-0.30	0.59		-0.31
k3:we must you	0.22			
k3:we need $	-0.60		-0.23	-0.40
k3:we need a	-0.45	-0.22	-0.26	
k3:we need be				-0.29
k3:we need from	-0.31		-0.34	-0.33
k3:we need the	-0.38			-0.24
k3:we need to	-0.24	0.33	-0.43	
k3:we need yet				-0.29
k3:we need you	0.50			-0.36
k3:we need your	0.31	-0.35		-0.20
k3:we not ACT	-0.53	0.52	-0.35	
k3:we not ask		-0.29		
k3:we not it	0.37			
k3:we not x	-0.47		-0.33	-0.48
k3:we on ?	0.29			
k3:we only know	-0.21			
k3:we only need				-0.22
k3:we person x	-0.38		0.71	
k3:we please have	-0.39			
k3:we say how	-0.47			-0.21
k3:we stop do		0.32		
k3:we takes $		-0.30	-0.31	-0.26
k3:we takes ?	1.06	-0.34		
k3:we takes at	-0.22			
k3:we takes into			-0.27	
k3:we takes it	-0.59	-0.34		
k3:we takes the	0.40	-0.27		
k3:we takes with	0.38			
k3:we takes would_like	0.24			-0.20
k3:we takes x	0.44	-0.46		
k3:we takes you	-0.32			
k3:we tell our	-0.30			
k3:we tell you	0.44	-0.55		-0.22
k3:we thanks you		-0.23		
k3:we to ACT	0.80	-0.33		
k3:we we $		-0.32		
k3:we will ACT	0.53	-0.74		-0.54
k3:we will ask	-0.50		0.48	
k3:we will be	-0.48	0.32	-0.56	-0.24
k3:we will contact	-0.26	-0.30		0.23
k3:we will do	0.46	-0.47		
k3:we will go_on			-0.64	-0.28
k3:we will hand	0.24	-0.83		-0.52
k3:we will have		0.41		
k3:we will keep	-0.31	0.47		-0.22
k3:we will know		-0.34	-0.21	
k3:we will let		-0.28		-0.31
k3:we will look	-0.48	-0.37		-0.59
k3:we will need	-0.35		-0.43	
k3:we will not	-0.29			
k3:we will only	-0.40	-0.41		
k3:we will say		-0.71		
k3:we will takes		-0.49		-0.31
k3:we will tell	-0.23	-0.22	-0.45	-0.29
k3:we will thanks	-0.37	-0.23		-0.24
k3:we will would_like	-0.41	-0.31		
k3:we will x	-0.28	-0.27		-0.48
k3:we would_like it		-0.47	-0.36	-0.21
k3:we would_like the	-0.24	0.47		-0.37
k3:we would_like to		-0.61		0.27
k3:we would_like we	-0.29	1.10		-0.31
k3:we x $	-0.34	-0.64	-0.33	
k3:we x ,	-0.41			-0.25
k3:we x ?	-0.92	-0.21		
k3:we x DONE	0.22			
k3:we x about	-0.21	0.23		
k3:we x ask	-0.29			
k3:we x at		0.30		
k3:we x be				-0.29
k3:we x can		-0.41	-0.25	-0.25
k3:we x for				-0.26
k3:we x it	-0.39	-0.46		
k3:we x on	0.30			
k3:we x takes		-0.70		
k3:we x the		0.41		-0.28
k3:we x to	-0.49			-0.48
k3:we x where	-0.28			
k3:we x x	0.48	-0.23	-0.66	-0.21
k3:we x xing	0.63			
k3:we x you	-0.72	0.35		-0.48
k3:we x your	-0.39	-0.41	-0.30	-0.31
k3:we xed $			-0.22	-1.10
k3:we xed it				-0.38
k3:we xed to	-0.23	-0.38	-0.23	0.49
k3:we xing go_on	0.35	-0.35		-0.23
k3:we yet have		-0.40	-0.26	-0.22
k3:we yet make_so	0.24			
k3:we yet need	-0.28			
k3:we you your			0.33	
k3:we your takes	-0.23	-0.24	-0.26	-0.29
k3:we your x		-0.39	-0.36	-0.29
k3:what , x				-0.51
k3:what 0 x	-0.54	-0.22	-0.32	-0.51
k3:what ? $		-0.29		-0.23
k3:what DONE you	-0.57			
k3:what TOPIC ?	-0.36	-0.62	-0.35	-0.55
k3:what TOPIC be	-0.20			-0.27
k3:what a soon		-0.30		-0.21
k3:what a x		-0.23	-0.22	-0.41
k3:what agree do	-0.56			-0.28
k3:what agree x	-0.69			-0.26
k3:what be ?	-0.47	-0.34		-0.31
k3:what be how		-0.21		
k3:what be in	-0.52		-0.21	-0.47
k3:what be it	-0.79	-0.30		-0.32
k3:what be need		-0.22		-0.25
k3:what be on		-0.36	-0.23	
k3:what be the	-0.22	-0.28		
k3:what be they	-0.22	-0.23	-0.25	-0.24
k3:what be up				-0.21
k3:what be we	-0.45	-0.25		
k3:what be what	-0.23			
k3:what be x	-0.52			-0.27
k3:what be xed		-0.28		
k3:what be yet				-0.54
k3:what be you	-0.66		-0.40	-0.35
k3:what be your	-0.36			-0.23
k3:what can we				-0.28
k3:what contact must	-0.44			
k3:what do it	-0.83			
k3:what do the	-0.45			
k3:what do you	0.24			
k3:what done_word it	-0.23			-0.33
k3:what done_word of				-0.27
k3:what hand do			-0.21	
k3:what hand you	-0.75		-0.35	-0.21
k3:what have be		0.44	-0.23	-0.31
k3:what have the	-0.22			
k3:what have xed	-0.28	-0.52	-0.20	
k3:what have you				-0.29
k3:what have your	-0.26			
k3:what it do		-0.21		
k3:what it must	-0.23			
k3:what it of	-0.40	-0.42		-0.43
k3:what it person		-0.42	-0.28	-0.35
k3:what it say	-0.38			
k3:what keep the		-0.44		
k3:what look be	-0.57			-0.37
k3:what money ,				-0.29
k3:what money ?	-0.65	-0.25	-0.29	-0.46
k3:what money be	-0.58			
k3:what money do	-0.29			-0.28
k3:what money have	-0.33			-0.33
k3:what money x	-0.61		-0.42	-0.44
k3:what must keep		-0.23		
k3:what must the	-0.38			
k3:what must we	-0.70			
k3:what must your	-0.20			-0.47
k3:what of our		-0.25		
k3:what of the	-0.58			
k3:what of your				-0.20
k3:what our contact	-0.45		-0.21	-0.23
k3:what person $	-0.35	-0.56	-0.53	-0.27
k3:what person be	-0.28	-0.24		
k3:what reason_for ?	-0.44	-0.31	-0.29	-0.29
k3:what reason_for be	-0.25			-0.22
k3:what say it		0.50		
k3:what soon ?	-0.42	-0.47	-0.20	-0.25
k3:what soon agree	-0.82	-0.32		
k3:what soon be	-0.36	-0.23		
k3:what soon do	-0.28			
k3:what soon must				-0.24
k3:what soon on			-0.20	-0.61
k3:what stop ?	-0.31	-0.24	-0.30	-0.25
k3:what tell do	-0.20			
k3:what tell of	-0.25	-0.37		
k3:what the contact	-0.22			
k3:what the x				-0.23
k3:what they be		-0.24	-0.23	
k3:what they have		0.46	-0.44	
k3:what thing $	-0.24	-0.52	-0.32	-0.83
k3:what thing ,		-0.35		
k3:what thing ?	-0.78	-0.48	-0.38	-0.67
k3:what thing be		-0.34		-0.42
k3:what thing do	-0.43			
k3:what thing must	-0.27			
k3:what thing will	-0.69			
k3:what thing x	-0.59			
k3:what to x		-0.51		-0.39
k3:what today be	-0.52	-0.22		-0.23
k3:what we be	-0.36			
k3:what we do				0.41
k3:what we have		-0.57	-0.31	
k3:what we know		0.29		
k3:what we may		0.80		
k3:what we need	-0.44		-0.25	-0.32
k3:what we takes	0.54	-0.22		
k3:what we will		-0.53	-0.26	-0.42
k3:what we x	0.69			
k3:what will be	-0.38			
k3:what will it	-0.57			-0.21
k3:what will the	-0.26			
k3:what will you				-0.27
k3:what x $		-0.23	-0.46	-0.23
k3:what x ,				-0.37
k3:what x ?	-0.45	-0.27	-0.22	-0.39
k3:what x TOPIC		-0.44		
k3:what x be	-0.35	-0.27		-0.25
k3:what x do	-0.32			
k3:what x have	-0.71	-0.25	-0.27	
k3:what x in	-0.21		-0.21	
k3:what x make_so	-0.37			
k3:what x must	-0.35			
k3:what x need	-0.25			-0.23
k3:what x of	-0.27		-0.23	-0.26
k3:what x out		-0.28	-0.31	-0.66
k3:what x the	-0.23			
k3:what x up	-0.30			
k3:what x we		-0.28		
k3:what x will	-0.38		-0.24	
k3:what x x	-0.66	-0.21		
k3:what x you	-0.43			-0.25
k3:what xed $	-0.21	-0.20		-0.32
k3:what xed ?	-0.83	-0.23	-0.24	-0.36
k3:what xed x	-0.22	-0.28	-0.21	
k3:what you ask		0.24		0.57
k3:what you be	0.31			
k3:what you do				-0.23
k3:what you have				-0.41
k3:what you need	0.62			0.53
k3:what you say	-0.48			-0.28
k3:what you x	-0.39		-0.37	-0.29
k3:what you xed				-0.32
k3:what your TOPIC				-0.24
k3:when , and	0.77			-0.43
k3:when , they			0.45	
k3:when , today		-0.29	-0.40	
k3:when 0 $	-0.31	-0.37	-0.35	-0.54
k3:when ? $	-0.77	-0.39	-0.35	-0.46
k3:when a thing		-0.22		-0.33
k3:when a x		-0.44		0.51
k3:when be it	-0.63	-0.37		-0.33
k3:when be the				-0.23
k3:when be you	-0.27	-0.25	-0.25	-0.24
k3:when be your	-0.21			
k3:when do it	-0.44	-0.22		-0.27
k3:when do the				-0.34
k3:when do you	-0.39			
k3:when have you	-0.30			
k3:when it be	-0.44			-0.37
k3:when it soon			-0.34	-0.58
k3:when it x	0.67			
k3:when it xed	-0.44	-0.39		
k3:when must it	-0.44			
k3:when on ?	-0.46	-0.24	-0.30	-0.59
k3:when soon $	-0.29	-0.32	-0.29	0.29
k3:when soon ,				0.60
k3:when soon it				0.50
k3:when the 0	-0.37	0.33		-0.50
k3:when the ACT		-0.29		-0.97
k3:when the TOPIC		-0.33		-0.73
k3:when the fact_word		0.24		
k3:when the money		-0.23		-0.31
k3:when the tell		0.30		
k3:when the x			-0.41	-0.32
k3:when they agree	0.22			
k3:when we have		-0.48		
k3:when when ?	-0.52	-0.32	-0.23	-0.33
k3:when when be	-0.54			-0.28
k3:when x $	-0.27	0.41	-0.41	-0.71
k3:when x be	-0.41	-0.37	-0.23	
k3:when x need	-0.37		-0.22	
k3:when x x	-0.51	-0.32		
k3:when you be	-0.29		-0.25	-0.23
k3:when you have	-0.22			
k3:when you say	0.76	-0.29		
k3:when you x	-0.32		-0.32	0.47
k3:where ? $	-0.62	-0.38	-0.38	-0.48
k3:where be it	-0.50	-0.36		-0.43
k3:where be the	-0.28		-0.25	-0.39
k3:where be x	-0.22	-0.52		-0.43
k3:where be you	-0.36		-0.30	-0.25
k3:where be your	-0.22		-0.23	-0.53
k3:where can we			-0.35	
k3:where do it	-0.36		-0.21	-0.39
k3:where do we	-0.51			
k3:where do you	-0.20			-0.26
k3:where do your	-0.46			
k3:where it be	-0.22	0.21		-0.24
k3:where it stop			-0.41	
k3:where it x		0.88		-0.32
k3:where must the	-0.43			
k3:where must we	-0.34		-0.22	
k3:where our x		0.57	-0.49	
k3:where the money		-0.33		-0.36
k3:where the thing	-0.31		-0.24	-0.70
k3:where the x			-0.30	
k3:where they be		0.42	-0.38	-0.35
k3:where they x		-0.38		0.34
k3:where we be		-0.30	-0.43	-0.22
k3:where we can		-0.54		
k3:where we hand		0.29	0.43	
k3:where we have		0.22		-0.24
k3:where will we	-0.39			
k3:where x be	-0.33		-0.24	-0.23
k3:where x done_word	-0.36		-0.25	-0.35
k3:where x x		-0.42		-0.28
k3:where you be		-0.39		
k3:where you live	-0.22	-0.30	-0.27	-0.34
k3:where you x	-0.21		-0.23	
k3:where your sent				-0.22
k3:while money refuse		-0.27		
k3:while the x				-0.35
k3:while we be		-0.22	-0.38	0.99
k3:while we hand			0.32	
k3:while we look			-0.20	
k3:while we takes		-0.23	-0.35	-0.27
k3:while we x	-0.39	-0.37	-0.27	
k3:while x x		0.79		-0.45
k3:while you be				0.22
k3:while you takes	-0.29			
k3:why , thanks		-0.23	-0.33	
k3:why , the		0.71		
k3:why ? $	-0.49	-0.46	-0.39	-0.50
k3:why a x		-0.55	-0.20	-0.36
k3:why be you	-0.37	-0.40		-0.30
k3:why do you	-0.50			
k3:why today ?	-0.32	-0.26		
k3:why we must	0.54	-0.24		
k3:why x x	-0.41	-0.30		-0.31
k3:why you need	-0.62			
k3:why you will		-0.21		
k3:will ACT TOPIC		-0.49	-0.25	-0.21
k3:will ACT in		-0.33		
k3:will ACT it	0.35		-0.27	-0.70
k3:will ACT our			0.21	
k3:will ACT person	-0.28	-0.27		-0.30
k3:will ACT the		-0.72		-0.36
k3:will ACT us	-0.29			
k3:will ACT you		-0.41	0.44	-0.45
k3:will agree you				-0.21
k3:will ask for	-0.29			-0.22
k3:will ask you			-0.25	-0.55
k3:will be DONE	0.65	-0.88		-0.69
k3:will be TOPIC				-0.22
k3:will be TOPIC0				-0.93
k3:will be a		-0.57		
k3:will be agree	-0.52	-0.58	-0.21	-0.27
k3:will be allow			-0.29	
k3:will be can	-0.41	-0.23	-0.25	
k3:will be contact			0.52	
k3:will be do		0.48		
k3:will be go_on	0.22	-0.55		-0.68
k3:will be in		-0.22	0.61	-0.38
k3:will be kind	-0.21	-0.25		0.23
k3:will be know	-0.20	-0.45	0.48	-0.37
k3:will be not	-0.23	0.65	-0.34	-0.40
k3:will be on			-0.39	
k3:will be over	-0.63	-0.58	-0.54	-0.54
k3:will be please	-0.46	-0.55	-0.62	0.58
k3:will be takes	-0.24		0.37	-0.21
k3:will be the	-0.47		-0.61	
k3:will be with			0.25	
k3:will be x	-0.46		-0.51	-0.51
k3:will be xing		0.27		0.30
k3:will be your	-0.28		0.28	
k3:will contact $	-0.52	-0.43	0.47	-0.30
k3:will contact it	-0.29			
k3:will contact out			0.25	
k3:will contact soon			-0.38	
k3:will contact to			0.31	-0.22
k3:will contact with			0.55	-0.46
k3:will contact you		-0.25	0.80	
k3:will do $		-0.30	-0.33	-0.58
k3:will do ?	0.81			
k3:will do it	0.66	-0.45		
k3:will do with			0.43	
k3:will do yet	0.24			
k3:will go_on $	0.28	-0.36	-0.68	
k3:will go_on ,	0.20			
k3:will go_on on	-0.36			-0.39
k3:will go_on to		-0.36		0.21
k3:will hand a			0.28	
k3:will hand it	0.38	-0.31	-0.87	
k3:will hand you	-0.32		0.48	-0.27
k3:will have a			-0.32	
k3:will have do		-0.35		-0.29
k3:will have it		-0.66	-0.21	0.66
k3:will have the		-0.32		
k3:will have to		0.93	-0.26	
k3:will have would_like	-0.37	0.67		
k3:will have x		-0.68	0.25	-0.36
k3:will have xed			-0.27	-0.24
k3:will it ?	0.28		-0.21	
k3:will it be	0.48	-0.41		-0.32
k3:will it do	0.28			
k3:will it go_on	0.71	-0.33		-0.29
k3:will it takes	-0.34			
k3:will keep the		-0.35	0.33	
k3:will keep you		-0.39		-0.20
k3:will know $	-0.58			-0.75
k3:will know ,			0.21	
k3:will know a			-0.33	-0.39
k3:will know from	-0.22	-0.32		-0.41
k3:will know it		-0.34	-0.49	0.28
k3:will know not	0.57	-0.28		
k3:will know to	-0.21		0.38	-0.31
k3:will know what			-0.40	
k3:will know x	-0.48		-0.46	-0.65
k3:will let us	-0.74			
k3:will let you		-0.25	-0.37	
k3:will look it	-0.38			
k3:will need $	-0.59		-0.80	
k3:will need a	0.32		-0.27	
k3:will need our		-0.38		
k3:will need the	-0.31			
k3:will need to			0.48	
k3:will need what	-0.22			
k3:will need your	-0.48		-0.31	
k3:will not $	-0.42	0.58	-0.32	
k3:will not ACT	-0.39	0.94		
k3:will not agree	-0.37	0.71		-0.55
k3:will not ask		-0.24		
k3:will not be	-0.21	0.35	-0.21	-0.25
k3:will not do		0.35		
k3:will not go_on	-0.27		-0.28	-0.56
k3:will not have				-0.56
k3:will not keep		-0.49	-0.35	
k3:will not know		0.25	-0.32	-0.22
k3:will not let		0.51		
k3:will not need		-0.71		
k3:will not say		-0.45		
k3:will not takes	-0.35	0.58	-0.23	-0.80
k3:will not thing		-0.33		
k3:will not x		-0.54		0.43
k3:will only be	-0.40	-0.41		
k3:will only have		-0.42		
k3:will only takes	-0.42			
k3:will say $	0.38	-0.31	-0.33	-0.79
k3:will say it	-0.25	-0.32		
k3:will takes $	-0.28	-0.22	-0.46	-0.48
k3:will takes at		-0.41		-0.44
k3:will takes it	-0.29	-0.25		
k3:will takes live	-0.24	-0.24	-0.31	-0.34
k3:will takes once_more		-0.24		
k3:will takes over	-0.42		0.48	
k3:will takes to			-0.24	
k3:will takes us		-0.50		
k3:will takes would_like	0.51			-0.38
k3:will tell it	0.38	-0.40	-0.41	
k3:will tell to				-0.28
k3:will tell us	-0.32			
k3:will tell you	-0.50	-0.21		
k3:will the money	-0.26			
k3:will they go_on	0.37			
k3:will they x	-0.23			
k3:will we ?	0.55		-0.22	
k3:will we ACT	-0.47	-0.32		
k3:will we contact	-0.47			
k3:will we do	0.80	-0.29		
k3:will we go_on		-0.22		
k3:will we hand		-0.31		-0.38
k3:will we have	0.55			
k3:will we say	-0.47			-0.21
k3:will we takes	0.40			-0.22
k3:will we tell	0.24	-0.21		
k3:will we x		-0.43		
k3:will would_like $	-0.30			
k3:will would_like ?	-0.40			
k3:will would_like be				-0.21
k3:will would_like because				-0.24
k3:will would_like it	0.25			
k3:will would_like not	-0.21			
k3:will would_like the	0.40		0.39	
k3:will would_like to	-0.77	-0.23	-0.29	
k3:will would_like us	0.47			
k3:will would_like x				-0.26
k3:will would_like you			0.45	-0.33
k3:will x $	-0.25		0.34	
k3:will x a			-0.34	-0.31
k3:will x about		-0.21		
k3:will x ask		-0.22		-0.20
k3:will x back		-0.23	-0.28	
k3:will x be	-0.26	0.49	-0.24	
k3:will x in				0.70
k3:will x it		-0.37		-0.20
k3:will x not				-0.58
k3:will x on	-0.28			0.59
k3:will x once_more	-0.29		-0.24	0.73
k3:will x our		0.20	-0.29	
k3:will x person			0.35	-0.27
k3:will x the		-0.24		-0.37
k3:will x to	-0.49	-0.27	-0.54	-0.67
k3:will x x	-0.30			
k3:will x you			0.57	0.30
k3:will you ?	-1.06	-0.36	-0.34	
k3:will you ACT	-0.44			
k3:will you agree	-0.88			
k3:will you hand	-0.22			
k3:will you have	0.88	-0.53	-0.21	-0.72
k3:will you let	0.63	-0.29	-0.29	
k3:will you need	1.39			
k3:will you takes	0.30			-0.22
k3:will you tell	-1.07			
k3:will you would_like	-0.44			
k3:will you x	-0.79		-0.27	-0.45
k3:will you yet	0.34			
k3:with , x			0.34	
k3:with ? $	-0.22			
k3:with TOPIC $	-0.56	-0.21	-0.27	0.43
k3:with TOPIC ,			0.22	
k3:with a person			0.78	
k3:with a tell		0.59		
k3:with a x	-0.34		-0.42	-0.32
k3:with it $	-0.20		-0.26	
k3:with it ,				0.23
k3:with it ?	0.47			-0.24
k3:with it it		-0.27		0.45
k3:with it thing		-0.27		0.32
k3:with it we	-0.25	-0.50		0.30
k3:with it x		0.48		-0.22
k3:with once_more agree			0.23	
k3:with our TOPIC	0.26			
k3:with our person			-0.38	
k3:with our thing				-0.20
k3:with our warn			-0.25	
k3:with our x		-0.32	0.71	0.40
k3:with person x			0.59	-0.22
k3:with so x	-0.33			
k3:with the ACT		-0.41		-0.25
k3:with the TOPIC	0.21			0.38
k3:with the back			0.27	
k3:with the fact_word			-0.27	
k3:with the it	-0.91	-0.32	-0.22	-0.32
k3:with the look				-0.20
k3:with the money				-0.23
k3:with the once_more				0.54
k3:with the person	0.54	-0.30	-0.28	-0.33
k3:with the warn			0.45	-0.27
k3:with the x	-0.27			
k3:with us $		-0.58	-0.20	-0.78
k3:with us ?	0.43	-0.21		
k3:with us TOPIC		-0.29		-0.22
k3:with us for		0.53		
k3:with us xing	0.24			
k3:with us yet				0.33
k3:with what be	-0.47	-0.31	-0.23	-0.23
k3:with what we		0.31		
k3:with what x	-0.26	-0.52		-0.24
k3:with what you		-0.26		-0.38
k3:with x $		-0.62	-0.23	-0.86
k3:with x ,	0.25		-0.22	
k3:with x from			0.20	-0.24
k3:with x or	-0.55	-0.34		
k3:with x x		0.53		
k3:with xing once_more	-0.22			
k3:with you $	-0.33	-0.48		
k3:with you ,	0.26			-0.50
k3:with you ?	-0.53		-0.37	-0.51
k3:with you at		-0.28		-0.60
k3:with you from				-0.36
k3:with you in		-0.26	0.30	
k3:with you soon			0.36	-0.21
k3:with your $	-0.46	-0.48		-0.69
k3:with your allow	0.45	-0.36		
k3:with your approval	0.24			
k3:with your keep	0.41	-0.79		-0.68
k3:with your thing		-0.24		0.80
k3:with your x		0.34	-0.46	-0.47
k3:would_like , x				-0.36
k3:would_like ? $	-0.43	-0.20		
k3:would_like a ACT		-0.33		
k3:would_like because a				-0.24
k3:would_like can not		0.25		
k3:would_like for us	0.92	-0.56		
k3:would_like have be	-0.31	-0.32		0.34
k3:would_like it $	0.34			-0.27
k3:would_like it ,	0.61			-0.65
k3:would_like it ?	1.09			
k3:would_like it DONE	-0.42			
k3:would_like it be		-0.40		
k3:would_like it by	-0.52			
k3:would_like it do	0.48			
k3:would_like it it		-0.28		-0.21
k3:would_like it sent	-0.36			
k3:would_like it the	0.34	-0.39		-0.57
k3:would_like it we	0.28			
k3:would_like it x	-0.34	-0.44	-0.27	
k3:would_like not ACT	-0.30	0.68		
k3:would_like not to	-0.33	0.77		
k3:would_like of $	-0.27	-0.26	-0.20	0.55
k3:would_like of it	0.40		-0.27	
k3:would_like of the		-0.26	-0.43	0.64
k3:would_like once_more than		0.26		
k3:would_like person $			0.46	
k3:would_like person can			-0.21	
k3:would_like person will			0.23	
k3:would_like the TOPIC		-0.41		
k3:would_like the thing	0.39			
k3:would_like the x	-0.49	0.32		-0.47
k3:would_like to ,		0.63		
k3:would_like to ACT	-0.70			
k3:would_like to contact			-0.42	
k3:would_like to go_on	0.64			
k3:would_like to say	-0.36	0.41		
k3:would_like to x	0.20	-0.64	-0.28	
k3:would_like us to		-0.21		
k3:would_like we can	-0.35	1.02		-0.31
k3:would_like we have				-0.27
k3:would_like x $	-0.29	-0.43	-0.26	-0.34
k3:would_like you to			0.45	-0.33
k3:would_like you we		0.29		
k3:x , 0	-0.37	-0.23		-0.26
k3:x , DONE	-0.21	-0.74	-0.35	0.87
k3:x , TOPIC		-0.20		-0.49
k3:x , afraid		0.37		
k3:x , after	0.40	-0.22		
k3:x , agree	0.59			
k3:x , and			-0.22	
k3:x , at			0.38	-0.41
k3:x , be			0.35	-0.33
k3:x , because		-0.26		
k3:x , before	-0.26			
k3:x , but		0.40		
k3:x , by			0.42	
k3:x , contact		0.88		
k3:x , do	0.26			0.38
k3:x , for		0.28	-0.35	
k3:x , from				-0.23
k3:x , hand	-0.25	-0.27	0.44	-0.48
k3:x , have	-0.22	-0.39		-0.79
k3:x , if	0.36			
k3:x , kind		-0.69		-0.51
k3:x , let				-0.29
k3:x , look	-0.26	-0.20		-0.53
k3:x , money		0.54		
k3:x , not		0.52		-0.25
k3:x , once_more	-0.27		-0.22	-0.29
k3:x , our		0.47	0.25	
k3:x , person			-0.39	
k3:x , refuse	-0.27	0.79	-0.36	-1.12
k3:x , say	0.84	-0.38		
k3:x , tell	-0.49	-0.25	0.27	0.47
k3:x , thanks				-0.28
k3:x , the		-0.27		
k3:x , then	0.21			-0.24
k3:x , they			0.42	
k3:x , thing				0.25
k3:x , to	0.27	-0.44		-0.43
k3:x , when		0.42		
k3:x , while	-0.30			
k3:x , x				0.44
k3:x , xing			-0.23	-0.20
k3:x , yet		-0.22		
k3:x , you	0.29	-0.23		
k3:x , your				-0.22
k3:x 0 $	-0.41	-0.39	-0.26	0.83
k3:x 0 ,	-0.36			0.91
k3:x 0 0	-0.63	-0.38	-0.22	-0.95
k3:x 0 be	-0.23	-0.21		0.78
k3:x 0 money				-0.63
k3:x 0 of				-0.22
k3:x 0 to	0.51			-0.43
k3:x 0 x	-0.38			-0.54
k3:x ? $	-0.28	-0.27	-0.23	-0.24
k3:x ACT $		-0.80		-0.88
k3:x ACT ,		0.23		
k3:x ACT ?	-0.47			
k3:x ACT be	-0.30	-0.34	-0.39	
k3:x ACT by				0.48
k3:x ACT done_word				0.69
k3:x ACT it		-0.38		
k3:x ACT make_so	-0.48	-0.46	-0.22	
k3:x ACT not	-0.22	0.80		-0.29
k3:x ACT out		-0.21		0.20
k3:x ACT the	-0.48	0.91		-0.50
k3:x ACT there		-0.23		
k3:x ACT to	-0.27	-0.49		0.65
k3:x ACT x				-0.73
k3:x DONE $	-0.22		-0.30	0.22
k3:x DONE in		-0.54		-0.55
k3:x DONE on	0.22			
k3:x DONE to	-0.26			0.32
k3:x DONE x	-0.29			
k3:x TOPIC $	-0.24			-0.81
k3:x TOPIC ,				-0.21
k3:x TOPIC ?		-0.27		
k3:x TOPIC ACT	0.44	-0.67		
k3:x TOPIC TOPIC		-0.35	-0.29	-0.37
k3:x TOPIC at		-0.57		
k3:x TOPIC be	-0.41	0.24		-0.32
k3:x TOPIC for				-0.28
k3:x TOPIC money				0.34
k3:x TOPIC not		0.77		-0.31
k3:x TOPIC person		-0.59	0.70	
k3:x TOPIC thing	-0.31	-0.50		-0.37
k3:x TOPIC x		-0.72		
k3:x TOPIC yet			-0.31	0.24
k3:x TOPIC0 $	-0.52	-0.39	-0.41	-0.36
k3:x TOPIC0 from	-0.23			0.51
k3:x TOPIC0 have	-0.65	-0.51		0.51
k3:x TOPIC0 money		-0.23		-0.21
k3:x TOPIC0 x	-0.22			
k3:x a ACT		0.34		-0.29
k3:x a allow		0.67	-0.22	
k3:x a contact				-0.24
k3:x a money		-0.90		
k3:x a not		-0.40	-0.25	-0.51
k3:x a person			0.40	
k3:x a soon	-0.35	-0.32		0.51
k3:x a thing	-0.23	-0.27		-0.61
k3:x a through_channel			-0.22	-0.55
k3:x a x	-0.31	-0.54	-0.21	
k3:x about $		-0.46		
k3:x about it				-0.21
k3:x about the	-0.23	-0.21		
k3:x about x		0.30	-0.28	-0.20
k3:x afraid $	-0.32	0.54	-0.34	-0.43
k3:x afraid it		-0.43		-0.45
k3:x agree $	-0.66	-0.57	-0.27	-0.50
k3:x agree ,	0.24			0.21
k3:x agree ?	-0.99			
k3:x agree be		0.34		
k3:x agree for	0.22			
k3:x agree here	0.23			
k3:x agree soon		-0.40	-0.45	-0.32
k3:x agree to		-0.28	-0.20	-0.21
k3:x agree x	-0.24		-0.32	
k3:x agree you	-0.58			
k3:x allow $	-0.25			-0.24
k3:x allow done_word		-0.25		
k3:x allow it		0.35		-0.36
k3:x allow not		0.58		
k3:x an x		-0.39		
k3:x and a	-0.22	-0.45		
k3:x and go_on	-0.29		-0.26	-0.21
k3:x and in		-0.22	-0.26	-0.37
k3:x and it		0.27		-0.66
k3:x and need			-0.22	
k3:x and on		-0.35		0.36
k3:x and sent		-0.22		0.59
k3:x and the		-0.24		
k3:x and thing	-0.28	-0.45		0.49
k3:x and us		0.38		
k3:x and x	-0.37			-0.41
k3:x and your				-0.23
k3:x approval $	-0.40		-0.24	-0.35
k3:x approval ,	0.43	-0.23		-0.21
k3:x approval ?	0.24	-0.51		-0.33
k3:x approval or	0.36			
k3:x approval we		0.22		
k3:x approval x	-0.29	-0.27		-0.22
k3:x ask $		-0.45		-0.32
k3:x ask ?	-0.36			-0.22
k3:x ask about	-0.24			
k3:x ask x	0.38			
k3:x ask you	-0.29	-0.21		
k3:x at 0		-1.01	-0.49	0.82
k3:x at TOPIC	-0.25	0.25		-0.21
k3:x at hand	-0.32			
k3:x at if		-0.52		
k3:x at soon	-0.20	-0.56		-0.31
k3:x at the		-0.51		-0.83
k3:x at x		-0.65	-0.31	-0.39
k3:x at yet		0.26		
k3:x back $		0.38	-0.35	-0.52
k3:x back by	-0.33	-0.28	-0.24	-0.26
k3:x back refuse		0.27		
k3:x back to			-0.56	
k3:x back x		-0.25		-0.31
k3:x be $	-0.46	-0.47		-0.80
k3:x be ,	0.21			-0.25
k3:x be ACT	-0.33	-0.25	-0.25	
k3:x be DONE	-0.24	-0.26	-0.27	0.70
k3:x be TOPIC	-0.24			
k3:x be a	-0.24	-0.29		-0.44
k3:x be agree	-0.69	-0.46	-0.21	-0.55
k3:x be allow	-0.23		-0.38	-0.48
k3:x be approval	-0.64	-0.38		-0.45
k3:x be at				-0.78
k3:x be be		-0.23	-0.24	
k3:x be because				-0.23
k3:x be do	-0.53	-0.27		0.72
k3:x be for	-0.27			-0.42
k3:x be hand	-0.27	-0.37	-0.42	-0.38
k3:x be here			-0.23	
k3:x be how			-0.30	-0.60
k3:x be in	-0.24	-0.60	-0.21	
k3:x be it	-0.39			
k3:x be look		-0.40	-0.20	-0.33
k3:x be need	-0.47	0.43		-0.20
k3:x be not		0.66		-0.21
k3:x be off	-0.37	-0.39	-0.23	0.60
k3:x be on			-0.27	-0.76
k3:x be once_more		0.32		-0.35
k3:x be only	0.54	-0.58		-0.46
k3:x be out		-0.23		-0.45
k3:x be over	-0.31	-0.48		-0.67
k3:x be refuse		0.23		-0.38
k3:x be takes		-0.26		
k3:x be the				-0.63
k3:x be there		-0.39		0.66
k3:x be thing	0.38	-0.52	-0.21	-0.77
k3:x be to	0.31			
k3:x be too		0.37		-0.60
k3:x be what	-0.64			
k3:x be with			0.49	-0.61
k3:x be x	-0.27	0.20	-0.27	-0.45
k3:x be xed	-0.47	-0.39		-0.69
k3:x be xing	-0.41	-0.42		-0.60
k3:x be yet	-0.32		0.55	-0.32
k3:x be you	-0.26			
k3:x be your	0.45			-0.68
k3:x because not		0.40	-0.27	
k3:x because of				0.33
k3:x because the		0.87		
k3:x because to	-0.21	-0.43		-0.24
k3:x because we		0.39		
k3:x because x		-0.47		-0.44
k3:x because xing		-0.22		
k3:x because you	-0.29			
k3:x before $		-0.50		
k3:x before ?			-0.26	-0.23
k3:x by ACT				0.63
k3:x by a		0.32		
k3:x by contact		-0.38		
k3:x by how		-0.35		-0.54
k3:x by it		-0.34	-0.21	
k3:x by sent			-0.27	
k3:x by the		-0.51		-0.23
k3:x by x		0.24	-0.26	
k3:x by yet		0.43	-0.45	-0.45
k3:x by you		-0.38	-0.63	-0.35
k3:x by your		-0.70	-0.24	
k3:x can $		0.27		-0.22
k3:x can ACT		-0.33		
k3:x can be	-0.20	-0.29		-0.42
k3:x can not		0.39		-0.21
k3:x can say		-0.27		
k3:x can thing		-0.33		-0.27
k3:x can x		-0.40	0.20	-0.43
k3:x contact $			0.22	
k3:x contact ,		0.74		
k3:x contact ?			-0.47	
k3:x contact make_so	-0.38	-0.27	0.47	
k3:x contact us		-0.32		-0.44
k3:x contact x		-0.67		-0.24
k3:x contact you	-0.35		-0.48	
k3:x do $	-0.42	-0.43	-0.34	0.86
k3:x do by				-0.26
k3:x do for	-0.33		-0.35	0.31
k3:x do it	-0.22	-0.23		
k3:x do soon		-0.28		-0.59
k3:x do the				-0.42
k3:x do with				-0.21
k3:x do x	-0.32			-0.40
k3:x do you	-0.43			
k3:x done_word $	-0.34		-0.38	0.31
k3:x done_word ,	-0.46			0.56
k3:x done_word ?	-0.57		-0.30	-0.28
k3:x done_word be		-0.21	0.40	-0.41
k3:x done_word done_word		-0.48	-0.30	-0.36
k3:x done_word it		-0.30		
k3:x done_word of		-0.30		
k3:x done_word to	0.25	-0.46		-0.57
k3:x done_word x	0.25		-0.24	
k3:x done_word yet	-0.23		-0.34	0.25
k3:x fact_word $		-0.65		
k3:x fact_word ,		0.28		
k3:x fact_word for		-0.25		0.31
k3:x fact_word you	-0.51			
k3:x for $				-0.36
k3:x for TOPIC		-0.29	-0.34	
k3:x for it	-0.46			
k3:x for keep		-0.64		
k3:x for once_more				0.71
k3:x for our		-0.26	0.59	
k3:x for person		-0.26		-0.30
k3:x for the		0.44	0.72	-0.46
k3:x for us	-0.67	-0.96		
k3:x for what	-0.27	-0.28		-0.70
k3:x for with	-0.26			
k3:x for x		-0.81	-0.66	-0.41
k3:x for you		0.41	0.23	
k3:x for your				-0.39
k3:x from ,		0.29		
k3:x from a			-0.60	-0.58
k3:x from here		-0.27	0.38	-0.64
k3:x from it		-0.34	-0.36	0.58
k3:x from look				0.24
k3:x from money			0.54	-0.41
k3:x from our			0.25	
k3:x from thing		-0.25	0.55	-0.21
k3:x from yet			-0.34	0.20
k3:x from you	-0.56			-0.27
k3:x from your	-0.24	-0.28	-0.26	
k3:x go_on $	-0.39		-0.46	-0.55
k3:x go_on ?	-0.41			
k3:x go_on and	-0.30			0.45
k3:x go_on on	0.60		0.40	0.25
k3:x go_on to	-0.33	-0.49		
k3:x hand ?	-0.46	-0.24	-0.43	
k3:x hand be		-0.40		-0.29
k3:x hand yet	-0.28		0.65	-0.51
k3:x have DONE		0.22		
k3:x have a		-0.26	-0.34	
k3:x have be	-0.22	-0.36		-0.92
k3:x have it	-0.41	-0.30		
k3:x have just			0.30	-0.21
k3:x have not				-0.21
k3:x have to	-0.23	-0.34		
k3:x have x		-0.39	-0.33	-0.46
k3:x have xed		0.98	-0.29	-0.78
k3:x have xing		-0.41	-0.41	
k3:x have your		-0.34	0.42	-0.34
k3:x here $	-0.21	-0.33		-0.25
k3:x here ?	-0.68			
k3:x here be		-0.33	-0.42	-0.44
k3:x how be	-0.46	-0.23		-0.27
k3:x how x	-0.71			
k3:x if once_more		-0.21		-0.31
k3:x if the	0.63	-0.24		
k3:x in $	-0.34	-0.37	0.44	
k3:x in ?	-0.23			
k3:x in TOPIC		-0.30		-0.40
k3:x in a		-0.25	0.40	
k3:x in and				-0.28
k3:x in at				0.57
k3:x in because	-0.75			
k3:x in it	-0.22	-0.61		-0.25
k3:x in may	-0.41		-0.63	
k3:x in our		-0.49		
k3:x in the		-0.42	-0.21	-0.40
k3:x in with	-0.24		-0.21	
k3:x in x		0.53	0.48	-0.94
k3:x in your	-0.26			
k3:x into your		-0.62		
k3:x it $	-0.39			-0.48
k3:x it ,				-0.25
k3:x it ?		-0.26	-0.32	-0.28
k3:x it DONE		-0.23		0.32
k3:x it TOPIC				-0.53
k3:x it agree	0.24			
k3:x it and		-0.29		
k3:x it at	-0.31	-0.46		-0.55
k3:x it back		-0.43	-0.35	-0.31
k3:x it be		-0.62		0.47
k3:x it before			-0.43	-0.48
k3:x it can	-0.54	-0.29	-0.31	
k3:x it do	-0.59	-0.31		0.86
k3:x it done_word				-0.35
k3:x it fact_word				-0.77
k3:x it from			-0.29	
k3:x it go_on				-0.33
k3:x it have		0.23	0.22	
k3:x it in			-0.24	-0.45
k3:x it it				-0.23
k3:x it money	-0.45			-0.38
k3:x it not		-0.44		
k3:x it once_more	-0.29	-0.61	-0.58	0.58
k3:x it say	-0.34	-0.37		
k3:x it so				0.29
k3:x it soon		0.36		-0.34
k3:x it takes	0.31			
k3:x it they		-0.25		
k3:x it thing		0.32		0.23
k3:x it to	-0.27	-0.25	0.43	
k3:x it today	0.31	-0.75	-0.38	-0.58
k3:x it we		-0.32		
k3:x it will		-0.32		
k3:x it x	-0.47	-0.36	-0.60	-0.63
k3:x it you		0.33		-0.26
k3:x keep $		-0.57	-0.24	-0.25
k3:x keep in		0.74		-0.27
k3:x keep of	-0.27			
k3:x keep on		-0.64		
k3:x keep our		0.27		
k3:x keep with		-0.53		-0.35
k3:x keep x		0.78		
k3:x know $	-0.66	-0.54	-0.23	-0.71
k3:x know once_more		-0.29		-0.22
k3:x know x		-0.33	0.40	
k3:x know xing		-0.26		
k3:x let us		-0.30	-0.27	
k3:x look $		-0.23		-0.40
k3:x look it				-0.23
k3:x look make_so	-0.50	-0.24	-0.54	
k3:x look x	-0.38	-0.27		0.20
k3:x make_so $	-0.29		0.47	
k3:x make_so ,				-0.49
k3:x make_so ?	0.55			
k3:x make_so be	-0.58	-0.37		-0.47
k3:x make_so done_word	-0.21			0.60
k3:x make_so make_so	0.39		-0.40	-0.34
k3:x make_so x	0.22		0.36	
k3:x may have		0.42		-0.37
k3:x money $	-0.40			
k3:x money ,		0.31		-0.48
k3:x money ?	-0.23	-0.30		-0.32
k3:x money agree				-0.22
k3:x money back	0.53			
k3:x money be				0.28
k3:x money have	-0.22	-0.54	-0.27	0.58
k3:x money in				-0.24
k3:x money keep		0.55		
k3:x money not	-0.31	-0.51		-0.37
k3:x money of	-0.27	-0.21		
k3:x money on		-0.38		
k3:x money to	-0.21	-0.61		
k3:x money today	0.73	-0.30		
k3:x money will		-0.50	-0.24	0.25
k3:x money with				-0.36
k3:x money x	0.36		-0.75	
k3:x must be	-0.42		-0.23	
k3:x must it	-0.22			
k3:x must the	-0.29			-0.34
k3:x must we	-0.30			
k3:x need $	-0.87	-0.20	-0.31	-0.41
k3:x need ,	-0.21			
k3:x need ?	-0.38		-0.23	
k3:x need it				-0.46
k3:x need not		-0.64		
k3:x need x	-0.48	-0.35		-0.20
k3:x not $	-0.60	-0.45	-0.29	-0.42
k3:x not ?	-0.47	-0.75		
k3:x not ACT		0.94		
k3:x not be	-0.22	0.97		
k3:x not done_word		0.23		-0.38
k3:x not make_so		-0.39	-0.30	0.42
k3:x not once_more	-0.22	-0.28	-0.37	
k3:x not tell		-0.22		-0.35
k3:x not way	-0.23			
k3:x not x			-0.26	
k3:x of TOPIC	-0.29	-0.23		
k3:x of TOPIC0		0.22		-0.32
k3:x of a	-0.26	-0.41		-0.38
k3:x of an		0.52		
k3:x of ask	-0.32			-0.21
k3:x of it	-0.21	0.23	0.34	
k3:x of money		-0.47		-0.51
k3:x of our		-0.23		
k3:x of the	-0.38			
k3:x of thing	-0.43	0.21	-0.32	-0.22
k3:x of us		-0.60	-0.24	-0.32
k3:x of what	-0.51			0.49
k3:x of x	-0.28	-0.49		
k3:x of you		-0.27	-0.40	-0.37
k3:x of your	-0.23	0.20		
k3:x off $	-0.50	-0.36		
k3:x off ,	-0.26			
k3:x off a	-0.31	-0.28		0.27
k3:x off just	-0.31	-0.25	-0.26	0.32
k3:x off the		-0.60	0.59	
k3:x on $	-0.39	-0.35		-1.00
k3:x on ,				-0.38
k3:x on ACT		-0.37	-0.39	
k3:x on a			-0.23	
k3:x on it		-0.24		0.39
k3:x on look	-0.37			
k3:x on our		-0.51	-0.29	-0.47
k3:x on the		-0.51	-0.48	-0.31
k3:x on to		-0.36		
k3:x on what				-0.22
k3:x on with			0.28	
k3:x on x		-0.34	-0.44	-0.24
k3:x on your		-0.28		
k3:x once_more $		-0.32		0.72
k3:x once_more ?	-0.93	-0.36		-0.42
k3:x once_more contact		-0.37	-0.42	-0.20
k3:x once_more have				-0.28
k3:x once_more than		-0.21		0.83
k3:x once_more thing		0.49		0.30
k3:x once_more today				-0.33
k3:x once_more x		-0.55	0.24	-0.32
k3:x once_more xed	-0.46			-0.37
k3:x only $	-0.62	0.44	-0.27	0.72
k3:x only ,		0.49		
k3:x only to		-0.33		
k3:x or approval	-0.64	-0.20	-0.20	-0.22
k3:x or by	-0.49			
k3:x or contact	-0.30	-0.35	-0.31	
k3:x or not	-0.54	-0.28		
k3:x or the	-0.40			
k3:x or with	-0.44			
k3:x or x	0.38	-0.22		-0.23
k3:x our allow	-0.25	0.68		-0.24
k3:x our contact		0.60	-0.49	
k3:x our x		0.39	0.36	
k3:x out $	-0.21	-0.36	-0.43	
k3:x out ,	-0.34			0.60
k3:x out ?		-0.30		-0.44
k3:x out a				0.39
k3:x out at		0.47		
k3:x out by			-0.22	0.31
k3:x out in	-0.23	-0.39		-0.57
k3:x out of		-0.63		0.22
k3:x out to				-0.22
k3:x out yet				-0.34
k3:x over $	-0.49	-0.90	-0.31	0.55
k3:x over ?	-0.28			-0.23
k3:x over at		-0.33		
k3:x over not		-0.32		
k3:x over the	0.52	0.38	-0.34	-0.62
k3:x over xing				0.25
k3:x over yet		-0.20	-1.10	0.73
k3:x over your			0.40	-0.35
k3:x person $		-0.37	0.66	-0.41
k3:x person ,			0.27	
k3:x person TOPIC		0.35	-0.99	
k3:x person ask		-0.23		
k3:x person be	-0.38		0.47	
k3:x person can		-0.22		
k3:x person for			0.21	
k3:x person from			0.24	
k3:x person have		-0.31	0.36	-0.39
k3:x person in			0.49	
k3:x person need			-0.40	
k3:x person on			0.43	-0.22
k3:x person takes			0.26	
k3:x person will			0.45	
k3:x person with				-0.48
k3:x person x			-0.25	
k3:x person yet			0.53	-0.49
k3:x person you	-0.27		0.46	
k3:x please $		-0.34	-0.21	-0.44
k3:x please ?	-0.57	-0.41	-0.28	-0.25
k3:x please it				-0.21
k3:x reason_for the		0.49		-0.23
k3:x reason_for we		0.47		
k3:x refuse the	-0.24	0.42	-0.28	-0.25
k3:x say $	-0.36	-0.53		
k3:x say ?	-0.76			
k3:x say how		-0.21		
k3:x say on				-0.32
k3:x say x				-0.39
k3:x sent ?	-0.36	-0.21	-0.24	-0.31
k3:x sent to				0.26
k3:x so agree		-0.24		
k3:x so x	0.56	-0.24		-0.32
k3:x soon $	-0.21		-0.53	-0.26
k3:x soon ,	-0.34	0.56		
k3:x soon ?	-0.26	-0.40		
k3:x soon a		-0.64		
k3:x soon after	-0.36			
k3:x soon be		0.30		-0.26
k3:x soon for				-0.23
k3:x soon go_on		0.47		
k3:x soon here		-0.22		
k3:x soon it		0.47		-0.36
k3:x soon of		-0.30		
k3:x soon on		-0.47	-0.29	
k3:x soon our		0.21		
k3:x soon there		-0.49		-0.43
k3:x soon to		-0.63	-0.25	-0.20
k3:x soon too		0.51		
k3:x soon we		-0.36		0.31
k3:x soon x				-0.55
k3:x stop $	-0.25	0.29		
k3:x takes $		-0.44		
k3:x takes ,			0.24	
k3:x takes a		-0.25	-0.77	-0.32
k3:x takes at		-0.44		0.45
k3:x takes it			0.43	
k3:x takes live	-0.26			-0.33
k3:x takes need	-0.26			
k3:x takes over			0.35	-0.21
k3:x takes us			-0.22	
k3:x takes with		-0.35	0.45	
k3:x takes x				-0.23
k3:x tell $	-0.22		-0.26	
k3:x tell ?	-0.60			
k3:x tell and	-0.23		-0.21	
k3:x tell be	-0.22	-0.35		-0.38
k3:x tell not		-0.42		
k3:x tell out		0.50		-0.36
k3:x tell please				-0.28
k3:x tell us		-0.37		-0.58
k3:x tell x	-0.48		-0.24	
k3:x tell you	-0.38			
k3:x than a		0.43		
k3:x than it		-0.56		-0.23
k3:x than our			0.32	-0.41
k3:x than the		-0.72	-0.35	
k3:x than we		-0.61		
k3:x than x		-0.21	-0.28	
k3:x thanks $	-0.38		-0.27	-0.56
k3:x the ?	-0.38			-0.22
k3:x the ACT	0.47			0.50
k3:x the TOPIC	-0.45	-0.48	-0.26	
k3:x the TOPIC0		-0.25		
k3:x the allow		0.49		
k3:x the contact		-0.38		-0.26
k3:x the look	-0.34			
k3:x the money		-0.32		
k3:x the once_more				-0.40
k3:x the person	-0.28			
k3:x the reason_for	-0.21			
k3:x the soon		-0.26		
k3:x the tell	-0.26	-0.23		-0.23
k3:x the thing		-0.39	-0.24	
k3:x the through_channel	-0.29			0.42
k3:x the today		-0.28		
k3:x the way		0.33		-0.22
k3:x the x	0.27			
k3:x the xing		0.26		
k3:x there $	-0.30		-0.29	-0.26
k3:x there ,				0.57
k3:x there ?	-0.30	-0.21		
k3:x there be	-0.33	0.63	-0.22	-0.71
k3:x they be		0.22	-0.61	
k3:x they do		-0.27		
k3:x they need		0.27	-0.39	
k3:x they x		-0.27		
k3:x thing $	-0.62		-0.24	-0.34
k3:x thing ?		-0.35		
k3:x thing ACT	0.40	-0.30		0.23
k3:x thing agree	-0.37			
k3:x thing be		0.30		
k3:x thing can	-0.35	-0.35		
k3:x thing for		-0.21		-0.35
k3:x thing have		-0.66		-0.22
k3:x thing in			-0.24	-0.61
k3:x thing it	-0.24	-0.44		-0.36
k3:x thing know	-0.26	-0.28	-0.28	0.38
k3:x thing not		-0.59		
k3:x thing on				-0.38
k3:x thing soon				0.23
k3:x thing thing	-0.36	-0.76		-0.55
k3:x thing to		-0.27		
k3:x thing today	0.55	-0.28		-0.31
k3:x thing we				-0.25
k3:x thing what	-0.32	-0.23		
k3:x thing will	-0.34	-0.56		
k3:x thing with				-0.31
k3:x thing x				-0.49
k3:x thing yet		-0.25	-0.27	-0.25
k3:x thing you		-0.35	-0.23	-0.55
k3:x through_channel x		0.47		
k3:x to $			-0.39	
k3:x to ,			-0.22	
k3:x to 0		-0.39		-0.75
k3:x to ?	-0.61		-0.24	-0.21
k3:x to ACT		0.72		-0.27
k3:x to TOPIC	-0.27	0.41	-0.25	0.20
k3:x to a		0.36		-0.27
k3:x to ask		-0.67		-0.25
k3:x to be	0.21	-0.41		
k3:x to contact	-0.25	-0.31		
k3:x to done_word	-0.33			
k3:x to go_on	0.35	-0.23		-0.25
k3:x to hand	-0.41			
k3:x to have	-0.31			
k3:x to it	-0.29	-0.22	-0.24	
k3:x to keep		-0.45		
k3:x to our	-0.22	-0.69	0.20	-0.39
k3:x to person			0.49	-0.42
k3:x to say				-0.57
k3:x to takes		0.70	0.28	
k3:x to tell	0.50	-0.25	-0.33	-0.62
k3:x to the	-0.34			
k3:x to us		-0.31	0.28	
k3:x to we		0.21	-0.21	
k3:x to x	-1.00	-0.20		0.45
k3:x to you		0.27	-0.34	
k3:x to your		-0.25	-0.30	-0.54
k3:x today $	-0.47	-0.25	-0.26	
k3:x today ,		-0.46		
k3:x today ?	0.33			-0.28
k3:x today on		-0.23	-0.24	-0.36
k3:x today with	-0.20			-0.41
k3:x today x			-0.28	0.31
k3:x unable us		0.36		-0.37
k3:x up $			-0.33	
k3:x up ,	0.47			-0.27
k3:x up ?	0.62		-0.48	
k3:x up on	-0.30			
k3:x up there	-0.31	-0.29	-0.23	-0.36
k3:x up to	-0.23		0.20	-0.27
k3:x up x	-0.32		-0.24	
k3:x us $	-0.51	0.33	-0.32	
k3:x us ,		0.35		
k3:x us ?	-0.59	-0.23		-0.40
k3:x us about			-0.24	
k3:x us for	-0.28		-0.20	
k3:x us not	-0.28			
k3:x us on		-0.27		
k3:x us the		-0.33		-0.40
k3:x us to	-0.20			
k3:x us what				-0.42
k3:x us where				-0.31
k3:x us x		-0.24		-0.21
k3:x us your	-0.27			-0.27
k3:x warn $		0.87	0.25	-0.55
k3:x warn over			-0.28	
k3:x warn there		-0.26		
k3:x way $		-0.31		
k3:x way back				0.32
k3:x way to		-0.21		0.25
k3:x we ?		-0.32		
k3:x we ACT		-0.35	-0.37	
k3:x we can	-0.29			
k3:x we have				0.30
k3:x we just				-0.46
k3:x we keep	-0.28	0.44		
k3:x we must		-0.27		
k3:x we need	-0.26	-0.24		-0.40
k3:x we will		0.21		
k3:x we x		-0.45		
k3:x we yet	0.24			
k3:x what ?	-0.48	-0.26	-0.25	
k3:x what be	-0.54	0.22		-0.27
k3:x what it		-0.25		
k3:x what tell	-0.20			
k3:x what we		0.73		
k3:x what x	-0.21	-0.52		
k3:x what you		0.60		-0.23
k3:x when ?	-0.57	-0.53	-0.39	-0.33
k3:x when x	-0.29			
k3:x where it		0.52		
k3:x where you	-0.37			-0.26
k3:x where your				-0.30
k3:x why x	-0.51			
k3:x will be	-0.36	-0.43		
k3:x will contact			0.63	-0.47
k3:x will do	-0.89	-0.37	-0.44	-0.70
k3:x will go_on			-0.29	
k3:x will it	-0.74			
k3:x will keep	-0.26	-0.69		-0.73
k3:x will know			0.32	-0.28
k3:x will not	-0.21	0.31		-0.29
k3:x will takes	-0.24	-0.42		-0.40
k3:x will tell	-0.33			
k3:x will we	0.28			
k3:x will x		-0.36		0.37
k3:x with a	-0.26	0.44		
k3:x with it	-0.28	-0.22		0.32
k3:x with our			-0.21	
k3:x with the	-0.24		-0.23	0.21
k3:x with us	-0.46	-0.74	-0.36	-0.54
k3:x with what				-0.32
k3:x with x		-0.50		-0.57
k3:x with you		-0.52		-0.42
k3:x would_like $	-0.21	-0.40		-0.83
k3:x would_like ,				-0.36
k3:x would_like it	-0.44	-0.43	-0.28	-0.26
k3:x would_like of	-0.25	-0.24	-0.22	0.58
k3:x would_like person			0.37	-0.21
k3:x would_like to			0.21	
k3:x would_like x		-0.31		-0.24
k3:x would_like you		0.29		
k3:x x $	-0.45	-0.58	-0.28	-0.58
k3:x x 0	-0.33	-0.35		0.53
k3:x x ?	-0.34	-0.33	-0.24	
k3:x x ACT	-0.48	0.47		-0.25
k3:x x TOPIC			0.27	
k3:x x TOPIC0	-0.30			0.46
k3:x x a		-0.65		0.27
k3:x x about			0.21	-0.22
k3:x x agree	-0.36		-0.26	-0.25
k3:x x allow	-0.38			
k3:x x an		-0.39		
k3:x x and	-0.32			
k3:x x approval	0.36			
k3:x x ask		-0.24		
k3:x x at		0.46		-0.83
k3:x x back				-0.61
k3:x x be	0.63	-0.57	-0.25	-0.68
k3:x x because		-0.20		
k3:x x by				-0.37
k3:x x can			-0.26	0.45
k3:x x contact			0.42	-0.34
k3:x x do	-0.24	-0.25	-0.26	-0.21
k3:x x done_word	-0.23		0.31	-0.29
k3:x x fact_word		-0.50		-0.28
k3:x x for	-0.54	0.31		
k3:x x have				-0.27
k3:x x here		0.27	-0.51	
k3:x x how	-0.71			
k3:x x in			0.54	
k3:x x it		-0.41		-0.28
k3:x x keep	-0.23			-0.20
k3:x x know		-0.31	0.27	
k3:x x look		-0.31		
k3:x x make_so	-0.29		0.31	
k3:x x money		-0.38		-0.35
k3:x x need	-0.43	-0.25		
k3:x x not	-0.26		-0.24	
k3:x x of	-0.22			
k3:x x off		-0.31	-0.37	
k3:x x on				-0.69
k3:x x once_more		-0.39		
k3:x x only	-0.39	0.56	-0.22	-1.26
k3:x x or	-0.42			-0.21
k3:x x our		0.31	-0.35	-0.31
k3:x x out		-0.28		-0.56
k3:x x over	-0.24	-0.52	-0.23	
k3:x x person		-0.21		-0.55
k3:x x please	-0.35	-0.47	-0.40	-0.72
k3:x x say	-0.26			
k3:x x soon		0.46	-0.34	-0.29
k3:x x takes	-0.25		-0.68	
k3:x x tell	-0.32			
k3:x x than		-0.31		-0.48
k3:x x the		0.35		-0.30
k3:x x they		-0.47		
k3:x x thing	-0.25	-0.28		-0.40
k3:x x to		-0.47	0.57	-0.41
k3:x x today			-0.22	
k3:x x us		-0.32		
k3:x x we	0.26	0.61	-0.20	
k3:x x what	-0.30			-0.21
k3:x x when		-0.29		
k3:x x why	-0.48			
k3:x x will	-0.36	-0.54	-0.47	-0.22
k3:x x with	-0.45	-0.56		-0.26
k3:x x would_like		-0.39	-0.28	0.24
k3:x x x	-0.22	-0.64	-0.27	-0.50
k3:x x xed		-0.39	-0.30	-0.33
k3:x x xing				-0.27
k3:x x yet	-0.22			-0.29
k3:x x you	-0.39	-0.32		0.34
k3:x x your	-0.25			-0.64
k3:x xed $		-0.86		0.35
k3:x xed ,				0.75
k3:x xed ?	-0.27			
k3:x xed and		-0.55		-0.40
k3:x xed be		0.55	-0.22	-0.24
k3:x xed by	-0.44	-0.49	-0.49	-0.23
k3:x xed on	0.25			-0.41
k3:x xed x	-0.30			-0.35
k3:x xing $		-0.39	-0.26	
k3:x xing be		-0.60		-0.29
k3:x xing by			-0.21	
k3:x xing x		-0.42		-0.66
k3:x yet $	-0.28	-0.56	-0.26	-0.58
k3:x yet ,				0.43
k3:x you $			-0.57	
k3:x you ,				0.40
k3:x you ?	-0.55		-0.27	-0.28
k3:x you about		-0.21	-0.31	
k3:x you ask			-0.22	-0.54
k3:x you at		0.28	0.21	
k3:x you back		-0.20	-0.75	0.36
k3:x you be				-0.35
k3:x you contact			0.76	
k3:x you for		-0.39		
k3:x you have	-0.36	-0.30	-0.24	-0.21
k3:x you in	-0.24		0.45	
k3:x you may		-0.26		-0.42
k3:x you need	-1.15			
k3:x you of		-0.25		
k3:x you takes			-0.27	0.25
k3:x you tell	0.37			
k3:x you the	-0.56			
k3:x you through_channel		-0.27	-0.30	-0.30
k3:x you to	-0.45	-0.27	-0.56	
k3:x you with			-0.27	
k3:x you x			0.51	-0.48
k3:x you xing		-0.30	-0.28	
k3:x your ?	-0.53	-0.22		-0.44
k3:x your ACT	-0.51	-0.41		0.40
k3:x your TOPIC				0.25
k3:x your TOPIC0				0.36
k3:x your approval	0.77			-0.31
k3:x your ask	-0.31	-0.37		-0.30
k3:x your contact			-0.39	
k3:x your once_more				0.40
k3:x your thing	-0.23	-0.29		
k3:x your what	-0.40			
k3:x your x	-0.29	-0.70		-0.56
k3:xed , after	-0.30	-0.45		
k3:xed , it		-0.28		
k3:xed , so				0.59
k3:xed , thanks	-0.24			-0.86
k3:xed , we				0.72
k3:xed , when		0.31		0.51
k3:xed , x				0.70
k3:xed ? $				-0.29
k3:xed a contact			-0.21	
k3:xed and x	-0.20	-0.36		-0.54
k3:xed at x		-0.42		-0.50
k3:xed back by			0.24	
k3:xed be x		0.30		
k3:xed before $	-0.23			
k3:xed by the	-0.24		-0.56	
k3:xed by x		-0.33		
k3:xed for ?	-0.22	-0.31		
k3:xed for a		-0.22		
k3:xed for x		0.49		-0.23
k3:xed from TOPIC				-0.22
k3:xed from xing		0.61		-0.38
k3:xed from your				0.22
k3:xed in may	-0.35	-0.29		
k3:xed in x		-0.37		-0.44
k3:xed it $		-0.44		
k3:xed it ,				0.29
k3:xed it ?	-0.48	-0.61		-0.25
k3:xed it the				0.57
k3:xed it to		-0.28		
k3:xed it we				-0.23
k3:xed money $		0.54	-0.33	-0.47
k3:xed money ,				-0.20
k3:xed not to	-0.38	0.62		-0.27
k3:xed off $				0.27
k3:xed on a		-0.82		
k3:xed on it				-0.27
k3:xed on the	-0.60	0.25		-0.61
k3:xed on x		-0.34		-0.21
k3:xed person would_like	-0.29		-0.26	-0.21
k3:xed person x			0.33	
k3:xed the look	-0.41	-0.43	-0.55	-0.52
k3:xed the thing				-0.55
k3:xed the x	-0.25	-0.57		
k3:xed thing $		-0.42		-0.64
k3:xed thing ,				-0.27
k3:xed to ACT	-0.28	0.29		-0.54
k3:xed to done_word	-0.29			
k3:xed to refuse		0.22		
k3:xed to the	0.25	-0.23	0.24	
k3:xed to us		0.24		
k3:xed to x		-0.68		-0.39
k3:xed to you	-0.30	-0.39		
k3:xed up $		0.67		
k3:xed with ?	-0.25	-0.23		-0.33
k3:xed x $			-0.36	-0.63
k3:xed x ,			0.23	-0.31
k3:xed x and				-0.39
k3:xed x from		-0.25		
k3:xed x over	-0.36	-0.27		-0.53
k3:xed x thing	-0.21	-0.53		
k3:xed x x		-0.76		-0.25
k3:xed x xing		0.25		-0.21
k3:xed you $	-0.24	-0.29	-0.44	-0.54
k3:xed you to	-0.46		-0.45	
k3:xed you x			-0.21	
k3:xed your ACT	-0.23	-0.36		-0.39
k3:xed your ask	-0.24	-0.76		-0.27
k3:xed your contact	-0.21	-0.50	-0.22	-0.71
k3:xed your thing		-0.28	0.36	
k3:xed your x	-0.30	-0.49	-0.46	-0.27
k3:xing , if	0.23			
k3:xing ? $	-0.27		-0.43	-0.23
k3:xing ACT your	-0.41	-0.27	-0.25	-0.40
k3:xing DONE $	0.28			
k3:xing a contact		-0.27		
k3:xing a person			0.56	-0.34
k3:xing a x	-0.25	-0.22		0.52
k3:xing about $		-0.51		-0.47
k3:xing about it	-0.49	0.31	-0.47	-0.44
k3:xing agree $	-0.33			0.34
k3:xing approval or	0.21			
k3:xing back $		-0.34		
k3:xing be agree				-0.49
k3:xing be do	-0.43	-0.22	-0.23	1.13
k3:xing be in		-0.32	-0.39	-0.81
k3:xing be not		-0.51		
k3:xing be x	-0.37	0.26	-0.23	-0.61
k3:xing by x			-0.44	
k3:xing by xing			-0.21	
k3:xing for $	0.40			-0.53
k3:xing for the	-0.63	-0.40	-0.30	
k3:xing for you	-0.37			0.49
k3:xing for your	0.68	-0.23		
k3:xing go_on $	-0.50	0.45		-0.50
k3:xing go_on ?	0.35	-0.35		-0.23
k3:xing go_on with	-0.30	0.35		
k3:xing here because		-0.26	-0.33	-0.29
k3:xing if once_more				0.25
k3:xing in $	-0.65	-0.93	-0.67	-1.04
k3:xing in at				-0.20
k3:xing in for			-0.56	
k3:xing in it				-0.28
k3:xing in x		-0.21	-0.30	0.56
k3:xing in xing		-0.27		-0.32
k3:xing in your		0.29		
k3:xing it $		0.44		
k3:xing it ?	-0.21	-0.25		-0.20
k3:xing on $	-0.58	-0.36		-0.59
k3:xing on it		0.45		
k3:xing on the		0.29	0.50	
k3:xing on you				0.45
k3:xing once_more $			-0.28	-0.36
k3:xing once_more ?	-0.30	-0.20	-0.25	
k3:xing once_more from				-0.25
k3:xing once_more it		-0.37		
k3:xing once_more today	-0.26			
k3:xing once_more we		-0.34		
k3:xing once_more x			0.39	
k3:xing our person		-0.30	0.61	
k3:xing out of		-0.30		-0.21
k3:xing over the	0.23	-0.55	-0.62	-0.21
k3:xing person TOPIC		0.23		-0.51
k3:xing person from			0.51	
k3:xing person x			0.20	
k3:xing soon $		-0.22		
k3:xing the TOPIC		0.31		-0.31
k3:xing the allow	-0.34	0.46		
k3:xing the money				-0.23
k3:xing the thing		0.61		-0.27
k3:xing the x			-0.34	-0.46
k3:xing there $		-0.38	-0.37	-0.41
k3:xing to $		0.39		
k3:xing to ?	-0.30			
k3:xing to ACT		0.39	-0.35	
k3:xing to agree		0.42		
k3:xing to ask		-0.28		
k3:xing to be				-0.31
k3:xing to do	-0.28	-0.29	-0.28	-0.29
k3:xing to hand	-0.31			
k3:xing to have			-0.39	
k3:xing to keep			-0.25	
k3:xing to know		-0.28	-0.25	
k3:xing to refuse		0.36	-0.24	
k3:xing to takes			0.21	
k3:xing to the	-0.33		0.37	
k3:xing to x	-0.32	-0.55	0.42	-0.25
k3:xing to you	-0.48			
k3:xing today $		0.63		-0.42
k3:xing up your		-0.43	-0.27	-0.28
k3:xing us $		-0.38		
k3:xing we be	-0.23			
k3:xing we can		0.51		
k3:xing we hand				-0.46
k3:xing we stop		0.32		
k3:xing with it				0.50
k3:xing with the		-0.28		0.22
k3:xing x $		-0.31		-0.66
k3:xing x ,				-0.25
k3:xing x for			0.32	
k3:xing x make_so			-0.23	
k3:xing x must			-0.30	
k3:xing x once_more		-0.59		0.31
k3:xing x over		0.23		
k3:xing x today		0.44		-0.49
k3:xing x x			-0.28	-0.32
k3:xing xing with				0.50
k3:xing you $	-0.25		1.09	-0.23
k3:xing you a	-0.42	-0.50	0.63	-0.36
k3:xing you ask				0.22
k3:xing you on			0.94	-0.35
k3:xing you only		-0.24	0.29	-0.38
k3:xing you over			0.33	-0.34
k3:xing you to			0.40	
k3:xing you x	-0.43	-0.59	-0.39	0.53
k3:xing you yet				-0.28
k3:xing your money		0.25		
k3:xing your thing	-0.21	-0.53		-0.44
k3:xing your x	-0.38	-0.39	-0.40	-0.32
k3:yet , and		0.26		
k3:yet , approval				-0.47
k3:yet , but		-0.21	0.22	
k3:yet , do	0.29			
k3:yet , if	0.77			
k3:yet , it		-0.43		0.34
k3:yet , or	1.08	-0.51	-0.26	-0.20
k3:yet , person		-0.44		
k3:yet , thanks				0.22
k3:yet , the	-0.33			0.50
k3:yet , then	1.01			
k3:yet , when				-0.43
k3:yet , you	-0.23			0.43
k3:yet ? $	0.54	-0.24		-0.39
k3:yet ACT $	-1.18	-0.32	-0.28	-0.62
k3:yet DONE $	-0.34	-0.55	-0.24	
k3:yet TOPIC TOPIC	-0.21			0.38
k3:yet be look		-0.28		-0.35
k3:yet be your	0.23			
k3:yet because x				0.29
k3:yet do it	-0.26			
k3:yet for the	-0.39			
k3:yet have $			-0.29	
k3:yet have it	-0.31			
k3:yet have the	-0.61	-0.26	-0.21	
k3:yet have to	-0.27			
k3:yet have your		-0.26	-0.23	
k3:yet if it	-0.39			
k3:yet in your	-0.22			-0.22
k3:yet look $	-0.41		-0.27	-0.36
k3:yet look ,		-0.46		
k3:yet make_so x	0.24			
k3:yet need $	-0.76	-0.26	-0.36	-0.42
k3:yet need ,		-0.31		
k3:yet need it	0.20			
k3:yet not DONE		0.22		
k3:yet on $				0.51
k3:yet on our				0.33
k3:yet on person				-0.29
k3:yet on thing		-0.49	-0.56	-0.63
k3:yet only ?	0.24			
k3:yet the thing	-0.29	-0.26		0.49
k3:yet the x	-0.22			
k3:yet there ?	-0.45			-0.22
k3:yet to the	-0.25			
k3:yet we can		0.43		
k3:yet with $	-0.60	-0.51		-0.54
k3:yet with ,	-0.41	-0.26	0.73	-0.27
k3:yet with the			0.47	-0.33
k3:yet would_like us	0.49			
k3:yet x $	-0.40		-0.49	
k3:yet x ACT	-0.26			0.52
k3:yet x make_so	0.45			-0.41
k3:yet x not	-0.21	0.52		
k3:yet x the				-0.40
k3:yet x to				0.35
k3:yet x us		-0.30		
k3:yet x x		-0.46	-0.54	
k3:yet xing $		-0.24		-0.62
k3:yet xing for	-0.35	-0.25		
k3:you , and	0.28			
k3:you , because			0.81	
k3:you , before	0.28		0.37	
k3:you , if	0.27			
k3:you , it				0.62
k3:you , person	-0.41		-0.47	-0.41
k3:you , so	-0.26	0.26		
k3:you , the	-0.68		-0.22	-1.00
k3:you , they			0.51	
k3:you , when				0.30
k3:you , while		0.59		
k3:you , x	-0.23	-0.22		0.26
k3:you , you	-0.38			-0.26
k3:you ? $			-0.22	-0.26
k3:you ACT in	-0.41			
k3:you ACT the	-0.26	-0.22		
k3:you ACT to	-0.23			
k3:you ACT us	-0.27			
k3:you a contact			0.36	
k3:you a not	0.30			
k3:you a person	-0.41	-0.23	0.72	-0.35
k3:you a thing		-0.39	0.37	
k3:you a x			-0.29	-0.21
k3:you about it			-0.29	
k3:you about our	-0.24	-0.22		
k3:you agree $			-0.21	-0.25
k3:you agree ,	0.20			-0.24
k3:you agree ?	1.03			-0.25
k3:you agree about	0.58			
k3:you agree for	0.38			
k3:you agree it	0.41			-0.44
k3:you agree of	0.43			
k3:you agree tell	-0.23			
k3:you agree the	-0.80			-0.30
k3:you agree what	-0.32			
k3:you agree with	0.45			
k3:you agree x	0.30		-0.24	
k3:you agree yet	-0.69			-0.65
k3:you agree you	0.54			
k3:you agree your	-0.28			-0.32
k3:you allow ?		-0.22		
k3:you allow the	0.43			
k3:you and off	0.25			
k3:you and the				-0.36
k3:you and your	-0.55	-0.48	-0.57	0.91
k3:you approval with	0.32			
k3:you approval x	0.32			
k3:you ask $	-0.22			0.30
k3:you ask ?			-0.23	-0.56
k3:you ask about		-0.31	-0.33	-0.68
k3:you ask for				0.60
k3:you ask it	-0.24			-0.22
k3:you ask us	-0.60	-0.54		-0.51
k3:you at the		0.21		0.39
k3:you at x		-0.26		-0.47
k3:you back $				-0.32
k3:you back the		-0.22	-0.22	0.37
k3:you back today				-0.22
k3:you be $	0.33	-0.45	-0.67	
k3:you be ,			-0.32	0.54
k3:you be after	0.37			-0.26
k3:you be agree	0.55		-0.32	
k3:you be allow	0.31	-0.62		-0.42
k3:you be approval	0.32			
k3:you be be	-0.39		0.78	-0.43
k3:you be contact	-0.51		-0.47	
k3:you be do	-0.74		-0.35	0.87
k3:you be done_word	-0.76	-0.34	-0.37	0.73
k3:you be in	-0.52		0.29	
k3:you be keep		-0.42		
k3:you be not	-0.41		-0.27	-0.34
k3:you be on	-0.24			
k3:you be over	-0.45		-0.38	-0.55
k3:you be thanks	-0.60	-0.27	-0.38	-0.72
k3:you be the				-0.33
k3:you be to	-0.46		-0.58	
k3:you be with			0.44	-0.30
k3:you be x	-0.63	0.26		
k3:you be xed	-0.38			-0.34
k3:you be xing			0.28	-0.36
k3:you be yet	0.61			
k3:you by contact	-0.24	-0.50	-0.31	
k3:you by soon				-0.21
k3:you can ACT	-0.22	0.20		0.22
k3:you can contact			-0.30	-0.40
k3:you can keep		-0.46	-0.20	-0.40
k3:you can know				-0.39
k3:you can not				-0.58
k3:you can thing		-0.27		-0.52
k3:you can x	-0.31	-0.51	-0.42	1.05
k3:you can yet	-0.26			
k3:you contact back	-0.22		0.48	-0.22
k3:you contact it	-0.95	-0.40	-0.58	-0.44
k3:you contact make_so			0.32	
k3:you contact the			-0.53	
k3:you contact to	-0.59		-0.33	
k3:you contact x	-0.23	-0.20	0.24	
k3:you do ?	-0.58			-0.29
k3:you do for				-0.23
k3:you do need	0.26			
k3:you do not	-0.60			
k3:you do the	-0.21		-0.25	-0.47
k3:you do x			0.25	
k3:you for a		-0.44		
k3:you for it	-0.25	-0.37		-0.35
k3:you for keep	-0.25	-0.20		-0.24
k3:you for the		-0.24		
k3:you for where				-0.20
k3:you for your	-0.21		-0.39	-0.20
k3:you from yet			0.22	-0.56
k3:you go_on $	-0.25	-0.45	-0.23	
k3:you go_on to	-0.60			-0.57
k3:you hand ?	-0.25	-0.25	-0.54	-0.40
k3:you hand over	-0.22			
k3:you hand to			-0.32	
k3:you have $		-0.32	-0.27	-0.26
k3:you have ?	-0.36			-0.31
k3:you have ACT				-0.58
k3:you have TOPIC0	-0.21		-0.30	0.42
k3:you have a	-0.70			-0.43
k3:you have be	-0.43			-0.53
k3:you have contact		-0.22		
k3:you have have	-0.35			1.49
k3:you have in	-0.30			
k3:you have it	0.70			-0.55
k3:you have need		0.39		
k3:you have not		-0.29		-0.36
k3:you have once_more				-0.29
k3:you have only	0.60	-0.39	-0.35	-0.52
k3:you have soon	0.37			-0.45
k3:you have takes				0.28
k3:you have tell				-0.28
k3:you have the	-0.62			-0.28
k3:you have to	-0.43		-0.21	-0.39
k3:you have x	-0.78			-0.79
k3:you have xed			-0.28	-0.32
k3:you have your	-0.28			
k3:you here $			-0.21	
k3:you how ?	-0.29	-0.25		-0.21
k3:you if we	0.39			-0.22
k3:you in ?	0.47			
k3:you in a		-0.38		
k3:you in approval	0.29			
k3:you in may	-0.28			-0.57
k3:you in the			0.41	
k3:you in x	-0.25		0.54	
k3:you it ?	-0.56	-0.30	-0.31	-0.97
k3:you it be				0.32
k3:you it soon			0.24	
k3:you it we	0.30	-0.31		
k3:you it x				-0.68
k3:you keep ?	-0.43	-0.39	-0.21	-0.23
k3:you keep for		-0.57		
k3:you keep on	-0.67	-0.45		
k3:you keep with	-0.28	-0.39	-0.22	-0.23
k3:you know $		-0.44		-0.27
k3:you know by			0.33	
k3:you know how	-0.23			
k3:you know it	-0.27			
k3:you know not		0.27		
k3:you know the	-1.36			-0.31
k3:you know us	-0.60	-0.24	-0.31	-0.26
k3:you know when	-0.32			
k3:you know x			-0.42	
k3:you know your	-0.28			
k3:you let us	0.63	-0.29	-0.29	
k3:you live $		-0.30	-0.31	-0.42
k3:you live ?	-0.29			
k3:you live at		-0.27		0.42
k3:you look ?	-0.37		-0.22	-0.22
k3:you look out				-0.22
k3:you may be		-0.25		-0.23
k3:you may know		-0.26		-0.42
k3:you may x	-0.23	-0.22		-0.29
k3:you money ?	-0.36		-0.21	-0.23
k3:you must not		-0.43		
k3:you need $	-0.44			0.23
k3:you need ?	0.25			
k3:you need be	-0.34		-0.38	0.63
k3:you need not		-0.23		
k3:you need on	-0.55			
k3:you need the	-0.26			-0.65
k3:you need thing	0.43			
k3:you need to	-0.39			
k3:you need x	-0.47			
k3:you need xing	0.55			-0.23
k3:you not x		0.70	-0.41	
k3:you of it		-0.25		
k3:you off it	-0.66	-0.29	-0.26	-0.21
k3:you on $		-0.32	0.75	
k3:you on ?	-0.24			
k3:you on keep	-0.43		-0.22	
k3:you on the			-0.48	
k3:you on to			0.21	
k3:you on x			-0.66	-0.30
k3:you on your			0.53	
k3:you once_more $	-0.46	-0.25	-0.29	-0.26
k3:you once_more x		-0.22		
k3:you only $		-0.24	0.29	-0.38
k3:you over $	-0.40	-0.27	0.94	-0.58
k3:you over the				-0.25
k3:you over there			-0.37	-0.53
k3:you over to		-0.21	0.72	
k3:you over yet	-0.85	-0.21	1.16	-0.79
k3:you person TOPIC	0.24		-0.34	
k3:you person x	-0.30		-0.26	-0.29
k3:you say $	0.31	-0.28	-0.22	-0.25
k3:you say ?	0.72			
k3:you say approval	0.49	-0.21		
k3:you say be				-0.41
k3:you say it	-0.28			
k3:you say so	0.46			-0.41
k3:you say when	-0.81	-0.20		
k3:you so x	0.57	-0.28		
k3:you soon $			0.32	
k3:you soon the			0.30	
k3:you stop us		-0.21		
k3:you takes ?	-0.40			-0.34
k3:you takes be			-0.27	0.25
k3:you takes it	0.30			-0.22
k3:you takes x	-1.54		-0.20	
k3:you tell a	-0.43	-0.36	-0.27	-0.50
k3:you tell in	-0.52			
k3:you tell it	-0.53			
k3:you tell the	-0.36			-0.20
k3:you tell to	-0.64		-0.51	-0.26
k3:you tell us	0.33			
k3:you the TOPIC	0.31			
k3:you the TOPIC0		0.36		
k3:you the allow	-0.26	-0.69		
k3:you the once_more	-0.22			-0.26
k3:you the soon	-0.29			
k3:you the x	-0.22			-0.51
k3:you there ?	-0.48			-0.42
k3:you they how	-0.28			
k3:you they x			-0.25	-0.23
k3:you through_channel x		-0.27	-0.30	-0.30
k3:you to ACT	-0.31			
k3:you to a	-0.22			
k3:you to agree	0.62			-0.55
k3:you to ask	-0.27			-0.37
k3:you to contact	-0.38		-0.24	
k3:you to do	-0.56		-0.27	0.30
k3:you to it	-0.52		-0.53	
k3:you to know	-0.22			-0.27
k3:you to our			0.31	
k3:you to say	0.61	-0.56		-0.36
k3:you to the			0.21	
k3:you to x	-0.54			-0.21
k3:you today $	-0.54		0.23	-0.36
k3:you today ,		0.35		
k3:you we can		0.29		
k3:you we have	-0.23	0.36		
k3:you we will		-0.23		
k3:you what x	-0.47		-0.25	
k3:you when x	-0.38			-0.21
k3:you where x	-0.38			
k3:you will be	-0.31		0.78	
k3:you will do			0.38	
k3:you will have		-0.44		0.29
k3:you will know	-0.28	-0.32		
k3:you will look	-0.39			0.35
k3:you will need	-0.47	-0.34	-0.64	-0.68
k3:you will not			-0.22	-0.90
k3:you will only		-0.42		
k3:you will tell	-0.45	-0.45		
k3:you will would_like		-0.24	-0.26	
k3:you will x			-0.56	-0.49
k3:you with a			0.65	
k3:you with it	-0.40		-0.31	-0.44
k3:you with our			-0.29	
k3:you with the			0.39	-0.23
k3:you with us	0.82	-0.41		
k3:you with xing	-0.22			
k3:you would_like $	-1.06		-0.23	
k3:you would_like ,		0.28		
k3:you would_like ?	-0.21			
k3:you would_like a	-0.29			
k3:you would_like be	0.31			
k3:you would_like for		-0.40		
k3:you would_like it	0.62			-0.27
k3:you would_like the	0.39			-0.21
k3:you would_like to	0.35			
k3:you would_like us	-0.46	-0.29		
k3:you x $	0.24	-0.91	-0.36	-0.37
k3:you x ?	-0.20			
k3:you x a	-0.50			
k3:you x about			-0.25	
k3:you x by		-0.31		
k3:you x for			-0.44	
k3:you x have	-0.32			
k3:you x in	-0.23		0.34	
k3:you x it	-0.66			-0.48
k3:you x money		0.33		-0.24
k3:you x need	0.48			
k3:you x not	-0.65		-0.38	-0.34
k3:you x of			-0.23	
k3:you x on			0.61	
k3:you x over	-0.22			
k3:you x soon		-0.35	-0.25	
k3:you x takes			-0.28	0.86
k3:you x the	-0.65		-0.20	
k3:you x to	-0.22		-0.38	
k3:you x with	-0.55			-0.36
k3:you x x	0.44	-0.31		-0.41
k3:you x your				0.45
k3:you xed $		-0.44		-0.65
k3:you xed ?	-0.74	-0.20		-0.44
k3:you xed before	-0.23			
k3:you xed the				-0.41
k3:you xed to	-0.29			
k3:you xed with				-0.24
k3:you xing $				-0.23
k3:you xing ?	-0.27		-0.24	-0.34
k3:you xing it	-0.21	-0.24		
k3:you xing to	-0.33			
k3:you yet $	-0.31		0.53	-0.75
k3:you yet ,	-0.22			
k3:you yet ?	-0.20	-0.32	-0.49	-0.33
k3:you yet have	-0.50			
k3:you yet need	0.55			
k3:you yet there	-0.45			-0.22
k3:you yet would_like	0.34			
k3:you yet x		-0.25		
k3:you your x	-0.22	-0.32	0.41	-0.23
k3:your , and				0.72
k3:your , we		0.48		
k3:your , will		-0.24		
k3:your ? $	-0.63	-0.33		-0.43
k3:your ACT $		-0.76	-0.25	-0.83
k3:your ACT ACT			-0.24	
k3:your ACT be	-0.43			0.72
k3:your ACT do				0.40
k3:your ACT have	-0.34	-0.25		-0.50
k3:your ACT of	-0.68	-0.33		0.54
k3:your ACT on				0.20
k3:your ACT x	-0.32	-0.26	-0.31	0.65
k3:your DONE thing			0.25	
k3:your DONE x	-0.27	0.30		
k3:your TOPIC $	-0.52	-0.51	-0.77	
k3:your TOPIC be	-0.60	-0.59	-0.21	0.78
k3:your TOPIC because				-0.22
k3:your TOPIC have		-0.71	-0.21	0.53
k3:your TOPIC look				-0.40
k3:your TOPIC tell				0.24
k3:your TOPIC thing	-0.33	-0.28	-0.31	
k3:your TOPIC x	-0.37	-0.33		0.50
k3:your TOPIC0 $		-0.22		
k3:your TOPIC0 where		0.35		-0.34
k3:your TOPIC0 x	-0.28	-0.35		0.73
k3:your agree $	0.47			-0.42
k3:your agree be				0.24
k3:your agree to	-0.28			-0.40
k3:your allow be	0.58			
k3:your allow have				0.48
k3:your allow keep				-0.33
k3:your allow to	0.41	-0.27		
k3:your allow today	-0.23	-0.25		-0.68
k3:your allow we	0.45	-0.36		
k3:your approval $	0.98	-0.41	-0.24	-0.59
k3:your approval ?	0.53			-0.22
k3:your approval be	0.72	-0.50	-0.26	-0.60
k3:your approval for	0.68			
k3:your approval need	0.67		-0.27	-0.25
k3:your approval of	0.39			-0.32
k3:your approval on	0.55			-0.42
k3:your approval the	0.28	-0.30		-0.30
k3:your approval to	0.49			
k3:your ask $	-0.40	-0.26	-0.32	-0.58
k3:your ask ,		0.30		
k3:your ask agree		0.31		
k3:your ask be	-0.26		-0.24	
k3:your ask can		0.23		
k3:your ask do		0.48		-0.23
k3:your ask for		-0.49		-0.26
k3:your ask have	-0.25	-0.51		
k3:your ask in	-0.29			
k3:your ask x	-0.39	-0.45	-0.35	-0.44
k3:your be $		-0.24	-0.41	
k3:your be at		0.52		-0.52
k3:your be x		0.82		-0.26
k3:your contact $	0.29	-0.59	-0.65	-0.28
k3:your contact ,			-0.21	
k3:your contact ?	-0.33			
k3:your contact be	-0.67	-0.39		-0.47
k3:your contact from			0.25	
k3:your contact it			-0.24	
k3:your contact thing	-0.48	-0.24	-0.20	-0.36
k3:your contact we	-0.43	-0.26	0.39	
k3:your contact what	-0.47			-0.22
k3:your contact will	-0.61	-0.29	-0.49	
k3:your contact with	-0.49		-0.32	-0.23
k3:your contact x		-0.24		
k3:your contact yet			-0.22	0.73
k3:your fact_word $		-0.29	-0.21	-0.48
k3:your fact_word have	-0.29	-0.24	-0.23	-0.30
k3:your fact_word x	-0.57	-0.26	-0.21	-0.36
k3:your go_on go_on	0.54	-0.41		-0.36
k3:your hand $		-0.20		
k3:your hand ?	-0.29			-0.22
k3:your if once_more		-0.32		
k3:your keep $		-0.75		-0.61
k3:your keep ,	0.47			-0.34
k3:your look be	-0.24			
k3:your money $	-0.25	-0.21		-0.62
k3:your money ,	0.22			0.33
k3:your money back	-0.24			-0.22
k3:your money be	-0.27			-0.31
k3:your money keep		-0.32	-0.26	0.23
k3:your money out		0.25		
k3:your money thing		-0.33	-0.21	0.81
k3:your money x	-0.29	-0.37	-0.22	-0.55
k3:your not $		-0.58	-0.34	-0.34
k3:your once_more $	-0.35	-0.65	-0.35	0.55
k3:your once_more allow	-0.29			0.51
k3:your once_more thing		-0.26		0.51
k3:your person $		0.36		
k3:your person for	-0.27	-0.29	-0.23	-0.50
k3:your person xed	-0.35	-0.20	-0.27	-0.34
k3:your sent go_on	-0.30			
k3:your sent thing	-0.34		-0.20	-0.58
k3:your sent x	-0.23	-0.28		
k3:your takes x	-0.23	-0.24	-0.26	-0.29
k3:your tell $	-0.38	-0.22	-0.22	-0.55
k3:your tell ?	-0.38	-0.21		
k3:your tell and	0.22		0.35	
k3:your tell in	-0.21		-0.25	-0.33
k3:your thing $	-0.42	-0.41		-0.46
k3:your thing ?	-0.42	-0.27		-0.56
k3:your thing ACT	-0.23			
k3:your thing agree				-0.33
k3:your thing at		-0.29		0.58
k3:your thing be	-0.33	-0.65		0.61
k3:your thing do				-0.51
k3:your thing for		0.29		
k3:your thing go_on	-0.35			
k3:your thing have		-0.20	0.22	-0.43
k3:your thing it		0.42		
k3:your thing keep		0.47		-0.28
k3:your thing look			-0.43	-0.27
k3:your thing must				-0.29
k3:your thing on		-0.21	0.23	
k3:your thing once_more				0.32
k3:your thing tell		-0.24		0.31
k3:your thing there	-0.45			-0.36
k3:your thing thing		-0.35		
k3:your thing to			0.42	
k3:your thing up			0.39	
k3:your thing x		-0.33	-0.23	
k3:your thing yet	-0.23		0.21	
k3:your through_channel $		-0.49	-0.22	-0.28
k3:your through_channel be	-0.58	-0.31	-0.32	0.51
k3:your through_channel go_on	-0.41	-0.29	-0.25	-0.64
k3:your today $	-0.43	-0.42	-0.29	-0.58
k3:your way ?	-0.25			
k3:your what x	-0.31			-0.35
k3:your would_like can		0.25		
k3:your would_like have	-0.31	-0.32		0.34
k3:your would_like it	0.34	-0.39		-0.57
k3:your x $	-0.57	-0.70	-0.61	-0.52
k3:your x ?	0.54			-0.37
k3:your x TOPIC	-0.34			
k3:your x agree				-0.26
k3:your x and	-0.21		-0.23	
k3:your x approval	-0.27			
k3:your x be	-0.79	-0.73	-0.23	
k3:your x can	-0.48	0.36		-0.59
k3:your x do		0.35		-0.25
k3:your x done_word	0.31	-0.43		0.30
k3:your x for	-0.22	-0.23		-0.26
k3:your x have	-0.51	-0.49	-0.41	-0.23
k3:your x here			-0.20	
k3:your x how	-0.46	-0.23		-0.27
k3:your x if		-0.37		-0.32
k3:your x in			-0.73	
k3:your x it	-0.53	-0.75	-0.25	-0.58
k3:your x look	-0.65		-0.51	-0.31
k3:your x money	-0.57	-0.48		0.29
k3:your x need	-0.35			
k3:your x of	-0.51			-0.22
k3:your x on		0.55	-0.29	
k3:your x once_more		-0.49	-0.26	-0.77
k3:your x please		-0.41		-0.29
k3:your x soon		0.51		-0.20
k3:your x tell	-0.55			-0.35
k3:your x the	0.46			-0.57
k3:your x thing	-0.31			-0.80
k3:your x to		-0.33	-0.42	-0.64
k3:your x we	-0.23			
k3:your x what	-0.70	-0.45		
k3:your x when	-0.35	-0.25		
k3:your x will	-0.56	-0.47		
k3:your x with			-0.57	
k3:your x x	-0.22	-0.48		
k3:your x xed	-0.30		-0.20	-0.23
k3:your x yet				-0.38
k3:your xed thing			0.44	
k3:your xed x		-0.26		
k3:your xing x			-0.33	
k3:your yet $	-0.32		-0.57	-0.28
k:,		-0.25	-0.22	
k:0		-0.24	-0.30	
k:?	0.25	-0.25		-0.26
k:ACT		0.25		0.23
k:DONE			-0.29	0.48
k:TOPIC			-0.32	0.53
k:TOPIC0	0.21	-0.23	-0.26	0.59
k:a			-0.22	-0.31
k:about		-0.24	-0.25	-0.40
k:afraid	-0.32	0.74	-0.38	-0.50
k:after		-0.48	-0.26	
k:agree	0.59	-0.53	-0.34	
k:allow		0.57	-0.21	-0.38
k:an	-0.31	-0.29		-0.39
k:approval	1.27	-0.37	-0.29	-0.45
k:ask	-0.35	-0.29		-0.43
k:at	-0.35	0.24	-0.25	0.21
k:back			0.27	
k:before	-0.34	-0.52		-0.49
k:but	-0.24	0.23		
k:by		0.31	0.60	-0.33
k:can	-0.30			-0.35
k:contact	-0.25		0.74	-0.39
k:do			-0.35	
k:done_word		-0.48		0.34
k:fact_word	-0.30	-0.82		-0.62
k:from			0.22	0.65
k:go_on	0.21		-0.25	0.52
k:hand		-0.24	0.77	
k:have	-0.26			
k:here			0.44	-0.34
k:how	-0.55	-0.32		-0.29
k:if	0.46	-0.26	-0.27	-0.31
k:in		-0.20		
k:into		-0.33		-0.46
k:it			-0.21	
k:just		-0.96	-0.22	
k:keep		0.87		-0.72
k:kind	-0.51	-0.83	-0.39	-0.48
k:know	-0.34	-0.36		-0.28
k:let	-0.57			
k:live	-0.46			
k:look	-0.33	-0.64	-0.29	-0.22
k:make_so	0.38	-0.50		
k:may	0.67	0.39	-0.33	-0.53
k:money			-0.29	0.43
k:must			-0.41	
k:need		-0.50		-0.31
k:not	-0.28	0.66	-0.28	-0.39
k:of			-0.26	
k:off	0.44	0.55		-0.23
k:once_more	-0.52		-0.41	0.37
k:only	0.38	-0.24	-0.76	
k:or				-0.23
k:our	-0.41	0.27	0.25	-0.42
k:out	-0.33			0.55
k:over				0.33
k:person	-0.27	-0.36	0.83	-0.46
k:please		-0.52		-0.27
k:reason_for	-0.48			-0.31
k:refuse		1.02	-0.38	-0.96
k:say	0.24		-0.50	
k:sent	-0.51			
k:so		0.32	-0.24	-0.33
k:soon	-0.32		-0.50	
k:stop	-0.26	0.53		-0.59
k:takes	-0.36	-0.34	0.23	-0.52
k:tell		-0.27	-0.28	-0.25
k:than		0.29	0.24	-0.51
k:thanks	-0.39	-0.40	-0.57	-0.60
k:then		-0.36	-0.26	-0.30
k:there	-0.33			
k:they	-0.55	-0.29	0.40	-0.33
k:thing	-0.29	0.33		
k:through_channel	-0.34		-0.37	
k:to	0.28	0.20		
k:today			-0.34	
k:too		0.59	-0.52	-0.88
k:unable	-0.45	0.81	-0.25	-0.53
k:up		-0.36		-0.57
k:us				-0.36
k:warn	-0.20		-0.37	-0.30
k:way	-0.26			0.28
k:we		0.26		
k:what	-0.42	-0.34		-0.21
k:when	-0.36	-0.24		-0.66
k:where	-0.82			-0.24
k:while	-0.24	-0.31		
k:why	-0.96			-0.27
k:would_like			-0.25	
k:xed			-0.31	
k:xing	-0.37	-0.31		-0.33
k:yet		-0.32		0.25
k:you		-0.30		
k:your				0.33
lead:a	-0.40	-0.68	-0.61	-1.20
lead:about	-0.23		0.33	-0.52
lead:acces	-0.26	-0.25		
lead:after	-0.62	-0.73	-0.29	0.32
lead:agree	-0.30	-0.36	-0.68	-1.01
lead:allow	-0.59			
lead:and	-0.37	0.26	-0.27	-0.31
lead:ask		0.35		
lead:at		-0.37	-0.75	-0.98
lead:bank	-0.37	-0.29	-0.71	0.22
lead:be		-0.27	-0.39	-0.70
lead:befor				-0.25
lead:blank		-0.45	-0.43	-0.37
lead:busines	-0.20			
lead:by	-0.86	-0.48		-0.35
lead:can	-0.24	-0.48	-0.30	-0.35
lead:clear			0.26	
lead:com	-0.67	-0.31	0.67	-1.02
lead:contact				-0.29
lead:coupl	0.29			
lead:do	-0.37	-0.48	-0.23	-0.33
lead:done_word	-0.29	-0.23	-0.41	
lead:emi	-0.26			
lead:fact_word	-0.21	0.22	-0.21	-0.27
lead:far	-0.20	-0.20		-0.23
lead:few	-0.21			
lead:first		-0.34	-0.47	-0.53
lead:for	-0.32			-0.62
lead:form	-0.35	-0.64	-0.53	-0.35
lead:formality	-0.31	-0.51	-0.38	-0.47
lead:from	-0.33			
lead:get				-0.25
lead:go_on	-0.29		-0.32	0.67
lead:goe			-0.21	
lead:hand		-1.01		-0.72
lead:happen	-0.33	-0.38	-0.24	-0.31
lead:have		-0.42	0.20	
lead:her		0.40	-0.34	
lead:hi	-0.22	-0.55	-0.52	-0.29
lead:how	-0.38	-0.70	-0.58	-1.30
lead:if		-0.30	-0.21	-0.95
lead:in		-0.27	-0.41	-0.60
lead:increas	-0.22			-0.24
lead:it		-0.65	-0.36	-0.70
lead:joint	-0.32		0.58	-0.24
lead:just		-0.22	-0.20	-0.29
lead:ke	-0.32			-0.37
lead:keep	-0.42	-0.46		-0.36
lead:know	-0.64	-0.98	-0.58	-0.95
lead:let	-0.36		-0.81	
lead:lin	-0.24			
lead:littl	-0.28	-0.24		
lead:liy	-0.32			-0.37
lead:look		0.22	-0.41	-0.80
lead:mak	-0.50		-0.60	
lead:may	-0.51	-1.18	-0.67	-0.69
lead:money	-0.52		-0.38	
lead:mov	-1.03			0.58
lead:need			-0.36	-0.22
lead:next	-0.33	-0.42	0.44	-0.84
lead:not	-0.69	-0.20	-0.30	-0.67
lead:notic			-0.21	-0.64
lead:of	-0.20	-0.50	-0.24	-0.34
lead:off				-0.47
lead:on		-0.26	-0.39	-0.34
lead:once_more		-0.34	-0.68	-0.77
lead:our	-0.27	-0.46	-0.27	-0.45
lead:out			-0.48	
lead:owner	-0.37		0.35	-0.29
lead:person	-0.46		-0.68	0.52
lead:plan		-0.35	-0.28	-0.55
lead:plastic		-0.52		
lead:please	-0.24	-0.23	-0.21	-0.59
lead:point	-0.90	-0.82	-0.92	-1.18
lead:quick		-0.25	-0.21	-0.26
lead:rais	-0.32			
lead:releas			-0.37	
lead:saving	-0.26		-0.21	
lead:say	-0.24	-0.31	-0.64	-0.72
lead:send	-0.25	-0.22	-0.26	-0.33
lead:sent			-0.28	
lead:sid		-0.35	-0.39	-0.23
lead:sign	-0.57	-0.36	-0.41	
lead:sir	-0.34		-0.20	-0.34
lead:so				-0.47
lead:soon	-0.70	-0.22	-0.39	-0.96
lead:status	-0.48	-1.21		-0.72
lead:step				-0.95
lead:stop	0.26	-0.49	-1.46	0.30
lead:summary				-0.45
lead:takes	0.82		-0.23	
lead:tell	-0.31	-0.37	-0.29	
lead:thanks	-0.53	-0.83	0.73	-0.41
lead:the	-0.23	-0.23	-0.63	-0.23
lead:thing		-0.55	-0.45	-0.61
lead:thre	-0.43	-0.20	-0.74	
lead:through_channel	-0.50		-0.33	
lead:to	-0.64		-0.47	-0.43
lead:touch	-0.26		-0.43	-0.33
lead:two		-0.33	-0.27	
lead:unable	-0.45	0.49	0.99	-0.26
lead:unlock				-0.25
lead:up	-0.36			
lead:us			-0.53	-0.35
lead:verification			-0.33	-0.51
lead:waiver				-0.26
lead:wak		-0.24		-0.25
lead:we		-0.43	-0.23	-0.51
lead:what	-0.25	-0.83	-0.26	-0.61
lead:where	-0.40	-0.40	-0.33	-0.30
lead:whil	-0.36	-0.40	-0.31	-0.24
lead:will		-0.53	-0.28	-0.66
lead:wir		0.46	0.27	-0.24
lead:with		-0.27	-0.68	-0.21
lead:would_like	-0.64		-0.48	-0.38
lead:yet	0.37	-0.29	-0.23	-0.33
lead:you	-0.23	-0.78	-0.88	
lead:your	0.44		0.56	-0.74
led		-0.49		-0.45
length:1	-0.55	-0.87	-0.50	-0.34
length:3	0.28	0.54		
length:4	0.27	0.51		
length:5	0.46		0.26	0.45
length:6	-0.23		0.25	
mood:cause	-0.41	-0.76	-0.26	-0.23
mood:condition		-0.21	-0.35	-0.60
mood:fragment	-0.41		-0.28	-0.29
mood:purpose	-0.89	-0.66	-0.62	-0.39
mood:question	0.38	-0.24		-0.27
mood:request		-0.46	-0.29	-0.28
mood:statement	-0.25			0.22
moods:cause	-0.55	-0.63	-0.32	-0.49
moods:cause-fragment-fragment				0.61
moods:cause-question	-0.20			
moods:condition	-0.34		-0.45	-0.49
moods:condition-condition-statement	0.34			
moods:condition-fragment		-0.33		0.44
moods:condition-fragment-fragment		0.35		
moods:condition-question-question				-0.21
moods:condition-request		-0.21		
moods:condition-statement		-0.24		
moods:condition-statement-fragment				0.47
moods:condition-statement-question	0.39			
moods:condition-statement-request			0.24	
moods:fragment	-0.42		-0.28	-0.21
moods:fragment-cause				-0.30
moods:fragment-condition		0.30		
moods:fragment-condition-fragment	-0.36		-0.26	-0.34
moods:fragment-condition-statement		0.41		0.23
moods:fragment-fragment	-0.33		0.29	-0.45
moods:fragment-fragment-condition		-0.42		0.28
moods:fragment-fragment-purpose				-0.54
moods:fragment-fragment-statement		0.72		
moods:fragment-purpose		-0.24	-0.47	-0.42
moods:fragment-statement			-0.42	
moods:fragment-statement-cause				0.37
moods:fragment-statement-condition		0.50		
moods:fragment-statement-fragment	0.24			-0.42
moods:fragment-statement-statement		0.26		0.45
moods:purpose	-0.88	-0.72	-0.60	-0.53
moods:purpose-fragment	0.37	-0.23		
moods:purpose-question	-0.31			
moods:purpose-question-question		-0.30		
moods:purpose-request	-0.24			
moods:purpose-statement	0.30			0.24
moods:question	0.42	-0.26	-0.21	-0.30
moods:question-cause	-0.38			
moods:question-condition	0.20			
moods:question-condition-question		-0.23		
moods:question-question-question			-0.32	
moods:question-question-request				-0.24
moods:question-question-statement				-0.25
moods:question-statement	0.65			
moods:question-statement-fragment	0.75		0.27	-0.26
moods:question-statement-question			-0.25	-0.29
moods:request	0.24	-0.56	-0.37	-0.32
moods:request-condition	-0.40	-0.21		
moods:request-condition-request	0.23			
moods:request-purpose	0.30			
moods:request-question	-0.29			
moods:request-request	-0.21	-0.25		
moods:request-request-cause	-0.25			0.49
moods:request-request-request			-0.25	
moods:request-request-statement			0.37	0.39
moods:request-statement	0.54			-0.28
moods:statement	-0.34			0.34
moods:statement-cause				0.64
moods:statement-condition	0.63			-0.32
moods:statement-condition-statement	0.22	0.22		
moods:statement-fragment		0.27		-0.28
moods:statement-fragment-condition			0.22	0.38
moods:statement-fragment-fragment		-0.30		0.68
moods:statement-purpose-statement		0.42		
moods:statement-question				-0.30
moods:statement-question-question	0.72			
moods:statement-statement	-0.33			
moods:statement-statement-cause		-0.29		
moods:statement-statement-condition				0.25
moods:statement-statement-fragment		0.44		
p:, ,				0.24
p:, 0		0.31		0.34
p:, ACT	0.22			
p:, DONE	-0.20			0.92
p:, TOPIC0				0.85
p:, a			-0.30	
p:, after				0.32
p:, and		-0.26		0.47
p:, approval	0.29			
p:, at		0.42		
p:, back			-0.25	
p:, because	0.21			-0.52
p:, before		-0.22		
p:, but		0.21		
p:, by			0.45	
p:, can				0.24
p:, do	0.26			-0.22
p:, done_word				-0.35
p:, for				0.30
p:, from			0.35	-0.21
p:, have	-0.31			
p:, here	0.27	0.22		
p:, if	0.21			
p:, in				0.54
p:, into			-0.20	
p:, just				0.26
p:, keep		0.27		
p:, know	-0.28			
p:, live	-0.32			0.23
p:, look				0.43
p:, make_so			0.22	
p:, may		-0.23		
p:, money	-0.22			0.41
p:, not		0.64		-0.29
p:, of	-0.21		-0.23	-0.71
p:, off		0.43		-0.38
p:, on		0.33		-0.51
p:, once_more			-0.24	0.48
p:, only				-0.30
p:, or	-0.26			
p:, over	0.34			
p:, person			0.84	
p:, please	-0.29			-0.25
p:, reason_for				-0.23
p:, so	0.21	0.35		
p:, stop		-0.23		
p:, takes		-0.56	-0.29	
p:, than		0.35	0.42	
p:, there		0.30		
p:, they		-0.25		
p:, thing		-0.50		
p:, to		-0.21		
p:, today			-0.27	
p:, unable		-0.28		
p:, up		-0.24		
p:, us	0.24		0.32	
p:, warn		0.37		-0.25
p:, we	0.21			
p:, where	-0.29			
p:, while				0.50
p:, will	0.38			
p:, with			-0.39	0.41
p:, would_like				0.21
p:, x		-0.31		
p:, yet	-0.28		0.40	0.26
p:, you			0.31	
p:, your				0.42
p:0 ,		0.23		
p:0 0		-0.57		
p:0 ?				-0.30
p:0 ACT				0.53
p:0 DONE				-0.21
p:0 TOPIC0				-0.37
p:0 a				-0.28
p:0 and				0.33
p:0 at	-0.30			
p:0 be	0.27			0.41
p:0 because		-0.26		-0.61
p:0 contact			0.81	-0.42
p:0 have	0.38			-0.43
p:0 in				0.41
p:0 it				0.68
p:0 look				0.27
p:0 money	0.69			
p:0 of				0.39
p:0 off	-0.57	0.66	-0.21	
p:0 on				0.26
p:0 once_more		-0.74		-0.34
p:0 out	-0.55	-0.34	-0.35	-1.25
p:0 so	-0.75	-0.39	-0.28	
p:0 soon				-0.27
p:0 the	0.23	-0.41		-0.32
p:0 thing	0.32			0.46
p:0 to				-0.50
p:0 today				-0.47
p:0 what	-0.20			0.49
p:0 when	0.20			
p:0 with	-0.29	-0.25	-0.32	0.71
p:0 x		-0.36		0.39
p:0 xed	-0.28	0.27		0.31
p:0 yet		-0.24		
p:0 you		-0.23	-0.29	
p:0 your		-0.21		0.47
p:ACT ,	0.24	-0.23	-0.34	
p:ACT 0	-0.49	-0.46		0.57
p:ACT ?	0.33	-0.29		
p:ACT ACT	0.28	-0.25		-0.45
p:ACT DONE	-0.31	-0.28		
p:ACT TOPIC	0.25			-0.24
p:ACT TOPIC0		-0.26		0.21
p:ACT a	-0.27	0.57		
p:ACT about	-0.27			
p:ACT afraid	-0.23	0.30		
p:ACT after	0.30			
p:ACT agree	0.54			-0.33
p:ACT allow	-0.31			-0.42
p:ACT an		0.77		
p:ACT and				-0.34
p:ACT approval	0.53			
p:ACT at		-0.22		
p:ACT back		-0.20		
p:ACT be	0.27	-0.39	-0.20	0.47
p:ACT because	0.25			-0.30
p:ACT before	0.24			
p:ACT but		0.42		
p:ACT by		0.33		
p:ACT can	-0.24			
p:ACT contact	-0.21		-0.25	
p:ACT do	0.21	-0.43		0.37
p:ACT done_word	-0.26	-0.28		0.97
p:ACT fact_word		-0.21		
p:ACT for				-0.43
p:ACT from	0.28	-0.24		
p:ACT go_on		-0.31		0.38
p:ACT hand				-0.38
p:ACT have	-0.21	0.30		
p:ACT here		0.41		
p:ACT how	-0.38			
p:ACT in	-0.20			0.81
p:ACT into				-0.33
p:ACT just	-0.25			
p:ACT keep		-0.24		
p:ACT know	-0.21			
p:ACT live	0.26	-0.30		
p:ACT look		0.35		
p:ACT make_so	0.55		-0.30	-0.33
p:ACT may	0.36			
p:ACT money	0.38	-0.33		-0.46
p:ACT must		0.28		
p:ACT need		-0.21		
p:ACT not	0.39	0.47		-0.44
p:ACT of		-0.24		-0.27
p:ACT off	-0.52	0.41		-0.32
p:ACT once_more	0.23			
p:ACT only				-0.26
p:ACT or	-0.23	-0.47		
p:ACT our	0.26	0.37		
p:ACT over	0.32			0.81
p:ACT person			0.21	
p:ACT refuse		0.63		-0.77
p:ACT say	-0.31			-0.20
p:ACT soon				-0.26
p:ACT takes	-0.21		-0.22	-0.26
p:ACT tell		-0.30		
p:ACT the		-0.23		-0.32
p:ACT there		0.39		
p:ACT thing	0.33	-0.30		
p:ACT through_channel		-0.27		-0.22
p:ACT to	-0.34	0.22		-0.42
p:ACT today	0.57		0.23	
p:ACT us	-0.28			-0.23
p:ACT way	-0.28			0.33
p:ACT we		-0.36		
p:ACT when		-0.27		
p:ACT where				-0.30
p:ACT while				0.28
p:ACT will	-0.24			
p:ACT with		0.43		0.65
p:ACT would_like				-0.21
p:ACT x		0.26		-0.34
p:ACT yet	0.94	-0.44		
p:ACT you		-0.52	-0.22	
p:ACT your	-0.26	-0.35		
p:DONE ,				0.43
p:DONE 0	-0.28	-0.48		0.54
p:DONE ?	0.79			-0.36
p:DONE ACT	-0.23	-0.60	-0.22	0.60
p:DONE DONE				-0.24
p:DONE TOPIC	-0.26	-0.21		0.64
p:DONE TOPIC0	-0.28			0.61
p:DONE a	-0.30			-0.20
p:DONE about				0.48
p:DONE afraid		0.70		0.54
p:DONE agree			-0.24	
p:DONE allow		-0.24		
p:DONE and		0.28		
p:DONE ask				0.52
p:DONE at			0.20	0.31
p:DONE back			0.58	-0.65
p:DONE be	-0.26	-0.23		
p:DONE because		-0.40		
p:DONE can		-0.51		0.41
p:DONE contact		0.32		-0.37
p:DONE do		0.50		0.23
p:DONE for		-0.27		0.92
p:DONE hand	-0.24	-0.23	-0.33	0.50
p:DONE have	-0.21	0.31		
p:DONE if	0.35	-0.22		
p:DONE in	-0.20	-0.32		-0.62
p:DONE it	-0.38	0.33		-0.39
p:DONE keep		-0.58		
p:DONE know	-0.33			-0.22
p:DONE live				0.53
p:DONE look	-0.33			-0.37
p:DONE may	-0.24	-0.27		-0.45
p:DONE money		-0.57		0.25
p:DONE need	-0.34			-0.31
p:DONE of		-0.45		0.43
p:DONE on	-0.27			
p:DONE once_more		0.36		
p:DONE only		0.32		
p:DONE our		-0.25	-0.41	0.55
p:DONE out	0.21	0.20		
p:DONE over				0.22
p:DONE person		0.27	0.42	-0.51
p:DONE so	-0.38			0.37
p:DONE stop	-0.23	-0.60		
p:DONE takes				-0.35
p:DONE tell	0.45			0.20
p:DONE the		-0.26		
p:DONE there				0.58
p:DONE thing	0.30	0.21		
p:DONE through_channel				0.28
p:DONE to	0.22			
p:DONE today		-0.42		0.95
p:DONE us	0.42			
p:DONE warn				0.26
p:DONE way		-0.78		-0.23
p:DONE we		0.31		
p:DONE what	-0.26	-0.21		-0.37
p:DONE will	-0.26			
p:DONE with		0.32		0.34
p:DONE would_like				0.21
p:DONE x		0.29		-0.72
p:DONE xed		-0.70		0.43
p:DONE xing		-0.22		
p:DONE you				0.28
p:DONE your	0.49			
p:TOPIC 0				0.28
p:TOPIC ?	0.71	-0.32		-0.23
p:TOPIC ACT	-0.21			0.29
p:TOPIC DONE		-0.49		-0.33
p:TOPIC TOPIC			-0.31	-0.31
p:TOPIC TOPIC0		-0.63		0.29
p:TOPIC a				-0.26
p:TOPIC afraid		0.31		
p:TOPIC after		-0.25		-0.33
p:TOPIC agree				-0.24
p:TOPIC allow		0.45		-0.79
p:TOPIC an		0.23		
p:TOPIC and				0.35
p:TOPIC approval	0.42	-0.50		
p:TOPIC ask		0.22		
p:TOPIC at				0.39
p:TOPIC be				0.50
p:TOPIC because				-0.20
p:TOPIC before		0.67		
p:TOPIC but		0.22		
p:TOPIC by		0.49	0.26	
p:TOPIC can		0.64		
p:TOPIC contact	-0.25	0.72		
p:TOPIC do		-0.38		-0.61
p:TOPIC from	-0.47		-0.54	0.79
p:TOPIC go_on				-0.26
p:TOPIC hand	-0.23	-0.30	-0.57	
p:TOPIC have		-0.57		0.63
p:TOPIC here			-0.23	
p:TOPIC how				-0.21
p:TOPIC if		0.22		
p:TOPIC in			-0.27	0.48
p:TOPIC into			-0.20	-0.33
p:TOPIC it		0.34		0.58
p:TOPIC just				0.25
p:TOPIC keep		0.47		
p:TOPIC kind				-0.30
p:TOPIC know	-0.32	-0.36	-0.26	0.69
p:TOPIC let				-0.23
p:TOPIC live		-0.54		
p:TOPIC look				-0.26
p:TOPIC make_so	0.29			
p:TOPIC may				-0.28
p:TOPIC money	-0.42	-0.37		0.55
p:TOPIC must		0.40		
p:TOPIC not		0.23		
p:TOPIC of				-0.54
p:TOPIC off	-0.45			-0.27
p:TOPIC on		-0.25	-0.25	0.76
p:TOPIC once_more		-0.61		0.33
p:TOPIC only	-0.26			
p:TOPIC out		-0.40		
p:TOPIC over	0.44	-0.30	-0.36	
p:TOPIC person		-0.59	0.56	
p:TOPIC refuse	-0.26	1.34		-0.30
p:TOPIC say	-0.21			-0.60
p:TOPIC so		0.54		
p:TOPIC soon	-0.22	-0.20		0.24
p:TOPIC stop		0.36		-0.41
p:TOPIC takes		-0.56	-0.27	
p:TOPIC than		0.64		-0.24
p:TOPIC then	0.29			
p:TOPIC there		-0.41		0.66
p:TOPIC they				0.28
p:TOPIC thing	0.29			
p:TOPIC through_channel	-0.21			-0.39
p:TOPIC to				0.26
p:TOPIC today	0.54	-0.59		0.45
p:TOPIC unable		0.57		
p:TOPIC up			-0.39	0.27
p:TOPIC us	-0.39			
p:TOPIC way	-0.27			0.38
p:TOPIC we		0.55		0.27
p:TOPIC what				-0.24
p:TOPIC where		0.48		-0.49
p:TOPIC will				0.44
p:TOPIC with	0.36			
p:TOPIC would_like	-0.39		-0.22	0.29
p:TOPIC x			-0.74	0.42
p:TOPIC xed	-0.39			
p:TOPIC xing			-0.33	0.25
p:TOPIC yet		-0.42	-0.37	0.35
p:TOPIC you	-0.22	0.29	-0.31	
p:TOPIC your				0.79
p:TOPIC0 ,	0.30			-0.44
p:TOPIC0 0		-0.30		0.51
p:TOPIC0 ?	0.44			-0.60
p:TOPIC0 ACT		-0.63		-0.43
p:TOPIC0 DONE	0.28	-0.31		
p:TOPIC0 TOPIC		-0.22		0.21
p:TOPIC0 a		0.38		
p:TOPIC0 and		-0.21		0.31
p:TOPIC0 approval	0.59			-0.36
p:TOPIC0 ask		-0.20		0.35
p:TOPIC0 at		-0.46		0.50
p:TOPIC0 back	-0.26	-0.29		0.58
p:TOPIC0 before		0.57		0.47
p:TOPIC0 can		0.36		-0.21
p:TOPIC0 do	0.55			-0.30
p:TOPIC0 done_word	-0.29			0.27
p:TOPIC0 for	-0.47			
p:TOPIC0 hand				0.23
p:TOPIC0 have	-0.24			
p:TOPIC0 in	-0.24			-0.46
p:TOPIC0 it	-0.37	0.23		0.36
p:TOPIC0 keep		0.63		-0.55
p:TOPIC0 make_so	0.46			-0.36
p:TOPIC0 money	-0.22			0.24
p:TOPIC0 need	0.29			
p:TOPIC0 not	-0.31	-0.27		0.53
p:TOPIC0 of	-0.28			
p:TOPIC0 off	0.36	0.26		
p:TOPIC0 on		-0.41		0.38
p:TOPIC0 once_more	-0.21			0.43
p:TOPIC0 out		-0.34		0.36
p:TOPIC0 refuse		-0.54		0.52
p:TOPIC0 soon	-0.28	-0.37		0.48
p:TOPIC0 than		0.37		-0.38
p:TOPIC0 the	0.41			0.61
p:TOPIC0 there	-0.31			-0.41
p:TOPIC0 they				0.24
p:TOPIC0 thing		0.27		
p:TOPIC0 to	0.45	-0.49		0.49
p:TOPIC0 way				0.33
p:TOPIC0 we				0.28
p:TOPIC0 what	-0.41			0.28
p:TOPIC0 when				0.26
p:TOPIC0 where		0.55		
p:TOPIC0 will		0.42		
p:TOPIC0 with	-0.37	-0.55	-0.30	0.52
p:TOPIC0 x	0.38	-0.78		1.02
p:TOPIC0 xed	0.32		-0.20	-0.38
p:TOPIC0 xing	-0.60			
p:TOPIC0 yet			-0.22	0.22
p:TOPIC0 you		-0.24		0.55
p:TOPIC0 your	-0.30			0.38
p:a ,	-0.20	-0.29		
p:a 0		0.30		-0.41
p:a DONE				-0.54
p:a TOPIC	-0.42			-0.75
p:a TOPIC0		-0.37		0.71
p:a a				-0.31
p:a about		-0.31		
p:a afraid		0.48		
p:a after		0.50		
p:a agree		-0.26		-0.24
p:a allow		0.53		-0.31
p:a approval	0.59	0.48		
p:a ask	-0.21	-0.42		
p:a at		-0.27	0.22	-0.31
p:a back		-0.30	0.49	
p:a be	0.52			-0.30
p:a because		-0.23		
p:a before	0.25	0.44	0.27	-0.23
p:a but		1.14		
p:a by		-0.40	-0.56	
p:a can		-0.63		
p:a do	0.41	-0.29		-0.27
p:a fact_word		-0.34		
p:a for			0.28	-0.25
p:a from			0.41	
p:a go_on	-0.27	0.37		0.37
p:a hand	-0.29	-0.49	0.33	
p:a have			-0.32	-0.49
p:a here		-0.44		
p:a in		0.26	-0.27	
p:a it		0.55		
p:a just				-0.23
p:a keep		0.56		
p:a know			0.22	
p:a may		0.48		
p:a money				-0.29
p:a must	-0.27	-0.40		
p:a need	-0.47			
p:a of			-0.61	0.37
p:a off		-0.43	-0.36	
p:a on	-0.26	0.47		-0.33
p:a once_more			0.21	
p:a only		0.56		
p:a or	0.46	-0.22		
p:a out		-0.37		0.23
p:a over	-0.24	-0.27		
p:a person			0.55	
p:a reason_for	-0.70			
p:a refuse		-0.29		
p:a sent			-0.34	
p:a soon	-0.47			-0.53
p:a stop		-0.21	-0.27	
p:a takes			-0.37	-0.24
p:a tell				-0.25
p:a than		-0.35		
p:a the	-0.30	0.74	-0.55	0.23
p:a there		0.26	0.49	
p:a they			0.41	
p:a thing		0.21	-0.31	-0.35
p:a today	0.25	0.44		
p:a too		0.34		
p:a up	0.33	-0.38		
p:a us	-0.35		0.20	0.35
p:a warn		0.43		-0.23
p:a we		0.92		
p:a when		0.31		
p:a while				-0.25
p:a why	-0.51			
p:a will	0.29	-0.23	0.39	
p:a with	-0.59		0.29	0.72
p:a would_like			-0.30	
p:a x		-0.23	-0.34	-0.41
p:a xed		-0.37		
p:a yet	-0.26			0.51
p:a you		0.34	0.46	
p:a your	-0.24	-0.68		
p:about ?	-0.23			
p:about ACT		-0.32		-0.41
p:about DONE	0.29			
p:about TOPIC	-0.24			-0.51
p:about allow	-0.44	-0.23		
p:about and			0.25	
p:about at		-0.29	-0.20	
p:about be		-0.43		
p:about because		0.52		
p:about can		-0.28		
p:about contact		-0.52	-0.34	
p:about do		-0.34	0.37	
p:about it			-0.45	
p:about keep		0.36	-0.30	
p:about look		-0.21		
p:about not		0.39		
p:about off	0.28			
p:about our		0.81	-0.35	-0.23
p:about person	0.21			
p:about say		0.33		
p:about soon			-0.31	
p:about takes		-0.29		
p:about than		-0.28	0.49	
p:about the		-0.31		
p:about they			0.36	
p:about thing	0.23	0.28		-0.32
p:about through_channel		-0.22		
p:about today		-0.38		
p:about us		0.41	-0.24	
p:about we			0.34	
p:about will		0.30		
p:about with		-0.23		
p:about would_like		0.59		
p:about x		0.21		
p:about xed		0.21		
p:about yet	-0.20	-0.21	-0.25	0.33
p:about you		0.47		
p:afraid ,		0.62		
p:afraid ACT		0.78		
p:afraid TOPIC			-0.30	-0.22
p:afraid allow		0.25		
p:afraid and		-0.31		
p:afraid ask		0.25		
p:afraid be	-0.26	0.33		
p:afraid can		0.32		
p:afraid do		0.30		
p:afraid it		-0.36		
p:afraid keep		0.53		
p:afraid know		-0.52		-0.40
p:afraid money		0.20		
p:afraid must		0.39		
p:afraid need		0.39		
p:afraid not		0.67		
p:afraid once_more	-0.52	-0.45	-0.26	
p:afraid out		0.72		
p:afraid refuse		0.72		
p:afraid say	-0.61	0.52		-0.22
p:afraid so		-0.38		
p:afraid soon		-0.35		
p:afraid the				-0.47
p:afraid thing		0.29		
p:afraid to	-0.26	-0.23		
p:afraid us		-0.45	-0.25	
p:afraid we	-0.33	0.52		
p:afraid would_like		0.76		
p:afraid x			-0.21	-0.44
p:afraid xed		-0.47		
p:afraid you			-0.24	-0.43
p:afraid your		0.29		-0.36
p:after ?	0.34	-0.51		
p:after ACT				0.21
p:after a			-0.25	
p:after be		-0.62		-0.53
p:after can		0.49		
p:after contact		-0.37	-0.61	-0.42
p:after from			0.26	-0.58
p:after have	0.35		-0.24	
p:after here		-0.39		
p:after in	-0.56	-0.28		-0.33
p:after it	0.22	0.49		
p:after look	-0.32			
p:after not		0.35		
p:after on			0.22	-0.56
p:after person			0.33	
p:after takes		-0.36		
p:after the	0.42	0.28	-0.25	
p:after thing		0.45		-0.20
p:after to			-0.50	
p:after today	-0.37	-0.44	-0.41	0.58
p:after we	0.41	-0.25		
p:after will	0.42			
p:after with			-0.35	
p:after x		-0.20	-0.39	-0.21
p:after yet			0.33	-0.65
p:after you	0.27		-0.31	
p:agree ,	0.38			
p:agree 0	-0.34			0.49
p:agree ?	0.31			-0.28
p:agree ACT	0.57			0.45
p:agree DONE		-0.43		0.31
p:agree TOPIC	0.52			0.61
p:agree a				-0.21
p:agree afraid		0.36		
p:agree agree		0.23		
p:agree allow		0.23		-0.29
p:agree approval	0.41			
p:agree ask	-0.73			-0.34
p:agree at		-0.28		
p:agree back			-0.45	-0.32
p:agree be		-0.47		
p:agree because		-0.20		0.33
p:agree before	0.63			
p:agree can	0.25			
p:agree contact	-0.45	-0.23	-0.52	-0.34
p:agree do				0.83
p:agree done_word	0.21			
p:agree for	-0.34	0.24		
p:agree go_on	-0.50			0.77
p:agree have	-0.33	-0.48		0.23
p:agree if	0.29			
p:agree in		-0.25		-0.37
p:agree into	-0.26			-0.26
p:agree it				0.37
p:agree know				-0.49
p:agree make_so	0.28		-0.22	
p:agree may	0.26	-0.57		-0.35
p:agree money	-0.44			
p:agree need	0.23			
p:agree not		-0.30		
p:agree of	-0.37			0.35
p:agree on	-0.47	-0.26		
p:agree once_more				-0.33
p:agree or	-0.29			
p:agree our	0.59	-0.25		
p:agree out		0.24		
p:agree person				-0.36
p:agree reason_for	-0.32			-0.30
p:agree say		-0.30		0.26
p:agree so	0.25			
p:agree stop		-0.52		
p:agree takes	-0.46	-0.32	-0.27	-0.28
p:agree tell	-0.33			-0.25
p:agree then		-0.43		-0.28
p:agree there		-0.30		
p:agree thing	-0.38			0.38
p:agree through_channel	0.38			
p:agree to	0.21			
p:agree today	-0.22	-0.28		
p:agree us		-0.21		
p:agree warn	-0.27	-0.24		-0.23
p:agree we	0.78			
p:agree what	-0.25			
p:agree will	0.33	-0.22		
p:agree with	-0.69	-0.45	-0.32	-0.44
p:agree would_like	0.48	0.21		
p:agree x	0.34		-0.23	-0.30
p:agree xed	0.46	-0.44		-0.58
p:agree xing	0.28			
p:agree you	0.64			-0.47
p:allow ,				0.21
p:allow 0	-0.32	-0.20		-0.72
p:allow ?	0.33	-0.22		
p:allow ACT				0.24
p:allow DONE		-0.46		
p:allow TOPIC		0.37		-0.25
p:allow TOPIC0		-0.52		0.22
p:allow a				-0.29
p:allow afraid		0.73		
p:allow allow		0.27		
p:allow and		0.64		-0.22
p:allow approval		-0.21		
p:allow at				-0.26
p:allow be		0.33		
p:allow because		0.22		
p:allow before		-0.33		
p:allow by				0.47
p:allow contact		-0.33	-0.30	
p:allow do		0.66		
p:allow done_word	0.29	-0.26	-0.33	0.47
p:allow for			-0.27	
p:allow if		0.68		
p:allow in				-0.30
p:allow it		0.23		-0.53
p:allow keep		0.28		-0.56
p:allow know	-0.29	-0.27	-0.21	-0.34
p:allow look		-0.29		
p:allow make_so				-0.27
p:allow not		0.67		-0.21
p:allow of		-0.48		-0.29
p:allow once_more	0.29			-0.39
p:allow soon		-0.37		-0.35
p:allow tell	-0.22	-0.42	-0.21	-0.32
p:allow the		0.30		-0.31
p:allow they		0.29		
p:allow thing	-0.20	-0.34		-0.63
p:allow today	0.24			
p:allow us		0.44		
p:allow we	-0.21	0.34		
p:allow what	0.42			
p:allow will	0.22	-0.30		
p:allow x		0.38		
p:allow xed				-0.55
p:allow yet		-0.46		
p:allow you		0.30		-0.26
p:also it				-0.40
p:also the				-0.20
p:also x			-0.21	
p:an ,		0.33		
p:an ?	0.42	-0.39		
p:an ACT	-0.24		-0.36	-0.61
p:an TOPIC		-0.35		-0.33
p:an agree		-0.23		
p:an at		-0.56	-0.29	-0.25
p:an be		-0.63		-0.70
p:an because		0.36		
p:an contact		-0.45		
p:an do		-0.38		
p:an from		-0.32		
p:an in			0.24	
p:an it				-0.33
p:an money		0.23		
p:an not		-0.36		
p:an of		-0.47		
p:an on	-0.44			-0.38
p:an once_more		-0.35		
p:an out		-0.34	-0.25	
p:an over			0.23	
p:an person	-0.42			
p:an soon		-0.25		
p:an tell			0.31	
p:an the	-0.42	-0.28		
p:an thing	-0.52	-0.22	-0.43	-0.33
p:an to			0.39	
p:an will			0.35	
p:an with		0.50		
p:an x		-0.31	-0.20	
p:an you			0.22	
p:and ,	-0.23		-0.33	
p:and 0	-0.30	-0.22		
p:and ?	-0.57	-0.42		
p:and ACT	0.68	-0.65	-0.21	
p:and DONE	0.65	-0.34		0.23
p:and TOPIC	0.51	-0.54		
p:and TOPIC0	0.48	-0.41		
p:and a		-0.46		
p:and afraid	-0.21	-0.27		
p:and after	0.34	0.33	-0.25	
p:and allow				0.28
p:and an			-0.27	
p:and approval	0.78			
p:and ask	-0.24	-0.55		
p:and at		0.87		
p:and back		-0.43	-0.56	-0.21
p:and be				-0.36
p:and because		-0.53		
p:and by		-0.54		
p:and can		0.22		
p:and contact	-0.28		0.42	
p:and do	0.22	-0.42	-0.21	-1.21
p:and done_word		-0.25		0.23
p:and fact_word	-0.40			
p:and for			-0.34	0.22
p:and from			0.28	
p:and go_on		-0.65	-0.24	
p:and hand	0.77			-0.23
p:and have	-0.37	0.84	0.58	
p:and here		-0.45		
p:and if	0.32			
p:and in		-0.23	0.46	0.25
p:and it			-0.36	
p:and just			0.47	-0.33
p:and keep	-0.23	0.41		
p:and know	-0.38	-0.42	0.41	
p:and live	-0.37		-0.22	
p:and look				0.20
p:and may	0.83	-0.26	-0.28	
p:and must	-0.25	-0.23		
p:and need	0.34		0.33	
p:and not	-0.41		-0.46	-0.31
p:and of	-0.22	-0.20		0.25
p:and off				-0.33
p:and on			0.52	-0.39
p:and once_more		0.43		
p:and only		0.50		-0.29
p:and our		-0.40	-0.26	
p:and out		-0.22		
p:and over	-0.29		0.32	-0.23
p:and person			-0.58	
p:and reason_for	-0.26			
p:and refuse		0.27		
p:and say		-0.26		
p:and soon		0.51	-0.39	-0.49
p:and takes	0.39	-0.46		
p:and tell		-0.45		-0.30
p:and than		-0.20		
p:and the	0.41	-0.22	-0.33	0.31
p:and then				-0.20
p:and there	-0.26	0.33	0.49	-0.29
p:and they			-0.60	
p:and thing		-0.44		-0.51
p:and to		-0.34		
p:and today	0.38	-0.64		
p:and up			0.47	
p:and us	-0.24			
p:and way				0.26
p:and we	0.55	0.68		
p:and what	-0.51		-0.35	
p:and where			-0.29	
p:and why		-0.23		
p:and will	-0.24	-0.40		
p:and with	0.32	-0.31	-0.53	
p:and would_like		-0.23	-0.38	
p:and x	-0.46		0.32	-0.39
p:and xed	-0.52	-0.60	-0.26	-0.31
p:and xing		0.25		-0.35
p:and yet			-0.32	-0.41
p:and you	0.29	-0.31	0.53	
p:approval ,	0.56		-0.29	-0.29
p:approval ?	1.14			
p:approval ACT	0.85	-0.40		
p:approval DONE				0.46
p:approval TOPIC0	0.44			-0.32
p:approval about		0.34		
p:approval allow	0.31			
p:approval and	0.34		-0.23	-0.53
p:approval ask	0.49	-0.41	-0.30	-0.52
p:approval be	0.26	-0.40	-0.20	
p:approval because				0.28
p:approval before	0.42			
p:approval can	-0.44	0.31		
p:approval contact	0.51	0.29		
p:approval done_word	0.33			-0.23
p:approval for	-0.23			
p:approval go_on				-0.21
p:approval hand			-0.23	-0.23
p:approval have	-0.52			-0.24
p:approval if	0.42			
p:approval in	0.44			
p:approval it	0.24	-0.25		-0.68
p:approval know	-0.30			-0.77
p:approval look	-0.23			-0.45
p:approval money	0.29	-0.25		
p:approval not	0.53	0.58		
p:approval of	0.32			
p:approval off	0.31			0.22
p:approval on	0.36			
p:approval once_more				-0.21
p:approval out		0.45		-0.22
p:approval person		-0.33	-0.27	
p:approval please	0.54	-0.22		
p:approval so	0.50	-0.26		
p:approval takes	0.41			
p:approval tell	0.26	0.21		-0.35
p:approval the	0.54			-0.32
p:approval then	0.24			
p:approval they	-0.65		-0.36	
p:approval thing	0.51	-0.23		
p:approval to	0.54	-0.25		-0.48
p:approval us	0.26			
p:approval we				-0.24
p:approval what				-0.32
p:approval why	-0.55			
p:approval will	0.40	-0.30		
p:approval x			-0.27	0.35
p:approval xed	0.40	-0.37		-0.45
p:approval you	0.38			-0.32
p:approval your		-0.47		-0.72
p:ask ?	-0.70			
p:ask ACT	-0.30	-0.45		-0.42
p:ask DONE		0.28	-0.36	
p:ask TOPIC	-0.24	-0.25		-0.34
p:ask agree				-0.25
p:ask approval	0.34	-0.28		
p:ask back			-0.30	
p:ask by		-0.23		
p:ask do				0.58
p:ask done_word	-0.31			-0.34
p:ask for		-0.21	-0.54	
p:ask go_on				0.29
p:ask in			-0.37	
p:ask it		-0.31		
p:ask know	-0.28			
p:ask look		-0.33		
p:ask money	-0.22		-0.25	
p:ask not		0.40		-0.24
p:ask once_more		-0.24	0.36	
p:ask out				0.32
p:ask reason_for		-0.29		
p:ask refuse		0.32	-0.26	
p:ask say	-0.26			
p:ask soon		-0.21		
p:ask takes			0.29	
p:ask tell	-0.38			
p:ask the				-0.45
p:ask thing		-0.22		-0.35
p:ask to	-0.44	-0.24	0.50	-0.20
p:ask we		0.23		-0.28
p:ask where		-0.20		
p:ask with				-0.39
p:ask x				-0.32
p:ask xed	-0.25		0.38	-0.38
p:ask yet				-0.23
p:ask your		-0.24	-0.32	-0.26
p:at ,		0.41		0.20
p:at 0	-0.24	-0.23		
p:at ?		-0.24		
p:at ACT	-0.28			
p:at TOPIC		0.35		
p:at a		-0.24		-0.29
p:at agree	-0.25	-0.22		-0.32
p:at allow		-0.79		
p:at and		0.28		0.20
p:at at	-0.24	0.26		
p:at be		0.34		-0.33
p:at because		-0.35		
p:at by		0.69		
p:at contact			-0.65	
p:at for		-0.48		0.29
p:at from		0.23		
p:at go_on		0.33		-0.30
p:at have		-0.37		
p:at in	0.24			-0.56
p:at it		0.26		
p:at just				0.31
p:at keep		-0.32		
p:at look	-0.33	-0.50		-0.51
p:at may	-0.23	0.40		
p:at money	0.21			
p:at need		0.44	-0.42	
p:at not		0.35		
p:at of				-0.29
p:at on		-0.28		-0.27
p:at once_more	-0.22	-0.38		-0.29
p:at person	-0.23	0.41	-0.22	
p:at please		-0.23		
p:at say		-0.28		
p:at so		0.42		-0.27
p:at soon		0.27		-0.41
p:at takes		-0.21	0.29	
p:at tell	0.30			-0.23
p:at the		0.34		-0.52
p:at there		0.40		-0.29
p:at they			-0.33	
p:at thing	-0.23			-0.55
p:at to		0.20		
p:at today				-0.23
p:at we		-0.22		
p:at x			-0.48	0.32
p:at xing		0.32		
p:at yet	-0.25		-0.30	
p:at you		0.21		
p:at your	0.30			
p:back 0			0.38	-0.31
p:back ?			-0.21	-0.27
p:back TOPIC		0.30		
p:back a		-0.47		
p:back and		0.20		
p:back by	-0.21			
p:back can		-0.46		
p:back contact			-0.47	
p:back for			0.28	-0.21
p:back from		0.42		
p:back here			-0.28	
p:back in			-0.40	
p:back it			-0.28	
p:back look	-0.28	-0.53	-0.21	-0.26
p:back money		-0.37	-0.20	0.43
p:back on			0.30	
p:back once_more		0.43		-0.20
p:back over				-0.27
p:back person		-0.21		-0.22
p:back soon				-0.35
p:back takes			0.25	
p:back they		-0.37		0.34
p:back thing				0.27
p:back today	-0.22			-0.32
p:back us	-0.40			
p:back when		-0.24		
p:back x			0.61	
p:back yet				-0.20
p:back you				-0.23
p:back your		-0.34		0.30
p:be ,		-0.25		
p:be ?	0.29	-0.32	-0.24	-0.35
p:be ACT				-0.44
p:be DONE		0.35		-0.55
p:be TOPIC	0.24			
p:be TOPIC0				0.34
p:be a				-0.33
p:be about			-0.22	
p:be afraid			-0.32	-0.22
p:be agree	0.21			
p:be allow		0.86		-0.28
p:be an	-0.23	-0.25		
p:be and	0.26			0.42
p:be approval	0.81			
p:be ask		-0.66		-0.37
p:be at		-0.23	-0.64	-0.38
p:be back		-0.40		
p:be be		0.32		-0.41
p:be before		-0.21		
p:be but		0.35		
p:be by		0.51	0.59	-0.64
p:be can	-0.27	0.98		
p:be contact	-0.22		1.04	
p:be do	-0.20	0.25		0.54
p:be done_word		-0.31	-0.28	0.25
p:be fact_word	-0.29			-0.39
p:be from	-0.30	0.38		0.31
p:be go_on	-0.22	0.45		0.25
p:be hand			0.68	-0.81
p:be have				-0.28
p:be here				-0.75
p:be if		-0.43		-0.31
p:be in				-0.52
p:be into		-0.61	0.31	
p:be it		0.47		
p:be keep		0.69		
p:be kind	-0.37	-0.46		
p:be know	-0.24	-0.66	-0.48	
p:be let				-0.31
p:be live		0.27		0.35
p:be look		-0.47		-0.29
p:be may	-0.23	0.59		-0.73
p:be money				-0.31
p:be must	-0.26			-0.30
p:be need	0.47	-0.21		-0.33
p:be not	-0.23	0.68		-0.44
p:be of				-0.26
p:be off	-0.27		-0.24	
p:be on	-0.36		0.38	
p:be once_more		-0.31		0.77
p:be only		0.78		
p:be our			0.31	-0.25
p:be out		0.46		-0.21
p:be over		-0.41	0.30	-0.31
p:be person	-0.29	-0.46		-0.41
p:be refuse		0.73	-0.42	-0.21
p:be say		-0.28		0.22
p:be sent				-0.21
p:be so		0.50		
p:be soon				-0.46
p:be stop		0.71	-0.27	-0.81
p:be takes	-0.40	-0.53		-0.22
p:be tell	-0.38	0.30		-0.49
p:be than				-0.66
p:be thanks				-0.52
p:be the	0.24	0.23		
p:be then		-0.22		-0.23
p:be there	-0.64		-0.28	0.28
p:be they			0.28	
p:be thing		0.38		0.38
p:be to			0.37	
p:be today			-0.40	
p:be too				0.62
p:be up		0.35		
p:be us	0.30	0.95		-0.62
p:be way	-0.23	-0.36		0.24
p:be we		0.74	-0.30	-0.25
p:be what			-0.20	
p:be where		0.85		
p:be while		0.76		
p:be why		-0.64		-0.24
p:be will		0.39		-0.27
p:be with	0.21		-0.39	
p:be would_like	0.47		0.22	-0.24
p:be x	-0.41		0.21	
p:be xed	-0.72		-0.21	0.33
p:be xing		0.32		-0.22
p:be yet	-0.61	-0.77	0.57	-0.41
p:be you	0.74		0.29	
p:be your				0.45
p:because 0		0.62		
p:because ?	0.62	-0.35		
p:because DONE	-0.56			-0.22
p:because a		0.26		
p:because afraid	-0.27			
p:because agree	0.57		-0.20	-0.20
p:because allow	-0.34	-0.50	-0.21	-0.23
p:because approval	0.31			
p:because ask	-0.21			
p:because at		-0.24		-0.28
p:because be		0.53	-0.20	-0.21
p:because do		-0.61		
p:because from		-0.21		
p:because have	-0.27	-0.37		
p:because if	0.29	-0.27		
p:because it	0.40			-0.26
p:because keep		-0.42		
p:because know	0.21			
p:because look		0.58		
p:because money		0.61		0.21
p:because not				-0.32
p:because on	-0.31	-0.27		
p:because once_more	-0.28			
p:because our		-0.42		0.56
p:because say	-0.35			
p:because soon		-0.40		
p:because stop	-0.36	-0.47	0.41	-0.25
p:because takes		0.36		-0.25
p:because there		0.33		
p:because thing		0.21		
p:because to	-0.31	0.38		
p:because today		-0.26		0.39
p:because we		-0.23		
p:because will		0.41		
p:because would_like		0.39		
p:because x		0.22		
p:because xed	0.22		-0.26	
p:because xing		0.76		
p:because yet				0.21
p:because you	0.83			-0.40
p:because your				-0.40
p:before ,		0.28		
p:before 0	-0.31	0.76	-0.44	-0.83
p:before ?	-0.24	-0.33	-0.26	
p:before ACT	-0.55	-0.25		
p:before DONE		-0.41	-0.40	-0.35
p:before TOPIC	-0.65			
p:before a	-0.28	-0.57	-0.75	
p:before afraid		0.85		
p:before be			-0.22	-0.57
p:before because	-0.30			
p:before go_on		0.26		
p:before hand	-0.22			-0.36
p:before in		-0.44	-0.77	
p:before it		0.43		
p:before money	-0.49			
p:before not		0.60	-0.35	
p:before of	-0.21			
p:before once_more				-0.28
p:before out				-0.24
p:before person		-0.32		-0.25
p:before soon	-0.44	0.53	-0.86	-0.36
p:before the	-0.56	-0.23		
p:before thing		-0.26		
p:before up		0.23		
p:before we		0.29		
p:before x				-0.20
p:before xed		-0.26		
p:before xing	0.38			
p:before your				-0.22
p:but ,		0.35		
p:but ACT		0.45		
p:but TOPIC		0.47		
p:but and		-0.67		
p:but be	-0.23	0.48		
p:but can		0.34		
p:but do	-0.25	-0.36		
p:but for		-0.50	-0.24	
p:but from		-0.27		
p:but have		0.37		
p:but it		-0.28		-0.22
p:but keep		-0.34	0.31	
p:but money		-0.49		
p:but not	-0.25			
p:but of		0.49		
p:but once_more		-0.37		
p:but our		0.37		
p:but out		-0.45		-0.28
p:but person			0.35	
p:but soon		0.54		
p:but tell		-0.37		
p:but thing		0.31		
p:but to	-0.21	0.40		
p:but us		-0.21		
p:but we	0.26			
p:but what	-0.27	-0.22		
p:but with		-0.34	0.43	
p:but you	-0.23	-0.41	0.58	
p:but your		-0.55		
p:by ,		0.34		
p:by ?	-0.37	-0.30	-0.27	
p:by TOPIC			0.22	
p:by a		-0.26		
p:by agree	-0.31	-0.24	-0.27	-0.21
p:by and		0.38		0.37
p:by at		-0.50		
p:by be		0.30		-0.25
p:by because		0.27		
p:by by	-0.44			
p:by can		0.45		
p:by contact	-0.23	-0.46	-0.22	
p:by fact_word			-0.21	
p:by for		0.23		
p:by from			0.31	0.22
p:by go_on		0.39		
p:by hand	0.22	-0.20	-0.25	
p:by have				0.30
p:by in				-0.60
p:by it		0.68		
p:by may	-0.28			-0.57
p:by not		1.03	-0.24	
p:by once_more		-0.63	0.28	0.44
p:by or	-0.38			
p:by person			0.70	-0.26
p:by sent	-0.47			
p:by so		-0.22		
p:by tell		0.27		
p:by the	-0.21	0.44		
p:by there	-0.22	0.26	-0.41	
p:by they		0.47		
p:by thing		0.37	-0.23	
p:by to		0.21	-0.27	
p:by unable		0.41		-0.28
p:by way		-0.46	-0.56	-0.47
p:by we	0.28			
p:by where		0.64		-0.26
p:by will	0.26	0.36	-0.29	
p:by x		0.43	0.27	-0.34
p:by xing	-0.24	-0.36	-0.32	
p:by yet				0.33
p:can ?	-0.61	-0.26		
p:can ACT	-0.33			-0.31
p:can DONE		0.84		-0.40
p:can TOPIC	-0.35	-0.44		
p:can TOPIC0	-0.33	0.54		-0.36
p:can about		0.85		
p:can afraid		0.81		
p:can agree	-0.40	-0.20		
p:can allow	-0.37	-0.21		-0.21
p:can an		0.31		
p:can and		-0.28	0.21	
p:can approval	0.65			
p:can at		0.22		
p:can be		0.25		-0.20
p:can before		-0.50		
p:can but		0.20		
p:can by			-0.29	
p:can contact		0.70	-0.24	
p:can do				-0.23
p:can done_word		0.30		-0.45
p:can fact_word	-0.28		-0.25	
p:can for	-0.32	0.49		-0.22
p:can from		0.25	-0.20	0.31
p:can go_on	0.28			-0.26
p:can hand	-0.31	0.60		
p:can have	-0.22	0.68		
p:can here	0.24	0.94	-0.30	
p:can if	-0.31	-0.47		
p:can in		-0.20		
p:can it	-0.23		-0.24	0.22
p:can just	0.41			
p:can keep	-0.31	-0.39		
p:can know	-0.28	-0.33		
p:can let		0.42		-0.33
p:can may	0.49	-0.48		
p:can money		-0.99		
p:can must		0.25		
p:can need	0.40	-0.23		
p:can not	-0.21			-0.91
p:can off	-0.35			
p:can on		-0.53		
p:can once_more		-0.42		0.22
p:can only		0.26		
p:can or	-0.28	-0.29	-0.33	
p:can our	-0.36	0.27	-0.51	
p:can out				-0.36
p:can over				-0.25
p:can person	-0.21			-0.46
p:can reason_for	-0.21			
p:can say	-0.47			
p:can soon		0.62		
p:can takes		0.40		
p:can thanks		-0.58		
p:can the	-0.27	-0.27		
p:can thing	-0.43	-0.44		0.40
p:can through_channel		-0.29		-0.40
p:can to	-0.32		-0.21	-0.33
p:can today		0.43		-0.63
p:can too		-0.28		
p:can up			-0.22	-0.21
p:can us		-0.22		
p:can we		-0.29		
p:can what	-0.42	0.28		
p:can when	-0.68			
p:can where	-0.36	-0.22		
p:can will	0.37			
p:can with		-0.46	-0.54	
p:can would_like	0.39			
p:can x		-0.33		
p:can xed	-0.23			
p:can yet		-0.29	-0.22	
p:can you	-0.32	0.71	-0.47	-0.33
p:can your	-0.20			-0.27
p:contact ,			0.27	
p:contact 0			0.33	-0.82
p:contact ?	-0.45		-0.30	
p:contact ACT		-0.38	-0.21	-0.36
p:contact DONE			0.38	
p:contact TOPIC		-0.30		-0.22
p:contact TOPIC0		-0.45		0.38
p:contact a		-0.37		-0.23
p:contact afraid				-0.26
p:contact agree	-0.24		-0.27	-0.27
p:contact and			-0.51	0.28
p:contact ask			-0.53	
p:contact at		-0.31	0.21	
p:contact back				-0.21
p:contact be		0.25	0.47	-0.22
p:contact because			0.25	
p:contact before			0.46	
p:contact by			0.20	
p:contact contact		0.22		
p:contact do		0.23		
p:contact done_word	-0.31		-0.58	
p:contact for		-0.70		-0.33
p:contact from				0.21
p:contact hand	-0.23	-0.24	0.24	
p:contact have		-0.21		-0.30
p:contact here		-0.20		-0.37
p:contact if	0.22			
p:contact in			-0.30	
p:contact it		-0.34	-0.43	
p:contact just		-0.60		-0.20
p:contact make_so			0.61	
p:contact may	0.30		-0.49	
p:contact need		-0.37	-0.21	-0.22
p:contact not		0.47	-0.29	
p:contact of				-0.21
p:contact once_more		0.69		
p:contact or	0.43		-0.35	-0.26
p:contact our	-0.20		0.69	
p:contact out		-0.29		-0.23
p:contact over	-0.32	-0.36	-0.26	
p:contact person		-0.26	0.83	
p:contact say	-0.22			
p:contact soon		0.21	0.45	
p:contact stop				-0.65
p:contact takes		-0.36	0.29	
p:contact tell			-0.21	
p:contact the		0.37		
p:contact thing	-0.28	0.79		-0.20
p:contact to	0.27	-0.33		
p:contact today		-0.21	0.53	-0.22
p:contact unable		0.41		-0.28
p:contact up		-0.25	0.27	
p:contact us			-0.54	-0.59
p:contact way		0.70	-0.22	
p:contact we		0.40		
p:contact what	-0.22		-0.22	
p:contact will		-0.53		
p:contact with		-0.26	-0.39	
p:contact would_like			0.22	
p:contact x			0.32	-0.29
p:contact xed	-0.38			-0.29
p:contact xing		-0.51		
p:contact yet		-0.34	-0.32	
p:contact you		-0.34		-0.21
p:contact your		0.37		
p:do ACT	-0.20	0.73		
p:do DONE	0.69			
p:do TOPIC	-0.21	-0.22	-0.41	-0.30
p:do TOPIC0	-0.22			-0.21
p:do a	-0.26	-0.22		
p:do afraid		0.23		-0.22
p:do after	0.28			0.47
p:do agree		-0.36		-0.26
p:do allow		1.01		
p:do approval	0.32			
p:do ask	-0.43			
p:do at			-0.29	
p:do back		-0.38		
p:do be	-0.20	-0.53		-0.50
p:do but		0.43		
p:do by	-0.37		-0.46	-0.24
p:do can				-0.34
p:do contact	-0.22			-0.20
p:do do		0.66		
p:do go_on		0.26		-0.26
p:do have	-0.34	-0.80		
p:do here	-0.28	-0.58	-0.33	-0.28
p:do if	-0.62			
p:do in	0.29	-0.30		
p:do it	-0.31			-0.23
p:do just	-0.25			
p:do know	-0.38			
p:do let		0.50		
p:do make_so			0.42	
p:do money	-0.26	-0.22		-0.27
p:do must	0.49			
p:do need	-0.31	-0.39		
p:do not	-0.21	0.50		
p:do of		-0.35		
p:do off	0.20		-0.20	-0.29
p:do only	0.24			
p:do or	0.29	-0.40		
p:do our	-0.24	0.47	-0.38	0.43
p:do out	-0.24	0.26		-0.25
p:do over		-0.24		
p:do person		0.31		
p:do please				0.52
p:do sent		-0.40		
p:do soon	-0.24			-0.33
p:do takes	0.55			0.30
p:do tell		-0.37		
p:do the				-0.28
p:do there	-0.50			
p:do they		0.22		
p:do thing	-0.66	-0.51		-0.22
p:do through_channel	-0.52			-0.25
p:do to	-0.22	-0.55		
p:do too	-0.21	-0.43		
p:do us		-0.47		
p:do way	-0.48	-0.21		
p:do we	0.26			0.23
p:do when		0.36		
p:do while				0.24
p:do why	0.51			
p:do will				-0.23
p:do with	-0.35			
p:do x	-0.38		-0.32	-0.54
p:do xed		-0.81		0.42
p:do xing			-0.23	0.21
p:do your		-0.23		
p:done_word ,			0.37	
p:done_word 0			0.38	
p:done_word ?	0.31			-0.27
p:done_word ACT		-0.71		0.27
p:done_word TOPIC		-0.46		
p:done_word TOPIC0		-0.25		0.38
p:done_word agree	-0.25			
p:done_word at		-0.20		
p:done_word be	-0.20		-0.28	
p:done_word by		0.22	-0.46	-0.49
p:done_word contact		0.26		
p:done_word do				-0.67
p:done_word for		-0.25	-0.25	
p:done_word go_on	-0.21			
p:done_word have		-0.23		
p:done_word if	0.24			
p:done_word in		0.35	-0.21	
p:done_word it	-0.23			
p:done_word look		-0.31		0.46
p:done_word make_so	0.23			
p:done_word money		-0.32		
p:done_word not		0.36		
p:done_word off	-0.23			-0.33
p:done_word once_more	0.26			-0.37
p:done_word our		0.76		
p:done_word out	-0.25			
p:done_word person			0.22	-0.30
p:done_word tell			-0.22	0.81
p:done_word thanks				-0.34
p:done_word the		0.25		
p:done_word thing	0.25	0.26		-0.21
p:done_word to		-0.41		
p:done_word today	0.25			
p:done_word us	0.33			
p:done_word we	0.38			-0.26
p:done_word will	-0.22			
p:done_word with	-0.38			
p:done_word yet		-0.41		
p:done_word your		0.27		-0.28
p:fact_word ?	-0.50			
p:fact_word DONE		0.31		
p:fact_word TOPIC	-0.23	-0.37		
p:fact_word after	-0.27	-0.35		
p:fact_word agree		-0.45		-0.34
p:fact_word approval	0.32			
p:fact_word back		0.27		
p:fact_word be				-0.26
p:fact_word before		-0.34	-0.26	-0.31
p:fact_word contact		0.39		
p:fact_word do	-0.26	-0.26		
p:fact_word done_word				-0.46
p:fact_word hand		-0.23		
p:fact_word in	-0.25	-0.23		0.33
p:fact_word need			-0.23	
p:fact_word once_more				-0.61
p:fact_word over				-0.53
p:fact_word say	-0.29			
p:fact_word so		0.46		
p:fact_word tell				0.26
p:fact_word the	-0.30	-0.29		-0.41
p:fact_word thing				-0.47
p:fact_word to			-0.26	-0.27
p:fact_word us		-0.25	-0.22	-0.26
p:fact_word will		-0.23	-0.31	-0.21
p:fact_word with	-0.20			
p:fact_word x			-0.21	-0.60
p:fact_word xed				-0.27
p:fact_word you	-0.35			
p:fact_word your	0.40			
p:for 0			0.22	-0.53
p:for ?	-0.36	-0.30		-0.22
p:for ACT	-0.26	0.21		-0.41
p:for DONE		-0.30		
p:for TOPIC0		-0.25		0.21
p:for a		-0.34		
p:for afraid	0.22	0.36		
p:for after		0.58		
p:for agree		0.37		
p:for allow	-0.38			
p:for an		0.23		-0.23
p:for and		-0.26	-0.28	
p:for approval	0.49			-0.20
p:for at				0.65
p:for back			-0.33	
p:for be		-0.34		0.46
p:for by		-0.27	-0.33	
p:for can		0.86		
p:for contact		-0.37	-0.75	
p:for do		-0.28	-0.24	0.55
p:for fact_word				-0.32
p:for for		-0.52		
p:for from		-0.38	0.60	0.22
p:for go_on				-0.24
p:for hand	-0.20	0.27		-0.24
p:for have	0.22	0.52		-0.27
p:for if				0.26
p:for in		-0.63	-0.41	-0.25
p:for know		0.23		
p:for live		-0.22		-0.20
p:for money		0.27		-0.61
p:for not	-0.26	0.45	0.32	
p:for of			-0.70	
p:for on		0.21		
p:for only		0.42		-0.67
p:for our		0.41	0.31	
p:for out		0.23		
p:for over		0.34		-0.51
p:for person			0.61	
p:for reason_for		0.26		-0.24
p:for say	0.52	-0.38		
p:for sent		-0.21		
p:for so		0.24		
p:for soon			-0.63	
p:for stop		0.30		
p:for takes		0.26		
p:for then		-0.27	-0.23	
p:for there		0.43		
p:for thing	-0.21	-0.44		
p:for through_channel		-0.46	-0.30	
p:for to	0.79		-0.22	
p:for today	-0.34	0.27		0.53
p:for too		0.51		
p:for us	-0.24	-0.22		
p:for warn		-0.20	0.25	
p:for when		0.34		
p:for where		0.20		
p:for will	-0.42	-0.22	0.25	
p:for with		0.43	-0.71	
p:for xed	0.28			-0.62
p:for yet	-0.26	-0.21		0.75
p:for you		-0.38		
p:for your		-0.60		
p:from ,			0.65	-0.41
p:from ?	-0.60		-0.27	-0.33
p:from ACT	0.32			
p:from TOPIC0				-0.37
p:from a			0.24	
p:from agree		-0.25		-0.24
p:from and	0.29	0.25		-0.22
p:from ask				-0.26
p:from back		-0.29		0.23
p:from be		-0.29	0.40	0.21
p:from because		-0.35		
p:from by		0.34	0.27	-0.32
p:from contact			-0.58	0.21
p:from for		0.26		
p:from from				-0.21
p:from go_on				0.44
p:from hand		-0.24	0.23	
p:from have		-0.33	0.26	
p:from if	0.26			
p:from in			0.41	-0.64
p:from it	0.50	0.23	0.40	
p:from look			-0.48	-0.77
p:from money		0.33	-0.25	-0.27
p:from not		-0.35		
p:from off	0.25			
p:from on			-0.27	
p:from once_more		0.22		-0.23
p:from only		0.22		
p:from or			-0.22	-0.29
p:from our		-0.25		
p:from person		-0.28		
p:from soon		-0.24	0.30	0.82
p:from takes			0.53	
p:from tell				-0.27
p:from the				0.58
p:from they			0.33	
p:from thing		0.64		
p:from to	-0.24	-0.34	-0.48	-0.24
p:from us			-0.30	
p:from warn			0.50	
p:from we		-0.91		
p:from what		0.28		
p:from when				-0.45
p:from will			0.29	
p:from with				-0.20
p:from would_like			0.26	
p:from x		-0.21		0.25
p:from xed			-0.25	-0.26
p:from xing		-0.35		-0.29
p:from yet				-0.54
p:from you				0.23
p:from your				0.22
p:go_on ,		0.21		
p:go_on 0				-0.24
p:go_on ?	0.56			-0.33
p:go_on ACT	0.28	-0.22		
p:go_on DONE		-0.28		
p:go_on a	-0.58	-0.64	-0.25	-0.57
p:go_on afraid		0.86		
p:go_on allow		0.25		-0.22
p:go_on and	-0.26			-0.20
p:go_on at		-0.36		
p:go_on be				0.27
p:go_on because		-0.31		0.34
p:go_on by		-0.51	-0.47	-0.61
p:go_on from				0.20
p:go_on go_on	0.34	-0.24		
p:go_on if		-0.33		-0.33
p:go_on in		-0.52	0.21	
p:go_on it	0.53	0.28		
p:go_on look	0.25			-0.35
p:go_on make_so	0.32			-0.22
p:go_on not	0.47			
p:go_on of	-0.26			
p:go_on or	0.44	-0.37		
p:go_on out	0.37			
p:go_on please		-0.23		
p:go_on soon		-0.23		0.45
p:go_on takes		-0.30		
p:go_on the	-0.21	-0.21		0.51
p:go_on thing	-0.56			0.77
p:go_on to	0.39			-0.22
p:go_on we	0.28			
p:go_on when		-0.27		-0.38
p:go_on with	0.44		0.63	
p:go_on would_like		0.44		
p:go_on x	0.29	-0.42		0.27
p:go_on xing	0.26	0.44	-0.28	-0.37
p:go_on yet	-0.76		-0.34	0.71
p:go_on you			0.82	
p:go_on your	-0.24			
p:hand ,	0.40			
p:hand ?			-0.60	
p:hand ACT			-0.36	0.36
p:hand TOPIC	0.48		-0.61	
p:hand agree				-0.39
p:hand and				0.38
p:hand at		-0.23	-0.58	
p:hand back		-0.40		
p:hand be			0.31	
p:hand by				-0.37
p:hand contact	-0.39	-0.22	0.24	-0.44
p:hand do		0.29		
p:hand done_word				-0.36
p:hand fact_word			-0.21	
p:hand for		0.39	-0.24	
p:hand from			0.23	-0.41
p:hand go_on				0.22
p:hand in	0.33			0.43
p:hand it	-0.26	0.22	-0.37	
p:hand keep		-0.26		
p:hand look		0.27		
p:hand make_so			0.48	
p:hand money		-0.37		0.21
p:hand not	-0.25	0.24		-0.23
p:hand of	-0.28			
p:hand off		-0.51	-0.22	0.61
p:hand on	0.22	-0.54		
p:hand once_more		0.38		-0.30
p:hand our	-0.26		-0.27	
p:hand out			-0.20	
p:hand over	-0.21	-0.25		
p:hand person		-0.46		-0.21
p:hand please			0.27	
p:hand tell	-0.24			
p:hand the		-0.26	0.60	
p:hand they			0.27	
p:hand thing				0.25
p:hand to			0.55	
p:hand today				0.40
p:hand up	-0.38	-0.33	-0.29	-0.46
p:hand will	-0.22			
p:hand with	-0.25		-0.47	-0.21
p:hand x			0.33	
p:hand xed		0.40	-0.20	
p:hand yet		-0.23	0.71	-0.69
p:hand you		0.73	0.22	
p:hand your			-0.52	
p:have 0	-0.30			0.28
p:have ?		-0.42		-0.23
p:have ACT				0.68
p:have DONE		-0.77		0.45
p:have TOPIC	-0.71	-0.26		0.45
p:have TOPIC0	-0.42	-0.73		
p:have a	-0.43	-0.37		
p:have about				-0.65
p:have agree				-0.37
p:have allow	0.23			0.38
p:have and		-0.31	0.23	0.36
p:have approval		0.28		
p:have ask		-0.25		0.42
p:have at				-0.23
p:have back	-0.23	-0.30		0.23
p:have be	-0.38	0.23	-0.29	-0.58
p:have before		0.32		-0.40
p:have but		-0.31		
p:have by				-0.39
p:have contact			0.41	
p:have do				-0.23
p:have done_word		-0.42		
p:have fact_word				-0.29
p:have for	-0.27	0.61	-0.34	0.38
p:have from				0.22
p:have go_on	-0.45	-0.57		0.79
p:have hand				-0.45
p:have have	-0.48	-0.28		-0.28
p:have here		-0.52	-0.28	-0.30
p:have how				-0.36
p:have in		-0.37		
p:have into		-0.30		-0.31
p:have it				0.23
p:have just	-0.24			
p:have keep		1.20		-0.40
p:have kind				-0.32
p:have know				-0.23
p:have live		-0.49	-0.22	0.44
p:have look				-0.49
p:have money	-0.22			0.61
p:have need	0.23			-0.26
p:have not		-0.21	-0.28	-0.49
p:have of	-0.21	-0.21	0.43	0.22
p:have off		-0.71	0.51	0.30
p:have on		-0.26		
p:have once_more		0.28		-0.46
p:have only		0.33		
p:have or		0.36		
p:have our		-0.29	-0.25	
p:have out				0.26
p:have over	-0.23	-0.25	-0.57	0.41
p:have person		-0.45		-0.38
p:have please				-0.23
p:have reason_for	-0.29	-0.51		-0.23
p:have refuse		0.60	-0.20	-0.46
p:have say	0.22	0.27	-0.57	-0.24
p:have sent		-0.26		-0.27
p:have so		-0.32	-0.20	0.60
p:have soon		-0.25	-0.43	-0.33
p:have stop		0.32		-0.29
p:have takes		-0.30	0.30	
p:have tell	-0.26	-0.39	0.52	-0.25
p:have than			-0.22	
p:have the	-0.61			0.23
p:have there		0.46		-0.33
p:have they		-0.30		-0.24
p:have thing	-0.66	-1.16		
p:have through_channel	-0.55	0.23	0.21	
p:have to	0.30	0.56	0.52	-0.48
p:have today	-0.20			0.48
p:have unable				-0.22
p:have up			0.30	
p:have us	-0.40			0.23
p:have way	0.36			-0.30
p:have we		0.34		
p:have what		-0.26		
p:have when	-0.21			
p:have where				-0.30
p:have with	-0.80		-0.42	
p:have would_like	0.22	-0.27		0.36
p:have x		0.59		-0.25
p:have xed	-0.26	-0.72	0.26	-0.26
p:have xing	-0.39	0.27	-0.25	-0.45
p:have yet	-0.54	-0.47	-0.25	
p:have you		-0.34	-0.31	
p:have your			0.23	
p:here ,			0.40	0.25
p:here ACT		0.84		
p:here TOPIC		0.33	-0.55	-0.36
p:here a		-0.43		-0.23
p:here agree			-0.28	-0.47
p:here be	-0.28			0.56
p:here can		0.33		
p:here contact	-0.47	-0.42	-0.49	-0.44
p:here do			-0.36	0.34
p:here fact_word		0.21	-0.42	
p:here have		-0.23	-0.44	-1.03
p:here how	-0.28	-0.24	-0.60	-0.58
p:here in		-0.52		-0.23
p:here it		-0.40		-0.37
p:here know			0.33	-0.42
p:here money		0.22		
p:here not		0.36		
p:here of			-0.26	
p:here only	0.34			
p:here our				-0.37
p:here person			0.35	
p:here so		0.25		
p:here takes			0.49	
p:here the	-0.26	0.48	-0.29	
p:here they			0.38	
p:here thing			-0.49	-0.47
p:here warn			0.24	
p:here we		-0.27	-0.36	
p:here what		-0.26	-0.52	
p:here where			-0.49	-0.30
p:here with			0.44	-0.30
p:here x		-0.47	0.52	-0.95
p:here xing		0.32		
p:here you		0.36		
p:here your			-0.36	-0.64
p:how ?	-0.77	-0.24		-0.24
p:how ACT	-0.23	-0.35		
p:how DONE	-0.72			
p:how TOPIC	-0.33	-0.27		-0.31
p:how agree	-0.64	-0.21		-0.43
p:how approval	-0.33			-0.33
p:how be	-0.61	-0.27		
p:how by		-0.31		
p:how contact			-0.30	
p:how done_word	-0.24			-0.21
p:how from				-0.20
p:how go_on	-0.38			-0.22
p:how hand			-0.29	
p:how have				-0.27
p:how in			-0.25	
p:how it	-0.45	-0.25		-0.24
p:how know	-0.25		-0.24	
p:how look		-0.39		
p:how money		-0.27		-0.33
p:how must	-0.43			
p:how of	-0.48			
p:how our		-0.28		
p:how out		-0.60		
p:how over		-0.21		
p:how sent	-0.27	-0.22		
p:how soon		-0.36		-0.52
p:how the				-0.20
p:how they			-0.21	
p:how thing				-0.22
p:how to	-0.43		-0.31	
p:how today	-0.23	-0.22		
p:how up	-0.33			
p:how where				-0.22
p:how will	-0.25	-0.22		
p:how would_like	-0.41			
p:how x	-0.41	-0.24		-0.28
p:how xed	-0.47			-0.21
p:how you	-0.58			
p:if ,	0.33			
p:if 0				-0.27
p:if ?	-1.04			
p:if ACT	0.45	-0.39		
p:if DONE		-0.89		-0.97
p:if TOPIC	0.53			-0.55
p:if TOPIC0	0.36			-0.22
p:if a	-0.22	-0.24		
p:if afraid		0.23		-0.29
p:if after	0.57			
p:if allow		-0.51		
p:if approval				-0.23
p:if ask	-0.32		-0.22	
p:if at	-0.45	0.32		0.41
p:if be	0.79		-0.24	-0.88
p:if because	0.27			
p:if by	0.36		-0.30	-0.22
p:if can	-0.36	-0.53		
p:if contact		-0.21		
p:if do	-0.83	-0.26		-0.24
p:if from			-0.39	
p:if go_on	0.41	-0.23		-0.22
p:if hand	0.58	-0.20	-0.44	
p:if have				-0.21
p:if here	0.65	0.25		
p:if how	0.40			
p:if in	0.25			-0.66
p:if it	0.67	0.44		-0.35
p:if keep	0.68	-0.75	-0.34	-0.29
p:if know	-0.73			
p:if look	-0.22			
p:if may	0.45	-0.42		
p:if money	0.25	-0.68		-0.29
p:if must	0.36			
p:if need	0.66			
p:if not		-0.27		-0.23
p:if of	0.37			-0.40
p:if off	0.35			
p:if on		-0.23		-0.22
p:if once_more				-0.47
p:if or	-0.33	0.31		
p:if our	-0.52	-0.52	-0.34	
p:if out	-0.52	0.93		-0.98
p:if over	-0.32	-0.42		-0.99
p:if person		-0.32		
p:if please	-0.45		-0.24	-0.49
p:if refuse		-0.46		
p:if say	-0.44	-0.23	-0.30	
p:if so	0.51			-0.47
p:if soon	0.22	-0.23	-0.25	
p:if stop		-0.20		
p:if takes	0.31			0.24
p:if tell	-0.34			
p:if the	0.42			
p:if there	0.32	-0.51		
p:if they	-0.43		-0.39	
p:if thing	-0.22	-0.35		
p:if through_channel				0.36
p:if to				-0.21
p:if up		-0.35		
p:if us				-0.23
p:if what	-0.30			
p:if where	-0.38	-0.26		
p:if while		-0.27		
p:if will	0.23			
p:if with	-0.34	0.22	-0.30	-0.55
p:if x		-0.29		
p:if xed		0.75		-0.25
p:if xing	0.43		-0.23	-0.24
p:if yet	0.38			
p:if you	0.75			
p:if your	-0.52			0.33
p:in ,	0.27			
p:in 0	-0.21			0.33
p:in ?	-0.21			-0.21
p:in ACT	-0.27			0.81
p:in DONE	0.24			
p:in TOPIC				0.20
p:in a		-0.39	-0.41	-0.43
p:in agree			-0.26	
p:in allow	-0.27	-0.23		
p:in and				-0.30
p:in approval	-0.59	-0.20		
p:in ask	-0.25			
p:in back		0.64	0.22	-0.30
p:in because		-0.29	-0.27	
p:in before		-0.23		
p:in by		0.21		
p:in can		0.27		
p:in contact			-0.71	0.34
p:in fact_word	-0.24			
p:in for	0.35		0.49	-0.41
p:in from				0.48
p:in hand			0.31	-0.59
p:in have	-0.27			0.32
p:in here			-0.21	
p:in it				0.32
p:in keep	-0.24	0.61		
p:in know			-0.28	
p:in money		-0.33		
p:in must				-0.24
p:in not	-0.21	0.32		-0.31
p:in of				-0.69
p:in on				-0.32
p:in once_more	0.25			
p:in only				-0.30
p:in person		-0.20		-0.22
p:in please				-0.25
p:in refuse		-0.79		-0.21
p:in say	0.22	-0.29		
p:in sent	-0.39		-0.22	
p:in so			-0.22	
p:in soon		0.39		-0.39
p:in stop	-0.25		-0.26	
p:in takes		0.53		
p:in tell				-0.20
p:in the		-0.24		
p:in there		0.26		0.30
p:in thing		0.60		-0.42
p:in through_channel		-0.31		-0.35
p:in to	-0.42	0.38		0.24
p:in too				1.00
p:in up		-0.24		
p:in us				-0.23
p:in warn			0.40	-0.22
p:in way		0.57		
p:in we				0.23
p:in what		0.24		
p:in where		0.49		
p:in while		-0.21		
p:in will	0.38			-0.26
p:in with				0.26
p:in would_like		-0.22	0.45	-0.51
p:in x	-0.23			
p:in xed		-0.58	-0.46	
p:in xing		-0.26	-0.38	
p:in yet				0.26
p:in you		-0.31	-0.38	-0.34
p:into ?	0.36	-0.23		
p:into ACT		-0.55		
p:into TOPIC				-0.25
p:into contact			0.42	
p:into go_on	-0.31			
p:into must	-0.31			
p:into not		0.25		
p:into of				-0.36
p:into thing		-0.44		
p:into through_channel	-0.26	-0.24	-0.22	
p:into today	0.46			
p:into x		-0.25		-0.44
p:into yet			-0.38	-0.27
p:it ,	0.29			
p:it 0		-0.40		
p:it ?		-0.21		-0.21
p:it ACT				-0.20
p:it DONE		-0.22	-0.22	0.24
p:it TOPIC		-0.51		0.80
p:it TOPIC0		-0.46		0.26
p:it about		-0.46		
p:it afraid		0.38		-0.28
p:it after	0.34			-0.30
p:it agree	0.32	-0.25		-0.56
p:it allow	-0.34	1.06		
p:it an	-0.28			
p:it and	0.42	0.38	0.40	
p:it approval	0.66	-0.22		
p:it ask				-0.30
p:it at		0.42		
p:it back				-0.46
p:it be		0.48		
p:it because		0.49		
p:it before				-0.23
p:it but		0.72		
p:it can	-0.23	0.42		
p:it contact	-0.30			
p:it do	0.47	0.27	0.23	-0.65
p:it done_word				0.23
p:it fact_word	-0.37	-0.71		-0.50
p:it from			-0.25	
p:it go_on	0.22	0.26		
p:it hand		0.25	0.23	-0.44
p:it have	-0.64		-0.35	
p:it here				-0.75
p:it how				-0.24
p:it if	0.67			
p:it in		0.25		0.44
p:it into		-0.85		
p:it it	0.32	0.36		
p:it just	-0.61	-0.50		
p:it keep	0.20	0.79		-0.30
p:it kind	-0.49	-0.36		-0.33
p:it know	-0.23			-0.33
p:it let	-0.37		0.23	
p:it live	-0.44	-0.23		0.89
p:it look	-0.51	-0.27	-0.21	-0.44
p:it may	0.24	0.79		-0.38
p:it money		-0.25		0.35
p:it need	0.69			-0.25
p:it not	-0.23	0.48		-0.40
p:it of	-0.42			0.49
p:it off	-0.32	0.30	-0.27	
p:it on	-0.30	-0.51	-0.42	
p:it once_more		0.37		-0.54
p:it only				-0.24
p:it or	-0.21			
p:it our	-0.31	0.59	-0.22	
p:it out		0.41		
p:it over	-0.27	0.33	-0.28	0.81
p:it person			0.25	-0.25
p:it please	-0.35	-0.28		-0.50
p:it refuse		0.48	-0.26	-0.46
p:it say	-0.46		0.26	-0.36
p:it stop		0.46		
p:it takes		-0.35		-0.63
p:it tell			0.34	
p:it than		0.27		-0.40
p:it the				-0.47
p:it there		0.24		0.36
p:it they			0.39	
p:it through_channel				-0.30
p:it to	-0.29		0.34	-1.11
p:it today	-0.22			
p:it too	-0.20	0.24	-0.26	-0.42
p:it unable	-0.20			-0.24
p:it up			0.21	
p:it us	-0.42	1.12		
p:it warn		0.65		-0.26
p:it way	0.29			0.26
p:it we		0.87		
p:it what		-0.46		-0.34
p:it when		0.44		
p:it where		0.77	0.34	-0.45
p:it while	-0.22	-0.32		0.46
p:it why		-0.53	-0.24	
p:it will	0.31	0.25	0.54	0.26
p:it with		0.43	-0.27	
p:it would_like	0.24		-0.39	
p:it x	-0.33	-0.43		
p:it xed	-0.25	-0.38	-0.26	
p:it xing		-0.22		-0.26
p:it yet	-0.47		-0.25	
p:it you	0.96			-0.31
p:it your		-0.22	-0.22	
p:just ,	0.52			-0.21
p:just ?	-0.65			
p:just ACT				-0.32
p:just DONE		-0.29		0.35
p:just TOPIC				0.31
p:just a	0.44		-0.46	-0.43
p:just allow		-0.55		
p:just and	0.37			-0.25
p:just approval	1.01		-0.21	
p:just contact	0.30		-0.21	
p:just fact_word	0.26			
p:just go_on	0.33			
p:just have	-0.34			
p:just here	-0.37		-0.44	
p:just how	-0.27			-0.31
p:just it				0.56
p:just money	-0.30			
p:just of	-0.29		-0.41	
p:just on			0.42	-0.35
p:just out				-0.22
p:just so				-0.21
p:just soon	-0.24		-0.28	-0.34
p:just tell	-0.55			0.28
p:just the		-0.37		
p:just thing	-0.59			-0.22
p:just to	0.31		-0.34	0.30
p:just up			0.35	-0.22
p:just us	0.47			0.24
p:just when	0.65			-0.32
p:just x			0.21	
p:just xing				-0.21
p:just you	-0.28		-0.51	-0.29
p:just your				0.21
p:keep 0		-0.36		
p:keep ?	0.22	-0.33		
p:keep DONE		-0.38		
p:keep TOPIC		0.54		-0.61
p:keep TOPIC0	-0.27	0.53		
p:keep a		-0.63		
p:keep about		0.33		
p:keep afraid		0.36		
p:keep after		-0.43		
p:keep approval		-0.33		
p:keep ask		0.31		
p:keep at		-0.45		0.30
p:keep back		0.83	-0.34	-0.68
p:keep be		0.24		-0.29
p:keep contact		-0.59	-0.24	
p:keep do		-0.41		
p:keep for	0.23	0.47	0.63	-0.44
p:keep hand			0.29	
p:keep have				0.48
p:keep if		-0.44		
p:keep in		0.60		-0.29
p:keep it		0.92		-0.42
p:keep keep	-0.30	-0.23		
p:keep live		0.23		
p:keep look		0.32		
p:keep money		0.58		-0.58
p:keep of		-0.60		
p:keep on			-0.26	
p:keep once_more				-0.23
p:keep our		-0.71	0.61	
p:keep out		-0.59		-0.23
p:keep person		-0.74		
p:keep please		-0.38		
p:keep say	-0.37	-0.26		0.21
p:keep so	0.25			
p:keep soon		-0.33		-0.29
p:keep tell	-0.27	-0.72		
p:keep the		0.27	0.25	
p:keep there				-0.25
p:keep they		0.54	-0.32	-0.42
p:keep thing		0.81		-0.31
p:keep through_channel	-0.28	-0.47		-0.46
p:keep to			-0.31	-0.42
p:keep today		0.35		
p:keep us		-0.21	-0.29	
p:keep we		0.37		
p:keep what		0.21		
p:keep where		0.57		
p:keep will	0.41		-0.27	-0.34
p:keep with		-0.76		
p:keep x		0.33		-0.28
p:keep xed		-0.41		0.27
p:keep yet		0.29		
p:keep you		-0.84	-0.49	-0.26
p:keep your		0.60		-0.48
p:kind ,		0.42		
p:kind ACT	-0.33	-0.44		
p:kind TOPIC		-0.23		
p:kind agree		-0.25		
p:kind be	-0.38	-0.34		0.27
p:kind can	-0.29	-0.36		-0.36
p:kind from	-0.40		-0.52	-0.57
p:kind have	-0.30	-0.20		-0.34
p:kind it	-0.27	-0.26		0.43
p:kind keep		-0.50		
p:kind know	-0.42		-0.32	
p:kind once_more		0.83		
p:kind say	-0.21			
p:kind takes		-0.31		-0.42
p:kind tell				0.31
p:kind thanks		-0.21		-0.33
p:kind the	-0.20	-0.20		0.39
p:kind to	-0.49	-0.38		-0.41
p:kind too		0.51		
p:kind with		-0.21		-0.33
p:kind x			-0.21	-0.36
p:kind you	-0.30		-0.29	
p:kind your		-0.30		-0.26
p:know ,			0.26	
p:know 0	-0.22			
p:know ?	-0.56			
p:know ACT				-0.26
p:know DONE				0.53
p:know TOPIC	-0.20	-0.36	-0.20	0.22
p:know TOPIC0	-0.28	-0.20		-0.35
p:know a			-0.25	
p:know about			0.45	
p:know agree	0.71			
p:know allow	0.21	-0.38		
p:know approval	0.48			-0.32
p:know by		-0.41	0.37	0.28
p:know can	-0.28			
p:know contact			-0.23	
p:know do		-0.48		
p:know done_word	0.30			
p:know from		0.29	0.26	
p:know go_on	-0.23			
p:know hand		-0.27	-0.55	
p:know have	0.23	-0.26		
p:know here	-0.21	-0.57	-0.50	-0.26
p:know if		-0.22		
p:know in			-0.45	-0.49
p:know into			-0.23	
p:know it		-0.40	0.23	-0.44
p:know look	-0.25	-0.24	-0.27	
p:know money	-0.27			
p:know must	0.74			
p:know need	-0.30			-0.40
p:know not		0.52		
p:know of				-0.31
p:know off	-0.47		-0.23	-0.30
p:know on		-0.32		
p:know once_more	-0.43	-0.40		-0.43
p:know out				-0.36
p:know over			0.28	
p:know person			0.36	-0.34
p:know please				-0.27
p:know reason_for	0.40	-0.26		
p:know sent			0.30	
p:know soon	-0.36	-0.29	-0.42	0.91
p:know takes	-0.20	-0.24		
p:know than		-0.33	0.36	
p:know there	-0.63			
p:know thing		-0.37		
p:know through_channel	-0.22		-0.22	-0.49
p:know to	-0.27			
p:know today				-0.27
p:know us		0.56	-0.57	
p:know way		0.43		
p:know we	0.37	0.47		
p:know why			-0.22	
p:know will	-0.49			
p:know with	0.31			
p:know would_like	-0.44			
p:know x	-0.33	-0.21		-0.31
p:know xed		-0.26		
p:know xing			-0.21	
p:know yet			-0.24	
p:know you	0.22			-0.27
p:let ACT	0.27		0.36	-0.21
p:let DONE		-0.23		
p:let TOPIC		-0.36	-0.45	-0.28
p:let TOPIC0			-0.23	0.22
p:let a			0.35	
p:let agree	-0.26		-0.25	-0.20
p:let approval	-0.52			
p:let at		-0.23	-0.34	
p:let back		-0.28	-0.50	-0.32
p:let by			0.33	
p:let can	-0.34	-0.44		
p:let done_word		-0.24		-0.53
p:let for				-0.31
p:let from			0.40	
p:let go_on	-0.25	0.30		0.31
p:let hand			0.48	-0.21
p:let have			-0.36	
p:let if	0.25			
p:let in	-0.22		0.23	-0.31
p:let into		-0.23	-0.22	
p:let it	-0.22		-0.42	
p:let know		-0.28		-0.23
p:let look	-0.32	-0.23	-0.32	-0.32
p:let money				-0.24
p:let must	0.44			
p:let once_more			-0.32	
p:let our			0.42	
p:let out				-0.37
p:let over				-0.24
p:let person			0.44	-0.20
p:let say	-0.38			
p:let sent			0.26	
p:let takes			-0.31	-0.20
p:let tell			-0.29	-0.22
p:let the			-0.37	-0.21
p:let there	-0.56			
p:let to			0.68	
p:let up			-0.35	
p:let we	0.20	-0.27		
p:let what		-0.32	-0.22	
p:let when	-0.34			
p:let with			-0.30	
p:let xed	-0.24		-0.42	-0.31
p:let you		-0.28	0.31	-0.22
p:let your	-0.42	-0.25	-0.43	-0.32
p:live ,			0.33	-0.22
p:live 0				0.41
p:live ?	-0.50	-0.23		-0.28
p:live TOPIC		-0.33		0.46
p:live TOPIC0		-0.33		0.46
p:live and				0.80
p:live be	-0.26			0.81
p:live if				-0.23
p:live it				0.29
p:live on				-0.22
p:live thing				0.37
p:live today		-0.39		0.35
p:live with				0.41
p:live x			0.51	0.51
p:live yet				0.57
p:live you				0.28
p:live your				-0.45
p:look ,				0.33
p:look 0	-0.20	-0.21		0.59
p:look ?				-0.32
p:look ACT	-0.45	-0.63		0.49
p:look DONE	-0.24			0.37
p:look TOPIC	-0.24			
p:look TOPIC0	-0.21			0.52
p:look allow		-0.72		-0.29
p:look at	-0.27	-0.24		0.62
p:look back	0.52			
p:look be	-0.32		-0.23	
p:look because		0.28		
p:look by				0.30
p:look can	-0.39			
p:look do		-0.38		
p:look fact_word				-0.26
p:look for		-0.26		-0.24
p:look from				-0.30
p:look go_on		0.29		
p:look have				-0.30
p:look it				-0.42
p:look look		-0.20		
p:look make_so		-0.20	-0.26	-0.33
p:look money	-0.36			0.48
p:look not		0.47		
p:look our		-0.28	-0.22	
p:look over				0.25
p:look person				-0.27
p:look please			-0.28	-0.24
p:look soon				0.22
p:look stop		-0.67		-0.26
p:look takes	-0.27		-0.21	
p:look the	-0.30	-0.56		
p:look thing			-0.22	-0.53
p:look through_channel				-0.35
p:look today	-0.28	-0.30	-0.34	0.50
p:look us		-0.27		
p:look way				0.31
p:look we	-0.30			
p:look what		-0.23	-0.21	
p:look will	-0.21			0.24
p:look with	-0.28			
p:look x		-0.47	-0.37	-0.31
p:look xed			-0.30	-0.31
p:look xing		0.21	-0.22	-0.54
p:look yet	-0.29		0.33	-1.01
p:look you			-0.25	-0.40
p:look your			-0.22	
p:make_so ,	0.24			
p:make_so ?	0.70			-0.21
p:make_so agree	0.31			-0.29
p:make_so be		-0.20		0.28
p:make_so done_word	-0.21			0.60
p:make_so not	0.35			-0.21
p:make_so person	-0.29			
p:make_so takes	0.39	0.61		-0.26
p:make_so what	0.31			
p:make_so yet	0.23			
p:make_so you	0.31			
p:may ,	0.20			
p:may ?		-0.38		
p:may DONE	0.53			-0.44
p:may TOPIC	0.49			
p:may TOPIC0	0.30	-0.21		
p:may a	-0.26			-0.33
p:may about	-0.23	0.44		
p:may after	0.29			
p:may allow		0.21		
p:may and		0.28		
p:may approval	-0.21	-0.45		
p:may ask	-0.26		-0.26	
p:may be	0.34			-0.22
p:may because	0.26			
p:may contact	-0.43			
p:may for		-0.53		
p:may from	-0.52		-0.21	0.30
p:may go_on	0.54	-0.44	-0.21	
p:may hand	0.42	-0.33	-0.38	
p:may have	-0.65			
p:may in	0.60		-0.38	
p:may into	0.33			
p:may it		0.67	-0.21	
p:may keep	-0.41		-0.24	
p:may know	-0.57			
p:may money	0.53			
p:may not	-0.42	-0.74		
p:may off	0.58	-0.35		
p:may on	-0.31			-0.24
p:may once_more		-0.26		
p:may our	-0.24	-0.22		
p:may out		0.38		-0.44
p:may please	-0.30			
p:may takes	0.31	-0.23		
p:may tell	-0.66	0.47		-0.30
p:may the	0.59			
p:may today	0.49	-0.90		0.21
p:may what	-0.24			
p:may where	-0.21			
p:may while	-0.48	-0.31		-0.29
p:may why	-0.27			
p:may with	-0.26			
p:may x	0.28			
p:may xing	-0.24			
p:may you	-0.39			
p:may your	-0.28			
p:money ,		-0.29		
p:money 0		-0.25		
p:money ?	0.75			-0.21
p:money DONE		-0.45		-0.32
p:money TOPIC0	0.34	-0.24		
p:money a		-0.27	-0.22	
p:money about		0.24		
p:money afraid	-0.20	0.36		
p:money after		-0.54		-0.33
p:money agree	0.41	0.25		
p:money allow	-0.20	-0.20		-0.22
p:money an		-0.39		
p:money approval		-0.21		
p:money ask		0.26	0.37	
p:money at		-0.32		-0.30
p:money back	-0.22	-0.69		0.27
p:money be	0.27			
p:money before		-0.27		
p:money but		-0.23		
p:money by	-0.26	0.23		-0.54
p:money can		0.49		-0.42
p:money do		0.49	-0.24	
p:money done_word		-0.48		0.27
p:money from		-0.36	-0.54	0.20
p:money go_on	-0.25		-0.25	-0.39
p:money hand	-0.26		-0.23	-0.24
p:money have		0.52		
p:money here			-0.24	
p:money how	-0.30			-0.26
p:money in				-0.43
p:money it	-0.26			-0.61
p:money just	-0.28		-0.33	
p:money keep		0.37		-0.42
p:money kind				-0.75
p:money know				-0.27
p:money live	-0.52	-0.28	-0.30	0.26
p:money make_so		-0.31		-0.21
p:money money		-0.42		-0.81
p:money must				-0.29
p:money need				-0.31
p:money not		0.64	-0.20	-0.31
p:money of	-0.25	-0.21		
p:money off		-0.25	-0.39	0.53
p:money on		0.25		-0.21
p:money once_more		0.64		
p:money only		-0.54		
p:money our				-0.27
p:money over			-0.36	0.30
p:money person			-0.35	
p:money please				-0.43
p:money refuse		0.97		-0.57
p:money say				-0.35
p:money so		0.32		0.27
p:money soon		-0.49		-0.27
p:money stop		-0.32		-0.21
p:money takes			-0.28	
p:money tell		-0.55		
p:money there		-0.30		0.42
p:money they		0.37		
p:money to		0.66		
p:money today				0.39
p:money up		-0.32	-0.32	
p:money us		0.32		-0.27
p:money way				0.57
p:money we	-0.21	0.51		
p:money when				-0.32
p:money where		0.59		
p:money while		0.39		
p:money why		0.34		
p:money will		-0.34	-0.28	
p:money with		0.42	-0.25	0.52
p:money x	0.29		-0.34	
p:money xed				0.21
p:money xing		0.21	0.26	-0.59
p:money yet		-0.30		
p:money you	-0.44	-0.64		0.33
p:money your				0.63
p:must ,		0.43		
p:must ?	-0.53	-0.21		
p:must DONE	-0.23	-0.34		-0.41
p:must TOPIC	0.50			
p:must a		-0.25		
p:must allow		-0.30		
p:must and	-0.20			
p:must approval	0.45			
p:must ask	-0.23			
p:must back	0.52	-0.26		
p:must be	-0.40			
p:must because	0.27			
p:must by	0.26	-0.38	-0.31	0.24
p:must contact	-0.38	-0.61	-0.50	-0.25
p:must do		-0.22		
p:must done_word	0.23			
p:must go_on	-0.66			
p:must have		-0.37		-0.20
p:must if	-0.20			
p:must in	-0.25			
p:must into		0.41		
p:must it		-0.37		
p:must know		-0.60		
p:must money	0.22			
p:must must		-0.43		
p:must need	0.21			
p:must on			-0.20	-0.21
p:must once_more				-0.59
p:must or	-0.46			
p:must refuse		0.23		-0.31
p:must so	0.62	-0.25		-0.28
p:must soon		-0.32	-0.22	0.34
p:must tell	-0.22			
p:must the	0.74	-0.21		
p:must there		0.48		-0.23
p:must thing	0.38	0.37		
p:must through_channel				-0.26
p:must to	0.28	-0.47		
p:must us		0.38		-0.27
p:must when	-0.29	0.60		
p:must will	-0.34			
p:must x	0.31			-0.41
p:must xed	-0.43	0.23		-0.22
p:must xing	-0.20	-0.44		
p:must you		-0.28	-0.53	
p:need ,	-0.21			
p:need 0	0.24			-0.31
p:need ?	-0.37			-0.21
p:need ACT	0.32	-0.24		
p:need DONE	-0.25			-0.63
p:need TOPIC		-0.29		-0.56
p:need TOPIC0		0.34		-0.50
p:need a	-0.38			
p:need about			0.45	
p:need agree	0.37			-0.35
p:need and		0.58	-0.21	
p:need approval	0.69		0.25	
p:need be	-0.36	-0.44		
p:need but		0.41		
p:need by	-0.33		-0.27	
p:need contact	-0.28			
p:need do		-0.22		-0.22
p:need for		-0.30	-0.32	
p:need from	-0.62		0.33	-0.24
p:need go_on	0.53			
p:need hand		-0.29	-0.26	-0.30
p:need here		0.24	-0.41	
p:need in			-0.26	0.46
p:need it		-0.28		
p:need know			0.55	
p:need live				-0.20
p:need money	-0.21			-0.45
p:need not	-0.24	-0.44	-0.27	
p:need of	-0.21			
p:need once_more	-0.24			-0.42
p:need or	-0.42			
p:need over	0.33			-0.22
p:need person			-0.22	
p:need reason_for	-0.21			
p:need say	0.30			
p:need sent				-0.22
p:need so		-0.39		
p:need soon	-0.40			
p:need tell		-0.35		
p:need the	0.23			
p:need thing		-0.44		-0.31
p:need through_channel		-0.23		-0.21
p:need to	0.72			
p:need today	0.25			-0.26
p:need us		-0.28		
p:need we	0.20	0.33		
p:need what	-0.23		-0.25	
p:need why	-0.23			
p:need with			0.24	
p:need x	-0.67	-0.40		
p:need xed	-0.23			-0.29
p:need yet				-0.33
p:need your				-0.22
p:not ,				-0.31
p:not ?	-0.28	-0.44		
p:not ACT	-0.68	1.38		-0.21
p:not DONE		0.79		-0.95
p:not TOPIC	-0.53	0.49		
p:not TOPIC0	-0.21	0.73		-0.49
p:not a				0.38
p:not about		-0.96		
p:not afraid		1.40		
p:not allow		1.16		-0.30
p:not an		-0.25		
p:not ask	-0.32	-0.80	-0.38	-0.21
p:not at	-0.29			-0.26
p:not back	-0.37	0.40		
p:not be		0.26		-0.37
p:not because		0.22		
p:not before				-0.24
p:not but		-0.29		
p:not by		0.60	-0.45	0.33
p:not can		0.76		-0.25
p:not contact		0.46	-0.41	
p:not do	-0.40	1.30		-0.28
p:not done_word				-0.40
p:not fact_word		-0.53		
p:not for				-0.33
p:not from		0.32	-0.33	-0.30
p:not go_on	-0.38	0.29		-0.26
p:not hand		0.47		-0.26
p:not have				-0.25
p:not here		-0.80	-0.24	
p:not if		-0.43	-0.26	
p:not in		-0.27		
p:not into		-0.21		
p:not it		0.59	-0.23	
p:not just		-0.52		
p:not keep		-0.76		
p:not kind	-0.32	-0.25		
p:not know		-0.45		
p:not let		0.56		
p:not may	-0.92	0.79		
p:not money			-0.21	-0.35
p:not must	0.51	-0.26		
p:not need	0.25	-0.60		
p:not not		-0.21		-0.70
p:not of		0.39		
p:not off				-0.68
p:not only		0.35		
p:not our	-0.38	0.66	-0.30	-0.24
p:not over	-0.32	0.66	-0.35	-0.37
p:not person	-0.26	0.30	-0.50	0.32
p:not please	0.26	-0.26		
p:not reason_for		-0.25		
p:not say			-0.28	
p:not sent			-0.32	
p:not so		0.36		
p:not takes		-0.35		
p:not tell	-0.26	0.25		
p:not the	-0.47	0.64	-0.25	-0.34
p:not then	0.24	-0.35		
p:not there		0.45		
p:not they			-0.27	
p:not thing				0.32
p:not to	-0.44	0.24	-0.28	-0.22
p:not today	-0.26	1.25		-0.83
p:not up		0.44	-0.35	
p:not us	-0.48	0.92		
p:not we		0.84		-0.21
p:not when		0.26		
p:not while		0.35		
p:not why	0.39	-0.40		
p:not will		0.73	-0.33	-0.20
p:not with		-0.22	-0.26	
p:not would_like		0.24		
p:not x			-0.21	
p:not xing		-0.60		0.35
p:not yet		-1.10		-0.78
p:not you			-0.37	
p:not your		-0.90	-0.25	-0.51
p:of 0				-0.22
p:of ?	-0.21			
p:of ACT	-0.27	0.63	0.26	
p:of DONE		0.33		
p:of TOPIC		-0.31		
p:of TOPIC0	0.48	-0.36		-0.26
p:of a				-0.24
p:of about		-0.20		-0.33
p:of agree	0.59			-0.38
p:of allow	-0.23	-0.34		
p:of and	0.27		0.45	0.35
p:of ask		0.85		-0.61
p:of at		0.27		
p:of be	0.23	0.27	-0.33	
p:of because				0.25
p:of can				-0.49
p:of contact			-0.28	
p:of do	-0.37			
p:of done_word	-0.33			
p:of fact_word		-0.27		
p:of for		0.42		-0.24
p:of from		-0.32		0.39
p:of go_on	-0.25			
p:of hand	-0.22	0.34		-0.24
p:of have			-0.26	
p:of here		0.35	-0.42	
p:of it			-0.34	-0.27
p:of keep	-0.22	0.27		-0.32
p:of look	-0.23			
p:of make_so	0.26			-0.22
p:of may		0.53		-0.21
p:of money		-0.40		-0.28
p:of need	-0.32	-0.27		
p:of not	-0.27	0.80		
p:of of				0.25
p:of on			0.36	
p:of once_more	-0.30		-0.35	
p:of only		0.52		
p:of or	-0.29			-0.21
p:of out		0.32		
p:of over	-0.36			0.45
p:of person			0.42	
p:of refuse		0.44		-0.30
p:of say	-0.32			-0.22
p:of soon		-0.39		
p:of tell		0.21		
p:of the		0.48		
p:of there				-0.31
p:of they	0.24			
p:of thing	-0.43	0.27	-0.25	
p:of through_channel			0.50	-0.24
p:of to	0.34	0.48	-0.24	
p:of today	-0.24			
p:of us		0.44		-0.26
p:of way				0.59
p:of we		0.69		
p:of where		0.32		-0.21
p:of will	-0.27	-0.22		-0.35
p:of with			-0.48	
p:of x		-0.23		
p:of xed		0.94	-0.40	-0.41
p:of yet				-0.29
p:of you			0.26	
p:off ,	0.24		0.24	
p:off 0		-0.30		0.57
p:off ?	0.93	-0.40		-0.27
p:off ACT				0.35
p:off and		0.26		
p:off but			0.53	
p:off go_on	-0.57	-0.67	-0.59	
p:off it	0.68	0.43	-0.24	-0.33
p:off keep				0.30
p:off money				0.30
p:off not	-0.38			
p:off on				-0.21
p:off once_more		0.21		-0.36
p:off soon	-0.27	-0.32		
p:off the		-0.23		-0.20
p:off thing	0.26			-0.27
p:off today	0.50	0.29		-0.46
p:off will	-0.21			
p:off with				0.30
p:off x			0.37	
p:off yet	0.20			
p:off you				-0.30
p:off your		-0.25		0.42
p:on ,		-0.24	-0.30	
p:on 0		0.64		-0.42
p:on ?		-0.25		
p:on DONE				0.23
p:on TOPIC	0.36			
p:on TOPIC0	-0.26	-0.33		0.54
p:on a		0.32		-0.46
p:on afraid		0.46		
p:on agree	-0.46	-0.29	0.21	-0.22
p:on an		0.45		
p:on and		-0.25	0.74	
p:on approval	0.41			-0.32
p:on at		-0.41		
p:on be	-0.27	0.63		
p:on before			0.40	
p:on by		-0.24	-0.45	0.42
p:on contact			0.45	
p:on do	-0.24			
p:on from		-0.23		
p:on go_on		-0.38		0.20
p:on have		0.36		
p:on if		-0.32	-0.26	
p:on in			0.41	
p:on it	-0.36			
p:on keep	-0.21	0.44	-0.22	
p:on know		-0.32	-0.35	
p:on look		-0.27		-0.23
p:on make_so	0.30			
p:on money		-0.39		
p:on need	-0.66			
p:on of				0.32
p:on on			0.26	
p:on only		0.22		
p:on or	-0.31	-0.26		
p:on over	0.49			0.51
p:on person		-0.22	0.71	
p:on please		-0.23		
p:on say	0.36	-0.30	0.26	
p:on so				-0.22
p:on soon			-0.50	-0.48
p:on stop		0.24		-0.38
p:on takes	0.33			
p:on tell		0.21		-0.80
p:on then	0.33			
p:on there		0.47	-0.24	-0.30
p:on thing		0.38	-0.29	0.35
p:on through_channel	-0.21	-0.38	0.30	-0.29
p:on to		0.28		
p:on today	0.56	-0.25		
p:on us		-0.27		
p:on way		-0.43		0.37
p:on we	-0.25	0.36		
p:on when	0.53			
p:on while			-0.22	
p:on will	0.22	0.68		-0.41
p:on with		0.21		-0.27
p:on would_like	-0.26			0.32
p:on x		0.39	0.24	-0.48
p:on xed		-0.30		
p:on xing		0.39		-0.23
p:on yet	-0.31	0.26		
p:on you	-0.49	0.21	0.60	
p:once_more ,	-0.23			
p:once_more 0				-0.64
p:once_more ?	0.26	-0.22		
p:once_more ACT		0.25		
p:once_more DONE		-0.43		
p:once_more TOPIC0		-0.66		0.24
p:once_more a		-0.32		0.36
p:once_more and		-0.30		
p:once_more approval		0.25		
p:once_more at				0.21
p:once_more because	-0.31	-0.30		
p:once_more before		0.23		0.23
p:once_more but		-0.39		
p:once_more by			0.31	
p:once_more can		0.33		-0.22
p:once_more do		-0.35	0.32	0.30
p:once_more done_word	0.25	-0.23		0.23
p:once_more fact_word				-0.21
p:once_more from				0.29
p:once_more go_on	-0.42	-0.33		0.38
p:once_more hand		0.33	-0.47	
p:once_more have		-0.35	-0.21	
p:once_more here		-0.39		
p:once_more if				-0.36
p:once_more in		-0.53		
p:once_more it	-0.27	-0.20		0.36
p:once_more keep		-0.51		-0.31
p:once_more know		-0.23		
p:once_more may		0.45		-0.38
p:once_more money	-0.24			0.54
p:once_more need	0.29			-0.31
p:once_more not		0.55		
p:once_more of		-0.33		
p:once_more off				-0.30
p:once_more on		-0.84	-0.61	0.54
p:once_more once_more				-0.40
p:once_more over			0.45	
p:once_more person		-0.44	-0.42	0.87
p:once_more please				-0.29
p:once_more say		0.48		
p:once_more so		0.28		-0.29
p:once_more stop				-0.51
p:once_more takes		-0.23		
p:once_more tell	-0.24			
p:once_more than			0.53	
p:once_more the			-0.52	0.22
p:once_more to		0.33		
p:once_more today	0.95			-0.40
p:once_more too		0.51		
p:once_more we	-0.23	0.26	0.25	-0.35
p:once_more will	-0.38			
p:once_more with		-0.51		0.37
p:once_more would_like		-0.79	-0.25	-0.31
p:once_more x		0.30	-0.46	
p:once_more xed		-0.32		0.40
p:once_more xing	-0.20			-0.46
p:once_more yet	0.30			
p:once_more you	-0.39			
p:once_more your	-0.24			0.45
p:only ,			-0.34	
p:only ACT			-0.25	
p:only TOPIC	-0.23			0.29
p:only a				-0.21
p:only about		0.47		
p:only agree		0.24		
p:only and	0.27	-0.31	-0.27	0.47
p:only approval	0.81	-0.38		
p:only back			-0.23	
p:only be		0.34		
p:only can			-0.44	
p:only do	-0.73			
p:only for	0.65	-0.31		0.26
p:only go_on	0.26	-0.22		-0.26
p:only have	-0.60			-0.30
p:only how		-0.23		
p:only it		-0.51		
p:only know	0.21		-0.21	
p:only look	-0.33	-0.22		
p:only may	-0.44			
p:only need				-0.21
p:only not	-0.23			
p:only of	-0.32			
p:only on				0.22
p:only person		-0.28	-0.43	
p:only say	0.85	-0.43	-0.29	-0.34
p:only soon	-0.25			
p:only stop		-0.27		
p:only tell	-0.54	-0.22		-0.23
p:only the	-0.33			
p:only thing	-0.62	0.26		
p:only to	0.32	-0.28		-0.30
p:only we	-0.33	-0.46		
p:only what	-0.23			
p:only will	-0.46			-0.25
p:only would_like	0.39		-0.25	-0.23
p:only x		0.28	-0.54	-0.29
p:only xing	-0.29	-0.33		
p:only yet				-0.21
p:only you				-0.34
p:only your	0.68	0.33		
p:or ,	0.44	0.27		
p:or ?	-0.34	-0.31		-0.22
p:or ACT		-0.34		-0.21
p:or DONE	-0.37			
p:or TOPIC	-0.25			
p:or agree	-0.29			
p:or be	-0.48	-0.45		
p:or for	-0.21			
p:or from				-0.27
p:or have	-0.30		-0.31	
p:or it	-0.42			
p:or need	-0.29			
p:or not	-0.20	-0.24		
p:or once_more	-0.20	-0.20		
p:or person	-0.35	-0.26		
p:or please	0.27			
p:or sent	-0.45			-0.23
p:or the	-0.40			
p:or then	0.32			
p:or they	-0.68		-0.30	
p:or through_channel	-0.47	-0.31	-0.27	-0.25
p:or to		-0.21	-0.33	
p:or we	0.29	-0.36		
p:or will		0.21		
p:or x	-0.55	-0.23		-0.22
p:or xing			-0.40	
p:or you	-0.28			
p:our ,		0.41	0.35	
p:our ?			-0.23	
p:our ACT	-0.38	0.43	-0.30	-0.34
p:our TOPIC			0.32	
p:our TOPIC0				0.33
p:our a		-0.49		
p:our about			-0.30	
p:our after			0.28	-0.22
p:our agree		-0.22		-0.30
p:our allow	-0.24			
p:our and				0.47
p:our approval	-0.22		0.37	
p:our ask			-0.50	
p:our at		-0.29	-0.41	
p:our back			0.37	-0.50
p:our be		0.65	0.33	-0.37
p:our because		0.22		
p:our but		-0.23		
p:our can		-0.46	-0.51	-0.22
p:our contact		-0.32		
p:our for		-0.33		-0.26
p:our from		-0.45		0.30
p:our go_on			0.23	
p:our hand			0.25	
p:our have		-0.37		
p:our here	-0.22			
p:our in		-0.72		-0.24
p:our it			-0.28	
p:our just			0.28	
p:our know			0.27	
p:our make_so		-0.28	0.48	
p:our may	-0.23			
p:our need			0.22	
p:our not			-0.38	
p:our of		0.43		-0.20
p:our on		-0.28	0.34	
p:our once_more		-0.36	-0.23	
p:our out			0.30	
p:our person		-0.32	0.34	
p:our refuse		0.27	-0.23	
p:our say	-0.30		-0.29	-0.21
p:our so		0.67		-0.24
p:our soon				0.47
p:our stop		0.49	-0.44	-0.24
p:our takes		-0.23	0.38	
p:our tell		0.46	0.61	-0.64
p:our the		0.38	0.37	
p:our there		-0.44	-0.23	
p:our they			0.22	
p:our thing				-0.27
p:our through_channel		-0.32	-0.23	
p:our to	-0.27	-0.30	-0.34	
p:our today		-0.43	-0.39	-0.31
p:our too		-0.27	-0.27	
p:our us	-0.22			
p:our we		0.27		
p:our will			0.65	
p:our with	-0.24		0.38	
p:our would_like			0.43	
p:our x		-0.45	-0.38	-0.31
p:our xed		0.74	-0.38	
p:our xing		-0.27	0.26	
p:our yet		-0.26	0.28	
p:our you		-0.22		
p:our your			-0.35	
p:out 0		0.43		
p:out ?		-0.20		
p:out ACT	-0.20	-0.33		0.37
p:out TOPIC				-0.21
p:out TOPIC0	-0.40	-0.46	-0.25	0.74
p:out a			0.47	-0.30
p:out allow		-0.28		
p:out and				0.35
p:out ask		0.97		-0.71
p:out be	-0.24	0.46		-0.35
p:out because	-0.23			-0.26
p:out contact		0.49		-0.26
p:out done_word		0.24		
p:out for		0.52		-0.26
p:out from		-0.35	0.63	
p:out hand		0.29		-0.29
p:out have		-0.35		
p:out if				-0.34
p:out in				-0.47
p:out it				-0.33
p:out look		-0.27		
p:out must		0.47		-0.40
p:out not		0.42	0.52	
p:out of		-0.27		
p:out on		-0.38		0.36
p:out once_more		-0.44		
p:out or	-0.37			
p:out our		0.55		-0.42
p:out out	-0.31	0.44		-0.76
p:out so		0.42		
p:out the		0.48		
p:out thing	0.33			
p:out to		-0.38		0.43
p:out today		-0.23		-0.39
p:out us		0.61		-0.54
p:out we		0.32		
p:out what	-0.20	-0.27		
p:out will		0.31		
p:out x		-0.52		-0.21
p:out xing		-0.56		
p:out yet	0.35			
p:out you	-0.34			
p:out your	0.29			
p:over ,		0.28	-0.31	
p:over 0	-0.23	-0.45		0.43
p:over TOPIC	-0.31	-0.37		0.44
p:over allow	-0.25	0.24		-0.31
p:over and	-0.22	0.32		
p:over contact		0.71	-0.27	
p:over do	-0.25			0.37
p:over for		-0.46	0.22	
p:over if				0.21
p:over it		0.21	0.31	-0.29
p:over know	-0.39			
p:over look				-0.24
p:over may	-0.33	-0.40		-0.53
p:over not	-0.27	0.57	-0.23	
p:over on		-0.41		
p:over once_more		0.44		-0.50
p:over so		0.35		
p:over soon		0.25		-0.27
p:over the		-0.36		
p:over then			-0.67	0.52
p:over thing		-0.25		
p:over too		0.22		
p:over us	-0.24			-0.31
p:over we		0.52		
p:over when	0.60			
p:over will	-0.34	0.27		
p:over with	-0.21		-0.27	0.22
p:over x	0.31	-0.20	0.26	-0.33
p:over xed		-0.40	-0.32	
p:over yet	-0.30			-0.48
p:over you		-0.23		-0.22
p:person ,			0.28	
p:person 0			-0.71	-0.58
p:person ?	-0.40	-0.26	-0.73	-0.29
p:person ACT		-0.34		-0.29
p:person DONE			-0.21	
p:person TOPIC		0.49		
p:person TOPIC0				0.44
p:person a		0.33		
p:person about			0.36	
p:person agree	-0.63	-0.26	0.26	
p:person allow			-0.31	
p:person and			0.21	
p:person approval	-0.33		0.46	
p:person at			0.47	
p:person back			0.54	-0.22
p:person be	-0.22	-0.26	0.95	-0.41
p:person by		0.22	-0.44	
p:person can			0.43	
p:person contact			0.56	-0.25
p:person for		-0.49	-0.21	-0.37
p:person from		-0.26	0.39	0.39
p:person go_on		-0.27	0.23	
p:person hand			0.39	
p:person have		0.40		
p:person here		-0.39	0.47	
p:person if	0.35			
p:person in			0.61	
p:person it	-0.23	-0.44	0.22	-0.38
p:person just			0.34	
p:person keep		0.23		
p:person know			0.36	
p:person make_so			0.59	
p:person money		0.35		
p:person not		0.42	-0.33	
p:person of			0.29	
p:person on		-0.32		-0.28
p:person once_more			0.27	
p:person only			0.34	-0.29
p:person our			0.27	
p:person out			0.24	
p:person over		-0.25	0.80	-0.28
p:person person			0.88	
p:person soon		-0.27	0.28	-0.23
p:person takes		-0.24	0.76	
p:person tell			0.38	
p:person than			0.48	
p:person thanks			-0.50	
p:person the	-0.28	-0.20		
p:person there			0.60	
p:person they			0.48	
p:person thing				-0.40
p:person to	-0.22		0.35	
p:person today		-0.35		
p:person up			0.23	
p:person us		0.23	0.28	
p:person warn			0.26	
p:person way				-0.45
p:person we			0.33	
p:person will			1.03	
p:person with	-0.54		0.39	0.45
p:person would_like		-0.46	-0.31	0.23
p:person x		-0.46		-0.25
p:person yet		-0.31	1.05	-0.63
p:person you	-0.22		1.03	
p:person your				-0.58
p:please ,	0.38			
p:please ?	-0.30			
p:please ACT	0.45	-0.45		
p:please DONE		0.29		0.26
p:please TOPIC		-0.48		-0.31
p:please after				0.41
p:please agree	0.23			
p:please and	0.22			
p:please approval	0.55			
p:please can	0.49	0.52		
p:please contact	-0.29	-0.29	-0.21	-0.26
p:please do	-0.20			
p:please for	-0.26		0.61	
p:please go_on	0.42	-0.31		
p:please hand			0.30	
p:please have	-0.40	-0.20		0.23
p:please here	-0.57		0.27	
p:please if	0.72	-0.31		
p:please in	-0.50			-0.46
p:please it				0.73
p:please know	0.23			0.22
p:please look	-0.21			-0.23
p:please may	0.47	-0.32		
p:please money	-0.28			
p:please must		-0.32		
p:please not		-0.23		
p:please of	0.46			-0.23
p:please on	-0.27	-0.60		-0.51
p:please once_more	-0.42			-0.37
p:please or	0.28			
p:please our		-0.32		
p:please out				-0.63
p:please over				0.23
p:please person	-0.23	0.23	0.82	
p:please say				0.28
p:please so	0.71	-0.28		
p:please takes	-0.27			
p:please the	0.50	-0.22		
p:please they		-0.21	0.21	
p:please thing	-0.23	-0.24		
p:please through_channel	-0.26	-0.34		-0.36
p:please to			0.24	
p:please today				0.51
p:please us		-0.48		
p:please we	0.43			
p:please what	-0.31			
p:please where	-0.33	-0.22		
p:please while			0.30	
p:please will	0.45			
p:please with		-0.41		-0.33
p:please would_like	0.40			
p:please x		-0.72	0.22	
p:please xed	-0.64	-0.39	-0.21	
p:please you	-0.29			-0.28
p:please your	-0.22			-0.33
p:reason_for ?	-0.39			
p:reason_for TOPIC	0.24			
p:reason_for a		0.46		
p:reason_for be		0.39		-0.21
p:reason_for can		0.45		
p:reason_for hand			-0.30	
p:reason_for have				-0.26
p:reason_for it	-0.21			
p:reason_for money				-0.21
p:reason_for refuse				-0.23
p:reason_for takes		-0.22		
p:reason_for the	-0.28			
p:reason_for to	0.43	-0.23		
p:reason_for x		0.21		-0.20
p:refuse ,				0.21
p:refuse ?	0.57	-0.41	-0.27	-0.21
p:refuse ACT	-0.31	0.79		-0.68
p:refuse TOPIC		0.65		-0.24
p:refuse a		-0.27		
p:refuse an		-0.27		
p:refuse and	-0.20			0.42
p:refuse be		0.45		
p:refuse because		-0.55		
p:refuse done_word		0.29		
p:refuse it		0.69		
p:refuse of		0.39		
p:refuse on	0.35			
p:refuse over			0.30	
p:refuse person			0.22	
p:refuse the	-0.24			
p:refuse we		-0.42		
p:refuse x				-0.38
p:refuse your				0.48
p:say ,	0.42		-0.34	-0.28
p:say ?	-0.56			
p:say ACT	-0.36			-0.23
p:say TOPIC		-0.24		
p:say TOPIC0		-0.23		
p:say a		-0.45	0.44	
p:say about	-0.21			
p:say agree	-0.53			
p:say allow		0.25		
p:say and	0.65		-0.28	-0.34
p:say approval	0.41			
p:say be	-0.28		-0.44	
p:say contact	-0.26			
p:say for	-0.21	0.26		-0.29
p:say from			-0.38	
p:say here		0.31	-0.21	
p:say if	-0.24	-0.21		
p:say in	0.33		0.42	
p:say it		-0.30		
p:say keep		0.45		
p:say live				0.24
p:say money	-0.21	-0.20		-0.35
p:say must		-0.23		
p:say not		0.59		
p:say on		-0.23		-0.35
p:say once_more				-0.31
p:say our			-0.44	
p:say over				0.23
p:say person	-0.21			-0.94
p:say say	-0.21			-0.22
p:say soon		0.34	0.48	
p:say thing		0.45		
p:say to	-0.44	0.40	-0.22	0.37
p:say today				-0.26
p:say us	-0.33			
p:say we		0.38		
p:say x	-0.25	-0.35	-0.22	0.21
p:say xed	-0.23			-0.30
p:say xing		0.45		
p:say yet	-0.48	-0.23	-0.26	0.35
p:say you	-0.22			
p:sent 0		-0.25		0.52
p:sent ACT	-0.28	-0.20		0.32
p:sent a		-0.24	-0.23	-0.43
p:sent allow		0.26		
p:sent because				0.35
p:sent contact			-0.32	
p:sent from		-0.21		
p:sent it				-0.34
p:sent live				0.44
p:sent money				-0.20
p:sent not		0.26		-0.25
p:sent off				0.21
p:sent on		-0.31		
p:sent person		-0.26		
p:sent soon				-0.22
p:sent the	-0.34			-0.66
p:sent to	-0.21			
p:sent today	0.34			
p:sent us		0.21		
p:sent x		0.28		-0.37
p:sent you		0.28		
p:so 0		-0.42		-0.21
p:so ?	-0.40	-0.36		-0.52
p:so ACT	-0.35	-0.42		
p:so DONE		0.43		
p:so TOPIC	0.45			-0.29
p:so TOPIC0				-0.57
p:so a		0.20		
p:so about	-0.38	-0.44		
p:so agree	0.25	-0.35		
p:so allow				-0.30
p:so back		0.74		
p:so be		0.51		-0.54
p:so because				-0.45
p:so before			-0.30	
p:so by		0.24	-0.42	
p:so can	-0.24	-0.58		
p:so do		-0.43		
p:so done_word	-0.52	-0.85	-0.33	0.50
p:so for	-0.23	-0.45		0.63
p:so from			-0.48	0.64
p:so go_on		0.34	0.42	
p:so hand	-0.29			
p:so have	-0.68			-0.52
p:so here		-0.42	-0.32	
p:so if		-0.36		-0.33
p:so it	-0.46	0.23		
p:so keep	-0.26	1.33		
p:so know		-0.31		
p:so may		-0.33		
p:so money		0.76		-0.38
p:so need		-0.40		
p:so of		-0.25		
p:so on			0.47	
p:so once_more	0.21			-0.43
p:so only	0.55	-0.36		
p:so out		-0.36		-0.50
p:so over	-0.43	-0.92		-0.28
p:so person		-0.33	0.38	
p:so say	0.43	-0.65		
p:so so		-0.21		
p:so soon		-0.28		
p:so stop		-0.21		
p:so takes		-0.40	-0.21	
p:so tell	-0.32			
p:so the	0.26	-0.36		
p:so there		0.39		
p:so they			0.50	
p:so thing		0.22		
p:so through_channel	0.22			
p:so to			0.20	-0.48
p:so today				-0.21
p:so us	-0.40	-0.32		
p:so we	-0.44	-0.29		
p:so what	0.46			
p:so when	0.49			
p:so will		0.84	0.37	-0.28
p:so with	-0.24	0.45		
p:so would_like	0.29	-0.84		-0.22
p:so x	-0.29		-0.21	-0.32
p:so xed	-0.23	-0.37	-0.21	-0.82
p:so xing	-0.34			
p:so yet	-0.32	-0.96		
p:so you	-0.62		-0.51	
p:so your		0.72		-0.23
p:soon 0	-0.33			-0.21
p:soon ?		-0.23		
p:soon ACT	0.34	0.35		
p:soon DONE	-0.25	0.26		
p:soon TOPIC		0.25		
p:soon TOPIC0	-0.23			
p:soon a		0.81		
p:soon afraid		0.62		
p:soon after		0.55		
p:soon agree				0.25
p:soon an		0.50		
p:soon and		0.31		
p:soon approval	0.61			-0.28
p:soon back				0.27
p:soon be	-0.42	-0.32		
p:soon because		-0.42		
p:soon before		-0.29	0.38	
p:soon but		0.32		
p:soon by		0.22		
p:soon can	-0.37	0.55		-0.57
p:soon contact		0.42		
p:soon done_word		-0.39		
p:soon for		0.25		
p:soon from		0.55		-0.29
p:soon go_on	-0.36	0.25		-0.24
p:soon have		-0.33		0.46
p:soon how		-0.20		
p:soon in		-0.20		-0.44
p:soon it			-0.21	-0.22
p:soon know	0.42		-0.23	-0.23
p:soon look	-0.25			
p:soon money				0.32
p:soon must		-0.26		
p:soon need	-0.21	0.42		
p:soon not	0.38	0.98		-0.22
p:soon of				-0.57
p:soon on		0.28		-0.30
p:soon once_more	-0.35			
p:soon out		0.40		-0.40
p:soon over		-0.33	-0.28	-0.54
p:soon please	-0.39			-0.27
p:soon refuse		-0.96		0.57
p:soon say			-0.44	-0.24
p:soon sent	-0.29			
p:soon so	0.36	0.39		-0.26
p:soon soon	-0.21		0.46	-0.51
p:soon stop	-0.30	-0.43	0.34	-0.26
p:soon takes		-0.20		
p:soon tell	0.43	-0.21		
p:soon than			-0.21	
p:soon the				0.42
p:soon they	-0.25		-0.29	
p:soon thing		0.86		0.30
p:soon through_channel		-0.28		
p:soon to	0.42	0.43		-0.21
p:soon today	0.22			
p:soon us	0.52			
p:soon way				-0.46
p:soon while		-0.25		-0.32
p:soon will	0.20			
p:soon with				0.46
p:soon would_like	-0.22			-0.84
p:soon x	-0.39	0.22		
p:soon xing				0.27
p:soon yet		-0.21		0.47
p:soon you	0.35	-0.37		
p:soon your	-0.38	0.30		
p:stop ,		0.50		-0.25
p:stop 0				-0.62
p:stop ?	-0.56	-0.28		-0.32
p:stop DONE		-0.38		
p:stop TOPIC		0.21		-0.33
p:stop agree		-0.28		-0.62
p:stop an				-0.25
p:stop be				-0.20
p:stop can		0.31		
p:stop contact		0.31		
p:stop for		-0.34		
p:stop hand		0.23		
p:stop have				-0.21
p:stop here		0.22		
p:stop it		0.51		-0.30
p:stop keep		0.36		-0.41
p:stop not		0.33		-0.29
p:stop over		0.23		
p:stop the		-0.37		
p:stop thing		-0.59		
p:stop to		-0.30		0.48
p:stop us	-0.24	0.65		-0.33
p:stop x		0.53		0.25
p:stop yet				0.41
p:takes ,	-0.32	0.46	0.22	
p:takes 0				0.32
p:takes ?			-0.22	
p:takes ACT	-0.25			-0.25
p:takes TOPIC		0.26	-0.21	-0.63
p:takes TOPIC0	-0.28	0.69		-0.79
p:takes a			0.21	
p:takes after			0.45	
p:takes agree	-0.27			
p:takes allow		-0.67		
p:takes and		0.58		
p:takes approval	0.75	-0.27	-0.34	
p:takes at		-0.49	-0.29	
p:takes back	0.21	0.24		
p:takes be		0.43		
p:takes by	-0.23			
p:takes contact		-0.27	0.53	
p:takes for	0.23	-0.31	0.60	-0.28
p:takes from		-0.38	0.64	
p:takes have		-0.27		-0.29
p:takes here		-0.40	0.28	
p:takes how			-0.37	
p:takes in			-0.28	
p:takes it		-0.33		
p:takes let	-0.45			
p:takes look				0.56
p:takes may	0.83	-0.68		
p:takes money		-0.28	-0.32	-0.22
p:takes need	-0.27			
p:takes not		0.29	0.58	-0.20
p:takes of		-0.26	-0.66	
p:takes off	0.29			
p:takes once_more			-0.40	0.55
p:takes or			-0.29	
p:takes our		-0.24	0.30	
p:takes over	0.31			-0.54
p:takes person			0.40	
p:takes soon	-0.36	-0.40	-0.22	-0.59
p:takes tell	-0.34			-0.28
p:takes the		-0.59	-0.42	
p:takes they		-0.24		
p:takes thing		0.22	-0.37	-0.22
p:takes today	-0.39		-0.33	-0.40
p:takes up	-0.32			
p:takes us		-0.70	0.39	
p:takes we		-0.25		
p:takes what	0.32			
p:takes while	-0.40	-0.28		-0.23
p:takes will	-0.49	-0.24		
p:takes with	-0.26		0.29	-0.24
p:takes would_like		-0.38		
p:takes x		-0.86	0.62	-0.25
p:takes xing	-0.59			
p:takes yet	-0.38			-0.22
p:takes you			0.30	
p:takes your		-0.23		-0.24
p:tell ,				0.37
p:tell 0	-0.21			0.48
p:tell ACT				0.40
p:tell DONE				0.45
p:tell TOPIC	0.22	0.32	-0.34	-0.35
p:tell TOPIC0				0.39
p:tell a			0.32	
p:tell about	-0.39			
p:tell agree		0.20		
p:tell allow	-0.24			
p:tell and	0.64			-0.27
p:tell approval	0.80			
p:tell at		-0.25		
p:tell back	0.24			-0.46
p:tell be	-0.23			
p:tell because		-0.31	-0.33	
p:tell contact	-0.34		0.40	
p:tell do		0.34		-0.32
p:tell for	-0.49	-0.28		
p:tell from		-0.28		
p:tell go_on				-0.28
p:tell have	-0.44	-0.45		
p:tell here	-0.46			
p:tell if	0.50			
p:tell it		-0.43		
p:tell just				0.52
p:tell know	-0.27			
p:tell live	-0.33			0.30
p:tell make_so	0.35			
p:tell may	0.43			
p:tell money	0.37			-0.72
p:tell not	0.30			
p:tell of				-0.38
p:tell on	-0.44	-0.38		-0.22
p:tell once_more	-0.52	0.57		-0.42
p:tell only				-0.20
p:tell our			0.24	
p:tell out	-0.63	0.41		-0.54
p:tell person			0.43	
p:tell say	-0.32			
p:tell so		0.57		-0.28
p:tell soon	-0.22			
p:tell stop	-0.26	0.31		
p:tell takes	0.20			
p:tell tell	-0.26			
p:tell the	-0.20			
p:tell there		0.34		
p:tell thing	-0.45	-0.39		-0.30
p:tell to		-0.24	0.30	
p:tell today		0.56	0.40	
p:tell up		0.48		
p:tell us	-0.31	-0.37		
p:tell warn	-0.25			-0.35
p:tell we			-0.21	0.22
p:tell when	0.23			
p:tell where	-0.22			
p:tell why	-0.21			
p:tell will	-0.26		0.20	
p:tell with			-0.50	
p:tell x				-0.37
p:tell xed	-0.33			-0.68
p:tell xing	-0.41			
p:tell yet		-0.23	0.35	
p:tell you	-0.24			-0.33
p:tell your	-0.25	-0.40		-0.20
p:than ,		0.36		
p:than agree		0.39		
p:than and			0.26	
p:than approval		0.26		
p:than at		0.48	0.21	
p:than be		-0.23		
p:than can		0.32		-0.25
p:than do		0.24	0.46	
p:than have			0.36	
p:than in				-0.24
p:than it		-0.36		
p:than look	-0.21			
p:than may		0.45		-0.38
p:than say		0.26		
p:than takes			-0.21	-0.21
p:than the		-0.41		-0.57
p:than we		0.79		
p:than x		0.30		-0.54
p:than xed		-0.27	-0.49	0.74
p:than yet		0.30		
p:than you		0.25	-0.44	
p:than your				0.64
p:thanks DONE				1.02
p:thanks TOPIC		-0.34		0.31
p:thanks a		-0.21		0.50
p:thanks afraid	0.38			
p:thanks agree	-0.26			
p:thanks contact		-0.23		
p:thanks it	-0.20			
p:thanks keep		-0.49		
p:thanks not		-0.28		
p:thanks once_more		-0.22		
p:thanks person			-0.44	-0.43
p:thanks the			-0.39	
p:thanks thing		-0.23		
p:thanks us		-0.20		
p:thanks we				-0.29
p:thanks would_like			-0.29	-0.38
p:thanks x	-0.27	-0.21	-0.36	-0.36
p:thanks xed	-0.36			
p:thanks you		-0.35		
p:thanks your	-0.22	-0.22		
p:the ,		-0.39		
p:the 0	-0.49	-0.41		-0.71
p:the ?	0.33			-0.22
p:the ACT	-0.20			0.41
p:the DONE	0.29	-0.35		
p:the TOPIC	0.24			-0.27
p:the TOPIC0	0.48	-0.31		0.51
p:the a				-0.37
p:the about	-0.22			-0.32
p:the afraid		0.37		
p:the after		-0.22		
p:the agree		-0.23		-0.23
p:the allow		-0.33		-0.30
p:the an		0.39		
p:the and	0.35			
p:the approval	0.39	0.36		-0.39
p:the ask		-0.26		
p:the at		-0.28	-0.20	-0.36
p:the because		-0.30		0.21
p:the before		-0.22		
p:the but			0.29	
p:the by				-0.43
p:the can				-0.53
p:the contact		-0.27		
p:the do	-0.21	0.24		
p:the done_word		-0.33		-0.28
p:the for	-0.32			
p:the from		-0.28		
p:the go_on			-0.24	
p:the hand	-0.49		-0.37	0.37
p:the have		-0.25		0.64
p:the here			-0.30	-0.30
p:the if	0.28			
p:the in		-0.22	-0.24	
p:the just	-0.33			0.43
p:the keep	-0.23	1.02		-0.77
p:the kind				-0.33
p:the know	0.60			
p:the live		-0.49		-0.51
p:the look		-0.53		-0.45
p:the make_so				-0.23
p:the may	0.53		-0.29	-0.36
p:the money	0.26			
p:the must	-0.22			-0.32
p:the need		-0.47		-0.30
p:the not		1.14		-0.51
p:the of			-0.26	
p:the off	0.46	0.43		-0.41
p:the on		0.25	-0.37	
p:the once_more	-0.97	0.33		
p:the only				-0.37
p:the our		-0.55	-0.25	-0.25
p:the out	0.46	-0.33		
p:the over		-0.27	-0.26	0.41
p:the person		-0.52	1.17	-0.48
p:the please				-0.24
p:the reason_for		-0.22		
p:the refuse		0.71		-0.58
p:the say		-0.48		-0.34
p:the sent				-0.38
p:the so	0.27	-0.26		-0.33
p:the soon				-0.27
p:the stop		-0.34		
p:the takes				-0.27
p:the tell		-0.24		
p:the the				-0.35
p:the they		0.28	0.25	
p:the thing		0.36		
p:the through_channel				-0.45
p:the to	0.26		0.37	-0.25
p:the today	0.51	-0.51		
p:the too	-0.31	-0.76		0.59
p:the unable		0.34		-0.28
p:the up		0.34	0.27	
p:the us		0.29		-0.37
p:the warn		-0.20		
p:the way				-0.34
p:the we	-0.27	-0.57		
p:the what				-0.40
p:the when	0.35			
p:the while			-0.27	0.26
p:the why		0.23		
p:the will				-0.63
p:the with	-0.39	-0.30		-0.23
p:the would_like	-0.28			-0.41
p:the x			-0.31	
p:the xed	-0.31	0.36		-0.33
p:the xing		0.41		-0.62
p:the yet	0.32	-0.41		
p:the you		-0.70		
p:the your	-0.20	-0.26		-0.51
p:then ?	-0.35			-0.22
p:then ACT	0.52			
p:then DONE	-0.28			0.69
p:then TOPIC		0.37		
p:then a		0.40		-0.26
p:then be		-0.37		
p:then can			-0.25	
p:then do	0.38	-0.24		-0.74
p:then not				0.42
p:then out				-0.69
p:then the	0.30			-0.38
p:then thing	-0.37			
p:then to	-0.20	-0.36	-0.42	-0.24
p:then us			-0.21	
p:then will	0.60	-0.23		
p:then x	-0.39		-0.22	-0.57
p:then you				0.59
p:there ,	-0.24	-0.22		0.48
p:there 0				0.48
p:there ?	-0.39			-0.71
p:there ACT	-0.35	0.34		
p:there DONE		-0.21		0.48
p:there TOPIC		0.23		
p:there a		-0.42		
p:there about	-0.21	-0.55	-0.23	-0.22
p:there allow		0.33		
p:there an		-0.38	-0.23	
p:there and				0.34
p:there back		0.81	-0.24	-0.62
p:there be		0.61		0.53
p:there because		-0.56		
p:there for		-0.24		
p:there from		0.64		
p:there go_on		-0.23		
p:there have		0.30		
p:there here		-0.40		
p:there if				-0.20
p:there it	-0.40			-0.39
p:there keep	-0.34	0.54		-0.38
p:there look				0.28
p:there may	-0.21			
p:there money		-0.43		
p:there need	0.22	-0.36		
p:there not		0.21		-0.22
p:there of		0.31		-0.39
p:there on		-0.32		-0.21
p:there once_more	-0.20			-0.36
p:there only	-0.27			-0.28
p:there or	-0.36			
p:there our		0.34		
p:there person			0.27	
p:there say	0.36	-0.51		
p:there so		0.42		-0.30
p:there soon		-0.35		
p:there tell		0.37		
p:there they			0.24	
p:there thing		0.59		
p:there to		-0.56		-0.56
p:there today				-0.28
p:there us	-0.23			
p:there warn		-0.44		-0.27
p:there way	-0.29	0.83		-0.46
p:there we		0.31		
p:there while		0.39		
p:there will	-0.51	0.57		
p:there with		-0.58		
p:there x	-0.42	-0.44		
p:there xed				-0.26
p:there xing		0.54		
p:there yet	-0.26	-0.21		-0.44
p:there you	0.52	-0.28	-0.23	-0.21
p:they ,			0.32	
p:they ?	-0.47	-0.21	-0.62	-0.22
p:they ACT	-0.45			
p:they TOPIC				-0.28
p:they about			0.61	
p:they be		0.32	-0.35	
p:they because			-0.24	
p:they can			-0.23	
p:they contact	-0.20	-0.32	0.34	
p:they do	-0.50			
p:they for		0.34	-0.29	
p:they from		-0.37	-0.33	-0.35
p:they go_on	-0.48		0.61	-0.32
p:they hand		-0.21	0.35	
p:they here	-0.28		-0.31	-0.21
p:they if	-0.28			
p:they in			0.30	-0.24
p:they it	-0.63			
p:they just			0.32	
p:they kind		-0.40	0.20	
p:they know		-0.22	0.46	
p:they look	0.26			
p:they make_so				-0.32
p:they may	0.23	-0.20		
p:they money				-0.27
p:they need	-0.66		0.59	
p:they not			-0.24	
p:they on			0.52	
p:they once_more		-0.24		
p:they or			-0.33	
p:they our		-0.34		
p:they out	-0.38		-0.55	
p:they over			0.48	
p:they please			0.74	
p:they soon			0.26	
p:they takes		-0.37	0.54	
p:they tell			0.28	
p:they than		-0.49	0.35	
p:they the	-0.34	-0.63	-0.21	-0.20
p:they there	0.35	-0.36	-0.23	-0.27
p:they they	-0.36		-0.45	
p:they thing	-0.21	-0.24		-0.46
p:they to	-0.29	-0.33		
p:they today		-0.34	0.53	-0.43
p:they up			0.22	
p:they us	-0.33			-0.26
p:they we	-0.33		-0.23	
p:they what			-0.34	
p:they where			-0.46	
p:they will		-0.28	0.28	
p:they with		0.32	0.40	-0.53
p:they would_like		-0.35		
p:they x	-0.35		-0.45	-0.30
p:they xing	-0.20		0.61	
p:they yet			0.38	-0.38
p:they you	-0.49	-0.28	0.26	-0.30
p:thing ,		-0.24		
p:thing 0	-0.23	-0.29		-0.23
p:thing ?		-0.23		-0.23
p:thing ACT		-0.22		
p:thing DONE	0.33	-0.37		0.29
p:thing TOPIC	0.40			
p:thing TOPIC0		-0.53		0.44
p:thing a		0.34	-0.26	-0.21
p:thing about				0.21
p:thing afraid		0.37		-0.21
p:thing allow		0.92		-0.38
p:thing an		0.58		
p:thing approval	-0.21			
p:thing at		0.45		-0.40
p:thing back			-0.28	
p:thing be		0.48	-0.22	
p:thing because	-0.36	0.24		0.32
p:thing before				-0.24
p:thing by		-0.25		
p:thing can		0.31		
p:thing contact		-0.37		
p:thing do				0.31
p:thing done_word			0.25	0.21
p:thing fact_word		-0.27		
p:thing for	-0.27	0.24		-0.26
p:thing from		-0.36		
p:thing go_on	-0.28	-0.50		
p:thing hand			-0.67	-0.27
p:thing have		0.21		-0.47
p:thing here		-0.45		
p:thing if		0.21		
p:thing in			-0.43	
p:thing it	-0.27	0.86		
p:thing keep		-0.21		-0.23
p:thing know			0.20	
p:thing live		-0.24		-0.31
p:thing look		0.27		-0.37
p:thing make_so	0.21		-0.26	-0.35
p:thing money		-0.55		-0.66
p:thing need	-0.26	-0.28		-0.34
p:thing not		0.61		-1.03
p:thing off	-0.25	0.39	-0.21	-0.41
p:thing on			-0.21	
p:thing only		-0.27		-0.42
p:thing or				-0.24
p:thing our			-0.34	0.23
p:thing out		0.56		
p:thing over				0.30
p:thing person		-0.30	0.46	
p:thing please				-0.33
p:thing refuse		0.73		-0.44
p:thing say	-0.22			-0.28
p:thing sent		-0.20		-0.58
p:thing soon		-0.37		
p:thing stop		-0.35		
p:thing tell				-0.84
p:thing the	-0.21			
p:thing they	-0.27			
p:thing thing		-0.23		-0.28
p:thing through_channel				-0.44
p:thing to	-0.22	0.40		0.35
p:thing today	0.40	-0.39		
p:thing too	0.22	0.52		
p:thing way				0.61
p:thing we	-0.24			
p:thing what				-0.27
p:thing when		-0.28		
p:thing while				0.58
p:thing will				-0.29
p:thing with	-0.66	-0.37	0.25	-0.36
p:thing would_like	-0.28			
p:thing x		0.39		
p:thing xed	-0.23	0.59	-0.22	-0.35
p:thing yet				0.50
p:thing you	-0.46	-0.46		
p:thing your	-0.25	-0.63		-0.56
p:through_channel ,	0.22	-0.42		
p:through_channel ?				-0.29
p:through_channel ACT				0.36
p:through_channel DONE		-0.31		0.56
p:through_channel TOPIC	-0.21			0.36
p:through_channel a				-0.30
p:through_channel agree	-0.46	-0.29	-0.30	0.50
p:through_channel and				0.22
p:through_channel ask				-0.21
p:through_channel at				0.20
p:through_channel be				-0.41
p:through_channel contact			0.27	
p:through_channel for		-0.30		0.45
p:through_channel from		0.36		
p:through_channel go_on		0.28		
p:through_channel in	-0.43		0.23	0.29
p:through_channel know				0.40
p:through_channel make_so	-0.48	-0.58	-0.51	-0.62
p:through_channel not		0.55		-0.43
p:through_channel of				-0.21
p:through_channel on		0.22	0.25	
p:through_channel out				0.26
p:through_channel stop		-0.25		
p:through_channel takes			-0.26	
p:through_channel then	0.21			
p:through_channel will				0.61
p:through_channel with			0.33	
p:through_channel x	-0.21	-0.26		
p:through_channel xed		0.27		
p:through_channel xing	-0.35	-0.23		0.46
p:through_channel yet				-0.36
p:through_channel you			0.21	
p:through_channel your				-0.24
p:to ,				-0.29
p:to 0				-0.58
p:to ?	0.28	-0.32	-0.39	
p:to DONE		-0.31		
p:to TOPIC	0.40			
p:to TOPIC0		-0.59		-0.26
p:to a	-0.35		0.24	
p:to about	-0.22	-0.33	0.29	
p:to agree	0.22	-0.25		
p:to allow	-0.33			
p:to an			-0.21	
p:to and	0.41		0.22	0.25
p:to approval				-0.21
p:to at	0.29	-0.56		-0.53
p:to back			-0.27	-0.25
p:to be	-0.24			0.53
p:to because				-0.34
p:to before		0.41		
p:to can	-0.22	-0.29	0.30	-0.22
p:to contact				-0.40
p:to do	-0.37		-0.22	
p:to fact_word		-0.61		
p:to for				-0.21
p:to from		-0.40	0.20	
p:to go_on	0.35			
p:to hand	0.26		-0.22	
p:to have		0.44		0.47
p:to here	-0.22		0.49	-0.26
p:to if	0.22			
p:to in		-0.20	-0.73	
p:to it		-0.34	-0.33	0.41
p:to keep		-0.37		
p:to let			0.25	
p:to look				-0.22
p:to may	0.23			
p:to money		0.63		
p:to must	-0.34			
p:to not		0.74	-0.32	
p:to of	0.33			-0.23
p:to off		-0.52	0.47	
p:to on	0.29	0.31	-0.59	
p:to once_more	-0.21	0.21		-0.29
p:to only		-0.53		
p:to our		-0.36	0.71	
p:to out				-0.42
p:to person	-0.22	-0.38	0.77	-0.26
p:to say		0.23		
p:to sent	0.40	0.28		
p:to so		0.28		
p:to soon	-0.35	0.26		
p:to stop		-0.34		-0.49
p:to takes	-0.35	-0.30		
p:to the	0.34			
p:to there		0.72	-0.23	-0.44
p:to they	-0.22	0.20	0.34	
p:to thing	0.56	-0.43		
p:to through_channel		0.24	-0.23	-0.29
p:to to	-0.31	-0.22	-0.32	
p:to today		-0.52	0.28	0.65
p:to too		-0.28		
p:to unable				-0.27
p:to us	-0.45	-0.24		
p:to warn			0.20	-0.22
p:to when		0.26		
p:to while		0.52		
p:to why			-0.26	
p:to will		-0.38		
p:to with			0.37	-0.50
p:to would_like				-0.21
p:to x	0.24			-0.27
p:to xed	0.54			-0.22
p:to xing		-0.65		-0.29
p:to yet			0.22	
p:to you		-0.28		
p:to your		0.30		
p:today 0		-0.23		-0.24
p:today ?				-0.35
p:today DONE				0.25
p:today TOPIC				0.55
p:today afraid	-0.23			-0.23
p:today and				-0.24
p:today approval	0.34			
p:today be		-0.70		
p:today can		0.65		-0.30
p:today done_word		0.60	-0.28	
p:today have		0.25		
p:today in				0.46
p:today it				-0.64
p:today keep		0.42		
p:today let			0.26	
p:today make_so	-0.46		0.56	-0.26
p:today money				-0.44
p:today need	0.20	-0.46		
p:today not		0.59		-0.26
p:today of	0.21			
p:today on		0.22		-0.22
p:today once_more	-0.28	0.40	-0.24	-0.42
p:today so		0.20		
p:today soon	-0.42	-0.33		
p:today the	-0.26	-0.38		
p:today today	-0.34	-0.38		-0.38
p:today we	-0.24	0.44		
p:today what	0.24			
p:today with		0.45		
p:today x		-0.61		
p:today xed		0.27		-0.26
p:today you				0.42
p:too ,		0.83		-0.52
p:too ACT	-0.31	0.51		-0.22
p:too TOPIC	-0.21	0.74		-0.64
p:too after	-0.23	0.58		
p:too ask		-0.40		
p:too be		0.58		-0.55
p:too for		0.60		
p:too it		1.08		-0.60
p:too not	-0.20			
p:too soon		0.35		
p:too the	-0.23	0.85		
p:too thing		0.63		
p:too to	-0.33			-0.22
p:too we	-0.26			
p:too x		0.66		-0.54
p:unable ACT	-0.43	0.42		
p:unable TOPIC	-0.24	0.82		-0.30
p:unable agree		-0.21		
p:unable be			-0.24	-0.28
p:unable from		0.32		-0.31
p:unable it		0.33		
p:unable money			-0.20	-0.32
p:unable on	-0.32	0.25		
p:unable soon		-0.28		
p:unable the	-0.43	0.56		-0.40
p:unable thing	-0.25	0.49		-0.47
p:unable to	-0.20	0.45		
p:unable x	-0.25		-0.23	
p:up ,			0.24	
p:up ?	-0.33			
p:up DONE			-0.33	
p:up a		0.21		
p:up agree	-0.23		-0.29	-0.22
p:up an		-0.28		
p:up and	0.44			-0.22
p:up be	0.43			-0.21
p:up contact			0.51	
p:up do	0.68			-0.34
p:up if	0.24			
p:up money				-0.22
p:up person			0.40	
p:up soon		-0.24		
p:up the	-0.29			
p:up thing		-0.32		
p:up through_channel	-0.20		-0.74	-0.28
p:up what		-0.28		
p:up will		0.41		
p:up x			0.42	-0.44
p:up xing			-0.27	0.25
p:up yet	-0.50	-0.36	-0.84	-0.71
p:up you			-0.25	
p:us 0		-0.45		-0.27
p:us ?	0.22			
p:us ACT	0.62			
p:us TOPIC	0.46			
p:us TOPIC0	0.21			
p:us about	-0.44	-0.30	-0.24	
p:us agree				-0.23
p:us allow		-0.27		
p:us and	0.33		0.21	
p:us ask		-0.41	-0.21	
p:us back		-0.25	-0.44	-0.24
p:us because	0.22			
p:us before	0.20			
p:us but		0.45		
p:us by			0.32	
p:us can	-0.46			
p:us contact	-0.26		-0.56	
p:us do				-0.27
p:us done_word	0.42			-0.39
p:us for				-0.22
p:us from			0.38	
p:us go_on		-0.21		-0.38
p:us hand			-0.29	
p:us if	0.32			
p:us in	-0.43			
p:us it		-0.26		-0.26
p:us keep		0.35		
p:us know			0.22	
p:us money	-0.28			
p:us must	0.39			
p:us need		-0.46		-0.23
p:us not	-0.39	0.36		
p:us of	-0.51			
p:us off	-0.30			
p:us on				-0.23
p:us once_more	-0.68			-0.21
p:us or	-0.27			
p:us our			0.31	
p:us out				-0.34
p:us over				-0.25
p:us person			0.46	
p:us say	-0.64			
p:us sent			0.26	
p:us so	-0.21			
p:us soon			-0.61	
p:us tell	-0.31			-0.20
p:us the			-0.22	
p:us there	-0.48			
p:us thing				-0.24
p:us to	0.36	0.27	0.26	
p:us today		-0.24	-0.21	-0.33
p:us up			-0.29	
p:us what		-0.22		
p:us when	-0.30			
p:us why	-0.23			
p:us will	-0.33			
p:us with			-0.31	-0.29
p:us x		-0.43		
p:us xed	-0.45			
p:us xing		0.24		
p:us yet			-0.28	-0.46
p:us you	-0.32			
p:us your	-0.41		-0.52	-0.23
p:warn and		0.23		
p:warn at			-0.22	
p:warn be		-0.23		
p:warn for				-0.21
p:warn from	-0.20	-0.31	-0.20	-0.31
p:warn in			0.41	
p:warn it		-0.50	-0.25	
p:warn keep		0.24		
p:warn not		0.23	-0.43	
p:warn on			0.29	
p:warn say				-0.23
p:warn there			-0.28	
p:warn thing				-0.23
p:warn we		0.47		
p:warn will		0.31		
p:warn x		-0.31	-0.40	
p:warn yet			0.34	-0.21
p:way ?		-0.24		-0.44
p:way ACT		0.29		
p:way be		0.62		-0.34
p:way by	-0.23	-0.32	-0.24	-0.24
p:way can		-0.33		
p:way for				0.25
p:way hand	0.26			
p:way if		-0.24		
p:way it		0.58		
p:way money				-0.32
p:way on	-0.21	-0.46		-0.59
p:way out		0.22		
p:way soon		0.26		-0.68
p:way thing				0.33
p:way through_channel		-0.62		-0.30
p:way to	-0.27	0.22		0.30
p:way us	-0.28	0.21		
p:way what				-0.42
p:way will	0.21			
p:way x	-0.36	-0.22		
p:way xing				-0.40
p:way your		-0.31		0.43
p:we ,			-0.34	
p:we 0	-0.39			
p:we ?		-0.24		
p:we ACT		0.35		
p:we DONE		-0.31		0.54
p:we TOPIC		-0.36	-0.21	0.25
p:we TOPIC0		0.28		
p:we a		-0.39		-0.46
p:we about			-0.27	-0.52
p:we afraid			-0.31	-0.20
p:we after		-0.25	-0.23	
p:we agree		-0.35		0.42
p:we also				-0.26
p:we and			-0.25	0.23
p:we approval	0.81	-0.72		-0.23
p:we ask		-0.39		-0.25
p:we at			-0.28	-0.58
p:we back		0.42		
p:we be	-0.46		-0.75	-0.34
p:we because	0.31	-0.36		
p:we before			-0.24	-0.64
p:we by			-0.41	-0.32
p:we can	-0.44	0.34		
p:we contact	-0.30	-0.38	0.50	0.24
p:we do	-0.33	0.51		-0.39
p:we done_word		-0.35		0.22
p:we fact_word				-0.24
p:we for		-0.42	-0.41	
p:we from		0.47		-0.58
p:we go_on	0.41	-0.65	-0.24	
p:we have		0.24	0.39	-0.85
p:we here		-0.39	-0.34	-0.37
p:we how	-0.35			
p:we in	0.54			-0.26
p:we into		-0.76		-0.45
p:we it		-0.23	-0.41	0.26
p:we just		-0.51	-0.33	0.42
p:we keep	-0.36	0.64		-0.44
p:we kind		-0.39		0.36
p:we know		-0.66	-0.32	-0.40
p:we live		-0.47	-0.32	-0.32
p:we look		-0.47	-0.27	-1.02
p:we make_so			-0.38	-0.24
p:we may	0.83	-0.68		
p:we money	0.22			
p:we must		0.37		-0.26
p:we need		-0.44	-0.23	-0.21
p:we not	-0.28	0.27		-0.35
p:we of	-0.31			
p:we off	0.22	-0.40	0.38	0.20
p:we on				-0.37
p:we once_more	-0.33			-0.46
p:we only	-0.28			
p:we over		-0.37		-0.53
p:we person		-0.38	0.69	-0.31
p:we please				0.29
p:we reason_for		-0.35		
p:we refuse		0.56	-0.34	-0.38
p:we say	-0.61			0.22
p:we so	-0.33	-0.67	-0.28	0.62
p:we soon		-0.79		-0.40
p:we stop		0.82	-0.46	-0.49
p:we takes	-0.39	-0.26	-0.53	-0.36
p:we tell		-0.45		-0.44
p:we thanks	-0.23	-0.30		
p:we there				-0.39
p:we they				-0.24
p:we thing		-0.22		-0.33
p:we through_channel	0.23			
p:we to		0.34	0.43	-0.22
p:we today		-0.29		
p:we too		-0.44		
p:we unable	-0.42	0.75		-0.28
p:we up	-0.24		-0.69	-0.21
p:we us	0.31	-0.23		
p:we warn				0.25
p:we way	-0.32	0.24		
p:we we		0.29		
p:we what		-0.42	-0.29	
p:we where	-0.41			
p:we while	-0.34			0.84
p:we will		-0.28		
p:we with		-0.48	-0.84	
p:we would_like	-0.28			
p:we x				-0.28
p:we xed			-0.23	-0.33
p:we xing				-0.46
p:we yet	0.21	-0.56		-0.43
p:we you	-0.24			
p:we your			-0.29	-0.72
p:what ,	-0.20			
p:what 0				0.41
p:what ?	-0.55	-0.21		-0.29
p:what ACT	-0.55	-0.48		-0.24
p:what DONE		-0.21		
p:what TOPIC	-0.37	0.48		-0.36
p:what TOPIC0	-0.32			
p:what about				-0.45
p:what after	0.37			-0.26
p:what agree	-0.60	-0.22		
p:what allow	-0.20		-0.26	-0.48
p:what and		-0.23		
p:what approval	-0.39	-0.52		
p:what ask				0.51
p:what be	-0.44	-0.35		
p:what because	-0.44	-0.26		
p:what by		-0.20		-0.21
p:what can				-0.39
p:what contact	-0.21	-0.42		
p:what do	-0.55	-0.27	-0.22	
p:what done_word	-0.41	-0.26	-0.47	-0.46
p:what for	-0.30	-0.30		
p:what from	-0.21			-0.35
p:what go_on	-0.77			
p:what hand			-0.24	-0.22
p:what have				-0.20
p:what here		-0.37		-0.34
p:what how		-0.46		
p:what in	-0.36		-0.21	
p:what it	-0.60	-0.31		-0.32
p:what just	-0.21			
p:what keep		0.33		
p:what know	-0.21			
p:what live				-0.21
p:what look	-0.25	-0.28		-0.21
p:what money	-0.24			
p:what must	-0.32			
p:what need				0.29
p:what not		-0.44		
p:what of	-0.32			
p:what off		-0.41	-0.30	-0.30
p:what once_more	-0.30	-0.21		-0.23
p:what our		-0.21		
p:what out				-0.47
p:what over	-0.53			
p:what person		-0.42	-0.25	-0.20
p:what please				-0.23
p:what refuse	-0.49			
p:what say	0.31	-0.49		
p:what soon		-0.28		
p:what stop		-0.23		
p:what tell	-0.23			
p:what the	-0.41	-0.43		
p:what then	-0.27			-0.40
p:what there		-0.40		-0.20
p:what they	-0.21		-0.22	
p:what thing	-0.44			
p:what to	-0.48		-0.20	
p:what today	-0.31	-0.24	-0.20	-0.24
p:what us		0.57	-0.26	
p:what we	-0.51			
p:what where		0.36		
p:what will		-0.40		
p:what with	-0.35			-0.21
p:what x	-0.46	-0.32	-0.21	
p:what xing	-0.22		-0.30	
p:what yet				-0.71
p:what you	-0.37			
p:what your	-0.25			-0.22
p:when ,	0.25			
p:when 0	-0.55	0.26		-0.42
p:when ?	-0.76			
p:when ACT		-0.53		-0.77
p:when DONE		-0.69		-0.49
p:when TOPIC	0.33	0.32		-0.56
p:when agree		-0.24		
p:when and	0.50			-0.30
p:when approval		-0.22		
p:when at		0.60	-0.21	0.74
p:when be	-0.38			-0.36
p:when by		-0.35		
p:when do	-0.31			-0.59
p:when done_word				-0.21
p:when fact_word		0.24		
p:when go_on	-0.58	-0.49		-0.23
p:when hand			0.22	-0.27
p:when have	-0.21	-0.54		
p:when here		0.60		
p:when how		-0.27		
p:when in				-0.26
p:when into			-0.23	
p:when it	-0.58			
p:when look				-0.24
p:when money				-0.33
p:when need	-0.45			
p:when not		0.33		
p:when of				-0.56
p:when once_more	0.60			-0.21
p:when out				-0.24
p:when person		0.22	-0.38	
p:when say	0.75	-0.64		
p:when soon		-0.22	-0.29	
p:when takes	-0.35		-0.48	0.76
p:when tell		0.35		
p:when the	0.26	-0.36		
p:when there				-0.33
p:when they			0.38	
p:when thing		-0.44		-0.38
p:when to		-0.30	-0.30	0.64
p:when today		-0.29	-0.40	
p:when up		0.28		
p:when us	-0.27			
p:when x	-0.43			
p:when xed	-0.29	0.21		
p:when xing		-0.59		
p:when yet			-0.49	0.46
p:when you	-0.24			
p:where ,		0.28		
p:where ?	-0.80			-0.33
p:where ACT	-0.55			-0.21
p:where TOPIC		-0.21	-0.22	-0.32
p:where about			-0.29	
p:where agree		0.20	-0.22	-0.42
p:where and		0.40		
p:where at		-0.30		-0.20
p:where be	-0.62	-0.26	-0.31	
p:where can		-0.49		
p:where contact	-0.37	-0.22	-0.25	
p:where done_word	-0.35		-0.23	-0.39
p:where for		0.44		
p:where from				-0.29
p:where go_on	-0.45			-0.53
p:where hand		0.29	0.43	
p:where have	-0.21	0.37		-0.41
p:where in	-0.23	-0.66	0.50	-0.36
p:where it	-0.58			
p:where keep		-0.32		
p:where live	-0.24		-0.24	-0.37
p:where look	-0.26			
p:where money		-0.22		-0.27
p:where of	-0.40			
p:where on		-0.64	0.31	-0.36
p:where our	-0.24			
p:where person			0.21	
p:where please				-0.45
p:where sent	-0.27			-0.26
p:where soon		-0.21		
p:where stop		0.47	-0.46	-0.52
p:where takes	-0.23			
p:where the	-0.43			-0.48
p:where thing	-0.38		-0.20	-0.55
p:where through_channel	-0.36	-0.20		-0.44
p:where to		-0.22	-0.23	-0.39
p:where today				-0.23
p:where us			-0.24	
p:where way	-0.25			
p:where we	-0.49	-0.60		
p:where will		-0.27		
p:where x	-0.51	0.20		
p:where xed			-0.36	
p:where xing	-0.39			
p:where yet	-0.47		-0.35	-0.56
p:where you	-0.29	-0.30		-0.27
p:where your	-0.38			-0.21
p:while ?	-0.29			
p:while ACT	-0.39			-0.48
p:while an		-0.27		
p:while be		0.26		0.63
p:while contact		-0.36	-0.42	0.99
p:while hand			0.32	
p:while in		0.33		-0.63
p:while into			-0.27	
p:while it			-0.25	-0.24
p:while money	-0.26	-0.22		-0.56
p:while not		0.21		
p:while refuse		-0.27		
p:while so	-0.50			
p:while takes	-0.28		-0.35	-0.35
p:while the				-0.57
p:while thing		0.76		-0.49
p:while up		-0.29		
p:while x	-0.23	0.21	-0.25	
p:while xing		0.88		
p:while you			0.48	-0.30
p:why ,	-0.23	-0.21		
p:why ?	-0.61	-0.25		
p:why ACT	0.29	-0.22		
p:why TOPIC		0.43		
p:why be	-0.52	0.34		
p:why if	-0.23			
p:why it	-0.66			
p:why must	0.54	-0.24		
p:why need	-1.00	-0.21		
p:why not	0.39	-0.36		
p:why soon		-0.43		
p:why thanks		-0.23	-0.33	
p:why the	0.25	0.22		
p:why thing	-0.24			
p:why to	-0.50			
p:why will		-0.29		
p:why x	-0.35			
p:why xed		0.71		
p:why xing		-0.34		
p:why you	-0.59	-0.23	-0.21	
p:will ,		-0.23		
p:will 0			0.26	-0.61
p:will ?	0.28			
p:will ACT	-0.23			
p:will DONE	1.00	0.29		-0.59
p:will TOPIC	0.41	-0.34	-0.24	-0.28
p:will TOPIC0		-0.20		0.52
p:will a	-0.25	-0.58		-0.26
p:will about			0.35	
p:will afraid		0.20		
p:will after	-0.23			
p:will agree			-0.23	-0.38
p:will allow		0.69		-0.47
p:will and	0.20			
p:will ask	-0.22	-0.30		
p:will at		-0.63		
p:will back	-0.54	-0.24		-0.31
p:will be		0.46	-0.27	
p:will because		-0.48		-0.26
p:will before				0.45
p:will by	-0.40	-0.35	0.29	0.42
p:will can		0.34		
p:will contact	-0.37		0.68	
p:will do	-0.24	0.57		-0.29
p:will done_word	0.58			
p:will for	-0.38		-0.53	-0.53
p:will from		0.25		-0.35
p:will go_on	0.63			-0.65
p:will hand		0.30	-0.33	
p:will have	1.04			-0.21
p:will how	-0.51			
p:will if				-0.24
p:will in		-0.22	-0.28	
p:will into		-0.53		
p:will it	0.44	-0.22	-0.53	
p:will keep				-0.23
p:will kind	-0.52	-0.23		0.22
p:will know	-0.27		0.26	
p:will let	0.43			
p:will live	-0.28	0.43	-0.21	-0.59
p:will look	0.34		-0.24	
p:will need		-0.72		
p:will not			-0.28	-0.21
p:will of				-0.25
p:will off		-0.26	-0.25	
p:will on		-0.40		0.26
p:will once_more	-0.25			
p:will only	0.31		0.24	-0.22
p:will or		-0.22		
p:will our			0.54	
p:will out		-0.54		-0.61
p:will over	-0.21			-0.49
p:will person	-0.22	-0.35	1.26	-0.21
p:will please		-0.26	-0.28	0.44
p:will reason_for	0.40	-0.34		
p:will refuse		0.25		
p:will say	-0.53			
p:will sent		-0.37	-0.24	
p:will so		-0.21		
p:will soon		-0.51		
p:will takes				-0.20
p:will tell	-0.79	0.22		
p:will than		0.26		
p:will the			0.46	
p:will then				-0.26
p:will there		0.53		-0.24
p:will they		0.47		
p:will thing	0.26	-0.37		
p:will through_channel			-0.25	-0.55
p:will to	-0.27			
p:will today	0.39			-0.28
p:will up	-0.29			
p:will us	-0.30	0.80	-0.44	
p:will warn			0.38	
p:will way	0.24			
p:will we	-0.26		-0.25	
p:will what		-0.32	-0.28	
p:will where		0.28		-0.37
p:will while	-0.36			-0.21
p:will will	0.22			-0.28
p:will with		-0.40	0.56	-0.23
p:will x	-0.25		0.27	
p:will xed		-0.69		-0.32
p:will xing	-0.28		-0.50	0.24
p:will yet	0.95			-0.51
p:will you	-0.35	-0.58	0.58	0.27
p:will your	-0.24			-0.27
p:with ,	0.28			
p:with 0		-0.46		
p:with ?				-0.37
p:with ACT	0.29	-0.33		-0.22
p:with DONE		0.20		-0.42
p:with TOPIC		-0.28		0.30
p:with TOPIC0		-0.29		0.23
p:with a		-0.27		-0.21
p:with agree		-0.38		-0.59
p:with allow	0.44	-0.34		
p:with and				0.20
p:with approval		0.54		-0.32
p:with ask		-0.32		
p:with back	-0.24		0.22	-0.44
p:with be		-0.23		0.29
p:with before			-0.20	
p:with can	-0.30	0.70		
p:with contact		-0.27		
p:with fact_word			-0.27	
p:with for		0.37		
p:with from		-0.38	0.54	-0.41
p:with have		-0.21		
p:with if	0.21			
p:with in		-0.51		0.38
p:with it	-0.42	0.31		
p:with keep	0.35	0.27		-0.52
p:with know		0.31		
p:with need			0.25	
p:with not	-0.51	0.40		
p:with of	-0.21	-0.52	-0.30	
p:with on	-0.22			
p:with once_more		-0.55		0.69
p:with only	-0.40	0.31	-0.25	-0.31
p:with over			-0.43	
p:with person		-0.37		-0.57
p:with soon		0.26		
p:with tell	-0.23	0.23		
p:with than		-0.30		
p:with thanks				0.21
p:with the		0.32		
p:with they				0.23
p:with thing	0.23	-0.28		0.27
p:with to			-0.23	
p:with today		-0.24		-0.28
p:with warn				-0.22
p:with we	0.31	0.64		
p:with when	-0.23			
p:with will	0.46	-0.25		
p:with would_like			0.31	
p:with x		0.33	0.29	
p:with xing	0.28			
p:with yet	-0.52	0.39	0.43	
p:with you		-0.56	-0.41	0.26
p:with your				-0.25
p:would_like ACT	-0.23	0.57		-0.27
p:would_like DONE	0.27			
p:would_like TOPIC0	-0.25			
p:would_like a	-0.32			
p:would_like about	-0.21			
p:would_like agree	-0.42			
p:would_like approval	-0.66	0.55		
p:would_like back			-0.33	
p:would_like be	0.27			
p:would_like because		-0.31		
p:would_like but	-0.26	0.41		
p:would_like by	-0.55	0.24		
p:would_like can		1.00	-0.27	
p:would_like do	-0.27			-0.21
p:would_like done_word	0.35			
p:would_like for	0.24			
p:would_like from			0.48	-0.32
p:would_like if		-0.24		
p:would_like in	-0.26	-0.37		
p:would_like it	-0.33			
p:would_like make_so	0.22			
p:would_like need	-0.26			
p:would_like not	-0.22	0.27		
p:would_like on	-0.23	-0.47	-0.31	
p:would_like once_more		0.26	-0.44	
p:would_like or	-0.39			
p:would_like our		-0.39	-0.23	
p:would_like out	-0.23			0.31
p:would_like person			0.21	
p:would_like say	-0.62	0.52		
p:would_like sent	-0.24			
p:would_like takes			0.34	
p:would_like tell		-0.20		
p:would_like than		0.26		
p:would_like the	-0.21		-0.37	
p:would_like there		-0.37		
p:would_like thing	0.22			-0.20
p:would_like up	-0.34			
p:would_like us	0.81	-0.53		
p:would_like we	0.37		-0.21	
p:would_like what		-0.37		
p:would_like with	0.69			
p:would_like x		-0.50		
p:would_like yet	0.78		0.23	-0.45
p:would_like you				0.28
p:would_like your		-0.21		
p:x ,				-0.23
p:x ?		-0.25		-0.21
p:x ACT		0.35	-0.24	0.45
p:x DONE	-0.22	0.24	-0.26	0.53
p:x TOPIC		0.50		
p:x TOPIC0		-0.35		1.03
p:x a				0.23
p:x after	0.27		0.24	
p:x agree	-0.31	-0.31	-0.36	-0.27
p:x allow	-0.29	0.31		-0.21
p:x an	-0.27			
p:x and	0.43		0.21	
p:x approval	0.71			-0.31
p:x ask		-0.71	-0.22	
p:x at		0.34		-0.37
p:x back				0.52
p:x because	-0.30	-0.55		
p:x before		-0.42		-0.35
p:x but		0.50		
p:x by		-0.30		
p:x can				-0.34
p:x contact	-0.21		0.34	-0.39
p:x do		-0.31	-0.28	
p:x done_word		-0.25		
p:x fact_word		-0.50		-0.32
p:x for		-0.41	-0.26	
p:x from		0.27		0.62
p:x go_on	-0.24	0.26		
p:x hand	-0.22	-0.48		
p:x here			-0.33	-0.71
p:x how	-0.59			
p:x if	-0.29		-0.24	
p:x in			0.48	-0.48
p:x into		-0.28		
p:x it		0.29		
p:x just			-0.22	0.52
p:x keep	-0.21	0.88	-0.27	-0.33
p:x kind		-0.25		
p:x know				0.23
p:x let		0.29		
p:x live		-0.35	0.34	-0.45
p:x look	-0.42	-0.43	-0.26	
p:x make_so	0.40	-0.32		-0.27
p:x may		0.59	-0.49	-0.37
p:x money	-0.31			-0.23
p:x must	-0.30	-0.23		
p:x need		-0.27	-0.33	-0.21
p:x not		0.65		-0.46
p:x of		-0.42	-0.27	0.33
p:x off		-0.41	-0.38	0.38
p:x on		-0.44	-0.31	
p:x once_more	-0.35			0.52
p:x only	0.35	0.49		-0.57
p:x our		0.28	0.27	-0.48
p:x out	0.50			-0.63
p:x person		-0.30	0.69	-0.30
p:x please	-0.51		-0.20	
p:x reason_for	-0.29			
p:x refuse		0.72		
p:x say				-0.42
p:x sent		-0.24	-0.44	
p:x so		0.51		
p:x soon	-0.38	-0.23		
p:x stop				-0.46
p:x takes			0.49	-0.24
p:x tell		-0.52	0.34	-0.44
p:x than		-1.13		-0.29
p:x thanks				-0.26
p:x the		0.24		
p:x then				-0.33
p:x there		0.34		
p:x they		-0.59	0.29	
p:x thing			-0.35	
p:x through_channel	-0.27	-0.21		
p:x to	0.48		0.30	-0.36
p:x today	0.33			0.39
p:x too		0.58		-0.45
p:x unable		0.38		
p:x up	-0.20	-0.24		
p:x us	-0.36	-0.59		-0.25
p:x warn			0.40	
p:x way				-0.30
p:x we		0.29		
p:x what	-0.20			
p:x when		0.47		
p:x where		0.46		0.30
p:x while	-0.24			
p:x why	-0.33			
p:x will			0.25	0.26
p:x with		-0.64	0.30	-0.56
p:x would_like	-0.20	-0.27		
p:x x		0.20		
p:x xed	0.22			-0.52
p:x xing		-0.33	-0.31	
p:x yet			0.33	0.25
p:x you	-0.22	0.36	0.21	0.26
p:x your		-0.54		
p:xed ,				0.56
p:xed 0		0.58	-0.21	-0.64
p:xed ?	-0.45	-0.29		
p:xed ACT	-0.51	0.22		
p:xed DONE		-0.27		0.58
p:xed TOPIC			0.21	
p:xed TOPIC0				1.02
p:xed a		-0.32		
p:xed afraid				0.57
p:xed after	-0.30	-0.45		
p:xed allow	-0.25			
p:xed approval	-0.35			-0.33
p:xed ask	-0.24	-0.77		-0.35
p:xed at	0.25	-0.25		-0.67
p:xed back		0.32		
p:xed be		0.28		0.42
p:xed because		0.21		
p:xed by			0.64	
p:xed can				0.75
p:xed contact	-0.21	-0.31		-0.29
p:xed do		0.25		
p:xed done_word	-0.29			
p:xed for	-0.36	-0.48		0.28
p:xed from		-0.21		
p:xed go_on	-0.38			
p:xed hand			-0.59	
p:xed have				0.34
p:xed here	0.53	-0.34	0.24	
p:xed in	-0.21	-0.29		-0.36
p:xed it	-0.20	0.31		
p:xed keep		-0.52		1.00
p:xed look		-0.54		-0.35
p:xed may	-0.38	-0.30		-0.29
p:xed money	-0.21	0.24		-0.38
p:xed need	-0.29	-0.26		
p:xed not		0.56		
p:xed of				-0.47
p:xed on				-0.50
p:xed once_more		0.54		-0.53
p:xed our			0.41	
p:xed out	-0.51	0.34		-0.32
p:xed over	-0.32	-0.29	-0.37	0.23
p:xed person		-0.26	0.21	
p:xed please				-0.20
p:xed refuse	-0.28	0.24	-0.43	
p:xed so				0.66
p:xed soon		0.21		
p:xed takes			0.25	
p:xed thanks				-0.38
p:xed the		0.44	0.20	-0.60
p:xed there		0.51		
p:xed thing		0.42		
p:xed through_channel				-0.34
p:xed today	-0.40	0.24		-0.47
p:xed up		-0.33	0.37	
p:xed we		0.22		
p:xed when				0.28
p:xed will		0.42		0.25
p:xed with	-0.26		-0.33	
p:xed would_like	-0.26			
p:xed x				-0.50
p:xed xed	0.36	-0.37	-0.47	
p:xed xing	-0.24	0.48	-0.23	
p:xed yet	-0.29		0.28	
p:xed you		-0.48	-0.30	
p:xed your		-0.30	-0.33	0.40
p:xing ,			0.32	-0.20
p:xing 0				-0.32
p:xing ?	-0.59	-0.21	-0.33	0.22
p:xing ACT				-0.49
p:xing DONE		-0.35	-0.23	-0.33
p:xing TOPIC	-0.24	0.35		-0.21
p:xing TOPIC0		-0.76		-0.27
p:xing a		-0.20		-0.32
p:xing afraid		0.20		
p:xing agree	0.24			-0.44
p:xing allow	-0.23	0.71		
p:xing and				-0.21
p:xing ask		-0.44		
p:xing at				0.59
p:xing because	0.26	-0.42		
p:xing by		-0.45	-0.30	0.37
p:xing contact			0.37	
p:xing do	-0.35			0.63
p:xing for		-0.25		
p:xing from	-0.32	0.46		
p:xing hand	-0.28			
p:xing have				0.40
p:xing here		0.21		
p:xing in			-0.24	-0.98
p:xing it	-0.32	0.35	-0.23	
p:xing kind		-0.22		-0.21
p:xing know			-0.24	
p:xing let	-0.43			
p:xing look		0.22		
p:xing money		0.64		
p:xing not		0.51		-0.25
p:xing of		-0.21		
p:xing on	-0.22	0.44	0.33	-0.25
p:xing once_more		-0.32		0.41
p:xing only		-0.34	0.37	
p:xing or	0.29			
p:xing our		-0.73	0.64	
p:xing out				-0.21
p:xing over		0.28	0.24	-0.35
p:xing person		-0.24	0.83	
p:xing refuse		0.38	-0.56	
p:xing say	-0.41	-0.46		-0.22
p:xing so		-0.30		
p:xing soon			-0.20	
p:xing stop		0.21		
p:xing tell			-0.31	
p:xing the	-0.28	0.34		0.53
p:xing then	0.21			
p:xing thing		0.22		-0.40
p:xing to			0.43	
p:xing today		0.67		-0.35
p:xing us	-0.44	0.49	-0.21	-0.29
p:xing when	0.36			
p:xing will	-0.42	0.65		
p:xing with	-0.31		-0.37	-0.22
p:xing would_like	-0.47			
p:xing x		-0.29	0.26	
p:xing xed		-0.54	0.23	
p:xing xing		-0.33	-0.21	-0.25
p:xing yet		-0.22	-0.28	
p:xing you	-0.21	-0.88		0.27
p:xing your	0.45			-0.63
p:yet 0		0.43		-0.25
p:yet ?	0.23			
p:yet ACT	0.40			0.34
p:yet DONE				0.30
p:yet TOPIC	-0.26	-0.21		0.33
p:yet TOPIC0	-0.39		-0.23	0.67
p:yet a	-0.27			
p:yet agree	0.49			
p:yet allow	-0.41			
p:yet approval	0.28			-0.27
p:yet at		-0.23	-0.21	0.29
p:yet be				0.24
p:yet because				0.44
p:yet but		-0.21	0.22	
p:yet can		0.77		
p:yet contact		0.35		
p:yet do	0.64			
p:yet done_word		0.29	-0.24	
p:yet for	-0.24			
p:yet from			0.31	-0.27
p:yet go_on				0.33
p:yet have		-0.25		
p:yet if	0.76			
p:yet in				0.60
p:yet it	0.48			0.20
p:yet just	-0.28			-0.41
p:yet keep	0.25			
p:yet know	-0.35	-0.22		
p:yet make_so				-0.26
p:yet money	-0.47		-0.35	
p:yet need		-0.25	-0.24	
p:yet not	0.70	0.69		
p:yet of				0.29
p:yet on	-0.51	0.30		-0.31
p:yet once_more		-0.21		0.39
p:yet or	1.07	-0.46	-0.21	-0.21
p:yet our		-0.29		
p:yet out		0.21		
p:yet over		-0.30	-0.33	-0.33
p:yet person			0.37	-0.40
p:yet reason_for		-0.24		
p:yet so		0.20		
p:yet soon		0.33		-0.48
p:yet tell				-0.32
p:yet thanks				0.22
p:yet the		0.36		
p:yet then	0.22			
p:yet there		-0.40		
p:yet thing	-0.79	-0.32		
p:yet to	0.23			0.31
p:yet us	0.30			
p:yet when				-0.34
p:yet x		0.36		
p:yet xed	-0.25			
p:yet xing		-0.29		
p:yet you	0.45			
p:you ,	0.23			
p:you 0			0.24	
p:you ?	-0.46			-0.22
p:you ACT				-0.37
p:you DONE	-0.62			-0.61
p:you TOPIC			-0.21	0.46
p:you TOPIC0	-0.43	-0.42		0.96
p:you a	-0.38			-0.30
p:you about				-0.27
p:you after	0.36		0.25	
p:you agree			-0.25	-0.37
p:you allow		0.60		-0.46
p:you also				-0.20
p:you and		-0.24		
p:you approval	0.46			
p:you ask	-0.63			
p:you at		-0.33	-0.21	
p:you back		-0.38	0.34	-0.54
p:you be			0.21	0.38
p:you because				-0.36
p:you contact				-0.23
p:you do	-0.33	-0.30		
p:you done_word	-0.47		-0.23	0.52
p:you for	-0.22	0.45	-0.39	0.22
p:you from	-0.20			-0.34
p:you go_on				0.48
p:you hand		-0.38	0.37	-0.58
p:you have	-0.28			0.74
p:you here		-0.21	0.23	
p:you how	-0.31			-0.24
p:you in	-0.21			
p:you it		0.27		-0.25
p:you just				0.30
p:you keep	-0.35	-0.51		
p:you kind	-0.34			0.33
p:you know	-0.40	0.37		
p:you let	-0.49	0.40		
p:you live				-0.22
p:you look	-0.21			0.34
p:you make_so			0.45	
p:you may	0.37	-0.23		-0.55
p:you money	0.32			0.29
p:you need	0.55			
p:you not		-0.27	-0.35	-0.31
p:you of	0.21			-0.22
p:you off	0.32			-0.37
p:you on	-0.22	-0.25	0.45	
p:you once_more		0.23		0.63
p:you only	0.71	-0.54	-0.45	-0.47
p:you or	-0.35			
p:you our				0.28
p:you out	-0.53	-0.32		-0.22
p:you over				-0.58
p:you person	-0.59		0.25	-0.21
p:you reason_for	-0.25			
p:you say	0.26	-0.37	-0.43	-0.20
p:you so	0.42			-0.42
p:you soon	-0.29	0.29		
p:you takes	0.26			
p:you tell	-0.47			
p:you than		-0.37	-0.33	
p:you thanks	-0.33		-0.21	-0.58
p:you then	0.28		-0.60	
p:you there	-0.41			
p:you they			0.34	
p:you thing	-0.33			
p:you through_channel	-0.29		-0.22	
p:you to		-0.45	-0.22	
p:you too		0.71		
p:you up	-0.31			
p:you us	0.34	-0.21	-0.38	-0.29
p:you warn			-0.35	
p:you way	0.36			-0.20
p:you we	1.30		-0.36	
p:you what	-0.34			
p:you when	-0.58			0.39
p:you where	-0.23			-0.27
p:you while		0.59		
p:you will				0.29
p:you with				-0.36
p:you would_like	0.26	-0.23		-0.26
p:you x			0.33	-0.22
p:you xed	-0.63	-0.47		-0.23
p:you xing	-0.42			-0.44
p:you yet		-0.23	-0.22	
p:you you	-0.47	-0.24		
p:you your	-0.74	-0.20		0.41
p:your ,		-0.33	-0.33	
p:your 0		-0.46		
p:your ?	0.28	-0.25		-0.33
p:your ACT	0.59	-0.24		
p:your DONE	-0.40			-0.37
p:your TOPIC	0.20			0.75
p:your TOPIC0		-0.22		0.50
p:your about		0.47		
p:your agree	-0.51		-0.36	
p:your an		0.42		
p:your and		-0.25		0.21
p:your approval	0.23	-0.22		
p:your ask		-0.30	-0.26	-0.35
p:your at	-0.30	0.49		
p:your back	-0.31	-0.69		0.51
p:your be	0.25			
p:your because				-0.32
p:your by				0.50
p:your can	-0.59			-0.23
p:your contact		0.38	0.51	
p:your do	-0.32	0.32		0.49
p:your done_word			-0.29	
p:your for				0.41
p:your from	-0.33		-0.34	
p:your go_on		0.27		0.41
p:your hand			0.34	-0.38
p:your have	-0.25		0.30	-0.48
p:your here		-0.46	-0.20	
p:your how	-0.43			
p:your in		-0.69	-0.57	0.27
p:your it			-0.35	0.41
p:your keep		0.74	-0.37	-0.71
p:your live	0.31	-0.23		0.73
p:your look	-0.30	-0.38	-0.27	-0.28
p:your make_so	-0.34	-0.21		-0.33
p:your may			-0.42	
p:your money	-0.28	0.45		0.60
p:your need	0.61	-0.47		-0.36
p:your not				-0.36
p:your of	0.20			-0.39
p:your off	-0.37	0.48		-0.33
p:your on		-0.24		0.51
p:your once_more		-0.59		0.55
p:your out	-0.38	-0.36		0.80
p:your over	-0.59		-0.33	0.55
p:your person			0.76	
p:your please	-0.28			-0.30
p:your refuse	-0.24	1.09	-0.25	-0.51
p:your sent				0.21
p:your soon		0.53	-0.44	
p:your takes				-0.26
p:your tell	-0.40	-0.48		0.55
p:your the	0.61		0.30	
p:your there	-0.29			0.32
p:your they			0.32	
p:your thing	-0.36	-0.34		-0.31
p:your through_channel		-0.21	-0.22	-0.35
p:your to	0.45	-0.52	0.38	
p:your today	-0.22	-0.24		-0.66
p:your too	0.32	0.25		
p:your us	-0.26	-0.39	-0.53	-0.31
p:your way	-0.25			0.80
p:your we	0.27	-0.47	0.23	
p:your when				-0.25
p:your where		0.79		
p:your will	0.27		-0.24	
p:your with	-0.32	-0.53		-0.21
p:your x	-0.29			0.37
p:your xed	0.31			-0.86
p:your xing	-0.28			
p:your yet	-0.31	-0.34	-0.37	
p:your you				0.22
p:your your		-0.24		
piece	-0.75	-0.70	-0.49	-0.96
question	0.25	-0.25		-0.26
rule:asksToConfirm	2.04	-0.22		-0.43
rule:handsOver		-0.74	1.77	-0.43
rule:refuses	-0.45	1.84	-0.27	-0.65
rule:reportsDone	-0.53	-0.57	-0.34	1.80
w2:, 0				0.28
w2:, a		-0.20		
w2:, aap	0.79			
w2:, aapki	0.27			-0.22
w2:, ab		0.22		0.97
w2:, account		-0.48		-0.62
w2:, activ	-0.49	-0.21	-0.41	
w2:, activat	0.24			
w2:, add		-0.32		
w2:, after	0.32			
w2:, all				0.61
w2:, alright	0.50			
w2:, amount	-0.24	-0.56	-0.24	
w2:, as				-0.48
w2:, at		-0.22		
w2:, back	-0.28	-0.24	-0.28	
w2:, balanc				-0.21
w2:, bata		-0.28		-0.24
w2:, bataiy	-0.51			-0.54
w2:, befor		0.25		
w2:, block	-0.36	-0.82	-0.32	
w2:, boliy				-0.28
w2:, both	0.61	-0.24		-0.53
w2:, brambl	-0.49	-0.27		-0.22
w2:, branch				-0.21
w2:, busines			0.23	
w2:, but		0.42		
w2:, by			0.29	
w2:, call		-0.25		
w2:, cancel	-0.27			0.26
w2:, card		-0.24		-0.49
w2:, chang	-0.26			-0.37
w2:, check		-0.24	-0.26	
w2:, chequ	-0.70			
w2:, cold	-0.24	-0.27	-0.30	-0.43
w2:, confirmation	-0.20			0.29
w2:, connect	-0.35		0.20	
w2:, cool	0.22		-0.36	-0.24
w2:, correct				-0.24
w2:, could		-0.25		
w2:, dear			0.35	
w2:, do	0.24			
w2:, don	-0.33	-0.31	-0.28	0.54
w2:, done-mark	-0.30	-0.26	-0.28	0.36
w2:, doubl		-0.43		-0.49
w2:, effectiv		-0.46		
w2:, eight	-0.37			0.59
w2:, enter		-0.32		0.49
w2:, every				-0.38
w2:, exact				-0.55
w2:, fd	-0.29		-0.37	
w2:, fifty		-0.42		-0.26
w2:, fil				0.24
w2:, first			-0.37	
w2:, for			-0.33	
w2:, found	-0.58		-0.30	-0.37
w2:, four	-0.23	-0.29		0.83
w2:, friday	-0.35	-0.38		0.25
w2:, from		-0.47		
w2:, get			0.25	
w2:, go		-0.35		0.22
w2:, going	0.27			
w2:, got	-0.31	-0.39		-0.78
w2:, hartwell	-0.34	-0.26	-0.23	
w2:, hav				0.45
w2:, he			0.52	
w2:, hello		-0.39		
w2:, hold			0.21	
w2:, hon		-0.44		-0.30
w2:, i		-0.25	-0.32	
w2:, in	-0.23			
w2:, increas				0.34
w2:, interest	0.25			
w2:, isliy		0.47		
w2:, ism		0.36		
w2:, issu		-0.26		
w2:, its		-0.27		
w2:, kind				0.39
w2:, kyc	-0.25	0.24	0.24	
w2:, last	-0.37	-0.67	-0.33	-0.87
w2:, lin			0.30	
w2:, loan		0.22		
w2:, lov		0.26		
w2:, maam	0.32	-0.39		0.23
w2:, mr				0.86
w2:, mrs		-0.22		
w2:, ms			-0.41	
w2:, much		0.30		
w2:, never	-0.39	-0.67		-0.32
w2:, new		-0.56		-0.52
w2:, nic		-0.35		-0.21
w2:, nin				0.83
w2:, no		1.03		-0.42
w2:, non		-0.42		
w2:, not		0.45		
w2:, not-mark	-0.36	0.56		0.36
w2:, notic				-0.25
w2:, november	-0.74	-0.34	-0.32	0.83
w2:, number		-0.21		0.44
w2:, odet		-0.32	-0.21	0.77
w2:, off		-0.23		
w2:, oh				0.36
w2:, ok	0.31			-0.23
w2:, old				-0.54
w2:, on	-0.25			-0.39
w2:, onc	0.74			0.20
w2:, one			0.23	0.83
w2:, onlin				0.53
w2:, only	-0.28	-0.24		0.30
w2:, open		-0.27		-0.20
w2:, order		-0.24		
w2:, out		-0.24		-0.56
w2:, over	-0.29			
w2:, p	-0.52			-0.33
w2:, paid		-0.20		
w2:, paisa		0.58		
w2:, pan	-0.25			
w2:, password	-0.38			
w2:, payment				-0.39
w2:, phir	0.75			-0.44
w2:, phon		0.82	-0.20	
w2:, pleas				-0.35
w2:, plu	-0.39		-0.20	-0.40
w2:, policy	-0.56	0.44		
w2:, poora	-0.25		-0.24	-0.30
w2:, pretty				-0.34
w2:, provid	0.35			
w2:, pul	-0.25			
w2:, put	-0.24	-0.26		
w2:, quay	-0.50		-0.48	0.30
w2:, rais		-0.31		0.32
w2:, ready	1.31	-0.24	-0.32	-0.66
w2:, refus	-0.37	0.85	-0.34	-0.47
w2:, register		-0.25		
w2:, revers				0.26
w2:, right	0.76			
w2:, rough	-0.23			-0.34
w2:, sam	-0.48		-0.32	
w2:, saving				0.32
w2:, say	0.28	-0.35		-0.22
w2:, security		0.30		
w2:, sent	-0.27	-0.34		0.52
w2:, set		-0.21	-0.27	0.38
w2:, seven	-0.35		-0.24	0.95
w2:, shall		-0.30		
w2:, she			0.31	
w2:, sinc				0.49
w2:, sir		-0.21		0.38
w2:, so		0.59		
w2:, somebody			-0.36	-0.21
w2:, sorry		0.87		
w2:, start	0.24			
w2:, stay	-0.23	0.69		-0.81
w2:, still	0.70	0.48		-0.34
w2:, stop	-0.61	-0.62	-0.68	1.14
w2:, street				-0.41
w2:, tak	-0.24			1.06
w2:, tap				0.65
w2:, ten		0.55		
w2:, thaddeu			0.29	-0.34
w2:, thank				-0.33
w2:, that	-0.30	-0.31		0.41
w2:, the	-0.28	-0.24		
w2:, theek	0.40			-0.21
w2:, their		0.57		0.35
w2:, then	0.33			
w2:, thi		0.56		-0.33
w2:, thos				-0.26
w2:, thre	-0.38			0.47
w2:, thursday		-0.72	-0.48	
w2:, till		0.20		-0.45
w2:, to		-0.32		-0.45
w2:, today	-0.20			
w2:, tomorrow		-0.33	0.29	-0.46
w2:, too			-0.26	
w2:, tuesday	0.74		-0.40	-0.29
w2:, twic	-0.44		-0.31	-0.41
w2:, two		-0.23		1.05
w2:, unlock		-0.35		
w2:, until		-0.20		
w2:, updat		-0.34	-0.22	
w2:, uski		-0.40		
w2:, we		0.25		-0.38
w2:, welcom		-0.30	-0.32	
w2:, whatever		0.22		
w2:, whenever	0.24			0.32
w2:, whil				0.42
w2:, with			-0.21	0.31
w2:, y/n	0.31	-0.29	-0.28	
w2:, yah		0.47		
w2:, year	-0.55	-0.53	-0.24	-0.37
w2:, yeh				-0.22
w2:, yes	0.34	-0.23		
w2:, you			-0.31	0.28
w2:, your				-0.37
w2:, zaroor	-0.34	-0.41	-0.48	-0.58
w2:, zero		-0.50	-0.31	0.69
w2:0 $	-0.56		-0.49	
w2:0 ,			-0.22	
w2:0 0	-0.25	-0.50	-0.22	-0.50
w2:0 a		-0.33		-0.33
w2:0 and	-0.24	-0.47		0.29
w2:0 any		-0.53		0.56
w2:0 are		-0.63		
w2:0 as	-0.56		-0.49	0.36
w2:0 at	-0.50	-0.54		0.63
w2:0 back		0.56		-0.49
w2:0 buck		-0.46	-0.21	-0.47
w2:0 by		-0.35	-0.48	-0.30
w2:0 can		0.54		-0.38
w2:0 check	0.27		-0.27	-0.62
w2:0 cooper		-0.35	-0.21	
w2:0 day		-0.43	-0.27	
w2:0 digit	-0.40		-0.26	-0.41
w2:0 execut	-0.37	-0.35		0.81
w2:0 for				0.23
w2:0 from		-0.29		
w2:0 ghant			0.42	-0.31
w2:0 go		0.39		-0.35
w2:0 has	-0.39	-0.56		0.55
w2:0 hour			0.37	-0.28
w2:0 in	-0.59			0.38
w2:0 is				0.98
w2:0 ka	0.94			-0.46
w2:0 larch				0.29
w2:0 leav	0.27	-0.96	-0.39	-0.59
w2:0 may	0.54	-0.29		-0.21
w2:0 month	-0.63		-0.56	
w2:0 november				0.52
w2:0 now	-0.39	-0.27	-0.31	0.49
w2:0 of	-0.82	-0.59	-0.20	
w2:0 on	-0.37			0.50
w2:0 out	0.43			
w2:0 p		-0.38		0.38
w2:0 pe	0.45			-0.47
w2:0 percent				-0.25
w2:0 rupay	0.55			
w2:0 the	-0.24	-0.35		-0.26
w2:0 to	0.44			-0.90
w2:0 today	0.22	-0.73		0.24
w2:0 wali	-0.53			-0.27
w2:0 wapa				0.36
w2:0 went		-0.58		0.97
w2:0 wher		0.42		
w2:0 will	-0.33	0.21	-0.23	-0.26
w2:0 yes	-0.69	-0.26	-0.28	-0.33
w2:? $	0.25	-0.25		-0.26
w2:^ 0	-0.56	-0.67	-0.49	-0.84
w2:^ a	0.36	-0.84	-0.45	-0.57
w2:^ aaand	-0.61	-0.48	-0.42	1.03
w2:^ aadhaar	-0.25	-0.36	-0.29	-0.38
w2:^ aap	0.56	-0.25		-0.30
w2:^ aapka	-0.78			-0.38
w2:^ aapki	0.27			-0.73
w2:^ aapko	-0.37			-0.31
w2:^ ab	-0.31	-0.44		0.24
w2:^ abhi	-0.31	0.67		
w2:^ about	-0.33			-0.37
w2:^ absolute	-0.33	-0.46	-0.25	-0.63
w2:^ acces	-0.33		-0.34	0.27
w2:^ account	-0.26	-0.45	-0.25	0.50
w2:^ activ	-0.73	-0.34	-0.56	-0.33
w2:^ activation	-0.33			
w2:^ ad	-0.70	-0.34	-0.61	0.99
w2:^ add	0.40	-0.30		
w2:^ addres	-0.36	-0.41	-0.39	
w2:^ after	-0.43	-0.40	-0.24	-0.49
w2:^ again		-0.28	-0.29	-0.70
w2:^ agar	-0.23	-0.25		
w2:^ agre	1.00	-0.29	-0.56	-0.32
w2:^ ah	-0.41	0.52	-0.40	-0.77
w2:^ aisa		-0.29		-0.31
w2:^ alert	-0.33		-0.56	-0.84
w2:^ all		-0.35	-0.37	1.20
w2:^ almost		-0.47	-0.29	-1.10
w2:^ already		-0.49	-0.56	-0.63
w2:^ alright		-0.24	-0.42	-0.21
w2:^ am	0.56	-0.63		-0.27
w2:^ amount	-0.26	-0.24	-0.40	-1.05
w2:^ an		-0.88		-0.50
w2:^ and	-0.32			-0.49
w2:^ another		0.25		-0.77
w2:^ any		-0.22		
w2:^ anybody			-0.23	
w2:^ anyon		-0.43		-0.52
w2:^ anyth	-0.51	-0.21	-0.34	-1.07
w2:^ apology	-0.24			
w2:^ application			-0.41	
w2:^ are	0.25		-0.27	-0.43
w2:^ around	-0.52	-0.33		-0.27
w2:^ as		-0.30		-0.26
w2:^ at	-0.23	-0.24	-0.29	-0.35
w2:^ aur	-0.39	-0.61	-0.33	
w2:^ aw	-0.39	0.28	-0.39	-0.74
w2:^ back	-0.51	-0.49	-0.51	
w2:^ balanc	-0.22		-0.31	-0.61
w2:^ bank		-0.96		
w2:^ bas	0.37			-0.24
w2:^ basic	-0.55		-0.22	-0.32
w2:^ bata	-0.64	-0.41	-0.56	-0.68
w2:^ bataiy	-0.81	-0.63	-0.46	-0.79
w2:^ be	-0.23	-0.51	-0.22	-0.27
w2:^ bear	-0.32	-0.84	-0.49	-0.41
w2:^ beatriz	-0.23			
w2:^ becaus	-0.33			
w2:^ befor	-0.51			-0.32
w2:^ being	-0.89	-0.23		-0.60
w2:^ bellamy	-0.37			0.46
w2:^ bergen		-0.47	-0.20	-0.28
w2:^ besid	-0.57		-0.22	
w2:^ best	-0.25			
w2:^ bhaiya	-0.43	-0.26	-0.58	-0.71
w2:^ bina		0.79		
w2:^ birth		-0.63	-0.23	
w2:^ birthday	-1.09	-0.77	-0.63	-0.68
w2:^ block	-0.39		-0.26	
w2:^ blu	-0.64	-0.20	-0.20	-0.22
w2:^ boliy	-0.49	-0.23	-0.49	-0.62
w2:^ boom	-0.44	-0.44	-0.51	0.86
w2:^ born	-0.64	-0.31	-0.44	-0.39
w2:^ both	-0.34	-0.31	-0.23	
w2:^ brambl		-0.28	-0.42	-0.36
w2:^ branch				-0.23
w2:^ break		-0.31		
w2:^ bring	0.35	-0.30	-1.01	-0.36
w2:^ broken			-0.22	0.43
w2:^ brr	-0.23	-0.30	-0.35	-0.51
w2:^ busines	-0.24		0.25	-0.51
w2:^ but	-0.25			-0.31
w2:^ by	-0.39		0.38	-0.34
w2:^ cal	-0.22			-0.52
w2:^ call	-0.39	-0.29	0.38	-0.29
w2:^ can		0.68		
w2:^ cancel	-0.38	-0.48	-0.44	
w2:^ card	-0.58	-0.25		-0.69
w2:^ cas	-0.43		0.58	-0.77
w2:^ cash		-0.25		-0.56
w2:^ certain	-0.84	-0.57	-0.54	-0.97
w2:^ certificat	-0.41	-0.20	-0.63	0.52
w2:^ chah	-0.20			
w2:^ chalega			-0.44	
w2:^ chang	-0.71	-0.66	-0.23	
w2:^ charg		-0.29	-0.29	-0.63
w2:^ chat		-0.61	-0.21	
w2:^ check	-0.60	-0.42		0.46
w2:^ cheer	-0.48	-0.22	-0.45	-0.66
w2:^ chequ	-0.23	-0.25	-0.30	
w2:^ children		-0.45		-0.28
w2:^ chip	-0.21	-0.23		-0.45
w2:^ claim		-0.80	-0.52	0.64
w2:^ clear	0.23	-0.33	-0.24	-0.28
w2:^ clos	-0.31	-0.25	-0.24	-0.25
w2:^ closur	-0.21		-0.21	0.24
w2:^ cod	-0.62	-0.48	-0.62	-0.53
w2:^ coin	-0.60	-0.46		-0.74
w2:^ cold	-0.37	-0.24		
w2:^ colleagu			-0.37	
w2:^ complaint	-0.47	-0.23	-0.29	0.34
w2:^ complet	-0.52	-0.39	-0.38	0.79
w2:^ confirm	0.61	-0.21	-0.40	
w2:^ confirmation	-0.58		-0.28	0.71
w2:^ congratulation	-0.20		-0.36	-0.58
w2:^ connect	-0.55	-0.40	1.03	-0.43
w2:^ consider	-0.21			0.46
w2:^ contact	-0.29	-0.21	0.50	-0.25
w2:^ conversion	-0.24	-0.34	-0.42	
w2:^ convert	0.23		-0.25	0.42
w2:^ cool	1.60	-0.20	-0.29	-0.25
w2:^ correct	0.31	-0.26	-0.27	
w2:^ cost			-0.36	
w2:^ could	-0.39			
w2:^ courier	-0.83	-0.23	-0.84	-0.91
w2:^ covesid		-0.25	-0.35	0.88
w2:^ credit	-0.54	-0.41	-0.38	-0.83
w2:^ customer	-0.72	-0.47		
w2:^ cvv	-0.28			
w2:^ d	-0.38	-0.51		0.29
w2:^ dat				-0.21
w2:^ day		-0.96	-0.62	-0.30
w2:^ dd/yyyy	-0.74	-0.24	-0.31	-0.39
w2:^ deal	0.74		-0.55	-0.27
w2:^ dear	-0.34	-0.80	-0.44	-0.71
w2:^ debit	-0.35		-0.37	-0.61
w2:^ december		0.57		-0.74
w2:^ decision	-0.67	-0.34	-0.31	-0.45
w2:^ declin	-0.81	1.16	-0.58	-0.54
w2:^ dentist	-0.53	-0.50	-0.47	
w2:^ deny	-0.40	0.64	-0.38	-0.41
w2:^ deposit			-0.33	-0.24
w2:^ describ	-0.28			-0.45
w2:^ detail				-0.46
w2:^ dhanyavaad	-0.38	-0.51	-0.28	-0.65
w2:^ did	-0.68			
w2:^ disclosur	-0.20	0.52	-0.36	-0.23
w2:^ do	0.86	-0.55	-0.45	-0.33
w2:^ dob	-0.52	-0.46	-0.61	-0.49
w2:^ doe	0.36			-0.24
w2:^ don	-1.39	-0.34	-0.46	0.82
w2:^ done-mark	-0.64	-0.23	-0.47	0.21
w2:^ dono	-0.66		-0.48	-0.41
w2:^ doubl	-0.40	-0.60	-0.34	-0.42
w2:^ doubt	-0.22			
w2:^ down	-0.39	-0.55		-0.61
w2:^ dr	-0.22	-0.25	-0.23	-0.28
w2:^ drop	-0.21	-0.60	-0.33	-0.36
w2:^ dunmor		-0.51		0.77
w2:^ dunmore				0.25
w2:^ each	-0.20	-0.22	-0.31	
w2:^ easy	-1.23	-1.03	-0.73	-1.05
w2:^ effectiv	-0.29	-0.63		0.38
w2:^ eight	-0.61	-0.80	-0.40	0.36
w2:^ ek	-0.75	-0.34		-0.36
w2:^ email	-0.21		-1.45	0.26
w2:^ emi				0.26
w2:^ end	-0.50	-0.39	-0.51	
w2:^ enjoy	-0.53	-0.42		0.32
w2:^ enter	0.52		-0.73	
w2:^ escalat	-0.85	-0.58	0.96	-0.41
w2:^ euro	-0.34		-0.33	-0.78
w2:^ even	-0.23	0.40		
w2:^ every		-0.52		-0.71
w2:^ everyth		-0.26	-0.39	
w2:^ exact	-0.69	-0.73	-0.51	-0.40
w2:^ expect			0.38	-0.34
w2:^ expiry	-1.13	-0.54	-0.55	-0.75
w2:^ expres	-0.81	-0.22	-0.35	-0.49
w2:^ fd				-0.55
w2:^ fee	-0.69	0.51	-0.43	-0.61
w2:^ fifty	-0.30	-0.75	-0.72	
w2:^ fil	-0.50		-0.25	
w2:^ fin	0.49		-0.25	
w2:^ first	-0.52	-0.20	-0.43	-1.06
w2:^ fiv		-0.25	-0.30	-0.37
w2:^ for	-0.21		-0.32	-0.35
w2:^ foreign	-0.33	0.55		-0.76
w2:^ forgiv	-0.29	0.39	-0.27	
w2:^ forward	-0.22	-0.33		-1.00
w2:^ found		-0.52	-0.36	-0.63
w2:^ four	-0.93		-0.49	0.78
w2:^ fraudster			-0.51	-0.23
w2:^ fre	-0.21	-0.62	-0.49	-0.58
w2:^ friday	-0.49	-0.85	-0.24	
w2:^ from	-0.37	-0.50		0.22
w2:^ full			-0.21	
w2:^ fund		-0.66	-0.20	-0.28
w2:^ get	-0.45	-0.26	0.55	-0.67
w2:^ gift				-0.44
w2:^ giv	-0.21			-0.41
w2:^ given		0.45		-0.28
w2:^ go	0.34	-0.44	-0.38	-0.35
w2:^ going		-0.36	0.51	
w2:^ gold	-0.22	-0.60		0.28
w2:^ gon	-0.71	-0.99	-0.63	0.84
w2:^ good	-0.38	-0.41	-0.37	-0.51
w2:^ got	-0.63	-0.58	-0.34	-1.23
w2:^ great	-0.23	-0.36	-0.24	-0.22
w2:^ greeting	-0.40	-0.32	-0.33	-0.51
w2:^ gros	-0.34	-0.24		
w2:^ haan	-0.42			-0.38
w2:^ had		-0.60		-0.43
w2:^ haha		-0.76		-0.43
w2:^ half		-0.44	-0.29	-0.59
w2:^ hamar		-0.21	0.40	
w2:^ hamara		-0.41	-0.29	
w2:^ hamari		-0.26	0.44	
w2:^ hand	0.33	-0.31	0.38	
w2:^ hang	-0.70	-0.25	-0.53	-0.84
w2:^ happy	0.37	-0.58	-0.45	-0.60
w2:^ hard	-0.22	0.35	-0.21	
w2:^ hartwell			-0.22	
w2:^ has	-0.28		-0.36	-0.36
w2:^ hav	-0.55		-0.25	-0.21
w2:^ he		-0.27		-0.38
w2:^ hello	-0.29	-0.43	-0.69	-1.03
w2:^ her	-0.29	-0.69	0.21	
w2:^ heron			-0.33	-0.63
w2:^ hi	-0.26	-0.56	-0.33	-1.08
w2:^ hiya	-0.36	-0.57	-0.67	-0.64
w2:^ ho	-0.37	-0.37	-0.29	0.99
w2:^ hold	-0.21	-0.63		
w2:^ holiday		-0.55	-0.25	-0.43
w2:^ hon	-0.73	-0.70	-0.48	-0.50
w2:^ hotel		-0.52		
w2:^ hous	-0.35	-0.34	-0.30	-0.24
w2:^ how	-0.53			-0.35
w2:^ however	-0.32	0.47		-0.43
w2:^ hum		0.45		-0.25
w2:^ i	-0.40	-0.25		
w2:^ iceland	-0.35	-0.76	-0.48	-0.67
w2:^ identity	-0.44	-0.28	-0.54	-1.16
w2:^ if	-0.25	-0.59		
w2:^ ifsc	-0.59	-0.43	-0.49	
w2:^ impossibl	-0.25	0.63	-0.31	-0.38
w2:^ in	-0.54	-0.53	-0.31	
w2:^ increas	-0.55		-0.45	
w2:^ inflation		-0.20		-0.20
w2:^ interest	0.80	-0.54	-0.23	-0.40
w2:^ into	-0.31			
w2:^ invoic	-0.41	-0.58	-0.38	-0.86
w2:^ is				-0.46
w2:^ isk	-0.44	-0.34		-0.26
w2:^ isliy	-0.52	0.55	-0.37	-0.24
w2:^ ism		0.78		-0.22
w2:^ issu		-0.28		
w2:^ it	-0.27	-0.48	-0.30	
w2:^ its	-0.51	-0.50	-0.23	-0.60
w2:^ jab	-0.42	0.41	-0.34	
w2:^ janm	-0.31	-0.27	-0.24	-0.46
w2:^ ji	-0.38	-0.53	-0.51	-0.89
w2:^ jo		-0.20		
w2:^ joint	-0.39	0.73		-0.62
w2:^ jona	-0.39		-0.34	-0.51
w2:^ just		-0.23	-0.26	-0.49
w2:^ kab	-0.51	-0.28	-0.26	
w2:^ kabhi	-0.78	-0.36	-0.29	-0.26
w2:^ kahan	-0.28		-0.29	-0.30
w2:^ kahin	-0.39	-0.33	-0.28	-0.40
w2:^ kal	-0.24	-0.63		-0.25
w2:^ kar	0.24		-0.31	0.56
w2:^ kaun	-0.52		-0.32	
w2:^ kauns	-0.80	-0.41	-0.27	-0.37
w2:^ kaunsa	-0.34			-0.27
w2:^ kaunsi	-0.45			-0.30
w2:^ keep		-0.37		
w2:^ kiln	-0.46	-0.36		
w2:^ kind		-0.57	-0.32	-0.40
w2:^ kis	-0.52		-0.23	
w2:^ kisi	-0.24	-0.62	-0.39	-0.21
w2:^ kisk	-0.53	-0.34	-0.24	-0.37
w2:^ kisko	-0.74	-0.27		-0.37
w2:^ kisn	-0.50	-0.36	-0.32	-0.50
w2:^ kitn	-0.49			-0.26
w2:^ kitna	-0.41	-0.22		-0.26
w2:^ koi		-0.27		
w2:^ kripya	-0.47		-0.27	-0.47
w2:^ kya	0.41			
w2:^ kyc			0.40	
w2:^ kyun	-0.52	-0.35		-0.35
w2:^ laga			-0.28	
w2:^ larch			-0.28	
w2:^ last	-0.37	-0.50		-0.48
w2:^ leav	-0.51	-0.71	-0.34	
w2:^ let	-0.37	-0.24		-0.24
w2:^ letter	-0.40	-0.31	-0.21	
w2:^ lift	-0.49		-0.46	0.88
w2:^ limit		-0.86	-0.49	
w2:^ lin		-0.28		-0.24
w2:^ lionel	-0.27	-0.26	0.90	-0.31
w2:^ liv	-0.36	-0.43	-0.36	-0.42
w2:^ load	-0.25			-0.52
w2:^ loan	-0.24		-0.54	-0.71
w2:^ lock	0.55	-0.73	-0.28	1.08
w2:^ login	-0.27			
w2:^ long		-0.35	-0.22	
w2:^ look	-0.67	-0.49	-0.29	-0.99
w2:^ lov	-0.59	-0.69	-0.55	-1.05
w2:^ love	-0.55	-0.65	-0.53	-0.72
w2:^ maaf	-0.27	0.57	-0.22	-0.51
w2:^ maam	-0.42	-0.49	-0.54	-0.84
w2:^ maf		0.57		-0.30
w2:^ mail	-0.29		-0.20	
w2:^ main	-0.54	-0.25		-0.35
w2:^ many	-0.31	-0.46		-0.37
w2:^ mayn't		-0.50		-0.24
w2:^ merchant	-0.38	-0.30	-0.55	
w2:^ messag	-0.43		-0.46	
w2:^ mind	-0.61			
w2:^ mission	-0.23	-0.26		0.52
w2:^ money	-0.21		-0.27	-0.44
w2:^ month	-0.44	-0.30		-0.77
w2:^ most		-0.44		-0.24
w2:^ mov			-0.35	0.33
w2:^ mr	-0.30	-0.36	-0.52	
w2:^ mrs	-0.34	-0.31		-0.75
w2:^ ms	-0.53	-0.40	-0.56	-0.35
w2:^ much	-0.43	0.57		
w2:^ mujh	-0.28	-0.37		-0.27
w2:^ my		0.32	-0.34	-0.31
w2:^ nam	-0.72	-0.39	-0.37	-0.65
w2:^ namast	-0.36			
w2:^ national		-0.25		
w2:^ naya		-0.31	-0.45	-0.20
w2:^ near	-0.31	-0.53	-0.49	-1.41
w2:^ need			-0.22	-0.33
w2:^ neft	-0.25	-0.31	-0.20	-0.50
w2:^ net			-0.25	
w2:^ never	-0.31	-1.02	-0.28	-0.57
w2:^ new		-0.61	-0.30	-0.69
w2:^ next	-0.78	-0.34		-0.71
w2:^ nic	-0.52	-0.35	-0.59	-0.60
w2:^ night		-0.40		-0.29
w2:^ nin	-0.59	-0.28	-0.66	0.65
w2:^ no	-0.42	0.32	-0.28	
w2:^ nobody			-0.36	-0.42
w2:^ nomination				0.39
w2:^ nomine		-0.73		-0.37
w2:^ non	-0.34		-0.20	-0.20
w2:^ nor	-0.51	-0.23	-0.60	-0.26
w2:^ nora		-0.45	-0.43	0.75
w2:^ norway		-0.94	-0.25	
w2:^ not			-0.36	-0.68
w2:^ not-mark	-0.44		-0.56	-0.22
w2:^ noth	-0.22		-0.25	
w2:^ notic	-0.23		-0.49	-0.25
w2:^ november	-0.30		-0.29	
w2:^ now		-0.43	-0.33	-1.18
w2:^ number			-0.27	-0.22
w2:^ odet	-0.73	-0.31	-0.49	
w2:^ of	-0.68	-0.36	-0.29	-0.62
w2:^ off		-0.76	-0.50	0.23
w2:^ oh	-0.32	-0.70	-0.64	-0.64
w2:^ ok	-0.93	-0.74	-0.44	
w2:^ old	-0.24	-0.54	-0.33	-0.45
w2:^ on		0.20		-0.47
w2:^ onc	-0.76	0.27		-0.60
w2:^ one	-0.30	-0.96	-0.34	-0.78
w2:^ onlin	-0.65	-0.34	-0.23	-0.62
w2:^ only	-0.34	-0.42	-0.52	
w2:^ ooh	-0.37	-0.67	-0.36	-0.98
w2:^ open		-0.25	-0.26	
w2:^ or	-0.62		-0.26	
w2:^ order	0.46	-0.21	-0.50	0.67
w2:^ otp	-0.42	-0.34	-0.70	-0.87
w2:^ our		-0.30	0.36	-0.34
w2:^ out	-0.42		-0.37	-0.75
w2:^ over	-0.55	0.30		-0.31
w2:^ overnight	-0.85	-0.24		-0.51
w2:^ owen	-0.52	-0.29	-0.21	0.30
w2:^ p	-0.30			-0.27
w2:^ pack	-0.93	-0.51	-0.63	-0.40
w2:^ paid	-0.60	-0.66	-0.59	0.72
w2:^ paisa	-0.31	-0.23		-0.35
w2:^ pan	-0.40	-0.67	-0.21	-0.71
w2:^ paper	-0.80	-0.45	-0.23	-0.52
w2:^ pass	-0.41	-0.30	0.99	-0.70
w2:^ passbook	-0.37	-0.70	-0.51	-0.42
w2:^ password	-0.29	-0.47		-0.41
w2:^ pata	-0.57	-0.51	-0.46	-0.64
w2:^ pay	0.21		-0.46	-0.42
w2:^ paye	-0.36	-0.38		-0.46
w2:^ payment	-0.34	-0.53	-0.26	0.44
w2:^ payoff	-0.49			-0.68
w2:^ penalty		-0.35		-0.40
w2:^ peopl	-0.76	-0.50	-0.39	-0.56
w2:^ perfect	-0.32	-0.45	-0.35	
w2:^ phir	0.52	-0.34	-0.22	-0.48
w2:^ phon	-1.03	0.22	-0.76	-0.60
w2:^ pin	-0.70		-0.67	-0.79
w2:^ plain	-0.32			-0.34
w2:^ pleas		-0.56	-0.22	-0.37
w2:^ plu	-0.65			
w2:^ polic	-0.47	-0.36		
w2:^ policy		0.53		-0.23
w2:^ poora	-0.41	-0.42		
w2:^ pres	0.99	-0.28	-0.35	-0.51
w2:^ pretty	-0.50	-0.66	-0.23	
w2:^ pric		-0.31	-0.37	-0.34
w2:^ principal	0.43	-0.36	-0.29	-0.28
w2:^ proce	0.65	-0.33	-0.51	-0.26
w2:^ process	-0.29	-0.46	-0.43	0.85
w2:^ provid			-0.56	-0.61
w2:^ pul	-0.49	-0.21	-0.84	-0.36
w2:^ put				-0.57
w2:^ quay	-0.44	-0.53	-0.81	0.34
w2:^ question	-0.33	-0.27		
w2:^ quick	-0.68		-0.22	-0.33
w2:^ quotation	-0.68	-0.35	-0.68	-0.64
w2:^ rais	-0.37		-0.37	0.93
w2:^ rat	-0.64		-0.43	
w2:^ read	-0.55	-0.58	-0.49	-0.65
w2:^ ready	1.01		-0.29	-0.65
w2:^ reason	-0.44	0.73	0.28	-0.52
w2:^ recall			-0.23	-0.28
w2:^ receipt	-0.44	-0.31	-0.71	1.16
w2:^ receiv	-0.32			-0.43
w2:^ refer			0.22	
w2:^ referenc	-0.48	-0.24	-0.29	0.90
w2:^ refund	-0.48	-0.55	-0.38	1.11
w2:^ refus	-0.71		-0.61	-0.48
w2:^ regard	-0.52	-0.39	-0.73	-0.68
w2:^ register		-0.35	-0.35	-0.40
w2:^ regrettab				-0.34
w2:^ reject	-0.57	0.38	-0.48	-0.46
w2:^ rekha			0.21	
w2:^ releas		-0.36	-0.22	-0.66
w2:^ removal		-0.42		
w2:^ rep	0.60	-0.55	-0.37	-0.36
w2:^ replacement	-0.38		-0.56	0.36
w2:^ request	-0.44	0.70		-0.26
w2:^ reset			-0.31	
w2:^ respond	0.45		-0.21	
w2:^ return				-0.67
w2:^ reversal	-0.33	0.20	-0.37	-0.22
w2:^ right	0.46	-0.48	-0.34	-0.36
w2:^ ring	-0.69	-0.53	0.64	-0.85
w2:^ rohan	-0.38	-0.22	-0.33	0.52
w2:^ rough	-0.42		-0.22	-0.27
w2:^ rul		-0.48		-0.31
w2:^ sad	-0.22	0.89	-0.25	-0.24
w2:^ salary	-0.35	-0.40	-0.58	-0.29
w2:^ sam	-0.45		-0.63	
w2:^ sav	0.33	-0.33	-0.44	-0.90
w2:^ saving	-0.93		-0.27	0.78
w2:^ say	0.55	-0.54	-0.26	0.22
w2:^ scammer				-0.28
w2:^ search	-0.31	-0.28	-0.30	-0.46
w2:^ second	-0.63	-1.11	-0.35	-0.32
w2:^ security			-0.45	-0.65
w2:^ see	-0.74	-0.34	-0.63	-0.62
w2:^ send	0.57	-0.31		-0.31
w2:^ senior			0.38	
w2:^ sent	-0.37	-0.31	-0.37	1.72
w2:^ set	-0.39	-0.29	-0.40	0.73
w2:^ seven	-0.66	-0.57	-0.45	0.64
w2:^ shall	0.78			-0.30
w2:^ shar	-0.22	-0.29		-0.28
w2:^ she		-0.29	0.81	-0.41
w2:^ shop	-0.85	-0.82	-0.32	-0.49
w2:^ should	0.46		-0.47	-0.38
w2:^ simp	0.43	-0.37		
w2:^ sinc	-0.32	-0.26	-0.39	-0.33
w2:^ sir		-0.47	-0.33	-0.41
w2:^ six	-0.44	0.40	-0.67	
w2:^ sixty		0.23		
w2:^ slow	-0.99	-0.28	-0.43	-0.80
w2:^ so	-0.29	0.40		-0.53
w2:^ so-cal	-0.29		-0.26	-0.21
w2:^ sold	-0.54	-0.82	-0.52	-0.74
w2:^ som	-0.33	-0.67	-0.27	-0.36
w2:^ somebody		-0.21	-0.57	-0.45
w2:^ someon	-0.36		0.48	-0.41
w2:^ someth	-0.44		-0.37	-0.44
w2:^ sorry	-0.58	0.30	-0.48	-0.52
w2:^ sound	0.36		-0.22	-0.23
w2:^ spe	-0.23			-0.26
w2:^ speak	-0.42	-0.45	-0.27	-0.48
w2:^ stand			-0.28	
w2:^ start	-0.46	-0.29	-0.75	0.37
w2:^ stat	-0.59		-0.46	0.85
w2:^ statement				-0.44
w2:^ statu	-0.43	-0.23		0.94
w2:^ status		-0.26		-0.42
w2:^ stay	-0.52	-0.55	-0.26	-0.84
w2:^ still	-0.31		-0.26	-0.51
w2:^ stop		-0.65	-0.94	0.42
w2:^ street		-0.46	-0.21	-0.28
w2:^ student	-0.52	-0.61	-0.31	-0.52
w2:^ subject	0.35	-0.33		-0.36
w2:^ succes	-0.36	-0.47	-0.32	1.64
w2:^ such		0.22		
w2:^ sum	-0.77	-0.40	-0.35	0.25
w2:^ sundaram	0.27	-0.40	-0.30	-0.39
w2:^ sunday	-0.83	-0.27	-0.57	-0.46
w2:^ sunita	0.26	-0.45	-0.46	-0.64
w2:^ sur	-0.99	-0.34	-0.37	-0.47
w2:^ swap				-0.34
w2:^ switch	-0.51	-0.23	0.76	-0.30
w2:^ system	-0.20	0.34	-0.30	
w2:^ t		-0.27		0.21
w2:^ tak		-0.34	-0.46	
w2:^ tamsin	-0.49	-0.32		
w2:^ tap	-0.76	-0.30	-0.40	
w2:^ tax	-0.40		0.35	
w2:^ teen	-0.23	0.59		-0.74
w2:^ tel				-0.27
w2:^ tell		-0.21	-0.21	-0.34
w2:^ ten	-0.24	0.59		-0.60
w2:^ tension				-0.28
w2:^ text	-0.27	-0.24	-0.61	-0.49
w2:^ thaddeu	-0.29		0.63	-0.38
w2:^ thank	-0.44	-0.35	-0.52	-0.53
w2:^ that	-0.88	0.22	-0.33	
w2:^ thaw	-0.31	-0.36	-0.62	0.97
w2:^ the	-0.39			
w2:^ theek	0.38			-0.25
w2:^ their	-0.53	-0.29	-0.54	
w2:^ then	-0.28	-0.40	-0.25	-0.46
w2:^ ther	-0.33			
w2:^ thes	-0.47	-0.38	-0.66	-0.63
w2:^ they	-0.33	-0.53		-0.50
w2:^ thi		0.29	0.67	-0.47
w2:^ thos			-0.24	
w2:^ though	-0.65		-0.30	-0.42
w2:^ thre	-0.42	-0.31	-0.41	-0.42
w2:^ through			-0.28	-0.62
w2:^ thumb	0.93	-0.30	-0.31	-0.65
w2:^ thursday	-0.38	-0.98	-0.69	0.49
w2:^ thx	-0.36	-0.47	-0.40	-0.53
w2:^ ticket		-0.40		-0.66
w2:^ tidewell	-0.25		-0.21	-0.32
w2:^ till	-0.46	0.40	-0.43	-0.55
w2:^ tim	-0.34		-0.43	-0.57
w2:^ to	-0.73	-0.66	-0.21	-0.62
w2:^ today	-0.52	-0.33		-0.23
w2:^ together				-0.36
w2:^ toh	0.54			
w2:^ told				0.42
w2:^ tolliver	-0.46	0.48	-0.48	-0.57
w2:^ tomorrow	-0.50	-0.67		-0.37
w2:^ too	-0.27	-0.24	-0.69	-0.68
w2:^ transaction		-0.32		
w2:^ transfer		-0.53		
w2:^ treasury			0.25	
w2:^ tuesday			-0.25	
w2:^ turn	0.60	-0.49	-0.44	-0.32
w2:^ twelv	-0.25	0.30	-0.27	
w2:^ twenty		-0.43		-0.69
w2:^ twic	-0.61		-0.33	-0.32
w2:^ two	-0.24		-0.33	
w2:^ typ	-0.34	-0.28	-0.26	-0.34
w2:^ ugh	-0.40	-0.66	-0.43	-0.89
w2:^ unfortunate		0.81		-0.32
w2:^ unfrozen	-0.41	-0.64	-0.66	1.13
w2:^ unles	0.52	-0.20		-0.38
w2:^ unlock			-0.22	0.21
w2:^ uns	-0.58			-0.23
w2:^ until		-0.30	-0.50	
w2:^ up	-0.35	-0.32	-0.51	
w2:^ updat		-0.32	-0.22	
w2:^ upi		-0.38		-0.24
w2:^ upon	0.24	0.24		-0.26
w2:^ user		-0.33	-0.26	
w2:^ usernam	-1.22	-0.86	-0.88	-1.20
w2:^ uski	-0.31	-0.55	-0.37	-0.24
w2:^ utr	-0.30	-0.23		
w2:^ valid	-0.33	-0.28	-0.49	-0.75
w2:^ velvet		-0.64	-0.33	0.57
w2:^ verification				-0.94
w2:^ wait	-0.57	-0.27		-0.24
w2:^ waiv	-0.35		-0.29	0.33
w2:^ wajah	-0.61	-0.36		-0.41
w2:^ want				-0.27
w2:^ was	-0.32			-0.27
w2:^ we	-0.27		-0.49	-0.45
w2:^ weekend		-0.22		
w2:^ welcom	-0.28	-0.48	-0.42	
w2:^ what	-0.29	-0.27		-0.27
w2:^ whatever	-0.45	-0.53		-0.55
w2:^ when	-0.57	-0.26		-0.42
w2:^ whenever	-0.20		-0.32	-0.22
w2:^ wher	-0.56	-0.65	-0.21	-0.37
w2:^ whereabout	-0.59	-0.34	-0.20	-0.51
w2:^ whether			-0.24	-0.39
w2:^ which	-0.69	-0.29		-0.23
w2:^ whil	-0.27	-0.25		
w2:^ who	-0.70		-0.32	-0.27
w2:^ whoever		-0.58	-0.25	0.30
w2:^ whom	-0.54			-0.31
w2:^ whos	-0.43			-0.21
w2:^ why	-0.80		-0.25	-0.33
w2:^ will	0.78		-0.24	-0.47
w2:^ winter	-0.30	-0.57		-0.28
w2:^ wir	-0.23	0.39	-0.24	0.22
w2:^ with	-0.34		-0.27	
w2:^ withdrawal	-0.27			0.23
w2:^ within		0.46		0.31
w2:^ without		-0.54		
w2:^ woh	-0.50			-0.49
w2:^ work		-0.43		
w2:^ would	-0.26	-0.23	-0.21	
w2:^ writ	-0.28	-0.29		0.76
w2:^ written		-0.22	0.23	0.29
w2:^ y/n	1.35	-0.64	-0.57	-0.81
w2:^ yah		0.59		
w2:^ yay	0.88	-0.83	-0.62	-0.80
w2:^ year	-0.72	-0.51	-0.54	-0.77
w2:^ yeh	-0.23	0.78		-0.54
w2:^ yes	-0.71	-0.54	-0.40	
w2:^ yes/no	0.82	-0.40	-0.37	-0.31
w2:^ you	-0.28	-0.24	-0.35	
w2:^ your	0.41	-0.22	-0.26	
w2:^ zaroor	-0.51	-0.38	-0.38	-0.44
w2:^ zero	-0.57	-0.28	-0.53	0.43
w2:a 0		0.28		-0.66
w2:a application	-0.22			
w2:a bank		-0.20		
w2:a bicycl		-0.33		
w2:a big		-0.34		-0.27
w2:a bigger		0.21		
w2:a bill				-0.24
w2:a birthday		-0.65		
w2:a bit		-0.29	-0.27	
w2:a bonu	-0.22	-0.43		
w2:a book			-0.20	0.54
w2:a branch			-0.47	
w2:a busines		0.26	-0.57	0.59
w2:a busy		-0.22		
w2:a call		0.31	0.51	-0.23
w2:a caller		-0.24		
w2:a cancel		-0.45		
w2:a card				-0.33
w2:a cent	-0.41	-0.58		
w2:a chang		0.41		-0.23
w2:a charg		0.30		-0.21
w2:a chat		0.72	-0.41	-0.31
w2:a check		-0.76		
w2:a claim		0.60		-0.37
w2:a clear	0.65		-0.36	
w2:a click			-0.33	-0.39
w2:a clos		0.87		-0.27
w2:a cod			-0.21	-0.21
w2:a coffe	-0.22	-0.24		
w2:a colleagu		-0.22	0.34	
w2:a complaint				-0.27
w2:a counter		0.21		-0.48
w2:a country		0.22		
w2:a coupl	-0.32			-0.21
w2:a court		0.52		
w2:a courtesy	0.44	-0.48		-0.30
w2:a credit	0.61			
w2:a customer			-0.35	
w2:a day	-0.32	0.42		
w2:a daytim	-0.56	-0.34		
w2:a deal	0.53			
w2:a direct	-0.41			-0.27
w2:a doctor		-0.31		
w2:a doubl	-0.30			
w2:a fair	-0.22	-0.46		-0.36
w2:a fee				-0.23
w2:a few	-0.22			
w2:a fifth		0.34		
w2:a finger	-0.31	-0.25		0.58
w2:a first	-0.39	0.36		-0.44
w2:a friend	-0.21			
w2:a full			-0.36	
w2:a go	0.63	-0.57	-0.22	-0.30
w2:a good	-0.45	-0.31		-0.25
w2:a great				-0.20
w2:a helper		-0.28		-0.20
w2:a higher		0.38		-0.22
w2:a hint		0.24		
w2:a hitch		-0.51		0.64
w2:a hospital		-0.32		
w2:a hotel	-0.81			
w2:a hous	-0.28	-0.36		
w2:a human			0.75	-0.23
w2:a hundr		-0.52	-0.35	0.52
w2:a increas	-0.22			-0.21
w2:a j	-0.25	-0.46		
w2:a job			0.32	
w2:a joint		-0.41		-0.21
w2:a lady	-0.51			-0.34
w2:a lawyer		-0.31		
w2:a leaflet	-0.23			
w2:a letter	-0.20		-0.20	-0.44
w2:a limit	-0.21	-0.22		0.49
w2:a link	-0.22	-0.25		
w2:a littl	-0.28			-0.63
w2:a liv		-0.24		-0.21
w2:a loan		0.66		-0.25
w2:a lock		-0.83		-0.70
w2:a long		-0.30		-0.30
w2:a look		-0.22	-0.23	
w2:a lot				-0.42
w2:a mail		-0.24		
w2:a manager			0.29	-0.30
w2:a mandat		-0.21		-0.58
w2:a map		-0.33		
w2:a matter			-0.28	-0.41
w2:a messag			-0.47	-0.30
w2:a minor		0.39		
w2:a minut	-0.31	-0.63		0.51
w2:a mistak	-0.28	-0.47		-0.25
w2:a mix-up	-0.35	-0.29		
w2:a moment	-0.26	-0.60		-0.37
w2:a month	-0.20		-0.24	0.45
w2:a mortgag	-0.27	-0.36		
w2:a mov		-0.47		
w2:a mul		-0.27		-0.26
w2:a nam		0.26		
w2:a negativ	-0.54	0.54		-0.27
w2:a new		0.49	-0.52	-0.37
w2:a nic		-0.26		-0.31
w2:a no	-0.43	1.07		
w2:a nomine		-0.50		
w2:a not		-0.84		-0.31
w2:a notic		0.24		
w2:a nuisanc				-0.33
w2:a number			-0.50	-0.20
w2:a paper		-0.30		
w2:a part		0.62		
w2:a particular	-0.26			
w2:a passbook	-0.72	-0.29		-0.48
w2:a payoff	-0.28		-0.43	
w2:a pen	-0.47	-0.24	-0.20	0.66
w2:a penny	-0.33	-0.35		0.28
w2:a person		-0.28	0.28	
w2:a phon	-0.20	-0.52	-0.22	
w2:a photo	0.66		-0.42	
w2:a piano	-0.41	-0.37	-0.37	
w2:a pictur	-0.34			0.23
w2:a pin	-0.24			-0.36
w2:a pity		0.27		-0.24
w2:a pleasur	-0.22	-0.24		-0.68
w2:a polic	-0.59			
w2:a position		0.46		
w2:a problem	-0.24			
w2:a promis		-0.60		-0.29
w2:a quarter	-0.36			0.57
w2:a quick	0.42	-0.24		
w2:a real				-0.54
w2:a receipt	-0.21			
w2:a recent	-0.75	-0.30		
w2:a refund		-0.29		
w2:a refusal		0.48		-0.26
w2:a reminder	-0.41	-0.25		-0.23
w2:a rul	-0.34		-0.22	-0.25
w2:a rush		-0.25		
w2:a sailor	-0.25	-0.52	-0.36	-0.27
w2:a say		-0.33		
w2:a sec	-0.32	-0.22		-0.25
w2:a second				0.26
w2:a senior		-0.38	0.43	
w2:a short				-0.31
w2:a simpl	0.90	-0.33		
w2:a singl		0.90		
w2:a slip	-0.70	-0.50		
w2:a specialist			0.69	-0.21
w2:a stamp		-0.25		-0.40
w2:a stand	-0.33	-0.24		
w2:a standard		-0.29		-0.36
w2:a story	-0.26			-0.49
w2:a stranger		0.31		
w2:a student		0.34		-0.22
w2:a sum		-0.52		
w2:a sunday	-0.22	-0.27		-0.24
w2:a supplier		0.79		
w2:a talk			-0.33	
w2:a text			-0.66	-0.32
w2:a third		0.96		
w2:a thumb	0.24			
w2:a tick	-0.40			
w2:a tim		-0.39		
w2:a train		-0.42	-0.26	-0.36
w2:a transfer			-0.41	-0.28
w2:a trick		0.52		
w2:a unfreez				-0.22
w2:a view-only		-0.26		
w2:a virtual	-0.25	-0.30		
w2:a waiver				-0.31
w2:a week		-0.51	-0.26	
w2:a whil	-0.24	-0.38		
w2:a will	-0.29	0.22		
w2:a wir	-0.23	-0.36		
w2:a word	-0.29	-0.48	0.20	
w2:a year		-0.29	-0.27	
w2:a yes	1.03	-0.27		-0.31
w2:aa gay				0.60
w2:aa gaya	-0.42		-0.31	-0.32
w2:aa gayi	-0.45		0.45	
w2:aa jaata	-0.28	-0.30		-0.37
w2:aa jayega	-0.47		-0.26	0.48
w2:aa jayeng				0.26
w2:aa raha			-0.21	
w2:aaand don	-0.36	-0.27	-0.28	0.77
w2:aag badhun	0.60			
w2:aag bhej			0.28	-0.39
w2:aaj hi	-0.23	0.47	0.22	0.58
w2:aakhri baar		-0.26		
w2:aakhri chaar		-0.25		
w2:aamdani kitni	-0.67			
w2:aap $		0.27		
w2:aap ?	-0.40			
w2:aap chaht	0.31			
w2:aap chinta	-0.65		-0.38	-0.34
w2:aap confirm	0.24			
w2:aap haan	0.32			
w2:aap kab	-0.38			-0.21
w2:aap kahan	-0.38			
w2:aap kya	-0.47		-0.25	
w2:aap ruk	-0.42			
w2:aap unh	-0.28			
w2:aapk 0				0.36
w2:aapk paa	-0.40	-0.27		-0.28
w2:aapka card		-0.20	-0.39	0.59
w2:aapka confirmation	0.35			
w2:aapka customer	-0.34	-0.31		-0.25
w2:aapka din	-0.26	-0.28	-0.23	-0.68
w2:aapka email	-0.47			-0.22
w2:aapka janm	-0.35	-0.25		
w2:aapka kaam				0.42
w2:aapka kya	-0.44			-0.47
w2:aapka naam	-0.65	-0.54		-0.56
w2:aapka naya	-0.57	-0.26		-0.29
w2:aapka paisa	-0.32	-0.37	-0.28	-0.48
w2:aapka pata	-0.69	-0.35		-0.41
w2:aapka register		-0.22		
w2:aapka request		0.29		
w2:aapka shubh	-0.69	-0.27	-0.21	-0.55
w2:aapki aamdani	-0.46	-0.23		-0.27
w2:aapki anumati	0.41	-0.30		-0.32
w2:aapki dob	-0.81			-0.21
w2:aapki emi				0.46
w2:aapki janm	-0.63	-0.26	-0.22	
w2:aapki madad	-0.23	-0.24	-0.26	-0.29
w2:aapki permission	0.58			
w2:aapki request	-0.40	0.22	-0.22	-0.54
w2:aapki taraf	0.47	-0.25		
w2:aapko ?			-0.34	-0.26
w2:aapko apn			0.33	
w2:aapko call			0.60	
w2:aapko do			0.35	
w2:aapko phon		-0.21	0.91	
w2:aapko sms		-0.27	-0.30	-0.30
w2:aaps baat		-0.23		-0.24
w2:aaps sanpark	-0.29		0.47	
w2:aata hai		-0.40		
w2:aaya ?	-0.37		-0.20	
w2:aaya hai	-0.38			
w2:aaya hoga		-0.33		-0.34
w2:aayega $			0.45	-0.52
w2:aayega sir		-0.21	0.91	
w2:aayi ?	-0.69			-0.26
w2:ab andar				0.43
w2:ab koi		-0.56	-0.40	0.52
w2:abernathy $	-0.26	0.92		-0.64
w2:abhi ?	0.27			
w2:abhi bhej				-0.29
w2:abhi kar	0.30		-0.21	
w2:abhi nahin		0.22		
w2:abhi toh	-0.21	0.52		
w2:abl to	-0.21			0.50
w2:about $		-0.46		
w2:about ?	-0.26			
w2:about a		-0.22		-0.22
w2:about anybody		0.26	-0.36	-0.33
w2:about brother		-0.45		
w2:about her		0.61	-0.24	
w2:about i	0.50	0.27		
w2:about it	-0.22	-0.54	0.39	-0.45
w2:about norway				0.42
w2:about our	-0.24			
w2:about that		-0.49		
w2:about the		-0.65		-0.36
w2:about thi			0.23	
w2:about to		-0.45		
w2:about your		0.59	-0.42	
w2:abroad $	-0.62		-0.48	-0.75
w2:abroad over		0.23		
w2:abroad seldom		-0.67		-0.48
w2:absolute $	-0.52	-0.55	-0.40	-0.62
w2:absolute ,		-0.25		
w2:accept ?		-0.22		
w2:accept the	0.77	-0.69	-0.31	-0.54
w2:acces $	-0.32			
w2:acces ,		-0.29		
w2:acces ?	0.49	-0.26		
w2:acces for		0.27		
w2:acces is	-0.28			0.47
w2:acces today	0.40			
w2:accomplish $	-0.23	-0.26		0.52
w2:account $	-0.36		-0.21	
w2:account ,		-0.25		0.28
w2:account ?		-0.33		-0.30
w2:account and		-0.52		-0.24
w2:account are	-0.21	0.42		-0.65
w2:account at	0.30			0.50
w2:account can				-0.46
w2:account clos	-0.25	-0.26		0.30
w2:account com		-0.25	-0.20	
w2:account do	-0.85			
w2:account doe				-0.21
w2:account for		0.47		-0.52
w2:account from		-0.22		
w2:account get	-0.20			-0.24
w2:account has				0.36
w2:account hav		-0.38		-0.21
w2:account holder	-0.57		-0.22	-0.64
w2:account i		0.60		
w2:account in			-0.28	-0.20
w2:account is	-0.56			-0.22
w2:account it		-0.22		-0.22
w2:account itself		-0.22	-0.25	-0.24
w2:account jaata		-0.22		-0.47
w2:account ka		-0.43		-0.25
w2:account lik		-0.25		
w2:account mein	-0.29		-0.33	0.33
w2:account model	-0.39	-0.28		-0.92
w2:account no		-0.47		0.56
w2:account now	0.22	-0.23		-0.54
w2:account number		0.43	-0.41	
w2:account on	-0.28			-0.78
w2:account open		-0.33		
w2:account se	-0.56	-0.37		-0.57
w2:account shall	-0.89			
w2:account should	-0.23			
w2:account stay	-0.27	-0.24		-0.49
w2:account tak		-0.22		
w2:account that				-0.40
w2:account today	0.55			
w2:account was		-0.30		-0.29
w2:account will	-0.24			
w2:account with		0.26		0.49
w2:account would				-0.27
w2:account you	-0.39			-0.29
w2:acknowledg your	-0.25	-0.38	-0.34	-0.29
w2:acros $			0.25	
w2:acros thi		-0.35		0.45
w2:acros to			0.65	
w2:act on		0.55		
w2:act upon	-0.44	0.73		
w2:action $			0.41	
w2:activ $	-0.49	-0.20	-0.48	-1.03
w2:activ ,				1.08
w2:activ now			-0.21	0.56
w2:activat $		-0.40		0.39
w2:activat the	0.37	0.25		-0.23
w2:activation $	-0.28		-0.23	
w2:activation ,		0.28		
w2:ad $	-0.26	-0.28		0.79
w2:ad ,	-0.25			
w2:ad a			0.46	
w2:ad by				-0.24
w2:ad in	-0.21	-0.56		-0.21
w2:ad the		0.35		0.28
w2:ad today				-0.39
w2:ad your		0.21		-0.28
w2:add her	0.64			
w2:add ho				0.62
w2:add the				-0.51
w2:add your	0.21			
w2:addres $	-0.75	-0.24	-0.30	-0.28
w2:addres ?		-0.23		-0.21
w2:addres at		0.21		
w2:addres first				-0.33
w2:addres for			-0.32	
w2:addres has		-0.60		0.59
w2:addres in				-0.23
w2:addres is		-0.30		0.40
w2:addres match	-0.35	-0.33	-0.46	-1.24
w2:addres mean		0.56		
w2:addres now	0.37	-0.20		
w2:addres of	-0.38	-0.23		-0.22
w2:addres on	-0.84	-0.47		-0.73
w2:addres par	-1.00		-0.20	
w2:addres should		-0.24		
w2:addres stay		0.38		
w2:addres straight	0.25			
w2:addres today	0.37			
w2:addres together				-0.22
w2:addres will				-0.30
w2:adeyemi ,				0.30
w2:adeyemi ?	-0.41	-0.22	-0.36	-0.46
w2:advanc $	-0.71			-0.37
w2:advanc ,	0.89			-0.27
w2:advis whether	0.63	-0.24		
w2:afraid $	-0.31	1.25	-0.35	-0.34
w2:afraid ,		0.40		
w2:afraid not		0.35		
w2:afraid the		0.30		
w2:afraid you		0.39		
w2:afresh $	-0.23	-0.50		-0.29
w2:afresh at	-0.31		-0.22	-0.23
w2:after ?	0.50			
w2:after a	-0.29		-0.63	
w2:after all	0.36			-0.26
w2:after by	-0.34	-0.25	0.53	
w2:after one		-0.28		
w2:after som				0.41
w2:after that		0.26		
w2:after the	-0.47	0.26	-0.20	
w2:after they			-0.25	
w2:after you	-0.38	-0.27	0.21	-0.60
w2:afternoon $		-0.60		
w2:afterward $		-1.08		-0.39
w2:again $	-0.23	-0.66	-0.35	
w2:again ,				-0.23
w2:again ?	-0.69	-0.28		-0.39
w2:again for		-0.30		
w2:against it		-0.71		-0.22
w2:against our	-0.26	0.63		-0.27
w2:against the		0.63	-0.24	0.46
w2:agar aap	-0.25			
w2:age i		-0.30		
w2:age of	-0.34			
w2:agency will		-0.22		-0.20
w2:agent $	-0.54		0.74	-0.27
w2:agent will	-0.22		0.38	-0.24
w2:ago $		-0.29		0.49
w2:ago ,				0.22
w2:ago was	-0.35			
w2:agre $			-0.21	-0.40
w2:agre ?	0.71		-0.23	
w2:agre mor		-0.61		-0.37
w2:agre that	0.48			-0.77
w2:agre to		0.56		
w2:agreement to	0.30			
w2:agreement with	0.29			
w2:ah $	-0.76		-0.67	-0.69
w2:ah ,		0.70		-0.22
w2:ahead $		0.36		-0.38
w2:ahead ?	0.71	-0.35		-0.31
w2:ahead and	-0.42			0.47
w2:ahead is	0.49			
w2:ahead with	0.40	0.30		
w2:airport $	-0.42			-0.38
w2:aisa kabhi		-0.29		-0.31
w2:alag alag	-0.34		-0.26	-0.47
w2:alag hot	-0.33	-0.29		
w2:alag tarah				-0.26
w2:alert $	-0.41	-0.44	-0.27	
w2:alert ,		-0.25		0.81
w2:alert ?	0.69	-0.39		
w2:alert com		-0.24	-0.37	-0.32
w2:alert is		-0.28		0.88
w2:alert remain				-0.38
w2:alert stay	-0.84	1.67	-0.72	-0.90
w2:alert today		-0.30		
w2:alik $	-0.26	-0.63		-0.52
w2:aliv $	-0.25	-0.63	-0.51	1.22
w2:all $	-0.32	-0.86		-0.57
w2:all 0	-0.83	-0.42	-0.63	0.51
w2:all about		-0.35	0.46	
w2:all agre	-0.39	-0.26	-0.26	-0.50
w2:all along			0.31	-0.32
w2:all day		-0.33		-0.24
w2:all don	-0.34		-0.28	0.80
w2:all explain				-0.32
w2:all forget				-0.36
w2:all good	-0.51		-0.29	0.59
w2:all i				-0.41
w2:all in				-0.48
w2:all is		0.32		
w2:all it	0.31			
w2:all of	-0.34	-0.32	0.27	0.38
w2:all ready	0.23			
w2:all set	-0.43	-0.44	-0.49	0.86
w2:all sort	-0.43	-0.27	-0.69	1.34
w2:all taken	-0.24			0.93
w2:all that		0.43		-0.48
w2:all the				-0.37
w2:all ther	-0.40	-0.54	-0.28	0.42
w2:all thi		-0.41	-0.26	
w2:all thre	-0.43		-0.29	-0.33
w2:all through	-0.23		-0.23	0.58
w2:all told				0.23
w2:allow $	-0.25	1.54	-0.26	-0.39
w2:allow nahin	-0.44	0.81	-0.21	-0.47
w2:allow the		0.21		
w2:allow without		0.29		
w2:almost don	0.25			-0.81
w2:almost ther	-0.82	-0.54	-0.42	-0.63
w2:alon $			-0.24	
w2:alon doe		-0.79		
w2:alon in		-0.49	-0.57	-0.31
w2:along $	-0.56	-0.43		-0.63
w2:along ,				-0.25
w2:along already			0.67	
w2:already $		-0.40		-1.06
w2:already ,		0.77		
w2:already been		0.76		-0.52
w2:already hav		-0.32	-0.24	-0.27
w2:already left				-0.25
w2:already on	-0.26	-0.33	0.50	-0.46
w2:alright $	-0.29	-0.30	-0.21	-0.60
w2:alright ,	-0.24			
w2:alright ?	-0.28	-0.21	-0.24	
w2:alright by	0.74			
w2:alright to	0.54	-0.24		
w2:alright with	0.58			
w2:alway $	-0.43	-0.45		-0.27
w2:alway good	-0.27	-0.24		-0.23
w2:alway reach		-0.32		-0.44
w2:am abl		-0.35		-0.58
w2:am about		-0.40		
w2:am ad		-0.61	0.47	
w2:am afraid	-0.22	1.03	-0.41	-0.25
w2:am all	0.25	-0.46		-0.57
w2:am allow		0.39		
w2:am arrang		-0.21	0.36	
w2:am at	-0.36		-0.36	-0.47
w2:am bar		0.31		-0.32
w2:am bound		0.48		-0.23
w2:am bring		-0.37	-0.24	-0.45
w2:am check	-0.33	-0.39		-0.37
w2:am compar	-0.24	-0.20	-0.31	
w2:am connect			0.75	-0.47
w2:am constrain		0.22		
w2:am count	-0.60	-0.69	-0.73	-0.59
w2:am declin	-0.35	1.06	-0.24	-0.26
w2:am escalat	-0.21	-0.39	0.77	-0.37
w2:am fetch	-0.38	-0.45	-0.32	-0.31
w2:am find	-0.21	-0.32	-0.32	-0.23
w2:am forbidden	-0.27	0.35	-0.20	
w2:am from		-0.32		
w2:am get		-0.32	0.72	
w2:am giv			0.52	
w2:am glad		-0.23		0.37
w2:am going	-0.39	0.43	-0.42	-0.31
w2:am hand		-0.61	0.50	
w2:am happy	-0.29	-0.32		0.39
w2:am hav		-0.50	-0.21	-0.35
w2:am hold		0.91	-0.45	-0.47
w2:am hurry		-0.27	-0.48	-0.24
w2:am i	0.50	-0.43	-0.28	
w2:am in	-0.38	0.42	-0.39	-0.56
w2:am just	0.25	-0.43	-0.29	-0.29
w2:am keep		0.66		-0.21
w2:am leav		0.47	0.22	
w2:am look		-0.48	-0.65	-0.39
w2:am loop	-0.25	-0.35	0.68	-0.24
w2:am mak			0.37	
w2:am mov		-0.24	0.24	
w2:am neither		-0.49		
w2:am no		-0.63	-0.26	
w2:am not	-0.32		-0.21	-0.22
w2:am now		-0.21	0.29	
w2:am on	-0.71	-0.69	-0.55	-1.10
w2:am one	-0.34	-0.32	-0.61	
w2:am only	-0.44	-0.44		
w2:am open		-0.60		
w2:am pass		-0.25	0.51	
w2:am patch			0.46	
w2:am pleas	-0.28			0.35
w2:am preclud	-0.22	0.81	-0.23	-0.59
w2:am pul	-0.31	-0.54	-0.29	-0.21
w2:am put			0.55	-0.32
w2:am read	-0.31	-0.71	-0.34	-0.25
w2:am ready	0.85	-0.45		-0.53
w2:am refer	-0.25			
w2:am refus	-0.23	0.82	-0.27	
w2:am ring	-0.23	-0.56	0.55	
w2:am say	-0.21	0.56		-0.46
w2:am scrol	-0.78	-0.65	-0.83	-0.48
w2:am search	-0.24			-0.48
w2:am see		-0.26		-0.26
w2:am send			0.31	
w2:am short				-0.29
w2:am so		-0.52	-0.21	-0.36
w2:am sorry	-0.21	-0.71	-0.26	-0.23
w2:am speak			-0.23	
w2:am start	-0.36		-0.25	-0.47
w2:am step		-0.37		
w2:am still	-0.33	-0.43	-0.30	
w2:am switch	-0.39	-0.22	0.55	
w2:am through	-0.31			
w2:am to	0.35	-0.58		
w2:am transfer			0.25	-0.30
w2:am tru	-0.44	0.52		
w2:am turn		-0.50		
w2:am unabl	-0.25	0.65		
w2:am very		0.30	-0.21	-0.28
w2:am wait		-0.28	-0.29	
w2:am watch			-0.48	-0.51
w2:am with		-0.25	-0.73	-0.81
w2:am wonder	-0.23	-0.46	-0.29	-0.31
w2:amory $	-0.21		-0.60	-0.52
w2:amory ,	0.43	0.45		
w2:amount $	-0.33	-0.61	-0.29	-0.60
w2:amount ,				-1.18
w2:amount ?	-0.51	-0.29	-0.26	-0.47
w2:amount be	-0.31			
w2:amount in	-0.42	-0.29		-0.29
w2:amount is	-0.33			0.29
w2:amount par		0.43		-0.24
w2:amount tha	-0.38	-0.23		-0.26
w2:amsel $		-0.29	0.99	
w2:an account		0.28		
w2:an agent			0.36	-0.21
w2:an echo			-0.22	-0.27
w2:an email		-0.30	-0.42	-0.35
w2:an increas	-0.50	0.44		-0.21
w2:an officer		-0.26	0.70	
w2:an old		-0.46		
w2:an option		0.60		-0.24
w2:an updat		-0.34	-0.25	
w2:and $	-0.73		-0.70	-0.62
w2:and 0				0.23
w2:and ?	-0.35	-0.56	-0.35	
w2:and again		-0.57		-0.61
w2:and all	-0.34		-0.44	-0.47
w2:and am	0.70	-0.25		
w2:and are	0.38			
w2:and at		-0.21		-0.35
w2:and beyond		0.22	-0.24	
w2:and both	-0.41	-0.42	-0.22	-0.42
w2:and can		-0.69		
w2:and clos				-0.30
w2:and com			0.42	
w2:and cost		-0.32		
w2:and did	-0.38			
w2:and do	0.49			-0.21
w2:and don	-0.66	-0.57	-0.39	0.93
w2:and down	-0.22	-0.29		-0.28
w2:and dust	-0.27	-0.29	-0.26	0.47
w2:and for	-0.25	0.57		
w2:and forgiv		-0.21	-0.20	
w2:and fre	0.29			
w2:and go	-0.29		-0.26	-0.21
w2:and goe			0.33	
w2:and half			-0.37	
w2:and has				0.36
w2:and hav	-0.32	0.24	-0.39	-0.37
w2:and he	-0.21		0.33	-0.21
w2:and her		0.30	-0.34	
w2:and hous				-0.22
w2:and how	-0.43	-0.20	-0.25	
w2:and i		-0.40		
w2:and in				-0.22
w2:and inform	-0.21			
w2:and is	-0.44	-0.25	0.25	
w2:and it	0.39	-0.57	-0.82	-0.44
w2:and its		-0.25	-0.34	0.71
w2:and last		-0.47	-0.24	
w2:and les			-0.26	-0.46
w2:and let	-0.25			-0.23
w2:and may	0.96	-0.49		
w2:and most	-0.56	-0.53	-0.61	
w2:and neither	-0.27	-0.34	-0.41	-0.28
w2:and never	-0.25	-0.33	-0.78	
w2:and next	-0.69	-0.34	-0.70	-0.31
w2:and no	-0.23		-0.22	-0.22
w2:and nobody	-0.25	-0.25	-0.25	-0.56
w2:and not		0.24	-0.39	
w2:and noth		-0.88		
w2:and now	-0.42	-0.29	-0.82	-0.81
w2:and nowher	-0.37	0.40	-0.21	
w2:and number				-0.33
w2:and off	0.25			
w2:and on		-0.37		0.34
w2:and one	-0.23	0.47		-0.26
w2:and only		0.22		-0.25
w2:and peopl			-0.36	
w2:and phon		-0.35	-0.28	
w2:and pin	-0.44	-0.66	-0.25	0.44
w2:and pleas		-0.29		
w2:and post	0.25			
w2:and run				0.42
w2:and saving	-0.23	-0.36	-0.51	0.42
w2:and say	-0.57			-0.25
w2:and sent		-0.22		0.59
w2:and shall		-0.25	-0.81	
w2:and she		-0.25	0.84	
w2:and so	-0.78	0.53	-0.33	
w2:and somebody			-0.38	
w2:and sorry		-0.28		0.32
w2:and still		0.43		
w2:and street	-0.50	-0.33	-0.23	-0.25
w2:and tell	-0.31			
w2:and thank		-0.21	-0.38	-0.21
w2:and that			-0.22	0.60
w2:and the		-0.58	-0.24	-0.61
w2:and then	-0.32	-0.30	-0.27	
w2:and ther	-0.33	-0.24	-0.23	
w2:and they			-0.41	-0.21
w2:and thi	-0.23	-0.63	-0.21	
w2:and to	-0.21			
w2:and town		-0.32	-0.24	
w2:and twic		0.62		-0.33
w2:and two				-0.21
w2:and us		0.38		
w2:and wait				0.60
w2:and want			-0.21	
w2:and we	-0.54	0.21	-0.71	
w2:and what	-0.40	-0.29		
w2:and when	-0.40			
w2:and wher	-0.29			
w2:and whether	0.65		-0.30	
w2:and which	-0.26			
w2:and who	-0.39		-0.47	
w2:and why	-0.23	-0.29	-0.22	
w2:and will	-0.51	-0.35	0.80	-0.39
w2:and writ			0.22	
w2:and year	-0.27			
w2:and you	-0.28			-0.33
w2:and your	-0.49	0.62		-0.25
w2:and zip			-0.23	
w2:andar ja		-0.39	-0.32	0.90
w2:angry ,		0.51		
w2:ank $		-0.24	-0.29	-0.23
w2:annoy $	-0.22	-0.34		-0.38
w2:annual salary	-0.59			-0.38
w2:another $	-0.64		-0.48	-0.64
w2:another ,				-0.68
w2:another 0		0.29		
w2:another bank		0.26		
w2:another cod		-0.22		
w2:another one		0.32		-0.35
w2:another result		0.85		-0.20
w2:another voic		-0.27	-0.39	-0.34
w2:answer $		-0.23	-0.22	-0.34
w2:answer ,	-0.25	-0.48		
w2:answer ?	-0.54	-0.30		-0.54
w2:answer has	-0.28			
w2:answer i		0.64		
w2:answer is	-0.39	0.75	-0.23	-0.33
w2:answer the		0.39		-0.29
w2:answer to	-0.34	0.98	-0.50	-0.99
w2:answer wer		0.51		-0.50
w2:answer wrong		0.49		
w2:answer yes	0.43	-0.37		
w2:antim chaar	-0.21		-0.23	
w2:anumati ho	0.41	-0.30		-0.32
w2:any $	-0.67		-0.34	-0.84
w2:any ,	-0.25			-0.33
w2:any branch				-0.48
w2:any contact			-0.34	
w2:any document				-0.38
w2:any further		-0.33		-0.34
w2:any longer	0.59	0.32		
w2:any mor				0.62
w2:any objection	1.11			
w2:any other		0.56		
w2:any question	-0.36			
w2:any special	-0.89	-0.33	-0.21	-0.39
w2:any tim		-0.30		-0.45
w2:anybody $		-0.29		
w2:anybody ?			-0.32	-0.38
w2:anybody ask	-0.23			
w2:anybody els				-0.28
w2:anybody ring	-0.45		-0.55	
w2:anybody told	-0.27			-0.37
w2:anybody your				-0.41
w2:anymor $	-0.21	0.48		0.26
w2:anyon $	-0.24	-0.41	-0.41	-0.27
w2:anyon can		-0.43		-0.52
w2:anyon els	-0.46			-0.37
w2:anyon the	-0.21	-0.23		
w2:anyon ther	-0.27			
w2:anyon without		0.34		
w2:anyth $		-0.44		
w2:anyth any		-0.63		
w2:anyth by			-0.21	
w2:anyth chang	0.55			-0.23
w2:anyth els	-0.30	-0.31		
w2:anyth over		-0.44	-0.36	-0.20
w2:anyth to	-0.48			
w2:anyth unusual		-0.21		
w2:anyth with				0.50
w2:anyth wrong				-0.34
w2:anywher $		-0.46		
w2:anywher today		0.44		-0.49
w2:ap ?	-0.30			-0.21
w2:apart $		-0.54		
w2:apn aap	-0.27	-0.40		
w2:apn siniyar			0.33	
w2:apologiz $	-0.47	0.30		-0.57
w2:apologiz for		-0.78		
w2:apologiz that		-0.47		
w2:apology $		-0.62	-0.37	
w2:apology for	-0.25	-0.26		
w2:app $		-0.28	-0.22	-0.58
w2:app ?	-0.69	-0.23		
w2:app for		0.22		
w2:app may				-0.24
w2:app show		-0.26		-0.42
w2:app under				-0.29
w2:app you				0.40
w2:appear on				0.25
w2:application $		-0.34		
w2:application has		0.74		-0.61
w2:application is	-0.30	-0.35		-0.32
w2:apply $	-0.24	-0.48		-0.42
w2:appreciat you		-0.23		
w2:approach ?	-0.59	-0.35		-0.21
w2:approv $		0.67	-0.30	-0.45
w2:approv ?	0.54			
w2:approv nahin		0.31		
w2:approv of	0.43			
w2:approval $	-0.73			-0.41
w2:approval ,	-0.76		-0.31	-0.27
w2:approval are	-0.42			
w2:approval for	0.52	-0.44		-0.32
w2:approval of	0.39			-0.32
w2:archiv $		-0.31		-0.25
w2:archiv ,			0.54	
w2:are $	0.23	-0.23	-0.64	-0.23
w2:are ,			-0.25	0.47
w2:are a				-0.34
w2:are abroad	-0.41	-0.30	-0.52	-0.51
w2:are after	0.37			-0.26
w2:are alik	-0.26	-0.63		-0.52
w2:are all	-0.30	0.28	-0.41	0.55
w2:are alright	0.37			
w2:are at	-0.29			0.33
w2:are back		-0.35	-0.23	0.34
w2:are befor	-0.21	-0.34	-0.26	-0.33
w2:are being	-0.35	-0.21	0.25	-0.50
w2:are better		-0.35	-0.22	
w2:are block		0.20		
w2:are chang		0.50		-0.48
w2:are concern		-0.76		0.47
w2:are credit	-0.40	-0.30		0.32
w2:are don	-0.57	-0.46		0.88
w2:are fil	0.42	-0.45	-0.30	-0.80
w2:are fin	0.52			-0.38
w2:are for				-0.39
w2:are get		-0.62	-0.64	-0.48
w2:are going				-0.29
w2:are good	-0.96		-0.21	1.06
w2:are happy			-0.25	
w2:are hard		-0.40		-0.29
w2:are heard		-0.79		-0.45
w2:are heavy	-0.32	-0.24	-0.34	-0.52
w2:are her	-0.29	0.21		
w2:are in	-0.38	-0.23		0.52
w2:are keep	-0.21	0.53		-0.30
w2:are kept		-0.73	-0.27	
w2:are lik	-0.50	-0.50		
w2:are look	-0.20	-0.37		-0.81
w2:are mad		-0.37		-0.20
w2:are me	-0.39			
w2:are need	-0.34	0.73		
w2:are next	-0.30		0.45	
w2:are not		0.22		-0.23
w2:are ok	0.32			
w2:are on		-0.51	-0.27	0.33
w2:are open	-1.00	-0.69	-0.69	-0.57
w2:are over		0.26		
w2:are paid	-0.46	-0.97	-0.65	1.07
w2:are print	-0.21	-0.50	-0.27	-0.41
w2:are quit	-0.50		-0.42	-0.73
w2:are rais				0.31
w2:are ready	0.28			0.32
w2:are record	-0.26	-0.21		-0.48
w2:are relat	-0.31	-0.21		-0.23
w2:are releas	-0.20	-0.35		-0.27
w2:are review	-0.38	-0.51		
w2:are right	-0.97	-0.26	-0.28	-1.04
w2:are run		0.49		
w2:are safer		-0.36		-0.22
w2:are seal	-0.39	0.87	-0.34	-0.38
w2:are sent				-0.33
w2:are set	-0.81	-0.36	-0.40	0.84
w2:are someth			-0.40	-0.36
w2:are speak	-0.41		-0.36	-0.24
w2:are still	0.60			-0.26
w2:are sur	0.90			-0.46
w2:are the	-0.34	-0.34		-0.75
w2:are they	-0.43			
w2:are thos	-0.53	-0.22		-0.43
w2:are thre		-0.31	-0.32	-0.60
w2:are through	-0.45		-0.38	-0.55
w2:are tied		0.58	-0.32	
w2:are to	-0.37		-0.62	
w2:are transfer	-0.64	-0.23	0.76	-0.58
w2:are two		0.26		-0.24
w2:are unabl	-0.30	0.45		-0.30
w2:are up		0.40		
w2:are used			-0.26	-0.46
w2:are verify	-0.66			-0.59
w2:are very			-0.29	-0.60
w2:are we	0.66	-0.28		
w2:are welcom	-0.60	-0.27	-0.38	-0.72
w2:are well	-0.25		-0.27	-0.49
w2:are with	-0.35			0.44
w2:are work	-0.60	-0.38		-0.93
w2:are you	-0.20		-0.26	-0.25
w2:are your	-0.26	-0.53		0.32
w2:around ,	-0.40	-0.47		-0.42
w2:around ?	-0.36	-0.22		
w2:around that		0.26		
w2:arrang a		-0.25	0.41	-0.59
w2:arrang for			0.42	-0.32
w2:arrear keep		0.49		
w2:arriv ,		-0.25		
w2:arriv ?	-0.22			
w2:arriv on				-0.20
w2:arrival $		-0.29		
w2:as agre	-0.51	-0.28		
w2:as alway	-0.43	-0.45		-0.27
w2:as bank		-0.22		
w2:as claim				0.35
w2:as far		-0.25		0.34
w2:as fast		-0.55		
w2:as for		-0.39		-0.43
w2:as i	-0.21	0.21		
w2:as instruct				0.76
w2:as it	-0.24	0.27		-0.51
w2:as its		-0.39		-0.37
w2:as joint				-0.22
w2:as long		0.79		
w2:as many	-0.29			
w2:as much		0.25		
w2:as of		-0.74		0.57
w2:as per	-0.49	-0.49	-0.41	-0.50
w2:as request	-0.42	-0.38	-0.30	0.96
w2:as soon		-0.35		-0.25
w2:as stolen				-0.27
w2:as that		0.36		
w2:as the		0.87		
w2:as ther		0.39		
w2:as they	-0.42			
w2:as thi	-0.46	-0.62		
w2:as well	-0.23	-0.22		
w2:as you	0.85	-0.33	-0.26	
w2:ascertain $	-0.29	-0.27	-0.21	-0.34
w2:ask $	-0.31	-0.73		
w2:ask ?	-0.81			
w2:ask a			0.32	
w2:ask about				-0.57
w2:ask for		-0.28		
w2:ask her			0.36	
w2:ask me	-0.50	-0.55		-0.51
w2:ask my			0.25	
w2:ask the	-0.21			
w2:ask them	-0.24			-0.22
w2:ask why	-0.33			-0.21
w2:ask you		-0.38	-0.51	
w2:ask your	-0.78			
w2:assent is	0.55	-0.40	-0.30	-0.46
w2:assign to		-0.58	0.49	
w2:assign your			0.25	
w2:assum you	0.38			
w2:assur that				-0.23
w2:at $		-0.35	-0.30	-0.37
w2:at 0	-0.26			0.73
w2:at ?		-0.25		
w2:at a			-0.50	-0.42
w2:at all		-0.63		
w2:at any		-0.22		
w2:at day		0.52		-0.52
w2:at fiv		-0.49	-0.43	
w2:at four				-0.74
w2:at hand	-0.42			
w2:at hom	-0.35			-0.39
w2:at it		0.23	-0.27	
w2:at last		-0.34		-0.51
w2:at midnight	-0.22	-0.49		-0.43
w2:at night		-0.44		-0.64
w2:at nin		0.38		-0.67
w2:at noon		-0.65		0.48
w2:at onc		-0.41		-0.32
w2:at one		0.34		-0.54
w2:at our		0.26		
w2:at paper			0.34	
w2:at present		0.46		
w2:at six		-0.28	-0.25	
w2:at ten		-0.24		0.52
w2:at the	-0.27			
w2:at thi		0.43	0.25	
w2:at thre		-0.51		0.22
w2:at two	0.48			
w2:at what				-0.29
w2:at which	-0.22	-0.31		-0.27
w2:at your				-0.28
w2:atm par	-0.52	-0.22	-0.21	-0.22
w2:attorney i		0.31		
w2:attorney is		-0.30		
w2:august $		-0.44	-0.38	-0.56
w2:august ,				-0.42
w2:aur card	-0.36			
w2:aur complaint	0.66			
w2:aur jo			-0.40	
w2:aur kab	-0.22		-0.24	
w2:aur kis	-0.35			
w2:aur koi	-0.57			
w2:aur kuch	-0.26			
w2:aur neft	-0.33	-0.29		
w2:aur pan		-0.33		0.33
w2:aur upi				-0.26
w2:authoris the	1.21			-0.53
w2:authoris to	-0.81	0.75		
w2:authority $		0.67	-0.34	-0.25
w2:authority to	0.29	0.30		-0.29
w2:autopay on	0.23			
w2:avail of	0.39			
w2:availabl $		0.84	-0.22	-0.25
w2:availabl on			-0.29	
w2:aw $	-0.52	-0.29	-0.55	-0.62
w2:await $	0.53		-0.35	-0.46
w2:await your	0.70	-0.72	-0.23	-0.37
w2:awak $	-0.29	-0.58	-0.21	1.03
w2:awak ,				0.23
w2:awak again		-0.24	-0.24	
w2:away $		-0.33		0.35
w2:away ,	0.85			
w2:away ?	0.71			
w2:away with		-0.33		-0.27
w2:awful $	-0.39	-0.36	-0.33	-0.75
w2:awful ,		-0.72		
w2:baar mein	-0.43		-0.21	-0.32
w2:baat hui	-0.38	-0.30	-0.55	
w2:baat kareng	-0.53	-0.33		
w2:baat karwati			0.47	
w2:back $	-0.64			
w2:back ,				0.26
w2:back ?	0.39	-0.28		
w2:back any		0.33		
w2:back arrang			0.24	-0.28
w2:back at			0.26	-0.23
w2:back book	-0.45	-0.36	0.76	-0.37
w2:back by	-0.27	-0.28		-0.21
w2:back for		-0.36	0.46	-0.36
w2:back in	-0.36	-0.56	-0.58	0.33
w2:back is	-0.23			
w2:back karegi	-0.24			
w2:back later			-0.25	
w2:back mil	-0.23		0.31	
w2:back now	0.27			
w2:back offic		-0.22	0.33	-0.30
w2:back on			0.28	-0.24
w2:back reject		0.27		
w2:back the		-0.51		0.43
w2:back to	-0.21		-0.64	
w2:back today	0.38			-0.29
w2:back wher				0.33
w2:back with		0.21	-0.54	-0.24
w2:background of	-0.59	-0.34	-0.22	
w2:bad $	-0.53	-0.72	-0.39	-0.42
w2:badhana hai	-0.39	-0.29		-0.38
w2:badhun ?	0.60			
w2:baj khulti	-0.21	-0.22	-0.32	
w2:balanc $	-0.43	0.48	-0.24	
w2:balanc ?	0.49	-0.34		
w2:balanc can	-0.22	0.31		
w2:balanc has				0.27
w2:balanc is	-0.40			
w2:balanc letter		0.28		-0.36
w2:balanc on		0.23	-0.22	0.23
w2:balanc right				-0.25
w2:balanc stay		0.46		
w2:balanc to		-0.24		-0.21
w2:balanc will				-0.36
w2:ban gayi				0.46
w2:ban rahiy	-0.21	-0.32	-0.83	-0.26
w2:band hoga	0.23	-0.22	-0.27	-0.25
w2:band karna	-0.41	-0.30		-0.31
w2:band rahegi		-0.50	-0.23	
w2:bank $			-0.37	-0.54
w2:bank ,		0.53		
w2:bank ?		-0.27		
w2:bank are	-0.25	-0.37		-0.68
w2:bank ask		-0.38		
w2:bank by			-0.21	
w2:bank cal		-0.27		-0.26
w2:bank can		0.46		
w2:bank card		-0.27		
w2:bank chalu	-0.22	-0.25		1.04
w2:bank day		-0.22		
w2:bank doe		0.63		
w2:bank for			0.50	
w2:bank her	-0.59	0.44		
w2:bank is		-0.49	-0.32	-0.41
w2:bank kabhi		-0.74		
w2:bank mein		-0.31	-0.21	
w2:bank phon		-0.60	-0.21	
w2:bank se		0.29		-0.24
w2:bank tak		-0.31		
w2:bank that		-0.46		
w2:bank to				-0.39
w2:bank today		0.36		
w2:bank will		0.50		-0.30
w2:banta $	-0.33	0.63	-0.34	-0.26
w2:banti sir		0.25		
w2:bar from		0.31		-0.32
w2:bas aapka	0.35			
w2:bas mein		0.64		-0.27
w2:basic ,	-0.39		-0.20	-0.40
w2:basic ?	-0.51		-0.23	-0.24
w2:basic or	-0.40			
w2:bata dijiy	-0.36	-0.22		-0.34
w2:batai $	-0.74	-0.47	-0.38	-0.62
w2:bataiy $	-0.74	-0.36	-0.26	-0.49
w2:bataiy ,				-0.32
w2:bataiy aur	0.39			
w2:bataiy maam	-0.41	-0.22	-0.26	-0.82
w2:bataiyega $	-0.45	-0.31	-0.86	-0.38
w2:batana sir	-0.27	-0.44	-0.43	-0.42
w2:bataya ?	-0.43		-0.21	-0.32
w2:batayen $	-0.35	-0.21	-0.27	-0.42
w2:baton goe	-0.28	-0.37	0.69	-0.45
w2:battery now				-0.23
w2:be $	-0.33	0.71		
w2:be 0		-0.20		-0.91
w2:be ?	-0.62	-0.33		
w2:be a	-0.22	-0.47		-0.24
w2:be abl	-0.49			-0.36
w2:be accept	-0.57	-0.28		-0.46
w2:be act	-0.29	0.84		
w2:be activat	0.21	-0.29		-0.26
w2:be ad		0.22		-0.29
w2:be against		0.73		
w2:be alright	0.54	-0.24		
w2:be angry		0.40		
w2:be approv	-0.37	0.47	-0.39	
w2:be ask		-0.25		-0.23
w2:be assur				-0.23
w2:be availabl			-0.29	
w2:be block		-0.57		-0.21
w2:be break	-0.34	0.46		
w2:be cal	-0.24	-0.44	0.25	
w2:be cancel				-0.29
w2:be careful	-0.29	-0.29	-0.24	-0.29
w2:be carry				-0.71
w2:be chang				-0.30
w2:be charg	-0.43	-0.81	-0.29	-0.63
w2:be clos	0.28	-0.27		-0.37
w2:be complet		0.72		-1.23
w2:be contact		-0.26	0.39	
w2:be continu			0.29	
w2:be cros		-0.21		
w2:be dark		-0.49		-0.43
w2:be doing		0.48		
w2:be don	0.32			-0.35
w2:be draw				0.45
w2:be enough	-0.81	-1.36	-0.20	-0.37
w2:be enter	0.28			-0.41
w2:be execut	0.28	-0.30		-0.30
w2:be fre	-0.62	-0.91		
w2:be from			-0.30	-0.22
w2:be frustrat		-0.45	-0.24	-0.34
w2:be fulfil		0.39		-0.24
w2:be get		0.46	-0.24	-0.55
w2:be glad	-0.24	-0.27		0.23
w2:be going	-0.50	0.45		-0.50
w2:be grant	-0.25	0.66		
w2:be guess	-0.30	-0.33		
w2:be had	-0.27	0.73		
w2:be hand		0.33	-0.47	
w2:be happy	-0.38	-0.32		-0.23
w2:be haunt	-0.20	-0.63	-0.20	0.76
w2:be hear	-0.20	-0.45	0.48	-0.37
w2:be helpful	0.71			
w2:be in			0.58	-0.36
w2:be inform				0.58
w2:be issu	0.27			-0.32
w2:be kept	-0.39	-0.22		
w2:be lat	-0.72	-0.34		
w2:be lent		0.97		-0.49
w2:be lift	0.73	-0.49		
w2:be long	-0.38	-0.31	-0.21	-0.31
w2:be look	-0.34	-0.23		-0.28
w2:be lost	-0.25	-0.30		
w2:be mad		0.60		-0.98
w2:be mail	-0.48	-0.23		
w2:be mov		0.62		-0.27
w2:be need	-0.39	-0.76		
w2:be no	-0.22	0.89	-0.20	-0.34
w2:be oblig		-0.43		
w2:be on	-0.34		-0.58	-0.36
w2:be open				-0.30
w2:be paid	-0.21	0.24		-0.24
w2:be patient	-0.65	0.34	-0.36	-0.33
w2:be plac		0.48		
w2:be pleas	-0.46	-0.55	-0.62	0.58
w2:be possibl		0.49		-0.22
w2:be process		0.69		-0.67
w2:be pushy	0.29	-0.68		
w2:be rais	0.29	0.30		-0.33
w2:be read		0.63		-0.29
w2:be refund	0.42			-0.58
w2:be refus	-0.22	0.21		-0.30
w2:be releas				-0.36
w2:be reset	0.25			
w2:be revers				-0.30
w2:be right	-0.58	-0.57	-0.20	-0.36
w2:be seen		-0.68		-0.22
w2:be sent		-0.27		-0.40
w2:be set	0.25	0.21		-0.50
w2:be silent	-0.43	0.79	-0.32	
w2:be somebody		-0.27	-0.24	-0.26
w2:be speak			0.55	
w2:be stop				-0.48
w2:be stressful	-0.27	-0.60	-0.26	-0.56
w2:be sur	-0.39			
w2:be talk				-0.28
w2:be tel		0.27		
w2:be the	-0.39	0.61	-0.56	
w2:be throw		0.25		
w2:be today	0.27	-0.36		
w2:be told	0.33	0.21		-0.51
w2:be undon		-0.59		
w2:be unfrozen		0.28		-0.33
w2:be unlock				-0.21
w2:be updat				-0.28
w2:be used	-0.21	-0.30		
w2:be waiv	0.33			-0.28
w2:be wary	-0.25	-0.45		-0.21
w2:be what	0.31			-0.20
w2:be wir		0.30		-0.34
w2:be with			0.24	
w2:be your	-0.28		0.28	
w2:bear with	-0.46	-0.76	-0.34	-0.29
w2:beatriz $	-0.22			-0.29
w2:becaus of	-0.44	0.49	-0.24	
w2:becaus the		-0.22		
w2:becom suspiciou			-0.23	
w2:been a		-0.37		-0.21
w2:been abl				0.41
w2:been activat		-0.24		0.41
w2:been amend				0.47
w2:been approach	-0.34			
w2:been approv		0.94		-0.56
w2:been ask	-0.22			0.48
w2:been assign		-0.58	0.49	
w2:been book	-0.21	-0.49	-0.50	1.14
w2:been broken				0.40
w2:been cancel		-0.77		0.21
w2:been carry	-0.56	-0.93	-0.28	0.85
w2:been chang		-0.40		
w2:been complet		-0.53	-0.39	0.81
w2:been confirm	-0.44		-0.36	-0.57
w2:been declin		0.53		-0.45
w2:been don				0.22
w2:been effect	-0.27	-0.55	-0.26	0.72
w2:been escalat	-0.22	-0.60	0.66	-0.58
w2:been fil		-0.32		0.22
w2:been forward			0.21	
w2:been fulfil		-0.36	-0.30	1.00
w2:been given			0.30	
w2:been in			-0.21	-0.30
w2:been mad	-0.45	-0.90	-0.40	0.91
w2:been mov				0.44
w2:been not	-0.24	-0.92	-0.41	-0.74
w2:been open		-0.41		0.86
w2:been paid		0.55	-0.23	
w2:been pass		-0.24	0.40	
w2:been process	-0.24	-0.72	-0.37	0.75
w2:been read		-0.31		-0.20
w2:been receiv	-0.50	-0.48	-0.69	-0.73
w2:been refer			0.28	
w2:been refus		0.54		-0.34
w2:been register	-0.25			0.42
w2:been reject		0.62	-0.24	-0.80
w2:been report	-0.27	0.63		
w2:been revers	-0.60			0.23
w2:been sent		-0.40	-0.21	-0.43
w2:been sort		-0.27	-0.26	0.45
w2:been stop		-0.44		0.53
w2:been taken		-0.25		
w2:been through			-0.52	
w2:been to	-0.56	-0.37		-0.29
w2:been told	-0.20	-0.39		0.25
w2:been turn			-0.33	
w2:been unlock				0.27
w2:been unsuccessful	-0.21	0.93	-0.55	-0.57
w2:been updat				0.77
w2:been verify	-0.29	-0.24	-0.23	-0.30
w2:been wip				0.27
w2:been with		-0.32		-0.50
w2:befor $		-0.85	-0.33	-0.53
w2:befor anyth		-0.60	-0.51	-0.55
w2:befor clos	-0.24	0.23		-0.29
w2:befor fiv	-0.37	-0.41	0.54	-0.44
w2:befor friday	-0.23	-0.51	-0.83	
w2:befor i		-0.31		
w2:befor it		-0.42		-0.24
w2:befor january		0.45	-0.62	-0.69
w2:befor me	-0.21	-0.34	-0.26	-0.33
w2:befor monday		0.70	-0.46	
w2:befor six	-0.28		0.30	-0.39
w2:befor tax		-0.59	-1.22	
w2:befor the	-0.21		-0.23	-0.21
w2:befor tomorrow		0.57		
w2:befor you	-0.35		-0.23	
w2:befor your	-0.32		-0.25	-0.74
w2:began at		-0.28	-0.25	
w2:begin ,	-0.27			
w2:begin ?	-0.56			-0.24
w2:begin with	-0.63	-0.60	-0.25	-0.60
w2:behind it	-1.25	-1.16		-0.28
w2:behind keep		0.35		
w2:behind the	-0.30	-0.48		
w2:behind you			-0.36	
w2:being $		-0.72		0.52
w2:being ascertain	-0.29	-0.27	-0.21	-0.34
w2:being check		-0.29		-0.33
w2:being compar	-0.39	-0.21	-0.28	
w2:being connect	-0.45		0.62	-0.42
w2:being forward	-0.22			
w2:being i		0.67		
w2:being look	-0.47		-0.96	-0.39
w2:being mov	-0.22		0.29	
w2:being pass	-0.24	-0.34	0.29	
w2:being print	-0.22	-0.48	-0.38	0.33
w2:being put	-0.24	-0.36	0.24	-0.51
w2:being review	-0.33	-0.47	-0.38	
w2:being told	0.30			-0.34
w2:being transfer	-0.45	-0.23	0.55	-0.28
w2:being work				-0.33
w2:believ it	-0.78	-0.54		-0.53
w2:bell $	-0.38			
w2:bellamy payment	-0.26	-0.23		
w2:bellamy print		-0.27		
w2:belong $		-0.38		0.34
w2:belong to		0.57	0.36	
w2:belong together	-0.27			
w2:below zero				-0.54
w2:bend $		0.23		
w2:beneficiary $	-0.65		-0.22	-0.45
w2:besid it	-0.49		-0.37	-0.52
w2:besid me		-0.27		
w2:besid the	-0.26	-0.64		
w2:best to	-0.38	-0.40	-0.42	-0.74
w2:best wish	-0.25			
w2:better be	-0.42	0.58	-0.29	
w2:better get			0.65	
w2:better new				-0.56
w2:better than		-0.23		
w2:between your		-0.46		
w2:beyond me	-0.33	0.69		-0.51
w2:beyond my		0.61	-0.68	-0.41
w2:beyond what		0.59		-0.26
w2:bhej diya			0.36	-0.72
w2:bhej doon				-0.27
w2:bhejna hai	-0.74	-0.27		-0.37
w2:bhi $	-0.63	-0.23		
w2:bhi aa	-0.59		-0.43	0.42
w2:bhi bank		-0.27		
w2:bhi nahin	-0.41	-0.55	-0.37	-0.28
w2:bicycl $	-0.24	-0.23		
w2:big deal		-0.26		-0.28
w2:big one		-0.23		
w2:bigger order		0.21		
w2:bill $	-0.23	-0.36		0.50
w2:bill ?	-0.22	-0.22		-0.37
w2:bill any				0.25
w2:bill doe	-0.40		-0.22	-0.28
w2:bill is				0.53
w2:bill list		-0.24		
w2:bina otp		0.81		
w2:birth $	-0.44			-0.39
w2:birth ?	-0.49			
w2:birth dat	-0.68	-0.29		-0.38
w2:birthday $	-0.75	-0.32	-0.25	-0.63
w2:birthday ?	-1.00	-0.36	-0.28	-0.37
w2:birthday again		-0.94	-0.42	-0.80
w2:birthday and	-0.21			
w2:birthday did		-0.27		
w2:birthday fit		-0.63	-0.43	-0.60
w2:birthday in		-0.52		
w2:birthday onc		-0.36		-0.45
w2:bit $	-0.32		-0.43	
w2:bit noisy		-0.32		
w2:blam you	-0.37	-0.40	-0.31	-0.35
w2:block $	-0.27	-0.74	-0.27	0.53
w2:block ,				0.22
w2:block ?		-0.29		
w2:block at			-0.29	-0.34
w2:block by		-0.50		
w2:block for	-0.24	-0.20		
w2:block has		0.44		
w2:block ho		-0.38		0.42
w2:block is	-0.65	-0.78	-0.30	
w2:block karn		-0.47		
w2:block me		0.36		-0.37
w2:block the		0.24		-0.23
w2:blu or	-0.64	-0.20	-0.20	-0.22
w2:boat $	-0.40	-0.26	-0.61	-0.62
w2:boateng $	-0.24	-0.23	0.92	-0.34
w2:boateng will				-0.29
w2:bol dijiy			-0.22	-0.24
w2:bol rah	-0.52		-0.32	
w2:bola aapko	-0.50	-0.36	-0.32	-0.50
w2:boliy $	-0.56		-0.42	-0.55
w2:boliy maam		-0.34		-0.53
w2:bonu $	-0.36			
w2:bonu ?	0.28	-0.30		
w2:bonu any		0.39		-0.29
w2:bonu depend				-0.25
w2:bonu has	-0.29			
w2:bonu is				-0.65
w2:bonu now	0.25			
w2:bonu today	1.14	-0.23		-0.24
w2:bonu without		0.38		
w2:book $	-0.21	-0.27		-0.88
w2:book ,			-0.23	0.63
w2:book ?	-0.27		-0.22	
w2:book a			0.46	
w2:book already		0.39		-0.42
w2:book differ				-0.42
w2:book of				0.30
w2:book you			0.60	
w2:boom $	-0.52	-0.51	-0.64	0.54
w2:boom ,	-0.35			0.58
w2:born $	-0.20	-0.22	-0.23	-0.30
w2:born ?	-0.32	-0.24		
w2:born on	-0.27		-0.38	
w2:born when	-0.37	-0.22	-0.22	-0.34
w2:born would	-0.40	-0.22	-0.27	
w2:borrow it	-0.58	-0.28		-0.21
w2:bos $	-0.22	-0.31	0.30	
w2:bos ,			0.51	
w2:both $	-0.66	-0.32	-0.37	-0.53
w2:both account	0.49	-0.85		-0.55
w2:both approval	-0.42			
w2:both are	-0.69		-0.37	0.51
w2:both balanc		0.34		-0.26
w2:both card	0.25	-0.66		
w2:both halv		0.30		
w2:both of		0.44	-0.48	0.31
w2:both owner				-0.32
w2:both thing	-0.20			0.50
w2:both tim	-0.41	-0.42	-0.22	-0.42
w2:bother you			-0.27	
w2:bought $		-0.24		
w2:bought it	-0.23		-0.25	-0.26
w2:bought late	-0.35		-0.44	
w2:bought with				-0.22
w2:bound for		0.47		-0.40
w2:bound to		0.48		-0.23
w2:box $		-0.37		-0.27
w2:box ,			0.24	
w2:brackenridg $			-0.40	-0.42
w2:branch $	-0.22		-0.92	-0.26
w2:branch ,			-0.26	0.39
w2:branch ?	-0.29	-0.21		
w2:branch band		-0.50	-0.23	
w2:branch for		-0.37	-0.58	
w2:branch has		-0.26	-0.31	
w2:branch hav		-0.31		
w2:branch head			0.45	
w2:branch in			-0.33	
w2:branch is				-0.36
w2:branch jaana		0.72	-0.41	
w2:branch mein			-0.75	
w2:branch open				-0.33
w2:branch se			-0.25	-0.27
w2:branch subah	-0.21	-0.22	-0.32	
w2:branch was	-0.56	-0.31	-0.22	
w2:branch with				-0.45
w2:break a		0.43		
w2:break the		0.54		
w2:brindl $			-0.61	-1.20
w2:bring $	0.31	0.24	-1.20	
w2:bring a	-0.38	-0.28	0.24	-0.30
w2:bring hom			-0.57	
w2:bring in	-0.42		0.44	
w2:bring it		0.85		
w2:bring my	-0.41		0.37	
w2:bring to	-0.24			
w2:bring up		-0.27	-0.71	-0.20
w2:bring you	-0.51		-0.28	
w2:bring your	-0.50	-0.45	-0.64	
w2:broken $	-0.20	-0.42	-0.21	
w2:broken is				-0.37
w2:brookval ,		-0.67		-0.33
w2:brother $	-0.93	-0.52	-0.46	-0.51
w2:brother still		-0.33		
w2:brought you	-0.50		-0.56	
w2:browser $				-0.23
w2:brr $	-0.22	-0.25	-0.39	-0.39
w2:brr ,	-0.24	-0.27	-0.30	-0.43
w2:buck $	0.53	-0.30	-0.25	-0.78
w2:buck are	-0.69	-0.61	-0.24	0.67
w2:build in		-0.27		-0.32
w2:build was	-0.25	-0.48	-0.24	-0.56
w2:busines $				-0.34
w2:busines bank	-0.30			
w2:busines customer				0.24
w2:busines day		0.29		
w2:busines desk		-0.29	0.50	-0.24
w2:busines in		-0.73	-0.32	
w2:busines will	-0.21			
w2:busy day		-0.22		
w2:but a		0.30		
w2:but i		0.23		
w2:but it		-0.25		
w2:but let		-0.21		
w2:but may	0.39	-0.54		
w2:but no	-0.46	0.69	-0.52	-0.34
w2:but not		-0.56	0.31	-0.27
w2:but open		0.25		
w2:but prais		-0.25		
w2:but sympathy	-0.35	-0.44	-0.42	-0.46
w2:but that		-0.68	-0.23	
w2:but the		0.27		
w2:but you	-0.23	0.37		
w2:button $		-0.56	-0.36	0.31
w2:button ,	0.79			0.58
w2:button ?	0.61	-0.40		-0.63
w2:buy $		-0.22		-0.33
w2:buy ?	-0.37			-0.35
w2:buy anyth		-0.46		0.78
w2:buy with	-0.63			
w2:buzz $	-0.25	-0.37	-0.36	0.33
w2:buzz you				-0.53
w2:by $	-0.54	-0.40	-0.24	-0.62
w2:by ,	-0.55	-0.42		-0.47
w2:by 0		-0.30	-0.21	0.55
w2:by card	-0.28	0.41	-0.82	
w2:by chat		0.98	-0.33	-0.24
w2:by courier	-0.54	0.28	-0.21	-0.44
w2:by email		-0.69		
w2:by expres	-0.54	-0.48		
w2:by how	-0.44	-0.39	-0.51	-0.27
w2:by it		-0.38	-0.26	
w2:by its		-0.30		
w2:by itself		-0.25		
w2:by lin			-0.48	
w2:by mail		-0.56		0.22
w2:by me	-0.25	0.37		
w2:by noon	-0.27	-0.32	0.34	-0.74
w2:by now		0.30	-0.48	-0.54
w2:by ordinary		-0.29		
w2:by our		-0.49	0.57	
w2:by phon		0.58		
w2:by regular		-0.24	-0.41	-0.31
w2:by somebody			0.49	
w2:by standard	-0.22			
w2:by telephon		0.30		
w2:by text	-0.27		-0.24	
w2:by that	0.32	-0.54	-0.48	-0.39
w2:by the	-0.23	-0.50	-0.33	
w2:by tomorrow			0.34	-0.23
w2:by tonight	-0.21		-0.39	0.40
w2:by transfer	-0.21	0.51	-1.03	-0.54
w2:by two		0.37		
w2:by video		-0.58		
w2:by wait			-0.21	
w2:by which	-0.40			
w2:by whom		0.31		
w2:by yesterday			-0.44	
w2:by you	0.31	-0.47	-0.40	-0.54
w2:by your				-0.40
w2:byaaj 0				-0.25
w2:byaaj milega	-0.42			
w2:byaaj par	-0.24	-0.44	-0.20	-0.27
w2:c 0				0.48
w2:cabl $				0.25
w2:cabl can		0.22		-0.23
w2:cabl now				0.29
w2:cal $	-0.34			0.34
w2:cal ,			0.29	
w2:cal ?	-0.33		-0.37	-0.28
w2:cal and			-0.22	
w2:cal are	-0.25	-0.65		-0.54
w2:cal back		-0.34		
w2:cal befor	-0.23			
w2:cal earlier	-0.22	-0.20	-0.26	-0.32
w2:cal from			-0.27	-0.27
w2:cal in	-0.24		0.48	-0.47
w2:cal lik		-0.45	-0.49	-0.33
w2:cal the		-0.27		-0.26
w2:cal yesterday			-0.25	-0.26
w2:cal you				-0.21
w2:calder $	-0.29		-0.37	-0.27
w2:call $	0.39	-0.27	0.30	-0.30
w2:call ?	-0.31		-0.56	
w2:call aayega			0.42	-0.31
w2:call again		-0.21	-0.25	
w2:call back			0.98	-0.36
w2:call from			0.57	
w2:call in			0.21	
w2:call is	-0.77	-0.39		-0.46
w2:call it		0.27		
w2:call karegi	-0.21			
w2:call karein			-0.52	
w2:call kareng			0.44	
w2:call thi			-0.24	
w2:call to		-0.25		
w2:call transfer	-0.21		0.35	
w2:call twic		-0.24	-0.62	
w2:call us	-0.24	-0.32	-0.61	-0.26
w2:call with			0.60	
w2:call you			0.37	
w2:caller $		-0.31		
w2:caller get				-0.51
w2:caller today	-0.20			-0.41
w2:cam back		0.26		-0.20
w2:cam by		-0.39		
w2:cam ear	-0.30	-0.57		-0.28
w2:cam from		0.36	-0.43	-0.28
w2:cam hom	-0.36	-0.35		0.51
w2:cam in	-0.46	0.36		-0.68
w2:cam into			-0.23	
w2:cam to	-0.22	-0.21		
w2:cam up	-0.30			
w2:can $		-0.79		
w2:can ,			0.21	
w2:can add	-0.30	-0.21		
w2:can also				-0.43
w2:can alway		-0.32		-0.44
w2:can approv		0.39		
w2:can be		-0.52		-0.79
w2:can block		-0.22		
w2:can call			-0.30	-0.40
w2:can certain		-0.27		-0.53
w2:can chang				-0.49
w2:can claim		-0.27	-0.24	-0.26
w2:can confirm		-0.30		0.62
w2:can decid			0.44	-0.24
w2:can do		0.65		-0.32
w2:can draw	-0.26	-0.58		0.64
w2:can fil	-0.31	-0.42		
w2:can giv		-0.39		
w2:can hav	-0.21	-0.61		-0.61
w2:can help		-0.23		-0.31
w2:can i		-0.44		
w2:can keep		-0.46	-0.20	-0.40
w2:can leav		-0.49		-0.29
w2:can lend		0.29		
w2:can let				-0.21
w2:can lift			0.28	-0.38
w2:can log			-0.28	
w2:can look				0.35
w2:can mov		-0.45	-0.56	
w2:can neither		0.65		
w2:can no		0.54		-0.30
w2:can not		0.23		-0.23
w2:can only		0.57		
w2:can order	-0.25	-0.25		
w2:can pay		-0.44		0.42
w2:can print		-0.43		-0.52
w2:can put			0.23	-0.20
w2:can rais		-0.46		-0.34
w2:can register		-0.32		
w2:can relax	-0.36	-0.33	-0.35	0.50
w2:can rest			-0.25	0.75
w2:can run	-0.22	-0.33		-0.31
w2:can say	-0.20	0.61		
w2:can see		-0.44		-0.49
w2:can send	-0.46			
w2:can start				0.37
w2:can still	-0.26			
w2:can stop	-0.32	-0.49		-0.23
w2:can tak	-0.44	0.45	-0.20	-0.31
w2:can talk	-0.20	-0.65		-0.37
w2:can tell	-0.33	-0.38		-0.21
w2:can unlock	-0.20	-0.20		
w2:can use		-0.54		0.82
w2:can verify		-0.32		
w2:can visit				-0.48
w2:can wait	-0.27	-0.30	-0.43	-0.23
w2:can we	0.56	-0.34	-0.22	
w2:can you	-0.23			
w2:cancel $	-0.24	-0.26	-0.42	
w2:cancel it		-0.74		
w2:cano $		0.21		
w2:car $	-0.82	-0.35		-0.66
w2:car for		-0.40		
w2:car of		-0.26	-0.56	0.51
w2:car unit			0.37	-0.21
w2:card $	-0.21	-0.53		-0.32
w2:card 0		-0.35	-0.39	-0.80
w2:card ?	-0.64	-0.30		-0.49
w2:card aapk	-0.50	-0.67	-0.27	-0.52
w2:card again		-0.27		0.41
w2:card aliv	-0.25	-0.63	-0.51	1.22
w2:card any				0.48
w2:card are	-0.44	-0.57	-0.22	0.22
w2:card at		-0.24		-0.57
w2:card be				-0.24
w2:card been				-0.24
w2:card block	0.28	-0.28		0.30
w2:card by			-0.65	0.39
w2:card can		-0.39		
w2:card cancel				-0.57
w2:card com		0.40	-0.38	-0.24
w2:card department	-0.21	-0.23	0.58	-0.42
w2:card desk		-0.26	0.52	-0.37
w2:card doe		-0.22		
w2:card end	-0.30			
w2:card ever				-0.26
w2:card expir		-0.25		-0.23
w2:card finish				-0.32
w2:card get		0.57	-0.29	-0.64
w2:card giv				0.49
w2:card hamesha	0.23	-0.22	-0.27	-0.25
w2:card has				-0.45
w2:card her				-0.22
w2:card is	-0.39	-0.45		
w2:card ka		-0.27		
w2:card kab		-0.24		
w2:card ke	-0.25		-0.21	
w2:card keep		-0.44		
w2:card know	-0.26	-0.28	-0.28	0.38
w2:card last				-0.45
w2:card max		0.68		-0.62
w2:card may		0.47		-0.35
w2:card now	-0.38		-0.32	0.53
w2:card number		-0.73		-0.60
w2:card of		0.57		-0.23
w2:card on	-0.34			-0.30
w2:card pin		-0.48		
w2:card reader				-0.23
w2:card recent				-0.35
w2:card right		-0.22		
w2:card run		-0.30		-0.44
w2:card stay		0.56	-0.20	-0.37
w2:card still	-0.71		-0.69	-0.30
w2:card stolen	-0.30			-0.40
w2:card tak		-0.31		-0.32
w2:card that		-0.26		
w2:card ther	-0.27			-0.31
w2:card to			-0.21	
w2:card today	0.58			-0.32
w2:card was		-0.64		-0.33
w2:card with	-0.40	-0.32		
w2:card without				-0.99
w2:card work			-0.29	0.49
w2:card would		-0.26		
w2:careful $	-0.27	-0.24		-0.23
w2:careful over			-0.28	
w2:careful with	-0.21		-0.40	-0.40
w2:carry a		0.32		-0.55
w2:carry it	0.23	-0.30		0.30
w2:carry on	-0.24		0.49	
w2:carry out		-0.24		0.24
w2:cas $				-0.50
w2:cas ,	-0.24			-0.30
w2:cas aag			0.28	-0.39
w2:cas for		0.20		
w2:cas goe		-0.61		-0.29
w2:cas has	-0.22	-0.89	0.43	-0.54
w2:cas is	-0.23		0.83	-0.88
w2:cas it	-0.31		-0.41	
w2:cas lie			0.33	
w2:cas now			0.26	
w2:cas on			0.48	-0.25
w2:cas to			0.32	
w2:cas up			0.38	
w2:cash $	-0.25	-0.24	-0.32	-0.35
w2:cash ?	-0.33			
w2:cash at		-0.63		
w2:cashier check	-0.42	-0.22		
w2:catch $		-0.36	-0.26	-0.43
w2:catch it		0.48		
w2:caught in				0.40
w2:cell is			0.24	
w2:cent $		-0.96		-0.61
w2:cent ther		0.45		
w2:certain $	-1.05	-0.66	-0.63	-0.85
w2:certain ,	-0.50	-0.44	-0.35	-0.89
w2:certain help		-0.27		-0.53
w2:certificat $	-0.42		-0.29	
w2:certificat ,			-0.20	0.35
w2:chaar ank	-0.21		-0.23	
w2:chaar number	-0.41			
w2:chahiy $		-0.22	-0.21	-0.32
w2:chahiy ,				-0.20
w2:chahiy ?	-0.38		-0.23	
w2:chahiy hoga				-0.29
w2:chahiy maam	-0.22			-0.24
w2:chahiy sir	-0.26			
w2:chaht hain	0.31			
w2:chair $	-0.47	-0.47	0.71	-0.41
w2:chal raha	-0.34	0.38		-0.29
w2:chalega $	-0.60	-0.35	-0.37	-0.31
w2:chalu ho				0.34
w2:chalu nahin		-0.64		-0.23
w2:chanc to	0.61	-0.90		
w2:chang $	0.27	0.23		
w2:chang ?	0.21			
w2:chang anyth	-0.24	-0.50		
w2:chang com	-0.44			-0.41
w2:chang for			-0.25	0.44
w2:chang her		0.57	-0.29	
w2:chang in		-0.59		-0.43
w2:chang it	-0.40	-0.21	-0.30	
w2:chang last				-0.33
w2:chang late		-0.35		-0.31
w2:chang now	0.29			0.22
w2:chang only	-0.29	0.68		
w2:chang such		-0.32		
w2:chang that				-0.36
w2:chang the	0.26			
w2:chang your			-0.41	-0.33
w2:charg $	-0.46	-0.52	-0.22	-0.81
w2:charg ,	-0.20			
w2:charg 0		-0.37	-0.23	-0.57
w2:charg ?		-0.31		
w2:charg for	-0.24	-0.72		-0.24
w2:charg lagega	1.09			-0.51
w2:charg nahin	-0.52	-0.62		-0.47
w2:charg of	-0.55			
w2:charg on		-0.48		-0.33
w2:charg you	-0.41	0.27	-0.22	
w2:chat $		0.65		-0.21
w2:chat ,		0.26		
w2:chat and		-0.36	-0.30	
w2:chat are		-0.61	-0.21	
w2:chat is	-0.24		0.31	
w2:chat nobody		0.51	-0.53	-0.29
w2:chat with	-0.39	-0.31	-0.34	
w2:check $	-0.23		-0.31	-1.11
w2:check 0	-0.25	-0.31	-0.23	0.93
w2:check ?	0.22			
w2:check after				0.41
w2:check and				0.23
w2:check are		-0.29		0.27
w2:check can		-0.48		
w2:check for				0.44
w2:check from			-0.22	-0.23
w2:check is	-0.25			
w2:check kar	-0.39		-0.28	
w2:check karti				-0.23
w2:check number	-0.21	-0.39		-0.34
w2:check only		-0.25		
w2:check or	-0.69			-0.45
w2:check so	-0.26		-0.32	-0.58
w2:check tak			-0.21	
w2:check that			-0.38	-0.36
w2:check the		-0.42	-0.23	-0.75
w2:check to	-0.46		-0.42	0.95
w2:check what			-0.24	-0.35
w2:check whether	-0.43	-0.21		
w2:check your			-0.40	-0.40
w2:cheer to			-0.37	-0.53
w2:chequ book	-0.41		-0.36	
w2:chequ number		-0.20		-0.24
w2:chh ank			-0.25	
w2:chhutti hai		-0.48		
w2:children account		-0.45		-0.28
w2:chinta mat	-0.43	-0.30	-0.35	-0.28
w2:chip wear	-0.23	-0.21		-0.40
w2:choic of	-0.43			-0.22
w2:choos four	-0.30			-0.30
w2:chos $			-0.33	0.55
w2:chosen $				-0.34
w2:chuka hai		-0.38	-0.30	0.95
w2:circumstanc i		0.33		
w2:city are	-0.86		-0.32	
w2:claim $	-0.26	0.91	-0.26	-0.66
w2:claim are				-0.39
w2:claim for		-0.35		-0.42
w2:claim has		0.21	-0.36	
w2:claim is			-0.31	0.46
w2:claim run	-0.38	0.50		-0.29
w2:claim tak	-0.24	-0.48		
w2:claim to		-0.27	-0.24	-0.26
w2:claim unit		-0.21	0.22	-0.22
w2:clean $		-0.38		-0.45
w2:clear $		-0.29	-0.38	-0.73
w2:clear ,	0.43			-0.23
w2:clear for				0.32
w2:clear now	-0.65	-0.25	-0.46	-0.83
w2:clear the	0.25			
w2:clear up		0.78		
w2:clear yes	0.68			
w2:click $		-0.31	-0.35	-0.31
w2:click ,	-0.31			-0.25
w2:clock is		-0.31		0.20
w2:clos $	-0.39	0.90	-0.33	-0.20
w2:clos ,				0.51
w2:clos ?	0.29			-0.30
w2:clos at		-0.24	-0.42	
w2:clos by		-0.27		
w2:clos door		0.47		
w2:clos it	-0.68		-0.30	
w2:clos now	-0.20			0.36
w2:clos of	-0.23			
w2:clos the	-0.22	0.31		-0.43
w2:clos to		0.39		-0.29
w2:closur $	-0.25	-0.26	-0.34	
w2:closur is		-0.23		-0.47
w2:closur went				0.21
w2:closur will				-0.24
w2:cod $	-0.25		-0.25	-0.42
w2:cod ,		0.34		
w2:cod ?	-0.33			
w2:cod aaya	-0.37		-0.20	
w2:cod again	-0.79	-0.32		
w2:cod are	-0.73			
w2:cod for		-0.46		
w2:cod from	-0.30	-0.24	-0.73	-0.56
w2:cod has		-0.61	-0.30	-0.48
w2:cod i		0.38		
w2:cod is	-0.40			-1.02
w2:cod pleas		-0.22		-0.23
w2:cod that		-0.25		
w2:cod to		-0.51	-0.35	-0.23
w2:cod went		-0.43		-0.42
w2:coffe $	-0.54	-0.40		1.53
w2:coffe for	-0.22	-0.24		
w2:coffe her		-0.33	-0.42	-0.44
w2:coin $		-0.38		-0.22
w2:coin are	-0.60	-0.46		-0.74
w2:coin only		-0.24		
w2:cold up	-0.34	-0.33	-0.25	-0.37
w2:colleagu $	-0.24	-0.44	1.04	
w2:colleagu ,			0.24	
w2:colleagu ?			-0.33	
w2:colleagu cal	-0.33		-0.23	-0.34
w2:colleagu continu			0.60	-0.34
w2:colleagu for	-0.34	-0.45	-0.23	-0.67
w2:colleagu has		-0.24		
w2:colleagu in			0.35	
w2:colleagu is	-0.30		0.69	-0.32
w2:colleagu of		-0.26	-0.23	
w2:colleagu petra			0.93	
w2:colleagu spok			-0.40	
w2:colleagu tak	-0.28	-0.47	-0.24	0.63
w2:colleagu to			0.50	
w2:colleagu told			-0.24	
w2:colleagu who			0.30	
w2:colleagu will	-0.25		0.48	
w2:collect from	-0.23			-0.26
w2:colleg cal	-0.39			
w2:color should	-0.20			
w2:com $	-0.52	-0.25	0.32	-0.88
w2:com ,		0.32		
w2:com ?	-0.40		-0.33	-0.30
w2:com acros	-0.24			
w2:com and	-0.49		-0.35	
w2:com at		-0.27		
w2:com back			-0.72	-0.42
w2:com first				-0.63
w2:com next	-0.64	-0.35	-0.37	-0.77
w2:com off	0.34	-0.27	-0.25	-0.47
w2:com out	-0.28			
w2:com through	-0.22	-0.25		
w2:com to		-0.25		-0.55
w2:com up			-0.25	-0.21
w2:com you		-0.43		
w2:comfortabl rais		0.23		
w2:comfortabl with		-0.21		
w2:communicat the	-0.37	-0.58		-0.21
w2:company ,		0.29		
w2:company ?	-0.58			-0.28
w2:company hai	-0.61	-0.25		-0.25
w2:company is	-0.64	-0.22	-0.20	-0.30
w2:compar $	-0.38	-0.21	-0.30	
w2:compar it	-0.21			-0.30
w2:compar the	-0.22			
w2:complain about		0.88		
w2:complaint $		-0.32		0.25
w2:complaint ,	0.34			
w2:complaint ?	-0.23	-0.21	-0.30	-0.38
w2:complaint daal	0.67			
w2:complaint darj				0.39
w2:complaint has	-0.25			
w2:complaint is	-0.52	-0.31		0.32
w2:complaint nahin		0.25		
w2:complaint rais		-0.32		0.22
w2:complet $	-0.57	-0.59	-0.48	1.78
w2:complet at		-0.30		0.28
w2:complet the		-0.54	-0.21	0.65
w2:complete $	-0.27	-0.37	-0.40	-0.40
w2:computer $		-0.30		
w2:computer that		-0.54		-0.40
w2:concern $	-0.56	-0.66	-0.22	
w2:concern ,		-0.21		-0.35
w2:condolenc $	-0.23	-0.99	-0.59	-0.31
w2:conduct an		-0.39		
w2:confidential $				-0.33
w2:confirm $	0.23	-0.64	-0.25	-0.52
w2:confirm ,	0.64	-0.25		
w2:confirm ?	1.44		-0.33	-0.69
w2:confirm and				0.28
w2:confirm how	-0.23			
w2:confirm kar	-0.25			
w2:confirm karein	0.24			
w2:confirm that		-0.40		0.73
w2:confirm the	-0.64	-0.39		0.58
w2:confirm you	0.68			
w2:confirm your	-0.37			-0.30
w2:confirmation chahiy	0.35			
w2:confirmation is	0.45	-0.42	-0.23	-0.52
w2:confirmation sms	-0.47		-0.26	0.48
w2:confirmation the	0.28	-0.30		-0.30
w2:congratulation to				-0.55
w2:connect $	-0.45		0.62	-0.42
w2:connect to	-0.27			
w2:connect you	-0.29			-0.36
w2:connection earlier		-0.31		
w2:consent $	0.33			-0.21
w2:consent for	0.40			
w2:consent to	0.33			
w2:consider it	-0.21			0.46
w2:constrain to		0.22		
w2:contact $	-0.75	-0.35	0.44	-0.75
w2:contact ,	-0.41	-0.26	0.54	-0.28
w2:contact between			-0.34	
w2:contact by		-0.23		
w2:contact from			0.25	
w2:contact the			-0.53	
w2:contact them	-0.95	-0.40	-0.58	-0.44
w2:contact with	-0.44		-0.27	
w2:contact within			0.38	
w2:contact you		-0.21		-0.36
w2:content with	0.39			
w2:continu by			0.29	
w2:continu thi	-0.73		0.35	-0.34
w2:continu with	-0.22	-0.26	0.60	-0.36
w2:contract $		-0.30		
w2:contract is				-0.33
w2:conversation $		-0.27		
w2:conversation continu		-0.29	0.27	
w2:conversation is	-0.24	-0.34	0.29	
w2:conversation to		-0.32	0.30	-0.58
w2:conversion $		0.56	-0.30	
w2:conversion has		-0.24	-0.32	0.27
w2:conversion is		-0.25		0.35
w2:convert $			-0.25	
w2:convert kar	0.25	-0.25		
w2:convey your	0.44			-0.26
w2:cool ?	0.86	-0.23	-0.25	-0.27
w2:cool with	0.22		-0.24	
w2:cooper lan	-0.27			0.41
w2:cooper row		-0.45	-0.39	
w2:copy to	-0.50		-0.71	-0.25
w2:corner $	-0.32	-0.37		
w2:correct $	-0.96	-0.50		-0.80
w2:correct ?	0.34			
w2:correspond with			0.42	-0.46
w2:cost $		-0.97	-0.37	
w2:cost ,		-0.28		
w2:cost 0	-0.41	-0.44		-0.71
w2:cost ?	-0.85			-0.44
w2:cost a				-0.31
w2:cost extra	-0.31		-0.72	
w2:cost noth	-0.58	-0.81		-0.37
w2:cost someth		-0.51		
w2:cost the				-0.27
w2:cost you		-0.34		
w2:could $			-0.53	
w2:could ,	0.30			
w2:could do	-0.58	-0.77		
w2:could fil		-0.24		
w2:could giv	0.27			
w2:could hav		-0.29		
w2:could i	-0.50			
w2:could lift			-0.23	
w2:could mail		-0.22		
w2:could no	-0.35	0.50		-0.56
w2:could not	-0.32			-0.48
w2:could overdraw		-0.35		-0.20
w2:could put	0.31	-0.49		-0.53
w2:could rais				-0.25
w2:could say		-0.31		
w2:could somebody	-0.42	-0.39		
w2:could stop		0.20		
w2:could tell		-0.31		
w2:could you	-0.34			
w2:count $	-0.51	-0.69	-0.48	-0.39
w2:count as		-0.24		
w2:count by		-0.20	-0.32	-0.21
w2:count on	0.30			
w2:counter $	-0.23			
w2:counter ,				0.30
w2:counter could		-0.31		
w2:counter of		-0.38		-0.58
w2:counter speak		-0.22	-0.36	
w2:counter thes		0.41		-0.51
w2:country $	-0.47	-0.32	-0.22	-0.41
w2:country ?	-0.46			
w2:country is		0.32		-0.33
w2:country will	-0.53		-0.29	
w2:county is	-0.44			-0.39
w2:coupl of	-0.32			-0.21
w2:courier $		-0.31	-0.35	
w2:courier ,		0.29		0.81
w2:courier ?	-0.71	0.55	-0.68	-1.09
w2:courier or	-0.49	-0.35		-0.24
w2:cours $	-0.48	-0.23	-0.52	-0.53
w2:court order		0.67		
w2:cover $				-0.24
w2:cover ?	-0.28			
w2:creat it	0.49		-0.38	-0.30
w2:credit $	-0.44	0.25		0.36
w2:credit ,	-0.33	0.57		-0.40
w2:credit at	-0.40	-0.58		-0.40
w2:credit card		0.37		
w2:credit depend	-0.29	-0.22		
w2:credit the		-0.56	-0.33	0.63
w2:credit to	-0.34	-0.20		0.24
w2:credit union	0.30	-0.26		-0.28
w2:cros $		-0.21		
w2:customer $		-0.36	-0.47	
w2:customer ,			-0.31	0.75
w2:customer car			0.36	-0.27
w2:customer has		-0.54	-0.20	0.50
w2:customer id	-0.85	-0.31		-0.34
w2:customer lik		0.29		
w2:customer may		0.42		-0.37
w2:customer number	-0.48	-0.48	-0.22	-0.27
w2:customer servic	-0.47		-0.40	-0.48
w2:customer the			-0.21	
w2:cut off				-0.46
w2:cvv $	-0.58	-0.32	-0.24	-0.49
w2:cvv ,				-0.23
w2:cvv ?	-0.48	-0.34	-0.26	-0.28
w2:cvv kya	-0.71	-0.64	-0.30	-0.63
w2:d 0		-0.44		0.89
w2:daal deti	0.40			
w2:daal doon	0.54			
w2:daalna hai	-0.29	-0.23		-0.23
w2:dana $	-0.41		-0.36	-0.24
w2:darj ho				0.34
w2:dark all		-0.49		-0.43
w2:das baj	-0.21	-0.22	-0.32	
w2:dat $		0.43		-0.44
w2:dat ?	-0.67			
w2:dat and	-0.45	-0.52		
w2:dat are		-0.43		
w2:dat bata	0.25			
w2:dat can		0.32		
w2:dat is	-0.28			-0.21
w2:dat ko	-0.29		-0.42	-0.34
w2:dat mov		-0.22		0.22
w2:dat now				-0.22
w2:dat of	-0.58			
w2:dat on			-0.26	
w2:dat should	-0.31			
w2:dat was	-0.41			
w2:day $	-0.27	-0.40	-0.48	-0.50
w2:day ,		0.37		
w2:day ?	-0.39	-0.29		-0.22
w2:day after	-0.20	0.57		
w2:day and	-0.24			
w2:day for				-0.23
w2:day her		-0.22		
w2:day in			-0.24	
w2:day is		0.20		-0.22
w2:day it		-0.23		-0.36
w2:day lat		-0.26		-0.54
w2:day of		0.62		
w2:day old		0.66		-0.27
w2:day on				-0.36
w2:day or		-0.31		
w2:day should				-0.24
w2:day suit	-0.82	-0.32		
w2:day ther		-0.49		-0.43
w2:day to		-0.63	-0.25	-0.20
w2:day too		0.51		
w2:day was	-0.66			
w2:day wer		-0.28		
w2:day you	-0.63			
w2:daytim number	-0.56	-0.34		
w2:dd/yyyy $	-0.50		-0.31	-0.33
w2:dd/yyyy ?	-0.52			
w2:de raha			0.66	
w2:dead $		-0.30		0.30
w2:dead ,				0.70
w2:deadlin for		0.39		
w2:deadlin had	-0.23	0.20	-0.24	
w2:deadlin was		0.78		-0.44
w2:deal $		-0.26		-0.28
w2:deal ?	0.60		-0.30	
w2:dealt with	-0.28	-0.24	-0.29	0.79
w2:dear $	-0.22	-0.22		-0.41
w2:death certificat	-0.21			
w2:debit $	-0.38	0.21		
w2:debit ,				-0.83
w2:debit ?	0.30			-0.26
w2:debit card		-0.31		0.70
w2:debit is	-0.41			-0.27
w2:december $	-0.61	0.22		
w2:decid $	1.27	-0.33	-0.62	-0.66
w2:decid against	-0.23	0.64	-0.22	-0.40
w2:decid not	-0.38	0.62		-0.27
w2:decid on			-0.67	
w2:decid that	-0.47		0.35	-0.22
w2:decision $	-0.49	0.50		-0.44
w2:decision ,				-0.27
w2:decision is	-0.39	0.49		-0.44
w2:decision of		-0.41	-0.31	
w2:decision on	0.55			-0.42
w2:declin $	-0.28	1.23	-0.32	-0.79
w2:declin the	-0.42	1.07		-0.42
w2:declin thi		0.36	-0.24	
w2:dein ,	0.29			
w2:dein ?	0.51		-0.30	-0.40
w2:dekh raha	-0.33	-0.22	-0.28	
w2:dekh rahi			-0.31	
w2:dekhiy $	-0.35	-0.21	-0.24	0.20
w2:delay $		-0.24		
w2:deliver it	-0.38			
w2:delivery $	-0.30	-0.25		-0.50
w2:delivery ?	-0.27			
w2:delivery and	0.24			-0.28
w2:delivery fin	-0.44			
w2:dentist $	-0.34	-0.44	-0.56	-0.31
w2:dentist ,		-0.25		0.26
w2:deny $	-0.62	1.15	-0.49	-0.64
w2:department $	0.43	-0.34		-0.30
w2:department is			0.23	
w2:department now				-0.24
w2:department will			0.26	-0.25
w2:department would			-0.23	
w2:depend $	-0.53	-0.70	-0.46	-0.80
w2:depend on	-0.21	-0.20		-0.45
w2:deposit $		0.48		
w2:deposit ,				-0.25
w2:deposit is	-0.52	0.63	-0.20	-0.46
w2:describ what	-0.25			-0.40
w2:design $	-0.50		-0.22	-0.64
w2:design ?	-0.43		-0.23	
w2:design do	-0.90			
w2:design of	-0.27	-0.45		-0.30
w2:desk $			0.80	-0.50
w2:desk ,			0.31	
w2:desk are		-0.26	-0.30	
w2:desk can			-0.28	
w2:desk could			-0.29	
w2:desk for			0.29	
w2:desk has		-0.23	0.56	-0.39
w2:desk is			0.21	-0.46
w2:desk lik	-0.29		-0.26	-0.21
w2:desk may	-0.32	0.38	-0.23	
w2:desk now		-0.24	0.92	-0.95
w2:desk of			0.38	-0.34
w2:desk on			0.24	
w2:desk ring			0.46	
w2:desk tak		-0.31	0.26	
w2:desk tidy		-0.35	-0.41	
w2:desk will				-0.26
w2:desk would			-0.21	
w2:desk writ			0.26	
w2:det hain	0.33	-0.29		-0.64
w2:deta hoon	0.44		0.25	
w2:detail ?	-0.28			-0.20
w2:detail are		-0.25		0.35
w2:detail do		0.24		
w2:detail fit	-0.42			
w2:detail hav	-0.29	-0.24	-0.23	-0.30
w2:detail her		-0.47	-0.54	-0.41
w2:detail match	-0.39	-0.21	-0.22	-0.50
w2:deti hoon	0.43			-0.26
w2:dhanyavaad sir	-0.38	-0.51	-0.28	-0.65
w2:di gayi	-0.21	-0.21		0.59
w2:di hai	-0.22			
w2:did $				0.51
w2:did calloway				-0.21
w2:did it	-0.31	-0.43		
w2:did not		-0.52		
w2:did that	-0.64	0.21		-0.52
w2:did the	-0.30			-0.22
w2:did word	-0.33			-0.33
w2:did you	-0.43			-0.21
w2:differ from				-0.59
w2:digit $		-0.22	-0.21	-0.65
w2:digit ?	-0.77	-0.22		-0.46
w2:digit are	-0.34	-0.52		
w2:digit at		-0.25		
w2:digit for	-0.37	-0.26		-0.40
w2:digit from			-0.74	-0.32
w2:digit hav			-0.43	
w2:digit is	-0.95	-0.52		-0.32
w2:digit of		0.86		
w2:digit on				-0.26
w2:digit shall	-0.63			
w2:digit that			-0.22	-0.45
w2:digit to		0.24	-0.49	-0.33
w2:digit we			-0.44	-0.70
w2:digit would				-0.39
w2:digit you	-0.23		-0.27	0.50
w2:digit your			-0.22	
w2:digital fraud			0.40	-0.21
w2:diji $	-0.39	-0.25	-0.24	-0.28
w2:dijiy $			-0.20	-0.29
w2:dijiy sir	-0.34			-0.30
w2:dikh rahi	-0.33			
w2:dikha raha			-0.23	
w2:din ?	-0.40		-0.20	-0.24
w2:din hua	-0.39		-0.26	-0.21
w2:din lagt		-0.25		-0.29
w2:din mein	-0.33	-0.32		
w2:din shubh	-0.26	-0.28	-0.23	-0.68
w2:direct $	0.22		0.38	-0.23
w2:direct ,	0.46	-0.27		
w2:direct debit	-0.41			-0.27
w2:direct us	0.62			
w2:disappoint you			-0.37	-0.29
w2:disconnect $		-0.29		
w2:disput $	-0.34	0.38	-0.24	
w2:disput crew				-0.33
w2:disput desk		-0.36		-0.31
w2:disput has		-0.22	-0.20	0.26
w2:disput is		-0.43		0.21
w2:disput team		-0.35	0.50	
w2:diya hai	-0.21			
w2:diya sir	-0.29	-0.26		0.32
w2:do $	-0.26	0.20		-0.43
w2:do ,		0.20		
w2:do ?	0.31	-0.23		-0.22
w2:do a		0.32		-0.21
w2:do about		0.51		
w2:do anyth			-0.28	-0.23
w2:do apologiz		-0.22		
w2:do baar	-0.40			
w2:do cheezein	-0.62			-0.38
w2:do din		-0.36		-0.27
w2:do feel	-0.48		-0.45	-0.53
w2:do for				-0.24
w2:do ghant			0.35	
w2:do hav	-0.35			
w2:do i	0.71			
w2:do is		0.79		
w2:do it	1.03	-0.36	-0.35	-0.46
w2:do look	0.40		-0.45	-0.58
w2:do need	-0.27			
w2:do not	-0.56	-0.24		
w2:do noth				-0.62
w2:do now			-0.35	
w2:do our	-0.21			-0.23
w2:do that	-0.41	0.41		-0.32
w2:do thi		-0.24		
w2:do want	0.26			
w2:do we	0.33			
w2:do with	-0.66		0.21	-0.35
w2:do your	-0.38			
w2:dob $	-0.74	-0.38	-0.54	-0.66
w2:dob ?	-0.74			-0.20
w2:dob is		-0.21		
w2:dob kya	-0.81			-0.21
w2:doctor $		-0.31		
w2:document $	-0.56	-0.33		-0.46
w2:document ?	-0.22			
w2:document by				-0.38
w2:document we		-0.36		
w2:document you		-0.26		-0.25
w2:doe in				-0.23
w2:doe it	-0.81			
w2:doe noth		-0.30	0.21	
w2:doe that				-0.26
w2:doe the	-0.34			-0.23
w2:doe thi	0.45		-0.25	-0.21
w2:doe your	-0.31			
w2:doing $	-0.57	-0.21	-0.39	-0.53
w2:doing it	0.70	-0.27		-0.70
w2:doing last		0.36		
w2:doing that		0.69		
w2:doing you		0.48		
w2:dollar $		-0.36	-0.21	-0.58
w2:dollar ,	-0.25			-0.22
w2:dollar ?	-0.30			-0.27
w2:dollar a				-0.45
w2:dollar all				-0.26
w2:dollar and				0.23
w2:dollar any		0.80		-0.93
w2:dollar are		-0.40	-0.21	0.53
w2:dollar back	0.50			
w2:dollar cam		-0.37		0.26
w2:dollar hav	-0.31	-0.51		0.46
w2:dollar in	-0.23	0.36		
w2:dollar is	-0.46	-0.29		
w2:dollar mor		-0.38		
w2:dollar off		0.39	-0.20	
w2:dollar remain		0.23		
w2:dollar to	0.26	-0.52		-0.69
w2:dollar was	-0.29			
w2:dollar wer				-0.45
w2:dollar would				-0.24
w2:don $	-0.27	-0.36	-0.27	0.56
w2:don ,				1.11
w2:don ?	0.24	-0.34		
w2:don about				-0.58
w2:don and	-0.27	-0.29	-0.26	0.47
w2:don by		-0.23		-0.24
w2:don for	-0.24	-0.26	-0.56	0.83
w2:don from			-0.44	0.47
w2:don it				0.40
w2:don maam				0.24
w2:don now	0.48			
w2:don onlin	-0.49	-0.37		-0.23
w2:don sir				0.38
w2:don som		-0.31		-0.97
w2:don successful	-0.25	-0.20		1.07
w2:don that	-0.21	-0.27	-0.22	0.95
w2:don the		-0.35		-0.29
w2:don what				0.36
w2:don with	-0.31	-0.31		
w2:don within		-0.33		-0.24
w2:done-mark $	-0.47	-0.24	-0.39	0.26
w2:done-mark ,				0.34
w2:doon $	0.41	-0.30		-0.32
w2:doon ,				-0.41
w2:doon ?	0.50			
w2:doon kya	0.41			-0.24
w2:door $				-0.25
w2:door ,		0.74		
w2:doubl book	-0.30			
w2:doubt it	-0.22			
w2:doubt you		0.31		-0.25
w2:down $	-0.51	0.61	-0.48	-0.53
w2:down ,	-0.28			0.51
w2:down ?	-0.26			
w2:down and				0.58
w2:down for		-0.28	-0.53	
w2:down that		0.28		
w2:down the		-0.47		-0.69
w2:down to				-0.65
w2:down your				-0.40
w2:download $				0.23
w2:doyl $			-0.25	
w2:dr amsel		-0.27	1.05	-0.21
w2:dr pohl	-0.28		-0.45	-0.32
w2:draw $			-0.50	
w2:draw cash		-0.66	-0.35	
w2:draw on		-0.35		0.32
w2:draw the	-0.32	0.65		-0.32
w2:drawn by	-0.41			-0.27
w2:drop the	-0.51	-0.34		-0.21
w2:due $				-0.35
w2:due on	-0.26	0.32		
w2:due to	-0.21	-0.42		-0.66
w2:dukaan par	-0.32			
w2:dun ?		-0.33	-0.21	-0.39
w2:dun abhi	0.27			
w2:dunmore new				0.21
w2:dunmore old		0.23		
w2:duplicat is		-0.20		0.36
w2:dust $	-0.21	-0.22	-0.24	0.50
w2:each branch		-0.35	-0.28	
w2:each month	-0.23		-0.30	
w2:each other	-0.23	-0.22		
w2:each tim	-0.29			
w2:ear in		-0.31	0.21	-0.25
w2:ear only	-0.23	0.60	-0.24	-0.25
w2:ear thi	-0.30	-0.57		-0.28
w2:ear to	-0.58	0.57		
w2:earlier $	-0.32	-0.31	-0.24	
w2:earn $	-0.63		-0.24	-0.46
w2:earn ?	-0.87		-0.22	
w2:earn in	-0.22		-0.26	
w2:easier than			-0.21	-0.21
w2:eastmer has			-0.34	
w2:easy $		-0.25	-0.20	0.25
w2:easy ,		-0.33		0.55
w2:eat saving		-0.20		-0.20
w2:echo on			-0.22	-0.27
w2:effect $		-0.65	-0.33	0.48
w2:effect at	-0.26			-0.33
w2:effect tomorrow	-0.24	-0.24	-0.31	-0.34
w2:effectiv immediate	-0.26	-0.45		0.46
w2:effectiv today	-0.29	-0.68		
w2:eight $	-0.32	-0.45	-0.45	
w2:eight ,				0.54
w2:eight hundr	-0.25	-0.50		0.71
w2:either $		0.25		
w2:ek baar			-0.28	
w2:ek minat	-0.39	-0.25	-0.24	-0.28
w2:ek minut	-0.22	-0.41		-0.51
w2:ek saath	0.46			
w2:ek second				-0.25
w2:eleven year		0.76		-0.35
w2:eligibl $		0.57		
w2:eligibl for		0.31		
w2:eligibl nahin		0.27		
w2:els $			-0.35	-0.44
w2:els ?	-0.30	-0.20	-0.25	
w2:els from				-0.25
w2:els had				-0.28
w2:els has		-0.22	-0.49	
w2:els i		-0.34		
w2:els tak			0.48	-0.27
w2:els that		-0.37		
w2:els today	-0.26			
w2:els used	-0.46			-0.37
w2:email $	-0.68	-0.44	-1.13	-0.40
w2:email ,			-0.30	0.67
w2:email ?	-0.37		-0.23	
w2:email addres			-0.33	
w2:email for		-0.37		
w2:email from		-0.30		
w2:email is	-0.41	-0.74	-0.40	0.86
w2:email it	-0.39			
w2:email kya	-0.47			-0.22
w2:email should	-0.44			
w2:email that		-0.21		
w2:email we			-0.25	-0.49
w2:emi $	-0.35			-0.54
w2:emi ban				0.46
w2:emi mein				0.26
w2:emi nahin		0.43		-0.24
w2:employer $	-0.30	-0.36	-0.49	-0.24
w2:empty $		-0.21		-0.52
w2:empty the	-0.28	-0.59	-0.33	-0.24
w2:empty-hand $		-0.49		
w2:empty-hand ,		-0.30		1.08
w2:enabl now				0.26
w2:end 0		-0.34		
w2:end ?	-0.46	-0.28		
w2:end in	-0.29			-0.24
w2:end stand		-0.33		
w2:english $	-0.25		-0.44	-0.28
w2:enjoy the		-0.26		
w2:enjoy wait	-0.48	-0.28		-0.28
w2:enjoy your	-0.27		-0.31	-0.23
w2:enough $	0.44	0.29		-0.45
w2:enough ,	-0.20			
w2:enough for	-0.26	-1.20		-0.23
w2:enrol ?				-0.35
w2:enter $	-0.47	-0.41		0.57
w2:enter it	0.25		-0.28	
w2:enter ok	0.39			
w2:enter the	-0.21			
w2:enter your			-0.21	
w2:entitl to		0.25		-0.43
w2:entry $	-0.44	-0.68	-0.62	-0.49
w2:escalat $	-0.71	-0.84	0.86	-0.81
w2:escalat it				-0.25
w2:escalat thi	-0.36	-0.42	0.98	-0.76
w2:escalat to				-0.22
w2:estat account	-0.41		-0.43	
w2:estat offic		-0.24	0.49	-0.22
w2:euro $	-0.45	-0.66	-0.58	-0.28
w2:euro ,		-0.28		
w2:even $	-0.44			-0.37
w2:even a		0.67		
w2:even for	-0.21	0.52	-0.27	-0.23
w2:even if	-0.30		-0.37	
w2:even onc		0.22		
w2:even so	0.21			
w2:even with	-0.58	0.26		
w2:ever get	-0.27			
w2:ever giv		0.50		-0.36
w2:ever met		-0.32	-0.47	
w2:every caller				-0.51
w2:every form				-0.54
w2:every item	-0.34			-0.25
w2:every sid		0.30	-0.21	
w2:every week	-0.37	-0.31		0.97
w2:everybody $			-0.21	-0.38
w2:everybody at	-0.25		-0.22	
w2:everybody lik		-0.43		
w2:everyon $		-0.26		
w2:everyth $				-0.24
w2:everyth by			-0.39	
w2:everyth fit		-0.71	-0.35	-0.42
w2:everyth in		0.24		-0.25
w2:everyth is		-0.28	-0.36	
w2:everyth onc				0.25
w2:everyth you				0.22
w2:everywher $		-0.31	-0.37	-0.34
w2:exact ?	-0.72	-0.55	-0.32	-0.53
w2:exact amount	-0.46	-0.52		-0.61
w2:exact the		0.33		
w2:exact wher		0.52		
w2:examin $	-0.64	-0.31	-0.23	-0.32
w2:examination $	-0.42	-0.38	-0.55	-0.70
w2:exampl org			-0.39	
w2:exception $	-0.26	1.26	-0.41	-0.54
w2:exchang $	-0.27	-0.75		-0.36
w2:excit $	-0.47	-0.24	-0.26	-0.79
w2:excus $	-0.62		-0.46	
w2:excus the	-0.32	-0.56		-0.25
w2:execut $		-0.50	-0.29	0.68
w2:execut 0	-0.37	-0.35		0.81
w2:exist $	-0.26	-0.88		0.86
w2:expect the	-0.60			
w2:expir $		-0.35		-0.28
w2:expir ?	-0.42			-0.25
w2:expiration dat	-0.49	-0.26	-0.21	-0.24
w2:expiry ?	-1.14	-0.57	-0.58	-0.77
w2:expiry dat	-0.37	-0.34	-0.22	-0.33
w2:explain how	-0.47			-0.21
w2:explain it	-0.41	-0.54	-0.23	-0.44
w2:explain on				-0.32
w2:explain that	-0.46			
w2:explain yourself		-0.27		
w2:expres $		-0.21		-0.29
w2:expres ?	-0.52			
w2:expres consent	0.45			
w2:expres delivery			-0.20	-0.27
w2:expres it		-0.64		
w2:expres or	-0.54		-0.21	-0.21
w2:extra $	-0.48		-0.72	
w2:eye $			0.20	
w2:eye ,			0.25	
w2:eye see		-0.32		-0.25
w2:fac ?	-0.28			
w2:facility is		0.80		-0.43
w2:factor are		-0.36		-0.22
w2:fail $	-0.33		-0.32	-0.23
w2:fail ,		0.27		
w2:fair question	-0.22	-0.46		-0.36
w2:fal outsid		0.40		
w2:fals $	-0.38			-0.30
w2:fami $	-0.31		-0.53	
w2:fami ?	-1.02	-0.32	-0.38	-0.33
w2:fami desk			0.32	
w2:fancy ?	-0.63			-0.21
w2:far $	-0.66	-0.49		-0.48
w2:far ,	-0.30	-0.71		-0.27
w2:far ?			-0.22	
w2:far as		-0.25		0.34
w2:far from		0.34		-0.54
w2:far i		-0.21		
w2:far so		-0.24		
w2:far up	-0.51			
w2:farhan ji		-0.23	0.37	
w2:farrow $		-0.24	0.81	-0.33
w2:farrow is			0.58	
w2:farrow of			0.22	
w2:farrow will			0.26	-0.26
w2:fashion $		-0.30		-0.21
w2:fast $		-0.36		
w2:fast as		-0.55		
w2:fast do	-0.47			
w2:faster ?	-0.30			
w2:faster than	-0.21			
w2:fault $		-0.57		-0.64
w2:fd $				-0.28
w2:fd ?		-0.37		-0.26
w2:fd hai	-0.22	0.35		-0.48
w2:fd is	-0.34			0.36
w2:fd ki	-0.40		-0.48	-0.25
w2:fd lock-in				-0.57
w2:fd now				-0.22
w2:fd par	-0.28	0.22		-0.22
w2:fd tod				0.24
w2:fd todni	-0.58	-0.21	-0.20	-0.34
w2:february $	-0.49		-0.44	-0.73
w2:fee $	-0.27	-0.79		
w2:fee ,		0.32		-0.60
w2:fee ?		-0.36		
w2:fee apply	-0.24	-0.48		-0.42
w2:fee belong		0.64		
w2:fee can		0.35		
w2:fee charg	-0.42	-0.37	-0.32	
w2:fee for		-0.70		-0.55
w2:fee has	-0.27	-0.56	-0.28	0.53
w2:fee is	-0.35			-0.62
w2:fee lik		-0.26		
w2:fee non	-0.49	-0.76	-0.36	
w2:fee now	0.21			
w2:fee of	0.27	-0.26		-0.50
w2:fee off	-0.28	-0.39	-0.26	0.24
w2:fee stand	-0.45	1.29	-0.31	-0.75
w2:fee stay		0.67	-0.22	-0.37
w2:fee was		-0.27		-0.37
w2:feel $		-0.41		-0.27
w2:feel for	-0.48		-0.45	-0.53
w2:fenwick $				-0.38
w2:fenwick ,		-0.20		
w2:fenwick ?		-0.27		
w2:fetch a			0.28	
w2:fetch my			0.58	
w2:fetch the	-0.49	-0.40	-0.44	-0.30
w2:fifteenth $		-0.43	-0.23	0.43
w2:fifteenth from			-0.25	
w2:fifth account		0.34		
w2:fifty $	-0.60	-0.59	-0.44	0.58
w2:figur $	-0.58		-0.32	-0.31
w2:figur ?	-0.55		-0.34	-0.27
w2:figur on		-0.36		
w2:figur should	-0.34			
w2:figur that		-0.45		
w2:fil $	-0.33	-0.59	-0.20	-0.22
w2:fil ?		-0.38		
w2:fil as				0.48
w2:fil chang				0.22
w2:fil for				-0.29
w2:fil has		-0.27		
w2:fil in	-0.22	-0.25		0.23
w2:fil is		-0.36		
w2:fil open			-0.43	-0.46
w2:fil show				0.22
w2:fil today	0.29			-0.22
w2:fil was		0.38		-0.44
w2:fil will		-0.26		
w2:fill $	-0.52	-0.47	-0.40	-0.22
w2:fill in	-0.57		-0.21	-0.52
w2:fin $	-0.57	-0.51	-0.42	-0.76
w2:fin ,	-0.21			
w2:fin ?	-0.42			
w2:fin and		-0.38		
w2:fin by	0.43		-0.30	
w2:fin with	0.88			
w2:final $		-0.40	-0.32	-0.51
w2:final four	-0.37			-0.32
w2:finch $	-0.34		-0.46	-0.20
w2:find $	-0.69	-0.47	-0.46	-0.35
w2:find anyth		-0.21		
w2:find it	-0.27		-0.21	
w2:find out		-0.37		
w2:find that	-0.39			0.30
w2:find you	-0.32			
w2:find your		-0.33		-0.22
w2:finger $	-0.49	-0.22		0.57
w2:finger is	0.62	-0.56	-0.46	-0.31
w2:finish $	-0.50	-0.43	-0.30	-0.80
w2:finish ?				-0.27
w2:finish read		-0.20		
w2:finish the	-0.36	-0.56	-0.54	0.66
w2:firm $			-0.37	-0.36
w2:firm ,				-0.21
w2:firm ?			-0.32	
w2:firm befor			-0.26	-0.23
w2:firm cal			-0.25	-0.26
w2:firm to	-0.60			
w2:first $	-0.42		-0.39	-0.86
w2:first ,	-0.21			-0.46
w2:first ?	-0.21			
w2:first and			-0.29	
w2:first cod		-0.43		-0.42
w2:first deposit		0.24		
w2:first hous	-1.06	-0.59	-0.50	-0.55
w2:first lat				-0.36
w2:first look		-0.70		
w2:first month				-0.23
w2:first of	-0.26	-0.28		0.45
w2:first one		-0.40		-0.95
w2:first part	-0.27	-0.33		-1.16
w2:first saw	-0.21		-0.29	
w2:first strik	-0.33			-0.29
w2:first tim		-0.28		-0.64
w2:first to			-0.21	-0.62
w2:first told			-0.26	
w2:first week		0.35		
w2:fit $			-0.43	-0.88
w2:fit ,	0.59	0.21		-0.24
w2:fit with	-0.23	-0.23		-0.50
w2:fiv $	-0.31	-0.48		-0.46
w2:fiv ?	-0.35		-0.23	
w2:fiv day	-0.35			1.06
w2:fiv hundr	0.32		-0.22	-0.47
w2:fiv past				0.57
w2:fli $	-0.25	-0.37		-0.45
w2:floor $	-0.59		-0.28	
w2:floor to		-0.41	0.23	
w2:follow $	-0.34		-0.35	
w2:fond of				-0.20
w2:for $	-0.27	-0.41		
w2:for ,				0.58
w2:for 0		-0.25	0.28	0.23
w2:for ?	-0.28			
w2:for a	-0.21			
w2:for action			0.41	
w2:for all			-0.27	
w2:for an		0.21		
w2:for another		0.98		0.28
w2:for anyon	-0.33	0.43		-0.20
w2:for anyth	-0.45			
w2:for cal			-0.34	-0.29
w2:for chat		-0.36	-0.30	
w2:for download				0.23
w2:for eleven		0.76		-0.35
w2:for every		-0.52		-0.20
w2:for everybody			-0.21	-0.38
w2:for everyon		-0.26		
w2:for felix		-0.39	-0.32	-0.45
w2:for good		-0.25		
w2:for has				0.22
w2:for her		0.45	-0.24	-0.31
w2:for hold		-0.45		
w2:for identification		-0.32		-0.44
w2:for is		-0.42		
w2:for it	-0.35			
w2:for last		0.41		
w2:for later	-0.22			
w2:for me		0.27		-0.23
w2:for money	-0.23	-0.40	-0.30	-0.24
w2:for mr	-0.28			0.30
w2:for my		-0.33		
w2:for nin				-0.28
w2:for norway	-0.38			
w2:for noth		-0.55		0.24
w2:for now		0.74	-0.31	-0.63
w2:for one		0.66		
w2:for safety		0.32		
w2:for security		0.38		
w2:for six	0.35	-0.61		
w2:for sixty		-0.35		
w2:for tel		-0.29		
w2:for that	-0.33	0.33	-0.20	
w2:for the	-0.29			-0.43
w2:for their	-0.53			
w2:for them		-0.37	-0.33	
w2:for thi	-0.22	-0.77		
w2:for thing		-0.20		
w2:for thirty		0.79		
w2:for thursday		-0.32	-0.65	
w2:for train	-0.26	-0.21		-0.48
w2:for two		0.31	-0.55	
w2:for verification		-0.32	-0.22	-0.41
w2:for what	-0.30	-0.48		-0.32
w2:for wher		-0.32		-0.23
w2:for who		-0.23		
w2:for with	-0.25			
w2:for you	0.38			0.62
w2:for your	0.32		-0.31	-0.26
w2:forbid it		0.60		-0.26
w2:forbidden $		0.41		-0.28
w2:forbidden to	-0.27	0.35	-0.20	
w2:forc $	-0.22		-0.31	0.71
w2:forget a				-0.36
w2:forgiv me	-0.23		-0.28	
w2:forgiv the	-0.73			-0.20
w2:form $	-0.28	-0.33	-0.36	-0.76
w2:form by				-0.28
w2:form for		-0.28		
w2:form has		-0.76		-0.48
w2:form is	-0.42	-0.45		
w2:formality $	-0.79	-0.51	-0.40	-0.63
w2:forthwith $	0.67	-0.52		-0.78
w2:forty $	-0.59	-0.47	-0.56	-0.68
w2:forty a			-0.23	0.61
w2:forty branch	-0.21	-0.35	-0.67	-0.58
w2:forward it				-0.21
w2:found $	-0.73	-0.45	-0.45	-0.53
w2:found it		-0.48	-0.35	-0.71
w2:found no	-0.23			
w2:found the	-0.35	-0.29	-0.24	-0.83
w2:found your			-0.24	-0.87
w2:founder was	-0.25	-0.52	-0.36	-0.27
w2:four $	-0.51	-0.42	-0.27	0.94
w2:four ,				0.64
w2:four account		0.42		-0.37
w2:four batana	-0.27	-0.44	-0.43	-0.42
w2:four digit	-0.23			
w2:four dollar	0.50			0.48
w2:four figur				-1.20
w2:four hundr		-0.38		-0.91
w2:four of	-0.45	-0.30		-0.28
w2:four on				-0.47
w2:four will	-0.57	-0.46	-0.46	-0.48
w2:fox $		-0.68	-0.26	0.33
w2:fraud $	-0.20	0.58		-0.35
w2:fraud desk				-0.27
w2:fraud specialist		-0.28	0.65	
w2:fraudster call			-0.61	-0.24
w2:fraudster will				-0.27
w2:fre $	-0.53	-0.93		-1.27
w2:fre ,				-0.42
w2:fre again				0.93
w2:fre of				-0.51
w2:freez off	0.27			
w2:friday $	-0.34	0.52	-0.86	
w2:friday ,	-0.32			0.45
w2:friend $		-0.22		-0.25
w2:friend ?	-0.45			
w2:friend are				-0.50
w2:friend cal	-0.47	-0.20		
w2:friend doe				-0.23
w2:friend has		-0.27		0.50
w2:friend nam	-0.27			-0.30
w2:friend open				-0.32
w2:friend was	-0.57	-0.26		-0.29
w2:from $			-0.47	-0.84
w2:from ,			-0.30	-0.47
w2:from 0		-0.57		-0.68
w2:from ?		-0.20		-0.31
w2:from a			-0.32	-0.54
w2:from act		0.22		
w2:from card		-0.27	0.23	-0.29
w2:from check			-0.22	-0.23
w2:from disput			0.68	
w2:from every		0.30	-0.21	
w2:from her			0.62	-0.56
w2:from hom			-0.33	
w2:from it	-0.23	-0.22		-0.29
w2:from january		-0.28		0.57
w2:from last		-0.30		
w2:from main		-0.32		
w2:from me		0.82	0.22	-0.22
w2:from my	0.40	-0.23		0.43
w2:from now				0.41
w2:from one		-0.39	-0.24	
w2:from our		-0.34		-0.22
w2:from payment			0.54	-0.41
w2:from saving	-0.33	0.25		-0.71
w2:from stranger	-0.21		-0.40	-0.40
w2:from the			-0.29	0.26
w2:from then		-0.37		-0.28
w2:from ther			0.60	-0.30
w2:from thi		0.35	-0.33	0.81
w2:from today	-0.30	-0.67	-0.21	0.75
w2:from tuesday				0.20
w2:from us	-0.37		-0.80	
w2:from what	-0.34		-0.41	-0.28
w2:from when	-0.60	-0.24	-0.31	-0.61
w2:from wher	-0.30	-0.21	-0.22	-0.30
w2:from which	-0.25		-0.24	-0.74
w2:from whom				-0.21
w2:from wir		0.30		
w2:from you	0.37			-0.56
w2:from your	-0.46	-0.42	-0.35	
w2:front $		0.21		
w2:front of				-0.59
w2:frozen $		1.03	-0.29	-0.35
w2:frustrat $		-0.45	-0.24	-0.34
w2:fulfil $	-0.22		-0.32	0.90
w2:full $	-0.46	-0.34	-0.41	
w2:full account	0.32			
w2:full legal	-0.23		-0.23	
w2:full nam	-0.44			
w2:full postal	-0.24			-0.26
w2:full trolley			-0.36	
w2:fun $	-0.25	-0.30	-0.44	0.69
w2:fund $	-0.24			
w2:fund ?	-0.22			
w2:fund availability		-0.73		-0.35
w2:furnish the	-0.39			
w2:furnish your				-0.21
w2:further $		-0.32		-0.29
w2:gav me		-0.22	-0.30	
w2:gay hain				0.60
w2:gaya $	-0.26	-0.68		-0.35
w2:gaya ,		-0.47		
w2:gaya ?	-0.36		-0.25	-0.35
w2:gaya hai			-0.23	-0.25
w2:gaya sir	-0.24	-0.27	-0.21	0.54
w2:gayi $	-0.28	0.26	-0.28	0.55
w2:gayi hai	-0.26	-0.36	-0.24	0.61
w2:gayi hain			0.23	-0.45
w2:general $	-0.24	-0.41	-0.43	-0.72
w2:get 0				0.46
w2:get ?				-0.22
w2:get a		-0.54	-0.25	
w2:get any		-0.33		
w2:get back			0.97	-0.25
w2:get chang		0.22		
w2:get credit	-0.29	-0.22		
w2:get dr			0.32	
w2:get hold	-0.27			
w2:get in			0.74	-0.37
w2:get into		-0.61		
w2:get it	-0.62	-0.34	-0.28	0.27
w2:get its		0.66		0.41
w2:get my		-0.39	0.60	-0.23
w2:get off		-0.60	0.59	
w2:get out		-0.57		0.40
w2:get som			-0.38	
w2:get somebody			0.51	
w2:get someon			0.39	-0.30
w2:get start			-0.27	-0.28
w2:get that	-0.25	0.25	-0.34	
w2:get the	-0.28			
w2:get ther		-0.53		
w2:get to		-0.32	-0.40	-0.33
w2:get wher	-0.28			
w2:get you		-0.24		-0.39
w2:get your	-0.43			
w2:ghant mein			0.69	-0.47
w2:gift card		-0.22		-0.41
w2:giv $	-0.21		-0.39	-0.24
w2:giv back		0.29	-0.27	
w2:giv chang		-0.24		
w2:giv it	-0.48	-0.27		
w2:giv nora		0.36		-0.23
w2:giv noth		0.22		
w2:giv out		0.56		0.23
w2:giv the		-0.41		-0.45
w2:giv them		0.59		
w2:giv thi			0.73	
w2:giv you	0.44	0.34	0.29	-0.46
w2:giv your			-0.21	
w2:given back		-0.30		
w2:given out		0.38	-0.24	
w2:given the			0.27	-0.35
w2:given what		0.45		-0.28
w2:given you		-0.22	-0.22	0.37
w2:glad to	-0.21	-0.25		0.53
w2:go $	-0.25	0.27	-0.32	
w2:go ,				-0.26
w2:go ?	0.97	-0.24		-0.64
w2:go ahead	0.60			
w2:go any		0.32		-0.49
w2:go away	-0.35	-0.42	-0.20	
w2:go from				-0.25
w2:go get				0.86
w2:go now	-0.52			0.20
w2:go on	-0.37	-0.76		-0.31
w2:go out	-0.30	0.40	-0.23	-0.76
w2:go through		0.49	-0.24	-0.61
w2:go-between a		-0.27		-0.26
w2:goe $		-0.33		
w2:goe ,				0.55
w2:goe ?				-0.32
w2:goe against		0.41	-0.25	-0.37
w2:goe in	0.66			-0.27
w2:goe on			0.51	-0.25
w2:goe out			-0.21	-0.71
w2:goe ther		0.35		
w2:goe to	-0.38		0.20	
w2:going ,	0.27			
w2:going ?			-0.43	
w2:going ahead	0.31	0.46		-0.42
w2:going anywher		0.44		-0.49
w2:going out				-0.30
w2:going through	-0.24	-0.22	-0.36	
w2:going to			0.44	
w2:gold is		-0.26		
w2:gold loan		-0.56		0.32
w2:gon $	-0.43	-0.75	-0.35	0.79
w2:gon ,		-0.25		0.62
w2:gon ?	-0.21			
w2:gon abroad		-0.67		-0.48
w2:gon ahead	-0.30			0.45
w2:gon already				-0.27
w2:gon anywher	-0.20	-0.53		
w2:gon out	-0.26	-0.31	-0.39	0.80
w2:gon over		0.73		-0.50
w2:gon through		-0.20	-0.53	0.62
w2:gon to	-0.21	0.39		-0.51
w2:gon up	-0.21	-0.23		
w2:good $	-0.43	-0.49		-0.37
w2:good ,				-0.72
w2:good ?	-0.28		-0.27	
w2:good afternoon	-0.45		-0.35	-0.51
w2:good conscienc	-0.26	0.41		
w2:good customer		0.29		
w2:good english	-0.33		-0.41	-0.29
w2:good from		-0.43		-0.28
w2:good lock	-0.29	-0.38		
w2:good morn	-0.52	-0.36	-0.25	-0.47
w2:good new	-0.26	-0.28		-0.31
w2:good question		-0.23		-0.23
w2:good through	-0.33			0.44
w2:good to	-0.59		-0.24	0.23
w2:good weekend		-0.35		-0.53
w2:good with	0.32			
w2:got $	-0.28	-0.35	-0.45	-0.56
w2:got 0		-0.40		0.37
w2:got a		-0.88		
w2:got everyth				-0.21
w2:got for				-0.31
w2:got her	-0.39		-0.22	-0.21
w2:got it	-0.48	-0.96	-0.30	
w2:got lost	-0.33			-0.33
w2:got on			-0.23	-0.26
w2:got one		0.58	-0.27	-0.32
w2:got the	-0.22	-0.33		
w2:got thre				-0.21
w2:got to	-0.47	-0.49	0.39	
w2:got what		-0.27		0.32
w2:got your		-0.32	-0.44	-0.39
w2:grant $	-0.25	0.27	-0.25	
w2:grant of	-0.46			
w2:grant the		0.37		-0.28
w2:great $	-0.29	-0.28	-0.30	-0.41
w2:great day		-0.20		-0.20
w2:great new		-0.20	-0.21	0.26
w2:green $	-0.53	-0.37	-0.20	-0.48
w2:green ?	-0.64	-0.20	-0.20	-0.22
w2:green light	0.34			
w2:greet you				0.44
w2:greeting from	-0.51	-0.42	-0.28	-0.75
w2:greeting to	-0.28		-0.38	-0.21
w2:gros incom	-0.29	-0.25		
w2:grown thi		-0.25	-0.48	
w2:guess $	-0.30	-0.33		
w2:gym was		-0.40		
w2:haan hai	0.42	-0.35		
w2:haan ji	-0.62		-0.26	-0.47
w2:had $		0.32		
w2:had ,		0.52		
w2:had a	-0.29		-0.24	
w2:had been	-0.25	-0.36		-0.57
w2:had it	-0.31			-0.27
w2:had one			-0.21	-0.21
w2:had pass	-0.23	0.20	-0.24	
w2:had to		0.40		-0.42
w2:had two				-0.60
w2:hai $	-0.44		-0.41	-0.51
w2:hai ?		-0.24		-0.25
w2:hai aapko	0.55		-0.26	-0.22
w2:hai kya	0.51			
w2:hai maam	-0.43	-0.24		0.23
w2:hai na	0.28			
w2:hai sir	-0.40	-0.41		
w2:hai woh	-0.23			
w2:hain $	-0.72	-0.51		-0.50
w2:hain ?	-0.33			
w2:hain aap	-0.31	0.24		
w2:hain account				0.36
w2:hain ki	0.31			
w2:hain maam		-0.22		
w2:hain sir	0.24	-0.26	0.28	-0.72
w2:hain toh	-0.25			
w2:half $	-0.52	-0.61	-0.31	-0.52
w2:half a		-0.64	-0.41	-0.65
w2:half of	-0.33	0.33		
w2:halv $		0.43		
w2:hamar senior			0.52	
w2:hamara bank		-0.41	-0.29	
w2:hamari team			0.43	
w2:hamesha ke	0.23	-0.22	-0.27	-0.25
w2:hand $		0.22	-0.24	-0.32
w2:hand ?	-0.41			
w2:hand are		0.58	-0.32	
w2:hand in	0.53		-0.54	
w2:hand it	0.37	-0.53	-0.82	
w2:hand now	-0.28		0.74	-0.57
w2:hand of		-0.26	0.36	-0.23
w2:hand out				-0.46
w2:hand over	-0.26			
w2:hand thi		-0.29		
w2:hand you	-0.52	-0.47	0.67	
w2:handl by		-0.66	0.49	-0.79
w2:hang on	-0.23	-0.28	-0.22	-0.57
w2:hang up	-0.75		-0.25	
w2:happen $	-0.30		-0.32	-0.24
w2:happen ,		-0.21		
w2:happen ?	-0.54			-0.27
w2:happen again		-0.29		-0.62
w2:happen exact	-0.21	-0.28		-0.22
w2:happen in		-0.37	-0.43	-0.49
w2:happen next			-0.49	-0.20
w2:happen to		-0.28		
w2:happen today		1.02		-0.60
w2:happy ,	0.41			
w2:happy ?	1.47	-0.77	-0.99	-1.36
w2:happy for	0.40			
w2:happy to	-0.69	-0.51		
w2:happy with			-0.22	-0.27
w2:har mahin				-0.29
w2:hard $		-0.27		-0.24
w2:hard ,		-0.29		
w2:hard no		0.69	-0.38	-0.34
w2:hard to		-0.47		
w2:harm in		-0.41		
w2:hartwell $	-0.34		-0.20	
w2:hartwell ,		0.51		-0.34
w2:hartwell ?		-0.21		
w2:hartwell a				0.42
w2:hartwell has		0.31		0.50
w2:hartwell is		0.50		-0.44
w2:hartwell masonry	-0.35	-0.44	-0.29	-0.52
w2:hartwell paid				0.20
w2:hartwell was		-0.78		-0.26
w2:hartwell went	-0.30			-0.32
w2:has $	-0.31		-0.72	-0.46
w2:has 0				0.51
w2:has a			-0.29	
w2:has all			0.56	
w2:has already				-0.51
w2:has anybody				-0.35
w2:has anyon	-0.46			-0.37
w2:has anyth		0.24	-0.37	
w2:has been		-0.31		0.48
w2:has clos	-0.26	1.13	-0.26	-0.68
w2:has com	-0.47		-0.59	
w2:has ever	-0.21			
w2:has four	-0.39	-0.31		-0.66
w2:has gon				0.21
w2:has got		-0.36		0.62
w2:has grown		-0.25	-0.48	
w2:has happen		-0.31		
w2:has heard			0.53	
w2:has her		-0.62	-0.26	1.08
w2:has his		-0.27		0.50
w2:has is		0.33		
w2:has it	-0.68	-0.26		-0.34
w2:has its		-0.45	-0.35	-0.27
w2:has join	-0.21	-0.29	0.26	-0.33
w2:has just			0.68	
w2:has left	-0.71	-0.46	-0.24	0.61
w2:has met		0.48		
w2:has no			-0.23	-0.29
w2:has not		-0.22		-0.40
w2:has now	-0.28	-0.45		0.58
w2:has paid			-0.33	-0.27
w2:has park			-0.34	
w2:has pass		0.27		-0.26
w2:has pictur			-0.22	-0.30
w2:has sail		0.32		-0.22
w2:has seen				-0.39
w2:has somebody	-0.34		-0.73	
w2:has someth	-0.36	-0.38	-0.35	-0.25
w2:has taken		-0.39	0.23	
w2:has the	-0.36	-0.43		0.36
w2:has thirty		-0.63	-0.25	-0.20
w2:has thre	-0.24			-0.52
w2:has to		0.39	-0.53	-0.46
w2:has two		-0.27		
w2:has used		-0.28		-0.56
w2:has vanish				0.22
w2:has with		0.67	-0.44	
w2:has you			0.49	
w2:has your		-0.39	0.69	-0.31
w2:hat gaya		-0.26		0.90
w2:hat to	-0.38		-0.20	-0.78
w2:hathersag $	-0.36	-0.35	-0.59	
w2:hathersag ,		-0.22	-0.20	0.51
w2:haunt you	-0.20	-0.63	-0.20	0.76
w2:hav $	-0.21			-0.75
w2:hav ,	0.28			
w2:hav 0	-0.23		-0.26	0.35
w2:hav ?	-0.30			-0.34
w2:hav a				-0.36
w2:hav ad		-0.28		0.50
w2:hav any	-0.28			
w2:hav arrang			0.32	-0.66
w2:hav ask			0.31	
w2:hav assign			0.25	
w2:hav been	-0.33	-0.50	-0.26	
w2:hav block				0.68
w2:hav book			0.49	-0.24
w2:hav borrow	-0.29	-0.32	-0.27	
w2:hav cancel				0.38
w2:hav carry	-0.23	-0.50	-0.21	0.55
w2:hav chang	-0.24	-0.33	-0.37	0.67
w2:hav check				-0.31
w2:hav chosen				-0.35
w2:hav com		-0.37		-0.23
w2:hav compar				-0.31
w2:hav complet		-0.47	-0.32	0.56
w2:hav connect			0.33	-0.29
w2:hav convert				0.22
w2:hav credit		-0.43		0.42
w2:hav decid	-0.39	0.91		-0.45
w2:hav don		-0.43		-0.25
w2:hav enter	-0.55	-0.27		0.50
w2:hav escalat	-0.21	-0.35	0.65	-0.73
w2:hav fil				0.36
w2:hav finish	-0.28	-0.52	-0.38	0.74
w2:hav for	-0.21			-0.35
w2:hav forty	-0.21	-0.35	-0.67	-0.58
w2:hav forward				-0.21
w2:hav found	-0.24	-0.25	-0.32	-1.26
w2:hav fun	-0.21	-0.30	-0.39	0.77
w2:hav given		-0.65		
w2:hav gon	-0.23	0.33		-0.39
w2:hav got		-0.37		0.38
w2:hav had		0.50		-0.33
w2:hav hand				-0.45
w2:hav heard	-0.65			-0.44
w2:hav her		-0.57	0.50	
w2:hav i	0.47	-0.30		
w2:hav in	-0.24			
w2:hav it	0.58	-0.21		-0.33
w2:hav just	-0.25	-0.31	-0.36	0.65
w2:hav last				-0.23
w2:hav let	-0.25	-0.36		0.28
w2:hav lik	-0.37	0.67		
w2:hav listen		-0.28	0.33	-0.37
w2:hav look	-0.36	0.73		-0.24
w2:hav mad	-0.54	-0.98	-0.37	1.16
w2:hav me	0.47	-0.26		-0.21
w2:hav miss		0.39		
w2:hav mov		-0.57		1.41
w2:hav mrs			0.26	
w2:hav my		-0.33		
w2:hav never		0.63		
w2:hav no				-0.22
w2:hav not		-0.81		-0.56
w2:hav noth		-0.34	-0.28	-0.48
w2:hav now		-0.31		0.31
w2:hav on		0.23		0.28
w2:hav one		0.42		
w2:hav only	0.58	-0.27	-0.36	-0.52
w2:hav open				-0.69
w2:hav pass		-0.54	0.31	-0.28
w2:hav permission		0.39		
w2:hav pick				0.28
w2:hav press	-0.28	-0.22		0.50
w2:hav process		-0.68	-0.31	0.85
w2:hav put	-0.44	-0.56		0.77
w2:hav rais		-0.44		0.45
w2:hav reach		-0.22		
w2:hav read		-0.33		-0.25
w2:hav receiv	-0.24	-0.69	-0.58	-0.54
w2:hav refer				-0.74
w2:hav refund	-0.24			
w2:hav reset		-0.38		0.69
w2:hav rop			0.30	-0.29
w2:hav said				-0.28
w2:hav sav	-0.26	-0.82	-0.39	-0.57
w2:hav second	0.37			-0.45
w2:hav seen		-0.30	-0.65	-0.41
w2:hav sent	-0.21		-0.34	-0.39
w2:hav set				0.28
w2:hav somebody			0.27	
w2:hav sort	-0.21		-0.29	0.71
w2:hav spoken			-0.32	
w2:hav start		-0.33	-0.20	-0.68
w2:hav stop		0.29	-0.54	0.37
w2:hav submit	-0.38	-0.60	-0.34	0.94
w2:hav taken		-0.35	-0.29	1.06
w2:hav tea		-0.34	-0.36	-0.41
w2:hav text			-0.30	-0.20
w2:hav that	-0.62	0.20		-0.97
w2:hav the		-0.28		-0.85
w2:hav them	0.66	-0.60	-0.49	-0.49
w2:hav thought	-0.26		-0.72	-0.43
w2:hav thre		-0.88	-0.36	
w2:hav to		1.08	-0.27	-0.43
w2:hav told	-0.30		0.50	
w2:hav transfer		-0.29	0.32	-0.65
w2:hav two				-0.27
w2:hav typ	0.39			-0.52
w2:hav unlock		-0.22		0.50
w2:hav updat		-0.45	-0.34	0.56
w2:hav verify		-0.32	-0.41	-0.37
w2:hav what				-0.35
w2:hav wher	-0.27			
w2:hav work				-0.28
w2:hav written		-0.50	-0.40	-0.43
w2:hav you	-1.02			-0.25
w2:hav your		-0.23		-0.21
w2:he a	-0.21			
w2:he can			-0.42	
w2:he has			0.36	
w2:he is	-0.23	0.22	0.58	-0.28
w2:he open		-0.22	-0.21	-0.51
w2:he ring	-0.47		-0.27	
w2:he say			-0.29	
w2:he to	-0.37		-0.30	-0.31
w2:he was			-0.89	0.35
w2:he will			0.68	
w2:head offic			-0.59	
w2:hear $	-0.42			-0.43
w2:hear a	0.57			-0.48
w2:hear another		-0.27	-0.39	-0.34
w2:hear from			0.33	-0.57
w2:hear her	-0.21			
w2:hear how			-0.33	
w2:hear me	-0.60	-0.24	-0.31	-0.26
w2:hear som	-0.24		-0.53	-0.49
w2:hear that	0.62	-0.48		
w2:hear the		-0.33	0.35	
w2:hear you			-0.48	-0.32
w2:hear your		-0.35		
w2:heard $			-0.23	-0.35
w2:heard about			-0.32	
w2:heard from	-0.34			-0.23
w2:heard of	-0.22		-0.23	
w2:heard that			-0.43	-0.48
w2:heard within		-0.79		-0.45
w2:heavy $	-0.32	-0.24	-0.34	-0.52
w2:hello $	-0.43	-0.49	-0.67	-1.05
w2:hello ,	-0.40	-0.32		-0.31
w2:hello again		-0.20		-0.50
w2:hello in			0.58	
w2:hello to	-0.68	-0.33	-0.40	0.62
w2:help $	-0.40	-0.26	-0.31	-0.29
w2:help ?	-0.29			
w2:help me		-0.50		
w2:help pag			-0.22	-0.30
w2:help to			-0.24	
w2:help us			-0.25	
w2:help with	-0.59			-0.50
w2:help you	-0.30			
w2:helpful $	-0.26	-0.29		-0.66
w2:her $		0.39		-0.47
w2:her ,	-0.20			
w2:her ?			-0.34	-0.20
w2:her a		-0.23		-0.20
w2:her about	-0.39		0.54	
w2:her account			-0.20	0.83
w2:her as		-0.26	-0.33	-0.29
w2:her can				-0.25
w2:her card		-0.57		0.52
w2:her com	-0.31	-0.31	0.67	-0.47
w2:her ear	-0.23	0.60	-0.24	-0.25
w2:her for				-0.32
w2:her full			-0.28	
w2:her has		-0.25		-0.24
w2:her he			0.40	-0.44
w2:her in				-0.32
w2:her is		-0.79		-0.54
w2:her it		0.33		
w2:her leav		0.27		
w2:her list			0.25	
w2:her nam		-0.33	0.54	-0.40
w2:her nor		-0.51		
w2:her on		-0.37	0.78	-0.63
w2:her own		0.22		
w2:her say	-0.46		-0.32	
w2:her to		-0.29	0.37	
w2:her view		-0.30	-0.22	0.54
w2:her what	-0.26			
w2:her you	-0.69	-0.44	-0.73	0.76
w2:heron ,	0.21			-0.53
w2:heron ?	-0.46			
w2:heron or	-0.55	-0.34		
w2:herself $	-0.45			
w2:herself ?	-0.21			
w2:hi nahin	-0.30	0.39		-0.22
w2:hi ther	-0.25	-0.60	-0.27	-0.97
w2:high $		0.93		
w2:high should		-0.27		-0.21
w2:high was		-0.27		
w2:higher limit		0.38		-0.22
w2:him $	-0.33			-0.40
w2:him ,			0.25	
w2:him ?			-0.32	
w2:himself ,			0.54	
w2:himself ?	-0.84		-0.34	-0.21
w2:hindi $	-0.28	-0.28		
w2:his $	-0.38	-0.50	-0.58	
w2:his ,	-0.40			-0.28
w2:his account	-0.49			-0.75
w2:his own			0.21	
w2:hisaab se	-0.23			-0.28
w2:history $	-0.49	-0.40	-0.28	-0.24
w2:hitch $		-0.51		0.64
w2:hiya $	-0.36	-0.57	-0.67	-0.64
w2:ho $	-0.26	-0.28	-0.23	-0.68
w2:ho chuka		-0.38	-0.30	0.95
w2:ho gaya				0.30
w2:ho gayi		-0.31		0.25
w2:ho jaata		-0.29		-0.31
w2:ho jayega				-0.34
w2:ho payega		0.75		-0.72
w2:ho sakta		0.69		-0.30
w2:ho toh	0.35	-0.22		-0.65
w2:hoga $	-0.39	-0.65	-0.33	0.25
w2:hoga sir		0.85		-0.30
w2:hold $	-0.22	-0.63	-0.34	-0.47
w2:hold ,			0.26	
w2:hold ?	-0.45	-0.32	-0.22	
w2:hold for		0.68	0.50	
w2:hold is	-0.35	-0.48		0.56
w2:hold of	-0.27			
w2:hold off		0.33		
w2:hold on	-0.36	0.24	-0.43	-0.43
w2:hold sir	-0.26			
w2:hold the	-0.36	0.22	-0.37	-0.47
w2:holder $	-0.60		-0.30	-0.67
w2:holder ?	-0.36		-0.21	-0.51
w2:holder my		0.28		
w2:holiday $	0.44	-0.25	-0.37	-0.41
w2:holiday is	-0.30	-0.41		-0.44
w2:holiday thi		-0.27	-0.28	-0.32
w2:hom $		-0.26	-0.47	-0.68
w2:hom ?	-0.85		-0.31	-0.27
w2:hom addres				-0.32
w2:hon ?	-0.68	-0.62	-0.32	-0.42
w2:hon ke	-0.23	-0.56	-0.56	-0.48
w2:hon par		-0.27	-0.30	-0.30
w2:hoon $	-0.25	-0.27	0.42	-0.42
w2:hoon ,	0.43			
w2:hoon maam		-0.38		-0.51
w2:hoon sir		-0.46		
w2:hop for		0.85		-0.20
w2:hop that		-0.20		
w2:hop the		-0.53		
w2:hop you			-0.22	-0.31
w2:hot hain	-0.33	-0.29		
w2:hota $			-0.44	
w2:hota hai	-0.38	-0.28		-0.37
w2:hotel $				-0.37
w2:hotel ?	-0.81			
w2:hour $		0.22		
w2:hour ,		0.32		-0.22
w2:hour ago		0.24		
w2:hour on		-0.41		
w2:hous $	-0.30	-0.41		
w2:hous and		0.21		-0.23
w2:hous is		0.42		-0.45
w2:hous number		-0.27	-0.20	
w2:hous should	-0.26			
w2:how $		-0.21		
w2:how ?	-0.29	-0.25		-0.21
w2:how a		-0.49	-0.20	-0.66
w2:how about	0.55	-0.26		
w2:how are	-0.24		-0.25	
w2:how bank	-0.25	-0.37		-0.68
w2:how can		-0.28		
w2:how com	-0.44	-0.42	-0.27	-0.31
w2:how did	-0.20			
w2:how do	-0.58			
w2:how far	-0.51			
w2:how fast	-0.47			
w2:how high	-0.21	-0.27		
w2:how i	-0.35	-0.23	-0.50	-0.79
w2:how is	-0.51		-0.53	
w2:how it	-0.57			
w2:how kind	-0.22	-0.37	-0.48	-0.47
w2:how long		-0.20	-0.21	
w2:how love			-0.22	
w2:how low	-0.53			
w2:how many		-0.37		
w2:how may	-0.31			
w2:how most	-0.25			-0.37
w2:how much	-0.45			-0.25
w2:how old	-0.21			
w2:how should	-0.52			
w2:how tim	-0.25	-0.37		-0.45
w2:how wer	-0.27			-0.45
w2:how will	-0.59			-0.33
w2:how would	-0.30			
w2:how you		-0.31		-0.25
w2:how your				-0.38
w2:hua ?	-0.25	-0.25	-0.36	-0.26
w2:hua tha	-0.43	-0.27		-0.27
w2:hue the	-0.38			-0.21
w2:hui $		0.31		
w2:hui kya	-0.38	-0.30	-0.55	
w2:hum phon		0.70	-0.35	
w2:human agent	-0.45		0.58	-0.21
w2:human colleagu			0.51	
w2:human eye			0.21	
w2:human for			0.31	
w2:human will			0.43	
w2:hun $			0.33	
w2:hun sir	-0.23			
w2:hundr $	0.39	-0.71	-0.30	0.46
w2:hundr ,				0.88
w2:hundr and	-0.20	-0.36		-0.54
w2:hundr dollar		-0.68		-0.54
w2:hundr is		0.55	-0.25	-0.31
w2:hurry $		-0.74	-0.41	-0.51
w2:hurry ,			-0.24	
w2:hurt $	-0.41	-0.25		-0.23
w2:i ?	0.55		-0.21	
w2:i acknowledg	-0.27	-0.40	-0.35	-0.30
w2:i add	0.21		-0.34	
w2:i allow	0.45	-0.71		-0.27
w2:i already		-0.71	-0.44	-0.44
w2:i am	-0.27			-0.48
w2:i apologiz		-0.46		
w2:i appreciat		-0.23		
w2:i ask	-0.74			
w2:i assum	0.38			
w2:i await	0.71	-0.81		-0.41
w2:i believ				-0.28
w2:i block		-0.62		
w2:i break	-0.21	-0.28		
w2:i can	-0.42		-0.40	-0.30
w2:i chang	0.48	-0.23		
w2:i chat	-0.39	-0.31	-0.34	
w2:i check			-0.20	
w2:i clear	0.81			
w2:i confirm	-0.59	-0.56	-0.42	0.62
w2:i could		0.67		-0.72
w2:i count		0.22		-0.42
w2:i did	-0.48	-0.68		0.69
w2:i do		0.32		-0.29
w2:i doubt		0.56		-0.31
w2:i draw	-0.32	0.65		-0.32
w2:i ever	-0.26			
w2:i explain	-0.47			-0.21
w2:i find	-0.50	-0.38	-0.34	-0.27
w2:i first		-0.70		
w2:i found	-0.33			
w2:i giv	0.23	0.28		
w2:i go		-0.44		
w2:i good	0.34			-0.25
w2:i got	-0.22		-0.24	0.74
w2:i hand		-0.53	0.31	-0.25
w2:i hat		0.25		-0.78
w2:i hav	-0.20	-0.27		
w2:i hear	0.69	-0.21	-0.35	-0.56
w2:i help	-0.32			
w2:i hop	-0.31	-0.33	-0.28	-0.51
w2:i keep	-0.23	0.61	-0.42	-0.46
w2:i know	-0.37		-0.31	-0.24
w2:i leav	-0.39	0.53		
w2:i lik	-0.25	-0.45	-0.31	
w2:i look	-0.33		-0.29	
w2:i manag	-0.23	-0.31	-0.24	0.57
w2:i must	-0.27	0.39		
w2:i need		-0.21	-0.20	-0.25
w2:i never		-0.20		
w2:i not	0.53			
w2:i offer		-0.41		
w2:i only				-0.36
w2:i open		-0.29		
w2:i order		-0.56		0.46
w2:i pay	0.45			
w2:i pictur	-0.26			
w2:i pleas	-0.39			
w2:i pres	0.34	-0.31		
w2:i press	-0.23	-0.31		0.22
w2:i proce	0.83	-0.21	-0.22	
w2:i promis	-0.48	-0.82	-0.36	-0.60
w2:i put		-0.31		
w2:i rais	0.60	-0.41		-0.32
w2:i reach		-0.40	-0.27	
w2:i read		-0.47	-0.35	-0.68
w2:i regret	-0.42	0.45		
w2:i remember	-0.23			
w2:i requir	-0.36			-0.24
w2:i reset	0.28			-0.24
w2:i revers	0.23			
w2:i review		0.59	-0.23	-0.31
w2:i right	0.26			
w2:i sav	0.38	-0.32		
w2:i see	-0.38	-0.32	-0.36	-0.77
w2:i send	-0.53	-0.41		
w2:i set	0.24			
w2:i shall		0.51		
w2:i should	0.82	-0.25		
w2:i speak	-0.47	-0.24	-0.37	
w2:i still	-0.26			
w2:i stop	-0.21	0.38		-0.35
w2:i suppos		-0.24		-0.39
w2:i tak		-0.41		
w2:i talk	-0.26	-0.49	-0.41	-0.22
w2:i tell				-0.21
w2:i thought		-0.42		
w2:i to	0.80	-0.33		
w2:i told	-0.21			
w2:i touch	0.30		-0.29	-0.23
w2:i transfer	-0.30		0.41	-0.39
w2:i tri				-0.78
w2:i troubl	-0.24			
w2:i try	-0.63	-0.41		-0.28
w2:i understand	-0.49	-0.56		-0.40
w2:i understood	0.70			
w2:i unlock	0.50			
w2:i updat	0.23			
w2:i use				-0.29
w2:i wait	-0.89			
w2:i waiv		-0.21		
w2:i want	-0.34			
w2:i was		-0.71		0.53
w2:i will	-0.31			-0.25
w2:i wir	0.25	-0.22		
w2:i wish	-0.27	1.03		-0.33
w2:i wonder		-0.40	-0.28	-0.33
w2:i would			-0.25	-0.34
w2:i your	0.50	-0.60		-0.30
w2:ice is	-0.50	-0.83	-0.28	1.00
w2:ice on				0.30
w2:iceland $	-0.22	-0.40	-0.62	-0.62
w2:id $		0.42	-0.39	
w2:id ?	-0.72			-0.22
w2:id aur			-0.28	
w2:id kya	-0.34	-0.35		
w2:id pata	-1.14			
w2:identification $		-0.34		-0.57
w2:identification ,		-0.29		-0.31
w2:identification ther		0.82		-0.21
w2:identity $	-0.20		-0.36	-0.21
w2:identity desk			0.28	
w2:identity don	-0.41	-0.24	-0.30	-1.13
w2:identity has	-0.44		-0.36	-0.57
w2:if $	0.54	-0.29	-0.80	-0.33
w2:if ,	0.57			
w2:if a	-0.28	-0.58		
w2:if anybody	-0.21			
w2:if he		-0.42	-0.41	
w2:if it		-0.39		
w2:if noth	-0.33	-0.42		
w2:if someon			-0.23	
w2:if that	0.60	-0.32		-0.31
w2:if the	-0.52			-0.56
w2:if ther	0.48			
w2:if they	-0.45	-0.37		
w2:if you			-0.22	0.57
w2:imai $	-0.23		-0.33	-0.24
w2:immediate the	-0.23	-0.46		0.46
w2:imp aur				-0.26
w2:important to	-0.50	-0.26	-0.61	-0.31
w2:impossibl $	-0.25	0.63	-0.31	-0.38
w2:in $	0.21			0.34
w2:in ,	0.28		-0.36	
w2:in 0				-0.40
w2:in ?	0.31	-0.23		-0.35
w2:in a		0.43		-0.35
w2:in advanc				-0.44
w2:in agreement	0.29			
w2:in all		-0.22		0.41
w2:in an		0.23		
w2:in and		-0.32	-0.21	0.24
w2:in arrear		0.49		
w2:in as	-0.26	-0.35		-0.33
w2:in at			-0.48	0.22
w2:in august	-0.29	-0.29	-0.26	-0.81
w2:in busines				0.58
w2:in cas	-0.28	-0.32	-0.32	
w2:in check	-0.34		-0.27	0.49
w2:in coin		-0.24		
w2:in dollar	-0.51	-0.27		-0.31
w2:in each	-0.31		-0.29	
w2:in eastmer			-0.34	
w2:in effect	-0.40	-0.24	-0.24	0.60
w2:in for		-0.26	-0.47	
w2:in forc	-0.22		-0.31	0.71
w2:in from				0.27
w2:in front				-0.59
w2:in full	-0.38	-0.26	-0.26	
w2:in good	-0.26	0.41		
w2:in her		-0.25		
w2:in his			0.24	
w2:in it	-0.62	0.21		
w2:in its		0.46		
w2:in january	-0.46	-0.51	-0.23	-0.62
w2:in july		-0.44		-0.37
w2:in jun			-0.46	-0.78
w2:in lin			0.61	
w2:in lionel			0.36	-0.26
w2:in march			-0.23	-0.44
w2:in may	-0.34	-0.32	-0.47	-0.65
w2:in milton		-0.23		-0.32
w2:in most		-0.67	-0.48	-0.46
w2:in ms			0.21	-0.25
w2:in my		-0.31		
w2:in no	-0.25	0.63		
w2:in now	-0.24		0.47	-0.49
w2:in on		-0.36		-0.62
w2:in one	-0.40	0.42		-0.53
w2:in order	0.30	-0.33		-0.43
w2:in our				0.26
w2:in per	-0.29		-0.24	
w2:in person		0.23	-0.75	
w2:in plac	-0.37	-0.26	-0.51	0.71
w2:in plain			-0.28	
w2:in saving				0.24
w2:in six				-0.30
w2:in spr	-0.27			-0.38
w2:in such		0.61		
w2:in ten		-0.27	-0.50	
w2:in thaddeu			0.27	
w2:in the	-0.23	-0.31		
w2:in their			-0.24	
w2:in them		-0.43		-0.24
w2:in ther		-0.28		0.47
w2:in thi		-0.55		-0.30
w2:in think	0.26			
w2:in thre		-0.30	0.65	-0.69
w2:in tim		-0.62		0.36
w2:in touch	-0.21		0.91	-0.33
w2:in tulsa			-0.55	-0.26
w2:in two		-0.46		0.61
w2:in which	-0.31			-0.26
w2:in whos	-0.21			
w2:in with	-0.27			
w2:in writ	-0.32		-0.36	
w2:in your	-0.29	0.26		0.21
w2:inbox $				0.38
w2:inbox ,				0.48
w2:incom $	-0.65	-0.35	-0.26	-0.50
w2:incom ,				-0.22
w2:incom ?	-0.80	-0.47		-0.23
w2:incom in			-0.37	
w2:incom per	-0.29	-0.25		
w2:inconvenienc $	-0.27	-0.32	-0.24	
w2:increas $		-0.36	-0.21	
w2:increas ,		0.24		
w2:increas ?	0.36			
w2:increas in		-0.35	-0.23	
w2:increas is	-0.25	-0.55		0.55
w2:increas met	-0.21			
w2:inflation eat		-0.20		-0.20
w2:inform $		-0.47		-0.37
w2:inform that				0.58
w2:information $		-0.23		-0.39
w2:ingrid to	-0.51	-0.47	-0.23	-0.66
w2:insid $		-0.46		
w2:insid out		-0.29		-0.35
w2:inskeep $	-0.39	-0.41	-0.60	-0.33
w2:instalment instead				0.27
w2:instead of	-0.26	-0.25		0.36
w2:instruct $				0.27
w2:instruct ,	0.20	-0.24		
w2:instruction $	-0.33		-0.20	
w2:instruction can	-0.69	0.98		-0.60
w2:instruction has	-0.48		-0.40	0.25
w2:instruction the	0.58	-0.67		-0.68
w2:instruction to	1.19	-0.71		-0.24
w2:interest $	-0.22	-0.29	-0.23	-0.61
w2:interest ,		-0.22		-0.25
w2:interest ?	0.77	-0.40	-0.29	-0.62
w2:interest is	-0.38	-0.76		-0.23
w2:interest rat	-0.39	-0.38		
w2:international usag	0.39			-0.29
w2:into a	0.61			
w2:into that	-0.31			-0.26
w2:into the	-0.25	-0.34		-0.34
w2:into thi			-0.20	
w2:into which	-0.31			
w2:into your		-0.62		
w2:investment for		-0.26		
w2:invoic is	-0.51		-0.20	-0.23
w2:invoic number	-0.29	-0.50	-0.27	-0.25
w2:involv ?	-0.46	-0.24	-0.43	
w2:is $	-0.21			-0.46
w2:is ,				0.85
w2:is 0	-0.36	-0.40		0.40
w2:is a		0.33		-0.48
w2:is about	-0.44	-0.46		
w2:is activ				-0.65
w2:is activat	-0.33	-0.23		0.49
w2:is ad	-0.54	-0.45		0.70
w2:is against	-0.29	0.34		
w2:is all			-0.30	0.36
w2:is already		0.44	0.61	-0.38
w2:is alright	-0.69	-0.30		-0.41
w2:is alway	-0.27	-0.24		-0.23
w2:is amount		0.43		-0.23
w2:is an			-0.21	
w2:is annoy	-0.22	-0.34		-0.38
w2:is as		0.70		-0.36
w2:is at				-0.47
w2:is await	0.53		-0.35	-0.46
w2:is awak		-0.57	-0.23	1.45
w2:is awful		-0.79		-0.92
w2:is back		-0.54	-0.21	0.40
w2:is behind	-0.66	0.43		
w2:is being	-0.26	-0.47	0.41	-0.53
w2:is better		0.22		
w2:is beyond	-0.23	0.82		-0.64
w2:is block		-0.73		0.40
w2:is book		0.60		-1.12
w2:is broken		-0.34		-0.52
w2:is buy				0.50
w2:is cal	-0.35		-0.46	0.23
w2:is chang	-0.22	-0.38		
w2:is clear		0.27		-0.65
w2:is clos	-0.36			0.42
w2:is com	-0.31	-0.29	0.90	
w2:is complet	-0.40	-0.62		1.04
w2:is confidential				-0.23
w2:is confirm	-0.37	-0.63		1.17
w2:is convert	-0.26	-0.43		
w2:is correct	-0.97	-0.47		-0.71
w2:is credit	-0.46	-0.67		0.41
w2:is dead		-0.52	-0.27	0.89
w2:is declin		1.08		-0.56
w2:is don		-0.54		
w2:is drawn	-0.41			-0.27
w2:is due		-0.49		0.23
w2:is easier			-0.21	-0.21
w2:is enabl				0.26
w2:is enough	0.45	-0.65		-0.32
w2:is enter	-0.24			
w2:is fals	-0.38			-0.30
w2:is faster	-0.21			
w2:is fil		-0.28		0.91
w2:is fin		-0.45	-0.36	-0.75
w2:is for				-0.39
w2:is forbidden		0.41		-0.28
w2:is four		-0.35		
w2:is fre	-0.37	-0.86		-0.99
w2:is from			-0.52	
w2:is going	-0.20			
w2:is gon	-0.31	-0.83	-0.28	1.00
w2:is good		-0.23		-0.70
w2:is green	-0.53	-0.37	-0.20	-0.48
w2:is hartwell				0.20
w2:is he	-0.27		-0.24	-0.21
w2:is heard			-0.23	-0.35
w2:is helpful	-0.26	-0.29		-0.66
w2:is her		-0.69	0.32	-0.20
w2:is history	-0.36			0.79
w2:is hom	-0.22	-0.52		-0.43
w2:is how		-0.30		-0.38
w2:is important	-0.50	-0.26	-0.61	-0.31
w2:is in		-0.59	-0.38	0.93
w2:is ingrid	-0.51	-0.47	-0.23	-0.66
w2:is issu	-0.30	-0.35		
w2:is it	-0.43	-0.37		
w2:is its		-0.20		0.56
w2:is join		-0.23	0.22	
w2:is just	-0.21			-0.51
w2:is kind		-0.32	0.21	-0.52
w2:is left		-0.52		-0.52
w2:is lena	-0.22	-0.50	-0.34	-0.23
w2:is lif	-0.46	-0.95	-0.37	-1.08
w2:is lift	-0.28	-0.34		
w2:is listen			0.22	
w2:is liv	-0.28	-0.42	-0.62	1.35
w2:is load	-0.21	-0.51	-0.23	-0.41
w2:is lock	-0.21	0.52		-0.93
w2:is lost	-0.27	-0.21		
w2:is lying				0.50
w2:is mad		-0.22		-0.22
w2:is meant				-0.57
w2:is miss				-0.37
w2:is mor		0.66		-0.47
w2:is mov		-0.68		0.82
w2:is ms			0.27	
w2:is my		-0.39		-0.57
w2:is need	-0.56	-0.38		-0.36
w2:is negativ	-0.46	0.58		-0.42
w2:is never			-0.62	-0.25
w2:is next		-0.47		-0.45
w2:is nic	-0.38	-0.26		-0.50
w2:is nin	-0.23	0.30		0.30
w2:is no	-0.31	-0.33		
w2:is nobody				-0.23
w2:is normal	-0.35		-0.28	-0.81
w2:is not	-0.33	0.78		-0.26
w2:is now	-0.42	-0.38		0.26
w2:is odd				-0.40
w2:is off	-0.28		-0.24	
w2:is official		-0.21		0.45
w2:is often				-0.58
w2:is older				-0.50
w2:is on			0.46	
w2:is one		0.43	0.21	-0.65
w2:is only				-0.31
w2:is open	-0.44	-0.45	-0.32	0.42
w2:is order	-0.78	-0.96		1.68
w2:is out	-0.26		-0.27	0.76
w2:is over		-0.35	-0.20	
w2:is paid	-0.36	-0.83		
w2:is pend	-0.40			-0.60
w2:is perfect		-0.62		-0.48
w2:is pick			0.78	-0.24
w2:is possibl	-0.45	-0.33		-0.44
w2:is print		-0.23		0.43
w2:is propos		-0.28	-0.59	-0.41
w2:is quieter			-0.23	-0.56
w2:is quit	-0.33	-0.32		-0.41
w2:is rain		-0.26	-0.33	-0.29
w2:is rais	-0.40	-0.39		0.27
w2:is read		-0.45	0.59	0.21
w2:is ready	-0.42		0.34	
w2:is record	-1.06	-0.24	-0.77	-0.57
w2:is refund	-0.33			-0.22
w2:is register	-0.43	-0.40		0.22
w2:is releas	-0.37			0.23
w2:is reset		-0.48		0.45
w2:is revers		-0.35		
w2:is right	-0.37			-0.40
w2:is run		-0.67		-0.35
w2:is saf	-0.30	-0.43		-0.26
w2:is seen		-0.24		
w2:is sent	-0.32	-0.40		0.75
w2:is set	-0.51	-0.77	-0.22	0.63
w2:is settl		-0.23		-0.50
w2:is she	-0.24	-0.22	-0.42	-0.23
w2:is sil	-0.24	-0.44		-0.48
w2:is simp		0.24		
w2:is slow		-0.71		-0.57
w2:is small		-0.33	-0.56	-0.25
w2:is so	0.28	-0.55		-0.50
w2:is solicit	0.46	-0.41	-0.21	-0.45
w2:is somebody		-0.24		
w2:is someth		0.68	-0.22	
w2:is sort	-0.43	-0.25	-0.27	0.90
w2:is speak			-0.21	
w2:is standard	-0.45			
w2:is still	-0.48	-0.62		-0.42
w2:is stop	-0.33	-0.20		
w2:is switch			-0.40	0.79
w2:is tak	-0.21	-0.35	0.90	
w2:is taken	-0.39	-0.27		0.62
w2:is ten	-0.23	-0.45		
w2:is terribl		-0.33	-0.42	-0.44
w2:is that	0.35			0.34
w2:is the	-0.34			
w2:is their			0.23	-0.57
w2:is ther	-0.32	-0.55		0.30
w2:is thi	0.36	-0.36	-0.25	
w2:is through	-0.70	-0.73		0.58
w2:is tied		0.60		-0.47
w2:is to	0.22			-0.47
w2:is today	-0.23	0.39		
w2:is told		-0.22		
w2:is too	-0.23	0.85		-0.76
w2:is tun		-0.26		
w2:is two		-0.50		-0.64
w2:is typ	0.30	-0.45	-0.73	-0.48
w2:is under	-0.62	-0.50		-0.46
w2:is unfrozen		-0.26		
w2:is unlock	-0.23	-0.43		0.53
w2:is updat		-0.46	-0.29	
w2:is urgent	-0.43	-0.41		-0.21
w2:is used		-0.37		-0.23
w2:is usual		-0.62		-0.77
w2:is valid	-0.30			
w2:is wait	-0.26			-0.28
w2:is waiv		-0.35		0.57
w2:is what	0.24	-0.59	-0.34	
w2:is wher		0.29	0.23	-0.39
w2:is which				-0.23
w2:is who	-0.23		-0.21	
w2:is wir	-0.20	-0.38		0.55
w2:is with	-0.64			0.20
w2:is wrong	-0.44			-0.52
w2:is you	-0.32	-0.29		
w2:is your		-0.27		
w2:isk baar	-0.44	-0.31		-0.23
w2:isliy refund	-0.29	0.48	-0.28	
w2:ism complaint		0.25		
w2:ism refund		0.41		
w2:issu $	-0.22	-0.37		0.35
w2:issu in		-0.40	-0.42	-0.61
w2:it $		-0.30	-0.21	-0.28
w2:it ,	0.29	0.26		
w2:it ?	0.58	-0.27	-0.20	-0.38
w2:it a	0.33			
w2:it again			-0.24	
w2:it all	0.21		0.24	-0.29
w2:it and			0.24	
w2:it any				-0.38
w2:it ap	-0.31			
w2:it as	-0.30			0.27
w2:it at				-0.40
w2:it back			-0.28	-0.20
w2:it be	0.28	-0.38		
w2:it been	-0.47	-0.57		-0.35
w2:it by	-0.62	-0.47	-0.32	
w2:it cam		0.85		-0.20
w2:it can		0.90		-0.22
w2:it clos		0.75		-0.33
w2:it com	0.21	-0.43		-0.33
w2:it cost	-0.45			-0.50
w2:it could	-0.21	-0.24		
w2:it cover	-0.37			
w2:it depend	-0.20	-0.35		-0.21
w2:it did		-0.50		
w2:it doe		0.45		
w2:it don	0.36	-0.23	-0.23	0.70
w2:it down	-0.31			0.75
w2:it end	-0.27	-0.22	-0.26	
w2:it expir	-0.23	-0.57		-0.26
w2:it fal		0.40		
w2:it faster	-0.30			
w2:it fit	0.43			
w2:it for	-0.55		-0.23	0.35
w2:it from		0.41		
w2:it get	-0.22	0.31		-0.60
w2:it go		-0.32		
w2:it goe		-0.43		
w2:it good	-0.66			-0.33
w2:it had				-0.21
w2:it happen		-0.29		-0.41
w2:it hard		-0.31		
w2:it has		-0.62		
w2:it help	-0.34			
w2:it her	0.39	-0.60		-0.44
w2:it i	0.63			
w2:it in			-0.49	-0.52
w2:it into		0.22		
w2:it is			-0.58	
w2:it just	-0.34			
w2:it last			-0.29	
w2:it leav	-0.30	-0.50		1.10
w2:it left		0.30		-0.33
w2:it look				-0.25
w2:it lost	-0.91	-0.20		
w2:it may		-0.24		-0.21
w2:it meant		-0.42		
w2:it might	-0.35	-0.23	-0.25	-0.21
w2:it must		0.53		
w2:it need		0.58	-0.62	
w2:it nevertheles	0.39			
w2:it now				-0.40
w2:it odd	-0.62	-0.52		-0.21
w2:it on	0.52	-0.21	0.24	
w2:it onc	-0.26			
w2:it only	0.35			-0.36
w2:it otherwis	-0.22			
w2:it out	-0.23			-0.33
w2:it over	-0.25		-0.66	0.46
w2:it personal	-0.22			
w2:it register				0.24
w2:it right	0.35	-0.24		
w2:it run	-0.40	0.41	-0.32	
w2:it say	-0.65	-0.30		-0.44
w2:it sent	-0.41			
w2:it short	-0.27	-0.59		-0.47
w2:it should	-0.51	-0.25		
w2:it show		-0.28		
w2:it so		-0.32	-0.21	0.61
w2:it stand				-0.32
w2:it start	-0.53	-0.29		-0.37
w2:it stay		0.44	-0.21	-0.32
w2:it stolen	-0.49	-0.46		-0.23
w2:it stop				0.42
w2:it tak		-0.27	-0.23	
w2:it that	0.36			
w2:it the	-0.33			
w2:it through	0.49	-0.40	-0.48	0.38
w2:it to	-0.31	0.21		-0.25
w2:it today		-0.84		0.21
w2:it tomorrow	-0.29		-0.41	0.54
w2:it took		-0.66		0.37
w2:it turn	-0.24	-0.24		-0.47
w2:it under				-0.58
w2:it undon	-0.24			
w2:it up	-0.63	-0.22		-0.51
w2:it usual				-0.23
w2:it was		-0.51		-0.38
w2:it went	-0.39	-0.67	-0.30	1.05
w2:it will	-0.23		-0.25	
w2:it with		-0.57	-0.40	-0.32
w2:it without		-0.38		
w2:it work	-0.57			-0.21
w2:it would		-0.50		-0.74
w2:it yet	-0.24			
w2:it you	-0.24			
w2:it your	0.34	-0.39		-0.57
w2:it yourself		0.24		
w2:item $	-0.34			-0.25
w2:its 0	-0.26	-0.24		
w2:its dat		0.91		
w2:its last	-0.21	-0.37	-0.24	
w2:its money		-0.43		0.49
w2:its number	-0.32	-0.49		
w2:its own			-0.38	
w2:its pin		-0.40	-0.27	-0.60
w2:its plac				-0.30
w2:its successor	-0.26	-0.27	-0.46	0.63
w2:its way		-0.45		0.28
w2:itself $	-0.22	-0.59	-0.53	
w2:itself ,		-0.27		
w2:itself on		-0.24		
w2:ivar $	-0.31		-0.26	-0.43
w2:ivar ,		-0.35		
w2:ja sakt		-0.39	-0.32	0.90
w2:jaana padega		0.99	-0.49	-0.31
w2:jaant hain	-0.28			
w2:jaat hain	-0.49	-0.37	-0.28	-0.29
w2:jaata hai		-0.45		-0.54
w2:jab tak	-0.42	0.46	-0.30	
w2:janm kab	-0.35	-0.25		
w2:janm tithi	-0.50	-0.28	-0.21	-0.24
w2:january $	-0.35		-0.55	0.44
w2:january ,	-0.29	-0.39		-0.50
w2:january the		-0.31		0.33
w2:jayega $		-0.27	-0.36	
w2:jayega sir	-0.23		0.31	
w2:jayeng $				0.26
w2:ji $	-0.62	-0.29	-0.71	-0.65
w2:ji maam	-0.23	-0.31	-0.42	-0.53
w2:ji se			0.47	
w2:ji sir	-0.64	-0.46	-0.39	-0.60
w2:jo chh			-0.25	
w2:jo number		-0.23	-0.23	
w2:jo otp	-0.21			
w2:job ?	-0.90	-0.39	-0.24	-0.39
w2:job for			0.32	
w2:jod rahi			0.33	
w2:join $			0.25	-0.21
w2:join the	-0.44	-0.62	0.52	-0.47
w2:join us		-0.30		
w2:joint account				-0.25
w2:joint one	-0.69	-0.22		-0.48
w2:joint owner				-0.32
w2:joint ownership		-0.24		-0.26
w2:jona $	-0.28		-0.27	-0.41
w2:judg you		-0.34		-0.50
w2:july $		-0.44		-0.37
w2:jun $			-0.32	-0.73
w2:jun 0	-1.03	-0.34	-0.32	1.11
w2:just $	-0.82	-0.21	-0.36	-0.89
w2:just ,	-0.38			-0.22
w2:just a	-0.33		-0.22	-0.33
w2:just bring	-0.49		-0.35	0.39
w2:just buzz				-0.56
w2:just check	-0.33			
w2:just drop	-0.45		-0.24	
w2:just giv			-0.21	
w2:just go	0.41			
w2:just gon	-0.21			-0.51
w2:just let	0.34			
w2:just need	-0.46		-0.24	-0.60
w2:just nod	0.36			
w2:just now	-0.66		-0.61	0.55
w2:just one	0.48		-0.47	
w2:just pick			0.46	-0.23
w2:just read		-0.52		
w2:just receiv	-0.34			
w2:just say	0.64			
w2:just tell	0.40			-0.38
w2:just text			-0.26	-0.42
w2:just thes	-0.63	-0.29	-0.41	-0.80
w2:just want	0.49			
w2:ka card		-0.23		-0.35
w2:ka charg	0.50	-0.57		-0.52
w2:ka matlab		-0.73		-0.42
w2:ka naam	-0.29			0.40
w2:ka number	-0.23	-0.32		
w2:ka pin		-0.27		
w2:ka settlement		-0.27		-0.24
w2:ka transaction	-0.45		-0.22	
w2:kaam ho				0.42
w2:kaam kart	-0.49	-0.24		-0.44
w2:kaam ke	-0.35		-0.22	-0.23
w2:kab hua	-0.41	-0.37	-0.23	
w2:kab kata	-0.40	-0.23		-0.24
w2:kab paida	-0.38			-0.21
w2:kab se	-0.35	-0.30	-0.30	
w2:kab tak			-0.23	
w2:kabhi ho		-0.29		-0.31
w2:kabhi kabhi	-0.25	-0.32		-0.42
w2:kabhi otp		-0.36		
w2:kabhi password		-0.41	-0.29	
w2:kabhi shar		-0.33		
w2:kabhi system		-0.28		
w2:kahan kho	-0.36		-0.25	-0.35
w2:kahan par	-0.25	-0.25	-0.36	-0.26
w2:kahan reht	-0.38			
w2:kahin nahin	-0.23	-0.50		-0.44
w2:kais jaant	-0.28			
w2:kal chhutti		-0.48		
w2:kal tak	-0.40		-0.23	
w2:kar dein	0.56		-0.33	-0.38
w2:kar det	-0.39	-0.33		-0.22
w2:kar deta	0.36			
w2:kar deti				-0.36
w2:kar di	-0.22			0.28
w2:kar dijiy	-0.34			-0.32
w2:kar diya	-0.47		-0.36	1.04
w2:kar doon	0.62			-0.33
w2:kar dun	0.60			-0.27
w2:kar lijiy	-0.36		-0.31	0.31
w2:kar payega		-0.56	-0.40	0.52
w2:kar raha	-0.45	0.23		
w2:kar rahi				-0.26
w2:kar sakt		0.23		-0.35
w2:kar sakta	-0.31	0.37		
w2:kar sakti	-0.23	0.35		
w2:karegi $	-0.24		0.48	
w2:karein ?	0.94			
w2:karein aapko			-0.52	
w2:karein toh	0.24			
w2:kareng $	-0.32			
w2:kark dekhiy	-0.24			
w2:karna hai	0.25	-0.23		-0.35
w2:karna mer		0.54		
w2:kart $		0.41		
w2:kart hain	-0.27	-0.21		-0.42
w2:karti hoon				-0.23
w2:karun ?	0.31			
w2:karunga $	-0.23	-0.24	-0.26	-0.29
w2:karwati hoon			0.47	
w2:kat ?	-0.43	-0.31		-0.41
w2:kata sir	-0.49	-0.28		-0.27
w2:kaun bol	-0.52		-0.32	
w2:kauns account	-0.73	-0.62	-0.35	-0.57
w2:kauns atm	-0.52	-0.22	-0.21	-0.22
w2:kaunsa number	-0.34			-0.27
w2:kaunsi company	-0.61	-0.25		-0.25
w2:kaunsi fd	-0.28			-0.31
w2:kaunsi wali	-0.44			-0.27
w2:ke antim	-0.21		-0.23	
w2:ke baad		-0.76	-0.41	-0.60
w2:ke hisaab	-0.23			-0.28
w2:ke last		-0.22	-0.23	
w2:ke liy		-0.20		-0.44
w2:ke main	-0.27			
w2:ke paa		0.62		-0.40
w2:keep both		0.30		
w2:keep it				-0.63
w2:keep its		0.79		
w2:keep me		0.28		
w2:keep most	-0.29	-0.38		
w2:keep my		-0.35	-0.41	
w2:keep silent		0.22		
w2:keep stranger		-0.34	-0.25	
w2:keep that		0.32		
w2:keep the	-0.27			-0.43
w2:keep thos		0.47		-0.51
w2:keep to	-0.23	0.38		
w2:keep wonder		-0.33		
w2:keep you		-0.63		
w2:keep your			-0.21	-0.24
w2:kept for		-0.61	-0.21	
w2:kept in	-0.30	-0.28		
w2:kept on		-0.41	-0.31	
w2:key in		-0.81	-0.49	
w2:kharida tha	-0.32			
w2:kho gaya	-0.32			-0.23
w2:khol raha	-1.01	-0.67	-0.96	-0.66
w2:khulti hai	-0.21	-0.22	-0.32	
w2:ki baat	-0.63			
w2:ki emi	-0.25	-0.35	-0.25	-0.45
w2:ki kya	-0.40	-0.32		
w2:ki main	0.31			
w2:ki rasid	-0.40		-0.48	-0.25
w2:ki zaroorat		-0.64		
w2:kiji $	-0.22	0.27	-0.26	-0.35
w2:kiji ,		0.47		
w2:kijiy $	-0.40			-0.34
w2:kijiy ,		0.25		
w2:kijiy sir		-0.87		-0.83
w2:kijiyega sir	-0.24	0.34	-0.26	-0.47
w2:kiln basic	-0.30	-0.28		
w2:kiln plu	-0.30			
w2:kind $	-0.33	-0.26	-0.21	-0.34
w2:kind advis	0.45			
w2:kind authoris	1.11	-0.28		-0.58
w2:kind be	-0.24			-0.21
w2:kind check				0.41
w2:kind confirm				-0.36
w2:kind convey	0.44			-0.26
w2:kind excus	-0.62		-0.46	
w2:kind furnish	-0.66			-0.21
w2:kind hold	-0.23	-0.43		-0.27
w2:kind not	-0.31	-0.35		0.33
w2:kind of	-0.31			-0.49
w2:kind provid	-0.47		-0.23	-0.32
w2:kind remain	-0.35	-0.54	-0.67	
w2:kind request	0.37			-0.27
w2:kind shar	-0.43			-0.37
w2:kind tell	-0.50			-0.25
w2:kind that	-0.25	-0.33	-0.24	-0.28
w2:kis account	-0.29	-0.23		-0.23
w2:kis addres	-1.00		-0.20	
w2:kis dat	-0.29		-0.42	-0.34
w2:kis din	-0.38			
w2:kis dukaan	-0.32			
w2:kis jagah	-0.31			
w2:kis kaam	-0.35		-0.22	-0.23
w2:kis liy	-0.25			-0.23
w2:kis number			-0.52	
w2:kis sheher	-0.55			
w2:kis tarikh	-0.31		-0.21	
w2:kisi ko		-0.27		
w2:kisk naam	-0.50	-0.22		-0.21
w2:kisko bhejna	-0.74	-0.27		-0.37
w2:kisn bataya	-0.43		-0.21	-0.32
w2:kisn bola	-0.50	-0.36	-0.32	-0.50
w2:kitn ka	-0.37			
w2:kitn mahin	-0.53			
w2:kitn pais	-0.55	-0.32	-0.20	-0.47
w2:kitna amount	-0.38	-0.23		-0.26
w2:kitna badhana	-0.39	-0.29		-0.38
w2:kitni hai	-0.46	-0.23		-0.27
w2:know $	-0.35	-0.44	-0.25	-0.38
w2:know ,	-0.20			
w2:know ?	-0.39			
w2:know about		-0.55	0.39	0.33
w2:know by			0.33	
w2:know her			-0.48	
w2:know if	0.26			
w2:know it	-0.29			0.29
w2:know mor	-0.35		0.27	
w2:know that				-0.29
w2:know the	-0.22		-0.25	
w2:know them	-0.29			
w2:know thes		-0.20		-0.21
w2:know what			-0.45	
w2:know when			-0.27	
w2:know wher		-0.22		
w2:know whether	0.24			
w2:know who			-0.24	
w2:know yet	-0.25	-0.22	-0.25	-0.25
w2:know your	-0.43			
w2:known her		-0.24	-0.30	
w2:ko ?	-0.50		-0.26	-0.31
w2:ko bhi	-0.28	-0.71	-0.26	
w2:ko lin			0.67	
w2:ko transaction	-0.31		-0.21	
w2:koi bhi		-0.27		
w2:koi query	-0.57			
w2:koi use		-0.56	-0.40	0.52
w2:kripya the	-0.29			-0.46
w2:kuch madad	-0.26			
w2:kuch nahin	-0.29	-0.51	-0.36	-0.21
w2:kya ,	0.26			
w2:kya ?	0.28			
w2:kya aap	0.31			
w2:kya cod	-0.37		-0.20	
w2:kya hai	-0.53	-0.32		-0.25
w2:kya hain		-0.25		
w2:kya hua	-1.08	-0.33		-0.27
w2:kya kaam	-0.47		-0.25	
w2:kya main	0.79			
w2:kya problem	-0.69			-0.26
w2:kya rakhna	-0.39			-0.21
w2:kya rishta	-0.58			-0.23
w2:kyc cell			0.24	
w2:kyc team	-0.24			
w2:kyun band	-0.41	-0.30		-0.31
w2:lady $	-0.62	-0.23	-0.99	-0.23
w2:lady ,				-0.33
w2:lag gaya		-0.23		0.31
w2:lag raha		-0.58	-0.42	-0.38
w2:lagt hain				-0.39
w2:lagta hai	-0.22	-0.26		-0.47
w2:lagti hai	-0.24	-0.44	-0.20	-0.27
w2:lan $		-0.27	-0.27	-0.22
w2:languag is				-0.26
w2:laps $		-0.51	-0.26	-0.43
w2:laptop ,	-0.44			
w2:larch hous			-0.28	
w2:larch row	-0.29	-0.25		0.34
w2:larg print		-0.28		
w2:last $		-0.34		-0.51
w2:last 0	-0.49			-0.68
w2:last bill				-0.30
w2:last buy	-1.03			
w2:last chanc	0.61	-0.90		
w2:last check		-0.53		-0.21
w2:last digit	-0.21	-0.35	-0.22	
w2:last four	-0.37	-0.71		-0.42
w2:last friday		0.78		-0.44
w2:last hav	-0.32			
w2:last invoic		-0.23		
w2:last month		-0.34		-0.57
w2:last nam			-0.26	
w2:last night	-0.29	0.34	-0.26	
w2:last one	-1.15			
w2:last paid				-0.23
w2:last payment	-0.30			-0.32
w2:last purchas		-0.29		
w2:last spr		-0.23	-0.40	
w2:last thing	-0.26			
w2:last two	-0.42			
w2:last use	-0.71			
w2:last week				-0.32
w2:last year		0.51		-0.42
w2:lat $	-0.56			-0.61
w2:lat ,	-0.24	0.60		-0.45
w2:lat at	-0.27			-0.30
w2:lat by		0.39		
w2:lat fee	0.32	0.24		
w2:lat payment		0.33		-0.29
w2:lat to	-0.20			
w2:late $	-0.24		-0.31	-0.39
w2:later $	-0.23	-0.27		
w2:later ?			-0.25	
w2:lawyer nor		-0.31		
w2:le raha			0.21	
w2:leaflet ?	-0.90	-0.45	-0.26	
w2:leaflet about	-0.29			
w2:leaflet say		-0.21		
w2:leav $		-0.43	-0.52	
w2:leav ,	0.48	-0.57		-0.30
w2:leav ?	-0.27	-0.25		
w2:leav a	-0.35			
w2:leav dunmore		0.23		
w2:leav empty-hand		-0.55		0.67
w2:leav it		0.31		
w2:leav my		0.27		
w2:leav only		-0.43		
w2:leav that		-0.71	-0.23	-0.24
w2:leav the		0.47	0.24	
w2:leav undon		0.47		-0.57
w2:leav what	-0.20	-0.37	-0.37	-0.25
w2:leav with		-0.21		
w2:leav you			0.70	
w2:leav your		0.43		-0.21
w2:left $		-0.27	-0.22	
w2:left ,	0.31			
w2:left at		0.35		-0.53
w2:left for	-0.78	-0.34	-0.37	0.84
w2:left is		-0.51		-0.69
w2:left on	-0.23	0.26	-0.23	-0.31
w2:left the				0.31
w2:left your	-0.62	-0.29		0.57
w2:legal nam	-0.23		-0.23	
w2:lena $	-0.27	-0.53	-0.21	-0.35
w2:lena ,			-0.29	
w2:lend at		0.30		
w2:lend you		0.29		
w2:lent to	-0.23	0.66		0.23
w2:les $			-0.24	-0.81
w2:les and			-0.26	-0.46
w2:les than		-0.34		-0.43
w2:let it	-0.33	-0.48	-0.21	0.39
w2:let me	-0.56		0.44	-0.25
w2:let that		0.50		-0.49
w2:let them		-0.58	-0.56	0.30
w2:let thi		0.61		-0.30
w2:let us		-0.23	-0.37	-0.41
w2:letter $	-0.21		-0.27	
w2:letter ,	-0.42			
w2:letter ?		-0.41		-0.33
w2:letter at		-0.33		
w2:letter be				-0.41
w2:letter for		0.39		
w2:letter go	-0.41	-0.29	-0.25	-0.64
w2:letter is	-0.36	-0.32	-0.21	0.65
w2:letter of				-0.20
w2:letter tak		-0.32		
w2:letter today	0.37			
w2:letter was				-0.20
w2:letter went		-0.22		0.57
w2:letter will	-0.20			0.39
w2:letterbox $				0.31
w2:letterbox ,				-0.45
w2:lie with			0.33	
w2:lie within		0.21		
w2:lif $	-0.38		-0.29	-1.07
w2:lift $	0.35	-0.28		0.47
w2:lift a	-0.31	-0.25		0.58
w2:lift it			-0.21	
w2:lift that				-0.24
w2:lift the	0.30	-0.57		0.23
w2:light ?	0.34			
w2:lighthous ?	-0.44			
w2:lijiy $	-0.36		-0.31	0.31
w2:lijiy sir				-0.28
w2:lik $	-0.52			-0.23
w2:lik ,		0.22		
w2:lik ?	-0.36	-0.24		
w2:lik as				-0.24
w2:lik form	-0.24	-0.52		-0.41
w2:lik is	-0.20			-0.26
w2:lik it				-0.21
w2:lik me		-0.21		
w2:lik mor		0.26		
w2:lik that	0.82	-0.44		
w2:lik the			0.37	
w2:lik thi	0.34	0.20		-0.29
w2:lik to	-0.49		-0.39	
w2:lik you				-0.20
w2:limit $				-0.30
w2:limit ,				-0.48
w2:limit ?		-0.26		
w2:limit are	-0.29	-0.27	-0.21	-0.34
w2:limit for			-0.29	
w2:limit has	-0.21	-0.25		0.38
w2:limit is	-0.34	-0.41		0.26
w2:limit of	-0.21	-0.38	-0.22	
w2:limit on		-0.28		-0.27
w2:limit reset		-0.38		-0.37
w2:limit stand		-0.47		-0.22
w2:limit stay		0.35		
w2:limit to	-0.21	-0.21		-0.44
w2:limit today		-0.24		-0.68
w2:limit was		-0.22		0.25
w2:lin $		-0.35	0.24	-0.27
w2:lin ?	-0.20	-0.30	-1.21	
w2:lin and			0.42	
w2:lin are		-0.60	-0.23	-0.31
w2:lin at	-0.32	0.65		-0.32
w2:lin by			-0.48	
w2:lin for		-0.44	0.34	-0.33
w2:lin good	-0.70		-0.45	
w2:lin has			0.47	
w2:lin is		-0.31	-0.22	-0.23
w2:lin now		-0.44	0.71	-0.21
w2:lin par			0.75	
w2:lin sir	-0.24			-0.21
w2:lindgren from				0.27
w2:link ,		0.21		
w2:link hai	-0.29	-0.39		
w2:lionel $	-0.37	-0.57	1.39	-0.72
w2:lionel ,	-0.26			
w2:lionel to			0.32	
w2:lionel will			0.26	
w2:lip are	-0.39	0.87	-0.34	-0.38
w2:list $	-0.26	-0.30		
w2:list ,		0.57		-0.23
w2:list are			0.33	
w2:list every	-0.34			-0.25
w2:list is		-0.43		
w2:list of		0.30		-0.39
w2:list what		-0.24		
w2:listen to		-0.41	0.29	0.34
w2:littl $		-0.28		-0.32
w2:littl about	-0.67			
w2:littl hindi	-0.28	-0.28		
w2:littl thing				-0.37
w2:liv $			-0.24	0.29
w2:liv ?	-0.34			
w2:liv at		-0.36		0.35
w2:liv now	-0.23	-0.21	-0.83	0.32
w2:liv wher	-0.40	-0.50	-0.34	-0.40
w2:liy $	-0.24	-0.24		-0.53
w2:liy ?	-0.25			
w2:liy band	0.23	-0.22	-0.27	-0.25
w2:liy chahiy	-0.25			-0.23
w2:load $	-0.32	-0.23	-0.41	-0.46
w2:load your	-0.25			-0.52
w2:loan $	-0.23	-0.47	-0.63	
w2:loan ?				-0.51
w2:loan account	-0.57	-0.56		-0.40
w2:loan and		-0.32		
w2:loan department			0.50	-0.26
w2:loan in		0.49		
w2:loan is		-0.31		0.33
w2:loan may		0.43		
w2:loan number	-0.41	-0.68	-0.23	-0.43
w2:loan that		0.51		
w2:loan ther	-0.22	-0.29	-0.27	
w2:lock $	-0.31	0.34	-0.23	-0.79
w2:lock ,		0.28		
w2:lock hat		-0.26		0.90
w2:lock keep	-0.29	-0.38		
w2:lock-in mein				-0.57
w2:log $	-0.24	-0.26	-0.57	-0.34
w2:log in	-0.50		-0.39	0.25
w2:login is	-0.44	-0.36		0.70
w2:login kark	-0.24			
w2:login nam	-0.41			-0.40
w2:long $		-1.02	-0.21	
w2:long ago	-0.35			
w2:long as		0.79		
w2:long day		-0.32		-0.34
w2:long hav		-0.27	-0.33	
w2:long password		-0.35	-0.22	
w2:long should	-0.26	-0.31		-0.22
w2:longer $				0.29
w2:longer ,		0.36		-0.25
w2:longer be	-0.25	0.72		-0.47
w2:longer exist		-0.47		0.56
w2:longer good		-0.62		-0.39
w2:longer offer		0.35		-0.36
w2:longer than		-0.41	-0.27	
w2:longer use		0.41		
w2:look $	-0.24	-0.46	-0.47	-0.44
w2:look ,			0.38	
w2:look ?	-0.29			
w2:look again		-0.24		
w2:look at	-0.24	-0.33		-0.30
w2:look for	-0.55	-0.21	-0.30	
w2:look forward			0.22	
w2:look in	-0.34		-0.45	0.22
w2:look into	-0.22	-0.20		
w2:look it	-0.47			
w2:look out		-0.35	0.63	
w2:look up	-0.62	-0.45	-1.08	-0.56
w2:loop in		-0.22	0.37	
w2:los $		-0.24		-0.45
w2:los anyth			-0.21	
w2:los it	-0.40			
w2:lost $	-0.31	-0.66		-0.61
w2:lost ,	-0.25	-0.26		
w2:lost ?	-0.78			-0.29
w2:lost card		-0.56		-0.22
w2:lost it	-0.31			
w2:lost my		-0.49	-0.32	-0.21
w2:lost the		-0.23		-0.37
w2:lot $	-0.46	-0.48		0.29
w2:lot ,		0.24		
w2:lot of		-0.26		-0.40
w2:lov $			-0.64	-0.27
w2:lov that	-0.74	-0.76	-0.51	-1.10
w2:lov to	-0.63	0.57	-0.33	
w2:love $	-0.30	-0.49	-0.43	-0.53
w2:love nam			-0.22	
w2:low shall	-0.53			
w2:lower $	-0.44		-0.20	0.47
w2:lowry exampl			-0.39	
w2:lunch can	-0.27	-0.30	-0.43	-0.23
w2:lying her	0.31			
w2:lying ready	-0.33			0.34
w2:m $		-0.35		
w2:maaf kijiy	-0.21	0.48		-0.37
w2:maaf kijiyega	-0.24	0.34	-0.26	-0.47
w2:maam $	-0.60	-0.25	-0.34	
w2:maam ,		0.28		0.38
w2:maam ?		-0.36	-0.21	-0.35
w2:maam eligibl		0.27		
w2:maangta $		-0.54		
w2:machin $		-0.49	-0.40	
w2:machin ,				-0.30
w2:machin ?	-0.30	-0.21	-0.22	-0.32
w2:machin charg	-0.45			-0.50
w2:machin did		-0.26		
w2:machin fee	-0.21			
w2:machin is		-0.54	-0.24	-0.61
w2:machin it				-0.38
w2:machin may				-0.21
w2:machin was	-0.40	-0.22		-0.38
w2:mad $			-0.22	0.56
w2:mad ?	-0.26			-0.38
w2:mad a		-0.32		-1.03
w2:mad by			-0.28	
w2:mad it	-0.77		-0.53	0.71
w2:mad on		-0.36		-0.46
w2:mad that			-0.33	0.46
w2:mad the	-0.35	-0.87	-0.45	0.93
w2:mad today	-0.57	-0.80		0.90
w2:mad you	-0.91			-0.29
w2:madad chahiy	-0.26			
w2:madad karunga	-0.23	-0.24	-0.26	-0.29
w2:maf kiji		0.57		-0.30
w2:magic word	0.53			-0.42
w2:mahin ki	-0.25	-0.35	-0.25	-0.45
w2:mail $	-0.20	-0.48		
w2:mail ,	-0.38			-0.21
w2:mail ?	-0.44		-0.22	
w2:mail go	-0.78	-0.21		-0.32
w2:mail goe	-0.24	-0.26		
w2:mail is			-0.20	0.25
w2:mail or		-0.23		
w2:mail the		0.21		
w2:main aag	0.60			
w2:main aapki	-0.20			-0.21
w2:main aapko			0.52	-0.22
w2:main abhi	0.47			-0.23
w2:main check	-0.33	-0.24		-0.41
w2:main dekh	-0.39	-0.44	-0.26	-0.21
w2:main entry	-0.78	-0.27	-0.71	
w2:main kar			-0.30	
w2:main myself		-0.32		
w2:main samajh		-0.41	-0.25	-0.25
w2:main supervisor			0.21	
w2:main yeh		0.32		
w2:mak a	-0.53	-0.27		-0.27
w2:mak room			0.37	
w2:mak sens	-0.42	-0.52	-0.56	-0.58
w2:mak the	0.47	-0.35		
w2:mak thos	-0.45			-0.38
w2:mak with	-0.29			-0.28
w2:mak you	-0.96			-0.34
w2:malik nahin		-0.60		
w2:man $	-0.48	-0.38	-0.85	-0.45
w2:manag to	-0.23	-0.31	-0.24	0.57
w2:manager $		-0.38	0.29	-0.20
w2:manager for			0.34	
w2:manager is	-0.21	-0.25		-0.27
w2:manager want			0.41	
w2:manager will			0.24	-0.26
w2:many $		0.34		
w2:many as	-0.29			
w2:many dollar		-0.35	-0.23	
w2:many month	-0.67		-0.23	-0.22
w2:many peopl	-0.30	-0.64		
w2:map of		-0.33		
w2:march $		-0.25		-0.56
w2:march and			-0.24	
w2:market $	-0.30		-0.38	
w2:marsh ,			-0.20	
w2:mason are		-0.59		0.87
w2:masonry $	-0.37	-0.47	-0.32	-0.44
w2:masonry 0		-0.25		-0.33
w2:mat $	-0.94	-0.80	-0.78	-0.63
w2:mat bataiy		-0.30		-0.31
w2:mat kijiy	-0.29	-0.36	-0.35	-0.24
w2:mat lijiy				-0.28
w2:mat that		0.42		
w2:match $	-0.36	-0.53	-0.35	-1.35
w2:match ho				-0.47
w2:match mean		0.23		
w2:matlab malik	-0.20	-0.47		
w2:matter $	-0.23	-0.56	0.27	
w2:matter ,	-0.40			
w2:matter has	-0.25	-0.35		
w2:matter her		-0.75	-0.25	
w2:matter is	-0.23		0.48	-0.21
w2:matter to		-0.68	0.40	-0.56
w2:max out		0.68		-0.62
w2:may $		-0.44	-0.42	-0.41
w2:may ?	-0.91	-0.36		
w2:may ask	-0.53			
w2:may be	0.39			-0.34
w2:may clear		-0.23		
w2:may complain		0.88		
w2:may do	-0.32			
w2:may ever		0.50		-0.36
w2:may giv	0.23			
w2:may hav	-0.44	0.32		-0.38
w2:may he	0.23	-0.35	-0.37	
w2:may i		-0.22		
w2:may it	0.24			
w2:may lift			-0.21	
w2:may not	-0.51	0.60		-0.25
w2:may put	0.33			
w2:may see		-0.27		
w2:may send		0.39		
w2:may tak		-0.32		
w2:may the	0.63	-0.42		-0.46
w2:may wir		0.24		
w2:mayn't i		-0.32		
w2:me $	-0.91	0.78	-0.21	-0.52
w2:me ,		0.22		
w2:me 0	0.54			
w2:me ?	-0.24	-0.24		
w2:me about			-0.30	
w2:me at		-0.28		
w2:me bring		-0.21	0.45	-0.28
w2:me call			0.21	
w2:me check	-0.32	-0.35	-0.52	-0.22
w2:me connect			0.66	
w2:me dat	-0.21			
w2:me dob	-0.25			
w2:me fetch	-0.26	-0.54	-0.40	-0.76
w2:me find		-0.26		-0.21
w2:me for	-0.66			
w2:me from		0.42	-0.28	-0.26
w2:me get			0.40	
w2:me giv			0.22	
w2:me hav	-0.32		-0.41	-0.21
w2:me how	-0.43			
w2:me if	0.78			
w2:me is	-0.20	-0.26		
w2:me know	0.21		-0.21	
w2:me last	-0.29			
w2:me look	-0.24	-0.25	-0.47	-0.24
w2:me loop			0.29	
w2:me mak	-0.26		-0.25	-0.20
w2:me mor	-0.45		-0.64	-0.34
w2:me no	-0.23	0.63	-0.38	
w2:me not	0.62	-0.38		
w2:me on		-0.32	0.26	
w2:me open			-0.30	-0.47
w2:me phon	-0.26	-0.32	-0.22	
w2:me put	0.37		0.46	-0.38
w2:me read			-0.48	
w2:me say	-0.42			
w2:me see	-0.55	-0.37	-0.28	
w2:me send	0.49			
w2:me so	0.48			-0.65
w2:me that	0.36			
w2:me the	-0.66			
w2:me think		-0.65	-0.89	-0.73
w2:me two	-0.28			
w2:me valid	-0.25			
w2:me what	-0.23			
w2:me when	0.35			-0.24
w2:me wher				-0.21
w2:me whether	0.28			
w2:me which	-0.30			
w2:me who		-0.26		
w2:mean $	-0.42	-0.38		-0.30
w2:mean ?	-0.76			
w2:mean anyth	-0.48			
w2:mean it		0.43		
w2:mean no	-0.46			
w2:mean was				-0.26
w2:meant for				-0.42
w2:meant to		-0.41		-0.24
w2:meantim i	-0.33		-0.22	0.55
w2:meanwhil $		-0.52	-0.35	-0.25
w2:meet ?			-0.26	-0.21
w2:meet our		0.24		
w2:meet the	-0.20	0.33		-0.21
w2:mein $	-0.48	-0.65	-0.57	
w2:mein ,	-0.23			0.26
w2:mein aa				0.30
w2:mein call			0.69	-0.47
w2:mein convert				0.26
w2:mein daalna	-0.29	-0.23		-0.23
w2:mein do				-0.28
w2:mein hai		-0.57		-0.83
w2:mein hain	-0.44	-0.31	-0.30	
w2:mein jaata	-0.21	-0.24		
w2:mein kisn	-0.44	-0.31		-0.23
w2:mein milti			-0.48	-0.24
w2:mein nahin		0.64		-0.27
w2:mein paisa		-0.35		-0.40
w2:mein report	-0.40	-0.32		
w2:mein wapa				0.56
w2:mend $	-0.22	-0.52		-0.96
w2:mention a	-0.42	-0.41	-0.34	-0.51
w2:mer bas		0.77		-0.22
w2:merchant $	-0.43	-0.39	-0.26	-1.01
w2:merchant ?	-0.66		-0.44	-0.28
w2:merchant cal				-0.26
w2:merchant is	-0.25	-0.34		-0.49
w2:merchant rep			-0.47	
w2:merchant se	-0.38	-0.30	-0.55	
w2:merchant tell	-0.29			
w2:merchant was	-0.51	-0.21		-0.28
w2:messag $	-0.38	-0.27	-0.56	
w2:messag ?	-0.22			-0.69
w2:messag mein			-0.25	
w2:messag twic			-0.30	-0.36
w2:messag with			-0.20	
w2:met $		-0.40		
w2:met him		-0.32	-0.47	
w2:met them		-0.22	-0.43	
w2:met with	-0.54	0.54		-0.27
w2:midnight $		-0.58	-0.22	
w2:midnight ,				0.60
w2:midnight it		-0.25		0.22
w2:might be	-0.35	-0.23	-0.25	-0.21
w2:mil gaya				-0.71
w2:mil gayi	-0.59	-0.50	-0.43	-0.65
w2:mil jayega	-0.23		0.31	
w2:milega $	-0.31	0.30		
w2:milta $		0.41		
w2:milti hai			-0.48	-0.24
w2:milti maam		0.43		-0.24
w2:milton $		-0.23		-0.46
w2:min hav		-0.37	-0.23	
w2:min is			0.47	
w2:min to		0.33		
w2:minat diji	-0.39	-0.25	-0.24	-0.28
w2:mind $	0.37	-0.45	-0.41	-0.63
w2:mind ,			-0.20	
w2:mind ?	-0.83			
w2:mind shar	-0.23			
w2:mind tel	-0.26			
w2:mind the	-0.31	-0.20		-0.29
w2:mind with	-0.33			
w2:minimum $		-0.87		-0.22
w2:minimum ,		-0.49		
w2:minut $	-0.37	-0.61		
w2:minut ago		-0.31		0.80
w2:minut i	0.59	-0.33		
w2:minut sir	-0.23	-0.38		-0.67
w2:minut the		-0.25		
w2:minut to		-0.30		
w2:miss $	-0.32	-0.28	-0.25	-0.39
w2:miss ,		-0.26		
w2:miss is				-0.28
w2:miss the		0.24		
w2:mission accomplish	-0.23	-0.26		0.52
w2:mistak $	-0.28	-0.47		-0.25
w2:mix-up $	-0.35	-0.29		
w2:mobil $	-0.37			-0.42
w2:mobil number	-0.49	-0.58		-0.42
w2:model $	-0.21	-0.27	-0.23	-1.06
w2:model ,				-0.27
w2:model ?	-0.27			
w2:model suit	-0.58			
w2:moment $	-0.66			-0.78
w2:moment ,	-0.44			
w2:moment ?	-0.56	-0.32		
w2:moment i	-0.31			
w2:moment on				0.25
w2:moment the	-0.23	-0.37		0.62
w2:moment you	0.74	-0.39		-0.41
w2:monday $		-0.46	-0.50	-0.49
w2:monday ,		0.45	-0.27	
w2:money $			-0.22	
w2:money ?	-0.64	-0.21	-0.28	-0.28
w2:money back	-0.20	-0.40		-0.52
w2:money be	-0.26			
w2:money by		-0.33	-0.27	
w2:money cam		-0.30	-0.49	-0.36
w2:money can		0.22		
w2:money for	-0.21			
w2:money from		-0.30		
w2:money is	-0.22	0.23		
w2:money leav		-0.43		
w2:money left		-0.25		0.41
w2:money off	-0.27	-0.36	-0.31	-0.81
w2:money out		0.25		
w2:money stay		0.24	-0.28	0.36
w2:money that	-0.24			-0.54
w2:money to		-0.45		
w2:money turn		-0.27		
w2:month $			-0.28	-0.52
w2:month ,	0.44			-0.25
w2:month 0		-0.41	-0.32	-0.72
w2:month ?	-0.32		-0.26	-0.55
w2:month and		-0.24		
w2:month are	-0.57	0.29		-0.56
w2:month at		-0.44		-0.34
w2:month can		-0.50		
w2:month is		-0.45	-0.23	-0.47
w2:month later	-0.21			
w2:month statement				-0.48
w2:mor $	-0.33	-0.48		0.55
w2:mor ,	-0.24			0.62
w2:mor about	-0.30	-0.21	0.47	
w2:mor debit				0.24
w2:mor for		-0.28		
w2:mor ice				0.30
w2:mor of		-0.47		
w2:mor right			0.23	
w2:mor than		0.57	-0.26	-0.31
w2:mor to	-0.22	-0.38		
w2:mor today				-0.33
w2:mor you	0.50			
w2:morn $		-0.32	-0.53	-0.49
w2:morning $		-0.51		-0.59
w2:mortgag is	-0.28	-0.36		
w2:mortgag peopl		-0.25	0.93	-0.41
w2:most of	-0.25	-0.40	-0.21	
w2:most peopl		-0.33		-0.30
w2:most shop		-0.46		
w2:most that		0.59		-0.21
w2:most thiev	-0.29	-0.38		
w2:mouth $		0.27		
w2:mov $	-0.27	-0.26	-0.23	0.24
w2:mov ,		0.73		
w2:mov a		-0.90		-0.22
w2:mov between		-0.47		
w2:mov by			-0.27	
w2:mov in		-0.29		
w2:mov it				0.51
w2:mov last	-0.26	-0.55	-0.33	
w2:mov to	-0.39	-0.36		-0.41
w2:mov your		-0.30		-0.29
w2:mr abara	-0.22	0.40	0.28	
w2:mr abernathy	-0.20	0.83		-0.56
w2:mr boateng		-0.29	0.81	-0.33
w2:mr calder			-0.37	-0.31
w2:mr hathersag	-0.26	-0.31	-0.53	0.44
w2:mr pell		0.60		
w2:mr tul				0.58
w2:mr varga			0.62	-0.73
w2:mrs amory			-0.72	-0.39
w2:mrs doyl	-0.22		-0.40	
w2:mrs finch	-0.29	-0.26	-0.42	
w2:mrs frost			0.33	
w2:mrs marsh	-0.44		-0.31	
w2:mrs pell				0.31
w2:mrs thorn	-0.29		-0.29	
w2:mrs thorne	0.23		-0.33	
w2:mrs van			0.79	-0.47
w2:ms adeyemi	-0.33		-0.27	-0.40
w2:ms farrow		-0.27	0.99	-0.23
w2:ms imai	-0.24		-0.34	
w2:ms oduya	-0.26		-0.61	-0.33
w2:ms quarl			-0.52	-0.31
w2:ms ruiz	-0.24	-0.24	-0.33	-0.41
w2:much $	0.55	-0.47	-0.45	-0.71
w2:much ,	0.22			-0.33
w2:much ?	-0.52	-0.47	-0.47	-0.39
w2:much a		-0.20		-0.30
w2:much as	-0.23	0.57		
w2:much cash	-0.43			
w2:much com			-0.47	
w2:much do	-0.31			
w2:much i	-0.35	-0.55		
w2:much is	-0.28			
w2:much was	-0.29	-0.26		-0.24
w2:much would				-0.26
w2:mujh nahin	-0.34	-0.57		-0.23
w2:mul $		-0.27		-0.26
w2:music $			-0.66	-0.55
w2:must be	-0.27	-0.41	-0.21	-0.25
w2:must declin	-0.33	0.68		-0.32
w2:must hav	0.45			
w2:must not	-0.39	-0.21		
w2:must remain		0.35		
w2:must stand		-0.23		
w2:must wait		0.53		
w2:my answer	-0.24	0.87	-0.43	-0.66
w2:my apology		-0.49	-0.23	
w2:my authority		0.21		
w2:my bos		-0.31	0.48	-0.23
w2:my brother		-0.33		
w2:my chair	-0.21	-0.38	0.58	-0.20
w2:my colleagu			0.32	
w2:my deepest		-0.70	-0.65	
w2:my desk		-0.35	-0.41	
w2:my end		-0.76		
w2:my finger	0.74	-0.69	-0.45	-0.36
w2:my hand		0.78	-0.37	-0.33
w2:my lip	-0.39	0.87	-0.34	-0.38
w2:my list			-0.43	-0.57
w2:my lunch	-0.27	-0.30	-0.43	-0.23
w2:my manager		-0.27	0.41	-0.23
w2:my mouth		0.27		
w2:my nam	-0.22	-0.50	-0.34	-0.23
w2:my own			-0.46	-0.23
w2:my plan			-0.81	-0.45
w2:my power		0.79	-0.57	-0.58
w2:my reach		0.60	-0.49	
w2:my screen			-0.23	
w2:my shift		-0.28	-0.25	
w2:my sid	0.37	-0.72	-0.32	0.45
w2:my supervisor		-0.54	1.06	
w2:my system			-0.40	
w2:myself $	-0.29		-0.36	-0.45
w2:myself ,		0.20		
w2:na ?	0.27	-0.22		
w2:na sir	0.38			
w2:naam ?	-0.70	-0.27	-0.22	-0.58
w2:naam aur				-0.46
w2:naam kya	-0.60	-0.35		-0.44
w2:naam par	-0.50	-0.22		-0.21
w2:nahin $	-0.45	0.62	-0.35	-0.28
w2:nahin banta	-0.29	0.64	-0.31	-0.24
w2:nahin banti		0.25		
w2:nahin chahiy	-0.34	-0.57		-0.23
w2:nahin gaya	-0.23	-0.50		-0.44
w2:nahin hai	-0.31	0.58		-0.55
w2:nahin hain		0.27		
w2:nahin ho		0.87		-0.55
w2:nahin hoga	-0.21			0.38
w2:nahin hota	-0.21		-0.42	-0.54
w2:nahin hui		0.31		
w2:nahin kar	-0.31	0.35	-0.22	
w2:nahin kart		0.41		
w2:nahin maangta		-0.54		
w2:nahin milta		0.41		
w2:nahin milti		0.43		-0.24
w2:nahin poochta		-0.60	-0.21	
w2:nahin puchta		-0.36		
w2:nahin tod		0.38		
w2:nahin toot		0.22		
w2:nam $	-0.28	-0.30		-1.14
w2:nam ,	-0.21			
w2:nam ?	-0.24			
w2:nam a	-0.49			
w2:nam and			0.27	
w2:nam i	0.23			-0.26
w2:nam in		-0.23		-0.55
w2:nam is	-0.24			-0.21
w2:nam match	-0.31	-0.33	-0.42	-0.62
w2:nam me	-0.66	-0.23	-0.24	
w2:nam mean	-0.43			
w2:nam of	-0.44	-0.30		
w2:nam on		-0.25		
w2:nam pleas				-0.28
w2:nam that		0.54		
w2:nam the	-0.47			
w2:nam to			-0.22	0.24
w2:nam you	-0.30			
w2:namast sir	-0.36			
w2:namesak has	-0.71	-0.25	-0.27	
w2:napl $	-0.23	-0.26		0.28
w2:napl is				-0.22
w2:national rul		-0.25		
w2:nay ?	0.77			
w2:naya card			-0.49	
w2:naya pata		-0.27		
w2:naya pin	-0.39			-0.21
w2:near don				-0.21
w2:near right		0.34		
w2:near ther	-0.36	-0.23	-0.40	-0.57
w2:need $	-0.64	-0.50	-0.27	-0.52
w2:need anyth				-0.25
w2:need for				-0.24
w2:need from	-0.31		-0.34	-0.33
w2:need human			0.21	
w2:need is				-0.25
w2:need it	-0.66			
w2:need my		-0.38		
w2:need not		-0.49		
w2:need now				-0.29
w2:need the	-0.33	-0.38		-0.21
w2:need to	-0.25		-0.27	
w2:need two		0.61	-0.62	
w2:need wher		-0.31		
w2:need who		-0.24		
w2:need you	0.62			-0.55
w2:need your	-0.24			
w2:needful ?	0.28			
w2:neft $	-0.40	-0.31	-0.32	-0.44
w2:neft alag	-0.33	-0.29		
w2:negativ $	-0.55	0.56	-0.22	-0.43
w2:negativ decision	-0.54	0.54		-0.27
w2:neither a		-0.31		
w2:neither com		0.29		
w2:neither new		-0.25		
w2:neither yes	-0.25	0.34		
w2:net bank				-0.29
w2:never ?	0.78	-0.36		-0.27
w2:never ask		-0.27		
w2:never com		0.89	-0.21	
w2:never giv		-0.20		
w2:never hurt	-0.41	-0.25		-0.23
w2:never keep		-0.64		-0.41
w2:never mind	-0.55	-0.33		-0.59
w2:never send		-0.36		
w2:never shar		-0.46		-0.55
w2:never tell	-0.24		-0.28	-0.37
w2:never too		-0.40		
w2:nevertheles ?	0.39			
w2:nevertheles direct	0.32			-0.21
w2:new $	-0.34		-0.24	-0.80
w2:new addres		0.43		
w2:new amount		-0.35	-0.25	-0.26
w2:new app	-0.24	-0.22		
w2:new battery				-0.23
w2:new card		-0.60		0.27
w2:new email	0.35			0.62
w2:new her		-0.25		
w2:new limit	-0.47	-0.56		
w2:new number	0.45		-0.60	-0.48
w2:new one			-0.33	
w2:new paye	-0.34			-0.47
w2:new phon		-0.35	-0.41	-0.21
w2:new pin				-0.24
w2:new rent	-0.23			
w2:new voic		-0.39		
w2:next $	-0.53	-0.66	-0.28	-1.05
w2:next ,	-0.30		-0.29	-0.34
w2:next ?	-0.44		-0.52	
w2:next agent	-0.51		0.54	
w2:next holiday	-0.30	-0.41		-0.44
w2:next in			0.61	
w2:next machin	-0.22			0.38
w2:next month	-0.23		-0.31	0.24
w2:next morn		-0.74		-0.48
w2:next on		-0.55	0.52	-0.55
w2:next one	-0.98	-0.43	-0.30	-0.25
w2:next step		-0.65	-0.27	-0.53
w2:next thing			-0.26	-0.40
w2:next to			0.52	
w2:nic $	-0.22	-0.58		
w2:nic ?	-0.32	-0.25		
w2:nic one		-0.35		
w2:nic thing	-0.25			
w2:nic to	-0.33		-0.46	-0.53
w2:nicer $	-0.25	-0.48	-0.24	-0.56
w2:night $				-0.66
w2:night as		-0.27		
w2:night shift		-0.40		-0.29
w2:nin $	-0.37	-0.21	-0.27	0.47
w2:nin ,				0.78
w2:nin hundr	-0.26			0.42
w2:nin year				-0.28
w2:no $		0.44	-0.42	-0.43
w2:no ,	0.29	0.46		
w2:no about	-0.25	0.34		
w2:no activation		0.20		
w2:no agency		-0.22		-0.20
w2:no authority	-0.55	0.92		-0.26
w2:no birthday		-0.43		
w2:no bonu		0.79		
w2:no busines		-0.73	-0.32	
w2:no can		0.91	-0.23	-0.72
w2:no card		0.26		
w2:no chang	-0.26	0.50		-0.38
w2:no charg	-0.20	-0.69		-0.26
w2:no claim	-0.28	0.26		-0.22
w2:no cod				-0.29
w2:no conversion		0.23		-0.20
w2:no credit		0.81		-0.44
w2:no exception		1.08		-0.42
w2:no fee		-1.08		-0.30
w2:no from		0.52	-0.30	-0.23
w2:no go	-0.43	0.90		-0.55
w2:no good		-0.43		-0.28
w2:no harm		-0.41		
w2:no her		0.44		
w2:no hurry		-0.77	-0.22	-0.63
w2:no investment		-0.26		
w2:no letter		0.66		-0.26
w2:no longer	-0.33	0.66		0.34
w2:no mail		0.27		-0.21
w2:no minimum		-0.91		
w2:no mor		-0.70	-0.29	0.98
w2:no need		-0.43		-0.28
w2:no new		0.98		-0.37
w2:no objection	0.34	-0.31		
w2:no on	-0.22	0.35	-0.21	
w2:no one	-0.22		-0.22	-0.26
w2:no other		0.23		
w2:no paper	-0.56	-1.16		-0.25
w2:no payment	-0.23	0.69	-0.25	-0.28
w2:no plumber		-0.63	-0.26	
w2:no polic			-0.32	
w2:no position	-0.41	0.51	-0.23	-0.34
w2:no problem	-0.37	-0.61	-0.25	-0.56
w2:no question	-0.24	-0.44		-0.48
w2:no real				-0.31
w2:no reason	0.57	-0.28		
w2:no recall		0.32		
w2:no right	-0.47	0.66		-0.38
w2:no rol		-0.61		
w2:no room		1.06	-0.34	-0.39
w2:no rush	-0.65	-0.68	-0.36	-0.69
w2:no system		-0.62		-0.48
w2:no thi				-0.26
w2:no to		0.25	-0.20	-0.30
w2:no transfer	-0.52	0.68	-0.42	-0.48
w2:no trick		-0.44		-0.27
w2:no troubl		-0.74		
w2:no two	-0.26	-0.63		-0.52
w2:no use		-0.51		-0.29
w2:no visit	-0.34	-0.58		
w2:no way	-0.31	0.69		-0.27
w2:no wir		0.35		
w2:no worry	-0.36	-0.97	-0.27	-0.95
w2:nobody blam	-0.37	-0.40	-0.31	-0.35
w2:nobody can		-0.57		0.44
w2:nobody els		-0.41	-0.28	-1.03
w2:nobody enjoy	-0.48	-0.28		-0.28
w2:nobody from		-0.21		-0.25
w2:nobody get		0.66	-0.48	-0.29
w2:nobody has			-0.36	-0.53
w2:nobody her		0.66	-0.29	-0.40
w2:nobody is	-0.38	-0.52		0.60
w2:nobody lik	-0.32	-0.38	-0.21	-0.45
w2:nobody need		-0.22	-0.21	-0.26
w2:nobody remember	-0.25	-0.26		-0.22
w2:nobody saw	-0.32			-0.52
w2:nobody will			-0.23	-0.34
w2:nod $	0.73	-0.63	-0.37	-0.33
w2:nod ,	0.73	-0.25		-0.54
w2:nod i	0.55			
w2:nois $	-0.52			-0.35
w2:noisy $		-0.31	-0.22	-0.23
w2:nominat ?	-0.65			-0.21
w2:nomination $	-0.22		-0.23	-0.20
w2:nomination is	-0.29			
w2:nomine $	-0.31			
w2:nomine ?		-0.24	-0.23	
w2:nomine doe		-0.50		
w2:nomine ka		-0.63		-0.46
w2:nominee nam	-0.36	-0.21		-0.25
w2:non $	-0.47	-1.27	-0.27	
w2:non of	-0.41	0.28		
w2:non that	-0.48	0.59		
w2:noon $	-0.36	-0.49		0.28
w2:noon ,			0.22	
w2:nor a		-0.31		
w2:nor in		-0.25		
w2:nor no	-0.25	0.34		
w2:nor say		0.65		
w2:nora $	-0.32			
w2:nora acces		0.35		-0.22
w2:nora can			-0.34	0.49
w2:nora has	-0.24	-0.50	-0.26	0.82
w2:nora is				0.24
w2:nora stay				-0.22
w2:nora view				-0.21
w2:normal $	-0.37		-0.42	-0.80
w2:normal tak	-0.26			-0.33
w2:norway $	-0.54	-0.32	-0.44	-0.22
w2:norway ,		-0.24		-0.26
w2:norway is		-0.76		0.72
w2:norway now				0.42
w2:not $	-0.45	-0.21	-0.26	-0.67
w2:not ,		0.97		
w2:not ?	-0.22	-0.22	-0.24	
w2:not a		0.25		
w2:not abl		0.61	-0.22	-0.21
w2:not about		0.38		
w2:not activat	-0.23	0.38		-0.38
w2:not add	-0.29	0.39		
w2:not agre		-0.22		-0.23
w2:not allow	-0.27	0.70		
w2:not alon		-0.49	-0.57	-0.31
w2:not an		-0.22	-0.22	-0.24
w2:not answer	-0.26	-0.57		
w2:not any				-0.39
w2:not appear				0.25
w2:not approv	-0.34	0.84	-0.31	-0.39
w2:not arriv		-0.64		
w2:not ask		-0.52		
w2:not at	-0.21	-0.29	-0.27	-0.26
w2:not authoris	-0.81	0.75		
w2:not availabl		1.09		-0.28
w2:not bad	-0.53	-0.72	-0.39	-0.42
w2:not been				-0.65
w2:not befor		0.27		
w2:not being		1.04		-0.65
w2:not bend		0.23		
w2:not block		0.44		-0.22
w2:not bother			-0.27	
w2:not break		0.36		
w2:not bring		0.54	-0.29	-0.42
w2:not buy		-0.20		
w2:not by		0.31	-0.36	
w2:not call		0.27		
w2:not cancel		0.25		
w2:not chang			-0.24	
w2:not clear	-0.25	0.66		
w2:not clos		0.60		-0.55
w2:not com		-0.41		-0.22
w2:not comfortabl		0.93		-0.32
w2:not convert		0.26		
w2:not count		-0.24		
w2:not disconnect		-0.29		
w2:not do		0.59		
w2:not doing		0.60		-0.36
w2:not doubt		-0.37		
w2:not draw		-0.66		-0.45
w2:not easy		-0.43		
w2:not eligibl	-0.36	0.99	-0.23	-0.41
w2:not entitl	-0.26	0.97	-0.20	-0.31
w2:not even			-0.36	
w2:not everybody		-0.43		
w2:not fil		0.27		
w2:not finish		-0.20		
w2:not fit		0.51		
w2:not for	-0.39		-0.30	
w2:not from		0.38		-0.58
w2:not get		-0.93		
w2:not giv	-0.26	0.32	-0.22	-0.38
w2:not go		-0.54	-0.22	-0.38
w2:not going			-0.24	-0.31
w2:not gon		-0.54		
w2:not got		-0.26		
w2:not happen		1.12	-0.34	-0.49
w2:not hav		-0.23		-0.52
w2:not hear		0.46		
w2:not how				-0.33
w2:not imagin		-0.21		
w2:not in		0.95	-0.23	-0.21
w2:not issu		0.85		-0.25
w2:not it	-0.50	-0.43		
w2:not judg		-0.34		-0.50
w2:not keep		-0.49	-0.35	
w2:not lat	-0.52	-0.40	-0.23	-0.33
w2:not leav				0.30
w2:not let		0.56		-0.25
w2:not lie		0.21		
w2:not lik		-0.20		
w2:not los		-0.39		
w2:not lost		-0.29	-0.26	-0.88
w2:not mail		0.56		
w2:not mak		0.60	-0.22	
w2:not matter		-0.71	-0.24	
w2:not meet		0.50		-0.27
w2:not met		-0.40		
w2:not min		0.65		
w2:not mind	-0.42			
w2:not mov		-0.35		
w2:not need		-0.70		-0.23
w2:not on		0.37	-0.26	0.28
w2:not open				-0.23
w2:not order		0.44		
w2:not own		-0.50		
w2:not part		0.51		
w2:not pay		-0.32		0.56
w2:not permit	-0.26	0.92	-0.27	
w2:not possibl		-0.22		-0.27
w2:not prepar		0.79		
w2:not put	-0.28	0.88		
w2:not qualify		0.57		-0.29
w2:not rais				-0.43
w2:not read		0.38		
w2:not register		0.36		
w2:not releas		0.93		-0.26
w2:not repeat			-0.23	
w2:not requir		-0.74		
w2:not reset		0.40		
w2:not right		0.34		
w2:not see	0.27	-0.60		
w2:not send		0.50	-0.20	
w2:not sent	-0.23	0.52	-0.37	-0.42
w2:not set	-0.22	-0.22		
w2:not shar		0.23		
w2:not someth		0.66		
w2:not stop		0.30		-0.54
w2:not suppos		-0.60		
w2:not sur		-0.23	-0.38	-0.20
w2:not tak		0.78		
w2:not tell		-0.46		
w2:not thank		-0.58		
w2:not that	-0.28	-0.52		
w2:not the		-0.28		-0.29
w2:not ther				-0.25
w2:not thi	-0.28	1.84	-0.48	-0.35
w2:not think		-0.30		
w2:not tir		-0.50		
w2:not to	0.42			-0.25
w2:not today	-0.22	0.41		-0.30
w2:not touch		0.99	-0.20	
w2:not undo		0.77		
w2:not unlock		0.33		
w2:not used		-0.27		
w2:not want		-0.54		
w2:not what		-0.42		
w2:not wil	-0.22	0.26	-0.20	
w2:not with	-0.27			-0.32
w2:not without	-0.20	1.19		-0.28
w2:not work	-0.27	0.49		-0.43
w2:not worry	-0.40	-0.71		-0.29
w2:not yet		-0.54		-0.35
w2:not you	0.48	-0.51		
w2:not your		-0.62		-0.53
w2:not-mark $	-0.49	0.38	-0.59	
w2:not-mark ,		0.90		
w2:noth $	-0.31			-0.49
w2:noth ,		-0.38		
w2:noth about	-0.21		-0.25	
w2:noth against	-0.30	-0.88		-0.35
w2:noth com			-0.22	
w2:noth get	-0.39	0.24		
w2:noth goe		0.74		-0.36
w2:noth has	-0.35	-0.67		0.21
w2:noth i		0.46		
w2:noth is		0.21		
w2:noth mor	0.30			
w2:noth out	-0.28	0.55		-0.23
w2:noth stand		-0.38		
w2:noth that		-0.73		
w2:noth to	-0.23		-0.30	-0.36
w2:noth was		-0.35		-0.31
w2:noth will	-0.26	-0.69	-0.36	
w2:noth you		-0.36		-0.28
w2:notic $	-0.32	-0.28	-0.38	-0.39
w2:notic ,		0.29		-0.27
w2:notic has	-0.29			
w2:notic is	-0.46	-0.62		0.23
w2:notic on	0.26	0.28		-0.32
w2:november $	-0.23		-0.42	
w2:november 0	-0.54		-0.27	0.99
w2:now $	-0.30		0.33	0.59
w2:now ?	0.78	-0.26		-0.45
w2:now as				0.29
w2:now been	-0.28	-0.45		0.58
w2:now i	-0.58	-0.64	-0.40	
w2:now is				-0.29
w2:now joint	-0.21			0.38
w2:now on				0.44
w2:now only	0.24			
w2:now sir				0.26
w2:now six				0.27
w2:now the	-0.45	-0.27		0.27
w2:now to	-0.25			
w2:now with	-0.33	-0.30	0.68	-0.68
w2:nowher els	-0.28		-0.26	
w2:nuisanc $		-0.29	-0.25	-0.49
w2:nuisanc ,				-0.23
w2:number $	-0.24			-0.29
w2:number ,		-0.22		
w2:number ?	-0.70	-0.25		-0.26
w2:number aaya		-0.37		
w2:number again		-0.33		-0.26
w2:number already			-0.25	-0.22
w2:number are		0.26		-0.59
w2:number as	-0.31			
w2:number at		-0.36		
w2:number aur		-0.23		
w2:number bank		-0.31	-0.21	
w2:number bataiy	0.38			
w2:number boliy	-0.47	-0.78		-0.58
w2:number c				0.48
w2:number cam			-0.20	
w2:number com				-0.50
w2:number did	-0.21			
w2:number doe	-0.24			-0.23
w2:number end				-0.31
w2:number finish	-0.25			
w2:number for		-0.28	-0.31	
w2:number from	-0.46	-0.39		
w2:number has			-0.49	
w2:number her		-0.24		
w2:number in	-0.38	-0.58		-0.44
w2:number is	-0.32	0.34	-0.55	
w2:number kya	-0.25	-0.22		
w2:number now				-0.41
w2:number of	-0.24	-0.27		
w2:number on	0.22			
w2:number par			-0.34	-0.33
w2:number pleas		-0.24		-0.24
w2:number register	-0.34			-0.27
w2:number stay		-0.48		
w2:number that	-0.26			
w2:number to		-0.24		
w2:number was		0.22		
w2:number we		0.21		-0.66
w2:number with	-0.38		-0.22	
w2:number would	-0.33	-0.65		
w2:number you			-0.25	
w2:objection ,	0.27	-0.25		
w2:objection ?	1.39			
w2:objection to	0.47	-0.34	-0.37	
w2:oblig $	-0.32			
w2:occasion ?	-0.21	-0.22	-0.24	-0.39
w2:occupation $	-0.57		-0.35	-0.43
w2:occupation ,		-0.25		
w2:october $		-0.26		
w2:odd $				-0.37
w2:odd ?	-0.62	-0.52		-0.21
w2:odd one		-0.35	-0.22	
w2:odet $	-0.68	-0.57	-0.52	0.46
w2:oduya $	-0.45	-0.27	-0.53	-0.47
w2:of $				0.48
w2:of 0		-0.33		0.37
w2:of a		0.30		
w2:of account	-0.51		-0.43	-0.71
w2:of addres	-0.33			0.21
w2:of all	-0.35	-0.32		-0.46
w2:of an		0.30		
w2:of anyon	-0.27			
w2:of birth	-0.49			
w2:of both	-0.28	-0.78	-0.61	-0.59
w2:of bound		0.47		-0.40
w2:of busines	-0.20			
w2:of card				-0.23
w2:of charg				-0.51
w2:of check				0.21
w2:of cours	-0.36	-0.23	-0.40	-0.41
w2:of delivery		-0.25		-0.30
w2:of dunmor				-0.28
w2:of each		-0.46		0.35
w2:of fashion		-0.30		-0.21
w2:of four				-0.32
w2:of interest	-0.64	-0.37		
w2:of is				-0.24
w2:of it				-0.24
w2:of its	-0.27	-0.78		-0.22
w2:of me				-0.25
w2:of min		-0.28	-0.30	
w2:of month	-0.33			-0.21
w2:of my		0.47		-0.45
w2:of next				0.23
w2:of now	-0.27			0.37
w2:of number	-0.38			
w2:of old	-0.52			-0.62
w2:of one				0.27
w2:of ownership	-0.29			
w2:of patienc	-0.36			-0.52
w2:of peopl		-0.25		
w2:of probat	-0.46			
w2:of question	-0.32			-0.21
w2:of reach		0.62		-0.50
w2:of record	-0.38	-0.23		-0.22
w2:of such			0.23	
w2:of that		0.31		-0.35
w2:of the				-0.25
w2:of their			0.47	
w2:of them	-0.51	-0.43		
w2:of thes		0.33		-0.45
w2:of thi		-0.28	0.21	
w2:of thos		-0.35	-0.22	
w2:of thre		-0.38		-0.75
w2:of today	-0.22	-0.30		0.40
w2:of us	-0.28			
w2:of usd	0.45	-0.37		-0.73
w2:of what	-0.42	-0.22		0.38
w2:of which	-0.26	-0.56		-0.32
w2:of work				-0.28
w2:of you	-0.42	-0.35	-0.55	-0.54
w2:of your	-0.32			
w2:off $	-0.69	-0.61	-0.39	0.65
w2:off ,		-0.29		0.55
w2:off a	-0.31	-0.28		0.27
w2:off any		0.21		-0.36
w2:off as				0.35
w2:off for	-0.27	0.51	-0.21	-0.64
w2:off it	-0.24	-0.28	-0.23	0.37
w2:off just	-0.31	-0.25	-0.26	0.32
w2:off now	-0.26	-0.46	-0.46	1.01
w2:off on		0.28	-0.30	
w2:off the			0.34	-0.54
w2:off your		-0.73	-0.20	0.52
w2:offer $	-0.24			-0.30
w2:offer for		0.28	-0.22	-0.67
w2:offer that		0.35		-0.36
w2:offer to		-0.41		
w2:offic $		-0.24	0.53	-0.25
w2:offic are	-0.41		-0.36	-0.20
w2:offic has			0.26	
w2:offic is			0.40	-0.24
w2:offic number			0.23	
w2:offic shall			0.70	
w2:offic want			-0.40	
w2:offic will			0.44	-0.31
w2:officer $		-0.36	0.57	
w2:officer ask		-0.23		
w2:officer on	-0.25			
w2:officer will			0.50	
w2:official $	-0.22	-0.27		0.40
w2:official ,				0.41
w2:often ask				-0.51
w2:oh $	-0.55	-0.33	-0.54	-0.53
w2:oh ,	-0.24	-0.34	-0.36	
w2:oh ?	-0.64			
w2:oh dear				-0.28
w2:oh no	-0.21	-0.73		-0.23
w2:ok $	-0.89	-0.44	-0.48	-0.67
w2:ok ,	-0.56		-0.27	0.75
w2:ok ?			-0.34	-0.42
w2:ok don	-0.39		-0.22	0.64
w2:ok for	0.29			
w2:ok i	0.37	-0.23		
w2:ok so	-0.79	-0.20	-0.22	-0.59
w2:ok to	0.68			-0.28
w2:ok with	0.81			
w2:old $		0.42	-0.42	-0.46
w2:old ,				-0.74
w2:old account	-0.31		-0.23	-1.13
w2:old addres		-0.37		-0.65
w2:old are	-0.21			
w2:old build	-0.25	-0.48	-0.24	-0.56
w2:old card		-0.25		0.60
w2:old doe		-0.24		
w2:old email		0.53		-0.50
w2:old nam	-0.23		-0.46	
w2:old one		-0.53	-0.39	0.36
w2:old phon	-0.33	0.54		
w2:older than				-0.50
w2:oldest trick		-0.26		
w2:on $	-0.43	-0.99	0.34	-0.34
w2:on ,		-0.21	0.23	
w2:on ?	0.41			
w2:on a				-0.21
w2:on all				-0.45
w2:on both	0.25	-0.41		0.56
w2:on check	-0.24			
w2:on fil			-0.23	
w2:on for		0.22		-0.41
w2:on friday		-0.20		
w2:on her			0.75	0.33
w2:on hold	-0.43		-0.22	
w2:on holiday		-0.27	-0.28	-0.32
w2:on in			0.33	-0.20
w2:on interest	-0.36			-0.21
w2:on is			0.23	
w2:on it	-0.25	-0.34	0.20	-0.41
w2:on its		-0.44		0.24
w2:on kar	0.40			-0.60
w2:on monday			-0.53	-0.45
w2:on my			-0.30	-0.58
w2:on offer		0.40	-0.21	-0.69
w2:on our		0.50	-0.25	-0.50
w2:on pag		-0.29		-0.51
w2:on paper		0.39		
w2:on peopl				-0.22
w2:on record		-0.38		-0.25
w2:on such			-0.75	
w2:on sunday		-0.52		
w2:on that	0.34			0.56
w2:on the	-0.28			
w2:on their		-0.25		0.58
w2:on them		0.29		
w2:on thi		0.42	0.28	-0.39
w2:on thursday	-0.31			-0.49
w2:on tim				-0.22
w2:on tonight				-0.33
w2:on top				-0.27
w2:on tuesday	-0.35	-0.41	-0.25	-0.39
w2:on wednesday	-0.33		-0.58	
w2:on weekend				-0.26
w2:on what	-0.22	-0.21		
w2:on which	-0.22			
w2:on why	-0.55			
w2:on with			0.74	
w2:on you	-0.37	-0.28		
w2:on your				0.27
w2:onc $		-0.48		-0.38
w2:onc ,		0.25		
w2:onc ?		-0.32		
w2:onc a			-0.30	
w2:onc again				-0.41
w2:onc i	-0.32	-0.41		
w2:onc in		-0.27		
w2:onc it	-0.50	0.54		-1.22
w2:onc lost		-0.49	-0.32	-0.21
w2:onc mor	-0.23			
w2:onc that	-0.20	-0.30		
w2:onc the	-0.38	-0.52		-0.81
w2:onc they	-0.20	-0.30	-0.27	-0.21
w2:onc you		-0.23		
w2:one $	-0.55	0.34	-0.53	-0.45
w2:one ,		0.21		0.44
w2:one ?		-0.32		-0.32
w2:one account		-0.37		0.49
w2:one at	-0.30	0.41		-0.28
w2:one bill				0.27
w2:one book				0.28
w2:one card		-0.54	-0.23	0.30
w2:one customer		0.42		-0.37
w2:one day		0.37		
w2:one do	-0.29			
w2:one end		-0.37		0.40
w2:one for				-0.33
w2:one from		-0.40	-0.20	-0.42
w2:one go		0.29		-0.41
w2:one has		-0.66	-0.26	
w2:one i		0.71	-0.44	-0.23
w2:one in				-0.76
w2:one is	-0.28	0.23		0.28
w2:one kind	-0.24	-0.40	-0.26	
w2:one lin				-0.23
w2:one minut	-0.25	-0.29		-0.96
w2:one moment	-0.37	-0.37		-0.74
w2:one mor	-0.38	-0.33	-0.23	-0.38
w2:one nod	0.88			-0.64
w2:one now		-0.39	-0.28	-0.24
w2:one of	-0.42			
w2:one on	-0.24		-0.33	-0.36
w2:one or	-0.25			
w2:one pag	-0.23	-0.52		-0.57
w2:one person		-0.34	-0.22	
w2:one second	-0.43	-0.40		-0.66
w2:one should	-0.44			
w2:one signatur				-0.21
w2:one sorry		0.24		
w2:one step		-0.48		
w2:one that	-0.22	-0.27		-0.37
w2:one thing				-0.55
w2:one to		-0.26		
w2:one today		-0.21		
w2:one too		0.34		
w2:one was		-0.72		-0.90
w2:one who		0.74		
w2:one with		-0.30		-0.28
w2:one word	0.43			-0.56
w2:one you				0.32
w2:one-tim cod	-0.30	-0.31		-0.22
w2:onlin $	-0.48	-0.36		-0.35
w2:onlin ,	-0.24	-0.30		
w2:onlin payment	0.58			
w2:onlin usag	0.49			-0.20
w2:only $	-0.38	0.59		0.43
w2:only ,		0.20		
w2:only ?	0.57			
w2:only a		-0.35		
w2:only after		-0.43		
w2:only be	-0.40	-0.41		
w2:only hav	0.29	-0.44		-0.21
w2:only last		0.24		
w2:only miss	-0.24			
w2:only near		0.34		
w2:only need				-0.37
w2:only on	-0.26	0.94		
w2:only one	-0.26			-0.45
w2:only our			-0.47	
w2:only receiv	-0.24			
w2:only see	-0.21			
w2:only tak	0.29	-0.22		-0.31
w2:only talk		0.47		
w2:only that	-0.33	-0.54		
w2:only the	-0.31			-0.22
w2:only to	0.58	-0.45	-0.34	-0.46
w2:only wait	0.82	-0.24		-0.30
w2:only want		-0.31		
w2:only your	0.44			-0.31
w2:onto your			-0.35	0.39
w2:onward $	-0.46	-0.71	-0.40	0.60
w2:ooh $	-0.31	-0.73	-0.58	-0.63
w2:ooh ,		-0.23		
w2:ooh new		-0.37	-0.42	-0.20
w2:open $	-0.59		-0.30	
w2:open ,				-0.37
w2:open ?	0.62			
w2:open a		0.24		
w2:open at				0.25
w2:open his			-0.21	-0.39
w2:open is				0.44
w2:open it	0.62			
w2:open onlin	0.58			
w2:open the		-0.27		-0.70
w2:open your	-0.29	-0.36	-0.21	-0.63
w2:option $		0.51		
w2:or at		-0.25		
w2:or by	-0.45			
w2:or collect	-0.23			-0.26
w2:or courier		-0.22		
w2:or did	-0.23			
w2:or do	-0.25			
w2:or fami	-0.58	-0.32		
w2:or from	-0.22			-0.32
w2:or green	-0.64	-0.20	-0.20	-0.22
w2:or hav	-0.53	-0.31	-0.27	
w2:or is	-0.33	-0.50		
w2:or kiln	-0.40			
w2:or leav	0.31			
w2:or lost	-0.30			-0.40
w2:or mail	-0.73		-0.47	
w2:or nay	0.77			
w2:or never	0.78	-0.36		-0.27
w2:or no	1.02	-0.49		
w2:or not	-0.90		-0.39	-0.38
w2:or pdf	-0.97	-0.27	-0.27	-0.25
w2:or premium	-0.70			-0.23
w2:or regular	-0.50			-0.28
w2:or saving	-0.69			-0.47
w2:or standard	-0.69	-0.30		-0.25
w2:or the	-0.54			
w2:or two		-0.29		
w2:or was	-0.29	-0.25		
w2:or will	-0.35		-0.28	
w2:or with	-0.31			
w2:or without	-0.55	-0.34		
w2:order $		-0.24	-0.30	-0.32
w2:order ,	0.25			0.64
w2:order ?	0.79	-0.56	-0.36	-0.69
w2:order has				0.23
w2:order is		-0.52		
w2:order it	-0.33	-0.36		
w2:order now	0.24			
w2:order repeat	-0.43	-0.34		-0.28
w2:order the	0.27	0.47		
w2:order to	-0.40			
w2:order will		0.42		-0.27
w2:order you			-0.23	-0.53
w2:ordinary mail		-0.31		
w2:org $		-0.22	-0.32	-0.34
w2:org ,				-0.75
w2:org from			-0.34	0.65
w2:org is				0.37
w2:origin of		-0.25		
w2:orion $		0.36	-0.22	
w2:other $		-0.35		
w2:other account		-0.36		
w2:other bank		0.34		-0.50
w2:other claim		0.49		
w2:other is	-0.62	-0.80	-0.23	
w2:other lin			0.59	
w2:other one		-1.21		-0.56
w2:other peopl		0.25		
w2:other people		0.58		
w2:other question				-0.20
w2:other sid		-0.24		
w2:otherwis $	-0.25			
w2:otp $	-0.41	-0.37		-0.45
w2:otp aapk				-0.45
w2:otp aaya	-0.24			-0.27
w2:otp batai	-0.75	-0.68	-0.29	-0.45
w2:otp bhej	-0.47	-0.56	-0.76	-0.66
w2:otp gaya		-0.55	-0.30	-0.31
w2:otp is		-0.29		
w2:otp ke		0.81		
w2:otp nahin		-0.73		
w2:our $				-0.26
w2:our account		-0.22	-0.29	
w2:our book			-0.21	0.48
w2:our branch			-0.74	
w2:our busines			0.41	
w2:our call			0.43	
w2:our card			0.31	-0.26
w2:our claim			0.40	
w2:our customer		-0.41		
w2:our disput		-0.41		
w2:our end		0.22		
w2:our estat			0.21	
w2:our founder	-0.25	-0.52	-0.36	-0.27
w2:our fraud		-0.29	-0.33	
w2:our identity		-0.32	0.44	0.25
w2:our leaflet		-0.21		
w2:our lin		-0.47	-0.36	-0.21
w2:our list	-0.22	0.36		
w2:our machin		-0.56		-0.38
w2:our messag		-0.33	-0.58	-0.29
w2:our mortgag				-0.27
w2:our new	-0.24	-0.22		
w2:our payment			0.38	
w2:our peopl			-0.23	
w2:our policy		0.57		-0.26
w2:our record			0.71	-0.21
w2:our rul	-0.29	0.65		
w2:our saving			-0.22	
w2:our scam			0.30	
w2:our security				-0.28
w2:our sid	-0.27	0.60	-0.41	-0.28
w2:our specialist		-0.22		-0.25
w2:our stop		0.23		-0.23
w2:our team		-0.37	-0.70	-0.22
w2:our technical		-0.25		
w2:our term		-0.39	-0.49	
w2:our text	-0.20		-0.69	
w2:our treasury		-0.21	0.24	
w2:our verification			0.26	
w2:our wir		-0.29	0.44	
w2:out $	-0.38	-0.40	-0.30	0.73
w2:out ,	-0.27			0.25
w2:out ?		-0.20		
w2:out a				0.50
w2:out by		-0.25	-0.34	
w2:out for	-0.37		0.59	-0.34
w2:out in	-0.20	-0.37		-0.60
w2:out is		0.40		
w2:out it	-0.33	0.46	-0.26	
w2:out last				-0.21
w2:out lik		0.59		
w2:out of				-0.26
w2:out to	0.35			
w2:out today				-0.25
w2:out up		-0.24		0.31
w2:out what		-0.20		
w2:out whether		-0.25		
w2:out which		-0.28	-0.36	
w2:out with	-0.29			
w2:out within			0.31	
w2:out yet		-0.25		-0.30
w2:outsid the		-0.44		
w2:outsid what		0.57		
w2:over $			0.56	-0.69
w2:over a		-0.39	-0.54	
w2:over and		-0.24		0.29
w2:over chat		0.55		-0.22
w2:over from			0.24	
w2:over how	-0.38	-0.30	-0.32	
w2:over it		0.40		-0.25
w2:over now	-0.31		0.39	-0.56
w2:over the	0.66	0.58	-0.30	-0.27
w2:over ther			-0.26	-0.38
w2:over to	-0.25	-0.49		
w2:over your	-0.36		0.67	-0.30
w2:overdraft fee	-0.25			
w2:overdraw $		-0.35		-0.20
w2:overnight $		-0.61	-0.36	
w2:overnight or	-0.50			-0.28
w2:owe me		-0.30		
w2:owen $				-0.30
w2:owen card	-0.37	-0.23	-0.29	
w2:own ,		0.54		
w2:own eye			0.21	
w2:own hour		-0.26	-0.31	
w2:own money	-0.46	-0.50		-1.16
w2:own number		-0.31	0.35	
w2:own protection		0.30		-0.40
w2:own the		-0.50		
w2:own wallet		-0.49	-0.32	-0.21
w2:own word	-0.61	0.29		
w2:owner $	-0.34			
w2:owner ,	-0.22	0.36		0.21
w2:owner ?		-0.33		
w2:owner may	-0.49	-0.56	-0.26	
w2:owner now			-0.22	
w2:owner of				-0.32
w2:ownership $	-0.35			
w2:p 0				0.63
w2:p lowry			-0.39	
w2:p m		-0.38		0.38
w2:paa hai	-0.40	-0.27		-0.28
w2:padega $	-0.31	0.42	-0.67	-0.35
w2:padega sir		0.72	-0.41	
w2:padh dijiy	-0.23		-0.21	-0.30
w2:pag $	-0.22	-0.34	-0.25	-0.39
w2:pag ,		-0.85		
w2:pag as		-0.55		
w2:pag has	-0.28	-0.23	-0.43	-0.35
w2:pag is		-0.44	-0.28	-0.61
w2:pag two		-0.29		-0.51
w2:paid $	-0.30	-0.69	-0.46	
w2:paid ,		-0.23	-0.21	0.30
w2:paid ?	-0.29			
w2:paid at	-0.27	-0.52		
w2:paid for	-0.24	-0.59		0.65
w2:paid from		-0.44		-0.60
w2:paid in				-0.52
w2:paid it	-0.79	-0.29		-0.53
w2:paid on	-0.38	-0.48		0.21
w2:paid out		0.42		-0.21
w2:paid twic		-0.78		-0.26
w2:paida hue	-0.38			-0.21
w2:pais kat	-0.55	-0.32	-0.20	-0.47
w2:paisa saf		-0.29		-0.42
w2:paisa seedha	-0.21	-0.24		
w2:paisa surakshit	-0.32	-0.37	-0.28	-0.48
w2:paisa turant		-0.22		-0.47
w2:pan $	-0.47		-0.21	-0.35
w2:pan ?				-0.20
w2:pan bataiy	-0.49	-0.27	-0.38	-0.61
w2:pan card	-0.32	-0.25		-0.35
w2:pan dono	0.33			0.34
w2:pan is	-0.24			0.23
w2:pan number	-0.57	-0.32		
w2:pan today	0.55			
w2:paper $	-0.25	0.94		-0.51
w2:paper ,			0.33	
w2:paper are	-0.22	0.26		
w2:paper do			-0.24	-0.30
w2:paper go	-0.41			
w2:paper it		0.43		
w2:paper or	-0.87	-0.23		
w2:paper show	-0.61	-0.25	-0.25	-0.29
w2:paper statement		-0.30		-0.21
w2:paper you	-0.34		-0.32	-0.55
w2:par ?	-0.82	-0.41	-0.30	-0.32
w2:par aa		-0.20	0.31	
w2:par aapko		-0.27	-0.30	-0.30
w2:par ban	-0.21	-0.32	-0.83	-0.26
w2:par byaaj				-0.25
w2:par call			-0.52	
w2:par emi		0.43		-0.24
w2:par hua	-0.25	-0.25	-0.36	-0.26
w2:par jo		-0.37		
w2:par kharida	-0.32			
w2:par lagti	-0.24	-0.44	-0.20	-0.27
w2:par le			0.21	
w2:par nahin		1.11	-0.32	
w2:par pin		-0.60	-0.21	
w2:par rahiy			0.46	
w2:par reht		-0.22		
w2:park $			-0.34	
w2:part is	-0.24	-0.43		-1.14
w2:part of	-0.29	0.38		-0.33
w2:particular are		-0.25	-0.22	-0.29
w2:particular of		-0.42		
w2:particular reason	-0.26			
w2:party $		0.34		
w2:party ,		0.40		
w2:pas on		0.71	-0.50	-0.32
w2:pas through	-0.22			
w2:pas you	-0.27		0.23	
w2:pass $	-0.21	0.64	-0.25	-0.47
w2:pass it		-0.37		
w2:pass on			0.23	
w2:pass the		-0.44		-0.33
w2:pass thi		-0.54	0.26	
w2:pass to		-0.33	0.37	-0.20
w2:pass you	-0.21		0.91	-0.47
w2:pass your			0.30	
w2:passbook show	-0.72	-0.29		-0.48
w2:passcod $	-0.47	-0.33	-0.29	-0.97
w2:passcod ,	-0.23			-0.42
w2:passcod ?	-0.50	-0.32		
w2:passport $	-0.53	-0.23	-0.24	-0.26
w2:password $		-0.28	-0.22	-0.29
w2:password are		-0.35	-0.22	
w2:password nahin		-0.41	-0.29	
w2:password reset		0.72		-0.27
w2:password should	-0.38	-0.31	-0.21	-0.31
w2:past nin				0.31
w2:pata $	-0.40	-0.26	-0.21	-0.39
w2:pata ?	-0.74	-0.24		
w2:pata batai	-0.57	-0.51	-0.46	-0.64
w2:pata hai	-1.14			
w2:pata kya	-0.57	-0.26		-0.29
w2:patch in			0.46	
w2:patienc $	-0.29			-0.38
w2:patienc ,		-0.22		
w2:patient $	-0.62	0.37	-0.30	-0.32
w2:pay $	-0.33	-0.83	-0.57	
w2:pay ,				-0.42
w2:pay ?	-0.45		-0.43	
w2:pay by				0.62
w2:pay for	-0.43	-0.98		0.42
w2:pay from			-0.29	0.26
w2:pay half	-0.52	-0.61	-0.31	-0.52
w2:pay it	-0.55	-0.30		-0.28
w2:pay ms		0.22		-0.27
w2:pay out				-0.27
w2:pay the		-0.21		
w2:pay with		-0.26		0.65
w2:paye $	-0.57		-0.46	-0.64
w2:paye ,	-0.27		-0.26	
w2:paye ?	-0.51	-0.33	-0.34	-0.30
w2:paye are		-0.34		-0.48
w2:paye do	-1.17			
w2:paye is	-0.41			-0.23
w2:paye itself			-0.54	
w2:payega $		0.27	-0.49	
w2:payega sir		0.67		
w2:payer $	-0.21			
w2:payment $	-0.23			
w2:payment ,		-0.33		
w2:payment ?	-0.37			-0.27
w2:payment are			-0.23	-0.78
w2:payment can		-0.33		
w2:payment desk		-0.26	0.50	-0.35
w2:payment did	-0.29			-0.28
w2:payment for	-0.59		-0.41	-0.40
w2:payment go				-0.68
w2:payment has			-0.55	
w2:payment hav				-0.56
w2:payment i		-0.20	-0.23	-0.23
w2:payment in		-0.34		0.50
w2:payment is	-0.29	-0.81	-0.31	0.42
w2:payment kar			-0.31	0.26
w2:payment ke				-0.21
w2:payment left		-0.39		0.38
w2:payment lik		0.46		
w2:payment mad	-0.25			-0.38
w2:payment meant		-0.35		
w2:payment on	-0.20			
w2:payment tak				-0.38
w2:payment to		-0.30	-0.23	-0.41
w2:payment today				-0.37
w2:payment was	-0.26		-0.35	0.41
w2:payment will		0.41		-0.50
w2:payment you				-0.33
w2:payment yourself	-0.25			
w2:payoff dat	-0.49			-0.68
w2:payoff letter				-0.22
w2:payroll $	-0.22	0.51		
w2:payroll fil	-0.27	-0.43		0.80
w2:pdf ?	-0.90	-0.23	-0.23	-0.22
w2:pelican ,				0.33
w2:pell $				-0.37
w2:pell has		0.60		
w2:pen $	-0.59	-0.32	-0.27	0.35
w2:penalty sirf	-0.24	-0.44	-0.20	-0.27
w2:pend $	-0.27	-0.42		-0.89
w2:pend ,		-0.23		
w2:pend dikha			-0.23	
w2:pennant mill		-0.62		-0.37
w2:peopl $			0.95	
w2:peopl ,		0.22		
w2:peopl at		-0.28	-0.63	
w2:peopl behind			-0.36	
w2:peopl do	-0.31	-0.36		
w2:peopl find		-0.48		
w2:peopl hav		-0.22	-0.31	
w2:peopl is			0.35	
w2:peopl prefer		-0.23	-0.43	-0.24
w2:peopl say	-0.34			
w2:peopl stumbl	-0.20	-0.28		-0.55
w2:peopl to	-0.51			
w2:peopl will				-0.29
w2:peopl would			-0.45	0.26
w2:people balanc		0.25		
w2:per month	-0.30		-0.38	-0.28
w2:per year	-0.21			
w2:percent hai				-0.25
w2:perfect $	-0.37	-0.86	-0.42	-0.42
w2:perfect ,				0.45
w2:perhap it		-0.44	-0.20	-0.41
w2:permission for		0.39		
w2:permission hai	0.58			
w2:permission i	0.45	-0.36		
w2:permission to	0.41	-0.27		
w2:permit $	-0.27	1.57	-0.70	-0.42
w2:permit me	-0.22			
w2:permit to	-0.23			
w2:person at		-0.39		
w2:person from			0.32	-0.40
w2:person who		0.24	0.38	
w2:personal $				-0.23
w2:petra $			0.68	
w2:phir ho				-0.34
w2:phon $	-0.23	0.36		-0.22
w2:phon ,		0.38		
w2:phon ?	-0.23			
w2:phon aayega			0.64	
w2:phon at			0.24	
w2:phon call	-0.27			
w2:phon down	-0.54	-0.35	-0.55	
w2:phon is	-0.30	0.60	-0.40	
w2:phon no	-0.36	-0.86	-0.46	-0.28
w2:phon now			-0.32	0.58
w2:phon number	-0.52	-0.20	-0.28	-0.21
w2:phon on				-0.31
w2:phon par		0.35	-0.50	
w2:phon pay			-0.29	0.26
w2:phon that		0.41		-0.60
w2:phon will	-0.37	-0.28	-0.47	
w2:phon you		-0.22	0.73	-0.21
w2:photo id	0.66		-0.42	
w2:piano $	0.38			-0.70
w2:piano has	-0.41	-0.37	-0.37	
w2:pick $			-0.24	-0.52
w2:pick ?			-0.43	
w2:pick are			-0.27	0.25
w2:pick it	-0.52			
w2:pick them			-0.23	
w2:pick up			0.73	
w2:pictur $			-0.21	-0.39
w2:pictur ?	-0.25			
w2:pictur of	-0.60			0.50
w2:pictur should	-0.51			
w2:pictur you	-0.26			
w2:pin $	-0.30		-0.22	-0.63
w2:pin ,		-0.51		-0.36
w2:pin ?		-0.21		
w2:pin be				-0.36
w2:pin besid		-0.64		-0.41
w2:pin can		0.41		-0.21
w2:pin do	-0.60			
w2:pin has	-0.20	-0.64	-0.25	
w2:pin i		-0.33		
w2:pin is				0.22
w2:pin kabhi		-0.33		
w2:pin kya	-0.39			-0.21
w2:pin nahin		-0.55		
w2:pin now				-0.23
w2:pin that	-0.29	-0.39	-0.34	
w2:pin to		-0.66		-0.40
w2:pin today	0.39			-0.21
w2:pin without		0.68		
w2:pin work				0.25
w2:pin you	-0.36			
w2:pity ,		0.25		
w2:plac $			-0.25	0.55
w2:plac ,	-0.22			-0.27
w2:plac ?	-0.69	-0.42		-0.70
w2:plac for		-0.24		
w2:plac is				-0.23
w2:plac it	0.72	-0.60		-0.61
w2:plac now	-0.38		-0.77	1.12
w2:plac wher		-0.47		-0.23
w2:plain $		-0.36	-0.51	-0.47
w2:plain ?	-0.52			
w2:plain english			-0.28	
w2:plain languag				-0.26
w2:plain or	-0.33			
w2:plain word	-0.65	-0.50	-0.32	-0.35
w2:plan $		-0.28	-0.84	-0.27
w2:plan to	-0.35			
w2:plan work	0.22			
w2:play no		-0.61		
w2:pleas $	-1.24	-0.25	-0.49	-0.67
w2:pleas ?	-1.03		-0.25	-0.23
w2:pleas be	-0.22	-0.38	-0.38	
w2:pleas choos	-0.30			-0.30
w2:pleas confirm		-0.27		-0.39
w2:pleas do		-0.53		
w2:pleas enter	-0.56		-0.30	-0.35
w2:pleas excus	-0.41	-0.56	-0.25	-0.23
w2:pleas fill	-0.58		-0.22	-0.51
w2:pleas giv	-0.31			
w2:pleas hav	-0.39			
w2:pleas hold	-0.28	-0.30		-0.34
w2:pleas keep	-0.24	-0.22	-0.41	-0.28
w2:pleas let	0.22			
w2:pleas nam	-0.58		-0.24	
w2:pleas never			-0.24	-0.34
w2:pleas provid	-0.58			
w2:pleas read	-0.33			-0.43
w2:pleas rep	-0.40			-0.52
w2:pleas repeat	-0.40			-0.29
w2:pleas say				-0.48
w2:pleas send	-0.47	-0.28	-0.32	-0.29
w2:pleas shar	-0.48		-0.21	-0.23
w2:pleas stat	-0.36			
w2:pleas stay		-0.85	0.35	
w2:pleas think	-0.20	-0.21		
w2:pleas to	-0.28			0.74
w2:pleas typ	-0.32		-0.34	
w2:pleas understand		0.54		
w2:pleas verify	-0.52		-0.20	
w2:pleas wait	-0.51		0.54	
w2:pleasur $	-0.43	-0.70	-0.64	-0.85
w2:plu ?	-0.40			
w2:plu or	-0.70			-0.23
w2:plumber $		-0.63	-0.26	
w2:pohl $			-0.33	-0.26
w2:point $	-0.27	-0.52	-0.32	-0.80
w2:point ,		-0.20	-0.29	-0.95
w2:point ?	0.33	-0.44		
w2:point you	-0.46		-0.45	
w2:polic $	-0.55		-0.20	
w2:polic ?	-0.58			-0.33
w2:polic involv	-0.46	-0.24	-0.43	
w2:polic mein	-0.40	-0.32		
w2:polic officer			-0.32	
w2:polic report	-0.49	-0.34		
w2:policy is		-0.36		-0.25
w2:policy keep		0.28		
w2:policy mein		0.39	-0.21	
w2:policy say	-0.30	0.88		-0.28
w2:poochta $		-0.60	-0.21	
w2:poora byaaj	-0.42			
w2:poora pata	-0.55	-0.27		
w2:position to	-0.23	0.70		
w2:possession ?	-0.47	-0.22		-0.59
w2:possibl $	-0.39	-0.60		-0.33
w2:possibl ,		-0.32		
w2:possibl depend	-0.22	-0.31		
w2:possibl nahin		0.25		
w2:possibl on		0.63		-0.49
w2:possibl thi		0.41		
w2:possibl to	-0.22	0.71		
w2:post $	-0.35	-0.21		0.36
w2:post ?	-0.51			
w2:post or	-0.23			-0.26
w2:post to			-0.24	0.28
w2:postal addres	-0.24			-0.26
w2:postcod $	-0.56	-0.27		-0.35
w2:postcod ?	-0.28	-0.22		
w2:postcod is		-0.23		
w2:pot is		0.61		-0.41
w2:pot should	-0.20		-0.22	
w2:power $		1.30	-0.64	-0.71
w2:power end		0.57	-0.49	
w2:power to		1.06		
w2:prais for		-0.25		
w2:preclud from	-0.22	0.81	-0.23	-0.59
w2:prefer not	-0.33	0.77		
w2:prefer paper		-0.23	-0.43	-0.24
w2:premium ?	-0.70			-0.23
w2:prepar to		0.79		
w2:pres 0	0.38			-0.40
w2:pres anyth	0.49			
w2:pres it	1.00	-0.30	-0.44	-0.37
w2:pres the	0.97	-0.35		-0.42
w2:pres thi	-0.46		0.32	
w2:present $		0.21		
w2:present the		0.33		
w2:press the	-0.36	-0.34		0.73
w2:pressur on				-0.22
w2:pretend to		-0.24		-0.33
w2:pric hav		-0.31	-0.37	-0.34
w2:pric list		-0.43		
w2:print $	-0.37			
w2:print ,	-0.27			
w2:print a		-0.43		-0.52
w2:print and		-0.27		0.60
w2:print at		-0.49		-0.29
w2:print is				-0.50
w2:print now			-0.22	
w2:print on	-0.40			-0.62
w2:print today				-0.29
w2:print will	-0.27	-0.57		0.41
w2:printer $	-0.28	-0.36	-0.30	0.46
w2:printer is	-0.26	-0.37		-1.20
w2:priz cost				-0.31
w2:problem $	-0.52	-0.78	-0.30	-0.69
w2:problem aayi	-0.69			-0.26
w2:problem at				-0.31
w2:problem so	-0.24			
w2:proce $	0.34			
w2:proce ?	0.98	-0.37	-0.30	-0.27
w2:proce karein	0.94			
w2:proce with	0.82			
w2:process $	-0.24	-0.26	-0.34	0.96
w2:process the		-0.68	-0.31	0.85
w2:product you				-0.35
w2:profil $	-0.21	-0.52		-0.36
w2:profil ,		-0.71		-0.56
w2:profil ?	-1.05			-0.75
w2:promis $	-0.45	-0.81	-0.36	-0.61
w2:proof do				-0.30
w2:proper ?	0.70			
w2:propos to		-0.28	-0.59	-0.41
w2:protection $				-0.68
w2:protection ,		0.49		
w2:protection i		0.67		
w2:provid $	-0.21			
w2:provid the	-0.43			
w2:provid your	-0.25			-0.21
w2:puchta sir		-0.36		
w2:pul up	-0.46	-0.59	-0.37	-0.54
w2:pull it	0.61			-0.21
w2:purana card	0.69			
w2:purchas $	-0.26	-0.34		
w2:purchas ?	-0.52			
w2:purchas for	-0.85	-0.53	-0.32	-0.62
w2:purchas of		0.22		-0.32
w2:purchas on		-0.29		
w2:purpos $	-0.32	-0.39	-0.31	-0.45
w2:purpos ?	-0.45	-0.23	-0.25	-0.27
w2:purpos is	-0.32			
w2:purpos of	-0.30			-0.21
w2:purs the	-0.32			
w2:pushy ,		-0.70		
w2:pushy ?		-0.66		
w2:put $	-0.45		-0.33	-0.71
w2:put down	-0.39	0.25		
w2:put in	0.33			-0.36
w2:put it	0.54	0.57	-0.61	
w2:put on	-0.27	-0.23	0.53	-0.21
w2:put pressur				-0.22
w2:put that			-0.52	0.65
w2:put the		-0.31		
w2:put through			0.30	
w2:put you	-0.76		0.32	-0.62
w2:put your				0.62
w2:qualify $				-0.27
w2:qualify for		0.50		
w2:query hai	-0.57			
w2:query has			0.28	
w2:question $	-0.30	0.41		-0.57
w2:question ?	-0.61	-0.24	-0.20	-0.22
w2:question about	-0.30	0.47		
w2:question is	-0.24	-0.44		-0.48
w2:question two	-0.33	-0.27		
w2:queu $	-0.23	0.23	-0.24	-0.69
w2:queu and		-0.27		0.25
w2:queu at		-0.39		0.38
w2:queu for			0.54	-0.47
w2:queu with			-0.48	-0.51
w2:quick $	-0.48	-0.69	-0.20	-0.75
w2:quick ,	-0.64			-0.32
w2:quick ?	-0.60		-0.22	-0.29
w2:quick look			-0.20	
w2:quick yes	0.64	-0.21		
w2:quicker than		-0.78	0.22	
w2:quieter in			-0.23	-0.56
w2:quit alright	-0.33	-0.32		-0.41
w2:quit right	-0.50		-0.42	-0.73
w2:quotation $	-0.43	-0.51	-0.39	
w2:quotation ,	0.25		-0.39	
w2:quotation ?	-0.23			
w2:quotation and	-0.27	-0.49		
w2:quotation in	-0.21	-0.27		1.20
w2:quotation is	0.73		-0.20	-0.30
w2:quotation on		-0.27		
w2:quotation to	0.39			-0.38
w2:rah hain	-0.42			
w2:raha hai	-0.21		-0.26	-0.25
w2:raha hoon	-0.41	-0.32		-0.37
w2:raha hun	-0.23			
w2:rahegi $		-0.50	-0.23	
w2:rahi hai	-0.35	-0.27	-0.35	-0.65
w2:rahi hoon	-0.26	-0.38		
w2:rahi hun			0.33	
w2:rahiy $	-0.58	-0.49		-0.22
w2:rahiy ,	-0.20		0.53	
w2:railway $	-0.22	-0.48	-0.35	
w2:rain as				-0.32
w2:rain her		-0.26	-0.33	-0.29
w2:rais $	-0.43	-0.61	-0.20	0.80
w2:rais ,		0.26		
w2:rais ?	0.37	-0.23		
w2:rais any		0.21		
w2:rais by	-0.37			-0.34
w2:rais it		-0.25		
w2:rais just				0.23
w2:rais last		-0.24		
w2:rais now			-0.33	0.74
w2:rais the				-0.25
w2:rais thi				-0.23
w2:rais twic		0.69		-0.67
w2:rais yet		-0.45		
w2:rakhna hai	-0.39			-0.21
w2:rat went	-0.39	-0.38		
w2:reach $		0.60	-0.49	
w2:reach for		0.62		-0.50
w2:reach me		-0.22		
w2:reach out			0.25	
w2:reach us		-0.26		-0.37
w2:reach you			-0.21	
w2:read $	-0.60	-0.77	-0.69	-1.00
w2:read along			0.67	
w2:read it	-0.51	-0.61		
w2:read me	-0.84			-0.27
w2:read out				0.44
w2:read that		-0.48	-0.24	-0.58
w2:read the	-0.23		-0.33	-0.73
w2:read them		0.38		-0.70
w2:read through	-0.24	-0.32	-0.38	-0.24
w2:read up	-0.24	-0.40	-0.39	-0.26
w2:read what			-0.21	-0.43
w2:read why	-0.59	-0.50	-0.49	-0.50
w2:read your		-0.40		-0.23
w2:reader need				-0.23
w2:ready $	0.89		-0.27	
w2:ready ,	0.68			-0.50
w2:ready for	-0.29	-0.27		0.48
w2:ready her	0.23			
w2:ready if	0.70		-0.24	-0.47
w2:ready to	0.86	-0.53		-0.73
w2:real priz				-0.31
w2:real quick				-0.26
w2:real want	0.49			
w2:realis that	-0.21			
w2:reason $	-0.44	0.42		-0.54
w2:reason ,		0.48		
w2:reason ?	-0.39	-0.21		
w2:reason for	-0.48	-0.41		
w2:reason i		0.47		
w2:reason not	0.57	-0.28		
w2:reason the		0.49		-0.23
w2:recall $		-0.41	-0.25	-0.84
w2:recall ?	0.22			
w2:recall is	-0.30	-0.37	-0.24	0.50
w2:recall the	-0.68	-0.29		-0.41
w2:recall your	-0.42			
w2:receipt $		-0.41	-0.27	
w2:receipt by	-0.39	-0.24	-0.50	1.45
w2:receipt has		-0.25		
w2:receipt list	-0.34			-0.25
w2:receipt sent	-0.44	-0.31	-0.53	0.78
w2:receiv $	-0.53	-0.45	-0.47	-0.62
w2:receiv ,	-0.21		-0.32	-0.30
w2:receiv ?	-0.23			
w2:receiv it	-0.52		-0.71	
w2:receiv the		-0.42		-0.39
w2:receiv your	-0.31	-0.59	-0.52	-0.52
w2:recent ?				-0.36
w2:recent purchas	-0.49	-0.32		
w2:recent transaction	-0.74	-0.32		
w2:recipient ?	-0.21	-0.28	-0.42	
w2:recipient nam	-0.26	-0.20		
w2:recommend them	-0.31	-0.21	-0.38	-0.34
w2:recommend us	-1.01			
w2:record $	-0.51	-0.97	-0.48	-0.82
w2:record ?	-0.41			
w2:record as		0.26		0.22
w2:record has		-0.40	-0.32	-0.89
w2:record i	0.30	-0.31		
w2:record is	-0.29	-0.34		-0.54
w2:record show	-0.31	-0.62	-0.30	-0.82
w2:record under				0.49
w2:refer ?	-0.25	-0.25	-0.54	-0.40
w2:refer thi	-0.20			
w2:refer to			0.37	
w2:refer your				-0.40
w2:referenc $	-0.31		-0.42	0.37
w2:referenc ,	-0.30	-0.28	-0.34	1.01
w2:referenc 0	-0.40	-0.30		0.35
w2:referenc ?	-0.29		-0.20	-0.23
w2:referenc doe				-0.56
w2:referenc number		-0.29		-0.26
w2:referenc of	-0.49	-0.33		-0.32
w2:refresh the	-0.68			0.65
w2:refund $		-0.45	-0.26	0.46
w2:refund ,		-0.28		0.68
w2:refund ?		-0.33		
w2:refund can				-0.24
w2:refund cost	-0.21			
w2:refund in			-0.46	
w2:refund is	-0.30			
w2:refund ka		0.41	-0.29	-0.25
w2:refund nahin	-0.22	0.86	-0.22	
w2:refund the	-0.34			0.27
w2:refund thi		0.38		-0.47
w2:refund within		-0.54		
w2:refus $	-0.35	1.16	-0.37	-0.56
w2:refus ,	-0.36	0.56		0.36
w2:refus by		0.42		
w2:refus the	-0.21	0.57		-0.32
w2:refusal $		0.48		-0.26
w2:regard the			0.25	-0.36
w2:regard to	-0.52	-0.39	-0.73	-0.68
w2:register $	-0.32	-0.32		0.43
w2:register ,		-0.21		0.48
w2:register hai		-0.37		-0.26
w2:register it				0.31
w2:register mobil	-0.21	-0.28		-0.21
w2:register number	-0.48	-0.56		-0.80
w2:regret that		0.45		-0.42
w2:regret to	-0.31	0.37		-0.49
w2:regrettab $				-0.69
w2:regular mail	-0.35			-0.30
w2:reht hain	-0.34			
w2:reject $	-0.36	0.74	-0.27	-0.84
w2:reject ho		0.29		
w2:reject the	-0.24	0.42	-0.28	-0.25
w2:rekha from			0.44	
w2:relat $	-0.28			-0.28
w2:relat ?	-0.81	-0.21		-0.40
w2:relation to	-0.64			-0.65
w2:relationship to	-0.65		-0.59	-0.54
w2:relax now	-0.36	-0.33	-0.35	0.50
w2:releas $	-0.37	0.45		-0.27
w2:releas the		0.29		
w2:remain as		0.33		-0.30
w2:remain block		0.75		-0.37
w2:remain in	-0.38	0.44		-0.89
w2:remain on	-0.34		-0.58	
w2:remain refus		0.23		
w2:remain unchang	-0.26	0.80	-0.22	-0.56
w2:remember twenty	-0.25	-0.26		-0.22
w2:remember when	-0.27			
w2:remind me	-0.34	-0.22		
w2:reminder never	-0.41	-0.25		-0.23
w2:remittanc to	-0.26			0.23
w2:removal of				0.39
w2:rep ?			-0.47	
w2:rep with				-0.49
w2:rep yes	0.32	-0.58	-0.26	
w2:repeat itself	-0.43	-0.34		-0.28
w2:repeat the	-0.34			
w2:replacement $	0.38		-0.21	0.21
w2:replacement ?	0.34			
w2:replacement has			-0.23	
w2:replacement is	-0.63			0.76
w2:report $	-0.37			
w2:report ?	-0.54			
w2:report it	-0.39		-0.36	
w2:report ki	-0.40	-0.32		
w2:report number		-0.50		-0.24
w2:report stolen		0.63		
w2:request $		-0.68	-0.39	-0.48
w2:request ,		-0.94		
w2:request approv		0.31		
w2:request can		0.39		-0.24
w2:request daal	0.32		-0.22	
w2:request did	-0.20	0.33		-0.21
w2:request for		-0.45		-0.23
w2:request has	-0.28	-0.48		-0.34
w2:request in	0.54	-0.29	-0.54	
w2:request is	-0.27		-0.26	
w2:request main				-0.22
w2:request mil	-0.59	-0.50	-0.43	-0.65
w2:request not		0.34		
w2:request refus	-0.41	0.55	-0.39	-0.30
w2:request reject		0.29		
w2:request was	-0.26	0.29	-0.34	
w2:request your	0.52	-0.44		-0.32
w2:requir $		-0.84		
w2:requir for	-0.46	-0.42	-0.34	-0.30
w2:requir the	-0.31			-0.21
w2:requirement $	-0.20	0.33		-0.21
w2:resend the	-0.49			
w2:reset $		-0.25	-0.24	-0.35
w2:reset ?	0.23			
w2:reset at		-0.39		-0.34
w2:reset has				0.24
w2:reset is		-0.22		0.45
w2:reset the	0.42	0.33		-0.45
w2:reset today				0.24
w2:residenc $	-0.51	-0.79	-0.56	-0.41
w2:residential addres	-0.81	-0.33		-0.32
w2:respond with	0.45		-0.21	
w2:rest $	-0.40	-0.41		
w2:rest ,	0.24			
w2:rest belong			0.44	-0.26
w2:rest easy			-0.25	0.75
w2:rest is		-0.33	0.36	
w2:rest of			0.41	
w2:rest to		-0.35	0.33	
w2:rest with				-0.20
w2:restriction stay		0.75	-0.32	-0.49
w2:result $	-0.27	0.57	-0.24	-0.51
w2:result ,		0.60		-0.21
w2:result is		0.48		-0.26
w2:return to		-0.28	-0.32	
w2:revers $	-0.25	-0.25		0.51
w2:reversal $		0.21		
w2:reversal is	-0.27			
w2:revert short			-0.38	
w2:revert to		-0.25		
w2:review $	-0.50	-0.53	-0.31	-0.29
w2:review it				-0.27
w2:review your	-0.43		-0.32	-0.64
w2:richer by	-0.43	-0.55	-0.33	0.62
w2:right $	-1.12	-0.38	-0.36	-1.05
w2:right ,	-0.61			1.10
w2:right ?	0.62			
w2:right after		-0.23		
w2:right away	0.71			
w2:right back	-0.26	-0.58	-0.58	-0.36
w2:right in	0.26			
w2:right is		0.34		
w2:right now	-0.42			0.26
w2:right one	-0.20	0.52		
w2:right person			-0.25	
w2:right than			0.23	
w2:right then	-0.51	-0.20		0.58
w2:right thing	-0.21		-0.25	-0.47
w2:right to	-0.51		-0.47	-0.52
w2:right with	-0.51		0.63	
w2:ring $	-0.54	-0.38	0.71	-0.75
w2:ring a		-0.21	-0.48	
w2:ring off		-0.25	-0.26	-0.37
w2:ring the				-0.22
w2:ring through	-0.23	-0.41	0.33	-0.23
w2:ring you			0.35	-0.25
w2:rishta hai	-0.58			-0.23
w2:risky ,	-0.20			
w2:rn $	-0.21	-0.20	-0.37	-0.50
w2:rohan nam				0.24
w2:rol her		-0.61		
w2:room $				-0.46
w2:room for		0.94	0.32	-0.31
w2:rop in			0.30	-0.29
w2:rough ,		-0.43		
w2:rough ?	-0.35	-0.23		-0.23
w2:round $		-0.70		0.50
w2:round ,				0.48
w2:round it	-0.21			
w2:rout did			-0.21	
w2:row $				-0.62
w2:row ,			-0.45	-0.46
w2:row from	-0.33	-0.35		
w2:row now				0.29
w2:row say				-0.50
w2:ruiz $	-0.38	-0.28	-0.44	-0.48
w2:ruk jaat	-0.42			
w2:rul $	-0.35			-0.24
w2:rul ,		0.53		
w2:rul ?	-0.26	-0.69		
w2:rul are		-0.36	-0.30	
w2:rul check		-0.25		-0.32
w2:rul for		-0.44		-0.25
w2:rul forbid		0.65		-0.27
w2:rul hold		0.53	-0.21	
w2:rul on		0.31		
w2:rul set		-0.25		
w2:rul to	-0.29	0.34		
w2:run $	-0.23			-0.38
w2:run ?	-0.28	-0.25		
w2:run for	-0.29	-0.41		0.45
w2:run on	-0.72		-0.35	-0.28
w2:run out	-0.25	0.45	-0.22	
w2:rupay teen				0.26
w2:rush $	-0.37	-0.73	-0.23	-0.58
w2:sabk saath	-0.54	-0.43		-0.44
w2:sad $			-0.24	-0.23
w2:sad i		0.34		
w2:sad not	-0.37	0.90	-0.39	-0.40
w2:saf $	-0.25	-0.99		-0.30
w2:saf ,		-0.43		
w2:saf account		-1.01		
w2:saf hai		-0.29		-0.42
w2:safer than		-0.36		
w2:safety i		0.46		
w2:said ,		0.67		
w2:said ?	-0.35			0.22
w2:sail $		0.32		-0.22
w2:sailor $	-0.25	-0.52	-0.36	-0.27
w2:sakt $		0.55		-0.21
w2:sakt hain		-0.34	-0.24	
w2:sakta $	-0.32	0.77		
w2:sakta sir		0.70		-0.32
w2:sakti $		0.79		
w2:sakti ,		0.25		
w2:sakti hoon		-0.41	-0.25	-0.25
w2:salary $	-0.35			-0.35
w2:salary ?	-0.78	-0.33		-0.28
w2:salary in	-0.35		-0.33	-0.29
w2:sam $	-0.29	-0.49		
w2:sam ,		0.31		
w2:sam as		0.34		-0.39
w2:sam at	-0.39			-0.29
w2:sam card		-0.51		
w2:sam for	-0.33	-0.36		
w2:sam to	0.46			
w2:samajh sakti		-0.41	-0.25	-0.25
w2:sanbhav nahin		0.76		
w2:sanpark karegi	-0.29		0.47	
w2:sav $	-0.63	-0.68	-0.85	-0.74
w2:sav ,		-0.48	-0.53	-1.22
w2:sav ?	0.61	-0.35	-0.44	-0.21
w2:sav it	0.35	-0.48	-0.21	
w2:sav the				-0.51
w2:sav your		-0.23		
w2:saving $				0.22
w2:saving ,	-0.25			0.52
w2:saving 0	-0.43	-0.45	-0.28	1.08
w2:saving ?				-0.39
w2:saving a				0.28
w2:saving account		-0.29		-0.23
w2:saving are	-0.47	-0.60	-0.24	0.69
w2:saving at	-0.25	-0.46		0.30
w2:saving is		0.25		-0.88
w2:saving now			-0.31	
w2:saving offer			-0.22	
w2:saving or	-0.62	-0.29		-0.70
w2:saving ther		0.26		0.35
w2:saving today	0.27	-0.21		
w2:saving with			-0.22	
w2:saw it	-0.44		-0.21	
w2:saw your	-0.32			-0.52
w2:say $	0.43		-0.36	-0.53
w2:say ,	0.29			
w2:say ?	0.50			-0.20
w2:say a		-0.45		
w2:say go	0.45	-0.25		-0.57
w2:say he			-0.46	
w2:say hello	-0.61		0.27	0.60
w2:say her			-0.63	
w2:say how		-0.21		
w2:say in		-0.30		
w2:say it	-0.30			
w2:say neither	-0.25	0.34		
w2:say no	-0.54	0.30	-0.24	-0.22
w2:say noth		0.53		
w2:say pend	-0.35			-0.21
w2:say quotation		-0.29	-0.47	-0.33
w2:say so	0.49			-0.48
w2:say that	-0.54			0.26
w2:say the		-0.29		-0.30
w2:say they	-0.27			
w2:say under	-0.23			
w2:say when	0.93	-0.24		-0.58
w2:say why		0.61		
w2:say yes	0.37	0.46		
w2:say yet	-0.39			
w2:say-so $	0.46	-0.29	-0.21	-0.27
w2:scam desk	-0.38		0.31	-0.35
w2:scammer ask		-0.20		-0.24
w2:scammer lik				-0.22
w2:schedul $	-0.42			-0.24
w2:school $	-0.42	-0.20	-0.20	-0.39
w2:school ?	-0.35			
w2:school do	-0.32			
w2:school is		-0.31		
w2:screen $		-0.32		-0.33
w2:screen and			0.56	
w2:screen want			-0.30	
w2:se ?		-0.35	-0.22	-0.33
w2:se aapko		-0.21	0.91	
w2:se account		-0.52		-0.40
w2:se baat			0.52	
w2:se chahiy	-0.37		-0.22	
w2:se haan	0.42	-0.35		
w2:se jod			0.33	
w2:se kaam				-0.26
w2:se nahin		0.52		
w2:sea $	-0.50	-0.65		0.25
w2:seal $	-0.39	0.87	-0.34	-0.38
w2:search for	-0.37	-0.31	-0.30	-0.65
w2:sec $	-0.53	-0.33	-0.44	-0.39
w2:sec ,			0.31	
w2:second $		-0.44	-0.23	-0.33
w2:second ,	-0.25			-0.52
w2:second 0		-0.36		0.36
w2:second approval	-0.62	0.68		-0.20
w2:second is	-0.54	-0.26	-0.26	-0.96
w2:second maam				-0.25
w2:second of		-0.36		
w2:second one		-0.31		0.58
w2:second owner		-0.23		
w2:second request	-0.37	-1.39	-0.22	
w2:second signatur		0.77		
w2:second thought	0.37			-0.45
w2:second tim		0.33		
w2:secrecy ther		0.48		-0.23
w2:security $	-0.34		0.26	-0.43
w2:security i		-0.39		
w2:security number	-0.29			-0.21
w2:security reason		0.53		
w2:security team			0.37	-0.34
w2:see $	-0.26	-0.57	-0.77	-0.43
w2:see a	-0.23	-0.29		
w2:see balanc		-0.30	-0.26	-0.58
w2:see everyth		-0.39		
w2:see her		0.36		
w2:see if	-0.58			
w2:see it			-0.23	0.30
w2:see mor		-0.30		
w2:see no	0.24	0.23		
w2:see onc	-0.26			-0.24
w2:see part	-0.21			
w2:see that	-0.44			
w2:see the	-0.38	-0.40		
w2:see thi			0.31	
w2:see to			0.61	-0.26
w2:see what		-0.44		
w2:see when	-0.22			
w2:see which	-0.31		-0.30	
w2:see why	0.46	-0.22		
w2:see you	-0.28			-0.39
w2:see your		-0.41	-0.38	-0.72
w2:seedha account	-0.21	-0.24		
w2:seen befor		-0.50		
w2:seen in	-0.27		-0.30	-0.26
w2:seen noth		-0.21		
w2:seen the				-0.68
w2:seen thi			-0.37	
w2:seen to	-0.45		-0.46	0.65
w2:seen wors	-0.21	-0.32	-0.38	-0.74
w2:seen your				-0.24
w2:seldom com		-0.67		-0.48
w2:seller ?		-0.25	-0.62	-0.46
w2:seller answer	-0.48	-0.62		-0.22
w2:seller say	-0.66			
w2:send $		0.42		
w2:send ?	0.48			
w2:send a		0.64		-0.20
w2:send any				-0.38
w2:send for			0.27	
w2:send in		0.33	-0.24	
w2:send it		0.34		
w2:send me	-0.60	-0.42	-0.28	-0.31
w2:send money		-0.40		
w2:send quotation	0.39			-0.38
w2:send the	-0.24			
w2:send them	-0.55	-0.66		
w2:send thi		0.41		
w2:send thos		1.31		
w2:send what		-0.24		
w2:send you	-0.88			
w2:send your	-0.23	-0.36		
w2:senior $	-0.28		0.30	
w2:senior aaps			0.52	
w2:senior colleagu		-0.38	0.43	
w2:senior ji			0.38	
w2:sens $	-0.42	-0.52	-0.56	-0.58
w2:sent ?	-0.60			
w2:sent a		-0.22	-0.56	
w2:sent in		-0.28		-0.44
w2:sent it	-0.24			0.28
w2:sent now				0.42
w2:sent on				-0.33
w2:sent six			-0.58	-0.49
w2:sent the				0.39
w2:sent to		-0.24		0.47
w2:sent within		-0.23		
w2:sent you		-0.23	-0.26	-0.48
w2:september $	-0.42		-0.61	
w2:serious $				-0.23
w2:servic $	-0.23		-0.36	-0.52
w2:set $	-0.52	-0.43	-0.30	1.15
w2:set ,	-0.42			0.38
w2:set by		0.43	-0.24	
w2:set it	0.26			
w2:set now	-0.23		-0.54	
w2:set of		0.59		
w2:set out		-0.25		
w2:set the	0.26			-0.37
w2:set to	0.25	-0.46		-0.57
w2:settl $		-0.21		-0.68
w2:settl ,	0.33			
w2:settl it	-0.36			
w2:seven $	-0.58	-0.21	-0.47	0.89
w2:seven ,	-0.35		-0.24	0.95
w2:shall be				-0.86
w2:shall com			-0.54	
w2:shall i	0.50			
w2:shall it	0.23	-0.59		-0.36
w2:shall not		0.31		
w2:shall revert			-0.31	
w2:shall they	0.36			
w2:shall we		-0.41		
w2:shar $	-0.44	-0.35	-0.40	-0.92
w2:shar go	-0.22	-0.29		-0.28
w2:shar kar	-0.36		-0.24	-0.39
w2:shar mat		-0.33		
w2:shar the	-0.43	-0.26		
w2:shar your				-0.36
w2:she ,	-0.24		-0.33	
w2:she ?	-0.29		-0.21	
w2:she can		-0.33		
w2:she could		-0.60	-0.25	
w2:she fami	-0.58	-0.45	-0.51	-0.44
w2:she has		0.45	0.47	-0.31
w2:she is		-0.54	1.12	-0.22
w2:she only	-0.24			
w2:she say			0.27	
w2:she to	0.39		-0.21	
w2:she will			0.22	
w2:she would			-0.21	
w2:sheher mein	-0.55			
w2:shift are		-0.40		-0.29
w2:shift began		-0.28	-0.25	
w2:shift it	0.34		-0.20	-0.67
w2:ship has		0.32		-0.22
w2:ship on		-0.34		-0.34
w2:shop $	-0.23		-0.40	
w2:shop ?	-0.69		-0.40	-0.45
w2:shop about	-0.37			
w2:shop first	-0.36			
w2:shop giv		-0.24		
w2:shop has		-0.40	-0.30	-0.22
w2:shop heard	-0.51			-0.25
w2:shop is	-0.20	-0.23		-0.67
w2:shop refund		-0.55		
w2:shop say	-1.07			-0.22
w2:shop was	-0.31			
w2:short $		-0.52	0.25	
w2:short answer		0.27		
w2:short in			-0.38	
w2:short of				-0.29
w2:short survey				-0.31
w2:should anybody	-0.45		-0.55	
w2:should be	-0.58	-0.38		-0.21
w2:should hav				-0.51
w2:should it	-0.32	-0.22		-0.25
w2:should not	0.29	-0.53		0.29
w2:should the				-0.20
w2:should we	-0.37			
w2:should you	0.41	-0.23		-0.35
w2:should your	-0.20			-0.47
w2:show $		-0.25		
w2:show ,		-0.33		
w2:show 0				0.22
w2:show all	-0.72	-0.29		-0.48
w2:show it		-0.26		-0.42
w2:show that	-0.61	-0.25	-0.25	-0.29
w2:show the	-0.28	-0.52		-0.67
w2:shown $				-0.63
w2:shubh ho	-0.26	-0.28	-0.23	-0.68
w2:shubh naam	-0.69	-0.27	-0.21	-0.55
w2:shut $	-0.22			0.40
w2:sid $				-0.23
w2:sid ,	0.26			
w2:sid ?	0.26			
w2:sid is			-0.23	-0.35
w2:sid of	-0.21	-0.37		-0.75
w2:sid sign		-0.23		
w2:sid sir				0.32
w2:sign $			-0.35	-0.53
w2:signatur $	-0.28			
w2:signatur ,		0.27		
w2:signatur ?	-0.23			
w2:signatur are		1.09		
w2:signatur wher		0.58		-0.29
w2:sil $	-0.24	-0.44		-0.48
w2:silent $	-0.46	0.52	-0.27	
w2:simp answer	0.43	-0.37		
w2:simp not				-0.47
w2:simpl quotation	0.57			
w2:simpl word		-0.33		
w2:sinc $	-0.21	-0.62	-0.73	-0.30
w2:sinc 0			-0.22	-0.26
w2:sinc ?	-0.24			-0.28
w2:sinc thi				-0.66
w2:singl digit		0.90		
w2:siniyar se			0.33	
w2:sir $	-0.37		-0.25	
w2:sir ,	0.21			
w2:sir ?		-0.20		-0.30
w2:sir aapk				0.36
w2:sir aapka				0.43
w2:sir ho				0.61
w2:sir i		-0.25		
w2:sir our		-0.24	0.29	-0.38
w2:sir shall	0.28			
w2:sir the				-0.34
w2:sir thi		0.25		-0.25
w2:sir unlock		-0.41		
w2:sir yeh	-0.29	0.52		
w2:sir your	-0.57	-0.29		0.55
w2:sirf byaaj	-0.24	-0.20		-0.30
w2:sirf claim		-0.38		-0.21
w2:sit at	-0.28		-0.35	-0.33
w2:sit besid		-0.27		
w2:sit with	-0.31	-0.27	0.26	-0.51
w2:six $	-0.37			
w2:six digit		-0.56	-0.29	
w2:six figur		-0.47		
w2:six instalment				0.27
w2:six month	0.25	-0.53		
w2:six-digit cod		-0.20		-0.21
w2:sixty day				-0.32
w2:sleep $	-0.36	-0.39	-0.38	-0.30
w2:slip of	-0.70	-0.50		
w2:slow $	-0.62		-0.39	-0.27
w2:slow hota		-0.28		
w2:slow today	-0.48	-0.69	-0.21	-0.67
w2:small on				-0.26
w2:small print	-0.33	-0.26		-0.76
w2:small today		-0.39	-0.67	-0.33
w2:small world	-0.21	-0.23		-0.39
w2:sms aayega		-0.27	-0.30	-0.30
w2:so $	0.30	-0.61	-0.35	
w2:so ,	0.29	-0.27		-0.26
w2:so 0		-0.33		-0.86
w2:so ?		-0.39	-0.28	-0.31
w2:so both	-0.35	0.35	-0.20	
w2:so direct	0.35	-0.33	-0.22	-0.26
w2:so do	-0.24	-0.78		
w2:so far	-0.47	-0.41		-0.39
w2:so for	-0.25		-0.24	-0.31
w2:so how		-0.21		
w2:so i		0.59		
w2:so instruct	0.45			-0.42
w2:so it	-0.33	0.33		-0.22
w2:so just	0.51			
w2:so much	0.44	-0.26		-0.23
w2:so neither		0.29		
w2:so no	-0.48	0.39	-0.22	-0.24
w2:so not		0.70	-0.52	-0.40
w2:so noth		0.82	-0.21	-0.29
w2:so open	-0.21			
w2:so pleas		-0.32		
w2:so sorry		-0.72	-0.21	0.60
w2:so that	-0.49	-0.76		-0.47
w2:so the		0.75	-0.20	-0.28
w2:so ther	-0.27	0.55		
w2:so they			0.23	
w2:so thi		-0.64		
w2:so to		-0.24	-0.26	
w2:so we	-0.22	-0.58		-0.84
w2:so what				-0.26
w2:so-cal desk	-0.29		-0.26	-0.21
w2:social $		-0.28		
w2:social ?	-0.41			
w2:social security	-0.28			-0.21
w2:sofa $	-0.39	0.20		-0.37
w2:solicit $	0.46	-0.41	-0.21	-0.45
w2:soller $		-0.28		0.22
w2:soller has		-0.39	-0.46	0.80
w2:soller is				0.37
w2:soller on		0.21		-0.27
w2:som $		-0.31		-0.97
w2:som day	-0.33	-0.37		
w2:som music	-0.24		-0.53	-0.49
w2:som peopl		-0.29	-0.26	-0.47
w2:som rest			-0.38	
w2:som shop		-0.24		
w2:som tim				0.41
w2:somebody about			-0.41	
w2:somebody at			-0.29	
w2:somebody cal			-0.22	
w2:somebody els		-0.28	-0.35	-0.33
w2:somebody from				-0.22
w2:somebody hav	-0.29	-0.32	-0.27	
w2:somebody in		-0.26		
w2:somebody told	-0.34		-0.73	
w2:somebody who			0.33	
w2:someon from				-0.26
w2:someon on			0.39	-0.30
w2:someon to	0.36	-0.31	-0.53	
w2:someon who		0.30		
w2:someon will	-0.50	-0.25	0.58	-0.57
w2:someon with			0.23	
w2:someon you		-0.40		
w2:someth els	-0.23			-0.43
w2:someth i		0.80		-0.21
w2:someth is	-0.22	-0.43		-0.27
w2:someth to		-0.38	-0.34	
w2:someth we		0.43		
w2:someth you	-0.31		-0.53	
w2:sometim call		-0.24	-0.62	
w2:song on		-0.47	-0.36	-0.21
w2:soon $	-0.32	0.26	0.33	-0.28
w2:soon as		-0.35		-0.25
w2:sooner not		0.99		
w2:sorry $	-0.43	-0.49	-0.42	-0.43
w2:sorry 0	-0.24	-0.35		-0.26
w2:sorry ?	-0.60	-0.78	-0.36	-0.34
w2:sorry about	-0.22	-0.48		
w2:sorry again		-0.47		
w2:sorry for		-1.00		0.42
w2:sorry it	0.44			
w2:sorry maam		0.54		-0.39
w2:sorry mat		0.42		
w2:sorry that		-0.55		
w2:sorry thi		-0.24		
w2:sorry to	-0.39	0.57		-0.34
w2:sort $	-0.37	-0.35	-0.38	1.21
w2:sort it	-0.35			0.40
w2:sort of		-0.36		-0.21
w2:sort out	-0.23	-0.32		-0.39
w2:sort that				0.41
w2:sound excit	-0.47	-0.24	-0.26	-0.79
w2:sound good	0.73		-0.21	
w2:sound lik	-0.64			
w2:sourc of	-0.39	-0.28		
w2:spanish $			-0.40	
w2:spanish ,		-0.36		
w2:spe post	-0.22		-0.56	
w2:speak $	0.48	-0.35	-0.51	
w2:speak ,			-0.44	
w2:speak ?	-0.35	-0.28	-0.37	
w2:speak a	-0.28	-0.28		
w2:speak of	-0.42	-0.45	-0.27	-0.48
w2:speak spanish		-0.22	-0.36	
w2:speak to	-0.31		0.21	
w2:speak very	-0.33		-0.41	-0.29
w2:speak with	-0.26			-0.22
w2:special occasion	-0.89	-0.33	-0.21	-0.39
w2:specialist $		-0.36	0.95	-0.22
w2:specialist call			0.23	
w2:specialist com	-0.50		-0.32	
w2:specialist is			0.59	
w2:specialist team			0.42	-0.29
w2:specialist to		-0.32		
w2:specialist will	-0.25		1.02	
w2:specialist would	-0.31		-0.72	
w2:specify the	0.33			-0.35
w2:spel her	0.45	-0.70	-0.29	
w2:spend it	-0.72	-0.79	-0.36	0.59
w2:spok $	-0.40	-0.45	-0.28	0.68
w2:spok to			-0.40	
w2:spoken to			-0.35	
w2:spot $		-0.38		
w2:spr $	-0.46			-0.38
w2:ssn $	-0.51		-0.25	-0.58
w2:ssn ?	-0.93	-0.28		-0.22
w2:staff at		-0.26		
w2:staircas $		-0.24	-0.32	-0.36
w2:stamp $	-0.51	-0.55	-0.65	0.51
w2:stamp ,	-0.33			0.57
w2:stand $	-0.69	1.30	-0.40	-0.78
w2:stand ?	0.43	-0.79		
w2:stand at		-0.45		0.21
w2:stand for		-0.33		
w2:stand on		-0.76		-0.22
w2:stand payment		-0.49		
w2:stand ready		-0.49		-0.54
w2:standard $			-0.23	
w2:standard ?	-1.21	-0.20	-0.29	-0.33
w2:standard check				-0.23
w2:standard delivery	-0.44			
w2:standard fin	-0.30			
w2:standard mail	-0.22			
w2:start $			-0.45	-0.48
w2:start ?	-0.37			
w2:start afresh	-0.26	-0.22		-0.31
w2:start dat	-0.63	-0.29		-0.38
w2:start now	-0.50	-0.28	-0.45	
w2:start on	0.42			
w2:start pay				0.37
w2:start the	-0.28	-0.20	-0.27	-0.75
w2:start with	-0.37			
w2:stat $	-0.89		-0.49	
w2:stat ,	-0.26	0.20	-0.23	0.89
w2:stat law		-0.23		
w2:stat the	-0.60			
w2:stat whether	0.55			
w2:stat your	-0.22			-0.23
w2:statement $	-0.87	-0.41	-0.49	
w2:statement ?	0.24	-0.21		-0.34
w2:statement are		-0.44	-0.20	
w2:statement go	-0.35			
w2:statement has				0.36
w2:statement is		-0.22		
w2:statement stay		0.27		
w2:statement today	0.32			
w2:statement will	0.23			
w2:station ?	-0.21			-0.22
w2:statu $	-0.47	-0.30	-0.39	
w2:statu ,	-0.33			1.07
w2:status you		-0.26		-0.42
w2:stay $	-0.53	1.06	-0.49	-0.53
w2:stay as		0.44		-0.48
w2:stay at	-0.24	0.57	-0.27	-1.15
w2:stay clos	-0.25	1.44		-1.13
w2:stay frozen		1.03	-0.29	-0.35
w2:stay her		0.28	-0.24	
w2:stay in		0.84		-0.22
w2:stay off	-0.57	0.44	-0.51	-0.33
w2:stay on		0.58	0.21	-0.44
w2:stay pend		-0.48		
w2:stay put	-0.34	1.00	-0.46	-0.68
w2:stay ther	0.33	-0.55		-0.26
w2:stay undon				-0.27
w2:stay wher		0.40	-0.30	-0.44
w2:stay with			-0.40	-0.26
w2:stay your		-0.62		-0.37
w2:step $		-0.70	-0.29	-0.57
w2:step back		-0.37		
w2:step in			0.62	-0.22
w2:still being		-0.29		-0.33
w2:still do	-0.26			
w2:still empty				-0.40
w2:still for		0.24		
w2:still got	-0.54			-0.21
w2:still hav	-0.24			
w2:still i		0.43		
w2:still in	-0.52			-0.24
w2:still lack	-0.30	-0.24		-0.24
w2:still lik	0.31			
w2:still load			-0.23	-0.50
w2:still look	-0.35	-0.37	-0.38	-0.41
w2:still miss	-0.38	-0.25	-0.28	-0.33
w2:still need	-0.25			
w2:still open	-0.69	-0.27	-0.22	-0.30
w2:still owe		-0.30		
w2:still pend				-0.46
w2:still ther	-0.43			-0.23
w2:still wait	-0.35	-0.25		
w2:still want	0.49			
w2:stolen $				-0.38
w2:stolen ?	-0.42	-0.42		-0.22
w2:stolen card				0.58
w2:stolen or	-0.30			-0.40
w2:stop $	-0.32		-0.24	0.63
w2:stop ,	-0.23			0.74
w2:stop any		0.57		-0.37
w2:stop doing		0.36		
w2:stop it	-0.41			-0.63
w2:stop ka		-0.21		
w2:stop list		0.23		-0.23
w2:stop me		-0.32		
w2:stop now			-0.26	0.30
w2:stop payment		-0.33		0.44
w2:stop tuesday	0.22		-0.25	-0.21
w2:stop velvet		0.28		-0.35
w2:stop wir		0.23		
w2:story $	-0.26	-0.20		-0.47
w2:straight away	0.52			-0.30
w2:stranger $		-0.30	-0.33	-0.31
w2:stranger i		0.49		
w2:stranger out		-0.34	-0.25	
w2:stranger what		0.55		
w2:stream $			-0.31	0.79
w2:stream can		-0.33		0.29
w2:stream from				0.24
w2:stream will				0.31
w2:street $	-0.22	-0.45	-0.24	-0.62
w2:street ?	-0.48	-0.34	-0.23	-0.24
w2:street and			-0.20	-0.25
w2:strength of		0.59		
w2:stressful $	-0.27	-0.60	-0.26	-0.56
w2:strik you	-0.33			-0.29
w2:student pay	-0.52	-0.61	-0.31	-0.52
w2:study ?	-0.37		-0.22	-0.22
w2:stumbl over	-0.20	-0.28		-0.55
w2:subah das	-0.21	-0.22	-0.32	
w2:subject to	0.25	-0.27		-0.39
w2:submit $	0.68			
w2:submit it	0.78	-0.35	-0.27	-0.43
w2:submit the	-0.38	-0.60	-0.34	0.94
w2:subscription is	-0.64	-0.21	-0.24	-0.35
w2:succes $	-0.32	-0.42	-0.38	1.57
w2:succes ,	-0.38	-0.43		0.41
w2:successful $	-0.56	-0.64	-0.23	1.01
w2:successful kar	-0.21	-0.21		0.59
w2:successor is	-0.26	-0.27	-0.46	0.63
w2:such a		0.35		
w2:such cal			0.45	
w2:such cas		0.52	-0.72	
w2:such offer	-0.25	-0.45		-0.21
w2:such thing		-0.48		-0.21
w2:suit you	0.72		-0.24	-0.21
w2:sum $	-0.50	-0.33	-0.28	-0.49
w2:sum ,	-0.49			1.23
w2:sum 0		-0.31	-0.28	-0.40
w2:sum ?	-0.73	-0.34	-0.22	-0.47
w2:sum are	-0.34			-0.31
w2:sum got	-0.33			-0.33
w2:sum of	0.42			-0.37
w2:sum up			-0.23	-0.22
w2:summary $			-0.70	-0.52
w2:sun is		-0.39		-0.66
w2:sundaram trader				-0.20
w2:sunday $	-0.22	-0.23	-0.21	-0.43
w2:sunday ,	-0.33	-0.47		
w2:sunday is		-0.43		
w2:sunita ji	-0.30	-0.40	0.34	-0.39
w2:supervisor $	-0.21	-0.58	0.34	
w2:supervisor ,			0.24	
w2:supervisor in	-0.54		0.43	-0.25
w2:supervisor is		-0.31	0.64	
w2:supervisor ko			0.21	
w2:supervisor will	-0.39	-0.34	0.24	-0.32
w2:supplier desk	-0.22	-0.31	0.36	
w2:support $				-0.23
w2:suppos $	-0.37	-0.37		-0.62
w2:suppos to	-0.36	-0.67		
w2:suppos you	0.22			
w2:sur $	-1.01	-0.48	-0.42	-0.55
w2:sur ?	0.90			-0.46
w2:sur about	0.58			
w2:sur thing	-0.66		-0.33	-0.49
w2:sur yet		-0.23	-0.38	-0.20
w2:surakshit hai	-0.32	-0.37	-0.28	-0.48
w2:survey ?	-0.20			
w2:survey afterward				-0.51
w2:suspiciou ?			-0.23	
w2:switch off	0.29		-0.31	-0.40
w2:switch on	0.46	0.31	-0.41	0.69
w2:switch to	-0.51	-0.23	0.76	-0.30
w2:switch you	0.38	-0.24		
w2:sympathy $	-0.31	-0.68	-0.54	-0.41
w2:system $	-0.34		-0.45	
w2:system block		0.36		-0.37
w2:system is		-0.89		-0.51
w2:system reject	-0.24	0.42	-0.28	-0.25
w2:system slow		-0.28		
w2:t 0		-0.34		0.35
w2:tabl $		0.54	-0.31	-0.53
w2:tak a			-0.55	-0.49
w2:tak about				-0.21
w2:tak anyth				0.44
w2:tak car		-0.28	-0.64	
w2:tak effect	-0.23		-0.21	-0.39
w2:tak fiv		-0.25		
w2:tak from	-0.29		-0.29	
w2:tak hom	-1.54		-0.20	
w2:tak is	0.31			
w2:tak it	0.21			-0.22
w2:tak its	-0.43		-0.41	
w2:tak longer	-0.58	-0.79	-0.38	-0.25
w2:tak over	-0.22		0.67	-0.23
w2:tak plac	0.31	0.49	-0.20	-0.50
w2:tak ten	-0.23	-0.48		
w2:tak the	0.51	-0.23	-0.34	
w2:tak thi		-0.27	0.44	
w2:tak two	-0.21	-0.41		-0.38
w2:tak up			0.60	
w2:tak your	-0.37	-0.30		-0.53
w2:taken ?				-0.23
w2:taken car	-0.25	-0.24	-0.22	0.58
w2:taken from		-0.44		0.30
w2:taken over			0.40	-0.35
w2:taken the			-0.22	0.29
w2:talk $	-0.28	-0.75	-0.71	0.57
w2:talk ,				0.29
w2:talk about		0.44		
w2:talk it	-0.37	-0.37		-0.51
w2:talk to	-0.24			
w2:talk too		-0.48	-0.22	-0.21
w2:talk with			-0.52	
w2:tallow street		-0.24		
w2:tap $			-0.37	
w2:tap away	-0.53	-0.29	-0.33	0.58
w2:taraf se	0.45	0.45		
w2:tarah se				-0.26
w2:tarikh ko	-0.31		-0.21	
w2:tax offic			-0.44	
w2:tax to	-0.50	-0.39		
w2:tea $		-0.34	-0.36	-0.41
w2:team $		-0.35		-0.24
w2:team aaps	-0.29	-0.22	0.67	
w2:team can			-0.22	
w2:team decid			-0.40	
w2:team has				-0.21
w2:team is		-0.32	-0.23	-0.25
w2:team now			0.26	-0.28
w2:technical team		-0.22	0.32	-0.26
w2:teen card		0.62		-0.62
w2:teen din	-0.40			0.24
w2:teeno alag				-0.26
w2:tel a		0.54		
w2:tel me	-0.23			
w2:tel the	-0.32	-0.22		-0.20
w2:tel you	-0.23			-0.41
w2:telephon $	-0.30	0.43	0.48	-0.25
w2:tell $	-0.39	-0.31	-0.21	
w2:tell anybody				-0.41
w2:tell anyon	-0.24	-0.21		-0.21
w2:tell her	-0.39		0.54	
w2:tell me	0.37	-0.44		
w2:tell our	-0.30			
w2:tell the	-0.38			
w2:tell them		-0.33	0.35	
w2:tell yet		-0.29		
w2:tell you			-0.30	
w2:tell your	-0.25			
w2:ten $	-0.48	-0.60	0.31	
w2:ten ,				0.44
w2:ten day			-0.78	
w2:ten dollar	-0.26	-0.44		-0.55
w2:ten minut			0.23	
w2:ten thousand	-0.30	0.68		
w2:tend to	-0.66	-0.70	-0.40	
w2:tension mat				-0.28
w2:term $	-0.43	0.29	-0.27	-0.26
w2:term ,	-0.34	0.22	-0.26	
w2:term ?	-0.55	-0.26		
w2:term are		-0.66	-0.48	
w2:term the	-0.21			
w2:terminal log	-0.24		-0.51	-0.26
w2:terribl $		-0.33	-0.42	-0.44
w2:text $		-0.70	-0.78	
w2:text ?	-0.44	-0.21	-0.46	-0.31
w2:text from			-0.33	-0.97
w2:text go				0.27
w2:text has	-0.21			
w2:text is				-0.30
w2:text messag	-0.23		-0.29	
w2:text on				-0.23
w2:text say	-0.39	-0.25		
w2:text should			-0.27	-0.42
w2:text ther		0.87	-0.22	-0.29
w2:text to			-0.62	
w2:text you			-0.28	-0.24
w2:tha $	-0.61	0.28		-0.60
w2:tha ?	-0.39			
w2:tha sir	-0.67	-0.21		
w2:thaddeu $	-0.31	-0.35	0.98	-0.64
w2:thaddeu from			0.34	-0.27
w2:thaddeu will	-0.27		0.44	
w2:than a		0.37		0.21
w2:than i		-0.50	0.40	
w2:than it			-0.21	-0.21
w2:than odd		-0.35	-0.22	
w2:than onc				-0.33
w2:than one		-0.48	-0.40	
w2:than that		0.22		-0.37
w2:than the		-0.72	-0.35	
w2:than thi	-0.24		-0.22	-0.20
w2:than to		0.26		
w2:than two		-0.27		
w2:than usual			-0.27	-0.27
w2:than we		0.50		
w2:thank $	-0.39	-0.60	-0.27	-0.68
w2:thank ,		-0.28		-0.34
w2:thank for		-0.35		
w2:thank from			-0.44	-0.35
w2:thank in			-0.29	-0.50
w2:thank you	-0.23	-0.23	-0.30	-0.42
w2:that $	-0.46	-0.69	-0.26	
w2:that ,	0.25			
w2:that ?	-0.21	-0.21		
w2:that account	-0.31	0.91		-0.57
w2:that again		-0.27		-0.34
w2:that any		0.29		-0.27
w2:that are		-0.61		-0.31
w2:that as	0.46			
w2:that at		-0.44		
w2:that be	0.65			-0.62
w2:that befor	0.28		-0.23	-0.46
w2:that belong	-0.40		-0.22	-0.28
w2:that birthday		-0.27		
w2:that cam	-0.25	-0.44		-0.21
w2:that can				-0.39
w2:that card	-0.83			
w2:that chang		-0.43	-0.28	
w2:that check	-0.53	-0.24		-0.39
w2:that coffe	-0.54	-0.40		1.53
w2:that com		-0.28		
w2:that correct	0.37			
w2:that cost		-0.51		
w2:that day				-0.64
w2:that depend	-0.53	-0.70	-0.46	-0.80
w2:that do	0.28			
w2:that doe		-0.26		
w2:that down		0.26		
w2:that end				-0.65
w2:that explain	-0.41	-0.54	-0.23	-0.44
w2:that fee		0.78		
w2:that for			-0.46	
w2:that from		0.29	-0.33	
w2:that get		-0.28		-0.21
w2:that goe		0.25		
w2:that happen	-0.44	-0.29		
w2:that has		0.39	-0.48	
w2:that help		-0.27		-0.29
w2:that how	0.47			
w2:that i	-0.25	0.65		
w2:that in		-0.33	-0.31	0.49
w2:that is		-0.34	-0.35	
w2:that it		-0.37		
w2:that kind		0.27		
w2:that leav	-0.50	-0.97	-0.28	-0.31
w2:that machin	-0.43		-0.29	-0.57
w2:that mak	-0.20	-0.61	-0.36	-0.75
w2:that match	-0.31	-0.47		-0.43
w2:that mean	-0.31	0.29		
w2:that money		0.42		-0.57
w2:that much	-0.22		-0.44	-0.31
w2:that must		-0.51	-0.23	-0.49
w2:that nam	-0.27	-0.22		-0.21
w2:that net				0.28
w2:that nic	-0.32	-0.25		
w2:that nobody		-0.35	-0.27	
w2:that on			-0.68	
w2:that one		0.52		
w2:that onlin	-0.44	-0.52		
w2:that out	-0.34	-0.39		
w2:that pag			-0.22	
w2:that part		-0.47	-0.31	
w2:that payment	-0.58	-0.50		0.50
w2:that she		-0.47		
w2:that ship		0.32		-0.22
w2:that song		-0.47	-0.36	-0.21
w2:that sort	-0.23		-0.22	-0.58
w2:that sound	-0.29	-0.23		-0.71
w2:that story	-0.20			-0.41
w2:that street	-0.22	-0.50		-0.68
w2:that suit	0.67	-0.20	-0.25	-0.21
w2:that the				0.73
w2:that they		-0.23		
w2:that thi	0.45		-0.23	
w2:that through		-0.28		-0.47
w2:that to	-0.29	-0.66	-0.25	
w2:that today		0.47		-0.53
w2:that up		-0.61	-0.48	-0.46
w2:that was	-0.34	-0.49		-0.38
w2:that way	0.36	-0.77		
w2:that we	-0.49	-0.86		
w2:that went		-0.29		
w2:that what	0.40			-0.26
w2:that will		0.37		-0.34
w2:that work	-0.58	-0.75	-0.54	1.16
w2:that would	-0.31	0.34		
w2:that you	0.31	-0.31		-0.22
w2:that your	-0.45			
w2:that yourself		-0.29		-0.51
w2:thaw $	-0.31	-0.36	-0.62	0.97
w2:the 0				-0.34
w2:the ?	-0.57	-0.52	-0.38	-0.36
w2:the abov	0.60	0.28	-0.48	-0.68
w2:the acces		-0.29		
w2:the activation				-0.25
w2:the addres	-0.36			-0.27
w2:the age	-0.34			
w2:the airport	-0.28	-0.36		-0.50
w2:the alert		0.30		
w2:the amount	-0.35			-0.47
w2:the answer		0.72		-0.38
w2:the app	-0.21	-0.20		-0.37
w2:the application		-0.28	-0.24	
w2:the archiv			0.42	-0.41
w2:the back		-0.24		-0.31
w2:the background	-0.36	-0.21		
w2:the balanc	0.26	0.21		0.29
w2:the bank		0.30		-0.35
w2:the baton	-0.21	0.52	0.61	-0.38
w2:the bell	-0.38			
w2:the bellamy	-0.26	-0.23		
w2:the beneficiary	-0.59	-0.34	-0.28	-0.47
w2:the bicycl		-0.26		
w2:the bill	-0.34	-0.25		-0.67
w2:the block	-0.28			
w2:the boat	-0.37	-0.35		-0.39
w2:the bonu				-0.80
w2:the branch			-0.52	-0.38
w2:the build		-0.20		-0.21
w2:the busines				-0.47
w2:the button	0.85	-0.37		0.44
w2:the call		-0.37	0.45	
w2:the cano		0.20		
w2:the card	-0.39	-0.35		
w2:the cas		-0.20	0.63	
w2:the cent			-0.31	-0.45
w2:the certificat	-0.56	-0.42	-0.57	-0.36
w2:the chang	0.28	-0.33		
w2:the charg	-0.21	-0.41		-0.72
w2:the chat	-0.63	-0.60	0.56	-0.69
w2:the check				-0.86
w2:the claim		-0.46		-0.21
w2:the clear				-0.35
w2:the clock		-0.37		
w2:the closur				-0.21
w2:the cod	-0.86			-1.12
w2:the coffe		-0.33	-0.42	-0.44
w2:the company	-0.49			-0.24
w2:the complaint	-0.29	-0.20	-0.25	
w2:the computer	-0.24	-0.65		-0.23
w2:the connection		-0.31		
w2:the contract	-0.28	-0.29	-0.21	-0.33
w2:the conversion		0.22		0.69
w2:the copy			-0.59	
w2:the counter			-0.32	-0.32
w2:the country	-0.45	-0.51	-0.21	-0.49
w2:the courier		-0.53		0.46
w2:the customer		-0.41		-0.28
w2:the cvv	-0.64	-0.29	-0.24	-0.53
w2:the dat	-0.57	-0.37	-0.20	-0.40
w2:the day	-0.57			-0.39
w2:the deadlin		1.39		-0.55
w2:the death	-0.21			
w2:the debit				0.39
w2:the decision	-0.39	0.49		-0.44
w2:the delay		-0.24		
w2:the deposit		0.41		-0.25
w2:the design	-0.51	-0.37		-0.56
w2:the desk			-0.28	-0.46
w2:the devic		0.25	0.23	
w2:the digit			-0.36	-0.52
w2:the disput		-0.31		
w2:the document	-0.44	-0.38	-0.26	-0.38
w2:the drawer		0.32		
w2:the duplicat	-0.81	-0.53	-0.25	0.83
w2:the email			-0.30	0.30
w2:the estat	-0.30	-0.23	0.37	-0.27
w2:the even	-0.52	-0.72		
w2:the exact	-0.46	-0.52		-0.61
w2:the expiration	-0.49	-0.26	-0.21	-0.24
w2:the expiry	-0.37	-0.34	-0.22	-0.33
w2:the fami		-0.33		-0.61
w2:the fee	-0.31	0.46		-0.57
w2:the feel		-0.35	-0.22	-0.25
w2:the fifteenth	-0.35	-0.21	-0.21	
w2:the fifth		-0.91	-0.48	0.25
w2:the figur	-0.56	-0.53		-0.46
w2:the fil	-0.21	-0.28		-1.03
w2:the final	-0.28			-0.32
w2:the firm	-0.39			
w2:the first				-0.49
w2:the fiv		0.59		
w2:the floor		-0.41	0.23	
w2:the follow	-0.27			-0.26
w2:the form	-0.28	-0.75	-0.62	-0.51
w2:the four	0.40			0.42
w2:the fraud			0.45	-0.24
w2:the freez	0.27			
w2:the front				0.42
w2:the full	0.38			
w2:the fund	-0.43			
w2:the gas			-0.68	-0.21
w2:the gentleman		-0.29		-0.28
w2:the go-between		-0.27		-0.26
w2:the green	0.34			
w2:the hand		-0.26	0.36	-0.23
w2:the help			-0.22	-0.30
w2:the hold	0.21	-0.43		
w2:the holder		0.35		
w2:the holiday	0.51	-0.50	-0.27	
w2:the hotel			-0.33	
w2:the hour			0.29	
w2:the hous		0.56		-0.51
w2:the ice		-0.53	-0.22	0.52
w2:the inconvenienc		-0.54		
w2:the increas		0.59		
w2:the instruction	-0.29		-0.30	-0.56
w2:the invitation	0.58	-0.21		0.72
w2:the invoic	-0.24	-0.27		-0.21
w2:the jar	-0.29		0.55	
w2:the joint	-0.35			-0.35
w2:the key		-0.48	-0.34	
w2:the lady			-0.37	-0.28
w2:the larg				0.20
w2:the last	-0.29	-0.45		-0.58
w2:the lat	0.33			
w2:the leaflet	-0.90	-0.27	-0.29	-0.56
w2:the letter				0.34
w2:the lighthous	-0.44			
w2:the limit	-0.32			-0.35
w2:the lin	-0.41	-0.43	0.41	-0.38
w2:the link		0.38		
w2:the list	-0.21	-0.49		0.67
w2:the loan	-0.32	-0.75	0.25	
w2:the long		-0.47		
w2:the lost		-0.57		0.29
w2:the machin		-0.76		
w2:the magic	0.53			-0.42
w2:the manager		-0.27	-0.28	-0.32
w2:the market				-0.28
w2:the mason	-0.20	-0.64		1.02
w2:the matter		-0.55	0.38	-0.24
w2:the meantim	-0.38			0.53
w2:the merchant	-0.39	-0.23		-0.55
w2:the messag	-0.23		-0.24	-0.83
w2:the mil	-0.43			-0.23
w2:the mill		0.63		-0.26
w2:the minut	0.59			-0.37
w2:the mobil	-0.35	-0.30	-0.21	
w2:the moment	0.61			-0.56
w2:the money	-0.26	-0.24		
w2:the month	-0.22	-0.52		-0.21
w2:the morning			-0.23	-0.56
w2:the mortgag			0.93	-0.41
w2:the most		0.77		-0.35
w2:the mov	-0.32	-0.59	-0.32	0.32
w2:the nam	-0.31			
w2:the new			-0.21	
w2:the next	-0.35	-0.68	0.22	-0.34
w2:the nois	-0.52			-0.35
w2:the nomination			-0.28	0.35
w2:the nomine			-0.22	
w2:the nominee	-0.33			-0.22
w2:the not	-0.53	-0.44		
w2:the number		-0.43		
w2:the occasion	-0.26	-0.32	-0.31	-0.28
w2:the offer	0.44	-0.23		
w2:the old		-0.37	-0.21	0.36
w2:the oldest		-0.26		
w2:the one		-0.25		
w2:the one-tim	-0.30	-0.31		-0.22
w2:the onlin	0.49			-0.20
w2:the open		0.24		0.48
w2:the order	-0.25			
w2:the origin		-0.25		
w2:the other	-0.24			
w2:the otp	-0.57	-0.57	-0.22	-0.39
w2:the outcom				-0.30
w2:the pag	-0.36	-0.55	-0.20	-0.39
w2:the pan		-0.30		
w2:the paper	-0.30	-0.47	-0.26	-0.43
w2:the particular		-0.31	-0.21	
w2:the passcod	-0.65	-0.46	-0.38	-0.85
w2:the paye	-0.52	-0.47	-0.42	-0.39
w2:the payer	-0.29			
w2:the payment		-0.44		
w2:the peopl		-0.28	-0.63	
w2:the phon	-0.43			-0.51
w2:the piano		-0.45	-0.32	0.50
w2:the pictur	-0.28	-0.65		
w2:the pin		-0.38	-0.20	-0.38
w2:the plac	-0.82	-0.74	-0.28	-0.89
w2:the plastic	-0.32		-0.41	-0.54
w2:the polic	-0.72	-0.41		-0.31
w2:the policy				-0.21
w2:the post				0.43
w2:the pot		0.62		-0.53
w2:the power		1.06		
w2:the pric				-0.21
w2:the principal	-0.43			0.36
w2:the printer	-0.34	-0.39		
w2:the product				-0.35
w2:the purchas				-0.41
w2:the purpos	-0.46			-0.27
w2:the question	-0.47	0.94		-0.72
w2:the queu				0.42
w2:the railway	-0.22	-0.48	-0.35	
w2:the rain				-0.32
w2:the reason	-0.22	-0.46		-0.21
w2:the recall		-0.29		0.47
w2:the receipt		-0.42		
w2:the recipient	-0.21			
w2:the record		-0.31	-0.30	-0.45
w2:the referenc	-0.51	-0.48		-0.26
w2:the removal				0.44
w2:the replacement	0.61	0.25		0.46
w2:the requirement	-0.20	0.33		-0.21
w2:the reset				-0.28
w2:the rest	-0.39	-0.39	0.77	
w2:the restriction		0.75	-0.32	-0.49
w2:the result		0.48		-0.26
w2:the reversal		0.20		
w2:the right	-0.42	0.32		
w2:the row				-0.50
w2:the rul	-0.38	0.75		-0.22
w2:the said		0.60		-0.33
w2:the sam		-0.72		
w2:the saving		-0.37		0.33
w2:the school	-0.62	-0.45	-0.26	-0.49
w2:the screen			0.29	
w2:the sea	-0.46	-0.66		
w2:the second	-0.33			
w2:the security			0.23	-0.27
w2:the seller	-0.50	-0.49		-0.24
w2:the set		0.22		
w2:the ship		-0.34		-0.34
w2:the shop	-0.33	-0.20		-0.20
w2:the short		0.27		
w2:the signatur			-0.49	
w2:the six		-0.41		
w2:the six-digit	-0.65	-0.25		
w2:the sixty				-0.22
w2:the small	-0.22	-0.32		-0.38
w2:the sms		-0.35		-0.28
w2:the sofa			-0.28	
w2:the sourc	-0.39	-0.28		
w2:the specialist	-0.22		0.38	-0.22
w2:the spot		-0.38		
w2:the spr	-0.20	-0.24		-0.32
w2:the stand		-0.44		0.23
w2:the start	-0.63	-0.29		-0.38
w2:the stat				-0.20
w2:the statement	0.27			0.34
w2:the stolen				0.58
w2:the stop		-0.26		-0.21
w2:the street			-0.42	
w2:the strength		0.59		
w2:the student		-0.25		
w2:the sum		-0.45	-0.21	-0.86
w2:the summary			-0.70	-0.52
w2:the sun		-0.39		-0.66
w2:the supplier			0.32	
w2:the switch	0.75	-0.82	-0.29	-0.90
w2:the system	-0.51	0.30	-0.24	-0.41
w2:the tabl		0.54	-0.31	-0.53
w2:the tap			-0.38	
w2:the tax		-0.29		
w2:the team	-0.37	-0.27	-0.60	-0.29
w2:the technical				-0.30
w2:the teen		-0.30		-0.22
w2:the telephon				-0.23
w2:the term	-0.86	0.32	-0.26	-0.62
w2:the terminal	-0.24		-0.51	-0.26
w2:the text		-0.69	-0.22	
w2:the thing				-0.25
w2:the third	-0.25	-0.68	-0.30	-0.27
w2:the thirty		0.71		
w2:the thre	-0.26			
w2:the till		0.34		
w2:the tim		0.84		
w2:the top	-0.24	-0.45		
w2:the transaction	-0.37	-0.44		-0.33
w2:the transfer			-0.30	0.39
w2:the travel	0.24			-0.39
w2:the treasury			0.25	-0.26
w2:the troubl		-0.46		
w2:the twentieth	-0.24			
w2:the two	-0.56	-0.39		
w2:the typ		-0.61		-0.27
w2:the unlock	-0.27			-0.37
w2:the updat				-0.42
w2:the usual		-0.47		
w2:the utr	-0.62	-0.42	-0.29	-0.49
w2:the vault	-0.32		-0.26	-0.64
w2:the vendor	-0.34			
w2:the verification	-0.30	-0.32		
w2:the wait		-0.63	-0.23	
w2:the wallet		0.22		
w2:the warn		-0.21	-0.29	0.38
w2:the watch				0.69
w2:the way	-0.35	-0.28	-0.28	
w2:the weather		-0.50		
w2:the websit		-0.56	-0.51	-0.30
w2:the week		0.20	-0.22	-0.57
w2:the weekend				0.64
w2:the whol			-0.33	-0.25
w2:the window		0.88		-0.49
w2:the wir		-0.21	-0.27	-0.60
w2:the withdrawal			-0.25	0.42
w2:the word			-0.27	
w2:the world	-0.64			0.42
w2:the wrong	-0.30		-0.21	
w2:the yard				-0.85
w2:the year	-0.38	-0.64	-0.24	
w2:theek hai	0.43			-0.24
w2:their browser			-0.24	
w2:their from			0.23	-0.57
w2:their last				-0.30
w2:their money			-0.21	0.84
w2:their own	-0.42	-0.23	-0.40	-0.22
w2:their way		-0.25		0.58
w2:them $	-0.43	-0.50	-0.23	-0.52
w2:them ,			0.27	0.22
w2:them ?			-0.23	
w2:them any		0.59		
w2:them apart		-0.56		
w2:them do	-0.58	-0.28	-0.32	
w2:them for	-0.31	-0.36	0.27	-0.37
w2:them her	-0.25		-0.40	
w2:them is		0.44		
w2:them now	-0.22	-0.44	-0.80	-0.51
w2:them on				-0.23
w2:them out	-0.20		-0.34	-0.96
w2:them to	-0.32		0.54	-0.21
w2:them today			0.42	
w2:them up			-0.23	
w2:them with	-0.39	-0.24		
w2:then $	-0.45	-0.38	-0.36	-0.38
w2:then ,				0.35
w2:then ?	-0.31	-0.22		
w2:then a		-0.66	-0.32	
w2:then i	0.69			
w2:then it		-0.55	-0.32	
w2:then let			-0.21	
w2:then on		-0.37		-0.28
w2:then read				-0.71
w2:then the	-0.73		-0.27	-0.32
w2:then we	-0.26			-0.85
w2:ther $		-0.56	-0.36	0.42
w2:ther ,		-0.21		0.68
w2:ther ?	-0.78	-0.30		-0.29
w2:ther a	-0.28	-0.44		
w2:ther any			-0.34	
w2:ther anyth		-0.40		-0.52
w2:ther are		-0.49		-0.35
w2:ther can		0.31		-0.27
w2:ther for		0.28	-0.29	-0.57
w2:ther in		0.25		
w2:ther is	0.22		-0.25	-0.43
w2:ther it				0.36
w2:ther someth	-0.24	-0.23		-0.42
w2:ther we		-0.51		0.52
w2:ther will		0.55	0.45	-0.47
w2:ther with	-0.46			-0.38
w2:ther yet		-0.47	-0.33	
w2:ther you	-0.20	-0.25		0.24
w2:thes $	-0.66	-0.76	-0.41	-0.77
w2:thes answer		0.64		
w2:thes circumstanc		0.33		
w2:thes day		0.41		-0.43
w2:thes refund		0.24		-0.23
w2:thes two		-0.44		0.32
w2:they agre	0.22			
w2:they answer	-0.60	-0.36		-0.60
w2:they are	-0.33		-0.48	-0.32
w2:they belong		-0.38		0.34
w2:they call		-0.21	-0.25	
w2:they clos			-0.34	-0.23
w2:they do		0.44	-0.31	-0.25
w2:they go		-0.59	-0.47	
w2:they hav		-0.73	-0.20	
w2:they match			-0.45	-0.45
w2:they mov	-0.26	-0.55	-0.33	
w2:they pretend		-0.24		-0.33
w2:they ring			0.84	-0.39
w2:they say	-0.50	-0.44	-0.25	-0.25
w2:they sometim		-0.24	-0.62	
w2:they want	-0.23			
w2:they will	-0.21		0.60	-0.31
w2:they would		-0.40	-0.42	
w2:they writ				-0.20
w2:they wrot				-0.21
w2:thi $	-0.44	-0.75	0.60	-0.82
w2:thi ,		-0.20		
w2:thi ?	0.49	-0.39	-0.28	
w2:thi account		0.40		-0.61
w2:thi afternoon		-0.58		0.29
w2:thi at		-0.38		
w2:thi bank	-0.22	-0.48	-0.35	
w2:thi build		-0.27		-0.32
w2:thi can		0.66		
w2:thi card			-0.22	-0.70
w2:thi cas		-0.38		
w2:thi chat		-0.65		
w2:thi computer		-0.35	-0.24	
w2:thi conversation		-0.44	0.25	-0.48
w2:thi desk	-0.37		-0.25	-0.36
w2:thi even				-0.66
w2:thi facility		0.25		-0.25
w2:thi firm			-0.22	
w2:thi for			-0.25	
w2:thi goe	-0.37	-0.69	0.29	-0.41
w2:thi happen		-0.24		
w2:thi has			0.23	-0.70
w2:thi hous		-0.49		
w2:thi i		0.25		
w2:thi instruction		0.55		
w2:thi is	0.24	-0.55	0.51	
w2:thi kind		0.33		
w2:thi lin			0.33	
w2:thi minut		-0.27	-0.22	0.76
w2:thi moment		-0.52		0.65
w2:thi money		0.42		
w2:thi month	0.24	-0.69		-0.24
w2:thi morn			-0.40	0.34
w2:thi number		0.55	-0.22	-0.86
w2:thi offer		-0.23		
w2:thi on	-0.21			
w2:thi one	-0.47	0.54		-0.78
w2:thi pass			0.23	
w2:thi paye		0.24		
w2:thi payment		0.30	-0.25	-0.28
w2:thi plan	0.22			
w2:thi point	0.27	-0.27		-0.33
w2:thi serious				-0.23
w2:thi sir	0.60		-0.30	
w2:thi tel		0.33		
w2:thi than		-0.28	0.49	
w2:thi tim				-0.46
w2:thi to		-0.31	0.25	
w2:thi typ		0.39		-0.27
w2:thi way		0.25		
w2:thi week		0.52		-0.74
w2:thi wir		0.71		
w2:thi with	-0.31		0.57	-0.31
w2:thi would	-0.24	0.33	-0.69	
w2:thi year		0.23	-0.33	-0.60
w2:thi you			0.56	
w2:thiev away	-0.29	-0.38		
w2:thing $	-0.40	-0.50	-0.25	-0.35
w2:thing ?	-0.52			
w2:thing are	-0.26			0.45
w2:thing for	-0.40			0.27
w2:thing is			-0.26	-0.40
w2:thing left	0.27			
w2:thing still	0.30			
w2:thing to	-0.41			
w2:thing you	-0.35	-0.22		
w2:think $	-0.43	-0.58	-0.83	-0.78
w2:third $		-0.38		-0.31
w2:third ,		-0.30		
w2:third caller	-0.20			-0.41
w2:third is		0.31	-0.28	
w2:third party		0.58		
w2:third tim		0.27		
w2:third to	-0.27		-0.55	
w2:thirty day		0.39	-0.22	
w2:thoda slow	-0.31	-0.51		-0.24
w2:thorn ?	-0.43		-0.81	
w2:thorn has		-0.28		0.45
w2:thorn is		-0.26		-0.25
w2:thorne balanc	0.23		-0.33	
w2:thos $			-0.28	-0.36
w2:thos 0				-0.36
w2:thos are		0.62		-0.25
w2:thos cam	-0.27	-0.26		
w2:thos digit		0.22		
w2:thos payment	-0.45			-0.38
w2:thos two	-0.52			-0.28
w2:though $	-0.72		-0.36	-0.48
w2:though ?	-0.23			
w2:thought $		-0.64		
w2:thought ,	0.32			-0.22
w2:thought ?	-0.20	-0.25	-0.40	
w2:thought about	-0.32	0.28	-0.41	-0.34
w2:thousand $		-0.85		0.44
w2:thousand are	0.48	-0.32	-0.33	0.27
w2:thousand is		-0.28		
w2:thousand stay		0.29		
w2:thre $	-0.38	-0.55		-0.35
w2:thre ,			0.32	-0.54
w2:thre ?	-0.72			
w2:thre account	-0.28	-0.73	-0.75	
w2:thre answer		0.54		
w2:thre digit	-0.38	-0.23		-0.23
w2:thre dollar		-0.24		
w2:thre eye		-0.32		-0.25
w2:thre kind				-0.21
w2:thre of		-0.61		-0.52
w2:thre pag				-0.48
w2:thre point		-0.45	-0.28	0.36
w2:thre thousand		0.22		0.44
w2:thre week		0.36		
w2:through $	-0.31			0.76
w2:through ?				-0.23
w2:through at		-0.33		
w2:through everyth				0.25
w2:through it			-0.52	-0.30
w2:through now	-0.65			
w2:through the	-0.40	-0.59	0.22	-0.53
w2:through thi	-0.26	-0.58	-0.66	-0.45
w2:through to	-0.39	-0.26		-0.58
w2:through whom	-0.24			-0.35
w2:through without		-0.32		
w2:throw your		0.25		
w2:thru $	-0.27	-0.23	-0.33	-0.28
w2:thru ?	-0.24			
w2:thumb up	0.99	-0.26	-0.27	-0.68
w2:thursday $	-0.27	0.65	-0.38	-0.53
w2:thursday at	0.39	-0.23	-0.36	0.80
w2:thx $	-0.45	-0.46	-0.50	-0.40
w2:thx ,	-0.25	-0.23		-0.53
w2:tick $	-0.43			-0.21
w2:ticket rais		-0.40		-0.66
w2:tidy $		-0.35	-0.41	
w2:tied $	-0.20	0.41	-0.35	
w2:tied ,		0.64		
w2:tight $	-0.67	-0.47	-0.34	
w2:tight ,		-0.37		0.25
w2:till $		0.34		
w2:till midnight	-0.34	-0.51	-0.45	-0.43
w2:till the	-0.49	0.51	-0.23	-0.52
w2:tim $	-0.40	-0.33		
w2:tim ?	-0.34	-0.29		-0.21
w2:tim being				0.48
w2:tim fli	-0.25	-0.37		-0.45
w2:tim for		0.27		-0.26
w2:tim it		-0.28		-0.20
w2:tim of		-0.51		-0.56
w2:tim on		-0.23	-0.24	-0.36
w2:tim was	-0.52	-0.22		-0.23
w2:tim you	-0.37	-0.31		
w2:tir at		-0.50		
w2:tithi $	-0.57		-0.20	
w2:tithi ?	-0.21			
w2:tithi batai	-0.32	-0.30	-0.35	-0.52
w2:to $	-0.29		-0.69	-0.32
w2:to ,				-0.35
w2:to 0	-0.21	-0.32		
w2:to ?			-0.29	
w2:to a			-0.61	
w2:to activat	0.30			
w2:to add				-0.49
w2:to all		-0.43		-0.77
w2:to answer		-0.64	-0.26	
w2:to anybody			-0.23	
w2:to anyon		-0.41	-0.54	-0.26
w2:to ask		-0.67	-0.23	-0.26
w2:to avail	0.39			
w2:to be			-0.51	-0.26
w2:to begin	-0.36			
w2:to bellamy		0.29		
w2:to block	-0.32	-0.23		-0.22
w2:to break		0.38		
w2:to bring	-0.35			
w2:to call	-0.29		-0.40	
w2:to carry	0.31			-0.22
w2:to catch			-0.26	-0.34
w2:to chang	0.20			
w2:to check	0.24	0.39	-0.23	-0.62
w2:to clear	-0.30			
w2:to clos				-0.30
w2:to com		-0.57	-0.21	-0.37
w2:to confirm	0.51			
w2:to connect			-0.33	
w2:to creat	0.49		-0.38	-0.30
w2:to credit		0.55		-0.29
w2:to customer	-0.37		-0.50	-0.70
w2:to declin		0.56	-0.59	
w2:to disappoint			-0.37	-0.29
w2:to disput	-0.44	0.59		
w2:to do	-0.32		-0.29	
w2:to dr			0.50	
w2:to everybody	-0.25		-0.22	
w2:to explain	-0.53	-0.24		
w2:to fill		-0.42		
w2:to find		-0.30		
w2:to get	-0.67	-0.66	0.70	0.29
w2:to giv	-0.47			-0.31
w2:to go	0.26			0.35
w2:to grant		0.37		-0.28
w2:to hartwell		0.27		-0.78
w2:to hav				-0.49
w2:to hear		-0.55		-0.23
w2:to help	-0.51			-0.34
w2:to her	-0.55			
w2:to him	-0.71			-0.48
w2:to hold		0.69	-0.37	
w2:to it	-0.39			-0.56
w2:to join			0.48	
w2:to keep		-0.39	-0.25	
w2:to know		-0.24		
w2:to leav		0.83	-0.20	-0.38
w2:to let		-0.23		
w2:to lionel	-0.37	-0.39	0.69	-0.31
w2:to look		-0.59		
w2:to mail				-0.21
w2:to mak	0.29	-0.59	-0.48	-0.60
w2:to me	-0.48			-0.29
w2:to meet			0.25	
w2:to mov	0.20			-0.34
w2:to mrs	-0.39			
w2:to ms			0.29	-0.28
w2:to my		-0.69	1.37	
w2:to myself		0.76		
w2:to new	-0.20	-0.28		-0.49
w2:to nominat	-0.55			
w2:to open	0.31			
w2:to our			0.28	
w2:to p			-0.34	0.65
w2:to pas	-0.34	0.76	-0.36	-0.37
w2:to pay		-0.90	-0.21	
w2:to pick	-0.49			
w2:to priya		-0.22		
w2:to proce	0.77			
w2:to put	0.23	-0.25		
w2:to rais	-0.28	0.22		-0.21
w2:to reach			-0.45	
w2:to read	-0.42	-0.32		
w2:to refus		0.23	-0.25	-0.20
w2:to rekha			0.28	-0.21
w2:to releas		0.38		
w2:to remain				-0.22
w2:to resend	-0.49			
w2:to reset				-0.25
w2:to rest	-0.41	-0.37	-0.37	
w2:to revers	0.23			
w2:to sav	0.24	0.22		
w2:to saving				0.24
w2:to say	0.25	0.43	-0.51	
w2:to secrecy		0.48		-0.23
w2:to see	-0.26		-0.22	
w2:to send	-0.73	0.68		
w2:to senior	-0.28		0.30	
w2:to set	0.31	0.26		-0.26
w2:to settl	-0.36			
w2:to show		-0.25		
w2:to sign			-0.21	
w2:to simpl		-0.33		
w2:to sit				-0.29
w2:to somebody			0.21	
w2:to someon		-0.37		
w2:to sort	-0.29			
w2:to speak	0.20	-0.31		
w2:to spend	-0.22	-0.38		
w2:to start	-0.44			
w2:to stay		0.62		-0.47
w2:to step			0.24	
w2:to stranger		-0.27	-0.33	-0.32
w2:to submit	0.87		-0.31	-0.57
w2:to sum			-0.23	-0.22
w2:to tak			0.28	
w2:to talk		-0.28		
w2:to tallow		-0.24		
w2:to thaddeu	-0.22		0.67	-0.61
w2:to that	-0.46	0.24		
w2:to the	-0.30	-0.29	0.24	
w2:to them		-0.29	0.52	-0.47
w2:to thi		-0.22		-0.34
w2:to turn		0.30		
w2:to understand	-0.38			
w2:to updat		0.39		
w2:to us	-0.29	-0.40	-0.58	-0.22
w2:to use	-0.53	-0.31		
w2:to verify			-0.29	-0.21
w2:to wait	0.29	0.50	-0.27	-0.49
w2:to wak	-0.36	-0.35		
w2:to what	-0.59			-0.24
w2:to which	-0.60			
w2:to whom	-0.69		0.20	
w2:to work		0.42		
w2:to worry	-0.54	-0.74	-0.36	-0.45
w2:to writ	-0.41		0.69	
w2:to you	-0.32		-0.58	
w2:to your	0.42		-0.25	-0.20
w2:to yourself		-0.31	-0.47	-0.41
w2:tobia $	-0.51	-0.68	-0.53	-0.62
w2:tobia ,		-0.40		
w2:tod di				0.24
w2:today $	-0.57	0.49	-0.38	
w2:today ,				-0.20
w2:today ?				-0.41
w2:today and	0.29			
w2:today be	0.31			-0.20
w2:today by		-0.23		
w2:today dat	0.25	-0.31	-0.20	
w2:today is	-0.26	-0.24		-0.28
w2:today on		-0.20	-0.23	-0.38
w2:today only		-0.60		-0.83
w2:today the		-0.61		0.28
w2:today with	-0.20			-0.41
w2:todni hai	-0.62			-0.21
w2:together $	-0.36	-0.31		-0.33
w2:together ?	-0.27			
w2:together with				-0.30
w2:toh $	0.41	-0.29	-0.67	-0.61
w2:toh kar	0.35			
w2:toh main	0.59			-0.28
w2:toh nahin	-0.55			
w2:toh poora	-0.42			
w2:told $	-0.29	-0.66		0.59
w2:told about				-0.26
w2:told as				0.20
w2:told at				0.27
w2:told it		-0.21	-0.22	0.97
w2:told me			-0.45	-0.22
w2:told now				0.62
w2:told that	-0.26	-0.49		
w2:told the				0.21
w2:told today	0.32			-0.48
w2:told you	-0.31	-0.21	-0.39	-0.35
w2:tolliver $	-0.35		-0.47	-0.64
w2:tomorrow $		-0.26	0.23	
w2:tomorrow ,			0.47	
w2:tomorrow even		0.60		
w2:tomorrow morn				-0.27
w2:tonight $			0.42	0.38
w2:tonight ,	0.29			0.20
w2:too $	-0.63	-0.44	-0.54	
w2:too ?	0.57	-0.51		
w2:too ear	-0.40	0.53		
w2:too fast		-0.48	-0.22	-0.21
w2:too high		1.14		-0.28
w2:too lat		0.54		-0.54
w2:too many	-0.24	0.53		
w2:too much		0.38		
w2:took $	-0.37	-0.72	-0.34	0.51
w2:took ,	-0.38	-0.27		0.62
w2:took it	-0.77	-0.21	-0.23	-0.45
w2:took so	0.44			
w2:toot sakti		0.22		
w2:top $	-0.63	-0.52	-0.34	0.23
w2:top right		-0.31		-0.37
w2:total ?	-0.38	-0.40	-0.40	-0.42
w2:touch $		-0.28	0.54	-0.30
w2:touch anyth	0.42	-0.66		
w2:touch it		0.76		
w2:touch pin		1.12		
w2:touch with	-0.23			-0.26
w2:toward the	-0.50	-0.58		
w2:town $			-0.24	-0.20
w2:town ?	-0.23			
w2:town are	-0.78			-0.40
w2:town did				-0.40
w2:town wer	-0.50			-0.22
w2:train $	-0.37	-0.27		-0.69
w2:train to		-0.42	-0.26	-0.36
w2:transaction $	-0.53	-0.25		-0.26
w2:transaction ?	-0.76			
w2:transaction id	-0.24	-0.38		-0.37
w2:transaction is	-0.36	-0.29		
w2:transaction kiya	-0.31		-0.21	
w2:transaction tha	-0.45		-0.22	
w2:transfer $	-0.34	0.33		
w2:transfer ,	0.38			
w2:transfer ?	0.48			
w2:transfer can		0.23		-0.27
w2:transfer is	-0.29	-0.51	-0.29	0.29
w2:transfer kar	-0.23		0.43	
w2:transfer thi		-0.36	0.41	-0.55
w2:transfer to		-0.32		
w2:transfer today	0.28	0.23		-0.23
w2:transfer was		0.26		
w2:transfer will		0.25		
w2:transfer you	-0.38	-0.22	1.22	-0.61
w2:transfer your	-0.44		0.64	-0.45
w2:travel $			-0.30	
w2:travel ,	-0.26			
w2:travel notic	0.24			-0.38
w2:travel to	-0.33			
w2:treasury desk			0.48	-0.27
w2:tri $			-0.22	-1.10
w2:tri to	-0.37	-0.21		-0.58
w2:trick $		0.34		-0.24
w2:trick ,		0.41		
w2:trick ther		-0.26		
w2:trick to		-0.44		-0.27
w2:trolley and			-0.36	
w2:troubl $		-0.29		-0.21
w2:troubl is		0.28		
w2:troubl to		-0.76		
w2:troubl you		-0.28		
w2:tru sorry	-0.44	0.52		
w2:try $	-0.28	-0.42		
w2:try ,		-0.31		
w2:try for				-0.26
w2:try to	-0.54	-0.33		
w2:tuesday $	0.58	-0.21	-0.40	-0.82
w2:tuesday transfer			-0.28	
w2:tul get				0.23
w2:tun $		-0.23		-0.27
w2:turant account		-0.22		-0.47
w2:turn $	-1.12	-0.91	0.30	-0.55
w2:turn down		1.10	-0.46	-0.58
w2:turn it	0.63	-0.32	-0.27	
w2:turn round		-0.79		0.68
w2:turn that		0.26		
w2:turn the				-0.37
w2:turn up		-0.51		
w2:turn you			0.30	
w2:twelv month		0.55	-0.35	
w2:twentieth is		0.46		-0.67
w2:twenty password	-0.25	-0.26		-0.22
w2:twenty-four hour		0.66		
w2:twic $			-0.42	
w2:twic ?	-0.23			-0.21
w2:twic it		0.27		
w2:twic thi		0.53		-0.65
w2:two $	-0.29	-0.37	-0.23	-0.29
w2:two ,				0.74
w2:two ?		-0.26		
w2:two account				-0.54
w2:two answer		0.49		
w2:two approval	-0.23			-0.39
w2:two are	-0.35	0.69		
w2:two belong	-0.27			
w2:two cal	-0.26	-0.63		-0.52
w2:two card		-0.52		
w2:two dat		-0.43		
w2:two day				-0.26
w2:two factor		-0.36		-0.22
w2:two hour			-0.23	
w2:two hundr	-0.23	-0.32		0.27
w2:two lin	-0.50		-0.56	-0.51
w2:two littl				-0.37
w2:two minut		-0.22		0.29
w2:two other		0.49		
w2:two owner	-0.23	-0.70	-0.21	
w2:two peopl		0.34	-0.61	
w2:two purchas	-0.61			
w2:two recent	-0.48	-0.36		
w2:two saving		-0.24		-0.24
w2:two should	-0.29			
w2:two signatur	-0.40	0.77		
w2:two thing	-0.29		-0.29	
w2:two to		-0.31		
w2:two week		-0.23		
w2:two wrong		0.39		-0.29
w2:two your	-0.53	-0.22		-0.43
w2:typ $	-0.48	0.73		
w2:typ in		-0.30	-0.73	-0.51
w2:typ it				-0.28
w2:typ of	-0.23			-0.22
w2:typ ok	0.50			-0.23
w2:typ the	-0.52	-0.20		-0.41
w2:typ them	-0.27		-0.39	
w2:typ yes	0.27			-0.31
w2:ugh $	-0.70	-0.52	-0.64	-0.78
w2:ugh ,		-0.63	-0.23	-0.69
w2:unabl to	-0.34	0.83		
w2:unchang $	-0.26	0.80	-0.22	-0.56
w2:under ?				-0.34
w2:under d		-0.34		0.80
w2:under our		0.29		
w2:under quotation				-0.56
w2:under referenc		-0.28		0.54
w2:under review	-0.62	-0.50		-0.46
w2:under the	-1.26	-0.46		-0.70
w2:under thes		0.33		
w2:under today			-0.21	
w2:understand $	-0.52	-0.68	-0.29	-0.66
w2:understand ,		0.25		
w2:understand complete	-0.27	-0.37	-0.40	-0.40
w2:understand it	-0.27			
w2:understand that	-0.23	0.23		
w2:understand you	-0.22	-0.30		
w2:understand your				-0.31
w2:understood you	0.70			
w2:undo it		0.77		
w2:undon $	-0.29	0.79	-0.21	-0.47
w2:undon afterward		-0.59		
w2:unfortunate $	-0.22		-0.46	-0.63
w2:unfortunate i		0.72		
w2:unfortunate not	-0.27	0.70	-0.22	-0.43
w2:unfreez $	-0.47	-0.23	-0.28	
w2:unfrozen $	-0.33	-0.36	-0.39	0.77
w2:unfrozen today	0.28			
w2:unh kais	-0.28			
w2:unit $		-0.30	0.60	-0.30
w2:unit ,			0.33	
w2:unit can			-0.20	
w2:unit has			0.38	
w2:unit tak			0.22	
w2:unit to			0.29	
w2:unit will			0.34	-0.27
w2:university $	-0.64			-0.42
w2:university is	-0.55	-0.23		-0.44
w2:unles you	0.62			-0.28
w2:unlock $		-0.41	-0.22	0.34
w2:unlock is		0.26		
w2:unlock kar				0.21
w2:unlock ke				-0.31
w2:unlock net		0.25		-0.25
w2:unlock now				0.24
w2:uns aapka	-0.37			-0.48
w2:unsuccessful $	-0.21	0.93	-0.55	-0.57
w2:until $	-1.02		-0.60	-0.43
w2:until ,	-0.62			1.13
w2:until ?	-0.47	-0.26	-0.20	-0.33
w2:until eight		-0.27	-0.40	-0.43
w2:until fiv		-0.28	-0.66	
w2:until four	-0.38	-0.58		-0.67
w2:until i		-0.50		
w2:until it				-0.49
w2:until midnight	-0.29	-0.22		0.82
w2:until the			-0.36	
w2:until then	-0.22		-0.21	-0.26
w2:until thursday		0.58		
w2:until when	-0.32			
w2:until you	0.63	-0.35		
w2:unusual $		-0.21		
w2:up $		-0.45		-0.21
w2:up ,	0.33			-0.25
w2:up all	-0.39			
w2:up and	-0.23	-0.32		0.23
w2:up by		0.27	-0.20	
w2:up everywher		-0.31	-0.37	-0.34
w2:up for	-0.21	-0.28	-0.32	-0.40
w2:up last	-0.39	-0.38		
w2:up my			-0.27	
w2:up now				-0.61
w2:up on		-0.39	-0.35	
w2:up should	-0.51			
w2:up the	-0.40	-0.44	-0.63	
w2:up ther	-0.21			-0.34
w2:up thi			0.51	
w2:up to	-0.35	-0.38		0.22
w2:up would	0.24			
w2:up yet	-0.27	-0.49	-0.49	
w2:up your	-0.21	-0.29		-0.53
w2:updat $	-0.22	-0.21	-0.23	0.25
w2:updat at	-0.23	-0.23		-0.61
w2:updat com		-0.27		
w2:updat ho				0.29
w2:updat in				0.48
w2:updat it				0.22
w2:updat keep		-0.34	-0.25	
w2:updat now			-0.22	
w2:updat today				-0.30
w2:upi aur	-0.33	-0.29		
w2:upi id	-0.24			-0.31
w2:upi mein		-0.24		-0.39
w2:upi pin		-0.45		-0.26
w2:upi referenc	-0.21	-0.30		-0.27
w2:upi teeno				-0.26
w2:upon $	-0.44	0.73		
w2:upon your	0.28	-0.30		-0.30
w2:urgent $	-0.47	-0.62	-0.25	-0.40
w2:us $		-0.56		-0.57
w2:us ?	-0.30	-0.27	-0.72	
w2:us any			-0.30	-0.40
w2:us by		0.51	-0.27	-0.21
w2:us for		0.70		
w2:us from		-0.74		-0.30
w2:us get			-0.85	-0.63
w2:us hav		-0.38		-0.42
w2:us in		-0.51	-0.46	
w2:us know				-0.21
w2:us may	-0.53	0.36		-0.23
w2:us never		-0.30		
w2:us now				0.20
w2:us on		-0.32		-0.44
w2:us see	-0.35	-0.27	-0.66	-0.50
w2:us sort	-0.23	-0.32		-0.39
w2:us start				-0.31
w2:us tak		-0.27		
w2:us will				-0.29
w2:us you			0.33	
w2:usd 0	0.30	-0.38		-0.24
w2:use ?				-0.30
w2:use for		-0.51		-0.29
w2:use it	-0.28			
w2:use kiya		-0.26		
w2:use nahin		-0.56	-0.40	0.52
w2:use plain	-0.65	-0.50	-0.32	-0.35
w2:use the		-0.41		0.75
w2:use your				0.30
w2:used $		-0.31	-0.49	-0.58
w2:used far		-0.26		
w2:used for		-0.27		
w2:used it		-0.57		-0.21
w2:used les			-0.26	-0.46
w2:used the				-0.54
w2:user id	-0.71	-0.21		-0.47
w2:user is				0.26
w2:user nam		-0.26		
w2:user see		-0.26		
w2:usernam $	-0.63			-0.41
w2:usernam ?	-1.05	-0.53	-0.47	-0.74
w2:uski zaroorat		-0.78		
w2:usual $			-0.27	-0.27
w2:usual don		-0.33		-0.24
w2:usual one		-0.47		
w2:usual quick	-0.34	-0.54		-0.92
w2:utr $	-0.45	-0.27	-0.24	-0.50
w2:utr ?	-0.35			
w2:utr number	-0.22	-0.31		
w2:valid from	-0.30	-0.43	-0.38	0.39
w2:valid thru	-0.38	-0.22	-0.29	-0.38
w2:valid until	-0.47	-0.26	-0.20	-0.33
w2:valu your	-0.27	-0.34		-0.35
w2:van $			0.79	-0.22
w2:van is	-0.45		0.34	
w2:van to			0.21	
w2:van will			0.39	
w2:vanc $	-0.26		-0.55	-0.55
w2:vandermeer $	-0.58	-0.35	-0.63	-0.52
w2:vanish from				0.22
w2:varga $	-0.20	-0.33	-0.43	-0.36
w2:vault $	-0.64		-0.55	-0.77
w2:velvet stream		-0.46		0.23
w2:vendor been	-0.34			
w2:verdict ?	0.48			-0.33
w2:verification $		-0.39	-0.27	-0.49
w2:verification cod	-0.37	-0.26	-0.35	
w2:verification ho				-0.94
w2:verification team			0.24	
w2:verify $	-0.56	-0.46	-0.63	-1.28
w2:verify ,				-0.85
w2:verify ho		-0.20		-0.99
w2:verify the	-0.24			
w2:verify you		-0.21	-0.23	-0.36
w2:very careful			-0.28	
w2:very good	-0.33		-0.41	-0.29
w2:very sorry		0.30	-0.21	-0.28
w2:very welcom	-0.24			-0.36
w2:very well		-0.41		
w2:video call		-0.39		
w2:view acces				0.22
w2:view only	-0.76	-0.86	-0.37	1.19
w2:view-only user		-0.26		
w2:virtual card		-0.60	-0.35	-0.67
w2:visit any				-0.48
w2:visit is	-0.36	-0.71		
w2:voic her		-0.39		
w2:voic is	-0.65	-0.25	-0.46	-0.83
w2:voic now		-0.27	-0.39	-0.34
w2:wait $	-0.24	-0.32	-0.45	-0.96
w2:wait ,	-0.21	0.70		
w2:wait ?	-0.68			
w2:wait a	-0.74			
w2:wait any	0.64	-0.49		-0.25
w2:wait for	0.80			
w2:waiv $	-0.25	-0.56	-0.29	0.59
w2:waiv the		0.22		
w2:waiver $	-0.31	-0.25		
w2:waiver is	-0.24			0.45
w2:waiver was		0.23		
w2:wajah kya	-0.55	-0.49		-0.37
w2:wajah se	-0.26			
w2:wak it			-0.77	-0.37
w2:wak up	-0.39	-0.37		
w2:wali ?	-0.53			-0.27
w2:wali fd	-0.32	-0.23	-0.22	-0.36
w2:wali ya	-0.53			-0.27
w2:walk you			0.65	-0.21
w2:wallet $	-0.23		-0.33	
w2:wallet ?	0.46	-0.28		
w2:wallet doe		0.36		
w2:wallet is		-0.38		0.26
w2:wallet now		-0.32	-0.21	
w2:want $	-0.74	-0.29	-0.34	
w2:want ,		0.41	0.20	
w2:want ?	0.25			
w2:want a	-0.38			
w2:want anyth	0.55			-0.23
w2:want chang	0.42			
w2:want everyth			-0.44	
w2:want is	-0.32		-0.40	0.55
w2:want it	0.45			-0.27
w2:want me	0.37			
w2:want on	-0.55			
w2:want that	0.86			
w2:want the	-0.25	-0.28		-0.55
w2:want thi	0.47	-0.24	-0.37	
w2:want to	-0.27		0.31	
w2:want you	-0.39			
w2:want your		-0.43		
w2:wapa aa				0.52
w2:wapa chalu		-0.64		-0.23
w2:warn $		-0.35	-0.30	0.21
w2:wary of	-0.25	-0.45		-0.21
w2:was $	-0.32	-0.56		-0.43
w2:was ?	-0.47			
w2:was a		-0.51	-0.62	
w2:was abl		-0.67		0.53
w2:was ad	-0.33	-0.57		
w2:was again		-0.26		
w2:was at				-0.24
w2:was block		-0.49		
w2:was born	-0.20	-0.35	-0.23	
w2:was bought		-0.24		
w2:was carry		-0.45		0.61
w2:was caught				0.40
w2:was chang				-0.29
w2:was charg		-0.29		-0.37
w2:was declin			-0.20	-0.32
w2:was for		-0.24		
w2:was gon	-0.21			
w2:was is	-0.36	-0.30		-0.31
w2:was issu		-0.40	-0.38	-0.58
w2:was it	-0.61	-0.21		-0.22
w2:was last		1.01		-0.95
w2:was lat		0.39		
w2:was mad	-0.34	-0.62		0.73
w2:was nicer	-0.25	-0.48	-0.24	-0.56
w2:was not	-0.51	0.62	-0.35	-0.81
w2:was on		-0.22		
w2:was open				-0.23
w2:was paid		-0.65		
w2:was put		0.24		
w2:was quicker		-0.80		0.30
w2:was rais	-0.39	-0.50		0.42
w2:was read		-0.30		
w2:was refus		0.42		
w2:was sent		-0.23		-0.24
w2:was successful	-0.33	-0.78	-0.28	1.25
w2:was taken	-0.22			0.24
w2:was that	-0.64	-0.38		-0.27
w2:was the	-0.25			
w2:was ther	-0.26			-0.40
w2:was you	0.58		-0.29	-0.28
w2:was your	-0.33			-0.79
w2:watch $		-0.24		-0.41
w2:watch the			-0.48	-0.51
w2:way $		-0.27	-0.37	
w2:way ?	0.40			
w2:way around		0.26		
w2:way back		0.66		
w2:way for	-0.31	0.24		
w2:way in				-0.47
w2:way is				0.32
w2:way it		0.48		-0.47
w2:way of	-0.42	-0.27		-0.27
w2:way round		0.38		
w2:way to	-0.20	0.25		
w2:we ?	0.55	-0.63	-0.26	-0.23
w2:we all				-0.36
w2:we are	-0.27	-0.26		-0.22
w2:we await	0.48	-0.27	-0.51	-0.23
w2:we call			-0.27	
w2:we can		0.59	-0.23	-0.22
w2:we check	-0.26	-0.23		
w2:we confirm	-0.33	-0.25		0.41
w2:we deliver	-0.38			
w2:we do		-0.21	-0.26	-0.23
w2:we doing	0.80	-0.38		
w2:we email	-0.39			
w2:we go			-0.28	
w2:we going	0.35	-0.35		-0.23
w2:we good				-0.60
w2:we had		-0.33		-0.23
w2:we just				-0.39
w2:we keep	-0.25		-0.23	
w2:we know		-0.60	-0.21	-0.36
w2:we lend		0.30		
w2:we look		-0.53		
w2:we lost		-0.31		
w2:we mov		-0.26		-0.32
w2:we never	-0.21			
w2:we no	-0.47	0.86		-0.69
w2:we on	0.29			
w2:we proce	0.73	-0.29		
w2:we regret		0.33		-0.38
w2:we request	0.52	-0.44		-0.32
w2:we send	-0.23	-0.38		
w2:we spok	-0.40	-0.45	-0.28	0.68
w2:we stop		0.36		
w2:we talk	-0.32	-0.27	-0.20	-0.62
w2:we text	-0.23			
w2:we use	-0.34	-0.23		
w2:we valu	-0.27	-0.34		-0.35
w2:we wer			-0.28	0.65
w2:we will		-0.63	-0.44	
w2:we wish		-0.40		0.28
w2:we would		-0.51		-0.44
w2:wear out	-0.23	-0.21		-0.40
w2:weather hold		-0.50		
w2:websit $		-0.65	-0.40	-0.23
w2:websit has		-0.33		
w2:websit is				-0.33
w2:wednesday $	-0.23		-0.56	-0.25
w2:week $	-0.24	0.27	-0.25	-0.40
w2:week ,		0.56		
w2:week ?	-0.24	-0.31		-0.20
w2:week already				-0.56
w2:week is		0.50		-0.71
w2:week limit	-0.28	-0.32		-0.29
w2:week you		-0.22		-0.28
w2:weekend $		-0.26		
w2:weekend do		-0.22		
w2:weigh the		-0.35		-0.44
w2:welcom $	-0.40	-0.27	-0.51	-0.33
w2:welcom as				0.24
w2:welcom to		-0.29	-0.27	
w2:well $	-0.38	-0.34	-0.21	
w2:went $	-0.62	-0.25	-0.25	0.31
w2:went ,				0.30
w2:went from				0.24
w2:went in				0.57
w2:went off				0.39
w2:went out		-0.54		
w2:went through	-0.39	-0.41	-0.26	0.88
w2:went up	-0.39	-0.38		
w2:went wrong	-0.80			-0.39
w2:wer another		0.32		-0.35
w2:wer born	-0.52			-0.25
w2:wer cut				-0.46
w2:wer kept		-0.40		
w2:wer right	-0.53	-0.56	-0.68	
w2:wer talk		-0.21	-0.38	1.23
w2:wer you		-0.21		
w2:what ,				-0.51
w2:what ?	-0.25	-0.38		-0.27
w2:what a				-0.29
w2:what account	-0.28	-0.61		-0.36
w2:what amount	-0.63	-0.25	-0.28	-0.46
w2:what are	-0.49		-0.26	-0.20
w2:what birth	-0.44			
w2:what bring	-0.79		-0.46	-0.26
w2:what cam	-0.23			
w2:what can				-0.28
w2:what color	-0.20			
w2:what com	-0.24			
w2:what connect	-0.66		-0.39	
w2:what country	-0.22			
w2:what dat	-0.40			
w2:what day	-0.38	-0.24		
w2:what did	-0.40			
w2:what do	0.50			
w2:what document		-0.26		-0.25
w2:what doe	-0.78			
w2:what end	-0.48	-0.31	-0.41	-0.34
w2:what figur	-0.49			-0.27
w2:what four			-0.21	-0.24
w2:what friend				-0.50
w2:what goe		-0.51	-0.23	-0.58
w2:what happen	-0.42	-0.23	-0.21	-0.45
w2:what has	-0.27			
w2:what hav				-0.25
w2:what he		-0.24	-0.23	
w2:what i	-0.36	-0.41	-0.31	
w2:what is	-0.35			-0.25
w2:what mad	-0.91			-0.29
w2:what mak	-0.78			-0.24
w2:what must		-0.23		
w2:what number				-0.27
w2:what our	-0.35	-0.52	-0.25	-0.29
w2:what plac	-0.66	-0.50		-0.77
w2:what proof				-0.30
w2:what purpos	-0.36	-0.24	-0.24	-0.30
w2:what put	-0.66	-0.29	-0.26	-0.21
w2:what relation	-0.27			
w2:what set	-0.23			-0.33
w2:what she		0.46	-0.33	
w2:what should	-0.56			-0.23
w2:what six				-0.26
w2:what sort				-0.27
w2:what stay		-0.44		
w2:what sum	-0.30		-0.24	-0.28
w2:what the				-0.24
w2:what thi		-0.37		-0.26
w2:what tim	-0.28			
w2:what typ		-0.65		
w2:what was		0.27		
w2:what we		-0.23	-0.23	
w2:what went	-0.80			-0.39
w2:what wer	-0.36		-0.21	-0.23
w2:what will	-0.45	-0.40		-0.36
w2:what work	-0.42			-0.58
w2:what year		-0.33		
w2:what you	0.39		-0.24	0.46
w2:what your				-0.24
w2:what zip	-0.93			
w2:whatever happen		-0.31		-0.32
w2:whatever it	-0.44	-0.52		-0.70
w2:whatever number	-0.22	-0.31		
w2:whatever that	-0.40			
w2:when $	0.57	-0.29	-0.32	-0.36
w2:when ,	0.67		0.22	-0.27
w2:when ?	-0.93	-0.48	-0.43	-0.53
w2:when a		-0.44		-0.46
w2:when are	-0.43	-0.39	-0.21	-0.23
w2:when did	-0.35			
w2:when do	-0.43			
w2:when doe	-0.26			-0.25
w2:when hav	-0.30			
w2:when i	0.21			
w2:when is	-0.40			
w2:when it	-0.23	-0.26		-0.22
w2:when on	-0.46	-0.24	-0.30	-0.59
w2:when should	-0.44			
w2:when the		-0.34		-0.63
w2:when they	0.22			
w2:when to	-0.22			
w2:when was	-0.67	-0.39		-0.30
w2:when wer			-0.29	-0.25
w2:when you	-0.34			
w2:when your	-0.34			
w2:whenever you			-0.23	
w2:wher ?	-0.62	-0.38	-0.38	-0.48
w2:wher are	-0.38		-0.30	-0.21
w2:wher can			-0.35	
w2:wher did				-0.26
w2:wher do	-0.42			
w2:wher doe	-0.42			
w2:wher i			0.35	-0.33
w2:wher is	-0.30	-0.28		-0.50
w2:wher it	-0.20	0.55		-0.36
w2:wher my		0.57		
w2:wher shall	-0.39			
w2:wher should	-0.34			
w2:wher the	-0.40	-0.26		
w2:wher they		0.41		0.22
w2:wher was	-0.34	-0.30	-0.22	-0.38
w2:wher we		-0.30	-0.32	
w2:wher wer		-0.77		-0.42
w2:wher would	-0.52			
w2:wher you	-0.21	-0.51	-0.22	-0.23
w2:wher your		-0.20	-0.21	-0.54
w2:whereabout was	-0.49	-0.36		-0.28
w2:whether i	0.47	-0.31	-0.22	
w2:whether she	0.34	0.25	-0.40	
w2:whether that	-0.43			
w2:whether the	0.37	-0.27		-0.24
w2:whether to	0.71			
w2:whether you	-0.30			-0.36
w2:which $	-0.56	-0.30	-0.88	-0.42
w2:which 0	-0.54	-0.22	-0.32	-0.51
w2:which account	-0.56	-0.36	-0.23	-0.47
w2:which addres	-0.84	-0.26		
w2:which bill	-0.40		-0.22	-0.28
w2:which branch	-0.24	-0.32	-0.39	
w2:which card	-0.24			
w2:which check	-0.38			-0.31
w2:which city	-0.86		-0.32	
w2:which company	-0.64	-0.22	-0.20	-0.30
w2:which country	-0.45		-0.22	
w2:which county	-0.31			-0.28
w2:which dat	-0.30			
w2:which day	-0.32	-0.30		-0.27
w2:which design	-0.35			
w2:which digit	-0.34	-0.52		
w2:which do	-1.04		-0.25	-0.33
w2:which document	-0.38			-0.26
w2:which email	-0.22			
w2:which figur	-0.45		-0.42	-0.29
w2:which firm	-0.23			
w2:which four	-0.44			
w2:which friend	-0.57	-0.26		-0.29
w2:which gym		-0.40		
w2:which hous	-0.26			
w2:which i		0.36		
w2:which invoic	-0.44		-0.20	-0.21
w2:which is	-0.43			-0.35
w2:which kind	-0.21			
w2:which machin	-0.34			-0.39
w2:which mak		0.28		
w2:which mean		0.50		
w2:which merchant	-0.51	-0.21		-0.28
w2:which month	-0.36		-0.37	-0.50
w2:which namesak	-0.71	-0.25	-0.27	
w2:which of	-0.40			
w2:which one				-0.20
w2:which paper	-0.45	-0.29		-0.21
w2:which paye	-1.17			
w2:which payment	-0.29			-0.28
w2:which pictur	-0.43			
w2:which purchas	-0.26		-0.25	
w2:which purpos	-0.28			
w2:which referenc				-0.56
w2:which rout			-0.21	
w2:which school	-0.32			
w2:which shop	-0.34			
w2:which subscription	-0.64	-0.21	-0.24	-0.35
w2:which telephon		-0.21		
w2:which to		-0.28	-0.36	
w2:which town	-0.38			
w2:which university	-0.59		-0.20	-0.32
w2:which week	-0.40	-0.40	-0.26	-0.34
w2:which you		-0.21		
w2:whil $	-0.45	-0.34		-0.26
w2:whil a		0.29		-0.44
w2:whil i				-0.32
w2:whil money		-0.27		
w2:whil the	-0.26			-0.42
w2:whil two		0.49		
w2:whil we		-0.46	-0.42	0.76
w2:whil you	-0.33		-0.32	
w2:who ,		-0.21		
w2:who ?	-0.29		-0.32	
w2:who am	-0.60	-0.21	-0.70	
w2:who are	-0.34	-0.22	-0.41	-0.53
w2:who bought			-0.28	-0.21
w2:who brought	-0.50		-0.56	
w2:who can			0.52	
w2:who charg	-0.65	-0.40	-0.52	-0.41
w2:who did	-0.31		-0.34	-0.23
w2:who do	-0.38		-0.28	
w2:who doe		-0.38		
w2:who els				-0.23
w2:who first			-0.26	
w2:who gav				-0.27
w2:who get	-0.38	-0.24	-0.26	-0.40
w2:who has	-0.27	0.60	-0.23	-0.26
w2:who hav	-0.31		-0.21	-0.23
w2:who i			-0.23	
w2:who is	-0.40	-0.23	-0.85	-0.27
w2:who it	-0.32	-0.48	-0.54	
w2:who join		-0.24		
w2:who know			0.34	
w2:who paid	-0.69			
w2:who point	-0.46		-0.45	
w2:who recommend	-0.31	-0.21	-0.38	-0.34
w2:who shall				-0.33
w2:who should	-0.64			
w2:who tak			0.38	
w2:who told	-0.33	-0.22	-0.27	-0.23
w2:who took	-0.77	-0.21	-0.23	-0.45
w2:who want			-0.28	
w2:who was	-0.50	-0.44	0.38	-0.35
w2:who will			-0.29	0.24
w2:who would	-0.34	-0.25	-0.69	
w2:who wrot	-0.35			
w2:whol story		-0.21		-0.27
w2:whol team			-0.44	-0.35
w2:whol tim	-0.32			
w2:whom am	-0.45	-0.25		
w2:whom did	-0.44			-0.21
w2:whom do	-0.55			
w2:whom doe	-0.73			-0.26
w2:whom is	-0.31	-0.25		-0.23
w2:whom should	-0.55	-0.25		
w2:whom you				-0.54
w2:whos check	-0.62		-0.24	-0.37
w2:whos money	-0.91	-0.44		-0.34
w2:whos number	-0.35		-0.24	
w2:why $	-0.21	-0.26	-0.43	-0.54
w2:why ,			-0.20	
w2:why ?	-0.49	-0.46	-0.39	-0.50
w2:why a		0.31		-0.22
w2:why are	-0.37	-0.40		-0.30
w2:why do	-0.59			
w2:why i	0.54	-0.24		
w2:why the		-0.61		
w2:why today	-0.39			
w2:why you	-0.56			
w2:wif as				-0.22
w2:wif is	-0.21			0.38
w2:wil to	-0.22	0.26	-0.20	
w2:will add		-0.34	-0.41	
w2:will ask				-0.29
w2:will be			0.54	
w2:will break		-0.22		
w2:will bring	-0.41		0.37	
w2:will call	-0.28	-0.29	0.36	-0.26
w2:will chang		-0.85	-0.35	-0.55
w2:will com	-0.51	-0.59	-0.51	
w2:will connect			0.59	
w2:will contact		-0.21	0.25	-0.43
w2:will decid	-0.21			
w2:will do	0.30	-0.39	0.22	-0.39
w2:will escalat	-0.42			
w2:will ever		-0.24		
w2:will fetch			0.28	
w2:will find	-0.36			
w2:will get		-0.36		
w2:will giv		-0.42		
w2:will go	-0.29			
w2:will greet				0.44
w2:will hand		-0.42	-0.42	0.20
w2:will hav		0.51		
w2:will hear	-0.23			-0.54
w2:will it	-0.57			-0.21
w2:will keep		-0.48		-0.39
w2:will know	-0.55	-0.28	-0.54	
w2:will leav	-0.30	0.58	0.41	
w2:will let		-0.25	-0.28	
w2:will look	-0.29	-0.22		-0.22
w2:will not	-0.31	0.25	-0.27	
w2:will only	-0.42			
w2:will open	-0.24			
w2:will order	0.28	-0.32		
w2:will pay	-0.49	-0.38		
w2:will phon		-0.34	0.60	-0.27
w2:will put	0.43			-0.99
w2:will rais	0.24	-0.34		
w2:will reach		-0.42		0.31
w2:will ring			0.23	-0.31
w2:will see	-0.22		0.25	0.54
w2:will send	-0.22		0.51	
w2:will show	-0.40	-0.25	-0.25	0.88
w2:will speak			0.21	-0.39
w2:will stay	-0.29	-0.30	-0.67	
w2:will stop	-0.35	-0.23	-0.23	
w2:will tak		-0.38		-0.24
w2:will telephon			0.51	-0.30
w2:will tell	-0.39	-0.25	-0.33	-0.22
w2:will that	0.28			
w2:will the	-0.26			
w2:will transfer	-0.41	-0.38	0.75	-0.65
w2:will waiv	-0.27	-0.25		
w2:will walk			0.43	-0.30
w2:will want	-0.70		0.39	-0.38
w2:will you	0.60	-0.23	-0.20	-0.34
w2:window $		-0.57		
w2:window ,		0.37		
w2:window for		0.26		-0.26
w2:window has	-0.31	0.95	-0.34	-0.54
w2:winter cam	-0.30	-0.57		-0.28
w2:wip off				0.27
w2:wir $		-0.21	-0.23	0.48
w2:wir ,		0.20		0.22
w2:wir ?	0.31	-0.33		
w2:wir abroad		0.23		
w2:wir can		-0.28		
w2:wir has		-0.33		0.44
w2:wir is		0.21		-0.41
w2:wir room			0.37	-0.23
w2:wir stay		0.22		
w2:wir to	-0.34	0.42		-0.49
w2:wir today	0.24			-0.26
w2:wish $	-0.94	-0.64	-0.54	0.58
w2:wish can		0.25		
w2:wish has	-0.31	-0.32		0.34
w2:wish i	-0.29	1.10		-0.31
w2:wish it	0.54	-0.23		-0.29
w2:wish me	0.30			
w2:wish that	0.34			-0.50
w2:wish the				-0.27
w2:wish to		-0.40		
w2:with $	-0.41		-0.65	
w2:with ,	-0.23		0.34	
w2:with ?	-0.22			
w2:with a	-0.24			-0.48
w2:with another		0.29		
w2:with anyon		-0.31		
w2:with anyth	-0.22			
w2:with cal	-0.21		-0.40	-0.40
w2:with dana	-0.41		-0.36	-0.24
w2:with hartwell		-0.29		
w2:with heron	-0.55	-0.34		
w2:with his			0.21	
w2:with it	0.48			
w2:with just		-0.54	-0.43	
w2:with me	0.36			-0.22
w2:with mor			0.25	-0.22
w2:with mr			0.23	
w2:with ms			0.26	
w2:with my	0.42		-0.41	
w2:with other		0.25		
w2:with our		-0.37		
w2:with quotation	0.45		-0.21	
w2:with so	-0.33			
w2:with that		-0.54		0.26
w2:with the		-0.20		
w2:with them	-0.36		-0.20	-0.26
w2:with thes		0.64		
w2:with thi	0.23			
w2:with today	0.29	-0.48		-0.40
w2:with two		0.44		
w2:with us		0.22		-0.32
w2:with what				-0.24
w2:with whom	-0.47	-0.31	-0.23	-0.23
w2:with you	-0.33	-0.38		-0.31
w2:with your			-0.46	0.32
w2:withdrawal $		0.24		-0.20
w2:withdrawal is	-0.44	-0.23	-0.31	0.73
w2:withdrawal will		0.27		-0.27
w2:within 0		-0.20	0.42	
w2:within a	-0.39			
w2:within minut		-0.39		
w2:within my		0.21		
w2:within sixty		0.59		-0.28
w2:within ten	-0.22	-0.95	-0.32	-0.42
w2:within the			0.21	
w2:within thes		-0.44		0.32
w2:within two		-0.33	0.30	
w2:without $		-0.26		
w2:without ?	-0.55	-0.34		
w2:without a		0.87		
w2:without ask		-0.34	-0.33	-0.24
w2:without her		0.22		
w2:without id		0.30		
w2:without identification		0.82		-0.21
w2:without is		-0.51		
w2:without its		-0.38		-0.96
w2:without paper		1.30		-0.29
w2:without proof		0.26		
w2:without your		-0.57		0.33
w2:woh aapko			0.35	
w2:woh batayen		-0.37		
w2:woh padh	-0.23		-0.21	-0.30
w2:woh pend			-0.23	
w2:woh sirf		-0.38		-0.21
w2:wonder $	-0.43	-0.56	-0.56	-0.52
w2:wonder myself	-0.23	-0.46	-0.29	-0.31
w2:wonder what				-0.25
w2:wonder who		-0.33		
w2:wonder why		-0.32		
w2:word $	-0.21	-0.62	-0.23	-0.24
w2:word ,	0.55			-0.59
w2:word about		-0.45		
w2:word from	0.58			-0.50
w2:word i		0.22		
w2:word of	-0.55			-0.22
w2:word on	-0.55			
w2:word with	-0.52		0.36	
w2:work $	-0.56	0.44	-0.27	0.63
w2:work ,		0.28		0.21
w2:work ?	-0.47			
w2:work again				0.29
w2:work any		-0.24		
w2:work day	-0.23			
w2:work do	-0.56			-0.28
w2:work for	0.46			-0.60
w2:work from			-0.38	0.34
w2:work her				-0.28
w2:work is				0.24
w2:work on	-0.21	-0.41		-0.69
w2:work ther		-0.24	-0.24	-0.21
w2:world $		-0.24		
w2:worry $	-0.68	-0.98	-0.35	-0.77
w2:worry ,	-0.68	-0.23		
w2:worry about		-0.57		
w2:worry at		-0.31		-0.44
w2:wors $	-0.21	-0.32	-0.38	-0.74
w2:would a	0.31			-0.20
w2:would add	0.24	-0.24		-0.22
w2:would appreciat	-0.37	-0.23		-0.24
w2:would be	-0.39		-0.47	-0.63
w2:would better	-0.31	0.49	0.21	
w2:would cancel	0.68			
w2:would clos				-0.22
w2:would com				-0.54
w2:would convert	0.22			
w2:would cost	-0.31		-0.72	
w2:would do	0.22	-0.37		-0.29
w2:would feel	-0.54			
w2:would hav		0.42		
w2:would help	-0.32	-0.28	-0.28	-0.23
w2:would it	0.28			
w2:would let	-0.74			
w2:would lik		-0.39		
w2:would los			-0.24	
w2:would lov	-0.61	0.41	-0.28	
w2:would mak	0.68			
w2:would mov	0.32			
w2:would need		0.27	-0.27	
w2:would not	-0.20	-0.64		
w2:would only		-0.54		
w2:would open				-0.25
w2:would pay				-0.36
w2:would prefer	-0.33	0.77		
w2:would pres	0.44	-0.24	-0.31	
w2:would put			-0.59	-0.51
w2:would rais	0.30	-0.47		-0.42
w2:would read	-0.32			-0.28
w2:would revers	0.24			
w2:would say		-0.68		-0.57
w2:would see	0.45	-0.23		
w2:would send	0.21			
w2:would sooner		0.99		
w2:would start	0.59	-0.43		-0.28
w2:would still	0.50			
w2:would stop		-0.20		
w2:would suit				-0.21
w2:would tak		-0.22	-0.27	-0.28
w2:would tell			-0.22	-0.32
w2:would that	0.52			
w2:would want	-0.20	-0.21	-0.33	
w2:would worry		-0.21		
w2:would writ		-0.28	-0.22	-0.52
w2:would you	-0.80		-0.21	
w2:writ $			-0.21	-0.39
w2:writ ?	-0.28			
w2:writ down	-0.22		-0.22	
w2:writ it	-0.64	-0.43	-0.56	0.69
w2:writ quotation	-0.30		-0.22	-0.43
w2:writ to	-0.24		0.86	-0.44
w2:written down		-0.41		
w2:written to	-0.29	-0.34		-0.54
w2:wrong $		-0.57		
w2:wrong ,				-0.30
w2:wrong answer		0.39		-0.29
w2:wrong i		0.49		
w2:wrong one	-0.34	-0.25	-0.26	
w2:wrong with	-0.52			-0.45
w2:wrot the	-0.35			
w2:y/n $	1.29	-0.78	-0.72	-0.93
w2:y/n ?		-0.37	-0.24	
w2:ya 0	-0.53			-0.27
w2:yah nahin		0.62		
w2:yah sanbhav		0.76		
w2:yahan se	-0.24	0.44		
w2:yay or	0.77			
w2:year $	-0.26	-0.49	-0.53	-0.96
w2:year ,		0.23		
w2:year ?	-0.54	-0.30		
w2:year and	-0.30		-0.25	
w2:year has		0.56		
w2:year incom	-0.71			-0.38
w2:year of		-0.46		
w2:yeh mer		0.70		-0.32
w2:yeh nahin				-0.42
w2:yeh sab	-0.44	-0.84	-0.48	
w2:yeh toll	-0.20			
w2:yes $	-0.22		-0.29	-0.29
w2:yes ?	0.65			-0.32
w2:yes from	0.41	-0.26	-0.42	
w2:yes i	-0.58	0.26		
w2:yes is	0.40			-0.21
w2:yes no	0.57	-0.87	-0.25	-0.40
w2:yes nor	-0.25	0.34		
w2:yes or	0.98	-0.50		
w2:yes to	0.39	-0.54		
w2:yes/no $	0.82	-0.40	-0.37	-0.31
w2:yesterday $	-0.36		-0.38	-0.26
w2:yet $		-1.24		-0.71
w2:yet ,		-0.36		
w2:yet ?	-0.47			
w2:yet book		-0.54		-0.35
w2:yet whether	-0.39			
w2:you $	-0.32	-0.27	0.37	
w2:you ,	0.32			
w2:you ?			-0.22	-0.27
w2:you a		-0.33	0.56	-0.31
w2:you about	-0.22	-0.21	-0.24	-0.23
w2:you accept	0.41	-0.32		
w2:you acros			0.76	
w2:you again	-0.22	-0.24		
w2:you agre	0.28			-0.48
w2:you and			-0.22	
w2:you another		-0.22		
w2:you approv	0.45	-0.26	-0.33	-0.22
w2:you are	0.65	-0.48		
w2:you as		-0.45		0.38
w2:you ask	-0.67			0.33
w2:you at	-0.24			0.64
w2:you authoris	0.78			-0.34
w2:you back			0.33	
w2:you be	-0.42			-0.34
w2:you bear	-0.60			
w2:you becom			-0.23	
w2:you been			-0.32	-0.36
w2:you believ		-0.23		-0.67
w2:you both		0.24	-0.31	-0.32
w2:you bought	-0.43		-0.30	-0.29
w2:you buy	-0.24	-0.26		-0.29
w2:you by	0.41	-0.27		
w2:you can	-0.31			0.30
w2:you cancel	-0.23		-0.26	-0.62
w2:you charg	-0.36		-0.21	-0.23
w2:you chos			-0.33	0.55
w2:you com	-0.24	-0.24		
w2:you comfortabl		-0.21		
w2:you confirm	-0.87			
w2:you connect			-0.45	
w2:you contact	-0.65	-0.27	-0.56	-0.26
w2:you content	0.39			
w2:you could		-0.27		
w2:you dealt			-0.26	-0.23
w2:you decid	1.15	-0.27	-0.46	-0.49
w2:you did			-0.21	-0.34
w2:you direct	-0.70		0.66	-0.27
w2:you do	-0.56			
w2:you down		-0.28	-0.53	
w2:you earn	-0.64	-0.22	-0.22	-0.27
w2:you enough		-0.58		
w2:you enrol				-0.35
w2:you ever	-0.37			
w2:you expect	-0.60			
w2:you fami	-1.03	-0.24	-0.57	-0.84
w2:you fancy	-0.48			
w2:you feel		-0.21		
w2:you fin	0.34			
w2:you find	-0.21			-0.24
w2:you first			-0.21	
w2:you for		-0.43	-0.28	
w2:you from			0.33	-0.27
w2:you gav	-0.29	-0.27	-0.35	-0.57
w2:you get				-0.37
w2:you giv	0.31			
w2:you given			-0.32	-0.38
w2:you go	-0.31	-0.33		
w2:you going	-0.23			-0.25
w2:you good	0.62	-0.25		-0.22
w2:you got				-0.21
w2:you had	-0.46	-0.40		-0.39
w2:you happy	0.45			
w2:you hav			-0.34	0.24
w2:you hear	-0.35		-0.23	
w2:you heard		-0.27	-0.27	
w2:you her	-0.74		-0.35	-0.25
w2:you hold	-0.51	-0.46		
w2:you how	-0.26	-0.27		-0.26
w2:you i		0.47		
w2:you in		-0.23		-0.54
w2:you inform		-0.48		-0.39
w2:you it		-0.21		0.32
w2:you keep	-0.27	-0.67	-0.31	-0.25
w2:you know	-0.25			
w2:you known		-0.29	-0.42	
w2:you last	-0.37	-0.24		
w2:you leav	-0.66		-0.45	
w2:you let	0.63	-0.29	-0.29	
w2:you lik	-0.32			
w2:you liv	-0.22	-0.35	-0.26	-0.21
w2:you log	-0.53			
w2:you long		-0.79	-0.35	
w2:you look	-0.49			
w2:you los	-0.40			
w2:you lost	-0.29		-0.22	-0.32
w2:you mak	-0.28			
w2:you may	-0.23			-0.32
w2:you mean	-0.52			-0.41
w2:you meet		-0.20	-0.31	-0.27
w2:you mention	-0.42	-0.41	-0.34	-0.51
w2:you met		-0.22	-0.43	
w2:you mind	-0.33			
w2:you mor	-0.49	-0.32	-0.37	-0.63
w2:you mrs	0.24		-0.34	
w2:you nam	-0.50			
w2:you need	-0.79	-0.23		
w2:you nevertheles	0.32			-0.21
w2:you next			0.46	0.61
w2:you no		0.48		
w2:you now	-0.31		0.52	-0.64
w2:you of		-0.25		
w2:you off	-0.66	-0.29	-0.26	-0.21
w2:you ok	0.32			
w2:you on	-0.30	-0.36		
w2:you one		-0.34		-0.83
w2:you only	-0.67	-0.43		0.52
w2:you over	-0.26	-0.28	0.74	-0.26
w2:you own		0.55		
w2:you paid	-0.26			-0.44
w2:you pas	-0.22			
w2:you pay	-0.25		-0.39	-0.27
w2:you pick			-0.49	
w2:you plan	-0.35			
w2:you proper	0.70			
w2:you provid	-0.31			
w2:you read	-0.49			
w2:you real	0.49			
w2:you realis	-0.21			
w2:you recall	-0.62			-0.21
w2:you recommend	-1.01			
w2:you refer	-0.25	-0.25	-0.54	-0.40
w2:you refresh	-0.65			0.70
w2:you relat	-0.81			-0.51
w2:you remember	-0.27			
w2:you report	-0.35		-0.26	
w2:you right	-0.69			-0.65
w2:you saw	-0.66			
w2:you say	1.20	-0.21		-0.33
w2:you see	-1.11			
w2:you send	-0.39	-0.41		-0.34
w2:you sent	-0.32			-0.37
w2:you shar	-0.40			
w2:you short			0.36	-0.21
w2:you should		-0.43		
w2:you sign	-0.25		-0.28	-0.41
w2:you sir				-0.30
w2:you so	0.57	-0.28		
w2:you speak	-0.33		-0.41	-0.29
w2:you spoken	-0.30	-0.27	-0.38	-0.51
w2:you stand	0.36	-0.51	-0.48	-0.41
w2:you still	-0.24			
w2:you stop		-0.32		
w2:you study	-0.37		-0.21	-0.21
w2:you sur	0.62			
w2:you tak	0.50			-0.58
w2:you talk	-0.59		-0.33	
w2:you the	-0.35			-0.33
w2:you ther	-0.48			-0.42
w2:you thi	-0.22		0.28	
w2:you think				-0.35
w2:you through	-0.31	-0.22	0.72	-0.69
w2:you to		-0.48	0.23	
w2:you today	-0.45		0.20	-0.29
w2:you told		-0.31	-0.68	-0.38
w2:you travel	-0.29			
w2:you tri	-0.29			
w2:you try	-0.36			
w2:you typ	-0.52			
w2:you use	-0.41			-0.26
w2:you very		-0.41		
w2:you want	0.64			
w2:you wer	-0.47	-0.30	-0.33	
w2:you whether	0.39			-0.22
w2:you who			-0.47	-0.28
w2:you will	-0.22		0.26	0.22
w2:you wish	0.31	-0.26		
w2:you with	0.32			-0.20
w2:you within			0.39	
w2:you would		-0.40	-0.24	-0.23
w2:you writ	-0.64		-0.51	-0.26
w2:your $	-0.34	-0.79	-0.30	-0.25
w2:your ,				0.36
w2:your 0	-0.63	0.51	-0.20	0.50
w2:your ?	-0.63	-0.33		-0.43
w2:your account		0.20	-0.29	
w2:your addres	-0.45	-0.41		-0.29
w2:your again	-0.31	-0.62	-0.31	0.56
w2:your age		-0.30		
w2:your agreement	0.37			
w2:your alright	0.47			-0.26
w2:your annual	-0.59			-0.38
w2:your application	-0.28	0.53		-0.78
w2:your approval	0.65	-0.36		-0.29
w2:your assent	0.54	-0.32	-0.22	-0.55
w2:your authority	0.50	-0.60		-0.30
w2:your balanc	-0.35			
w2:your bill				0.40
w2:your birth	-0.45	-0.22	-0.23	-0.38
w2:your birthday	-0.54	-0.22		-0.42
w2:your bless	0.53			
w2:your bonu		-0.39		0.43
w2:your bos			-0.30	
w2:your busines	-0.28	-0.36		0.91
w2:your call	0.54	-0.29	0.24	-0.48
w2:your card	-0.31	-0.48	-0.21	0.46
w2:your cas		-0.47	0.89	-0.67
w2:your chang	-0.65			0.30
w2:your chat	-0.24		0.31	
w2:your check				0.55
w2:your choic	-0.43			-0.22
w2:your claim		-0.23	-0.28	0.80
w2:your colleagu	-0.47	-0.32	-0.27	-0.48
w2:your colleg	-0.39			
w2:your complaint	-0.20	-0.25		0.49
w2:your concern				-0.31
w2:your confirmation	0.36	-0.33		-0.65
w2:your consent	0.52			
w2:your contact	-0.55			-0.38
w2:your conversion				0.23
w2:your customer	-0.68	-0.34		
w2:your dat	-0.49			-0.27
w2:your daughter	-0.50	-0.29	-0.33	
w2:your debit		-0.33	-0.21	0.81
w2:your decision	0.58	-0.35	-0.32	
w2:your detail	-0.40	-0.23	-0.21	-0.39
w2:your disput				0.49
w2:your dob	-0.75	-0.25		-0.47
w2:your email	-0.75	-0.40	-0.38	-0.66
w2:your expres	0.45			
w2:your father				-0.46
w2:your fault		-0.30		-0.55
w2:your fil	-0.26	-0.28		
w2:your firm		-0.28		-0.26
w2:your first		-0.23		0.47
w2:your four	-0.37	-0.23		0.21
w2:your friend	-0.29			-0.25
w2:your full	-0.41			-0.22
w2:your go	0.54	-0.41		-0.36
w2:your hand	-0.25			
w2:your has	-0.77		-0.41	-0.62
w2:your hom				-0.49
w2:your id	-0.25			
w2:your identity			-0.23	-0.84
w2:your inbox				0.70
w2:your incom	-0.73	0.23	-0.43	-0.40
w2:your information	-0.24	-0.29		-0.53
w2:your instruction	0.45		-0.25	
w2:your is	-0.27	0.55		-0.68
w2:your job	-0.90	-0.39	-0.24	-0.39
w2:your last	-0.35			
w2:your lat		0.24	-0.53	-0.57
w2:your leav	0.41	-0.79		-0.68
w2:your letter	-0.51	-0.44	-0.21	0.43
w2:your letterbox				0.35
w2:your limit	-0.25			-0.49
w2:your list		-0.24		0.22
w2:your loan	-0.52	-0.56	-0.34	-0.44
w2:your login	-0.48			0.24
w2:your los		-0.24		-0.38
w2:your mail	-0.35	-0.23		
w2:your matter	-0.24		0.33	
w2:your messag	-0.31	-0.28	-0.56	
w2:your mind	-0.54			-0.45
w2:your mobil	-0.57	-0.51		-0.50
w2:your money			-0.21	-0.62
w2:your nam				-1.13
w2:your new		-0.26		0.68
w2:your next	-0.33	-0.50		0.75
w2:your nomine	-0.34	-0.23		
w2:your not		-0.58	-0.34	-0.34
w2:your now	-0.32		-0.57	-0.28
w2:your number				-0.49
w2:your occupation	-0.80	-0.33	-0.20	-0.52
w2:your offic		0.40		
w2:your ok	1.06	-0.34		-0.64
w2:your old		0.48		-0.30
w2:your onc		-0.32		
w2:your order		-0.24	-0.21	
w2:your own	-0.87			-0.28
w2:your pan	-0.92	-0.39		-0.45
w2:your paper	-0.21	-0.46	0.22	
w2:your passport		-0.25	-0.24	-0.29
w2:your password			-0.26	-0.38
w2:your patienc	-0.24	-0.33		-0.30
w2:your permission	0.50	-0.47		
w2:your phon	-0.24	-0.37	-0.50	
w2:your pin		-0.74	-0.28	
w2:your point		-0.22	-0.24	-0.54
w2:your possession	-0.35			-0.44
w2:your post	-0.54	-0.30		
w2:your postcod	-0.76	-0.24		-0.57
w2:your profil	-0.30	-0.57		-0.31
w2:your protection		0.67		
w2:your purs	-0.32			
w2:your query			0.28	
w2:your question	-0.60	0.64		-0.42
w2:your record		-0.37		
w2:your register		-0.21		-0.22
w2:your relation	-0.64			-0.65
w2:your relationship	-0.65		-0.59	-0.54
w2:your replacement	-0.59	-0.38		0.68
w2:your request	-0.30			-0.53
w2:your residential	-0.81	-0.33		-0.32
w2:your right	-0.28			-0.40
w2:your salary	-0.76	-0.33		-0.37
w2:your saving	0.23	-0.44	-0.24	
w2:your say-so	0.46	-0.29	-0.21	-0.27
w2:your screen			-0.22	-0.28
w2:your social	-0.36			
w2:your ssn	-0.91	-0.29	-0.20	-0.54
w2:your statement	-0.93	-0.35	-0.54	
w2:your street			-0.23	-0.27
w2:your sunday		-0.22		
w2:your tim	-0.43	-0.42	-0.29	-0.58
w2:your to				-0.28
w2:your transfer				0.20
w2:your university	-0.82	-0.30	-0.33	-0.55
w2:your user	-0.71		-0.23	0.34
w2:your usernam	-0.61	-0.27		-0.43
w2:your verdict	0.48			-0.33
w2:your voic	-0.65	-0.25	-0.46	-0.83
w2:your wallet	-0.22			-0.22
w2:your weekend	-0.42			
w2:your wif			-0.37	
w2:your withdrawal	-0.23			0.32
w2:your word	0.25			-0.21
w2:your work				0.24
w2:your year			-0.22	-0.41
w2:your yes	0.50			
w2:yourself $	-0.44	-0.39	-0.36	-0.36
w2:yourself ,	-0.26	0.26		
w2:yourself at		-0.29		-0.51
w2:youth account	-0.32	-0.47	-0.25	0.49
w2:zaroor $	-0.45	-0.42	-0.46	-0.62
w2:zaroorat nahin		-0.64		
w2:zero $	-0.46	-0.23	-0.43	0.34
w2:zero ,		-0.43	-0.27	0.66
w2:zip cod	-0.27		-0.23	
w:,		-0.25	-0.22	
w:0	0.22	-0.27	-0.32	0.65
w:?	0.25	-0.25		-0.26
w:a			-0.22	-0.31
w:aa	-0.54			
w:aaand	-0.61	-0.48	-0.42	1.03
w:aadhaar	-0.32	-0.49	-0.38	-0.55
w:aag	0.41		0.83	-0.66
w:aaj	-0.21	0.35		0.26
w:aakhri		-0.25		
w:aamdani	-0.67			
w:aap	0.70			-0.22
w:aapk	-0.48		-0.26	
w:aapka	-0.38			
w:aapki		-0.26		-0.70
w:aapko			0.61	-0.34
w:aapn	-0.51	0.48		-0.25
w:aaps		-0.25		
w:aata		-0.40		
w:aay	-0.71		-0.33	-0.25
w:aaya	-0.29			
w:aayega		-0.23	0.62	-0.50
w:aayi	-0.69			-0.26
w:ab	-0.38	-0.73		1.02
w:abara	-0.22	0.40	0.28	
w:abernathy	-0.20	0.83		-0.56
w:abhi	0.38	0.30	-0.43	-0.20
w:abl	-0.21			0.50
w:about		-0.24	-0.25	-0.40
w:abov	0.58			-0.49
w:abroad	-0.43	0.30	-0.54	-0.63
w:absolute	-0.33	-0.46	-0.25	-0.63
w:accept	0.27	-0.55		-0.46
w:acces		0.43		
w:accomplish	-0.23	-0.26		0.52
w:account		0.33	-0.41	0.32
w:acknowledg	-0.25	-0.38	-0.34	-0.29
w:acros			0.57	0.32
w:act		0.76		
w:action			0.41	
w:activ	-0.38		-0.36	
w:activat	0.47			
w:activation				-0.21
w:ad	-0.25		-0.30	0.58
w:addres	-0.44	-0.23		
w:adeyemi	-0.34		-0.44	
w:advanc				-0.44
w:advis	0.45	-0.47		
w:afraid	-0.22	1.03	-0.41	-0.25
w:afresh	-0.27	-0.45		-0.32
w:after		-0.48	-0.26	
w:afternoon		-0.60		
w:afterward		-1.06		-0.33
w:again	-0.78	-0.55	-0.23	
w:against		0.84		
w:agar	-0.20	-0.28		
w:age	-0.26	-0.42	-0.51	-0.77
w:agency		-0.22		-0.20
w:agent	-0.42		0.85	-0.27
w:agl	-0.52	-0.29	-0.28	-0.62
w:ago		-0.23		0.59
w:agre	0.39	-0.30		-0.37
w:agreement	0.40			
w:ah	-0.41	0.52	-0.40	-0.77
w:ahead	0.60	0.38		
w:airport		-0.74		-0.52
w:ais	-0.20	-0.26		-0.31
w:aisa		-0.29		-0.31
w:alag	-0.26			-0.39
w:alert			-0.27	
w:alik	-0.26	-0.63		-0.52
w:aliv	-0.25	-0.63	-0.51	1.22
w:all		-0.61		0.83
w:allow		0.97		-0.46
w:almost		-0.47	-0.29	-1.10
w:alon			-0.31	
w:along		-0.47	0.62	-0.62
w:already		0.33	0.37	-1.31
w:alright	0.30	-0.20		-0.41
w:alter		0.36	-0.36	-0.21
w:alway	-0.30	-0.56		-0.46
w:am				-0.49
w:amend		-0.47		0.26
w:among	-0.50	0.22	-0.49	
w:amory			-0.72	-0.39
w:amount	-0.70	-0.25	-0.32	-0.57
w:amsel		-0.27	1.05	-0.21
w:an	-0.31	-0.29		-0.39
w:andar		-0.39	-0.32	0.90
w:angry		0.40		
w:ank				-0.21
w:annoy	-0.22	-0.34		-0.38
w:annual	-0.60			-0.36
w:another	-0.47	0.88	-0.22	-0.20
w:answer		0.95	-0.23	-0.47
w:antim	-0.21		-0.23	
w:anumati	0.75		-0.29	-0.35
w:any		-0.21		0.52
w:anybody	-0.25	-0.40	-0.57	
w:anymor		0.68		0.21
w:anyon	-0.30	-0.35	-0.25	-0.36
w:anyth	-0.33	-0.62		-0.23
w:anywher				-0.37
w:ap	0.48			
w:apart		-0.54		
w:apn	-0.30	-0.29	0.36	
w:apologiz		-0.60		
w:apology		-0.40	-0.23	
w:app	-0.23	-0.20		-0.36
w:appear	-0.34	-0.59		0.36
w:application		0.40		-0.77
w:apply	-0.24	-0.48		-0.42
w:appreciat	-0.31	-0.26		
w:approach	-0.34			
w:approv		0.81	-0.29	-0.31
w:approval	0.37			-0.37
w:april	-0.32	-0.58	-0.30	-0.41
w:archiv			0.52	-0.42
w:are		-0.47		0.29
w:around	-0.47	0.33		-0.39
w:arrang			0.43	-0.42
w:arrear		0.49		
w:arriv		-0.22		
w:ascertain	-0.38	-0.22	-0.22	-0.31
w:ask	-0.72	-0.93	-0.21	
w:asleep	-0.27		-0.30	
w:assent	0.54	-0.32	-0.22	-0.55
w:assign		-0.67	0.58	
w:assum	0.30			
w:assur				-0.23
w:at	-0.35	0.24	-0.25	0.21
w:atm	-0.35	-0.29		
w:august		-0.35	-0.28	-0.84
w:aur	-0.22	-0.62	-0.29	-0.82
w:authoris	1.02	0.52		-0.47
w:authority		0.25	-0.25	-0.22
w:authoriz			-0.30	-0.29
w:autopay				-0.33
w:avail	0.39			
w:availability		-0.73		-0.35
w:availabl	-0.27	0.60	-0.21	-0.30
w:aw	-0.39	0.28	-0.39	-0.74
w:await	0.78	-0.64	-0.25	-0.41
w:awak	-0.22	-0.61	-0.21	1.15
w:away	0.60	-0.22		
w:awful	-0.22	-0.22	-0.21	-0.73
w:baad	-0.40	-0.78	-0.55	-0.54
w:baar		-0.23		
w:baat	-0.53		0.25	
w:back			0.28	
w:background	-0.36	-0.21		
w:bad	-0.38	-0.82	-0.25	-1.01
w:badhana	-0.39	-0.29		-0.38
w:badhun	0.60			
w:bahut	-0.44	-0.40	-0.51	-0.54
w:baj	-0.21	-0.22	-0.32	
w:bakery		-0.61		
w:balanc		0.37	-0.24	
w:ban	-0.26	-0.30	-0.75	0.29
w:band	-0.27	-0.72	-0.55	
w:bank			-0.33	-0.47
w:banta	-0.29	0.64	-0.31	-0.24
w:banti		0.25		
w:bar		0.33		-0.26
w:bas	0.42	0.71		
w:basic	-0.50	-0.23		-0.23
w:bata	-0.33	-0.21		-0.32
w:batai	-0.74	-0.47	-0.38	-0.62
w:bataiy	-0.34	-0.25	-0.21	-0.77
w:bataiyega	-0.45	-0.31	-0.86	-0.38
w:batana	-0.27	-0.44	-0.43	-0.42
w:bataya	-0.43		-0.21	-0.32
w:batayen	-0.35	-0.21	-0.27	-0.42
w:batch		-0.56	-0.46	
w:baton	-0.21	0.52	0.61	-0.38
w:battery				-0.23
w:be	0.42	0.52	-0.28	-0.64
w:bear	-0.46	-0.29	-0.32	-0.30
w:beatriz	-0.35			-0.28
w:becaus	-0.30			
w:becom	-0.41	-0.20	-0.21	-0.42
w:been	-0.32	-0.47		
w:befor	-0.34	-0.52		-0.49
w:began		-0.28	-0.25	
w:begin	-0.45	-0.43		0.34
w:behind	-0.36			-0.29
w:being		-0.43	0.30	-0.42
w:believ	-0.51	-0.33		-0.37
w:bell	-0.38			
w:belong			0.21	0.20
w:below				-0.54
w:bend		0.23		
w:beneficiary	-0.45	-0.61	-0.30	-0.50
w:bergen		-0.56	-0.48	-0.44
w:besid	-0.22	-0.43		
w:best	-0.26	-0.46		-0.40
w:better		0.49		-0.26
w:between			-0.21	
w:beyond	-0.23	0.97	-0.42	-0.53
w:bhai	-0.84	-0.71	-1.11	-0.69
w:bhaiya	-0.43	-0.26	-0.58	-0.71
w:bhej	0.32		0.33	-0.73
w:bhejna	-0.89		-0.46	0.46
w:bhi		-0.37	-0.48	
w:bicycl	-0.22	-0.41		
w:big		-0.32		-0.22
w:bigger		0.23		-0.44
w:bijli	-0.28	0.21	-0.31	-0.58
w:bil	-0.65	-0.25	-0.35	-0.40
w:bilkul	-0.23	-0.34	-0.21	-0.26
w:bill	-0.29	-0.52		0.63
w:bina		0.82		
w:birth	-0.66			-0.22
w:birthday	-0.72	-0.43	-0.22	-0.57
w:bit		-0.24	-0.22	
w:blam	-0.39	-0.58	-0.31	-0.53
w:blank	-0.29	-1.00	-0.39	
w:bless	0.53			
w:block		0.42		-0.28
w:blu	-0.71		-0.22	
w:boat	-0.23	-0.50	-0.42	
w:boateng		-0.29	0.81	-0.33
w:boatyard		1.60	-0.65	0.27
w:bol	0.33		-0.35	-0.21
w:bola	-0.50	-0.36	-0.32	-0.50
w:boliy	-0.67	-0.45	-0.34	-0.68
w:bonu		0.42		-0.83
w:book	-0.27			-0.50
w:boom	-0.44	-0.44	-0.51	0.86
w:born	-0.56	-0.28	-0.20	-0.24
w:borrow	-0.58	-0.28		-0.21
w:bos		-0.35	0.47	
w:both		0.46	-0.79	0.20
w:bother			-0.27	
w:bought	-0.37		-0.42	-0.28
w:bounc	-0.38	-0.23		0.53
w:bound		0.83	-0.21	-0.51
w:box	-0.28			-0.49
w:brackenridg		-0.22	-0.21	-0.49
w:brambl	-0.30	-0.27	-0.35	-0.27
w:branch			-1.41	-0.36
w:break		0.65		
w:brief	-0.74	-0.34	-0.80	-0.71
w:brindl	-0.54	-0.20	-0.63	
w:bring	-0.43			
w:broken		-0.47		
w:brookval	-0.59	-0.95	-0.58	-1.04
w:brother	-0.86	-0.70	-0.26	-0.63
w:browser			-0.24	
w:brr	-0.23	-0.30	-0.35	-0.51
w:buck		-0.63	-0.21	
w:build	-0.27	-0.54	-0.37	-0.45
w:busines		-0.32		-0.27
w:busy		-0.68		
w:but	-0.24	0.23		
w:button	0.87	-0.46		0.38
w:buy	-0.48	-0.40		
w:buyer		1.01		
w:buzz		-0.27	-0.24	-0.31
w:by		0.31	0.60	-0.33
w:byaaj	-0.36	-0.55	-0.45	-0.42
w:c		-0.53		
w:cal	-0.25	-0.85		-0.32
w:calder			-0.34	-0.30
w:call		-0.44	1.02	-0.53
w:caller				-0.42
w:calloway				-0.21
w:cam	-0.21	-0.21	-0.38	
w:camera		0.25		
w:can	-0.24			
w:cancel		-0.58		
w:cano		0.20		
w:cap				-0.48
w:car		-0.22		
w:card	-0.36			0.21
w:careful	-0.22	-0.32	-0.27	-0.29
w:carry	0.34			0.48
w:cas			0.77	-1.07
w:cash		-0.41		
w:cashier	-0.42	-0.22		
w:cat	-0.20	-0.50	-0.50	0.38
w:catch			-0.30	
w:caught	-0.59	-0.48	-0.32	0.39
w:caus		-0.72		
w:cell			0.39	
w:cent	-0.37	-0.74		-0.24
w:certain	-0.61	-0.41	-0.23	-0.75
w:certificat	-0.64	-0.47	-0.33	0.26
w:chaar	-0.34			
w:chahiy				-0.27
w:chaht	0.31			
w:chair		-0.34	0.64	
w:chal	-0.34	0.38		-0.29
w:chalega			-0.38	-0.29
w:chalu		-0.44		0.67
w:chanc	0.61	-0.90		
w:chang	0.45			0.24
w:charg		-0.42		-0.78
w:chat		0.79	0.24	
w:check	-0.31	-0.52		
w:cheer	-0.44	-0.26	-0.39	-0.74
w:cheez	-0.72			-0.20
w:cheezein	-0.36			-0.31
w:chequ	-0.24		-0.20	
w:chh		-0.25	-0.27	-0.41
w:chhutti		-0.48		
w:children		-0.42		-0.22
w:chinta	-0.43	-0.30	-0.35	-0.28
w:chip	-0.22	-0.58	-0.20	
w:choic	-0.48	-0.45	-0.33	-0.71
w:choos	-0.21	-0.20	-0.26	-0.21
w:chos			-0.33	0.55
w:chosen		-0.25		-0.26
w:chuka		-0.38	-0.30	0.95
w:city	-0.52		-0.20	
w:claim		0.32		0.27
w:clean		-0.44	-0.62	-0.68
w:clear	0.31		-0.35	-0.60
w:clerk			0.68	
w:click	-0.25		-0.28	-0.33
w:clock		-0.36		
w:clos	-0.40	0.40	-0.24	
w:closur				-0.23
w:club	-0.34	-0.50	0.27	-0.98
w:cod	-0.92	-0.45	-0.38	-1.04
w:coffe	-0.45	-0.47		
w:coin	-0.32	-0.74		-0.84
w:cold	-0.29		-0.21	-0.66
w:colleagu		-0.29	0.49	-0.33
w:collect	-0.68		-0.49	
w:colleg	-0.39			
w:color	-0.20			
w:com		-0.56	-0.25	-0.99
w:comfortabl		0.66		
w:common	-0.20	-0.24		-0.69
w:communicat	-0.37	-0.58		-0.21
w:company	-0.51			-0.65
w:compar	-0.20	-0.26	-0.24	-0.23
w:complain		0.88		
w:complaint			-0.25	
w:complet	-0.48	-0.62	-0.43	1.89
w:complete	-0.31	-0.49	-0.41	-0.61
w:computer	-0.23			-0.20
w:concern	-0.47	-0.64	0.34	-0.38
w:condolenc	-0.23	-0.99	-0.59	-0.31
w:conduct		-0.37		
w:confidential				-0.23
w:confirm	-0.21	-0.63		0.48
w:confirmation	0.41	-0.25		
w:congratulation	-0.30		-0.32	-0.54
w:connect	-0.30		0.31	-0.31
w:connection		-0.31		
w:conscienc	-0.21	0.85		
w:consent	0.70			
w:consider	-0.75	-0.38		0.93
w:constrain		0.22		
w:consult				-0.37
w:contact	-0.31		0.65	-0.39
w:contactles		-0.41		-0.59
w:content	0.39			
w:continu		-0.23	0.71	-0.31
w:contract	-0.23	-0.27		
w:conversation		-0.45	0.29	-0.47
w:conversion		0.31	-0.22	1.06
w:convey	0.44			-0.26
w:cool	1.59		-0.31	-0.24
w:cooper	-0.25	-0.34		0.21
w:copy				-0.36
w:corner	-0.24	-0.23		
w:corporat		-0.74	0.56	-0.81
w:correct	-0.30	-0.40		-0.68
w:correspond			0.42	-0.46
w:corvan				-0.36
w:cost	-0.28	-1.02	-0.48	-0.95
w:could	-0.37	0.34		-1.06
w:count		-0.49	-0.37	-0.57
w:counter		0.40	-0.32	-0.25
w:country	-0.39			-0.30
w:county	-0.31			-0.28
w:coupl	-0.32			-0.21
w:courier	-0.91		-0.22	
w:cours	-0.29	-0.25	-0.33	-0.42
w:court		0.48		
w:courtesy	0.40	-0.46		-0.23
w:cover	-0.36			
w:covesid		-0.24		0.79
w:creat	0.81	-0.32	-0.28	
w:credit	0.24			0.25
w:crew				-0.20
w:cros	-0.23	-0.22	-0.41	-0.27
w:customer	-0.34	-0.65	-0.34	-0.41
w:cut				-0.59
w:cvv	-0.50	-0.26	-0.31	-0.26
w:d		-0.43		0.56
w:daal	1.02			-0.40
w:daalna	-0.29	-0.23		-0.23
w:dana	-0.41		-0.36	-0.24
w:darj				0.39
w:dark		-0.49		-0.43
w:das	-0.21	-0.22	-0.32	
w:dat	-0.46			-0.53
w:daughter	-0.50	-0.29	-0.33	
w:day	-0.32	0.27	-0.37	-0.82
w:daytim	-0.56	-0.34		
w:dd/yyyy	-0.64		-0.22	-0.28
w:de	-0.28		0.57	
w:dead		-0.46	-0.24	0.89
w:deadlin		1.31		-0.52
w:deal	0.28	-0.35		
w:dealt	-0.28	-0.24	-0.29	0.79
w:dear		-0.34	-0.55	-0.38
w:death	-0.21			
w:december		0.50	-0.32	
w:decid	0.60	0.52	-0.31	-0.64
w:decision	-0.36	0.57		-0.39
w:declin	-0.31	1.38	-0.43	-0.90
w:decre	-0.83		-0.38	
w:deepest		-0.70	-0.65	
w:dein	0.51		-0.25	-0.29
w:dekh	-0.40	-0.45	-0.31	
w:dekhiy	-0.35	-0.21	-0.24	0.20
w:delay		-0.24		
w:delet		-0.51	-0.34	-0.77
w:deliver	-0.39			
w:delivery		-0.22		-0.31
w:dentist	-0.31	-0.61	-0.42	
w:deny	-0.62	1.15	-0.49	-0.64
w:department	0.24	-0.49		-0.36
w:depend	-0.30	-0.73		-1.28
w:deposit				-0.61
w:describ				-0.31
w:design	-0.44	-0.41		-0.50
w:desk		-0.31	1.04	-0.58
w:det	0.32		-0.28	-0.63
w:deta	0.44		0.25	
w:detail	-0.25			-0.39
w:deti	0.43			-0.26
w:devic		0.45	-0.22	-0.20
w:dhanyavaad	-0.38	-0.51	-0.28	-0.65
w:di	-0.21			0.29
w:did	-0.62	-0.30		
w:differ				-0.42
w:differenc	-0.21			
w:different				-0.30
w:digit	-0.20	-0.58	-0.21	
w:digital			0.38	-0.23
w:diji	-0.39	-0.25	-0.24	-0.28
w:dijiy	-0.23			-0.34
w:dikh	-0.33			
w:dikha			-0.23	
w:dim	-0.22	-0.25	0.42	-0.66
w:din	-0.54	-0.27		-0.52
w:direct	0.79		0.34	
w:disappoint			-0.37	-0.29
w:disclosur		0.20	-0.40	
w:disconnect		-0.29		
w:disput			0.43	
w:diya	-0.29	-0.21		
w:do	0.20		-0.28	-0.71
w:dob	-1.02	-0.64	-0.47	-0.55
w:doctor		-0.31		
w:document	-0.46	-0.28	-0.39	-0.44
w:doe	-0.27			-0.24
w:doing	0.31	0.62		-0.24
w:dollar				0.45
w:don		-0.61	-0.22	0.97
w:done-mark	-0.46	-0.24	-0.38	0.38
w:dono	-0.20		-0.33	-0.41
w:doon	0.68			-0.28
w:door		0.48		-0.64
w:doubl	-0.34	-0.36		-0.49
w:doubt	-0.36	0.43		-0.25
w:down	-0.39	0.72	-0.68	-0.36
w:download				0.23
w:doyl	-0.22		-0.40	
w:dr		-0.28	0.70	-0.26
w:draw	-0.24		-0.21	
w:drawer		0.31		-0.20
w:drawn	-0.25			
w:driver	-1.00	-0.77	-0.43	-1.11
w:drop	-0.34		-0.37	-0.21
w:due				-0.47
w:dukaan		-0.39		
w:dun	0.60			-0.27
w:dunmor		-0.47		0.56
w:duplicat	-0.81	-0.53	-0.25	0.83
w:dust	-0.27	-0.29	-0.26	0.47
w:each	-0.29	-0.31	-0.36	
w:ear	-0.31	0.42		-0.29
w:earlier		-0.28	-0.24	-0.23
w:earn	-0.63	-0.26	-0.21	-0.77
w:easier			-0.21	-0.21
w:eastmer		-0.24	-0.32	-0.42
w:easy	-0.34	-0.50	-0.23	
w:eat		-0.20		-0.20
w:echo			-0.22	-0.27
w:effect		-0.68		0.40
w:effectiv	-0.30	-0.63		0.38
w:eight	-0.39	-0.58	-0.32	0.65
w:eighty-six		-0.22	-0.40	0.37
w:either		-0.27		
w:ek	-0.24	-0.47		-0.34
w:eleven				-0.37
w:eligibl		0.74		-0.22
w:els	-0.37	-0.42	-0.46	
w:email	-0.34		-0.44	
w:emberlin	-0.59	-0.20	-0.32	0.44
w:emi		0.25		-0.26
w:employer	-0.53	-0.53	-0.46	-0.61
w:empty		-0.37		-0.39
w:empty-hand		-0.55		0.67
w:enabl				0.54
w:end	-0.25		-0.24	
w:english	-0.25		-0.44	-0.28
w:enjoy	-0.37	-0.27	-0.21	
w:enough	0.38			-0.37
w:enrol		-0.22	-0.71	
w:enter		-0.28	-0.29	0.28
w:entitl		0.25		-0.43
w:entry	-0.67	-0.40	-0.55	-0.37
w:envelop		-0.31		0.57
w:escalat	-0.37	-0.40	1.23	-0.87
w:estat	-0.33	-0.23	0.41	-0.21
w:euro	-0.27		-0.29	-0.23
w:even	-0.40	0.38	-0.35	-0.41
w:ever	-0.28			-0.27
w:every		-0.52		0.21
w:everybody	-0.23	-0.26		-0.35
w:everyon		-0.26		
w:everyth		-0.38	-0.21	
w:everywher	-0.36	-0.31	-0.32	-0.35
w:exact	-0.75			-0.48
w:examin	-0.46	-0.24		-0.24
w:examination	-0.41	0.26	-0.52	-0.68
w:exampl			-0.37	
w:exception		0.91	-0.24	-0.30
w:exchang	-0.29	-0.77	-0.46	-0.46
w:excit	-0.47	-0.24	-0.26	-0.79
w:excus	-0.51	-1.00	-0.68	-0.23
w:execut		-0.45	-0.22	1.06
w:execution	-0.24			
w:exist	-0.31	-0.99		0.96
w:expect	-0.32		0.33	-0.27
w:expir		-0.31		-0.22
w:expiration	-0.49	-0.26	-0.21	-0.24
w:expiry	-0.87	-0.37	-0.26	-0.30
w:explain	-0.72	-0.59		-0.53
w:expres	-0.66	-0.47		-0.24
w:extra	-0.21		-0.56	
w:eye		-0.24	0.23	
w:facility		0.74		-0.37
w:fact	-0.35	0.23		-0.23
w:factor		-0.36		-0.22
w:fair	-0.22	-0.46		-0.36
w:fal			-0.23	0.20
w:fals	-0.80	-0.59		-0.58
w:fami	-1.02			
w:family	-0.28	-0.57		-0.50
w:fancy	-0.48			
w:far	-0.51			-0.51
w:farhan		-0.23	0.37	
w:farrow		-0.27	0.99	-0.23
w:fashion		-0.30		-0.21
w:fast		-0.53	-0.20	
w:fastag		0.57		
w:faster	-0.29			
w:father				-0.46
w:fault		-0.86		-0.64
w:fd	-0.26		-0.26	
w:february	-0.49		-0.44	-0.73
w:fee	-0.28	-0.43		-0.40
w:feel	-0.50		-0.23	-0.59
w:felix	-0.30	-0.33	-0.21	-0.47
w:fenwick			0.34	-0.40
w:ferry	-0.22	0.42		-0.68
w:fetch	-0.35	-0.52	-0.47	-0.56
w:few			-0.20	
w:field	0.43		-0.40	-0.61
w:fifteen	-0.28		-0.44	-0.41
w:fifteenth	-0.35	-0.21	-0.21	
w:fifth			-0.46	
w:fifty	-0.21	-0.89	-0.32	0.40
w:figur	-0.53		-0.26	-0.64
w:fil	-0.20	-0.31		
w:fill	-0.67		-0.22	-0.49
w:fin	0.41	-0.28	-0.21	-0.56
w:final	-0.52	-0.29	-0.21	-0.79
w:financial	0.40			-0.29
w:finch	-0.29	-0.26	-0.42	
w:find	-0.44	-0.45	-0.20	
w:finger	0.51		-0.23	0.50
w:finish	-0.26	-0.51		-0.21
w:firm	-0.35	-0.22	-0.27	-0.67
w:first	-0.30		-0.21	-0.39
w:fit	0.21		-0.29	-0.69
w:fitter	-0.23		0.50	-0.20
w:fiv		-0.21		
w:fix		-0.44	0.25	-0.70
w:flat	-0.23			
w:fli	-0.25	-0.37		-0.45
w:flight	-0.23	0.56		-0.25
w:floor	-0.49	-0.70		
w:folk		-0.22	0.83	-0.36
w:follow	-0.34		-0.34	0.39
w:fond				-0.20
w:foolish		-0.70	-0.30	-0.41
w:forbid		0.60		-0.26
w:forbidden	-0.23	0.52		-0.25
w:forc	-0.24		-0.28	0.70
w:foreign	-0.21	-0.21	0.34	-0.77
w:forget	-0.25	-0.35	-0.20	-0.34
w:forgiv	-0.57		-0.25	
w:form	-0.42	-0.55	-0.51	-0.52
w:formality	-0.58	-0.41	-0.26	-0.51
w:forthwith	0.67	-0.52		-0.78
w:forty	-0.27	-0.64	-0.76	
w:forward			0.24	-1.25
w:found	-0.22	-0.20	-0.29	-1.39
w:founder	-0.25	-0.52	-0.36	-0.27
w:four		-0.29		0.53
w:fox		-0.69		0.32
w:fraud				-0.20
w:fraudster			-0.52	
w:fre	-0.29	-0.99	-0.28	-1.19
w:freez	0.27			
w:fresh	-0.22		-0.42	0.65
w:friday	-0.38	0.28	-0.76	0.35
w:friend	-0.26		-0.46	-0.39
w:from			0.22	0.65
w:front		-0.31		
w:frost			0.33	
w:frozen		0.67		-0.20
w:frustrat		-0.45	-0.24	-0.34
w:fulfil	-0.22		-0.32	0.90
w:fun		-0.25	-0.49	0.76
w:fund	-0.42	-0.43		
w:furnish	-0.66			-0.21
w:further	-0.51	-0.28	0.25	-0.52
w:g		-0.69	-0.51	-0.44
w:gap	-0.50	-0.33	-0.24	-0.24
w:garag	-0.21		-0.26	-0.49
w:gas			-0.68	-0.21
w:gav		-0.27	-0.20	-0.46
w:gay		-0.36	-0.25	0.56
w:gaya	-0.21	-0.55	-0.28	
w:gayi	-0.29			0.58
w:general		-0.61	-0.27	-0.69
w:gentleman	-0.31	-0.40		-0.23
w:genuin	-0.36			-0.76
w:get	-0.29	-0.81	0.42	
w:ghant			0.69	-0.47
w:gift				-0.23
w:gira		-0.25	-0.21	
w:giv		0.51		-0.20
w:glad	-0.38	-0.29		0.52
w:glas	-0.21	0.22		
w:glass		0.51	-0.24	
w:go				-0.24
w:go-between		-0.27		-0.26
w:goe		0.41	0.31	0.23
w:going		0.28	0.29	-0.45
w:gold		-0.55		
w:gon	-0.24	-0.53		0.45
w:good	-0.41	-0.43	-0.35	-0.45
w:got	-0.26	-0.49		
w:grab		-0.32	0.46	
w:grant	-0.20	0.66		-0.55
w:grateful		-0.24		
w:great		-0.34		-0.25
w:greec	0.21	-0.76	-0.80	-0.44
w:green		-0.47		-0.49
w:greet				0.44
w:greeting	-0.40	-0.32	-0.33	-0.51
w:grey	-0.45	-0.28		-0.36
w:gros	-0.29	-0.25		
w:group		-0.40		
w:grown		-0.25	-0.48	
w:gst	-0.51			-0.38
w:guarante	0.36	-0.94		-0.94
w:gues		-0.36		
w:guess	-0.30	-0.33		
w:haan	0.38			-0.29
w:had	-0.72	0.40	-0.51	-1.19
w:haft	-0.37		-0.24	-0.68
w:haha	-0.23	-0.78	-0.23	-0.43
w:hai		-0.36	-0.37	
w:hain	-0.35	-0.30		-0.63
w:haldan		-0.38		-0.51
w:half	-0.41		-0.45	-0.44
w:halv		0.43		0.57
w:hamar		-0.21	0.40	
w:hamara		-0.41	-0.29	
w:hamari	-0.23	0.39	0.34	
w:hamesha	0.23	-0.22	-0.27	-0.25
w:hand	0.44			-0.59
w:handl		-0.74	0.59	-0.75
w:hang	-0.44	-0.38	-0.34	-0.79
w:happen	-0.31	-0.33	-0.21	-0.39
w:happy	0.22	-0.41	-0.21	
w:har	-0.21	-0.35	-0.49	-0.46
w:hard		-0.37		-0.27
w:hardship			0.66	-0.50
w:harm		-0.41		
w:harrowgat				-0.20
w:hartwell	-0.31	0.27		
w:has				0.24
w:hat	-0.36			
w:hathersag	-0.26	-0.31	-0.53	0.44
w:haunt	-0.20	-0.63	-0.20	0.76
w:hav	-0.21			
w:he			0.57	-0.22
w:head				-0.35
w:headset		-0.21	0.20	
w:hear	0.37	-0.22		-0.54
w:heard	-0.67	-0.57		-0.42
w:heavy	-0.32	-0.24	-0.34	-0.52
w:held		-0.62	-0.75	-0.94
w:hello	-0.55	-0.36		0.31
w:help	-0.92			-0.37
w:helper		-0.28		-0.20
w:helpful	0.46	-0.36		-0.83
w:her	-0.36	0.35	0.78	
w:herewith	-0.22		0.39	-0.39
w:heron	-0.40	-0.23	-0.23	-0.46
w:herself	-0.45			
w:hi	-0.66	0.36	-0.67	-0.40
w:high		0.75		-0.21
w:higher		0.38		
w:him	-0.42		0.48	-0.41
w:himself	-0.46	-0.33		
w:hindi	-0.28	-0.28		
w:hint		0.24		
w:his	-0.40	-0.26	-0.32	-0.51
w:hisaab	-0.23			-0.28
w:history	-0.47	-0.46	-0.66	-0.79
w:hitch		-0.51		0.64
w:hiya	-0.36	-0.57	-0.67	-0.64
w:hm	-0.54		-0.68	
w:ho			-0.29	
w:hoga		-0.35	-0.23	
w:hold	-0.56			-0.20
w:holder	-0.42			-0.52
w:holiday	0.27	-0.58	-0.24	-0.69
w:hom		-0.26	-0.23	0.21
w:hon	-0.63	-0.73	-0.47	-0.34
w:hoon		-0.40	0.36	-0.47
w:hop	-0.30	-0.37	-0.24	-0.46
w:hospital		-0.25	-0.44	-0.20
w:hot	-0.33	-0.29		
w:hota	-0.33	-0.27	-0.31	-0.45
w:hotel	-0.25		-0.34	-0.24
w:hour				-0.44
w:hous	-0.22			-0.38
w:how	-0.40	-0.34		-0.30
w:however	-0.21	0.49		-0.37
w:hua	-0.37		-0.22	-0.39
w:hue	-0.37	-0.41	-0.25	
w:hui	-0.35	0.53	-0.24	
w:hum		0.50	-0.58	
w:human		-0.21	0.67	-0.22
w:hun	-0.32	-0.21	0.20	-0.26
w:hundr	0.23		-0.40	0.41
w:hunt	-1.08	-0.36	-0.82	0.22
w:hurry		-0.87	-0.39	-0.42
w:hurt	-0.51	-0.51		-0.30
w:i		0.24		
w:ice		-0.74		0.73
w:iceland	-0.29	-0.73	-0.38	-0.48
w:id	-0.49		-0.48	-0.47
w:identification				-0.38
w:identity		-0.25		-1.19
w:if		-0.55	-0.23	
w:ifsc	-0.48	-0.36	-0.49	0.21
w:imagin		-0.26		
w:imai	-0.24		-0.34	
w:immediate	-0.40	-0.55		0.46
w:imp				-0.26
w:important	-0.50	-0.26	-0.61	-0.31
w:impossibl	-0.25	0.63	-0.31	-0.38
w:in		-0.20		
w:inbox				0.50
w:incom	-0.83		-0.41	-0.45
w:inconvenienc		-0.54		
w:increas	-0.31	0.69	-0.27	
w:inflation		-0.20		-0.20
w:inform		-0.28		
w:information		-0.23		-0.39
w:ingrid	-0.51	-0.47	-0.23	-0.66
w:ink	-0.26	-0.80	-0.28	-0.65
w:insid		-0.44		-0.23
w:inskeep	-0.30	-0.44	-0.56	-0.41
w:install	-0.29		-0.23	-0.45
w:instalment				0.27
w:instead	1.02	-0.21		0.37
w:instruct	0.29	-0.21		0.23
w:instruction	0.30	0.26	-0.36	
w:instrument				-0.36
w:insuranc		-0.47		
w:interest	0.60	-0.68	-0.24	-0.85
w:international	0.32			-0.43
w:into		-0.33		-0.46
w:investigator			0.41	
w:investment		-0.26		
w:invitation	0.49	-0.29		0.65
w:invoic	-0.27	-0.29		-0.48
w:involv	-0.46	-0.24	-0.43	
w:isk	-0.44	-0.31		-0.23
w:isko		0.34	-0.26	
w:isliy	-0.38	0.73	-0.26	-0.25
w:ism		0.84		-0.24
w:it	0.32		-0.43	
w:item	-0.22			
w:its			-0.30	
w:itself		-0.66	-0.45	
w:ivar		-0.23		-0.26
w:j	-0.25	-0.46		
w:ja		-0.39	-0.32	0.90
w:jaana		0.99	-0.49	-0.31
w:jaant	-0.28			
w:jaat	-0.49	-0.37	-0.28	-0.29
w:jaata		-0.45		-0.54
w:jab	-0.42	0.46	-0.30	
w:jagah	-0.31			
w:janm	-0.50	-0.29		-0.24
w:january	-0.41	-0.34	-0.45	0.57
w:jar	-0.29		0.55	
w:jayega		-0.31		
w:jayeng				0.26
w:ji	-0.48	-0.53	0.55	-0.51
w:jo			-0.26	
w:job	-0.27			
w:jod			0.43	
w:join		-0.40	0.83	-0.20
w:joinery		-0.64		
w:joint				-0.81
w:jona	-0.22		-0.26	-0.39
w:judg		-0.33	-0.60	-0.39
w:july		-0.44		-0.37
w:jun	-0.30		-0.46	-0.77
w:just		-0.96	-0.22	
w:ka	0.21	-0.79		-0.51
w:kaam	-0.59	-0.24	-0.25	
w:kab	-0.51	-0.27		
w:kabhi	-0.46	-0.81	-0.29	-0.46
w:kahan	-0.46	-0.43	-0.28	-0.22
w:kahin	-0.23	-0.50		-0.44
w:kais	-0.25			
w:kal	-0.21	-0.58		-0.25
w:kar	0.49			
w:karegi	-0.22		0.58	
w:karein	0.82		-0.25	
w:kareng	-0.31		0.22	
w:karengi	-0.63	-0.27	0.41	-0.42
w:kark	0.32			
w:karn		-0.27		
w:karna		0.46		-0.21
w:kart	-0.25			-0.40
w:karti				-0.23
w:karun	0.31			
w:karunga	-0.23	-0.24	-0.26	-0.29
w:karwana	-0.52	-0.29		-0.37
w:karwati			0.47	
w:kat	-0.42	0.31	-0.31	0.27
w:kata	-0.43			
w:kaun	-0.52		-0.32	
w:kauns	-0.93	-0.41	-0.29	-0.33
w:kaunsa	-0.47	-0.27		-0.23
w:kaunsi	-0.45			-0.27
w:kayak			-0.32	
w:ke	-0.32	0.23	-0.22	-0.70
w:keep	-0.36	0.32	-0.63	-0.58
w:kept	-0.29	0.32	-0.59	
w:key		0.27	-0.26	
w:kharida	-0.32			
w:kho	-0.32			-0.23
w:khol	-0.72	-0.56	-1.03	-0.47
w:khud	-0.76		-0.30	-0.35
w:khul	-0.46	0.23	-0.61	0.38
w:khulti	-0.21	-0.22	-0.32	
w:ki		-0.32	-0.32	-0.33
w:kiji		0.57		-0.30
w:kijiy	-0.28			-0.22
w:kijiyega	-0.32	0.26	-0.42	
w:kiln	-0.43	-0.31		
w:kind	0.21	-0.25		-0.55
w:kis	-0.46		-0.28	-0.21
w:kisi		-0.27		
w:kisk	-0.50	-0.22		-0.21
w:kisko	-0.74	-0.27		-0.37
w:kisn	-0.67	-0.25	-0.24	-0.47
w:kitn	-0.42			-0.21
w:kitna	-0.31			
w:kitni	-0.77	-0.20		
w:kiya	-0.29			-0.66
w:know	-0.34	-0.23		
w:known		0.29	-0.34	
w:ko		-0.79	0.49	
w:kofi			0.46	
w:koi	-0.56	-0.86		0.24
w:kripya	-0.47		-0.27	-0.47
w:kuch	-0.53	-0.50	-0.31	
w:kulkarni	-0.23		0.51	-0.23
w:kya		-0.21		-0.24
w:kyc			0.47	
w:kyun	-0.48			
w:lack	-0.30	-0.24		-0.24
w:lady	-0.29			-0.36
w:lag	-0.23	-0.39	-0.35	-0.36
w:lagega	1.09			-0.51
w:lagt				-0.39
w:lagta	-0.22	-0.26		-0.47
w:lagti	-0.24	-0.44	-0.20	-0.27
w:laid	-0.28	-0.40	-0.41	-0.56
w:lan	-0.27			0.41
w:land				-0.20
w:landlord		-0.41		
w:languag				-0.40
w:lanternfish	-0.29	-0.71	-0.29	-0.44
w:laps		-0.56	-0.52	-0.57
w:laptop	-0.79			-0.28
w:larch		-0.33	-0.21	0.32
w:larg		-0.24		
w:larger	-0.67	-0.78	-0.49	-0.35
w:larkspur	-0.26			0.46
w:last	-0.35	0.47	-0.27	-0.88
w:lat	0.25			-0.37
w:late	-0.26		-0.30	-0.31
w:later		-0.51	-0.26	
w:lattimor		0.40	-0.60	-0.57
w:law		-0.26	-0.20	-0.55
w:lawyer		-0.34		
w:leaflet	-0.97			-0.31
w:least		0.38		
w:leav		0.37		-0.33
w:left			-0.22	
w:legal	-0.22		0.21	
w:lena	-0.22	-0.50	-0.34	-0.23
w:lend		0.50		
w:lent		0.54	-0.24	
w:les		-0.30		-0.81
w:let	-0.57			
w:letter	-0.40			
w:letterbox				0.33
w:lie		0.72	0.36	-0.27
w:lif	-0.38		-0.29	-1.07
w:lift	0.25	-0.63	-0.41	0.48
w:light	0.51	0.22		
w:lighthous	-0.40		-0.30	-0.42
w:lijiy	-0.36	-0.31	-0.28	-0.28
w:lik	-0.31	-0.20	-0.31	-0.23
w:likha	-0.22	-0.34	-0.20	-0.41
w:limit		-0.59		
w:lin	-0.43	-0.40	0.98	-0.23
w:lindgren			-0.27	-0.26
w:link		-0.26	-0.35	-0.34
w:lionel	-0.34	-0.56	1.59	-0.65
w:lip	-0.39	0.87	-0.34	-0.38
w:list		0.41		
w:listen		-0.36		0.33
w:littl	-0.34	-0.20		-0.64
w:liv	-0.45			
w:liy				-0.43
w:load	-0.25	-0.45	-0.34	-0.51
w:loan		0.53		
w:lock		-0.34		
w:lock-in				-0.57
w:locker		0.21		
w:log	-0.42	-0.35	-0.54	
w:login	-0.45	-0.35		0.41
w:long			-0.21	-0.25
w:longer		0.55		0.32
w:look	-0.69	-0.66	-0.31	-0.44
w:loop		-0.25	0.64	
w:los		-0.23		-0.20
w:lost	-0.25	-0.85		
w:lot	-0.36	-0.22		
w:lov	-0.78		-0.35	-0.35
w:love	-0.28	-0.37	-0.36	-0.44
w:low	-0.53			
w:lower	-0.36	-0.22		0.26
w:lowry			-0.39	
w:luka		-0.57		
w:lunch	-0.27	-0.30	-0.43	-0.23
w:lying				0.33
w:m		-0.31		
w:maaf	-0.27	0.57	-0.22	-0.51
w:maam	-0.40			
w:maangta		-0.54		
w:machin	-0.41	-0.57		
w:mad	-0.50	-0.96	-0.28	1.27
w:madad	-0.28			
w:maf		0.57		-0.30
w:magic	0.53			-0.42
w:mahin	-0.22	-0.34	-0.46	-0.48
w:mail	-0.21			0.27
w:main	0.35	-0.52	0.25	-0.34
w:maisi		-0.43		0.45
w:mak		-0.40		-0.57
w:malik		-0.60		
w:man		-0.28	-0.62	
w:manag		-0.36	-0.23	0.56
w:manager	-0.24	-0.34	0.62	-0.32
w:mandat		-0.42	-0.36	
w:many				-0.29
w:map		-0.54		
w:march				-0.53
w:market		-0.40		-0.27
w:marsh	-0.45	-0.43	-0.39	-0.92
w:mason	-0.20	-0.64		1.02
w:masonry	-0.35	-0.44	-0.29	-0.52
w:mat	-0.27	-0.83	-0.23	-0.61
w:match	-0.24	-0.39	-0.26	-1.45
w:matlab		-0.73		-0.42
w:matter	-0.26	-0.99	0.53	-0.24
w:max		0.68		-0.62
w:may	0.67	0.41	-0.34	-0.49
w:mayn't		-0.32		
w:me	0.21	0.21		-0.26
w:mean	-0.66			-0.43
w:meant		-0.35		-0.41
w:meantim	-0.38			0.53
w:meanwhil		-0.52	-0.35	-0.25
w:meet		0.54	0.21	
w:mein	-0.52			-0.20
w:member		0.40		
w:mend	-0.22	-0.52		-0.96
w:mention	-0.42	-0.41	-0.34	-0.51
w:mer		0.70		
w:merchant	-0.40	-0.22		-0.40
w:meridian		-0.47	-0.53	-0.73
w:messag	-0.23	-0.41	-0.55	
w:met	-0.28	0.42	-0.22	
w:midnight		-0.56		0.25
w:might	-0.23	-0.30		-0.29
w:mil	-0.35			-0.82
w:milega	-0.31	0.30		
w:mill		-0.31		-0.46
w:milta		0.57	-0.36	
w:milti		0.54	-0.36	-0.32
w:milton		-0.23		-0.32
w:minat	-0.39	-0.25	-0.24	-0.28
w:mind	-0.59	-0.21		-0.23
w:minimum		-0.91		
w:minor		0.48		
w:minut		-0.68		0.57
w:mis	-0.21	-0.43		
w:miss	-0.25		-0.20	-0.28
w:mission	-0.23	-0.26		0.52
w:mistak				-0.36
w:mix-up	-0.35	-0.29		
w:mobil	-0.51	-0.54	-0.21	-0.59
w:model	-0.39	-0.28		-0.92
w:moment		-0.51		
w:monday		-0.30	-0.68	-0.45
w:money	-0.44		-0.57	-0.55
w:month	-0.22	-0.73	-0.20	-0.33
w:mor	-0.28	-0.21		0.47
w:morn		-0.26	-0.54	-0.27
w:morning		-0.43		-0.57
w:mortgag		-0.34	0.88	-0.40
w:most	-0.40	0.35	-0.27	-0.42
w:mother	-0.99		-0.58	
w:mouth		0.27		
w:mov	-0.31	-0.48	-0.31	
w:mr				0.31
w:mrs	-0.23	-0.20		-0.44
w:ms	-0.33			-0.24
w:much				-0.26
w:mujh	-0.32	-0.56		-0.28
w:mul		-0.27		-0.26
w:music		-0.40	-0.26	-0.46
w:must	-0.30	0.33		
w:my				-0.59
w:myself	-0.23		-0.32	-0.39
w:n	0.37			
w:na	0.36	-0.45		
w:naam	-0.60			
w:nahin	-0.42	0.88	-0.26	-0.51
w:nam	-0.49	-0.46		-0.77
w:namast	-0.36			
w:namesak	-0.71	-0.25	-0.27	
w:national		-0.42		-0.21
w:nay	1.01		-0.27	
w:naya		-0.33	-0.42	-0.23
w:ne			-0.30	-0.29
w:near	-0.25	-0.28	-0.40	-1.36
w:need	-0.43	-0.40		-0.30
w:neft	-0.28	-0.41	-0.22	-0.47
w:negativ	-0.56	0.84		-0.49
w:neither	-0.21	-0.30		
w:net				-0.32
w:network	-0.37	-0.59	-0.30	-0.51
w:never		-0.23	-0.45	-0.47
w:nevertheles	0.35			
w:new			-0.58	
w:next	-0.48	-0.64	0.82	
w:nic	-0.39	-0.70		-0.57
w:nicer		-0.43		-0.49
w:night		-0.21		-0.85
w:nin	-0.27		-0.28	0.78
w:ninety		-0.43		
w:no		0.61	-0.30	
w:nobody		-0.38	-0.42	-0.68
w:nod	0.54	-0.35	-0.24	-0.60
w:nodal				-0.39
w:nois	-0.52			-0.35
w:noisy		-0.32		
w:nominat	-0.55			
w:nomination			-0.30	0.93
w:nomine	-0.23	-0.42		
w:nominee	-0.33			-0.22
w:non	-0.68	0.24	-0.22	
w:noon		-0.44		0.25
w:nor	-0.22	-0.48		
w:nora				0.32
w:normal	-0.26		-0.30	-0.86
w:northbeck		-0.25	-0.51	0.75
w:northlight				-0.26
w:norway	-0.31	-1.03	-0.23	0.33
w:not	-0.41	0.53	-0.20	-0.49
w:not-mark	-0.42	0.64	-0.48	
w:noth	-0.24	-0.31	-0.22	-0.32
w:notic		0.32		-0.24
w:november	-0.38	-0.65	-0.36	0.50
w:now		-0.36	0.34	1.08
w:nowher	-0.28		-0.26	
w:nuisanc				-0.33
w:number	-0.30	-0.32	-0.50	-0.35
w:objection	0.88			
w:occasion	-0.42	-0.29	-0.22	-0.34
w:occupation	-0.81	-0.34	-0.27	-0.51
w:october	-0.24	-0.23	-0.39	-0.65
w:odd	-0.55	-0.28		-0.27
w:odet	-0.54	-0.48	-0.33	0.35
w:oduya	-0.24	-0.22	-0.45	-0.37
w:of			-0.26	
w:off	0.44	0.55		-0.23
w:offer				-0.30
w:offic	-0.34	-0.35	0.46	-0.46
w:officer	-0.43	-0.23	0.56	
w:official		-0.21		0.45
w:often		-0.41		-0.29
w:oh	-0.33	-0.68	-0.66	-0.52
w:ok	-0.53	-0.63	-0.36	
w:old		0.34		-0.21
w:older				-0.50
w:oldest		-0.26		
w:onc	-0.37		-0.27	-0.57
w:one	-0.50		-0.30	
w:one-tim		-0.29		
w:onlin	0.22	-0.45		
w:only	0.38	-0.24	-0.76	
w:onto			-0.67	0.31
w:onward	-0.42	-0.70	-0.53	0.68
w:ooh	-0.37	-0.67	-0.36	-0.98
w:open			-0.21	-0.31
w:option		0.44		
w:or				-0.23
w:order	0.30			-0.38
w:ordinary		-0.31		
w:org			-0.39	
w:origin		-0.25		
w:orion		0.35		
w:other	-0.22	0.39		
w:otherwis	-0.22			
w:otp	-0.32		-0.65	-0.93
w:our	-0.32	0.45	0.30	
w:out	-0.33			0.55
w:outcom	-0.24		-0.24	-0.67
w:outsid		0.29		
w:outstand				-0.56
w:over			0.29	-0.77
w:overdraft	-0.21			
w:overdraw		-0.35		-0.20
w:overnight		-0.50		-0.23
w:owe		-0.29		
w:owen		-0.21		
w:own	-0.90	0.25	-0.23	
w:owner				-0.23
w:ownership				-0.26
w:oyelaran			0.32	
w:p	-0.21	-0.33		0.36
w:paa	-0.33	0.23		-0.39
w:pack	-0.93	-0.51	-0.63	-0.40
w:pad		-0.52	-0.68	-0.80
w:padega	-0.20	0.96	-0.78	-0.30
w:padh	-0.53	-0.66	-0.37	-0.36
w:pag	-0.46	-0.76	-0.63	-0.87
w:pahunch	-0.42	0.40	-0.44	-0.40
w:paid	-0.43	-0.22	-0.27	-0.37
w:paida	-0.40			
w:pair		0.45	-0.28	
w:pais		-0.26		-0.50
w:paisa		-0.67		-0.89
w:pan	-0.40	-0.41		-0.20
w:paper	-0.38	0.24		-0.56
w:par	-0.31			-0.86
w:parcel	-0.39	-0.68	-0.24	-0.47
w:parent	-0.21		-0.46	0.45
w:park			-0.31	
w:part				-0.88
w:particular		-0.35	-0.20	
w:party		0.57		
w:pas	-0.22	0.24		-0.44
w:pass		-0.27	0.65	-0.77
w:passbook	-0.52	-0.45	-0.38	
w:passcod	-0.69	-0.42	-0.39	-0.81
w:passport	-0.54	-0.52	-0.21	-0.26
w:password	-0.21	-0.23		-0.31
w:past				0.30
w:pata	-0.80	-0.33		-0.38
w:patch			0.46	
w:patienc	-0.26			-0.38
w:patient	-0.44	0.39		-0.27
w:pay	-0.23	-0.70	-0.32	0.35
w:payday	-0.50	-0.26	-0.46	-0.80
w:paye	-0.51		-0.26	-0.71
w:payega		0.39	-0.41	
w:payer	-0.29			
w:payment		-0.24	0.21	0.60
w:payoff	-0.41		-0.24	
w:payout	-0.31			
w:payroll	-0.22	-0.42		0.86
w:pdf	-0.82	-0.22		-0.25
w:pe			0.37	-0.28
w:peek	-1.03	-0.50	-0.29	-0.67
w:pehl	-0.26		-0.42	
w:pehli	-0.21	0.34	-0.32	0.55
w:pelican	-0.36	-0.38		-0.21
w:pell		0.47		
w:pen	-0.47	-0.24	-0.20	0.66
w:penalty	-0.21	-0.50	-0.29	-0.37
w:pend	-0.22	-0.48	-0.26	-0.88
w:pennant		-0.62		-0.37
w:penny	-0.32	-0.33		0.28
w:peopl	-0.23	-0.55	0.67	-0.36
w:people		0.58		
w:per	-0.27	-0.42	-0.25	-0.59
w:percent		-0.38	-0.27	-0.54
w:perfect	-0.29	-0.88	-0.29	
w:perhap		-0.39		-0.41
w:permission	0.65	0.43		
w:permit	-0.26	0.92	-0.27	
w:person	-0.23	-0.35		
w:petra			0.93	
w:phir	0.89	-0.21		-0.68
w:phon	-0.48	0.51	0.29	-0.47
w:photo	0.55		-0.40	
w:piano	-0.23	-0.44		0.40
w:pick	-0.26		0.49	
w:pictur	-0.27	-0.47		
w:piec	-0.44	-0.24		
w:pier		-0.27	-0.57	
w:pin		-0.30	-0.21	
w:pity		0.27		-0.24
w:plac			-0.22	0.64
w:plain	-0.50	-0.24	-0.24	-0.29
w:plan			-0.75	
w:plastic	-0.32		-0.41	-0.54
w:play		-0.61		
w:plaza	-0.26	-0.44		-0.31
w:pleas	-0.35	-0.68		
w:pleasur	-0.35	-0.64	-0.52	-0.55
w:plu	-0.47			-0.23
w:plumber	-0.21	-0.61	-0.21	
w:pocket	-0.38			
w:pohl	-0.28		-0.45	-0.32
w:point		-0.46	-0.26	-0.50
w:polic	-0.81	-0.35	-0.24	-0.26
w:policy	-0.21	0.70		-0.21
w:poochta		-0.60	-0.21	
w:poora	-0.50			-0.24
w:position	-0.34	0.67		-0.25
w:possession	-0.35			-0.44
w:possibl	-0.74	-0.28		-0.30
w:post		-0.28	-0.27	0.41
w:postal	-0.24			-0.26
w:postcod	-0.76	-0.24		-0.57
w:pot		0.53	-0.20	-0.82
w:power		0.92	-0.33	-0.34
w:prais		-0.25		
w:preclud	-0.22	0.81	-0.23	-0.59
w:prefer	-0.33	0.30	-0.28	
w:premium	-0.65	-0.20		-0.28
w:prepar		0.46		-0.41
w:pres	1.28	-0.34		-0.47
w:present		0.31	-0.25	-0.50
w:press	-0.34	-0.21		0.59
w:pretend		-0.24		-0.33
w:pretty	-0.57	-0.56		-0.26
w:pric		-0.23	-0.27	-0.35
w:principal		-0.25		-0.30
w:print	-0.31	-0.51		0.53
w:printer	-0.28	-0.42	-0.34	
w:privat			0.42	-0.87
w:priya		-0.22		
w:priz	-0.24	-0.62		-0.21
w:probat	-0.46			
w:problem	-0.50	-0.67	-0.22	-0.46
w:proce	1.06			
w:proces				-0.39
w:process		-0.25	-0.30	1.04
w:produc		0.22		
w:product		-0.21	-0.38	-0.41
w:profil	-0.30	-0.93	-0.43	-0.36
w:program		0.27		
w:promis	-0.30	-0.75		-0.51
w:proof				-0.25
w:proper	0.64			
w:propos		-0.28	-0.59	-0.41
w:protection		0.67	0.25	-0.22
w:provid	-0.58			-0.26
w:puchta		-0.36		
w:pul	-0.46	-0.59	-0.37	-0.54
w:pull	0.23		-0.22	
w:pun				0.27
w:purana	0.69			
w:purchas				-0.44
w:purpos	-0.45	-0.20		-0.29
w:purs	-0.32			
w:pushy	0.29	-0.68		
w:put	-0.27			
w:qualify		0.57		-0.29
w:quarl			-0.52	-0.31
w:quarter				-0.61
w:quay	-0.31	-0.74	-0.90	
w:query	-0.67		0.22	
w:question	-0.41	0.21		-0.40
w:queu				0.34
w:quick		-0.67		-0.55
w:quicker		-0.78	0.22	
w:quiet		-0.38	-0.32	
w:quieter			-0.23	-0.56
w:quillback		-0.45		0.38
w:quillon	-0.33	-0.33	-0.25	
w:quit	-0.42	-0.22	-0.30	-0.57
w:quot	-0.40	-0.27	-0.63	-0.53
w:quotation	0.42	-0.56	-0.62	
w:rah	-0.42			
w:raha	-0.38		-0.22	-0.40
w:rahegi		-0.50	-0.23	
w:rahi	-0.30	-0.42		-0.51
w:rahiy	-0.57	-0.39	0.42	-0.22
w:railway	-0.22	-0.48	-0.35	
w:rain		-0.25	-0.22	-0.38
w:rakam		-0.73	-0.35	
w:rakhna	-0.45	-0.33	-0.36	-0.46
w:rang			-0.69	-0.34
w:rasid	-0.40		-0.48	-0.25
w:rat	-0.59		-0.53	
w:reach		0.31	-0.35	
w:read	-0.75	-0.51	-0.41	-0.64
w:reader		-0.32		-0.34
w:ready	0.57	-0.61		
w:real			-0.21	-0.43
w:realis	-0.21			
w:reason	-0.28	0.20		
w:recall	-0.24			0.33
w:receipt	-0.30	-0.34	-0.28	0.40
w:receiv	-0.42	-0.65	-0.97	-0.97
w:recent	-0.63	-0.22		-0.34
w:recipient	-0.21			
w:recommend	-0.82			
w:record	-0.22	-1.02		-0.57
w:refer				-0.24
w:referenc	-0.33	-0.47		0.24
w:refresh	-0.65			0.70
w:refund				0.37
w:refus	-0.32	1.28	-0.35	-0.57
w:refusal		0.48		-0.26
w:regard	-0.33	-0.33	-0.53	-0.62
w:register		-0.24		-0.26
w:registration		0.29	-0.65	-0.55
w:regret	-0.34	0.57		-0.55
w:regrettab				-0.34
w:regular	-0.35			0.36
w:reht	-0.34			
w:reject	-0.33	0.91	-0.29	-0.78
w:rekha			0.44	
w:relat	-0.81			-0.27
w:relation	-0.60			-0.56
w:relationship	-0.65		-0.59	-0.54
w:relax	-0.36	-0.33	-0.35	0.50
w:releas	-0.22			-0.36
w:remain	-0.32	0.95	-0.54	-0.51
w:remember	-0.60	-0.75	-0.53	-0.91
w:remind	-0.34	-0.22		
w:reminder	-0.41	-0.25		-0.23
w:remittanc		0.27		0.21
w:renew				-0.30
w:rent	-0.20			
w:rep	0.29	-0.31		-0.42
w:repeat	-0.23			
w:replac	-0.22	-0.78		0.30
w:replacement	0.47	0.27	-0.24	1.04
w:report	-0.64			-0.38
w:request	0.68	0.25		-0.72
w:requir	-0.26	-0.51		
w:requirement		0.37		
w:resend	-0.49			
w:reserv		0.37	-0.30	
w:reset		0.22	-0.20	-0.24
w:residenc	-0.51	-0.79	-0.56	-0.41
w:residential	-0.81	-0.33		-0.32
w:respond	0.31	-0.25	-0.32	
w:rest	-0.36	-0.58	0.68	
w:restriction		0.75	-0.32	-0.49
w:result	-0.25	0.98	-0.22	-0.54
w:return		0.30	-0.26	-0.93
w:revers	-0.29			
w:reversal				-0.35
w:revert			-0.61	
w:review	-0.44			-0.44
w:richer	-0.48	-0.43	-0.21	0.70
w:right		-0.24	-0.21	-0.55
w:ring	-0.24	-0.24	0.84	-0.34
w:rishta	-0.37			-0.48
w:risk		-0.21		
w:rn	-0.21	-0.20	-0.37	-0.50
w:road		0.64		-0.54
w:rohan				0.26
w:rol	-0.41	-0.49		-0.23
w:roll	-0.43	-0.49	-0.34	-0.66
w:room		0.94	0.41	-0.25
w:rop		0.22	0.24	-0.26
w:rough	-0.33	-0.48	-0.39	-0.93
w:round		-0.58		0.59
w:rout				-0.28
w:row	-0.20	-0.24		0.26
w:ruiz	-0.24	-0.24	-0.33	-0.41
w:ruk	-0.33			
w:rul	-0.62	0.61		-0.26
w:run	-0.46			
w:rupay				-0.38
w:rupe			-0.55	
w:rush	-0.37	-0.73	-0.23	-0.58
w:s		-0.49		0.40
w:saal			-0.36	
w:saath		-0.53	-0.79	-0.89
w:sab	-0.36	-0.78	-0.42	-0.48
w:sabk	-0.54	-0.43		-0.44
w:sad	-0.25	0.60	-0.23	-0.51
w:saf		-1.19		-0.74
w:safer		-0.36		
w:safety		0.33		
w:sahab	-0.60		-0.75	-0.82
w:said	-0.42			
w:sail	-0.59	0.57	-0.91	-0.37
w:sailor	-0.25	-0.52	-0.36	-0.27
w:sakta	-0.24	0.72		-0.23
w:sakti	-0.22	0.46	-0.22	-0.24
w:salary	-0.56	-0.22	-0.31	-0.41
w:sam		-0.53		
w:samajh		-0.41	-0.25	-0.25
w:samay	-0.20	-0.56	-0.34	-0.31
w:sanbhav		0.76		
w:sanpark	-0.29		0.47	
w:sav	0.31	-0.35	-0.21	-1.06
w:saver		-0.42		
w:saving		-0.61		0.92
w:saw	-0.45			-0.31
w:say	0.44		-0.54	
w:say-so	0.46	-0.29	-0.21	-0.27
w:scam			0.22	
w:scammer				-0.28
w:schedul	-0.42			-0.24
w:school	-0.48	-0.31		-0.41
w:scratch	-0.42	0.34		
w:screen				-0.47
w:scrol	-0.78	-0.65	-0.83	-0.48
w:se			0.45	-0.35
w:sea	-0.46	-0.66		
w:seal	-0.39	0.87	-0.34	-0.38
w:search	-0.37	-0.31	-0.30	-0.65
w:sec	-0.46	-0.30		-0.26
w:second	-0.25	-0.24	-0.27	
w:secrecy	-0.59	0.42	-0.34	-0.36
w:security			0.21	-0.42
w:see	-0.50	-0.46	-0.28	
w:seedha	-0.21	-0.24		
w:seen		-0.56	-0.62	-0.20
w:seldom		-0.67		-0.48
w:sell			-0.48	
w:seller	-0.45	-0.40		-0.20
w:send	-0.35	0.35		
w:senior			0.63	
w:sens	-0.42	-0.52	-0.56	-0.58
w:sent	-0.37	-0.39	-0.26	-0.29
w:sentenc				-0.27
w:september	-0.63	-0.49	-0.56	-0.78
w:serious				-0.23
w:servic			-0.26	-0.46
w:set	0.29			
w:setting	-0.39	-0.44	-0.45	
w:settl				-0.39
w:settlement		-0.27		-0.24
w:seven	-0.53	-1.10	-0.57	0.78
w:seventeen	-0.66	-0.64	-0.75	0.62
w:seventy		0.50	-0.58	
w:shall	0.79		-0.62	-0.61
w:shar	-0.34	-0.33		-0.47
w:she			1.00	
w:sheher	-0.55			
w:shift		-0.48	-0.75	-0.27
w:ship		0.51		-0.53
w:shop	-0.36	-0.59	-0.30	-0.28
w:short	-0.31	-0.45	-0.35	
w:should		-0.40	-0.32	
w:show	-0.21	-0.21		
w:shown	-0.44	0.24	-0.27	-0.72
w:shubh	-1.02	-0.40	-0.60	-0.75
w:shut				0.40
w:sid				0.25
w:sign			-0.31	-0.21
w:sign-in	-0.75	-0.65	-0.90	-0.64
w:signatur	-0.26	0.49	-0.51	
w:sil	-0.24	-0.44		-0.48
w:silent	-0.43	0.78	-0.33	
w:sim	-0.37	0.23	-0.20	-0.26
w:simp	0.22			-0.28
w:simpl	0.81	-0.58		
w:sinc	-0.50		-0.27	
w:singl	-0.27	0.91		-0.51
w:siniyar			0.33	
w:sir			-0.38	
w:sirf		-0.38	-0.40	-0.30
w:sister	-0.59	-0.27	-0.56	-0.24
w:sit				-0.49
w:six		-0.50		0.27
w:six-digit	-0.65	-0.25		
w:sixty	-0.33			-0.31
w:skip	-0.41	0.24	-0.24	-0.52
w:sleep	-0.35	-0.43	-0.42	-0.29
w:slip	-0.24		-0.33	
w:slow	-0.61	-1.03	-0.28	-1.12
w:small		-0.32	-0.34	-0.36
w:sms	-0.30	-0.47	-0.28	
w:so		0.32	-0.24	-0.33
w:so-cal	-0.22	-0.35		
w:social	-0.34			
w:sofa			-0.28	
w:sold	-0.45			-0.53
w:solicit	0.46	-0.41	-0.21	-0.45
w:som	-0.27	-0.83	-0.71	-0.83
w:somebody			-0.22	-0.33
w:someth		0.56	-0.33	-0.29
w:sometim		-0.46	-0.54	-0.31
w:song		-0.47	-0.36	-0.21
w:soon		-0.24		-0.33
w:sooner		0.99		
w:sorry	-0.38	-0.48	-0.35	
w:sort	-0.33	-1.00	-0.25	
w:sound		-0.28	-0.20	-0.49
w:sourc	-0.39	-0.28		
w:spanish		-0.22	-0.36	
w:spe	-0.22		-0.56	
w:speak		-0.76	-0.28	-0.22
w:special	-0.89	-0.33	-0.21	-0.39
w:specialist		-0.33	0.89	-0.24
w:specify	0.33			-0.35
w:spel	0.37	-0.61	-0.26	
w:spell	-0.64	-0.25		
w:spend	-0.82	-0.72	-0.25	0.98
w:spok	-0.34	-0.42	-0.68	0.50
w:spoken	-0.33		-0.34	
w:spot		-0.34		
w:spr	-0.35		-0.23	-0.42
w:ssn	-0.91	-0.29	-0.20	-0.53
w:staff		-0.21		
w:staircas		-0.24	-0.32	-0.36
w:stamp	-0.46	-0.31	-0.68	0.70
w:standard	-0.62	-0.31		-0.24
w:start		-0.20	-0.39	-0.38
w:stat				0.36
w:statement	-0.31	-0.59		
w:station	-0.51	-0.21		
w:statu	-0.49	-0.22	-0.31	0.82
w:status		-0.26		-0.42
w:stay		0.36	-0.21	-0.81
w:step		-0.70	0.37	-0.41
w:still			-0.34	-0.73
w:stir	-0.46	-0.59		-1.28
w:stolen		0.74		
w:ston	-0.29	-0.71	-0.26	-0.20
w:stor	-0.44	-0.75	-0.25	-1.42
w:story	-0.24	-0.22	0.36	-0.39
w:straight	0.53	-0.27		-0.26
w:stranger		-0.35	-0.24	
w:stream		-0.46		0.23
w:street	-0.80	-0.59		-0.27
w:strength		0.59		
w:stressful	-0.27	-0.60	-0.26	-0.56
w:strik	-0.25			-0.42
w:studio	-1.33	-0.37		-0.32
w:study	-0.37		-0.21	-0.21
w:stuff	-0.22		0.64	-0.39
w:stumbl	-0.20	-0.28		-0.55
w:subah	-0.21	-0.34	-0.33	-0.21
w:subject	0.37	-0.39		-0.33
w:submit	0.76	-0.44		0.68
w:subscription	-0.64	-0.21	-0.24	-0.35
w:succes	-0.31	-0.40	-0.26	1.30
w:successful	-0.47	-0.68	-0.22	1.19
w:successor	-0.26	-0.27	-0.46	0.63
w:such			-0.53	-0.23
w:suit	0.68		-0.23	-0.20
w:sum		-0.54	-0.29	-0.73
w:summary			-0.70	-0.52
w:summer	-0.61	-0.21	-0.37	-0.39
w:sun		-0.39		-0.66
w:sundaram	0.26	-0.32	-0.24	-0.42
w:sunday	-0.37	-0.57		-0.26
w:sunita		-0.37	0.34	-0.63
w:supervisor		-0.51	1.11	
w:supplier			0.34	
w:support				-0.23
w:suppos		-0.60		-0.34
w:sur		-0.41	-0.22	-0.30
w:surakshit	-0.32	-0.37	-0.28	-0.48
w:survey				-0.31
w:suspiciou			-0.23	
w:swap		0.50		0.76
w:switch	0.85	-0.49		0.38
w:sympathy	-0.31	-0.69	-0.63	
w:system	-0.70		-0.37	-0.50
w:t	-0.30	-0.45	-0.22	0.21
w:tabl		0.60	-0.27	-0.53
w:tablet	-0.71	-0.23	-0.35	
w:tak			0.26	-0.38
w:taken		-0.74		0.51
w:talk	-0.28	-0.61	-0.70	0.25
w:tallow		-0.24		
w:tamarack	-0.39		-0.45	-0.41
w:tamsin	-0.20	-0.30		
w:tap	-0.34		-0.45	0.42
w:taraf	0.45	0.45		
w:tarah				-0.26
w:tarikh	-0.31		-0.21	
w:tax		-0.30		
w:taxi		-0.30		-0.71
w:tea		-0.34	-0.36	-0.41
w:team		-0.44		-0.42
w:technical		-0.22	0.32	-0.26
w:teen	-0.38	0.39	-0.31	-0.40
w:teeno				-0.26
w:tel		0.49		
w:telephon		0.34	0.42	-0.21
w:tell	0.27	-0.38	-0.24	
w:ten		0.31	-0.32	
w:ten-day	-0.68	-0.67		0.42
w:tenant	-0.26	-0.38	-0.28	-0.31
w:tend	-0.66	-0.70	-0.40	
w:tension				-0.28
w:term	-0.64	0.50	-0.40	-0.38
w:terminal		-0.57	-0.59	-0.21
w:terribl		-0.33	-0.42	-0.44
w:text	-0.29	-0.38	-0.57	-0.28
w:tha	-0.42			-0.35
w:thaddeu	-0.24	-0.44	1.39	-0.76
w:than		0.29	0.24	-0.51
w:thank	-0.28	-0.33	-0.51	-0.55
w:that			-0.29	
w:thaw	-0.31	-0.36	-0.62	0.97
w:theek	0.54			-0.24
w:theft			0.41	-0.42
w:their	-0.53		0.66	
w:them		-0.36	0.45	-0.29
w:then		-0.36	-0.26	-0.30
w:ther	-0.33			
w:therefor		0.30	-0.39	
w:thes	-0.39	0.49		-0.66
w:they	-0.34	-0.71		-0.30
w:thi		0.45	0.47	-0.26
w:thiev		-0.63		
w:thing		-0.71	-0.22	-0.35
w:think		-0.54	-0.45	-0.22
w:third	-0.26		-0.22	-0.37
w:thirty		0.69		
w:thoda	-0.36	-0.69	-0.26	-0.55
w:thorn	-0.29		-0.29	
w:thorne	0.23		-0.33	
w:thos	-0.50		-0.28	-0.35
w:though	-0.48			-0.38
w:thought	0.25	-0.31	-0.35	-0.33
w:thousand	0.62	0.49		0.43
w:through	-0.22	-0.42	-0.35	0.61
w:throw		0.25		
w:thru	-0.38	-0.22	-0.29	-0.38
w:thumb	0.99	-0.33	-0.23	-0.60
w:thursday			-0.82	0.21
w:thx	-0.36	-0.47	-0.40	-0.53
w:tick	-0.37			-0.31
w:ticket		-0.58		-0.92
w:tidewell				-0.51
w:tidy		-0.35	-0.41	
w:tied		0.99	-0.30	-0.35
w:tight	-0.44	-0.53	-0.23	0.33
w:till	-0.27	0.72	-0.22	-0.83
w:tim	-0.42		-0.24	
w:tir		-0.50		
w:tithi	-0.50	-0.28	-0.21	-0.24
w:to	0.28	0.20		
w:tobia	-0.34	-0.65	-0.36	-0.46
w:tod		0.26		
w:today	0.24		-0.29	
w:todni	-0.62			-0.21
w:together	-0.28			-0.29
w:toh	0.76	-0.42	-0.27	-0.84
w:told		-0.71	-0.39	0.34
w:toll	-0.38			-0.60
w:tolliver	-0.39	0.35	-0.43	-0.55
w:tomorrow		0.45	0.44	
w:tonight			0.49	0.33
w:too		0.59	-0.52	-0.88
w:took	-0.27	-0.56		0.25
w:top		-0.40		
w:total				-0.29
w:touch		0.90	0.73	-0.38
w:toward	-0.38	-0.58		-0.25
w:town	-0.26	-0.26		
w:trader				-0.20
w:train		-0.38	-0.22	-0.51
w:transaction	-0.55	-0.49		-0.25
w:transfer			0.86	
w:travel				-0.59
w:tre		-0.39	-0.40	-0.21
w:treasurer		-0.58		-0.29
w:treasury			0.39	-0.26
w:tri	-0.26	0.49	-0.22	-0.60
w:trip		-0.29		
w:trolley			-0.36	
w:troubl		-0.92		
w:tru	-0.29	0.39		-0.27
w:try	-0.62	-0.42	-0.43	
w:tuesday	0.26	-0.24	-0.28	
w:tul				0.58
w:tulsa			-0.55	-0.26
w:tun		-0.26		
w:turant		-0.22		-0.47
w:turn	0.40	-0.57		-0.40
w:twelv			-0.25	
w:twentieth	-0.24			
w:twenty		-0.34		-0.66
w:twenty-fiv	0.59	-0.51	-0.20	-1.00
w:twenty-four		0.66		
w:twenty-six		-0.73		
w:twic		0.75	-0.33	-0.78
w:two	-0.74		-0.79	-0.66
w:typ			-0.84	-0.32
w:ugh	-0.40	-0.66	-0.43	-0.89
w:unabl	-0.34	0.83		
w:unchang	-0.26	0.80	-0.22	-0.56
w:under	-0.23	-0.46		-0.32
w:understand	-0.48			-0.41
w:understood	0.64			
w:undo		0.77		
w:undon	-0.27	0.66	-0.20	-0.44
w:unfortunate		0.75		-0.31
w:unfreez				-0.34
w:unfrozen			-0.33	0.66
w:unh	-0.28			
w:union	0.30	-0.26		-0.28
w:unit		-0.23	0.53	-0.35
w:university	-0.82	-0.28	-0.32	-0.52
w:unka	-0.28	-0.63		-0.66
w:unles	0.62			-0.28
w:uns	-0.45			-0.50
w:unsuccessful	-0.21	0.93	-0.55	-0.57
w:until		-0.50	-0.33	
w:unusual		-0.42		-0.33
w:up	-0.21	-0.61		-0.62
w:updat	-0.24	-0.51	-0.29	
w:upi		-0.40		-0.23
w:upon		0.58		
w:urgent	-0.43	-0.41		-0.21
w:us	-0.32		-0.35	-0.49
w:usag	0.72			-0.24
w:usd	0.30	-0.38		-0.24
w:use	-0.22	-0.50	-0.24	0.60
w:used		-0.66		-0.51
w:user	-0.40	-0.41		
w:usernam	-1.01	-0.36	-0.29	-0.61
w:uski		-0.77		
w:usual		-0.74		-0.58
w:utr	-0.58	-0.38	-0.26	-0.35
w:valid	-0.37		-0.27	-0.22
w:valu	-0.48	-0.32		
w:van			0.78	-0.47
w:vanc			-0.46	-0.52
w:vandermeer	-0.50	-0.30	-0.63	-0.47
w:vanish				0.22
w:varga		-0.21		-0.66
w:varga-lund		-0.31	-0.51	0.57
w:vault	-0.36			-0.65
w:velvet		-0.46		0.23
w:vendor	-0.34			
w:verdict	0.48			-0.33
w:verification	-0.25	-0.35		-1.11
w:verify	-0.25	-0.47	-0.35	-0.84
w:very			-0.29	-0.88
w:video		-0.44		
w:view		-0.77		0.68
w:view-only		-0.26		
w:virtual		-0.60	-0.35	-0.67
w:visit				-0.36
w:voic	-0.36			-0.91
w:wag	-0.24		-0.24	0.89
w:wahi	-0.76	-0.45	0.43	-0.48
w:wait	0.25			-0.58
w:waiv	0.20			
w:wajah	-0.56	-0.79		-0.20
w:wak	-0.35		-0.23	
w:wal	-0.64	-0.25		-0.28
w:wali	-0.59			-0.23
w:walk			0.60	
w:walter	-0.40	-0.22	-0.35	0.42
w:want	0.58	-0.30	0.26	-0.24
w:wapa	0.53	-0.48		0.20
w:warm	-0.49	-0.28		-0.78
w:warn		-0.21	-0.29	0.38
w:wary	-0.25	-0.45		-0.21
w:was	-0.57		-0.27	-0.25
w:watch			-0.66	0.50
w:water	-0.23	-0.53		-0.51
w:wav		-0.76		0.25
w:way	-0.23			0.25
w:we	-0.25		-0.43	
w:wear	-0.23	-0.21		-0.40
w:weather		-0.50		
w:webb	-0.28	-0.41		-0.57
w:websit		-0.46	-0.43	-0.22
w:wednesday	-0.23		-0.56	-0.25
w:week	-0.24	0.37	-0.33	-0.73
w:weekend		-0.39		
w:weigh		-0.33		-0.37
w:welcom	-0.36	-0.28	-0.39	
w:well	-0.23	-0.27		
w:went	-0.33	-0.76	-0.22	0.94
w:wer	-0.39	-0.22	-0.29	-0.30
w:what	-0.40	-0.51	-0.24	
w:whatever	-0.36	-0.53		-0.44
w:when	-0.22			-0.42
w:whenever			-0.21	
w:wher	-0.74			-0.24
w:whereabout	-0.49	-0.36		-0.28
w:whether	0.92	-0.39	-0.21	-0.31
w:which	-0.61	-0.26		-0.21
w:whil	-0.24	-0.31		
w:who	-0.60			-0.22
w:whoever	-0.30	-0.40	-0.27	0.27
w:whol			-0.31	-0.24
w:whom	-0.63			-0.30
w:whos	-0.27			
w:why	-0.86			-0.27
w:wif			-0.40	-0.28
w:wil	-0.22	0.26	-0.20	
w:will			0.39	0.41
w:window		0.64		-0.46
w:winifr	-0.49	-0.69	0.48	-0.99
w:winter	-0.30	-0.57		-0.28
w:wip				0.27
w:wir		-0.23		-0.66
w:wish		0.46		
w:withdrawal		0.26	-0.21	1.03
w:withdrawn	-0.26	0.74	-0.39	-0.52
w:within	-0.35	0.23	0.23	-0.32
w:without	-0.33	-0.30		
w:woh	-0.30	-0.20	-0.23	-0.20
w:wonder		-0.48	-0.22	-0.31
w:word		-0.52		-0.47
w:work	-0.52			0.67
w:world	-0.60			0.29
w:worry	-0.44	-1.06	-0.24	-0.41
w:wors	-0.21	-0.32	-0.38	-0.74
w:worth	-0.37		-0.39	-0.63
w:would		-0.31	-0.49	-0.55
w:writ		-0.34	0.71	
w:written		-0.44		
w:wrong	-0.28			-0.56
w:wrot	-0.30			
w:y/n	1.28	-0.64	-0.47	-0.81
w:ya	-0.42	-0.20	-0.36	-0.22
w:yah		0.92		
w:yahan	-0.24	0.44		
w:yard				-0.85
w:yay	0.88	-0.83	-0.62	-0.80
w:year			-0.38	-0.68
w:yeh	-0.23	0.49		-0.56
w:yes	0.83	-0.23		
w:yes/no	0.82	-0.40	-0.37	-0.31
w:yesterday	-0.36	-0.27	-0.43	-0.30
w:yet	-0.53	-1.41		-0.71
w:you		-0.30		
w:young	-0.31	-0.50		-0.24
w:your				0.34
w:yourself	-0.40	-0.29	-0.44	-0.51
w:youth	-0.32	-0.47	-0.25	0.49
w:zaroor	-0.45	-0.42	-0.46	-0.62
w:zaroorat	-0.43	-0.70		
w:zero	-0.32	-0.32	-0.37	0.85
w:zip	-0.27		-0.23	
`;
