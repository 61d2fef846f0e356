import {
  addCard,
  cancelSubscription,
  confirmPayment,
  createSubscription,
  getNewSubscriptionInfo,
  getReceipt,
  getSubscriptionInfo,
  giveTip,
  listAttempts,
  listCards,
  listInvoices,
  makeDefaultCard,
  refundInvoice,
  removeCard,
  retryPayment,
  skipSubscription,
  startCardSetup,
  uncancelSubscription,
  unskipSubscription,
  updateSubscription,
  upgradeSubscription,
} from '#contract/billing/calls.ts';
import { customers, forMember, ownOrWriter, writers } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { addMemberCard } from './addCard.ts';
import { listOwnCards } from './cards.ts';
import { acting, cancelMembership, takeMembership, updatePlan } from './changeMembership.ts';
import { confirmPayment as confirm } from './confirmPayment.ts';
import { giveTip as tip } from './giveTip.ts';
import { attemptsOfPage } from './listAttempts.ts';
import { invoicesOfPage } from './listInvoices.ts';
import { makeCardDefault } from './makeCardDefault.ts';
import { anyoneOrForMember, planOffer } from './planOffer.ts';
import { refundPayment } from './refundPayment.ts';
import { removeMemberCard } from './removeCard.ts';
import { receiptOf } from './showReceipt.ts';
import { setUpCard } from './startCardSetup.ts';
import { ownSubscriptionInfo } from './subscriptionInfo.ts';

/** Whoever asks the gateway in between opens the transactions before and after. */
const OWN = { transaction: 'own' } as const;

export const billingRoutes: readonly Route[] = [
  route(listCards, forMember, listOwnCards),
  route(addCard, forMember, addMemberCard, {
    transaction: 'own',
    limits: [{ name: 'card', per: 'member', max: 5, seconds: 3_600 }],
  }),
  route(startCardSetup, forMember, setUpCard, {
    transaction: 'own',
    limits: [{ name: 'card setup', per: 'member', max: 10, seconds: 3_600 }],
  }),
  route(removeCard, forMember, removeMemberCard),
  route(makeDefaultCard, forMember, makeCardDefault),
  route(getSubscriptionInfo, forMember, ownSubscriptionInfo),
  route(getNewSubscriptionInfo, anyoneOrForMember, planOffer),
  route(createSubscription, forMember, takeMembership, OWN),
  route(updateSubscription, forMember, updatePlan, OWN),
  route(skipSubscription, forMember, acting('skip'), OWN),
  route(unskipSubscription, forMember, acting('unskip'), OWN),
  route(cancelSubscription, forMember, cancelMembership, OWN),
  route(uncancelSubscription, forMember, acting('uncancel'), OWN),
  route(upgradeSubscription, forMember, acting('upgrade'), OWN),
  route(retryPayment, forMember, acting('retry'), OWN),
  route(confirmPayment, forMember, confirm, OWN),
  route(refundInvoice, writers, refundPayment, OWN),
  route(giveTip, customers, tip, OWN),
  route(listInvoices, forMember, invoicesOfPage),
  route(getReceipt, ownOrWriter, receiptOf),
  route(listAttempts, writers, attemptsOfPage),
];
