import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { toWebpPicture } from '../platform/files/pictures.ts';
import { pictureForUpdate, saveProfile } from './sql.ts';

export const PICTURE_PATH = '/api/profile_pictures/';

/** Replaces a member's private picture. Decoding is slow, so the transaction begins only after it. */
export async function uploadMemberPicture(
  context: Context<OwnAccess>,
  input: ParsedInputOf<typeof calls.uploadPicture>,
) {
  const { files, actor, log } = context;
  const content = await toWebpPicture(input.picture, 'picture');
  const name = `${randomUUID()}.webp`;
  const picture = PICTURE_PATH + name;
  const remove = (unused: string) =>
    files
      .remove(unused)
      .catch((error: unknown) => log.warn({ err: error, unused }, 'an unused picture could not be removed'));
  await context.transaction(async ({ db, afterCommit, storeFile }) => {
    const before = await pictureForUpdate(db, actor.id);
    await storeFile(name, content);
    await saveProfile(db, actor.id, { picture });
    if (before?.picture) afterCommit(() => void remove(before.picture!.slice(PICTURE_PATH.length)));
  });
  return { picture };
}
