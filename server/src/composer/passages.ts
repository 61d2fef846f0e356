import type { Suit } from '#contract/tarot/codes.ts';
import type { DraftCard, DraftInput } from '../adapters/drafts/drafts.ts';
import { SUIT_MEANINGS } from './suitMeanings.ts';
import { bridgePhrases } from './bridges.ts';
import { cardPhrase, classifyCard } from './cards.ts';
import { requiredSentence, type Paragraph, optionalSentence } from './paragraphs.ts';
import SENTENCES from './passages.json' with { type: 'json' };
import { type Role, type SpreadPosition, toSpreadPosition } from './spreadPositions.ts';
import type { QuestionSummary } from './questionSummary.ts';
import { cardTextsForTopic } from './topicTexts.ts';
import { composeRepeatedCard } from './repetitions.ts';
import { sentencesForPosition, phrasesForOption } from './positionSentences.ts';
import { toContentStems } from './question/clauses.ts';
import { TOPIC_WORDS } from './topicWords.ts';
import {
  capitalize,
  fillTemplate,
  numberWord,
  joinList,
  uncapitalize,
  type PhrasePicker,
} from './phrasePicker.ts';

/** How much is written about one card, so that a letter with ten cards is readable and one with one is not too short. */
export interface CardBudget {
  /** Maximum for the whole letter. */
  words: number;
  /** How often the picture is described; otherwise the keywords are used. */
  pictures: number;
  /** How often the position and the topic are related to the card. */
  bridges: number;
  suitMeanings: number;
  /** How often the card's own question is used. */
  questions: number;
  /** How many sentences of an oracle's text are used. */
  sentences: number;
}

/** From this position on, the cards of a large spread may have no sentence that relates them to the question. */
const POSITIONS_WITH_SENTENCE = 3;

interface PassageOptions {
  n: number;
  budget: CardBudget;
  summary: QuestionSummary;
  picker: PhrasePicker;
  input: Pick<DraftInput, 'memory' | 'today'>;
}

/** A paragraph about a card: its position and picture, and its meaning for the question in its orientation and position. */
export function composePassage(card: DraftCard, options: PassageOptions): Paragraph {
  const parts = prepareParts(card, options);
  const cardKind = classifyCard(card);
  if (cardKind.kind === 'oracle') return composeOraclePassage(card, parts, options);
  return composeTarotPassage(card, cardKind.kind === 'major' ? 'major' : cardKind.suit, parts, options);
}

/** What a tarot and an oracle card's passage have in common. */
interface PassageParts {
  role: Role;
  slots: Readonly<Record<string, string>>;
  /** Picks one of the templates and fills it. */
  fillOneOf: (templates: readonly string[]) => string;
  /** A sentence from one of the templates, with this probability and only if one of them is fresh. */
  optionalSentenceFrom: (probability: number, templates: readonly string[]) => Paragraph;
  positionSentence: Paragraph;
  repeated: Paragraph;
  topicTexts: readonly string[];
}

function prepareParts(card: DraftCard, { n, budget, summary, picker, input }: PassageOptions): PassageParts {
  const place = toSpreadPosition(card.position);
  const role = place.kind === 'known' ? place.role : 'heart';
  const subject = picker.pickPhrase(summary.names);
  const hasChoice = summary.points.choice !== undefined;
  const paths = hasChoice ? phrasesForOption(role) : undefined;
  const slots = {
    ...summary.slots,
    ...nameOptions(summary),
    subject,
    matter: subject,
    there: TOPIC_WORDS[summary.topic].there,
    ...buildSlots(card, place, n, picker),
    ...(paths !== undefined && buildPlaceSlots(fillTemplate(picker.pickPhrase(paths), summary.slots))),
  };
  const fillOneOf = (templates: readonly string[]) =>
    capitalize(fillTemplate(picker.pickPhrase(templates), slots));
  const optionalSentenceFrom = (probability: number, templates: readonly string[]) => {
    const template = picker.chance(probability) ? picker.pickFresh(templates) : undefined;
    return template === undefined ? [] : [optionalSentence(capitalize(fillTemplate(template, slots)))];
  };
  const isOptional = n > 0 && summary.subjects.length === 0 && !hasChoice;
  const sentences = sentencesForPosition(role, card, hasChoice);
  return {
    role,
    slots,
    fillOneOf,
    optionalSentenceFrom,
    positionSentence: isOptional
      ? optionalSentenceFrom(budget.bridges, sentences)
      : [(n < POSITIONS_WITH_SENTENCE ? requiredSentence : optionalSentence)(fillOneOf(sentences))],
    repeated: n < POSITIONS_WITH_SENTENCE ? composeRepeatedCard(card, input, picker) : [],
    topicTexts: cardTextsForTopic(card, summary),
  };
}

