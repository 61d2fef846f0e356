import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import { READER_PICTURES } from '#contract/readers/codes.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { toWebpPicture } from '../platform/files/pictures.ts';
import { removeReplacedFile } from '../platform/files/storedFiles.ts';
import { uploadMemberPicture } from '../profiles/uploadMemberPicture.ts';
import { toStoredName } from './readerPictures.ts';
import { lockOwnReader, readerOfUser, updateReader } from './sql.ts';

/** Replaces the actor's picture: a member's private one, or the public one of a writer's reader. */
export const uploadPicture = (
  context: Context<OwnAccess>,
  input: ParsedInputOf<typeof calls.uploadPicture>,
): Promise<{ picture: string }> =>
  context.actor.isWriter ? uploadReaderPicture(context, input) : uploadMemberPicture(context, input);

/** Decoding and storing the picture are slow, so the transaction begins only after them. */
async function uploadReaderPicture(
  context: Context<OwnAccess>,
  input: ParsedInputOf<typeof calls.uploadPicture>,
) {
  const userId = context.actor.id;
  if ((await readerOfUser.first(context.db, { userId })) === undefined) refuse('no_own_reader');
  const content = await toWebpPicture(input.picture, 'picture');
  const name = `${randomUUID()}.webp`;
  const picture = READER_PICTURES + name;
  await context.storeUnclaimedFile(name, content);
  await context.transaction(async (inside) => {
    const { db, audit, claimFile } = inside;
    const before = (await lockOwnReader.first(db, { userId })) ?? refuse('no_own_reader');
    await claimFile(name);
    await updateReader(db, before.id, { picture });
    await audit({ userId, act: 'reader_edited', says: 'Changed the picture of their reader.' });
    const unused = toStoredName(before.picture);
    if (unused !== undefined) await removeReplacedFile(inside, unused);
  });
  return { picture };
}
