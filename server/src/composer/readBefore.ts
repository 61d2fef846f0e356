import type { DraftMemory } from '../adapters/drafts/drafts.ts';

/** A run of fewer words is everybody's. */
const RUN = 4;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}\p{N}’]+/gu) ?? [];

function runsOf(text: string): readonly string[] {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, n) => words.slice(n, n + RUN).join(' '));
}

/** The runs of a phrase between its placeholders; phrases are few, letters many. */
const runsOfWays = new Map<string, readonly string[]>();
function runsOfWay(way: string): readonly string[] {
  const known = runsOfWays.get(way);
  if (known !== undefined) return known;
  const longest = way.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0]!;
  const runs = runsOf(longest);
  if (runsOfWays.size < KEPT_MAX) runsOfWays.set(way, runs);
  return runs;
}
/** Meanings and phrases are some 3,000; readers’ own lines come and go. */
const KEPT_MAX = 10_000;

/**
 * How many letters ago the member has read a phrase, by its longest part without a placeholder: 0 in the newest,
 * Infinity never.
 */
export function createAgeOf(letters: DraftMemory['letters']): (way: string) => number {
  if (letters.length === 0) return () => Number.POSITIVE_INFINITY;
  const newest = new Map<string, number>();
  for (const [age, { text }] of letters.entries())
    for (const run of runsOf(text)) if (!newest.has(run)) newest.set(run, age);
  return (way) => {
    const runs = runsOfWay(way);
    if (runs.length === 0) return Number.POSITIVE_INFINITY;
    return Math.max(...runs.map((run) => newest.get(run) ?? Number.POSITIVE_INFINITY));
  };
}
