import type { Draft, DraftInput } from '../adapters/drafts/drafts.ts';
import { composeRepeatedPerson } from './repetitions.ts';
import { type QuestionSummary, summarizeQuestion } from './questionSummary.ts';
import {
  composeCare,
  composeForeignReading,
  composeTransition,
  composeHowToRead,
  composeSensitiveOpening,
  composeSalutation,
  composeThoughts,
} from './frame.ts';
import { classifyNote, composeNote } from './notes.ts';
import { composeClosing, composeConcreteStep } from './closing.ts';
import {
  joinParagraphs,
  requiredSentence,
  type Paragraph,
  boundLength,
  trimToLength,
  optionalSentence,
  withoutRepeats,
} from './paragraphs.ts';
import { composePassage, type CardBudget } from './passages.ts';
import { findObservations } from './observations.ts';
import { composeOtherPerson } from './otherPerson.ts';
import { composeQuotes } from './quotes.ts';
import { mentionsCareMatter } from './question/language.ts';
import { createPhraseAge } from './phraseAge.ts';
import { chartPhrases, moonPhrases, sunPhrases } from './sky.ts';
import { spreadPhrases } from './spreads.ts';
import { composeAnswer, composeTwoQuestions, composeWeighing } from './answer.ts';
import { composeFeeling } from './feelings.ts';
import { composeCareRecap, composeInsight, composeRecap } from './recap.ts';
import { mayReadCards } from './topics.ts';
import { composePairing } from './pairing.ts';
import { fillTemplate, type PhrasePicker, createPhrasePicker } from './phrasePicker.ts';

type Letter = Pick<Draft, 'personalityMessage' | 'frame' | 'passages' | 'emptyBecause'>;

/**
 * Composes a letter for a reader to start from. From the member's question it uses only single phrases (people, things,
 * options and deadlines) and at most three short quoted clauses, or four from a long question. It uses nothing from their
 * bio. Texts about cards come from the cards' meanings. Phrases that the member has read before are not used again.
 *
 * To a question in another language it writes in English what the cards or the chart say, and nothing about the question.
 * The letter is empty before anything is drawn, or if the question may be about a matter for which no cards are read.
 */
export function composeLetter(input: DraftInput): Letter {
  const picker = createPhrasePicker(input.seed, {
    ageOf: createPhraseAge(input.memory.letters),
    wordsPerSentence: input.voice?.wordsPerSentence ?? null,
  });
  const summary = summarizeQuestion(input);
  const { sensitivity } = summary;
  if (summary.isForeign && (!hasReading(input) || mentionsCareMatter(input.question)))
    return { personalityMessage: '', emptyBecause: 'unknown_language' };
  if (sensitivity !== undefined && !mayReadCards(sensitivity))
    return {
      personalityMessage: joinParagraphs([
        composeSalutation(input, picker),
        composeSensitiveOpening(sensitivity, picker),
        composeCareRecap(summary, picker),
        ...composeCare(sensitivity, picker),
      ]),
    };
  const note = input.cards.length === 0 ? classifyNote(input.question) : undefined;
  if (note !== undefined) return { personalityMessage: joinParagraphs(composeNote(note, input, picker)) };
  if (input.cards.length === 0)
    return {
      personalityMessage: joinParagraphs(finishLetter(composeWithoutCards(input, summary, picker), input)),
    };
  const paragraphs = finishLetter(composeWithCards(input, summary, picker), input);
  const [first, last] = [PASSAGES_AT, PASSAGES_AT + input.cards.length];
  return {
    personalityMessage: joinParagraphs(paragraphs),
    frame: joinParagraphs(paragraphs.toSpliced(first, input.cards.length)),
    passages: paragraphs
      .slice(first, last)
      .map((paragraph, n) => ({ position: input.cards[n]!.position, text: joinParagraphs([paragraph]) })),
  };
}

/** Whether there are cards, or a chart that is a complete answer. */
const hasReading = ({ cards, isAstrology, sky }: DraftInput): boolean =>
  cards.length > 0 || (isAstrology && chartPhrases(sky).length > 0);

