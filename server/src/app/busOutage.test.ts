import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRequest } from '#contract/readings/calls.ts';
import { createLog } from '../platform/log.ts';
import { isRedisRunning, REDIS_URL } from '../../testing/adapters/redis.ts';
import { openTestStream } from '../../testing/readings/openTestStream.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

const REDIS = new URL(REDIS_URL);
const hasRedis = await isRedisRunning();

/** A port that closes every connection until it forwards to Redis. */
let isOpen = false;
let refused = 0;
const sockets = new Set<Socket>();
const port: Server = createServer((clientSocket) => {
  clientSocket.on('error', () => {});
  if (!isOpen) {
    refused += 1;
    clientSocket.destroy();
    return;
  }
  const redisSocket = connect(Number(REDIS.port || 6379), REDIS.hostname);
  for (const socket of [clientSocket, redisSocket]) {
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => [clientSocket, redisSocket].forEach((each) => each.destroy()));
  }
  clientSocket.pipe(redisSocket).pipe(clientSocket);
});

let lines: { msg: string; bus?: string }[] = [];
let product: TestProduct;
beforeAll(async () => {
  port.listen(0, '127.0.0.1');
  await once(port, 'listening');
  const { port: at } = port.address() as AddressInfo;
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    }),
  );
  product = await startTestProduct({ REDIS_URL: `redis://127.0.0.1:${at}` }, { log });
});
afterAll(async () => {
  await product.stop();
  for (const socket of sockets) socket.destroy();
  port.close();
});

const listBusMessages = () => lines.filter(({ bus }) => bus !== undefined).map(({ msg }) => msg);
const ready = async () => {
  const response = await product.fetchRaw('/readyz');
  return { http: response.status, ...((await response.json()) as object) };
};

test('an unreachable Redis is logged once and shown at /readyz, and everything else works', async () => {
  await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(6);
  expect(listBusMessages()).toEqual(['the bus between instances cannot be reached']);
  expect(await ready()).toEqual({ http: 200, status: 'ready', database: 'up', bus: 'down' });

  const member = await createMemberWithStatus(product, 'monthly_active');
  const stream = await openTestStream(product, `/user-messages/${member.id}/`, member);
  const { status } = await product.send(createRequest, { message: 'Who hears this?' }, { as: member });
  expect(status).toBe(201);
  await expect.poll(() => stream.received.map(({ event }) => event.type)).toContain('request');
  await stream.cut();
});

test.skipIf(!hasRedis)('Redis is used again after an outage', async () => {
  isOpen = true;
  await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ http: 200, bus: 'up' });
  isOpen = false;
  for (const socket of sockets) socket.destroy();
  await expect.poll(ready).toMatchObject({ http: 200, bus: 'down' });
  isOpen = true;
  await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ http: 200, bus: 'up' });
  expect(listBusMessages()).toEqual([
    'the bus between instances cannot be reached',
    'the bus between instances is back',
    'the bus between instances cannot be reached',
    'the bus between instances is back',
  ]);
  lines = [];
});
