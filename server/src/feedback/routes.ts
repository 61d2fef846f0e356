import * as calls from '#contract/feedback/calls.ts';
import { customers, ownOrWriter } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { giveFeedback } from './giveFeedback.ts';
import { listFeedback } from './listFeedback.ts';
import { HOUR_SECONDS } from '../platform/limits/limits.ts';

export const feedbackRoutes: readonly Route[] = [
  route(calls.giveFeedback, customers, giveFeedback, {
    limits: [{ name: 'feedback', per: 'member', max: 120, seconds: HOUR_SECONDS }],
  }),
  route(calls.listFeedback, ownOrWriter, listFeedback),
];
