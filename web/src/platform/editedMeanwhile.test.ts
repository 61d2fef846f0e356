import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pickUntouchedFields, readNewerRecord, useEditedRecord } from './editedMeanwhile.ts';
import { toFailure } from './failure.ts';
import { pickChangedFields } from './mergeRules.ts';

const shape = z.object({ firstName: z.string(), etag: z.string() });
const createFailure = (more: object) =>
  toFailure(409, { code: 'edited_meanwhile', detail: 'Somebody', ...more });

test.each([
  [createFailure({ current: { first_name: 'Ida', etag: '"b"' } }), { firstName: 'Ida', etag: '"b"' }],
  [createFailure({}), undefined],
  [toFailure(409, { code: 'not_serviceable', current: { first_name: 'Ida', etag: '"b"' } }), undefined],
])('%s contains the newer record %j', (failure, newer) => {
  expect(readNewerRecord(failure, shape)).toEqual(newer);
});

test('sends only edits, and untouched fields get the newer values', () => {
  const base = { text: 'Early', color: 'blue', languages: ['en'], etag: '"a"' };
  const newer = { text: 'Up early', color: 'red', languages: ['en', 'de'], etag: '"b"' };
  const typed = { text: 'Rises early', color: 'blue', languages: ['en'] };
  expect(pickChangedFields(typed, base)).toEqual({ text: 'Rises early' });
  expect(pickUntouchedFields(typed, base, newer)).toEqual({ color: 'red', languages: ['en', 'de'] });
});

test('a field that only the user has changed does not count as a difference', () => {
  const bothShape = z.object({ bio: z.string(), away: z.boolean(), etag: z.string() });
  const opened = { bio: 'Reads', away: false, etag: '"a"' };
  const { result } = renderHook(() => useEditedRecord(opened, bothShape));
  act(() => {
    result.current.readFailure(createFailure({ current: { bio: 'Reads', away: true, etag: '"b"' } }));
  });
  const typed = { bio: 'Reads and sings', away: false };
  expect(result.current.toComparedValues(typed)).toEqual({ bio: 'Reads', away: false });
  act(() => {
    result.current.readFailure(createFailure({ current: { bio: 'Rests', away: true, etag: '"c"' } }));
  });
  expect(result.current.toComparedValues(typed)).toEqual({ bio: 'Reads and sings', away: true });
});
