import { useQueryClient } from '@tanstack/react-query';
import { loadChunk } from '../../platform/chunks.ts';
import { report } from '../../platform/reporting.ts';
import { useLiveEvents } from '../../platform/useLiveEvents.ts';

/** Keeps a member's readings up to date while the component is mounted. */
export function useOwnLiveEvents(user: number) {
  const client = useQueryClient();
  useLiveEvents('memberStream', user, (event) => {
    // Loaded with the first event, because the list alone does not need the code for threads.
    loadChunk(() => import('./useApplyLiveEvent.ts')).then(
      ({ applyLiveEvent }) => applyLiveEvent(client, event),
      report,
    );
  });
}
