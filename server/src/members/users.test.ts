import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSession, logIn } from '#contract/accounts/calls.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/billing/codes.ts';
import type { InputOf } from '#contract/call.ts';
import { getUser, listUsers, patchStaffUser, patchUser } from '#contract/members/calls.ts';
import { listReaders, patchReader, listPersonalities } from '#contract/readers/calls.ts';
import { addUserTag, createTag } from '#contract/tags/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { openTestStream } from '../../testing/readings/openTestStream.ts';
import { startWhileLocked } from '../../testing/startWhileLocked.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());

const DAY = 86_400;
const readClock = () => Math.floor(product.services.clock.now().epochMilliseconds / 1000);

/** The columns of a membership in each status. */
const records = {
  monthly_active: { status: 'active', interval: 'month' },
  yearly_active: { status: 'active', interval: 'year' },
  canceled: { status: 'canceled', interval: 'month' },
  cancel_upcoming: { status: 'active', interval: 'year', cancelAtPeriodEnd: true },
  payment_failed: { status: 'past_due', interval: 'month' },
  monthly_skip_upcoming: { status: 'active', interval: 'month', paused: [5, 35] },
  monthly_skipping: { status: 'active', interval: 'month', paused: [-5, 25] },
} as const satisfies Record<SubscriptionStatus, object>;

async function createMemberIn(status: SubscriptionStatus, email?: string): Promise<TestUser> {
  const member = await product.customer(email === undefined ? {} : { email });
  const record: {
    status: 'active' | 'canceled' | 'past_due';
    interval: 'month' | 'year';
    paused?: readonly number[];
  } = records[status];
  const [pausedAt, resumesAt] = record.paused ?? [];
  await product.db
    .insertInto('subscriptions')
    .values({
      userId: member.id,
      status: record.status,
      interval: record.interval,
      productId: record.interval === 'year' ? 1 : 2,
      currentPeriodStart: readClock() - 10 * DAY,
      currentPeriodEnd: readClock() + 20 * DAY,
      cancelAtPeriodEnd: 'cancelAtPeriodEnd' in record,
      paymentPausedAt: pausedAt === undefined ? null : readClock() + pausedAt * DAY,
      paymentResumesAt: resumesAt === undefined ? null : readClock() + resumesAt * DAY,
      createdAt: product.services.clock.now(),
    })
    .execute();
  return member;
}

const listUsersBy = async (filter: InputOf<typeof listUsers>) => {
  const { status, body } = await product.send(listUsers, { limit: 100, ...filter }, { as: writer });
  expect(status).toBe(200);
  return { count: body.count, ids: body.results.map(({ id }) => id), results: body.results };
};

