import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCard, listCards, makeDefaultCard, removeCard } from '#contract/billing/calls.ts';
import { listAuditLog } from '#contract/members/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import { CARD, MASTERCARD } from '../../../testing/billing/billing.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());

const readCardAudit = async (member: TestUser) => {
  const { body } = await product.send(listAuditLog, { user: member.id, order: 'asc' }, { as: writer });
  return body.results;
};

test('the audit log has every change of cards with its actor, and at most the last four digits', async () => {
  const member = await product.customer();
  await product.send(addCard, CARD, { as: member });
  const second = { ...CARD, cardNumber: MASTERCARD, userId: member.id };
  const { body } = await product.send(addCard, second, { as: writer });
  const { cards } = body;
  const visa = cards.find(({ brand }) => brand === 'visa')!;
  const mastercard = cards.find(({ brand }) => brand === 'mastercard')!;
  await product.send(makeDefaultCard, { paymentMethodId: mastercard.id }, { as: member });
  await product.send(removeCard, { paymentMethodId: mastercard.id, userId: member.id }, { as: writer });
  const byMember = { kind: 'member', id: member.id };
  const byWriter = { kind: 'writer', id: writer.id };
  expect(await readCardAudit(member)).toMatchObject([
    {
      act: 'card_added',
      says: `Visa ending in ${visa.last4} was added as the default card.`,
      actor: byMember,
    },
    { act: 'card_added', says: `Mastercard ending in ${mastercard.last4} was added.`, actor: byWriter },
    {
      act: 'card_made_default',
      says: `Mastercard ending in ${mastercard.last4} is the default card now.`,
      actor: byMember,
    },
    {
      act: 'card_removed',
      says: `Mastercard ending in ${mastercard.last4} was removed. Visa ending in ${visa.last4} is the default card now.`,
      actor: byWriter,
    },
  ]);
});

test('a refused card leaves no audit entry', async () => {
  const member = await product.customer();
  const refused = await product.send(addCard, { ...CARD, cardNumber: '4000000000000002' }, { as: member });
  expect(refused.status).toBe(402);
  await product.send(addCard, CARD, { as: member });
  const [onlyCard] = (await product.send(listCards, {}, { as: member })).body.cards;
  for (const call of [removeCard, makeDefaultCard])
    expect((await product.send(call, { paymentMethodId: onlyCard!.id }, { as: member })).status).toBe(409);
  expect((await readCardAudit(member)).map(({ act }) => act)).toEqual(['card_added']);
});
