import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#contract/call.ts';
import { listAuditLog, patchStaffUser, patchUser } from '#contract/members/calls.ts';
import { listReaders, patchReader } from '#contract/readers/calls.ts';
import { addUserTag, createTag, patchTag, removeUserTag } from '#contract/tags/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());

const readLog = async (input: InputOf<typeof listAuditLog> = {}) => {
  const { status, body } = await product.send(listAuditLog, input, { as: writer });
  expect(status).toBe(200);
  return body;
};

/** The log entries about a member, oldest first. */
const listActs = async (user: TestUser) =>
  (await readLog({ user: user.id, order: 'asc' })).results.map(({ act, says }) => [act, says]);

const isoldeActor = () => ({ kind: 'writer', id: writer.id, name: 'Isolde Marr' });

describe('a change to an account by staff', () => {
  test('is recorded with the actor, the account and the time', async () => {
    const member = await product.customer({ firstName: 'Rosalind', lastName: 'Achterberg' });
    const readMoment = () => product.services.clock.now().toString({ fractionalSecondDigits: 3 });
    const before = readMoment();
    await product.send(patchStaffUser, { id: member.id, bio: 'Asked by phone' }, { as: writer });
    const { count, results } = await readLog({ user: member.id });
    expect(count).toBe(1);
    expect(results).toEqual([
      {
        id: expect.any(Number),
        createdAt: expect.any(String),
        act: 'user_edited',
        says: 'Changed: bio.',
        why: null,
        actor: isoldeActor(),
        user: { id: member.id, name: 'Rosalind Achterberg' },
      },
    ]);
    expect(results[0]!.createdAt >= before).toBe(true);
    expect(results[0]!.createdAt <= readMoment()).toBe(true);
  });

  test('names the fields that changed, and no value and no other field', async () => {
    const member = await product.customer({ firstName: 'Ros' });
    const edit = { id: member.id, firstName: 'Ros', lastName: 'Moon', gender: 'NON' as const };
    await product.send(patchStaffUser, edit, { as: writer });
    await product.send(patchStaffUser, edit, { as: writer });
    expect(await listActs(member)).toEqual([['user_edited', 'Changed: last name and gender.']]);
  });

  test('tells a role and a block apart from other edits', async () => {
    const member = await product.customer();
    for (const change of [{ isWriter: true }, { isWriter: true }, { isWriter: false, bio: 'Hello' }])
      await product.send(patchStaffUser, { id: member.id, ...change }, { as: writer });
    for (const isBlocked of [true, false])
      await product.send(patchStaffUser, { id: member.id, isBlocked }, { as: writer });
    expect(await listActs(member)).toEqual([
      ['writer_role_given', 'The customer became a writer.'],
      ['user_edited', 'Changed: bio.'],
      ['writer_role_taken', 'The writer became a customer.'],
      ['user_blocked', 'The account was blocked and logged out everywhere.'],
      ['user_unblocked', 'The account is open again.'],
    ]);
  });

  test('records each assignment of a reader once', async () => {
    const member = await product.customer();
    const [reader] = (await product.send(listReaders, { status: 'active' }, { as: writer })).body;
    for (const assignedPersonalityUser of [reader!.id, reader!.id, null, null])
      await product.send(patchUser, { id: member.id, assignedPersonalityUser }, { as: writer });
    expect(await listActs(member)).toEqual([
      ['reader_assigned', 'Isolde Marr is the assigned reader now.'],
      ['reader_unassigned', 'No reader is assigned any more.'],
    ]);
  });

  test('records each adding and removing of a tag once', async () => {
    const member = await product.customer();
    const { id: tagId } = (await product.send(createTag, { text: 'Owl', color: 'blue' }, { as: writer }))
      .body;
    const on = { userId: member.id, tagId };
    for (const call of [addUserTag, addUserTag, removeUserTag, removeUserTag])
      await product.send(call, on, { as: writer });
    expect(await listActs(member)).toEqual([
      ['tag_put_on', 'The tag ‘Owl’ was put on.'],
      ['tag_taken_off', 'The tag ‘Owl’ was taken off.'],
    ]);
  });

  test('is not recorded if it was refused', async () => {
    const member = await product.customer();
    await product.send(patchStaffUser, { id: member.id, isWriter: true, bio: ' ' }, { as: writer });
    await product.send(patchStaffUser, { id: writer.id, isBlocked: true }, { as: writer });
    await product.send(patchUser, { id: member.id, assignedPersonalityUser: 999_999 }, { as: writer });
    expect(await listActs(member)).toEqual([]);
  });
});

test('creating and changing tags and readers is recorded', async () => {
  const { id } = (await product.send(createTag, { text: 'Kind', color: 'teal' }, { as: writer })).body;
  await product.send(patchTag, { id, text: 'Kinder' }, { as: writer });
  const [reader] = (await product.send(listReaders, {}, { as: writer })).body;
  await product.send(patchReader, { id: reader!.id, bio: 'I read cards' }, { as: writer });
  await product.send(patchReader, { id: reader!.id, bio: 'I read cards' }, { as: writer });
  const { results } = await readLog({ limit: 3 });
  expect(results.map(({ act, says, user }) => [act, says, user])).toEqual([
    ['reader_edited', 'Changed the reader Isolde Marr: bio.', { id: writer.id, name: 'Isolde Marr' }],
    ['tag_changed', `Tag ${id} is now called ‘Kinder’, in teal.`, null],
    ['tag_created', 'The tag ‘Kind’ was made, in teal.', null],
  ]);
});

