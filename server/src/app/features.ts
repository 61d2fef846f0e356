import { createDeleteOldTokensJob } from '../accounts/deleteOldTokens.ts';
import { createDeleteOldLogInsJob } from '../accounts/deleteOldLogIns.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { astrologyRoutes } from '../astrology/routes.ts';
import { detachRemovedCards } from '../billing/cards/detachRemovedCards.ts';
import { createDeleteOldGatewayEventsJob } from '../billing/payments/deleteOldGatewayEvents.ts';
import { billingRoutes } from '../billing/routes.ts';
import { settleLostCharges } from '../billing/payments/settleLostCharges.ts';
import { settleLostRefunds } from '../billing/payments/settleLostRefunds.ts';
import { renewalJob } from '../billing/membership/renewalJob.ts';
import { contactRoutes } from '../contact/routes.ts';
import { feedbackRoutes } from '../feedback/routes.ts';
import { gradeRoutes } from '../grades/routes.ts';
import { createDeleteOldMailsJob } from '../mails/deleteOldMails.ts';
import { sendArrivalMails } from '../mails/sendArrivalMails.ts';
import { sendDigests } from '../mails/sendDigests.ts';
import { sendOutcomeMails } from '../mails/sendOutcomeMails.ts';
import { memberRoutes } from '../members/routes.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import type { Route } from '../platform/http/route.ts';
import { finishErasing } from '../privacy/finishErasing.ts';
import { privacyRoutes } from '../privacy/routes.ts';
import { profileRoutes } from '../profiles/routes.ts';
import { readerRoutes } from '../readers/routes.ts';
import { closeSilentRequests } from '../readings/requests/closeSilentRequests.ts';
import { endSnoozes } from '../readings/requests/endSnoozes.ts';
import { readingRoutes } from '../readings/routes.ts';
import { createDeleteTakeBackDataJob } from '../readings/takeBack/deleteTakeBackData.ts';
import { writeDrafts } from '../readings/drafts/writeDrafts.ts';
import { savedReplyRoutes } from '../savedReplies/routes.ts';
import { tagRoutes } from '../tags/routes.ts';
import { tarotRoutes } from '../tarot/routes.ts';
import { undeliveredRoutes } from '../undelivered/routes.ts';

/** Every call of the product, feature by feature. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...profileRoutes,
  ...billingRoutes,
  ...astrologyRoutes,
  ...tarotRoutes,
  ...readingRoutes,
  ...feedbackRoutes,
  ...readerRoutes,
  ...tagRoutes,
  ...savedReplyRoutes,
  ...memberRoutes,
  ...gradeRoutes,
  ...undeliveredRoutes,
  ...contactRoutes,
  ...privacyRoutes,
];

/** The jobs of all features. */
export const jobs = (): readonly Job[] => [
  renewalJob,
  settleLostCharges,
  settleLostRefunds,
  detachRemovedCards,
  createDeleteOldGatewayEventsJob(),
  createDeleteOldLogInsJob(),
  createDeleteOldTokensJob(),
  closeSilentRequests,
  endSnoozes,
  writeDrafts,
  createDeleteTakeBackDataJob(),
  finishErasing,
  sendArrivalMails,
  sendDigests,
  sendOutcomeMails,
  createDeleteOldMailsJob(),
];
