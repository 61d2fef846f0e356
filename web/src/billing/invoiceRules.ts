import type { Invoice, Receipt } from '#contract/billing/calls.ts';
import type { InvoiceStatus } from '#contract/billing/codes.ts';
import { moneyInWords, periodInWords } from '#contract/billing/words.ts';

interface StatusWords {
  phase: 'half' | 'full' | 'empty';
  says: string;
}

const STATUS_WORDS: Record<Exclude<InvoiceStatus, 'partly_refunded'>, StatusWords> = {
  open: { phase: 'half', says: 'Not paid yet' },
  paid: { phase: 'full', says: 'Paid' },
  refunded: { phase: 'empty', says: 'Refunded' },
  void: { phase: 'empty', says: 'Not charged' },
};

/** What became of a bill, in a few words and with its moon. */
export const statusWords = ({ status, refundedCents }: Invoice): StatusWords =>
  status === 'partly_refunded'
    ? { phase: 'half', says: `${moneyInWords(refundedCents)} refunded` }
    : STATUS_WORDS[status];

/** The time it pays for: `20 November – 20 December 2026`; null for what is no membership. */
export const periodOf = ({ periodStart, periodEnd }: Invoice): string | null =>
  periodStart === null || periodEnd === null ? null : periodInWords(periodStart, periodEnd);

/** A receipt is for money that came in, also where it was given back since. */
export const hasReceipt = ({ status }: Invoice): boolean => status !== 'open' && status !== 'void';

/** Where a receipt is read; a writer gives the member's id. */
export const receiptPath = (invoiceId: number, userId: number | undefined): string =>
  userId === undefined ? `/account/billing/${invoiceId}` : `/manage/users/${userId}/invoices/${invoiceId}`;

/** What a letter of thanks begins with. */
export const thanksFor = ({ invoice, member }: Receipt): string =>
  invoice.kind === 'tip'
    ? `Thank you, ${member.firstName}. It was kind of you to tip your reader.`
    : `Thank you, ${member.firstName}, for letting us write to you.`;

/** What is left paid once the refunds are taken off. */
export const paidAfter = (refunds: Receipt['refunds'], amountCents: number): number =>
  refunds.reduce((left, refund) => left - refund.amountCents, amountCents);

/** What of an invoice can still be given back, in cents. */
export const leftOf = ({ status, amountCents, refundedCents }: Invoice): number =>
  status === 'paid' || status === 'partly_refunded' ? amountCents - refundedCents : 0;

export const isRefundable = (invoice: Invoice): boolean => leftOf(invoice) > 0;
