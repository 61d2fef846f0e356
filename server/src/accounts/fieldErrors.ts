import { ADULT_AGE } from '#contract/accounts/rules.ts';
import type { FieldError } from '#contract/refusals.ts';

// The errors of fields that more than one call refuses.

export const EMAIL_TAKEN: FieldError = { param: 'email', msg: 'This email is already in use' };

export const TOO_YOUNG: FieldError = { param: 'birth_date', msg: `You must be ${ADULT_AGE} or older` };

export const wrongPassword = (param: 'password' | 'old_password'): FieldError => ({
  param,
  msg: 'This is not your password',
});
