import { Redis } from 'ioredis';
import { ANSWERS_WITHIN_MS, ASKED_EVERY_MS, type Bus, busLog, type BusOptions } from './bus.ts';

const PREFIX = 'moonletter:';
const RECONNECT_MAX_MS = 2_000;

/**
 * Redis publish and subscribe, on two connections that come back by themselves. While Redis is gone messages are
 * dropped and nobody waits.
 */
export function redisBus(url: string, { onReconnect, log }: BusOptions): Bus {
  const retryStrategy = (tries: number) => Math.min(tries * 100, RECONNECT_MAX_MS);
  const options = {
    retryStrategy,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: ANSWERS_WITHIN_MS,
    commandTimeout: ANSWERS_WITHIN_MS,
  };
  const state = busLog(log, 'redis');
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, { ...options, autoResubscribe: false });
  const connections = [publisher, subscriber];
  let isClosed = false;
  const isConnected = () => connections.every(({ status }) => status === 'ready');
  const heard = new Map<string, ((message: string) => void)[]>();
  for (const connection of connections) {
    connection.on('error', state.gone);
    connection.on('close', () => {
      if (!isClosed) state.gone(new Error('The connection was closed'));
    });
    connection.on('ready', () => {
      if (isConnected()) state.back();
    });
  }
  subscriber.on('ready', () => {
    const topics = [...heard.keys()].map((topic) => PREFIX + topic);
    if (topics.length > 0)
      subscriber.subscribe(...topics).then(onReconnect, () => subscriber.disconnect(true));
  });
  subscriber.on('message', (channel: string, message: string) => {
    for (const hear of heard.get(channel.slice(PREFIX.length)) ?? []) hear(message);
  });
  const asking = setInterval(() => {
    for (const connection of connections)
      if (connection.status === 'ready')
        connection.ping().catch((error: unknown) => {
          state.gone(error);
          connection.disconnect(true);
        });
  }, ASKED_EVERY_MS).unref();
  return {
    async publish(topic, message) {
      await publisher.publish(PREFIX + topic, message).catch(() => 0);
    },
    subscribe(topic, hear) {
      heard.set(topic, [...(heard.get(topic) ?? []), hear]);
      if (subscriber.status === 'ready') subscriber.subscribe(PREFIX + topic).catch(() => 0);
    },
    isConnected,
    async close() {
      isClosed = true;
      clearInterval(asking);
      for (const connection of connections) connection.disconnect();
    },
  };
}
