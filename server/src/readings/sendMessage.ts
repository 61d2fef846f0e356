import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { requireServiceable } from '../billing/requireServiceable.ts';
import type { Context, Visible } from '../platform/context.ts';
import { addToThread } from './addToThread.ts';
import { speaker } from './personalities.ts';
import { HELP_LINES } from './safety/helpLines.ts';
import { speaksOfDanger } from './safety/speaksOfDanger.ts';
import { requestForUpdate } from './sql.ts';

/** A message inside a request, by its member or by a writer. */
export async function sendMessage(context: Context<Visible>, input: ParsedInputOf<typeof calls.postMessage>) {
  const { db, actor, whose } = context;
  const { id, message: text, personality = null } = input;
  // Asked at once, judged in turn.
  const serviceable = whose === null ? undefined : requireServiceable(context, whose);
  serviceable?.catch(() => {});
  const request = await requestForUpdate.first(db, { requestId: id, whose });
  if (request === undefined) refuse('not_found');
  if (whose !== null) {
    await serviceable;
    const isFlagged = speaksOfDanger(text);
    const message = await addToThread(context, request, {
      kind: 'memberMessage',
      text,
      personalityId: null,
      isFlagged,
    });
    return isFlagged ? { ...message, helpLines: [...HELP_LINES] } : message;
  }
  const named = { named: personality, ofThread: request.personalityId, writerId: actor.id };
  return addToThread(context, request, {
    kind: 'writerMessage',
    text,
    personalityId: await speaker(db, named),
  });
}
