import { describe, expect, test } from 'vitest';
import {
  afterChange,
  changesDraft,
  changesOnlyDeskFields,
  type ChangeableFields,
  describeChanges,
  describeDraw,
} from './rules.ts';

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
