import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { isClosedAccount } from '../accounts/isClosedAccount.ts';
import { customerById, memberById } from './sql.ts';

/** The member whose billing a call is about. A writer may name any member; refused if there is no such member. */
export async function requireMember({
  db,
  actor,
  ownerId,
}: Pick<Context<OwnAccess>, 'db' | 'actor' | 'ownerId'>) {
  if (!actor.isWriter) return actor;
  return (await memberById(db, ownerId)) ?? refuse('not_found');
}

/** Like `requireMember`, for calls that add something; refused for a closed account, which keeps only its ledger. */
export async function requireOpenMember(context: Context<OwnAccess>) {
  const member = await requireMember(context);
  if (await isClosedAccount(context.db, member.id)) refuse('not_found');
  return member;
}

/** Refuses a member's own call if they were blocked or became a writer since it began. */
export async function refuseUnlessCustomer(
  { db, actor }: Pick<Context<OwnAccess>, 'db' | 'actor'>,
  userId: number,
): Promise<void> {
  if (!actor.isWriter && (await customerById.first(db, { userId })) === undefined) refuse('forbidden');
}
