import { expect, test } from 'vitest';
import { describeDeletion, describeMembers } from './rules.ts';

test.each([
  [0, 'No members'],
  [1, '1 member'],
  [42, '42 members'],
  [10_000, '10,000 members or more'],
])('%i members are "%s"', (count, text) => {
  expect(describeMembers(count)).toBe(text);
});

test('the confirmation of a deletion says what else it deletes', () => {
  expect(describeDeletion({ text: 'Night owl', membersCount: 3 })).toBe(
    'The tag ‘Night owl’ is deleted and taken off 3 members. This cannot be undone.',
  );
  expect(describeDeletion({ text: 'Night owl', membersCount: 0 })).toBe(
    'The tag ‘Night owl’ is deleted. No member has it.',
  );
});
