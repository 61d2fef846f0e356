import { spellCount } from '../../readings/rules.ts';
import { hasPassages, isComplete } from '../spread/spreadCards.ts';
import { activeSpread } from '../layoutRules.ts';
import type { Reply } from './prefillRules.ts';

/**
 * The confirmation before a reply is sent; null if none is needed. An empty reply, or one with an empty position, is
 * refused without a confirmation.
 */
export function findSendQuestion(
  values: Reply,
  isUnchangedDraft: boolean,
): { heading: string; details: string } | null {
  const spreadCards = activeSpread(values);
  if (values.message.trim() === '' || (spreadCards !== null && !isComplete(spreadCards))) return null;
  const withoutWords =
    spreadCards !== null && !hasPassages(spreadCards) ? describeCards(spreadCards.cards.length) : null;
  if (isUnchangedDraft) {
    const details = ['Nobody has changed it.', withoutWords && `${withoutWords}.`];
    return { heading: 'Send the draft as it is?', details: details.filter(Boolean).join(' ') };
  }
  if (withoutWords === null) return null;
  return { heading: withoutWords, details: 'No card has a passage. Send the letter like this?' };
}

const describeCards = (count: number) =>
  `${spellCount(count)} ${count === 1 ? 'card' : 'cards'} will arrive without words`;
