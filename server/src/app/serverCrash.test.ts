import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDataFolder, startServer } from '../../testing/commandLine.ts';

const CRASHES = process.env['SOAK'] === '1' ? 20 : 3;
const SENDERS = 8;
const READY_MS = 10_000;

const MEMBER = { email: 'monthly_active@moonletter.test', password: 'moonletter-demo' };
const json = { 'content-type': 'application/json' };

interface Messages {
  count: number;
  results: { text: string }[];
}

test(
  `${CRASHES} kill -9 under load lose no acknowledged message, and duplicate none that was sent again`,
  { timeout: 30_000 + CRASHES * READY_MS },
  async () => {
    await using folder = await createDataFolder();
    const env = { DATA_DIR: folder.path, DEMO: '1' };
    let server = await startServer(env);
    const ask = async <Body>(path: string, init: RequestInit = {}) => {
      const response = await fetch(server.origin + path, { signal: AbortSignal.timeout(5_000), ...init });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as Body;
    };
    const body = JSON.stringify(MEMBER);
    const { token } = await ask<{ token: string }>('/api/auth/token', {
      method: 'POST',
      headers: json,
      body,
    });
    const authorization = `Token ${token}`;
    const { id } = await ask<{ id: number }>('/api/reading_requests', {
      method: 'POST',
      headers: { ...json, authorization },
      body: JSON.stringify({ message: 'What stays?' }),
    });

    const acknowledged: string[] = [];
    const readyMs: number[] = [];
    let isDone = false;
    /** Each sender sends messages one after the other and repeats each with the same key until it is acknowledged. */
    const sending = Array.from({ length: SENDERS }, async (_, sender) => {
      // A message whose response was lost may be stored: it is sent until that is known.
      for (let n = 0, isInDoubt = false; !isDone || isInDoubt;) {
        const text = `${sender}.${n}`;
        await ask(`/api/reading_request_messages/${id}`, {
          method: 'POST',
          headers: { ...json, authorization, 'idempotency-key': text },
          body: JSON.stringify({ message: text }),
        }).then(
          () => {
            acknowledged.push(text);
            n++;
            isInDoubt = false;
          },
          () => {
            isInDoubt = true;
          },
        );
        // Without it the senders would only compete with the start of the server.
        await pause(20);
      }
    });

    for (let crash = 0; crash < CRASHES; crash++) {
      const before = acknowledged.length;
      // Crashes at a different point each time.
      await expect
        .poll(() => acknowledged.length, { interval: 1, timeout: 10_000 })
        .toBeGreaterThan(before + 7 * crash);
      server.child.kill('SIGKILL');
      await server.ended;
      const killed = performance.now();
      server = await startServer(env);
      readyMs.push(performance.now() - killed);
    }
    isDone = true;
    await Promise.all(sending);

    const texts: string[] = [];
    for (let offset = 0, count = 1; offset < count; offset += 100) {
      const page = await ask<Messages>(`/api/reading_request_messages/${id}?limit=100&offset=${offset}`, {
        headers: { authorization },
      });
      count = page.count;
      texts.push(...page.results.map(({ text }) => text));
    }
    expect(texts.toSorted()).toEqual([...acknowledged, 'What stays?'].toSorted());
    // The median, so that a busy machine does not fail the test.
    expect(readyMs.toSorted((a, b) => a - b)[Math.floor(CRASHES / 2)]).toBeLessThan(READY_MS);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
);
