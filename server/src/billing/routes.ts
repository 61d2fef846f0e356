import {
  addCard,
  createSubscription,
  getNewSubscriptionInfo,
  getReceipt,
  getSubscriptionInfo,
  listAttempts,
  listCards,
  listInvoices,
  makeDefaultCard,
  removeCard,
} from '#contract/billing/calls.ts';
import { forMember, ownOrWriter, writers } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { addMemberCard } from './addCard.ts';
import { listOwnCards } from './cards.ts';
import { attemptsOfPage } from './listAttempts.ts';
import { invoicesOfPage } from './listInvoices.ts';
import { makeCardDefault } from './makeCardDefault.ts';
import { anyoneOrForMember, planOffer } from './planOffer.ts';
import { removeMemberCard } from './removeCard.ts';
import { receiptOf } from './showReceipt.ts';
import { ownSubscriptionInfo } from './subscriptionInfo.ts';
import { takeMembership } from './takeMembership.ts';

export const billingRoutes: readonly Route[] = [
  route(listCards, forMember, listOwnCards),
  route(addCard, forMember, addMemberCard, {
    transaction: 'own',
    limits: [{ name: 'card', per: 'member', max: 5, seconds: 3_600 }],
  }),
  route(removeCard, forMember, removeMemberCard),
  route(makeDefaultCard, forMember, makeCardDefault),
  route(getSubscriptionInfo, forMember, ownSubscriptionInfo),
  route(getNewSubscriptionInfo, anyoneOrForMember, planOffer),
  route(createSubscription, forMember, takeMembership, { transaction: 'own' }),
  route(listInvoices, forMember, invoicesOfPage),
  route(getReceipt, ownOrWriter, receiptOf),
  route(listAttempts, writers, attemptsOfPage),
];