describe("the writers' list of users", () => {
  test.each(SUBSCRIPTION_STATUSES)(
    'the filter %s finds exactly the users with this derived status',
    async (status) => {
      const member = await createMemberIn(status);
      const all = await listUsersBy({});
      const expected = all.results
        .filter((user) => user.currentSubscriptionStatus === status)
        .map(({ id }) => id);
      const { ids, count } = await listUsersBy({ status: [status] });
      expect(ids).toEqual(expected);
      expect(ids).toContain(member.id);
      expect(count).toBe(expected.length);
    },
  );

  test('a comma-separated list of statuses finds users with any of them', async () => {
    const [yearly, failed] = [await createMemberIn('yearly_active'), await createMemberIn('payment_failed')];
    const response = await product.fetchRaw('/api/users?limit=100&status=yearly_active,payment_failed', {
      headers: { authorization: `Token ${writer.token}` },
    });
    const { results } = (await response.json()) as { results: Record<string, unknown>[] };
    expect(results.map(({ id }) => id)).toEqual(expect.arrayContaining([yearly.id, failed.id]));
    const statuses = new Set(results.map((user) => user['current_subscription_status']));
    expect(statuses).toEqual(new Set(['payment_failed', 'yearly_active']));
  });

  test('the status a writer sees is the one the member sees', async () => {
    const member = await createMemberIn('monthly_skipping');
    const ofMember = await product.send(getMe, {}, { as: member });
    expect(ofMember.body.currentSubscriptionStatus).toBe('monthly_skipping');
    const { body } = await product.send(getUser, { id: member.id }, { as: writer });
    expect(body.currentSubscriptionStatus).toBe('monthly_skipping');
    expect(body.subscription).toMatchObject({ status: 'active', interval: 'month', productId: 2 });
    expect(body.plan).toBe('Monthly');
  });

  test('the interval filters by the plan of current members', async () => {
    const yearly = await createMemberIn('yearly_active');
    const canceled = await createMemberIn('canceled');
    const year = await listUsersBy({ interval: 'year' });
    expect(year.ids).toContain(yearly.id);
    expect(new Set(year.results.map(({ plan }) => plan))).toEqual(new Set(['Annual']));
    expect((await listUsersBy({ interval: 'month' })).ids).not.toContain(canceled.id);
  });

  test('a search finds part of a name or address, in any case, and takes % and _ as they are', async () => {
    const withWildcards = await product.customer({ firstName: '100%', lastName: 'Under_Score' });
    const plain = await product.customer({ firstName: '1000', lastName: 'UnderXScore' });
    expect((await listUsersBy({ search: '0% UNDER_S' })).ids).toEqual([withWildcards.id]);
    expect((await listUsersBy({ search: 'underxsc' })).ids).toEqual([plain.id]);
    expect((await listUsersBy({ search: plain.email.slice(0, 9) })).ids).toContain(plain.id);
    expect((await listUsersBy({ search: 'nobody of this name' })).count).toBe(0);
  });

  test.each(['Zoë', 'ZOE', 'zo', 'ë dvo', 'oe dvora', 'Dvořák', 'e\u0308 dvořa'])(
    'a search finds Zoë Dvořák by %j',
    async (search) => {
      const member = await product.customer({ firstName: 'Zoë', lastName: 'Dvořák' });
      expect((await listUsersBy({ search })).ids).toContain(member.id);
    },
  );

  test.each(['İsmail', 'ΟΔΥΣΣΕΥΣ'])('a search finds the name %s as it is written', async (firstName) => {
    const member = await product.customer({ firstName, lastName: 'Ofanyscript' });
    expect((await listUsersBy({ search: `${firstName} Ofanyscript` })).ids).toEqual([member.id]);
  });

  test('tags, readers and days narrow it, alone and together', async () => {
    const member = await product.customer();
    const tag = (await product.send(createTag, { text: 'Night owl', color: 'blue' }, { as: writer })).body;
    await product.send(addUserTag, { userId: member.id, tagId: tag.id }, { as: writer });
    const reader = (await product.send(listPersonalities, {}, { as: writer })).body[0]!;
    await product.send(patchUser, { id: member.id, assignedPersonalityUser: reader.id }, { as: writer });
    expect((await listUsersBy({ tag: tag.id })).ids).toEqual([member.id]);
    expect((await listUsersBy({ personality: reader.id })).ids).toEqual([member.id]);
    expect(
      (await listUsersBy({ personality: reader.id, tag: tag.id, days: 1, status: 'canceled' })).ids,
    ).toEqual([member.id]);
    await product.advance({ hours: 25 });
    expect((await listUsersBy({ tag: tag.id, days: 1 })).ids).toEqual([]);
    expect((await listUsersBy({ tag: tag.id, days: 7 })).results[0]).toMatchObject({
      tags: [{ id: tag.id, text: tag.text, color: tag.color }],
      assignedPersonalityUser: reader.id,
    });
  });

  test('pages follow each other without gap or duplicate, and a page beyond the last has the count', async () => {
    for (let n = 0; n < 4; n++) await product.customer({ lastName: 'Pagewell' });
    const all = await listUsersBy({ search: 'pagewell', sort: 'email', order: 'asc' });
    expect(all.results.map(({ email }) => email)).toEqual(all.results.map(({ email }) => email).toSorted());
    const pages = await Promise.all(
      [0, 2].map((offset) =>
        listUsersBy({ search: 'pagewell', sort: 'email', order: 'asc', offset, limit: 2 }),
      ),
    );
    expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids);
    expect(await listUsersBy({ search: 'pagewell', offset: 50 })).toEqual({ count: 4, ids: [], results: [] });
  });

  test('users are sorted by their last request, newest first, and those without one come last', async () => {
    const [early, late, never] = [
      await product.customer(),
      await product.customer(),
      await product.customer(),
    ];
    const ask = (userId: number, createdAt: string) =>
      product.db
        .insertInto('readingRequests')
        .values({
          userId,
          title: 'T',
          status: 'OPENED',
          createdAt,
          lastMessageTime: createdAt,
          dueAt: createdAt,
        })
        .execute();
    await ask(early.id, '2026-01-02T00:00:00Z');
    await ask(late.id, '2026-02-03T00:00:00Z');
    await ask(late.id, '2026-01-01T00:00:00Z');
    const { ids, results } = await listUsersBy({ sort: 'last_request_at' });
    expect(ids.slice(0, 2)).toEqual([late.id, early.id]);
    expect(ids).toContain(never.id);
    expect(results[0]!.lastRequestAt).toBe('2026-02-03T00:00:00.000Z');
    expect((await listUsersBy({ sort: 'last_request_at', order: 'asc' })).ids).toEqual(ids.toReversed());
  });

  test('an unknown sort is refused by name', async () => {
    const { status, fields } = await product.send(
      listUsers,
      { sort: 'password_hash' as 'email' },
      { as: writer },
    );
    expect([status, Object.keys(fields)]).toEqual([400, ['sort']]);
  });
});

