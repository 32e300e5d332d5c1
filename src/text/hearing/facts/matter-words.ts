import { anyOf, type FactWords } from "./fact-words.ts";

/** What the matter is, where and when it was. */
export const REASON: FactWords = {
  names: ["reason", "purpose", "occasion", "problem"],
  words: anyOf(
    /reasons?|purposes?|(?:describe|explain|what is|what was|say) (?:the|your) (?:problem|trouble|issue|matter|complaint)|why(?! not)|what(?: exactly| else|ever)?(?: [\w',.$-]+){0,8}? for$|what (?:is|are|was|were|would|will|do|does|did|has|have)(?: [\w',$.-]+){1,12}? (?:for|about|to be used for|meant for)\b(?! (?:you|today|now|us))/,
    /what(?: exactly| precisely| actually| then)? (?:is|are|was|were|will|would|do|does|did|might|may)(?: [\w',$.-]+){0,8}? (?:doing|do with|use|using|used|buy|buying|plan|planning|intend|spend|spending|need|going to do|going in|pay for|paying for|wrong|spent on|order|ordered|going towards?|in connection with|connected with|hold against|have against|relate to|refer to|concern|concerns|meant to (?:do|pay)|supposed to (?:do|pay)|cover|covers|kept|stored|hoping|have in mind|in aid of|complaint|up to)/,
    /in what way was it|not as agreed|what for|for what(?! year| day| month| date| amount| sum)|what (?:it|this|that|they|the [\w ]{1,30}|you) (?:is|are|was|would|will)(?: \w+){0,5}? for|what (?:it|this|the \w+|they) (?:pays|covers|buys)(?: for)?|(?:for|in) what connection/,
    /(?:which|what) (?:happened|occurred|went wrong|brings|brought|led|made|makes|prompted|prompts|is behind|lies behind|(?:is|was|has been) (?:prompting|driving|causing|behind|leading|making)|has happened|is going on|is up|is the complaint|seems to be|is the (?:matter|problem|trouble|issue|story|occasion|background|idea|plan|thinking|use|need|complaint|context)|put you off|gave you the (?:idea|thought)|you have in mind|have you in mind|do you have in mind|keeps you|stops you|bothers you|troubles you)/,
    /(?:what|how) (?:you|you'd) (?:need|want|would like|plan|intend|would use|will use|will be using|use|are going to use)(?: \w+){0,6}? (?:for|it|with|to)|how come|how (?:will|do|would|are) you (?:plan to |going to |be )?(?:use|using|spend)/,
    /(?:used|needed|intended|meant|use it|using it) for|the use|background|occasion|walk (?:me|us) through|talk (?:me|us) through|describe what|tell (?:me|us) (?:(?:a (?:bit|little)|more|something|briefly|in your own words) )*(?:about (?:it|the|this|that|your)|what happened|more|the story)|explain (?:what|why|how|the)|what happened|what has happened/,
    /what (?:sort|kind|type|line) of (?:work|business|job|goods|expense|purchase|trip|need|project|activity|thing)|(?:anything|something) (?:particular|specific|special)|(?:lost|stolen|damaged|faulty|broken),? or(?: \w+)? (?:lost|stolen|damaged|misplaced|broken|just)|was (?:it|the \w+) (?:lost|stolen)/,
    /wajah|kaaran|karan|kisliye|kyun|kyon|kyu|kyo|kis (?:kaam|kam|liye|cheez)(?: \w+)? ?(?:liye|ke liye|ke|ka)?|kya hua|maqsad|uddeshya|in (?:your own|two or three|a few) words|which need|motive|explanation|nature of (?:the|this|your)|grounds/,
  ),
};

const THING =
  "(?:country|countries|counties|county|city|cities|towns?|places?|branch(?:es)?|machines?|shops?|stores?|atms?|line|bus|train|routes?|garage|stations?|stops?|locations?|regions?|part|airport|hotel|gym|restaurant|caf[eé]|supermarket|village|state|street corner|counter|area|neighbou?rhood|island|jagah|shahar|sheher|desh)";

export const WHERE: FactWords = {
  names: ["where", "place", "location", "country", "destination"],
  words: anyOf(
    String.raw`where(?:abouts)?(?! (?:we|i) (?:can|could|may))|(?:which|what|kaun\w*(?: s[ai])?|kis|konse|konsa)(?: (?:of|is|your|our|the|those|these|one))* ${THING}|(?:country|city|town|location|places?|destinations?)(?: (?:you|of|and|where|are))?|countries|kahan|kahaan|kaha|(?:name|number) of the (?:machine|branch|atm)`,
  ),
};

const SPAN =
  "(?:days?|dates?|times?|hours?|months?|weeks?|periods?|years?|nights?|evenings?|mornings?|weekends?|o'clock)";

export const WHEN: FactWords = {
  names: ["when", "date", "time", "start_date", "dates"],
  words: anyOf(
    String.raw`dates?|when|(?:roughly |about |for |in |at |on |around |from |to |until |since |by )?(?:what|which|kis|kaun\w*(?: s[ai])?)(?: (?:of the|exact|two))? ${SPAN}|(?:time|day|period|month|year|week|night)s? (?:of|when|on which|you|it|that)`,
    /how long(?: ago)?|how soon|since when|until when|from when|till when|kab|kitn[aei] (?:tarikh|tareekh|taarikh|baje|din|time)|kis (?:samay)|tarikh|tareekh|taarikh|taareekh|dinank|din|samay|moment (?:you|when)|months|period|start date|how (?:many|much) (?:days|weeks|months|years)/,
  ),
};

export const PIN: FactWords = {
  names: ["pin", "card_pin", "atm_pin"],
  words: anyOf(/pins?|secret number|personal identification number/),
};

export const PASSWORD: FactWords = {
  names: ["password", "online_password", "login_password"],
  words: anyOf(/pass-?words?|pass ?phrase|log-?in details|credentials|login data/),
};

export const DOCUMENT: FactWords = {
  names: ["document", "proof", "documents"],
  words: anyOf(
    /documents?|papers?|proofs?|certificates?|deeds?|court (?:order|paper)|(?:which|what) (?:evidence|kind of proof)|dastavez|kagaz\w*/,
  ),
};

export const TERM: FactWords = {
  names: ["term", "tenure", "duration"],
  words: anyOf(
    /terms?|tenures?|duration|how (?:long|many (?:months|years|instal?ments))|for (?:what|which) (?:term|period|length)|kitn[aei] (?:saal|mahin\w*|months|years|time)(?: ke)?(?: liye)?|avadhi/,
  ),
};
