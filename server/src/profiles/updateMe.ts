import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import { requestEmailChange, verifyEmailChange } from '../accounts/emailChange.ts';
import { lockUser } from '../accounts/lockUser.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { refuseIfEdited } from '../platform/http/etag.ts';
import { assignReader } from './assignReader.ts';
import { changeProfile } from './changeProfile.ts';
import { loadProfile } from './loadProfile.ts';

type Form = ParsedInputOf<typeof calls.updateMe>;

/** The verified hash of the password if the call gives a new address. */
export const prepareUpdateMe = (context: Context<OwnAccess>, form: Form): Promise<string | null> =>
  verifyEmailChange(context, form);

export async function updateMe(context: Context<OwnAccess>, form: Form, passwordHash: string | null) {
  const { db, actor, now } = context;
  const { email, password: _, assignedPersonalityUser: readerId, ...profile } = form;
  await lockUser.first(db, { userId: actor.id });
  const before = await loadProfile(db, actor.id, now);
  await refuseIfEdited(context, before.etag, () => before);
  if (readerId !== undefined) await assignReader(db, actor.id, readerId);
  await requestEmailChange(context, { email }, passwordHash);
  await changeProfile(context, actor.id, profile);
  return loadProfile(db, actor.id, now);
}
