import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { changeProfile } from './changeProfile.ts';
import { loadProfile } from './loadProfile.ts';

export async function updateMe(context: Context<OwnAccess>, form: ParsedInputOf<typeof calls.updateMe>) {
  const { db, actor, now } = context;
  await changeProfile(context, actor.id, form);
  return loadProfile(db, actor.id, now);
}
