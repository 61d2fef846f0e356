import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../testing/testProduct.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const known = async () =>
  (await product.db.selectFrom('gatewayEvents').select('id').orderBy('id').execute()).map(({ id }) => id);

test('a gateway event is stored for thirty days', async () => {
  const { db, services, advance } = product;
  const now = services.clock.now();
  await db
    .insertInto('gatewayEvents')
    .values([
      { id: 'evt_new', kind: 'other', receivedAt: now },
      { id: 'evt_old', kind: 'other', receivedAt: now.subtract({ hours: 24 * 29 }) },
    ])
    .execute();
  await advance({ seconds: 0 });
  expect(await known()).toEqual(['evt_new', 'evt_old']);
  await advance({ days: 2 });
  expect(await known()).toEqual(['evt_new']);
});
