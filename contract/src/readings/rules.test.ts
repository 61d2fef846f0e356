import { describe, expect, test } from 'vitest';
import { shouldFetchDraft, groupBySender, buildTitle, buildTitleSuffix } from './rules.ts';

describe('the suffix of a title', () => {
  const plain = { status: 'OPENED', isRushed: false, isOracle: false, numberOfTarotCards: 1 } as const;
  test.each([
    [plain, ''],
    [{ ...plain, isRushed: true }, '(RUSH)'],
    [{ ...plain, numberOfTarotCards: 3 }, '(3)'],
    [{ ...plain, numberOfTarotCards: 3, status: 'RESPONDED' }, ''],
    [{ ...plain, numberOfTarotCards: 3, status: 'CLOSED' }, ''],
    [{ ...plain, isOracle: true }, '(OR)'],
    [{ ...plain, isRushed: true, isOracle: true, numberOfTarotCards: 3 }, '(RUSH) (3) (OR)'],
  ] as const)('of %j is "%s"', (request, suffix) => {
    expect(buildTitleSuffix(request)).toBe(suffix);
  });
});

describe('messages of one sender', () => {
  const at = (minutes: number, senderId = 1) => ({
    senderId,
    createdAt: new Date(Date.UTC(2026, 10, 20) + minutes * 60_000).toISOString(),
  });
  test.each([
    ['59 minutes apart are one group', [at(0), at(59)], [2]],
    ['an hour apart are one group', [at(0), at(60)], [2]],
    ['61 minutes apart are two', [at(0), at(61)], [1, 1]],
    ['with another sender between are three', [at(0), at(1, 2), at(2)], [1, 1, 1]],
    ['each within an hour of the last stay together', [at(0), at(50), at(100)], [3]],
    ['none at all are no group', [], []],
  ])('%s', (_, messages, sizes) => {
    expect(groupBySender(messages).map((group) => group.length)).toEqual(sizes);
  });
});

describe('a title that was not given', () => {
  test('is the message, on one line', () => {
    expect(buildTitle('  Will I find\nmy way? ')).toBe('Will I find my way?');
  });
  test('is cut at a word, within 80 characters', () => {
    const title = buildTitle('painting '.repeat(30));
    expect(title.length).toBeLessThanOrEqual(80);
    expect(title).toMatch(/painting…$/);
  });
  test('never cuts an emoji in two', () => {
    expect([...buildTitle('🌙'.repeat(200))]).toHaveLength(80);
  });
});

test.each([
  ['OPENED', [], true],
  ['OPENED', ['red'], true],
  ['OPENED', ['green'], true],
  ['OPENED', ['red', 'green'], false],
  ['OPENED', ['blue'], false],
  ['OPENED', ['blue', 'red'], false],
  ['RESPONDED', [], false],
  ['CLOSED', ['red'], false],
] as const)('a draft for %s with colors %j is fetched: %s', (status, colors, isFetched) => {
  expect(shouldFetchDraft(status, colors)).toBe(isFetched);
});
