import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import { isActive } from '#contract/billing/rules.ts';
import { SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { listUsers } from '#contract/members/calls.ts';
import { countLanes } from '#contract/readings/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { withoutTimeLimit } from '../../testing/platform/withoutTimeLimit.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';
import { BULK_PASSWORD, LOCKED_TABLES, seedBulk } from './bulk.ts';
import { computePlan } from './bulkPlan.ts';

const SIZE = { users: 300, requests: 4_000, messages: 20_000 };

let product: TestProduct;
let folder: string;
let lines: string[][];
let schemaBefore: string;
beforeAll(async () => {
  product = await startTestProduct();
  folder = await mkdtemp(join(tmpdir(), 'moonletter-bulk-'));
  schemaBefore = await schema();
  const idsFile = join(folder, 'ids');
  await withoutTimeLimit(product.databaseUrl, (db) =>
    seedBulk({ ...product.services, db }, { ...SIZE, idsFile, onProgress: () => {} }),
  );
  lines = (await readFile(idsFile, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true });
});

const queryRow = async (query: string) =>
  (await sql.raw<Record<string, number>>(query).execute(product.db)).rows[0]!;

/** Every index and constraint. */
async function schema(): Promise<string> {
  const { rows } = await sql<{ definition: string }>`
    select indexname || indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    order by 1`.execute(product.db);
  return rows.map(({ definition }) => definition).join('\n');
}

test('the database has the size that was asked for, and every index and constraint again', async () => {
  const counts = await queryRow(`select (select count(*) from users where not is_writer) as users,
    (select count(*) from reading_requests) as requests, (select count(*) from messages) as messages`);
  expect(counts).toEqual(SIZE);
  expect(await schema()).toBe(schemaBefore);
});

test('the columns of a request agree with its messages', async () => {
  const { wrong } = await queryRow(`select count(*) as wrong from reading_requests r, lateral (
      select max(created_at) as last, (array_agg(sender order by created_at desc))[1] as sender,
        count(*) filter (where response_mode = 'ReadingResponse') as answers,
        (array_agg(response_mode order by created_at desc))[1] as mode
      from messages where request_id = r.id) m
    where m.last <> r.last_message_time or (r.status = 'OPENED' and m.sender <> 'member')
      or (r.status = 'RESPONDED' and (m.answers = 0 or (m.sender = 'member') <> (r.wrote_back_at is not null)))
      or r.wrote_back_at <> m.last
      or r.is_sealed <> (r.unread_for_member > 0 and m.mode = 'ReadingResponse')
      or (r.unread_for_member > 0 and m.sender <> 'writer') or (r.unread_for_writers > 0 and m.sender <> 'member')`);
  expect(wrong).toBe(0);
  const { early } =
    await queryRow(`select count(*) as early from reading_requests r join users u on u.id = r.user_id
    where r.created_at < u.created_at`);
  expect(early).toBe(0);
  const { forgotten } =
    await queryRow(`select count(*) as forgotten from member_activity a where last_request_at
    is distinct from (select max(created_at) from reading_requests where user_id = a.user_id)`);
  expect(forgotten).toBe(0);
});

test('the cards of readings are kept, sealed until they are read', async () => {
  const { cards, readings, wrong, back } =
    await queryRow(`select (select count(*) from member_cards) as cards,
    (select count(*) from messages where response_mode = 'ReadingResponse') as readings,
    (select count(*) from reading_requests r
      where is_sealed <> exists (select from member_cards where request_id = r.id and is_sealed)) as wrong,
    (select count(*) from reading_requests where wrote_back_at is not null) as back`);
  expect([cards, wrong]).toEqual([readings, 0]);
  expect(back).toBeGreaterThan(0);
});

test('every reading is graded, with its feedback, as its triggers would have graded it', async () => {
  const { readings, graded, rolled, likes, timed } = await queryRow(`select
    (select count(*) from messages where response_mode = 'ReadingResponse') as readings,
    (select count(*) from graded_answers) as graded,
    (select sum(answers) from grade_rollups where period = 'hour') as rolled,
    (select sum(likes) from grade_rollups where period = 'day') as likes,
    (select count(*) from graded_answers where seconds_to_answer > 0) as timed`);
  expect([graded, Number(rolled)]).toEqual([readings, readings]);
  expect(Number(likes)).toBeGreaterThan(0);
  expect(timed).toBeGreaterThan(0);
  const { off } = await queryRow(`select count(*) as off from pg_trigger where tgenabled = 'D'`);
  expect(off).toBe(0);
});

test('no request waits for a draft, so that drafts do not affect the measurements', async () => {
  const { due } = await queryRow('select count(*) as due from draft_queue');
  expect(due).toBe(0);
});

test('some requests are claimed and some are snoozed', async () => {
  const writers = lines.filter(([kind]) => kind === 'writer');
  const { body } = await product.send(countLanes, {}, { token: writers[0]![1] });
  for (const count of Object.values(body)) expect(count).toBeGreaterThan(0);
});

test('the named customers are active, have many requests, and a long one', async () => {
  const customers = lines.filter(([kind]) => kind === 'customer');
  expect(customers.length).toBe(computePlan(SIZE).named);
  for (const [, token, userId, requestId, email] of customers) {
    const { status, body } = await product.send(getMe, {}, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: Number(userId), email });
    expect(isActive(body.currentSubscriptionStatus)).toBe(true);
    const { requests, messages } = await queryRow(`select
      (select count(*) from reading_requests where user_id = ${userId}) as requests,
      (select count(*) from messages where request_id = ${requestId} and user_id = ${userId}) as messages`);
    expect(requests).toBeGreaterThanOrEqual(25);
    expect(messages).toBeGreaterThanOrEqual(25);
  }
  const email = customers[0]![4]!;
  expect((await product.send(logIn, { email, password: BULK_PASSWORD })).status).toBe(200);
});

