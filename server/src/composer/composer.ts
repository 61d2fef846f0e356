import { composeLetter } from './composeLetter.ts';
import { isForeign } from './question/language.ts';
import type { DraftInput, DraftWriter } from '../adapters/drafts/drafts.ts';

const VERSION = 'composer-3';

/** Writes drafts from the cards' meanings, without an external model. */
export function composer(): DraftWriter {
  return {
    draft: (input) => Promise.resolve({ ...compose(input), source: 'composer', promptVersion: VERSION }),
  };
}

/** A question in another language than the letters is left to the reader. */
const compose = (input: DraftInput) =>
  isForeign(input.question)
    ? { personalityMessage: '', emptyBecause: 'unknown_language' as const }
    : composeLetter(input);
