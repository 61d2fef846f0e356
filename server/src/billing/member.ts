import { refuse } from '#contract/refusals.ts';
import type { Context, Self } from '../platform/context.ts';
import { memberById } from './sql.ts';

/** The member whose billing a call is about. A writer may name anyone: only who exists and is a member counts. */
export async function memberOf({ db, actor, whose }: Pick<Context<Self>, 'db' | 'actor' | 'whose'>) {
  if (!actor.isWriter) return actor;
  return (await memberById(db, whose)) ?? refuse('not_found');
}
