import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import {
  type TestResponse,
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
} from '../../testing/testProduct.ts';

/** Two instances on one database, behind a proxy that sets the address of each client. */
let instances: TestProduct[];
let product: TestProduct;
beforeAll(async () => {
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  const mayFail = [503] as const;
  product = await startTestProduct(env, { mayFail });
  instances = [product, await startTestProduct(env, { mayFail, databaseUrl: product.databaseUrl })];
});
afterAll(async () => {
  for (const instance of instances.toReversed()) await instance.stop();
});

const QUARTER_HOUR = 15 * 60;
let networks = 0;
/** A network without earlier log-ins; `host` is one of its addresses. */
const createNetwork = () => {
  networks += 1;
  return (host: number) => `10.${networks}.${Math.floor(host / 250)}.${host % 250}`;
};

const logInFrom = (address: string, email: string, password: string, on = product) =>
  on.send(logIn, { email, password }, { headers: { 'x-forwarded-for': address } });
const logInWithWrongPassword = (address: string, email: string, on = product) =>
  logInFrom(address, email, 'not the password', on);
const logInWithPassword = (address: string, email: string, on = product) =>
  logInFrom(address, email, TEST_PASSWORD, on);
const repeat = <Result>(count: number, act: (n: number, on: TestProduct) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n, instances[n % 2]!)));
const filterByStatus = (answers: TestResponse<unknown>[], status: number) =>
  answers.filter((answer) => answer.status === status);
const readRetryAfter = ({ headers }: TestResponse<unknown>) => Number(headers.get('retry-after'));
/** Moves the clock, which both instances share. */
const advance = (duration: Temporal.DurationLike) => product.advance(duration);

test.each(['a member', 'nobody'])(
  'of 150 concurrent wrong passwords for %s, from one address, ten are checked',
  async (account) => {
    const address = createNetwork()(1);
    const email = account === 'nobody' ? 'nobody@example.test' : (await product.customer()).email;
    const answers = await repeat(150, (_, on) => logInWithWrongPassword(address, email, on));
    expect(filterByStatus(answers, 400)).toHaveLength(10);
    const refused = filterByStatus(answers, 429);
    expect(refused).toHaveLength(140);
    for (const each of refused) {
      expect(readRetryAfter(each)).toBeGreaterThan(QUARTER_HOUR - 60);
      expect(readRetryAfter(each)).toBeLessThanOrEqual(QUARTER_HOUR);
    }
    expect((await logInWithPassword(address, email)).status).toBe(429);
    await advance({ seconds: QUARTER_HOUR });
    expect((await logInWithWrongPassword(address, email)).status).toBe(400);
  },
);

test.each([
  ['accounts', (n: number) => ['198.51.100.1', `unknown${n}@example.test`] as const],
  ['addresses of one /64', (n: number) => [`2001:db8:0:7::${(n + 1).toString(16)}`, `v6-${n}@example.test`]],
  [
    'ways to write an IPv4 address',
    (n: number) => [
      ['192.0.2.77', '::ffff:192.0.2.77', '::ffff:c000:24d', '0:0:0:0:0:ffff:192.0.2.77'][n % 4]!,
      `mapped${n}@example.test`,
    ],
  ],
] as const)('of 30 concurrent wrong passwords by many %s, ten are checked', async (_, callerOf) => {
  const answers = await repeat(30, (n, on) => {
    const [address, email] = callerOf(n);
    return logInWithWrongPassword(address, email, on);
  });
  expect(filterByStatus(answers, 400)).toHaveLength(10);
  expect(filterByStatus(answers, 429)).toHaveLength(20);
});

test('another /64 counts as another address', async () => {
  for (let n = 0; n < 10; n++) await logInWithWrongPassword('2001:db8:0:8::1', `neighbour${n}@example.test`);
  expect((await logInWithWrongPassword('2001:db8:0:8::2', 'neighbour@example.test')).status).toBe(429);
  expect((await logInWithWrongPassword('2001:db8:0:9::2', 'neighbour@example.test')).status).toBe(400);
});

test('checks ten attempts on an account attacked from 150 addresses, then one every 5 seconds, and its member can still log in', async () => {
  const { email } = await product.customer();
  const home = createNetwork()(1);
  expect((await logInWithPassword(home, email)).status).toBe(200);
  const hosts = createNetwork();
  const answers = await repeat(150, (n, on) => logInWithWrongPassword(hosts(n), email, on));
  expect(filterByStatus(answers, 400)).toHaveLength(10);
  const refused = filterByStatus(answers, 429);
  expect(refused).toHaveLength(140);
  for (const each of refused) expect([1, 2, 3, 4, 5]).toContain(readRetryAfter(each));

  // A network with an earlier log-in is not affected and has ten tries of its own.
  expect((await logInWithPassword(home, email)).status).toBe(200);
  const ownAttempts = await repeat(12, (_, on) => logInWithWrongPassword(home, email, on));
  expect(filterByStatus(ownAttempts, 400)).toHaveLength(10);
  expect((await logInWithPassword(home, email)).status).toBe(429);

  for (let round = 1; round <= 2; round++) {
    await advance({ seconds: 5 });
    const next = await repeat(5, (n, on) => logInWithWrongPassword(hosts(1_000 * round + n), email, on));
    expect(filterByStatus(next, 400)).toHaveLength(1);
    expect(filterByStatus(next, 429)).toHaveLength(4);
  }
  await advance({ seconds: 5 });
  expect((await logInWithPassword(hosts(9_000), email)).status).toBe(200);
});

