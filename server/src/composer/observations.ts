import type { MinorSuit } from '#contract/tarot/codes.ts';
import type { DraftCard } from '../adapters/drafts/drafts.ts';
import { type CardKind, classifyCard, suitOf } from './cards.ts';
import { numberWord } from './phrasePicker.ts';

/** An observation about all cards, with the words for its placeholders. */
export interface Observation {
  templates: readonly string[];
  slots: Readonly<Record<string, string>>;
}

/** Observations about all cards: the most telling first, never empty. */
export function findObservations(cards: readonly DraftCard[]): readonly Observation[] {
  const kinds = cards.map(classifyCard);
  const isOracle = kinds.some(({ kind }) => kind === 'oracle');
  const found = isOracle
    ? [observeFamilies(kinds)]
    : [
        observeSameRank(kinds),
        observeMajors(kinds),
        observeSuits(cards),
        observeSequence(kinds),
        observeReversals(cards),
        observeCourts(kinds),
      ];
  const observations = found.filter((observation) => observation !== undefined);
  return observations.length > 0
    ? observations
    : [{ templates: isOracle ? ORACLE_DIFFERS : DIFFERS, slots: {} }];
}

const DIFFERS = [
  'The cards do not all say the same thing, and the place where they differ is worth a look.',
  'No single note drowns the others here, so the answer lies in how they sound together.',
  'These cards come from different corners of life, which suits a question with more than one side.',
  'It is a mixed set of cards, so read each one by itself before you add them up.',
];

const ORACLE_DIFFERS = [
  'The cards do not say one thing in chorus; they take turns, and that makes them easy to listen to.',
  'Each of these cards is a short note of its own, and together they come to something like a letter.',
  'There is a phrase printed on each card, and read in a row they make a kind of sentence.',
  'None of these cards has to be obeyed, and all of them mean well.',
];

function observeFamilies(kinds: readonly CardKind[]): Observation | undefined {
  const count = (family: string) =>
    kinds.filter((kind) => kind.kind === 'oracle' && kind.family === family).length;
  const [phases, signs] = [count('phase'), count('sign')];
  if (phases >= 2)
    return {
      slots: { count: numberWord(phases) },
      templates: [
        'There are {count} phases of the moon among them, so the pace of things matters as much as the direction.',
        'With {count} phases of the moon in view, ask of each step whether it is early or late in its month.',
      ],
    };
  if (signs >= 2)
    return {
      slots: { count: numberWord(signs) },
      templates: [
        'There are {count} moons in signs among them, and they are about moods: how you take things in, before what you do.',
        'With {count} signs of the zodiac in view, this is about temper and taste, and your own way of doing it.',
      ],
    };
  return undefined;
}

/** 'Both cards', 'All three cards', to begin a sentence. */
const formatEvery = (n: number): string => (n === 2 ? 'Both cards' : `All ${numberWord(n)} cards`);

function observeMajors(kinds: readonly CardKind[]): Observation | undefined {
  const majors = kinds.filter(({ kind }) => kind === 'major').length;
  const slots = {
    count: numberWord(majors),
    all: numberWord(kinds.length),
    Every: formatEvery(kinds.length),
  };
  if (kinds.length >= 2 && majors === kinds.length)
    return {
      slots,
      templates: [
        '{Every} are majors, the great cards of the deck, so give this the room of a chapter.',
        'Every card here is a major, which speaks of a large matter and allows you to take your time over it.',
      ],
    };
  if (kinds.length >= 3 && majors * 2 > kinds.length)
    return {
      slots,
      templates: [
        'Of the {all} cards {count} are majors, the great cards of the deck, so this is a chapter more than an afternoon.',
        'The great cards have the majority here, {count} of {all}, and that gives the question some weight.',
        'With {count} majors among {all} cards, the answer looks past this week and towards what matters to you.',
      ],
    };
  if (kinds.length >= 3 && majors === 0)
    return {
      slots,
      templates: [
        'No major lies among the {all}, which keeps the answer close to daily life, where small changes count.',
        'All {all} are minor cards, the ones for ordinary days, so look for the answer in things you can do by hand.',
        'There are only minor cards here, so begin with something that fits into a week.',
      ],
    };
  return undefined;
}

const SUITS: Readonly<Record<MinorSuit, readonly string[]>> = {
  wands: [
    'so there is plenty of drive in this, and the question is where to point it',
    'which puts will and appetite first',
    'so it is about what you want, before what would be sensible',
  ],
  cups: [
    'so feeling leads and reason is a step behind',
    'which makes this a matter of the heart first',
    'so it is about what you feel, before what you plan',
  ],
  swords: [
    'so a conversation matters more here than an event',
    'which puts words and thoughts first',
    'so it is about what is said, and about what you tell yourself at night',
  ],
  pentacles: [
    'so the answer is a practical one, and a little slow',
    'which puts hands, time and money first',
    'so it is about what can be done, one plain thing after another',
  ],
};

