import type { ReactNode } from 'react';
import type { Invoice } from '#contract/billing/calls.ts';
import { describeCard, formatBillingDate, formatMoney } from '#contract/billing/format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { StatusMoon } from '../../ui/StatusMoon.tsx';
import { LoadMore, toLoadMoreProps } from '../../ui/LoadMore.tsx';
import { WholeDates } from '../../ui/WholeDates.tsx';
import styles from './InvoiceList.module.css';
import { useInvoices } from './invoiceQueries.ts';
import { hasReceipt, formatInvoicePeriod, receiptPath, describeInvoiceStatus } from './invoiceRules.ts';
import type { ForMember } from '../queries.ts';

interface InvoiceListProps extends ForMember {
  /** The actions below an invoice. */
  actions?: (invoice: Invoice) => ReactNode;
}

/** A member's invoices, newest first, with links to their receipts. */
export function InvoiceList({ userId, actions }: InvoiceListProps) {
  const list = useInvoices({ userId });
  const invoices = list.data;
  if (invoices.length === 0)
    return (
      <EmptyState message="No payments yet">
        <p>Each membership payment and each tip appears here, with a receipt to print.</p>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} userId={userId} actions={actions?.(invoice)} />
        ))}
      </ul>
      <LoadMore {...toLoadMoreProps(list)} />
    </>
  );
}

interface InvoiceRowProps extends ForMember {
  invoice: Invoice;
  actions: ReactNode;
}

function InvoiceRow({ invoice, userId, actions }: InvoiceRowProps) {
  const { id, number, description, amountCents, createdAt, paidAt, card } = invoice;
  const period = formatInvoicePeriod(invoice);
  return (
    <li className={styles.row}>
      <h3 className={styles.what}>{description}</h3>
      <p className={styles.when}>
        {formatBillingDate(paidAt ?? createdAt)}
        {card !== null && <span>{describeCard(card)}</span>}
      </p>
      {period !== null && (
        <p className={styles.period}>
          <WholeDates>{`For ${period}`}</WholeDates>
        </p>
      )}
      <p className={styles.status}>
        <StatusMoon {...describeInvoiceStatus(invoice)} />
      </p>
      <p className={styles.amount}>{formatMoney(amountCents)}</p>
      {hasReceipt(invoice) && (
        <Link className={styles.receipt} to={receiptPath(id, userId)} aria-label={`Receipt ${number}`}>
          Receipt
        </Link>
      )}
      {actions !== undefined && actions !== null && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
