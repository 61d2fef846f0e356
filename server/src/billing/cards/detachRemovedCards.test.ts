import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addCard, listCards, removeCard } from '#contract/billing/calls.ts';
import { createSystemContext, NO_HOOKS } from '../../platform/http/callContext.ts';
import { startTestProduct } from '../../../testing/testProduct.ts';
import { CARD, MASTERCARD, VISA } from '../../../testing/billing/billing.ts';
import { detachRemovedCards } from './detachRemovedCards.ts';

test('a run that cannot record a card ends only when the other cards are detached', async () => {
  const product = await startTestProduct({ LOG_LEVEL: 'silent' });
  try {
    // From here on, the job runs only when the test calls it.
    await product.scheduler.stop();
    const member = await product.customer();
    for (const cardNumber of [MASTERCARD, VISA, '378282246310005'])
      await product.send(addCard, { ...CARD, cardNumber }, { as: member });
    const { cards } = (await product.send(listCards, {}, { as: member })).body;
    for (const { id } of cards.slice(0, 2))
      await product.send(removeCard, { paymentMethodId: id }, { as: member });
    await sql
      .raw(
        `create sequence refused_records;
         create function refuse_record() returns trigger language plpgsql as $$
           begin perform nextval('refused_records'); raise 'No record'; end $$;
         create trigger refuse_record before update on payment_methods for each row
           when (old.id = ${cards[0]!.id}) execute function refuse_record()`,
      )
      .execute(product.db);

    const release = Promise.withResolvers<void>();
    let isReleased = false;
    let calls = 0;
    const payments = {
      ...product.services.payments,
      async detachCard() {
        calls += 1;
        if (calls === 2) await release.promise;
      },
    };
    const context = createSystemContext({ ...product.services, payments }, NO_HOOKS);
    const outcome = detachRemovedCards
      .run(context, new AbortController().signal)
      .catch(({ message }: Error) => ({ message, isReleased }));
    // The job tries to record the outcome, and then when to try again.
    const countRefused = async () =>
      (await sql<{ count: number }>`select last_value as count from refused_records`.execute(product.db))
        .rows[0]!.count;
    await expect.poll(countRefused).toBe(2);
    expect(calls).toBe(2);
    isReleased = true;
    release.resolve();
    expect(await outcome).toEqual({ message: 'No record', isReleased: true });
  } finally {
    await product.stop();
  }
});
