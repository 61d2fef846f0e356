import { describeCard, formatBillingDate as day, formatMoney as money } from '#contract/billing/format.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { OutgoingMail } from '../../platform/context.ts';
import { type MailContent, buildMail } from '../../platform/mail/buildMail.ts';
import type { NextCharge, Notice, OwnerNotice, PaidDetails, UnpaidDetails } from './notices.ts';

type Kind = Notice['kind'];
/** The notice of this kind, also where several kinds share a shape. */
type NoticeOf<K extends Kind, Each = Notice> = Each extends { kind: infer Kinds }
  ? K extends Kinds
    ? Omit<Each, 'kind'> & { kind: K }
    : never
  : never;

/** A letter whose button has a path; the public URL is prepended. */
type NoticeLetter = Omit<MailContent, 'action'> & { action?: { label: string; path: string } };

const MEMBERSHIP_PATH = '/account/subscription';
const CARDS_PATH = '/account/payment';
const BILLING_PATH = '/account/billing';

/** The mail for a notice: what changed, when, for how much, and what the member can do. */
export function buildNoticeMail(
  to: { email: string; firstName: string; isNonCustomer: boolean },
  notice: Notice,
  publicUrl: string,
): OutgoingMail {
  const { action, ...draft } = to.isNonCustomer ? renderForNonCustomer(notice) : renderNotice(notice);
  return buildMail(to.email, {
    ...draft,
    greeting: `Dear ${to.firstName}`,
    ...(action && { action: { label: action.label, link: new URL(action.path, publicUrl).href } }),
  });
}

/** Blocked users and writers cannot open members' pages, so these mails have no links and no offer to come back. */
function renderForNonCustomer(notice: Notice): NoticeLetter {
  const { action: _, ...draft } = renderNotice(notice);
  return notice.kind === 'canceled' ? { ...draft, paragraphs: [describeEnd(notice)] } : draft;
}

function renderNotice<K extends Kind>(notice: NoticeOf<K>): NoticeLetter {
  const write = NOTICE_TEMPLATES[notice.kind as K] as (notice: NoticeOf<K>) => NoticeLetter;
  return write(notice);
}

