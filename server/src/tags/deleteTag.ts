import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/tags/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { deleteTagById, deleteTagOfMembers, lockTag, tagById } from './sql.ts';

/** Deletes a tag, and takes it off every member who has it. */
export async function deleteTag(
  context: Context<ScopedAccess>,
  { id }: ParsedInputOf<typeof calls.deleteTag>,
) {
  const { db } = context;
  if ((await lockTag.first(db, { id })) === undefined) refuse('not_found');
  const { text } = await tagById.one(db, { id });
  const { numDeletedRows: members } = await deleteTagOfMembers(db, id);
  await deleteTagById(db, id);
  await context.audit({
    userId: null,
    act: 'tag_deleted',
    says: describeDeletion(text, members),
  });
}

function describeDeletion(text: string, members: bigint): string {
  if (members === 0n) return `The tag ‘${text}’ was deleted.`;
  return `The tag ‘${text}’ was deleted and taken off ${members} ${members === 1n ? 'member' : 'members'}.`;
}
