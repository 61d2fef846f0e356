import type { DraftCard } from '../adapters/drafts/drafts.ts';
import words from './answers.json' with { type: 'json' };
import type { Asked } from './asked.ts';
import { cardTitle, isHardCard } from './cards.ts';
import { requiredSentence, type Paragraph, type Sentence, optionalSentence } from './paragraphs.ts';
import { capitalize, fillTemplate, joinList, type PhrasePicker } from './phrasePicker.ts';
import type { Person } from './question/people.ts';
import { toSpreadPosition } from './spreadPositions.ts';
import { TOPIC_WORDS } from './topicWords.ts';

/** The first sentences of a letter: what was asked, in the words of an answer. */
export function composeTakeUp(asked: Asked, picker: PhrasePicker): Paragraph {
  const { subjects, points, topic } = asked;
  const { choice, deadline, since, asking } = points;
  const told = asked.told.join(' ');
  const more = asked.more.filter((name) => !told.includes(name));
  const say = createSay(asked, picker);
  const about =
    subjects.length > 0
      ? [say(words.takeUp, { subjects: joinList(subjects) })]
      : choice === undefined
        ? [requiredSentence(picker.pickPhrase(TOPIC_WORDS[topic].openings))]
        : [];
  return [
    ...about,
    ...(more.length > 0 ? [say(words.more, { more: joinList(more) })] : []),
    ...sayTold(asked, picker),
    ...(choice === undefined ? [] : [say(choice.b === undefined ? words.step : words.choice)]),
    ...(asking === undefined ? [] : [say(words.asking, { asking })]),
    ...(since === undefined || told.includes(since)
      ? []
      : [say(isLasting(since) ? words.lasting : words.past)]),
    ...(deadline === undefined || `${choice?.a} ${choice?.b} ${told}`.includes(deadline)
      ? []
      : [say(words.deadline)]),
  ];
}

const sayTold = (asked: Asked, picker: PhrasePicker, told = asked.told): Paragraph =>
  told.map((told, n) => createSay(asked, picker)(n === 0 ? words.told : words.added, { told }));

const isLasting = (since: string): boolean => /^(?:ever )?(?:since|for|over) /.test(since);

/** The answer in short, as the cards lie. */
export function composeAnswer(asked: Asked, cards: readonly DraftCard[], picker: PhrasePicker): Paragraph {
  const { asks, choice, people } = asked.points;
  const say = createSay(asked, picker);
  const [person] = people;
  if (asks === 'other' && person?.isAnimal !== true)
    return [say(person?.word === '' ? words.otherUnnamed : words.otherAlone)];
  if (asks !== 'choice' && asks !== 'yesNo' && asks !== 'other') return [say(words[asks])];
  const paths = findPaths(cards);
  if (asks === 'choice') return paths === undefined ? [] : [say(comparePaths(...paths))];
  const lean = leanOf(cards);
  if (choice !== undefined) return [say(words.step2[lean])];
  return [say(words.yesNo[lean]), ...(isAskedOfOther(person) ? [say(words.other)] : [])];
}

/** Whether only this person could answer, so that the letter has to say it. */
const isAskedOfOther = (person: Person | undefined): boolean =>
  person !== undefined && person.isAsked && person.word !== '' && !person.isAnimal;

/** To choose by one card where the spread has no place for each way. */
export function composeWeighing(asked: Asked, cards: readonly DraftCard[], picker: PhrasePicker): Paragraph {
  if (asked.points.asks !== 'choice' || findPaths(cards) !== undefined) return [];
  const key = findKeyCard(cards);
  const [word] = isHardCard(key) ? [] : key.keywords;
  if (word === undefined) return [createSay(asked, picker)(words.pathsEven)];
  const slots = { key: cardTitle(key), Key: capitalize(cardTitle(key)), word };
  return [createSay(asked, picker)(words.weigh, slots)];
}

/** Fills a phrase with what was asked, and gives it a capital. */
const createSay =
  ({ slots }: Pick<Asked, 'slots'>, picker: PhrasePicker) =>
  (ways: readonly string[], more: Readonly<Record<string, string>> = {}): Sentence =>
    requiredSentence(sayWith(ways, { ...slots, ...more }, picker));

function sayWith(
  ways: readonly string[],
  slots: Readonly<Record<string, string>>,
  picker: PhrasePicker,
): string {
  const upper = Object.entries(slots).map(([slot, text]) => [capitalize(slot), capitalize(text)] as const);
  return capitalize(fillTemplate(picker.pickPhrase(ways), { ...Object.fromEntries(upper), ...slots }));
}

