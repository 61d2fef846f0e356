import type { Review } from '#contract/grades/calls.ts';
import type { ReviewRow } from './reviewsSql.ts';
import { toSigningReader } from '../profiles/signingReader.ts';

/** A review in the contract's shape. */
export const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  readingResponseId: row.messageId,
  requestId: row.requestId,
  grade: row.grade as Review['grade'],
  note: row.note,
  reader: toSigningReader(row),
  writer: { id: row.writerId, name: row.writerName },
  createdAt: row.createdAt,
});
