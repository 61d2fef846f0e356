import { cacheResults } from '../../platform/cacheResults.ts';
import { readCompiledLanguages } from './compiledFile.ts';
import { compileLanguages, type CompiledLanguage } from './compileLanguages.ts';
import type { Span, Word } from './automaton.ts';
import { LANGUAGES } from './languages.ts';
import { PhraseMatcher } from './phrases.ts';
import { type Sentence, buildSentences, type Sign } from './sentences.ts';
import { SpellingResolver } from './spelling.ts';
import { splitIntoWords, type WrittenWord } from './words.ts';

const createLanguages = (compiled: readonly CompiledLanguage[]) =>
  LANGUAGES.map((language, n) => {
    const grammar = {
      negations: new Set(language.negations),
      clauseWords: new Set([...language.conjunctions, ...language.clauseWords]),
    };
    const { certain, statements, mentions, harmless } = compiled[n]!;
    return {
      ...grammar,
      notDenying: new Set(language.notDenying),
      conjunctions: new Set(language.conjunctions),
      certain: new PhraseMatcher(certain, grammar),
      statements: new PhraseMatcher(statements, grammar),
      mentions: new PhraseMatcher(mentions, grammar),
      harmless: new PhraseMatcher(harmless, grammar),
    };
  });

type Language = ReturnType<typeof createLanguages>[number];

function createSpelling(
  compiled: readonly CompiledLanguage[],
  languages: readonly Language[],
): SpellingResolver {
  const phrases = compiled.flatMap((language) => Object.values(language));
  const all = (lists: readonly ReadonlySet<string>[]) => new Set(lists.flatMap((words) => [...words]));
  const grammars = languages.flatMap(({ negations, clauseWords, notDenying }) => [
    negations,
    clauseWords,
    notDenying,
  ]);
  return new SpellingResolver(
    all([...phrases.map(({ words }) => words), ...grammars]),
    all(phrases.map(({ stems }) => stems)),
    new Set(LANGUAGES.flatMap(({ known }) => known)),
  );
}

interface Detection {
  languages: readonly Language[];
  /** The forms that a written word stands for. */
  resolve: SpellingResolver['resolve'];
}
let detection: Detection | undefined;
const CACHED_WORDS_MAX = 5_000;

/** Sets up the detection with compiled phrases. */
export function setUpDetection(compiled: readonly CompiledLanguage[]) {
  const languages = createLanguages(compiled);
  const spelling = createSpelling(compiled, languages);
  detection = { languages, resolve: cacheResults((written) => spelling.resolve(written), CACHED_WORDS_MAX) };
  return detection;
}

/** The sentences of a text with corrected spelling, each with its signs. */
export function sentencesIn(text: string): readonly Sentence[] {
  // Compiles now if the detection is not set up yet, as in tests.
  const { languages, resolve } = detection ?? setUpDetection(readCompiledLanguages() ?? compileLanguages());
  const written: WrittenWord[] = [];
  const words: Word[] = [];
  for (const word of splitIntoWords(text)) {
    const meant = resolve(word.text);
    meant.forEach((forms, n) => {
      const pause = n === meant.length - 1 ? word.pause : 'none';
      words.push({ forms, pause });
      written.push({ text: forms.find((form) => /^\p{L}+$/u.test(form)) ?? word.text, pause });
    });
  }
  return buildSentences(written, signsAt(words, languages));
}

/** The signs by the index of each match's first word. */
function signsAt(
  words: readonly Word[],
  languages: readonly Language[],
): ReadonlyMap<number, ReadonlySet<Sign>> {
  const signs = new Map<number, Set<Sign>>();
  const mark = (sign: Sign, spans: readonly Span[]) => {
    for (const { start } of spans) signs.set(start, (signs.get(start) ?? new Set()).add(sign));
  };
  // A phrase of one language may be used in another: 'the suicide king' is harmless in French too.
  const figures = languages.flatMap(({ harmless }) => harmless.findSpans(words));
  const left = without(words, figures);
  mark('harmless', figures);
  for (const language of languages) {
    mark('certain', language.certain.findSpans(words));
    mark('statement', language.statements.findSpans(left));
    const mentions = language.mentions.findSpans(left);
    mark(
      'mention',
      mentions.filter((span) => !isDenied(left, span, language)),
    );
  }
  return signs;
}

/** The words, with those of the spans replaced by unknown ones. */
function without(words: readonly Word[], spans: readonly Span[]): readonly Word[] {
  const left = [...words];
  for (const { start, end } of spans)
    for (let at = start; at < end; at++) left[at] = { ...left[at]!, forms: [] };
  return left;
}

/** How many words before a match a negation can be. */
const DENIED_WITHIN = 5;

function isDenied(
  words: readonly Word[],
  { start }: Span,
  { negations, notDenying, conjunctions }: Language,
): boolean {
  const isIn = (list: ReadonlySet<string>, at: number) => words[at]!.forms.some((form) => list.has(form));
  for (let at = start - 1; at >= Math.max(0, start - DENIED_WITHIN); at--) {
    if (words[at]!.pause !== 'none' || isIn(conjunctions, at) || isIn(notDenying, at)) return false;
    if (isIn(negations, at)) return at === 0 || words[at - 1]!.pause !== 'none' || !isIn(notDenying, at - 1);
  }
  return false;
}
