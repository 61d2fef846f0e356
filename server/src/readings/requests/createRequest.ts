import type { ParsedInputOf } from '#contract/call.ts';
import { pick } from '#contract/pick.ts';
import type * as calls from '#contract/readings/calls.ts';
import { choices } from '#contract/readings/forms.ts';
import { buildTitle } from '#contract/readings/rules.ts';
import { lockUserUnchanged } from '../../accounts/lockUser.ts';
import { requireServiceable } from '../../billing/membership/requireServiceable.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { createSeed } from '../drawProof/seeds.ts';
import { insertSeed } from '../drawProof/seedsSql.ts';
import { queueDraft } from '../drafts/draftsSql.ts';
import { insertMessage } from '../thread/messagesSql.ts';
import { requireReader } from '../thread/chooseReader.ts';
import { computeDueAt } from '../rules.ts';
import { requestIndicatesDanger } from '../safety/indicatesDanger.ts';
import { getRequest } from './getRequest.ts';
import { toStoredOtherPerson } from './otherPerson.ts';
import { insertRequest } from '../sql.ts';
import { draftDueAfter, scheduleDrafts } from '../drafts/writeDrafts.ts';

/** Creates a request; the question is the first message of its thread. */
export async function createRequest(
  context: Context<OwnAccess>,
  input: ParsedInputOf<typeof calls.createRequest>,
) {
  const { db, actor, now, config } = context;
  const { message: question, personality = null, isRushed } = input;
  const title = input.title === '' ? buildTitle(question) : input.title;
  const isFlagged = requestIndicatesDanger({ title, question });
  // Else the account could be closed meanwhile, and what it erases would not include this question.
  await lockUserUnchanged.first(db, { userId: actor.id });
  await requireServiceable(context, actor.id);
  const { id } = await insertRequest(db, {
    userId: actor.id,
    title,
    status: 'OPENED',
    ...pick(input, choices),
    personalityId: await requireReader(db, personality, { userId: actor.id, personalityId: null }),
    isFlagged,
    unreadForWriters: 1,
    createdAt: now,
    lastMessageTime: now,
    dueAt: computeDueAt(now, isRushed, config),
    otherPerson: toStoredOtherPerson(input.otherPerson, now),
  });
  await insertSeed.run(db, { requestId: id, seed: createSeed(), now });
  await insertMessage.run(db, {
    requestId: id,
    userId: actor.id,
    senderId: actor.id,
    sender: 'member',
    title,
    text: question,
    responseMode: 'Standard',
    personalityId: null,
    tarot: null,
    imagePath: null,
    spread: null,
    cards: null,
    createdAt: now,
    draftId: null,
    draftKept: null,
  });
  if (!isFlagged) {
    await queueDraft.run(db, { requestId: id, dueAt: draftDueAfter(now) });
    scheduleDrafts(context);
  }
  await context.announce({ memberId: actor.id, audience: 'both', event: { type: 'request', requestId: id } });
  return getRequest(context, { id });
}
