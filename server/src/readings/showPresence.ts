import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { requestIsVisible, writerById } from './sql.ts';

/** The other writers see who looks at a request or types in it; nothing is stored. */
export async function showPresence(
  context: Context<Visible>,
  { id, state }: ParsedInputOf<typeof calls.setPresence>,
) {
  const { db, actor, whose } = context;
  const request = await requestIsVisible.first(db, { requestId: id, whose });
  const writer = await writerById(db, actor.id);
  if (request === undefined || writer === undefined) refuse('not_found');
  context.whisper({
    type: 'presence',
    requestId: id,
    state,
    writer: { id: writer.id, name: writer.firstName },
  });
}
