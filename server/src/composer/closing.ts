import type { DraftInput } from '../adapters/drafts/drafts.ts';
import words from './answers.json' with { type: 'json' };
import type { Asked } from './asked.ts';
import { LAW } from './care.ts';
import SENTENCES from './frame.json' with { type: 'json' };
import { optionalSentence, type Paragraph, requiredSentence } from './paragraphs.ts';
import type { PhrasePicker } from './phrasePicker.ts';
import { composeSuggestion } from './takeUp.ts';

/** One concrete thing to do or to watch, something of the reader's own voice, and the last sentence. */
export function composeClosing(
  { voice }: Pick<DraftInput, 'voice'>,
  asked: Asked,
  picker: PhrasePicker,
): Paragraph {
  const suggestion =
    asked.sensitivity === undefined
      ? composeSuggestion(asked, picker)
      : [requiredSentence(picker.pickPhrase(LAW.tries))];
  return [
    ...suggestion,
    ...(voice?.hasHumour === true ? sayFresh(words.humour, picker) : []),
    ...(voice === null ? [] : sayFresh(voice.turns.map(endSentence), picker)),
    ...composeLast(voice?.closing ?? '', picker),
  ];
}

function sayFresh(ways: readonly string[], picker: PhrasePicker): Paragraph {
  const way = picker.pickFresh(ways);
  return way === undefined ? [] : [optionalSentence(way)];
}

const composeLast = (closing: string, picker: PhrasePicker): Paragraph =>
  closing === '' ? sayFresh(SENTENCES.last, picker) : [requiredSentence(endSentence(closing))];

const endSentence = (line: string): string => (/[.?!]$/.test(line) ? line : `${line}.`);
