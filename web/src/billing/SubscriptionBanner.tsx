import { useEffect, useRef } from 'react';
import { classes } from '../ui/classes.ts';
import { MoonPhase } from '../ui/MoonPhase.tsx';
import { Paper } from '../ui/Paper.tsx';
import { useFailedAt } from './invoiceQueries.ts';
import { useOffers, useSubscription, type Whose } from './queries.ts';
import styles from './SubscriptionBanner.module.css';
import { summaryOf } from './summary.ts';

/** The status summary: which plan, in which state, its dates and its amounts. */
export function SubscriptionBanner({ userId }: Whose) {
  const info = useSubscription({ userId });
  const { actions } = useOffers({ userId });
  const failedAt = useFailedAt({ userId }, info);
  const { phase, tone, title, plan, price, text, facts } = summaryOf(
    info,
    actions.retry?.amountCents,
    failedAt,
  );
  const heading = useLostFocus(title + plan);
  return (
    <Paper isRaised>
      <div className={styles.banner}>
        <p className={classes(styles.status, styles[tone])}>
          <MoonPhase phase={phase} says={title} />
        </p>
        <h2 ref={heading} tabIndex={-1} className={styles.plan}>
          {plan ?? 'No plan'}
        </h2>
        {price !== null && <p className={styles.price}>{price}</p>}
        <p className={styles.text}>{text}</p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ says, value }) => (
              <div key={says}>
                <dt>{says}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Paper>
  );
}

/** The button of an action goes with its block; the focus that went with it comes to what has changed. */
function useLostFocus(state: string) {
  const target = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const takeLost = () => {
      if (document.activeElement === document.body) target.current?.focus();
    };
    // A question that is still leaving gives the focus back to a button that is no more.
    const question = document.querySelector('dialog[open]');
    if (question === null) return takeLost();
    question.addEventListener('close', takeLost, { once: true });
    return () => question.removeEventListener('close', takeLost);
  }, [state]);
  return target;
}
