import { cacheResults } from '../../platform/cacheResults.ts';
import { isQuotable } from './wording.ts';
import { bareWord, isInList } from './wordLists.ts';

/** A clause as the member wrote it, which a letter may quote. */
export interface Clause {
  text: string;
  /** Where it begins in what the member wrote. */
  at: number;
  /** Whether it is a whole question, with or without its mark. */
  isQuestion: boolean;
  /** The weight of each word: highest for names and dates, 0 for common words. */
  weights: ReadonlyMap<string, number>;
  /** How incomplete it reads without its context: 0 for a whole sentence. */
  roughness: number;
}

const WORDS_MAX = 14;
/** 'I lied.' */
const WHOLE_WORDS_MIN = 2;
const WORDS_MIN = 3;
/** 'When he paid for half of it' needs more than 'he paid half' to be understood. */
const PART_WORDS_MIN = 5;
/** Only this many characters are read: long questions say in their first part what they are about. */
const READ_AT_MOST = 3_000;
const SEPARATORS = /:(?!\d)|[;()[\]"“”–—…]|\s-+\s|\.{2,}/u;
/** A sentence does not end after the full stop of 'Mrs. Okonjo'. */
const SENTENCE = /(?:\b(?:Mrs?|Ms|Dr|St)\.|[^.!?])+[.!?]*/gu;

/** The clauses of a question that could be quoted; of those which overlap, a letter takes one. */
export function findClauses(text: string): readonly Clause[] {
  // A text without a question and without a first person has nothing worth quoting.
  if (!/\?|\b(?:i|me|my|we|our|us|im)\b/i.test(text)) return [];
  return [...text.slice(0, READ_AT_MOST).matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const parts = sentence.split(SEPARATORS);
    const marks = sentence.match(new RegExp(SEPARATORS, 'gu')) ?? [];
    const asks = sentence.trim().endsWith('?');
    let from = index;
    return parts.flatMap((part, n) => {
      const at = from;
      from += part.length + 1;
      // What somebody else said is not quoted as the member's own words.
      if (isInQuotation(marks, n)) return [];
      return findWindows(part.replace(/[.!?\s]+$/, '').replace(CHATTER, ''), {
        at,
        asks: asks && n === parts.length - 1,
        isAsked: asks,
        isAlone: parts.length === 1,
        isOpenEnded:
          isQuotationMark(marks[n]) || (marks[n] === '(' && /\p{L}/u.test(parts.slice(n + 2).join(''))),
        isContinued: marks[n - 1] === ')',
      });
    });
  });
}

