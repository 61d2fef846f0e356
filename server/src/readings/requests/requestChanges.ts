import type { ListedRequest } from '#contract/readings/shapes.ts';
import type { LockedRequest } from '../sql.ts';

const TIMES = ['lastMessageTime', 'dueAt', 'wroteBackAt', 'snoozedUntil'] as const;

/** The fields of `after` whose values differ from those before, as writers see them. */
export function findChanges(before: LockedRequest, after: Partial<ListedRequest>): Partial<ListedRequest> {
  const old: Record<string, unknown> = {
    ...before,
    unreadCount: before.unreadForWriters,
    personality: before.personalityId,
    assignedWriter: before.assignedWriterId,
  };
  const changed = Object.entries(after).filter(
    ([field, value]) => field in old && toComparable(field, value) !== toComparable(field, old[field]),
  );
  return Object.fromEntries(changed);
}

/** Normalises a value for comparison: times may be formatted differently, and personalities are compared by id. */
function toComparable(field: string, value: unknown): unknown {
  if (typeof value === 'string' && (TIMES as readonly string[]).includes(field)) return Date.parse(value);
  if (field === 'personality' && typeof value === 'object')
    return (value as { id: number } | null)?.id ?? null;
  return value;
}