describe('a reader of their own', () => {
  test('is set and taken away by writers', async () => {
    const member = await product.customer();
    const reader = (await product.send(listPersonalities, {}, { as: member })).body[0]!;
    const set = await product.send(
      patchUser,
      { id: member.id, assignedPersonalityUser: reader.id },
      { as: writer },
    );
    expect(set.body.assignedPersonalityUser).toBe(reader.id);
    expect((await product.send(getMe, {}, { as: member })).body.assignedPersonalityUser).toBe(reader.id);
    const removed = await product.send(
      patchUser,
      { id: member.id, assignedPersonalityUser: null },
      { as: writer },
    );
    expect(removed.body.assignedPersonalityUser).toBeNull();
  });

  test('must be active', async () => {
    const member = await product.customer();
    await product.writer('Resting');
    const readers = (await product.send(listReaders, {}, { as: writer })).body;
    const inactiveReader = readers.find(({ firstName }) => firstName === 'Resting')!;
    await product.send(patchReader, { id: inactiveReader.id, status: 'inactive' }, { as: writer });
    for (const reader of [inactiveReader.id, 999_999]) {
      const { status, fields } = await product.send(
        patchUser,
        { id: member.id, assignedPersonalityUser: reader },
        { as: writer },
      );
      expect([status, fields]).toEqual([400, { assignedPersonalityUser: 'This reader is not active' }]);
    }
  });
});