const isQuotationMark = (mark: string | undefined): boolean => /^["“”]$/.test(mark ?? '');
const isInQuotation = (marks: readonly string[], n: number): boolean =>
  marks.filter(isQuotationMark).length % 2 === 0 &&
  marks.slice(0, n).filter(isQuotationMark).length % 2 === 1;

/** 'Which of them is likely lol' */
const CHATTER = / (?:lol|haha|omg|tbh|xx?|please(?: help(?: me)?)?|thanks|thank you)$/i;

interface Bound {
  at: number;
  roughness: number;
}

interface End extends Bound {
  /** Whether a question may end here: at its end, or before the next one. */
  canAsk: boolean;
}

interface Start extends Bound {
  wordsMin: number;
}

interface ClausePart {
  at: number;
  /** Whether it ends in a question mark. */
  asks: boolean;
  /** Whether its sentence ends in a question mark. */
  isAsked: boolean;
  /** Whether it is the whole sentence. */
  isAlone: boolean;
  /** Whether it continues after a bracket: 'her father (a vet) lets her'. */
  isOpenEnded: boolean;
  /** Whether it began before a bracket. */
  isContinued: boolean;
}

/** Every run of words between a possible start and a possible end. */
function findWindows(
  part: string,
  { at, asks, isAsked, isAlone, isOpenEnded, isContinued }: ClausePart,
): readonly Clause[] {
  const words = part.trim().split(/\s+/);
  const starts = words
    .map((_, n) =>
      n === 0 && isContinued
        ? undefined
        : toStart(words, n, { isQuestion: asks || BEGINS_TO_ASK.test(words.join(' ')) }),
    )
    .filter((start) => start !== undefined);
  const ends = words
    .map((_, n) => (n + 1 === words.length && isOpenEnded ? undefined : toEnd(words, n + 1)))
    .filter((end) => end !== undefined);
  // A sentence may have hundreds of words: few ends are near enough.
  const endsFor = (start: Start) => ends.filter((end) => end.at > start.at && end.at - start.at <= WORDS_MAX);
  return starts.flatMap((start) =>
    endsFor(start).flatMap((end) => {
      const own = words.slice(start.at, end.at);
      const isWhole = start.at === 0 && end.at === words.length;
      if (
        own.join('-').split('-').length > WORDS_MAX ||
        own.length < (isWhole && isAlone ? WHOLE_WORDS_MIN : start.wordsMin)
      )
        return [];
      const text = own.join(' ').replace(/,$/, '');
      if (
        !isQuotable(text) ||
        isFragment(own) ||
        (!isWhole && isOnlyNamed(text)) ||
        (end.roughness >= IN_PHRASE && endsAfterConjunction(own))
      )
        return [];
      const asksPlainly = asks ? (isAlone && isWhole) || ASKS.test(text) : ASKS_PLAINLY.test(text);
      const isQuestion = own.length > WHOLE_WORDS_MIN && end.canAsk && start.roughness < 0.5 && asksPlainly;
      return {
        text,
        at: at + words.slice(0, start.at).join(' ').length,
        isQuestion,
        weights: weighWords(own, { beginsSentence: start.at === 0 }),
        roughness:
          start.roughness +
          end.roughness +
          (isAsked && !isQuestion && BEGINS_TO_ASK.test(text) ? BROKEN_OFF : 0),
      };
    }),
  );
}

/** Recognises a question, also without its question mark: 'what do i tell them'. */
const ASKS =
  /^(?:(?:how|what|why|where|who|when|which \w+) )?(?:is|are|am|was|do|does|did|can|could|would|should|shall|will|has|have|ought|may|to) (?:i|we|he|she|they|it|this|that|my|the|\p{L}+)\b|^(?:how|what|why|where|who|which|when)\b/iu;
/** A question that breaks off reads worse than a statement that does. */
const BEGINS_TO_ASK =
  /^(?:how|what|why|who|which|is|are|am|do|does|did|can|could|would|should|shall|will|has|have)\b|\b(?:do|should|shall|can|would|could) (?:i|we)\b/i;
const BROKEN_OFF = 0.8;
/** An end before 'with' or 'about' leaves out what belongs to it. */
const IN_PHRASE = 2;
/** 'who is kind, but Paolo' */
const endsAfterConjunction = (words: readonly string[]): boolean =>
  words.length > 2 && words.slice(-3, -1).some((word) => isInList('conjunctionsAndFillers', word));
const ASKS_PLAINLY =
  /^(?:(?:how|what|why|where|who|when) )?(?:is|are|am|do|does|did|can|could|would|should|shall|will|has) (?:i|we|he|she|they|it|this|my|every(?:body|one)|nobody|people|some(?:body|one)|any(?:body|one)|the)\b|^how to\b/iu;

function toStart(
  words: readonly string[],
  n: number,
  { isQuestion }: { isQuestion: boolean },
): Start | undefined {
  const [before, word, next] = [words[n - 1], words[n], words[n + 1]];
  const opens = isInList('openers', word) || (isQuestion && isInList('auxiliaries', word));
  if (isInList('conjunctionsAndFillers', word) || (n === 0 && ORDINAL.test(word!))) return undefined;
  if (n === 1 && ORDINAL.test(before!)) return { at: n, roughness: 0, wordsMin: WORDS_MIN };
  if (n === 0) return { at: 0, roughness: 0, wordsMin: WORDS_MIN };
  if (isInList('conjunctionsAndFillers', before)) {
    // 'but Paolo from my class makes me laugh'
    if (n > 1 && /^\p{Lu}\p{Ll}/u.test(word!) && words[n - 2]!.endsWith(','))
      return { at: n, roughness: 0.3, wordsMin: PART_WORDS_MIN };
    // 'My brother and I' are together.
    if (isInList('leading', word)) return { at: n, roughness: 0.3, wordsMin: PART_WORDS_MIN };
    if (isInList('continuingVerbs', word) && !(isQuestion && isInList('auxiliaries', word)))
      return { at: n, roughness: 0.7, wordsMin: PART_WORDS_MIN };
    if ((!opens && n > 1) || (/^(?:I|me|my|his|her|our)$/i.test(word!) && isNamed(words[n - 2], n - 2)))
      return undefined;
    return { at: n, roughness: n === 1 ? 0 : 0.2, wordsMin: WORDS_MIN };
  }
  if (isInList('takesClause', before) && /^(?:if|whether|that)$/i.test(word!)) return undefined;
  // 'about where he was'
  if (isInList('prepositions', before)) return undefined;
  if (isInList('joining', word) && !isInList('joining', before) && (word !== 'now' || next === 'that'))
    return { at: n, roughness: 0.5, wordsMin: PART_WORDS_MIN };
  if (before!.endsWith(',')) {
    if (/^(?:who|which|whom|whose|that|than|as|if|whether|through|until|till|unless)$/i.test(word!))
      return undefined;
    return { at: n, roughness: opens ? 0.1 : 0.7, wordsMin: opens ? WORDS_MIN : PART_WORDS_MIN - 1 };
  }
  if (!isQuestion && isInList('stating', before) && opens && !isInList('cannotEnd', next))
    return { at: n, roughness: 0.6, wordsMin: PART_WORDS_MIN };
  return undefined;
}

/** 'First, should I sell it?' */
const ORDINAL = /^(?:first|second|third|firstly|secondly|thirdly|lastly|finally|one|two),$/i;

/** 'my own evenings' of a list */
const isOnlyNamed = (text: string): boolean =>
  /^(?:my|his|her|our|their|the|a|an) (?:\p{L}+ ){0,2}\p{L}+$/iu.test(text) &&
  !/\b(?:am|is|are|was|were|has|have|had|do|does|did|can|will|would|got)\b|\p{Ll}{2,}ed\b|\p{Ll}[^s]s /u.test(
    text,
  );

const isNamed = (word: string | undefined, at: number): boolean =>
  isInList('relations', word) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(word ?? ''));

