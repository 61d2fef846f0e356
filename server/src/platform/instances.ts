import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database/database.ts';

// Every serving process keeps one connection with this application_name, so PostgreSQL knows which processes are alive.
const NAME_PREFIX = 'moonletter serve ';

const TEST_CLOCK = '.t';

/** An id for this process, unique across machines. With its prefix it just fits into PostgreSQL's application_name. */
export const createInstanceId = ({ hasTestClock = false } = {}): string =>
  `${process.pid}.${randomUUID()}${hasTestClock ? TEST_CLOCK : ''}`;

/** Whether the instance has a test clock. */
export const followsTestClock = (instanceId: string): boolean => instanceId.endsWith(TEST_CLOCK);

/** The application_name of the process's connection, as in `pg_stat_activity`. */
export const toApplicationName = (instanceId: string): string => NAME_PREFIX + instanceId;

/** The ids of all processes that currently serve on this database. */
export async function listInstances(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${NAME_PREFIX})`.execute(db);
  return rows.map(({ name }) => name.slice(NAME_PREFIX.length));
}
