import type { Invoice, SubscriptionInfo } from '#contract/billing/calls.ts';
import { describeCard, formatBillingDate, formatMoney } from '#contract/billing/format.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Paper } from '../../ui/Paper.tsx';
import styles from './NextCharge.module.css';
import { useNewSubscriptionInfo, useSubscriptionInfo } from '../queries.ts';
import { WholeDates } from '../../ui/WholeDates.tsx';
import { buildSummary } from '../membership/summary.ts';
import { findOpenInvoice, useInvoices } from './invoiceQueries.ts';

/** The next charge: its amount, date and card; or why there is none. */
export function NextCharge() {
  const info = useSubscriptionInfo();
  const { nextCharge, currentSubscriptionStatus } = info;
  const { defaultCard, actions } = useNewSubscriptionInfo();
  const { data: invoices } = useInvoices({});
  if (nextCharge === null || currentSubscriptionStatus === 'payment_failed') {
    const { heading, text } = describeNoCharge(info, actions.retry?.amountCents, findOpenInvoice(invoices));
    return (
      <Paper isRaised>
        <div className={styles.bill}>
          <h2>{heading}</h2>
          <p>
            <WholeDates>{text}</WholeDates>
          </p>
          {currentSubscriptionStatus === 'payment_failed' ? (
            <LinkButton to="/account/subscription">Go to the payment</LinkButton>
          ) : (
            <LinkButton variant="quiet" to="/account/subscription">
              See your membership
            </LinkButton>
          )}
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

/** Why no charge is planned as usual. What is owed or ends is said in the words of the membership's page. */
function describeNoCharge(
  info: SubscriptionInfo,
  owedCents: number | undefined,
  openInvoice: Invoice | undefined,
) {
  const { text } = buildSummary(info, owedCents, openInvoice?.createdAt);
  if (info.currentSubscriptionStatus === 'payment_failed') return { heading: 'A payment is owed', text };
  if (openInvoice !== undefined) return OPEN;
  return info.currentSubscriptionStatus === 'cancel_upcoming' ? { ...NONE, text } : NONE;
}

const OPEN = {
  heading: 'A payment is not complete yet',
  text: 'Your bank has not confirmed it yet. No other payment is due.',
};
const NONE = {
  heading: 'No upcoming payment',
  text: 'Nothing is charged until you start or resume a membership.',
};
