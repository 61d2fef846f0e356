import { parentPort } from 'node:worker_threads';
import { compileLanguages } from './compileLanguages.ts';

const compiled = compileLanguages();
const buffers = compiled
  .flatMap((language) => Object.values(language))
  .flatMap(({ tables: { formNumbers: _, ...arrays } }) => Object.values(arrays))
  .map(({ buffer }) => buffer);
parentPort!.postMessage(compiled, buffers);
