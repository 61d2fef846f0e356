import type { DraftCard } from '../drafts.ts';
import { isHard, kindOf, named, suitOf } from './cards.ts';
import { needed, type Paragraph } from './paragraphs.ts';
import { placeOf } from './places.ts';
import type { TopicWords } from './topicWords.ts';
import SENTENCES from './turns.json' with { type: 'json' };
import { capitalised, filled, type Voice } from './voice.ts';

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
  if ([a, b].some((card) => kindOf(card).is === 'oracle')) return SENTENCES.oracle;
  if (roleOf(a) === 'obstacle' && roleOf(b) === 'advice') {
    if (isHard(b)) return isHard(a) ? SENTENCES.knotAndMirror : SENTENCES.any;
    return isHard(a) ? SENTENCES.knotAndHelp : SENTENCES.strengthAndHelp;
  }
  if (suitOf(a) !== undefined && suitOf(a) === suitOf(b)) return [...SENTENCES.oneSuit, ...SENTENCES.any];
  return a.reversed === b.reversed ? SENTENCES.any : [...SENTENCES.twoWaysUp, ...SENTENCES.any];
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
