import * as z from 'zod/mini';
import { isBlank } from '../blank.ts';
import { notInvisible } from '../singleLine.ts';

/** The maximum length of a note on a member. */
export const MEMBER_NOTE_MAX = 2_000;

/** A writer's note on a member. */
export const memberNoteForm = z.strictObject({
  text: z.string('Please write a note').check(
    z.trim(),
    z.minLength(1, 'Please write a note'),
    notInvisible('Please write a note'),
    z.maxLength(MEMBER_NOTE_MAX, 'A note has at most 2,000 characters'),
    z.refine(
      (text) => !text.startsWith('!') || !isBlank(text.slice(1)),
      'Please write what was promised after the !',
    ),
  ),
});
