import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { logIn } from '#contract/accounts/calls.ts';
import { mayCompress } from '../platform/http/mountRoutes.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';
import { routes } from './features.ts';

let product: TestProduct;
let writer: TestUser;
let member: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
  member = await product.customer();
  for (let n = 0; n < 20; n++) await product.customer();
});
afterAll(() => product.stop());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends a request with exactly these headers, and leaves the body as it came. */
const ask = (
  path: string,
  headers: Record<string, string>,
  {
    method = 'GET',
    body = '',
    target = product,
  }: { method?: string; body?: string; target?: TestProduct } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const clientRequest = request(target.origin + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });

const askAs = ({ token }: TestUser, path: string, encoding?: string, method?: string) =>
  ask(
    path,
    { authorization: `Token ${token}`, ...(encoding !== undefined && { 'accept-encoding': encoding }) },
    { ...(method !== undefined && { method }) },
  );

const USERS = '/api/users?limit=100';

describe('a long answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('to %j is sent as %s', async (accepted, encoding, decompress) => {
    const plain = await askAs(writer, USERS);
    const { status, headers, bytes } = await askAs(writer, USERS, accepted);
    expect([status, headers['content-encoding'], headers['vary']]).toEqual([
      200,
      encoding,
      'accept-encoding',
    ]);
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(decompress(bytes).equals(plain.bytes)).toBe(true);
    expect(headers['content-type']).toBe(plain.headers['content-type']);
  });

  test.each([undefined, 'identity', 'gzip;q=0, zstd;q=0', 'br'])(
    'to %j is sent uncompressed',
    async (accepted) => {
      const { headers, bytes } = await askAs(writer, USERS, accepted);
      expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'accept-encoding']);
      expect(JSON.parse(bytes.toString()).count).toBeGreaterThan(20);
    },
  );

  test('the API document is compressed too', async () => {
    const plain = await ask('/api/openapi.json', {});
    const { headers, bytes } = await ask('/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers['content-type']]).toEqual([
      'gzip',
      plain.headers['content-type'],
    ]);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(gunzipSync(bytes).equals(plain.bytes)).toBe(true);
  });

  test('to HEAD has the headers of GET and no body', async () => {
    const get = await askAs(writer, USERS, 'gzip');
    const head = await askAs(writer, USERS, 'gzip', 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    const describeHeaders = ({ headers }: Answer) =>
      ['content-encoding', 'content-length', 'content-type', 'vary'].map((name) => headers[name]);
    expect(describeHeaders(head)).toEqual(describeHeaders(get));
  });

  test('has the ETag of the record, which If-Match accepts', async () => {
    const path = `/api/staff/users/${member.id}`;
    const authorization = `Token ${writer.token}`;
    const patch = (ifMatch: string, body: object) =>
      ask(
        path,
        { authorization, 'content-type': 'application/json', 'if-match': ifMatch, 'accept-encoding': 'gzip' },
        { method: 'PATCH', body: JSON.stringify(body) },
      );
    const changed = await patch('*', { bio: 'The lantern, and what it lights. '.repeat(60) });
    expect(changed.headers['content-encoding']).toBe('gzip');
    const { etag } = JSON.parse(gunzipSync(changed.bytes).toString()) as { etag: string };
    expect(changed.headers.etag).toBe(etag);
    const plain = await askAs(writer, `/api/users/${member.id}`);
    expect(plain.headers.etag).toBe(etag);
    expect((await patch(changed.headers.etag!, { bio: 'Short' })).status).toBe(200);
    expect((await patch(changed.headers.etag!, { bio: 'Shorter' })).status).toBe(409);
  });
});

test('a short answer is sent uncompressed', async () => {
  const { headers } = await askAs(member, '/api/auth/session', 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
  const shortAnswer = await askAs(writer, '/api/users?limit=1', 'gzip');
  expect([shortAnswer.headers['content-encoding'], shortAnswer.headers['vary']]).toEqual([
    undefined,
    'accept-encoding',
  ]);
});

test('with COMPRESS=0 nothing is compressed', async () => {
  const plain = await startTestProduct({ COMPRESS: '0' });
  try {
    const writer = await plain.writer('Anselm');
    for (let n = 0; n < 10; n++) await plain.customer();
    const headers = { authorization: `Token ${writer.token}`, 'accept-encoding': 'gzip' };
    const answer = await ask(USERS, headers, { target: plain });
    expect(answer.bytes.length).toBeGreaterThan(2048);
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([undefined, undefined]);
  } finally {
    await plain.stop();
  }
});

describe('never compressed', () => {
  /** The names of all values in a shape. */
  const listNames = (schema: unknown): string[] =>
    typeof schema !== 'object' || schema === null
      ? []
      : Object.entries(schema).flatMap(([key, value]) =>
          key === 'properties'
            ? [...Object.keys(value as object), ...Object.values(value as object).flatMap(listNames)]
            : listNames(value),
        );
  const containsSecret = (output: z.ZodMiniType) =>
    listNames(z.toJSONSchema(output, { unrepresentable: 'any', io: 'output' })).some((name) =>
      /token|secret|password|passphrase/i.test(name),
    );

  test('is an answer that contains a token or secret', () => {
    const secret = routes.filter(({ call }) => containsSecret(call.output)).map(({ call }) => call);
    expect(secret.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/users', '/api/auth/token', '/api/billing/card_setup']),
    );
    for (const call of secret)
      expect([call.method, call.path, mayCompress(call)]).toEqual([call.method, call.path, false]);
  });

  test('is an answer of a call on log-ins, sessions, passwords or addresses', () => {
    const calls = routes.map(({ call }) => call).filter(({ path }) => path.startsWith('/api/auth/'));
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls)
      expect([call.method, call.path, mayCompress(call)]).toEqual([call.method, call.path, false]);
  });

  test('is a long list of sessions', async () => {
    for (let n = 0; n < 25; n++) await product.send(logIn, { email: member.email, password: TEST_PASSWORD });
    const { headers, bytes } = await askAs(member, '/api/auth/tokens', 'gzip');
    expect(bytes.length).toBeGreaterThan(2048);
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined]);
  });

  test('is a stream', async () => {
    const abort = new AbortController();
    const response = await fetch(`${product.origin}/user-messages/${member.id}/`, {
      headers: { authorization: `Token ${member.token}`, 'accept-encoding': 'gzip' },
      signal: abort.signal,
    });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
    abort.abort();
  });
});
