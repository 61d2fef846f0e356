import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Bus } from './bus.ts';
import { postgresBus } from './postgres.ts';
import { redisBus } from './redis.ts';

const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';

const hasRedis = await new Promise<boolean>((resolve) => {
  const { hostname, port } = new URL(REDIS_URL);
  const socket = connect(Number(port || 6379), hostname);
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  socket.once('connect', () => socket.destroy());
});

const buses: Record<string, (onReconnect: () => void) => Promise<Bus>> = {
  postgres: (onReconnect) => postgresBus(process.env['TEST_CLUSTER_URL']!, onReconnect),
  redis: async (onReconnect) => redisBus(REDIS_URL, onReconnect),
};

describe.each(Object.keys(buses))('the bus over %s', (kind) => {
  const open: Bus[] = [];
  const aBus = async () => {
    const bus = await buses[kind]!(() => {});
    open.push(bus);
    return bus;
  };
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close();
  });

  test.skipIf(kind === 'redis' && !hasRedis)(
    'carries a message to every other instance, by its topic',
    async () => {
      const [sender, first, second] = [await aBus(), await aBus(), await aBus()];
      const heard: string[] = [];
      first.subscribe('access', (message) => heard.push(`first ${message}`));
      second.subscribe('access', (message) => heard.push(`second ${message}`));
      second.subscribe('events', (message) => heard.push(`wrong ${message}`));
      await vi.waitFor(
        async () => {
          await sender.publish('access', '42 with blanks');
          expect(heard).toContain('first 42 with blanks');
          expect(heard).toContain('second 42 with blanks');
        },
        { timeout: 10_000 },
      );
      expect(heard.some((message) => message.startsWith('wrong'))).toBe(false);
    },
  );

  test.skipIf(kind === 'redis' && !hasRedis)('a message after the end is dropped, not thrown', async () => {
    const bus = await aBus();
    await bus.close();
    open.length = 0;
    await expect(bus.publish('events', 'late')).resolves.toBeUndefined();
  });
});
