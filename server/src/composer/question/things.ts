import words from './things.json' with { type: 'json' };
import { toCurlyApostrophes, isCardWord, isUsablePhrase, toSecondPerson } from './wording.ts';

/** 'The man at the garden centre ring me' asks who rings. */
const HEAD = `(?:${words.heads.join('|')})(?! (?:me|him|her|us|them)\\b)`;
const PERSON = `(?:${words.persons.join('|')})`;
const PLACE_NAME =
  "(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\\b)[A-Z][\\p{Ll}'-]{2,}(?: [A-Z][\\p{Ll}'-]{2,})?";
const OWNER = `(?:my|our|the|a|an|this|that|his|her|their|My|Our|The|A|His|Her|Their)(?: (?:\\w+ )?${PERSON}'s?)?`;
/** Up to three words before the head: 'the new team lead job'. */
const BEFORE = `(?: (?!(?:${[...words.breaks, ...words.persons].join('|')})\\b)[\\p{Ll}-]+){0,2}`;
const WHERE = `(?: (?:in|at|near|by(?! [A-Z])|from|for|to|of|on) (?:(?:the|a|my|our) )?(?:${PLACE_NAME}|coast|sea|city|country|village|abroad|north|south|island|countryside|hospital|charity|bank|start-up|startup|agency|lake)| about (?!being\\b)\\p{Ll}{2,12}ing(?=[ ,.?!;]|$))?`;
const THING = new RegExp(
  `(?<![\\p{L}'-]|without )${OWNER}${BEFORE} ${HEAD}(?![\\p{L}-])(?! (?:friends?|mates?|reunion|ideas?|plans?|partners?)\\b)${WHERE}`,
  'gu',
);
/** 'my podcast': a thing of the member that is in no list. */
const OWN = new RegExp(
  `(?<![\\p{L}'])(?:my|My) (?!(?:${[...words.breaks, ...words.vague, ...words.persons].join('|')})\\b)((?:(?:${words.adjectives.join('|')}) )?\\p{Ll}{3,14})(?=[,.?!;]|$| (?:${words.breaks.join('|')}|\\p{Ll}+ed)\\b)(?! ${HEAD}\\b)`,
  'gu',
);
/** 'my late mother's brooch' */
const OWN_OF = new RegExp(
  `(?<![\\p{L}'])(?:my|My|our|Our) ((?:\\p{Ll}+ )?${PERSON}'s \\p{Ll}{3,14}(?: \\p{Ll}{3,14})?)(?=[,.?!;]|$)`,
  'gu',
);
const MOVE = new RegExp(
  `\\b(?:mov(?:e|ed|ing)|relocat(?:e|ing)|emigrat(?:e|ing)|go(?:ing)? back|return(?:ing)?|go(?:ing)?)(?: back| over| abroad| down| up| out| in| home)? to (${PLACE_NAME}|the (?:coast|sea|city|country|countryside|village|north|south))`,
  'gu',
);
const PLACE = new RegExp(`\\b(?:in|to|from|near|at|for|of|leave|leaving) (${PLACE_NAME})(?![\\p{L}'])`, 'gu');
const NO_PLACE = new RegExp(
  '^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|New|God|English|French|Spanish|German|Mum|Dad|Mom|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Print)\\b',
);

/** Idioms that are not things. */
const IDIOM =
  /\b(?:in a row|on the market|up the wall|on the wall|by the way|in the end|all the time|at the moment|finger on|mind up|head around|breath)\b(?! with)/i;
const IDIOM_LENGTH = 12;

interface FoundPhrase {
  phrase: string;
  at: number;
}

/** The things of a question as phrases for a letter, those in asking sentences first, at most six. */
export function findThings(text: string): readonly string[] {
  const moves = match(text, MOVE).map(({ phrase, at }) => ({ phrase: `the move to ${phrase}`, at }));
  const things = [...text.matchAll(THING)].map(({ 0: phrase, index }) => ({
    phrase: toThing(phrase),
    at: index,
  }));
  const own = [...match(text, OWN), ...match(text, OWN_OF)].map(({ phrase, at }) => ({
    phrase: `your ${phrase}`,
    at,
  }));
  const hospital = match(text, /\b(?:in|to|into|from|at) (?:the )?(hospital|hospice)\b/g).map(
    ({ phrase, at }) => ({
      phrase: `the ${phrase}`,
      at,
    }),
  );
  const found = [...moves, ...things, ...own, ...hospital].filter(
    ({ phrase, at }) =>
      isUsablePhrase(phrase) && !IDIOM.test(text.slice(Math.max(0, at - 4), at + IDIOM_LENGTH)),
  );
  const places = match(text, PLACE).filter(({ phrase }) => isPlace(phrase) && !isContainedIn(phrase, found));
  const all = [...found, ...places].toSorted((a, b) => weigh(b, text) - weigh(a, text));
  return all
    .map(({ phrase }) => phrase)
    .filter((phrase, n, phrases) => !phrases.slice(0, n).some((other) => isSame(other, phrase)))
    .slice(0, 6)
    .map(toCurlyApostrophes);
}

const match = (text: string, pattern: RegExp): FoundPhrase[] =>
  [...text.matchAll(pattern)].map(({ 1: phrase, index }) => ({ phrase: phrase!, at: index }));

const isPlace = (place: string): boolean =>
  !NO_PLACE.test(place) && !place.endsWith("'s") && !isCardWord(place) && isUsablePhrase(place);

const isContainedIn = (place: string, found: readonly FoundPhrase[]): boolean =>
  found.some(({ phrase }) => phrase.includes(place));

/** The member's own things get 'your'; all others get 'the', because their owner is not known. */
function toThing(phrase: string): string {
  const lowercased = phrase.charAt(0).toLowerCase() + phrase.slice(1);
  const owned = lowercased.replace(/^(?:a|an|this|that|his|her|their) (?!\w+'s)/, 'the ');
  return toSecondPerson(owned).replaceAll(
    / (?:in|at|with|from|for|to|of|on|by|near) (?:his|her|their) /g,
    (it) => it.replace(/his|her|their/, 'the'),
  );
}

const lastPart = (phrase: string): string => phrase.split(/[ -]/).at(-1)!;

const isSame = (a: string, b: string): boolean =>
  a.includes(b) || b.includes(a) || (lastPart(a) === lastPart(b) && /^[a-z]/.test(lastPart(a)));

/** Things in an asking sentence, and the member's own things, come first. */
function weigh({ phrase, at }: FoundPhrase, text: string): number {
  const end = text.slice(at).search(/[.!?]/);
  const isAsked = end >= 0 && text[at + end] === '?';
  return (
    (isAsked ? 2 : 0) +
    (phrase.startsWith('your ') ? 0.5 : 0) +
    (phrase.split(' ').length > 2 ? 0.5 : 0) -
    at / 2_000
  );
}
