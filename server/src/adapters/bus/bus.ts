import type { Log } from '../../platform/log.ts';

/**
 * Carries short messages between instances. It may lose some while it is down: whoever listens finds what it
 * missed in the database, so the bus only wakes and tells what is worth nothing later.
 */
export interface Bus {
  /** Never fails: while the bus is down the message is dropped. */
  publish(topic: string, message: string): Promise<void>;
  subscribe(topic: string, hear: (message: string) => void): void;
  /** Whether messages come and go just now. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export interface BusOptions {
  /** Called when messages may have been missed. */
  onReconnect: () => void;
  log: Log;
}

/** A bus that does not answer for so long is gone. */
export const RESPONSE_TIMEOUT_MS = 5_000;
/** How often a bus is asked whether it is there: one that only listens would never notice. */
export const PING_MS = 10_000;

/** Logs once that a bus is gone, however often it is tried, and once that it is back. */
export function createBusLog(log: Log, kind: string) {
  let isGone = false;
  return {
    gone(error: unknown) {
      if (!isGone) log.warn({ err: error, bus: kind }, 'the bus between instances cannot be reached');
      isGone = true;
    },
    back() {
      if (isGone) log.info({ bus: kind }, 'the bus between instances is back');
      isGone = false;
    },
  };
}
