import { Worker } from 'node:worker_threads';
import { semaphore } from '../../platform/semaphore.ts';
import type { InboundMail } from './mailWorker.ts';

/** Mails larger than this are refused. */
export const MAIL_MAX_BYTES = 10 * 1024 * 1024;
/** Texts come before pictures, and a message has 10,000 characters: what follows is dropped while it comes in. */
const KEPT_BYTES = 128 * 1024;
/** With the thread's start and end it stays below a second. */
const CPU_MAX_MS = 450;
/** Where the machine is busy, the processor's time passes more slowly than the clock's. */
const WAIT_MAX_MS = 20_000;
const LOOK_EVERY_MS = 25;
/** Of the heap the parser itself is the larger part: with 8 MB not even an ordinary mail is read. */
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 2 } as const;
const oneAtATime = semaphore(1);

/** What is kept of a mail that comes in. */
export interface RawMail {
  raw: Uint8Array;
  /** The mail is longer than what is kept. */
  isCut: boolean;
}

/** Reads a mail and keeps its beginning. @returns null: it is too large, and was not read to its end */
export async function collectMail(source: AsyncIterable<Buffer>): Promise<RawMail | null> {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    if (bytes < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - bytes));
    bytes += chunk.length;
    if (bytes > MAIL_MAX_BYTES) return null;
  }
  return { raw: Buffer.concat(kept), isCut: bytes > KEPT_BYTES };
}

/** Parses a mail in a thread of its own. @returns null: it cannot be read, or not within a second and some memory */
export const readMail = (mail: RawMail): Promise<InboundMail | null> => oneAtATime(() => parseInWorker(mail));

async function parseInWorker(mail: RawMail): Promise<InboundMail | null> {
  const worker = new Worker(new URL('mailWorker.ts', import.meta.url), {
    workerData: mail,
    resourceLimits: MEMORY,
  });
  const { promise, resolve } = Promise.withResolvers<InboundMail | null>();
  worker
    .once('message', resolve)
    .once('error', () => resolve(null))
    .once('exit', () => resolve(null));
  const endAt = performance.now() + WAIT_MAX_MS;
  const look = setInterval(() => {
    if (performance.now() > endAt) return resolve(null);
    worker.cpuUsage().then(
      ({ user, system }) => void (user + system > CPU_MAX_MS * 1_000 && resolve(null)),
      () => {},
    );
  }, LOOK_EVERY_MS);
  try {
    return await promise;
  } finally {
    clearInterval(look);
    await worker.terminate();
  }
}
