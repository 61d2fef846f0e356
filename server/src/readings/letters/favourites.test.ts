import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addFavourite,
  createRequest,
  getRequest,
  listRequests,
  removeFavourite,
} from '#contract/readings/calls.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';

let product: TestProduct;
let member: TestUser;
let other: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  member = await createMemberWithStatus(product, 'canceled');
  other = await createMemberWithStatus(product, 'monthly_active', 'Other');
});
afterAll(() => product.stop());

const favourites = async (as: TestUser) =>
  (await product.send(listRequests, { isFavourite: true }, { as })).body.results.map(({ id }) => id);

test('adding and removing a favourite can be repeated', async () => {
  const { id } = (await product.send(createRequest, { message: 'What will come?' }, { as: other })).body;
  for (let n = 0; n < 2; n++) {
    expect((await product.send(addFavourite, { id }, { as: other })).status).toBe(204);
    expect(await favourites(other)).toEqual([id]);
  }
  expect((await product.send(getRequest, { id }, { as: other })).body.isFavourite).toBe(true);
  for (let n = 0; n < 2; n++) {
    expect((await product.send(removeFavourite, { id }, { as: other })).status).toBe(204);
    expect(await favourites(other)).toEqual([]);
  }
});

test('refuses favourites for other members’ requests and for writers', async () => {
  const { id } = (await product.send(createRequest, { message: 'What will come?' }, { as: other })).body;
  const writer = await product.writer('Isolde');
  for (const call of [addFavourite, removeFavourite]) {
    expect((await product.send(call, { id }, { as: member })).status).toBe(404);
    expect((await product.send(call, { id: 999_999 }, { as: member })).status).toBe(404);
    expect((await product.send(call, { id }, { as: writer })).status).toBe(403);
    expect((await product.send(call, { id })).status).toBe(401);
  }
  expect((await product.send(getRequest, { id }, { as: other })).body.isFavourite).toBe(false);
});
