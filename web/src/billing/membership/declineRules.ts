import { DECLINE_CODES } from '#contract/billing/refusals.ts';
import type { FailureCode } from '../../platform/failure.ts';

/** Says after a decline, as long as its screen is open, that nothing was paid and why; null for any other failure. */
export function describeDecline(code: FailureCode, card: string): string | null {
  if (!DECLINES.has(code)) return null;
  const reason = declineReasons[code as keyof typeof declineReasons] ?? '';
  return `Nothing was charged: the bank refused ${card}. ${reason}`.trim();
}
/** Without those that a confirmation may still pay. */
const DECLINES = new Set<string>(DECLINE_CODES.filter((code) => code !== 'authentication_required'));
const declineReasons = {
  insufficient_funds: 'It says that there is not enough money.',
  processing_error: 'It could not process the payment. You can try again.',
  expired_card: 'It says that the card is no longer valid.',
  incorrect_cvc: 'It says that the security code is wrong.',
  incorrect_zip: 'It says that the ZIP code is wrong.',
};
