import pg from 'pg';
import { ANSWERS_WITHIN_MS, ASKED_EVERY_MS, type Bus, busLog, type BusOptions } from './bus.ts';

const CHANNEL = 'moonletter';
const RECONNECT_MS = 1_000;

/** LISTEN and NOTIFY on one connection of its own, opened again when it breaks. The first try is waited for. */
export async function postgresBus(url: string, { onReconnect, log }: BusOptions): Promise<Bus> {
  const heard = new Map<string, ((message: string) => void)[]>();
  const state = busLog(log, 'postgres');
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      // A connection that does not answer in time is closed, and its end leads to the next one.
      query_timeout: ANSWERS_WITHIN_MS,
      pipeline: true,
    });
    fresh.on('notification', ({ payload = '' }) => {
      const split = payload.indexOf(' ');
      for (const hear of heard.get(payload.slice(0, split)) ?? []) hear(payload.slice(split + 1));
    });
    fresh.on('error', state.gone);
    fresh.on('end', () => {
      if (client === fresh) again();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      fresh.connection.stream.destroy();
      throw error;
    }
    if (isClosed) return void fresh.connection.stream.destroy();
    client = fresh;
    state.back();
  }

  function again() {
    client = undefined;
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(onReconnect, (error: unknown) => {
        state.gone(error);
        again();
      });
    }, RECONNECT_MS);
    timer.unref();
  }

  await connect().catch((error: unknown) => {
    state.gone(error);
    again();
  });
  const asking = setInterval(() => void client?.query('select 1').catch(() => {}), ASKED_EVERY_MS).unref();
  return {
    async publish(topic, message) {
      await client?.query('select pg_notify($1, $2)', [CHANNEL, `${topic} ${message}`]).catch(() => {});
    },
    subscribe: (topic, hear) => void heard.set(topic, [...(heard.get(topic) ?? []), hear]),
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(asking);
      await client?.end();
    },
  };
}
