import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, postResponse } from '#contract/readings/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { type PostServer, servePosts } from '../../../testing/readings/servePosts.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';

const ROUNDS = 3;
const KEYS = ['a', 'b', 'c', 'd'];

let product: TestProduct;
let inOneStatement: PostServer;
let inTransaction: PostServer;
beforeAll(async () => {
  product = await startTestProduct();
  inOneStatement = servePosts(product, { isInOneStatement: true, hasRateLimits: true });
  inTransaction = servePosts(product, { isInOneStatement: false, hasRateLimits: true });
});
afterAll(() => product.stop());

async function createThread() {
  const member = await createMemberWithStatus(product, 'monthly_active');
  const { id } = (await product.send(createRequest, { message: 'What will come?' }, { as: member })).body;
  return { id, member, token: member.token };
}

const readThread = async ({ id, member }: { id: number; member: TestUser }) => {
  const { rows } = await sql<{
    unread: number;
    wroteBack: number;
    ids: number[];
    texts: string[];
    hits: number;
    events: string[];
  }>`
    select unread_for_writers as unread,
      (select array_agg(of.id order by of.created_at, of.id) from messages of where request_id = ${id} and sender = 'member' and title is null) as ids,
      (select array_agg(text order by text) from messages where request_id = ${id} and sender = 'member' and title is null) as texts,
      (select count(*)::int from request_log where request_id = ${id} and says = 'Wrote back') as "wroteBack",
      (select cardinality(hits) from limits where subject = ${`message:${member.id}`}) as hits,
      (select array_agg(data order by place, of.id) from (
        select 1 as place, id, data from events where member_id = ${member.id}
        union all select 2, id, data from event_outbox where member_id = ${member.id}
      ) of) as events
    from reading_requests where id = ${id}`.execute(product.db);
  return rows[0]!;
};

test.each([false, true])(
  'messages sent at once by both ways, each twice under one key, are posted once, in order; after an answer: %s',
  async (isAnswered) => {
    const writer = await product.writer();
    for (let round = 0; round < ROUNDS; round++) {
      const thread = await createThread();
      if (isAnswered)
        await product.send(postResponse, { readingRequest: thread.id, message: 'A reading' }, { as: writer });
      const unreadBefore = (await readThread(thread)).unread;
      const answers = await Promise.all(
        KEYS.map((key) =>
          Promise.all([inOneStatement, inTransaction].map((by) => by.send(thread, { text: key, key }))),
        ),
      );
      for (const [first, second] of answers) {
        expect(first!.status).toBe(201);
        expect(second).toEqual(first);
      }
      const { unread, ids, texts, hits, events, wroteBack } = await readThread(thread);
      expect(texts).toEqual(KEYS);
      expect(wroteBack).toBe(isAnswered ? 1 : 0);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expect([unread, hits]).toEqual([unreadBefore + KEYS.length, KEYS.length]);
      const eventData = events.map(
        (data) =>
          JSON.parse(data) as { type: string; message?: { id: number }; changed?: { unread_count?: number } },
      );
      expect(eventData.flatMap(({ type, message }) => (type === 'message' ? [message!.id] : []))).toEqual(
        ids,
      );
      const counts = eventData.flatMap(({ changed }) => changed?.unread_count ?? []);
      expect(counts).toEqual(KEYS.map((_, n) => unreadBefore + n + 1));
    }
  },
);

test.each<[string, (db: Db, thread: { id: number; member: TestUser }) => Promise<unknown>]>([
  ['the request', (db, { id }) => sql`select from reading_requests where id = ${id} for update`.execute(db)],
  [
    'the count of messages',
    (db, { member }) =>
      sql`insert into limits values (${`message:${member.id}`}, array[now()], '{}', now())`.execute(db),
  ],
  [
    'the key',
    (db, { member }) =>
      sql`insert into idempotency_keys values (${member.id}, 'held', '', null, null, now(), now())`.execute(
        db,
      ),
  ],
])(
  'what holds %s for long is waited for by the transaction, and the message is posted once',
  async (_, hold) => {
    const thread = await createThread();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const holding = product.db
      .transaction()
      .execute(async (tx) => {
        await hold(tx, thread);
        isLocked.resolve();
        await released;
        throw new Error('Rolled back');
      })
      .catch(() => {});
    await isLocked.promise;
    inOneStatement.wereInOneStatement.length = 0;
    const posting = inOneStatement.send(thread, { text: 'Thank you', key: 'held' });
    await expect.poll(() => inOneStatement.wereInOneStatement).toEqual([false]);
    expect((await readThread(thread)).texts).toBeNull();
    release();
    await holding;
    expect((await posting).status).toBe(201);
    expect(await readThread(thread)).toMatchObject({ texts: ['Thank you'], hits: 1 });
  },
);

test.each<[string, string]>([
  ['answered', `status = 'RESPONDED', closes_at = now()`],
  ['closed', `status = 'CLOSED'`],
])('a message to a question that is %s while it waits is posted', async (_, changes) => {
  for (let round = 0; round < ROUNDS; round++) {
    const thread = await createThread();
    const locked = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const changing = product.db.transaction().execute(async (tx) => {
      await sql`update reading_requests set ${sql.raw(changes)} where id = ${thread.id}`.execute(tx);
      locked.resolve();
      await released;
    });
    await locked.promise;
    const posting = inOneStatement.send(thread, { text: 'Thank you', key: null });
    await expect.poll(countWaiting, { interval: 1 }).toBe(1);
    release();
    await changing;
    expect((await posting).status).toBe(201);
    expect(await readThread(thread)).toMatchObject({ texts: ['Thank you'], wroteBack: 1 });
  }
});

/** How many connections wait for a lock. */
async function countWaiting() {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(product.db);
  return rows[0]!.count;
}
