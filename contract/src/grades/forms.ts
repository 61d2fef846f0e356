import * as z from 'zod/mini';
import { id } from '../call.ts';
import { GRADES, REVIEW_NOTE_MAX } from './codes.ts';

/** A writer's review of an answer. */
export const reviewForm = z.strictObject({
  readingResponseId: id,
  grade: z.literal([...GRADES], 'Please choose a grade from 1 to 5'),
  note: z._default(
    z
      .string('Please write a note, or leave it out')
      .check(z.trim(), z.maxLength(REVIEW_NOTE_MAX, 'A note has at most 1,000 characters')),
    '',
  ),
});
