import { on } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readsLikeDanger } from './classifier.ts';
import { readCompiledLanguages } from './compiledFile.ts';
import type { CompiledLanguage } from './compileLanguages.ts';
import { sentencesIn, setUpDetection } from './signs.ts';

/** Whether a member's text indicates danger: to their own life, or violence, abuse or stalking. */
export const indicatesDanger = (text: string): boolean => readsLikeDanger(sentencesIn(text));

/** Whether a letter indicates danger; letters say 'you' where a member would say 'I'. */
export const letterIndicatesDanger = (letter: string): boolean =>
  indicatesDanger(letter) ||
  indicatesDanger(letter.replaceAll(ADDRESSED, (word) => FIRST_PERSON.get(word.toLowerCase())!));

const FIRST_PERSON = new Map([
  ['you', 'I'],
  ['your', 'my'],
  ['yourself', 'myself'],
  ['you’re', 'I am'],
  ["you're", 'I am'],
]);
const ADDRESSED = /\b(?:you[’']re|yourself|your|you)\b/gi;

/**
 * Prepares the detection without holding up the event loop: phrases that were not built are compiled by another thread.
 * Then a few texts let V8 compile the code, as otherwise the first texts take several times as long.
 */
export async function warmUpDangerDetection(): Promise<void> {
  setUpDetection(readCompiledLanguages() ?? (await compileInWorker()));
  for (const part of ['打我想死', '他打我,', 'i want to '])
    for (const length of [1_000, 10_000]) {
      await setImmediate();
      indicatesDanger(part.repeat(length / part.length));
    }
}

async function compileInWorker(): Promise<CompiledLanguage[]> {
  const worker = new Worker(new URL('compileWorker.ts', import.meta.url));
  worker.unref();
  for await (const [message] of on(worker, 'message'))
    // Under `node --watch` Node sends messages of its own.
    if (Array.isArray(message)) return message as CompiledLanguage[];
  throw new Error('The thread ended before it had compiled the phrases');
}
