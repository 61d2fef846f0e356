import type { ReplyForm } from '#contract/readings/forms.ts';
import { isSameReply } from './replyForm.ts';

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
  if (version === theirVersion) return isSaved && !isOpen ? 'takeTheirs' : 'keepMine';
  // It was sent or emptied elsewhere. Text that the writer already sees is kept.
  if (theirs === null) return isSaved && !isOpen ? 'takeTheirs' : 'keepMine';
  return isSaved && !isOpen ? 'takeTheirs' : 'ask';
}
