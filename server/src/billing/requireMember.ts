import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { closedAccount, memberById } from './sql.ts';

/** The member whose billing a call is about. A writer may name anyone; refused unless they exist and are a member. */
export async function requireMember({
  db,
  actor,
  ownerId,
}: Pick<Context<OwnAccess>, 'db' | 'actor' | 'ownerId'>) {
  if (!actor.isWriter) return actor;
  return (await memberById(db, ownerId)) ?? refuse('not_found');
}

/** The same for calls that begin something: refused for a closed account, whose ledger alone is left. */
export async function requireOpenMember(context: Context<OwnAccess>) {
  const member = await requireMember(context);
  if ((await closedAccount.first(context.db, { userId: member.id })) !== undefined) refuse('not_found');
  return member;
}
