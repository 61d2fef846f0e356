import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Card, listCards } from '#contract/billing/calls.ts';
import { billingRefusals } from '#contract/billing/refusals.ts';
import { moneyInWords } from '#contract/billing/words.ts';
import { ask } from '../platform/queries.ts';
import { LinkButton } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { receiptPath } from './invoiceRules.ts';
import { BankConfirmation } from './OpenPaymentNotice.tsx';
import styles from './Tip.module.css';
import { TipForm } from './TipForm.tsx';
import { readerName } from './tipRules.ts';
import { useTip } from './useTip.ts';

interface TipProps {
  /** A request that is answered. */
  readingRequestId: number;
  /** Who signed the answer. */
  reader: { firstName: string } | null;
}

/** A tip for the reader of a letter. The letter does not wait for it: it appears once the cards are known. */
export function Tip({ readingRequestId, reader }: TipProps) {
  const { data } = useQuery(ask(listCards, {}));
  if (data === undefined) return null;
  const card = data.cards.find(({ id }) => id === data.defaultPaymentMethod);
  const name = readerName(reader);
  return (
    <section className={styles.tip} aria-label={`Tip for ${name}`}>
      <h2>Leave {name} a tip</h2>
      {card === undefined ? (
        <div className={styles.noCard}>
          <p>A tip is paid with your default card, and there is none yet.</p>
          <LinkButton variant="quiet" to="/account/payment">
            Add a card
          </LinkButton>
        </div>
      ) : (
        <GiveTip readingRequestId={readingRequestId} name={name} card={card} />
      )}
    </section>
  );
}

interface GiveTipProps {
  readingRequestId: number;
  name: string;
  card: Card;
}

function GiveTip({ readingRequestId, name, card }: GiveTipProps) {
  const { give, confirmation, unanswered, given, round } = useTip(readingRequestId, name);
  return (
    <>
      <div hidden={unanswered.isAwaited}>
        <TipForm key={round} name={name} card={card} onGive={give} />
      </div>
      {unanswered.isAwaited && (
        <p role="status">
          {billingRefusals.payment_unknown.says}. Your <Link to="/account/billing">billing history</Link>{' '}
          shows what becomes of it.
        </p>
      )}
      <FormError>
        {unanswered.isDeclined
          ? 'Your bank declined this tip. Nothing was charged, and you may try again'
          : undefined}
      </FormError>
      {confirmation.isWanted && <BankConfirmation confirmation={confirmation} />}
      {given !== null && (
        <p ref={takeFocus} tabIndex={-1} className={styles.given}>
          {moneyInWords(given.amountCents)} for {name}. Thank you.{' '}
          <Link to={receiptPath(given.id, undefined)}>Receipt</Link>
        </p>
      )}
    </>
  );
}

/** The form that had it begins anew. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
