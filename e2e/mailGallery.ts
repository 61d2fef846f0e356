import {
  buildPasswordChangedMail,
  buildPasswordResetMail,
  buildWriterInvitationMail,
} from '../server/src/accounts/mails.ts';
import { buildNoticeMail, buildOwnerMail } from '../server/src/billing/notices/mails.ts';
import type { Notice } from '../server/src/billing/notices/notices.ts';
import { buildLetterArrivalMail, buildMessageArrivalMail } from '../server/src/mails/arrivalMail.ts';
import { buildDigestMail } from '../server/src/mails/digestMail.ts';
import {
  buildHelpMail,
  buildProblemMail,
  buildUnaddedMail,
} from '../server/src/mails/inbound/inboundMails.ts';
import { INBOUND_PROBLEMS, type InboundProblem } from '../server/src/mails/inbound/inboundProblems.ts';
import { buildUnsubscribeFooter } from '../server/src/mails/unsubscribeLinks.ts';
import { parseConfig } from '../server/src/platform/config.ts';
import type { OutgoingMail } from '../server/src/platform/context.ts';
import { createSigner } from '../server/src/platform/signer.ts';
import { defaultHelpLines } from '../server/src/readings/safety/helpLines.ts';

const PUBLIC_URL = 'https://moonletter.example';
const epochAt = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
const services = {
  config: parseConfig({ SUPPORT_EMAIL: 'support@moonletter.example' }),
  publicUrl: () => PUBLIC_URL,
  signer: createSigner(Buffer.alloc(32)),
};
const MEMBER = { id: 7, userId: 7, email: 'rosalind@example.com', firstName: 'Rosalind', isBlocked: false };
const ISOLDE = { firstName: 'Isolde', name: 'Isolde Marr', pictureUrl: null };

const paidInvoice = {
  invoiceId: 118,
  number: 'ML-000118',
  description: 'Monthly membership',
  amountCents: 1_900,
  card: { brand: 'visa', last4: '4242' },
  paidAt: epochAt('2026-10-31'),
} as const;
const next = { date: epochAt('2026-11-30'), amountCents: 1_900 };
const annual = { ...next, amountCents: 19_200 };
const unpaid = {
  amountCents: 1_900,
  nextRetryAt: epochAt('2026-12-01'),
  endsAt: epochAt('2026-12-14'),
  message: 'Your card was declined. Please try another card',
};

const notices: Notice[] = [
  { kind: 'welcome', paid: paidInvoice, beganAt: paidInvoice.paidAt, next },
  { kind: 'welcome_back', paid: paidInvoice, beganAt: paidInvoice.paidAt, next },
  { kind: 'renewed', paid: paidInvoice, beganAt: paidInvoice.paidAt, next },
  { kind: 'recovered', paid: paidInvoice, beganAt: paidInvoice.paidAt, next },
  { kind: 'upgrade_scheduled', next: annual },
  { kind: 'upgrade_removed', next },
  { kind: 'skip_scheduled', pausedAt: next.date, next },
  { kind: 'skip_removed', next },
  { kind: 'access_until', until: next.date },
  { kind: 'cancel_removed', next },
  { kind: 'canceled', reason: 'asked' },
  { kind: 'ended_on_access_loss', reason: 'blocked', until: null },
  { kind: 'payment_failed', ...unpaid },
  { kind: 'payment_failed_again', ...unpaid, nextRetryAt: null },
  { kind: 'no_card', amountCents: 1_900, endsAt: unpaid.endsAt },
  { kind: 'final_notice', amountCents: 1_900, endsAt: unpaid.endsAt },
  { kind: 'authentication_wanted', amountCents: 1_900, endsAt: unpaid.endsAt },
  { kind: 'card_expiring', card: paidInvoice.card, hasExpired: false, next },
  { kind: 'renewal_ahead', next: annual },
  { kind: 'upgrade_ahead', next: annual },
  { kind: 'skip_ending', next },
  {
    kind: 'tip_paid',
    paid: { ...paidInvoice, description: 'Tip for “Will the house be sold”', amountCents: 500 },
  },
  { kind: 'refunded', amountCents: 1_900, number: paidInvoice.number, description: paidInvoice.description },
];