const finishLetter = (paragraphs: readonly Paragraph[], input: DraftInput): readonly Paragraph[] =>
  boundLength(trimToLength(withoutRepeats(paragraphs), maxWords(input)));

/** The number of paragraphs before the passages. */
const PASSAGES_AT = 4;

function composeWithCards(
  input: DraftInput,
  summary: QuestionSummary,
  picker: PhrasePicker,
): readonly Paragraph[] {
  const { cards } = input;
  const budget = findBudget(input);
  const salutation = composeSalutation(input, picker);
  const { opening, later, hasTwoQuestions } = composeBeginning(input, summary, picker);
  const answer = [
    ...composeForeignReading(summary, picker),
    ...composeComfort(summary, picker),
    ...(summary.sensitivity === undefined ? composeAnswer(summary, cards, picker) : []),
    ...(hasTwoQuestions ? composeTwoQuestions(cards, picker) : []),
    ...(cards.length === 1 || picker.chance(HOW_TO_READ_SHARE)
      ? composeHowToRead(input, summary, picker)
      : []),
  ];
  const overview = composeOverview(input, picker);
  const passages = cards.map((card, n) => {
    const isAgain = cards.findIndex(({ name }) => name === card.name) < n;
    const cardBudget = isAgain ? { ...budget, ...REPEATED_CARD_BUDGET } : budget;
    return composePassage(card, { n, budget: cardBudget, summary, picker, input });
  });
  const weighing = [...composePairing(cards, summary, picker), ...composeWeighing(summary, cards, picker)];
  const ending = [
    composeSky(input, picker),
    composeOtherPerson(input, picker),
    composeClosing(input, summary, picker),
  ];
  return [salutation, opening, answer, overview, ...passages, [...weighing, ...later], ...ending];
}

/** In a longer letter, how to read it is said less often: the cards already say it. */
const HOW_TO_READ_SHARE = 0.4;

/** The opening: refers to the question, partly by quotes. For a legal matter, it names who can help. */
function composeBeginning(input: DraftInput, summary: QuestionSummary, picker: PhrasePicker) {
  const recap = composeRecap(summary, picker);
  const quotes = composeQuotes(summary, input, recap, picker);
  const { unquotedClauses, isAskingQuoted, text, opening, later, hasTwoQuestions } = quotes;
  const { asking, ...points } = summary.points;
  const rest =
    text === ''
      ? recap
      : composeRecap(
          {
            ...summary,
            points: { ...points, asking: isAskingQuoted ? undefined : asking },
            reportedClauses: unquotedClauses,
          },
          picker,
          text,
        );
  const first = summary.sensitivity === undefined ? [] : composeSensitiveOpening(summary.sensitivity, picker);
  return {
    opening: [...first, ...rest, ...opening, ...composeRepeatedPerson(summary, input, picker)],
    later,
    hasTwoQuestions,
  };
}

/** A kind sentence about the member's feelings, and one that suits the matter. */
const composeComfort = (summary: QuestionSummary, picker: PhrasePicker): Paragraph =>
  summary.sensitivity === undefined
    ? [...composeFeeling(summary.feeling, picker), ...composeInsight(summary, picker)]
    : [];

/** A chart alone is a complete answer. Without cards and chart, the letter leaves its middle to the reader. */
function composeWithoutCards(
  input: DraftInput,
  summary: QuestionSummary,
  picker: PhrasePicker,
): readonly Paragraph[] {
  const salutation = composeSalutation(input, picker);
  const { opening } = composeBeginning(input, summary, picker);
  const beginning = [
    salutation,
    opening,
    [...composeComfort(summary, picker), ...composeThoughts(summary, picker)],
    composeSky(input, picker),
    composeOtherPerson(input, picker),
  ];
  if (hasReading(input)) return [...beginning, composeClosing(input, summary, picker)];
  return [...beginning, composeTransition(picker), composeConcreteStep(summary, picker)];
}

