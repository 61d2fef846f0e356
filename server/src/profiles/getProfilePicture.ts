import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/profiles/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import type { FileResponse } from '../platform/http/route.ts';
import { visibleProfilePicture } from './sql.ts';
import { PICTURE_PATH } from './uploadMemberPicture.ts';

/** Sends the picture; refuses with 404 if the actor may not see it. */
export async function getProfilePicture(
  { db, ownerId, files }: Context<ScopedAccess>,
  { name }: ParsedInputOf<typeof calls.getProfilePicture>,
): Promise<FileResponse> {
  const visible = await visibleProfilePicture.first(db, { path: PICTURE_PATH + name, ownerId });
  const file = visible && (await files.get(name));
  if (file === undefined) refuse('not_found');
  return { ...file, type: 'image/webp' };
}
