import { useId, useMemo } from 'react';
import { Paper } from '../ui/Paper.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTransits } from './queries.ts';
import styles from './Today.module.css';
import { describeBalance, describeNodesAndReturns, listTodayLines, pickSentences } from './todayRules.ts';

/** For the desk: today's transits in a member's chart. Empty if they could not be loaded. */
export function TodayList({ userId }: { userId: number }) {
  const headingId = useId();
  const { data: day, isError } = useTransits(userId);
  if (isError) return null;
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <h3 id={headingId}>Today</h3>
      {day === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <ul>
            {listTodayLines(day).map(({ key, what, when }) => (
              <li key={key}>
                {what}
                <span>{when}</span>
              </li>
            ))}
          </ul>
          <p>{describeBalance(day)}</p>
          <p>{describeNodesAndReturns(day)}</p>
        </>
      )}
    </section>
  );
}

/** For the member: three sentences about the day. Empty if they could not be loaded. */
export function TodayWords({ userId }: { userId: number }) {
  const { data: day, isError } = useTransits(userId);
  const sentences = useMemo(() => (day === undefined ? [] : pickSentences(day)), [day]);
  if (isError) return null;
  return (
    <Paper heading="Today">
      {day === undefined ? (
        <Skeleton lines={3} />
      ) : (
        <div className={styles.text}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </Paper>
  );
}
