import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const QUICK_START = new URL('useQuickStart.ts', import.meta.url).pathname;

export interface ProcessResult {
  code: number | null;
  out: string;
  err: string;
}

/** The command line in its own process: its output and exit status. */
export interface RunningProcess {
  child: ChildProcess;
  ended: Promise<ProcessResult>;
}

type Env = Record<string, string>;

/** Passes only what is given here, so that the environment of the test run has no effect. */
const buildEnv = (env: Env): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  // Lets the run find processes left behind by a failed test.
  MOONLETTER_TEST_RUN: process.env['MOONLETTER_TEST_RUN'],
  // Saves a third of the time of a start.
  ...(process.env['NODE_COMPILE_CACHE'] !== undefined && {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  }),
  TEST_CLOCK: '1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  DEMO: '0',
  PORT: '0',
  ...env,
});

interface Program {
  /** A program to run instead of the command line. */
  entry?: string;
  /** Starts as the product does, with its own cost of passwords and its warm-up: for what measures it. */
  hasFullStart?: true;
  /** The current folder, where it looks for `.env`. */
  cwd?: string;
}

export function runCommandLine(
  args: string[],
  env: Env,
  { entry = MAIN, hasFullStart, cwd }: Program = {},
): RunningProcess {
  const start = hasFullStart ? [entry] : ['--import', QUICK_START, entry];
  const child = spawn(process.execPath, [...start, ...args], { env: buildEnv(env), cwd });
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  return { child, ended };
}

/** Starts a server; resolves when it prints its address. */
export async function startServer(env: Env, program?: Program): Promise<RunningProcess & { origin: string }> {
  const running = runCommandLine(['serve'], env, program);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  running.child.stdout!.on('data', (text: Buffer) => {
    output += text.toString();
    const address = /^Moonletter is at (\S+)\n/m.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  });
  void running.ended.then(({ err }) => reject(new Error(`It ended before it served: ${err}`)));
  return { ...running, origin: await promise };
}

/** A DATA_DIR that is deleted at the end; the user that the embedded database runs as may enter it. */
export async function createDataFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'moonletter-process-'));
  await chmod(path, 0o711);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
