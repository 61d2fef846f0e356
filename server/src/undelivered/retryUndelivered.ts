import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type * as calls from '#contract/undelivered/calls.ts';
import type { Context } from '../platform/context.ts';
import { queueMailAgain, undeliveredById } from './sql.ts';

/** Tries a mail or a job again, at once. A job stays in the list until it succeeds. */
export async function retryUndelivered(
  context: Context,
  { id }: ParsedInputOf<typeof calls.retryUndelivered>,
): Promise<void> {
  const { db, now } = context;
  const failed = await undeliveredById.first(db, { id });
  if (failed === undefined) refuse('not_found');
  const { kind, subject, userId } = failed;
  if (kind === 'job') {
    await context.audit({ userId: null, act: 'job_retried', says: `The job ‘${subject}’ was tried again.` });
    context.wakeJobIn(0, subject);
    return;
  }
  if ((await queueMailAgain.first(db, { id, now })) === undefined) refuse('not_found');
  await context.audit({ userId, act: 'mail_retried', says: `The mail ‘${subject}’ was tried again.` });
  context.wakeJobIn(0, 'mail');
}
