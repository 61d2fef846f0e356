import { composeLetter } from './composeLetter.ts';
import type { DraftWriter } from '../adapters/drafts/drafts.ts';

const VERSION = 'composer-6';

/** Writes drafts from the cards' meanings, without an external model. */
export function createComposer(): DraftWriter {
  return {
    draft: (input) =>
      Promise.resolve({ ...composeLetter(input), source: 'composer', promptVersion: VERSION }),
  };
}