const NOTICE_TEMPLATES: { [K in Kind]: (notice: NoticeOf<K>) => NoticeLetter } = {
  welcome: ({ paid, beganAt, next }) => ({
    subject: `Welcome to ${PRODUCT_NAME}`,
    paragraphs: [
      `Your membership began on ${day(beganAt)}. Ask what is on your mind, and a reader will answer you by letter.`,
      ...describeRenewal(next),
    ],
    ...buildReceiptLines(paid),
  }),
  welcome_back: ({ paid, beganAt, next }) => ({
    subject: 'Welcome back',
    paragraphs: [
      `Your membership is active again, and a new period began on ${day(beganAt)}. You can ask for a reading right away.`,
      ...describeRenewal(next),
    ],
    ...buildReceiptLines(paid),
  }),
  renewed: ({ paid, beganAt, next }) => ({
    subject: `Your membership has renewed for ${money(paid.amountCents)}`,
    paragraphs: [
      `Your membership renewed on ${day(beganAt)}. Thank you for staying: here is your receipt.`,
      ...describeRenewal(next),
    ],
    ...buildReceiptLines(paid),
  }),
  recovered: ({ paid, beganAt, next }) => ({
    subject: 'Your payment went through',
    paragraphs: [
      `Your payment of ${money(paid.amountCents)} went through, and your membership is active again. A new period began on ${day(beganAt)}.`,
      ...describeRenewal(next),
    ],
    ...buildReceiptLines(paid),
  }),

  upgrade_scheduled: ({ next }) => ({
    subject: `Your plan becomes annual on ${day(next.date)}`,
    paragraphs: [
      `On ${day(next.date)} your plan changes from monthly to annual, and ${money(next.amountCents)} is charged to your default card. Nothing is charged before that day, and your monthly plan continues until then.`,
      'If you would rather stay monthly, you can cancel the upgrade until that day.',
    ],
    action: seeMembershipAction,
  }),
  upgrade_removed: ({ next }) => ({
    subject: 'You stay on the monthly plan',
    paragraphs: [
      `The upgrade to the annual plan is canceled. Your monthly plan continues, and renews on ${day(next.date)} for ${money(next.amountCents)}.`,
      'You can upgrade whenever you like.',
    ],
    action: seeMembershipAction,
  }),
  skip_scheduled: ({ pausedAt, next }) => ({
    subject: `You skip the month from ${day(pausedAt)}`,
    paragraphs: [
      `You skip a month: your membership is paused from ${day(pausedAt)}, and nothing is charged that day. It resumes automatically on ${day(next.date)}, when ${money(next.amountCents)} is charged.`,
      'While it is paused you can read your letters, but you cannot ask for new readings. Until the pause begins you can cancel the skip; after that you can resume early.',
    ],
    action: seeMembershipAction,
  }),
  skip_removed: ({ next }) => ({
    subject: 'Your skip is canceled',
    paragraphs: [
      `The skip is canceled. Your monthly plan continues, and renews on ${day(next.date)} for ${money(next.amountCents)}.`,
      'You can skip any month before it begins.',
    ],
    action: seeMembershipAction,
  }),

  access_until: ({ until }) => ({
    subject: `Your membership ends on ${day(until)}`,
    paragraphs: [
      `Your membership is canceled. It is paid until ${day(until)}, and you can ask for readings until then. Nothing more is charged.`,
      'After that day you can still read your letters. If you change your mind before then, you can reactivate your plan.',
    ],
    action: { label: 'Reactivate your plan', path: MEMBERSHIP_PATH },
  }),
  cancel_removed: ({ next }) => ({
    subject: 'Your membership continues',
    paragraphs: [
      `Your membership is no longer canceled, and we are glad that you stay. Your membership renews on ${day(next.date)} for ${money(next.amountCents)}.`,
      'If you change your mind again, you can cancel before that day.',
    ],
    action: seeMembershipAction,
  }),
  canceled: (notice) => ({
    subject: 'Your membership has ended',
    paragraphs: [
      describeEnd(notice),
      'You can still read your letters, and you can reactivate your membership whenever you like.',
    ],
    action: { label: 'Reactivate your membership', path: MEMBERSHIP_PATH },
  }),

  ended_on_access_loss: ({ reason, until }) => ({
    subject: until === null ? 'Your membership has ended' : `Your membership ends on ${day(until)}`,
    paragraphs: [
      reason === 'blocked'
        ? 'We have blocked your account, so you can no longer log in.'
        : `You write for ${PRODUCT_NAME} now, and a writer needs no membership.`,
      until === null
        ? 'Your membership has therefore ended. You owe nothing, and nothing more is charged.'
        : `Your membership is therefore canceled. It is paid until ${day(until)}, and nothing more is charged.`,
    ],
  }),

  payment_failed: (unpaid) => ({
    subject: 'Your payment did not go through',
    paragraphs: [
      `We tried to charge ${money(unpaid.amountCents)} for your membership, and it did not go through. ${withFullStop(unpaid.message)}`,
      ...describeNextSteps(unpaid),
    ],
    action: updateCardAction,
  }),
  payment_failed_again: (unpaid) => ({
    subject: 'Your payment has failed again',
    paragraphs: [
      `We tried once more to charge ${money(unpaid.amountCents)} for your membership, and it did not go through. ${withFullStop(unpaid.message)}`,
      ...describeNextSteps(unpaid),
    ],
    action: updateCardAction,
  }),
  no_card: ({ amountCents, endsAt }) => ({
    subject: 'Your payment did not go through',
    paragraphs: [
      `We could not charge ${money(amountCents)} for your membership, because there is no card. Please add one, and then retry the payment on your membership page.`,
      describeUnpaidEnd(endsAt),
    ],
    action: addCardAction,
  }),
  final_notice: ({ amountCents, endsAt }) => ({
    subject: `Your membership ends on ${day(endsAt)} unless it is paid`,
    paragraphs: [
      `${money(amountCents)} for your membership is still not paid. If it is not paid by ${day(endsAt)}, your membership ends and nothing more is charged.`,
      'To keep it, add a card that works and retry the payment on your membership page. You can read your letters either way.',
    ],
    action: updateCardAction,
  }),
  authentication_wanted: ({ amountCents, endsAt }) => ({
    subject: 'Your bank asks you to confirm a payment',
    paragraphs: [
      `Your bank asks you to confirm the payment of ${money(amountCents)} for your membership. It takes a minute: retry the payment on your membership page, and confirm it when your bank asks.`,
      `Until then you can read your letters, but you cannot ask for new readings. If it is not confirmed by ${day(endsAt)}, your membership ends and nothing is charged.`,
    ],
    action: { label: 'Confirm the payment', path: MEMBERSHIP_PATH },
  }),

  card_expiring: ({ card, hasExpired, next }) => ({
    subject: hasExpired ? 'Your card has expired' : 'Your card expires before your next payment',
    paragraphs: [
      `On ${day(next.date)} your membership renews for ${money(next.amountCents)}, ${
        hasExpired
          ? `but your default card (${describeCard(card)}) has expired`
          : `and by then your default card (${describeCard(card)}) will have expired`
      }.`,
      'Please add another card and make it your default before that day. If you do not, we will still try this one, and your bank may refuse it.',
    ],
    action: addCardAction,
  }),
  renewal_ahead: ({ next }) => ({
    subject: `Your annual membership renews on ${day(next.date)}`,
    paragraphs: [
      `On ${day(next.date)} your annual membership renews for another year, and ${money(next.amountCents)} is charged to your default card.`,
      'To keep it, there is nothing to do. If you do not want it to renew, please cancel before that day. You can still use it until then.',
    ],
    action: seeMembershipAction,
  }),
  upgrade_ahead: ({ next }) => ({
    subject: `Your plan becomes annual on ${day(next.date)}`,
    paragraphs: [
      `As planned, your plan changes from monthly to annual on ${day(next.date)}, and ${money(next.amountCents)} is charged to your default card.`,
      'If you want that, there is nothing to do. If you would rather stay monthly, please cancel the upgrade before that day.',
    ],
    action: seeMembershipAction,
  }),
  skip_ending: ({ next }) => ({
    subject: `Your membership resumes on ${day(next.date)}`,
    paragraphs: [
      `Your pause ends on ${day(next.date)}. On that day ${money(next.amountCents)} is charged to your default card, and you can ask for readings again.`,
      'There is nothing to do. To resume earlier, or to cancel, open your membership page before that day.',
    ],
    action: seeMembershipAction,
  }),

  tip_paid: ({ paid }) => ({
    subject: 'Thank you for your tip',
    paragraphs: [
      `You gave ${money(paid.amountCents)} on ${day(paid.paidAt)} to thank your reader. That is kind of you: here is your receipt.`,
    ],
    ...buildReceiptLines(paid),
  }),
  refunded: ({ amountCents, number, description }) => ({
    subject: `We have refunded ${money(amountCents)}`,
    paragraphs: [
      `${money(amountCents)} is on its way to the card that you paid with. Banks take up to ten days to show it.`,
    ],
    lines: [
      ['For', description],
      ['Receipt', number],
      ['Refunded', money(amountCents)],
    ],
    action: { label: 'See your payments', path: BILLING_PATH },
  }),
};

