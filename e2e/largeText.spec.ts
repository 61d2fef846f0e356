import type { Page } from '@playwright/test';
import { listTarotCards } from '#contract/tarot/calls.ts';
import { expect, test } from './fixtures.ts';
import { gallery, groupByPerson, loadDemo, reopen, SIZES, waitUntilSettled } from './gallery.ts';
import { aMember, send } from './people.ts';
import { cardOfDay } from '../web/src/readings/daily/cardOfDay.ts';

/** The screens that were once too wide; `npm run soak` opens all. */
const ONCE_TOO_WIDE = [
  'my-readings',
  'request-reading',
  'plan-monthly_active',
  'chart',
  'psychic',
  'reading-cross',
  'receipt',
  'manage-users',
];
const screens = gallery.filter(
  ({ name, act }) => act === undefined && (process.env['SOAK'] === '1' || ONCE_TOO_WIDE.includes(name)),
);

test('with text at 200 % no screen scrolls sideways, on a phone or on a large screen', async ({
  demo,
  openPageAs,
}) => {
  test.setTimeout(180_000 + 10_000 * screens.length);
  const { tokenOf, pathOf } = await loadDemo(demo);
  for (const [who, screensOfPerson] of groupByPerson(screens)) {
    const token = tokenOf(who);
    const page = await openPageAs(token === undefined ? undefined : { token }, { baseURL: demo.origin });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const screen of screensOfPerson) {
        await reopen(page, pathOf(screen));
        await expectNoSidewaysScroll(page, `${screen.name}, ${size}`);
      }
    }
  }
});

test('with text at 200 % a phone shows the card of the day with the longest word without scrolling sideways', async ({
  demo,
  openPageAs,
}) => {
  const { tokenOf } = await loadDemo(demo);
  const token = tokenOf('monthly_active')!;
  const cards = await send(demo, listTarotCards, {}, token);
  const longestWordOf = (name: string) => {
    const words = `${name} ${cards.find((card) => card.name === name)!.question}`.split(/[\s-]/);
    return Math.max(...words.map((word) => word.length));
  };
  // Every card is shown once in as many days as there are cards.
  const today = Temporal.Now.instant();
  const days = cards.map((_, n) => today.add({ hours: 24 * n }));
  const longestFirst = (first: Temporal.Instant, second: Temporal.Instant) =>
    longestWordOf(cardOfDay(second.toString()).name) - longestWordOf(cardOfDay(first.toString()).name);
  const day = days.toSorted(longestFirst)[0]!;
  const card = cardOfDay(day.toString()).name;
  const page = await openPageAs({ token }, { baseURL: demo.origin, viewport: SIZES.small });
  await page.clock.setFixedTime(day.epochMilliseconds);
  await reopen(page, '/');
  await expect(page.getByText('The card of today')).toBeVisible();
  await expect(page.getByRole('figure').getByText(card)).toBeVisible();
  await expectNoSidewaysScroll(page, card);
});

