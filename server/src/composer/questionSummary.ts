import type { DraftInput } from '../adapters/drafts/drafts.ts';
import { readQuestion, type QuestionPoints } from './question/readQuestion.ts';
import { isForeign } from './question/language.ts';
import type { Person } from './question/people.ts';
import { type Matter, type MatterId, withoutPerson } from './question/matters.ts';
import { isInList } from './question/wordLists.ts';
import { toPossessive } from './question/wording.ts';
import { type Feeling, findFeeling } from './feelings.ts';
import { fillTemplate } from './phrasePicker.ts';
import { classifySensitivity, classifyTopic, type Sensitivity, type Topic } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';

/** What a letter answers: the topic, what the question mentions, and how the letter names it. */
export interface QuestionSummary {
  topic: Topic;
  /** Whether the question is in another language, so that it cannot be understood. */
  isForeign: boolean;
  /** A sensitive matter, about which cards must not be read. */
  sensitivity: Sensitivity | undefined;
  points: QuestionPoints;
  /** Whether it asks where to put money, on which a letter gives no advice. */
  isInvestment: boolean;
  /** For the opening: 'your sister’s silence', 'the wedding'; empty if nothing was recognised. */
  subjects: readonly string[];
  /** Further things that the question names. */
  more: readonly string[];
  /** What else the member tells: up to two clauses. */
  reportedClauses: readonly string[];
  /** Names for the matter within a sentence: singular, short, never empty. */
  names: readonly string[];
  /** What the member says that they feel. */
  feeling: Feeling | undefined;
  slots: Readonly<Record<string, string>>;
}

const SUBJECTS_MAX = 4;
const NO_PERSON = {
  who: 'the other person',
  them: 'them',
  their: 'their',
  word: '',
  isAsked: false,
  isAnimal: false,
} as const;

export function summarizeQuestion({ question: written }: Pick<DraftInput, 'question'>): QuestionSummary {
  const isForeignQuestion = isForeign(written);
  const question = isForeignQuestion ? '' : written;
  const sensitivity = classifySensitivity(question);
  const classifiedTopic = sensitivity === undefined ? classifyTopic(question) : 'self';
  const points = keepOwnMatters(readQuestion(question), classifiedTopic);
  const topic =
    sensitivity !== undefined
      ? classifiedTopic
      : points.isForAnother
        ? 'general'
        : findTopic(classifiedTopic, points, question);
  const subjects = findSubjects(points);
  const { who, them, their } = points.people[0] ?? NO_PERSON;
  const { choice } = points;
  return {
    topic,
    isForeign: isForeignQuestion,
    sensitivity,
    points,
    isInvestment: INVESTMENT.test(question),
    subjects,
    more: findMore(points, subjects),
    reportedClauses: chooseReportedClauses(points, subjects),
    names: listSubjectNames(points, topic),
    feeling: findFeeling(question),
    slots: {
      who,
      them,
      their,
      they: them === 'her' ? 'she' : them === 'him' ? 'he' : 'they',
      a: choice?.a ?? 'doing it',
      b: choice?.b ?? 'leaving things as they are',
      deadline: points.deadline ?? '',
      since: points.since ?? '',
    },
  };
}

const INVESTMENT =
  /\bput(?:ting)? (?:my|our|all|some|the) (?:\w+ )?(?:savings|money|pension|inheritance)(?: \w+)? in(?:to)?\b|\binvest(?:ing|ments?|ed)?\b(?! (?:\w+ )?(?:time|energy|effort|love|years|myself)\b| in (?:him|her|them|us|me|myself|th(?:is|e|at) (?:relationship|friendship)|our (?:relationship|marriage))\b)|\b(?:crypto\w*|bitcoins?|(?:buy|sell|keep|hold) (?:(?:the|my|our|some|more|all) )*(?:\w+ )?(?:shares|stocks?|bonds|coins)(?! of)|shares in|stocks|stock market|day trading|forex|casino|sports betting|remortgag\w+)\b/i;

