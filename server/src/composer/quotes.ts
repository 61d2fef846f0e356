import type { DraftInput } from '../adapters/drafts/drafts.ts';
import words from './answers.json' with { type: 'json' };
import type { QuestionSummary } from './questionSummary.ts';
import { joinParagraphs, type Paragraph, requiredSentence } from './paragraphs.ts';
import { fillTemplate, type PhrasePicker } from './phrasePicker.ts';
import { type Clause, toContentStems, toStems } from './question/clauses.ts';
import { toCurlyApostrophes } from './question/wording.ts';

/** Quotes of the member in a letter: at its beginning, and sometimes near its end. */
export interface Quotes {
  /** The clauses for indirect speech that no quotation contains completely. */
  unquotedClauses: readonly string[];
  /** All that is quoted. */
  text: string;
  opening: Paragraph;
  later: Paragraph;
  /** Whether the question that could be reported in indirect speech is quoted instead. */
  isAskingQuoted: boolean;
  /** Whether the letter mentions two questions of the member. */
  hasTwoQuestions: boolean;
}

/** How much new content a clause must add to be quoted, by the number of quotations before it. */
const GAINS_MIN = [0.2, 0.3, 0.3, 0.3];

/**
 * Quotes what the letter would otherwise not mention. A human reader does the same: what they cannot paraphrase without
 * guessing, they quote.
 */
export function composeQuotes(
  summary: QuestionSummary,
  { question, isCare, cards, voice }: Pick<DraftInput, 'question' | 'isCare' | 'cards' | 'voice'>,
  recap: Paragraph,
  picker: PhrasePicker,
): Quotes {
  if (isCare || summary.sensitivity !== undefined)
    return {
      unquotedClauses: summary.reportedClauses,
      text: '',
      opening: [],
      later: [],
      isAskingQuoted: false,
      hasTwoQuestions: false,
    };
  const { clauses, asking, choice } = summary.points;
  const most = cards.length === 0 ? 1 : voice?.length === 'short' ? 2 : maxQuotationsFor(question);
  const restatement = [asking, choice?.a, choice?.b].filter((part) => part !== undefined).join(' ');
  const openQuestions = findOpenQuestions(clauses, restatement);
  const chosen = chooseClauses(clauses, joinParagraphs([recap]), {
    most,
    openQuestions,
    isRestated: restatement !== '',
  });
  const questions = chosen.filter(({ isQuestion }) => isQuestion);
  const others = questions.filter((asked) => restatement !== '' && openQuestions.has(asked));
  const lines = chosen.filter(({ isQuestion }) => !isQuestion);
  const later = chosen.length >= QUOTES_MAX ? lines.at(-1) : undefined;
  return {
    unquotedClauses: withoutQuoted(summary.reportedClauses, chosen),
    text: chosen.map(({ text }) => toCurlyApostrophes(text)).join('. '),
    opening: [
      ...questions.map((asked, n) =>
        quoteClause(
          n > 0 || others.includes(asked) ? words.quotedSecondQuestion : words.quotedQuestion,
          asked,
          picker,
        ),
      ),
      ...composeQuotedLines(
        lines.filter((line) => line !== later),
        picker,
      ),
    ],
    later: later === undefined ? [] : [quoteClause(words.quotedLater, later, picker)],
    isAskingQuoted: asking !== undefined && questions.length > others.length,
    hasTwoQuestions: restatement === '' ? questions.length >= QUESTIONS_MAX : others.length > 0,
  };
}

const QUOTES_MAX = 3;
/** The number of a member's questions that a letter mentions. */
const QUESTIONS_MAX = 2;
/** A question of at least this many words gets more quotations. */
const LONG_WORDS_MIN = 60;
const maxQuotationsFor = (question: string): number =>
  question.trim().split(/\s+/).length > LONG_WORDS_MIN ? GAINS_MIN.length : QUOTES_MAX;

/** The clauses for indirect speech without those that a quotation contains completely. */
function withoutQuoted(clauses: readonly string[], chosen: readonly Clause[]): readonly string[] {
  const quoted = chosen.map(({ text }) => toStems(text));
  return clauses.filter((clause) => !quoted.some((stems) => toContentStems(clause).isSubsetOf(stems)));
}

const quoteClause = (templates: readonly string[], { text }: Clause, picker: PhrasePicker) =>
  requiredSentence(
    fillTemplate(picker.pickPhrase(findUsable(templates, text)), { quote: toCurlyApostrophes(text) }),
  );

/** The templates that fit: none that would begin a sentence with a lower-case quotation. */
const findUsable = (templates: readonly string[], text: string): readonly string[] =>
  /^\p{Ll}/u.test(text) ? templates.filter((template) => !template.startsWith('‘')) : templates;

const quoteLine = (line: Clause, picker: PhrasePicker) =>
  quoteClause(isShort(line) ? words.quotedShort : words.quoted, line, picker);

