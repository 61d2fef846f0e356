import * as calls from '#contract/accounts/calls.ts';
import * as privacyCalls from '#contract/privacy/calls.ts';
import { anyone, signedIn } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { cancelEmailChange } from './cancelEmailChange.ts';
import { changePassword, prepareChangePassword } from './changePassword.ts';
import { checkSession } from './checkSession.ts';
import { confirmEmailChange } from './confirmEmailChange.ts';
import { endSession } from './endSession.ts';
import { listSessions } from './listSessions.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { logOutElsewhere } from './logOutElsewhere.ts';
import { previewEmailChange } from './previewEmailChange.ts';
import { previewPasswordReset } from './previewPasswordReset.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { findTooYoung, prepareSignUp, signUp } from './signUp.ts';
import { HOUR_SECONDS } from '../platform/limits/limits.ts';

export const accountRoutes: readonly Route[] = [
  route(calls.signUp, anyone, signUp, {
    findErrorsOn: findTooYoung,
    prepare: prepareSignUp,
    limits: [{ name: 'sign-up', per: 'address', max: 20, seconds: HOUR_SECONDS }],
  }),
  route(calls.logIn, anyone, logIn, { transaction: 'own' }),
  route(calls.checkSession, signedIn, checkSession),
  route(calls.logOut, signedIn, logOut),
  route(calls.logOutElsewhere, signedIn, logOutElsewhere),
  route(privacyCalls.listSessions, signedIn, listSessions),
  route(privacyCalls.endSession, signedIn, endSession),
  route(calls.changePassword, signedIn, changePassword, {
    prepare: prepareChangePassword,
    limits: [{ name: 'password-change', per: 'member', max: 10, seconds: HOUR_SECONDS }],
  }),
  route(calls.requestPasswordReset, anyone, requestPasswordReset, {
    transaction: 'own',
    limits: [{ name: 'password-reset', per: 'address', max: 10, seconds: HOUR_SECONDS }],
  }),
  route(calls.previewPasswordReset, anyone, previewPasswordReset, {
    limits: [{ name: 'password-preview', per: 'address', max: 60, seconds: HOUR_SECONDS }],
  }),
  route(privacyCalls.previewEmailChange, anyone, previewEmailChange, {
    limits: [{ name: 'email-confirm', per: 'address', max: 60, seconds: HOUR_SECONDS }],
  }),
  route(privacyCalls.confirmEmailChange, anyone, confirmEmailChange, {
    limits: [{ name: 'email-confirm', per: 'address', max: 60, seconds: HOUR_SECONDS }],
  }),
  route(privacyCalls.cancelEmailChange, signedIn, cancelEmailChange),
];
