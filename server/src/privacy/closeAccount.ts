import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/privacy/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { wrongPassword } from '../accounts/fieldErrors.ts';
import { verifyOwnPassword } from '../accounts/verifyOwnPassword.ts';
import { endMembershipOnClosing } from '../billing/membership/endMembershipOnClosing.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { tryToRemoveUnclaimedFiles, unclaimFiles } from '../platform/files/storedFiles.ts';
import { erase } from './erase.ts';
import { CLOSED_ACT } from './eraseSql.ts';
import { buildClosedMail } from './mails.ts';
import { insertErasedUser, lockPerson } from './sql.ts';

type Input = ParsedInputOf<typeof calls.closeAccount>;

/** When the remaining data is erased: after all running calls of the member have ended. */
const FINISH_AFTER = { minutes: 1 } as const;

/** The verified hash of the password; null if it was wrong. */
export function prepareCloseAccount(context: Context<OwnAccess>, { password }: Input) {
  if (context.actor.isWriter)
    refuse('own_writer_role', 'A writer cannot close their account. Another writer can take the role first');
  return verifyOwnPassword(context, password);
}

/** Ends the membership and all sessions, and erases everything personal; a last mail confirms it. */
export async function closeAccount(context: Context<OwnAccess>, _: Input, passwordHash: string | null) {
  const { db, actor, now } = context;
  const person = passwordHash === null ? undefined : await lockPerson(db, { userId: actor.id, passwordHash });
  if (person === undefined) refuseFields([wrongPassword('password')]);
  await endMembershipOnClosing(context, actor.id);
  const unused = await erase(db, actor.id);
  await insertErasedUser(db, actor.id, { erasedAt: now, nextTryAt: now.add(FINISH_AFTER) });
  await unclaimFiles(db, { names: unused, now });
  context.afterCommit((services) => void tryToRemoveUnclaimedFiles(services, unused));
  await context.audit({
    userId: actor.id,
    act: CLOSED_ACT,
    says: 'The account was closed, and everything personal was erased.',
  });
  await context.mail(buildClosedMail(person));
  await context.announce({
    memberId: actor.id,
    audience: 'writers',
    event: { type: 'subscription', requestId: null, userId: actor.id, status: 'canceled' },
  });
  context.accessChanged(actor.id);
}
