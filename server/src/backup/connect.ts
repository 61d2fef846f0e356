import pg from 'pg';

/**
 * Opens a connection without the time limits of requests, with settings that make values look the same in every database.
 * @param act its connection is closed afterwards, which rolls back what was not committed
 */
export async function withConnection<Result>(
  url: string,
  types: pg.CustomTypesConfig | undefined,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'moonletter backup',
    options:
      '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c bytea_output=hex -c extra_float_digits=1 ' +
      '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
    ...(types !== undefined && { types }),
  });
  // A query on a lost connection fails too.
  client.on('error', () => {});
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