test('members are in every status, and writers find some by their word', async () => {
  const writers = lines.filter(([kind]) => kind === 'writer');
  expect(writers.length).toBe(5);
  const [, token, term] = writers[0]!;
  for (const status of SUBSCRIPTION_STATUSES)
    expect((await product.send(listUsers, { status }, { token })).body.count).toBeGreaterThan(0);
  expect((await product.send(listUsers, { search: term! }, { token })).status).toBe(200);
});

test('new rows take ids beyond the seeded ones', async () => {
  const newcomer = await product.customer();
  const { highest } = await queryRow(`select max(id) as highest from users`);
  expect(newcomer.id).toBe(highest);
});

test('nothing is due immediately', async () => {
  const before = await queryRow(`select sum(next_action_at) as due, count(*) as n from subscriptions`);
  await product.advance({ minutes: 30 });
  expect(await queryRow(`select sum(next_action_at) as due, count(*) as n from subscriptions`)).toEqual(
    before,
  );
});

test.each([
  [{ users: 1, requests: 0, messages: 0 }, 0],
  [{ users: 3, requests: 10, messages: 10 }, 0],
  [{ users: 10, requests: 10_000, messages: 100_000 }, 10],
  [{ users: 50_000, requests: 1_000_000, messages: 5_000_000 }, 400],
  [{ users: 1_000, requests: 10_000, messages: 100_000 }, 300],
])('of %j, %i members are named', (size, named) => {
  expect(computePlan(size).named).toBe(named);
});

test('a second load is added to the first', async () => {
  await seedBulk(product.services, { users: 2, requests: 3, messages: 5, onProgress: () => {} });
  const counts = await queryRow(`select (select count(*) from reading_requests) as requests,
    (select count(*) from messages) as messages`);
  expect(counts).toEqual({ requests: SIZE.requests + 3, messages: SIZE.messages + 5 });
});

test('a load locks every table that its tables refer to', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct confrelid::regclass::text as name from pg_constraint
    where contype = 'f' and conrelid = any(${LOCKED_TABLES}::regclass[])`.execute(product.db);
  const missing = rows.map(({ name }) => name).filter((name) => !LOCKED_TABLES.includes(name));
  expect(missing).toEqual([]);
});

test('a load does not deadlock with a transaction that uses its tables', async () => {
  const other = await product.db.startTransaction().execute();
  await sql`lock table messages in row exclusive mode`.execute(other);
  const waiting = Promise.withResolvers<string>();
  const load = seedBulk(product.services, {
    users: 1,
    requests: 1,
    messages: 1,
    onProgress: waiting.resolve,
  });
  expect(await waiting.promise).toContain('waiting for another program');
  await sql`select from users, readers, tags`.execute(other);
  await other.commit().execute();
  await load;
  const { requests } = await queryRow('select count(*) as requests from reading_requests');
  expect(requests).toBe(SIZE.requests + 4);
});
