import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { semaphore } from '../../platform/semaphore.ts';
import { countForCollection } from './collectGarbage.ts';
import { MailTextCollector } from './mailTextCollector.ts';
import type { InboundMail, MailToRead, RawMail } from './mailWorker.ts';

/** Mails larger than this are refused. */
export const MAIL_MAX_BYTES = 10 * 1024 * 1024;
/** Together with receiving the mail and starting another thread, this stays below a second. */
const CPU_MAX_MS = 450;
/** Longer than the CPU limit, since on a busy machine a thread gets only a part of the CPU. */
const WAIT_MAX_MS = 20_000;
const CHECK_INTERVAL_MS = 25;
/** The parser itself uses 6 MB: with 8 MB not even an ordinary mail can be parsed. */
const MEMORY = { maxOldGenerationSizeMb: 12, maxYoungGenerationSizeMb: 1, stackSizeMb: 2 } as const;
/** Overrides the flag with which the server is started, which would take precedence over the limit above. */
const YOUNG_OBJECTS = '--max-semi-space-size=1';
const oneAtATime = semaphore(1);

/** Receives a mail and keeps its texts. @returns null: it is too large, and was not received completely */
export async function collectMail(source: AsyncIterable<Buffer>): Promise<RawMail | null> {
  const texts = new MailTextCollector();
  let bytes = 0;
  for await (const chunk of source) {
    texts.add(chunk);
    bytes += chunk.length;
    if (bytes > MAIL_MAX_BYTES) return null;
    countForCollection(chunk.length);
  }
  return texts.end();
}

/** The thread that parses mails; undefined: none yet, or it has died. */
let reader: Worker | undefined;

/**
 * Starts the thread that parses mails, unless it runs. Starting it takes longer than a mail may, so it is started with
 * the server and kept.
 */
export function startMailReader(): Worker {
  if (reader !== undefined) return reader;
  // The flag applies only to threads that are started later.
  setFlagsFromString(YOUNG_OBJECTS);
  const worker = new Worker(new URL('mailWorker.ts', import.meta.url), { resourceLimits: MEMORY });
  const forget = () => {
    if (reader === worker) reader = undefined;
  };
  // After an error the thread exits, which is handled as well.
  worker.on('error', forget).once('exit', forget).unref();
  return (reader = worker);
}

/**
 * Parses a mail in a separate thread, and transfers its bytes to it.
 * @returns null: it cannot be parsed within the limits of time and memory
 */
export const readMail = (mail: MailToRead): Promise<InboundMail | null> =>
  oneAtATime(() => parseInWorker(mail));

async function parseInWorker(mail: MailToRead): Promise<InboundMail | null> {
  const worker = startMailReader();
  const { promise, resolve } = Promise.withResolvers<InboundMail | null | 'gaveUp'>();
  const giveUp = () => resolve('gaveUp');
  worker.once('message', resolve).once('exit', giveUp);
  const stopWatching = watchLimits(worker, giveUp);
  worker.postMessage(mail, [mail.raw.buffer]);
  const read = await promise;
  stopWatching();
  worker.off('message', resolve).off('exit', giveUp);
  if (read !== 'gaveUp') return read;
  // Another thread is started now, so that the next mail does not have to wait for it.
  await worker.terminate();
  startMailReader();
  return null;
}

/** Calls `onExceeded` when the thread takes too much time from now on. @returns a function that stops this */
function watchLimits(worker: Worker, onExceeded: () => void): () => void {
  const endAt = performance.now() + WAIT_MAX_MS;
  const readCpu = async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  };
  // Fails if the thread has ended, which is handled elsewhere.
  const before = readCpu().catch(() => 0);
  const check = async () => {
    if (performance.now() > endAt || (await readCpu()) - (await before) > CPU_MAX_MS) onExceeded();
  };
  const checking = setInterval(() => void check().catch(() => {}), CHECK_INTERVAL_MS);
  return () => clearInterval(checking);
}
