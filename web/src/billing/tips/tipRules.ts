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
