/**
 * Finds the words that a written form may stand for: itself, without repeated letters ('dieee'), with digits for
 * letters ('k1ll'), with 'ae' for 'a', with one wrong letter ('sucide'), or several words run together ('killmyself').
 */
export class SpellingResolver {
  readonly #words: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  /** Words that are never corrected, though one letter away from another word. */
  readonly #known: ReadonlySet<string>;
  readonly #near: NearWords;
  readonly #longest: number;

  constructor(words: ReadonlySet<string>, stems: ReadonlySet<string>, known: ReadonlySet<string>) {
    this.#words = words;
    this.#stems = stems;
    this.#known = known;
    const all = [...words];
    this.#longest = Math.max(...all.map(({ length }) => length));
    this.#near = new NearWords(all.filter(({ length }) => length >= TYPO_MIN));
  }

  /** A list of forms for each resolved word; more than one list if words were run together. */
  resolve(written: string): readonly (readonly string[])[] {
    if (written.length > WORD_MAX) return [[]];
    const forms = this.#knownForms(written);
    if (forms.length > 0) return [forms];
    const parts = this.#splitRunTogether(written);
    return parts.length > 1 ? parts.map((part) => this.#knownForms(part)) : [this.#misspelled(written)];
  }

  /** The word and the stems it begins with, in the simplest spelling that is known. */
  #knownForms(written: string): readonly string[] {
    const forms = new Set<string>();
    for (const spelling of possibleSpellings(written)) {
      if (this.#words.has(spelling)) forms.add(spelling);
      for (let length = STEM_MIN; length <= spelling.length; length++) {
        const stem = `${spelling.slice(0, length)}*`;
        if (this.#stems.has(stem)) forms.add(stem);
      }
    }
    if (/^\d{2,4}$/.test(written)) forms.add('##');
    return [...forms];
  }

  #misspelled(written: string): readonly string[] {
    if (written.length < TYPO_MIN - 1 || this.#known.has(written)) return [];
    const near = [written, ...withoutEachLetter(written)].flatMap((rest) => this.#near.find(rest));
    return [...new Set(near)].filter((word) => word[0] === written[0] && isOneEditAway(word, written));
  }

  /** Splits a long form into as few known words as possible. */
  #splitRunTogether(written: string): readonly string[] {
    if (written.length < RUN_TOGETHER_MIN || this.#known.has(written)) return [];
    const best: (readonly string[] | undefined)[] = [[]];
    for (let end = 1; end <= written.length; end++)
      for (let start = Math.max(0, end - this.#longest); start < end; start++) {
        const before = best[start];
        const word = written.slice(start, end);
        if (before === undefined || !this.#words.has(word) || (word.length === 1 && word !== 'i')) continue;
        const known = best[end];
        if (known === undefined || before.length + 1 < known.length) best[end] = [...before, word];
      }
    return best[written.length] ?? [];
  }
}

const TYPO_MIN = 6;
const STEM_MIN = 3;
const RUN_TOGETHER_MIN = 7;
/** Longer than any word or a few run together. */
const WORD_MAX = 48;

/**
 * An index of words by their forms with one letter removed. It stores only hashes of the forms, in one list for each
 * hash: a Map of some hundred thousand forms took half of the time that a server needs to set up the detection.
 */
class NearWords {
  readonly #words: readonly string[];
  /** For each hash, the first entry of its list; 0 if it is empty. */
  readonly #first = new Int32Array(HASHES);
  /** For each entry, its word and the next entry of its list; entry 0 is unused. */
  readonly #wordOf: Int32Array;
  readonly #next: Int32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    const entries = words.reduce((count, { length }) => count + length + 1, 1);
    this.#wordOf = new Int32Array(entries);
    this.#next = new Int32Array(entries);
    let entry = 0;
    // Backwards, because each new entry is inserted at the front of its list.
    for (let word = words.length - 1; word >= 0; word--)
      for (let letter = 0; letter <= words[word]!.length; letter++) {
        const hash = hashWithout(words[word]!, letter);
        this.#wordOf[++entry] = word;
        this.#next[entry] = this.#first[hash]!;
        this.#first[hash] = entry;
      }
  }

  /** The words that are `rest`, or become `rest` without one letter, in their order. */
  find(rest: string): readonly string[] {
    const found = new Set<string>();
    for (let at = this.#first[hashWithout(rest)]!; at !== 0; at = this.#next[at]!) {
      const word = this.#words[this.#wordOf[at]!]!;
      if (word === rest || isWithoutOneLetter(rest, word)) found.add(word);
    }
    return [...found];
  }
}

const HASHES = 2 ** 17;

/** The hash of a word without one of its letters, or of the whole word. */
function hashWithout(word: string, letter = word.length): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++)
    if (at !== letter) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) & (HASHES - 1);
}

function isWithoutOneLetter(rest: string, word: string): boolean {
  if (rest.length !== word.length - 1) return false;
  let at = 0;
  while (at < rest.length && rest[at] === word[at]) at++;
  return rest.slice(at) === word.slice(at + 1);
}

const DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

function possibleSpellings(written: string): ReadonlySet<string> {
  const lettered =
    /\d|[@$]/.test(written) && /[a-z]/.test(written)
      ? written.replaceAll(/[013457@$]/g, (digit) => DIGITS[digit]!)
      : written;
  const once = lettered.replaceAll(/(.)\1+/gu, '$1');
  const twice = lettered.replaceAll(/(.)\1{2,}/gu, '$1$1');
  const isHeld = twice !== lettered;
  const all = [written, lettered, ...(isHeld ? [twice, once] : [])];
  return new Set(all.flatMap((each) => [each, each.replaceAll(/(?<=[aou])e/g, '')]));
}

/** The word without each of its letters in turn. */
const withoutEachLetter = (word: string): readonly string[] =>
  Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1));

/** Whether the words differ by one letter left out, added or changed, or two adjacent letters swapped. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  const [restA, restB] = [a.slice(n), b.slice(n)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
