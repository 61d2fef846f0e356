import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The repository's path with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Formats the seconds since a `performance.now()` value. */
export const formatSecondsSince = (startedAt: number) =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Starts a program of the project with our standard output, and forwards the signals we receive. */
export function startProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const stdio = ['inherit', output, 'inherit'] as const;
  return passSignalsTo(
    spawn(command, args, { cwd: ROOT, stdio: [...stdio], env: { ...process.env, ...env } }),
  );
}

/** Waits until a program exits. One ended by a signal counts as failed. */
export async function succeeds(child: ChildProcess): Promise<boolean> {
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Runs a program without output, and returns its output if it fails. */
export async function runSilently(command: string, ...args: string[]): Promise<string> {
  const child = passSignalsTo(spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }));
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
  const [code, signal] = await once(child, 'close');
  if (code === 0) return '';
  return Buffer.concat(output).toString().trim() || `${command} ended with ${signal ?? code}`;
}

function passSignalsTo(child: ChildProcess): ChildProcess {
  const passOn = (signal: NodeJS.Signals) => {
    // Ctrl-C at a terminal already reaches the child; a second SIGINT would make it exit immediately.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, passOn);
  child.once('exit', () => {
    for (const signal of signals) process.off(signal, passOn);
  });
  return child;
}
