import * as z from 'zod/mini';
import { singleLine } from '../singleLine.ts';

/** Trims blanks and lowercases, so `" Ann@X.org "` and `ann@x.org` are one address. */
export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Email is not valid'),
    z.email('Email is not valid'),
  );

export const PASSWORD_MIN = 10;
const PASSWORD_MAX = 128;

export const newPassword = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  z.refine(
    (given) => given === '' || given.length >= PASSWORD_MIN,
    'Password must have at least 10 characters',
  ),
  z.refine((given) => given === '' || given.trim() !== '', 'Password must not be blank'),
  z.maxLength(PASSWORD_MAX, 'Password must have at most 128 characters'),
);

export const firstName = z
  .string('First name is required')
  .check(
    z.trim(),
    z.minLength(1, 'First name is required'),
    z.maxLength(80, 'First name is too long'),
    singleLine,
  );
export const lastName = z
  .string('Last name is required')
  .check(
    z.trim(),
    z.minLength(1, 'Last name is required'),
    z.maxLength(80, 'Last name is too long'),
    singleLine,
  );

export const birthDate = z.string('Birth date is required').check(
  z.minLength(1, 'Birth date is required'),
  z.refine((given) => given === '' || isPastDate(given), 'Birth date is not a valid date'),
);

/**
 * Whether a text is a real calendar date from 1900 to today, as `YYYY-MM-DD`. The minimum age is checked in
 * accounts/rules.ts.
 */
function isPastDate(given: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || given < '1900-01-01') return false;
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given);
}

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

/** Of any length: one that is too long is wrong, as any other. */
export const logInForm = z.strictObject({
  email: z.string('Email is required').check(z.trim(), z.minLength(1, 'Email is required')),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
});

export const requestPasswordForm = z.strictObject({ email });

export const newPasswordForm = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password: newPassword,
});

/** The current password, asked for again before a change that cannot be undone. */
export const currentPassword = logInForm.shape.password;

export const changePasswordForm = z.strictObject({
  oldPassword: currentPassword,
  newPassword,
});
