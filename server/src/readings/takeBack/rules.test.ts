import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { afterEdit, afterMessage, type MessageKind } from '../progress/rules.ts';
import { findTakeBackRefusal, type RequestState, withoutLetter } from './rules.ts';

const HOURS = { dueHours: 24, dueHoursRushed: 4 };
const NOON = Temporal.Instant.from('2026-11-20T12:00:00Z');
const at = (hours: number) => NOON.add({ hours });
const LETTER = { createdAt: at(2), personalityId: 7 };
const NOW = at(3);

const QUESTION: RequestState = {
  status: 'OPENED',
  isRushed: false,
  isOracle: false,
  isAstrology: false,
  dueAt: at(24),
  wroteBackAt: null,
  questionDueAt: null,
  closesAt: null,
  lastMessageTime: NOON,
  personalityId: null,
};
const withLetter = (before: RequestState): RequestState => ({
  ...before,
  ...afterMessage(before, 'readingResponse', LETTER.createdAt, HOURS),
  lastMessageTime: LETTER.createdAt,
  personalityId: before.personalityId ?? LETTER.personalityId,
});
const takeBack = (before: RequestState, current: RequestState) =>
  withoutLetter({ before, current, letter: LETTER }, NOW, HOURS);

describe('a letter can be taken back', () => {
  const SENT = at(0);
  const secondsAfter = (seconds: number) => SENT.add({ seconds });
  test.each([
    [0, false, null],
    [119, false, null],
    [120, false, 'too_late'],
    [3_600, false, 'too_late'],
    [1, true, 'already_opened'],
    [3_600, true, 'already_opened'],
  ])('%i seconds after it was sent, opened: %s: %s', (seconds, isOpened, refusal) =>
    expect(findTakeBackRefusal({ isOpened, sentAt: SENT }, secondsAfter(seconds))).toBe(refusal),
  );
});

describe('without the letter', () => {
  type Step = MessageKind | Parameters<typeof afterEdit>[1];
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom<MessageKind>('memberMessage', 'writerMessage', 'readingResponse'),
    fc.record({
      status: fc.constantFrom(...REQUEST_STATUSES),
      isRushed: fc.boolean(),
      isDone: fc.boolean(),
    }),
  );
  const history = fc.array(step, { maxLength: 8 });
  const applySteps = (steps: readonly Step[]) =>
    steps.reduce<RequestState>((state, each, n) => {
      const moment = NOON.add({ minutes: n });
      return {
        ...state,
        ...(typeof each === 'string'
          ? afterMessage(state, each, moment, HOURS)
          : afterEdit(state, each, moment, HOURS)),
      };
    }, QUESTION);

  test('whatever happened before, the request is as it was', () => {
    fc.assert(
      fc.property(history, fc.option(fc.constantFrom(7, 8)), (steps, personalityId) => {
        const before = { ...applySteps(steps), personalityId };
        expect(takeBack(before, withLetter(before))).toEqual(before);
      }),
    );
  });

  test('whatever is changed by hand afterwards, the columns remain consistent', () => {
    const edit = fc.record({ status: fc.constantFrom(...REQUEST_STATUSES), isRushed: fc.boolean() });
    fc.assert(
      fc.property(history, fc.array(edit, { maxLength: 3 }), (steps, edits) => {
        const before = applySteps(steps);
        const current = edits.reduce<RequestState>(
          (state, each, n) => ({
            ...state,
            ...afterEdit(state, { ...each, isDone: false }, at(2).add({ minutes: n }), HOURS),
          }),
          withLetter(before),
        );
        const { status, wroteBackAt, questionDueAt, closesAt, isRushed } = takeBack(before, current);
        // The constraints of reading_requests.
        expect((wroteBackAt === null) === (questionDueAt === null)).toBe(true);
        expect((closesAt === null) === (status !== 'RESPONDED' || wroteBackAt !== null)).toBe(true);
        expect(wroteBackAt === null || status === 'RESPONDED').toBe(true);
        expect(isRushed).toBe(current.isRushed);
        const isChanged = edits.some((each) => each.status !== 'RESPONDED');
        expect(status).toBe(isChanged ? current.status : before.status);
      }),
    );
  });

  test.each<[string, Partial<RequestState>, Partial<RequestState>]>([
    ['a status set by hand stays', { status: 'CLOSED', closesAt: null }, { status: 'CLOSED' }],
    ['so does one set back', { closesAt: at(800) }, { status: 'RESPONDED', closesAt: at(800) }],
    ['and the place in the order', { lastMessageTime: at(3) }, { lastMessageTime: at(3) }],
    ['and another personality', { personalityId: 9 }, { personalityId: 9 }],
    ['a rush shortens the time that is back', { isRushed: true, dueAt: at(4) }, { dueAt: at(4) }],
  ])('%s', (_, change, expected) =>
    expect(takeBack(QUESTION, { ...withLetter(QUESTION), ...change })).toMatchObject(expected),
  );
});
