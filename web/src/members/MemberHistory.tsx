import { useInfiniteQuery } from '@tanstack/react-query';
import { listAuditLog } from '#contract/members/calls.ts';
import { infiniteQueryOptionsFor } from '../platform/queries.ts';
import { formatDateAndTime } from '#contract/dates.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useNow } from '../platform/useNow.ts';
import { Link } from '../ui/Link.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadMore, toLoadMoreProps } from '../ui/LoadMore.tsx';
import { Paper } from '../ui/Paper.tsx';
import { describeActor, formatReason } from './auditTexts.ts';
import styles from './MemberHistory.module.css';

/** The history of a member's account and membership: each change with its author and reason, newest first. */
export function MemberHistory({ userId }: { userId: number }) {
  const log = useInfiniteQuery({
    ...infiniteQueryOptionsFor(listAuditLog, { user: userId }),
    select: ({ pages }) => pages.flatMap(({ results }) => results),
  });
  const now = useNow();
  if (log.isPending) return <Loading label="Loading the history" />;
  if (log.data === undefined) return <LoadErrorPaper error={log.error} onRetry={() => void log.refetch()} />;
  return (
    <Paper
      heading="History"
      fill="list"
      aside={<Link to={`/manage/audit?user=${userId}`}>In the audit log</Link>}
    >
      {log.data.length === 0 && <p className={styles.none}>Nothing is recorded yet.</p>}
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
      <LoadMore {...toLoadMoreProps(log)} />
    </Paper>
  );
}
