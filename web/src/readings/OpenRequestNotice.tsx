import type { ReadingRequest } from '#contract/readings/calls.ts';
import { Quote } from '../ui/EmptyState.tsx';
import { StatusMoon } from '../ui/StatusMoon.tsx';
import { Paper } from '../ui/Paper.tsx';
import { formatDateAndTime } from '#contract/dates.ts';
import { useDailyQuote } from './queries.ts';
import { isOverdue, moonPhaseOf } from './rules.ts';
import { useNow } from './useNow.ts';
import styles from './OpenRequestNotice.module.css';

interface OpenRequestNoticeProps {
  request: ReadingRequest;
  /** The thread has only the question yet. */
  isFirst: boolean;
}

/** For an open request: what happens now, by when, and a quote. */
export function OpenRequestNotice({ request, isFirst }: OpenRequestNoticeProps) {
  const quote = useDailyQuote();
  const now = useNow();
  if (request.status !== 'OPENED') return null;
  return (
    <div className={styles.waiting}>
      <Paper isRaised={isFirst}>
        <div className={styles.words}>
          <StatusMoon phase={moonPhaseOf(request.status)} label="Being written" />
          <p>
            {isOverdue(request, now)
              ? 'This takes longer than it should, and we are sorry. Your question is still open: there is no need to ask again.'
              : `Your answer is due ${formatDateAndTime(request.dueAt, now)}. You may close this page.`}
          </p>
          {isFirst && request.helpLines.length === 0 && quote !== undefined && <Quote {...quote} />}
        </div>
      </Paper>
    </div>
  );
}
