import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import type { User } from '#contract/people/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { loadPersonalDetails } from '../profiles/loadProfile.ts';
import { toListedUser } from './toListedUser.ts';
import { userById } from './sql.ts';

export async function getUser(
  { db, now }: Pick<Context<ScopedAccess>, 'db' | 'now'>,
  { id }: ParsedInputOf<typeof calls.getUser>,
): Promise<User> {
  const row = await userById.first(db, { id });
  if (row === undefined) refuse('not_found');
  return { ...toListedUser(row, now), ...(await loadPersonalDetails(db, id)) };
}
