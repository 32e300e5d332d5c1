import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** A prepared statement whose rows have a known shape. */
export type Query<Row> = {
  first(...values: SQLInputValue[]): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
  each(...values: SQLInputValue[]): Iterable<Row>;
};

/**
 * Prepares a statement that gives rows. The caller says what a row is: our tables are STRICT, so a column that is named
 * in the statement has the type that the schema gives it.
 */
export function querying<Row>(database: DatabaseSync, sql: string): Query<Row> {
  const statement = database.prepare(sql);
  return {
    first: (...values) => statement.get(...values) as Row | undefined,
    all: (...values) => statement.all(...values) as Row[],
    each: (...values) => statement.iterate(...values) as Iterable<Row>,
  };
}

/** Runs `work` in one write transaction: all of it is stored, or nothing when it throws. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite itself rolls back on some errors, such as a full disk.
    if (database.isOpen && database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
