import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Self, Visible } from '../platform/context.ts';
import { webpPicture } from '../platform/pictures.ts';
import type { AnsweredFile } from '../platform/route.ts';
import { isPictureVisible, pictureForUpdate, saveProfile } from './sql.ts';

const FOLDER = '/api/profile_pictures/';

/** Decoding takes long, so the transaction is opened only after it. */
export async function setOwnPicture(
  context: Context<Self>,
  input: ParsedInputOf<typeof calls.uploadPicture>,
) {
  const { files, actor, log } = context;
  const content = await webpPicture(input.picture, 'picture');
  const name = `${randomUUID()}.webp`;
  const picture = FOLDER + name;
  const remove = (unused: string) =>
    files.remove(unused).catch((error: unknown) => log.warn({ err: error, unused }, 'a picture was left'));
  await context.transaction(async ({ db, afterCommit, storeFile }) => {
    const before = await pictureForUpdate(db, actor.id);
    await storeFile(name, content);
    await saveProfile(db, actor.id, { picture });
    if (before?.picture) afterCommit(() => void remove(before.picture!.slice(FOLDER.length)));
  });
  return { picture };
}

/** The picture to whoever may see it; to anyone else it is not there. */
export async function profilePictureFile(
  { db, whose, files }: Context<Visible>,
  { name }: ParsedInputOf<typeof calls.getProfilePicture>,
): Promise<AnsweredFile> {
  const visible = await isPictureVisible.first(db, { path: FOLDER + name, whose });
  const file = visible && (await files.get(name));
  if (file === undefined) refuse('not_found');
  return { ...file, type: 'image/webp' };
}
