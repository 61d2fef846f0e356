import type { DraftCard } from '../adapters/drafts/drafts.ts';
import { ANGLES } from './angles.ts';
import { bridgePhrases } from './bridges.ts';
import { cardPhrase, isHardCard, classifyCard } from './cards.ts';
import { requiredSentence, type Paragraph, optionalSentence } from './paragraphs.ts';
import SENTENCES from './passages.json' with { type: 'json' };
import { type SpreadPosition, toSpreadPosition } from './spreadPositions.ts';
import type { Topic } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import {
  capitalize,
  fillTemplate,
  numberWord,
  joinList,
  uncapitalize,
  type PhrasePicker,
} from './phrasePicker.ts';

/** How much is said of one card, so that ten of them stay readable and one alone is not curt. */
export interface CardBudget {
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
export function composePassage(
  card: DraftCard,
  { n, room: budget, topic, voice }: { n: number; room: CardBudget; topic: Topic; voice: PhrasePicker },
): Paragraph {
  const place = toSpreadPosition(card.position);
  const { matter, there } = TOPIC_WORDS[topic];
  const slots = { matter, there, ...buildSlots(card, place, n, voice) };
  const say = (ways: readonly string[]) => fillTemplate(voice.pickPhrase(ways), slots);
  const perhaps = (share: number, ways: readonly string[]) =>
    voice.chance(share) ? [optionalSentence(say(ways))] : [];
  const cardKind = classifyCard(card);
  const role = place.kind === 'known' ? place.role : 'heart';
  if (cardKind.kind === 'oracle') {
    const [first, second, ...others] = splitSentences(card.text).slice(0, budget.sentences);
    const told = [first, second].filter((text) => text !== undefined);
    return [
      requiredSentence(say(SENTENCES.oracle)),
      ...told.map(requiredSentence),
      ...others.map(optionalSentence),
      // The oracle has no suits.
      ...perhaps(budget.angles, SENTENCES.toTheTopic),
      ...perhaps(budget.bridges, bridgePhrases(role, false)),
    ];
  }
  const isPictured = voice.chance(budget.pictures);
  const [first, later] = isPictured
    ? [SENTENCES.withPicture, SENTENCES.withPictureLater]
    : [SENTENCES.withWords, SENTENCES.withWordsLater];
  return [
    requiredSentence(say(n === 0 ? first : [...first, ...later])),
    requiredSentence(voice.chance(0.1) ? say(SENTENCES.leads) : card.meaning),
    ...(card.reversed ? perhaps(0.15, SENTENCES.reversed) : []),
    ...perhaps(budget.angles, ANGLES[topic][cardKind.kind === 'major' ? 'major' : cardKind.suit]),
    ...perhaps(budget.bridges, bridgePhrases(role, isHardCard(card))),
    ...perhaps(budget.angles === 1 ? 1 : 0, SENTENCES.wordsAlone),
    ...perhaps(budget.questions, SENTENCES.asking),
  ];
}

function buildSlots(
  card: DraftCard,
  place: SpreadPosition,
  n: number,
  voice: PhrasePicker,
): Readonly<Record<string, string>> {
  const name = cardPhrase(card);
  const where = describePlace(place, n, voice);
  const words = joinList(card.keywords.slice(0, 3));
  return {
    card: name,
    Card: capitalize(name),
    place: where,
    Place: capitalize(where),
    picture: uncapitalize(card.imageLine),
    Picture: card.imageLine,
    meaning: uncapitalize(card.meaning),
    keynote: card.meaning,
    question: card.question,
    words,
  };
}

function describePlace(place: SpreadPosition, n: number, voice: PhrasePicker): string {
  if (place.kind === 'named')
    return place.name === '' ? `in place ${numberWord(n + 1)}` : `in the place called ‘${place.name}’`;
  return voice.pickPhrase(place.ways);
}

/** A text as its sentences. */
const splitSentences = (text: string): readonly string[] =>
  text.match(/[^.!?]+[.!?]+’?/gu)?.map((it) => it.trim()) ?? [];
