import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { hasExpired } from '#contract/billing/cardRules.ts';
import type { Action } from '#contract/billing/codes.ts';

/** `07/31`. */
export const formatExpiry = ({ expMonth, expYear }: { expMonth: number; expYear: number }): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;

/** Whether the member never subscribed: canceled without dates. */
export const hasNeverSubscribed = (info: SubscriptionInfo): boolean =>
  info.currentSubscriptionStatus === 'canceled' && info.currentPeriodEnd === null;

/** The possessive for the member: writers, who pass an id, read about the user. */
export const possessiveFor = (userId: number | undefined): string =>
  userId === undefined ? 'your' : "user's";

/** Rewords the text of a refusal, which the server gives to the member, for a writer, who reads about the user. */
export const phraseFor = (userId: number | undefined, sentence: string): string =>
  userId === undefined
    ? sentence
    : sentence
        .replaceAll(/\b(y)our\b/gi, (_, y) => (y === 'y' ? "user's" : "User's"))
        .replaceAll(/\byou\b/g, 'them');

/** The question before a change of the membership. The first membership is "started", a later one "reactivated". */
export function buildConfirmQuestion(action: Action, userId: number | undefined, isFirst = false): string {
  const plan = `${possessiveFor(userId)} plan`;
  const actionPhrases: Record<Action, string> = {
    upgrade: `upgrade ${plan}`,
    keep_monthly: `keep ${plan} monthly`,
    skip: `skip ${possessiveFor(userId)} next billing cycle`,
    unskip: `remove the pending skip on ${plan}`,
    create: isFirst ? `start ${possessiveFor(userId)} membership` : `reactivate ${plan}`,
    update: `reactivate ${plan}`,
    retry: `retry ${possessiveFor(userId)} payment`,
    cancel: `cancel ${plan}`,
    uncancel: `remove the pending cancel on ${plan}`,
  };
  return `Are you sure you want to ${actionPhrases[action]}?`;
}

/** The toast after a change of the membership. */
export function getSuccessMessage(action: Action, userId: number | undefined, isFirst = false): string {
  if (!isFirst) return successMessages[action];
  return userId === undefined ? 'Welcome! Your membership begins today.' : "User's membership begins today.";
}
const UPDATED = 'Subscription successfully updated!';
const ACTIVE_AGAIN = 'Your membership is active again!';
const successMessages: Record<Action, string> = {
  upgrade: 'Subscription successfully upgraded!',
  keep_monthly: UPDATED,
  skip: 'Subscription successfully skipped!',
  unskip: UPDATED,
  update: UPDATED,
  create: ACTIVE_AGAIN,
  uncancel: ACTIVE_AGAIN,
  retry: ACTIVE_AGAIN,
  cancel: 'Your membership canceled!',
};

export type CardExpiryStatus = 'good' | 'expired' | 'expiresBeforeCharge';

/** Whether a card is valid now and when the next charge is due. A card is valid through the last day of its month. */
export function getExpiryStatus(
  card: { expMonth: number; expYear: number },
  now: Date,
  nextCharge: { date: number } | null,
): CardExpiryStatus {
  if (hasExpired(card, now.toISOString())) return 'expired';
  return nextCharge !== null && hasExpired(card, new Date(nextCharge.date * 1000).toISOString())
    ? 'expiresBeforeCharge'
    : 'good';
}
