import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { webpPicture } from '../platform/pictures.ts';
import { addToThread } from './addToThread.ts';
import { cardsOnLetter } from './cardsOnLetter.ts';
import { newestDraftOf } from './draftsSql.ts';
import { drawsAreAnswered } from './drawsSql.ts';
import { messageOf } from './messageOf.ts';
import { answeredSince, messageIsIn } from './messagesSql.ts';
import { speaker } from './personalities.ts';
import { answeringOf, LEAST_KEPT, shareKept } from './rules.ts';
import { PICTURES } from './sendPicture.ts';
import { requestForUpdate } from './sql.ts';

type Answer = ParsedInputOf<typeof calls.postResponse>;

/** A writer answers with a reading. What was typed is refused whole or kept whole. */
export async function answerRequest(context: Context<Visible>, input: Answer) {
  const { db, actor, now } = context;
  const { readingRequest: requestId, image, answersMessageId } = input;
  // Before the request is locked: this takes a while.
  const picture = image === undefined ? undefined : await webpPicture(image, 'image');
  const request = await requestForUpdate.first(db, { requestId, whose: null });
  if (request === undefined) refuse('not_found');
  const laid = cardsOnLetter(input, request);
  if (answersMessageId !== undefined) await refuseIfAnswered(context, requestId, answersMessageId);
  const named = { named: input.personality ?? null, ofThread: request.personalityId, writerId: actor.id };
  const name = `${randomUUID()}.webp`;
  const draft = await newestDraftOf(db, requestId);
  const kept = draft === undefined ? 0 : shareKept(draft.text, input.message);
  const isFromDraft = draft !== undefined && kept >= LEAST_KEPT;
  const message = await addToThread(context, request, {
    kind: 'readingResponse',
    text: input.message,
    personalityId: await speaker(db, named),
    ...laid,
    imagePath: picture === undefined ? laid.imagePath : PICTURES + name,
    draft: isFromDraft ? { id: draft.id, kept } : null,
    says: [answeringOf(isFromDraft ? { source: draft.source, kept } : null)],
  });
  await drawsAreAnswered(db, requestId, now);
  // Last, so that what is refused is not stored.
  if (picture !== undefined) await context.storeFile(name, picture);
  return message;
}

async function refuseIfAnswered({ db, actor }: Context<Visible>, requestId: number, messageId: number) {
  if ((await messageIsIn.first(db, { requestId, messageId })) === undefined) refuse('not_found');
  const newer = await answeredSince(db, requestId, messageId, actor.id);
  if (newer !== undefined) refuse('answered_meanwhile', undefined, { message: messageOf(newer) });
}
