import type { DraftMemory } from '../adapters/drafts/drafts.ts';

/** The number of words in a run; shorter runs occur in any text. */
const RUN = 4;

/** The lower-case form of each word character by its code, computed at first use. */
const smallForms = new Uint16Array(0x1_00_00);
const NO_WORD = 1;
const isOfWord = (character: string): boolean => /^[\p{L}\p{N}’]$/u.test(character);

function smallFormOf(code: number): number {
  const known = smallForms[code]!;
  if (known !== 0) return known;
  const small = String.fromCharCode(code).replace("'", '’').toLowerCase();
  return (smallForms[code] = isOfWord(small.charAt(0)) ? small.charCodeAt(0) : NO_WORD);
}

/** The hashes of the words of a text. Avoids substrings for speed, because 24 letters are read for each draft. */
function hashWords(text: string): readonly number[] {
  const hashes: number[] = [];
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    const character = smallFormOf(text.charCodeAt(at));
    if (character !== NO_WORD) hash = Math.imul(hash ^ character, 0x01_00_01_93) + 1;
    else if (hash !== 0) {
      hashes.push(hash);
      hash = 0;
    }
  }
  if (hash !== 0) hashes.push(hash);
  return hashes;
}

/** A 52-bit hash of each run of four words. */
function listRuns(text: string): readonly number[] {
  const words = hashWords(text);
  const runs: number[] = [];
  for (let n = RUN; n <= words.length; n++) {
    const [a, b, c, d] = [words[n - 4]!, words[n - 3]!, words[n - 2]!, words[n - 1]!];
    runs.push((mix(d, c, b, a) >>> 12) * 2 ** 32 + (mix(a, b, c, d) >>> 0));
  }
  return runs;
}

const mix = (a: number, b: number, c: number, d: number): number => add(add(add(add(0, a), b), c), d);
function add(mixed: number, word: number): number {
  const product = Math.imul(mixed ^ word, 0x85_eb_ca_6b);
  return product ^ (product >>> 15);
}

/** The runs of a phrase between its placeholders; phrases are few, letters many. */
const knownTemplateRuns = new Map<string, readonly number[]>();
function listTemplateRuns(template: string): readonly number[] {
  const known = knownTemplateRuns.get(template);
  if (known !== undefined) return known;
  const longest = template.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0]!;
  const runs = listRuns(longest);
  if (knownTemplateRuns.size < KEPT_MAX) knownTemplateRuns.set(template, runs);
  return runs;
}
/** The cache limit: there are some 3,000 meanings and phrases, and readers' own lines change. */
const KEPT_MAX = 10_000;

/** How many letters ago each run was read. A Map takes five times as long for numbers of this size. */
class RunAges {
  readonly #runs: Float64Array;
  readonly #ages: Uint16Array;
  /** Allocates twice the needed slots, so that there are few collisions. */
  constructor(count: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * count + 2));
    this.#runs = new Float64Array(size);
    this.#ages = new Uint16Array(size);
  }

  /** Stores the age of a run, unless it is already known. */
  add(run: number, age: number): void {
    const slot = this.#slotOf(run);
    if (this.#runs[slot] === run) return;
    this.#runs[slot] = run;
    this.#ages[slot] = age;
  }

  get(run: number): number | undefined {
    const slot = this.#slotOf(run);
    return this.#runs[slot] === run ? this.#ages[slot] : undefined;
  }

  #slotOf(run: number): number {
    const runs = this.#runs;
    let slot = run & (runs.length - 1);
    while (runs[slot] !== 0 && runs[slot] !== run) slot = (slot + 1) & (runs.length - 1);
    return slot;
  }
}

/**
 * How many letters ago the member has read a phrase, by its longest part without a placeholder: 0 in the newest,
 * Infinity never.
 */
export function createPhraseAge(letters: DraftMemory['letters']): (template: string) => number {
  if (letters.length === 0) return () => Number.POSITIVE_INFINITY;
  const read = letters.map(({ text }) => listRuns(text));
  const ages = new RunAges(read.reduce((count, runs) => count + runs.length, 0));
  for (const [age, runs] of read.entries()) for (const run of runs) ages.add(run, age);
  return (template) => {
    const runs = listTemplateRuns(template);
    if (runs.length === 0) return Number.POSITIVE_INFINITY;
    let newest = 0;
    for (const run of runs) {
      const age = ages.get(run);
      if (age === undefined) return Number.POSITIVE_INFINITY;
      newest = Math.max(newest, age);
    }
    return newest;
  };
}
