import * as calls from '#contract/accounts/calls.ts';
import { anyone, signedIn } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { changePassword, prepareChangePassword } from './changePassword.ts';
import { checkSession } from './checkSession.ts';
import { confirmPasswordReset, prepareConfirmPasswordReset } from './confirmPasswordReset.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { logOutElsewhere } from './logOutElsewhere.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { prepareSignUp, signUp } from './signUp.ts';

const HOUR = 3_600;

export const accountRoutes: readonly Route[] = [
  route(calls.signUp, anyone, signUp, {
    prepare: prepareSignUp,
    limits: [{ name: 'sign-up', per: 'address', max: 20, seconds: HOUR }],
  }),
  route(calls.logIn, anyone, logIn, { transaction: 'own' }),
  route(calls.checkSession, signedIn, checkSession),
  route(calls.logOut, signedIn, logOut),
  route(calls.logOutElsewhere, signedIn, logOutElsewhere),
  route(calls.changePassword, signedIn, changePassword, {
    prepare: prepareChangePassword,
    limits: [{ name: 'password-change', per: 'member', max: 10, seconds: HOUR }],
  }),
  route(calls.requestPasswordReset, anyone, requestPasswordReset, {
    transaction: 'own',
    limits: [{ name: 'password-reset', per: 'address', max: 10, seconds: HOUR }],
  }),
  route(calls.confirmPasswordReset, anyone, confirmPasswordReset, {
    prepare: prepareConfirmPasswordReset,
    limits: [{ name: 'password-confirm', per: 'address', max: 20, seconds: HOUR }],
  }),
];
