import * as z from 'zod/mini';
import { call, days, id, isoDateTime, paged, paging } from '../call.ts';
import { personality } from '../readings/shapes.ts';
import { FEEDBACK_TYPES } from './codes.ts';
import { feedbackForm } from './forms.ts';

/** What a member thinks of an answer, or of how a whole request was answered. */
export const feedback = z.object({
  id,
  type: z.enum(FEEDBACK_TYPES),
  /** Empty if there is none. */
  reason: z.string(),
  /** The request that it is about as a whole; null where it is about one answer. */
  readingRequestId: z.nullable(id),
  /** The answer that it is about. */
  readingResponseId: z.nullable(id),
  /** The request, in either case. */
  requestId: id,
  user: z.object({ id, firstName: z.string() }),
  /** The reader who signed the answer. */
  reader: z.nullable(personality),
  createdAt: isoDateTime,
});
export type Feedback = z.output<typeof feedback>;

export const giveFeedback = call({
  method: 'POST',
  path: '/api/reading_request_give_feedback',
  summary:
    'Like or dislike an answer or a request; the other type changes it, the same type again withdraws it',
  input: feedbackForm,
  /** `type` is null where it was withdrawn. */
  output: z.extend(feedback, { type: z.nullable(z.enum(FEEDBACK_TYPES)) }),
  refuses: ['not_found', 'no_answer_yet'],
});

/** An id in a query, where an empty text counts as absent. */
const idOrEmpty = z.optional(
  z.pipe(
    z.transform((given) => (given === '' ? undefined : typeof given === 'string' ? Number(given) : given)),
    z.optional(id),
  ),
);

export const listFeedback = call({
  method: 'GET',
  path: '/api/reading_request_feedback',
  summary: 'Feedback, newest first; a customer sees their own',
  input: z.strictObject({
    ...paging(['created_at']),
    /** Of one request and of its answers. */
    readingRequest: idOrEmpty,
    /** Of one answer. */
    readingResponse: idOrEmpty,
    user: z.optional(id),
    /** Of the answers of one reader. */
    personality: z.optional(id),
    type: z.optional(z.enum(FEEDBACK_TYPES)),
    days: z.optional(days),
  }),
  output: paged(feedback),
  refuses: ['forbidden', 'not_found'],
});
