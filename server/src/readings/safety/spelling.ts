/**
 * Finds the words that a written form may stand for: itself, without repeated letters ('dieee'), with digits for
 * letters ('k1ll'), with 'ae' for 'a', with one wrong letter ('sucide'), or several words run together ('killmyself').
 */
export class SpellingResolver {
  readonly #words: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  /** Words that are never corrected, though one letter away from another word. */
  readonly #known: ReadonlySet<string>;
  /** Words by each of their forms with one letter removed. */
  readonly #withoutLetter = new Map<string, string[]>();
  readonly #longest: number;

  constructor(words: ReadonlySet<string>, stems: ReadonlySet<string>, known: ReadonlySet<string>) {
    this.#words = words;
    this.#stems = stems;
    this.#known = known;
    this.#longest = Math.max(...[...words].map(({ length }) => length));
    for (const word of words)
      if (word.length >= TYPO_MIN)
        for (const rest of [word, ...withoutEachLetter(word)])
          this.#withoutLetter.set(rest, [...(this.#withoutLetter.get(rest) ?? []), word]);
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
    const near = [written, ...withoutEachLetter(written)].flatMap(
      (rest) => this.#withoutLetter.get(rest) ?? [],
    );
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
