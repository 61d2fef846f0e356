import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { visibleRequest } from '../sql.ts';
import { writerById } from '../writersSql.ts';

/** Shows the other writers who is viewing a request or typing in it; nothing is stored. */
export async function setPresence(
  context: Context<ScopedAccess>,
  { id, state }: ParsedInputOf<typeof calls.setPresence>,
) {
  const { db, actor, ownerId } = context;
  const request = await visibleRequest.first(db, { requestId: id, ownerId });
  const writer = await writerById(db, actor.id);
  if (request === undefined || writer === undefined) refuse('not_found');
  context.broadcastEphemeral({
    type: 'presence',
    requestId: id,
    state,
    writer: { id: writer.id, name: writer.firstName },
  });
}