const describeEnd = (notice: NoticeOf<'canceled'>): string =>
  notice.reason === 'partly_refunded'
    ? `Your membership has ended, together with a refund of ${money(notice.amountCents)}. Nothing more is charged.`
    : CANCELED_REASONS[notice.reason];

const CANCELED_REASONS: Record<Exclude<NoticeOf<'canceled'>['reason'], 'partly_refunded'>, string> = {
  asked: 'Your membership was canceled and has ended. Nothing more is charged.',
  period_over:
    'Your membership was canceled, and it has ended with the period that you paid for. Nothing more is charged.',
  unpaid:
    'Your payment did not go through for two weeks, so your membership has ended. You owe nothing: the unpaid invoice is canceled.',
  disputed:
    'Your bank told us that you dispute a payment, so your membership has ended. Nothing more is charged. If you did not mean to dispute it, please contact your bank.',
  refunded: 'Your payment was refunded, and your membership has ended with it. Nothing more is charged.',
};

const seeMembershipAction = { label: 'See your membership', path: MEMBERSHIP_PATH };
const addCardAction = { label: 'Add a card', path: CARDS_PATH };
const updateCardAction = { label: 'Update your card', path: CARDS_PATH };

const describeRenewal = (next: NextCharge | null): string[] =>
  next === null
    ? []
    : [
        `It renews automatically on ${day(next.date)} for ${money(next.amountCents)}. Until then you can cancel it on your membership page.`,
      ];

