import type { DraftInput } from '../adapters/drafts/drafts.ts';
import words from './answers.json' with { type: 'json' };
import type { QuestionSummary } from './questionSummary.ts';
import { LAW } from './care.ts';
import SENTENCES from './frame.json' with { type: 'json' };
import { optionalSentence, type Paragraph, requiredSentence } from './paragraphs.ts';
import type { PhrasePicker } from './phrasePicker.ts';
import { composeSuggestion } from './suggestion.ts';

/** One concrete thing to do or to watch, a favourite sentence of the reader, and the last sentence. */
export function composeClosing(
  { voice }: Pick<DraftInput, 'voice'>,
  summary: QuestionSummary,
  picker: PhrasePicker,
): Paragraph {
  return [
    ...composeConcreteStep(summary, picker),
    ...(voice?.hasHumour === true && !isHeavy(summary) ? composeFresh(words.humour, picker) : []),
    ...(voice === null ? [] : composeFresh(voice.turns.map(endSentence), picker)),
    ...composeLast(voice?.closing ?? '', summary, picker),
  ];
}

/** One concrete thing to do. For a legal matter, something that does the member good instead. */
export const composeConcreteStep = (summary: QuestionSummary, picker: PhrasePicker): Paragraph =>
  summary.sensitivity === undefined
    ? composeSuggestion(summary, picker)
    : [requiredSentence(picker.pickPhrase(LAW.suggestions))];

const HEAVY: ReadonlySet<string> = new Set([
  'breakup',
  'trust',
  'redundancy',
  'debt',
  'owing',
  'othersDrinking',
  'exclusion',
]);
/** Whether jokes are out of place because the member is sad, afraid or ashamed. */
const isHeavy = ({ feeling, points: { matters } }: QuestionSummary): boolean =>
  (feeling !== undefined && feeling !== 'joy') || matters.some(({ id }) => HEAVY.has(id));

function composeFresh(templates: readonly string[], picker: PhrasePicker): Paragraph {
  const template = picker.pickFresh(templates);
  return template === undefined ? [] : [optionalSentence(template)];
}

const composeLast = (
  closing: string,
  { points: { deadline, matters } }: QuestionSummary,
  picker: PhrasePicker,
): Paragraph =>
  closing === ''
    ? composeFresh(
        deadline === undefined && matters.every(({ id }) => id !== 'lostPet')
          ? [...SENTENCES.last, ...SENTENCES.lastUnhurried]
          : SENTENCES.last,
        picker,
      )
    : [requiredSentence(endSentence(closing))];

export const endSentence = (line: string): string => (/[.?!]$/.test(line) ? line : `${line}.`);
