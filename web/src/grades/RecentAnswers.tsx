import { useQuery } from '@tanstack/react-query';
import { formatDateAndTime } from '#contract/dates.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { useNow } from '../platform/useNow.ts';
import { Link } from '../ui/Link.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './Entries.module.css';
import { ReviewButton } from './ReviewDialog.tsx';

const SHOWN = 5;

/** The requests that were answered last, to review their answers. */
export function RecentAnswers({ reader }: { reader: number | undefined }) {
  const { data } = useQuery(
    queryOptionsFor(listRequests, {
      status: ['RESPONDED'],
      sort: 'last_message_time',
      limit: SHOWN,
      personality: reader,
      fields: ['id', 'title', 'last_message_time'],
    }),
  );
  const now = useNow();
  if (data === undefined || data.results.length === 0) return null;
  return (
    <Paper heading="Answered lately" fill="list">
      <ul aria-label="Answered lately">
        {data.results.map(({ id, title, lastMessageTime }) => (
          <li key={id} className={styles.entry}>
            <p dir="auto">{title}</p>
            <p className={styles.meta}>{formatDateAndTime(lastMessageTime!, now)}</p>
            <div className={styles.actions}>
              <Link to={`/readings/${id}`} aria-label={`Open the request ${id}`}>
                Open the request
              </Link>
              <ReviewButton requestId={id!} responseId={null} />
            </div>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
