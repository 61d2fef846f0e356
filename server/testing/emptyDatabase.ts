import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ADVISORY_LOCKS } from '../src/platform/database/advisoryLocks.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';

const TEMPLATE = 'moonletter_template';

/**
 * An empty database with the current tables, copied from one that is migrated once for the whole run, or without any
 * tables.
 * @param options.encoding another encoding than the cluster's, only without tables
 */
export async function createEmptyDatabase({
  hasTables = true,
  encoding,
}: { hasTables?: boolean; encoding?: string } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const cluster = process.env['TEST_CLUSTER_URL'];
  if (cluster === undefined)
    throw new Error('TEST_CLUSTER_URL is not set: run the tests by npm test or vitest');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = (database: string) =>
    Object.assign(new URL(cluster), { pathname: `/${database}` }).href;
  const runStatements = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: cluster });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    if (hasTables) {
      await prepareTemplate(client, databaseUrl);
      await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
    } else if (encoding === undefined) await client.query(`create database ${name}`);
    else await client.query(`create database ${name} template template0 encoding '${encoding}' locale 'C'`);
  } finally {
    await client.end();
  }
  return {
    url: databaseUrl(name),
    drop: () => runStatements(`drop database if exists ${name} with (force)`),
  };
}

async function prepareTemplate(client: pg.Client, databaseUrl: (database: string) => string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.testTemplate]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount !== 0) return;
  await client.query(`create database ${TEMPLATE}_raw`);
  const { db, close } = openDatabase(databaseUrl(`${TEMPLATE}_raw`));
  await migrate(db);
  await close();
  await client.query(`alter database ${TEMPLATE}_raw rename to ${TEMPLATE}`);
}
