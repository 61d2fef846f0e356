import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { formatMediumDate } from '#contract/dates.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { queryKeyFor } from '../platform/queries.ts';
import { useUser } from '../platform/session.ts';
import { createThrottle } from '../platform/throttle.ts';
import { useLiveEvents } from '../platform/useLiveEvents.ts';
import { useMemberRequests } from '../readings/requestList/ownRequests.ts';
import { RequestTitle } from '../readings/requestList/RequestTitle.tsx';
import { moonPhaseOf, STATUS_LABELS } from '../readings/rules.ts';
import { Link } from '../ui/Link.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Paper } from '../ui/Paper.tsx';
import { StatusMoon } from '../ui/StatusMoon.tsx';
import styles from './MemberRequests.module.css';

/** During many events in a row the list is refetched at most this often. */
const PAUSE_MS = 2_000;

/** Refetches the list when a request has been asked or has changed; an event does not name the member. */
function useRefetchOnEvents() {
  const client = useQueryClient();
  const refetch = useMemo(
    () =>
      createThrottle(() => void client.invalidateQueries({ queryKey: queryKeyFor(listRequests) }), PAUSE_MS),
    [client],
  );
  useEffect(() => () => refetch.cancel(), [refetch]);
  useLiveEvents('writerStream', useUser().id, (event) => {
    const isShown =
      event.type === 'request' ||
      event.type === 'status' ||
      event.type === 'reset' ||
      (event.type === 'request_changed' && event.changed.title !== undefined);
    if (isShown) refetch.trigger();
  });
}

/** The newest requests of a member. */
export function MemberRequests({ userId }: { userId: number }) {
  const requests = useMemberRequests(userId);
  useRefetchOnEvents();
  if (requests.isPending) return <Loading label="Loading the requests" />;
  if (requests.data === undefined)
    return <LoadErrorPaper error={requests.error} onRetry={() => void requests.refetch()} />;
  return (
    <Paper heading="Requests" fill="list" aside="Newest first">
      {requests.data.length === 0 && <p className={styles.none}>The member has not asked yet.</p>}
      {requests.data.length > 0 && (
        <ul aria-label="Requests">
          {requests.data.map((request) => (
            <li key={request.id}>
              <Link to={`/readings/${request.id}`} className={styles.row}>
                <StatusMoon
                  phase={moonPhaseOf(request.status)}
                  label={STATUS_LABELS[request.status]}
                  isLabelHidden
                />
                <span className={styles.title}>
                  <RequestTitle request={request} />
                </span>
                <span className={styles.date}>{formatMediumDate(request.createdAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Paper>
  );
}
