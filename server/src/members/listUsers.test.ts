import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INTERVALS, SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { COUNT_CAP } from '#contract/listLimits.ts';
import type { listUsers as listUsersCall } from '#contract/members/calls.ts';
import { DAYS } from '#contract/readings/codes.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { withoutTimeLimit } from '../../testing/platform/withoutTimeLimit.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';
import { listUsers } from './listUsers.ts';

type Input = ParsedInputOf<typeof listUsersCall>;

const PAGE = { sort: 'created_at', order: 'desc', offset: 0, limit: 25 } as const;
const MEMBERS = 600;
/** More than are counted, so that their page is read in the order of the list. */
const CROWD = COUNT_CAP + 40;

let product: TestProduct;
let now: Temporal.Instant;
beforeAll(async () => {
  product = await startTestProduct();
  now = product.services.clock.now();
  await withoutTimeLimit(product.databaseUrl, addUsers);
});
afterAll(() => product.stop());

/** From 0 to n - 1, as by chance, for a row and a salt. */
const pick = (row: string, salt: number, n: number) =>
  sql.raw(`(hashint8extended(${row}, ${salt}) & 1048575) % ${n}`);

/** Members with names of few parts, in every state of a membership, with up to two tags and a reader. */
async function addUsers(db: Db) {
  await sql`
    insert into users (email, first_name, last_name, created_at)
    select 'm' || n || '@' || (array['letters.test', 'a_b.test', 'A%b.test'])[1 + n % 3],
      (array['Vera', 've', 'Ärla', 'O''Neil', '50%', 'Under_Score', 'back\\slash'])[1 + n % 7],
      (array['Veramere', 'Stone', 'ÖZ', 'x'])[1 + n % 4],
      ${now.toString()}::timestamptz - interval '7 hours' * (n * 37 % 211)
    from generate_series(1, ${sql.lit(MEMBERS)}) n`.execute(db);
  await sql`
    insert into users (email, first_name, last_name, created_at)
    select 'crowd' || n || '@letters.test', 'Crowd', 'Many', timestamptz '2024-01-01' + interval '1 minute' * (n * 7919 % 10007)
    from generate_series(1, ${sql.lit(CROWD)}) n`.execute(db);
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  await sql`
    insert into subscriptions (user_id, status, interval, cancel_at_period_end, payment_paused_at, payment_resumes_at, created_at)
    select id, (array['active', 'active', 'active', 'active', 'past_due', 'canceled'])[1 + ${pick('id', 1, 6)}],
      (array['month', 'year', 'month'])[1 + ${pick('id', 2, 3)}], ${pick('id', 3, 11)} = 0,
      ${seconds}::bigint + (array[-9, 0, 9, null])[1 + ${pick('id', 4, 4)}],
      ${seconds}::bigint + (array[-3, 0, 12, 30, null])[1 + ${pick('id', 5, 5)}],
      ${now.toString()}::timestamptz
    from users where id % 8 <> 0`.execute(db);
  await sql`
    insert into tags (text, color, created_at)
    select 'Tag ' || n, 'blue', ${now.toString()}::timestamptz from generate_series(1, 3) n`.execute(db);
  await sql`
    insert into user_tags (user_id, tag_id, created_at)
    select users.id, tags.id, ${now.toString()}::timestamptz from users join tags on users.id % (tags.id * 2 + 1) = 0`.execute(
    db,
  );
  await sql`
    insert into readers (first_name, last_name, color, created_at)
    select 'Reader', n::text, 'blue', ${now.toString()}::timestamptz from generate_series(1, 2) n`.execute(
    db,
  );
  await sql`
    insert into assigned_personalities (user_id, reader_id)
    select id, (select min(id) from readers) + id % 2 from users where id % 5 = 0`.execute(db);
  await sql`
    update member_activity set last_request_at = timestamptz '2026-01-01' + interval '1 hour' * (user_id % 50)
    where user_id % 4 = 0`.execute(db);
  await sql`analyze`.execute(db);
}

