import pg from 'pg';
import { RESPONSE_TIMEOUT_MS, PING_MS, type Bus, createBusLog, type BusOptions, Subscribers } from './bus.ts';

const CHANNEL = 'moonletter';
const RECONNECT_MS = 1_000;

/**
 * LISTEN and NOTIFY on a dedicated connection, which is reopened when it breaks. Awaits the first connection attempt.
 */
export async function createPostgresBus(url: string, { onReconnect, log }: BusOptions): Promise<Bus> {
  const subscribers = new Subscribers();
  const busLog = createBusLog(log, 'postgres');
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect() {
    const newClient = createClient(url, subscribers);
    newClient.on('error', busLog.disconnected);
    newClient.on('end', () => {
      if (client === newClient) scheduleReconnect();
    });
    await listen(newClient);
    if (isClosed) return void newClient.connection.stream.destroy();
    client = newClient;
    busLog.connected();
  }

  function onConnectFailed(error: unknown) {
    busLog.disconnected(error);
    scheduleReconnect();
  }

  function scheduleReconnect() {
    client = undefined;
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(onReconnect, onConnectFailed);
    }, RECONNECT_MS);
    timer.unref();
  }

  await connect().catch(onConnectFailed);
  const pingTimer = setInterval(() => void client?.query('select 1').catch(() => {}), PING_MS).unref();
  return {
    async publish(topic, message) {
      await client?.query('select pg_notify($1, $2)', [CHANNEL, `${topic} ${message}`]).catch(() => {});
    },
    subscribe: (topic, onMessage) => subscribers.add(topic, onMessage),
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(pingTimer);
      await client?.end();
    },
  };
}

/** A client, not yet connected, that passes each notification to the subscribers of its topic. */
function createClient(url: string, subscribers: Subscribers): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    // A connection that does not answer in time is closed, which triggers a reconnect.
    query_timeout: RESPONSE_TIMEOUT_MS,
    pipeline: true,
  });
  client.on('notification', ({ payload = '' }) => {
    const split = payload.indexOf(' ');
    subscribers.notify(payload.slice(0, split), payload.slice(split + 1));
  });
  return client;
}

/** Connects the client and listens; closes the connection if either fails. */
async function listen(client: pg.Client): Promise<void> {
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}
