import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { toWebpPicture } from '../../platform/files/pictures.ts';
import { addToThread } from './addToThread.ts';
import { type LetterCards, resolveLetterCards } from './letterCards.ts';
import { findDraftDue, findNewestDraft } from '../drafts/draftsSql.ts';
import { markDrawAnswered } from '../draws/drawsSql.ts';
import { closeSeed } from '../drawProof/closeSeed.ts';
import { requireOpenAccount } from './requireOpenAccount.ts';
import { toMessage } from './toMessage.ts';
import { answeredSince, messageInRequest } from './messagesSql.ts';
import { chooseReader } from './chooseReader.ts';
import { computeKeptShare, describeAnswering, MIN_KEPT_SHARE } from '../drafts/rules.ts';
import { READING_IMAGE_PATH } from './readingImages.ts';
import { type LockedRequest, lockRequest } from '../sql.ts';
import { storeRecentLetter } from '../takeBack/storeRecentLetter.ts';
import { claimPicture } from '../takeBack/keptPictures.ts';

type Answer = ParsedInputOf<typeof calls.postResponse>;

/**
 * Decodes and stores an uploaded picture before the transaction, so that no request is locked meanwhile.
 * @returns the name of its file
 */
export async function storePicture(
  context: Context<ScopedAccess>,
  { image }: Answer,
): Promise<string | undefined> {
  if (image === undefined) return undefined;
  const content = await toWebpPicture(image, 'image');
  const name = `${randomUUID()}.webp`;
  await context.storeUnclaimedFile(name, content);
  return name;
}

/** Posts a writer's reading. The text is refused or stored as a whole. */
export async function postResponse(
  context: Context<ScopedAccess>,
  input: Answer,
  uploaded: string | undefined,
) {
  const { db, actor, now } = context;
  const { readingRequest: requestId, answersMessageId } = input;
  const request = await lockRequest.first(db, { requestId, ownerId: null });
  if (request === undefined) refuse('not_found');
  await requireOpenAccount(db, request);
  const letterCards = await resolveCardsAndPicture(context, request, input, uploaded);
  if (answersMessageId !== undefined) await refuseIfAnswered(context, requestId, answersMessageId);
  const named = { named: input.personality ?? null, thread: request, writerId: actor.id };
  const draft = await findNewestDraft(db, requestId);
  const { dueAt: draftDueAt = null } = (await findDraftDue.first(db, { requestId })) ?? {};
  const usedDraft = findUsedDraft(draft, input);
  const message = await addToThread(context, request, {
    kind: 'readingResponse',
    text: input.message,
    personalityId: await chooseReader(db, named),
    ...letterCards,
    draft: usedDraft,
    logEntries: [describeAnswering(usedDraft)],
  });
  const draw = await markDrawAnswered(db, requestId, now);
  await closeSeed(context, message, draw);
  await storeRecentLetter(context, message, {
    before: { ...request, draftDueAt },
    draftId: draft?.id ?? null,
    drawId: draw?.id ?? null,
  });
  if (uploaded !== undefined) await context.claimFile(uploaded);
  return message;
}

/**
 * The cards of a letter, and its picture: the uploaded one, or one that was uploaded with a letter taken back, or else
 * that of its card.
 */
async function resolveCardsAndPicture(
  context: Context<ScopedAccess>,
  request: LockedRequest,
  input: Answer,
  uploaded: string | undefined,
): Promise<LetterCards> {
  const { imagePath } = input;
  const isSentAgain =
    uploaded === undefined && imagePath !== undefined && (await claimPicture(context, request.id, imagePath));
  const ownPicture =
    uploaded !== undefined ? READING_IMAGE_PATH + uploaded : isSentAgain ? imagePath : undefined;
  if (ownPicture === undefined) return resolveLetterCards(input, request);
  // It takes precedence over `imagePath`.
  return { ...resolveLetterCards({ ...input, imagePath: undefined }, request), imagePath: ownPicture };
}

type NewestDraft = Awaited<ReturnType<typeof findNewestDraft>>;

/** The draft that the letter was made from; null if too little of it was kept. */
function findUsedDraft(draft: NewestDraft, input: Answer) {
  if (draft === undefined) return null;
  const kept = computeKeptShare(draft.text, joinLetter(input));
  return kept < MIN_KEPT_SHARE ? null : { id: draft.id, source: draft.source, kept };
}

/** The whole text that the member reads: the letter and the passages of its cards. */
const joinLetter = ({ message, cards }: Answer): string =>
  [message, ...(cards ?? []).map(({ text }) => text ?? '')].join('\n\n');

async function refuseIfAnswered({ db, actor }: Context<ScopedAccess>, requestId: number, messageId: number) {
  if ((await messageInRequest.first(db, { requestId, messageId })) === undefined) refuse('not_found');
  const newer = await answeredSince(db, requestId, messageId, actor.id);
  if (newer !== undefined) refuse('answered_meanwhile', undefined, { message: toMessage(newer) });
}
