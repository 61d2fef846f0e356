import { expect, test } from 'vitest';
import { createRequest, postMessage } from '#contract/readings/calls.ts';
import { startTestProduct } from '../../../testing/testProduct.ts';
import { openTestStream } from '../../../testing/readings/openTestStream.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';

test('a client that missed more than a stream’s buffer gets every event once and in order', async () => {
  const product = await startTestProduct();
  const member = await createMemberWithStatus(product, 'monthly_active');
  const path = `/user-messages/${member.id}/`;
  const { body } = await product.send(createRequest, { message: 'Are you there?' }, { as: member });
  const first = await openTestStream(product, path, member, 0);
  await expect.poll(() => first.received.length).toBe(1);
  await first.cut();
  const missed = Array.from({ length: 60 }, (_, n) => `${n} ${'x'.repeat(9_900)}`);
  for (const message of missed) await product.send(postMessage, { id: body.id, message }, { as: member });

  const second = await openTestStream(product, path, member, first.received[0]!.id);
  const texts = () =>
    second.received.map(({ event }) => (event.type === 'message' ? event.message.text : ''));
  await expect.poll(() => texts().length, { timeout: 5_000 }).toBe(missed.length);
  expect(texts()).toEqual(missed);
  await second.cut();
  await product.stop();
});
