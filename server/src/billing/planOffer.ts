import type { NewSubscriptionInfo } from '#contract/billing/calls.ts';
import { PLANS, PRODUCT_IDS } from '#contract/billing/codes.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Access, Actor, Context } from '../platform/context.ts';
import { forMember, type Guard } from '../platform/guards.ts';
import { asCard, defaultOf } from './cards.ts';
import { memberOf } from './member.ts';
import { previewsOf } from './previews.ts';
import { cardsOf } from './sql.ts';
import { currentMembership } from './subscriptionInfo.ts';

/** Plans are for everyone; for a member, or a writer who names one, also what that member can do. */
export const anyoneOrForMember: Guard<Access, { userId?: number | undefined }> = {
  admit() {},
  grant(actor: Actor | null, input) {
    if (input.userId === undefined && (actor === null || actor.isWriter)) return { actor, whose: null };
    return forMember.grant(actor, input);
  },
  refuses: forMember.refuses,
};

export async function planOffer(context: Context): Promise<NewSubscriptionInfo> {
  const { db, actor, whose, now } = context;
  if (actor === null || whose === null) return { plans: plans(), defaultCard: null, actions: {} };
  const member = await memberOf({ db, actor, whose });
  const card = defaultOf(await cardsOf.all(db, { userId: member.id }));
  const record = await currentMembership(db, member.id);
  return {
    plans: plans(),
    defaultCard: card === undefined ? null : asCard(card),
    actions: previewsOf(record, epochSecondsOf(now)),
  };
}

const plans = (): NewSubscriptionInfo['plans'] =>
  PRODUCT_IDS.map((productId) => {
    const { name, interval, pricePerMonthCents, chargeCents, isMostPopular, text } = PLANS[productId];
    return {
      productId,
      name,
      interval,
      pricePerMonthCents,
      chargeNowCents: chargeCents,
      mostPopular: isMostPopular,
      text,
    };
  });
