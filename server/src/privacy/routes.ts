import * as calls from '#contract/privacy/calls.ts';
import { signedIn } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { closeAccount, prepareCloseAccount } from './closeAccount.ts';
import { exportMe } from './exportMe.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../platform/limits/limits.ts';

export const privacyRoutes: readonly Route[] = [
  route(calls.exportMe, signedIn, exportMe, {
    limits: [{ name: 'export', per: 'member', max: 3, seconds: DAY_SECONDS }],
  }),
  route(calls.closeAccount, signedIn, closeAccount, {
    prepare: prepareCloseAccount,
    limits: [{ name: 'close-account', per: 'member', max: 5, seconds: HOUR_SECONDS }],
  }),
];
