import * as z from 'zod/mini';
import { id } from '../call.ts';
import { FEEDBACK_TYPES, FEEDBACK_REASON_MAX } from './codes.ts';

/** The reason of a like or dislike. */
export const feedbackReason = z
  .string('Please write a reason, or leave it out')
  .check(z.trim(), z.maxLength(FEEDBACK_REASON_MAX, 'A reason has at most 1,000 characters'));

interface Subject {
  readingRequestId?: number | null | undefined;
  readingResponseId?: number | null | undefined;
}

const namesOneSubject = z.refine<Subject>(
  ({ readingRequestId, readingResponseId }) =>
    (readingRequestId ?? null) === null
      ? (readingResponseId ?? null) !== null
      : (readingResponseId ?? null) === null,
  {
    path: ['readingRequestId'],
    error: 'Please name either a reading request or a reading response',
  },
);

/** A like or dislike, of either one answer or a whole request. */
export const feedbackForm = z
  .strictObject({
    type: z.enum(FEEDBACK_TYPES, 'Please choose like or dislike'),
    reason: z.optional(z.nullable(feedbackReason)),
    readingRequestId: z.optional(z.nullable(id)),
    readingResponseId: z.optional(z.nullable(id)),
  })
  .check(namesOneSubject);
