import type { DraftMemory } from '../adapters/drafts/drafts.ts';

/** A run of fewer words is everybody's. */
const RUN = 4;
/** Four numbers below this make one number that is still exact. */
const WORDS_MAX = 8_192;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}\p{N}’]+/gu) ?? [];

/** The words of a phrase between its placeholders; phrases are few, letters many. */
const wordsOfWays = new Map<string, readonly string[]>();
function wordsOfWay(way: string): readonly string[] {
  const known = wordsOfWays.get(way);
  if (known !== undefined) return known;
  const longest = way.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0]!;
  const words = wordsOf(longest);
  if (wordsOfWays.size < KEPT_MAX) wordsOfWays.set(way, words);
  return words;
}
/** Meanings and phrases are some 3,000; readers’ own lines come and go. */
const KEPT_MAX = 10_000;

/**
 * How many letters ago the member has read a phrase, by its longest part without a placeholder: 0 in the newest,
 * Infinity never. Words have numbers here, since a letter has some five hundred runs of four words.
 */
export function createAgeOf(letters: DraftMemory['letters']): (way: string) => number {
  if (letters.length === 0) return () => Number.POSITIVE_INFINITY;
  const numbers = new Map<string, number>();
  const newest = new Map<number, number>();
  for (const [age, { text }] of letters.entries()) {
    const words = wordsOf(text).map((word) => {
      if (!numbers.has(word) && numbers.size < WORDS_MAX) numbers.set(word, numbers.size);
      return numbers.get(word);
    });
    for (const run of runsOf(words)) if (run !== undefined && !newest.has(run)) newest.set(run, age);
  }
  return (way) => {
    const words = wordsOfWay(way).map((word) => numbers.get(word));
    if (words.length < RUN) return Number.POSITIVE_INFINITY;
    let age = 0;
    for (const run of runsOf(words)) {
      const read = run === undefined ? undefined : newest.get(run);
      if (read === undefined) return Number.POSITIVE_INFINITY;
      age = Math.max(age, read);
    }
    return age;
  };
}

/** Each run of four words as one number; undefined where a word has none. */
function* runsOf(words: readonly (number | undefined)[]): Generator<number | undefined> {
  for (let n = RUN; n <= words.length; n++) {
    const [a, b, c, d] = [words[n - 4], words[n - 3], words[n - 2], words[n - 1]];
    yield a === undefined || b === undefined || c === undefined || d === undefined
      ? undefined
      : ((a * WORDS_MAX + b) * WORDS_MAX + c) * WORDS_MAX + d;
  }
}
