import { createDeleteOldTokensJob } from '../accounts/forgetOldAccess.ts';
import { deleteOldLogIns } from '../accounts/forgetOldLogIns.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { astrologyRoutes } from '../astrology/routes.ts';
import { deleteOldGatewayEvents } from '../billing/forgetOldEvents.ts';
import { billingRoutes } from '../billing/routes.ts';
import { settleLostCharges } from '../billing/settleLostCharges.ts';
import { settleLostRefunds } from '../billing/settleLostRefunds.ts';
import { renewalJob } from '../billing/sweepMemberships.ts';
import { peopleRoutes } from '../people/routes.ts';
import type { Job } from '../platform/dueWork.ts';
import type { Route } from '../platform/route.ts';
import { profileRoutes } from '../profiles/routes.ts';
import { closeSilentRequests } from '../readings/closeSilentRequests.ts';
import { readingRoutes } from '../readings/routes.ts';
import { writeDrafts } from '../readings/writeDrafts.ts';
import { tarotRoutes } from '../tarot/routes.ts';

/** Every call of the product, feature by feature. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...profileRoutes,
  ...billingRoutes,
  ...astrologyRoutes,
  ...tarotRoutes,
  ...readingRoutes,
  ...peopleRoutes,
];

/** What the features do by themselves when its time has come. */
export const jobs = (): readonly Job[] => [
  renewalJob,
  settleLostCharges,
  settleLostRefunds,
  deleteOldGatewayEvents,
  deleteOldLogIns,
  createDeleteOldTokensJob(),
  closeSilentRequests,
  writeDrafts,
];
