import { describe, expect, test } from 'vitest';
import {
  afterChange,
  changesDraft,
  changesOnlyDeskFields,
  type ChangeableFields,
  computeKeptShare,
  describeAnswering,
  describeChanges,
  describeDraw,
} from './rules.ts';

describe('of a draft is kept', () => {
  const draft = 'The lantern stands at the door. You may take it with you when you go.';
  test.each([
    ['all of it, as it is', draft, draft, 1],
    ['all of it, with more before and after', draft, `Dear Rosalind,\n\n${draft}\n\nYours, Isolde`, 1],
    [
      'all of it, with other case, quotes and lines',
      'It’s late, said the owl',
      "IT'S LATE\nsaid “the owl”",
      1,
    ],
    ['its first sentence: 3 of its 12 runs of four words', draft, 'The lantern stands at the door.', 0.25],
    [
      'half, with a word changed in the middle',
      'one two three four five six seven eight nine',
      'one two three four 5 six seven eight nine',
      0.33,
    ],
    ['nothing of it', draft, 'Go where the gulls are.', 0],
    ['nothing, though every word is there in another order', 'a b c d e', 'e d c b a', 0],
    ['what is there once, once', 'ring the bell now, ring the bell now', 'ring the bell now', 0.2],
    ['a draft of three words, whole or not at all', 'Take it slowly', 'Take it slowly', 1],
    ['nothing of a draft without words', '…', draft, 0],
    ['nothing in an answer without words', draft, '…', 0],
  ])('%s', (_, from, sent, share) => expect(computeKeptShare(from, sent)).toBe(share));

  test('takes little time for the longest texts', () => {
    const longText = 'word after word it goes on '.repeat(2_000);
    const started = performance.now();
    expect(computeKeptShare(longText, longText)).toBe(1);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

test.each([
  [null, 'Answered by hand'],
  [{ source: 'composer', kept: 0.64 }, 'Answered from a draft by the composer, 64% kept'],
  [{ source: 'model', kept: 0.29 }, 'Answered from a draft by the model, 29% kept'],
] as const)('%j is told as "%s"', (draft, message) => expect(describeAnswering(draft)).toBe(message));

test.each([
  ['Celtic Cross', 10, {}, 'Drew the Celtic Cross'],
  ['Celtic Cross', 10, { isAgain: true }, 'Drew the Celtic Cross again'],
  ['Cross', 5, { isOracle: true, isAgain: true }, 'Drew the Cross from the oracle again'],
  ['One card', 1, {}, 'Drew one card'],
])('%s of %i with %j is described as "%s"', (name, count, more, message) => {
  const positions = Array.from({ length: count }, () => '');
  expect(describeDraw({ name, positions }, { isAgain: false, isOracle: false, ...more })).toBe(message);
});

describe('a writer’s edit', () => {
  const ME = 2;
  const before: ChangeableFields = {
    status: 'OPENED',
    isRushed: false,
    isOracle: false,
    isAstrology: false,
    numberOfTarotCards: 1,
    personalityId: null,
    assignedWriterId: null,
    isFlagged: false,
    snoozedUntil: null,
  };
  const until = '2026-11-23T09:30:00.000Z';
  const assigned = { assignedWriterId: ME };
  test.each<[Partial<ChangeableFields>, Partial<ChangeableFields>, string[], boolean]>([
    [{}, {}, [], true],
    [{}, { assignedWriterId: ME }, ['Claimed the request'], true],
    [{}, { assignedWriterId: 3 }, ['Assigned the request to another writer'], true],
    [assigned, { assignedWriterId: 3 }, ['Assigned the request to another writer'], true],
    [assigned, { assignedWriterId: null }, ['Gave the request back'], true],
    [{}, { snoozedUntil: until }, ['Snoozed the request until 2026-11-23 09:30 UTC'], true],
    [{ snoozedUntil: until }, { snoozedUntil: null }, ['No longer snoozed'], true],
    [{}, { assignedWriterId: ME, isRushed: true }, ['Made it rushed', 'Claimed the request'], false],
    [{}, { status: 'CLOSED' }, ['Changed the status from OPENED to CLOSED'], false],
  ])(
    'of %j by %j is described as %j; it changes only fields of the desk: %s',
    (known, change, message, isOnlyForDesk) => {
      const from = { ...before, ...known };
      const to = afterChange(from, change);
      expect([describeChanges(from, to, ME), changesOnlyDeskFields(from, to)]).toEqual([
        message,
        isOnlyForDesk,
      ]);
    },
  );

  test.each<[Partial<ChangeableFields>, boolean]>([
    [{}, false],
    [{ isRushed: true, status: 'CLOSED' }, false],
    [{ isOracle: true }, true],
    [{ isAstrology: true }, true],
    [{ personalityId: 9 }, true],
  ])('by %j changes the draft: %s', (change, isChanged) =>
    expect(changesDraft(before, { ...before, ...change })).toBe(isChanged),
  );
});
