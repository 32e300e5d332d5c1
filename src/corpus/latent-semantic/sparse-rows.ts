import { addScaled, Matrix } from "./matrix.ts";

/** A matrix that is mostly zero: per row, where it is not. */
export class SparseRows {
  readonly rows: number;
  readonly columns: number;
  readonly #starts: Int32Array;
  readonly #places: Int32Array;
  readonly #values: Float64Array;

  constructor(rows: readonly ReadonlyMap<number, number>[], columns: number) {
    this.rows = rows.length;
    this.columns = columns;
    const entries = rows.flatMap((row) => [...row]);
    this.#starts = new Int32Array(rows.length + 1);
    for (const [index, row] of rows.entries())
      this.#starts[index + 1] = (this.#starts[index] ?? 0) + row.size;
    this.#places = Int32Array.from(entries, ([place]) => place);
    this.#values = Float64Array.from(entries, ([, value]) => value);
  }

  /** This times a matrix that has a row for each column of this. */
  times(right: Matrix): Matrix {
    const result = new Matrix(this.rows, right.columns);
    this.#each((row, column, value) => addScaled(result.row(row), right.row(column), value));
    return result;
  }

  /** This, transposed, times a matrix that has a row for each row of this. */
  transposedTimes(right: Matrix): Matrix {
    const result = new Matrix(this.columns, right.columns);
    this.#each((row, column, value) => addScaled(result.row(column), right.row(row), value));
    return result;
  }

  #each(visit: (row: number, column: number, value: number) => void): void {
    for (let row = 0; row < this.rows; row++) {
      const end = this.#starts[row + 1] ?? 0;
      for (let at = this.#starts[row] ?? 0; at < end; at++)
        visit(row, this.#places[at] ?? 0, this.#values[at] ?? 0);
    }
  }
}
