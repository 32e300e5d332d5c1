import { ROOMS } from "./matrix.ts";

const START = "<!-- rooms: written by `npm run rooms` from tools/rooms/matrix.ts -->";
const END = "<!-- /rooms -->";

/** The document with the table of rooms as the matrix has it. @throws Where the document has no place for it. */
export function withRoomsTable(document: string): string {
  const [from, to] = [document.indexOf(START), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${START} … ${END} is missing`);
  const rows = ROOMS.map(
    ({ room, holds, may, node }) =>
      `| \`src/${room}\` | ${holds} | ${may.length === 0 ? "–" : may.join(", ")} | ${node === "none" ? "pure" : ""} |`,
  );
  const table = [
    "| folder | holds | may import, beside `contract` | |",
    "| --- | --- | --- | --- |",
    ...rows,
  ];
  return `${document.slice(0, from)}${START}\n\n${table.join("\n")}\n\n${document.slice(to)}`;
}
