import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, postMessage } from '#contract/readings/calls.ts';
import { openTestStream } from '../../testing/readings/openTestStream.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

// Linux buffers up to 10 MB at the two ends before any data stays in the server.
const MESSAGES = 450;
const AT_ONCE = 5;
const TEXT = '→'.repeat(9_900);

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

test('a client that does not read is dropped and harms no other', { timeout: 60_000 }, async () => {
  const member = await createMemberWithStatus(product, 'monthly_active');
  const writer = await product.writer();
  const { body } = await product.send(createRequest, { message: 'Are you there?' }, { as: member });
  const reading = await openTestStream(product, '/psychic-messages/', writer);
  const unreadSocket = connect(Number(new URL(product.origin).port), '127.0.0.1');
  unreadSocket.on('error', () => {});
  const request = ['GET /psychic-messages/ HTTP/1.1', 'Host: here', `Authorization: Token ${writer.token}`];
  unreadSocket.write(`${request.join('\r\n')}\r\n\r\n`);
  await once(unreadSocket, 'data');
  unreadSocket.pause();

  const listMessages = () =>
    reading.received.flatMap(({ event }) => (event.type === 'message' ? [event.message] : []));
  for (let n = 0; n < MESSAGES; n += AT_ONCE) {
    const texts = Array.from({ length: AT_ONCE }, (_, at) => `${n + at} ${TEXT}`);
    await Promise.all(
      texts.map((message) => product.send(postMessage, { id: body.id, message }, { as: member })),
    );
    // The client shares the server's event loop: without a pause it would fall behind and be dropped too.
    await expect.poll(() => listMessages().length, { interval: 5 }).toBeGreaterThanOrEqual(n + AT_ONCE);
  }
  await product.send(postMessage, { id: body.id, message: 'And now?' }, { as: member });
  await expect.poll(() => listMessages().at(-1)?.text).toBe('And now?');
  // The request itself may be received too: events are numbered after the commit, maybe once the stream is open.
  const ids = listMessages().map(({ id }) => id);
  expect(ids).toHaveLength(MESSAGES + 1);
  expect(new Set(ids).size).toBe(MESSAGES + 1);
  // Data the system has buffered still arrives, then the stream ends.
  let lastBytes = '';
  unreadSocket.on('data', (bytes: Buffer) => (lastBytes = bytes.toString()));
  unreadSocket.resume();
  await once(unreadSocket, 'close');
  expect(lastBytes).not.toContain('And now?');
  await reading.cut();
});
