import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import { lockUser } from '../accounts/lockUser.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { toWebpPicture } from '../platform/files/pictures.ts';
import { removeReplacedFile } from '../platform/files/storedFiles.ts';
import { findPicture, saveProfile } from './sql.ts';

export const PICTURE_PATH = '/api/profile_pictures/';

/** Replaces a member's private picture. Decoding and storing it are slow, so the transaction begins only after them. */
export async function uploadMemberPicture(
  context: Context<OwnAccess>,
  input: ParsedInputOf<typeof calls.uploadPicture>,
) {
  const { actor } = context;
  const content = await toWebpPicture(input.picture, 'picture');
  const name = `${randomUUID()}.webp`;
  const picture = PICTURE_PATH + name;
  await context.storeUnclaimedFile(name, content);
  await context.transaction(async (inside) => {
    // The account, because the first picture may also create the profile.
    await lockUser.first(inside.db, { userId: actor.id });
    const before = await findPicture(inside.db, actor.id);
    await inside.claimFile(name);
    await saveProfile(inside.db, actor.id, { picture });
    if (before?.picture) await removeReplacedFile(inside, before.picture.slice(PICTURE_PATH.length));
  });
  return { picture };
}
