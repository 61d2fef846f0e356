import { mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** A block of most file systems: a disk that is full takes an empty file, and not this. */
const PROBE = Buffer.alloc(4096, 1);

/**
 * Makes the data folder where there is none, and tries to write into it.
 * @throws {Error} with a message of one line when it cannot be used
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

/** Level by level: with `recursive` Node tries for ever where a folder is there and takes none, as /proc. */
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
