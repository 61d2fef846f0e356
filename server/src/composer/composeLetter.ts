import type { DraftCard, DraftInput } from '../adapters/drafts/drafts.ts';
import {
  composeCare,
  composeClosing,
  composeHandover,
  composeHowToRead,
  composeOpening,
  composeSalutation,
  type Subject,
  composeThoughts,
} from './frame.ts';
import {
  joinParagraphs,
  requiredSentence,
  type Paragraph,
  trimToLength,
  optionalSentence,
  withoutRepeats,
} from './paragraphs.ts';
import { composePassage, type CardBudget } from './passages.ts';
import { findObservations } from './observations.ts';
import { composeOtherPerson } from './otherPerson.ts';
import { chartPhrases, moonPhrases, sunPhrases } from './sky.ts';
import { spreadPhrases } from './spreads.ts';
import { mayReadCards, classifySensitivity, classifyTopic } from './topics.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import { composePairing } from './pairing.ts';
import { fillTemplate, type PhrasePicker, createPhrasePicker } from './phrasePicker.ts';

/**
 * Composes a letter for a reader to start from. The member's text only decides the topic: none of it, nor of their bio,
 * gets into the letter. Texts about cards come from the cards' meanings.
 */
export function composeLetter(input: DraftInput): string {
  const voice = createPhrasePicker(input.seed);
  const subject = classifyQuestion(input.question);
  const { sensitivity } = subject;
  if (sensitivity !== undefined && !mayReadCards(sensitivity))
    return joinParagraphs([
      composeSalutation(input.firstName, voice),
      composeOpening(subject, voice),
      ...composeCare(sensitivity, voice),
    ]);
  const paragraphs =
    input.cards.length > 0
      ? composeWithCards(input, subject, voice)
      : composeWithoutCards(input, subject, voice);
  return joinParagraphs(trimToLength(withoutRepeats(paragraphs), maxWords(input)));
}

function classifyQuestion(question: string): Subject {
  const sensitivity = classifySensitivity(question);
  return { sensitivity, topic: sensitivity === undefined ? classifyTopic(question) : 'self' };
}

function composeWithCards(input: DraftInput, subject: Subject, voice: PhrasePicker): readonly Paragraph[] {
  const { cards, firstName } = input;
  const budget = findBudget(cards);
  const passages = cards.map((card, n) => {
    const isAgain = cards.findIndex(({ name }) => name === card.name) < n;
    return composePassage(card, {
      n,
      room: isAgain ? { ...budget, ...REPEATED_CARD_BUDGET } : budget,
      topic: subject.topic,
      voice,
    });
  });
  return [
    composeSalutation(firstName, voice),
    [...composeOpening(subject, voice), ...composeHowToRead(subject, voice)],
    composeOverview(input, voice),
    ...passages,
    composePairing(cards, TOPIC_WORDS[subject.topic], voice),
    composeSky(input, voice),
    composeOtherPerson(input, voice),
    composeClosing(unaskedQuestions(cards, passages), subject, voice),
  ];
}

/** A chart alone is a complete answer. Without cards and chart, the letter is only a beginning for the reader. */
function composeWithoutCards(input: DraftInput, subject: Subject, voice: PhrasePicker): readonly Paragraph[] {
  const beginning = [
    composeSalutation(input.firstName, voice),
    [...composeOpening(subject, voice), ...composeThoughts(subject, voice)],
    composeSky(input, voice),
    composeOtherPerson(input, voice),
  ];
  const hasChart = input.isAstrology && chartPhrases(input.sky).length > 0;
  return hasChart
    ? [...beginning, composeClosing([], subject, voice)]
    : [...beginning, composeHandover(voice)];
}

/** Word limits for a letter and its cards, by number of cards. */
const BUDGETS: readonly CardBudget[] = [
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

/** For a card that was entered twice: do not repeat what was said. */
const REPEATED_CARD_BUDGET = { pictures: 0, angles: 0, questions: 0 };

/** A chart needs extra room, but no letter exceeds the longest. */
const maxWords = ({ cards, isAstrology }: DraftInput): number =>
  Math.min(findBudget(cards).words + (isAstrology ? 60 : 0), BUDGETS.at(-1)!.words);

const findBudget = (cards: readonly DraftCard[]): CardBudget =>
  BUDGETS[Math.min(Math.max(cards.length, 1), BUDGETS.length) - 1]!;

/** Sometimes the purpose of the spread, and one or two observations about all cards. */
function composeOverview({ spread, cards }: DraftInput, voice: PhrasePicker): Paragraph {
  if (cards.length === 1) return [];
  const ways = spreadPhrases(spread);
  const purpose = ways.length > 0 && voice.chance(0.6) ? [optionalSentence(voice.pickPhrase(ways))] : [];
  const [first, ...others] = findObservations(cards);
  const second = cards.length > 3 && others.length > 0 ? [voice.pickAny(others)] : [];
  const seen = [first!, ...second].map((observation) =>
    fillTemplate(voice.pickPhrase(observation.ways), observation.slots),
  );
  return [...purpose, ...seen.map((text, n) => (n === 0 ? requiredSentence(text) : optionalSentence(text)))];
}

/** The chart if astrology was requested; otherwise the moon phase and perhaps a sentence about the sign. */
function composeSky(
  { cards, isAstrology, sky: signs, moonPhase }: DraftInput,
  voice: PhrasePicker,
): Paragraph {
  const moon = moonPhrases(moonPhase);
  if (isAstrology)
    return [...chartPhrases(signs), moon]
      .filter((ways) => ways.length > 0)
      .map((ways) => requiredSentence(voice.pickPhrase(ways)));
  const tellsMoon = cards.length === 0 || voice.chance(0.75);
  const tellsSun = cards.length === 0 || (cards.length <= 6 && voice.chance(0.4));
  return [tellsSun ? sunPhrases(signs) : [], tellsMoon ? moon : []]
    .filter((ways) => ways.length > 0)
    .map((ways) => optionalSentence(voice.pickPhrase(ways)));
}

/** Questions of the cards that no passage contains. */
const unaskedQuestions = (cards: readonly DraftCard[], passages: readonly Paragraph[]): readonly string[] =>
  cards
    .map(({ question }) => question)
    .filter((question) => question !== '' && !passages.flat().some(({ text }) => text.endsWith(question)));
