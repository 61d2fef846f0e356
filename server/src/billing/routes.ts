import {
  addCard,
  createSubscription,
  getNewSubscriptionInfo,
  getSubscriptionInfo,
  listCards,
  makeDefaultCard,
  removeCard,
} from '#contract/billing/calls.ts';
import { forMember } from '../platform/guards.ts';
import { type Route, route } from '../platform/route.ts';
import { addMemberCard } from './addCard.ts';
import { listOwnCards } from './cards.ts';
import { makeCardDefault } from './makeCardDefault.ts';
import { anyoneOrForMember, planOffer } from './planOffer.ts';
import { removeMemberCard } from './removeCard.ts';
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
];
