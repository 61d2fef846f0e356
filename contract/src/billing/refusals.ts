/** Card declines: 402, the decline's code, and a detail that can be shown to a member. */
export const declineRefusals = {
  card_declined: { status: 402, message: 'Your card was declined. Please try another card' },
  insufficient_funds: { status: 402, message: 'Your card has insufficient funds. Please try another card' },
  processing_error: { status: 402, message: 'The bank could not process your card. Please try again' },
  expired_card: { status: 402, message: 'Your card has expired. Please add another card' },
  incorrect_cvc: { status: 402, message: 'The security code of your card is incorrect' },
  incorrect_zip: { status: 402, message: 'The ZIP code does not match your card' },
  authentication_required: { status: 402, message: 'Your bank wants you to confirm this payment' },
  lost_card: { status: 402, message: 'Your card was declined. Please use another card' },
  stolen_card: { status: 402, message: 'Your card was declined. Please use another card' },
  pickup_card: { status: 402, message: 'Your card was declined. Please use another card' },
  do_not_try_again: { status: 402, message: 'Your card was declined. Please use another card' },
} as const;

export const DECLINE_CODES = Object.keys(declineRefusals) as (keyof typeof declineRefusals)[];

export const billingRefusals = {
  ...declineRefusals,
  no_card: { status: 402, message: 'Please add a card first' },
  payment_unknown: {
    status: 202,
    message: 'Your bank has not answered yet. We will settle this within a minute',
  },
  payment_in_progress: { status: 409, message: 'A payment is under way. Please wait a moment' },
  only_card: { status: 409, message: 'Your only card cannot be removed. Please add another one first' },
  already_default: { status: 409, message: 'This card is your default card already' },
  raw_card_refused: {
    status: 400,
    message: 'Card numbers are not taken here. Please use the card fields of the page',
  },
  no_card_setup: { status: 409, message: 'Payments are simulated here: add a card by its number' },
  no_answer_yet: {
    status: 409,
    message: 'There is no answer yet. You can do this once the reading is answered',
  },
  tipped_just_now: {
    status: 409,
    message: 'This tip was given just now. Please wait a minute to give it again',
  },
  not_refundable: { status: 409, message: 'Only what was paid can be refunded' },
  refund_refused: { status: 409, message: 'The payment gateway refused this refund' },
  upgrade_already_scheduled: { status: 409, message: 'The upgrade to the annual plan is scheduled already' },
  upgrade_pending: { status: 409, message: 'An upgrade is scheduled. Please remove it first' },
  not_allowed_in_monthly_active: {
    status: 409,
    message: 'This is not possible while the monthly plan is active',
  },
  not_allowed_in_yearly_active: {
    status: 409,
    message: 'This is not possible while the annual plan is active',
  },
  not_allowed_in_canceled: { status: 409, message: 'This is not possible while the membership is canceled' },
  not_allowed_in_cancel_upcoming: {
    status: 409,
    message: 'This is not possible while a cancellation is scheduled',
  },
  not_allowed_in_payment_failed: { status: 409, message: 'This is not possible while a payment is owed' },
  not_allowed_in_monthly_skip_upcoming: {
    status: 409,
    message: 'This is not possible while a skip is scheduled',
  },
  not_allowed_in_monthly_skipping: { status: 409, message: 'This is not possible while the plan is skipped' },
} as const;