test('a writer created by the command line has no person as actor', async () => {
  const newWriter = await product.writer('Anselm');
  const { results } = await readLog({ user: newWriter.id });
  expect(results).toMatchObject([
    { act: 'writer_created', actor: { kind: 'clock', id: null, name: null }, user: { id: newWriter.id } },
  ]);
});

test('the newest comes first, pages follow each other, and a page beyond the last has the count', async () => {
  const member = await product.customer();
  for (const bio of ['one', 'two', 'three', 'four'])
    await product.send(patchStaffUser, { id: member.id, bio }, { as: writer });
  const ids = async (input: InputOf<typeof listAuditLog>) =>
    (await readLog({ user: member.id, ...input })).results.map(({ id }) => id);
  const all = await ids({});
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(await ids({ order: 'asc' })).toEqual(all.toReversed());
  expect([...(await ids({ limit: 3 })), ...(await ids({ offset: 3, limit: 3 }))]).toEqual(all);
  expect(await readLog({ user: member.id, offset: 50 })).toEqual({ count: 4, results: [] });
});

test('it can be filtered by account, actor, act and days, alone and together', async () => {
  const [member, other] = [await product.customer(), await product.customer()];
  const tomas = await product.writer('Tomas');
  await product.send(patchStaffUser, { id: member.id, bio: 'By Isolde' }, { as: writer });
  await product.send(patchStaffUser, { id: other.id, bio: 'By Tomas' }, { as: tomas });
  await product.send(patchStaffUser, { id: member.id, isBlocked: true }, { as: tomas });
  const find = async (input: InputOf<typeof listAuditLog>) => {
    const { count, results } = await readLog(input);
    expect(count).toBe(results.length);
    return results.map(({ act, user }) => [act, user?.id]);
  };
  const edit = ['user_edited', other.id];
  const block = ['user_blocked', member.id];
  expect(await find({ actor: tomas.id })).toEqual([block, edit]);
  expect(await find({ actor: tomas.id, act: 'user_edited' })).toEqual([edit]);
  expect(await find({ user: member.id })).toEqual([block, ['user_edited', member.id]]);
  expect(await find({ user: member.id, actor: tomas.id, act: 'user_blocked', days: 1 })).toEqual([block]);
  expect(await find({ act: 'no_such_act' })).toEqual([]);
  await product.advance({ hours: 25 });
  expect(await find({ actor: tomas.id, days: 1 })).toEqual([]);
  expect(await find({ actor: tomas.id, days: 7 })).toEqual([block, edit]);
  expect(await find({ actor: tomas.id, days: 0 })).toEqual([block, edit]);
});

test.each([
  ['member=1', 'member'],
  ['act=Drop+table', 'act'],
  ['days=-1', 'days'],
  ['actor=clock', 'actor'],
  ['search=x', 'search'],
])('%s is refused by name', async (query, param) => {
  const response = await product.fetchRaw(`/api/audit_log?${query}`, {
    headers: { authorization: `Token ${writer.token}` },
  });
  const { errors } = (await response.json()) as { errors: { param: string }[] };
  expect([response.status, errors.map((each) => each.param)]).toEqual([400, [param]]);
});

test('a log of any length is counted to 10,000 and found by its indexes', async () => {
  const member = await product.customer();
  await sql`
    insert into audit_log (actor, user_id, act, says, created_at)
    select 'clock', case when n % 100 = 0 then ${member.id}::bigint end,
      case when n % 100 = 1 then 'skipped' else 'renewed' end, 'Renewed.', '2020-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, 12000) n`.execute(product.db);
  const { count, results } = await readLog({ limit: 1 });
  expect(count).toBe(10_000);
  // The newest entry was inserted first.
  expect(results[0]!.says).not.toBe('Renewed.');
  expect((await readLog({ user: member.id })).count).toBe(120);
  await sql`analyze audit_log`.execute(product.db);
  for (const [position, index] of [
    [sql``, 'audit_log_newest'],
    [sql`where user_id = ${member.id}`, 'audit_log_of_user'],
    [sql`where actor_id = ${writer.id}`, 'audit_log_of_actor'],
    [sql`where act = 'skipped'`, 'audit_log_of_act'],
    [sql`where created_at >= '2020-01-01T03:00:00Z'`, 'audit_log_newest'],
  ] as const) {
    const { rows } = await sql<{ plan: string }>`
      explain (format json) select id from audit_log ${position} order by created_at desc, id desc limit 25`.execute(
      product.db,
    );
    expect(JSON.stringify(rows)).toContain(`"${index}"`);
    expect(JSON.stringify(rows)).not.toContain('Sort');
  }
});
