import { cacheResults } from '../../platform/cacheResults.ts';
import lists from './wordLists.json' with { type: 'json' };

const CACHED_WORDS_MAX = 20_000;

type List = keyof typeof lists;
const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([list, words]) => [list, new Set(words.join(' ').split(' '))]),
);

/** A word in lower case without the punctuation around it. */
export const bareWord = cacheResults(
  (word) => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
  CACHED_WORDS_MAX,
);

export const isInList = (list: List, word: string | undefined): boolean =>
  SETS.get(list)!.has(bareWord(word ?? ''));
