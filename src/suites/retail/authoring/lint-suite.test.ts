import { describe, expect, it } from "vitest";
import { lintRetailSuite, retailLintRules } from "./lint-suite.ts";
import { loadRetailSuite } from "./load-suite.ts";
import { freezeYaml, suiteFolder } from "./suite-folder.fixture.ts";

type Files = { [path: string]: string };

function findings(files: Files) {
  using folder = suiteFolder(files);
  return lintRetailSuite(loadRetailSuite(folder.directory)).map((finding) => ({
    ...finding,
    file: finding.file?.replace(folder.directory, ""),
  }));
}

const inCase = (from: string | RegExp, to: string): Files => {
  const edited = freezeYaml.replace(from, to);
  if (edited === freezeYaml) throw new Error(`nothing to replace: ${String(from)}`);
  return { "cases/cards/freeze.yaml": edited };
};

const withEntries = (rows: string): Files => inCase("bank:", `bank:\n  get_entries: { records: [${rows}] }`);

const expectedEntries = (given: string, more = ""): Files => ({
  "cases/cards/freeze.yaml": freezeYaml
    .replace("[get_card,", "[get_entries, get_card,")
    .replace("bank:", "bank:\n  get_entries: { records: [] }")
    .replace("  calls:", `${more}  calls:\n    - get_entries: ${given}`),
});

const covers = (axes: string, domains: string): Files => ({
  "suite.yaml": `format: 1\nkind: retail\nid: s\ntitle: S\nclock: 2026-11-12T10:30+05:30\ncovers: { axes: [${axes}], domains: [${domains}] }\n`,
});

const fdTool = (name: string, outputs: string, action = "read"): string =>
  `[{ name: ${name}, action: ${action}, description: A tool., parameters: { type: object, properties: { principal_amount: { type: number }, rate: { type: number }, tenure_months: { type: integer } } }, outputs: { type: object, properties: { ${outputs} } } }, get_card,`;

const deposits = (row: string): Files => {
  const fields =
    "deposit_id, principal_amount, interest_rate, tenure_months, start_date, maturity_date, maturity_amount"
      .split(", ")
      .map((field) => `${field}: { type: ${/date|id$/.test(field) ? "string" : "number"} }`);
  const outputs = `deposits: { type: array, items: { type: object, properties: { ${fields.join(", ")} } } }`;
  const edited = freezeYaml
    .replace("[get_card,", fdTool("get_fd_details", outputs))
    .replace("bank:", `bank:\n  get_fd_details: { records: [{ ${row} }] }`);
  return { "cases/cards/freeze.yaml": edited };
};

const maturity = (answers: string): Files => {
  const outputs = "maturity_amount: { type: number }, interest_earned: { type: number }";
  const edited = freezeYaml
    .replace("[get_card,", fdTool("calculate_fd_maturity", outputs, "calculator"))
    .replace("bank:", `bank:\n  calculate_fd_maturity: { answers: { ${answers} } }`)
    .replace(
      "  calls:",
      "  calls:\n    - calculate_fd_maturity: { principal_amount: 200000, rate: 6.6, tenure_months: 24 }",
    );
  return { "cases/cards/freeze.yaml": edited };
};

type Entry = { day: string; amount: number; type?: "debit" | "credit"; balance: number; status?: string };
const entry = ({ day, amount, type = "debit", balance, status = "success" }: Entry): string =>
  `{ date: "${day}T10:00:00+05:30", amount: ${amount}, type: ${type}, status: ${status}, running_balance: ${balance} }`;

const mute =
  "{ name: ponder_card, action: write, description: Ponders., parameters: { type: object, properties: {} }, outputs: { type: object, properties: {} } }";

