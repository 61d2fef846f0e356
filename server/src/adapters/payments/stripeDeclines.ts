import { classOf, isDeclineCode } from './declines.ts';
import type { DeclineCode } from './payments.ts';

/** Why a card was refused, as in Stripe's error or PaymentIntent. */
export interface StripeDecline {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
  advice_code?: string | null | undefined;
}

/** Stripe's codes that correspond to one of our catalogue. All others become card_declined. */
const DECLINE_ALIASES: Readonly<Record<string, DeclineCode>> = {
  invalid_cvc: 'incorrect_cvc',
  incorrect_postal_code: 'incorrect_zip',
  postal_code_invalid: 'incorrect_zip',
  expired_payment_method: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  payment_intent_authentication_failure: 'authentication_required',
  setup_intent_authentication_failure: 'authentication_required',
  authentication_not_handled: 'authentication_required',
  reenter_transaction: 'processing_error',
  try_again_later: 'processing_error',
  issuer_not_available: 'processing_error',
  approve_with_id: 'processing_error',
  fraudulent: 'do_not_try_again',
  merchant_blacklist: 'do_not_try_again',
  restricted_card: 'do_not_try_again',
  security_violation: 'do_not_try_again',
  stop_payment_order: 'do_not_try_again',
  revocation_of_authorization: 'do_not_try_again',
  revocation_of_all_authorizations: 'do_not_try_again',
};

/** Maps Stripe's code to our catalogue. If the bank says that retrying is useless, this takes precedence. */
export function toDeclineCode({ code, decline_code, advice_code }: StripeDecline): DeclineCode {
  const given = [decline_code, code].filter((name) => typeof name === 'string');
  const known = given.map((name) => (isDeclineCode(name) ? name : DECLINE_ALIASES[name])).find(Boolean);
  const declineCode = known ?? 'card_declined';
  return advice_code === 'do_not_try_again' && classOf(declineCode) === 'soft'
    ? 'do_not_try_again'
    : declineCode;
}
