import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/tags/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { insertTag } from './sql.ts';
import { toManagedTag } from './toManagedTag.ts';

export async function createTag(context: Context<ScopedAccess>, tag: ParsedInputOf<typeof calls.createTag>) {
  const { id } = await insertTag(context.db, { ...tag, createdAt: context.now });
  const message = `The tag ‘${tag.text}’ was made, in ${tag.color}.`;
  await context.audit({ userId: null, act: 'tag_created', says: message });
  return toManagedTag({ id, ...tag, membersCount: 0 });
}
