import { createDeleteOldTokensJob } from '../accounts/deleteOldTokens.ts';
import { deleteOldLogIns } from '../accounts/deleteOldLogIns.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { astrologyRoutes } from '../astrology/routes.ts';
import { deleteOldGatewayEvents } from '../billing/payments/deleteOldGatewayEvents.ts';
import { billingRoutes } from '../billing/routes.ts';
import { settleLostCharges } from '../billing/payments/settleLostCharges.ts';
import { settleLostRefunds } from '../billing/payments/settleLostRefunds.ts';
import { renewalJob } from '../billing/membership/renewalJob.ts';
import { memberRoutes } from '../members/routes.ts';
import type { Job } from '../platform/jobs.ts';
import type { Route } from '../platform/route.ts';
import { profileRoutes } from '../profiles/routes.ts';
import { readerRoutes } from '../readers/routes.ts';
import { closeSilentRequests } from '../readings/closeSilentRequests.ts';
import { readingRoutes } from '../readings/routes.ts';
import { writeDrafts } from '../readings/writeDrafts.ts';
import { tagRoutes } from '../tags/routes.ts';
import { tarotRoutes } from '../tarot/routes.ts';

/** Every call of the product, feature by feature. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...profileRoutes,
  ...billingRoutes,
  ...astrologyRoutes,
  ...tarotRoutes,
  ...readingRoutes,
  ...readerRoutes,
  ...tagRoutes,
  ...memberRoutes,
];

/** The jobs of all features. */
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
