import type * as calls from '#contract/billing/calls.ts';
import { findExpiryError } from '#contract/billing/cardRules.ts';
import { newCard } from '#contract/billing/forms.ts';
import { describeCard } from '#contract/billing/format.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { type FieldError, refuse, refuseFields } from '#contract/refusals.ts';
import { isClosedAccount } from '../../accounts/isClosedAccount.ts';
import type { RawCard } from '../../adapters/payments/payments.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import type { RawFields } from '../../platform/http/route.ts';
import { resumeDunning } from './resumeDunning.ts';
import { loadPaymentMethods } from './paymentMethods.ts';
import { withGatewayCustomer } from './withGatewayCustomer.ts';
import { requireOpenMember } from '../requireMember.ts';
import { cardRowsOfMember, clearDefaultCard, insertCard, lockCards, removedCard } from './cardsSql.ts';

type Input = ParsedInputOf<typeof calls.addCard>;

/** A month or year that is no number is refused by the contract. */
export function findExpiredCard(today: string, { expMonth, expYear }: RawFields): FieldError[] {
  if (typeof expMonth !== 'number' || typeof expYear !== 'number') return [];
  const msg = findExpiryError({ expMonth, expYear }, today);
  return msg === null ? [] : [{ param: 'exp_date', msg }];
}

/** Sends the card to the gateway, outside of any transaction, and stores the result. */
export async function addCard(context: Context<OwnAccess>, input: Input) {
  const { payments, now, requestId } = context;
  if (payments.publishableKey !== null && hasRawField(input)) refuse('raw_card_refused');
  const card = readCardInput(input);
  const member = await requireOpenMember(context);
  const answer = await withGatewayCustomer(context, member, (customer) =>
    payments.attachCard(customer, card, requestId),
  );
  if (answer.kind === 'refused') {
    const param = 'cardNumber' in card ? 'card_number' : 'payment_method_id';
    refuseFields([{ param, msg: answer.message }]);
  }
  if (answer.kind === 'declined') refuse(answer.code);

  return context.transaction(async (inside) => {
    const { db } = inside;
    await lockCards(db, member.id);
    // The account may have been closed while the gateway was asked.
    if (await isClosedAccount(db, member.id)) refuse('not_found');
    const cards = await cardRowsOfMember.all(db, { userId: member.id });
    // The browser sent the same gateway card twice; it is stored once.
    if (cards.some(({ ref }) => ref === answer.card.ref)) return storeAndListCards(inside, member.id);
    // The gateway may be removing it right now.
    if ((await removedCard.first(db, { userId: member.id, ref: answer.card.ref })) !== undefined)
      refuseFields([{ param: 'payment_method_id', msg: 'This card was removed. Please enter it again' }]);
    const isDefault = cards.length === 0 || input.makeDefaultPaymentMethod;
    if (isDefault) await clearDefaultCard(db, member.id);
    await insertCard(db, member.id, { ...answer.card, isDefault }, now);
    if (isDefault) await resumeDunning(inside, member.id);
    const message = `${describeCard(answer.card)} was added${isDefault ? ' as the default card' : ''}.`;
    await inside.audit({ userId: member.id, act: 'card_added', says: message });
    return storeAndListCards(inside, member.id);
  });
}

async function storeAndListCards(inside: Context, userId: number) {
  const methods = await loadPaymentMethods(inside, userId);
  await inside.storeResponse(methods);
  return methods;
}

const RAW_FIELDS = Object.keys(newCard) as (keyof RawCard)[];

const hasRawField = (input: Input) => RAW_FIELDS.some((field) => input[field] !== undefined);

/** Without a reference, the contract guarantees that every field is present. */
function readCardInput({ paymentMethodId, ...input }: Input): RawCard | { paymentMethodId: string } {
  if (paymentMethodId !== undefined) return { paymentMethodId };
  return Object.fromEntries(RAW_FIELDS.map((field) => [field, input[field]])) as unknown as RawCard;
}
