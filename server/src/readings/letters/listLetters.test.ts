import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLetters, markRead, postMessage } from '#contract/readings/calls.ts';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

const lettersOf = async (input = {}, as = desk.member) =>
  (await desk.product.send(listLetters, input, { as })).body;

test('my requests come oldest first with question and opened letters; sealed ones are only counted', async () => {
  const { product, member, writer } = desk;
  const other = await createMemberWithStatus(product, 'monthly_active', 'Other');
  await desk.answer((await desk.ask({ message: 'Not mine' }, other)).id);
  const first = await desk.ask({ title: 'First', message: 'Shall I keep the garden?', isRushed: true });
  const opened = (await desk.answer(first.id, { message: 'Keep it.', tarot: 'the moon' })).body;
  await product.send(markRead, { id: first.id, messageId: opened.id }, { as: member });
  await desk.answer(first.id, { message: 'And the bench.' });
  await product.send(postMessage, { id: first.id, message: 'A note' }, { as: writer });
  const second = await desk.ask({ message: 'And the house?' });
  const { count, results } = await lettersOf();
  expect(count).toBe(2);
  expect(results).toEqual([
    {
      id: first.id,
      title: 'First',
      status: 'RESPONDED',
      isRushed: true,
      isOracle: false,
      numberOfTarotCards: 1,
      question: 'Shall I keep the garden?',
      letters: [opened],
      sealedCount: 1,
    },
    expect.objectContaining({ id: second.id, question: 'And the house?', letters: [], sealedCount: 0 }),
  ]);
  expect((await lettersOf({ limit: 1 })).results.map(({ id }) => id)).toEqual([first.id]);
  expect((await lettersOf({ after: first.id, limit: 1 })).results.map(({ id }) => id)).toEqual([second.id]);
  expect((await lettersOf({}, other)).results.map(({ question }) => question)).toEqual(['Not mine']);
});
