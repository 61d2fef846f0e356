import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Deletes the stored events that contain a message, whether delivered or not. */
export async function deleteMessageEvents(
  db: Db,
  { memberId, messageId }: { memberId: number; messageId: number },
): Promise<void> {
  // The outbox first: an event that is numbered in the meantime is then found in `events`.
  for (const table of ['event_outbox', 'events'])
    await sql`
      delete from ${sql.table(table)}
      where member_id = ${memberId} and audience <> 'writers'
        and data::jsonb @> ${JSON.stringify({ message: { id: messageId } })}::jsonb`.execute(db);
}
