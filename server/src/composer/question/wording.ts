import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';

const SECOND_PERSON: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  i: 'you',
  me: 'you',
  us: 'you',
  we: 'you',
  am: 'are',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
};

/** 'my sister' as it is said to the member: 'your sister'. */
export const toSecondPerson = (phrase: string): string =>
  phrase.replaceAll(/[\p{L}]+/gu, (word) => SECOND_PERSON[word.toLowerCase()] ?? word);

const WORDS_MAX = 8;
const CHARACTERS_MAX = 60;

/** Words that a letter never takes from a question: predictions, illness, insults, and names of cards. */
const UNFIT =
  /\b(will|won't|fate\w*|destin\w+|meant|diagnos\w*|disorder|disease|depress\w*|pregnan\w*|tumou?r|cancer|symptoms?|guarantee\w*|definitely|must|promise|fuck\w*|shit\w*|bitch\w*|bastard|sex\w*|kill\w*|suicid\w*|rape\w*|hate\w*|die|died|dies|dying|dead|system|prompt|instructions?|surely|quit your|sue)\b|'(ll|ve|d|m|re)\b|n't\b/i;
const SUITS = ['Wands', 'Cups', 'Swords', 'Pentacles'];
const CARD_WORDS: ReadonlySet<string> = new Set(
  [...TAROT_CARDS, ...ORACLE_CARDS].map(({ name }) => name.replace(/^The /, '')).concat(SUITS),
);
const CARDS_NAMED = new RegExp(`\\b(?:${[...CARD_WORDS].join('|')})\\b`);

/** Whether a phrase can stand in a letter: a few plain words. */
export const isFitPhrase = (phrase: string): boolean => isFit(phrase, WORDS_MAX, CHARACTERS_MAX);

export const CLAUSE_WORDS_MAX = 12;

/** The same for a clause, which has a verb and so a few words more. */
export const isFitClause = (clause: string): boolean => isFit(clause, CLAUSE_WORDS_MAX, 80);

const isFit = (phrase: string, wordsMax: number, charactersMax: number): boolean =>
  phrase.length <= charactersMax &&
  phrase.split(' ').length <= wordsMax &&
  /^[\p{L}\d][\p{L}\d' -]*$/u.test(phrase) &&
  !/\b(\p{L}+) \1\b/iu.test(phrase) &&
  !/\ba [aeio](?!ne\b|ne-)|\ban [^aeiouh‘]/i.test(phrase) &&
  !UNFIT.test(phrase) &&
  !CARDS_NAMED.test(phrase);

export const isCardWord = (word: string): boolean => CARD_WORDS.has(word);

/** Letters use the curved apostrophe. */
export const curl = (phrase: string): string => phrase.replaceAll("'", '’');

/** 'your sister’s', 'your parents’' */
export const possessiveOf = (who: string): string => (who.endsWith('s') ? `${who}’` : `${who}’s`);

/** The sentences of a text; those that ask weigh more. */
export const sentencesOf = (text: string): readonly string[] => text.match(/[^.!?]+[.!?]*/g) ?? [];