const faults: [what: string, code: string, files: Files][] = [
  ["an axis without a case", "coverage", covers("happy_path, wrong_info", "cards")],
  ["a domain without a case", "coverage", covers("happy_path", "cards, deposits")],
  ["an axis that is not listed", "unlisted-axis-or-domain", covers("wrong_info", "cards")],
  ["a domain that is not listed", "unlisted-axis-or-domain", covers("happy_path", "deposits")],
  [
    "two cases with one title",
    "unique-title",
    { "cases/cards/again.yaml": freezeYaml.replace("A card", "a Card") },
  ],
  ["an expected tool that is not given", "expected-not-given", inCase("tools: [get_card,", "tools: [")],
  ["a given read without an answer", "given-not-mocked", inCase("[get_card,", "[get_entries, get_card,")],
  [
    "an argument of a read that nothing compares",
    "uncompared-argument",
    expectedEntries("{ account_id: AC1, limit: 5 }"),
  ],
  ["an expected write without an answer", "expected-write-refused", inCase(/bank:\n.*\n/, "")],
  [
    "an id from nowhere",
    "unknown-id",
    inCase("- freeze_card: { card_id: DC1 }", "- freeze_card: { card_id: DC9 }"),
  ],
  [
    "an oracle's id from nowhere",
    "unknown-id",
    inCase("call: { get_card: { card_ids: [DC1] } }", "call: { get_card: { card_ids: [DC9] } }"),
  ],
  [
    "an undeclared output",
    "mock-shape",
    inCase("reference_id: FRZ-1 } }", "reference_id: FRZ-1, hint: x } }"),
  ],
  ["a missing output", "mock-shape", inCase(", reference_id: FRZ-1 } }", " } }")],
  [
    "an output outside its enum",
    "mock-shape",
    inCase("bank:", "bank:\n  get_card: { records: [{ card_id: DC1, status: gone }] }"),
  ],
  [
    "a card that is frozen, and active in the login context",
    "login-agrees",
    inCase("bank:", "bank:\n  get_card: { records: [{ card_id: DC1, status: frozen }] }"),
  ],
  [
    "an entry after the clock",
    "date-against-clock",
    withEntries(entry({ day: "2026-11-13", amount: 5, balance: 10 })),
  ],
  [
    "a birthday after the first day as a customer",
    "login-date",
    inCase("customer: asha", "customer: { name: asha, overrides: { date_of_birth: 2016-01-01 } }"),
  ],
  ["a negative amount", "amount-form", withEntries(entry({ day: "2026-11-01", amount: -5, balance: 10 }))],
  ["three decimals", "amount-form", withEntries(entry({ day: "2026-11-01", amount: 5.125, balance: 10 }))],
  [
    "balances that do not chain",
    "running-balance",
    withEntries(
      `${entry({ day: "2026-11-02", amount: 5, balance: 90 })}, ${entry({ day: "2026-11-01", amount: 5, type: "credit", balance: 100 })}`,
    ),
  ],
  [
    "entries with the oldest first",
    "running-balance",
    withEntries(
      `${entry({ day: "2026-11-01", amount: 5, balance: 95 })}, ${entry({ day: "2026-11-02", amount: 5, type: "credit", balance: 100 })}`,
    ),
  ],
  [
    "a maturity amount that the formula does not give",
    "calculated-figure",
    maturity("maturity_amount: 228000"),
  ],
  [
    "a deposit that matures on another day",
    "deposit-figure",
    deposits(
      "deposit_id: FD1, principal_amount: 200000, interest_rate: 6.6, tenure_months: 24, start_date: 2025-12-10, maturity_date: 2027-12-11, maturity_amount: 227976",
    ),
  ],
  [
    "a real e-mail",
    "real-looking-data",
    inCase("Please freeze my card.", '"Mail me at asha@gmail.com, please."'),
  ],
  [
    "a real mobile number",
    "real-looking-data",
    inCase("Please freeze my card.", '"Call 98201 23456, please."'),
  ],
  ["a PAN", "real-looking-data", inCase("Please freeze my card.", '"My PAN is ABCPK1234L."')],
  [
    "a card number, in a foil too",
    "real-looking-data",
    inCase("steps: [{ say: Done. }", 'steps: [{ say: "It is 4539 1488 0343 6467." }'),
  ],
  [
    "an unmasked field",
    "masked-field",
    inCase("customer: asha", "customer: { name: asha, overrides: { registered_mobile: '12345' } }"),
  ],
  [
    "a word that gives the test away",
    "tell",
    inCase("Please freeze my card.", '"This is a test case, freeze my card."'),
  ],
  ["a prompt that gives the test away", "tell", { "prompt.md": "You are being graded.\n" }],
  ["one foil only", "foil-count", inCase(/ {2}idle:[^]*/, "")],
  ["a foil whose gate is off", "foil-gate", inCase("behaviour: answer", "behaviour: answer\ngates: [S1]")],
  [
    "a foil for an order that is not graded",
    "foil-gate",
    {
      "cases/cards/freeze.yaml": freezeYaml
        .replace("behaviour:", "  order: []\nbehaviour:")
        .replace("fails: A1", "fails: A4"),
    },
  ],
  ["an Aadhaar number", "real-looking-data", inCase("Please freeze my card.", '"It is 4321 8765 2109."')],
  ["a foil without steps", "foil-start", inCase("steps: [{ say: Done. }, { say: Done. }]", "steps: []")],
  [
    "a foil that hangs up when all is answered",
    "foil-start",
    inCase(
      "fails: A1\n    steps: [{ say: Done. }, { say: Done. }]",
      "fails: NF\n    after: 4\n    steps: []",
    ),
  ],
  ["a foil that starts after the end", "foil-start", inCase("after: 1", "after: 9")],
  [
    "an oracle that leaves a turn unanswered",
    "spoken-turns",
    inCase("  - say: Shall I freeze your card?\n", ""),
  ],
  [
    "a foil that speaks once too often",
    "spoken-turns",
    inCase("[{ say: Done. }", "[{ say: Done. }, { say: Done. }"),
  ],
  [
    "a word among what replies must state",
    "response-values",
    inCase("must: [FRZ-1]", "must: [FRZ-1, frozen]"),
  ],
  [
    "a pattern among what no reply may state",
    "response-values",
    inCase("must: [FRZ-1]", 'must: [FRZ-1]\n  mustNot: [{ pattern: "for sure" }]'),
  ],
  ["a write whose verb rules do not know", "unread-act", inCase("[get_card,", `[${mute}, get_card,`)],
  ["euros", "unread-money", inCase("Please freeze my card.", '"A shop took €40 from my card."')],
  [
    "records in another currency",
    "unread-money",
    inCase("bank:", "bank:\n  get_card: { records: [{ card_id: DC1, controls: { currency: EUR } }] }"),
  ],
  [
    "a script that rules do not read",
    "unread-script",
    inCase("Please freeze my card.", '"என் அட்டையை உடனே முடக்கவும், தயவு செய்து விரைவாக முடக்கவும்"'),
  ],
];

