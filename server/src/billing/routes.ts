import * as calls from '#contract/billing/calls.ts';
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
  route(calls.listCards, forMember, listOwnCards),
  route(calls.addCard, forMember, addMemberCard, {
    transaction: 'own',
    limits: [{ name: 'card', per: 'member', max: 5, seconds: 3_600 }],
  }),
  route(calls.startCardSetup, forMember, setUpCard, {
    transaction: 'own',
    limits: [{ name: 'card setup', per: 'member', max: 10, seconds: 3_600 }],
  }),
  route(calls.removeCard, forMember, removeMemberCard),
  route(calls.makeDefaultCard, forMember, makeCardDefault),
  route(calls.getSubscriptionInfo, forMember, ownSubscriptionInfo),
  route(calls.getNewSubscriptionInfo, anyoneOrForMember, planOffer),
  route(calls.createSubscription, forMember, takeMembership, OWN),
  route(calls.updateSubscription, forMember, updatePlan, OWN),
  route(calls.skipSubscription, forMember, acting('skip'), OWN),
  route(calls.unskipSubscription, forMember, acting('unskip'), OWN),
  route(calls.cancelSubscription, forMember, cancelMembership, OWN),
  route(calls.uncancelSubscription, forMember, acting('uncancel'), OWN),
  route(calls.upgradeSubscription, forMember, acting('upgrade'), OWN),
  route(calls.retryPayment, forMember, acting('retry'), OWN),
  route(calls.confirmPayment, forMember, confirm, OWN),
  route(calls.refundInvoice, writers, refundPayment, OWN),
  route(calls.giveTip, customers, tip, OWN),
  route(calls.listInvoices, forMember, invoicesOfPage),
  route(calls.getReceipt, ownOrWriter, receiptOf),
  route(calls.listAttempts, writers, attemptsOfPage),
];
