import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logOut } from '#contract/accounts/calls.ts';
import { patchStaffUser } from '#contract/members/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import {
  addFavourite,
  createRequest,
  getRequest,
  markRead,
  patchRequest,
  postMessage,
  postResponse,
  setPresence,
} from '#contract/readings/calls.ts';
import type { TestProduct, TestUser } from '../../../testing/testProduct.ts';
import { startProductWithoutDrafts } from '../../../testing/readings/draftWriter.ts';
import { openTestStream as listenTo, type OpenTestStream } from '../../../testing/readings/openTestStream.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';

const CUTS = 20;

let product: TestProduct;
let member: TestUser;
let other: TestUser;
let writer: TestUser;
beforeAll(async () => {
  product = await startProductWithoutDrafts();
  member = await createMemberWithStatus(product, 'monthly_active');
  other = await createMemberWithStatus(product, 'monthly_active', 'Other');
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());

const ask = async (as = member) =>
  (await product.send(createRequest, { message: 'What will come?' }, { as })).body;
const sendMessage = async (id: number, message: string, as = member) =>
  (await product.send(postMessage, { id, message }, { as })).body;
const ownPath = (user: TestUser) => `/user-messages/${user.id}/`;
const WRITERS = '/psychic-messages/';
const listenAs = (path: string, as?: TestUser, after?: number) => listenTo(product, path, as, after);
const readEvents = ({ received }: OpenTestStream) => received.map(({ event }) => event);
/** Without those for writers only. */
const listCommonEvents = (stream: OpenTestStream) =>
  readEvents(stream).filter(({ type }) => type !== 'request_changed' && type !== 'draft');
const listMessageTexts = ({ received }: OpenTestStream) =>
  received.flatMap(({ event }) =>
    event.type === 'message' || event.type === 'response' ? [event.message.text] : [],
  );

describe('a stream sends', () => {
  test('writers a member’s new first name, for each request at the desk', async () => {
    const renamed = await createMemberWithStatus(product, 'monthly_active');
    const [closed, first, second] = [await ask(renamed), await ask(renamed), await ask(renamed)];
    await product.send(patchRequest, { id: closed.id, status: 'CLOSED' }, { as: writer });
    const received = await listenAs(WRITERS, writer);
    await product.send(updateMe, { firstName: 'Rosa', lastName: 'Hale' }, { as: renamed });
    await product.send(updateMe, { firstName: 'Rosa', lastName: 'Achterberg' }, { as: renamed });
    await product.send(patchStaffUser, { id: renamed.id, firstName: 'Rosalind' }, { as: writer });
    const listAnnouncedNames = () =>
      readEvents(received).flatMap((event) =>
        event.type === 'request_changed' && event.changed.user !== undefined
          ? [[event.requestId, event.changed.user]]
          : [],
      );
    const expectedNames = (firstName: string) =>
      [first, second].map(({ id }) => [id, { id: renamed.id, firstName }] as const);
    await expect.poll(listAnnouncedNames).toEqual([...expectedNames('Rosa'), ...expectedNames('Rosalind')]);
    await received.cut();
  });

  test('the member and writers each message in full', async () => {
    const [own, all, others] = [
      await listenAs(ownPath(member), member),
      await listenAs(WRITERS, writer),
      await listenAs(ownPath(other), other),
    ];
    const { id } = await ask();
    const message = await sendMessage(id, 'Are you there?');
    const response = await product.send(
      postResponse,
      { readingRequest: id, message: 'I am' },
      { as: writer },
    );
    const expected = [
      { type: 'request', requestId: id },
      { type: 'message', requestId: id, message },
      { type: 'response', requestId: id, message: response.body },
      { type: 'status', requestId: id, status: 'RESPONDED' },
    ];
    await expect.poll(() => readEvents(own)).toEqual(expected);
    await expect.poll(() => listCommonEvents(all)).toEqual(expected);
    const numbers = new Set(all.received.map(({ id: eventId }) => eventId));
    expect(own.received.every(({ id: eventId }) => numbers.has(eventId))).toBe(true);
    expect(others.received).toEqual([]);
    await Promise.all([own, all, others].map((each) => each.cut()));
  });

  test('both a change, a read mark and an automatic closing', async () => {
    const [own, all] = [await listenAs(ownPath(member), member), await listenAs(WRITERS, writer)];
    const { id, messages } = await ask();
    await product.send(patchRequest, { id, isRushed: true }, { as: writer });
    await product.send(markRead, { id, messageId: messages[0]!.id }, { as: writer });
    await product.send(patchRequest, { id, status: 'RESPONDED' }, { as: writer });
    await product.db
      .updateTable('readingRequests')
      .set({ closesAt: product.services.clock.now() })
      .where('id', '=', id)
      .execute();
    await product.advance({ seconds: 1 });
    const expected = [
      { type: 'request', requestId: id },
      { type: 'status', requestId: id, status: 'OPENED' },
      { type: 'read', requestId: id, reader: 'writer', messageId: messages[0]!.id },
      { type: 'status', requestId: id, status: 'RESPONDED' },
      { type: 'status', requestId: id, status: 'CLOSED' },
    ];
    await expect.poll(() => listCommonEvents(all)).toEqual(expected);
    await expect.poll(() => readEvents(own)).toEqual(expected);
    await Promise.all([own, all].map((each) => each.cut()));
  });

  test('writers the changed fields of their list, and not the member', async () => {
    const { id, createdAt, messages } = await ask();
    await product.advance({ hours: 1 });
    const [own, all] = [await listenAs(ownPath(member), member), await listenAs(WRITERS, writer)];
    const answer = await product.send(postResponse, { readingRequest: id, message: 'I am' }, { as: writer });
    const question = await product.send(getRequest, { id }, { as: writer });
    await product.send(markRead, { id, messageId: answer.body.id }, { as: member });
    const back = await sendMessage(id, 'Thank you');
    const wroteBack = await product.send(getRequest, { id }, { as: writer });
    await product.send(markRead, { id, messageId: back.id }, { as: writer });
    await product.send(patchRequest, { id, wroteBack: false, usePreviousDate: true }, { as: writer });
    await product.send(addFavourite, { id }, { as: member });
    const changesOf = ({ received }: OpenTestStream) =>
      received.flatMap(({ event }) => (event.type === 'request_changed' ? [event.changed] : []));
    await expect
      .poll(() => changesOf(all))
      .toEqual([
        {
          status: 'RESPONDED',
          lastMessageTime: answer.body.createdAt,
          isSealed: true,
          personality: answer.body.writerPersonality,
        },
        { isSealed: false },
        {
          lastMessageTime: back.createdAt,
          unreadCount: 2,
          wroteBackAt: back.createdAt,
          dueAt: wroteBack.body.dueAt,
        },
        { unreadCount: 0 },
        { wroteBackAt: null, dueAt: question.body.dueAt },
        { isFavourite: true },
      ]);
    expect(Date.parse(question.body.dueAt) - Date.parse(createdAt)).toBe(24 * 3_600_000);
    expect(messages).toHaveLength(1);
    expect(changesOf(own)).toEqual([]);
    await Promise.all([own, all].map((each) => each.cut()));
  });

  test('writers a member’s message in two events, whatever else changes', async () => {
    const { id } = await ask();
    await product.send(postResponse, { readingRequest: id, message: 'I am' }, { as: writer });
    const snoozedUntil = product.services.clock.now().add({ hours: 1 }).toString();
    await product.send(patchRequest, { id, status: 'CLOSED', snoozedUntil }, { as: writer });
    const [answerable, loud] = [await ask(), { id }];
    const all = await listenAs(WRITERS, writer);
    for (const request of [answerable, loud]) await sendMessage(request.id, 'Are you there?');
    await sendMessage(answerable.id, 'The end');
    const typesOf = (requestId: number) =>
      readEvents(all).flatMap((event) => (event.requestId === requestId ? [event.type] : []));
    await expect.poll(() => listMessageTexts(all)).toContain('The end');
    await expect.poll(() => typesOf(answerable.id).at(-1)).toBe('request_changed');
    expect(typesOf(answerable.id).slice(-4)).toEqual([
      'message',
      'request_changed',
      'message',
      'request_changed',
    ]);
    // A closed request becomes an answered one; members and older pages look for `status`.
    expect(typesOf(loud.id).slice(-3)).toEqual(['message', 'status', 'request_changed']);
    await all.cut();
  });

  test('writers who is viewing and typing, without an id, and not members', async () => {
    const [own, all] = [await listenAs(ownPath(member), member), await listenAs(WRITERS, writer)];
    const { id } = await ask();
    // Events of requests that other tests have changed may still arrive.
    const received = () => all.received.filter(({ event }) => event.requestId === id);
    await expect.poll(received).toHaveLength(1);
    await product.send(setPresence, { id, state: 'typing' }, { as: writer });
    const event = {
      type: 'presence',
      requestId: id,
      state: 'typing',
      writer: { id: writer.id, name: 'Isolde' },
    };
    await expect.poll(() => received().slice(1)).toEqual([{ id: undefined, event }]);
    await sendMessage(id, 'Hello');
    await expect.poll(() => listMessageTexts(own)).toEqual(['Hello']);
    const ownEvents = readEvents(own).filter(({ requestId }) => requestId === id);
    expect(ownEvents.map(({ type }) => type)).toEqual(['request', 'message']);
    await Promise.all([own, all].map((each) => each.cut()));
  });

  test('no event for a call that was refused', async () => {
    const { id } = await ask();
    const own = await listenAs(ownPath(member), member);
    await product.send(postMessage, { id, message: '  ' }, { as: member });
    await product.send(postMessage, { id, message: 'Not mine' }, { as: other });
    await sendMessage(id, 'Mine');
    await expect.poll(() => listMessageTexts(own)).toEqual(['Mine']);
    await own.cut();
  });
});

describe.each([
  ['a member', () => ownPath(member), () => member],
  ['a writer', () => WRITERS, () => writer],
])('the stream of %s', (_, path, listener) => {
  test(`interrupted ${CUTS} times while messages are sent, delivers each once and in order`, async () => {
    const { id } = await ask();
    const first = await listenAs(path(), listener());
    const started = await sendMessage(id, 'begin');
    await expect.poll(() => listMessageTexts(first)).toEqual(['begin']);
    await first.cut();
    let lastSeen = first.received.at(-1)!.id!;

    const sent: string[] = [];
    let isDone = false;
    const sending = (async () => {
      for (let n = 0; !isDone; n++) {
        // Sent concurrently: the message ids tell their order.
        const texts = [`${n} by the member`, `${n} by the writer`];
        const got = await Promise.all([sendMessage(id, texts[0]!), sendMessage(id, texts[1]!, writer)]);
        sent.push(...got.toSorted((a, b) => a.id - b.id).map(({ text }) => text));
      }
    })();
    const received: string[] = [];
    for (let cut = 0; cut < CUTS; cut++) {
      const open = await listenAs(path(), listener(), lastSeen);
      const minimumCount = cut % 4;
      await expect.poll(() => open.received.length, { interval: 5 }).toBeGreaterThanOrEqual(minimumCount);
      await open.cut();
      received.push(...listMessageTexts(open));
      lastSeen = open.received.at(-1)?.id ?? lastSeen;
    }
    isDone = true;
    await sending;
    const last = await listenAs(path(), listener(), lastSeen);
    await expect.poll(() => [...received, ...listMessageTexts(last)].length).toBe(sent.length);
    expect([...received, ...listMessageTexts(last)]).toEqual(sent);
    expect(started.text).toBe('begin');
    await last.cut();
  });
});

describe('a stream is opened', () => {
  test('by a member for themselves only, by writers for all, by nobody without a token', async () => {
    const readStatus = async (path: string, as?: TestUser) => {
      const opened = await listenAs(path, as);
      await opened.cut();
      return opened.status;
    };
    expect(await readStatus(ownPath(member), member)).toBe(200);
    expect(await readStatus(ownPath(other), member)).toBe(403);
    expect(await readStatus('/user-messages/999999/', member)).toBe(403);
    expect(await readStatus(WRITERS, member)).toBe(403);
    expect(await readStatus(WRITERS, writer)).toBe(200);
    expect(await readStatus(ownPath(member))).toBe(401);
    expect(await readStatus(WRITERS)).toBe(401);
  });

  test('until its listener logs out, and no longer than their other stream', async () => {
    const leaving = await createMemberWithStatus(product, 'monthly_active', 'Leaving');
    const [leavingStream, ownStream] = [
      await listenAs(ownPath(leaving), leaving),
      await listenAs(ownPath(member), member),
    ];
    await product.send(logOut, {}, { as: leaving });
    await leavingStream.ended;
    expect((await listenAs(ownPath(leaving), leaving)).status).toBe(401);
    const { id } = await ask();
    await expect.poll(() => readEvents(ownStream)).toEqual([{ type: 'request', requestId: id }]);
    await ownStream.cut();
  });

  test('after two quiet days where it was left, without a reset', async () => {
    const before = await listenAs(ownPath(member), member);
    const { id } = await ask();
    await expect.poll(() => before.received.length).toBeGreaterThan(0);
    await before.cut();
    const lastSeen = before.received.at(-1)!.id!;
    await product.advance({ hours: 26 });
    await product.advance({ hours: 26 });
    const after = await listenAs(ownPath(member), member, lastSeen);
    await sendMessage(id, 'Good morning');
    await expect.poll(() => listMessageTexts(after)).toEqual(['Good morning']);
    expect(readEvents(after).map(({ type }) => type)).not.toContain('reset');
    await after.cut();
  });
});
