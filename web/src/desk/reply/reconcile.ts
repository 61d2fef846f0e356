import type { ReplyForm } from '#contract/readings/forms.ts';
import { isSameReply } from './replyForm.ts';

interface Copies {
  /** The reply in this window; null if it is empty. */
  mine: ReplyForm | null;
  /** The version on the server from which `mine` was written; null if that is not known. */
  version: string | null;
  /** Whether `mine` was on the server as that version, so that nothing is lost when it goes. */
  isSaved: boolean;
  /** Whether the writer has it before them; otherwise it is being opened. */
  isOpen: boolean;
  /** The reply on the server; null if none is kept. */
  theirs: ReplyForm | null;
  theirVersion: string;
}

/**
 * What is done with a reply that stands in this window and on the server: `ask` where each has words that the other one
 * has not.
 */
export function reconcile(copies: Copies): 'same' | 'keepMine' | 'takeTheirs' | 'ask' {
  const { mine, theirs, version, theirVersion, isSaved, isOpen } = copies;
  if (isSameReply(mine, theirs)) return 'same';
  if (mine === null) return 'takeTheirs';
  if (version === theirVersion) return isSaved && !isOpen ? 'takeTheirs' : 'keepMine';
  // It was sent or emptied elsewhere; what is before the writer's eyes stays.
  if (theirs === null) return isSaved && !isOpen ? 'takeTheirs' : 'keepMine';
  return isSaved && !isOpen ? 'takeTheirs' : 'ask';
}
