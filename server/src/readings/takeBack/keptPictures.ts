// Pictures of letters that were taken back: for a day their writer may send them again on the same request.
import type { Context, ScopedAccess } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs.ts';
import { deleteInBatches } from '../../platform/deleteInBatches.ts';
import { unclaimFiles } from '../../platform/storedFiles.ts';
import { READING_IMAGE_PATH } from '../readingImages.ts';
import { claimKeptPicture, deleteOldPictures, insertKeptPicture, keptPicture } from './takeBackSql.ts';

const PICTURE_RETENTION = { hours: 24 } as const;
/** Longer than letters can be taken back, so that one that comes too late is told so from its own time. */
const RECENT_RETENTION = { minutes: 10 } as const;
const BATCH = 100;

const toName = (path: string): string | null =>
  path.startsWith(READING_IMAGE_PATH) ? path.slice(READING_IMAGE_PATH.length) : null;

/** Keeps the picture of a letter that is being taken back, if one was uploaded with it. */
export async function keepPicture(
  { db, actor, now }: Context<ScopedAccess>,
  requestId: number,
  imagePath: string | null,
): Promise<void> {
  const name = imagePath === null ? null : toName(imagePath);
  if (name !== null) await insertKeptPicture.run(db, { name, requestId, writerId: actor.id, now });
}

/**
 * Takes a kept picture for another letter.
 * @returns whether `imagePath` is one that this writer may send again on this request
 */
export async function claimPicture(
  { db, actor, now }: Context<ScopedAccess>,
  requestId: number,
  imagePath: string,
): Promise<boolean> {
  const name = toName(imagePath);
  if (name === null) return false;
  const since = now.subtract(PICTURE_RETENTION);
  return (await claimKeptPicture.first(db, { name, requestId, writerId: actor.id, since })) !== undefined;
}

/** Whether the picture is kept for this writer. */
export const isKeptFor = async (db: Db, name: string, writerId: number): Promise<boolean> =>
  (await keptPicture.first(db, { name, writerId })) !== undefined;

/** Forgets what was kept of letters that are too old to be taken back, and pictures after a day. Not urgent. */
export const forgetTakenBack: Job = {
  name: 'letters taken back',
  nextRunAt: async () => null,
  async run(context, stopping) {
    const { db, now } = context;
    const before = now.subtract(RECENT_RETENTION);
    await deleteInBatches(db, { table: 'recent_letters', column: 'created_at', before });
    while (!stopping.aborted) {
      const deleted = await context.transaction(async ({ db: tx }) => {
        const old = await deleteOldPictures(tx, now.subtract(PICTURE_RETENTION), BATCH);
        await unclaimFiles(tx, { names: old.map(({ name }) => name), now });
        return old.length;
      });
      if (deleted < BATCH) return;
    }
  },
};
