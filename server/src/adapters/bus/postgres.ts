import pg from 'pg';
import type { Bus } from './bus.ts';

const CHANNEL = 'moonletter';
const RECONNECT_MS = 1_000;

/**
 * LISTEN and NOTIFY on one connection of its own, opened again when it breaks.
 * @param onReconnect called when messages may have been missed
 */
export async function postgresBus(url: string, onReconnect: () => void): Promise<Bus> {
  const heard = new Map<string, ((message: string) => void)[]>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      pipeline: true,
    });
    fresh.on('notification', ({ payload = '' }) => {
      const split = payload.indexOf(' ');
      for (const hear of heard.get(payload.slice(0, split)) ?? []) hear(payload.slice(split + 1));
    });
    fresh.on('error', () => {});
    fresh.on('end', () => again());
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }

  function again() {
    client = undefined;
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(onReconnect, again);
    }, RECONNECT_MS);
    timer.unref();
  }

  try {
    await connect();
  } catch (error) {
    // Nobody has it: it must not go on trying.
    isClosed = true;
    clearTimeout(timer);
    throw error;
  }
  return {
    async publish(topic, message) {
      await client?.query('select pg_notify($1, $2)', [CHANNEL, `${topic} ${message}`]).catch(() => {});
    },
    subscribe: (topic, hear) => void heard.set(topic, [...(heard.get(topic) ?? []), hear]),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
