import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { updateTag } from './sql.ts';

export async function patchTag(
  context: Context<ScopedAccess>,
  { id, ...change }: ParsedInputOf<typeof calls.patchTag>,
) {
  const changed = (await updateTag(context.db, id, change)) ?? refuse('not_found');
  const message = `Tag ${id} is now called ‘${changed.text}’, in ${changed.color}.`;
  await context.audit({ userId: null, act: 'tag_changed', says: message });
  return changed;
}