test('an address is known for 90 days after the last log-in from it, and stored only as a hash', async () => {
  const { email } = await product.customer();
  const home = createNetwork()(1);
  const exhaust = async () => {
    const hosts = createNetwork();
    await repeat(10, (n, on) => logInWithWrongPassword(hosts(n), email, on));
  };
  await logInWithPassword(home, email);
  await advance({ hours: 89 * 24 });
  await exhaust();
  expect((await logInWithPassword(home, email)).status).toBe(200);
  expect(JSON.stringify(await product.db.selectFrom('knownLogIns').selectAll().execute())).not.toContain(
    home,
  );
  await advance({ hours: 91 * 24 });
  await exhaust();
  expect((await logInWithPassword(home, email)).status).toBe(429);
  await advance({ hours: 1 });
  expect(await product.db.selectFrom('knownLogIns').selectAll().execute()).toEqual([]);
});

test('right passwords do not count, and wait for undecided attempts instead of being refused', async () => {
  const { email } = await product.customer();
  const address = createNetwork()(1);
  const answers = await repeat(15, (_, on) => logInWithPassword(address, email, on));
  expect(filterByStatus(answers, 200)).toHaveLength(15);
  // Nine failures and nine successes from a new address: the tenth failure is still checked.
  const elsewhere = createNetwork()(1);
  const { email: other } = await product.customer();
  for (let n = 0; n < 9; n++) {
    expect((await logInWithWrongPassword(elsewhere, `some${n}@example.test`)).status).toBe(400);
    expect((await logInWithPassword(elsewhere, other)).status).toBe(200);
  }
  expect((await logInWithWrongPassword(elsewhere, 'some9@example.test')).status).toBe(400);
  expect((await logInWithWrongPassword(elsewhere, 'some10@example.test')).status).toBe(429);
});

test('right passwords of an own account do not allow more tries on others from the same address', async () => {
  const { email } = await product.customer();
  const address = createNetwork()(1);
  await logInWithPassword(address, email);
  const attempts = await repeat(10, (n, on) =>
    logInWithWrongPassword(address, `sprayed${n}@example.test`, on),
  );
  expect(filterByStatus(attempts, 400)).toHaveLength(10);
  for (const own of [1, 5]) {
    const answers = await repeat(own, (_, on) => logInWithPassword(address, email, on));
    expect(filterByStatus(answers, 200)).toHaveLength(own);
    expect((await logInWithWrongPassword(address, 'sprayed@example.test')).status).toBe(429);
  }
});

test('an attempt does not count when its password is not checked because too many wait', async () => {
  const hosts = createNetwork();
  const answers = await repeat(300, (n, on) =>
    logInWithWrongPassword(hosts(n), `crowd${n}@example.test`, on),
  );
  const refused = filterByStatus(answers, 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(filterByStatus(answers, 400)).toHaveLength(300 - refused.length);
  for (const each of refused) expect(readRetryAfter(each)).toBeGreaterThan(0);
  const { counted } = await product.db
    .selectFrom('limits')
    .select(sql<number>`sum(cardinality(hits))`.as('counted'))
    .where('subject', 'like', `log-in:address:${hosts(0).replace('.0.0', '.%')}`)
    .executeTakeFirstOrThrow();
  expect(counted).toBe(300 - refused.length);
});

test('an attempt left undecided by a dead instance delays others by 2 seconds, and then they are refused', async () => {
  const { email } = await product.customer();
  const address = createNetwork()(1);
  await repeat(9, (_, on) => logInWithWrongPassword(address, email, on));
  // The state after a crash between the two.
  await product.db
    .updateTable('limits')
    .set((eb) => ({ undecided: eb.ref('hits') }))
    .where('subject', 'like', 'log-in%')
    .execute();
  expect((await logInWithWrongPassword(address, email)).status).toBe(400);
  const sentAt = performance.now();
  expect((await logInWithWrongPassword(address, email)).status).toBe(429);
  expect(performance.now() - sentAt).toBeGreaterThan(1_900);
});

test('a wrong password, an unknown address, a blocked account and one without a password are answered alike', async () => {
  const { email } = await product.customer();
  const blocked = await product.customer();
  const invited = await product.customer();
  await product.db.updateTable('users').set({ isBlocked: true }).where('id', '=', blocked.id).execute();
  await product.db.updateTable('users').set({ passwordHash: null }).where('id', '=', invited.id).execute();
  const address = createNetwork()(1);
  const answers = [
    await logInWithWrongPassword(address, email),
    await logInWithWrongPassword(address, 'nobody-at-all@example.test'),
    await logInWithPassword(address, blocked.email),
    await logInWithPassword(address, invited.email),
  ].map(({ status, body }) => ({ status, body }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]!.status).toBe(400);
});
