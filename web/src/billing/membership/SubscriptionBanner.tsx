import { classNames } from '../../ui/classNames.ts';
import { StatusMoon } from '../../ui/StatusMoon.tsx';
import { useRestoreFocus } from '../../ui/lostFocus.ts';
import { Paper } from '../../ui/Paper.tsx';
import { WholeDates } from '../../ui/WholeDates.tsx';
import { useFailedChargeTime } from '../invoices/invoiceQueries.ts';
import { useNewSubscriptionInfo, useSubscriptionInfo, type ForMember } from '../queries.ts';
import styles from './SubscriptionBanner.module.css';
import { buildSummary } from './summary.ts';

/** The status summary: plan, state, dates and amounts. */
export function SubscriptionBanner({ userId }: ForMember) {
  const info = useSubscriptionInfo({ userId });
  const { actions } = useNewSubscriptionInfo({ userId });
  const failedAt = useFailedChargeTime({ userId }, info);
  const { phase, tone, title, plan, price, text, facts } = buildSummary(
    info,
    actions.retry?.amountCents,
    failedAt,
  );
  // The focused button may have disappeared with its action's block.
  const heading = useRestoreFocus<HTMLHeadingElement>(title + plan + text, (shown) => shown.focus());
  return (
    <Paper isRaised>
      <div className={styles.banner}>
        <p className={classNames(styles.status, styles[tone])}>
          <StatusMoon phase={phase} label={title} />
        </p>
        <div className={styles.heading}>
          <h2 ref={heading} tabIndex={-1} className={styles.plan}>
            {plan ?? 'No plan'}
          </h2>
          {price !== null && <p className={styles.price}>{price}</p>}
        </div>
        <p className={styles.text}>
          <WholeDates>{text}</WholeDates>
        </p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Paper>
  );
}
