import cluster from 'node:cluster';
import type { Config } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { warmUpDangerDetection } from '../../readings/safety/warmUp.ts';
import { getRegistry } from '../metrics/getRegistry.ts';
import { openProduct } from '../product.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { poolSizeOf } from './rules.ts';
import { onStopSignals, startServing, STOPPED_BY_SIGNAL, stopServing } from './serving.ts';

/**
 * Longer times for a worker that is replaced, because others serve meanwhile: clients can notice that they should
 * reconnect, and slow requests can arrive completely (`RECEIVE_TIMEOUTS`).
 */
const REPLACED = { isReplaced: true, clientGraceMs: 35_000, limitMs: 40_000 } as const;
const REPLACED_DRAIN_MIN_MS = 5_000;
/** Longer than the primary waits for the workers before it answers. */
const METRICS_TIMEOUT_MS = 4_000;

const sendToPrimary = (message: FromWorker): void => void process.send!(message);

/**
 * Serves as one of several processes on a port, until SIGTERM or SIGINT, or until another worker has replaced it. Node
 * ends this process when the channel to the primary breaks.
 */
export async function serveAsWorker(config: Config): Promise<void> {
  const { databaseUrl, workers, drainSeconds, logLevel } = config;
  if (databaseUrl === undefined) throw new Error('A worker needs the DATABASE_URL of its primary');
  // A terminal sends SIGHUP to the workers too, but only the primary handles it.
  process.on('SIGHUP', () => {});
  const stop = onStopSignals();
  const replaced = Promise.withResolvers<void>();
  const metrics = new MetricsOfAll();
  const isWarm = warmUpDangerDetection();
  const product = await openProduct(config, databaseUrl, createLog(logLevel), {
    isMigrated: true,
    pool: { max: poolSizeOf(workers) },
    readAllMetrics: () => metrics.ask(),
  });
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'drain' || message.kind === 'makeWay') replaced.resolve();
    if (message.kind === 'allMetrics') metrics.answer(message.question, message.metrics);
    if (message.kind === 'askOwnMetrics')
      void getRegistry(product).then(async (registry) =>
        sendToPrimary({
          kind: 'ownMetrics',
          question: message.question,
          metrics: (await registry.getMetricsAsJSON()).map(({ collect: _, ...metric }) => metric),
        }),
      );
  });
  try {
    await isWarm;
    const serving = await startServing(product);
    sendToPrimary({ kind: 'serves', address: serving.address });
    const isReplaced = await Promise.race([
      stop.requested.then(() => false),
      replaced.promise.then(() => true),
    ]);
    const drainMs = drainSeconds * 1000;
    await stopServing(
      serving,
      isReplaced
        ? { ...REPLACED, drainMs: Math.max(drainMs, REPLACED_DRAIN_MIN_MS), skipDrain: stop.skipDrain }
        : { ...STOPPED_BY_SIGNAL, drainMs, skipDrain: stop.skipDrain },
    );
  } finally {
    await product.close();
    // The open channel would keep the process alive.
    cluster.worker!.disconnect();
  }
}

type Metrics = Extract<ToWorker, { kind: 'allMetrics' }>['metrics'];

/** Asks the primary for the metrics of all workers. */
class MetricsOfAll {
  readonly #waiting = new Map<number, (metrics: Metrics) => void>();
  #lastQuestion = 0;

  async ask(): Promise<Metrics> {
    const question = ++this.#lastQuestion;
    const { promise, resolve, reject } = Promise.withResolvers<Metrics>();
    this.#waiting.set(question, resolve);
    const timer = setTimeout(() => reject(new Error('The primary did not answer')), METRICS_TIMEOUT_MS);
    sendToPrimary({ kind: 'askAllMetrics', question });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(question);
    });
  }

  answer(question: number, metrics: Metrics): void {
    this.#waiting.get(question)?.(metrics);
  }
}
