import * as z from 'zod/mini';
import { isBlank } from '../blank.ts';
import { singleLine } from '../singleLine.ts';

/** The domain of the addresses that closed accounts are given. It receives no mail (RFC 2606), and nobody may use it. */
export const CLOSED_ACCOUNT_DOMAIN = 'closed.invalid';

/** Whether an address is that of a closed account. */
export const isClosedAddress = (address: string): boolean => address.endsWith(`@${CLOSED_ACCOUNT_DOMAIN}`);

/** Trims blanks and lowercases, so `" Ann@X.org "` and `ann@x.org` are one address. */
export const email = z.string('Email is required').check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, 'Email is required'),
  z.maxLength(254, 'Email is not valid'),
  z.email('Email is not valid'),
  z.refine((given) => !isClosedAddress(given), 'Email is not valid'),
);

/** The minimum length of a password. Apart from its length, a password may be anything that is not blank. */
export const PASSWORD_MIN = 10;
const PASSWORD_MAX = 128;

/** A password that someone chooses; one that is typed to log in is checked by `logInForm` instead. */
export const newPassword = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  // Characters, where `length` would count an emoji as two.
  z.refine(
    (given) => given === '' || [...given].length >= PASSWORD_MIN,
    'Password must have at least 10 characters',
  ),
  z.refine((given) => given === '' || !isBlank(given), 'Password must not be blank'),
  z.maxLength(PASSWORD_MAX, 'Password must have at most 128 characters'),
);

/** A person's first name: one line of 1 to 80 characters, without blanks around it. */
export const firstName = z
  .string('First name is required')
  .check(
    z.trim(),
    z.minLength(1, 'First name is required'),
    z.maxLength(80, 'First name is too long'),
    singleLine,
  );
/** A person's last name, as `firstName`. */
export const lastName = z
  .string('Last name is required')
  .check(
    z.trim(),
    z.minLength(1, 'Last name is required'),
    z.maxLength(80, 'Last name is too long'),
    singleLine,
  );

/**
 * A date of birth, `YYYY-MM-DD`: a real date from 1900 on. A form does not know the day, so a date in the future
 * passes here; the server checks the age (`isAdult`).
 */
export const birthDate = z.string('Birth date is required').check(
  z.minLength(1, 'Birth date is required'),
  z.refine((given) => given === '' || isCalendarDate(given), 'Birth date is not a valid date'),
);

/** Whether a text is a real calendar date from 1900 on, as `YYYY-MM-DD`: 2001-02-30 is not. */
function isCalendarDate(given: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || given < '1900-01-01') return false;
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
}

/** What a visitor fills in to become a member. */
export const signUpForm = z.strictObject({
  firstName,
  lastName,
  email,
  birthDate,
  password: newPassword,
  acceptTerms: z
    .boolean('Please accept the terms')
    .check(z.refine((given) => given, 'Please accept the terms')),
});

/** Does not check the length of the password: one that no account can have is answered like any other wrong one. */
export const logInForm = z.strictObject({
  email: z.string('Email is required').check(z.trim(), z.minLength(1, 'Email is required')),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
});

/** Asks for a mail with a link that sets a new password. */
export const requestPasswordForm = z.strictObject({ email });

/** The secret of a link in a mail. */
export const linkForm = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** A new password, with the secret of the link from a mail. */
export const newPasswordForm = z.strictObject({
  token: linkForm.shape.token,
  password: newPassword,
});

/** The current password, asked for again before a change that cannot be undone. */
export const currentPassword = logInForm.shape.password;

/** A user's change of their own password, with the current one. */
export const changePasswordForm = z.strictObject({
  oldPassword: currentPassword,
  newPassword,
});
