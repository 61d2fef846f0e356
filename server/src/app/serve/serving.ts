import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closeServer } from '../closeServer.ts';
import { type MailReceiver, openMailReceiver } from '../mailReceiver.ts';
import type { Product } from '../product.ts';
import { buildServer } from '../server.ts';
import { exitNow } from './exitNow.ts';

const LAST_REQUEST_GRACE_MS = 300;

/** A product with its listening servers. */
export interface RunningProduct {
  product: Product;
  server: FastifyInstance;
  receiver: MailReceiver | undefined;
  address: string;
}

/** @throws {Error} when PORT or MAIL_IN_PORT is in use; nothing listens then */
export async function startServing(product: Product): Promise<RunningProduct> {
  const { host, port } = product.services.config;
  const server = await buildServer(product);
  surviveUncaughtErrors(product);
  const address = await server.listen({ host, port });
  try {
    await product.start(address);
    return { product, server, receiver: await openMailReceiver(product), address };
  } catch (error) {
    // A process that stays alive would neither serve nor be restarted.
    setTimeout(() => process.exit(1), STOPPED_BY_SIGNAL.limitMs).unref();
    await closeServer(server, 0);
    throw error;
  }
}

/** How long a stop may take. */
interface StopTimes {
  /** How long calls are still answered as usual, before the shutdown begins. */
  drainMs: number;
  /** Whether the port is closed before the drain, because other workers listen on it. */
  isReplaced: boolean;
  /** After the drain: how long clients have to finish their requests. */
  clientGraceMs: number;
  /** After the drain: when the process exits in any case, so that no client can delay a restart. */
  limitMs: number;
  skipDrain?: AbortSignal;
}

/** With the default DRAIN_SECONDS the total is within 10 s. */
export const STOPPED_BY_SIGNAL = { isReplaced: false, clientGraceMs: 3_000, limitMs: 4_500 } as const;

/** Accepts no new connections, and lets requests in progress finish. */
export async function stopServing(
  { product, server, receiver }: RunningProduct,
  times: StopTimes,
): Promise<void> {
  const { drainMs, isReplaced, clientGraceMs, limitMs, skipDrain } = times;
  // Only closes the port: an open connection may be about to send its first request.
  const closePort = () => void NetServer.prototype.close.call(server.server);
  void receiver?.close();
  product.beginStopping();
  if (isReplaced) closePort();
  // Load balancers see /readyz and clients see `Connection: close`, so both send their next request elsewhere.
  const hasDrained = await pause(drainMs, drainMs > 0, { signal: skipDrain }).catch(() => false);
  // Unfinished external calls are abandoned; the next process repeats the work that was not committed.
  setTimeout(exitNow, limitMs).unref();
  if (hasDrained && !isReplaced) {
    closePort();
    await pause(LAST_REQUEST_GRACE_MS);
  }
  await closeServer(server, clientGraceMs);
}

/** `requested` resolves at SIGTERM or SIGINT; SIGINT also skips the drain. */
export function onStopSignals(): { requested: Promise<void>; skipDrain: AbortSignal } {
  const stop = Promise.withResolvers<void>();
  const skipDrain = new AbortController();
  // Not `once`: a second signal, as when a service manager signals the whole process group, must not kill the process
  // during an orderly shutdown.
  process.on('SIGTERM', () => stop.resolve());
  process.on('SIGINT', () => {
    skipDrain.abort();
    stop.resolve();
  });
  return { requested: stop.promise, skipDrain: skipDrain.signal };
}

/**
 * Keeps the process running after an uncaught error, which must not end other requests. This is safe: all state is in
 * the database, and each request has its own transaction.
 */
function surviveUncaughtErrors({ services, mountOptions }: Product): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      services.log.error({ err: error, event }, 'uncaught error');
      mountOptions.report(error, event);
    });
}
