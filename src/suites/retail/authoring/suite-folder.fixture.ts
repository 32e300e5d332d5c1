import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const suiteYaml = `
format: 1
kind: retail
id: small
title: A small suite
clock: 2026-11-12T10:30+05:30
metrics: [Q_clear]
`;

const toolsYaml = `
- name: get_card
  action: read
  description: What a card is.
  parameters:
    type: object
    properties: { card_ids: { type: array, items: { type: string } } }
    required: [card_ids]
  outputs:
    type: object
    properties:
      cards:
        type: array
        items:
          type: object
          properties:
            card_id: { type: string }
            status: { type: string, enum: [active, frozen] }
            limit: { type: number }
            controls: { type: object }
    required: [cards]
- name: freeze_card
  action: write
  after: [get_card]
  description: Freezes a card.
  parameters:
    type: object
    properties:
      card_id: { type: string }
      notify: { type: boolean, default: true }
    required: [card_id]
  outputs:
    type: object
    properties: { card_id: { type: string }, status: { type: string }, reference_id: { type: string } }
    required: [card_id, status, reference_id]
- name: get_entries
  action: read
  description: Entries of an account.
  parameters:
    type: object
    properties: { account_id: { type: string }, limit: { type: integer, default: 10 } }
    required: [account_id]
  outputs:
    type: object
    properties:
      entries:
        type: array
        items:
          type: object
          properties:
            date: { type: string, format: date-time }
            amount: { type: number }
            type: { type: string, enum: [debit, credit] }
            status: { type: string }
            running_balance: { type: number }
      total_count: { type: integer }
    required: [entries, total_count]
`;

const customersYaml = `
asha:
  login:
    customer_id: CUS1
    full_name: Asha Verma
    date_of_birth: 1990-01-02
    customer_since: 2015-03-04
    communication_address: { city: Pune }
    linked_products: [{ product_id: FD1, type: fd, label: Deposit }]
    linked_cards: [{ card_id: DC1, status: active }]
  bank:
    get_card: { records: [{ card_id: DC1, status: active, limit: 1000, controls: { online: true } }] }
`;

export const freezeYaml = `title: Freezes a card
axis: happy_path
tool: freeze_card
customer: asha
tools: [get_card, freeze_card]
turns: [Please freeze my card., "Yes, freeze it."]
bank:
  freeze_card: { answers: { status: success, reference_id: FRZ-1 } }
expect:
  calls:
    - get_card: { card_ids: [DC1] }
    - freeze_card: { card_id: DC1 }
behaviour: answer
response:
  resolution: The card is frozen.
  must: [FRZ-1]
oracle:
  - call: { get_card: { card_ids: [DC1] } }
  - say: Shall I freeze your card?
  - call: { freeze_card: { card_id: DC1 } }
  - say: It is frozen, reference FRZ-1.
foils:
  no-yes:
    fails: S2
    after: 1
    steps:
      - call: { freeze_card: { card_id: DC1 } }
      - say: It is frozen, reference FRZ-1.
      - say: It is frozen, reference FRZ-1.
  idle:
    fails: A1
    steps: [{ say: Done. }, { say: Done. }]
`;

/** A suite folder on disk that disappears with its scope; `files` adds to it or replaces parts. */
export function suiteFolder(files: { [path: string]: string } = {}): Disposable & { directory: string } {
  const directory = mkdtempSync(join(tmpdir(), "retail-suite-"));
  const all = {
    "suite.yaml": suiteYaml,
    "tools.yaml": toolsYaml,
    "customers.yaml": customersYaml,
    "prompt.md": "Today is {{CURRENT_DATE}}.\n",
    "cases/cards/freeze.yaml": freezeYaml,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return { directory, [Symbol.dispose]: () => rmSync(directory, { recursive: true }) };
}
