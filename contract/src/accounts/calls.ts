import * as z from 'zod/mini';
import { call, id, emptyObject } from '../call.ts';
import { ROLES } from './codes.ts';
import {
  changePasswordForm,
  linkForm,
  logInForm,
  newPasswordForm,
  requestPasswordForm,
  signUpForm,
} from './forms.ts';

/** The user of a session, as the web app needs it on every screen. */
const signedInUser = z.object({
  id,
  email: z.string(),
  role: z.enum([ROLES.customer, ROLES.writer]),
  isWriter: z.boolean(),
});
export type SignedInUser = z.output<typeof signedInUser>;

const signedIn = z.object({ token: z.string(), user: signedInUser });
const detail = z.object({ detail: z.string() });

export const signUp = call({
  method: 'POST',
  path: '/api/users',
  summary: 'Sign up as a customer',
  input: signUpForm,
  output: signedIn,
  status: 201,
  isPublic: true,
  returnsSecret: true,
});

export const logIn = call({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Log in',
  input: logInForm,
  output: signedIn,
  refuses: ['wrong_credentials', 'too_many_requests'],
  isPublic: true,
  returnsSecret: true,
});

export const checkSession = call({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Who is signed in with this token',
  input: emptyObject,
  output: z.object({ user: signedInUser }),
  isNeverCompressed: true,
});

export const logOut = call({
  method: 'DELETE',
  path: '/api/auth/token',
  summary: 'Log out, which ends this token',
  input: emptyObject,
  output: emptyObject,
  status: 204,
  isNeverCompressed: true,
});

export const logOutElsewhere = call({
  method: 'DELETE',
  path: '/api/auth/tokens',
  summary: 'Log out everywhere else, which ends all other tokens',
  input: emptyObject,
  output: emptyObject,
  status: 204,
  isNeverCompressed: true,
});

export const changePassword = call({
  method: 'POST',
  path: '/api/auth/password_change',
  summary: 'Change the password; every other token ends',
  input: changePasswordForm,
  output: detail,
  isNeverCompressed: true,
});

export const requestPasswordReset = call({
  method: 'POST',
  path: '/api/auth/password_reset/',
  summary:
    'Request a mail with a link to set a new password; the response never reveals whether the account exists',
  input: requestPasswordForm,
  output: detail,
  isPublic: true,
  isNeverCompressed: true,
});

export const previewPasswordReset = call({
  method: 'POST',
  path: '/api/auth/password_reset/preview',
  summary: 'The address of the account whose password the link in the mail sets; changes nothing',
  input: linkForm,
  output: z.object({ email: z.string() }),
  refuses: ['reset_link_invalid'],
  isPublic: true,
  isNeverCompressed: true,
});

export const confirmPasswordReset = call({
  method: 'POST',
  path: '/api/auth/password_reset/confirm/',
  summary: 'Set a new password with the token from the mail, once and within an hour; ends all tokens',
  input: newPasswordForm,
  output: detail,
  refuses: ['reset_link_invalid'],
  isPublic: true,
  isNeverCompressed: true,
});
