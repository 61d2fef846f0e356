import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type { postResponse } from '#contract/readings/calls.ts';
import { type FieldError, refuse, refuseFields } from '#contract/refusals.ts';
import { cardNamed } from '#contract/tarot/rules.ts';
import type { Context, Visible } from '../platform/context.ts';
import { webpPicture } from '../platform/pictures.ts';
import { pictureAt, picturesNamed, withoutVersion } from '../tarot/deckPictures.ts';
import { addToThread } from './addToThread.ts';
import { messageOf } from './messageOf.ts';
import { answeredSince, messageIsIn } from './messagesSql.ts';
import { speaker } from './personalities.ts';
import { PICTURES } from './sendPicture.ts';
import { requestForUpdate, retireDrafts } from './sql.ts';

type Answer = ParsedInputOf<typeof postResponse>;

/** A writer answers with a reading. What was typed is refused whole or kept whole. */
export async function answerRequest(context: Context<Visible>, input: Answer) {
  const { db, actor, now, files } = context;
  const { readingRequest: requestId, image, answersMessageId } = input;
  const card = cardOf(input);
  // Before the request is locked: this takes a while.
  const picture = image === undefined ? undefined : await webpPicture(image, 'image');
  const [request] = await requestForUpdate(db, { requestId, whose: null });
  if (request === undefined) refuse('not_found');
  if (answersMessageId !== undefined) await refuseIfAnswered(context, requestId, answersMessageId);
  const named = { named: input.personality ?? null, ofThread: request.personalityId, writerId: actor.id };
  const name = `${randomUUID()}.webp`;
  const message = await addToThread(context, request, {
    kind: 'readingResponse',
    text: input.message,
    personalityId: await speaker(db, named),
    tarot: card.tarot,
    imagePath: picture === undefined ? card.imagePath : PICTURES + name,
    spread: input.spread ?? null,
    cards: input.cards?.map((each) => ({ ...each, imagePath: withoutVersion(each.imagePath) })) ?? [],
  });
  await retireDrafts(db, requestId, now);
  // Last, so that a refusal leaves no file behind.
  if (picture !== undefined) await files.put(name, picture);
  return message;
}

/** The card by its name and its picture; only pictures of our decks are taken, by the paths we gave. */
function cardOf({ tarot, imagePath, cards = [] }: Answer): {
  tarot: string | null;
  imagePath: string | null;
} {
  const wrong: FieldError[] = [];
  const picture = imagePath === undefined ? undefined : pictureAt(imagePath);
  if (imagePath !== undefined && picture === undefined) wrong.push({ param: 'image_path', msg: NO_PICTURE });
  const name =
    tarot === undefined ? picture?.tarot : (cardNamed(tarot)?.name ?? picturesNamed(tarot)[0]?.tarot);
  if (tarot !== undefined && name === undefined) wrong.push({ param: 'tarot', msg: 'There is no such card' });
  if (picture !== undefined && name !== undefined && picture.tarot !== name)
    wrong.push({ param: 'image_path', msg: `This is not a picture of ${name}` });
  cards.forEach((card, n) => {
    if (pictureAt(card.imagePath) === undefined)
      wrong.push({ param: `cards.${n}.image_path`, msg: NO_PICTURE });
  });
  if (wrong.length > 0) refuseFields(wrong);
  return { tarot: name ?? null, imagePath: imagePath === undefined ? null : withoutVersion(imagePath) };
}

const NO_PICTURE = 'This is not a picture of our decks';

async function refuseIfAnswered({ db, actor }: Context<Visible>, requestId: number, messageId: number) {
  if ((await messageIsIn(db, { requestId, messageId })).length === 0) refuse('not_found');
  const newer = await answeredSince(db, requestId, messageId, actor.id);
  if (newer !== undefined) refuse('answered_meanwhile', undefined, { message: messageOf(newer) });
}