const roleOf = (card: DraftCard): string | undefined => {
  const place = toSpreadPosition(card.position);
  return place.kind === 'known' ? place.role : undefined;
};

function findPaths(cards: readonly DraftCard[]): readonly [DraftCard, DraftCard] | undefined {
  const a = cards.find((card) => roleOf(card) === 'thisWay');
  const b = cards.find((card) => roleOf(card) === 'thatWay');
  return a === undefined || b === undefined ? undefined : [a, b];
}

function comparePaths(a: DraftCard, b: DraftCard): readonly string[] {
  if (isHardCard(a) === isHardCard(b)) return words.pathsEven;
  return isHardCard(b) ? words.pathsOpenA : words.pathsOpenB;
}

/** The card to choose by: the advice, else where it leads, else the last. */
const findKeyCard = (cards: readonly DraftCard[]): DraftCard =>
  ['advice', 'needed', 'heart', 'outcome', 'future']
    .map((role) => cards.find((card) => roleOf(card) === role))
    .find((card) => card !== undefined) ?? cards.at(-1)!;

/** Whether the cards speak for something, with those that look ahead counted twice. */
function leanOf(cards: readonly DraftCard[]): 'open' | 'mixed' | 'heavy' {
  const ahead: ReadonlySet<string | undefined> = new Set(['outcome', 'future', 'advice', 'heart']);
  const weights = cards.map((card) => (isHardCard(card) ? -1 : 1) * (ahead.has(roleOf(card)) ? 2 : 1));
  const share =
    weights.reduce((sum, weight) => sum + weight, 0) / weights.reduce((sum, w) => sum + Math.abs(w), 0);
  return share > 0.34 ? 'open' : share < -0.34 ? 'heavy' : 'mixed';
}

/** What the matter itself suggests saying, where the member has not read it. */
export function composeInsight({ points, slots }: Asked, picker: PhrasePicker): Paragraph {
  const [matter] = points.matters;
  if (matter === undefined) return [];
  const way = picker.pickFresh(matter.say);
  return way === undefined ? [] : [optionalSentence(capitalize(fillTemplate(way, slots)))];
}

/** One concrete thing to do or to watch. */
export function composeSuggestion(asked: Asked, picker: PhrasePicker): Paragraph {
  const { points, topic } = asked;
  const own = points.matters.slice(0, 2).flatMap((matter) => matter.do);
  const byChoice =
    points.choice === undefined ? [] : points.choice.b === undefined ? words.stepping : words.choosing;
  const [suggestions] = [byChoice, own, TOPIC_WORDS[topic].tries].filter((ways) => ways.length > 0);
  const fresh = [...byChoice, ...own];
  const suggestion = sayWith(fresh.length > 0 ? fresh : suggestions!, asked.slots, picker);
  const isInTime = points.deadline !== undefined && !suggestion.includes(points.deadline);
  const frames = isInTime ? words.doingInTime : words.doing;
  return [requiredSentence(sayWith(frames, { ...asked.slots, suggestion }, picker))];
}

/** A letter of care speaks of no card, no sky and no lesson, even where the question does. */
const UNFIT_FOR_CARE =
  /\b(?:card|deck|tarot|spread|sign|star|sky|moon|planet|zodiac|fate|destin|karma|universe|lesson|learn|journey|energy|heal|grow|peace|strong|promise|curse|psychic|ending|opportunit|bless|move on|manifest|positiv)/i;

/** What a letter of care takes up: about whom, what, and when. */
export function composeCareTakeUp(asked: Asked, picker: PhrasePicker): Paragraph {
  const { people, things, choice, deadline, since } = asked.points;
  const say = createSay(asked, picker);
  const whom = people.map(({ who }) => who).slice(0, 2);
  const told = [choice?.a, choice?.b].join(' ');
  const isSaid = (thing: string) => told.includes(thing) || whom.some((who) => who.includes(thing));
  const fit = things.filter((thing) => !UNFIT_FOR_CARE.test(thing) && !isSaid(thing)).slice(0, 3);
  return [
    ...(people.length > 0 ? [say(words.care.who, { who: joinList(whom) })] : []),
    ...sayTold(
      asked,
      picker,
      asked.told.filter((clause) => !UNFIT_FOR_CARE.test(clause)),
    ),
    ...(fit.length > 0 ? [say(words.care.things, { things: joinList(fit) })] : []),
    ...(choice === undefined ? [] : [say(choice.b === undefined ? words.care.step : words.care.choice)]),
    ...(deadline === undefined || told.includes(deadline) ? [] : [say(words.care.deadline)]),
    ...(since === undefined ? [] : [say(isLasting(since) ? words.care.lasting : words.care.past)]),
  ];
}
