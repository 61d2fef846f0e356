import * as calls from '#contract/contact/calls.ts';
import { customers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { contactSupport } from './contactSupport.ts';
import { inviteFriend } from './inviteFriend.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../platform/limits/limits.ts';

export const contactRoutes: readonly Route[] = [
  route(calls.contactSupport, customers, contactSupport, {
    limits: [{ name: 'support', per: 'member', max: 10, seconds: HOUR_SECONDS }],
  }),
  route(calls.inviteFriend, customers, inviteFriend, {
    limits: [{ name: 'invite', per: 'member', max: 20, seconds: DAY_SECONDS }],
  }),
];
