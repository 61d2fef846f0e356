import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refuse } from '#contract/refusals.ts';
import { startTestProduct, type TestProduct } from '../../../testing/testProduct.ts';
import { runIdempotently, type StoredResponse } from './idempotency.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
afterEach(() => {
  vi.useRealTimers();
});

test('a call whose key was taken over while its process stood still does not free the key', async () => {
  const { services, db } = product;
  const { id: userId } = await product.customer();
  const key = 'taken-over';
  const call = (now: Temporal.Instant, answer: () => Promise<StoredResponse>) =>
    runIdempotently(services, { userId, key, fingerprint: 'same', aboutUserId: null, now }, answer);
  const now = services.clock.now();

  // Like a process that stands still, the first call sends no heartbeat.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const first = Promise.withResolvers<StoredResponse>();
  const started = Promise.withResolvers<void>();
  const displaced = call(now.subtract({ seconds: 10 }), () => {
    started.resolve();
    return first.promise;
  });
  await started.promise;
  await sql`update idempotency_keys set alive_at = alive_at - interval '10 s' where key = ${key}`.execute(db);

  const second = Promise.withResolvers<StoredResponse>();
  const takenOver = Promise.withResolvers<void>();
  const successor = call(now, () => {
    takenOver.resolve();
    return second.promise;
  });
  await takenOver.promise;
  first.promise.catch(() => {});
  first.reject(new Error('the process went on'));
  await expect(displaced).rejects.toThrow('the process went on');

  const answer = { status: 201, body: '{}' };
  const repeated = call(now, () => refuse('unavailable'));
  second.resolve(answer);
  expect(await successor).toEqual(answer);
  expect(await repeated).toEqual(answer);
});
