import * as calls from '#contract/accounts/calls.ts';
import { anyone, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { changeOwnPassword, hashOwnPasswords } from './changeOwnPassword.ts';
import { logInUser } from './logInUser.ts';
import { hashForReset, sendResetLink, setNewPassword } from './resetPassword.ts';
import { endOtherSessions, endSession, sessionOf } from './session.ts';
import { hashForSignUp, signUpCustomer } from './signUpCustomer.ts';

const HOUR = 3_600;

export const accountRoutes: readonly Route[] = [
  route(calls.signUp, anyone, signUpCustomer, {
    prepare: hashForSignUp,
    limits: [{ name: 'sign-up', per: 'address', max: 20, seconds: HOUR }],
  }),
  route(calls.logIn, anyone, logInUser, { transaction: 'own' }),
  route(calls.checkSession, signedIn, sessionOf),
  route(calls.logOut, signedIn, endSession),
  route(calls.logOutElsewhere, signedIn, endOtherSessions),
  route(calls.changePassword, signedIn, changeOwnPassword, {
    prepare: hashOwnPasswords,
    limits: [{ name: 'password-change', per: 'member', max: 10, seconds: HOUR }],
  }),
  route(calls.requestPasswordReset, anyone, sendResetLink, {
    transaction: 'own',
    limits: [{ name: 'password-reset', per: 'address', max: 10, seconds: HOUR }],
  }),
  route(calls.confirmPasswordReset, anyone, setNewPassword, {
    prepare: hashForReset,
    limits: [{ name: 'password-confirm', per: 'address', max: 20, seconds: HOUR }],
  }),
];
