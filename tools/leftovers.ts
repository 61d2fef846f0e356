// node tools/leftovers.ts MARK: waits until its parent process has ended, for whatever reason, and then ends the
// processes with this mark in their environment. Does nothing on systems without /proc.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The environment variable that marks every process started by a test run. */
const RUN_MARK = 'MOONLETTER_TEST_RUN';
const ENDS_WITHIN_MS = 5_000;

/**
 * From now on, everything this process starts, directly or indirectly, ends at the latest with this process, even after
 * kill -9.
 */
export function endLeftoversWithUs(): void {
  const mark = randomUUID();
  const watcher = spawn(process.execPath, [import.meta.filename, mark], {
    // So that terminal signals do not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  (watcher.stdin as unknown as { unref(): void }).unref();
  process.env[RUN_MARK] = mark;
}

function listMarked(mark: string): number[] {
  const isMarked = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${RUN_MARK}=${mark}`);
    } catch {
      // The process has ended or belongs to another user.
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
      // The process has just ended.
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const mark = process.argv[2]!;
  await once(process.stdin.resume(), 'end');
  const until = Date.now() + ENDS_WITHIN_MS;
  // PostgreSQL treats SIGINT as a fast shutdown, other programs as Ctrl-C.
  send('SIGINT', listMarked(mark));
  while (listMarked(mark).length > 0 && Date.now() < until) await pause(100);
  send('SIGKILL', listMarked(mark));
}
