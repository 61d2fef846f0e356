import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { memberById } from './sql.ts';

/** The member whose billing a call is about. A writer may name anyone; refused unless they exist and are a member. */
export async function requireMember({
  db,
  actor,
  ownerId,
}: Pick<Context<OwnAccess>, 'db' | 'actor' | 'ownerId'>) {
  if (!actor.isWriter) return actor;
  return (await memberById(db, ownerId)) ?? refuse('not_found');
}
