import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { insertErasedAgain, listErased, usersBefore } from './sql.ts';

/** An account that was closed. */
export interface ErasedAccount {
  userId: number;
  erasedAt: string;
}

/** The closed accounts, one a line: its id and when it was closed. To be kept beside backups. */
export async function exportErasedList(db: Db): Promise<string> {
  const accounts = await listErased(db);
  return accounts.map(({ userId, erasedAt }) => `${userId} ${erasedAt}\n`).join('');
}

/** @returns the number of the first line that is none of such a list, if there is one */
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
 * Plans to erase again the accounts that a backup brought back; the job of closed accounts then does it. Somebody who
 * signed up later than an account of the same id was closed is somebody else.
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
  // The ids of the others are never given to anybody else.
  const last = Math.max(...accounts.map(({ userId }) => userId));
  await sql`select setval('users_id_seq', greatest(${last}::bigint, (select last_value from users_id_seq)))`.execute(
    db,
  );
  return present.length;
}
