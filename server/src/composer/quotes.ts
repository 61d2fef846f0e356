import type { DraftInput } from '../adapters/drafts/drafts.ts';
import words from './answers.json' with { type: 'json' };
import type { Asked } from './asked.ts';
import { type Paragraph, requiredSentence } from './paragraphs.ts';
import { fillTemplate, type PhrasePicker } from './phrasePicker.ts';
import { type Clause, stemsOf } from './question/clauses.ts';
import { curl } from './question/wording.ts';

/** The member's own words in a letter: at its beginning, and perhaps once more near its end. */
export interface Quotes {
  opening: Paragraph;
  later: Paragraph;
}

const NONE: Quotes = { opening: [], later: [] };
/** What a clause must say beyond the letter to be worth a quotation: the more are quoted, the more. */
const GAINS_MIN = [0.6, 0.8, 1.2];

/**
 * Quotes what the letter would otherwise pass over. A reader who answers by hand does the same: what they cannot put
 * into other words without guessing, they repeat as it was said.
 */
export function composeQuotes(
  asked: Asked,
  { isCare, cards, voice }: Pick<DraftInput, 'isCare' | 'cards' | 'voice'>,
  said: string,
  picker: PhrasePicker,
): Quotes {
  if (isCare || asked.sensitivity !== undefined) return NONE;
  const most = cards.length === 0 ? 1 : voice?.length === 'short' ? 2 : 3;
  const { clauses, asking, choice } = asked.points;
  const isTakenUp = asking !== undefined || choice !== undefined;
  const chosen = chooseClauses(clauses, said, { most, isTakenUp });
  const [questions, lines] = [
    chosen.filter(({ isQuestion }) => isQuestion),
    chosen.filter(({ isQuestion }) => !isQuestion),
  ];
  const isLast = chosen.length > 2;
  const later = isLast ? lines.at(-1) : undefined;
  const opening = lines.filter((line) => line !== later);
  return {
    opening: [
      ...sayLines(opening, picker),
      ...questions.map((question) => sayOne(words.quotedQuestion, question, picker)),
    ],
    later: later === undefined ? [] : [sayOne(words.quotedLater, later, picker)],
  };
}

const sayOne = (ways: readonly string[], { text }: Clause, picker: PhrasePicker) =>
  requiredSentence(fillTemplate(picker.pickPhrase(ways), { quote: curl(text) }));

function sayLines([first, second, ...more]: readonly Clause[], picker: PhrasePicker): Paragraph {
  if (first === undefined) return [];
  if (second === undefined) return [sayOne(words.quoted, first, picker)];
  const slots = { quote: curl(first.text), second: curl(second.text) };
  return [
    requiredSentence(fillTemplate(picker.pickPhrase(words.quotedTwo), slots)),
    ...more.map((line) => sayOne(words.quoted, line, picker)),
  ];
}

/** The clauses that say most of what is not said yet, in their order. */
function chooseClauses(
  clauses: readonly Clause[],
  said: string,
  { most, isTakenUp }: { most: number; isTakenUp: boolean },
): readonly Clause[] {
  const known = new Set(stemsOf(said));
  const chosen: Clause[] = [];
  while (chosen.length < most) {
    const best = findBest(clauses, known, isTakenUp || chosen.some(({ isQuestion }) => isQuestion));
    if (best === undefined || best.gain < GAINS_MIN[chosen.length]!) break;
    chosen.push(best.clause);
    for (const stem of stemsOf(best.clause.text)) known.add(stem);
  }
  return chosen.toSorted((a, b) => a.at - b.at);
}

/** How much of what was said already weighs against a clause, and how much each of its words. */
const AGAIN = 0.15;
const PER_WORD = 0.08;
/** What is asked comes before what is told. */
const ASKED = 2;
/** A short sentence is seldom said without a reason. */
const SHORT = 0.4;
const SHORT_WORDS_MAX = 5;

function findBest(
  clauses: readonly Clause[],
  known: ReadonlySet<string>,
  isTakenUp: boolean,
): { clause: Clause; gain: number } | undefined {
  return clauses
    .map((clause) => ({ clause, gain: computeGain(clause, known, isTakenUp) }))
    .reduce<{ clause: Clause; gain: number } | undefined>(
      (best, next) => (best === undefined || next.gain > best.gain ? next : best),
      undefined,
    );
}

function computeGain(
  { text, weights, roughness, isQuestion }: Clause,
  known: ReadonlySet<string>,
  isTakenUp: boolean,
): number {
  const words = text.split(' ').length;
  const isShort = roughness < 0.3 && words <= SHORT_WORDS_MAX;
  let gain = (isQuestion && !isTakenUp ? ASKED : 0) + (isShort ? SHORT : 0) - roughness - PER_WORD * words;
  let fresh = 0;
  for (const [stem, weight] of weights) {
    gain += known.has(stem) ? -AGAIN : weight;
    fresh += known.has(stem) ? 0 : 1;
  }
  return fresh === 0 && !isQuestion ? 0 : gain;
}
