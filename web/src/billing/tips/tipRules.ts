import type { Invoice } from '#contract/billing/calls.ts';
import { TIP_CHOICES } from '#contract/billing/codes.ts';

/** The name of the tip's recipient: the reader who signed, or a fallback for an unsigned letter. */
export const readerName = (reader: { firstName: string } | null): string =>
  reader === null ? 'your reader' : reader.firstName;

export type TipChoice = `${(typeof TIP_CHOICES)[number]}` | 'other';

/** The suggested tips with their labels. */
export const TIP_OPTIONS: readonly { value: TipChoice; label: string }[] = [
  ...TIP_CHOICES.map((dollars) => ({ value: `${dollars}` as const, label: `$${dollars}` })),
  { value: 'other', label: 'Other' },
];

/** The message after the tip is charged. */
export const buildTipThanks = (name: string): string => `Your tip for ${name} is paid`;

/** The tip for a request that is still awaiting the bank's answer. */
export const findOpenTip = (invoices: readonly Invoice[], readingRequestId: number): Invoice | undefined =>
  invoices.find(
    (invoice) =>
      invoice.kind === 'tip' && invoice.status === 'open' && invoice.readingRequestId === readingRequestId,
  );

/** A tip as a letter shows it. */
export interface GivenTip {
  amountCents: number;
  createdAt: string;
}

/** Whether an invoice, whose times are in whole seconds, is this tip. */
export const isTip = ({ amountCents, createdAt }: Invoice, tip: GivenTip): boolean =>
  tip.amountCents === amountCents && Math.floor(Date.parse(tip.createdAt) / 1000) === createdAt;

/** The paid invoice of a tip that was awaited: the one that was open, or else one that the letter did not show before. */
export const findSettledTip = (
  invoices: readonly Invoice[],
  readingRequestId: number,
  { openId, earlierTips }: { openId: number | null; earlierTips: readonly GivenTip[] },
): Invoice | undefined =>
  invoices.find(
    (invoice) =>
      invoice.kind === 'tip' &&
      invoice.status === 'paid' &&
      invoice.readingRequestId === readingRequestId &&
      (openId === null ? !earlierTips.some((tip) => isTip(invoice, tip)) : invoice.id === openId),
  );
