import type { Invoice, Receipt } from '#contract/billing/calls.ts';
import type { InvoiceStatus } from '#contract/billing/codes.ts';
import { formatMoney, formatBillingPeriod } from '#contract/billing/format.ts';

interface InvoiceStatusLabel {
  phase: 'half' | 'full' | 'empty';
  label: string;
}

const STATUS_LABELS: Record<Exclude<InvoiceStatus, 'partly_refunded'>, InvoiceStatusLabel> = {
  open: { phase: 'half', label: 'Not paid yet' },
  paid: { phase: 'full', label: 'Paid' },
  refunded: { phase: 'empty', label: 'Refunded' },
  void: { phase: 'empty', label: 'Not charged' },
};

/** An invoice's status in a few words, with its moon. */
export const describeInvoiceStatus = ({ status, refundedCents }: Invoice): InvoiceStatusLabel =>
  status === 'partly_refunded'
    ? { phase: 'half', label: `${formatMoney(refundedCents)} refunded` }
    : STATUS_LABELS[status];

/** The period that an invoice pays for: `20 November – 20 December 2026`; null if it is not for a membership. */
export const formatInvoicePeriod = ({ periodStart, periodEnd }: Invoice): string | null =>
  periodStart === null || periodEnd === null ? null : formatBillingPeriod(periodStart, periodEnd);

/** Whether there is a receipt: for every received payment, even if it was refunded later. */
export const hasReceipt = ({ status }: Invoice): boolean => status !== 'open' && status !== 'void';

/** The path of a receipt; writers pass the member's id. */
export const receiptPath = (invoiceId: number, userId: number | undefined): string =>
  userId === undefined ? `/account/billing/${invoiceId}` : `/manage/users/${userId}/invoices/${invoiceId}`;

/** The opening of a thank-you letter. */
export const buildThanks = ({ invoice, member }: Receipt): string =>
  invoice.kind === 'tip'
    ? `Thank you, ${member.firstName}. It was kind of you to tip your reader.`
    : `Thank you, ${member.firstName}, for letting us write to you.`;

/** The amount that remains paid after refunds. */
export const subtractRefunds = (refunds: Receipt['refunds'], amountCents: number): number =>
  refunds.reduce((left, refund) => left - refund.amountCents, amountCents);

/** What can still be refunded of an invoice, in cents. */
export const refundableCents = ({ status, amountCents, refundedCents }: Invoice): number =>
  status === 'paid' || status === 'partly_refunded' ? amountCents - refundedCents : 0;

export const isRefundable = (invoice: Invoice): boolean => refundableCents(invoice) > 0;
