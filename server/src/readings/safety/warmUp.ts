import { on } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readCompiledLanguages } from './compiledFile.ts';
import type { CompiledLanguage } from './compileLanguages.ts';
import { indicatesDanger } from './indicatesDanger.ts';
import { setUpDetection } from './signs.ts';

/** Texts like those of members: with a typo, a contraction, a harmless worry, a danger, and other alphabets. */
const SAMPLES = [
  'My sister hasn’t spoken to me since the wedding in May, and I’m tired of waiting. Should I write, or wait untill she is reddy?',
  "I don't want to be here anymore: he hits me and nobody knows… What do the cards say, can I leave him at 40?",
  'Desde que murió mi abuela no duermo. ¿Debería volver a casa, o quedarme aquí con él?',
  '他打我，我想死。塔罗牌怎么说？',
];
const ROUNDS = 4;
/** A long text in which phrases begin at every word, which runs other branches of the code. */
const LONG_SAMPLE = `${SAMPLES.join(' ')} 他打我,打我想死`.repeat(3);
const LONG_ROUNDS = 3;
const ALL_SAMPLES = [
  ...Array.from({ length: ROUNDS }, () => SAMPLES).flat(),
  ...Array.from({ length: LONG_ROUNDS }, () => LONG_SAMPLE),
];

/**
 * Prepares the detection without blocking the event loop: phrases without a build are compiled on another thread. Then
 * runs a few texts so that V8 compiles the code; otherwise the first texts would take many times as long.
 */
export async function warmUpDangerDetection(): Promise<void> {
  setUpDetection(readCompiledLanguages() ?? (await compileInWorker()));
  for (const sample of ALL_SAMPLES) {
    await setImmediate();
    indicatesDanger(sample);
  }
}

async function compileInWorker(): Promise<CompiledLanguage[]> {
  const worker = new Worker(new URL('compileWorker.ts', import.meta.url));
  worker.unref();
  for await (const [message] of on(worker, 'message'))
    // `node --watch` also sends its own messages.
    if (Array.isArray(message)) return message as CompiledLanguage[];
  throw new Error('The thread ended before it had compiled the phrases');
}
