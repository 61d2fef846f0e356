import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#contract/call.ts';
import { patchStaffUser } from '#contract/members/calls.ts';
import { getRequest, listRequests, patchRequest, postMessage } from '#contract/readings/calls.ts';
import type { Lane } from '#contract/readings/codes.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

type Change = Omit<InputOf<typeof patchRequest>, 'id'>;
const patch = (id: number, change: Change, as = desk.writer, ifMatch?: string) =>
  desk.product.send(
    patchRequest,
    { id, ...change },
    { as, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } },
  );
/** The draft of a new request is written in the background. */
const maybeDrafted = expect.any(Boolean) as boolean;
const sendGetRequest = async (id: number, as = desk.writer) => desk.product.send(getRequest, { id }, { as });
const readRequest = async (id: number, as = desk.writer) => (await sendGetRequest(id, as)).body;
const readLog = async (id: number) => (await readRequest(id)).log.map((entry) => [entry.who, entry.says]);
const isIn = async (lane: Lane, id: number, as = desk.writer) =>
  (await desk.product.send(listRequests, { lane, limit: 100 }, { as })).body.results.some(
    (each) => each.id === id,
  );
const oneDayLater = () => desk.product.services.clock.now().add({ hours: 24 }).toString();

interface AnnouncedEvent {
  type: string;
  request_id: number;
  changed?: Record<string, unknown>;
}

/** What `act` announces about a request. */
async function listEvents(requestId: number, act: () => Promise<unknown>) {
  const { db } = desk.product;
  const untilOutboxIsEmpty = () =>
    expect.poll(() => db.selectFrom('eventOutbox').select('id').execute()).toEqual([]);
  await untilOutboxIsEmpty();
  const { newest } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('newest'))
    .executeTakeFirstOrThrow();
  await act();
  await untilOutboxIsEmpty();
  const rows = await db
    .selectFrom('events')
    .select(['audience', 'data'])
    .where('id', '>', newest)
    .orderBy('id')
    .execute();
  return rows
    .map(({ audience, data }) => ({ audience, ...(JSON.parse(data) as AnnouncedEvent) }))
    .filter((event) => event.request_id === requestId);
}

describe('a claim', () => {
  test('can be made, handed over and released, each with a log entry and an event for writers only', async () => {
    const { id, lastMessageTime } = await desk.ask();
    await desk.product.advance({ hours: 1 });
    const events = await listEvents(id, async () => {
      for (const assignedWriter of [desk.writer.id, desk.second.id, null])
        expect((await patch(id, { assignedWriter })).body).toMatchObject({ assignedWriter, lastMessageTime });
    });
    expect(events).toMatchObject(
      [desk.writer.id, desk.second.id, null].map((assignedWriter) => ({
        type: 'request_changed',
        audience: 'writers',
        changed: { assigned_writer: assignedWriter },
      })),
    );
    expect(events).toHaveLength(3);
    expect(await readLog(id)).toEqual([
      ['Isolde Marr', 'Gave the request back'],
      ['Isolde Marr', 'Assigned the request to another writer'],
      ['Isolde Marr', 'Claimed the request'],
    ]);
  });

  test('removes the request from the other writers’ lane to_answer', async () => {
    const { id } = await desk.ask();
    await patch(id, { assignedWriter: desk.writer.id });
    expect([await isIn('to_answer', id), await isIn('mine', id)]).toEqual([true, true]);
    expect([await isIn('to_answer', id, desk.second), await isIn('mine', id, desk.second)]).toEqual([
      false,
      false,
    ]);
  });

  test('stays when the request is answered and when the member writes back', async () => {
    const { id } = await desk.ask();
    await patch(id, { assignedWriter: desk.writer.id });
    await desk.answer(id);
    expect([(await readRequest(id)).assignedWriter, await isIn('mine', id)]).toEqual([desk.writer.id, false]);
    await desk.product.send(postMessage, { id, message: 'Thank you' }, { as: desk.member });
    expect(await isIn('mine', id)).toBe(true);
  });

  test('is for an active writer', async () => {
    const { id } = await desk.ask();
    const blockedWriter = await desk.product.writer('Gone');
    await desk.product.db
      .updateTable('users')
      .set({ isBlocked: true })
      .where('id', '=', blockedWriter.id)
      .execute();
    for (const assignedWriter of [desk.member.id, blockedWriter.id, 999_999])
      expect((await patch(id, { assignedWriter })).fields).toEqual({
        assignedWriter: 'There is no such writer',
      });
    expect((await patch(id, { assignedWriter: 1 }, desk.member)).status).toBe(403);
  });

  test.each([
    ['is blocked', { isBlocked: true }],
    ['loses the role', { isWriter: false }],
  ])('is released when its writer %s', async (_, change) => {
    const leaving = await desk.product.writer('Leaving');
    const [open, closed, others] = [await desk.ask(), await desk.ask(), await desk.ask()];
    for (const { id } of [open, closed]) await patch(id, { assignedWriter: leaving.id });
    await patch(others.id, { assignedWriter: desk.second.id });
    await patch(closed.id, { status: 'CLOSED' });
    // The drafts are written before, since each announces itself too.
    await desk.product.advance({ hours: 1 });
    const events = await listEvents(open.id, () =>
      desk.product.send(patchStaffUser, { id: leaving.id, ...change }, { as: desk.writer }),
    );
    expect(events).toMatchObject([
      { type: 'request_changed', audience: 'writers', changed: { assigned_writer: null } },
    ]);
    for (const { id } of [open, closed]) {
      expect((await readRequest(id)).assignedWriter).toBeNull();
      expect((await readLog(id))[0]).toEqual([
        'Isolde Marr',
        'Released the request, because its writer no longer answers requests',
      ]);
    }
    expect((await readRequest(others.id)).assignedWriter).toBe(desk.second.id);
  });

  test('is refused for a writer who is blocked at the same moment', async () => {
    const requests = [];
    for (let n = 0; n < 5; n++) requests.push(await desk.ask());
    const leaving = await desk.product.writer('Leaving');
    const [blocked, ...claims] = await Promise.all([
      desk.product.send(patchStaffUser, { id: leaving.id, isBlocked: true }, { as: desk.writer }),
      ...requests.map(({ id }) => patch(id, { assignedWriter: leaving.id }, desk.second)),
    ]);
    expect(blocked!.status).toBe(200);
    for (const { status } of claims) expect([200, 400]).toContain(status);
    for (const { id } of requests) expect((await readRequest(id)).assignedWriter).toBeNull();
  });

  test('by two writers at once succeeds for one; the other gets the current request', async () => {
    const { id } = await desk.ask();
    const { etag } = await readRequest(id);
    const answers = await Promise.all([
      patch(id, { assignedWriter: desk.writer.id }, desk.writer, etag),
      patch(id, { assignedWriter: desk.second.id }, desk.second, etag),
    ]);
    const [accepted, refused] = answers[0].status === 200 ? answers : answers.toReversed();
    expect([accepted!.status, refused!.status, refused!.code]).toEqual([200, 409, 'edited_meanwhile']);
    const { assignedWriter } = accepted!.body;
    expect((refused!.body as { current?: object }).current).toMatchObject({ id, assignedWriter });
    expect((await readRequest(id)).assignedWriter).toBe(assignedWriter);
  });
});

