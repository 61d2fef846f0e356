import { MoonPhase } from '../ui/MoonPhase.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useSubscription, type Whose } from './queries.ts';
import { dayOf } from './rules.ts';
import styles from './SubscriptionBanner.module.css';
import { summaryOf } from './summary.ts';

/** The status summary: which plan, in which state, and its dates. */
export function SubscriptionBanner({ userId }: Whose) {
  const info = useSubscription({ userId });
  const { phase, title, plan, text } = summaryOf(info);
  return (
    <Paper isRaised>
      <div className={styles.banner}>
        <p className={styles.status}>
          <MoonPhase phase={phase} says={title} />
        </p>
        <h2>{plan ?? 'No plan'}</h2>
        <p className={styles.text}>{text}</p>
        {info.currentPeriodStart !== null && info.currentPeriodEnd !== null && (
          <dl className={styles.dates}>
            <div>
              <dt>Period began</dt>
              <dd>{dayOf(info.currentPeriodStart)}</dd>
            </div>
            <div>
              <dt>{info.status === 'canceled' ? 'Period ended' : 'Period ends'}</dt>
              <dd>{dayOf(info.currentPeriodEnd)}</dd>
            </div>
          </dl>
        )}
      </div>
    </Paper>
  );
}
