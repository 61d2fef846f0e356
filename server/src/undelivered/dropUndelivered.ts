import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type * as calls from '#contract/undelivered/calls.ts';
import type { Context } from '../platform/context.ts';
import { deleteFailedMail, deleteJobFailure, undeliveredById } from './sql.ts';

/** Discards a mail for good. A job is still tried, and listed again after a few more failures. */
export async function dropUndelivered(
  context: Context,
  { id }: ParsedInputOf<typeof calls.dropUndelivered>,
): Promise<void> {
  const { db } = context;
  const failed = await undeliveredById.first(db, { id });
  if (failed === undefined) refuse('not_found');
  const { kind, subject, userId } = failed;
  const dropped = await (kind === 'mail' ? deleteFailedMail : deleteJobFailure).first(db, { id });
  if (dropped === undefined) refuse('not_found');
  await context.audit(
    kind === 'mail'
      ? { userId, act: 'mail_dropped', says: `The mail ‘${subject}’ was dropped.` }
      : { userId: null, act: 'job_dropped', says: `The failures of the job ‘${subject}’ were dropped.` },
  );
}
