import { afterAll, beforeAll, expect, test } from 'vitest';
import { patchUser } from '#contract/members/calls.ts';
import { createReader, listReaders, patchReader } from '#contract/readers/calls.ts';
import {
  createRequest,
  getRequest,
  patchRequest,
  postMessage,
  postResponse,
} from '#contract/readings/calls.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let isolde: TestUser;
let anselm: TestUser;
let member: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  isolde = await product.writer('Isolde');
  anselm = await product.writer('Anselm');
  member = await createMemberWithStatus(product, 'monthly_active');
});
afterAll(() => product.stop());

const readerOf = async (writer: TestUser) =>
  (await product.send(listReaders, {}, { as: isolde })).body.find(({ userId }) => userId === writer.id)!;
const ask = async (personality?: number) =>
  (await product.send(createRequest, { message: 'What will come?', personality }, { as: member })).body.id;
const setStatus = (id: number, status: 'active' | 'inactive') =>
  product.send(patchReader, { id, status }, { as: isolde });

test('releases the requests that the account had claimed; the personality stays', async () => {
  const { id: personality } = await readerOf(anselm);
  const id = await ask(personality);
  await product.send(patchRequest, { id, assignedWriter: anselm.id }, { as: anselm });
  await setStatus(personality, 'inactive');
  const { body } = await product.send(getRequest, { id }, { as: isolde });
  expect(body.assignedWriter).toBeNull();
  expect(body.personality?.id).toBe(personality);
  await setStatus(personality, 'active');
});

test('a writer made inactive in the middle is refused in words, and may answer as another or as the thread’s', async () => {
  const ownReaderId = (await readerOf(anselm)).id;
  const [other, ofThread] = [await ask(), await ask(ownReaderId)];
  await setStatus(ownReaderId, 'inactive');
  const answer = (readingRequest: number, personality: number) =>
    product.send(postResponse, { readingRequest, message: 'The Star.', personality }, { as: anselm });
  const refused = await answer(other, ownReaderId);
  expect([refused.status, refused.fields]).toEqual([
    400,
    { personality: 'This reader is not available just now. Please choose another one' },
  ]);
  const { id: another } = await readerOf(isolde);
  expect((await answer(other, another)).status).toBe(201);
  expect((await answer(ofThread, ownReaderId)).status).toBe(201);
  await setStatus(ownReaderId, 'active');
});

test('a reader who is inactive stays usable in the threads of a member who has them', async () => {
  const { id: assigned } = await readerOf(anselm);
  const other = await createMemberWithStatus(product, 'monthly_active');
  await product.send(patchUser, { id: member.id, assignedPersonalityUser: assigned }, { as: isolde });
  const [id, next, withAssigned] = [await ask(), await ask(), await ask(assigned)];
  await setStatus(assigned, 'inactive');
  const answer = { readingRequest: id, message: 'The Star.', personality: assigned };
  expect((await product.send(postResponse, answer, { as: isolde })).body.writerPersonality?.id).toBe(
    assigned,
  );
  const message = { id: next, message: 'Soon.', personality: assigned };
  expect((await product.send(postMessage, message, { as: isolde })).status).toBe(201);
  for (const request of [next, withAssigned]) {
    const change = { id: request, personality: assigned };
    expect((await product.send(patchRequest, change, { as: isolde })).body.personality?.id).toBe(assigned);
  }
  expect((await product.send(getRequest, { id: await ask(assigned) }, { as: member })).status).toBe(200);
  const question = { message: 'And I?', personality: assigned };
  expect((await product.send(createRequest, question, { as: other })).fields).toHaveProperty('personality');
  await product.send(patchUser, { id: member.id, assignedPersonalityUser: null }, { as: isolde });
  await setStatus(assigned, 'active');
});

test('of two writers who edit one reader, the second gets the newer one and loses nothing', async () => {
  const before = await readerOf(anselm);
  const edit = (bio: string, etag: string) =>
    product.send(patchReader, { id: before.id, bio }, { as: isolde, headers: { 'if-match': etag } });
  const first = await edit('By day.', before.etag);
  const second = await edit('By night.', before.etag);
  expect([second.status, second.code]).toEqual([409, 'edited_meanwhile']);
  const { current } = second.body as unknown as { current: typeof before };
  expect(current).toEqual(first.body);
  expect((await edit('By night.', current.etag)).body.bio).toBe('By night.');
});

test('members see that a reader is away, and the reader stays active', async () => {
  const { id } = (
    await product.send(createReader, { firstName: 'Ida', lastName: 'Crane', color: 'pink' }, { as: isolde })
  ).body;
  const { body } = await product.send(patchReader, { id, away: true }, { as: isolde });
  expect([body.away, body.status]).toEqual([true, 'active']);
});
