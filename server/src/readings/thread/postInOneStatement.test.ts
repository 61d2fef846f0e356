import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { type PostServer, servePosts } from '../../../testing/readings/servePosts.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';

/** So late that no job of the product finds anything due. */
const NOW = Temporal.Instant.from('2090-01-01T12:00:00Z');
const at = (hours: number) => NOW.add({ hours });
const inSeconds = (moment: Temporal.Instant) => Math.floor(moment.epochMilliseconds / 1000);
/** Of the route. */
const MESSAGES_A_MINUTE = 30;

let product: TestProduct;
let members: TestUser[];
beforeAll(async () => {
  product = await startTestProduct();
  members = [
    await createMemberWithStatus(product, 'monthly_active', 'Ada'),
    await createMemberWithStatus(product, 'monthly_active', 'Ida'),
    await createMemberWithStatus(product, 'monthly_active', 'Another'),
  ];
});
afterAll(() => product.stop());

const state = fc.record({
  status: fc.constantFrom(...REQUEST_STATUSES),
  isWrittenBack: fc.boolean(),
  dueInHours: fc.constantFrom(10, 24),
  isSnoozed: rarely(),
  isFlagged: rarely(),
  isSealed: fc.boolean(),
  unread: fc.nat(2),
  newestHoursAgo: fc.constantFrom(1, 1, 1, 0, -1),
  membership: fc.oneof(
    { weight: 2, arbitrary: fc.constant<SubscriptionStatus>('monthly_active') },
    { weight: 1, arbitrary: fc.constantFrom(...SUBSCRIPTION_STATUSES, null) },
  ),
  draft: fc.constantFrom('none', 'due', 'claimed', 'written'),
  /** Messages of the last minute; null: they are not counted. */
  counted: fc.constantFrom(null, 0, 1, MESSAGES_A_MINUTE - 1, MESSAGES_A_MINUTE),
  isOwn: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  posts: fc.array(
    fc.record({
      text: fc.oneof(
        fc.constantFrom(
          'Thank you',
          'And "id":0, "unread_count":0 \\ $1?',
          ' 🌙 \u2028\n\t',
          'I want to kill myself',
        ),
        fc
          .string({ minLength: 1, unit: 'grapheme' })
          .filter((text) => text.trim() !== '' && !text.includes('\0')),
      ),
      key: fc.constantFrom(null, 'first', 'second'),
      secondsLater: fc.constantFrom(1, 1, 0, -1),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type State = typeof state extends fc.Arbitrary<infer Value> ? Value : never;

function rarely() {
  return fc.integer({ min: 0, max: 7 }).map((n) => n === 0);
}

const PLAIN_MEMBERSHIPS: (SubscriptionStatus | null)[] = [
  'monthly_active',
  'yearly_active',
  'cancel_upcoming',
];

/** Whether the first message needs no more than one statement. */
const isPlain = ({
  status,
  isWrittenBack,
  dueInHours,
  isSnoozed,
  isFlagged,
  newestHoursAgo,
  membership,
  counted,
  isOwn,
  posts,
}: State) =>
  status !== 'CLOSED' &&
  // Writing back changes the due time.
  (status === 'OPENED' || isWrittenBack || dueInHours !== 24) &&
  !isSnoozed &&
  !isFlagged &&
  newestHoursAgo > 0 &&
  PLAIN_MEMBERSHIPS.includes(membership) &&
  counted !== MESSAGES_A_MINUTE &&
  isOwn &&
  !posts[0]!.text.includes('kill');

/** The member in this state, with a request of the same state. */
async function createRequestIn(initial: State, member: TestUser): Promise<number> {
  const { db } = product;
  const { id: userId } = member;
  await db.deleteFrom('subscriptions').where('userId', '=', userId).execute();
  await db.deleteFrom('idempotencyKeys').where('userId', '=', userId).execute();
  await db.deleteFrom('limits').where('subject', '=', `message:${userId}`).execute();
  if (initial.membership !== null)
    await db
      .insertInto('subscriptions')
      .values({ ...recordOf(initial.membership), userId, createdAt: at(-100) })
      .execute();
  if (initial.counted !== null && initial.counted > 0)
    await db
      .insertInto('limits')
      .values({
        subject: `message:${userId}`,
        hits: sql`array_fill(${NOW.subtract({ seconds: 30 }).toString()}::timestamptz, array[${initial.counted}::int])`,
        undecided: sql`'{}'`,
        expiresAt: at(1),
      })
      .execute();
  const isWrittenBack = initial.status === 'RESPONDED' && initial.isWrittenBack;
  const { id } = await db
    .insertInto('readingRequests')
    .values({
      userId: initial.isOwn ? userId : members[2]!.id,
      title: 'A question',
      status: initial.status,
      createdAt: at(-48),
      lastMessageTime: at(-initial.newestHoursAgo),
      dueAt: at(initial.dueInHours),
      closesAt: initial.status === 'RESPONDED' && !isWrittenBack ? at(100) : null,
      wroteBackAt: isWrittenBack ? at(-2) : null,
      questionDueAt: isWrittenBack ? at(-20) : null,
      snoozedUntil: initial.isSnoozed ? at(5) : null,
      isFlagged: initial.isFlagged,
      isSealed: initial.isSealed,
      unreadForWriters: initial.unread,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (initial.draft === 'due' || initial.draft === 'claimed')
    await db
      .insertInto('draftQueue')
      .values({ requestId: id, dueAt: at(1), claimedUntil: initial.draft === 'claimed' ? at(2) : null })
      .execute();
  if (initial.draft === 'written')
    await db
      .insertInto('drafts')
      .values({
        requestId: id,
        text: 'Dear Ada',
        source: 'composer',
        promptVersion: 'test',
        createdAt: at(-1),
      })
      .execute();
  return id;
}

function recordOf(status: SubscriptionStatus) {
  const [paused, resumes] = status === 'monthly_skipping' ? [-1, 1] : [1, 2];
  const isPaused = status === 'monthly_skipping' || status === 'monthly_skip_upcoming';
  return {
    status: status === 'canceled' ? 'canceled' : status === 'payment_failed' ? 'past_due' : 'active',
    interval: status === 'yearly_active' ? 'year' : 'month',
    cancelAtPeriodEnd: status === 'cancel_upcoming',
    ...(isPaused && { paymentPausedAt: inSeconds(at(paused)), paymentResumesAt: inSeconds(at(resumes)) }),
  } as const;
}

/** Every row that a message may write, without what differs from request to request. */
async function readRows(id: number, { id: userId }: TestUser) {
  const { rows } = await sql<{ messageIds: number[] | null; rows: object }>`
    select
      (select array_agg(id order by id) from messages where request_id = ${id}) as "messageIds",
      json_build_object(
        'request', (select to_jsonb(of) - '{id,user_id}'::text[] from reading_requests of where id = ${id}),
        'messages', (select json_agg(to_jsonb(of) - '{id,request_id,user_id,sender_id}'::text[] order by id)
          from messages of where request_id = ${id} and user_id = ${userId} and sender_id = ${userId}),
        'limits', (select to_jsonb(of) - 'subject' from limits of where subject = ${`message:${userId}`}),
        'keys', (select json_agg(to_jsonb(of) - '{user_id,fingerprint,alive_at}'::text[] order by key)
          from idempotency_keys of where user_id = ${userId} and alive_at is not null),
        'events', (select json_agg(json_build_array(audience, recipient_id, data, created_at) order by place, of.id)
          from (
            select 1 as place, id, audience, recipient_id, data, created_at from events where member_id = ${userId}
            union all
            select 2, id, audience, recipient_id, data, created_at from event_outbox where member_id = ${userId}
          ) of where data::json->>'request_id' = ${String(id)}),
        'log', (select json_agg(json_build_array(says, user_id = ${userId}, created_at) order by id)
          from request_log where request_id = ${id}),
        'queue', (select to_jsonb(of) - 'request_id' from draft_queue of where request_id = ${id}),
        'drafts', (select json_agg(to_jsonb(of) - '{id,request_id}'::text[]) from drafts of where request_id = ${id})
      ) as rows`.execute(product.db);
  return { ...rows[0]!.rows, messageIds: rows[0]!.messageIds ?? [] };
}

/** Sends the messages to a request in this state, and tells what came of it. */
async function play(initial: State, { server, time }: TimedServer, member: TestUser) {
  const id = await createRequestIn(initial, member);
  const answers = [];
  time.now = NOW.subtract({ seconds: initial.posts[0]!.secondsLater });
  for (const { secondsLater, ...post } of initial.posts) {
    time.now = time.now.add({ seconds: secondsLater });
    answers.push(await server.send({ id, token: member.token }, post));
  }
  const { messageIds, ...rows } = await readRows(id, member);
  // The place of a message in its thread instead of its id, also within the JSON of events and answers.
  const names: Record<string, (found: number) => unknown> = {
    id: (found) => messageIds.indexOf(found),
    request_id: (found) => found === id,
    sender_id: (found) => found === member.id,
  };
  return JSON.stringify({ answers, rows, count: messageIds.length }, null, 1).replaceAll(
    /(?<=\\"(id|request_id|sender_id)\\":)\d+/g,
    (found, name: string) => String(names[name]!(Number(found))),
  );
}

interface TimedServer {
  server: PostServer;
  time: { now: Temporal.Instant };
}

function startServer(isInOneStatement: boolean, hasRateLimits: boolean): TimedServer {
  const time = { now: NOW };
  return { time, server: servePosts(product, { isInOneStatement, hasRateLimits }, { now: () => time.now }) };
}

test('the single statement has the effects of the transaction for any request, membership, limit and key', async () => {
  const [limited, unlimited] = [true, false].map((hasRateLimits) => ({
    inOneStatement: startServer(true, hasRateLimits),
    inTransaction: startServer(false, hasRateLimits),
  }));
  await fc.assert(
    fc.asyncProperty(state, async (initial) => {
      const { inOneStatement, inTransaction } = initial.counted === null ? unlimited! : limited!;
      const { wereInOneStatement } = inOneStatement.server;
      wereInOneStatement.length = 0;
      const written = await play(initial, inOneStatement, members[0]!);
      expect(written).toBe(await play(initial, inTransaction, members[1]!));
      expect(wereInOneStatement[0]).toBe(isPlain(initial));
    }),
    { numRuns: 150 },
  );
}, 120_000);
