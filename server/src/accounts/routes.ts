import {
  changePassword,
  checkSession,
  confirmPasswordReset,
  logIn,
  logOut,
  logOutElsewhere,
  requestPasswordReset,
  signUp,
} from '#contract/accounts/calls.ts';
import { anyone, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { changeOwnPassword, hashOwnPasswords } from './changeOwnPassword.ts';
import { logInUser } from './logInUser.ts';
import { hashForReset, sendResetLink, setNewPassword } from './resetPassword.ts';
import { endOtherSessions, endSession, sessionOf } from './session.ts';
import { hashForSignUp, signUpCustomer } from './signUpCustomer.ts';

const HOUR = 3_600;

export const accountRoutes: readonly Route[] = [
  route(signUp, anyone, signUpCustomer, {
    prepare: hashForSignUp,
    limits: [{ name: 'sign-up', per: 'address', max: 20, seconds: HOUR }],
  }),
  route(logIn, anyone, logInUser, { transaction: 'own' }),
  route(checkSession, signedIn, sessionOf),
  route(logOut, signedIn, endSession),
  route(logOutElsewhere, signedIn, endOtherSessions),
  route(changePassword, signedIn, changeOwnPassword, {
    prepare: hashOwnPasswords,
    limits: [{ name: 'password-change', per: 'member', max: 10, seconds: HOUR }],
  }),
  route(requestPasswordReset, anyone, sendResetLink, {
    transaction: 'own',
    limits: [{ name: 'password-reset', per: 'address', max: 10, seconds: HOUR }],
  }),
  route(confirmPasswordReset, anyone, setNewPassword, {
    prepare: hashForReset,
    limits: [{ name: 'password-confirm', per: 'address', max: 20, seconds: HOUR }],
  }),
];
