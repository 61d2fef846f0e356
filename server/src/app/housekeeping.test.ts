import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'silent' });
});
afterAll(() => product.stop());

const MANY = 2_500;

/** Inserts rows, every second of which ended more than thirty days ago. */
async function fillTables(): Promise<void> {
  const { db, services } = product;
  const user = await product.customer();
  const now = sql.lit(services.clock.now().toString());
  const old = sql`case when n % 2 = 0 then interval '31 days' else interval '29 days' end`;
  await sql`
    insert into mail_outbox (recipient, subject, body_text, body_html, created_at, sent_at)
      select 'a@example.test', 'sent', '', '', ${now}, ${now}::timestamptz - ${old} from generate_series(1, ${sql.lit(MANY)}) n;
    insert into mail_outbox (recipient, subject, body_text, body_html, created_at, gave_up_at)
      values ('a@example.test', 'dead letter', '', '', ${now}::timestamptz - interval '90 days', ${now}::timestamptz - interval '80 days');
    insert into password_resets (hash, user_id, created_at, expires_at, used_at)
      select decode(md5(n::text), 'hex'), ${sql.lit(user.id)}, ${now}::timestamptz - ${old} - interval '1 hour',
        ${now}::timestamptz - ${old}, case when n % 3 = 0 then ${now}::timestamptz - ${old} end
      from generate_series(1, ${sql.lit(MANY)}) n;
    insert into tokens (hash, user_id, created_at, last_used_at)
      select decode(md5('idle' || n), 'hex'), ${sql.lit(user.id)}, ${now}::timestamptz - interval '70 days',
        ${now}::timestamptz - interval '30 days' - ${old}
      from generate_series(1, ${sql.lit(MANY)}) n;
    insert into tokens (hash, user_id, created_at, last_used_at)
      select decode(md5('old' || n), 'hex'), ${sql.lit(user.id)}, ${now}::timestamptz - interval '180 days' - ${old},
        ${now}::timestamptz - interval '32 days'
      from generate_series(1, ${sql.lit(MANY)}) n;
    insert into events (member_id, audience, data, created_at)
      select ${sql.lit(user.id)}, 'both', '{}', ${now}::timestamptz - case when n <= ${sql.lit(MANY)} / 2
        then interval '31 days' else interval '0' end
      from generate_series(1, ${sql.lit(MANY)}) n;
  `.execute(db);
}

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from mail_outbox where subject = 'sent') as sent,
    (select count(*)::int from mail_outbox where subject = 'dead letter') as dead,
    (select count(*)::int from events where data = '{}') as events,
    (select count(*)::int from password_resets) as resets,
    (select count(*)::int from tokens) as tokens`.execute(product.db);
  return rows[0];
};

test('deletes old events, sent mails, reset links and tokens, and keeps dead letters', async () => {
  // On a busy machine, the housekeeping of the start may not be over yet.
  await product.advance({ seconds: 0 });
  await fillTables();
  expect(await counts()).toEqual({ sent: MANY, dead: 1, events: MANY, resets: MANY, tokens: 2 * MANY + 1 });
  await product.advance({ minutes: 11 });
  const half = MANY / 2;
  expect(await counts()).toEqual({ sent: half, dead: 1, events: half, resets: half, tokens: 2 * half + 1 });
});

test('many expired limits are deleted in several statements', async () => {
  const { db, services } = product;
  const expiresAt = services.clock.now().toString();
  await sql`
    insert into limits (subject, hits, undecided, expires_at)
    select 'log-in:pair:' || n, '{}', '{}', ${expiresAt}::timestamptz from generate_series(1, 12_000) n`.execute(
    db,
  );
  await sql
    .raw(`
    create function testing.refuse_many() returns trigger language plpgsql as $$ begin
      if (select count(*) from deleted) > 5000 then raise exception 'too many rows for one statement'; end if;
      return null;
    end $$;
    create trigger refuse_many after delete on limits referencing old table as deleted
      for each statement execute function testing.refuse_many()`)
    .execute(db);
  await product.advance({ minutes: 11 });
  const left = await db.selectFrom('limits').select('subject').where('expiresAt', '<=', expiresAt).execute();
  expect(left).toEqual([]);
});

test('files that cannot be removed do not keep the others, and do not fail the job', async () => {
  const { db, services } = product;
  const now = services.clock.now();
  const bad = Array.from({ length: 150 }, (_, n) => `not a name/${n}`);
  const name = `${'0'.repeat(32)}.webp`;
  await services.files.put(name, new Uint8Array(1));
  await db
    .insertInto('unclaimedFiles')
    .values([
      ...bad.map((each) => ({ name: each, createdAt: now.subtract({ seconds: 1 }) })),
      { name, createdAt: now },
    ])
    .execute();
  await product.advance({ minutes: 75 });
  const left = await db.selectFrom('unclaimedFiles').select('name').execute();
  expect(left.map((each) => each.name).toSorted()).toEqual(bad.toSorted());
  expect(await services.files.get(name)).toBeUndefined();
  const failures = await db.selectFrom('jobFailures').select('name').execute();
  expect(failures.map((each) => each.name)).not.toContain('housekeeping');
});

test.each([
  ['mail_outbox', 'sent_at'],
  ['password_resets', 'expires_at'],
  ['tokens', 'last_used_at'],
  ['tokens', 'created_at'],
  ['events', 'id'],
  ['idempotency_keys', 'created_at'],
  ['unclaimed_files', 'created_at'],
  ['known_log_ins', 'succeeded_at'],
  ['gateway_events', 'received_at'],
  ['messages', 'draft_id'],
])('the deletion by %s.%s uses an index', async (table, column) => {
  const { rows } = await sql<{ first: string }>`
    select attname as first from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = ${table}::regclass`.execute(product.db);
  expect(rows.map(({ first }) => first)).toContain(column);
});
