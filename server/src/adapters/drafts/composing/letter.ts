import type { DraftCard, DraftInput } from '../drafts.ts';
import { care, closing, goingOn, howToRead, opening, salutation, type Subject, thoughts } from './frame.ts';
import { asText, needed, type Paragraph, shortened, spare, withoutRepeats } from './paragraphs.ts';
import { passage, type Room } from './passages.ts';
import { observationsOf } from './shapes.ts';
import { chartWays, moonWays, sunWays } from './sky.ts';
import { spreadWays } from './spreads.ts';
import { mayReadCards, sensitivityOf, topicOf } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import { turn } from './turns.ts';
import { filled, type Voice, voiceOf } from './voice.ts';

/**
 * A letter for a reader to begin from. What the member wrote decides the topic and nothing else: not a word of it, nor
 * of what they tell of themselves, gets into the letter. What the letter says of cards comes with the cards.
 */
export function letter(input: DraftInput): string {
  const voice = voiceOf(input.seed);
  const subject = subjectOf(input.question);
  const { sensitivity } = subject;
  if (sensitivity !== undefined && !mayReadCards(sensitivity))
    return asText([salutation(input.firstName, voice), opening(subject, voice), ...care(sensitivity, voice)]);
  const paragraphs =
    input.cards.length > 0 ? withCards(input, subject, voice) : withoutCards(input, subject, voice);
  return asText(shortened(withoutRepeats(paragraphs), mostWords(input)));
}

function subjectOf(question: string): Subject {
  const sensitivity = sensitivityOf(question);
  return { sensitivity, topic: sensitivity === undefined ? topicOf(question) : 'self' };
}

function withCards(input: DraftInput, subject: Subject, voice: Voice): readonly Paragraph[] {
  const { cards, firstName } = input;
  const room = roomFor(cards);
  const passages = cards.map((card, n) => {
    const isAgain = cards.findIndex(({ name }) => name === card.name) < n;
    return passage(card, { n, room: isAgain ? { ...room, ...AGAIN } : room, topic: subject.topic, voice });
  });
  return [
    salutation(firstName, voice),
    [...opening(subject, voice), ...howToRead(subject, voice)],
    shape(input, voice),
    ...passages,
    turn(cards, TOPIC_WORDS[subject.topic], voice),
    sky(input, voice),
    closing(unasked(cards, passages), subject, voice),
  ];
}

/** A chart alone is an answer. Where nothing was drawn either, the reader goes on from a beginning. */
function withoutCards(input: DraftInput, subject: Subject, voice: Voice): readonly Paragraph[] {
  const beginning = [
    salutation(input.firstName, voice),
    [...opening(subject, voice), ...thoughts(subject, voice)],
    sky(input, voice),
  ];
  const hasChart = input.isAstrology && chartWays(input.sky).length > 0;
  return hasChart ? [...beginning, closing([], subject, voice)] : [...beginning, goingOn(voice)];
}

/** How much room there is for a letter and for each of its cards, by how many there are. */
const ROOMS: readonly Room[] = [
  { words: 200, pictures: 1, bridges: 1, angles: 1, questions: 1, sentences: 9 },
  { words: 260, pictures: 0.9, bridges: 0.7, angles: 0.7, questions: 0.3, sentences: 5 },
  { words: 320, pictures: 0.65, bridges: 0.6, angles: 0.65, questions: 0.25, sentences: 3 },
  { words: 390, pictures: 0.6, bridges: 0.6, angles: 0.55, questions: 0.2, sentences: 3 },
  { words: 460, pictures: 0.55, bridges: 0.6, angles: 0.5, questions: 0.15, sentences: 2 },
  { words: 530, pictures: 0.5, bridges: 0.6, angles: 0.45, questions: 0.15, sentences: 2 },
  { words: 590, pictures: 0.45, bridges: 0.55, angles: 0.4, questions: 0.1, sentences: 2 },
  { words: 650, pictures: 0.45, bridges: 0.55, angles: 0.35, questions: 0.1, sentences: 2 },
  { words: 700, pictures: 0.4, bridges: 0.5, angles: 0.3, questions: 0.1, sentences: 2 },
  { words: 750, pictures: 0.4, bridges: 0.5, angles: 0.3, questions: 0.1, sentences: 2 },
];

/** Of a card that was entered twice, what has been said already is not said again. */
const AGAIN = { pictures: 0, angles: 0, questions: 0 };

/** A chart wants some room of its own, but no letter more than the longest. */
const mostWords = ({ cards, isAstrology }: DraftInput): number =>
  Math.min(roomFor(cards).words + (isAstrology ? 60 : 0), ROOMS.at(-1)!.words);

const roomFor = (cards: readonly DraftCard[]): Room =>
  ROOMS[Math.min(Math.max(cards.length, 1), ROOMS.length) - 1]!;

/** What the spread is for, sometimes, and one or two things about the cards as a whole. */
function shape({ spread, cards }: DraftInput, voice: Voice): Paragraph {
  if (cards.length === 1) return [];
  const ways = spreadWays(spread);
  const purpose = ways.length > 0 && voice.sometimes(0.6) ? [spare(voice.oneOf(ways))] : [];
  const [first, ...others] = observationsOf(cards);
  const second = cards.length > 3 && others.length > 0 ? [voice.among(others)] : [];
  const seen = [first!, ...second].map((observation) =>
    filled(voice.oneOf(observation.ways), observation.slots),
  );
  return [...purpose, ...seen.map((text, n) => (n === 0 ? needed(text) : spare(text)))];
}

/** The chart for whoever asked for one; for others the moon of the day and perhaps a word about their sign. */
function sky({ cards, isAstrology, sky: signs, moonPhase }: DraftInput, voice: Voice): Paragraph {
  const moon = moonWays(moonPhase);
  if (isAstrology)
    return [...chartWays(signs), moon]
      .filter((ways) => ways.length > 0)
      .map((ways) => needed(voice.oneOf(ways)));
  const tellsMoon = cards.length === 0 || voice.sometimes(0.75);
  const tellsSun = cards.length === 0 || (cards.length <= 6 && voice.sometimes(0.4));
  return [tellsSun ? sunWays(signs) : [], tellsMoon ? moon : []]
    .filter((ways) => ways.length > 0)
    .map((ways) => spare(voice.oneOf(ways)));
}

/** The questions of the cards that no passage has asked. */
const unasked = (cards: readonly DraftCard[], passages: readonly Paragraph[]): readonly string[] =>
  cards
    .map(({ question }) => question)
    .filter((question) => question !== '' && !passages.flat().some(({ text }) => text.endsWith(question)));
