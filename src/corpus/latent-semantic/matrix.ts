/** A dense matrix, row after row. */
export class Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
    this.values = new Float64Array(rows * columns);
  }

  /** Filled row after row. */
  static from(rows: number, columns: number, value: (row: number, column: number) => number): Matrix {
    const matrix = new Matrix(rows, columns);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++)
        matrix.values[row * columns + column] = value(row, column);
    }
    return matrix;
  }

  at(row: number, column: number): number {
    return this.values[row * this.columns + column] ?? 0;
  }

  row(row: number): Float64Array {
    return this.values.subarray(row * this.columns, (row + 1) * this.columns);
  }
}

/** The transposed left matrix times the right one; both have the same rows. */
export function product(left: Matrix, right: Matrix): Matrix {
  const result = new Matrix(left.columns, right.columns);
  for (let row = 0; row < left.rows; row++) {
    const from = left.row(row);
    const to = right.row(row);
    for (let at = 0; at < from.length; at++) addScaled(result.row(at), to, from[at] ?? 0);
  }
  return result;
}

/** The leading columns, as many as there are factors, each multiplied by its factor. */
export function columnsOf(matrix: Matrix, factors: ArrayLike<number>): Matrix {
  return Matrix.from(
    matrix.rows,
    factors.length,
    (row, column) => matrix.at(row, column) * (factors[column] ?? 0),
  );
}

/**
 * Columns of length 1 at right angles that span the same space; columns that add nothing become zero. Gram-Schmidt,
 * twice over, since once leaves rounding errors.
 */
export function orthonormalise(matrix: Matrix): Matrix {
  const columns = transposed(matrix);
  for (let column = 0; column < columns.rows; column++) {
    const vector = columns.row(column);
    const before = Math.sqrt(dot(vector, vector));
    for (let pass = 0; pass < 2; pass++) {
      for (let earlier = 0; earlier < column; earlier++) {
        const other = columns.row(earlier);
        addScaled(vector, other, -dot(vector, other));
      }
    }
    const length = Math.sqrt(dot(vector, vector));
    const scale = length > 1e-10 * before ? 1 / length : 0;
    for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * scale;
  }
  return transposed(columns);
}

/** Adds a multiple of one vector to another, in place. */
export function addScaled(to: Float64Array, from: Float64Array, factor: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + factor * (from[at] ?? 0);
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

function transposed(matrix: Matrix): Matrix {
  return Matrix.from(matrix.columns, matrix.rows, (row, column) => matrix.at(column, row));
}
