import type { DraftCard } from '../drafts.ts';
import { ANGLES } from './angles.ts';
import { bridges } from './bridges.ts';
import { called, isHard, kindOf } from './cards.ts';
import { needed, type Paragraph, spare } from './paragraphs.ts';
import SENTENCES from './passages.json' with { type: 'json' };
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
      needed(say(SENTENCES.oracle)),
      ...told.map(needed),
      ...others.map(spare),
      // The oracle has no suits.
      ...perhaps(room.angles, SENTENCES.toTheTopic),
      ...perhaps(room.bridges, bridges(role, false)),
    ];
  }
  const isPictured = voice.sometimes(room.pictures);
  const [first, later] = isPictured
    ? [SENTENCES.withPicture, SENTENCES.withPictureLater]
    : [SENTENCES.withWords, SENTENCES.withWordsLater];
  return [
    needed(say(n === 0 ? first : [...first, ...later])),
    needed(voice.sometimes(0.1) ? say(SENTENCES.leads) : card.meaning),
    ...(card.reversed ? perhaps(0.15, SENTENCES.reversed) : []),
    ...perhaps(room.angles, ANGLES[topic][kind.is === 'major' ? 'major' : kind.suit]),
    ...perhaps(room.bridges, bridges(role, isHard(card))),
    ...perhaps(room.angles === 1 ? 1 : 0, SENTENCES.wordsAlone),
    ...perhaps(room.questions, SENTENCES.asking),
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
