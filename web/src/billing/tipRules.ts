import type { Invoice } from '#contract/billing/calls.ts';
import { TIP_CHOICES } from '#contract/billing/codes.ts';

/** Whom a tip is for: the reader who signed, or whoever wrote where nobody did. */
export const readerName = (reader: { firstName: string } | null): string =>
  reader === null ? 'your reader' : reader.firstName;

export type TipChoice = `${(typeof TIP_CHOICES)[number]}` | 'other';

/** What is offered, as its buttons say it. */
export const TIP_OPTIONS: readonly { value: TipChoice; label: string }[] = [
  ...TIP_CHOICES.map((dollars) => ({ value: `${dollars}` as const, label: `$${dollars}` })),
  { value: 'other', label: 'Other' },
];

/** What is thanked with, once it is charged. */
export const buildTipThanks = (name: string): string => `Your tip for ${name} is paid`;

/** The tip for a request that has been asked of the bank and not answered yet. */
export const findOpenTip = (invoices: readonly Invoice[], readingRequestId: number): Invoice | undefined =>
  invoices.find(
    (invoice) =>
      invoice.kind === 'tip' && invoice.status === 'open' && invoice.readingRequestId === readingRequestId,
  );
