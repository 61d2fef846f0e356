import type { DraftCard } from '../adapters/drafts/drafts.ts';
import { isHardCard, classifyCard, cardTitle, suitOf } from './cards.ts';
import { optionalSentence, type Paragraph } from './paragraphs.ts';
import { findRole } from './spreadPositions.ts';
import type { QuestionSummary } from './questionSummary.ts';
import SENTENCES from './pairing.json' with { type: 'json' };
import { capitalize, fillTemplate, type PhrasePicker } from './phrasePicker.ts';

/** A sentence that connects two of the cards; nothing if there are not two different ones. */
export function composePairing(
  cards: readonly DraftCard[],
  { names }: Pick<QuestionSummary, 'names'>,
  picker: PhrasePicker,
): Paragraph {
  const pair = choosePair(cards, picker);
  if (pair === undefined) return [];
  const [a, b] = pair;
  const wordOf = (card: DraftCard) => (card.keywords.length > 0 ? picker.pickPhrase(card.keywords) : '');
  const slots = {
    matter: names[0]!,
    a: cardTitle(a),
    A: capitalize(cardTitle(a)),
    b: cardTitle(b),
    aWord: wordOf(a),
    bWord: wordOf(b),
    aKeynote: a.meaning,
    bKeynote: b.meaning,
  };
  const template = picker.pickFresh(pairingPhrases(a, b));
  return template === undefined ? [] : [optionalSentence(fillTemplate(template, slots))];
}

function pairingPhrases(a: DraftCard, b: DraftCard): readonly string[] {
  if ([a, b].some((card) => classifyCard(card).kind === 'oracle')) return SENTENCES.oracle;
  if (findRole(a.position) === 'obstacle' && findRole(b.position) === 'advice') {
    if (isHardCard(b)) return isHardCard(a) ? SENTENCES.hardObstacleHardAdvice : SENTENCES.any;
    return isHardCard(a) ? SENTENCES.hardObstacleEasyAdvice : SENTENCES.easyObstacleEasyAdvice;
  }
  if (suitOf(a) !== undefined && suitOf(a) === suitOf(b)) return [...SENTENCES.sameSuit, ...SENTENCES.any];
  return a.reversed === b.reversed ? SENTENCES.any : [...SENTENCES.uprightAndReversed, ...SENTENCES.any];
}

/** The challenge and the help if the spread has both; otherwise any two. */
function choosePair(
  cards: readonly DraftCard[],
  picker: PhrasePicker,
): readonly [DraftCard, DraftCard] | undefined {
  const hard = cards.find((card) => findRole(card.position) === 'obstacle');
  const helps = cards.find((card) => findRole(card.position) === 'advice');
  if (hard !== undefined && helps !== undefined && hard.name !== helps.name) return [hard, helps];
  const pairs = cards.flatMap((a, n) =>
    cards.slice(n + 1).flatMap((b) => (a.name === b.name ? [] : [[a, b] as const])),
  );
  return pairs.length === 0 ? undefined : picker.pickAny(pairs);
}
