import type { DraftCard } from '../drafts.ts';
import { isHard, kindOf, named, suitOf } from './cards.ts';
import { needed, type Paragraph } from './paragraphs.ts';
import { placeOf } from './places.ts';
import type { TopicWords } from './topicWords.ts';
import { capitalised, filled, type Voice } from './voice.ts';

const ANY = [
  'Put {a} beside {b}, and they begin to talk, one of {aWord}, the other of {bWord}, and you have a say in both.',
  '{A} and {b} belong together: where the one speaks of {aWord}, the other answers with {bWord}.',
  'From {a} to {b} it is a shorter walk than it looks, from {aWord} to {bWord}.',
  'If you read only two of these cards again, let them be {a} and {b}, for {aWord} and {bWord} explain each other.',
  'Something passes between {a} and {b}: here {aWord}, there {bWord}, and neither of them is the whole story.',
  '{A} and {b} look at {matter} from two sides, the one with {aWord} in mind, the other with {bWord}.',
  'Hold {a} next to {b}: {aWord} and {bWord} are nearer to each other than they look.',
];
const KNOT_AND_HELP = [
  '{A} names what is hard, and {b} what may help: it is worth holding {aWord} and {bWord} in the same hand for a moment.',
  'Where {a} makes it difficult, {b} has another word to offer: {bWord}.',
  'Set {b} against {a}: the one is a knot of {aWord}, and the other shows where to begin undoing it.',
];
const STRENGTH_AND_HELP = [
  '{A} is a strength that can get in the way, and {b} shows what to pair it with: {bWord}.',
  'Between {a} and {b} it is a question of measure, with {aWord} in the one hand and {bWord} in the other.',
  'Nothing is wrong with {a}, even where it pinches, and {b} has something to add to it: {bWord}.',
];
const KNOT_AND_MIRROR = [
  'Set {b} against {a}: the one is a knot of {aWord}, and the other shows which end of it is in your own hand.',
  '{A} names what is hard, and {b} shows what has not helped so far, which is good to know.',
];
const ONE_SUIT = [
  '{A} and {b} are of one suit and tell one story at two moments of it: {aWord}, and then {bWord}.',
  'Since {a} and {b} share a suit, read them as one sentence with a comma in the middle.',
];
const TWO_WAYS_UP = [
  'One of the two, {a} and {b}, stands upright and the other does not, which is a fair picture of being of two minds.',
  'Between {a} and {b} there is a turn: what one shows openly, the other keeps to itself.',
];
const ORACLE = [
  'Read ‘{aKeynote}’ and ‘{bKeynote}’ one after the other, and they make a single piece of advice.',
  'Of all these lines, ‘{aKeynote}’ and ‘{bKeynote}’ have the most to say to each other.',
  'Between {a} and {b} there is room for you to decide which comes first.',
  'Put {a} beside {b} and let them correct each other a little.',
];

/** A sentence that joins two of the cards; none where there are not two different ones. */
export function turn(cards: readonly DraftCard[], { matter }: TopicWords, voice: Voice): Paragraph {
  const pair = pairOf(cards, voice);
  if (pair === undefined) return [];
  const [a, b] = pair;
  const wordOf = (card: DraftCard) => (card.keywords.length > 0 ? voice.oneOf(card.keywords) : '');
  const slots = {
    matter,
    a: named(a),
    A: capitalised(named(a)),
    b: named(b),
    aWord: wordOf(a),
    bWord: wordOf(b),
    aKeynote: a.meaning,
    bKeynote: b.meaning,
  };
  return [needed(filled(voice.oneOf(waysFor(a, b)), slots))];
}

function waysFor(a: DraftCard, b: DraftCard): readonly string[] {
  if ([a, b].some((card) => kindOf(card).is === 'oracle')) return ORACLE;
  if (roleOf(a) === 'obstacle' && roleOf(b) === 'advice') {
    if (isHard(b)) return isHard(a) ? KNOT_AND_MIRROR : ANY;
    return isHard(a) ? KNOT_AND_HELP : STRENGTH_AND_HELP;
  }
  if (suitOf(a) !== undefined && suitOf(a) === suitOf(b)) return [...ONE_SUIT, ...ANY];
  return a.reversed === b.reversed ? ANY : [...TWO_WAYS_UP, ...ANY];
}

/** What is hard and what helps, where both have a place; any two otherwise. */
function pairOf(cards: readonly DraftCard[], voice: Voice): readonly [DraftCard, DraftCard] | undefined {
  const hard = cards.find((card) => roleOf(card) === 'obstacle');
  const helps = cards.find((card) => roleOf(card) === 'advice');
  if (hard !== undefined && helps !== undefined && hard.name !== helps.name) return [hard, helps];
  const pairs = cards.flatMap((a, n) =>
    cards.slice(n + 1).flatMap((b) => (a.name === b.name ? [] : [[a, b] as const])),
  );
  return pairs.length === 0 ? undefined : voice.among(pairs);
}

function roleOf(card: DraftCard): string | undefined {
  const place = placeOf(card.position);
  return place.is === 'known' ? place.role : undefined;
}