const TOPIC_OF: Readonly<Partial<Record<MatterId, Topic>>> = {
  move: 'home',
  houseSale: 'home',
  noise: 'home',
  study: 'study',
  test: 'study',
  jobSearch: 'work',
  redundancy: 'work',
  promotion: 'work',
  boss: 'work',
  overwork: 'work',
  careerChange: 'work',
  retirement: 'work',
  ownBusiness: 'work',
  debt: 'money',
  owing: 'money',
  loan: 'money',
  inheritance: 'money',
  creative: 'self',
  confidence: 'self',
  stuck: 'self',
  dream: 'self',
  purpose: 'self',
  lettingGo: 'self',
  curse: 'self',
  lostPet: 'home',
};
const OWN_LOVE =
  /\b(?:love|loves|relationship|marriage|marry|married|dating|romance|affair|break ?up|split|divorce\w*)\b/i;

/** The topic. The matter decides over the people, because a husband is mentioned in questions about money too. */
function findTopic(classifiedTopic: Topic, { matters, people }: QuestionPoints, question: string): Topic {
  const [matter] = matters;
  // A daughter's studies are not the member's own.
  if (classifiedTopic === 'study' && people.length > 0 && !matters.some(({ id }) => TOPIC_OF[id] === 'study'))
    return 'family';
  const byMatter = matter === undefined ? undefined : TOPIC_OF[matter.id];
  if (
    classifiedTopic === 'general' &&
    matter !== undefined &&
    LOVE_MATTERS.has(matter.id) &&
    people.some(isPossibleLove)
  )
    return 'love';
  // A dream of a school is no matter of study.
  if (matter?.id === 'dream') return 'self';
  if (
    byMatter === undefined ||
    ['work', 'money', 'home', 'study', 'friendship', 'loss'].includes(classifiedTopic)
  )
    return classifiedTopic;
  return classifiedTopic === 'love' && OWN_LOVE.test(question) ? classifiedTopic : byMatter;
}

/** Matters that concern love only if they are the member's own: a friend's engagement does not. */
const LOVE_MATTERS: ReadonlySet<string> = new Set(['comeback', 'breakup', 'commitment', 'feelings']);
/** Matters between people: nobody sends a parrot two lines. */
const HUMAN_MATTERS: ReadonlySet<string> = new Set([
  ...LOVE_MATTERS,
  'silence',
  'quarrel',
  'contact',
  'newLove',
  'trust',
  'drift',
  'telling',
]);
function keepOwnMatters(points: QuestionPoints, topic: Topic): QuestionPoints {
  const others =
    points.people[0]?.isAnimal === true
      ? HUMAN_MATTERS
      : ['family', 'friendship', 'work', 'study', 'money'].includes(topic)
        ? LOVE_MATTERS
        : undefined;
  const own = points.matters.filter(({ id }) => others?.has(id) !== true);
  return { ...points, matters: own.map((matter) => withoutWrongPerson(matter, points.people[0])) };
}

/** Leaves the person out of what is said about love for a brother, or about bringing up a husband. */
const withoutWrongPerson = (matter: Matter, person: Person | undefined): Matter =>
  person !== undefined &&
  ((LOVE_MATTERS.has(matter.id) && !isPossibleLove(person)) ||
    (matter.id === 'parenting' && person.word !== '' && !isInList('raisedPeople', person.word)))
    ? withoutPerson(matter)
    : matter;

/** Whether a question about feelings could be about love for this person: not for animals or a grandmother. */
const isPossibleLove = ({ word, isAnimal }: Person): boolean => !isAnimal && !isInList('notRomantic', word);

/** 'your sister’s silence' */
function nameOwned({ people: [person], matters: [matter] }: QuestionPoints): string | undefined {
  if (person === undefined || matter?.owned === undefined) return undefined;
  const owner = person.word === '' ? person.their : toPossessive(person.who);
  return fillTemplate(matter.owned, { who: person.who, owner });
}

const NAME_WORDS_MAX = 7;

function listSubjectNames(points: QuestionPoints, topic: Topic): readonly string[] {
  const { people, matters, choice } = points;
  const [person] = people;
  const owned = nameOwned(points);
  const names = [
    owned,
    person === undefined ? undefined : `this question about ${person.who}`,
    choice?.b === undefined ? undefined : 'this choice',
    owned === undefined ? matters[0]?.phrase : undefined,
  ].filter((name) => name !== undefined);
  const short = names.filter((name) => name.split(' ').length <= NAME_WORDS_MAX);
  const plain = [TOPIC_WORDS[topic].matter, 'this question'];
  return [...new Set(short.length > 0 ? [...short.slice(0, 3), ...plain] : plain)];
}

