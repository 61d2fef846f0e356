import { LANGUAGES } from './languages.ts';
import { type Span, type Word, Phrases } from './phrases.ts';
import { Spelling } from './spelling.ts';
import { wordsOf } from './words.ts';

/** The phrases of one language that speak of danger, as data: how they are written stands at `Phrases`. */
export interface DangerPhrases {
  lists: Readonly<Record<string, readonly string[]>>;
  /** Danger whatever stands around them. */
  certain: readonly string[];
  /** Danger, unless a word of them belongs to a figure of speech. */
  statements: readonly string[];
  /** Danger, unless they belong to a figure of speech or are denied: 'I would never hurt myself'. */
  mentions: readonly string[];
  /** Figures of speech and other harmless things that look like danger. */
  harmless: readonly string[];
  negations: readonly string[];
  /** Between a negation and what it seems to deny, these say that it does not: 'I cannot stop thinking of …'. */
  notDenying: readonly string[];
  /** 'and', 'because': a negation before them denies nothing after them. */
  conjunctions: readonly string[];
  /** Words that may follow where a clause has ended. */
  clauseWords: readonly string[];
  /** Words that are not meant as a word of these phrases, though one letter away from it. */
  known: readonly string[];
}

const languages = LANGUAGES.map(({ lists, certain, statements, mentions, harmless, ...words }) => {
  const grammar = {
    negations: new Set(words.negations),
    clauseWords: new Set([...words.conjunctions, ...words.clauseWords]),
  };
  const compile = (phrases: readonly string[]) => new Phrases(phrases, lists, grammar);
  return {
    ...grammar,
    notDenying: new Set(words.notDenying),
    conjunctions: new Set(words.conjunctions),
    known: words.known,
    certain: compile(certain),
    statements: compile(statements),
    mentions: compile(mentions),
    harmless: compile(harmless),
  };
});

const spelling = (() => {
  const phrases = languages.flatMap(({ certain, statements, mentions, harmless }) => [
    certain,
    statements,
    mentions,
    harmless,
  ]);
  const all = (lists: readonly ReadonlySet<string>[]) => new Set(lists.flatMap((words) => [...words]));
  const grammars = languages.flatMap(({ negations, clauseWords, notDenying }) => [
    negations,
    clauseWords,
    notDenying,
  ]);
  return new Spelling(
    all([...phrases.map(({ words }) => words), ...grammars]),
    all(phrases.map(({ stems }) => stems)),
    new Set(languages.flatMap(({ known }) => known)),
  );
})();

/** Whether a member's words speak of danger: to their own life, or of violence, abuse or stalking. */
export function speaksOfDanger(text: string): boolean {
  const words = wordsOf(text).flatMap(({ text: written, pause }) =>
    spelling
      .meant(written)
      .map((forms, n, all): Word => ({ forms, pause: n === all.length - 1 ? pause : 'none' })),
  );
  if (languages.some(({ certain }) => certain.spansIn(words).length > 0)) return true;
  // One language's words may be another's: 'the suicide king' is harmless in French too.
  const left = without(
    words,
    languages.flatMap(({ harmless }) => harmless.spansIn(words)),
  );
  return languages.some(
    (language) =>
      language.statements.spansIn(left).length > 0 ||
      language.mentions.spansIn(left).some((span) => !isDenied(left, span, language)),
  );
}

/** Whether a letter speaks of danger: it says to 'you' what a member would say of themselves. */
export const tellsOfDanger = (letter: string): boolean =>
  speaksOfDanger(letter) ||
  speaksOfDanger(letter.replaceAll(ADDRESSED, (word) => FIRST_PERSON.get(word.toLowerCase())!));

const FIRST_PERSON = new Map([
  ['you', 'I'],
  ['your', 'my'],
  ['yourself', 'myself'],
  ['you’re', 'I am'],
  ["you're", 'I am'],
]);
const ADDRESSED = /\b(?:you[’']re|yourself|your|you)\b/gi;

/** The words with those of the spans unknown. */
function without(words: readonly Word[], spans: readonly Span[]): readonly Word[] {
  const left = [...words];
  for (const { start, end } of spans)
    for (let at = start; at < end; at++) left[at] = { ...left[at]!, forms: [] };
  return left;
}

/** How far before a phrase a negation is looked for. */
const DENIED_WITHIN = 5;

function isDenied(
  words: readonly Word[],
  { start }: Span,
  {
    negations,
    notDenying,
    conjunctions,
  }: Record<'negations' | 'notDenying' | 'conjunctions', ReadonlySet<string>>,
): boolean {
  const isIn = (list: ReadonlySet<string>, at: number) => words[at]!.forms.some((form) => list.has(form));
  for (let at = start - 1; at >= Math.max(0, start - DENIED_WITHIN); at--) {
    if (words[at]!.pause !== 'none' || isIn(conjunctions, at) || isIn(notDenying, at)) return false;
    if (isIn(negations, at)) return at === 0 || words[at - 1]!.pause !== 'none' || !isIn(notDenying, at - 1);
  }
  return false;
}
