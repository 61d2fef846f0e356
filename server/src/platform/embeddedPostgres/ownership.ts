import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { findProcess, isAlive, type ProcessId } from './processes.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';

/**
 * Makes this process the only user of a cluster, by an owner file with its process id. A file of a process that has
 * ended is ignored. Returns a function that releases the cluster. Throws while another living process owns it.
 */
export function takeOwnership(file: string, dataDir: string): () => void {
  const mine = JSON.stringify(currentProcessId());
  while (!createOwnerFile(file, mine)) {
    const found = readFileIfThere(file);
    const owner = parseProcessId(found);
    if (owner !== undefined && isAlive(owner)) {
      throw new EmbeddedPostgresError(
        `${dataDir} is in use by another moonletter (process ${owner.pid}): stop it, or set DATA_DIR to another folder.`,
      );
    }
    if (found !== undefined) discardStaleFile(file, found);
  }
  return () => {
    if (readFileIfThere(file) === mine) rmSync(file, { force: true });
  };
}

/** Whether a living process owns the cluster. */
export function isOwned(file: string): boolean {
  const owner = parseProcessId(readFileIfThere(file));
  return owner !== undefined && isAlive(owner);
}

function currentProcessId(): ProcessId {
  const { pid, startedAt } = findProcess(process.pid) ?? { pid: process.pid, startedAt: '' };
  return { pid, startedAt };
}

// A link appears with its whole content or not at all, so nobody reads a partial file.
function createOwnerFile(file: string, content: string) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  try {
    linkSync(unfinished, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(unfinished);
  }
}

// Two processes may find the same stale file: only one can move it away, and a process that moved a newer one puts it
// back.
function discardStaleFile(file: string, dead: string) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return;
  }
  if (readFileIfThere(aside) !== dead) linkSync(aside, file);
  rmSync(aside);
}

function readFileIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

function parseProcessId(content: string | undefined): ProcessId | undefined {
  try {
    return content === undefined ? undefined : (JSON.parse(content) as ProcessId);
  } catch {
    return undefined;
  }
}
