import * as calls from '#contract/contact/calls.ts';
import { customers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { contactSupport } from './contactSupport.ts';
import { inviteFriend } from './inviteFriend.ts';

export const contactRoutes: readonly Route[] = [
  route(calls.contactSupport, customers, contactSupport, {
    limits: [{ name: 'support', per: 'member', max: 10, seconds: 3_600 }],
  }),
  route(calls.inviteFriend, customers, inviteFriend, {
    limits: [{ name: 'invite', per: 'member', max: 20, seconds: 86_400 }],
  }),
];