/** 'I am 67' */
const isShort = ({ text }: Clause): boolean => text.split(' ').length <= SHORT_WORDS_MAX;

function composeQuotedLines([first, second, ...more]: readonly Clause[], picker: PhrasePicker): Paragraph {
  if (first === undefined) return [];
  if (second === undefined) return [quoteLine(first, picker)];
  const slots = { quote: toCurlyApostrophes(first.text), second: toCurlyApostrophes(second.text) };
  return [
    requiredSentence(fillTemplate(picker.pickPhrase(findUsable(words.quotedTwo, first.text)), slots)),
    ...more.map((line) => quoteLine(line, picker)),
  ];
}

/** The clauses that add the most new content, in their order. */
function chooseClauses(
  clauses: readonly Clause[],
  restated: string,
  {
    most,
    openQuestions,
    isRestated,
  }: { most: number; openQuestions: ReadonlySet<Clause>; isRestated: boolean },
): readonly Clause[] {
  const known = new Set(toStems(restated));
  const chosen: Clause[] = [];
  while (chosen.length < most) {
    const free = clauses.filter((clause) => !chosen.some((other) => isOverlapping(clause, other)));
    const questions = chosen.filter(({ isQuestion }) => isQuestion).length + (isRestated ? 1 : 0);
    const best = findBest(
      free,
      known,
      (clause) => questions < QUESTIONS_MAX && (questions === 0 || openQuestions.has(clause)),
    );
    if (best === undefined || best.gain < GAINS_MIN[chosen.length]!) break;
    chosen.push(best.clause);
    for (const stem of toStems(best.clause.text)) known.add(stem);
  }
  return chosen.toSorted((a, b) => a.at - b.at);
}

/** The tolerance for clause positions, which can be off by a few spaces. */
const SPACES = 3;
const isOverlapping = (a: Clause, b: Clause): boolean =>
  a.at < b.at + b.text.length - SPACES && b.at < a.at + a.text.length - SPACES;

/** 'What should I do?' asks nothing beside another question. */
const ASKS_NOTHING_MORE =
  /^(?:and |so )?(?:what|which|how|who)(?: one| way| of (?:them|the two|these))? (?:should|shall|do|can|could|would|must) (?:i|we) (?:do|choose|pick|decide|go|take|be)\b|^what (?:now|next|then|else)\b|^what do you\b|\b(?:isn't|aren't|don't|doesn't|am|right) ?(?:it|he|she|they|i|we)?$/i;
/** The questions that ask something else than what the letter already reports. */
function findOpenQuestions(clauses: readonly Clause[], restatement: string): ReadonlySet<Clause> {
  const restated = toContentStems(restatement);
  const isRestated = ({ text, weights }: Clause): boolean => {
    if (weights.size === 0 || ASKS_NOTHING_MORE.test(text)) return true;
    const shared = [...weights.keys()].filter((stem) => restated.has(stem)).length;
    return restated.size > 0 && shared * 2 >= Math.min(weights.size, restated.size);
  };
  return new Set(clauses.filter((clause) => clause.isQuestion && !isRestated(clause)));
}

/** The penalties for each word that the letter already contains, and for each word at all. */
const KNOWN_WORD_PENALTY = 0.1;
const WORD_PENALTY = 0.05;
/** Questions are preferred to statements. */
const QUESTION_BONUS = 2;
/** For a question that the letter already reports in other words. */
const REPEATED_QUESTION_PENALTY = 0.8;
/** A short sentence is usually important. */
const SHORT_SENTENCE_BONUS = 0.4;
const SHORT_WORDS_MAX = 5;

function findBest(
  clauses: readonly Clause[],
  known: ReadonlySet<string>,
  isToBeQuoted: (question: Clause) => boolean,
): { clause: Clause; gain: number } | undefined {
  return clauses
    .map((clause) => ({
      clause,
      gain: computeGain(clause, known, clause.isQuestion && isToBeQuoted(clause)),
    }))
    .reduce<{ clause: Clause; gain: number } | undefined>(
      (best, next) => (best === undefined || next.gain > best.gain ? next : best),
      undefined,
    );
}

function computeGain(
  { text, weights, roughness, isQuestion }: Clause,
  known: ReadonlySet<string>,
  asksFirst: boolean,
): number {
  const words = text.split(' ').length;
  let gain =
    (asksFirst ? QUESTION_BONUS : isQuestion ? -REPEATED_QUESTION_PENALTY : 0) +
    (roughness === 0 && words <= SHORT_WORDS_MAX ? SHORT_SENTENCE_BONUS : 0) -
    roughness -
    WORD_PENALTY * words;
  let hasFresh = asksFirst;
  for (const [stem, weight] of weights) {
    const isFresh = !known.has(stem);
    hasFresh ||= isFresh;
    if (isFresh) gain += weight;
    else if (!asksFirst) gain -= KNOWN_WORD_PENALTY;
  }
  return hasFresh ? gain : 0;
}
