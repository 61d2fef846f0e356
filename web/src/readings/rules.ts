import { toDayNumber } from '#contract/dates.ts';
import { PAGE_SIZE } from '#contract/listLimits.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';

const phases = { OPENED: 'half', RESPONDED: 'full', CLOSED: 'empty' } as const;

/** The moon phase that symbolises a status. */
export const moonPhaseOf = (status: RequestStatus) => phases[status];

/** A status in the words of the writers' screens. */
export const STATUS_LABELS = {
  OPENED: 'Open',
  RESPONDED: 'Answered',
  CLOSED: 'Closed',
} as const satisfies Record<RequestStatus, string>;

interface RequestState {
  status: RequestStatus;
  personality: { firstName: string } | null;
  /** When the member wrote back to the answer; null if nothing waits. */
  wroteBackAt: string | null;
}

/** A status in the words of the member's screens. */
export function describeRequestStatus({ status, personality, wroteBackAt }: RequestState): string {
  if (status === 'OPENED') return 'Being written';
  if (wroteBackAt !== null) return `${personality?.firstName ?? 'Your reader'} has your note`;
  if (status === 'CLOSED') return 'Closed';
  return personality === null ? 'Answered' : `Answered by ${personality.firstName}`;
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** 'Three', up to 'Ten', then figures. */
export const spellCount = (count: number) => NUMBERS[count] ?? String(count);

/** 'One letter is waiting for you. Two more are being written.' Older requests that are not loaded may be open too. */
export function summarizeReadings(sealed: number, opened: number, hasMore: boolean): string {
  if (sealed === 0 && opened === 0) return hasMore ? '' : 'Every question is answered.';
  const waiting =
    sealed === 1 ? 'One letter is waiting for you.' : `${spellCount(sealed)} letters are waiting for you.`;
  if (opened === 0) return waiting;
  const count = hasMore && opened >= PAGE_SIZE ? `At least ${opened}` : spellCount(opened);
  if (sealed === 0)
    return opened === 1 ? 'One letter is being written.' : `${count} letters are being written.`;
  return `${waiting} ${count} more ${opened === 1 ? 'is' : 'are'} being written.`;
}

/** The item for the local calendar day, in rotation. */
export function pickDaily<Item>(items: readonly Item[], now: Date): Item | undefined {
  return items[toDayNumber(now) % Math.max(1, items.length)];
}