test('with text at 200 % a phone shows whole weeks of moons', async ({ demo, openPageAs }) => {
  const { tokenOf } = await loadDemo(demo);
  const token = tokenOf('monthly_active')!;
  const page = await openPageAs({ token }, { baseURL: demo.origin, viewport: SIZES.small });
  await reopen(page, '/journal');
  await setTextSize(page, '200%');
  const calendar = page.getByRole('list', { name: 'Moons of the month' }).first();
  await expect(calendar).toBeVisible();
  const { width } = SIZES.small;
  const rightEdgeOf = (days: Element[]) => Math.max(...days.map((day) => day.getBoundingClientRect().right));
  const days = calendar.getByRole('listitem');
  expect(await days.evaluateAll(rightEdgeOf)).toBeLessThan(width);
  const areTooNarrow = (days: Element[]) => days.some((day) => day.scrollWidth > day.clientWidth);
  expect(await days.evaluateAll(areTooNarrow)).toBe(false);
  const weekdays = calendar.locator('xpath=preceding-sibling::*/*');
  await expect(weekdays).toHaveCount(7);
  expect(await weekdays.evaluateAll(rightEdgeOf)).toBeLessThan(width);
  const lineCounts = await weekdays.evaluateAll((days) =>
    days.map((day) => {
      const text = document.createRange();
      text.selectNodeContents(day);
      return text.getClientRects().length;
    }),
  );
  expect(lineCounts).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('with text at 200 % a phone shows the plan in one or two lines, with its price below', async ({
  demo,
  openPageAs,
}) => {
  const { tokenOf } = await loadDemo(demo);
  const token = tokenOf('monthly_active')!;
  const page = await openPageAs({ token }, { baseURL: demo.origin, viewport: SIZES.small });
  await reopen(page, '/account/subscription');
  await setTextSize(page, '200%');
  const plan = (await page.getByRole('heading', { name: 'Monthly plan' }).boundingBox())!;
  const price = (await page.getByText('$19 a month', { exact: true }).boundingBox())!;
  expect(plan.width).toBeGreaterThan(200);
  expect(price.y).toBeGreaterThanOrEqual(plan.y + plan.height);
});

test('with text at 200 % a phone shows what a payment was for, with its amount below', async ({
  demo,
  openPageAs,
}) => {
  const { tokenOf } = await loadDemo(demo);
  const token = tokenOf('monthly_active')!;
  const page = await openPageAs({ token }, { baseURL: demo.origin, viewport: SIZES.small });
  await reopen(page, '/account/billing');
  await setTextSize(page, '200%');
  const payment = page.getByRole('listitem').filter({ hasText: 'Monthly membership' }).first();
  const description = (await payment.getByRole('heading').boundingBox())!;
  const amount = (await payment.getByText('$19.00').boundingBox())!;
  expect(description.width).toBeGreaterThan(200);
  expect(amount.y).toBeGreaterThanOrEqual(description.y + description.height);
  expect(amount.width).toBeGreaterThan(200);
  const next = page.getByRole('link', { name: 'See your membership' });
  const { x, width } = (await next.boundingBox())!;
  const paper = (await next.locator('xpath=ancestor::section').boundingBox())!;
  expect(x + width).toBeLessThan(paper.x + paper.width - 24);
});

test('with text at 200 % a phone shows a page with a single task whole', async ({ demo, openPageAs }) => {
  const { tokenOf } = await loadDemo(demo);
  const token = tokenOf('monthly_active')!;
  const page = await openPageAs({ token }, { baseURL: demo.origin, viewport: SIZES.small });
  await reopen(page, '/inactive-subscription');
  await setTextSize(page, '200%');
  const { width } = SIZES.small;
  for (const part of [
    page.getByRole('heading', { name: 'Your membership is active' }),
    page.getByRole('link', { name: 'Request a reading' }),
  ]) {
    const box = (await part.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('the front page does not scroll sideways with text at 200 %, or for a member on the smallest phone', async ({
  server,
  openPageAs,
}) => {
  for (const person of [undefined, await aMember(server)]) {
    const page = await openPageAs(person);
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await reopen(page, '/welcome');
      await expectNoSidewaysScroll(page, `the front page, ${width}`, '100%');
      await expectNoSidewaysScroll(page, `the front page, ${width}`);
    }
  }
});

test('with text at 200 % a phone shows the name of the plan without breaking its words', async ({
  demo,
  openPageAs,
}) => {
  const { tokenOf } = await loadDemo(demo);
  const token = tokenOf('monthly_active')!;
  const page = await openPageAs({ token }, { baseURL: demo.origin, viewport: SIZES.small });
  await reopen(page, '/account/subscription');
  await expectNoSidewaysScroll(page, 'the plan');
  const lines = await page.getByRole('heading', { name: 'Monthly plan' }).evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

async function expectNoSidewaysScroll(page: Page, screen: string, size = '200%') {
  await setTextSize(page, size);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${screen}: pixels to scroll sideways`,
    })
    .toBeLessThanOrEqual(0);
}

async function setTextSize(page: Page, size: string) {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
  await waitUntilSettled(page);
}
