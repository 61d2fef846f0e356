import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { insertTag } from './sql.ts';

export async function createTag(context: Context<ScopedAccess>, tag: ParsedInputOf<typeof calls.createTag>) {
  const added = await insertTag(context.db, { ...tag, createdAt: context.now });
  const message = `The tag ‘${added.text}’ was made, in ${added.color}.`;
  await context.audit({ userId: null, act: 'tag_created', says: message });
  return added;
}
