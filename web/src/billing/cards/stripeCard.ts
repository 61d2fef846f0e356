import type { Stripe, StripeElementChangeEvent, StripeElements, StripeError } from '@stripe/stripe-js';
import { Failure } from '../../platform/failure.ts';
import { toId } from '../payments/stripeBrowser.ts';

/** The errors of Stripe's fields while they are empty, worded as in our own form. */
export const EMPTY_FIELD_ERRORS = {
  cardNumber: 'Card number is invalid',
  expDate: 'Expiration date must be formatted MM/YY',
  cvc: 'Security code is invalid',
};

type StripeFieldName = keyof typeof EMPTY_FIELD_ERRORS;

/** The error of a Stripe field, worded as in our own form; empty when it is valid. */
export function toFieldError(field: StripeFieldName, { complete, error }: StripeElementChangeEvent): string {
  if (complete && error === undefined) return '';
  return error?.code.endsWith('_past') ? 'Expiration date has passed' : EMPTY_FIELD_ERRORS[field];
}

interface CardSetup {
  clientSecret: string;
  cardHolder: string;
  cardZipcode: string;
}

/**
 * Confirms the card in Stripe's fields, with the bank's questions if there are any. Returns the reference by which our
 * server adds it; throws a Failure with a message for each wrong field.
 */
export async function confirmCard(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, cardHolder, cardZipcode }: CardSetup,
): Promise<string> {
  const card = elements.getElement('cardNumber');
  if (card === null) throw new Error('The card number has no field');
  const billingDetails = { name: cardHolder, address: { postal_code: cardZipcode } };
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, {
    payment_method: { card, billing_details: billingDetails },
  });
  const reference = setupIntent?.status === 'succeeded' ? toId(setupIntent.payment_method) : null;
  if (error !== undefined || reference === null) throw toCardFailure(error);
  return reference;
}

export function clearCard(elements: StripeElements): void {
  elements.getElement('cardNumber')?.clear();
  elements.getElement('cardExpiry')?.clear();
  elements.getElement('cardCvc')?.clear();
}

function toCardFailure(error: StripeError | undefined): Failure {
  const details = error?.message ?? 'This card could not be added. Please try again';
  const field = findErrorField(error);
  return new Failure({
    code: 'ERR_STRIPE',
    details,
    fields: field === null ? {} : { [field]: details },
    status: 402,
  });
}

/** Stripe's codes contain the field: `incorrect_cvc`, `invalid_expiry_year`, `postal_code_invalid`. */
function findErrorField({ code = '' }: { code?: string } = {}): StripeFieldName | 'cardZipcode' | null {
  if (/expir/.test(code)) return 'expDate';
  if (/cvc/.test(code)) return 'cvc';
  if (/zip|postal_code/.test(code)) return 'cardZipcode';
  return /number|card_declined/.test(code) ? 'cardNumber' : null;
}
