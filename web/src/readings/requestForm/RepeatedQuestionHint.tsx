import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/Link.tsx';
import { listRequests } from '#contract/readings/calls.ts';
import { isRepeatedQuestion } from '#contract/readings/rules.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { useUser } from '../../platform/session.ts';
import { useDebouncedValue } from '../../platform/useDebouncedValue.ts';
import styles from './RepeatedQuestionHint.module.css';
import { useNow } from '../../platform/useNow.ts';

const TYPING_PAUSE_MS = 400;

/** A friendly hint when the same question is asked for the third time in a week. It can still be sent. */
export function RepeatedQuestionHint({ question }: { question: string }) {
  const settled = useDebouncedValue(question, TYPING_PAUSE_MS);
  const recent = useRecentRequests();
  const now = useNow();
  return (
    <div role="status">
      {isRepeatedQuestion(settled, recent, now.getTime()) && (
        <p className={styles.line}>
          You have asked about this more than once this week. It may help to{' '}
          <Link to="/">read your letters</Link> again first. If you would still like to ask, please do: a
          reader will answer.
        </p>
      )}
    </div>
  );
}

function useRecentRequests() {
  const { id: user } = useUser();
  const { data } = useQuery(
    queryOptionsFor(listRequests, { user, days: 7, fields: ['title', 'created_at'], limit: 100 }),
  );
  return (data?.results ?? []).map(({ title = '', createdAt = '' }) => ({ title, createdAt }));
}
