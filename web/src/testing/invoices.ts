import type { Invoice } from '#contract/billing/calls.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

/** An invoice of 20 November 2026, paid with a Visa. */
export const anInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  id: 7,
  number: 'ML-000007',
  kind: 'membership',
  status: 'paid',
  productId: 2,
  periodStart: at('2026-11-20'),
  periodEnd: at('2026-12-20'),
  amountCents: 1_900,
  taxCents: 0,
  refundedCents: 0,
  card: { brand: 'visa', last4: '4242' },
  readingRequestId: null,
  description: 'Monthly membership',
  createdAt: at('2026-11-20'),
  paidAt: at('2026-11-20'),
  ...more,
});

export const aTip = (more: Partial<Invoice> = {}): Invoice =>
  anInvoice({
    id: 8,
    number: 'ML-000008',
    kind: 'tip',
    productId: null,
    periodStart: null,
    periodEnd: null,
    amountCents: 500,
    readingRequestId: 42,
    description: 'Tip for Selene',
    ...more,
  });
