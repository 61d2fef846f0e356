import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_INTERVAL_MS = 200;

/**
 * Takes the lock for drawing into a folder, if it is free. It is an SQLite lock on an empty file: the only kind in Node
 * that the operating system releases however the process ends.
 * @returns a function that releases it; undefined if another process holds it
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

/** Takes the lock as soon as it is free. */
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
