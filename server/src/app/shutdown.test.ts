import { Agent, get, request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../platform/config.ts';
import { createEmptyDatabase } from '../../testing/emptyDatabase.ts';
import { createDataFolder, runCommandLine, startServer } from '../../testing/commandLine.ts';

const DRAINED_MS = 10_000;
const DRAIN_SECONDS = 2;
const CLIENTS = 12;
/** A connection that the system has accepted and the server has not yet is reset when the port closes. */
const PORT_CLOSES_MS = 300;

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let folder: Awaited<ReturnType<typeof createDataFolder>>;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createEmptyDatabase();
  folder = await createDataFolder();
  env = { DATABASE_URL: database.url, DATA_DIR: folder.path };
});
afterAll(async () => {
  await database.drop();
  await folder[Symbol.asyncDispose]();
});

async function signUpMember(origin: string, email: string): Promise<{ token: string; user: { id: number } }> {
  const form = { first_name: 'Ann', last_name: 'Lee', birth_date: '1980-03-04', accept_terms: true };
  const response = await fetch(`${origin}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, email, password: 'correct horse battery' }),
  });
  return response.json() as Promise<{ token: string; user: { id: number } }>;
}

test('SIGTERM lets a slow request finish, ends the streams, accepts nothing new, and the process exits', async () => {
  const { origin, child, ended } = await startServer(env);
  const { token, user } = await signUpMember(origin, 'slow@example.test');
  const headers = { authorization: `Token ${token}` };
  const stream = await fetch(`${origin}/user-messages/${user.id}/`, { headers });

  const body = JSON.stringify({ email: 'slow@example.test', password: 'correct horse battery' });
  const slow = httpRequest(`${origin}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answer = once(slow, 'response');
  slow.flushHeaders();
  // The server has started the request.
  await once(slow, 'continue');
  slow.write(body.slice(0, 10));

  const startedAt = performance.now();
  child.kill('SIGTERM');
  // If the stream does not end, this hangs.
  await stream.text();
  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .not.toBe(200);
  slow.end(body.slice(10));
  const [response] = await answer;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect((await ended).code).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(DRAINED_MS);
});

interface Sent {
  /** When it was sent, and whether the connection was reused. */
  at: number;
  isReused: boolean;
  /** The status or the error code. */
  outcome: number | string;
  connection: string | undefined;
}

/** One request over a keep-alive connection, if the server allows it. */
function sendKeptOpen(origin: string, path: string, agent: Agent): Promise<Sent> {
  const at = performance.now();
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const request = get(`${origin}${path}`, { agent }, (response) => {
    const { statusCode = 0, headers } = response;
    const sent = { at, isReused: request.reusedSocket, outcome: statusCode, connection: headers.connection };
    response.resume().on('end', () => resolve(sent));
    response.on('error', (error: NodeJS.ErrnoException) => resolve({ ...sent, outcome: error.code ?? '' }));
  });
  request.on('error', (error: NodeJS.ErrnoException) =>
    resolve({ at, isReused: request.reusedSocket, outcome: error.code ?? '', connection: undefined }),
  );
  return promise;
}

test('until DRAIN_SECONDS after SIGTERM every request is answered with Connection: close', async () => {
  const { origin, child, ended } = await startServer({ ...env, DRAIN_SECONDS: String(DRAIN_SECONDS) });
  const { token, user } = await signUpMember(origin, 'drained@example.test');
  const headers = { authorization: `Token ${token}` };
  const stream = await fetch(`${origin}/user-messages/${user.id}/`, { headers });
  const sent: Sent[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const result = await sendKeptOpen(origin, '/api/quotes', agent);
      sent.push(result);
      if (typeof result.outcome === 'string') break;
    }
    agent.destroy();
  });
  await expect.poll(() => sent.length).toBeGreaterThan(10 * CLIENTS);
  expect(sent.every(({ outcome }) => outcome === 200)).toBe(true);

  const startedAt = performance.now();
  child.kill('SIGTERM');
  await stream.text();
  expect(performance.now() - startedAt).toBeLessThan(DRAIN_SECONDS * 1000);
  const readiness = await fetch(`${origin}/readyz`);
  expect([readiness.status, await readiness.json()]).toMatchObject([503, { status: 'stopping' }]);
  expect((await fetch(`${origin}/user-messages/${user.id}/`, { headers })).status).toBe(503);
  const drainedFrom = performance.now();
  await Promise.all(clients);
  expect((await ended).code).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(DRAINED_MS);

  const portCloses = startedAt + DRAIN_SECONDS * 1000 - PORT_CLOSES_MS;
  const draining = sent.filter(({ at }) => at > drainedFrom && at < portCloses);
  expect(draining.length).toBeGreaterThan(CLIENTS);
  expect(new Set(draining.map(({ outcome }) => outcome))).toEqual(new Set([200]));
  expect(new Set(draining.map(({ connection }) => connection))).toEqual(new Set(['close']));
  // No request on an open connection was refused, neither before nor after.
  expect(sent.filter(({ outcome, isReused }) => outcome !== 200 && isReused)).toEqual([]);
  expect(sent.filter(({ outcome }) => outcome === 503)).toEqual([]);
});

test('DRAIN_SECONDS defaults to 5 in production and 0 elsewhere', () => {
  const production = { NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: '1' };
  expect(parseConfig(production).drainSeconds).toBe(5);
  expect(parseConfig({}).drainSeconds).toBe(0);
  expect(parseConfig({ ...production, DRAIN_SECONDS: '20' }).drainSeconds).toBe(20);
});

test('SIGINT stops at once, also while SIGTERM waits', async () => {
  const { child, ended } = await startServer({ ...env, DRAIN_SECONDS: '300' });
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect((await ended).code).toBe(0);
});

test('unfinished requests and unread streams do not keep the process alive', async () => {
  const { origin, child, ended } = await startServer(env);
  const { token, user } = await signUpMember(origin, 'stuck@example.test');
  const { port } = new URL(origin);
  const unfinishedSocket = connect(Number(port), '127.0.0.1');
  unfinishedSocket.write('POST /api/auth/token HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n');
  unfinishedSocket.write('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{');
  await once(unfinishedSocket, 'data');
  const unreadSocket = connect(Number(port), '127.0.0.1');
  unreadSocket.write(
    `GET /user-messages/${user.id}/ HTTP/1.1\r\nHost: here\r\nAuthorization: Token ${token}\r\n\r\n`,
  );
  await once(unreadSocket, 'data');
  unreadSocket.pause();

  const startedAt = performance.now();
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(DRAINED_MS);
  for (const each of [unfinishedSocket, unreadSocket]) each.destroy();
});

test('a second process on the same embedded database is refused in one clear line', async () => {
  await using ownFolder = await createDataFolder();
  const { child, ended } = await startServer({ DATA_DIR: ownFolder.path });
  const second = await runCommandLine(['serve'], { DATA_DIR: ownFolder.path }).ended;
  expect(second.code).toBe(1);
  expect(second.err.trimEnd().split('\n')).toHaveLength(1);
  expect(second.err).toContain(ownFolder.path);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a second %s does not interrupt the orderly shutdown',
  async (signal) => {
    const { child, ended } = await startServer(env);
    child.kill(signal);
    child.kill(signal);
    expect((await ended).code).toBe(0);
  },
);
