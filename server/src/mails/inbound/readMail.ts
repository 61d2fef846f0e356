import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { semaphore } from '../../platform/semaphore.ts';
import { countForCollection } from './collectGarbage.ts';
import type { InboundMail } from './mailWorker.ts';

/** Mails larger than this are refused. */
export const MAIL_MAX_BYTES = 10 * 1024 * 1024;
/** Texts come before pictures, and a message has 10,000 characters: what follows is dropped while it comes in. */
const KEPT_BYTES = 128 * 1024;
/** With what the mail costs while it comes in, and the start of another thread, it stays below a second. */
const CPU_MAX_MS = 450;
/** Where the machine is busy, the processor's time passes more slowly than the clock's. */
const WAIT_MAX_MS = 20_000;
const LOOK_EVERY_MS = 25;
/** The parser keeps an object of some 500 bytes for each line. */
const KEPT_LINES = 3_000;
const LINE_FEED = 0x0a;
/** The parser itself takes 6 MB of it: with 8 MB not even an ordinary mail is read. */
const MEMORY = { maxOldGenerationSizeMb: 12, maxYoungGenerationSizeMb: 1, stackSizeMb: 2 } as const;
/** The flag with which the server is started would count for more than the limit of young objects above. */
const YOUNG_OBJECTS = '--max-semi-space-size=1';
const oneAtATime = semaphore(1);

/** What is kept of a mail that comes in. */
export interface RawMail {
  raw: Uint8Array<ArrayBuffer>;
  /** The mail is longer than what is kept. */
  isCut: boolean;
}

/** Reads a mail and keeps its beginning. @returns null: it is too large, and was not read to its end */
export async function collectMail(source: AsyncIterable<Buffer>): Promise<RawMail | null> {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    // A copy: a part of a chunk would keep all of it.
    if (bytes < KEPT_BYTES) kept.push(new Uint8Array(chunk.subarray(0, KEPT_BYTES - bytes)));
    bytes += chunk.length;
    if (bytes > MAIL_MAX_BYTES) return null;
    countForCollection(chunk.length);
  }
  const raw = join(kept);
  const end = findEndOfLine(raw, KEPT_LINES);
  return { raw: end < raw.length ? raw.slice(0, end) : raw, isCut: bytes > Math.min(KEPT_BYTES, end) };
}

/** Where so many lines end, or the bytes. */
function findEndOfLine(bytes: Uint8Array, lines: number): number {
  let end = 0;
  for (let line = 0; line < lines; line++) {
    const at = bytes.indexOf(LINE_FEED, end);
    if (at < 0) return bytes.length;
    end = at + 1;
  }
  return end;
}

/** In memory of its own, which can be handed to the thread without a copy. */
function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** The thread that parses mails; undefined: none yet, or it has died. */
let reader: Worker | undefined;

/**
 * Starts the thread that parses mails, unless it runs. It costs more than any mail may, so it is started with the server
 * and kept.
 */
export function startMailReader(): Worker {
  if (reader !== undefined) return reader;
  // Only threads that are started later heed it.
  setFlagsFromString(YOUNG_OBJECTS);
  const worker = new Worker(new URL('mailWorker.ts', import.meta.url), { resourceLimits: MEMORY });
  const forget = () => {
    if (reader === worker) reader = undefined;
  };
  // An error is told by the end that follows it.
  worker.on('error', forget).once('exit', forget).unref();
  return (reader = worker);
}

/**
 * Parses a mail in a thread of its own, and hands its bytes over to it.
 * @returns null: it cannot be read, or not within a second and some memory
 */
export const readMail = (mail: RawMail): Promise<InboundMail | null> => oneAtATime(() => parseInWorker(mail));

async function parseInWorker(mail: RawMail): Promise<InboundMail | null> {
  const worker = startMailReader();
  const { promise, resolve } = Promise.withResolvers<InboundMail | null | 'cut'>();
  const cut = () => resolve('cut');
  worker.once('message', resolve).once('exit', cut);
  const stopLooking = lookAtCosts(worker, cut);
  worker.postMessage(mail, [mail.raw.buffer]);
  const read = await promise;
  stopLooking();
  worker.off('message', resolve).off('exit', cut);
  if (read !== 'cut') return read;
  // The next mail finds another thread, and does not pay for it.
  await worker.terminate();
  startMailReader();
  return null;
}

/** Calls `cut` when the thread takes too long from now on. @returns what ends this */
function lookAtCosts(worker: Worker, cut: () => void): () => void {
  const endAt = performance.now() + WAIT_MAX_MS;
  const readCpu = async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  };
  // A thread that ends says so itself.
  const before = readCpu().catch(() => 0);
  const look = async () => {
    if (performance.now() > endAt || (await readCpu()) - (await before) > CPU_MAX_MS) cut();
  };
  const looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
