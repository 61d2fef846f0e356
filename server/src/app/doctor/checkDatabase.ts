import pg from 'pg';
import { systemClock } from '../../platform/clock.ts';
import { findPendingMigrations } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { describeConnections, describeSkew, describeVersion } from './rules.ts';
import { ok, problem } from './finding.ts';

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows[0]!;
  } finally {
    await client.end();
  }
}

interface Server {
  version: number;
  max: number;
  used: number;
}

export async function checkDatabase(url: string, workers: number) {
  const { version, max, used } = await query<Server>(
    url,
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`,
  );
  const fault = describeVersion(version) ?? describeConnections(max, workers);
  if (fault !== undefined) return problem(fault);
  const { db, close } = openDatabase(url, { max: 1 });
  try {
    const pending = await findPendingMigrations(db);
    if (pending.length > 0)
      return problem(`${pending.length} migrations are missing, from ${pending[0]}: run moonletter migrate`);
  } finally {
    await close();
  }
  return ok(`PostgreSQL ${version}, up to date, ${used} of ${max} connections in use`);
}

const nowMs = () => systemClock.now().epochMilliseconds;

export async function checkClock(url: string) {
  const before = nowMs();
  const { now } = await query<{ now: number }>(
    url,
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  // The answer came from some moment in between.
  const skew = now < before ? now - before : Math.max(0, now - nowMs());
  const fault = describeSkew(skew);
  return fault === undefined ? ok("agrees with the database's") : problem(fault);
}
