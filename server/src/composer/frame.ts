import type { DraftInput } from '../adapters/drafts/drafts.ts';
import type { QuestionSummary } from './questionSummary.ts';
import { CARE, CARE_ENDINGS, LAW } from './care.ts';
import SENTENCES from './frame.json' with { type: 'json' };
import { requiredSentence, type Paragraph, optionalSentence } from './paragraphs.ts';
import type { Sensitivity } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import { fillTemplate, type PhrasePicker } from './phrasePicker.ts';

/** The salutation, with the greeting from the reader's voice if it has one. */
export function composeSalutation(
  { firstName, voice }: Pick<DraftInput, 'firstName' | 'voice'>,
  picker: PhrasePicker,
): Paragraph {
  const name = cleanName(firstName);
  const greeting = (voice?.greeting ?? '').replace(/,$/, '');
  if (name === '') return [requiredSentence(picker.pickPhrase(SENTENCES.greetings))];
  if (greeting !== '') return [requiredSentence(`${greeting} ${name},`)];
  return [requiredSentence(fillTemplate(picker.pickPhrase(SENTENCES.salutations), { name }))];
}

const NAME_MAX = 40;

/** The first name if it can be used in a letter; '' if it does not look like a name. */
export function cleanName(given: string): string {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  return name.length <= NAME_MAX && /^\p{L}[\p{L}\p{M}’' .-]*$/u.test(name) ? name : '';
}

/** Opens a letter about a sensitive matter with who can help. */
export function composeSensitiveOpening(sensitivity: Sensitivity, picker: PhrasePicker): Paragraph {
  const templates =
    sensitivity === 'law'
      ? [LAW.openings, LAW.help, LAW.focus]
      : [CARE[sensitivity].openings, CARE[sensitivity].help];
  return templates.map((each) => requiredSentence(picker.pickPhrase(each)));
}

/** The text when neither cards nor sky are read: about the person, something kind to do, and an ending. */
export function composeCare(sensitivity: keyof typeof CARE, picker: PhrasePicker): readonly Paragraph[] {
  const { thoughts, suggestions } = CARE[sensitivity];
  return [
    [1, 2, 3].map(() => requiredSentence(picker.pickPhrase(thoughts))),
    [suggestions, CARE_ENDINGS].map((templates) => requiredSentence(picker.pickPhrase(templates))),
  ];
}

/** What the cards are for in a letter that does not know the question. */
export const composeForeignReading = (
  { isForeign }: Pick<QuestionSummary, 'isForeign'>,
  picker: PhrasePicker,
): Paragraph => (isForeign ? [requiredSentence(picker.pickPhrase(SENTENCES.otherLanguageCards))] : []);

/** How to read the cards; empty for a voice with a plain style. */
export function composeHowToRead(
  { voice }: Pick<DraftInput, 'voice'>,
  { sensitivity }: Pick<QuestionSummary, 'sensitivity'>,
  picker: PhrasePicker,
): Paragraph {
  const isWanted = sensitivity === undefined && voice?.style !== 'plain';
  const template = isWanted ? picker.pickFresh(SENTENCES.howToRead) : undefined;
  return template === undefined ? [] : [optionalSentence(template)];
}

/** Two thoughts for a letter without cards. */
export const composeThoughts = ({ topic }: Pick<QuestionSummary, 'topic'>, picker: PhrasePicker): Paragraph =>
  [requiredSentence, optionalSentence].map((toSentence) =>
    toSentence(picker.pickPhrase(TOPIC_WORDS[topic].thoughts)),
  );

/** A sentence that marks where the reader continues. */
export const composeTransition = (picker: PhrasePicker): Paragraph => [
  requiredSentence(picker.pickPhrase(SENTENCES.transitions)),
];