function toEnd(words: readonly string[], n: number): End | undefined {
  const [last, next, after] = [words[n - 1], words[n], words[n + 1]];
  if (n === words.length) return { at: n, roughness: 0, canAsk: true };
  if (isInList('cannotEnd', last)) return undefined;
  const canAsk = isInList('conjunctionsAndFillers', next) && isInList('auxiliaries', after);
  const roughness = findRoughness(words, n);
  return roughness === undefined ? undefined : { at: n, roughness: canAsk ? 0 : roughness, canAsk };
}

function findRoughness(words: readonly string[], n: number): number | undefined {
  const [last, next, after] = [words[n - 1], words[n], words[n + 1]];
  if (last!.endsWith(',')) return isInList('takesClause', last) ? 0.8 : 0.1;
  if (isInList('conjunctionsAndFillers', next))
    return isInList('openers', after) || isInList('leading', after) ? 0.2 : 0.7;
  // 'I would leave him if he lied' must not become 'I would leave him'.
  if (isInList('conditions', next)) return undefined;
  if (isInList('subordinate', next)) return isInList('takesClause', last) ? undefined : 0.5;
  if (isInList('prepositions', next))
    return next === 'to' && isInList('takesInfinitive', last) ? undefined : IN_PHRASE;
  return undefined;
}

const SPEAKS_TO_READER =
  /^(?:please|hope (?:you|your|all|this)|signed|(?:can|could|would|will|do) you)\b|^any (?:advice|thoughts|ideas|tips|guidance)\b|\b(?:two|three|some|a few|one more|more|another|\d) (?:questions?|things?|wish(?:es)?)$|^(?:(?:an?|one|my|another)\b.*? )?questions?$/;

/** 'between me', 'both of them', 'my father, 68': the second part is missing. */
const isFragment = (words: readonly string[]): boolean => {
  const text = words.join(' ').toLowerCase();
  if (/^[^,]*, \d{1,3},?$/.test(text) || SPEAKS_TO_READER.test(text)) return true;
  return /\b(?:between|both|either|neither)\b/.test(text) && !/\b(?:and|or|nor|of)\b/.test(text);
};

function weighWords(
  words: readonly string[],
  { beginsSentence }: { beginsSentence: boolean },
): ReadonlyMap<string, number> {
  return new Map(
    words.flatMap((word, n) => {
      const weight = weighWord(word, { canBeName: !(beginsSentence && n === 0) });
      return weight === 0 ? [] : [[toStem(word), weight] as const];
    }),
  );
}

function weighWord(word: string, { canBeName }: { canBeName: boolean }): number {
  const plain = bareWord(word);
  if (isInList('times', plain) || /\d/.test(plain)) return 2;
  if (isInList('common', plain) || plain === '') return 0;
  if (isInList('feelings', plain)) return 2;
  if (isInList('relations', plain)) return 1;
  if (canBeName && /^\p{Lu}/u.test(word)) return 2.5;
  return plain.length > 2 ? 1 : 0.6;
}

/** 'interview' for 'interviews', so that other forms of a word count as the same word. */
const toStem = cacheResults((word) => {
  const plain = bareWord(word.replaceAll('’', "'")).replace(/'s?$/, '');
  const short = plain.replace(/(?:ings?|ed|es|e|s|ly)$/, '').replace(/([bdgmnprt])\1$/, '$1');
  return (short.length >= 3 ? short : plain).slice(0, 7);
}, 20_000);

/** The stems of a text. */
export const toStems = (text: string): ReadonlySet<string> => new Set(text.split(/[\s–—]+/).map(toStem));

/** The stems of the content words. */
export const toContentStems = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter((word) => weighWord(word, { canBeName: true }) > 0)
      .map(toStem),
  );
