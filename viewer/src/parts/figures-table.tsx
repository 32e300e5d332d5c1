import { countText } from "../../../src/reports/view/quantity-text.ts";
import type { Cell, Table } from "../../../src/reports/view/table.ts";
import { SafeText } from "./safe-text.tsx";

/** A table as reports have it. The first cell of each row heads it; columns of numbers are aligned as such. */
export function FiguresTable({ table: { head, rows } }: { table: Table }) {
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  return (
    <table className="figures w-auto">
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col" className={isNumber[column] ? "number" : ""}>
              <CellText cell={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...rest], row) => (
          <tr key={row}>
            <th scope="row" className="font-normal whitespace-nowrap">
              <CellText cell={first} />
            </th>
            {rest.map((cell, column) => (
              <td key={column} className={typeof cell === "number" ? "number" : ""}>
                <CellText cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CellText({ cell }: { cell: Cell }) {
  if (typeof cell === "number") return countText(cell);
  if (typeof cell === "string") return <SafeText text={cell} />;
  return "ours" in cell ? (
    cell.ours
  ) : (
    <strong>
      <SafeText text={cell.strong} />
    </strong>
  );
}
