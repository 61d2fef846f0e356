import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../../platform/log.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { computeRestartDelay } from './rules.ts';

/** How long after the drain a worker is killed. A worker whose timers still run has exited by then. */
const KILL_MS = 6_000;
const METRICS_TIMEOUT_MS = 2_500;

interface Options {
  program: string;
  count: number;
  env: NodeJS.ProcessEnv;
  log: Log;
}

/** A worker process and its state. */
interface StartedWorker {
  worker: Worker;
  /** Its address; rejects when it ends before it serves. */
  serves: Promise<string>;
  isServing: boolean;
  ended: Promise<void>;
}

/** The slot of one worker, which is refilled when the worker ends. */
interface Slot {
  started: StartedWorker;
  /** How many workers in a row have ended in this slot before they served. */
  failures: number;
}

type OwnMetrics = Extract<FromWorker, { kind: 'ownMetrics' }>['metrics'];

/** The processes that serve on one port. Those that end by themselves are replaced. */
export class WorkerPool {
  readonly #options: Options;
  readonly #slots: Slot[] = [];
  /** All workers that have not ended, including replaced ones. */
  readonly #running = new Set<StartedWorker>();
  readonly #gathering = new Map<number, (from: Worker, metrics: OwnMetrics) => void>();
  #lastQuestion = 0;
  #replacing: Promise<void> | undefined;
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
    // Workers accept connections themselves. If the primary handed them out, a connection would be lost when its worker is
    // killed before taking it.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: options.program, args: ['serve'], serialization: 'advanced' });
  }

  /** @returns the address, once all workers serve */
  async start(): Promise<string> {
    for (let n = 0; n < this.#options.count; n += 1) this.#fill({ failures: 0 });
    const addresses = await Promise.all(this.#slots.map(({ started }) => started.serves));
    return addresses[0]!;
  }

  #fill(empty: Omit<Slot, 'started'>): void {
    const slot: Slot = { ...empty, started: this.#fork() };
    this.#slots.push(slot);
    this.#watch(slot);
  }

  #watch(slot: Slot): void {
    const { started } = slot;
    void started.ended.then(async () => {
      // Another worker has been put into its slot.
      if (this.#isStopping || slot.started !== started) return;
      slot.failures = started.isServing ? 0 : slot.failures + 1;
      const { pid } = started.worker.process;
      this.#options.log.error({ worker: pid, failures: slot.failures }, 'a worker has ended and is replaced');
      setTimeout(() => {
        if (this.#isStopping || slot.started !== started) return;
        slot.started = this.#fork();
        this.#watch(slot);
      }, computeRestartDelay(slot.failures));
    });
  }

  #fork(): StartedWorker {
    const worker = cluster.fork(this.#options.env);
    const serves = Promise.withResolvers<string>();
    const ended = Promise.withResolvers<void>();
    const started: StartedWorker = { worker, serves: serves.promise, isServing: false, ended: ended.promise };
    this.#running.add(started);
    // Only the first start and a replacement wait for it.
    serves.promise.catch(() => {});
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'serves') {
        started.isServing = true;
        serves.resolve(message.address);
      }
      if (message.kind === 'askAllMetrics') void this.#sendAllMetrics(worker, message.question);
      if (message.kind === 'ownMetrics') this.#gathering.get(message.question)?.(worker, message.metrics);
    });
    // A message to a worker that has just died.
    worker.on('error', (error) =>
      this.#options.log.debug({ err: error }, 'a message to a worker could not be sent'),
    );
    worker.once('exit', () => {
      this.#running.delete(started);
      serves.reject(new Error('A worker ended before it served'));
      ended.resolve();
    });
    return started;
  }

  /** Replaces one worker after the other by a new one that serves; a call meanwhile shares the run. */
  replaceAll(): Promise<void> {
    return (this.#replacing ??= this.#replaceAll().finally(() => (this.#replacing = undefined)));
  }

  async #replaceAll(): Promise<void> {
    for (const slot of this.#slots) {
      if (this.#isStopping) return;
      const next = this.#fork();
      await next.serves;
      const { worker, serves, ended } = slot.started;
      slot.started = next;
      slot.failures = 0;
      this.#watch(slot);
      // A worker that is still starting does not listen for messages yet.
      await serves.catch(() => {});
      sendMessage(worker, { kind: 'drain' });
      await ended;
    }
  }

  async #sendAllMetrics(asker: Worker, question: number): Promise<void> {
    const own = ++this.#lastQuestion;
    const workers = this.#liveWorkers();
    const metrics = new Map<Worker, OwnMetrics>();
    await new Promise<void>((done) => {
      const timer = setTimeout(done, METRICS_TIMEOUT_MS);
      this.#gathering.set(own, (from, given) => {
        metrics.set(from, given);
        if (metrics.size < workers.length) return;
        clearTimeout(timer);
        done();
      });
      for (const worker of workers) sendMessage(worker, { kind: 'askOwnMetrics', question: own });
    });
    this.#gathering.delete(own);
    sendMessage(asker, { kind: 'allMetrics', question, metrics: [...metrics.values()] });
  }

  #liveWorkers = (): Worker[] =>
    this.#slots.flatMap(({ started: { isServing, worker } }) =>
      isServing && worker.isConnected() ? [worker] : [],
    );

  /** Stops every worker like SIGTERM, and waits until all have ended. */
  async stop(skipDrain: AbortSignal, drainMs: number): Promise<void> {
    this.#isStopping = true;
    const signalAll = (signal: NodeJS.Signals) => {
      for (const { worker } of this.#running) worker.process.kill(signal);
    };
    // Not those of `cluster.workers`, which still lists a worker for a moment after it has exited.
    const areAllEnded = Promise.all([...this.#running].map(({ ended }) => ended));
    signalAll(skipDrain.aborted ? 'SIGINT' : 'SIGTERM');
    skipDrain.addEventListener('abort', () => signalAll('SIGINT'));
    const timer = setTimeout(() => signalAll('SIGKILL'), drainMs + KILL_MS);
    await areAllEnded;
    clearTimeout(timer);
  }
}

function sendMessage(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
