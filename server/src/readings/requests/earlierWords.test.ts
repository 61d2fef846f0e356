import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/emptyDatabase.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate, migrateWithin } from '../../platform/database/migrate.ts';

test('words with accents in messages of earlier versions are found without them after the upgrade', async () => {
  const database = await createEmptyDatabase({ hasTables: false });
  const { db, close } = openDatabase(database.url, { max: 1, queryTimeoutMs: 0 });
  try {
    await db.transaction().execute((tx) => migrateWithin(tx, '0066_users_with_accents'));
    await sql`
      with member as (
        insert into users (email, first_name, last_name, created_at)
        values ('zoe@example.test', 'Zoë', 'Novák', now()) returning id),
      request as (
        insert into reading_requests (user_id, title, status, created_at, last_message_time, due_at)
        select id, 'A fête', 'OPENED', now(), now(), now() from member returning id, user_id)
      insert into messages (request_id, user_id, sender_id, sender, title, text, response_mode, created_at)
      select request.id, user_id, user_id, 'member', title, text, 'Standard', now()
      from request, (values ('A fête', 'At the Café'), (null, 'A “cafe” – no fete')) as message (title, text)
    `.execute(db);
    await migrate(db);
    const { rows } = await sql<{ words: string }>`select words::text from messages order by id`.execute(db);
    expect(rows.map(({ words }) => words)).toEqual([
      `'a':1 'at':3 'cafe':5 'fete':2 'the':4`,
      `'a':1 'cafe':2 'fete':4 'no':3`,
    ]);
  } finally {
    await close();
    await database.drop();
  }
});
