import { join } from 'node:path';
import type pg from 'pg';
import { ADVISORY_LOCKS } from '../platform/database/advisoryLocks.ts';
import { clearJobFailures, recordJobFailure } from '../platform/jobs/jobFailures.ts';
import type { Job, SystemContext } from '../platform/jobs/jobs.ts';
import { exportErasedList } from '../privacy/erasedList.ts';
import {
  backupFolderOf,
  deleteOldBackups,
  nameBackup,
  prepareBackupFolder,
  replaceFile,
  saveLastResult,
} from './backupFolder.ts';
import { withConnection } from './connect.ts';
import { findNextMoment } from './schedule.ts';
import { insertNightlyBackups, nextNightlyBackup, scheduleNightlyBackup } from './sql.ts';

const NAME = 'nightly backup';
const RETRY_AFTER = { minutes: 10 } as const;
export const ERASED_LIST = 'erased.txt';

interface NightlyBackupOptions {
  databaseUrl: string;
  report(error: unknown, requestId: string): void;
}

/**
 * Makes a backup each night at BACKUP_AT, in the one process whose connection holds the lock. A missed backup is made at
 * the next start.
 */
export function createNightlyBackupJob(options: NightlyBackupOptions): Job {
  return {
    name: NAME,
    recordsFailures: true,
    async nextRunAt({ db, config }) {
      if (config.backups.at === undefined) return null;
      const next = await nextNightlyBackup.first(db);
      return next === undefined ? null : Temporal.Instant.from(next.nextAt);
    },
    async run(context, stopping) {
      const { db, config, now } = context;
      const { at, timeZone } = config.backups;
      if (at === undefined) return;
      const nextAt = findNextMoment(at, timeZone, now);
      const scheduled = await nextNightlyBackup.first(db);
      if (scheduled === undefined) await insertNightlyBackups.run(db, { nextAt });
      // BACKUP_AT may have become earlier.
      else if (Temporal.Instant.compare(scheduled.nextAt, nextAt) > 0)
        await scheduleNightlyBackup.run(db, { nextAt });
      else if (isDue(scheduled, now))
        await withConnection(options.databaseUrl, undefined, async (client) => {
          if (!(await tryLock(client)) || !isDue(await nextNightlyBackup.first(db), now)) return;
          await makeBackup(context, options, { nextAt, stopping });
        });
    },
  };
}

const isDue = (scheduled: { nextAt: string } | undefined, now: Temporal.Instant) =>
  scheduled !== undefined && Temporal.Instant.compare(scheduled.nextAt, now) <= 0;

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [
    ADVISORY_LOCKS.nightlyBackup,
  ]);
  return rows[0]!.isMine;
}

async function makeBackup(
  { db, config, files, now, log }: SystemContext,
  { databaseUrl, report }: NightlyBackupOptions,
  { nextAt, stopping }: { nextAt: Temporal.Instant; stopping: AbortSignal },
): Promise<void> {
  const folder = backupFolderOf(config.dataDir);
  const { passphrase, keep } = config.backups;
  const name = nameBackup(now, passphrase !== undefined);
  try {
    await prepareBackupFolder(folder);
    const path = join(folder, name);
    const { createBackup } = await import('./createBackup.ts');
    const bytes = await createBackup({ url: databaseUrl, files, path, passphrase, now, signal: stopping });
    await replaceFile(join(folder, ERASED_LIST), await exportErasedList(db));
    await deleteOldBackups(folder, keep);
    await saveLastResult(folder, { at: now.toString(), bytes, ok: true });
    await scheduleNightlyBackup.run(db, { nextAt });
    await clearJobFailures.run(db, { name: NAME });
    log.info({ backup: name, bytes }, 'the nightly backup is made');
  } catch (error) {
    // The backup is made at the next start.
    if (stopping.aborted) return;
    log.error({ err: error, job: NAME }, 'the nightly backup failed and will be tried again');
    report(error, NAME);
    // Not after a few seconds, as the scheduler would, since a backup is a lot of work.
    await scheduleNightlyBackup.run(db, { nextAt: now.add(RETRY_AFTER) });
    await recordJobFailure.run(db, { name: NAME, error: (error as Error).message, now });
    await saveLastResult(folder, { at: now.toString(), bytes: 0, ok: false }).catch(() => {});
  }
}
