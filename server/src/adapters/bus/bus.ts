import type { Log } from '../../platform/log.ts';

/**
 * Carries short messages between instances. Messages are lost while it is down, so it is only used to notify of changes,
 * which receivers also find in the database, and for ephemeral events.
 */
export interface Bus {
  /** Never throws: while the bus is down, the message is dropped. */
  publish(topic: string, message: string): Promise<void>;
  subscribe(topic: string, onMessage: (message: string) => void): void;
  /** Whether the bus currently works. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export interface BusOptions {
  /** Called when messages may have been missed. */
  onReconnect: () => void;
  log: Log;
}

/** After this time without an answer, a bus counts as disconnected. */
export const RESPONSE_TIMEOUT_MS = 5_000;
/** Ping interval: a connection that only listens would never notice that the other side is gone. */
export const PING_MS = 10_000;

/** The callbacks of each topic. */
export class Subscribers {
  readonly #byTopic = new Map<string, ((message: string) => void)[]>();

  add(topic: string, onMessage: (message: string) => void): void {
    this.#byTopic.set(topic, [...(this.#byTopic.get(topic) ?? []), onMessage]);
  }

  notify(topic: string, message: string): void {
    for (const onMessage of this.#byTopic.get(topic) ?? []) onMessage(message);
  }

  get topics(): string[] {
    return [...this.#byTopic.keys()];
  }
}

/** Logs once when the bus disconnects, however often it is retried, and once when it is back. */
export function createBusLog(log: Log, kind: string) {
  let isDisconnected = false;
  return {
    disconnected(error: unknown) {
      if (!isDisconnected) log.warn({ err: error, bus: kind }, 'the bus between instances cannot be reached');
      isDisconnected = true;
    },
    connected() {
      if (isDisconnected) log.info({ bus: kind }, 'the bus between instances is back');
      isDisconnected = false;
    },
  };
}