describe('the staff edit', () => {
  const edit = (id: number, change: object) =>
    product.send(patchStaffUser, { id, ...change }, { as: writer });

  test('changes any field of a profile, with its sentences', async () => {
    const member = await product.customer();
    const { status, body } = await edit(member.id, {
      firstName: 'Ros',
      bio: 'Asked by phone',
      gender: 'NON',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Ros', bio: 'Asked by phone', gender: 'NON' });
    const refused = await edit(member.id, { bio: ' ', birthTime: null });
    expect(refused.detail).toBe('Error in one of your profile fields');
    expect(refused.fields).toEqual({ bio: 'Bio is empty', birthTime: 'Birth time not selected' });
  });

  test('makes a writer with a reader, who is deactivated when the role is removed', async () => {
    const member = await product.customer({ firstName: 'Wilhelmina' });
    expect((await edit(member.id, { isWriter: true })).body.isWriter).toBe(true);
    expect((await product.send(checkSession, {}, { as: member })).body.user.role).toBe('Writer');
    const reader = async () =>
      (await product.send(listReaders, {}, { as: writer })).body.find(
        ({ firstName }) => firstName === 'Wilhelmina',
      );
    expect((await reader())!.status).toBe('active');
    await edit(member.id, { isWriter: false });
    expect((await product.send(listUsers, {}, { as: member })).status).toBe(403);
    expect((await reader())!.status).toBe('inactive');
  });

  test.each(['keep', 'at_period_end'] as const)(
    'tells the open pages of a new writer to load the profile (membership: %s)',
    async (membership) => {
      const member = await createMemberIn('monthly_active');
      const stream = (lastEventId?: number) =>
        openTestStream(product, `/user-messages/${member.id}/`, member, lastEventId);
      const before = await stream();
      await edit(member.id, { isWriter: true, membership });
      await before.ended;
      // As the page does when its stream ends.
      const after = await stream(0);
      await expect.poll(() => after.received).not.toHaveLength(0);
      const status = membership === 'keep' ? 'monthly_active' : 'cancel_upcoming';
      expect(after.received.map(({ event }) => event)).toEqual([
        { type: 'subscription', requestId: null, userId: member.id, status },
      ]);
      await after.cut();
    },
  );

  test('of one member cannot name another in its body', async () => {
    const [member, other] = [await product.customer(), await product.customer()];
    const response = await product.fetchRaw(`/api/staff/users/${member.id}`, {
      method: 'PATCH',
      headers: { authorization: `Token ${writer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: other.id, first_name: 'Ros' }),
    });
    const { errors } = (await response.json()) as { errors: unknown };
    expect([response.status, errors]).toEqual([400, [{ param: 'id', msg: 'This field is not known here' }]]);
  });

  test('a blocked user is logged out at once and cannot log in', async () => {
    const member = await product.customer();
    await edit(member.id, { isBlocked: true });
    expect((await product.send(getMe, {}, { as: member })).status).toBe(401);
    const refused = await product.send(logIn, { email: member.email, password: TEST_PASSWORD });
    expect([refused.status, refused.code]).toEqual([400, 'wrong_credentials']);
    await edit(member.id, { isBlocked: false });
    expect((await product.send(logIn, { email: member.email, password: TEST_PASSWORD })).status).toBe(200);
  });

  test('nobody can remove their own access', async () => {
    for (const change of [{ isWriter: false }, { isBlocked: true }]) {
      const { status, code } = await edit(writer.id, change);
      expect([status, code]).toEqual([409, 'own_writer_role']);
    }
    expect((await product.send(listUsers, {}, { as: writer })).status).toBe(200);
  });

  test('two writers who block each other at once do not both lose their access', async () => {
    const [one, other] = [await product.writer('Una'), await product.writer('Ida')];
    const block = ({ id }: TestUser, as: TestUser) =>
      product.send(patchStaffUser, { id, isBlocked: true }, { as });
    const answers = await startWhileLocked(product.db, [one.id, other.id], () => [
      block(one, other),
      block(other, one),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test.each(['email', 'password', 'role', 'subscription', 'assignedPersonalityUser', 'createdAt'])(
    '%s is not among its fields',
    async (field) => {
      const member = await product.customer();
      const { status, fields } = await edit(member.id, { [field]: 1, bio: 'x' });
      expect([status, Object.keys(fields)]).toEqual([400, [field]]);
      expect((await product.send(getUser, { id: member.id }, { as: writer })).body.bio).toBe('');
    },
  );
});

test('users are for writers only, and an unknown one is not found', async () => {
  const member = await product.customer();
  const calls = [
    (as?: TestUser) => product.send(listUsers, {}, { as }),
    (as?: TestUser, id = member.id) => product.send(getUser, { id }, { as }),
    (as?: TestUser, id = member.id) => product.send(patchUser, { id, assignedPersonalityUser: null }, { as }),
    (as?: TestUser, id = member.id) => product.send(patchStaffUser, { id, isWriter: true }, { as }),
  ];
  for (const call of calls) {
    expect((await call()).status).toBe(401);
    expect((await call(member)).status).toBe(403);
  }
  for (const call of calls.slice(1)) expect((await call(writer, 999_999)).status).toBe(404);
  expect((await product.send(getMe, {}, { as: member })).body.isWriter).toBe(false);
});
