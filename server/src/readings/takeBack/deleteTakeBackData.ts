import { deleteInBatches } from '../../platform/database/deleteInBatches.ts';
import { unclaimFiles } from '../../platform/files/storedFiles.ts';
import { createCleanupJob } from '../../platform/jobs/cleanupJob.ts';
import { repeatBatches } from '../../platform/jobs/repeatBatches.ts';
import { PICTURE_RETENTION } from './keptPictures.ts';
import { deleteOldPictures } from './takeBackSql.ts';

/** Longer than letters can be taken back, so that a late call is refused as `too_late` and not as unknown. */
const RECENT_RETENTION = { minutes: 10 } as const;
const BATCH = 100;

/** Deletes the stored states of letters that can no longer be taken back, and kept pictures after a day. */
export const createDeleteTakeBackDataJob = () =>
  createCleanupJob('letters taken back', async (context, stopping) => {
    const { db, now } = context;
    const before = now.subtract(RECENT_RETENTION);
    await deleteInBatches(db, { table: 'recent_letters', column: 'created_at', before });
    await repeatBatches(context, stopping, BATCH, async ({ db: tx }) => {
      const old = await deleteOldPictures(tx, now.subtract(PICTURE_RETENTION), BATCH);
      await unclaimFiles(tx, { names: old.map(({ name }) => name), now });
      return old.length;
    });
  });
