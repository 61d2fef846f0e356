import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPasswordReset, signUp } from '#contract/accounts/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import { createRequest, postMessage } from '#contract/readings/calls.ts';
import { RESET_ANSWER_MS } from '../accounts/requestPasswordReset.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import {
  type TestResponse,
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
} from '../../testing/testProduct.ts';

/** Behind a proxy that sets the address of each client. */
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => product.stop());

const repeat = <Result>(count: number, act: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));
const withStatus = <Body>(answers: TestResponse<Body>[], status: number) =>
  answers.filter((answer) => answer.status === status);
const headersFrom = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const retryAfter = ({ headers }: TestResponse<unknown>) => Number(headers.get('retry-after'));

test('accepts 20 of 60 concurrent sign-ups from one address, and tells the others when to try again', async () => {
  const form = {
    firstName: 'Ada',
    lastName: 'Moon',
    birthDate: '1990-01-31',
    password: TEST_PASSWORD,
    acceptTerms: true,
  };
  const answers = await repeat(60, (n) =>
    product.send(signUp, { ...form, email: `burst${n}@example.test` }, headersFrom('10.0.0.1')),
  );
  expect(withStatus(answers, 201)).toHaveLength(20);
  const refused = withStatus(answers, 429);
  expect(refused).toHaveLength(40);
  for (const each of refused) {
    expect(retryAfter(each)).toBeGreaterThan(3_500);
    expect(retryAfter(each)).toBeLessThanOrEqual(3_600);
  }
});

test('answers 60 concurrent reset requests for one account alike, and sends 3 mails', async () => {
  const { email } = await product.customer();
  const tookMs: number[] = [];
  const answers = await repeat(60, async (n) => {
    const sentAt = performance.now();
    const answer = await product.send(requestPasswordReset, { email }, headersFrom(`10.0.1.${n}`));
    tookMs.push(performance.now() - sentAt);
    return answer;
  });
  // A timer may fire a millisecond early.
  expect(Math.min(...tookMs)).toBeGreaterThanOrEqual(RESET_ANSWER_MS - 1);
  expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
  expect(answers[0]!.status).toBe(200);
  const countSent = async () => {
    const found = product.db.selectFrom('mailOutbox').select('id').where('recipient', '=', email);
    return (await found.execute()).length;
  };
  expect(await countSent()).toBe(3);
  await product.advance({ hours: 1 });
  await product.send(requestPasswordReset, { email }, headersFrom('10.0.1.100'));
  expect(await countSent()).toBe(4);
});

test('accepts five requests per hour for a new email address, including wrong passwords', async () => {
  const member = await product.customer();
  const ask = (password: string) =>
    product.send(updateMe, { email: 'another@example.test', password }, { as: member });
  for (let n = 0; n < 5; n++)
    expect((await ask(n < 3 ? 'not the password' : TEST_PASSWORD)).status).toBe(n < 3 ? 400 : 200);
  const sixth = await ask(TEST_PASSWORD);
  expect([sixth.status, sixth.code]).toEqual([429, 'too_many_requests']);
  expect(retryAfter(sixth)).toBeGreaterThan(3_500);
  expect((await product.send(updateMe, { bio: 'Other fields are not counted' }, { as: member })).status).toBe(
    200,
  );
});

test('accepts 30 messages per member and minute over all threads, not counting repetitions', async () => {
  const member = await createMemberWithStatus(product, 'monthly_active');
  const other = await createMemberWithStatus(product, 'monthly_active');
  const writer = await product.writer();
  const createReading = async () =>
    (await product.send(createRequest, { message: 'What will come?' }, { as: member })).body.id;
  const threads = [await createReading(), await createReading()];
  const post = (n: number, as = member, key = `message ${n}`.replace(' ', '-')) =>
    product.send(
      postMessage,
      { id: threads[n % 3 === 0 ? 0 : 1]!, message: `Message ${n}` },
      { as, headers: { 'idempotency-key': key } },
    );
  const repeated = await Promise.all([0, 0, 0].map((n) => post(n)));
  expect(withStatus(repeated, 201)).toHaveLength(3);
  const answers = await repeat(40, (n) => post(n + 1));
  expect(withStatus(answers, 201)).toHaveLength(29);
  const refused = withStatus(answers, 429);
  expect(refused).toHaveLength(11);
  for (const each of refused) {
    expect(retryAfter(each)).toBeGreaterThan(0);
    expect(retryAfter(each)).toBeLessThanOrEqual(60);
  }
  const { count } = await product.db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('requestId', 'in', threads)
    .executeTakeFirstOrThrow();
  // The two questions are messages too.
  expect(count).toBe(32);
  // The first response stays, and neither another member nor a writer is limited.
  expect((await post(0)).body).toEqual(repeated[0]!.body);
  expect((await post(0, writer, 'of-the-writer')).status).toBe(201);
  const { id } = (await product.send(createRequest, { message: 'And I?' }, { as: other })).body;
  expect((await product.send(postMessage, { id, message: 'One more' }, { as: other })).status).toBe(201);
  await product.advance({ minutes: 1 });
  expect((await post(100)).status).toBe(201);
});

test('does not limit messages of writers', async () => {
  const member = await createMemberWithStatus(product, 'monthly_active');
  const writer = await product.writer();
  const { id } = (await product.send(createRequest, { message: 'What will come?' }, { as: member })).body;
  const answers = await repeat(40, (n) =>
    product.send(postMessage, { id, message: `Message ${n}` }, { as: writer }),
  );
  expect(withStatus(answers, 201)).toHaveLength(40);
});

test('accepts 20 of 30 concurrent reading requests of a member', async () => {
  const as = await createMemberWithStatus(product, 'monthly_active');
  const answers = await repeat(30, (n) => product.send(createRequest, { message: `Question ${n}` }, { as }));
  expect(withStatus(answers, 201)).toHaveLength(20);
  const refused = withStatus(answers, 429);
  expect(refused).toHaveLength(10);
  for (const each of refused) expect(retryAfter(each)).toBeGreaterThan(3_500);
  await product.advance({ hours: 1 });
  expect((await product.send(createRequest, { message: 'Again' }, { as })).status).toBe(201);
});
