import * as z from 'zod/mini';

/** The maximum length of a note on a member. */
export const MEMBER_NOTE_MAX = 2_000;

/** A writer's note on a member. */
export const memberNoteForm = z.strictObject({
  text: z.string('Please write a note').check(
    z.trim(),
    z.minLength(1, 'Please write a note'),
    z.maxLength(MEMBER_NOTE_MAX, 'A note has at most 2,000 characters'),
    z.refine((text) => text !== '!', 'Please write what was promised after the !'),
  ),
});
