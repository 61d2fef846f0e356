import { keepResults } from '../../platform/keepResults.ts';
import lists from './wordLists.json' with { type: 'json' };

const WORDS_KEPT = 5_000;

type List = keyof typeof lists;
const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([list, words]) => [list, new Set(words.join(' ').split(' '))]),
);

/** A word in small letters without the signs around it. */
export const bareWord = keepResults(
  (word) => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
  WORDS_KEPT,
);

export const isOneOf = (list: List, word: string | undefined): boolean =>
  SETS.get(list)!.has(bareWord(word ?? ''));
