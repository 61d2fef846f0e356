import { useSyncExternalStore } from 'react';
import type { LiveEvent } from '#contract/liveEvents.ts';
import { TAKE_BACK_MINUTES } from '#contract/readings/codes.ts';

/** How long a letter can be taken back. */
export const TAKE_BACK_MS = TAKE_BACK_MINUTES * 60_000;

/** A letter of this writer that can still be taken back, as far as this browser knows. */
export interface SentLetter {
  userId: number;
  requestId: number;
  memberName: string;
  letterId: number;
  /** In milliseconds. */
  at: number;
  /** Whether it was sent in this tab, which then says so in a toast. */
  isSentHere: boolean;
}

// Module state, because it must outlive the answered requests, and the desk while another screen is open.
/** Oldest first. */
let letters: readonly SentLetter[] = [];
/** Loaded data may be older than the end, and must not offer these letters again. */
const endedIds = new Set<number>();
const listeners = new Set<() => void>();

function setLetters(next: readonly SentLetter[]) {
  letters = next;
  listeners.forEach((listener) => listener());
}

/** Offers to take a letter back, until it is too late. It replaces an earlier letter of its request. */
export function addSentLetter(letter: SentLetter) {
  const { letterId, requestId, at } = letter;
  if (endedIds.has(letterId) || letters.some((known) => known.letterId === letterId)) return;
  endTakeBackIn(requestId);
  setLetters([...letters, letter].sort((one, other) => one.letterId - other.letterId));
  setTimeout(() => endTakeBack(letterId), at + TAKE_BACK_MS - Date.now());
}

export const endTakeBack = (letterId: number) => endWhere((letter) => letter.letterId === letterId);

/** Only the newest message of a request can be taken back: call after sending another one. */
export const endTakeBackIn = (requestId: number) => endWhere((letter) => letter.requestId === requestId);

/** Ends the possibility to take letters back: they were opened, another message follows, or they were taken back elsewhere. */
export const endTakeBackOn = (event: LiveEvent) =>
  endWhere(({ requestId, letterId }) => {
    if (event.requestId !== requestId) return false;
    if (event.type === 'read') return event.reader === 'member' && event.messageId >= letterId;
    if (event.type === 'retracted') return event.messageId === letterId;
    return (event.type === 'message' || event.type === 'response') && event.message.id > letterId;
  });

function endWhere(isEnded: (letter: SentLetter) => boolean) {
  const left = letters.filter((letter) => {
    if (!isEnded(letter)) return true;
    endedIds.add(letter.letterId);
    return false;
  });
  if (left.length < letters.length) setLetters(left);
}

/** The writer's newest letter that can be taken back. */
export const useNewestSentLetter = (userId: number): SentLetter | undefined =>
  useSentLetters().findLast((letter) => letter.userId === userId);

export const useSentLetters = () => useSyncExternalStore(subscribe, () => letters);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
