import * as z from 'zod/mini';
import { call, emptyObject, id, isoDateTime, paged, paging } from '../call.ts';
import { UNDELIVERED_KINDS } from './codes.ts';

/** A mail that was given up, or a job that keeps failing. Does not include the mail's text. */
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
  summary: 'Mails that were given up and jobs that keep failing, newest first',
  input: z.strictObject({ ...paging(['created_at']), kind: z.optional(z.enum(UNDELIVERED_KINDS)) }),
  output: paged(undelivered),
});

export const retryUndelivered = call({
  method: 'POST',
  path: '/api/undelivered/{id}/retry',
  summary: 'Retry a mail or a job now',
  input: z.strictObject({ id }),
  output: emptyObject,
  status: 204,
});

export const dropUndelivered = call({
  method: 'DELETE',
  path: '/api/undelivered/{id}',
  summary: 'Delete a mail, or remove a job from the list until it fails again',
  input: z.strictObject({ id }),
  output: emptyObject,
  status: 204,
});