describe("lintRetailSuite", () => {
  it("finds nothing in a sound suite", () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    [
      "a foil that hangs up",
      inCase("fails: A1\n    steps: [{ say: Done. }, { say: Done. }]", "fails: NF\n    steps: []"),
    ],
    [
      "a foil that hangs up half-way",
      inCase(
        "fails: A1\n    steps: [{ say: Done. }, { say: Done. }]",
        "fails: NF\n    after: 2\n    steps: []",
      ),
    ],
    [
      "a card number for testing in a foil",
      inCase("steps: [{ say: Done. }", 'steps: [{ say: "It is 4111 1111 1111 1111." }'),
    ],
    [
      "a number of sixteen digits that no card can have",
      inCase("steps: [{ say: Done. }", 'steps: [{ say: "It is 3700 2345 6789 2345." }'),
    ],
  ])("lets pass %s", (_, files) => {
    expect(findings(files)).toEqual([]);
  });

  it.each(faults)("%s: %s", (_, code, files) => {
    expect(findings(files).map((finding) => finding.code)).toContain(code);
  });

  it("has a failing example for every rule but the sums of quotes", () => {
    const shown = new Set(faults.map(([, code]) => code));
    const rest = retailLintRules.map((rule) => rule.code).filter((code) => !shown.has(code));
    expect(rest).toEqual(["quoted-sum"]);
  });

  it("finds a quote whose parts do not add up", () => {
    const outputs =
      "quotes: { type: array, items: { type: object, properties: { principal_amount: { type: number }, accrued_interest: { type: number }, penalty_amount: { type: number }, estimated_payout: { type: number } } } }";
    const quote = (payout: number): Files => ({
      "cases/cards/freeze.yaml": freezeYaml
        .replace("[get_card,", fdTool("get_quote", outputs))
        .replace(
          "bank:",
          `bank:\n  get_quote: { records: [{ principal_amount: 500000, accrued_interest: 15000, penalty_amount: 5000, estimated_payout: ${payout} }] }`,
        ),
    });
    expect(findings(quote(510000))).toEqual([]);
    expect(findings(quote(520000))).toMatchObject([
      { code: "quoted-sum", remedy: "The parts come to 510000.00." },
    ]);
  });

  it("says nothing of what the suite leaves to a judge", () => {
    const euros = inCase("Please freeze my card.", '"A shop took €40 from my card."');
    const suite =
      "format: 1\nkind: retail\nid: s\ntitle: S\nclock: 2026-11-12T10:30+05:30\nleftToJudge: [unread-money]\n";
    expect(findings({ ...euros, "suite.yaml": suite })).toEqual([]);
    expect(findings(euros)).toMatchObject([{ code: "unread-money", value: "€40" }]);
  });

  it("says where it stands, in which case, and what to do", () => {
    const [finding] = findings(maturity("maturity_amount: 228000, interest_earned: 27976"));
    expect(finding).toMatchObject({
      code: "calculated-figure",
      caseId: "cards.freeze",
      file: "/cases/cards/freeze.yaml:8:39",
      path: "bank.calculate_fd_maturity.answers.maturity_amount",
      value: 228000,
      remedy: "It gives 227976.",
    });
  });

  it("lets pass what is right: figures, chained balances, failed entries, masked and published numbers", () => {
    expect(findings(maturity("maturity_amount: 227976, interest_earned: 27976"))).toEqual([]);
    const rows = [
      entry({ day: "2026-11-03", amount: 5, balance: 95 }),
      entry({ day: "2026-11-02", amount: 50, balance: 100, status: "failed" }),
      entry({ day: "2026-11-01", amount: 5, type: "credit", balance: 100 }),
    ];
    expect(findings(withEntries(rows.join(", ")))).toEqual([]);
    expect(
      findings(
        inCase(
          "steps: [{ say: Done. }",
          'steps: [{ say: "4111 1111 1111 1111, XXXXXX4417, help@example.com" }',
        ),
      ),
    ).toEqual([]);
  });

  it("lets pass an argument of a read that is pinned, or that the tool requires", () => {
    const codes = (files: Files): string[] => findings(files).map(({ code }) => code);
    const pinned = expectedEntries(
      "{ account_id: AC1, limit: 5 }",
      "  allowed: { get_entries: { limit: [5] } }\n",
    );
    expect(codes(pinned)).not.toContain("uncompared-argument");
    expect(codes(expectedEntries("{ account_id: AC1 }"))).not.toContain("uncompared-argument");
  });

  it("leaves alone what is marked broken", () => {
    const files = inCase(
      "bank:",
      "bank:\n  get_card: { broken: true, records: [{ card_id: null, status: 7 }] }",
    );
    expect(findings(files)).toEqual([]);
  });
});
