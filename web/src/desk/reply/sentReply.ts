import { useSyncExternalStore } from 'react';
import type { LiveEvent } from '#contract/liveEvents.ts';
import { TAKE_BACK_MINUTES } from '#contract/readings/codes.ts';

/** How long a letter can be taken back. */
export const TAKE_BACK_MS = TAKE_BACK_MINUTES * 60_000;

/** A reply that this writer has just sent. */
export interface SentReply {
  userId: number;
  requestId: number;
  memberName: string;
  /** The letter that can be taken back; null for a message, which cannot. */
  letterId: number | null;
  /** In milliseconds. */
  at: number;
}

// Module state, because it must outlive the answered request, and the desk while another screen is open.
let sent: SentReply | null = null;
const listeners = new Set<() => void>();

export function setSentReply(reply: SentReply | null) {
  sent = reply;
  listeners.forEach((listener) => listener());
}

/** Stores the reply that was sent just now. */
export const announceSentReply = (reply: Omit<SentReply, 'at'>) => setSentReply({ ...reply, at: Date.now() });

/** Ends the possibility to take a letter back: it was opened, another message follows it, or it was taken back elsewhere. */
export function endTakeBackOn(event: LiveEvent) {
  if (sent === null || event.requestId !== sent.requestId) return;
  const { letterId } = sent;
  if (letterId === null) return;
  const isOpened = event.type === 'read' && event.reader === 'member' && event.messageId >= letterId;
  const isGone = event.type === 'retracted' && event.messageId === letterId;
  const isFollowed = (event.type === 'message' || event.type === 'response') && event.message.id > letterId;
  if (isOpened || isGone || isFollowed) setSentReply(null);
}

/** The reply that a writer sent last. */
export const useSentReply = (userId: number): SentReply | null => {
  const last = useSyncExternalStore(subscribeToSentReplies, () => sent);
  return last?.userId === userId ? last : null;
};

function subscribeToSentReplies(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
