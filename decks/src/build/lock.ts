import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_INTERVAL_MS = 200;

/**
 * The right to draw into a folder, if nobody has it. It is a lock that SQLite takes on an empty file: the one kind that
 * Node can take which the operating system frees when its process dies, however it dies.
 * @returns what gives it back
 */
export function tryLock(dist: string): (() => void) | undefined {
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
export async function waitForLock(dist: string): Promise<() => void> {
  for (;;) {
    const release = tryLock(dist);
    if (release !== undefined) return release;
    await pause(POLL_INTERVAL_MS);
  }
}

const SQLITE_BUSY = 5;
const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
