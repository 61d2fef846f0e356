import { useQuery } from '@tanstack/react-query';
import { type Card, listCards } from '#contract/billing/calls.ts';
import { billingRefusals } from '#contract/billing/refusals.ts';
import { formatBillingDate, formatMoney } from '#contract/billing/format.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ErrorText, FormError } from '../../ui/FormError.tsx';
import { focusOnMount } from '../../ui/lostFocus.ts';
import { receiptPath } from '../invoices/invoiceRules.ts';
import { BankConfirmation } from '../payments/OpenPaymentNotice.tsx';
import styles from './TipSection.module.css';
import { TipForm } from './TipForm.tsx';
import { isTip, readerName } from './tipRules.ts';
import { useGiveTip } from './useGiveTip.ts';
import { Link } from '../../ui/Link.tsx';

interface TipProps {
  /** An answered request. */
  readingRequestId: number;
  /** The reader who signed the answer. */
  reader: { firstName: string } | null;
  /** The earlier tips. */
  tips: ReadingRequest['tips'];
}

/** A tip for the reader of a letter. Appears once the cards are loaded, so that the letter does not wait for it. */
export function TipSection({ readingRequestId, reader, tips }: TipProps) {
  const { data } = useQuery(queryOptionsFor(listCards, {}));
  const name = readerName(reader);
  if (data === undefined) return null;
  const card = data.cards.find(({ id }) => id === data.defaultPaymentMethod);
  return (
    <section className={styles.tip} aria-label={`Tip for ${name}`}>
      <h2>Leave {name} a tip</h2>
      {card === undefined ? (
        <div className={styles.noCard}>
          <GivenTips tips={tips} name={name} />
          <p>A tip is paid with your default card, and there is none yet.</p>
          <LinkButton variant="quiet" to="/account/payment">
            Add a card
          </LinkButton>
        </div>
      ) : (
        <GiveTip readingRequestId={readingRequestId} name={name} tips={tips} card={card} />
      )}
    </section>
  );
}

interface GivenTipsProps extends Pick<TipProps, 'tips'> {
  name: string;
}

const GivenTips = ({ tips, name }: GivenTipsProps) =>
  tips.length > 0 && (
    <ul className={styles.before} aria-label="Tips given">
      {tips.map(({ amountCents, createdAt }) => (
        <li key={createdAt}>
          {formatMoney(amountCents)} for {name} on {formatBillingDate(toEpochSeconds(createdAt))}. Thank you.
        </li>
      ))}
    </ul>
  );

const toEpochSeconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);

interface GiveTipProps extends GivenTipsProps, Pick<TipProps, 'readingRequestId'> {
  card: Card;
}

function GiveTip({ readingRequestId, name, tips, card }: GiveTipProps) {
  const { give, confirmation, unanswered, lostAmount, decline, given, formKey } = useGiveTip({
    readingRequestId,
    name,
    tips,
    card,
  });
  // Shown below with its receipt, not among the earlier tips.
  const earlierTips = tips.filter((tip) => given === null || !isTip(given, tip));
  return (
    <>
      <GivenTips tips={earlierTips} name={name} />
      <div hidden={unanswered.isAwaited}>
        <TipForm key={formKey} name={name} card={card} onGive={give} />
      </div>
      {unanswered.isAwaited && (
        <p role="status">
          {billingRefusals.payment_unknown.message}. Your <Link to="/account/billing">billing history</Link>{' '}
          shows its status.
        </p>
      )}
      {unanswered.isOverdue && (
        <p role="status">
          Your tip has not gone through so far. You can try again: until the bank has answered, you are not
          charged a second time.
        </p>
      )}
      <FormError>{describeFailure(unanswered.isDeclined, lostAmount)}</FormError>
      {decline !== null && <ErrorText>{decline}</ErrorText>}
      {confirmation.isRequested && <BankConfirmation confirmation={confirmation} />}
      {given !== null && (
        <p ref={focusOnMount} tabIndex={-1} className={styles.given}>
          {formatMoney(given.amountCents)} for {name}. Thank you.{' '}
          <Link to={receiptPath(given.id, undefined)}>Receipt</Link>
        </p>
      )}
    </>
  );
}

function describeFailure(isDeclined: boolean, lostAmount: string | null): string | undefined {
  if (isDeclined) return 'Your bank declined this tip. Nothing was charged, and you may try again';
  if (lostAmount === null) return undefined;
  return `There was no answer, so your tip of $${lostAmount} may have been paid. Send it again to find out: it is charged only once`;
}
