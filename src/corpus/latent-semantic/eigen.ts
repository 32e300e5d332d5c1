import { Matrix } from "./matrix.ts";

const SWEEPS = 30;
/** Off-diagonal weight, relative to the diagonal, below which a matrix counts as diagonal. */
const SETTLED = 1e-20;

/**
 * Eigenvalues of a symmetric matrix, largest first, with their eigenvectors as columns. Cyclic Jacobi rotations: slow
 * for thousands of rows, exact and simple for the hundred or two needed here.
 */
export function eigenOf(symmetric: Matrix): { values: Float64Array; vectors: Matrix } {
  const size = symmetric.rows;
  const matrix = Matrix.from(size, size, (row, column) => symmetric.at(row, column));
  /** Eigenvectors as rows, because rows are what rotations touch cheaply. */
  const vectors = Matrix.from(size, size, (row, column) => Number(row === column));
  for (let sweep = 0; sweep < SWEEPS && !isDiagonal(matrix); sweep++) {
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(matrix, vectors, p, q);
  }
  const order = Array.from({ length: size }, (_, index) => index).toSorted(
    (a, b) => matrix.at(b, b) - matrix.at(a, a),
  );
  return {
    values: Float64Array.from(order, (index) => matrix.at(index, index)),
    vectors: Matrix.from(size, size, (row, column) => vectors.at(order[column] ?? 0, row)),
  };
}

/** Makes the entry at row p, column q zero. */
function rotate(matrix: Matrix, vectors: Matrix, p: number, q: number): void {
  const off = matrix.at(p, q);
  if (off === 0) return;
  const theta = (matrix.at(q, q) - matrix.at(p, p)) / (2 * off);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const { values } = matrix;
  for (let at = 0; at < matrix.rows; at++) {
    const start = at * matrix.columns;
    const left = values[start + p] ?? 0;
    const right = values[start + q] ?? 0;
    values[start + p] = cosine * left - sine * right;
    values[start + q] = sine * left + cosine * right;
  }
  turnRows(matrix.row(p), matrix.row(q), cosine, sine);
  turnRows(vectors.row(p), vectors.row(q), cosine, sine);
}

function turnRows(p: Float64Array, q: Float64Array, cosine: number, sine: number): void {
  for (let at = 0; at < p.length; at++) {
    const left = p[at] ?? 0;
    const right = q[at] ?? 0;
    p[at] = cosine * left - sine * right;
    q[at] = sine * left + cosine * right;
  }
}

function isDiagonal(matrix: Matrix): boolean {
  let on = 0;
  let off = 0;
  for (let row = 0; row < matrix.rows; row++) {
    for (let column = 0; column < matrix.columns; column++) {
      const square = matrix.at(row, column) ** 2;
      if (row === column) on += square;
      else off += square;
    }
  }
  return off <= SETTLED * on;
}
