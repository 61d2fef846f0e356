import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { deliverTo, OpenStreams, UNREAD_MAX_BYTES } from './openStreams.ts';

const EVENTS = 1_000;

test('nothing is written to a stream that was dropped because its client does not read', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = get({ port: (server.address() as AddressInfo).port }).on('error', () => {});
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const identity = { memberId: null, userId: 1, tokenId: 1, isWriter: true, lastEventId: undefined };
  const stream = { ...identity, response, lastSentId: 0, held: undefined };
  new OpenStreams().add(stream);
  let writes = 0;
  const { write } = response;
  response.write = ((bytes: Buffer) => {
    writes += 1;
    return write.call(response, bytes, 'utf8');
  }) as typeof response.write;
  // In one turn of the event loop, so that nothing is sent in between.
  const bytes = Buffer.alloc(UNREAD_MAX_BYTES / 4);
  for (let id = 1; id <= EVENTS; id++) deliverTo(stream, id, bytes);
  expect(response.destroyed).toBe(true);
  expect(writes).toBeLessThan(10);
  client.destroy();
  server.close();
});
