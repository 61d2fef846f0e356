import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/tags/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { refuseIfEdited } from '../platform/http/etag.ts';
import { lockTag, tagById, updateTag } from './sql.ts';
import { toManagedTag } from './toManagedTag.ts';

export async function patchTag(
  context: Context<ScopedAccess>,
  { id, ...change }: ParsedInputOf<typeof calls.patchTag>,
) {
  const { db } = context;
  if ((await lockTag.first(db, { id })) === undefined) refuse('not_found');
  const before = toManagedTag(await tagById.one(db, { id }));
  await refuseIfEdited(context, before.etag, () => before);
  await updateTag(db, id, change);
  const after = toManagedTag(await tagById.one(db, { id }));
  if (after.etag !== before.etag)
    await context.audit({
      userId: null,
      act: 'tag_changed',
      says: `Tag ${id} is now called ‘${after.text}’, in ${after.color}.`,
    });
  return after;
}
