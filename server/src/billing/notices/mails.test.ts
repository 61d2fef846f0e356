import { describe, expect, test } from 'vitest';
import { CARD_BRANDS } from '#contract/billing/codes.ts';
import { describeCard } from '#contract/billing/format.ts';
import { buildNoticeMail, buildOwnerMail } from './mails.ts';
import type { Notice } from './notices.ts';

const epochAt = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
const PUBLIC_URL = 'https://moonletter.test';
const ROSALIND = { email: 'rosalind@example.test', firstName: 'Rosalind', isNonCustomer: false };

const paid = {
  invoiceId: 118,
  number: 'ML-000118',
  description: 'Monthly membership',
  amountCents: 1_900,
  card: { brand: 'visa', last4: '4242' },
  paidAt: epochAt('2026-01-31'),
} as const;
const next = { date: epochAt('2026-02-28'), amountCents: 1_900 };
const annual = { date: epochAt('2026-02-28'), amountCents: 19_200 };
const unpaid = {
  amountCents: 1_900,
  nextRetryAt: epochAt('2026-03-01'),
  endsAt: epochAt('2026-03-14'),
  message: 'Your card was declined. Please try another card',
};
const RECEIPT = [
  'For',
  'Monthly membership',
  'Visa ending in 4242',
  'ML-000118',
  '31 January 2026',
  '$19.00',
];
/** The charge was made a day before it was settled. */
const beganAt = epochAt('2026-01-30');
const BEGAN = 'began on 30 January 2026';
const NEXT = ['28 February 2026', '$19.00'];
const BILL = '/account/billing/118';
const [MEMBERSHIP, CARDS] = ['/account/subscription', '/account/payment'];

/** `path` is null if the mail has no button. */
type Row = readonly [notice: Notice, subject: string, path: string | null, ...says: readonly string[]];

