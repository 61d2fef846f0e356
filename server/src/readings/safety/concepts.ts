import { readFileSync } from 'node:fs';

/**
 * Groups of near-synonyms in seven languages: `concepts.tsv` has one concept per line and one language per column; `x*`
 * matches any word that begins with x. They let the model generalise from one word or language to others.
 */
const [[, ...languages], ...concepts] = readFileSync(new URL('concepts.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t')) as [string[], ...string[][]];

/** Function words: they indicate the language but have no meaning of their own. */
const FUNCTION_WORDS = 'FUNCTION';

interface Lexicon {
  words: Map<string, string[]>;
  stems: Map<string, string[]>;
}
const lexicons: readonly Lexicon[] = languages.map(() => ({ words: new Map(), stems: new Map() }));
for (const [concept, ...columns] of concepts)
  columns.forEach((column, n) => {
    const { words, stems } = lexicons[n]!;
    for (const word of column.split(' ').filter((each) => each !== '')) {
      const [known, key] = word.endsWith('*') ? [stems, word.slice(0, -1)] : [words, word];
      known.set(key, [...(known.get(key) ?? []), concept!]);
    }
  });
const chinese = lexicons[languages.indexOf('zh')]!.words;
const chineseBeginnings = new Set(
  [...chinese.keys()].flatMap((word) => Array.from(word, (_, n) => word.slice(0, n + 1))),
);
const others = lexicons.filter((_, n) => languages[n] !== 'zh');
const STEM_MIN = 2;
const STEM_MAX = 12;

/** The concepts of each word of a sentence; a Chinese word's concepts are at its first character. */
export function findConcepts(words: readonly string[]): readonly (readonly string[])[] {
  const scores = others.map(({ words: known }) => words.reduce((n, word) => n + Number(known.has(word)), 0));
  const lexicon = others[scores.indexOf(Math.max(...scores))]!;
  const found: (readonly string[])[] = [];
  while (found.length < words.length) {
    const word = words[found.length]!;
    if (!HAN.test(word)) found.push(conceptsIn(lexicon, word));
    else {
      const length = chineseLength(words, found.length);
      found.push(conceptsIn(lexicons.at(-1)!, words.slice(found.length, found.length + length).join('')));
      for (let n = 1; n < length; n++) found.push([]);
    }
  }
  return found;
}

const HAN = /^\p{Script=Han}$/u;

function conceptsIn({ words, stems }: Lexicon, word: string): readonly string[] {
  const known = words.get(word);
  if (known !== undefined) return known.filter((concept) => concept !== FUNCTION_WORDS);
  for (let length = Math.min(STEM_MAX, word.length); length >= STEM_MIN; length--) {
    const stem = stems.get(word.slice(0, length));
    if (stem !== undefined) return stem;
  }
  return [];
}

/** Length of the longest known Chinese word that begins here. */
function chineseLength(words: readonly string[], at: number): number {
  let word = '';
  let longest = 1;
  for (let length = 1; length <= words.length - at; length++) {
    word += words[at + length - 1]!;
    if (!chineseBeginnings.has(word)) break;
    if (chinese.has(word)) longest = length;
  }
  return longest;
}
