import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'moonletter-tests';
/** Several times the most that a run has needed. */
const REQUIRED_BYTES = 2 * 2 ** 30;

/**
 * A folder in memory for the temporary files of a test run, as TMPDIR: databases and browsers make and delete thousands
 * of files, which took a fifth of the system's time on a disk. Undefined if TMPDIR is set, or if the system has no file
 * system in memory that is large enough and allows programs to be executed.
 */
export function makeMemoryFolder(): { path: string; remove(): void } | undefined {
  if (process.env['TMPDIR'] !== undefined || !isUsable()) return undefined;
  removeLeftovers();
  const path = mkdtempSync(join(MEMORY, `${NAME}-${process.pid}-`));
  // PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

function isUsable(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= REQUIRED_BYTES && mayRunPrograms(readFileSync('/proc/mounts', 'utf8'));
  } catch {
    return false;
  }
}

/** @param mounts the lines of /proc/mounts: device, folder, type, options */
export function mayRunPrograms(mounts: string): boolean {
  const mount = mounts.split('\n').findLast((line) => line.split(' ')[1] === MEMORY);
  return mount !== undefined && !mount.split(' ')[3]!.split(',').includes('noexec');
}

/** Deletes the folders of killed runs, since they occupy memory. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = new RegExp(`^${NAME}-(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(MEMORY, name), { recursive: true, force: true });
    } catch {
      // The folder belongs to another user.
    }
  }
}