/** The expected texts of each mail, and the path of its button. */
const table = {
  welcome: [
    [{ kind: 'welcome', paid, beganAt, next }, 'Welcome to Moonletter', BILL, BEGAN, ...RECEIPT, ...NEXT],
    [{ kind: 'welcome', paid, beganAt, next: null }, 'Welcome to Moonletter', BILL, ...RECEIPT],
  ],
  welcome_back: [
    [{ kind: 'welcome_back', paid, beganAt, next }, 'Welcome back', BILL, BEGAN, ...RECEIPT, ...NEXT],
  ],
  renewed: [
    [
      { kind: 'renewed', paid: { ...paid, amountCents: 19_200 }, beganAt, next: annual },
      'Your membership has renewed for $192.00',
      BILL,
      'renewed on 30 January 2026',
      'renews automatically on 28 February 2026 for $192.00. Until then you can cancel it',
    ],
  ],
  recovered: [
    [
      { kind: 'recovered', paid, beganAt, next },
      'Your payment went through',
      BILL,
      BEGAN,
      ...RECEIPT,
      ...NEXT,
      'active again',
    ],
  ],
  upgrade_scheduled: [
    [
      { kind: 'upgrade_scheduled', next: annual },
      'Your plan becomes annual on 28 February 2026',
      MEMBERSHIP,
      '$192.00 is charged',
      'cancel the upgrade',
    ],
  ],
  upgrade_removed: [
    [{ kind: 'upgrade_removed', next }, 'You stay on the monthly plan', MEMBERSHIP, ...NEXT, 'is canceled'],
  ],
  skip_scheduled: [
    [
      {
        kind: 'skip_scheduled',
        pausedAt: epochAt('2026-02-28'),
        next: { ...next, date: epochAt('2026-03-31') },
      },
      'You skip the month from 28 February 2026',
      MEMBERSHIP,
      'is paused from 28 February 2026, and nothing is charged',
      'automatically on 31 March 2026, when $19.00 is charged',
    ],
  ],
  skip_removed: [[{ kind: 'skip_removed', next }, 'Your skip is canceled', MEMBERSHIP, ...NEXT]],
  access_until: [
    [
      { kind: 'access_until', until: epochAt('2028-02-29') },
      'Your membership ends on 29 February 2028',
      MEMBERSHIP,
      'paid until 29 February 2028',
      'Nothing more is charged',
    ],
  ],
  cancel_removed: [[{ kind: 'cancel_removed', next }, 'Your membership continues', MEMBERSHIP, ...NEXT]],
  canceled: [
    [{ kind: 'canceled', reason: 'asked' }, 'Your membership has ended', MEMBERSHIP, 'was canceled'],
    [{ kind: 'canceled', reason: 'period_over' }, 'Your membership has ended', MEMBERSHIP, 'period'],
    [{ kind: 'canceled', reason: 'unpaid' }, 'Your membership has ended', MEMBERSHIP, 'You owe nothing'],
    [{ kind: 'canceled', reason: 'disputed' }, 'Your membership has ended', MEMBERSHIP, 'dispute a payment'],
    [{ kind: 'canceled', reason: 'refunded' }, 'Your membership has ended', MEMBERSHIP, 'was refunded'],
    [
      { kind: 'canceled', reason: 'partly_refunded', amountCents: 550 },
      'Your membership has ended',
      MEMBERSHIP,
      'together with a refund of $5.50',
    ],
  ],
  ended_on_access_loss: [
    [
      { kind: 'ended_on_access_loss', reason: 'blocked', until: null },
      'Your membership has ended',
      null,
      'We have blocked your account',
      'nothing more is charged',
    ],
    [
      { kind: 'ended_on_access_loss', reason: 'promoted', until: epochAt('2026-02-28') },
      'Your membership ends on 28 February 2026',
      null,
      'a writer needs no membership',
      'paid until 28 February 2026, and nothing more is charged',
    ],
  ],
  payment_failed: [
    [
      { kind: 'payment_failed', ...unpaid },
      'Your payment did not go through',
      CARDS,
      'charge $19.00',
      'Your card was declined. Please try another card.',
      'We try again on 1 March 2026',
      'by 14 March 2026, your membership ends',
    ],
    [
      { kind: 'payment_failed', ...unpaid, nextRetryAt: null, message: 'Was it you?' },
      'Your payment did not go through',
      CARDS,
      'Was it you?\n',
      'We will not try this card again',
    ],
  ],
  payment_failed_again: [
    [
      { kind: 'payment_failed_again', ...unpaid },
      'Your payment has failed again',
      CARDS,
      'once more to charge $19.00',
      'We try again on 1 March 2026',
      'by 14 March 2026, your membership ends',
    ],
  ],
  no_card: [
    [
      { kind: 'no_card', amountCents: 1_900, endsAt: epochAt('2026-03-14') },
      'Your payment did not go through',
      CARDS,
      'could not charge $19.00 for your membership, because there is no card',
      'not paid by 14 March 2026',
    ],
  ],
  final_notice: [
    [
      { kind: 'final_notice', amountCents: 1_900, endsAt: epochAt('2026-03-14') },
      'Your membership ends on 14 March 2026 unless it is paid',
      CARDS,
      '$19.00',
      'by 14 March 2026',
    ],
  ],
  authentication_wanted: [
    [
      { kind: 'authentication_wanted', amountCents: 1_900, endsAt: epochAt('2026-03-14') },
      'Your bank asks you to confirm a payment',
      MEMBERSHIP,
      '$19.00',
      'by 14 March 2026',
    ],
  ],
  card_expiring: [
    [
      { kind: 'card_expiring', card: { brand: 'amex', last4: '0005' }, hasExpired: false, next },
      'Your card expires before your next payment',
      CARDS,
      'American Express ending in 0005) will have expired',
      ...NEXT,
    ],
    [
      { kind: 'card_expiring', card: { brand: 'amex', last4: '0005' }, hasExpired: true, next },
      'Your card has expired',
      CARDS,
      'American Express ending in 0005) has expired',
      ...NEXT,
    ],
  ],
  renewal_ahead: [
    [
      { kind: 'renewal_ahead', next: annual },
      'Your annual membership renews on 28 February 2026',
      MEMBERSHIP,
      '$192.00 is charged',
      'cancel before that day',
    ],
  ],
  upgrade_ahead: [
    [
      { kind: 'upgrade_ahead', next: annual },
      'Your plan becomes annual on 28 February 2026',
      MEMBERSHIP,
      '$192.00 is charged',
      'cancel the upgrade before that day',
    ],
  ],
  skip_ending: [
    [{ kind: 'skip_ending', next }, 'Your membership resumes on 28 February 2026', MEMBERSHIP, ...NEXT],
  ],
  tip_paid: [[{ kind: 'tip_paid', paid }, 'Thank you for your tip', BILL, ...RECEIPT, 'You gave $19.00']],
  refunded: [
    [
      { kind: 'refunded', amountCents: 550, number: 'ML-000118', description: 'Monthly membership' },
      'We have refunded $5.50',
      '/account/billing',
      'Monthly membership',
      'ML-000118',
      '$5.50',
    ],
  ],
} satisfies Record<Notice['kind'], readonly Row[]>;

