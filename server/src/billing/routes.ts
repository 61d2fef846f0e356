import * as calls from '#contract/billing/calls.ts';
import { anyoneOrForMember, customers, forMember, ownOrWriter, writers } from '../platform/http/guards.ts';
import { type Route, route } from '../platform/http/route.ts';
import { addCard, findExpiredCard } from './cards/addCard.ts';
import { listCards } from './cards/listCards.ts';
import { makeDefaultCard } from './cards/makeDefaultCard.ts';
import { removeCard } from './cards/removeCard.ts';
import { startCardSetup } from './cards/startCardSetup.ts';
import { getReceipt } from './invoices/getReceipt.ts';
import { listAttempts } from './invoices/listAttempts.ts';
import { listInvoices } from './invoices/listInvoices.ts';
import { cancelSubscription } from './membership/cancelSubscription.ts';
import { createSubscription } from './membership/createSubscription.ts';
import { getNewSubscriptionInfo } from './membership/getNewSubscriptionInfo.ts';
import { getSubscriptionInfo } from './membership/getSubscriptionInfo.ts';
import { skipSubscription } from './membership/skipSubscription.ts';
import { uncancelSubscription } from './membership/uncancelSubscription.ts';
import { unskipSubscription } from './membership/unskipSubscription.ts';
import { updateSubscription } from './membership/updateSubscription.ts';
import { upgradeSubscription } from './membership/upgradeSubscription.ts';
import { confirmPayment } from './payments/confirmPayment.ts';
import { giveTip } from './payments/giveTip.ts';
import { refundInvoice } from './payments/refundInvoice.ts';
import { retryPayment } from './payments/retryPayment.ts';
import { HOUR_SECONDS } from '../platform/limits/limits.ts';

/** These use cases call the gateway between two transactions of their own. */
const OWN_TRANSACTION = { transaction: 'own' } as const;

export const billingRoutes: readonly Route[] = [
  route(calls.listCards, forMember, listCards),
  route(calls.addCard, forMember, addCard, {
    findErrorsOn: findExpiredCard,
    transaction: 'own',
    limits: [{ name: 'card', per: 'member', max: 5, seconds: HOUR_SECONDS }],
  }),
  route(calls.startCardSetup, forMember, startCardSetup, {
    transaction: 'own',
    limits: [{ name: 'card setup', per: 'member', max: 10, seconds: HOUR_SECONDS }],
  }),
  route(calls.removeCard, forMember, removeCard),
  route(calls.makeDefaultCard, forMember, makeDefaultCard),
  route(calls.getSubscriptionInfo, forMember, getSubscriptionInfo),
  route(calls.getNewSubscriptionInfo, anyoneOrForMember, getNewSubscriptionInfo),
  route(calls.createSubscription, forMember, createSubscription, OWN_TRANSACTION),
  route(calls.updateSubscription, forMember, updateSubscription, OWN_TRANSACTION),
  route(calls.skipSubscription, forMember, skipSubscription, OWN_TRANSACTION),
  route(calls.unskipSubscription, forMember, unskipSubscription, OWN_TRANSACTION),
  route(calls.cancelSubscription, forMember, cancelSubscription, OWN_TRANSACTION),
  route(calls.uncancelSubscription, forMember, uncancelSubscription, OWN_TRANSACTION),
  route(calls.upgradeSubscription, forMember, upgradeSubscription, OWN_TRANSACTION),
  route(calls.retryPayment, forMember, retryPayment, OWN_TRANSACTION),
  route(calls.confirmPayment, forMember, confirmPayment, OWN_TRANSACTION),
  route(calls.refundInvoice, writers, refundInvoice, OWN_TRANSACTION),
  route(calls.giveTip, customers, giveTip, OWN_TRANSACTION),
  route(calls.listInvoices, forMember, listInvoices),
  route(calls.getReceipt, ownOrWriter, getReceipt),
  route(calls.listAttempts, writers, listAttempts),
];