/** Named things that the subjects do not contain yet, at most three. */
function findMore(
  { people, things, choice }: QuestionPoints,
  subjects: readonly string[],
): readonly string[] {
  const alreadyNamed = [...subjects, choice?.a ?? '', choice?.b ?? ''].join(' ');
  return [...people.filter(({ word }) => word !== '').map(({ who }) => who), ...things]
    .filter((name) => !alreadyNamed.includes(lastWord(name)))
    .slice(0, 3);
}

const NEW_WORDS_MIN = 2;
const CLAUSES_MAX = 2;
/** 'you are supposed' */
const LACKS_ITS_END = / (?:supposed|able|about|used|allowed|bound)$/;
/** 'My father, who left when I was four and now wants to meet' */
const HAS_OTHER_VERB =
  /^you \S.* and (?:now |then |still |just |suddenly )?(?:wants|says|thinks|needs|asks|has|is|does|keeps|knows|loves|hates|feels|hopes)\b/;

/** The clauses that say most of what has not been named yet, in their order. */
function chooseReportedClauses(points: QuestionPoints, subjects: readonly string[]): readonly string[] {
  const { choice, asking, people, deadline } = points;
  const named = new Set(
    splitWords([...subjects, choice?.a, choice?.b, asking, deadline].filter(Boolean).join(' ')),
  );
  const clear = points.reportedClauses.filter(
    (clause) =>
      (choice === undefined || !clause.includes(choice.a)) &&
      (people.length > 0 || !/^(?:he|she|they|his|her) /.test(clause)) &&
      !LACKS_ITS_END.test(clause) &&
      !HAS_OTHER_VERB.test(clause),
  );
  const chosen: string[] = [];
  while (chosen.length < CLAUSES_MAX) {
    const [best] = clear
      .map((clause) => ({ clause, fresh: splitWords(clause).filter((word) => !named.has(word)) }))
      .map((rated) => ({ ...rated, weight: rated.fresh.length + countNames(rated.clause, named) }))
      .toSorted((a, b) => b.weight - a.weight);
    if (best === undefined || best.fresh.length < NEW_WORDS_MIN) break;
    chosen.push(best.clause);
    for (const word of best.fresh) named.add(word);
  }
  return chosen.toSorted((a, b) => clear.indexOf(a) - clear.indexOf(b));
}

/** The content words: all but the short ones. */
const splitWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word));

/** Names and holidays count more than other words. */
const countNames = (clause: string, named: ReadonlySet<string>): number =>
  (clause.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).filter((name) => !named.has(name.toLowerCase())).length;

function findSubjects(points: QuestionPoints): readonly string[] {
  const { people, matters, things, choice } = points;
  const [first, ...others] = people;
  const [matter] = matters;
  const owned = nameOwned(points);
  const alreadyNamed = [choice?.a ?? '', choice?.b ?? ''].join(' ');
  // 'Her' alone says nothing.
  const isPronoun = first?.word === '';
  const named = [
    owned ?? (isPronoun ? undefined : first?.who),
    ...others.slice(0, 2).map(({ who }) => who),
    ...things.filter((thing) => !alreadyNamed.includes(lastWord(thing))),
  ].filter((name) => name !== undefined);
  const some = named.slice(0, SUBJECTS_MAX);
  const hasMatter = owned !== undefined || matter === undefined || some.length >= SUBJECTS_MAX - 1;
  return dropContained(hasMatter ? some : [...some, matter.phrase]).toSorted(
    // 'your food and the money between you and him'
    (a, b) => Number(a.includes(' and ')) - Number(b.includes(' and ')),
  );
}

const lastWord = (phrase: string): string => phrase.split(' ').at(-1)!;

/** 'your sister' is left out beside 'your sister’s wedding'. */
const dropContained = (phrases: readonly string[]): readonly string[] => {
  // 'the breakup' and 'the break-up' are one.
  const plain = phrases.map((phrase) => phrase.replaceAll('-', ''));
  return phrases.filter(
    (_, n) =>
      !plain.some((other, m) => m !== n && other.includes(plain[n]!) && (other !== plain[n] || m < n)),
  );
};