function describeNextSteps({ nextRetryAt, endsAt }: UnpaidDetails): string[] {
  const tries =
    nextRetryAt === null
      ? 'We will not try this card again automatically. Please add another one, and retry the payment on your membership page.'
      : `We try again on ${day(nextRetryAt)}. To pay sooner, add a card that works and retry the payment on your membership page.`;
  return [tries, describeUnpaidEnd(endsAt)];
}

const describeUnpaidEnd = (endsAt: number): string =>
  `Until it is paid you can read your letters, but you cannot ask for new readings. If it is not paid by ${day(endsAt)}, your membership ends.`;

const buildReceiptLines = (paid: PaidDetails): Required<Pick<NoticeLetter, 'lines' | 'action'>> => ({
  lines: [
    ['For', paid.description],
    ['Card', describeCard(paid.card)],
    ['Receipt', paid.number],
    ['Date', day(paid.paidAt)],
    ['Total', money(paid.amountCents)],
  ],
  action: { label: 'See your receipt', path: `${BILLING_PATH}/${paid.invoiceId}` },
});

/** Refusal texts have no full stop. */
const withFullStop = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

export function buildOwnerMail(
  to: string,
  member: { id: number; email: string },
  notice: OwnerNotice,
  publicUrl: string,
): OutgoingMail {
  const { subject, paragraphs } = OWNER_MAILS[notice.kind];
  const isOfPayment = notice.kind !== 'customer_missing';
  return buildMail(to, {
    subject: isOfPayment ? `${subject}: ${notice.number}` : subject,
    paragraphs,
    lines: [
      ['Member', `${member.email} (${member.id})`],
      ...(isOfPayment
        ? ([
            ['Receipt', notice.number],
            ['Amount', money(notice.amountCents)],
          ] as const)
        : ([['Cards', String(notice.cards)]] as const)),
    ],
    action: { label: 'See the member', link: new URL(`/manage/users/${member.id}`, publicUrl).href },
  });
}

const ANSWER_THE_DISPUTE =
  'Please answer the dispute at the payment gateway in time: without an answer it is lost.';

const OWNER_MAILS: Record<OwnerNotice['kind'], { subject: string; paragraphs: string[] }> = {
  disputed: {
    subject: 'A payment is disputed',
    paragraphs: [
      'A member disputes a payment with their bank. No membership is affected: the payment was a tip, or the membership had already ended.',
      ANSWER_THE_DISPUTE,
    ],
  },
  disputed_and_ended: {
    subject: 'A payment is disputed',
    paragraphs: [
      'A member disputes a payment with their bank. Their membership was canceled at once, and they were told.',
      ANSWER_THE_DISPUTE,
    ],
  },
  refunded_late: {
    subject: 'A late payment was refunded',
    paragraphs: [
      'A payment went through after its invoice was void or the membership had ended. It was refunded automatically.',
      'There is nothing to do, unless it happens often.',
    ],
  },
  customer_missing: {
    subject: 'A customer is missing at the payment gateway',
    paragraphs: [
      'The payment gateway no longer knows a member as its customer: they were deleted there. Their cards were deleted with them, and cannot be charged any more.',
      'A new customer was created for the member, who can enter a card again. If they have a membership, please tell them. If you get this mail for many members, check that STRIPE_SECRET_KEY belongs to the right account.',
    ],
  },
  refund_failed: {
    subject: 'A refund could not be paid out',
    paragraphs: [
      'The payment gateway accepted a refund, but could not return the money to the card. The money is back in your account at the gateway.',
      'The member was told that the refund was made, so please write to them, and refund them in another way.',
    ],
  },
};
