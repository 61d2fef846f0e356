import { on } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readCompiledLanguages } from './compiledFile.ts';
import type { CompiledLanguage } from './compileLanguages.ts';
import { indicatesDanger } from './indicatesDanger.ts';
import { setUpDetection } from './signs.ts';

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
