import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestCluster } from '../tools/testDatabase.ts';
import type { WriterForm } from '../server/src/accounts/createWriterAccount.ts';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { createWriterAndReader } from '../server/src/readers/createWriter.ts';
import { createEmptyDatabase } from '../server/testing/emptyDatabase.ts';

export { DEMO_PASSWORD } from '../server/src/seed/demo.ts';

/** Playwright sets FORCE_COLOR for its processes; Node warns when NO_COLOR is set too. */
const { FORCE_COLOR: _, ...inherited } = process.env;

const fileOf = (path: string) => new URL(path, import.meta.url).pathname;
const SERVE = [
  '--import',
  fileOf('../server/testing/useQuickStart.ts'),
  fileOf('../server/src/main.ts'),
  'serve',
];

/** The warnings and errors of all servers of this worker, as lines of JSON. */
export const serverLog: string[] = [];

/** 49 for `mail-49.eml`. */
const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0]);

/** The product in its own process, as an operator runs it, with the test clock. */
export class RunningServer {
  readonly #env: Record<string, string>;
  readonly #drop: () => Promise<void>;
  #child: ChildProcess | undefined;
  origin = '';

  private constructor(env: Record<string, string>, drop: () => Promise<void>) {
    this.#env = env;
    this.#drop = drop;
  }

  static async start(more: Record<string, string> = {}): Promise<RunningServer> {
    const database = await createEmptyDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'moonletter-e2e-'));
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      TEST_CLOCK: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DEMO: '0',
      ...more,
    };
    const server = new RunningServer(env, async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    await server.#serve();
    return server;
  }

  /** The newest mail to an address, with this subject if one is given, as it was delivered; waits for it. */
  async mailTo(address: string, subject = ''): Promise<string> {
    const folder = join(this.#env['DATA_DIR']!, 'mail');
    const headers = [`To: ${address}`, `Subject: ${subject}`];
    for (;;) {
      // A mail has another name while it is being written.
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const inOrder = names.toSorted((one, other) => numberOf(one) - numberOf(other));
      const mails = await Promise.all(inOrder.map((name) => readFile(join(folder, name), 'utf8')));
      const found = mails.findLast((mail) => headers.every((line) => mail.includes(line)));
      if (found !== undefined)
        return found.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');
      await pause(50);
    }
  }

  async #serve(): Promise<void> {
    const child = spawn(process.execPath, SERVE, {
      env: { ...inherited, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
    const lines = createInterface({ input: child.stdout! });
    lines.on('line', (line) => {
      const address = /^Moonletter is at (\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
      if (line.startsWith('{')) serverLog.push(line);
    });
    lines.on('close', () => reject(new Error('The server ended before it was ready')));
    this.origin = await ready;
  }

  /** Ends the process, at once or gracefully; its data stays. */
  async kill(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#child = undefined;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Starts it again at the same address with the same data. */
  async resume(): Promise<void> {
    this.#env['PORT'] = new URL(this.origin).port;
    await this.#serve();
  }

  /** Moves the test clock forward and runs all jobs that become due. */
  async advance(seconds: number): Promise<void> {
    const response = await fetch(`${this.origin}/api/test_clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance_seconds: seconds }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** Creates a writer as the command `create-writer` does, which takes a second in a process of its own. */
  async createWriter(form: WriterForm): Promise<void> {
    const { db, close } = openDatabase(this.#env['DATABASE_URL']!);
    await createWriterAndReader(db, Temporal.Now.instant(), form);
    await close();
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.#drop();
  }
}

/** Runs a server on its own database cluster, for scripts outside of the tests. */
export async function withServer(
  more: Record<string, string>,
  act: (server: RunningServer) => Promise<void>,
) {
  const cluster = await startTestCluster();
  try {
    const server = await RunningServer.start(more);
    try {
      await act(server);
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
}
