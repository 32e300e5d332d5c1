import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eigenOf } from "./eigen.ts";
import { Matrix, orthonormalise, product } from "./matrix.ts";
import { SparseRows } from "./sparse-rows.ts";

const entry = fc.integer({ min: -5, max: 5 });
const matrices = (rows: number, columns: number) =>
  fc
    .array(entry, { minLength: rows * columns, maxLength: rows * columns })
    .map((values) => Matrix.from(rows, columns, (row, column) => values[row * columns + column] ?? 0));

test("eigenvectors are turned into multiples of themselves by the eigenvalues, largest first", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7 }).chain((size) => matrices(size, size)),
      (any) => {
        const symmetric = product(any, any);
        const { values, vectors } = eigenOf(symmetric);
        const size = symmetric.rows;
        for (let k = 0; k < size; k++) {
          if (k > 0) expect(values[k]).toBeLessThanOrEqual(values[k - 1] ?? NaN);
          for (let row = 0; row < size; row++) {
            let turned = 0;
            for (let at = 0; at < size; at++) turned += symmetric.at(row, at) * vectors.at(at, k);
            expect(turned).toBeCloseTo((values[k] ?? NaN) * vectors.at(row, k), 6);
          }
        }
        expectOrthonormal(vectors);
      },
    ),
  );
});

test("orthonormal columns are of length 1 and at right angles; dependent columns vanish", () => {
  fc.assert(
    fc.property(matrices(8, 4), (any) => {
      const basis = orthonormalise(any);
      const angles = product(basis, basis);
      for (let row = 0; row < 4; row++) {
        const length = angles.at(row, row);
        expect(Math.min(Math.abs(length), Math.abs(length - 1))).toBeLessThan(1e-9);
        for (let column = 0; column < row; column++) expect(angles.at(row, column)).toBeCloseTo(0, 9);
      }
    }),
  );
});

test("sparse products are those of the same matrix written out", () => {
  fc.assert(
    fc.property(matrices(5, 4), matrices(4, 3), matrices(5, 2), (left, right, other) => {
      const sparse = new SparseRows(
        Array.from(
          { length: 5 },
          (_, row) => new Map([...left.row(row).entries()].filter(([, value]) => value !== 0)),
        ),
        4,
      );
      const transposed = Matrix.from(4, 5, (row, column) => left.at(column, row));
      expect(sparse.times(right).values).toEqual(product(transposed, right).values);
      expect(sparse.transposedTimes(other).values).toEqual(product(left, other).values);
    }),
  );
});

function expectOrthonormal(matrix: Matrix): void {
  const angles = product(matrix, matrix);
  for (let row = 0; row < angles.rows; row++) {
    for (let column = 0; column < angles.columns; column++) {
      expect(angles.at(row, column)).toBeCloseTo(row === column ? 1 : 0, 9);
    }
  }
}