/** The list as one plain query: each filter compared with the row of every user, and all of them sorted. */
async function listPlainly({ sort, order, offset, limit, status = [], days = 0, ...input }: Input) {
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  const search = input.search?.trim().toLowerCase() ?? '';
  const column = { created_at: 'users.created_at', email: 'users.email', last_request_at: 'last_request_at' }[
    sort
  ];
  const nulls = order === 'desc' ? 'last' : 'first';
  const { rows } = await sql<{ id: number }>`
    select users.id from users
      join member_activity on member_activity.user_id = users.id
      left join subscriptions of on of.user_id = users.id
      left join assigned_personalities own on own.user_id = users.id
    where (${search} = '' or strpos(lower(first_name || ' ' || last_name || ' ' || email), ${search}) > 0)
      and (${status.length} = 0 or case
        when coalesce(of.status, 'canceled') = 'canceled' then 'canceled'
        when of.status = 'past_due' then 'payment_failed'
        when of.cancel_at_period_end then 'cancel_upcoming'
        when of.interval = 'year' then 'yearly_active'
        when of.payment_paused_at is null or of.payment_resumes_at is null then 'monthly_active'
        when ${seconds} < of.payment_paused_at then 'monthly_skip_upcoming'
        when ${seconds} < of.payment_resumes_at then 'monthly_skipping'
        else 'monthly_active' end = any(${[...status]}::text[]))
      and (${input.interval ?? null}::text is null or (of.interval = ${input.interval ?? null} and of.status <> 'canceled'))
      and (${input.tag ?? null}::bigint is null
        or exists (select from user_tags where user_id = users.id and tag_id = ${input.tag ?? null}))
      and (${input.personality ?? null}::bigint is null or own.reader_id = ${input.personality ?? null})
      and (${days} = 0 or users.created_at >= ${now.subtract({ hours: days * 24 }).toString()}::timestamptz)
    order by ${sql.raw(`${column} ${order} nulls ${nulls}, users.id ${order}`)}`.execute(product.services.db);
  const ids = rows.map(({ id }) => id);
  return { count: Math.min(ids.length, COUNT_CAP), ids: ids.slice(offset, offset + limit) };
}

async function list(input: Input) {
  const context = { db: product.services.db, now } as Context<ScopedAccess>;
  const { count, results } = await listUsers(context, input);
  return { count, ids: results.map(({ id }) => id) };
}

/** Repeatable random choices. */
function createPicker(seed: number) {
  let state = seed;
  const below = (n: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
  return {
    below,
    pick: <Value>(values: readonly Value[]): Value => values[below(values.length)]!,
    oneIn: (n: number) => below(n) === 0,
  };
}

const WORDS = [
  'vera',
  'VE',
  'v',
  'ärla',
  'öz',
  '50%',
  'r_s',
  'a_b',
  '\\',
  "o'neil",
  'stone',
  'm12',
  'crowd',
  'test',
  'nobody',
];

/** A search as a writer may put it together. */
function pickInput({ below, pick, oneIn }: ReturnType<typeof createPicker>): Input {
  return {
    sort: pick(['created_at', 'email', 'last_request_at']),
    order: pick(['asc', 'desc']),
    offset: pick([0, 0, 0, 3, 40, 20_000]),
    limit: pick([1, 25, 100]),
    ...(oneIn(2) && { search: pick(WORDS) }),
    ...(oneIn(2) && { status: Array.from({ length: 1 + below(7) }, () => pick(SUBSCRIPTION_STATUSES)) }),
    ...(oneIn(5) && { interval: pick(INTERVALS) }),
    ...(oneIn(4) && { tag: 1 + below(4) }),
    ...(oneIn(4) && { personality: 1 + below(3) }),
    ...(oneIn(5) && { days: pick(DAYS) }),
  };
}

describe('the list of users equals that of a simple query', () => {
  test.each(Array.from({ length: 20 }, (_, n) => n + 1))('for random searches, %i', async (seed) => {
    const picker = createPicker(seed * 7_919);
    for (let n = 0; n < 12; n++) {
      const input = pickInput(picker);
      expect({ input, ...(await list(input)) }).toEqual({ input, ...(await listPlainly(input)) });
    }
  });

  test.each(SUBSCRIPTION_STATUSES)('for the status %s', async (status) => {
    const input: Input = { ...PAGE, limit: 100, status: [status] };
    const found = await list(input);
    expect(found.count).toBeGreaterThan(0);
    expect(found).toEqual(await listPlainly(input));
  });

  test.each(['created_at', 'email', 'last_request_at'] as const)(
    'for a word that more users have than are counted, by %s',
    async (sort) => {
      for (const offset of [0, 10_020]) {
        const input: Input = { ...PAGE, sort, offset, search: 'crowd' };
        const found = await list(input);
        expect([found.count, found.ids.length]).toEqual([COUNT_CAP, offset === 0 ? 25 : 20]);
        expect(found).toEqual(await listPlainly(input));
      }
    },
  );
});

test('the longest names and address that the forms allow can be stored and found', async () => {
  const { db } = product.services;
  /** Different characters of three bytes each, which cannot be compressed. */
  const lengthy = (from: number) =>
    String.fromCharCode(...Array.from({ length: 80 }, (_, n) => from + n * 61));
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}.test`;
  const user = { firstName: lengthy(0x4e_00), lastName: lengthy(0x62_00), email };
  await db
    .insertInto('users')
    .values({ ...user, createdAt: now })
    .execute();
  expect((await list({ ...PAGE, search: user.lastName.slice(20, 30) })).count).toBe(1);
});
