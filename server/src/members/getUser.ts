import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/members/calls.ts';
import type { User } from '#contract/members/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { toEtag } from '../platform/http/etag.ts';
import { loadPersonalDetails } from '../profiles/loadProfile.ts';
import { toListedUser } from './toListedUser.ts';
import { userById } from './sql.ts';

export async function getUser(
  { db, now }: Pick<Context<ScopedAccess>, 'db' | 'now'>,
  { id }: ParsedInputOf<typeof calls.getUser>,
): Promise<User> {
  const row = await userById.first(db, { id });
  if (row === undefined) refuse('not_found');
  const details = await loadPersonalDetails(db, id);
  const user = toListedUser(row, now);
  const { firstName, lastName, email, isWriter, isBlocked, assignedPersonalityUser } = user;
  const editable = { firstName, lastName, email, isWriter, isBlocked, assignedPersonalityUser, ...details };
  return { ...user, ...details, etag: toEtag(editable) };
}
