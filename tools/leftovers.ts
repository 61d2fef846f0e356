// node tools/leftovers.ts MARK: waits until whoever started it has ended, in whatever way, and then ends the processes
// that carry the mark in their environment. Where there is no /proc nothing is found, and nothing done.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** In the environment of all that a run of tests starts. */
export const RUN_MARK = 'MOONLETTER_TEST_RUN';
const ENDS_WITHIN_MS = 5_000;

/** From now on what this process starts, and what that starts, ends at the latest with this process: even by kill -9. */
export function endLeftoversWithUs(): void {
  const mark = randomUUID();
  const watcher = spawn(process.execPath, [import.meta.filename, mark], {
    // The signals of a terminal are not for it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  (watcher.stdin as unknown as { unref(): void }).unref();
  process.env[RUN_MARK] = mark;
}

function marked(mark: string): number[] {
  const isMarked = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${RUN_MARK}=${mark}`);
    } catch {
      // It has ended, or is another user's.
      return false;
    }
  };
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter(isMarked)
      .map(Number);
  } catch {
    return [];
  }
}

function send(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const mark = process.argv[2]!;
  await once(process.stdin.resume(), 'end');
  const until = Date.now() + ENDS_WITHIN_MS;
  // PostgreSQL takes SIGINT as a wish to end now, others as Ctrl-C.
  send('SIGINT', marked(mark));
  while (marked(mark).length > 0 && Date.now() < until) await pause(100);
  send('SIGKILL', marked(mark));
}
