import type { CompiledQuery, QueryResult } from 'kysely';
import type pg from 'pg';
import { prepare, queryRows } from './rowQuery.ts';

/** Sends a query over a connection; `timeoutMs` is what is left of the request's budget, if there is a request. */
export type Send<Result> = (client: pg.ClientBase, timeoutMs: number | undefined) => Promise<Result>;

/** Skips the Terminate message, which a dead connection could not send. */
export const destroySocket = (client: pg.Client | undefined) => void client?.connection.stream.destroy();

/**
 * Whether PostgreSQL has not answered within the time that the query was given. pg has neither a class nor a code for
 * this error.
 */
export const isQueryTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';

/** As pg takes it: whole milliseconds. Rounded up, because pg takes 0 for the connection's own timeout. */
export const toTimeout = (leftMs: number | undefined) =>
  leftMs === undefined ? undefined : Math.ceil(leftMs);

/** Sends a text that may have several statements, for which no rows are read. */
export const sendText =
  (text: string, values?: unknown[]): Send<void> =>
  async (client, timeoutMs) =>
    void (await client.query({
      text,
      ...(values !== undefined && { values }),
      ...(timeoutMs !== undefined && { query_timeout: timeoutMs }),
    }));

/** Sends one statement as a prepared statement; its rows have camelCase keys. */
export const sendQuery = <Row>({ sql: text, parameters }: CompiledQuery): Send<QueryResult<Row>> => {
  const statement = prepare(text);
  return (client, timeoutMs) => queryRows<Row>(client, statement, parameters, timeoutMs);
};

const corked = new WeakSet<pg.ClientBase>();

/** Corks the socket until `later` calls back, so that all queries sent until then leave in one write. */
export function corkUntil(later: (act: () => void) => void, client: pg.ClientBase): void {
  if (corked.has(client)) return;
  const { stream } = (client as pg.Client).connection;
  corked.add(client);
  stream.cork();
  later(() => {
    corked.delete(client);
    stream.uncork();
  });
}
