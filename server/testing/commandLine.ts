import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

export interface ProcessResult {
  code: number | null;
  out: string;
  err: string;
}

/** The command line in a process of its own: what it says, and how it ends. */
export interface RunningProcess {
  child: ChildProcess;
  ended: Promise<ProcessResult>;
}

type Env = Record<string, string>;

/** Only what is given here is configured: the surroundings of a test run must not matter. */
const buildEnv = (env: Env): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  // By it the run finds what a test that failed has left running.
  MOONLETTER_TEST_RUN: process.env['MOONLETTER_TEST_RUN'],
  TEST_CLOCK: '1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  DEMO: '0',
  PORT: '0',
  ...env,
});

/** @param entry another program in the place of the command line */
export function runCommandLine(args: string[], env: Env, entry = MAIN): RunningProcess {
  const child = spawn(process.execPath, [entry, ...args], { env: buildEnv(env) });
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  return { child, ended };
}

/** Serves, and is back once it says where. */
export async function startServer(env: Env, entry?: string): Promise<RunningProcess & { origin: string }> {
  const running = runCommandLine(['serve'], env, entry);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  running.child.stdout!.on('data', (text: Buffer) => {
    said += text.toString();
    const address = /^Moonletter is at (\S+)\n/m.exec(said)?.[1];
    if (address !== undefined) resolve(address);
  });
  void running.ended.then(({ err }) => reject(new Error(`It ended before it served: ${err}`)));
  return { ...running, origin: await promise };
}

/** A folder for DATA_DIR that is deleted at the end; also the user whom the embedded database runs as may enter. */
export async function createDataFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'moonletter-process-'));
  await chmod(path, 0o711);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