describe('a snoozed request', () => {
  test('is in no other lane and keeps its due time', async () => {
    const { id, dueAt, lastMessageTime } = await desk.ask();
    const snoozedUntil = new Date(oneDayLater()).toISOString();
    const events = await listEvents(id, () => patch(id, { snoozedUntil }));
    expect(events).toEqual([
      expect.objectContaining({
        type: 'request_changed',
        audience: 'writers',
        changed: { snoozed_until: snoozedUntil },
      }),
    ]);
    expect(await readRequest(id)).toMatchObject({ snoozedUntil, dueAt, lastMessageTime, status: 'OPENED' });
    expect([await isIn('snoozed', id), await isIn('to_answer', id)]).toEqual([true, false]);
    expect((await readRequest(id, desk.member)).snoozedUntil).toBeNull();
    expect((await readLog(id))[0]).toEqual([
      'Isolde Marr',
      `Snoozed the request until ${snoozedUntil.slice(0, 10)} ${snoozedUntil.slice(11, 16)} UTC`,
    ]);
  });

  test('returns at its time, which is announced to open desks', async () => {
    const { id } = await desk.ask();
    await patch(id, { snoozedUntil: oneDayLater() });
    await desk.product.advance({ hours: 23 });
    expect(await isIn('snoozed', id)).toBe(true);
    const events = await listEvents(id, () => desk.product.advance({ hours: 1 }));
    expect(events).toMatchObject([
      { type: 'request_changed', audience: 'writers', changed: { snoozed_until: null } },
    ]);
    expect([await isIn('snoozed', id), await isIn('to_answer', id)]).toEqual([false, true]);
    expect((await readLog(id))[0]).toEqual([null, 'No longer snoozed']);
  });

  test('returns when a writer ends the snooze', async () => {
    const { id } = await desk.ask();
    await patch(id, { snoozedUntil: oneDayLater() });
    expect((await patch(id, { snoozedUntil: null })).body.snoozedUntil).toBeNull();
    expect(await isIn('to_answer', id)).toBe(true);
    expect((await readLog(id))[0]).toEqual(['Isolde Marr', 'No longer snoozed']);
  });

  test.each([
    ['open', false, 'to_answer'],
    ['answered', true, 'wrote_back'],
  ] as const)('and is %s is back when the member writes', async (_, isAnswered, lane) => {
    const { id } = await desk.ask();
    if (isAnswered) await desk.answer(id);
    await patch(id, { snoozedUntil: oneDayLater() });
    expect(await isIn(lane, id)).toBe(false);
    const events = await listEvents(id, () =>
      desk.product.send(postMessage, { id, message: 'Are you there?' }, { as: desk.member }),
    );
    expect(await readRequest(id)).toMatchObject({ snoozedUntil: null });
    expect(await isIn(lane, id)).toBe(true);
    expect(events.find(({ type }) => type === 'request_changed')?.changed).toMatchObject({
      snoozed_until: null,
    });
    expect(await readLog(id)).toContainEqual(['Rosalind Achterberg', 'No longer snoozed']);
  });

  test('stays snoozed when a writer writes', async () => {
    const { id } = await desk.ask();
    const snoozedUntil = new Date(oneDayLater()).toISOString();
    await patch(id, { snoozedUntil });
    await desk.product.send(postMessage, { id, message: 'I will be back' }, { as: desk.writer });
    expect((await readRequest(id)).snoozedUntil).toBe(snoozedUntil);
  });

  test.each(['2020-01-01T00:00:00Z', 'tomorrow'])('until %s is refused at its field', async (until) => {
    const { id } = await desk.ask();
    const { status, fields } = await patch(id, { snoozedUntil: until });
    expect([status, Object.keys(fields)]).toEqual([400, ['snoozedUntil']]);
  });
});

