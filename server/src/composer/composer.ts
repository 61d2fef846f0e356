import { composeLetter } from './composeLetter.ts';
import { isForeign } from './question/language.ts';
import type { DraftInput, DraftWriter } from '../adapters/drafts/drafts.ts';

const VERSION = 'composer-4';

/** Writes drafts from the cards' meanings, without an external model. */
export function composer(): DraftWriter {
  return {
    draft: (input) => Promise.resolve({ ...compose(input), source: 'composer', promptVersion: VERSION }),
  };
}

/** Returns an empty draft with a reason for a question that is not in English. */
const compose = (input: DraftInput) =>
  isForeign(input.question)
    ? { personalityMessage: '', emptyBecause: 'unknown_language' as const }
    : composeLetter(input);
