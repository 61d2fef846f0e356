import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPlaces } from '#contract/astrology/calls.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

// As in a checkout without a build, where the file is missing.
vi.mock('./places/placesFile.ts', () => ({ PLACES_FILE: '/nowhere/places.bin' }));

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'silent' }, { mayFail: [503] });
});
afterAll(() => product.stop());

test('without its table only the search for places is not ready', async () => {
  const member = await product.customer();
  const answer = await product.send(findPlaces, { search: 'Galway' }, { as: member });
  expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
