import { isProse } from "./act-examples.ts";
import type { FactPhrase, Label, Request } from "./phrase-book.ts";
import { capital, fill, heardOf, sentence, type Example, type Speaker } from "./speaker.ts";

const ALWAYS = "name date_of_birth phone email address reason".split(" ");
const OFTEN = "code amount payee relationship when account last_four where".split(" ");
const SELDOM =
  "card_state new_pin merchant police invoice income design delivery heard_from purchases account_type user_id upi_ref expiry cvv source pan".split(
    " ",
  );
/** Facts that some of the questions for another could be taken to ask for as well. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  source: ["heard_from", "account", "email"], heard_from: ["source", "relationship"], payee: ["name", "account"],
  nominee_name: ["name", "payee"], friend_name: ["name", "payee"], payer: ["payee", "name", "money_source"],
  money_source: ["source", "payer", "account"], card_state: ["where", "when"], expiry: ["when"], user_id: ["name"],
  loan_number: ["account"], check_number: ["account"], last_four: ["account"], account_type: ["account", "design"],
  design: ["account_type"], purchases: ["merchant", "reason", "amount"], income: ["amount", "money_source"],
  occupation: ["reason", "income"], tenure: ["when", "amount"], invoice: ["reason"], merchant: ["payee"],
  school: ["where"], document: ["reason"], relationship: ["heard_from"],
}; // prettier-ignore
const ASKING_LEADS =
  "To get started, I need:|Please send me:|I'll need a few things:|So that I can {do}:|For the {noun}:|Two quick checks:|A couple of questions:|Before I {do}:|Please give me the following:|What I need from you:|Still missing:|Please fill in:|For verification:|Just these:|First:|Sir, {noun} ke liye:|Nearly there! Still open:|Please reply with:".split(
    "|",
  );
const TELLING_LEADS =
  "Here's what I've got:|What I don't need:|Already on file:|For your information:|Here's what we have:|Checked so far:|Never share:|What I can see:".split(
    "|",
  );
const FRAME_TIMES = 2;
const MANY = 1000;

/** Replies that ask for facts, and such that only speak of them. */
export function factExamples(speaker: Speaker): Example[] {
  const { book, draw } = speaker;
  const { questions, nouns } = book.facts;
  const twice = <Item>(items: readonly Item[], times: number): Item[] =>
    items.flatMap((item) => Array.from({ length: times }, () => item));
  const framed = (frame: string, noun: FactPhrase, isAsked: boolean): Example => {
    const request = draw(book.requests);
    return example(fill(frame, request, speaker, noun.text), isAsked ? [noun.fact] : [], {
      request,
      speaker,
    });
  };
  return [
    ...twice(questions, 2).map(({ fact, text }) =>
      example(text, [fact], { request: draw(book.requests), speaker }),
    ),
    ...twice(book.asking, FRAME_TIMES).map((frame) => framed(frame, draw(nouns), true)),
    ...twice(book.notAsking, FRAME_TIMES + 2).map((frame) => framed(frame, draw(nouns), false)),
    ...twice(nouns, 2).map((noun) => framed(draw(book.asking), noun, true)),
    ...Array.from({ length: MANY }, (_, at) => together(at, speaker)),
  ];
}

type For = { request: Request; speaker: Speaker; labels?: readonly Label[] };

function example(reply: string, facts: readonly string[], { request, speaker, labels = [] }: For): Example {
  const near = new Set(facts.flatMap((fact) => NEAR[fact] ?? []));
  const { draw } = speaker;
  const known = [
    ...ALWAYS,
    ...OFTEN.filter(() => draw([true, false])),
    draw(SELDOM),
    draw(SELDOM),
    draw(SELDOM),
  ].filter((fact) => !near.has(fact));
  return {
    reply,
    situation: {
      about: "",
      knows: [...new Set([...known, ...facts])],
      doesNotKnow: [],
      request: request.request,
    },
    heard: heardOf(labels, facts),
  };
}

/** Replies of several parts: lists, tables, questions beside other sentences. */
function together(at: number, speaker: Speaker): Example {
  const { book, draw } = speaker;
  const request = draw(book.requests);
  const own = { request, speaker };
  const noun = (): FactPhrase => draw(book.facts.nouns);
  const [first, second, third] = [noun(), noun(), noun()];
  const [question, other] = [draw(book.facts.questions), draw(book.facts.questions)];
  const facts = (...asked: FactPhrase[]): string[] => asked.map(({ fact }) => fact);
  const say = (label: Label): string =>
    capital(
      sentence(
        fill(
          draw(book.phrases.filter((each) => each.label === label && isProse(each) && each.key === undefined))
            .text,
          request,
          speaker,
        ),
      ),
    );
  const lead = (): string => fill(draw(ASKING_LEADS), request, speaker);
  const ask = (what: string): string => fill(draw(book.asking), request, speaker, what);
  const mark = draw(["-", "•", "*", "–"]);
  const shapes: readonly (() => Example)[] = [
    () => example(`${lead()}\n${mark} ${capital(first.text)}\n${mark} ${capital(second.text)}`, facts(first, second), own),
    () => example(`${lead()}\n1. ${capital(first.text)}\n2. ${capital(second.text)}\n3. ${capital(third.text)}`, facts(first, second, third), own),
    () => example(`${lead()}\n1. ${question.text}\n2. ${other.text}`, facts(question, other), own),
    () => example(`${say("N")}\n\n${lead()}\n\n- **${capital(first.text)}**\n- **${capital(second.text)}**`, facts(first, second), own),
    () => example(`Please fill in:\n\n| Field | Your answer |\n|---|---|\n| ${capital(first.text)} | … |\n| ${capital(second.text)} | |`, facts(first, second), own),
    () => example(ask(`${first.text} and ${second.text}`), facts(first, second), own),
    () => example(ask(`${first.text}, ${second.text} and ${third.text}`), facts(first, second, third), own),
    () => example(`${say("N")} ${question.text}`, facts(question), own),
    () => example(`${say("N")} ${ask(first.text)}`, facts(first), own),
    () => example(`${say("D")} ${question.text}`, facts(question), { ...own, labels: ["D"] }),
    () => example(`${say("R")} ${question.text}`, facts(question), { ...own, labels: ["R"] }),
    () => example(`${question.text} ${say("C")}`, facts(question), { ...own, labels: ["C"] }),
    () => example(`${ask(first.text)} ${say("C")}`, facts(first), { ...own, labels: ["C"] }),
    () => example(`${question.text.replace(/[?.]$/, "")}, and ${other.text.slice(0, 1).toLowerCase()}${other.text.slice(1)}`, facts(question, other), own),
    () => example(`${draw(TELLING_LEADS)}\n- ${first.text}\n- ${second.text}\n\n${say("N")}`, [], own),
    () => example(`${say("N")} ${fill(draw(book.notAsking), request, speaker, first.text)}`, [], own),
    () => (question.fact === first.fact ? example(say("N"), [], own) : example(`${fill(draw(book.notAsking), request, speaker, first.text)} ${question.text}`, facts(question), own)),
    () => example(`${say("N")} ${say("N")} ${question.text} ${say("N")}`, facts(question), own),
    () => example(`${first.text}, ${second.text}${draw([", please", ""])}`, facts(first, second), own),
    () => example(`${lead()}\n- ${capital(first.text)}\n- ${question.text}\n- ${fill("{do} today? (yes/no)", request, speaker)}`, facts(first, question), { ...own, labels: ["C"] }),
  ]; // prettier-ignore
  const shape = shapes[at % shapes.length];
  if (shape === undefined) throw new Error("There is no such shape.");
  return shape();
}
