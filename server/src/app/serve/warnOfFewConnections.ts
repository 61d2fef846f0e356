import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { describeConnections } from '../doctor/rules.ts';

/** Logs a warning at the start if PostgreSQL accepts too few connections. The server starts anyway. */
export async function warnOfFewConnections(db: Db, workers: number, log: Log): Promise<void> {
  const { rows } = await sql<{ max: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max
  `.execute(db);
  const fault = describeConnections(rows[0]!.max, workers);
  if (fault !== undefined) log.warn(fault);
}
