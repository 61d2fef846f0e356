import type { WrittenWord } from './words.ts';

/** What a matching phrase indicates about its sentence. */
export type Sign = 'certain' | 'statement' | 'mention' | 'harmless';

export interface Sentence {
  words: readonly string[];
  signs: ReadonlySet<Sign>;
}

/** Longer sentences are split into parts of this many words, which overlap. */
const WORDS_MAX = 60;
const WORDS_REPEATED = 12;

/** The sentences of a text, each with its signs. */
export function buildSentences(
  words: readonly WrittenWord[],
  signsAt: ReadonlyMap<number, ReadonlySet<Sign>>,
): Sentence[] {
  const sentences: Sentence[] = [];
  let [start, hasWords] = [0, false];
  words.forEach(({ pause }, at) => {
    hasWords = true;
    const isFull = at + 1 - start === WORDS_MAX;
    if (pause !== 'full' && !isFull && at + 1 < words.length) return;
    sentences.push(buildSentence(words.slice(start, at + 1), start, signsAt));
    start = pause !== 'full' && isFull ? at + 1 - WORDS_REPEATED : at + 1;
    hasWords = false;
  });
  if (hasWords) sentences.push(buildSentence(words.slice(start), start, signsAt));
  return sentences;
}

const buildSentence = (
  words: readonly WrittenWord[],
  start: number,
  signsAt: ReadonlyMap<number, ReadonlySet<Sign>>,
): Sentence => ({
  words: words.flatMap(({ text, pause }) => (pause === 'short' ? [text, ','] : [text])),
  signs: new Set(words.flatMap((_, n) => [...(signsAt.get(start + n) ?? [])])),
});

/** The passages to classify: each sentence alone and with the next one, which may give it its meaning. */
export const buildPassages = (sentences: readonly Sentence[]): readonly Sentence[] => [
  ...sentences,
  ...sentences.slice(1).flatMap((next, n) => {
    const before = sentences[n]!;
    if (before.words.length + next.words.length > WORDS_MAX) return [];
    return [{ words: [...before.words, '.', ...next.words], signs: before.signs.union(next.signs) }];
  }),
];
