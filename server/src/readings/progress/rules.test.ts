import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REQUEST_STATUSES } from '#contract/readings/codes.ts';
import { computeDueAt } from '../rules.ts';
import { afterEdit, afterMessage, describeWroteBack, type MessageKind, type Progress } from './rules.ts';

const HOURS = { dueHours: 24, dueHoursRushed: 4 };
const NOON = Temporal.Instant.from('2026-11-20T12:00:00Z');
const at = (hours: number) => NOON.add({ hours });
const QUESTION: Progress = {
  status: 'OPENED',
  isRushed: false,
  dueAt: at(24),
  wroteBackAt: null,
  questionDueAt: null,
  closesAt: null,
};
const ANSWERED: Progress = { ...QUESTION, status: 'RESPONDED', closesAt: at(30 * 24) };
const CLOSED: Progress = { ...QUESTION, status: 'CLOSED' };
const WROTE_BACK: Progress = {
  ...ANSWERED,
  wroteBackAt: at(48),
  questionDueAt: at(24),
  dueAt: at(72),
  closesAt: null,
};

const toShown = ({ status, wroteBackAt, dueAt, questionDueAt, closesAt }: Progress) =>
  [status, wroteBackAt, dueAt, questionDueAt, closesAt].map((each) => each?.toString() ?? null);
const expected = (...values: readonly unknown[]) =>
  values.map((each) => (typeof each === 'number' ? at(each).toString() : each));

describe('after a message', () => {
  test.each<[string, Progress, MessageKind, unknown[]]>([
    ['the member adds to a question', QUESTION, 'memberMessage', ['OPENED', null, 24, null, null]],
    ['the member writes back', ANSWERED, 'memberMessage', ['RESPONDED', 50, 74, 24, null]],
    ['the member writes back once more', WROTE_BACK, 'memberMessage', ['RESPONDED', 48, 72, 24, null]],
    ['the member writes to a closed one', CLOSED, 'memberMessage', ['RESPONDED', 50, 74, 24, null]],
    ['a writer asks about a question', QUESTION, 'writerMessage', ['OPENED', null, 24, null, null]],
    ['a writer adds to an answer', ANSWERED, 'writerMessage', ['RESPONDED', null, 24, null, 770]],
    ['a writer replies', WROTE_BACK, 'writerMessage', ['RESPONDED', null, 24, null, 770]],
    ['a writer writes to a closed one', CLOSED, 'writerMessage', ['CLOSED', null, 24, null, null]],
    ['a reading answers a question', QUESTION, 'readingResponse', ['RESPONDED', null, 24, null, 770]],
    [
      'a reading answers a member who wrote back',
      WROTE_BACK,
      'readingResponse',
      ['RESPONDED', null, 24, null, 770],
    ],
    ['a reading answers a closed one', CLOSED, 'readingResponse', ['RESPONDED', null, 24, null, 770]],
  ])('%s', (_, before, kind, after) =>
    expect(toShown(afterMessage(before, kind, at(50), HOURS))).toEqual(expected(...after)),
  );

  test('a reply of the member has the due time of a question that is not rushed', () => {
    const rushed = { ...ANSWERED, isRushed: true, dueAt: at(4) };
    expect(toShown(afterMessage(rushed, 'memberMessage', at(50), HOURS))).toEqual(
      expected('RESPONDED', 50, 74, 4, null),
    );
  });
});

describe('after an edit', () => {
  const keep = { isDone: false, isRushed: false };
  test.each<[string, Progress, Partial<Parameters<typeof afterEdit>[1]>, unknown[]]>([
    ['done', WROTE_BACK, { isDone: true }, ['RESPONDED', null, 24, null, 770]],
    ['done where nothing was written', ANSWERED, { isDone: true }, ['RESPONDED', null, 24, null, 720]],
    ['reopened', WROTE_BACK, { status: 'OPENED' }, ['OPENED', null, 74, null, null]],
    ['reopened as rushed', CLOSED, { status: 'OPENED', isRushed: true }, ['OPENED', null, 54, null, null]],
    ['closed', WROTE_BACK, { status: 'CLOSED' }, ['CLOSED', null, 24, null, null]],
    ['answered by hand', QUESTION, { status: 'RESPONDED' }, ['RESPONDED', null, 24, null, 770]],
    ['closed by hand', ANSWERED, { status: 'CLOSED' }, ['CLOSED', null, 24, null, null]],
    ['the same status', WROTE_BACK, { status: 'RESPONDED' }, ['RESPONDED', 48, 72, 24, null]],
    ['rushed', QUESTION, { isRushed: true }, ['OPENED', null, 4, null, null]],
    ['rushed after writing back', WROTE_BACK, { isRushed: true }, ['RESPONDED', 48, 72, 4, null]],
    ['rushed and done', WROTE_BACK, { isRushed: true, isDone: true }, ['RESPONDED', null, 4, null, 770]],
  ])('%s', (_, before, edit, after) =>
    expect(toShown(afterEdit(before, { ...keep, status: before.status, ...edit }, at(50), HOURS))).toEqual(
      expected(...after),
    ),
  );
});

const events = fc.oneof(
  fc.constantFrom<MessageKind>('memberMessage', 'writerMessage', 'readingResponse'),
  fc.record({
    status: fc.constantFrom(...REQUEST_STATUSES),
    isRushed: fc.boolean(),
    isDone: fc.boolean(),
  }),
);

test('after any history, only answered requests are written back to, and the question keeps its due time', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (history) => {
      let progress = QUESTION;
      let due = QUESTION.dueAt;
      history.forEach((event, n) => {
        const now = at(n + 1);
        const before = progress;
        progress =
          typeof event === 'string'
            ? afterMessage(before, event, now, HOURS)
            : afterEdit(before, event, now, HOURS);
        const isReopened = progress.status === 'OPENED' && before.status !== 'OPENED';
        if (isReopened) due = computeDueAt(now, progress.isRushed, HOURS);
        else if (progress.isRushed !== before.isRushed)
          due = due.add({ hours: progress.isRushed ? -20 : 20 });
        const { status, wroteBackAt, questionDueAt, closesAt, dueAt } = progress;
        expect((questionDueAt ?? dueAt).toString()).toBe(due.toString());
        expect(questionDueAt === null).toBe(wroteBackAt === null);
        expect(closesAt !== null).toBe(status === 'RESPONDED' && wroteBackAt === null);
        const expectedDueAt = wroteBackAt === null ? due : wroteBackAt.add({ hours: 24 });
        expect(dueAt.toString()).toBe(expectedDueAt.toString());
      });
    }),
  );
});

test.each([
  [ANSWERED, WROTE_BACK, 'memberMessage', ['Wrote back']],
  [WROTE_BACK, WROTE_BACK, 'memberMessage', []],
  [WROTE_BACK, ANSWERED, 'writerMessage', ['Answered what was written back']],
  [WROTE_BACK, ANSWERED, 'edit', ['Marked what was written back as done']],
  [WROTE_BACK, CLOSED, 'edit', []],
  [WROTE_BACK, QUESTION, 'edit', []],
  [QUESTION, ANSWERED, 'readingResponse', []],
] as const)('%# is in the log', (before, after, by, descriptions) =>
  expect(describeWroteBack(before, after, by)).toEqual(descriptions),
);
