import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import type { User } from '#contract/people/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { personalDetailsOf } from '../profiles/profileOf.ts';
import { listedUserOf } from './listedUserOf.ts';
import { userById } from './usersSql.ts';

export async function userOf(
  { db, now }: Pick<Context<Visible>, 'db' | 'now'>,
  { id }: ParsedInputOf<typeof calls.getUser>,
): Promise<User> {
  const row = await userById.first(db, { id });
  if (row === undefined) refuse('not_found');
  return { ...listedUserOf(row, now), ...(await personalDetailsOf(db, id)) };
}
