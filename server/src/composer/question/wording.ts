import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';

/** What a letter says in place of the member's own pronouns. */
export const SECOND_PERSON: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  i: 'you',
  me: 'you',
  us: 'you',
  we: 'you',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
};

/** Rewords a phrase to address the member: 'my sister' becomes 'your sister'. */
export const toSecondPerson = (phrase: string): string =>
  phrase.replaceAll(/[\p{L}]+/gu, (word) =>
    word.toLowerCase() === 'am' ? 'are' : (SECOND_PERSON[word.toLowerCase()] ?? word),
  );

const WORDS_MAX = 8;
const CHARACTERS_MAX = 60;

/** Words that a letter never takes from a question: predictions, illness, insults, orders, and names of cards. */
const UNUSABLE =
  /\b(will|won't|fate\w*|destin\w+|meant|diagnos\w*|disorder|disease|depress\w*|pregnan\w*|tumou?r|cancer|symptoms?|guarantee\w*|definitely|must|promise|fuck\w*|shit\w*|bitch\w*|bastard|sex\w*|kill\w*|suicid\w*|rape\w*|hate\w*|die|died|dies|dying|dead|system|prompt|instructions?|surely|quit your|sue|invest in|leave (?:him|her)|stop taking)\b|'(ll|ve|d|m|re)\b|n't\b/i;
const SUITS = ['Wands', 'Cups', 'Swords', 'Pentacles'];
const CARD_WORDS: ReadonlySet<string> = new Set(
  [...TAROT_CARDS, ...ORACLE_CARDS].map(({ name }) => name.replace(/^The /, '')).concat(SUITS),
);
const CARDS_NAMED = new RegExp(`\\b(?:${[...CARD_WORDS].join('|')})\\b`);

/** Whether a phrase is suitable for a letter: a few plain words. */
export const isUsablePhrase = (phrase: string): boolean => isUsable(phrase, WORDS_MAX, CHARACTERS_MAX);

/** The same for an option, which may be longer because it has a verb. */
export const isUsableOption = (phrase: string): boolean => isUsable(phrase, WORDS_MAX + 1, 70);

export const CLAUSE_WORDS_MAX = 12;

/** The same for a clause, which has a verb and so a few words more. */
export const isUsableClause = (clause: string): boolean =>
  isUsable(clause, CLAUSE_WORDS_MAX, 80) && !isHarmful(clause);

/** Words with which a part of a harmless sentence can sound like danger: 'I'm tired of living in this town', 'he beats me at chess'. */
const DANGEROUS_WORDS =
  /\b(?:liv(?:e|ing) without|tired of living|sick of living|worth living|want to live|life savings out|(?:take|took|end|ended|hate) my (?:own )?life|end(?:ed|ing)? it|better off|without me|pills?|jump\w*|shoot\w*|shot|stab\w*|hit|hits|beats?|beaten|beating|punch\w*|slap\w*|chok\w+|strangl\w+|hurt (?:me|myself|us|him|her)|abus\w+|assault\w*|stalk\w*|violen\w+|forc(?:ed|es)|push(?:ed|es) (?:me|him|her)|railway|so himself|what I'm going to do|(?:scared|afraid) (?:he|she)|lock(?:ed|s)|knock(?:ed|s)? (?:me|him|her) |burn(?:ed|t) (?:my|me)|bruis\w+|bleed\w*|slam(?:s|med)|threw|threat\w*|goodbye letter|(?:not|\w+n't|never|nobody|no one|no) (?:want to |longer )?(?:be here|exist|wake|worth)|don't exist|wake up|woke up crying|no reason to|planned everything|let me (?:out|go|leave|pay|see)|under the bus|dead|weapon|gun|knife|rope|bridge|cut(?:ting)? (?:myself|my)|kidnap\w*|follow(?:s|ed|ing) me|afraid of (?:him|her)|scared of (?:him|her)|decided to leave|want to leave|left my (?:violent|abusive))\b/i;
/** An insult hurts again when it is repeated, no matter who said it. */
const INSULTS =
  /\b(?:idiots?|stupid|fat|ugly|worthless|useless|cow|pig|whore|slut|slag|losers?|pathetic|disgusting|morons?|psycho|freak|lazy|failure|trash|(?:bad|terrible|awful|horrible|rubbish) (?:mother|mum|father|dad|parent|person|wife|husband|daughter|son|friend|sister|brother)|nobody likes (?:me|you)|rats?|liar|possessed|cursed|ruin(?:s|ed)?|waste of space|dumb|retard\w*|hag|witch|parasite|burden)\b/i;

/** Whether a text could be read as danger or as an insult without its context. */
const isHarmful = (text: string): boolean => {
  const plain = text.replaceAll('’', "'");
  return DANGEROUS_WORDS.test(plain) || INSULTS.test(plain);
};

const isUsable = (phrase: string, wordsMax: number, charactersMax: number): boolean =>
  phrase.length <= charactersMax &&
  phrase.split(' ').length <= wordsMax &&
  /^[\p{L}\d][\p{L}\d' -]*$/u.test(phrase) &&
  !/\b(\p{L}+) \1\b/iu.test(phrase) &&
  !/\ba [aeio](?!ne\b|ne-)|\ban [^aeiouh‘]/i.test(phrase) &&
  !UNUSABLE.test(phrase) &&
  !CARDS_NAMED.test(phrase);

/** Words that a letter does not even quote: illness, death, insults, and instructions to a machine. */
const UNQUOTABLE =
  /\b(?:diagnos\w*|disorder|disease|depress\w*|pregnan\w*|tumou?rs?|cancer|symptoms?|fuck\w*|shit\w*|bitch\w*|bastard|wtf|wth|omfg|sex\w*|kill\w*|suicid\w*|rape\w*|cards?(?! debts?\b)|decks?|spreads?|tarot|readings?|suits?|reversed|die|dies|dying|system|prompt|instructions?|ignore (?:all|the|previous)|quit your|sue|invest in|leave (?:him|her)|stop taking|you (?:must|should|have to)|what (?:my|the) question is|what to ask)\b/i;
/** Claims that no letter may make, and that would be read as the letter's own. */
const CLAIMS =
  /\bI (?:sat|shuffled|lit|drew|laid|pulled|turned|meditated|cleared|held|kept|looked|asked|felt|saw|sensed|tuned|prayed|have (?:read|looked|drawn|sat)|often|seldom|usually|always|never)\b|\bas I (?:write|draw|drew|read|lay)\b|\b(?:rarely|hardly ever|not often|destin\w+|fate|fated|meant to be|promise you|guarantee\w*|certain to|sure to|no doubt|definitely|undefined|null|function)\b|\b(?:you|he|she|they|it|this|there)(?:'ll| will| is going to| are going to)\b|\bwill (?:come|be|happen|return|find|get|bring|never|soon)\b/i;

/** Whether a letter can quote the member's words. */
export const isQuotable = (text: string): boolean =>
  /^[\p{L}\d](?:[\p{L}\d' -]|,(?= ))*$/u.test(text) &&
  !/\d{4}|\d,\d|(?<!s)' |'$/.test(text) &&
  !/\b(\p{L}+) \1\b/iu.test(text) &&
  !/\ba [aeio](?!ne\b|ne-)|\ban [^aeiouh]/i.test(text) &&
  !UNQUOTABLE.test(text) &&
  !CLAIMS.test(text) &&
  !isHarmful(text) &&
  !CARDS_NAMED.test(text);

export const isCardWord = (word: string): boolean => CARD_WORDS.has(word);

/** Letters use the curved apostrophe. */
export const toCurlyApostrophes = (phrase: string): string => phrase.replaceAll("'", '’');

/** Members often write 'on friday'. 'May' and 'march' are other words as well. */
export const capitalizeDates = (phrase: string): string =>
  phrase.replaceAll(
    /\b(?:christmas|easter|thanksgiving|halloween|hanukkah|diwali|ramadan|eid|xmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)|(?<=\b(?:in|by|of|until|before|since|\d+(?:st|nd|rd|th)?) )(?:march|may)\b/g,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );

/** 'your sister’s', 'your parents’' */
export const toPossessive = (who: string): string => (who.endsWith('s') ? `${who}’` : `${who}’s`);

/** The sentences of a text; those that ask weigh more. */
export const listSentences = (text: string): readonly string[] => text.match(/[^.!?]+[.!?]*/g) ?? [];
