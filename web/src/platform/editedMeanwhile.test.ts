import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findUntouched, readNewerRecord } from './editedMeanwhile.ts';
import { toFailure } from './failure.ts';
import { pickChangedFields } from './mergeRules.ts';

const shape = z.object({ firstName: z.string(), etag: z.string() });
const problem = (more: object) => toFailure(409, { code: 'edited_meanwhile', detail: 'Somebody', ...more });

test.each([
  [problem({ current: { first_name: 'Ida', etag: '"b"' } }), { firstName: 'Ida', etag: '"b"' }],
  [problem({}), undefined],
  [toFailure(409, { code: 'not_serviceable', current: { first_name: 'Ida', etag: '"b"' } }), undefined],
])('%s contains the newer record %j', (failure, newer) => {
  expect(readNewerRecord(failure, shape)).toEqual(newer);
});

test('sends only edits, and untouched fields get the newer values', () => {
  const base = { text: 'Early', color: 'blue', etag: '"a"' };
  const newer = { text: 'Up early', color: 'red', etag: '"b"' };
  const typed = { text: 'Rises early', color: 'blue' };
  expect(pickChangedFields(typed, base)).toEqual({ text: 'Rises early' });
  expect(findUntouched(typed, base, newer)).toEqual({ color: 'red' });
});
