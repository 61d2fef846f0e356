import type { User } from '#contract/members/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { refuseIfEdited } from '../platform/http/etag.ts';
import { getUser } from './getUser.ts';
import { lockProfile, lockOpenUser } from './sql.ts';

/**
 * Locks a user for a change and returns them as they are.
 * @throws {Refusal} `not_found`, or `edited_meanwhile` when the call's `If-Match` names an older version
 */
export async function lockUserForChange(context: Context<ScopedAccess>, id: number): Promise<User> {
  const { db } = context;
  if ((await lockOpenUser.first(db, { id })) === undefined) refuse('not_found');
  await lockProfile.first(db, { userId: id });
  const user = await getUser(context, { id });
  await refuseIfEdited(context, user.etag, () => user);
  return user;
}