function observeSuits(cards: readonly DraftCard[]): Observation | undefined {
  const bySuit = Map.groupBy(cards.map(suitOf), (suit) => suit);
  bySuit.delete(undefined);
  const [suit, occurrences] = [...bySuit].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (suit === undefined || occurrences!.length < Math.max(2, cards.length / 3)) return undefined;
  const count = numberWord(occurrences!.length);
  const openings =
    occurrences!.length === cards.length
      ? [`${formatEvery(cards.length)} are ${suit}`]
      : [
          `Of the ${numberWord(cards.length)} cards ${count} are ${suit}`,
          `There are ${count} ${suit} among them`,
        ];
  return {
    slots: {},
    templates: openings.flatMap((opening) => SUITS[suit].map((sense) => `${opening}, ${sense}.`)),
  };
}

function observeSequence(kinds: readonly CardKind[]): Observation | undefined {
  const numbers = kinds.flatMap((kind) => (kind.kind === 'pip' ? [kind.number] : []));
  if (numbers.length < 3) return undefined;
  const climbs = numbers.every((number, n) => n === 0 || number > numbers[n - 1]!);
  const falls = numbers.every((number, n) => n === 0 || number < numbers[n - 1]!);
  const slots = { from: numberWord(numbers[0]!), to: numberWord(numbers.at(-1)!) };
  if (climbs)
    return {
      slots,
      templates: [
        'The numbers climb from {from} to {to}, like somebody going up a stair with a hand on the rail.',
        'From {from} to {to} the numbers rise as you read along, so something here is growing.',
      ],
    };
  if (falls)
    return {
      slots,
      templates: [
        'The numbers come down from {from} to {to}, and the matter grows simpler as it goes.',
        'From {from} to {to} the numbers fall as you read along, so something here is coming to rest.',
      ],
    };
  return undefined;
}

const RANKS: Readonly<Record<number, readonly [plural: string, sense: string]>> = {
  1: ['aces', 'the number of first moves'],
  2: ['twos', 'the number of pairs and of choices'],
  3: ['threes', 'the number of things that begin to grow'],
  4: ['fours', 'the number of walls, rooms and rest'],
  5: ['fives', 'the number of friction, and of what it teaches'],
  6: ['sixes', 'the number of give and take'],
  7: ['sevens', 'the number of second thoughts'],
  8: ['eights', 'the number of effort and movement'],
  9: ['nines', 'the number just before the end'],
  10: ['tens', 'the number of things that are full'],
};

function observeSameRank(kinds: readonly CardKind[]): Observation | undefined {
  const numbers = Map.groupBy(
    kinds.flatMap((kind) => (kind.kind === 'pip' ? [kind.number] : [])),
    (number) => number,
  );
  const [number, same] = [...numbers].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (number === undefined || same!.length < 2) return undefined;
  const [plural, sense] = RANKS[number]!;
  return {
    slots: { count: numberWord(same!.length), plural, sense },
    templates: [
      'There are {count} {plural} here: {sense}.',
      'You have {count} {plural} in front of you, and that is {sense}.',
      'Look at the {count} {plural} first: {sense}.',
    ],
  };
}

function observeReversals(cards: readonly DraftCard[]): Observation | undefined {
  const reversed = cards.filter((card) => card.reversed).length;
  if (cards.length < 2) return undefined;
  const slots = {
    all: numberWord(cards.length),
    count: numberWord(reversed),
    Every: formatEvery(cards.length),
  };
  if (reversed === cards.length)
    return {
      slots,
      templates: [
        '{Every} stand reversed, so this is work on the inside before it shows on the outside.',
        'Every one of these cards is upside down, which turns the question gently back towards you.',
        '{Every} are reversed, so read them as things held in, and ask what would let them out.',
      ],
    };
  if (reversed === 0)
    return {
      slots,
      templates: [
        '{Every} stand upright and can be taken at their word.',
        'No card is reversed, so what they say may be read as it stands.',
        'Everything is the right way up, and little is hidden.',
      ],
    };
  if (cards.length >= 4 && reversed * 2 > cards.length)
    return {
      slots,
      templates: [
        'More than half are reversed, {count} of {all}, so a good part of this goes on inside you.',
        'With {count} of {all} reversed, much of what is meant here is held back and waiting.',
      ],
    };
  return undefined;
}

function observeCourts(kinds: readonly CardKind[]): Observation | undefined {
  const courts = kinds.filter(({ kind }) => kind === 'court').length;
  if (courts < 2) return undefined;
  return {
    slots: { count: numberWord(courts) },
    templates: [
      'There are {count} court cards, and so there are people in this: others, or sides of yourself.',
      'With {count} faces looking out of these cards, ask who they remind you of.',
      'The {count} court cards may be people you know, or ways that you have of being.',
    ],
  };
}
