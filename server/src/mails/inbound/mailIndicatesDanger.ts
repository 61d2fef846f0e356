import { indicatesDanger } from '../../readings/safety/indicatesDanger.ts';
import { collectNow } from './collectGarbage.ts';

/** A mail may be longer than any message; judging all of it at once would leave megabytes of garbage. */
const PIECE = 5_000;

/** Whether a mail indicates danger, anywhere in its text. */
export function mailIndicatesDanger(text: string): boolean {
  for (let start = 0; start < text.length;) {
    const end = findEndOfPiece(text, start);
    if (indicatesDanger(text.slice(start, end))) return true;
    if (end < text.length) collectNow();
    start = end;
  }
  return false;
}

/** After a line or sentence, or else a word. */
function findEndOfPiece(text: string, start: number): number {
  if (text.length - start <= PIECE) return text.length;
  const piece = text.slice(start, start + PIECE);
  const ends = ['\n', '. ', ' '].map((mark) => piece.lastIndexOf(mark) + 1);
  return start + (ends.find((end) => end > PIECE / 2) ?? PIECE);
}
