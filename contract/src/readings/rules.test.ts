import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSingleLine } from '../toSingleLine.ts';
import { LANES, LISTED_FIELDS } from './codes.ts';
import { listedRequest } from './shapes.ts';
import { isRepeatedQuestion, buildTitle, groupBySender, isInLane, shouldFetchDraft } from './rules.ts';
import { buildTitleSuffix } from './titleSuffix.ts';

test('`fields` can select every field of a listed request', () => {
  expect(LISTED_FIELDS.toSorted()).toEqual(Object.keys(listedRequest.shape).toSorted());
});

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

describe('the derived title', () => {
  test.each([
    ['  Will I find\nmy way? ', 'Will I find my way?'],
    ['Will I move? My sister has asked me to.', 'Will I move?'],
    ['I am torn! Shall I stay… or go?', 'I am torn!'],
    ['My job\n\nShall I leave it?', 'My job'],
    ['\n \n\nShall I leave it?', 'Shall I leave it?'],
    ['Is Dr. Marr right? She says so.', 'Is Dr. Marr right?'],
    ['Shall I pay 3.50 for it? I wonder.', 'Shall I pay 3.50 for it?'],
    ['彼に会えますか。いつですか。', '彼に会えますか。'],
    [
      'Will I, after all of these years by the sea, ever find my way back to painting?',
      'Will I, after all of these years by the sea, ever find my…',
    ],
    [
      'Shall I leave the house by the river where we were happy, or stay?',
      'Shall I leave the house by the river where we were happy…',
    ],
    ['1. Shall I stay? 2. Shall I go?', '1. Shall I stay?'],
    ['a'.repeat(100), `${'a'.repeat(59)}…`],
    [`${'a'.repeat(29)} ${'b'.repeat(30)}`, `${'a'.repeat(29)} ${'b'.repeat(30)}`],
    [`${'a'.repeat(29)} ${'b'.repeat(31)}`, `${'a'.repeat(29)}…`],
    ['🌙'.repeat(200), `${'🌙'.repeat(59)}…`],
    ['\u200b\n\nShall I stay?', 'Shall I stay?'],
  ])('for %j is %j', (message, title) => expect(buildTitle(message)).toBe(title));

  test('is one line of at most 60 characters, and whole words from the beginning', () => {
    const message = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', 'é', '🌙', '\n', '.', ',', '?'),
      maxLength: 300,
    });
    fc.assert(
      fc.property(message, (text) => {
        const title = buildTitle(text);
        expect([...title].length).toBeLessThanOrEqual(60);
        expect(title).toBe(toSingleLine(title));
        const beginning = title.replace(/…$/u, '');
        const line = toSingleLine(text);
        expect(line.startsWith(beginning)).toBe(true);
        const isCutBetweenWords = beginning === title || /^[\s,.?]/.test(line.slice(beginning.length));
        expect(isCutBetweenWords || !beginning.includes(' ')).toBe(true);
        expect(title === '').toBe(line === '');
      }),
    );
  });
});

describe('asking the same question', () => {
  const NOW = Date.parse('2026-11-20T12:00:00.000Z');
  const daysAgo = (days: number, title: string) => ({
    title,
    createdAt: new Date(NOW - days * 86_400_000).toISOString(),
  });
  const TWICE = [daysAgo(1, 'Will Daniel come back to me?'), daysAgo(3, 'Is Daniel coming back?')];
  test.each([
    ['the third time in a week', 'When will Daniel come back?', TWICE, true],
    ['the fourth time', 'Does Daniel come back', [...TWICE, ...TWICE], true],
    ['in other words around it', 'I cannot sleep. Please tell me, is Daniel coming back to us?', TWICE, true],
    [
      'by a clock that runs behind',
      'When will Daniel come back?',
      [daysAgo(-0.01, TWICE[0]!.title), TWICE[1]!],
      true,
    ],
    ['the second time', 'When will Daniel come back?', TWICE.slice(1), false],
    [
      'the third time, but not in a week',
      'Will Daniel come back?',
      [TWICE[0]!, daysAgo(7, 'Will Daniel come back?')],
      false,
    ],
    ['something else of the same person', 'Should I send Daniel his letters?', TWICE, false],
    ['something else', 'Shall I take the job in Cardiff?', TWICE, false],
    ['with one word in common', 'Daniel?', TWICE, false],
    [
      'with words of grammar alone in common',
      'Will I ever be the one to do it?',
      [daysAgo(1, 'Will I ever do it?'), daysAgo(2, 'Will I do it?')],
      false,
    ],
    [
      'in another script',
      'Придёт ли Даниил домой?',
      [daysAgo(1, 'Даниил придёт?'), daysAgo(2, 'Когда Даниил придёт домой')],
      true,
    ],
    ['nothing', '', TWICE, false],
    ['without any request before', 'Will Daniel come back?', [], false],
  ])('%s', (_, message, requests, isSame) => expect(isRepeatedQuestion(message, requests, NOW)).toBe(isSame));
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

describe('the lanes of a writer’s desk', () => {
  const ME = 2;
  const OTHER = 3;
  const NOON = '2026-11-20T12:00:00.000Z';
  const opened = { status: 'OPENED', wroteBackAt: null, snoozedUntil: null, assignedWriter: null } as const;
  const answered = { ...opened, status: 'RESPONDED' } as const;
  const wroteBack = { ...answered, wroteBackAt: NOON };
  const closed = { ...opened, status: 'CLOSED' } as const;
  test.each([
    ['an open request', opened, ['to_answer']],
    ['an open one that I took', { ...opened, assignedWriter: ME }, ['to_answer', 'mine']],
    ['an open one that another took', { ...opened, assignedWriter: OTHER }, []],
    ['one that wrote back', wroteBack, ['wrote_back']],
    ['one of mine that wrote back', { ...wroteBack, assignedWriter: ME }, ['wrote_back', 'mine']],
    ['another’s that wrote back', { ...wroteBack, assignedWriter: OTHER }, ['wrote_back']],
    ['an answered one', answered, ['answered']],
    ['an answered one of mine', { ...answered, assignedWriter: ME }, ['answered']],
    ['a closed one', closed, []],
    ['a closed one of mine', { ...closed, assignedWriter: ME }, []],
    ...[opened, answered, wroteBack, closed].flatMap((request) =>
      [null, ME, OTHER].map((assignedWriter) => {
        const snoozed = { ...request, assignedWriter, snoozedUntil: NOON };
        return [`${request.status} of ${assignedWriter}, put off`, snoozed, ['snoozed']] as const;
      }),
    ),
  ] as const)('%s', (_, request, expected) => {
    expect(LANES.filter((lane) => isInLane(lane, request, ME))).toEqual(expected);
  });
});
