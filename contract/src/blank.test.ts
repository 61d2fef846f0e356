import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { isBlank } from './blank.ts';
import { supportForm } from './contact/forms.ts';
import { memberNoteForm } from './members/forms.ts';
import { profileFields } from './profiles/forms.ts';
import { messageText, requestForm } from './readings/forms.ts';
import { savedReplyForm } from './savedReplies/forms.ts';

const BLANK_TEXTS = [
  '',
  ' \n\t\u00a0\u2003',
  '\u200b',
  '\u200b\n\u2060\ufeff',
  '\u00ad',
  '\u202e\u202c',
  '\ufe0f',
  '\u034f',
  '\u2800',
  '\u3164',
  '\u0007',
];

const REQUIRED: [string, z.ZodMiniType, string][] = [
  ['a message', messageText, 'Please write a message'],
  ['a question', requestForm.shape.message, 'Please write your question'],
  ['a saved reply', savedReplyForm.shape.text, 'Required field'],
  ['a message to support', supportForm.shape.content, 'Please write a message'],
  ['a note', memberNoteForm.shape.text, 'Please write a note'],
  ['a bio', profileFields.bio, 'Bio is empty'],
];

test.each(REQUIRED)('%s of only invisible characters is refused like an empty one', (_, field, message) => {
  for (const text of BLANK_TEXTS)
    expect(field.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each(REQUIRED)('%s may contain invisible characters among others', (_, field) => {
  for (const text of ['❤️', '👩‍👩‍👧', 'می\u200cخواهم', 'e\u0301', '\u200b.', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
    expect(field.safeParse(text)).toMatchObject({ success: true, data: text });
});

test('a promise of only invisible characters is refused', () => {
  for (const text of ['!', '! ', '!\u200b'])
    expect(memberNoteForm.shape.text.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'Please write what was promised after the !',
    ]);
  expect(memberNoteForm.shape.text.safeParse('!!').success).toBe(true);
});

test('a long text is judged in linear time', () => {
  expect(isBlank('\u200b'.repeat(1_000_000))).toBe(true);
  expect(isBlank(`${'\u200b'.repeat(1_000_000)}x`)).toBe(false);
});
