import type { Attempt } from '#contract/billing/calls.ts';
import { describeCard, formatMoney, formatBillingTime } from '#contract/billing/format.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LoadMore, toLoadMoreProps } from '../../ui/LoadMore.tsx';
import { Paper } from '../../ui/Paper.tsx';
import styles from './AttemptList.module.css';
import { describeOutcome } from './attemptOutcome.ts';
import { useAttempts } from '../queries.ts';

/** For writers: each attempt to charge a member's card, with its outcome. */
export function AttemptList({ userId }: { userId: number }) {
  const attempts = useAttempts(userId);
  return (
    <Paper heading="Payment attempts" fill="list">
      {attempts.isPending && <Loading label="Loading the attempts" />}
      {attempts.isError && attempts.data === undefined && (
        <EmptyState
          message="The attempts could not be loaded"
          action={
            <Button variant="quiet" onClick={() => void attempts.refetch()}>
              Try again
            </Button>
          }
        >
          {attempts.error.message}
        </EmptyState>
      )}
      {attempts.data?.length === 0 && <p className={styles.none}>No charge has been attempted yet.</p>}
      {attempts.data !== undefined && attempts.data.length > 0 && (
        <ul className={styles.attempts} aria-label="Payment attempts">
          {attempts.data.map((attempt) => (
            <AttemptRow key={attempt.id} attempt={attempt} />
          ))}
        </ul>
      )}
      <LoadMore {...toLoadMoreProps(attempts)} />
    </Paper>
  );
}

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { tone, label } = describeOutcome(attempt);
  return (
    <li className={styles.attempt}>
      <div className={styles.text}>
        <p className={styles.when}>{formatBillingTime(attempt.createdAt)}</p>
        <p className={styles.how}>
          {describeCard(attempt.card)}, {attempt.offSession ? 'member not present' : 'member present'}
          {attempt.n > 1 && `, attempt ${attempt.n}`}
        </p>
      </div>
      <p className={classNames(styles.outcome, styles[tone])}>{label}</p>
      <p className={styles.amount}>{formatMoney(attempt.amountCents)}</p>
    </li>
  );
}
