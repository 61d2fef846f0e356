import type { DraftCard, DraftInput } from '../adapters/drafts/drafts.ts';
import words from './answers.json' with { type: 'json' };
import type { QuestionSummary } from './questionSummary.ts';
import { cardTitle } from './cards.ts';
import { optionalSentence, type Paragraph, requiredSentence } from './paragraphs.ts';
import { capitalize, fillTemplate, type PhrasePicker } from './phrasePicker.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

type MemoryInput = Pick<DraftInput, 'memory' | 'today'>;

/** 'May', or 'May 2025' where it is not of this year. */
function formatMonth(on: string, today: string): string {
  const [year, month] = on.split('-');
  return year === today.slice(0, 4) ? MONTHS[Number(month) - 1]! : `${MONTHS[Number(month) - 1]!} ${year!}`;
}

/** A sentence about a card that was drawn before: 'The Tower again, for the third time since May.' */
export function composeRepeatedCard(
  card: DraftCard,
  { memory, today }: MemoryInput,
  picker: PhrasePicker,
): Paragraph {
  const earlier = memory.cards.filter(({ name }) => name === card.name);
  const nth = ORDINALS[earlier.length];
  const first = earlier.at(-1);
  if (first === undefined || nth === undefined) return [];
  const slots = {
    card: cardTitle(card),
    Card: capitalize(cardTitle(card)),
    nth,
    month: formatMonth(first.on, today),
  };
  const template = picker.pickFresh(earlier.length === 1 ? words.again.second : words.again.more);
  return template === undefined ? [] : [requiredSentence(fillTemplate(template, slots))];
}

/** A sentence about a person whom an earlier letter already mentioned. */
export function composeRepeatedPerson(
  { points, slots }: QuestionSummary,
  { memory, today }: MemoryInput,
  picker: PhrasePicker,
): Paragraph {
  const [person] = points.people;
  if (person === undefined || person.word === '') return [];
  const named = new RegExp(`\\b${RegExp.escape(person.word)}\\b`);
  const letter = memory.letters.find(({ text }) => named.test(text));
  const template = letter === undefined ? undefined : picker.pickFresh(words.samePersonAgain);
  return template === undefined
    ? []
    : [optionalSentence(fillTemplate(template, { ...slots, month: formatMonth(letter!.on, today) }))];
}
