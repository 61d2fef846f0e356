import { capitalizeNames } from './properNames.ts';
import { readChoice, type Choice } from './choice.ts';
import { type Clause, findClauses } from './clauses.ts';
import { reportQuestion } from './indirectSpeech.ts';
import { findMatters, type Matter, nameOpponent } from './matters.ts';
import { findAskedFor, findPeople, type Person } from './people.ts';
import { reportClauses } from './reportedClauses.ts';
import { divideRunOns } from './runOns.ts';
import { findThings } from './things.ts';
import { findDeadline, findSince } from './times.ts';

/** The points of a question that an answer refers to, worded for a letter to the member. */
export interface QuestionPoints {
  /** The people it is about, the most important first. */
  people: readonly Person[];
  /** What happens, the most important first. */
  matters: readonly Matter[];
  /** Whether the member asks for the first of the people: 'Can you pull a card for my friend?' */
  isForAnother: boolean;
  /** 'the job in Leeds', 'your sister’s wedding' */
  things: readonly string[];
  choice: Choice | undefined;
  /** 'by Friday' */
  deadline: string | undefined;
  /** 'since the wedding', 'for three months' */
  since: string | undefined;
  asks: QuestionKind;
  /** The question in indirect speech: 'whether he is serious about you'. */
  asking: string | undefined;
  /** What the member tells, in clauses: 'he still has not introduced you to his children'. */
  reportedClauses: readonly string[];
  /** Clauses that a letter can quote. */
  clauses: readonly Clause[];
}

export type QuestionKind = 'choice' | 'yesNo' | 'other' | 'judged' | 'fact' | 'when' | 'why' | 'how' | 'open';

/** Only this many characters are examined. */
const READ_AT_MOST = 5_000;

/** Extracts the points of a question by its words. Points that are not recognised are empty. */
export function readQuestion(text: string): QuestionPoints {
  const written = divideRunOns(normalize(text));
  const read = spellOut(capitalizeNames(withoutShouting(written)));
  const found = findPeople(read);
  const askedFor = findAskedFor(read, found);
  const people = askedFor === undefined ? found : [askedFor, ...found.filter((each) => each !== askedFor)];
  const choice = readChoice(read);
  return {
    people,
    // What happens to somebody else is not the member's own matter.
    matters: askedFor === undefined ? nameOpponent(findMatters(read), read, people[0]) : [],
    isForAnother: askedFor !== undefined,
    things: findThings(read),
    choice,
    deadline: findDeadline(read),
    since: findSince(read),
    asks: choice?.b === undefined ? findKind(read, people) : 'choice',
    asking: choice === undefined ? reportQuestion(read) : undefined,
    reportedClauses: reportClauses(read),
    clauses: findClauses(written),
  };
}

const GREETING = /^\s*(?:dear|hello|hi|hey|good (?:morning|evening))\b[^,.!?:\n]{0,20}(?:[,.:\n]|!+)\s*/i;

const normalize = (text: string): string =>
  text
    .slice(0, READ_AT_MOST)
    .replace(GREETING, '')
    .replaceAll(/[’‘]/g, "'")
    // Ends a title with a full stop, so that it is a sentence of its own.
    .replaceAll(/([^.!?,;:\s])\s*\n\s*\n\s*/g, '$1. ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A text in capitals would be read as a row of names. */
const withoutShouting = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text) ? text : text.toLowerCase();

/** 'is she talking about me fr' */
const SLANG_ENDING =
  /(?: (?:fr|rn|af|ngl|tbh|lol|smh|idk|imo|please (?:pray|help)(?: (?:for )?\w+)?))+(?=[.,!?]|$)/gi;

