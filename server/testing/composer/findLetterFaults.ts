import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { mayReadCards, classifySensitivity } from '../../src/composer/topics.ts';
import { isForeign } from '../../src/composer/question/language.ts';
import { FORBIDDEN_CLAIMS } from '../../src/adapters/drafts/forbiddenClaims.ts';
import type { DraftInput } from '../../src/adapters/drafts/drafts.ts';

/** What drafts must never contain, with the words that show it. */
const NEVER: Readonly<Record<string, RegExp>> = {
  ...FORBIDDEN_CLAIMS,
  diagnoses: /\b(diagnos\w+|disorder|disease|depression|pregnan\w+|tumou?r|cancer(?! \w*\s*in)|symptoms?)\b/,
  orders:
    /\b(you (must|should|have to)(?! you| not| do)|invest in|quit your|leave (him|her)|stop taking|sue )\b/i,
  'has a hole': /undefined|null|NaN|\[object|[{}<>]|\bfunction\b/,
  'is badly spaced': / {2}| \n|\n |\n{3}|\s[,.;:!?]|[,;:]{2}|[,;:.]\.|^\s|\s$/,
  'begins a sentence with a small letter': /(^|\n|[.!?]’? )\p{Ll}/u,
  'has a wrong article': /(?<!\p{L})(?:a [aeio](?!ne\b|ne-)|an [^aeiouh‘])/iu,
  'says a word twice': /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
};

const findAmong = (names: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}])(${names.join('|')})(?![\\p{L}])`, flags);
const NAMES = [...TAROT_CARDS, ...ORACLE_CARDS].map(({ name }) => name);
const suitCards = NAMES.filter((name) => / of (Wands|Cups|Swords|Pentacles)$/.test(name));
/** Suit cards match in any case; 'the sun' and 'a new moon' are not cards. */
const CARDS = [
  findAmong(suitCards, 'giu'),
  findAmong(
    NAMES.filter((name) => !suitCards.includes(name)),
    'gu',
  ),
];

const findNames = (text: string): readonly string[] =>
  CARDS.flatMap((cards) => [...text.matchAll(cards)].map(([name]) => name));

const countedWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** A phrase of a question may be repeated, a sentence only in quotation marks. */
const QUOTED_WORDS = 9;
const QUOTATIONS_MAX = 3;
const LONG_WORDS_MIN = 60;
const QUOTATION_WORDS_MAX = 14;

/** The quotations from the question in a letter; texts of cards may be in quotation marks as well. */
function findQuotations(text: string, question: string): readonly string[] {
  const questionText = question.slice(0, 5_000).replaceAll(/['‘’]/g, '’').replaceAll(/\s+/g, ' ');
  return text
    .split('‘')
    .slice(1)
    .map((rest) => findLongest(rest, questionText))
    .filter((quoted) => quoted !== undefined);
}

/** An apostrophe is written like the closing mark, so of several ends the last one counts. */
const findLongest = (rest: string, question: string): string | undefined =>
  [...rest.matchAll(/’(?!\p{L})/gu)]
    .map(({ index }) => rest.slice(0, index))
    .findLast((quoted) => quoted.includes(' ') && question.includes(quoted.replace(/\?$/, '')));

function findQuotationFaults(quotations: readonly string[], question: string): readonly string[] {
  return [
    ...(quotations.length > QUOTATIONS_MAX + (question.trim().split(/\s+/).length > LONG_WORDS_MIN ? 1 : 0)
      ? ['quotes too often']
      : []),
    ...(quotations.length > 0 && classifySensitivity(question) !== undefined
      ? ['quotes what is sensitive']
      : []),
    ...quotations
      .filter((quoted) => countedWords(quoted).length > QUOTATION_WORDS_MAX)
      .map((quoted) => `quotes too much: “${quoted}”`),
  ];
}

const listRuns = (text: string): ReadonlySet<string> => {
  const words = countedWords(text.slice(0, 5_000));
  return new Set(words.slice(QUOTED_WORDS - 1).map((_, n) => words.slice(n, n + QUOTED_WORDS).join(' ')));
};

const listSentences = (text: string): readonly string[] => text.split(/(?<=[.!?]’?) |\n+/u);

/** Everything that is wrong with a draft. */
export function findLetterFaults(text: string, input: DraftInput): readonly string[] {
  if (isForeign(input.question) && text === '') return [];
  const drawn = input.cards.map(({ name }) => name);
  const questionRuns = listRuns(input.question);
  const isRead = mayReadCards(classifySensitivity(input.question));
  const places = input.cards.map(({ position }) => position);
  const quotations = findQuotations(text, input.question).filter((quoted) => !places.includes(quoted));
  const ownText = quotations.reduce((rest, quoted) => rest.replace(`‘${quoted}’`, '‘’'), text);
  const sentences = listSentences(text);
  return [
    ...Object.entries(NEVER).flatMap(([fault, pattern]) => {
      const found = pattern.exec(text);
      return found === null
        ? []
        : [`${fault}: “${text.slice(Math.max(0, found.index - 30), found.index + 40)}”`];
    }),
    ...findNames(text)
      .filter((name) => !drawn.includes(name))
      .map((name) => `names ${name}`),
    ...drawn.filter((name) => !text.includes(name) && isRead).map((name) => `forgets ${name}`),
    ...drawn.filter((name) => text.includes(name) && !isRead).map((name) => `reads ${name}`),
    ...findQuotationFaults(quotations, input.question),
    ...listSentences(ownText)
      .flatMap((sentence) => sentence.split(/[,;:]/))
      .flatMap((part) => [...listRuns(part)])
      .filter((run) => questionRuns.has(run))
      .map((run) => `quotes “${run}”`),
    ...sentences
      .filter((sentence, n) => sentences.indexOf(sentence) !== n)
      .map((sentence) => `repeats “${sentence}”`),
    ...(countedWords(text).length > 760 ? ['is too long'] : []),
  ];
}
