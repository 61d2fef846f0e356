import * as calls from '#contract/privacy/calls.ts';
import { signedIn } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { closeAccount, prepareCloseAccount } from './closeAccount.ts';
import { exportMe } from './exportMe.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

export const privacyRoutes: readonly Route[] = [
  route(calls.exportMe, signedIn, exportMe, {
    limits: [{ name: 'export', per: 'member', max: 3, seconds: DAY }],
  }),
  route(calls.closeAccount, signedIn, closeAccount, {
    prepare: prepareCloseAccount,
    limits: [{ name: 'close-account', per: 'member', max: 5, seconds: HOUR }],
  }),
];
