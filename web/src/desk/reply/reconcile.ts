import type { ReplyForm } from '#contract/readings/forms.ts';
import { isSameReply, toPlainText } from './replyForm.ts';

interface Copies {
  /** The reply in this window; null if it is empty. */
  mine: ReplyForm | null;
  /** The version on the server from which `mine` was written; null if that is not known. */
  version: string | null;
  /** Whether `mine` is stored on the server as that version, so that nothing is lost when it is replaced. */
  isSaved: boolean;
  /** Whether the writer already sees it; otherwise it is being opened. */
  isOpen: boolean;
  /** The reply on the server; null if none is kept. */
  theirs: ReplyForm | null;
  theirVersion: string;
}

/**
 * Decides which copy of a reply to use, the one in this window or the one on the server. `ask` if each has text that the
 * other lacks.
 */
export function reconcile(copies: Copies): 'same' | 'keepMine' | 'takeTheirs' | 'ask' {
  const { mine, theirs, version, theirVersion, isSaved, isOpen } = copies;
  if (isSameReply(mine, theirs)) return 'same';
  if (mine === null) return 'takeTheirs';
  // The cards of a draw are shown in every window in which the request is opened.
  if (version === null && isOnlyCardsOf(mine, theirs)) return 'takeTheirs';
  if (version === theirVersion) return isSaved && !isOpen ? 'takeTheirs' : 'keepMine';
  // The reply was sent or emptied elsewhere. Text that the writer already sees is kept.
  if (theirs === null) return isSaved && !isOpen ? 'takeTheirs' : 'keepMine';
  return isSaved && !isOpen ? 'takeTheirs' : 'ask';
}

/** Whether a reply has nothing but the cards of another one, in whichever deck, and no text. */
const isOnlyCardsOf = (reply: ReplyForm, other: ReplyForm | null) =>
  other !== null && toPlainText(reply) === '' && listCards(reply) === listCards(other);

const listCards = ({ spread, tarotCardName, cards }: ReplyForm) =>
  JSON.stringify([
    spread,
    tarotCardName,
    cards.map(({ position, name, reversed }) => [position, name, reversed]),
  ]);
