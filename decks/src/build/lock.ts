import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;

/**
 * The right to draw into a folder, if nobody has it. It is a lock that SQLite takes on an empty file: the one kind that
 * Node can take which the operating system frees when its process dies, however it dies.
 * @returns what gives it back
 */
export function takeLock(dist: string): (() => void) | undefined {
  mkdirSync(dist, { recursive: true });
  const lock = new DatabaseSync(join(dist, 'drawing.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isHeld(error)) return undefined;
    throw error;
  }
}

/** The same, once it is free. */
export async function awaitLock(dist: string): Promise<() => void> {
  for (;;) {
    const release = takeLock(dist);
    if (release !== undefined) return release;
    await pause(LOOK_AGAIN_MS);
  }
}

const SQLITE_BUSY = 5;
const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