/** Word limits for a letter and its cards, by number of cards. */
const BUDGETS: readonly CardBudget[] = [
  { words: 200, pictures: 1, bridges: 1, suitMeanings: 1, questions: 1, sentences: 9 },
  { words: 260, pictures: 0.9, bridges: 0.7, suitMeanings: 0.7, questions: 0.3, sentences: 5 },
  { words: 320, pictures: 0.65, bridges: 0.6, suitMeanings: 0.65, questions: 0.25, sentences: 3 },
  { words: 390, pictures: 0.6, bridges: 0.6, suitMeanings: 0.55, questions: 0.2, sentences: 3 },
  { words: 460, pictures: 0.55, bridges: 0.6, suitMeanings: 0.5, questions: 0.15, sentences: 2 },
  { words: 530, pictures: 0.5, bridges: 0.6, suitMeanings: 0.45, questions: 0.15, sentences: 2 },
  { words: 590, pictures: 0.45, bridges: 0.55, suitMeanings: 0.4, questions: 0.1, sentences: 2 },
  { words: 650, pictures: 0.45, bridges: 0.55, suitMeanings: 0.35, questions: 0.1, sentences: 2 },
  { words: 700, pictures: 0.4, bridges: 0.5, suitMeanings: 0.3, questions: 0.1, sentences: 2 },
  { words: 750, pictures: 0.4, bridges: 0.5, suitMeanings: 0.3, questions: 0.1, sentences: 2 },
];

/** For a card that was entered twice: do not repeat what was said. */
const REPEATED_CARD_BUDGET = { pictures: 0, suitMeanings: 0, questions: 0 };

/** A chart needs extra room, but no letter exceeds the longest. */
const maxWords = (input: DraftInput): number =>
  input.cards.length === 0 && !input.isAstrology
    ? WORDS_WITHOUT_CARDS
    : Math.min(findBudget(input).words + (input.isAstrology ? 60 : 0), BUDGETS.at(-1)!.words);

const WORDS_WITHOUT_CARDS = 145;

/** The budget for the number of cards, adjusted to the voice's length and style. */
function findBudget({ cards, voice }: DraftInput): CardBudget {
  const budget = BUDGETS[Math.min(Math.max(cards.length, 1), BUDGETS.length) - 1]!;
  const { length = 'medium', style = 'balanced' } = voice ?? {};
  return {
    ...budget,
    ...(style !== 'balanced' && { pictures: style === 'plain' ? 0 : 1 }),
    ...(length === 'short' && { ...SPARING, words: Math.round(budget.words * SHORT_SHARE) }),
    ...(length === 'long' && { bridges: 1, suitMeanings: 1 }),
  };
}

const SHORT_SHARE = 0.7;
const SPARING = { bridges: 0, suitMeanings: 0.1, questions: 0 };

/** Sometimes the purpose of the spread, and one or two observations about all cards. */
function composeOverview({ spread, cards }: DraftInput, picker: PhrasePicker): Paragraph {
  if (cards.length === 1) return [];
  const templates = spreadPhrases(spread);
  const purpose = picker.chance(0.6) ? picker.pickFresh(templates) : undefined;
  const [first, ...others] = findObservations(cards);
  const second = cards.length > 3 && others.length > 0 ? [picker.pickAny(others)] : [];
  const seen = [first!, ...second].flatMap(({ templates: telling, slots }) => {
    const template = picker.pickFresh(telling);
    return template === undefined ? [] : [fillTemplate(template, slots)];
  });
  return [...(purpose === undefined ? [] : [purpose]), ...seen].map(optionalSentence);
}

/** The chart if astrology was requested; otherwise the moon phase and perhaps a sentence about the sign. */
function composeSky(
  { cards, isAstrology, sky: signs, moonPhase }: DraftInput,
  picker: PhrasePicker,
): Paragraph {
  const moon = moonPhrases(moonPhase);
  if (isAstrology)
    return [...chartPhrases(signs), moon]
      .filter((templates) => templates.length > 0)
      .map((templates) => requiredSentence(picker.pickPhrase(templates)));
  const tellsMoon = cards.length === 0 || picker.chance(0.75);
  const tellsSun = cards.length === 0 || (cards.length <= 6 && picker.chance(0.4));
  return [tellsSun ? sunPhrases(signs) : [], tellsMoon ? moon : []]
    .map((templates) => picker.pickFresh(templates))
    .filter((template) => template !== undefined)
    .map(optionalSentence);
}
