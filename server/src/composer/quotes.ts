import type { DraftInput } from '../adapters/drafts/drafts.ts';
import words from './answers.json' with { type: 'json' };
import type { Asked } from './asked.ts';
import { joinParagraphs, type Paragraph, requiredSentence } from './paragraphs.ts';
import { fillTemplate, type PhrasePicker } from './phrasePicker.ts';
import { type Clause, contentOf, stemsOf } from './question/clauses.ts';
import { curl } from './question/wording.ts';

/** The member's own words in a letter: at its beginning, and perhaps once more near its end. */
export interface Quotes {
  /** What is still to be told in indirect speech: not what a quotation has all of. */
  told: readonly string[];
  /** All that is quoted. */
  text: string;
  opening: Paragraph;
  later: Paragraph;
}

/** What a clause must say beyond the letter to be worth a quotation: the more are quoted, the more. */
const GAINS_MIN = [0.2, 0.3, 0.3, 0.3];

/**
 * Quotes what the letter would otherwise pass over. A reader who answers by hand does the same: what they cannot put
 * into other words without guessing, they repeat as it was said.
 */
export function composeQuotes(
  asked: Asked,
  { question, isCare, cards, voice }: Pick<DraftInput, 'question' | 'isCare' | 'cards' | 'voice'>,
  takeUp: Paragraph,
  picker: PhrasePicker,
): Quotes {
  if (isCare || asked.sensitivity !== undefined)
    return { told: asked.told, text: '', opening: [], later: [] };
  const { clauses, asking, choice } = asked.points;
  const most = cards.length === 0 ? 1 : voice?.length === 'short' ? 2 : mostFor(question);
  const isTakenUp = asking !== undefined || choice !== undefined;
  const chosen = chooseClauses(clauses, joinParagraphs([takeUp]), { most, isTakenUp });
  const questions = chosen.filter(({ isQuestion }) => isQuestion);
  const lines = chosen.filter(({ isQuestion }) => !isQuestion);
  const later = chosen.length >= QUOTES_MAX ? lines.at(-1) : undefined;
  return {
    told: withoutQuoted(asked.told, chosen),
    text: chosen.map(({ text }) => curl(text)).join('. '),
    opening: [
      ...sayLines(
        lines.filter((line) => line !== later),
        picker,
      ),
      ...questions.map((question) => sayOne(words.quotedQuestion, question, picker)),
    ],
    later: later === undefined ? [] : [sayOne(words.quotedLater, later, picker)],
  };
}

const QUOTES_MAX = 3;
/** Who writes much names much. */
const LONG_WORDS_MIN = 60;
const mostFor = (question: string): number =>
  question.trim().split(/\s+/).length > LONG_WORDS_MIN ? GAINS_MIN.length : QUOTES_MAX;

/** What is told in indirect speech is not told again where a quotation has all of it. */
function withoutQuoted(told: readonly string[], chosen: readonly Clause[]): readonly string[] {
  const quoted = chosen.map(({ text }) => stemsOf(text));
  return told.filter((clause) => !quoted.some((stems) => contentOf(clause).isSubsetOf(stems)));
}

const sayOne = (ways: readonly string[], { text }: Clause, picker: PhrasePicker) =>
  requiredSentence(fillTemplate(picker.pickPhrase(findWays(ways, text)), { quote: curl(text) }));

/** No sentence begins with a quotation that begins small. */
const findWays = (ways: readonly string[], text: string): readonly string[] =>
  /^\p{Ll}/u.test(text) ? ways.filter((way) => !way.startsWith('‘')) : ways;

const sayLine = (line: Clause, picker: PhrasePicker) =>
  sayOne(isShort(line) ? words.quotedShort : words.quoted, line, picker);

/** 'I am 67' */
const isShort = ({ text }: Clause): boolean => text.split(' ').length <= SHORT_WORDS_MAX;

function sayLines([first, second, ...more]: readonly Clause[], picker: PhrasePicker): Paragraph {
  if (first === undefined) return [];
  if (second === undefined) return [sayLine(first, picker)];
  const slots = { quote: curl(first.text), second: curl(second.text) };
  return [
    requiredSentence(fillTemplate(picker.pickPhrase(findWays(words.quotedTwo, first.text)), slots)),
    ...more.map((line) => sayLine(line, picker)),
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
    const free = clauses.filter((clause) => !chosen.some((other) => isOverlapping(clause, other)));
    const best = findBest(free, known, isTakenUp || chosen.some(({ isQuestion }) => isQuestion));
    if (best === undefined || best.gain < GAINS_MIN[chosen.length]!) break;
    chosen.push(best.clause);
    for (const stem of stemsOf(best.clause.text)) known.add(stem);
  }
  return chosen.toSorted((a, b) => a.at - b.at);
}

/** Where a clause begins is known to a space or two. */
const SPACES = 3;
const isOverlapping = (a: Clause, b: Clause): boolean =>
  a.at < b.at + b.text.length - SPACES && b.at < a.at + a.text.length - SPACES;

/** How much of what was said already weighs against a clause, and how much each of its words. */
const AGAIN = 0.1;
const PER_WORD = 0.05;
/** What is asked comes before what is told. */
const ASKED = 2;
/** What has been asked in other words need not be asked again. */
const ASKED_AGAIN = 0.8;
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
  const asksFirst = isQuestion && !isTakenUp;
  let gain =
    (asksFirst ? ASKED : isQuestion ? -ASKED_AGAIN : 0) +
    (roughness < 0.3 && words <= SHORT_WORDS_MAX ? SHORT : 0) -
    roughness -
    PER_WORD * words;
  let hasFresh = asksFirst;
  for (const [stem, weight] of weights) {
    const isFresh = !known.has(stem);
    hasFresh ||= isFresh;
    if (isFresh) gain += weight;
    else if (!asksFirst) gain -= AGAIN;
  }
  return hasFresh ? gain : 0;
}
