import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const LEFTOVERS = new URL('leftovers.ts', import.meta.url).href;

/** A run that starts a process which ignores signals and would outlive it. */
const RUN = `
  import { spawn } from 'node:child_process';
  import { endLeftoversWithUs } from '${LEFTOVERS}';
  endLeftoversWithUs();
  const deaf = 'process.on("SIGINT", () => {}); console.log("ready"); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['--eval', deaf], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.once('data', () => console.log(child.pid));
  process.stdin.resume();
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// Side by side, as both wait for seconds.
test.runIf(process.platform === 'linux').concurrent.each(['SIGKILL', 'SIGTERM'] as const)(
  'what a run has started ends with it, also by %s',
  async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [output] = (await once(run.stdout, 'data')) as [Buffer];
    const pid = Number(output.toString());
    expect(isAlive(pid)).toBe(true);
    run.kill(signal);
    await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false);
  },
);
