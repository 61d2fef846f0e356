import type { NewSubscriptionInfo } from '#contract/billing/calls.ts';
import { PLANS, PRODUCT_IDS } from '#contract/billing/codes.ts';
import { describePlan } from '#contract/billing/format.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { toCard, findDefaultCard } from '../cards/paymentMethods.ts';
import { requireMember } from '../requireMember.ts';
import { buildPreviews } from './previews.ts';
import { cardRowsOfMember } from '../cards/cardsSql.ts';
import { loadMembership } from './toSubscriptionInfo.ts';

export async function getNewSubscriptionInfo(context: Context): Promise<NewSubscriptionInfo> {
  const { db, actor, ownerId, now } = context;
  if (actor === null || ownerId === null) return { plans: listPlans(), defaultCard: null, actions: {} };
  const member = await requireMember({ db, actor, ownerId });
  const card = findDefaultCard(await cardRowsOfMember.all(db, { userId: member.id }));
  const record = await loadMembership(db, member.id);
  return {
    plans: listPlans(),
    defaultCard: card === undefined ? null : toCard(card),
    actions: buildPreviews(record, toEpochSeconds(now)),
  };
}

const listPlans = (): NewSubscriptionInfo['plans'] =>
  PRODUCT_IDS.map((productId) => {
    const { name, interval, pricePerMonthCents, chargeCents, isMostPopular } = PLANS[productId];
    return {
      productId,
      name,
      interval,
      pricePerMonthCents,
      chargeNowCents: chargeCents,
      mostPopular: isMostPopular,
      text: describePlan(productId),
    };
  });
