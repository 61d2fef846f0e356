import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSession, logIn } from '#contract/accounts/calls.ts';
import { getChart } from '#contract/astrology/calls.ts';
import { SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { getGrades } from '#contract/grades/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { findCard, findOracleCard } from '#contract/tarot/rules.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';
import { DEMO_PASSWORD, seedDemo } from './demo.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await seedDemo(product.services);
});
afterAll(() => product.stop());

const logInAs = (name: string) =>
  product.send(logIn, { email: `${name}@moonletter.test`, password: DEMO_PASSWORD });

describe('the demo', () => {
  test('has a writer', async () => {
    const { body } = await logInAs('writer');
    expect((await product.send(checkSession, {}, { token: body.token })).body.user.role).toBe('Writer');
  });

  test.each([
    ['monthly_active', 'exact'],
    ['canceled', 'hour'],
    ['yearly_active', 'date'],
  ] as const)('has a birth of %s that is known to the %s', async (name, precision) => {
    const { token, user } = (await logInAs(name)).body;
    expect((await product.send(getChart, { userId: user.id }, { token })).body.precision).toBe(precision);
  });

  test.each(SUBSCRIPTION_STATUSES)(
    'has a member who is %s, with readings open and answered',
    async (status) => {
      const { body } = await logInAs(status);
      const profile = await product.send(getMe, {}, { token: body.token });
      expect(profile.body).toMatchObject({ currentSubscriptionStatus: status, hasProfile: true });
      const requests = await product.db
        .selectFrom('readingRequests')
        .select('status')
        .where('userId', '=', body.user.id)
        .execute();
      const statuses = requests.map((request) => request.status);
      expect(statuses).toEqual(expect.arrayContaining(['OPENED', 'RESPONDED', 'CLOSED']));
    },
  );

  test('has likes and dislikes, which the grades show', async () => {
    const { token } = (await logInAs('writer')).body;
    const { readers, feedback } = (await product.send(getGrades, {}, { token })).body;
    const sum = (count: 'likes' | 'dislikes') => readers.reduce((total, each) => total + each[count], 0);
    expect(sum('likes')).toBeGreaterThan(0);
    expect(sum('dislikes')).toBeGreaterThan(0);
    expect(feedback.count).toBe(sum('likes') + sum('dislikes'));
  });

  test('has a Celtic Cross with a passage for each card, and readings with tarot and with the oracle', async () => {
    const letters = await product.db
      .selectFrom('messages')
      .select(['spread', 'tarot', 'imagePath', 'cards'])
      .where('responseMode', '=', 'ReadingResponse')
      .execute();
    const cross = letters.find(({ spread }) => spread === 'celtic-cross');
    const placedCards = cross?.cards as { name: string; text: string }[];
    expect(placedCards.filter(({ name, text }) => findCard(name) !== undefined && text !== '')).toHaveLength(
      10,
    );
    expect(letters.some(({ cards }) => (cards as unknown[] | null)?.length === 3)).toBe(true);
    const oracle = letters.filter(({ tarot }) => tarot !== null && findOracleCard(tarot) !== undefined);
    expect(oracle.length).toBeGreaterThan(0);
    for (const { imagePath } of oracle) expect(imagePath).toMatch(/^\/decks\/oracle\//);
  });

  test('has an answer with a reply, and sealed letters with sealed cards', async () => {
    const requests = await product.db
      .selectFrom('readingRequests')
      .select(['id', 'title', 'isSealed', 'wroteBackAt'])
      .execute();
    const back = requests.filter(({ wroteBackAt }) => wroteBackAt !== null);
    expect(back.map(({ title }) => title)).toEqual(['Head of department, or Thursdays off?']);
    const cards = await product.db.selectFrom('memberCards').select(['requestId', 'isSealed']).execute();
    const sealed = requests.filter(({ isSealed }) => isSealed).map(({ id }) => id);
    expect(sealed.length).toBeGreaterThan(0);
    const ofSealed = cards.filter(({ isSealed }) => isSealed).map(({ requestId }) => requestId);
    expect(new Set(ofSealed)).toEqual(new Set(sealed));
    expect(cards.length).toBeGreaterThan(20);
  });

  test('has a draft for every open question', async () => {
    await product.advance({ seconds: 1 });
    const open = await product.db
      .selectFrom('readingRequests')
      .leftJoin('drafts', 'drafts.requestId', 'readingRequests.id')
      .select(['readingRequests.title', 'drafts.source', 'drafts.text'])
      .where('readingRequests.status', '=', 'OPENED')
      .execute();
    expect(open.filter(({ source }) => source !== 'composer')).toEqual([]);
  });

  test('has one who never subscribed', async () => {
    const { body } = await logInAs('new');
    const profile = await product.send(getMe, {}, { token: body.token });
    expect(profile.body).toMatchObject({
      currentSubscriptionStatus: 'canceled',
      subscriptionCurrentPeriodEnd: null,
    });
  });

  test('nobody is charged twice: every paid invoice has one charge at the gateway, of its amount', async () => {
    const paid = await product.db
      .selectFrom('invoices')
      .innerJoin('attempts', 'attempts.invoiceId', 'invoices.id')
      .innerJoin('gatewayCustomers', 'gatewayCustomers.userId', 'attempts.userId')
      .select(['invoices.id', 'attempts.gatewayRef', 'attempts.n', 'gatewayCustomers.ref as customer'])
      .where('invoices.status', '=', 'paid')
      .execute();
    expect(paid.length).toBeGreaterThan(10);
    for (const { id, n, gatewayRef, customer } of paid)
      expect(await product.services.payments.findCharge({ attemptId: `inv${id}_a${n}`, customer })).toEqual({
        kind: 'succeeded',
        ref: gatewayRef,
      });
  });

  test('nothing is due immediately: no job changes a member’s status', async () => {
    await product.advance({ hours: 1 });
    for (const status of SUBSCRIPTION_STATUSES) {
      const { body } = await logInAs(status);
      const profile = await product.send(getMe, {}, { token: body.token });
      expect(profile.body.currentSubscriptionStatus).toBe(status);
    }
  });

  test('is only written into an empty database, also if two servers start at once', async () => {
    expect(await seedDemo(product.services)).toBe(false);
    const empty = await startTestProduct();
    const results = await Promise.all([seedDemo(empty.services), seedDemo(empty.services)]);
    expect(new Set(results)).toEqual(new Set([true, false]));
    await empty.stop();
  });

  test('is refused in production', async () => {
    const empty = await startTestProduct();
    const config = { ...empty.services.config, isProduction: true };
    expect(await seedDemo({ ...empty.services, config })).toBe(false);
    expect(await empty.db.selectFrom('users').select('id').execute()).toEqual([]);
    await empty.stop();
  });
});
