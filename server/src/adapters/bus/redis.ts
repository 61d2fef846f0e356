import { Redis } from 'ioredis';
import { RESPONSE_TIMEOUT_MS, PING_MS, type Bus, createBusLog, type BusOptions, Subscribers } from './bus.ts';

const RECONNECT_MAX_MS = 2_000;

/**
 * Redis publish and subscribe, on two connections that reconnect automatically. While Redis is down, messages are
 * dropped without waiting.
 * @param installation distinguishes the messages of this installation from those of others that use the same Redis
 */
export function createRedisBus(url: string, installation: string, { onReconnect, log }: BusOptions): Bus {
  const prefix = `moonletter:${installation}:`;
  const retryStrategy = (tries: number) => Math.min(tries * 100, RECONNECT_MAX_MS);
  const options = {
    retryStrategy,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: RESPONSE_TIMEOUT_MS,
    commandTimeout: RESPONSE_TIMEOUT_MS,
  };
  const busLog = createBusLog(log, 'redis');
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, { ...options, autoResubscribe: false });
  const connections = [publisher, subscriber];
  let isClosed = false;
  const isConnected = () => connections.every(({ status }) => status === 'ready');
  const subscribers = new Subscribers();
  for (const connection of connections) {
    connection.on('error', busLog.disconnected);
    connection.on('close', () => {
      if (!isClosed) busLog.disconnected(new Error('The connection was closed'));
    });
    connection.on('ready', () => {
      if (isConnected()) busLog.connected();
    });
  }
  subscriber.on('ready', () => {
    const topics = subscribers.topics.map((topic) => prefix + topic);
    if (topics.length > 0)
      subscriber.subscribe(...topics).then(onReconnect, () => subscriber.disconnect(true));
  });
  subscriber.on('message', (channel: string, message: string) => {
    subscribers.notify(channel.slice(prefix.length), message);
  });
  const pingTimer = setInterval(() => {
    for (const connection of connections)
      if (connection.status === 'ready')
        connection.ping().catch((error: unknown) => {
          busLog.disconnected(error);
          connection.disconnect(true);
        });
  }, PING_MS).unref();
  return {
    async publish(topic, message) {
      await publisher.publish(prefix + topic, message).catch(() => 0);
    },
    subscribe(topic, onMessage) {
      subscribers.add(topic, onMessage);
      if (subscriber.status === 'ready') subscriber.subscribe(prefix + topic).catch(() => 0);
    },
    isConnected,
    async close() {
      isClosed = true;
      clearInterval(pingTimer);
      for (const connection of connections) connection.disconnect();
    },
  };
}