describe('the version of a request', () => {
  test('is the same in its ETag and its body; it differs after an edit and after a message', async () => {
    const { id } = await desk.ask();
    const first = await sendGetRequest(id);
    expect(first.headers.get('etag')).toBe(first.body.etag);
    await desk.product.send(postMessage, { id, message: 'One more thing' }, { as: desk.member });
    const written = await readRequest(id);
    expect(written.etag).not.toBe(first.body.etag);
    const edited = await patch(id, { isRushed: true });
    expect(edited.headers.get('etag')).toBe(edited.body.etag);
    expect(edited.body.etag).not.toBe(written.etag);
    expect((await readRequest(id)).etag).toBe(edited.body.etag);
  });

  test('accepts an edit of the newest version, and one without a version', async () => {
    const { id } = await desk.ask();
    const { etag } = await readRequest(id);
    const edited = await patch(id, { numberOfTarotCards: 3 }, desk.writer, etag);
    expect(edited.status).toBe(200);
    expect((await patch(id, { numberOfTarotCards: 4 }, desk.writer, edited.body.etag)).status).toBe(200);
    expect((await patch(id, { numberOfTarotCards: 5 })).status).toBe(200);
    expect((await patch(id, { numberOfTarotCards: 6 }, desk.writer, '*')).status).toBe(200);
  });

  test('refuses an edit of an older one with the newer request, and changes nothing', async () => {
    const { id } = await desk.ask();
    const { etag } = await readRequest(id);
    await patch(id, { numberOfTarotCards: 3 }, desk.second);
    const refused = await patch(id, { isOracle: true }, desk.writer, etag);
    expect([refused.status, refused.code]).toEqual([409, 'edited_meanwhile']);
    const now = await readRequest(id);
    expect(now).toMatchObject({ numberOfTarotCards: 3, isOracle: false });
    expect((refused.body as { current?: object }).current).toEqual({ ...now, hasDraft: maybeDrafted });
  });

  test.each<Change>([
    { wroteBack: false },
    { isFlagged: false },
    { snoozedUntil: '2999-01-01T00:00:00Z' },
    { status: 'CLOSED' },
    { status: 'RESPONDED' },
  ])(
    'refuses %o of a writer who has not seen the newest message, and keeps the request open',
    async (change) => {
      const { id } = await desk.ask();
      const { etag } = await readRequest(id);
      await desk.product.send(postMessage, { id, message: 'One more thing' }, { as: desk.member });
      const refused = await patch(id, change, desk.writer, etag);
      expect([refused.status, refused.code]).toEqual([409, 'edited_meanwhile']);
      expect(refused.body).toMatchObject({ detail: expect.stringContaining('new message') as string });
      const { current } = refused.body as { current?: { etag: string } };
      expect(current).toEqual({ ...(await readRequest(id)), hasDraft: maybeDrafted });
      expect((await patch(id, change, desk.writer, current?.etag)).status).toBe(200);
    },
  );

  test('accepts an edit that does not depend on the messages', async () => {
    const { id } = await desk.ask();
    const { etag } = await readRequest(id);
    await desk.product.send(postMessage, { id, message: 'One more thing' }, { as: desk.member });
    expect((await patch(id, { isOracle: true, snoozedUntil: null }, desk.writer, etag)).status).toBe(200);
  });
});
