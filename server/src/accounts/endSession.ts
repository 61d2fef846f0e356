import type * as calls from '#contract/privacy/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { deleteOwnToken } from './sql.ts';

export async function endSession(
  context: Context<OwnAccess>,
  { id }: ParsedInputOf<typeof calls.endSession>,
) {
  const { db, actor } = context;
  if ((await deleteOwnToken(db, actor.id, id)) === undefined) refuse('not_found');
  context.accessChanged(actor.id);
}
