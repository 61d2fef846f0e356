import type { DraftCard } from '../drafts.ts';
import { ANGLES } from './angles.ts';
import { bridges } from './bridges.ts';
import { called, isHard, kindOf } from './cards.ts';
import { needed, type Paragraph, spare } from './paragraphs.ts';
import { type Place, placeOf } from './places.ts';
import type { Topic } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import { capitalised, filled, inWords, listed, uncapitalised, type Voice } from './voice.ts';

/** How much is said of one card, so that ten of them stay readable and one alone is not curt. */
export interface Room {
  /** Of the whole letter, at most. */
  words: number;
  /** How often the picture is told; otherwise the keywords are. */
  pictures: number;
  /** How often it is said what the place makes of the card, and what the topic does. */
  bridges: number;
  angles: number;
  /** How often the card's own question is asked. */
  questions: number;
  /** How many sentences of an oracle's text are told. */
  sentences: number;
}

const WITH_PICTURE = [
  '{Place} lies {card}: {picture}',
  '{Card} lies {place}. {Picture}',
  '{Place} there is {card}. {Picture}',
  '{Card} stands {place}: {picture}',
  '{Place} stands {card}. {Picture}',
  '{Picture} This is {card}, and it lies {place}.',
  '{Place} is {card}: {picture}',
];
const WITH_PICTURE_LATER = [
  'Then, {place}, there is {card}: {picture}',
  'Next comes {card}, {place}. {Picture}',
  'And {place} lies {card}: {picture}',
  '{Place} another picture waits: {picture} It is {card}.',
];
const WITH_WORDS = [
  '{Place} lies {card}, a card of {words}.',
  '{Card} lies {place} and has to do with {words}.',
  '{Place} there is {card}, and its words are {words}.',
  '{Card} stands {place}; its subject is {words}.',
  '{Place} is {card}, and so there is talk of {words}.',
];
const WITH_WORDS_LATER = [
  'Now {place} comes {card}, a card of {words}.',
  '{Card} follows {place}, on the subject of {words}.',
  'After that, {place}, there is {card}, which stands for {words}.',
];
const ORACLE = [
  '{Place} lies {card}, and printed on it is ‘{keynote}’.',
  '{Card} lies {place}. ‘{keynote}’, it says.',
  '{Place} there is {card} with its line, ‘{keynote}’.',
  '‘{keynote}’ is the line of {card}, which lies {place}.',
  '{Place} waits {card}: ‘{keynote}’.',
];

/** What the oracle, which has no suits, has to do with the topic. */
const TO_THE_TOPIC = [
  'Ask what that would look like {there}.',
  'Read it with {matter} in mind, and it becomes quite practical.',
  'You may know an example of it {there}.',
  'It was written for anybody, and {matter} makes it yours.',
  'Turned towards {matter}, it is a friendly nudge.',
];

const LEADS = [
  'Read plainly: {meaning}',
  'In a sentence: {meaning}',
  'What it says is simple: {meaning}',
  'Put shortly: {meaning}',
];
const REVERSED = [
  'Reversed, it speaks more of the inside than of the outside.',
  'Upside down, it has lost nothing; it only says it more quietly.',
  'That it lies reversed makes it a private matter before it is a public one.',
];
const WORDS_ALONE = [
  'The words that belong to it are {words}; choose the one that fits today.',
  'Its words are {words}, and you need not take all of them.',
  'It is a card of {words}, each of which you may hold up against your own week.',
];
const ASKING = [
  'It comes with a question: {question}',
  'You might ask yourself: {question}',
  'One question goes with it: {question}',
  '{question}',
  'Here is what it would ask you over tea: {question}',
];

/** A paragraph for a card: where it lies, what is seen, what it means this way up, and what that is here. */
export function passage(
  card: DraftCard,
  { n, room, topic, voice }: { n: number; room: Room; topic: Topic; voice: Voice },
): Paragraph {
  const place = placeOf(card.position);
  const { matter, there } = TOPIC_WORDS[topic];
  const slots = { matter, there, ...slotsOf(card, place, n, voice) };
  const say = (ways: readonly string[]) => filled(voice.oneOf(ways), slots);
  const perhaps = (share: number, ways: readonly string[]) =>
    voice.sometimes(share) ? [spare(say(ways))] : [];
  const kind = kindOf(card);
  const role = place.is === 'known' ? place.role : 'heart';
  if (kind.is === 'oracle') {
    const [first, second, ...others] = sentencesOf(card.text).slice(0, room.sentences);
    const told = [first, second].filter((text) => text !== undefined);
    return [
      needed(say(ORACLE)),
      ...told.map(needed),
      ...others.map(spare),
      ...perhaps(room.angles, TO_THE_TOPIC),
      ...perhaps(room.bridges, bridges(role, false)),
    ];
  }
  const isPictured = voice.sometimes(room.pictures);
  const [first, later] = isPictured ? [WITH_PICTURE, WITH_PICTURE_LATER] : [WITH_WORDS, WITH_WORDS_LATER];
  return [
    needed(say(n === 0 ? first : [...first, ...later])),
    needed(voice.sometimes(0.1) ? say(LEADS) : card.meaning),
    ...(card.reversed ? perhaps(0.15, REVERSED) : []),
    ...perhaps(room.angles, ANGLES[topic][kind.is === 'major' ? 'major' : kind.suit]),
    ...perhaps(room.bridges, bridges(role, isHard(card))),
    ...perhaps(room.angles === 1 ? 1 : 0, WORDS_ALONE),
    ...perhaps(room.questions, ASKING),
  ];
}

function slotsOf(card: DraftCard, place: Place, n: number, voice: Voice): Readonly<Record<string, string>> {
  const name = called(card);
  const where = whereIs(place, n, voice);
  const words = listed(card.keywords.slice(0, 3));
  return {
    card: name,
    Card: capitalised(name),
    place: where,
    Place: capitalised(where),
    picture: uncapitalised(card.imageLine),
    Picture: card.imageLine,
    meaning: uncapitalised(card.meaning),
    keynote: card.meaning,
    question: card.question,
    words,
  };
}

function whereIs(place: Place, n: number, voice: Voice): string {
  if (place.is === 'named')
    return place.name === '' ? `in place ${inWords(n + 1)}` : `in the place called ‘${place.name}’`;
  return voice.oneOf(place.ways);
}

/** A text as its sentences. */
const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^.!?]+[.!?]+’?/gu)?.map((it) => it.trim()) ?? [];
