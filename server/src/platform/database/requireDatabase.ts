import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Connects to the database once, so that a wrong address gets a clear error before anything else runs.
 * @throws {Error} with the database's or network's message in one line
 */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // An error while the connection is open also fails the query below.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // A name with several addresses fails with an error for each, and an empty message.
    throw new Error(message === '' ? `${code}` : message, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}
