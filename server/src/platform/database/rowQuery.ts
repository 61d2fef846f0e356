import type { QueryResult } from 'kysely';
import pg from 'pg';
import { camelCase } from '#contract/wire.ts';

interface Column {
  name: string;
  key: string;
  typeId: number;
  parse: (text: string) => unknown;
}

/** A statement's text, with the result columns once it has run. */
export interface PreparedStatement {
  text: string;
  /** Name of the prepared statement; undefined when the query is sent unprepared. */
  name: string | undefined;
  columns: readonly Column[];
}

/**
 * Beyond this many distinct texts, queries are sent unprepared, because every connection keeps each prepared statement.
 */
export const STATEMENTS_MAX = 1_000;
const preparedStatements = new Map<string, PreparedStatement>();

/** Returns the same named statement for the same text, until there are too many statements. */
export function prepare(text: string): PreparedStatement {
  const known = preparedStatements.get(text);
  if (known !== undefined) return known;
  if (preparedStatements.size >= STATEMENTS_MAX) return { text, name: undefined, columns: [] };
  const prepared = { text, name: `s${preparedStatements.size}`, columns: [] };
  preparedStatements.set(text, prepared);
  return prepared;
}

/**
 * Runs a statement on a connection. Its rows have camelCase keys.
 * @param values an Instant is sent as text
 * @param timeoutMs after which the connection counts as unresponsive; undefined: as the connection was opened
 */
export async function queryRows<Row>(
  client: pg.ClientBase,
  statement: PreparedStatement,
  values: readonly unknown[],
  timeoutMs: number | undefined,
): Promise<QueryResult<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>();
  const query = new RowQuery<Row>(client, statement, values.map(toPgValue));
  query.query_timeout = timeoutMs;
  query.callback = (error, result) => {
    const fault = error ?? query.fault;
    if (fault) reject(fault);
    else resolve({ rows: query.found, numAffectedRows: BigInt(result?.rowCount ?? 0) });
  };
  client.query(query);
  try {
    return await promise;
  } catch (error) {
    // The stack of the caller instead of that of the socket, as pg does for its own promises.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

const toPgValue = (value: unknown) => (value instanceof Temporal.Instant ? value.toString() : value);

/**
 * Reads each row directly into an object. pg's own query class looks up the names and parsers of all columns again at
 * every run and builds each row twice, which takes a tenth of the CPU of a call.
 */
class RowQuery<Row> extends pg.Query {
  readonly found: Row[] = [];
  /** The error of a value that could not be parsed. It must not be thrown while pg reads the socket. */
  fault: Error | undefined;
  #columns: readonly Column[] = [];
  readonly #statement: PreparedStatement;
  readonly #client: pg.ClientBase;
  // Read by pg.
  declare name: string | undefined;
  declare values: unknown[];
  declare query_timeout: number | undefined;
  declare callback: (error: Error | null | undefined, result?: { rowCount: number | null }) => void;

  constructor(client: pg.ClientBase, statement: PreparedStatement, values: unknown[]) {
    super(statement.text);
    this.name = statement.name;
    this.values = values;
    this.#statement = statement;
    this.#client = client;
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }) {
    if (!isDescribedBy(this.#statement.columns, fields))
      this.#statement.columns = fields.map((field) => this.#toColumn(field));
    // Kept for this run: another connection may replace the statement's columns before the rows have arrived.
    this.#columns = this.#statement.columns;
  }

  #toColumn({ name, dataTypeID: typeId }: pg.FieldDef): Column {
    const parse = this.#client.getTypeParser(typeId, 'text') as Column['parse'];
    return { name, key: camelCase(name), typeId, parse };
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
    try {
      this.found.push(toRow(this.#columns, fields) as Row);
    } catch (error) {
      this.fault ??= error as Error;
    }
  }
}

function toRow(columns: readonly Column[], texts: readonly (string | null)[]) {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at++) {
    const { key, parse } = columns[at]!;
    const text = texts[at]!;
    row[key] = text === null ? null : parse(text);
  }
  return row;
}

/** False after a migration has changed what a statement returns. */
const isDescribedBy = (columns: readonly Column[], fields: readonly pg.FieldDef[]) =>
  columns.length === fields.length &&
  columns.every(({ name, typeId }, at) => name === fields[at]!.name && typeId === fields[at]!.dataTypeID);
