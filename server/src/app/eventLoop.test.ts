import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { routes } from './features.ts';
import { buildPath, listShapes, hostileShapes } from '../../testing/app/hostileRequests.ts';
import { createDataFolder, startServer } from '../../testing/commandLine.ts';

const IS_LONG = process.env['SOAK'] === '1';
const ENTRY = new URL('../../testing/app/eventLoopWatcher.ts', import.meta.url).pathname;
const BODY_MAX = 1_000_000;
const RUNS = IS_LONG ? 3_000 : 60;
const PASSWORD = 'moonletter-demo';

test(
  'no body up to 1 MB blocks the event loop for 100 ms',
  { timeout: IS_LONG ? 1_200_000 : 60_000 },
  async () => {
    await using folder = await createDataFolder();
    const { origin, child, ended } = await startServer(
      { DATA_DIR: folder.path, DEMO: '1' },
      { entry: ENTRY, hasFullStart: true },
    );
    const longTasks: string[] = [];
    let sent = '';
    child.stdout!.on('data', (text: Buffer) => {
      for (const [line] of text.toString().matchAll(/The event loop was held for .*/g))
        longTasks.push(`${line}: ${sent}`);
    });
    const logInForToken = async (email: string) => {
      const body = JSON.stringify({ email, password: PASSWORD });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${origin}/api/auth/token`, { method: 'POST', headers, body });
      return ((await response.json()) as { token: string }).token;
    };
    const tokens = [
      await logInForToken('monthly_active@moonletter.test'),
      await logInForToken('writer@moonletter.test'),
    ] as const;

    const samples = fc
      .tuple(
        fc.constantFrom(...routes.filter(({ call }) => call.method !== 'GET')),
        fc.constantFrom(undefined, ...tokens),
      )
      .chain(([{ call }, token]) => hostileShapes(call).map((shape) => ({ call, token, shape })));
    const several = [
      ...(IS_LONG ? routes : []).flatMap(({ call }) =>
        [undefined, ...tokens].flatMap((token) => listShapes(call).map((shape) => ({ call, token, shape }))),
      ),
      ...fc.sample(samples, { numRuns: RUNS, ...(!IS_LONG && { seed: 9 }) }),
    ];
    const send = async ({ call, token, shape }: (typeof several)[number]) => {
      const { query, headers, body } = shape.build(BODY_MAX);
      sent = `${call.method} ${call.path} ${shape.name}`;
      const response = await fetch(origin + buildPath(call, query), {
        method: call.method,
        headers: { ...headers, ...(token !== undefined && { authorization: `Token ${token}` }) },
        ...(call.method !== 'GET' && body !== undefined && { body }),
      });
      const { length } = await response.bytes();
      if (response.status >= 500 || (!response.ok && length > 10_000))
        throw new Error(`${sent}: ${response.status}, ${length} bytes`);
      // The log line is written one turn of the event loop later.
      await fetch(`${origin}/healthz`);
    };
    const heldAgain: string[] = [];
    for (const each of several) {
      longTasks.length = 0;
      await send(each);
      // Sent again, because code compiled at its first use only blocks once.
      for (let n = 0; n < 2 && longTasks.length > n; n++) await send(each);
      if (longTasks.length > 2) heldAgain.push(...longTasks);
    }
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(heldAgain).toEqual([]);
  },
);
