import type { Receipt } from '#contract/billing/calls.ts';
import { describeCard, formatBillingDate, formatMoney } from '#contract/billing/format.ts';
import { formatFullName } from '#contract/fullName.ts';
import { Button } from '../../ui/Button.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { WholeDates } from '../../ui/WholeDates.tsx';
import { subtractRefunds, formatInvoicePeriod, buildThanks } from './invoiceRules.ts';
import styles from './ReceiptLetter.module.css';

interface ReceiptProps {
  receipt: Receipt;
}

/** A receipt as a letter: sealed, itemised, printed on one page. */
export function ReceiptLetter({ receipt }: ReceiptProps) {
  const { invoice, seller } = receipt;
  const paidAt = formatBillingDate(invoice.paidAt ?? invoice.createdAt);
  return (
    <article className={styles.sheet} aria-label={`Receipt ${invoice.number}`}>
      <div className={styles.seal}>
        <Seal size={92} />
      </div>
      <p className={styles.date}>{paidAt}</p>
      <p className={styles.thanks}>{buildThanks(receipt)}</p>
      <p className={styles.text}>
        This letter is your receipt for {formatMoney(invoice.amountCents)}
        {invoice.card !== null && `, paid with ${describeCard(invoice.card)}`}. Please keep it for your
        records.
      </p>
      <ReceiptAmounts receipt={receipt} />
      <ReceiptDetails receipt={receipt} />
      <p className={styles.sign}>{seller.name}</p>
      <p className={styles.by}>
        Questions about this receipt? Write to <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </p>
      <div className={styles.tools}>
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </article>
  );
}

function ReceiptAmounts({ receipt: { invoice, refunds } }: ReceiptProps) {
  const { amountCents, taxCents } = invoice;
  const period = formatInvoicePeriod(invoice);
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
            {period !== null && (
              <span className={styles.period}>
                <WholeDates>{period}</WholeDates>
              </span>
            )}
          </td>
          <td>{formatMoney(amountCents - taxCents)}</td>
        </tr>
        {taxCents > 0 && (
          <tr>
            <td>Tax</td>
            <td>{formatMoney(taxCents)}</td>
          </tr>
        )}
        {refunds.map((refund, n) => (
          <tr key={n}>
            <td>Refunded on {formatBillingDate(refund.refundedAt)}</td>
            <td>{formatMoney(-refund.amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total paid</th>
          <td>{formatMoney(subtractRefunds(refunds, amountCents))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const ReceiptDetails = ({ receipt: { invoice, member } }: ReceiptProps) => (
  <dl className={styles.details}>
    <div>
      <dt>Receipt</dt>
      <dd>{invoice.number}</dd>
    </div>
    <div>
      <dt>Paid on</dt>
      <dd>{formatBillingDate(invoice.paidAt ?? invoice.createdAt)}</dd>
    </div>
    {invoice.card !== null && (
      <div>
        <dt>Paid with</dt>
        <dd>{describeCard(invoice.card)}</dd>
      </div>
    )}
    <div>
      <dt>Paid by</dt>
      <dd>
        <span dir="auto">{formatFullName(member)}</span>
        <span className={styles.email}>{member.email}</span>
      </dd>
    </div>
  </dl>
);