const rows: readonly Row[] = Object.values(table).flat();
const toPlainText = (html: string) =>
  html
    .replaceAll(/<(style|title|div style="display:none)[^]*?<\/(style|title|div)>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&');

describe.each(rows.map((row) => [row[0].kind, row] as const))(
  '%s',
  (_, [notice, subject, path, ...contents]) => {
    const mail = buildNoticeMail(ROSALIND, notice, PUBLIC_URL);

    test('says what changed, when and for how much, in text and in HTML alike', () => {
      expect(mail.to).toBe('rosalind@example.test');
      expect(mail.subject).toBe(subject);
      for (const part of [mail.text, toPlainText(mail.html)]) {
        for (const text of ['Dear Rosalind,', ...contents]) expect(part).toContain(text);
        expect(part).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
        // No duplicate punctuation at the end of sentences.
        expect(part).not.toMatch(/\.\.|[!?]\./);
      }
    });

    test('has one link at most, and loads nothing over the network', () => {
      const links = [...mail.html.matchAll(/(?:href|src|background)="([^"]*)"/g)].map(([, link]) => link);
      expect(links).toEqual(path === null ? [] : [`${PUBLIC_URL}${path}`]);
      const addresses = mail.text.split('\n').filter((line) => line.startsWith(PUBLIC_URL));
      expect(addresses).toEqual(path === null ? [] : [`${PUBLIC_URL}${path}`]);
      expect(mail.html).not.toMatch(/url\(|@import|<img|<script/);
    });
  },
);

test('blocked users and writers get no offer to come back and no links to pages that are closed to them', () => {
  const ended: Notice = { kind: 'canceled', reason: 'period_over' };
  const mail = buildNoticeMail({ ...ROSALIND, isNonCustomer: true }, ended, PUBLIC_URL);
  expect(mail.text).toContain('it has ended with the period that you paid for');
  expect(mail.text).not.toMatch(/come back|moonletter\.test/i);
  const receipt = buildNoticeMail(
    { ...ROSALIND, isNonCustomer: true },
    { kind: 'tip_paid', paid },
    PUBLIC_URL,
  );
  expect(receipt.text).toContain('ML-000118');
  expect(receipt.text).not.toContain(PUBLIC_URL);
});

test('escapes text that people wrote', () => {
  const hostileText = `<img src=x onerror="alert(1)"> & 'Co'`;
  const tip = { ...paid, description: `Tip for ${hostileText}` };
  const { html, text } = buildNoticeMail(
    { ...ROSALIND, firstName: hostileText },
    { kind: 'tip_paid', paid: tip },
    PUBLIC_URL,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('Dear &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp;');
  expect(html).toContain('Tip for &lt;img src=x');
  expect(text).toContain(`Dear ${hostileText},`);
});

test('gives text that people wrote its own writing direction', () => {
  const tip = { ...paid, description: 'נועה' };
  const { html } = buildNoticeMail(ROSALIND, { kind: 'tip_paid', paid: tip }, PUBLIC_URL);
  expect(html).toMatch(/<td [^>]*dir="auto"[^>]*>נועה</);
  expect(html).toMatch(/<p [^>]*dir="auto"[^>]*>Dear/);
});

test('a line break cannot start another header', () => {
  const number = 'ML-1\r\nBcc: everyone@example.test';
  const member = { id: 7, email: 'rosalind@example.test' };
  const { subject } = buildOwnerMail(
    'owner@example.test',
    member,
    { kind: 'disputed', amountCents: 1, number },
    PUBLIC_URL,
  );
  expect(subject).toBe('A payment is disputed: ML-1 Bcc: everyone@example.test');
});

test.each([
  ['disputed', 'A payment is disputed: ML-000118', 'No membership is affected'],
  ['disputed_and_ended', 'A payment is disputed: ML-000118', 'canceled at once'],
  ['refund_failed', 'A refund could not be paid out: ML-000118', 'could not return the money'],
  ['refunded_late', 'A late payment was refunded: ML-000118', 'refunded automatically'],
] as const)('the owner gets a mail about what was %s', (kind, subject, contents) => {
  const member = { id: 7, email: 'rosalind@example.test' };
  const mail = buildOwnerMail(
    'owner@example.test',
    member,
    { kind, amountCents: 19_200, number: 'ML-000118' },
    PUBLIC_URL,
  );
  expect([mail.to, mail.subject]).toEqual(['owner@example.test', subject]);
  for (const part of [mail.text, toPlainText(mail.html)])
    for (const text of [contents, 'rosalind@example.test (7)', '$192.00', 'ML-000118'])
      expect(part).toContain(text);
  expect(mail.text).toContain(`${PUBLIC_URL}/manage/users/7`);
});

test.each(CARD_BRANDS)('a card of %s has a name', (brand) => {
  expect(describeCard({ brand, last4: '0005' })).toMatch(/^[A-Z][\w ]+ ending in 0005$/);
});
