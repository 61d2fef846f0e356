import pg from 'pg';
import { RESPONSE_TIMEOUT_MS, PING_MS, type Bus, createBusLog, type BusOptions } from './bus.ts';

const CHANNEL = 'moonletter';
const RECONNECT_MS = 1_000;

/**
 * LISTEN and NOTIFY on a dedicated connection, which is reopened when it breaks. Awaits the first connection attempt.
 */
export async function createPostgresBus(url: string, { onReconnect, log }: BusOptions): Promise<Bus> {
  const subscribers = new Map<string, ((message: string) => void)[]>();
  const busLog = createBusLog(log, 'postgres');
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect() {
    const newClient = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      // A connection that does not answer in time is closed, which triggers a reconnect.
      query_timeout: RESPONSE_TIMEOUT_MS,
      pipeline: true,
    });
    newClient.on('notification', ({ payload = '' }) => {
      const split = payload.indexOf(' ');
      for (const onMessage of subscribers.get(payload.slice(0, split)) ?? [])
        onMessage(payload.slice(split + 1));
    });
    newClient.on('error', busLog.gone);
    newClient.on('end', () => {
      if (client === newClient) scheduleReconnect();
    });
    try {
      await newClient.connect();
      await newClient.query(`listen ${CHANNEL}`);
    } catch (error) {
      newClient.connection.stream.destroy();
      throw error;
    }
    if (isClosed) return void newClient.connection.stream.destroy();
    client = newClient;
    busLog.back();
  }

  function scheduleReconnect() {
    client = undefined;
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(onReconnect, (error: unknown) => {
        busLog.gone(error);
        scheduleReconnect();
      });
    }, RECONNECT_MS);
    timer.unref();
  }

  await connect().catch((error: unknown) => {
    busLog.gone(error);
    scheduleReconnect();
  });
  const pingTimer = setInterval(() => void client?.query('select 1').catch(() => {}), PING_MS).unref();
  return {
    async publish(topic, message) {
      await client?.query('select pg_notify($1, $2)', [CHANNEL, `${topic} ${message}`]).catch(() => {});
    },
    subscribe: (topic, onMessage) =>
      void subscribers.set(topic, [...(subscribers.get(topic) ?? []), onMessage]),
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(pingTimer);
      await client?.end();
    },
  };
}
