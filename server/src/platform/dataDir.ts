import { mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** One block of most file systems: a full disk still accepts an empty file, but not this. */
const PROBE = Buffer.alloc(4096, 1);

/**
 * Creates the data folder if needed and checks that it is writable.
 * @throws {Error} with a one-line message when it cannot be used
 */
export async function prepareDataDir(path: string): Promise<void> {
  const folder = resolve(path);
  await createFolder(folder);
  const probe = await mkdtemp(join(folder, '.probe-'));
  try {
    const file = await open(join(probe, 'probe'), 'w');
    try {
      await file.writeFile(PROBE);
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/**
 * Creates one level at a time: with `recursive`, Node loops forever where a folder exists but accepts no new entries,
 * as in /proc.
 */
async function createFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  if (found?.isDirectory() === false) throw new Error(`${folder} is no folder`);
  if (found !== undefined) return;
  await createFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
