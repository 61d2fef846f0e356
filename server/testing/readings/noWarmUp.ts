import { readCompiledLanguages } from '../../src/readings/safety/compiledFile.ts';
import { setUpDetection } from '../../src/readings/safety/signs.ts';

/** Loads the phrases, without the texts that make V8 compile the code: the first question is slower than others. */
export async function warmUpDangerDetection(): Promise<void> {
  const compiled = readCompiledLanguages();
  if (compiled !== undefined) setUpDetection(compiled);
}
