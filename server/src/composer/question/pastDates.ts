import { isInList } from './wordLists.ts';

/** The words around a date, within its sentence. */
interface Surroundings {
  before: string;
  after: string;
}

const AHEAD =
  /^(?:by|before|until|till|within|(?:on )?next|tomorrow|tonight)\b|^in .*(?:hour|day|week|month|year)s?$/i;

/** 'by Friday', 'next week', 'in two weeks': its own words say that the date lies ahead. */
export const isFutureDate = (date: string): boolean => AHEAD.test(date);

/**
 * Whether a date lies behind the member by what stands around it, where no verb before it tells so: 'since the party on
 * Friday', 'back in May', 'in May last year', 'my wedding in May was a disaster', 'in May Tom left me'.
 */
export function isPastDate(text: string, at: number, date: string): boolean {
  if (isFutureDate(date)) return false;
  const before = text
    .slice(Math.max(0, at - 200), at)
    .split(/[.!?;]/)
    .at(-1)!;
  const after = text.slice(at + date.length, at + date.length + 200).split(/[.!?;]/)[0]!;
  const around = { before, after };
  return (
    isSinceEvent(around) ||
    isBackThen(around) ||
    isAgo(around) ||
    isAfterEvent(around) ||
    isOver(around) ||
    isToldInPast(around)
  );
}

/** 'since my graduation in May', but not 'since the lease ends in May' and 'since the wedding in May will be small' */
function isSinceEvent({ before, after }: Surroundings): boolean {
  const event = /.*\bsince ([^,:]{0,60})$/i.exec(before)?.[1];
  return event !== undefined && isVerbless(toWords(event)) && !isPresentVerb(toWords(after)[0]);
}

/** 'Back in May he left', but not 'I am back in May' */
const isBackThen = ({ before, after }: Surroundings): boolean =>
  /(?:^\s*|[,:(] ?|\b(?:and|but|because|that|when|so) )(?:way |right )?back $/i.test(before) &&
  findFirstTense(toWords(after)) !== 'present';

const UNITS = '(?:day|night|weekend|week|month|year|spring|summer|autumn|winter)';

/** 'two years ago in May', 'in May last year' */
const isAgo = ({ before, after }: Surroundings): boolean =>
  new RegExp(String.raw`\b(?:ago|yesterday|last ${UNITS}),? $`, 'i').test(before) ||
  new RegExp(String.raw`^,? (?:of )?(?:last ${UNITS}|(?:[\w-]+ ){1,3}ago)\b`, 'i').test(after);

const IS_INTENDED =
  /\b(?:will|shall|should|must|can|could|would|might|going to|plans?|wants?|needs? to|ha(?:ve|s) to|tomorrow|next|until|till|wait|do (?:I|we))\b|'ll\b/i;

/** 'He has ignored me after the party on Friday', but not 'after the wedding in May we will move' */
function isAfterEvent({ before, after }: Surroundings): boolean {
  const [, rest, event] =
    /^(.*)\bafter ((?:the|my|our|his|her|their|an?|this|that) [^,:]{0,60})$/i.exec(before) ?? [];
  return event !== undefined && isVerbless(toWords(event)) && !IS_INTENDED.test(`${rest} ${after}`);
}

/** 'The exam in June is over', 'the affair in March still hurts', but not 'once the exam in June is over' */
const isOver = ({ before, after }: Surroundings): boolean =>
  /^ (?:(?:is|are) (?:now |finally |already |long )?(?:over|past|behind)|still (?:hurts?|haunts?|stings?|aches?|weighs?))\b/i.test(
    after,
  ) && !/\b(?:when|once|until|till|after|if|soon as|by the time)\b/i.test(before);

/** A date that begins its clause, also after 'At the party': any word can follow before the verb. */
const IS_ADVERBIAL =
  /^(?:(?:back|at|on|during|following|after|over|for|early|late|then|yesterday|one day|the (?:night|day|morning|evening) of)\b.*)?$/i;
const FALLS_APART = /[,:(]| - |\b(?:and|but|because|that|when|so|as|while|though|although)\b/i;

/** 'My wedding in May was a disaster', 'On Friday, Tom left' */
function isToldInPast({ before, after }: Surroundings): boolean {
  const clause = before.split(FALLS_APART).at(-1)!.trim();
  if (/\b(?:if|whether|unless)\b/i.test(clause)) return false;
  const following = toWords(after.replace(/^,? (?:which|who) /i, ' '));
  if (!isVerbless(toWords(clause)))
    return (
      /^(?:was|were|wasn't|weren't|went|did|didn't|had|hadn't)$/i.test(following[0] ?? '') &&
      !isPlan(following[0]!, following[1])
    );
  if (IS_ADVERBIAL.test(clause)) return findFirstTense(toWords(after.replace(/^,/, ''))) === 'past';
  const verb = following.findIndex((word) => !isAdverb(word));
  return isVerb(following[verb]) && findFirstTense(following.slice(verb, verb + 2)) === 'past';
}

/** The tense of the first verb that is known, up to the next clause; undefined if there is none. */
function findFirstTense(words: readonly string[]): 'past' | 'present' | undefined {
  let isSubjectKnown = false;
  for (const [n, word] of words.slice(0, 7).entries()) {
    if (word === 'and' && words[n + 1] === 'I') continue;
    if (isInList('joining', word) || /^(?:and|but|so|or|which|that|[,:(])$/i.test(word)) return undefined;
    if (isPastVerb(word) && !isInList('articles', words[n - 1]))
      return isPlan(word, words[n + 1]) ? 'present' : 'past';
    if (isPresentVerb(word)) return isRegret(word, words[n + 1]) ? 'past' : 'present';
    if (isAdverb(word)) continue;
    // The verb follows a pronoun: 'he visits'.
    if (isSubjectKnown) return 'present';
    isSubjectKnown = isInList('pronouns', word);
  }
  return undefined;
}

const isVerbless = (words: readonly string[]): boolean =>
  !words.some(
    (word, n) =>
      isInList('pronouns', word) ||
      // Not 'the will' and 'my beloved cat'.
      ((isPastVerb(word) || isPresentVerb(word)) && !isInList('articles', words[n - 1])),
  );

const isPastVerb = (word: string): boolean =>
  isInList('pastVerbs', word) ||
  (/^\w{3,}ed$/i.test(word) &&
    !/^(?:indeed|hundred|exceed|succeed|proceed|sacred|naked|wicked)$/i.test(word));
/** Also 'I'm', 'he's' and 'we'll'. */
const isPresentVerb = (word = ''): boolean =>
  isInList('presentVerbs', word) || /^(?:\w+'(?:m|re|ll|d|ve)|(?:he|she|it|there|that)'s)$/i.test(word);
/** 'We were supposed to meet', 'I was going to ask' */
const isPlan = (verb: string, next: string | undefined): boolean =>
  /^(?:was|were)$/i.test(verb) && isInList('planned', next);
/** 'It should have been' */
const isRegret = (verb: string, next: string | undefined): boolean =>
  /^(?:should|could|would|might|must)$/i.test(verb) && next === 'have';
const isVerb = (word = ''): boolean => isPastVerb(word) || isPresentVerb(word);
const isAdverb = (word: string): boolean =>
  /^(?:really|only|just|still|also|even|never|always|already|soon|then|both|all|not|\w{3,}ly)$/i.test(word);

/** Words, and the punctuation within a sentence. */
const toWords = (text: string): string[] => text.match(/[\p{L}\d'-]+|[,:(]/gu) ?? [];
