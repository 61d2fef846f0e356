import * as z from 'zod/mini';
import { singleLine } from '../singleLine.ts';
import { findExpiryError, NO_MONTH } from './cardRules.ts';
import { formatMoney } from './format.ts';

const ZIPS = [
  /^\d{5}(-\d{4})?$/, // US
  /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i, // CA
  /^(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/i, // GB
  /^\d{4}$/, // NZ
];

/** A postal code of the United States, Canada, the United Kingdom or New Zealand. */
export const isZip = (given: string): boolean => ZIPS.some((shape) => shape.test(given));

const cardHolder = z
  .string('Card holder name is empty')
  .check(
    z.trim(),
    z.minLength(1, 'Card holder name is empty'),
    z.maxLength(120, 'Card holder name is too long'),
    singleLine,
  );
/** With or without the spaces in which it is printed on the card. */
const cardNumber = z.string('Card number is invalid').check(
  z.overwrite((given) => given.replaceAll(' ', '')),
  z.regex(/^\d{14,16}$/, 'Card number is invalid'),
);
const cvc = z.string('Security code is invalid').check(z.regex(/^\d{3,4}$/, 'Security code is invalid'));
const cardZipcode = z.string('ZIP is invalid').check(
  z.trim(),
  z.refine((given) => isZip(given), 'ZIP is invalid'),
);

const MISFORMATTED = 'Expiration date must be formatted MM/YY';

/** What is wrong with an expiry date as typed, or null. `today` is `YYYY-MM-DD`. */
function findTypedExpiryError(typed: string, today: string): string | null {
  return /^\d{2}\/\d{2}$/.test(typed) ? findExpiryError(parseExpiry(typed), today) : MISFORMATTED;
}

/** `07/31` → `{ expMonth: 7, expYear: 2031 }`; only for text of this form. */
export const parseExpiry = (typed: string) => ({
  expMonth: Number(typed.slice(0, 2)),
  expYear: 2000 + Number(typed.slice(3, 5)),
});

/** The card form as typed; `today` is `YYYY-MM-DD`. All fields are validated before anything is sent. */
export const cardForm = (today: string) =>
  z.strictObject({
    cardHolder,
    cardNumber,
    expDate: z.string(MISFORMATTED).check(
      z.check((given) => {
        const fault = findTypedExpiryError(given.value, today);
        if (fault !== null) given.issues.push({ code: 'custom', message: fault, input: given.value });
      }),
    ),
    cvc,
    cardZipcode,
    makeDefaultPaymentMethod: z.boolean(),
  });

/** A fraction fails a check here, as `z.int` would skip the checks of the form, such as `mergeExpiryErrors`. */
const expiryNumber = z.number(MISFORMATTED).check(z.multipleOf(1, MISFORMATTED));

/** The card as sent. Whether it has expired is checked on the server, which knows the time. */
export const newCard = {
  cardHolder,
  cardNumber,
  expMonth: expiryNumber.check(z.gte(1, NO_MONTH), z.lte(12, NO_MONTH)),
  expYear: expiryNumber.check(z.gte(2000, MISFORMATTED), z.lte(2099, MISFORMATTED)),
  cvc,
  cardZipcode,
};

/**
 * A card comes with its fields, or with the reference that the gateway's own fields returned for it. Without the
 * reference every field is required.
 */
export const requireFieldsOrReference = z.check<unknown>(
  (given) => {
    const card = given.value as Record<string, unknown>;
    if (typeof card !== 'object' || card === null || card['paymentMethodId'] !== undefined) return;
    for (const [field, message] of Object.entries(MISSING_MESSAGES)) {
      if (card[field] !== undefined) continue;
      given.issues.push({ code: 'custom', path: [field], message, input: undefined });
    }
  },
  { when: () => true },
);
const MISSING_MESSAGES = {
  cardHolder: 'Card holder name is empty',
  cardNumber: 'Card number is invalid',
  expMonth: MISFORMATTED,
  expYear: MISFORMATTED,
  cvc: 'Security code is invalid',
  cardZipcode: 'ZIP is invalid',
} satisfies Record<keyof typeof newCard, string>;

/** Month and year are typed as one date, so an error in either is reported once, at `expDate`. */
export const mergeExpiryErrors = z.check<unknown>(
  (given) => {
    const isOfExpiry = ({ path: [field] = [] }: { path?: PropertyKey[] | undefined }) =>
      field === 'expMonth' || field === 'expYear';
    const fault = given.issues.find(isOfExpiry);
    if (fault === undefined) return;
    given.issues = [...given.issues.filter((issue) => !isOfExpiry(issue)), { ...fault, path: ['expDate'] }];
  },
  { when: () => true },
);

const TIP_MINIMUM = 0.5;
const TIP_MAXIMUM = 1_000;

const NO_TIP = 'No tip option is selected';
const INVALID_TIP = 'Invalid tip input';

/** A tip in dollars as typed or chosen, with up to two decimals; a number is accepted too. */
export const tipAmount = z.pipe(
  z.transform((given) => (typeof given === 'number' ? String(given) : given)),
  z.string({ error: ({ input }) => (input === undefined || input === null ? NO_TIP : INVALID_TIP) }).check(
    z.trim(),
    z.minLength(1, NO_TIP),
    z.regex(/^\d+(\.\d{1,2})?$/, INVALID_TIP),
    // Negated, because text that is not a number is NaN here: it passes both, and gets only the message above.
    z.refine(
      (typed) => !(Number(typed) < TIP_MINIMUM),
      `Tip is lower than the minimum amount: ${TIP_MINIMUM}`,
    ),
    z.refine(
      (typed) => !(Number(typed) > TIP_MAXIMUM),
      `Tip is higher than the maximum amount: ${TIP_MAXIMUM}`,
    ),
  ),
);

/** The tip form: the chosen or typed amount. */
export const tipForm = z.strictObject({ amount: tipAmount });

/** A valid tip in dollars as sent: `5` → `5.00`. */
export const toTwoDecimals = (tip: string): string => Number(tip).toFixed(2);

/** A valid tip in cents. */
export const toCents = (tip: string): number => Math.round(Number(tip) * 100);

export const CANCEL_REASON_MAX = 500;

/** An optional reason for leaving, as free text. */
export const cancelReason = z
  .string()
  .check(z.trim(), z.maxLength(CANCEL_REASON_MAX, `Please keep it to ${CANCEL_REASON_MAX} characters`));

/** Why a refund is refused: only `leftCents` of the payment are left. */
export const describeRefundLimit = (leftCents: number) => `At most ${formatMoney(leftCents)} can be refunded`;

/** A refund as a writer types it, in dollars: at most `leftCents`, what remains of the payment. */
export const refundForm = (leftCents: number) =>
  z.strictObject({
    amount: z.string().check(
      z.trim(),
      z.minLength(1, 'Please enter an amount'),
      z.regex(/^\d+(\.\d{1,2})?$/, 'Please enter an amount in dollars, such as 19.00'),
      // Negated as for the tip, so that NaN passes.
      z.refine((typed) => !(toCents(typed) <= 0), 'Please enter an amount'),
      z.refine((typed) => !(toCents(typed) > leftCents), describeRefundLimit(leftCents)),
    ),
    endMembership: z.boolean(),
  });
