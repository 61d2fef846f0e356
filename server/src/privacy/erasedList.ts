import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { ErasedAccount } from './erasedAccount.ts';
import { insertErasedAgain, allErasedUsers, usersBefore } from './sql.ts';

/** The closed accounts, one per line: the id and when it was closed. The list is stored with the backups. */
export async function exportErasedList(db: Db): Promise<string> {
  const accounts = await allErasedUsers(db);
  return accounts.map(({ userId, erasedAt }) => `${userId} ${erasedAt}\n`).join('');
}

/** @returns the accounts, or the number of the first invalid line */
export function parseErasedList(text: string): ErasedAccount[] | { wrongLine: number } {
  const lines = text.split('\n').map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !/^\d{1,15} \d{4}-\d\d-\d\dT[\d:.]+Z$/.test(line));
  if (wrong !== -1) return { wrongLine: wrong + 1 };
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [id, erasedAt] = line.split(' ');
      return { userId: Number(id), erasedAt: erasedAt! };
    });
}

/**
 * Schedules the accounts that a backup has brought back to be erased again by the job for closed accounts. An account that
 * was created after an account with the same id was closed belongs to somebody else, and is left.
 * @returns how many
 */
export async function eraseAgain(
  db: Db,
  accounts: readonly ErasedAccount[],
  now: Temporal.Instant,
): Promise<number> {
  if (accounts.length === 0) return 0;
  const present = await usersBefore(db, accounts);
  if (present.length > 0) await insertErasedAgain(db, present, now);
  // The ids of the other closed accounts must not be assigned again.
  const last = Math.max(...accounts.map(({ userId }) => userId));
  await sql`select setval('users_id_seq', greatest(${last}::bigint, (select last_value from users_id_seq)))`.execute(
    db,
  );
  return present.length;
}
