import pg from 'pg';

/** A statement as the server sent it. */
export interface RecordedStatement {
  text: string;
  values: unknown[];
}

/** The settings of PostgreSQL that a connection was opened with, as `-c name=value …`. */
export const readSettings = (client: unknown): string =>
  (client as { connectionParameters: { options?: string } }).connectionParameters.options ?? '';

/**
 * Runs `act` and returns the statements that reached PostgreSQL meanwhile, in order: the baseline sends the same ones.
 * `isOurs` excludes those of background work.
 */
export async function recordStatements(
  act: () => Promise<void>,
  isOurs: (statement: RecordedStatement) => boolean,
) {
  const recorded: RecordedStatement[] = [];
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first] = args;
    if (typeof first === 'string') recorded.push({ text: first, values: [] });
    else if (typeof first === 'object' && first !== null && 'text' in first) {
      const { text, values = [] } = first as { text: string; values?: unknown[] };
      recorded.push({ text, values: [...values] });
    }
    return query.apply(this, args);
  };
  try {
    await act();
  } finally {
    prototype.query = query;
  }
  return recorded.filter(isOurs);
}
