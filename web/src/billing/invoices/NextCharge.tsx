import { describeCard, formatBillingDate, formatMoney } from '#contract/billing/format.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Paper } from '../../ui/Paper.tsx';
import styles from './NextCharge.module.css';
import { useNewSubscriptionInfo, useSubscriptionInfo } from '../queries.ts';

/** The next charge: its amount, date and card. */
export function NextCharge() {
  const { nextCharge, currentSubscriptionStatus } = useSubscriptionInfo();
  const { defaultCard } = useNewSubscriptionInfo();
  const isOwed = currentSubscriptionStatus === 'payment_failed';
  if (nextCharge === null || isOwed)
    return (
      <Paper isRaised>
        <div className={styles.bill}>
          <h2>{isOwed ? 'A payment is owed' : 'No upcoming payment'}</h2>
          <p>
            {isOwed
              ? 'The last payment did not go through. Update your card or retry the payment.'
              : 'Nothing is charged until you start or resume a membership.'}
          </p>
          <LinkButton variant="quiet" to="/account/subscription">
            See your membership
          </LinkButton>
        </div>
      </Paper>
    );
  return (
    <Paper isRaised>
      <div className={styles.bill}>
        <h2>Your next payment</h2>
        <p className={styles.amount}>{formatMoney(nextCharge.amountCents)}</p>
        <p>
          On {formatBillingDate(nextCharge.date)}
          {defaultCard === null
            ? '. There is no card to pay it with yet.'
            : `, with ${describeCard(defaultCard)}.`}
        </p>
        <LinkButton variant="quiet" to={defaultCard === null ? '/account/payment' : '/account/subscription'}>
          {defaultCard === null ? 'Add a card' : 'See your membership'}
        </LinkButton>
      </div>
    </Paper>
  );
}
