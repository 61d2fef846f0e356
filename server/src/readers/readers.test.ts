import { afterAll, beforeAll, expect, test } from 'vitest';
import { getReader, listPersonalities, listReaders, patchReader } from '#contract/readers/calls.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';
import { createWriter } from './createWriter.ts';

let product: TestProduct;
let writer: TestUser;
let member: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
  member = await product.customer();
});
afterAll(() => product.stop());

const readersNow = async () => (await product.send(listReaders, {}, { as: writer })).body;

test('a new writer has one, and members see whom they can choose', async () => {
  const [reader] = await readersNow();
  expect(reader).toMatchObject({ firstName: 'Isolde', lastName: 'Marr', status: 'active', picture: null });
  const { body } = await product.send(listPersonalities, {}, { as: member });
  const { id, specialities } = reader!;
  expect(body).toContainEqual({
    id,
    firstName: 'Isolde',
    lastName: 'Marr',
    picture: null,
    specialities,
    away: false,
  });
});

test('members may know only what is public', async () => {
  const [reader] = await readersNow();
  const { body } = await product.send(getReader, { id: reader!.id }, { as: member });
  expect(Object.keys(body).toSorted()).toEqual([
    'away',
    'bio',
    'firstName',
    'id',
    'lastName',
    'picture',
    'readsReversals',
    'specialities',
  ]);
  const asWriter = (await product.send(getReader, { id: reader!.id }, { as: writer })).body;
  expect(asWriter).toMatchObject({ ...body, color: 'blue', status: 'active', userId: writer.id });
  expect((await product.send(getReader, { id: 999_999 }, { as: member })).status).toBe(404);
});

test('a change persists and leaves the rest; the status filter follows', async () => {
  await product.writer('Anselm');
  const anselm = (await readersNow()).find(({ firstName }) => firstName === 'Anselm')!;
  const changed = await product.send(
    patchReader,
    { id: anselm.id, color: 'teal', status: 'inactive' },
    { as: writer },
  );
  const etag = changed.headers.get('etag');
  expect(changed.body).toEqual({ ...anselm, color: 'teal', status: 'inactive', etag });
  const active = (await product.send(listReaders, { status: 'active' }, { as: writer })).body;
  expect(active.length).toBeGreaterThan(0);
  expect(active.every(({ status }) => status === 'active')).toBe(true);
  expect((await product.send(listReaders, { status: 'inactive' }, { as: writer })).body).toEqual([
    changed.body,
  ]);
  expect((await product.send(listPersonalities, {}, { as: member })).body.map(({ id }) => id)).not.toContain(
    anselm.id,
  );
});

test('an empty change returns the reader', async () => {
  const [reader] = await readersNow();
  expect((await product.send(patchReader, { id: reader!.id }, { as: writer })).body).toEqual(reader);
});

test('reads reversals unless they say otherwise', async () => {
  const [reader] = await readersNow();
  expect(reader!.readsReversals).toBe(true);
  const setReversals = async (readsReversals: boolean) =>
    (await product.send(patchReader, { id: reader!.id, readsReversals }, { as: writer })).body;
  expect((await setReversals(false)).readsReversals).toBe(false);
  expect((await readersNow())[0]!.readsReversals).toBe(false);
  expect((await setReversals(true)).readsReversals).toBe(true);
});

test.each([
  [{ firstName: ' ' }, { firstName: 'Required field' }],
  [{ lastName: '' }, { lastName: 'Required field' }],
  [{ color: 'mauve' as 'red' }, { color: 'Please specify some color' }],
  [{ userId: 1 }, { userId: 'This field is not known here' }],
])('%j is refused: %j', async (change, message) => {
  const [reader] = await readersNow();
  const { status, fields } = await product.send(patchReader, { id: reader!.id, ...change }, { as: writer });
  expect([status, fields]).toEqual([400, message]);
});

test('listing and changing readers is for writers only', async () => {
  const calls = [
    (as?: TestUser) => product.send(listReaders, {}, { as }),
    (as?: TestUser) => product.send(patchReader, { id: 1, status: 'inactive' }, { as }),
  ];
  for (const call of calls) {
    expect((await call()).status).toBe(401);
    expect((await call(member)).status).toBe(403);
  }
});

test('creating a writer by the command line reports what is invalid', async () => {
  const form = { email: writer.email, firstName: 'A', lastName: 'B', password: TEST_PASSWORD };
  expect(await createWriter(product.services, form)).toBe('This email is already in use');
  expect(await createWriter(product.services, { ...form, email: 'x', password: 'short' })).toBe(
    'Email is not valid\nPassword must have at least 10 characters',
  );
});
