import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { toWebpPicture } from '../../platform/files/pictures.ts';
import { addToThread } from './addToThread.ts';
import { resolveLetterCards } from './letterCards.ts';
import { findDraftDue, findNewestDraft } from '../drafts/draftsSql.ts';
import { markDrawAnswered } from '../draws/drawsSql.ts';
import { closeSeed } from '../drawProof/closeSeed.ts';
import { requireOpenAccount } from './requireOpenAccount.ts';
import { toMessage } from './toMessage.ts';
import { answeredSince, messageInRequest } from './messagesSql.ts';
import { chooseReader } from './chooseReader.ts';
import { computeKeptShare, describeAnswering, MIN_KEPT_SHARE } from '../drafts/rules.ts';
import { READING_IMAGE_PATH } from './readingImages.ts';
import { lockRequest } from '../sql.ts';
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
  const { readingRequest: requestId, imagePath, answersMessageId } = input;
  const request = await lockRequest.first(db, { requestId, ownerId: null });
  if (request === undefined) refuse('not_found');
  await requireOpenAccount(db, request);
  const isSentAgain =
    uploaded === undefined && imagePath !== undefined && (await claimPicture(context, requestId, imagePath));
  // An uploaded picture takes precedence over `imagePath`.
  const isUploaded = uploaded !== undefined || isSentAgain;
  const letterCards = resolveLetterCards(isUploaded ? { ...input, imagePath: undefined } : input, request);
  if (answersMessageId !== undefined) await refuseIfAnswered(context, requestId, answersMessageId);
  const named = { named: input.personality ?? null, thread: request, writerId: actor.id };
  const draft = await findNewestDraft(db, requestId);
  const { dueAt: draftDueAt = null } = (await findDraftDue.first(db, { requestId })) ?? {};
  const kept = draft === undefined ? 0 : computeKeptShare(draft.text, joinLetter(input));
  const isFromDraft = draft !== undefined && kept >= MIN_KEPT_SHARE;
  const message = await addToThread(context, request, {
    kind: 'readingResponse',
    text: input.message,
    personalityId: await chooseReader(db, named),
    ...letterCards,
    imagePath:
      uploaded !== undefined
        ? READING_IMAGE_PATH + uploaded
        : isSentAgain
          ? imagePath
          : letterCards.imagePath,
    draft: isFromDraft ? { id: draft.id, kept } : null,
    logEntries: [describeAnswering(isFromDraft ? { source: draft.source, kept } : null)],
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

/** The whole text that the member reads: the letter and the passages of its cards. */
const joinLetter = ({ message, cards }: Answer): string =>
  [message, ...(cards ?? []).map(({ text }) => text ?? '')].join('\n\n');

async function refuseIfAnswered({ db, actor }: Context<ScopedAccess>, requestId: number, messageId: number) {
  if ((await messageInRequest.first(db, { requestId, messageId })) === undefined) refuse('not_found');
  const newer = await answeredSince(db, requestId, messageId, actor.id);
  if (newer !== undefined) refuse('answered_meanwhile', undefined, { message: toMessage(newer) });
}
