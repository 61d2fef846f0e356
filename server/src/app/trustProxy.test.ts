import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { startTestProduct } from '../../testing/testProduct.ts';

/**
 * Forwards like nginx with `proxy_add_x_forwarded_for`: the existing header stays, and the sender's address is
 * appended.
 */
async function proxyTo(origin: string, clientAddress = '203.0.113.7'): Promise<Server & { origin: string }> {
  const server = createServer((incoming, answer) => {
    const existingHeader = incoming.headers['x-forwarded-for'];
    const forwarded = [existingHeader, clientAddress].filter(Boolean).join(', ');
    const onward = request(
      origin + incoming.url!,
      { method: incoming.method, headers: { ...incoming.headers, 'x-forwarded-for': forwarded } },
      (answered) => {
        answer.writeHead(answered.statusCode!, answered.headers);
        answered.pipe(answer);
      },
    );
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

/** Forged headers that only a proxy should send. */
const forgeHeaders = (n: number): Record<string, string>[] => [
  { 'x-forwarded-for': `198.51.100.${n}` },
  { 'x-forwarded-for': `198.51.100.${n}, 10.0.0.${n}` },
  { 'x-forwarded-for': `unknown, , 127.0.0.${n}` },
  { 'x-real-ip': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}`, 'x-client-ip': `198.51.100.${n}` },
];
const PER_ADDRESS = 10;

const requestReset = async (origin: string, headers: Record<string, string>) => {
  const response = await fetch(`${origin}/api/auth/password_reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'nobody@example.test' }),
  });
  return response.status;
};

/** Sends more requests than one address may, each with another forged header, and returns the statuses. */
async function sendAll(origin: string): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < PER_ADDRESS + 4; n++) all.push(await requestReset(origin, forgeHeaders(n)[n % 4]!));
  return all;
}

function recordWarnings() {
  const lines: string[] = [];
  const output = new Writable({
    write(line: Buffer, _, done) {
      lines.push(line.toString());
      done();
    },
  });
  return { lines, log: createLog('warn', output) };
}
const WARNING = /X-Forwarded-For, and TRUST_PROXY is 0/g;

const LIMITED = [...Array<number>(PER_ADDRESS).fill(200), 429, 429, 429, 429];

// Concurrent, since each answer to a request for a new password takes 200 ms.
test.concurrent.each([
  ['0', 429],
  ['1', 200],
  ['127.0.0.0/8, ::1', 200],
  ['10.0.0.0/8', 429],
])(
  'TRUST_PROXY=%s: a client cannot change its address by headers, and another client gets %i',
  async (trusted, another) => {
    const { lines, log } = recordWarnings();
    const product = await startTestProduct({ TRUST_PROXY: trusted, RATE_LIMITS: 'on' }, { log });
    const proxy = await proxyTo(product.origin);
    const other = await proxyTo(product.origin, '203.0.113.8');
    // Its own address is not the client's: with one hop, the last entry counts.
    const outer = await proxyTo(proxy.origin, '192.0.2.9');
    try {
      expect(await sendAll(proxy.origin)).toEqual(LIMITED);
      expect(await requestReset(outer.origin, {})).toBe(429);
      expect(await requestReset(other.origin, {})).toBe(another);
      expect([...lines.join('').matchAll(WARNING)]).toHaveLength(trusted === '0' ? 1 : 0);
    } finally {
      for (const each of [proxy, other, outer]) each.close();
      await product.stop();
    }
  },
);

test.concurrent('TRUST_PROXY=2 uses the last but one address, and refuses an invalid one', async () => {
  const product = await startTestProduct({ TRUST_PROXY: '2', RATE_LIMITS: 'on' });
  const inner = await proxyTo(product.origin, '192.0.2.9');
  const outer = await proxyTo(inner.origin);
  const other = await proxyTo(inner.origin, '203.0.113.8');
  try {
    expect(await sendAll(outer.origin)).toEqual(LIMITED);
    expect(await requestReset(other.origin, {})).toBe(200);
    expect(await requestReset(inner.origin, { 'x-forwarded-for': 'x'.repeat(9_000) })).toBe(400);
  } finally {
    for (const each of [inner, outer, other]) each.close();
    await product.stop();
  }
});
