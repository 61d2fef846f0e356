import type { DraftCard } from '../adapters/drafts/drafts.ts';
import words from './answers.json' with { type: 'json' };
import type { QuestionSummary } from './questionSummary.ts';
import { cardTitle, isHardCard } from './cards.ts';
import { type Paragraph, requiredSentence } from './paragraphs.ts';
import { capitalize, type PhrasePicker } from './phrasePicker.ts';
import type { Person } from './question/people.ts';
import { findRole, type Role } from './spreadPositions.ts';
import { createSentenceBuilder } from './recap.ts';

/** A short answer that follows from the cards. */
export function composeAnswer(
  summary: QuestionSummary,
  cards: readonly DraftCard[],
  picker: PhrasePicker,
): Paragraph {
  const { asks, choice, people } = summary.points;
  const buildSentence = createSentenceBuilder(summary, picker);
  const [person] = people;
  if (summary.isInvestment) return [buildSentence(words.investment)];
  if (asks === 'choice') {
    const paths = findPaths(cards);
    return paths === undefined ? [] : [buildSentence(comparePaths(...paths))];
  }
  // The person in a dream may be dead, and does not know of the dream.
  const isDreamed = summary.points.matters.some(({ id }) => id === 'dream');
  const other = isAskedOfOther(person) && !isDreamed ? [buildSentence(words.other)] : [];
  if (choice !== undefined)
    return [buildSentence(...pickLeanTemplates(words.aboutStep, words.aboutStepOneCard, cards)), ...other];
  if (asks === 'other' && canBeAsked(person) && !isDreamed)
    return [buildSentence(person?.word === '' ? words.otherUnnamed : words.onlyOtherKnows)];
  // A yes or no would raise or take away a hope for which there is no ground.
  if (asks === 'yesNo' && person?.isAnimal === true) return [buildSentence(words.fact)];
  if (asks === 'yesNo')
    return [buildSentence(...pickLeanTemplates(words.yesNo, words.yesNoOneCard, cards)), ...other];
  if (asks === 'open') return [];
  return [buildSentence(words[asks === 'other' ? 'fact' : asks])];
}

type Lean = 'favourable' | 'mixed' | 'unfavourable';
type LeanTemplates = Readonly<Record<Lean, readonly string[]>>;

/** The phrases for how the cards lean, and the cards that they name. */
function pickLeanTemplates(
  templates: LeanTemplates,
  templatesOfOne: Omit<LeanTemplates, 'mixed'>,
  cards: readonly DraftCard[],
): [readonly string[], Readonly<Record<string, string>>] {
  const lean = computeLean(cards);
  const titleOfWeightiest = (some: readonly DraftCard[]) =>
    cardTitle(some.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? cards[0]!);
  const slots = {
    key: titleOfWeightiest(cards.filter((card) => !isHardCard(card))),
    against: titleOfWeightiest(cards.filter(isHardCard)),
  };
  const fit = cards.length === 1 && lean !== 'mixed' ? templatesOfOne[lean] : templates[lean];
  return [fit, { ...slots, Key: capitalize(slots.key), Against: capitalize(slots.against) }];
}

/** Whether only another person could answer the question, which the letter then says. */
const isAskedOfOther = (person: Person | undefined): boolean =>
  person !== undefined && person.isAsked && person.word !== '' && canBeAsked(person);

/** An animal and a baby have no answer to give. */
const canBeAsked = (person: Person | undefined): boolean =>
  person?.isAnimal !== true && person?.word !== 'baby';

/** How to read the cards for two questions. */
export const composeTwoQuestions = (cards: readonly DraftCard[], picker: PhrasePicker): Paragraph => [
  requiredSentence(picker.pickPhrase(cards.length === 1 ? words.twoQuestionsOneCard : words.twoQuestions)),
];

/** A choice by one key card, for spreads without a position for each option. */
export function composeWeighing(
  summary: QuestionSummary,
  cards: readonly DraftCard[],
  picker: PhrasePicker,
): Paragraph {
  const { points, sensitivity, isInvestment } = summary;
  // Whether to sue is no choice for cards.
  if (points.asks !== 'choice' || sensitivity !== undefined || isInvestment || findPaths(cards) !== undefined)
    return [];
  const key = findKeyCard(cards);
  const [word] = isHardCard(key) ? [] : key.keywords;
  if (word === undefined) return [createSentenceBuilder(summary, picker)(words.pathsEven)];
  const slots = { key: cardTitle(key), Key: capitalize(cardTitle(key)), word };
  return [createSentenceBuilder(summary, picker)(words.weighTwoWays, slots)];
}

function findPaths(cards: readonly DraftCard[]): readonly [DraftCard, DraftCard] | undefined {
  const a = cards.find((card) => findRole(card.position) === 'thisWay');
  const b = cards.find((card) => findRole(card.position) === 'thatWay');
  return a === undefined || b === undefined ? undefined : [a, b];
}

function comparePaths(a: DraftCard, b: DraftCard): readonly string[] {
  if (isHardCard(a) === isHardCard(b)) return words.pathsEven;
  return isHardCard(b) ? words.pathsOpenA : words.pathsOpenB;
}

/** The positions of a key card; the first of them that the spread has counts. */
const KEY_ROLES: readonly Role[] = ['advice', 'needed', 'heart', 'outcome', 'future'];

/** The key card: the advice, or else the outcome, or else the last card. */
const findKeyCard = (cards: readonly DraftCard[]): DraftCard =>
  KEY_ROLES.map((role) => cards.find((card) => findRole(card.position) === role)).find(
    (card) => card !== undefined,
  ) ?? cards.at(-1)!;

const AHEAD: ReadonlySet<Role | undefined> = new Set(['outcome', 'future', 'advice', 'heart']);
/** Cards in positions about the future count twice. */
const weightOf = (card: DraftCard): number => (AHEAD.has(findRole(card.position)) ? 2 : 1);

/** Whether the cards are favourable, mixed or unfavourable. */
function computeLean(cards: readonly DraftCard[]): Lean {
  const weights = cards.map((card) => (isHardCard(card) ? -1 : 1) * weightOf(card));
  const share =
    weights.reduce((sum, weight) => sum + weight, 0) / weights.reduce((sum, w) => sum + Math.abs(w), 0);
  return share > 0.34 ? 'favourable' : share < -0.34 ? 'unfavourable' : 'mixed';
}
