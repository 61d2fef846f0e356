import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logOut } from '#contract/accounts/calls.ts';
import { findTokenRoles } from '../accounts/tokens.ts';
import { createLog } from '../platform/log.ts';
import { Streams } from '../platform/streams/streams.ts';
import { openTestStream } from '../../testing/readings/openTestStream.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

const MANY = 300;

// No bus: nothing listens at this port.
let product: TestProduct;
beforeAll(async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const env = { REDIS_URL: `redis://127.0.0.1:${port}`, LOG_LEVEL: 'fatal' };
  product = await startTestProduct(env, { heartbeatMs: 100 });
});
afterAll(() => product.stop());

const openStreamFor = (member: TestUser) => openTestStream(product, `/user-messages/${member.id}/`, member);

test('a stream ends when its token is logged out, even without the bus', async () => {
  const member = await product.customer();
  const stream = await openStreamFor(member);
  await product.send(logOut, {}, { as: member });
  await expect(stream.ended).resolves.toBeUndefined();
});

test('a stream ends when another instance has ended its token and the message was lost', async () => {
  const [member, other] = [await product.customer(), await product.customer()];
  const stream = await openStreamFor(member);
  const otherStream = await openStreamFor(other);
  await product.db.deleteFrom('tokens').where('userId', '=', member.id).execute();
  await stream.ended;
  let hasEnded = false;
  void otherStream.ended.then(() => (hasEnded = true));
  // Checked since then and left open.
  const thirdStream = await openStreamFor(await product.customer());
  await product.db.deleteFrom('tokens').where('userId', '<>', other.id).execute();
  await thirdStream.ended;
  expect(hasEnded).toBe(false);
  await otherStream.cut();
});

test('a stream ends when its user has become a writer, or is blocked', async () => {
  for (const change of [{ isWriter: true }, { isBlocked: true }]) {
    const member = await product.customer();
    const stream = await openStreamFor(member);
    await product.db.updateTable('users').set(change).where('id', '=', member.id).execute();
    await expect(stream.ended).resolves.toBeUndefined();
  }
});

test('a stream ends when its token was not used otherwise for 31 days', async () => {
  const stream = await openStreamFor(await product.customer());
  await product.advance({ days: 31 });
  await expect(stream.ended).resolves.toBeUndefined();
});

test('HEAD answers with the headers of a stream, and opens none', async () => {
  const { id, token } = await product.customer();
  const head = (path: string, authorization?: string) =>
    product.fetchRaw(path, {
      method: 'HEAD',
      signal: AbortSignal.timeout(5_000),
      headers: { ...(authorization !== undefined && { authorization }) },
    });
  const answer = await head(`/user-messages/${id}/`, `Token ${token}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('last-event-id')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    expect.stringMatching(/^\d+$/),
  ]);
  expect((await head(`/user-messages/${id}/`)).status).toBe(401);
  expect((await head('/psychic-messages/', `Token ${token}`)).status).toBe(403);
});

const ALONE = {
  numberer: { isElected: true, number: async () => [] },
  askToNumber() {},
  wakeOthers() {},
  newestEventId: 0,
};

test('an event between the end of a stream and its closing causes no error', async () => {
  const { id: userId } = await product.customer();
  const streams = new Streams(product.db, createLog('silent'), {
    ...ALONE,
    findTokenRoles: async () => new Map(),
  });
  const errors: Error[] = [];
  const server = createHttpServer((_, response) => {
    void streams
      .open({ response, memberId: null, userId, tokenId: 1, isWriter: true, lastEventId: undefined })
      .then(async () => {
        response.on('error', (error) => errors.push(error));
        await streams.recheckAll();
        streams.broadcastEphemeral('{}');
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  await response.text();
  expect(errors).toEqual([]);
  server.close();
});

test('the access of many streams is checked in one query', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => product.customer()));
  const tokens = await product.db
    .selectFrom('tokens')
    .select(['id', 'userId'])
    .where(
      'userId',
      'in',
      members.map(({ id }) => id),
    )
    .execute();
  let queries = 0;
  const streams = new Streams(product.db, createLog('silent'), {
    ...ALONE,
    async findTokenRoles(ids) {
      queries += 1;
      return findTokenRoles(product.db, ids, product.services.clock.now());
    },
  });
  const ended: number[] = [];
  for (let n = 0; n < MANY; n++) {
    const { id: tokenId, userId } = tokens[n % tokens.length]!;
    const response = { on() {}, write: () => true, end: () => void ended.push(userId) };
    await streams.open({
      response: response as never,
      memberId: userId,
      userId,
      tokenId,
      isWriter: false,
      lastEventId: undefined,
    });
  }
  await product.db.deleteFrom('tokens').where('userId', '=', members[0]!.id).execute();
  await streams.recheckAll();
  expect(queries).toBe(1);
  expect(ended).toHaveLength(MANY / members.length);
  expect(new Set(ended)).toEqual(new Set([members[0]!.id]));
});

test('a client that has disconnected before its stream begins leaves none behind', async () => {
  const { id: userId } = await product.customer();
  const streams = new Streams(product.db, createLog('silent'), {
    ...ALONE,
    findTokenRoles: async () => new Map(),
  });
  const opened = Promise.withResolvers<void>();
  const server = createHttpServer(({ socket }, response) => {
    response.once('close', () => {
      const stream = {
        response,
        memberId: userId,
        userId,
        tokenId: 1,
        isWriter: false,
        lastEventId: undefined,
      };
      void streams.open(stream).then(opened.resolve, opened.reject);
    });
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  await opened.promise;
  expect(streams.size).toBe(0);
  server.close();
});
