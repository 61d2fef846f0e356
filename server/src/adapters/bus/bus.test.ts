import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { isRedisRunning, REDIS_URL } from '../../../testing/adapters/redis.ts';
import { startTcpProxy } from '../../../testing/platform/tcpProxy.ts';
import type { Bus, BusOptions } from './bus.ts';
import { createPostgresBus } from './postgres.ts';
import { createRedisBus } from './redis.ts';

const hasRedis = await isRedisRunning();

const OPTIONS: BusOptions = { onReconnect: () => {}, log: createLog('silent') };

const POSTGRES_URL = process.env['TEST_CLUSTER_URL']!;
const urls: Record<string, string> = { postgres: POSTGRES_URL, redis: REDIS_URL };
const buses: Record<string, (url: string) => Promise<Bus>> = {
  postgres: (url) => createPostgresBus(url, OPTIONS),
  redis: async (url) => createRedisBus(url, 'tests', OPTIONS),
};

describe.each(Object.keys(buses))('the bus over %s', (kind) => {
  const open: Bus[] = [];
  const aBus = async (url = urls[kind]!) => {
    const bus = await buses[kind]!(url);
    open.push(bus);
    return bus;
  };
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close();
  });

  test.skipIf(kind === 'redis' && !hasRedis)(
    'carries a message to every other instance that subscribes to its topic',
    async () => {
      const [sender, first, second] = [await aBus(), await aBus(), await aBus()];
      const messages: string[] = [];
      first.subscribe('access', (message) => messages.push(`first ${message}`));
      second.subscribe('access', (message) => messages.push(`second ${message}`));
      second.subscribe('events', (message) => messages.push(`wrong ${message}`));
      await vi.waitFor(
        async () => {
          await sender.publish('access', '42 with blanks');
          expect(messages).toContain('first 42 with blanks');
          expect(messages).toContain('second 42 with blanks');
        },
        { timeout: 10_000 },
      );
      expect(messages.some((message) => message.startsWith('wrong'))).toBe(false);
    },
  );

  /** Two buses, the first behind a proxy; messages of the second reach the first eventually. */
  async function behindProxy() {
    const url = new URL(urls[kind]!);
    const target = { host: url.hostname, port: Number(url.port || 6379) };
    const proxy = await startTcpProxy(target);
    const through = Object.assign(new URL(url), {
      hostname: '127.0.0.1',
      port: String(proxy.port),
      // Not by the Unix socket.
      search: '',
    }).href;
    const collectMessages = async (bus: Bus) => {
      const messages: string[] = [];
      bus.subscribe('events', (message) => messages.push(message));
      const other = await aBus();
      const send = async () => {
        await other.publish('events', 'news');
        return messages.length;
      };
      await expect.poll(send, { timeout: 40_000, interval: 100 }).toBeGreaterThan(0);
    };
    return { proxy, through, collectMessages };
  }

  test.skipIf(kind === 'redis' && !hasRedis)(
    'does not block the start if it cannot be reached, and connects later',
    { timeout: 60_000 },
    async () => {
      const { proxy, through, collectMessages } = await behindProxy();
      proxy.refuse();
      const bus = await aBus(through);
      expect(bus.isConnected()).toBe(false);
      await bus.publish('events', 'heard by nobody');
      proxy.forward();
      await collectMessages(bus);
      expect(bus.isConnected()).toBe(true);
      proxy.refuse();
      // The keep-alive detects it at the latest.
      await expect.poll(() => bus.isConnected(), { timeout: 30_000 }).toBe(false);
      proxy.forward();
      await collectMessages(bus);
      await proxy[Symbol.asyncDispose]();
    },
  );

  // Found out by a keep-alive: too long to wait for in every run.
  test.skipIf(kind === 'redis' && !hasRedis).each(process.env['SOAK'] === '1' ? ['lost'] : [])(
    'notices that the network has %s the connection, and reconnects',
    { timeout: 60_000 },
    async () => {
      const { proxy, through, collectMessages } = await behindProxy();
      const bus = await aBus(through);
      await collectMessages(bus);
      proxy.dropPackets();
      proxy.forward({ lose: true });
      await collectMessages(bus);
      expect(bus.isConnected()).toBe(true);
      await proxy[Symbol.asyncDispose]();
    },
  );

  test.skipIf(kind === 'redis' && !hasRedis)('drops a message after closing without throwing', async () => {
    const bus = await aBus();
    await bus.close();
    open.length = 0;
    await expect(bus.publish('events', 'late')).resolves.toBeUndefined();
  });
});

test.skipIf(!hasRedis)('Redis carries no message to another installation that uses it', async () => {
  const open = (installation: string) => createRedisBus(REDIS_URL, installation, OPTIONS);
  const [sender, receiver, other] = [open('tests'), open('tests'), open('other')];
  const messages: string[] = [];
  receiver.subscribe('access', (message) => messages.push(`ours ${message}`));
  other.subscribe('access', (message) => messages.push(`theirs ${message}`));
  const publish = (bus: Bus, message: string, expected: string) =>
    vi.waitFor(
      async () => {
        await bus.publish('access', message);
        expect(messages).toContain(expected);
      },
      { timeout: 10_000 },
    );
  try {
    await publish(sender, '42', 'ours 42');
    await publish(other, '43', 'theirs 43');
    await publish(sender, '44', 'ours 44');
    expect(messages).not.toContain('theirs 42');
    expect(messages).not.toContain('ours 43');
  } finally {
    for (const bus of [sender, receiver, other]) await bus.close();
  }
});
