import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { isLetter } from '../../readings/thread/threadRules.ts';
import { type SentLetter, TAKE_BACK_MS } from './sentLetters.ts';

type SentRequest = Pick<ReadingRequest, 'id' | 'messages' | 'isSealed' | 'user'>;

/**
 * The letter of this writer with which a request ends, if it can still be taken back. The clock of the server may be
 * ahead of `now`, but not by more than a letter can be taken back: then the two clocks cannot be compared.
 */
export function findOwnLetter(request: SentRequest, userId: number, now: number): SentLetter | null {
  const letter = request.messages.at(-1);
  // Only a sealed letter has not been read; if an older one is sealed, so is the newest.
  if (letter === undefined || !request.isSealed || !isLetter(letter)) return null;
  if (letter.sender !== 'writer' || letter.senderId !== userId) return null;
  const at = Date.parse(letter.createdAt);
  if (Math.abs(now - at) >= TAKE_BACK_MS) return null;
  return {
    userId,
    requestId: request.id,
    memberName: request.user.firstName,
    letterId: letter.id,
    at: Math.min(at, now),
    isSentHere: false,
  };
}