function composeOraclePassage(
  card: DraftCard,
  { fillOneOf, optionalSentenceFrom, positionSentence, repeated, topicTexts }: PassageParts,
  { budget, picker }: PassageOptions,
): Paragraph {
  const [first, ...others] = splitSentences(card.text).slice(0, budget.sentences);
  const fresh = topicTexts.length === 0 ? undefined : picker.pickFresh(topicTexts);
  return [
    requiredSentence(fillOneOf(SENTENCES.oracle)),
    ...repeated,
    ...(first === undefined ? [] : [requiredSentence(first)]),
    ...(fresh === undefined ? [] : [requiredSentence(fresh)]),
    ...others.map(optionalSentence),
    ...positionSentence,
    ...(fresh === undefined ? optionalSentenceFrom(budget.suitMeanings, SENTENCES.toTheTopic) : []),
  ];
}

function composeTarotPassage(
  card: DraftCard,
  suit: Suit,
  { role, slots, fillOneOf, optionalSentenceFrom, positionSentence, repeated, topicTexts }: PassageParts,
  { n, budget, summary, picker }: PassageOptions,
): Paragraph {
  // If a card in a spread has its own text for the topic, the picture is described less often.
  const share = topicTexts.length > 0 && budget.pictures < 1 ? budget.pictures / 3 : budget.pictures;
  const isPictured = picker.chance(share) && picker.pickFresh([card.imageLine]) !== undefined;
  const [first, later] = isPictured
    ? [SENTENCES.withPicture, SENTENCES.withPictureLater]
    : [SENTENCES.withWords, SENTENCES.withWordsLater];
  return [
    requiredSentence(fillOneOf(n === 0 ? first : [...first, ...later])),
    ...repeated,
    ...composeMeaning(card, n < POSITIONS_WITH_SENTENCE ? topicTexts : [], picker, slots),
    ...(card.reversed ? optionalSentenceFrom(0.15, SENTENCES.reversed) : []),
    ...(topicTexts.length === 0
      ? optionalSentenceFrom(budget.suitMeanings, SUIT_MEANINGS[summary.topic][suit])
      : []),
    ...positionSentence,
    ...optionalSentenceFrom(budget.bridges / 2, bridgePhrases(role, card)),
    ...optionalSentenceFrom(budget.suitMeanings === 1 ? 1 : 0, SENTENCES.wordsAlone),
    ...optionalSentenceFrom(budget.questions, SENTENCES.asking),
  ];
}

/** The card's meaning and its text for the topic. A member gets each text only once while there are others. */
function composeMeaning(
  card: DraftCard,
  faceLines: readonly string[],
  picker: PhrasePicker,
  slots: Readonly<Record<string, string>>,
): Paragraph {
  const meaning = picker.pickFresh([card.meaning]);
  const text = faceLines.length === 0 ? undefined : picker.pickFresh(faceLines);
  const lead = picker.chance(0.1) ? picker.pickFresh(SENTENCES.leads) : undefined;
  const sentence = lead === undefined ? card.meaning : fillTemplate(lead, slots);
  // The text for the topic may just paraphrase the meaning.
  if (meaning !== undefined && text !== undefined && isAlike(card.meaning, text))
    return [requiredSentence(text)];
  if (meaning === undefined && text === undefined)
    return [requiredSentence(picker.pickPhrase([card.meaning, ...faceLines]))];
  return [
    ...(meaning === undefined ? [] : [(text === undefined ? requiredSentence : optionalSentence)(sentence)]),
    ...(text === undefined ? [] : [requiredSentence(text)]),
  ];
}

const ALIKE_WORDS = 3;
const isAlike = (meaning: string, text: string): boolean =>
  toContentStems(meaning).intersection(toContentStems(text)).size >= ALIKE_WORDS;

/** Names of the two options; a long name is not repeated. */
const nameOptions = ({ slots: { a = '', b = '' } }: QuestionSummary) => ({
  a: a.split(' ').length > OPTION_WORDS_MAX ? 'this way' : a,
  b: b.split(' ').length > OPTION_WORDS_MAX ? 'that way' : b,
});
const OPTION_WORDS_MAX = 4;

const buildPlaceSlots = (place: string) => ({ place, Place: capitalize(place) });

function buildSlots(
  card: DraftCard,
  place: SpreadPosition,
  n: number,
  picker: PhrasePicker,
): Readonly<Record<string, string>> {
  const name = cardPhrase(card);
  const where = describePosition(place, n, picker);
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

function describePosition(place: SpreadPosition, n: number, picker: PhrasePicker): string {
  if (place.kind === 'named')
    return place.name === '' ? `in place ${numberWord(n + 1)}` : `in the place called ‘${place.name}’`;
  return picker.pickPhrase(place.templates);
}

/** Splits a text into sentences. */
const splitSentences = (text: string): readonly string[] =>
  text.match(/[^.!?]+[.!?]+’?/gu)?.map((it) => it.trim()) ?? [];
