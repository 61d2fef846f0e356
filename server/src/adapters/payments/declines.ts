import type { Charge, DeclineClass, DeclineCode } from './payments.ts';

const CLASSES = {
  card_declined: 'soft',
  insufficient_funds: 'soft',
  processing_error: 'soft',
  expired_card: 'fix_card',
  incorrect_cvc: 'fix_card',
  incorrect_zip: 'fix_card',
  authentication_required: 'fix_card',
  lost_card: 'hard',
  stolen_card: 'hard',
  pickup_card: 'hard',
  do_not_try_again: 'hard',
} satisfies Record<DeclineCode, DeclineClass>;

export type DeclinedCharge = Extract<Charge, { kind: 'declined' }>;

/** A decline in the form that a charge returns. */
export const createDecline = (code: DeclineCode): DeclinedCharge => ({
  kind: 'declined',
  code,
  class: CLASSES[code],
});

export const isDeclineCode = (code: string): code is DeclineCode => Object.hasOwn(CLASSES, code);

export const classOf = (code: DeclineCode): DeclineClass => CLASSES[code];
