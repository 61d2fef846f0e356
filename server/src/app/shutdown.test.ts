import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from './emptyDatabase.ts';
import { dataFolder, moonletter, serve } from './process.fixture.ts';

const DRAINED_MS = 10_000;

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let folder: Awaited<ReturnType<typeof dataFolder>>;
let env: Record<string, string>;
beforeAll(async () => {
  database = await emptyDatabase();
  folder = await dataFolder();
  env = { DATABASE_URL: database.url, DATA_DIR: folder.path };
});
afterAll(async () => {
  await database.drop();
  await folder[Symbol.asyncDispose]();
});

async function signedUp(origin: string, email: string): Promise<{ token: string; user: { id: number } }> {
  const form = { first_name: 'Ann', last_name: 'Lee', birth_date: '1980-03-04', accept_terms: true };
  const response = await fetch(`${origin}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, email, password: 'correct horse battery' }),
  });
  return response.json() as Promise<{ token: string; user: { id: number } }>;
}

test('SIGTERM lets a slow request finish, ends the streams, takes nothing new, and the process is done', async () => {
  const { origin, child, ended } = await serve(env);
  const { token, user } = await signedUp(origin, 'slow@example.test');
  const headers = { authorization: `Token ${token}` };
  const stream = await fetch(`${origin}/user-messages/${user.id}/`, { headers });

  const body = JSON.stringify({ email: 'slow@example.test', password: 'correct horse battery' });
  const slow = httpRequest(`${origin}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answer = once(slow, 'response');
  slow.flushHeaders();
  // The server has begun with it.
  await once(slow, 'continue');
  slow.write(body.slice(0, 10));

  const asked = performance.now();
  child.kill('SIGTERM');
  // It ends, or this waits for ever.
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
  expect(performance.now() - asked).toBeLessThan(DRAINED_MS);
});

test('who never finishes their request and who never reads their stream do not keep the process alive', async () => {
  const { origin, child, ended } = await serve(env);
  const { token, user } = await signedUp(origin, 'stuck@example.test');
  const { port } = new URL(origin);
  const dangling = connect(Number(port), '127.0.0.1');
  dangling.write('POST /api/auth/token HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n');
  dangling.write('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{');
  await once(dangling, 'data');
  const deaf = connect(Number(port), '127.0.0.1');
  deaf.write(
    `GET /user-messages/${user.id}/ HTTP/1.1\r\nHost: here\r\nAuthorization: Token ${token}\r\n\r\n`,
  );
  await once(deaf, 'data');
  deaf.pause();

  const asked = performance.now();
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(performance.now() - asked).toBeLessThan(DRAINED_MS);
  for (const each of [dangling, deaf]) each.destroy();
});

test('a second process on the same embedded database is refused in one clear line', async () => {
  await using own = await dataFolder();
  const { child, ended } = await serve({ DATA_DIR: own.path });
  const second = await moonletter(['serve'], { DATA_DIR: own.path }).ended;
  expect(second.code).toBe(1);
  expect(second.err.trimEnd().split('\n')).toHaveLength(1);
  expect(second.err).toContain(own.path);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a second %s does not keep it from ending in order',
  async (signal) => {
    const { child, ended } = await serve(env);
    child.kill(signal);
    child.kill(signal);
    expect((await ended).code).toBe(0);
  },
);
