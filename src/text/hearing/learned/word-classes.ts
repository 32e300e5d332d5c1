import { stem } from "./stem.ts";

/**
 * Words that do the same work in a reply, so that what was learned of one holds for the others. A word is in one class
 * only; the words of the caller's own request are told apart before these.
 */
const CLASSES: Readonly<Record<string, string>> = {
  we: "i we myself ourselves main hum",
  us: "me us mujhe humein hamein",
  our: "my our mine ours humare hamare hamara hamari mera meri humari",
  you: "you aap yourself aapko",
  your: "your yours aapka aapki aapke apna apni apne",
  they: "he she they unhe unhen woh wo who",
  it: "it this that these those them one same yeh ye isko usko isse",
  not: "not never no nothing nobody none neither nor nowhere nahin mat hardly scarcely cannot na without",
  can: "can could able capable saku sakta sakti sakte sakenge",
  may: "may might",
  must: "must should ought obliged supposed bound",
  will: "will shall would",
  be: "is are am was were be been being hai hain hoon tha thi",
  have: "have has had having got",
  do: "do does did doing done",
  what: "what which whose whom kya kaunsa kaunsi konsa kis kaun",
  when: "when kab until till since",
  where: "where kahan kahaan whereabouts",
  how: "how kitna kitne kitni kaise",
  why: "why kyun kyon kisliye wherefore",
  if: "if whether unless provided once agar jab assuming",
  because: "because since as owing due kyunki",
  tell: "tell give share provide type state name specify supply list mention quote spell drop enter read fill complete recite dictate furnish submit indicate repeat jot write bata bataiye bataye batao bataiyega dijiye likhiye boliye bhejiye kijiye",
  know: "know learn hear understand remember recall see ascertain establish",
  need: "need require lack miss missing want chahiye zaroorat await lacking wanting require outstanding needful",
  ask: "ask question inquire enquire wonder puch puchna curious request",
  please: "please kindly kripya zara",
  let: "let",
  would_like: "like wish prefer rather care fancy chahte chahti chahenge",
  refuse: "decline refuse reject deny denied refusal turned rejection denial disallow veto inkaar mana",
  unable:
    "unable impossible unavailable ineligible forbidden prohibited barred blocked unwilling disqualified namumkin asamarth mushkil",
  allow:
    "allow permit permitted possible allowed available offer option eligible entitled permission liberty doable feasible support sambhav mumkin possible qualify accept exception policy rule regulation rules limits",
  afraid:
    "sorry afraid unfortunately regret regrettably sadly apologize apologise apology apologies maaf kshama maafi",
  keep: "stay remain keep stand leave hold stuck",
  stop: "stop end halt pause withhold",
  yet: "yet still already now abhi currently presently",
  soon: "shortly soon later presently tomorrow tonight afternoon morning evening noon midnight hour minute second moment sec day week within",
  today: "today aaj time",
  hand: "connect transfer pass patch refer escalate forward hand loop route redirect switch divert shift saunp relay bring fetch involve join summon put",
  over: "over through across onto along",
  contact:
    "call ring phone contact message email text reach write reply revert respond sampark callback baat speak talk chat",
  takes: "take pick handle look assist help deal continue proceed follow care serve sambhal madad",
  person:
    "colleague coworker specialist expert agent human advisor adviser representative rep manager supervisor superior officer banker underwriter team desk department dept unit cell branch staff somebody someone person woman man lady investigator associate consultant operator analyst executive senior member mr mrs ms miss dr crew division section office lead engineer technician counsellor counselor sahab adhikari vibhag",
  approval:
    "go-ahead word nod approval confirmation consent authorization authorisation permission blessing agreement say-so assent concurrence sanction clearance green signal ijazat manzoori decision ok yes haan y/n yes/no sehmati okay",
  agree:
    "agree approve confirm consent authorize authorise fine happy good alright right comfortable content agreed sure certain acceptable agreeable suit works correct sound suits theek sahi chalega ready objection object mind problem",
  go_on: "proceed go continue carry ahead start begin submit finalize finalise execute process badh badhein",
  look: "look check search review open pull find examine compare scan fetch consult study dekh investigate load trace glance",
  say: "say says said mean explain describe",
  thanks: "thank thanks appreciate grateful shukriya dhanyavaad welcome",
  kind: "congratulations lovely nice wonderful great glad pleased delighted understand imagine hope",
  warn: "fraudster scammer criminal scam fraud warning advice beware careful danger pretend swindle trick swindler thief",
  sent: "sent texted mailed emailed",
  through_channel: "text sms message phone screen app display letter",
  money:
    "dollar rupee euro money fund cent amount sum payment charge fee balance credit debit paisa paise rupaye",
  thing:
    "card account transfer claim dispute limit alert freeze block order address number email pin statement check cheque request application change file case",
  once_more: "again more another new else further",
  done_word: "done set sorted settled completed complete finished gaya gayi gaye diya di diye chuka chuki ho",
  make_so: "doon dun karun karoon karu dunga dungi karenge karega karegi kar raha rahi rahe",
  live: "live active effect working usable works valid",
  back: "back returned",
  way: "way mail post",
  fact_word: "detail particulars information question item thing checks bits pieces",
  reason_for: "reason purpose",
};

const CLASS_OF = new Map<string, string>();
for (const [name, words] of Object.entries(CLASSES)) {
  for (const word of words.split(" ")) if (!CLASS_OF.has(stem(word))) CLASS_OF.set(stem(word), name);
}

/** The class of a word in even spelling, if it has one. */
export function classOf(word: string): string | undefined {
  return CLASS_OF.get(stem(word));
}
