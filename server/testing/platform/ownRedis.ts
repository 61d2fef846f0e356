import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../src/platform/findFreePort.ts';

export interface OwnRedis extends AsyncDisposable {
  url: string;
  /** kill -9; it is started again on the same port after `downMs`. */
  killAndRestart(downMs: number): Promise<void>;
}

const RETRY_MS = 20;

/** A Redis for a single test, so that it can be killed; undefined if the program is not installed. */
export async function startOwnRedis(): Promise<OwnRedis | undefined> {
  const port = await findFreePort();
  const start = () =>
    spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  let child = start();
  const isInstalled = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  if (!isInstalled) return undefined;
  await untilReachable(port, child);
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    async killAndRestart(downMs) {
      await kill();
      await pause(downMs);
      child = start();
      await untilReachable(port, child);
    },
    [Symbol.asyncDispose]: kill,
  };
}

async function untilReachable(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    await pause(RETRY_MS);
  }
}
