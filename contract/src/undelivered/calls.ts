import * as z from 'zod/mini';
import { call, emptyObject, id, isoDateTime, paged, paging } from '../call.ts';
import { UNDELIVERED_KINDS } from './codes.ts';

/** A mail that is no longer tried, or a job that keeps failing. Never the mail's text. */
export const undelivered = z.object({
  id,
  kind: z.enum(UNDELIVERED_KINDS),
  /** The address of a mail; null for a job. */
  recipient: z.nullable(z.string()),
  /** The subject of a mail, or what the job does. */
  subject: z.string(),
  error: z.string(),
  tries: z.int(),
  failedAt: isoDateTime,
});
export type Undelivered = z.output<typeof undelivered>;

export const listUndelivered = call({
  method: 'GET',
  path: '/api/undelivered',
  summary: 'Mails and jobs that have failed for good, newest first',
  input: z.strictObject({ ...paging(['created_at']), kind: z.optional(z.enum(UNDELIVERED_KINDS)) }),
  output: paged(undelivered),
});

export const retryUndelivered = call({
  method: 'POST',
  path: '/api/undelivered/{id}/retry',
  summary: 'Try a mail or a job again, at once',
  input: z.strictObject({ id }),
  output: emptyObject,
  status: 204,
});

export const dropUndelivered = call({
  method: 'DELETE',
  path: '/api/undelivered/{id}',
  summary: 'Drop a mail for good, or a job from the list until it fails again',
  input: z.strictObject({ id }),
  output: emptyObject,
  status: 204,
});
