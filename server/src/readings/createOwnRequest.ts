import type { ParsedInputOf } from '#contract/call.ts';
import { pick } from '#contract/pick.ts';
import type * as calls from '#contract/readings/calls.ts';
import { choices } from '#contract/readings/forms.ts';
import { buildTitle } from '#contract/readings/rules.ts';
import { requireServiceable } from '../billing/requireServiceable.ts';
import type { Context, Self } from '../platform/context.ts';
import { insertMessage } from './messagesSql.ts';
import { knownPersonality } from './personalities.ts';
import { dueFrom } from './rules.ts';
import { speaksOfDanger } from './safety/speaksOfDanger.ts';
import { showRequest } from './showRequest.ts';
import { insertRequest } from './sql.ts';
import { draftDueAfter, wakeDrafts } from './writeDrafts.ts';

/** A member asks: the question is the first message of the thread. */
export async function createOwnRequest(
  context: Context<Self>,
  input: ParsedInputOf<typeof calls.createRequest>,
) {
  const { db, actor, now, config } = context;
  const { message: question, personality = null, isRushed } = input;
  const title = input.title === '' ? buildTitle(question) : input.title;
  const isFlagged = speaksOfDanger(`${title}\n${question}`);
  await requireServiceable(context, actor.id);
  const { id } = await insertRequest(db, {
    userId: actor.id,
    title,
    status: 'OPENED',
    ...pick(input, choices),
    personalityId: await knownPersonality(db, personality),
    isFlagged,
    unreadForWriters: 1,
    createdAt: now,
    lastMessageTime: now,
    dueAt: dueFrom(now, isRushed, config),
    draftDueAt: isFlagged ? null : draftDueAfter(now),
  });
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
  if (!isFlagged) wakeDrafts(context);
  await context.announce({ memberId: actor.id, audience: 'both', event: { type: 'request', requestId: id } });
  return showRequest(context, { id });
}
