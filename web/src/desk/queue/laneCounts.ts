import type { LaneCounts } from '#contract/readings/calls.ts';
import type { ListedRequest } from '#contract/readings/shapes.ts';
import { type Lane, LANE_COUNT_CAP, LANES } from '#contract/readings/codes.ts';
import { isInLane } from '#contract/readings/rules.ts';

const KEYS = {
  to_answer: 'toAnswer',
  wrote_back: 'wroteBack',
  answered: 'answered',
  mine: 'mine',
  snoozed: 'snoozed',
} as const satisfies Record<Lane, keyof LaneCounts>;

/**
 * The counts of a writer's lanes after a request has changed; null if a count is at its cap, because then only the server
 * knows the new count.
 */
export function moveBetweenLanes(
  counts: LaneCounts,
  before: ListedRequest,
  after: ListedRequest,
  writerId: number,
): LaneCounts | null {
  const moved = { ...counts };
  for (const lane of LANES) {
    const step = Number(isInLane(lane, after, writerId)) - Number(isInLane(lane, before, writerId));
    const key = KEYS[lane];
    if (step !== 0 && counts[key] >= LANE_COUNT_CAP) return null;
    moved[key] = Math.max(0, counts[key] + step);
  }
  return moved;
}

/** `To answer (3)`; a count at the cap says that there may be more. */
export function formatLane(label: string, count: number | undefined): string {
  if (count === undefined) return label;
  return `${label} (${count >= LANE_COUNT_CAP ? `${LANE_COUNT_CAP.toLocaleString('en')}+` : count})`;
}
