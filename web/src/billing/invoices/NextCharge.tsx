import { describeCard, formatBillingDate, formatMoney } from '#contract/billing/format.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Paper } from '../../ui/Paper.tsx';
import styles from './NextCharge.module.css';
import { useNewSubscriptionInfo, useSubscriptionInfo } from '../queries.ts';
import { useInvoices } from './invoiceQueries.ts';

/** The next charge: its amount, date and card; or why there is none. */
export function NextCharge() {
  const { nextCharge, currentSubscriptionStatus } = useSubscriptionInfo();
  const { defaultCard } = useNewSubscriptionInfo();
  const { data: invoices } = useInvoices({});
  const isOwed = currentSubscriptionStatus === 'payment_failed';
  if (nextCharge === null || isOwed) {
    const isOpen = invoices.some(({ kind, status }) => kind === 'membership' && status === 'open');
    const { heading, text } = isOwed ? OWED : isOpen ? OPEN : NONE;
    return (
      <Paper isRaised>
        <div className={styles.bill}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <LinkButton variant="quiet" to="/account/subscription">
            See your membership
          </LinkButton>
        </div>
      </Paper>
    );
  }
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

const OWED = {
  heading: 'A payment is owed',
  text: 'The last payment did not go through. Update your card or retry the payment.',
};
const OPEN = {
  heading: 'A payment is not complete yet',
  text: 'Your bank has not confirmed it yet. No other payment is due.',
};
const NONE = {
  heading: 'No upcoming payment',
  text: 'Nothing is charged until you start or resume a membership.',
};
