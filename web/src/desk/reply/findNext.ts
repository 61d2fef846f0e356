import type { ListedRequest } from '#contract/readings/shapes.ts';
import type { PresentWriter } from '../presence.ts';

type Row = Pick<ListedRequest, 'id' | 'status' | 'wroteBackAt' | 'assignedWriter' | 'snoozedUntil'>;

/**
 * The request to open after the current one: the next of the queue's loaded rows, and after the last from the top, that
 * waits for an answer, is not snoozed, and that no other writer has claimed or is typing in. Null if there is none.
 */
export function findNext(
  rows: readonly Row[],
  currentId: number,
  ownId: number,
  present: readonly PresentWriter[],
): number | null {
  const at = rows.findIndex(({ id }) => id === currentId);
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  const isTaken = ({ id, assignedWriter }: Row) =>
    (assignedWriter !== null && assignedWriter !== ownId) ||
    present.some(
      ({ requestId, writer, state }) => requestId === id && writer.id !== ownId && state === 'typing',
    );
  return inOrder.find((row) => waitsForAnswer(row) && !isTaken(row))?.id ?? null;
}

// The server ends a snooze at its time.
const waitsForAnswer = ({ status, wroteBackAt, snoozedUntil }: Row) =>
  (status === 'OPENED' || wroteBackAt !== null) && snoozedUntil === null;
