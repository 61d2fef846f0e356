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

/** How much is said about one card, so that ten stay readable and one alone is not too short. */
export interface CardBudget {
  /** Maximum for the whole letter. */
  words: number;
  /** How often the picture is described; otherwise the keywords are used. */
  pictures: number;
  /** How often the position and the topic are related to the card. */
  bridges: number;
  angles: number;
  /** How often the card's own question is used. */
  questions: number;
  /** How many sentences of an oracle's text are used. */
  sentences: number;
}

/** A paragraph about a card: position, picture, meaning in this orientation, and what that means here. */
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

/** Splits a text into sentences. */
const splitSentences = (text: string): readonly string[] =>
  text.match(/[^.!?]+[.!?]+’?/gu)?.map((it) => it.trim()) ?? [];
