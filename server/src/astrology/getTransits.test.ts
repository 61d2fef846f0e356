import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSky, getTransits } from '#contract/astrology/calls.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

test("the day beside a chart is the member's own, and any member's for a writer", async () => {
  const as = await product.customer({ birthDate: '1985-06-15' });
  const input = { userId: as.id, date: '2026-11-22' };
  const ownTransits = await product.send(getTransits, input, { as });
  expect(ownTransits.status).toBe(200);
  expect(ownTransits.body).toMatchObject({ date: '2026-11-22', precision: 'date', ruler: null });
  expect(ownTransits.body.moons[0]).toMatchObject({ kind: 'full', sign: 'GEM', house: null });
  const writer = await product.writer();
  expect((await product.send(getTransits, input, { as: writer })).body).toEqual(ownTransits.body);
  const other = await product.customer();
  expect((await product.send(getTransits, input, { as: other })).status).toBe(404);
});

test('the default day is today', async () => {
  const as = await product.customer({ birthDate: '1985-06-15' });
  const { body } = await product.send(getTransits, { userId: as.id }, { as });
  const { body: sky } = await product.send(getSky, {}, { as });
  expect(body.date).toBe(sky.at.slice(0, 10));
});

test.each(['2026-02-30', '1899-12-31', '2100-01-01', 'today'])('refuses the day %s', async (date) => {
  const as = await product.customer();
  expect((await product.send(getTransits, { userId: as.id, date }, { as })).status).toBe(400);
});