/** Short forms of text messages. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  smth: 'something',
  sth: 'something',
  sb: 'somebody',
  cuz: 'because',
  bc: 'because',
  pls: 'please',
  plz: 'please',
  n: 'and',
  sm: 'so much',
  yrs: 'years',
  mths: 'months',
  thru: 'through',
  tho: 'though',
  dunno: "don't know",
};
const SHORT_FORM = new RegExp(`\\b(?:${Object.keys(SHORT_FORMS).join('|')})\\b(?!['.]\\w)`, 'gi');

/** Words that members write without their capital, hyphen or apostrophe. */
const spellOut = (text: string): string =>
  text
    .replaceAll(SHORT_FORM, (form) => SHORT_FORMS[form.toLowerCase()]!)
    // 'When do you think he will call?'
    .replaceAll(
      /\b(when|where|why|how|who|what) do you (?:think|feel|see|believe)(?: that)? (?=(?:I|we|he|she|they|my \w+) (?!\w+ing\b))/gi,
      'I wonder $1 ',
    )
    // 'Do you think Anna and I will make it?'
    .replaceAll(
      /(?<!\b(?:when|where|why|how|who|what) )\b(?:do|don't) you (?:(?:think|feel|believe)(?: that)? (?!(?:about|of|in|so|any|anything|something)\b)|see(?: that)? (?=(?:I|we|he|she|they|there) (?!\w+ing\b)))(?=\w)/gi,
      'I wonder whether ',
    )
    // 'Do you see a new love for me?'
    .replaceAll(/(?<!\b(?:when|where|why|how|who|what) )\b(?:do|don't) you see (?=\w)/gi, 'I wonder about ')
    .replaceAll(/\b(mother|father|sister|brother|daughter|son) in law\b/g, '$1-in-law')
    .replaceAll(/\bi\b(?!\.)/g, 'I')
    .replaceAll(/\bbf\b/gi, 'boyfriend')
    .replaceAll(/\bgf\b/gi, 'girlfriend')
    .replaceAll(/\b(?:bestie|bff)\b/gi, 'best friend')
    .replaceAll(SLANG_ENDING, '')
    .replaceAll(
      /\b(mum|mom|dad|mother|father|brother|sister|son|daughter|husband|wife|friend|mate|boss|boyfriend|girlfriend|partner|gran(?:d?(?:ma|pa|mother|father))?)s (?=(?:new |old |best )?(?:boyfriend|girlfriend|husband|wife|partner|ex|friend|house|mother|father|mum|dad|birthday|wedding|funeral|death|ashes|grave|car|ring|necklace|graduation|trial|baby|school|teacher)\b)/g,
      "$1's ",
    )
    .replaceAll(/\bparents (?=(?:house|home|place|marriage|divorce)\b)/g, "parents' ")
    .replaceAll(/\bme and (my \p{Ll}+)(?= \p{Ll}{2,}(?:ed|t|ke)\b)/giu, '$1 and I')
    .replaceAll(
      /\b((?:my|his|her) (?:mother|father|mum|mom|dad|husband|wife))s (?!(?:are|were|have|do|and|or|who)\b)(?=\p{Ll})/gu,
      "$1's ",
    )
    .replaceAll(/\b[Ii]m\b/g, "I'm")
    .replaceAll(/\b[Ii]ve\b/g, "I've")
    .replaceAll(/\b(do|does|did|is|was|have|has|had|are|were|could|would|should|wo|ca)nt\b/gi, "$1n't")
    .replaceAll(/\b(he|she|that|there|what|who)s\b/gi, "$1's")
    .replaceAll(/\b(they|you)(re|ve)\b/gi, "$1'$2");

/** 'Am I being selfish?' A yes would be a reproach. */
const JUDGED =
  /(?:^|[.!?,;] |\band |\bor |\bbut )(?:is|am|are|was|would|have|should) (?!there\b)(?=[^.!?]*\?)[^.!?]*\b(?:wrong|ridiculous|mad|crazy|selfish|stupid|silly|foolish|dumb|daft|my fault|to blame|a bad \w+|too late|too old|too much|pathetic|unfair|mean|cruel|petty|ungrateful|weak|childish|allowed|fair|reasonable|normal|right (?:to|of)|it me|overreacting|over the top|paranoid|unreasonable|too sensitive|jealous for|being difficult)\b|\b(?:silly|stupid|selfish|mad|pathetic|childish|awful|terrible),? (?:isn't it|am I|aren't I|right)\?/i;
/** Questions about facts, which cards cannot answer. */
const FACT =
  /(?:^|[.!?,;] |\band |\bor |\bbut )(?:do (?!(?:i|we) (?!(?:have|need|know|want|look|seem|come across|deserve|feel|love|like|still|really|care|matter)\b))|(?:is|are|am|was|were|has|have|had|did|does) )(?!(?:it|there|this|that|now)\b[^.!?]{0,20}\b(?:worth|possible|time|wise|right|hope|way|chance|good|better|point|use)\b)[^.!?]*\?/i;
/** What the member cannot influence and nobody can promise: the weather, a match, an election, riches. */
const CHANCE =
  /\b(?:will|would|is|are|going to|gonna) (?:it |there )?(?:be (?:\w+ )?|(?:going to|gonna) )?(?:rain|snow|rainy|sunny|storm)\b|\b(?:will|would|can) (?:we|they|(?:my|our|the|his|her) [^.!?]{1,30}|[A-Z]\w+(?: [A-Z]\w+)?) win\b|\b(?:will|would|can|am|are) (?:i|we) (?:ever )?(?:going to )?(?:get |be(?:come)? )(?:very )?(?:rich|wealthy|a millionaire|millionaires|famous|elected)\b|\bwill (?:people|they|anyone|enough people) vote\b/i;
/** 'Will I lose the house?' A yes would be a threat. */
const FEARED =
  /\b(?:will|would|can) (?:i|we) (?:ever|always|never)\b[^.!?]*\?|\b(?:will|would|could|can) [^.!?]{1,40}\b(?:los[et]|fail|leave me|hurt|regret|alone|run out|go wrong|break|end badly|find out|hate|fired|sacked|worse|safe|safely|alive|survive|war|homeless|lottery|jackpot)\b[^.!?]*\?|\b(?:can|could|will) (?:i|we) (?:\w+ )?afford\b[^.!?]*\?/i;
const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['when', /\b(wonder when|when (will|should|can|do|does|is|am)|how (soon|long)|what (month|year))\b/i],
  [
    'why',
    /(?:^|[.!?,;:] |\b(?:and|but|so|or) )why\b|\b(?:wonder(?:ing)?|understand|know|tell me|see|ask(?:ing)? myself) why\b/i,
  ],
  ['fact', /\bshould (?:i|we) (?:worry|panic|be (?:worried|afraid|scared|concerned))\b/i],
  [
    'yesNo',
    /(?<!\b(?:(?:what|how|where|who|when|which|whom|that)(?: \w+)?|(?:what|which) \w+ of \w+) )\b(should i|shall i|do we)\b/i,
  ],
  // Questions about what another person feels or does, which only they can answer.
  [
    'other',
    /\bwhat (?:do|does|did) (?:he|she|they|my \w+|[A-Z]\w+) (?:really |actually |still )?(?:think|feel|want|mean|see|intend)\b/i,
  ],
  [
    'other',
    /(?:^|[.!?,;] |\band |\bor |\bbut )(?:[Ii]s|[Aa]re|[Dd]oes|[Dd]o|[Hh]as|[Hh]ave|[Dd]id|[Ww]as) (?:he|she|they|my \w+|[A-Z]\w+) (?!and I\b)[^.!?]*\?/,
  ],
  ['judged', JUDGED],
  ['fact', CHANCE],
  ['fact', FACT],
  ['fact', FEARED],
  [
    'yesNo',
    /(?:^|[.!?,;:] |\band |\bor |\bbut )(?:will|is|are|does|do|can|could|would|am|has|have|did)\b (?!you\b)[^.!?]*\?/i,
  ],
  [
    'yesNo',
    /(?<!\bhow (?:do|will|can|would|could|should|am) (?:I|we)(?: going to)? )\b(?:know|wonder\w*|tell|see|say|ask\w*|decide|sure|unsure|certain|clear) (?:me )?(?:whether|if) (?:it|he|she|they|we|i|this|my|the|[A-Z]\w+ and I)\b/i,
  ],
  [
    'how',
    /\bhow (do|can|should|could|am|would|is|to)\b|\b(what|where|who) (do|can|should|could|am) (i|we)\b|\bwhat to do\b/i,
  ],
];

/** 'will i ever be happy' */
const UNMARKED =
  /(?:^|[.!\n] )(?:is|are|am|will|do|does|did|can|could|should|would|has|have|was|were)\b[^.!?]*$/i;

function findKind(text: string, people: readonly Person[]): QuestionKind {
  const marked = /\?/.test(text) ? text : text.replace(UNMARKED, '$&?');
  const kinds = people.length > 0 ? KINDS : KINDS.filter(([kind]) => kind !== 'other');
  return kinds.find(([, asks]) => asks.test(marked))?.[0] ?? 'open';
}
