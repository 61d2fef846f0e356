import type { Receipt } from '#contract/billing/calls.ts';
import { Button } from '../ui/Button.tsx';
import { Seal } from '../ui/Seal.tsx';
import { paidAfter, periodOf, thanksFor } from './invoiceRules.ts';
import styles from './ReceiptLetter.module.css';
import { cardName, dayOf, money } from './rules.ts';

interface ReceiptProps {
  receipt: Receipt;
}

/** A receipt on the paper of the house: sealed, itemised, and printed on one page. */
export function ReceiptLetter({ receipt }: ReceiptProps) {
  const { invoice, seller } = receipt;
  const paidAt = dayOf(invoice.paidAt ?? invoice.createdAt);
  return (
    <article className={styles.sheet} aria-label={`Receipt ${invoice.number}`}>
      <div className={styles.seal}>
        <Seal size={92} />
      </div>
      <p className={styles.date}>{paidAt}</p>
      <p className={styles.thanks}>{thanksFor(receipt)}</p>
      <p className={styles.text}>
        This letter is your receipt for {money(invoice.amountCents)}
        {invoice.card !== null && `, paid with ${cardName(invoice.card)}`}. Please keep it for your records.
      </p>
      <Amounts receipt={receipt} />
      <Details receipt={receipt} />
      <p className={styles.sign}>{seller.name}</p>
      <p className={styles.by}>
        Questions about this bill? Write to <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </p>
      <div className={styles.tools}>
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </article>
  );
}

function Amounts({ receipt: { invoice, refunds } }: ReceiptProps) {
  const { amountCents, taxCents } = invoice;
  const period = periodOf(invoice);
  return (
    <table className={styles.amounts}>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {invoice.description}
            {period !== null && <span className={styles.period}>{period}</span>}
          </td>
          <td>{money(amountCents - taxCents)}</td>
        </tr>
        {taxCents > 0 && (
          <tr>
            <td>Tax</td>
            <td>{money(taxCents)}</td>
          </tr>
        )}
        {refunds.map((refund, n) => (
          <tr key={n}>
            <td>Refunded on {dayOf(refund.refundedAt)}</td>
            <td>{money(-refund.amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total paid</th>
          <td>{money(paidAfter(refunds, amountCents))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const Details = ({ receipt: { invoice, member } }: ReceiptProps) => (
  <dl className={styles.details}>
    <div>
      <dt>Receipt</dt>
      <dd>{invoice.number}</dd>
    </div>
    <div>
      <dt>Paid on</dt>
      <dd>{dayOf(invoice.paidAt ?? invoice.createdAt)}</dd>
    </div>
    {invoice.card !== null && (
      <div>
        <dt>Paid with</dt>
        <dd>{cardName(invoice.card)}</dd>
      </div>
    )}
    <div>
      <dt>Paid by</dt>
      <dd>
        {member.firstName} {member.lastName}
        <span className={styles.email}>{member.email}</span>
      </dd>
    </div>
  </dl>
);
