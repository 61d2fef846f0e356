/** Stripe's test cards: the result of attaching or charging each. */
export interface FakeCard {
  brand: string;
  last4: string;
  /** The decline when attaching. */
  attach?: string;
  /** The decline when charging. */
  charge?: { code: string; decline_code?: string; advice_code?: string };
  /** When the bank requires the member's confirmation. */
  authentication?: 'off_session' | 'always';
}

export const FAKE_CARDS: Readonly<Record<string, FakeCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '0005' },
  pm_card_unionpay: { brand: 'unionpay', last4: '0005' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', attach: 'generic_decline' },
  pm_card_chargeCustomerFail: {
    brand: 'visa',
    last4: '0341',
    charge: { code: 'card_declined', decline_code: 'generic_decline' },
  },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    brand: 'visa',
    last4: '9995',
    charge: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  pm_card_visa_chargeDeclinedLostCard: {
    brand: 'visa',
    last4: '9987',
    charge: { code: 'card_declined', decline_code: 'lost_card' },
  },
  pm_card_chargeDeclinedExpiredCard: { brand: 'visa', last4: '0069', charge: { code: 'expired_card' } },
  pm_card_chargeDeclinedIncorrectCvc: { brand: 'visa', last4: '0127', charge: { code: 'incorrect_cvc' } },
  pm_card_chargeDeclinedProcessingError: {
    brand: 'visa',
    last4: '0119',
    charge: { code: 'processing_error' },
  },
  pm_card_neverAgain: {
    brand: 'visa',
    last4: '0341',
    charge: { code: 'card_declined', decline_code: 'generic_decline', advice_code: 'do_not_try_again' },
  },
  pm_card_authenticationRequiredOnSetup: { brand: 'visa', last4: '3155', authentication: 'off_session' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', authentication: 'always' },
};
