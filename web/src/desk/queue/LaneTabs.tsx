import { useQuery } from '@tanstack/react-query';
import { countLanes } from '#contract/readings/calls.ts';
import { type Lane, LANES } from '#contract/readings/codes.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { LANE_LABELS } from './filters.ts';
import { formatLane } from './laneCounts.ts';
import { useSetFilter } from './useSetFilter.ts';

/** The lanes of the desk as tabs. Lanes with waiting work show their counts. */
export function LaneTabs({ lane, controls }: { lane: Lane | null; controls: string }) {
  const set = useSetFilter();
  // Live events keep the counts up to date.
  const { data: counts } = useQuery({ ...queryOptionsFor(countLanes, {}), staleTime: Infinity });
  const waiting: Partial<Record<Lane, number | undefined>> = {
    to_answer: counts?.toAnswer,
    wrote_back: counts?.wroteBack,
  };
  return (
    <Tabs
      label="Lanes"
      selected={lane ?? 'all'}
      onSelect={(chosen) => set('lane', chosen === 'all' ? '' : chosen)}
      tabs={[
        { name: 'all' as const, label: 'All', controls },
        ...LANES.map((name) => ({
          name,
          label: formatLane(LANE_LABELS[name], waiting[name]),
          controls,
        })),
      ]}
    />
  );
}
