import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `moonletter-2026-11-22T03-30-00Z.tar.gz`: names sort by time. */
const NAME = /^moonletter-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.encrypted)?$/;
const PART = /^moonletter-.*\.part$/;

export const backupFolderOf = (dataDir: string): string => join(dataDir, 'backups');

export function nameBackup(at: Temporal.Instant, isEncrypted: boolean): string {
  const time = at.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString().replaceAll(':', '-');
  return `moonletter-${time}.tar.gz${isEncrypted ? '.encrypted' : ''}`;
}

/** The names to delete so that the newest `keep` stay. */
export const chooseOldBackups = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep);

/** Creates the folder, and removes unfinished files of killed processes. */
export async function prepareBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (PART.test(name)) await rm(join(folder, name));
}

export async function deleteOldBackups(folder: string, keep: number): Promise<void> {
  for (const name of chooseOldBackups(await readdir(folder), keep)) await rm(join(folder, name));
}

/** Saves the result of the last nightly backup, which the metrics read. */
export async function saveLastResult(
  folder: string,
  last: { at: string; bytes: number; ok: boolean },
): Promise<void> {
  await replaceFile(join(folder, 'last.json'), `${JSON.stringify(last)}\n`);
}

/** Replaces a file atomically: readers see the old or the new content, never a part. */
export async function replaceFile(path: string, content: string): Promise<void> {
  await writeFile(`${path}.new`, content, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
