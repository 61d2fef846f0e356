import { Redis } from 'ioredis';
import type { Bus } from './bus.ts';

const PREFIX = 'moonletter:';
const RECONNECT_MAX_MS = 2_000;

/**
 * Redis publish and subscribe, on two connections that come back by themselves. While Redis is gone messages are
 * dropped and nobody waits.
 * @param onReconnect called when messages may have been missed
 */
export function redisBus(url: string, onReconnect: () => void): Bus {
  const retryStrategy = (tries: number) => Math.min(tries * 100, RECONNECT_MAX_MS);
  const options = { retryStrategy, maxRetriesPerRequest: 0, enableOfflineQueue: false };
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, { ...options, autoResubscribe: false });
  const heard = new Map<string, ((message: string) => void)[]>();
  for (const connection of [publisher, subscriber]) connection.on('error', () => {});
  subscriber.on('ready', () => {
    const topics = [...heard.keys()].map((topic) => PREFIX + topic);
    if (topics.length > 0) subscriber.subscribe(...topics).then(onReconnect, () => {});
  });
  subscriber.on('message', (channel: string, message: string) => {
    for (const hear of heard.get(channel.slice(PREFIX.length)) ?? []) hear(message);
  });
  return {
    async publish(topic, message) {
      await publisher.publish(PREFIX + topic, message).catch(() => 0);
    },
    subscribe(topic, hear) {
      heard.set(topic, [...(heard.get(topic) ?? []), hear]);
      if (subscriber.status === 'ready') subscriber.subscribe(PREFIX + topic).catch(() => 0);
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
