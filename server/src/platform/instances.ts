import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database.ts';

// Every process that serves holds one connection of this name, so PostgreSQL knows which of them are alive.
const NAME_PREFIX = 'moonletter serve ';

const TEST_CLOCK = '.t';

/** A name for this process that no other has, on any machine. With its prefix it just fits into a name of PostgreSQL. */
export const createInstanceId = ({ hasTestClock = false } = {}): string =>
  `${process.pid}.${randomUUID()}${hasTestClock ? TEST_CLOCK : ''}`;

/** Whether the process's time can be moved. */
export const followsTestClock = (instanceId: string): boolean => instanceId.endsWith(TEST_CLOCK);

/** What the process's own connection is called in `pg_stat_activity`. */
export const toApplicationName = (instanceId: string): string => NAME_PREFIX + instanceId;

/** The processes that serve on this database now. */
export async function listInstances(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${NAME_PREFIX})`.execute(db);
  return rows.map(({ name }) => name.slice(NAME_PREFIX.length));
}
