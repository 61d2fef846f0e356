import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Asks a database for a first word, so that a wrong address is told as such and not by whatever is asked first.
 * @throws {Error} with what the database or the network says, in one line
 */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // What breaks it while it is open fails the query below as well.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // A name with several addresses fails with an error for each of them, and none of its own.
    throw new Error(message === '' ? `${code}` : message, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}
