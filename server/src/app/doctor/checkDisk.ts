import { statfs } from 'node:fs/promises';
import { prepareDataDir } from '../../platform/dataDir.ts';
import { summarizeError, ok, problem } from './finding.ts';

/** Below this PostgreSQL and uploads soon fail. */
export const FREE_BYTES_MIN = 1024 ** 3;

export async function checkDisk(dataDir: string) {
  try {
    await prepareDataDir(dataDir);
  } catch (error) {
    return problem(
      `DATA_DIR cannot be written to: ${summarizeError(error)}. Allow its owner to write, or free some space`,
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  return describeSpace(bavail * bsize);
}

export function describeSpace(freeBytes: number) {
  const free = `${(freeBytes / 1024 ** 3).toFixed(1)} GB are free`;
  return freeBytes < FREE_BYTES_MIN
    ? problem(`only ${free} for DATA_DIR: make room, or move it to a larger disk`)
    : ok(`DATA_DIR can be written to, ${free}`);
}
