import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECEIVE_TIMEOUTS } from './server.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

const IS_LONG = process.env['SOAK'] === '1';
const receiving = IS_LONG
  ? RECEIVE_TIMEOUTS
  : { headersTimeout: 400, requestTimeout: 600, connectionsCheckingInterval: 50 };
const DRIP_MS = 50;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { receiving });
});
afterAll(() => product.stop());

/** Sends the headers at once and the rest byte by byte, as long as the server accepts it. */
async function readSocketAnswer(head: string): Promise<string> {
  const socket = connect(Number(new URL(product.origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString())).on('error', () => {});
  socket.write(head);
  const writeTimer = setInterval(() => socket.write('1'), DRIP_MS);
  await once(socket, 'close');
  clearInterval(writeTimer);
  return answer;
}

const POST = 'POST /api/auth/token HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n';

test.each([
  ['a body', `${POST}Content-Length: 1000000\r\n\r\n`],
  ['a head', `${POST}X-Long: `],
])('%s that arrives byte by byte is cut off', { timeout: 60_000 }, async (_, head) => {
  const answer = await readSocketAnswer(head);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"too_slow"');
});

test('a request may take 30 s to arrive', () => {
  expect(RECEIVE_TIMEOUTS.requestTimeout).toBe(30_000);
  expect(RECEIVE_TIMEOUTS.connectionsCheckingInterval).toBeLessThanOrEqual(1_000);
});
