import { readLastBackup } from '../metrics/lastBackup.ts';
import { ok, problem } from './finding.ts';
import { isBackupOld } from './rules.ts';

export async function checkBackups(dataDir: string, now: Temporal.Instant) {
  const last = await readLastBackup(dataDir);
  if (last === undefined) return ok('none is known here: see docs/operations.md for how to make one');
  const hours = now.since(last).total('hours');
  return isBackupOld(hours)
    ? problem(
        `the last one is ${Math.round(hours)} hours old: make one, and look in the log why no newer one was made`,
      )
    : ok(`the last one is ${Math.round(hours)} hours old`);
}
