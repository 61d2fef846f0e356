import type { Feedback } from '#contract/feedback/calls.ts';
import type { FeedbackRow } from './sql.ts';
import { toSigningReader } from '../profiles/signingReader.ts';

/** Feedback in the contract's shape. */
export const toFeedback = (row: FeedbackRow): Feedback => ({
  id: row.id,
  type: row.type,
  reason: row.reason,
  readingRequestId: row.responseId === null ? row.requestId : null,
  readingResponseId: row.responseId,
  requestId: row.requestId,
  user: { id: row.userId, firstName: row.firstName },
  reader: toSigningReader(row),
  createdAt: row.createdAt,
});
