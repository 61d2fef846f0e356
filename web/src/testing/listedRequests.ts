import type { ListedRequest } from '#contract/readings/shapes.ts';

export const atHour = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** A row of the writers' list; the id is also the hour in which it is due. */
export const aListedRequest = (id: number, fields: Partial<ListedRequest> = {}): ListedRequest => ({
  id,
  title: `Question ${id}`,
  status: 'OPENED',
  createdAt: atHour(1),
  lastMessageTime: atHour(1),
  dueAt: atHour(id),
  isRushed: false,
  isOracle: false,
  isAstrology: false,
  numberOfTarotCards: 1,
  unreadCount: 0,
  isSealed: false,
  isFavourite: false,
  wroteBackAt: null,
  isFlagged: false,
  personality: null,
  assignedWriter: null,
  snoozedUntil: null,
  isDisliked: false,
  user: { id: 3, firstName: 'Rosalind' },
  ...fields,
});