const buildArrival = (more: Partial<Parameters<typeof buildLetterArrivalMail>[0]> = {}) => {
  const unsubscribeUrl = `${PUBLIC_URL}/unsubscribe?token=answers.7.0123456789abcdef0123`;
  return {
    to: MEMBER,
    reader: ISOLDE,
    writtenOn: '22 Nov 2026',
    link: `${PUBLIC_URL}/42`,
    replyTo: 'reply+42.7.20780.0123456789abcdef0123@reply.moonletter.example',
    unsubscribeUrl,
    footer: buildUnsubscribeFooter(services, 'answers', unsubscribeUrl),
    ...more,
  };
};
const digestUrl = `${PUBLIC_URL}/unsubscribe?token=digest.7.0123456789abcdef0123`;

const REPLY = {
  from: ['rosalind@example.com'],
  recipients: [],
  returnPath: null,
  autoSubmitted: null,
  precedence: null,
  authenticationResults: null,
  identity: new Uint8Array(),
  text: 'Thank you, Isolde.\nIt came on a grey morning, and I read it twice.',
  wholeText: 'Thank you, Isolde.\nIt came on a grey morning, and I read it twice.',
  hasAttachments: true,
  isPermanentFailure: false,
};
const memberProblems = (Object.keys(INBOUND_PROBLEMS) as InboundProblem[]).filter(
  (kind) => kind !== 'other_sender',
);

/** One mail of every kind, for pictures (`npm run screens -- mail`). */
export const mailGallery: readonly { name: string; mail: OutgoingMail }[] = [
  { name: 'mail-letter', mail: buildLetterArrivalMail(buildArrival()) },
  {
    name: 'mail-letter-picture',
    mail: buildLetterArrivalMail(
      buildArrival({
        to: { ...MEMBER, firstName: 'Maximiliana-Antoinette-Wilhelmina' },
        reader: {
          firstName: 'Bartholomäus-Theodor',
          name: 'Bartholomäus-Theodor von der Wolkenburg',
          pictureUrl: `${PUBLIC_URL}/reader_pictures/1.webp`,
        },
        replyTo: undefined,
      }),
    ),
  },
  { name: 'mail-letter-nobody', mail: buildLetterArrivalMail(buildArrival({ reader: null })) },
  { name: 'mail-note', mail: buildMessageArrivalMail(buildArrival()) },
  {
    name: 'mail-digest',
    mail: buildDigestMail({
      to: { ...MEMBER, timeZone: 'Europe/Lisbon' },
      letters: [
        { reader: ISOLDE.name, writtenAt: '2026-11-22T10:00:00Z', isNew: true, isSealed: true },
        { reader: 'Corvin Ash', writtenAt: '2026-11-19T10:00:00Z', isNew: true, isSealed: false },
        { reader: null, writtenAt: '2026-11-02T10:00:00Z', isNew: false, isSealed: true },
      ],
      link: `${PUBLIC_URL}/`,
      unsubscribeUrl: digestUrl,
      footer: buildUnsubscribeFooter(services, 'digest', digestUrl),
    }),
  },
  ...memberProblems.map((problem) => ({
    name: `mail-reply-${problem}`,
    mail: buildProblemMail(services, { member: MEMBER, requestId: 42, problem }),
  })),
  {
    name: 'mail-reply-help',
    mail: buildHelpMail(services, { member: MEMBER, requestId: 42, helpLines: defaultHelpLines.everywhere }),
  },
  {
    name: 'mail-owner-reply',
    mail: buildUnaddedMail(services, {
      member: MEMBER,
      requestId: 42,
      problem: 'other_sender',
      mail: REPLY,
      isDanger: false,
    }),
  },
  {
    name: 'mail-password',
    mail: buildPasswordResetMail(MEMBER.email, `${PUBLIC_URL}/forgot_password/confirm?token=t`),
  },
  {
    name: 'mail-password-changed',
    mail: buildPasswordChangedMail(MEMBER.email, {
      url: PUBLIC_URL,
      ownerEmail: 'support@moonletter.example',
    }),
  },
  {
    name: 'mail-invitation',
    mail: buildWriterInvitationMail({
      to: 'una@example.com',
      firstName: 'Una',
      link: `${PUBLIC_URL}/forgot_password/confirm?token=t`,
    }),
  },
  ...notices.map((notice) => ({
    name: `mail-${notice.kind}`,
    mail: buildNoticeMail(
      { ...MEMBER, isNonCustomer: notice.kind === 'ended_on_access_loss' },
      notice,
      PUBLIC_URL,
    ),
  })),
  ...(['disputed', 'refunded_late'] as const).map((kind) => ({
    name: `mail-owner-${kind}`,
    mail: buildOwnerMail(
      'support@moonletter.example',
      MEMBER,
      { kind, amountCents: 1_900, number: paidInvoice.number },
      PUBLIC_URL,
    ),
  })),
];
