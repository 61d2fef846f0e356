import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { requireServiceable } from '../../billing/membership/requireServiceable.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { addToThread } from './addToThread.ts';
import { chooseReader } from './chooseReader.ts';
import { requireOpenAccount } from './requireOpenAccount.ts';
import { findMemberHelpLines } from '../safety/findMemberHelpLines.ts';
import { indicatesDanger } from '../safety/indicatesDanger.ts';
import { lockRequest } from '../sql.ts';

type Input = ParsedInputOf<typeof calls.postMessage> & {
  /** The mail from which the message was taken indicates danger, perhaps in a part that was left out. */
  isDanger?: boolean;
};

/** Posts a message to a request, by its member or a writer. */
export async function postMessage(context: Context<ScopedAccess>, input: Input) {
  const { db, actor, ownerId } = context;
  const { id, message: text, personality = null, isDanger = false } = input;
  // Both queries are sent at once; the results are checked in order.
  const serviceable = ownerId === null ? undefined : requireServiceable(context, ownerId);
  serviceable?.catch(() => {});
  const request = await lockRequest.first(db, { requestId: id, ownerId });
  if (request === undefined) refuse('not_found');
  if (ownerId !== null) {
    await serviceable;
    const isFlagged = isDanger || indicatesDanger(text);
    const message = await addToThread(context, request, {
      kind: 'memberMessage',
      text,
      personalityId: null,
      isFlagged,
    });
    return isFlagged ? { ...message, helpLines: await findMemberHelpLines(context, ownerId) } : message;
  }
  await requireOpenAccount(db, request);
  return addToThread(context, request, {
    kind: 'writerMessage',
    text,
    personalityId: await chooseReader(db, { named: personality, thread: request, writerId: actor.id }),
  });
}
