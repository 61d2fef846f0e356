import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditLogEntry, listAuditLog } from '#contract/people/calls.ts';
import { infiniteQueryOptionsFor } from '../platform/queries.ts';
import { formatDateAndTime } from '#contract/dates.ts';
import { LoadFailure } from '../readings/LoadFailure.tsx';
import { useNow } from '../readings/useNow.ts';
import { Loading } from '../ui/Loading.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './MemberHistory.module.css';

/** The history of a member's account and membership: each change with its author and reason, newest first. */
export function MemberHistory({ userId }: { userId: number }) {
  const log = useInfiniteQuery({
    ...infiniteQueryOptionsFor(listAuditLog, { user: userId }),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });
  const now = useNow();
  if (log.isPending) return <Loading label="Loading the history" />;
  if (log.data === undefined) return <LoadFailure error={log.error} onRetry={() => void log.refetch()} />;
  return (
    <Paper heading="History" fill="list" aside="Newest first">
      {log.data.length === 0 && <p className={styles.none}>Nothing is written down yet.</p>}
      {log.data.length > 0 && (
        <ol aria-label="History">
          {log.data.map((act) => (
            <li key={act.id} className={styles.act}>
              <p dir="auto">{act.says}</p>
              {act.why !== null && (
                <p dir="auto" className={styles.why}>
                  {formatReason(act.why)}
                </p>
              )}
              <p className={styles.when}>
                {describeActor(act)}, {formatDateAndTime(act.createdAt, now)}
              </p>
            </li>
          ))}
        </ol>
      )}
      <LoadMore
        hasMore={log.hasNextPage}
        isBusy={log.isFetchingNextPage}
        onMore={() => void log.fetchNextPage()}
      />
    </Paper>
  );
}

/** A person's own words, or the code of a decline: `card_declined` → `card declined`. */
const formatReason = (why: string) => (/^[a-z]+(_[a-z]+)+$/.test(why) ? why.replaceAll('_', ' ') : why);

/** The author of a change: a person, or the product itself. */
function describeActor({ actor }: AuditLogEntry): string {
  switch (actor.kind) {
    case 'member':
      return 'By the member';
    case 'writer':
      return `By ${actor.name ?? 'a writer'}`;
    case 'clock':
      return 'By itself, when it was time';
    case 'gateway':
      return 'By word from the payment gateway';
  }
}
