import { describe, expect, test } from 'vitest';
import { anInvoice, aTip } from '../../testing/invoices.ts';
import {
  hasReceipt,
  subtractRefunds,
  formatInvoicePeriod,
  receiptPath,
  describeInvoiceStatus,
  buildThanks,
} from './invoiceRules.ts';
import { findOpenTip, readerName, TIP_OPTIONS } from '../tips/tipRules.ts';

describe('an invoice', () => {
  test.each([
    ['open', 'Not paid yet', false],
    ['paid', 'Paid', true],
    ['partly_refunded', '$7.00 refunded', true],
    ['refunded', 'Refunded', true],
    ['void', 'Not charged', false],
  ] as const)('that is %s is labelled: %s', (status, label, isReceipted) => {
    const invoice = anInvoice({ status, refundedCents: 700 });
    expect(describeInvoiceStatus(invoice).label).toBe(label);
    expect(hasReceipt(invoice)).toBe(isReceipted);
  });

  test('of a membership shows its period, with the year once', () => {
    expect(formatInvoicePeriod(anInvoice())).toBe('20 November – 20 December 2026');
    expect(formatInvoicePeriod(aTip())).toBeNull();
  });

  test('links to the receipt on the page of the member or the writer', () => {
    expect(receiptPath(7, undefined)).toBe('/account/billing/7');
    expect(receiptPath(7, 3)).toBe('/manage/users/3/invoices/7');
  });
});

test('the amount that remains paid excludes refunds', () => {
  expect(subtractRefunds([], 1_900)).toBe(1_900);
  expect(
    subtractRefunds(
      [
        { amountCents: 700, refundedAt: 1 },
        { amountCents: 1_200, refundedAt: 2 },
      ],
      1_900,
    ),
  ).toBe(0);
});

test('a receipt thanks for the membership or the tip', () => {
  const receipt = {
    seller: { name: 'Moonletter', email: 'letters@moonletter.test' },
    member: { firstName: 'Rosalind', lastName: 'Achterberg', email: 'rosalind@example.test' },
    refunds: [],
  };
  expect(buildThanks({ ...receipt, invoice: anInvoice() })).toBe(
    'Thank you, Rosalind, for letting us write to you.',
  );
  expect(buildThanks({ ...receipt, invoice: aTip() })).toBe(
    'Thank you, Rosalind. It was kind of you to tip your reader.',
  );
});

describe('a tip', () => {
  test('is offered as 2, 5, 10 dollars or another amount', () => {
    expect(TIP_OPTIONS.map(({ label }) => label)).toEqual(['$2', '$5', '$10', 'Other']);
  });

  test('is for the reader who signed', () => {
    expect(readerName({ firstName: 'Selene' })).toBe('Selene');
    expect(readerName(null)).toBe('your reader');
  });

  test('that the bank has not answered is the open invoice for that request', () => {
    const open = aTip({ id: 9, status: 'open' });
    const invoices = [
      aTip({ readingRequestId: 41, status: 'open' }),
      anInvoice({ status: 'open' }),
      aTip(),
      open,
    ];
    expect(findOpenTip(invoices, 42)).toBe(open);
    expect(findOpenTip(invoices, 40)).toBeUndefined();
  });
});
