import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest, postMessage } from '#contract/readings/calls.ts';
import { createLog } from '../platform/log.ts';
import { openTestStream } from '../../testing/readings/openTestStream.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';
import { closeServer } from './closeServer.ts';
import { openProduct } from './product.ts';
import { buildServer } from './server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

test('a stream that is opened while an instance starts gets no earlier events', async () => {
  const member = await createMemberWithStatus(product, 'monthly_active');
  const { body } = await product.send(createRequest, { message: 'What now?' }, { as: member });
  const countEvents = () =>
    product.db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await countEvents()).count).toBeGreaterThan(0);

  // Its port is open before it has started, as for the server's own processes.
  const { config } = product.services;
  const starting = await openProduct(config, product.databaseUrl, createLog('silent'), { isMigrated: true });
  const server = await buildServer(starting);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const fetchRaw: TestProduct['fetchRaw'] = (path, init) => fetch(origin + path, init);
  const stream = await openTestStream({ ...product, fetchRaw }, `/user-messages/${member.id}/`, member);
  // The first instance numbers the event of the message, and notifies the one that starts.
  await product.send(postMessage, { id: body.id, message: 'And then?' }, { as: member });
  await expect.poll(() => stream.received.length).toBeGreaterThan(0);
  await starting.start(origin);
  await product.send(postMessage, { id: body.id, message: 'And after that?' }, { as: member });
  const texts = () =>
    stream.received.map(({ event }) => (event.type === 'message' ? event.message.text : event.type));
  await expect.poll(() => texts().at(-1)).toBe('And after that?');
  expect(texts()).toEqual(['And then?', 'And after that?']);

  await stream.cut();
  await closeServer(server, 0);
  await starting.close();
});
