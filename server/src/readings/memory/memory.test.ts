import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveFeedback } from '#contract/feedback/calls.ts';
import { getRequest, patchRequest, postMessage } from '#contract/readings/calls.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import type { TestUser } from '../../../testing/testProduct.ts';

let desk: Desk;
let other: TestUser;
beforeAll(async () => {
  desk = await createDesk();
  other = await createMemberWithStatus(desk.product, 'monthly_active', 'Other');
});
afterAll(() => desk.close());

const readRequest = async (id: number, as = desk.writer) =>
  (await desk.product.send(getRequest, { id }, { as })).body;
const writeNote = (text: string, userId = desk.member.id, writer = desk.writer) =>
  desk.product.db
    .insertInto('notes')
    .values({ userId, writerId: writer.id, text, createdAt: desk.product.services.clock.now() })
    .execute();
const advanceMinute = () => desk.product.advance({ minutes: 1 });

test('is empty for a new member', async () => {
  const { id, messages } = await desk.ask({}, other);
  expect(await readRequest(id)).toMatchObject({
    memberCards: [],
    openRequests: 1,
    notesCount: 0,
    memory: {
      letters: [],
      notes: [],
      feedback: { likes: 0, dislikes: 0 },
      lastWroteAt: messages[0]!.createdAt,
    },
  });
});

test('has the newest three letters of other requests with their cards, and who wrote what when', async () => {
  const answered = [];
  for (const title of ['first', 'second', 'third', 'fourth']) {
    const { id } = await desk.ask({ title });
    await advanceMinute();
    const cards = title === 'fourth' ? { tarot: 'The Fool' } : {};
    const { body } = await desk.answer(id, cards);
    answered.push({ requestId: id, responseId: body.id, title, answeredAt: body.createdAt });
  }
  // An answer and a message of another member change nothing.
  const elsewhere = await desk.ask({ title: 'elsewhere' }, other);
  await desk.answer(elsewhere.id);
  const { id } = await desk.ask({ title: 'here' });
  await desk.answer(id);
  const { body: last } = await desk.product.send(
    postMessage,
    { id: answered[0]!.requestId, message: 'Thank you' },
    { as: desk.member },
  );
  await advanceMinute();
  await desk.product.send(postMessage, { id, message: 'You are welcome' }, { as: desk.writer });
  for (const [n, type] of (['like', 'like', 'dislike'] as const).entries())
    await desk.product.send(
      giveFeedback,
      { type, readingResponseId: answered[n]!.responseId },
      { as: desk.member },
    );
  for (const text of ['one', '! ask after her sister', 'three', 'four']) {
    await writeNote(text);
    await advanceMinute();
  }
  await writeNote('of another', other.id);

  const { memory, notesCount, openRequests, memberCards } = await readRequest(id);
  const [fourth, third, second] = answered.toReversed();
  expect(memory!.letters).toEqual(
    [fourth, third, second].map((letter) => ({
      requestId: letter!.requestId,
      title: letter!.title,
      answeredAt: letter!.answeredAt,
      cards: letter === fourth ? [{ name: 'The Fool', reversed: false }] : [],
      outcome: null,
    })),
  );
  expect(memory!.notes.map(({ text, who }) => [text, who])).toEqual([
    ['four', 'Isolde Marr'],
    ['three', 'Isolde Marr'],
    ['! ask after her sister', 'Isolde Marr'],
  ]);
  expect(memory!.feedback).toEqual({ likes: 2, dislikes: 1 });
  expect(memory!.lastWroteAt).toBe(last.createdAt);
  expect([notesCount, openRequests]).toEqual([4, 0]);
  expect(memberCards!.map(({ name }) => name)).toEqual(['The Fool']);
});

test('is in the response to an edit too, and not for the member', async () => {
  const { id } = await desk.ask();
  const edited = await desk.product.send(patchRequest, { id, isRushed: true }, { as: desk.writer });
  expect(edited.body.memory).toEqual((await readRequest(id)).memory);
  const forMember = await readRequest(id, desk.member);
  for (const key of ['memory', 'memberCards', 'notesCount', 'openRequests'])
    expect(forMember).not.toHaveProperty(key);
});

test('keeps the notes of a writer who is gone without the name', async () => {
  const { id } = await desk.ask();
  const erasedWriter = await desk.product.writer('Gone');
  await writeNote('She paints', desk.member.id, erasedWriter);
  const now = desk.product.services.clock.now();
  await desk.product.db
    .insertInto('erasedUsers')
    .values({ userId: erasedWriter.id, erasedAt: now })
    .execute();
  expect((await readRequest(id)).memory!.notes[0]).toMatchObject({
    text: 'She paints',
    who: 'Former writer',
  });
});
