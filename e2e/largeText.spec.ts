import type { Locator, Page } from '@playwright/test';
import { listTarotCards } from '#contract/tarot/calls.ts';
import { expect, type Fixtures, test } from './fixtures.ts';
import { gallery, groupByPerson, loadDemo, reopen, show, SIZES, waitUntilSettled } from './gallery.ts';
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
  const page = await openOnPhone({ demo, openPageAs }, '/journal');
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
  const page = await openOnPhone({ demo, openPageAs }, '/account/subscription');
  const heading = page.getByRole('heading', { name: 'Monthly plan' });
  const lines = await heading.evaluate((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
  const plan = (await heading.boundingBox())!;
  const price = (await page.getByText('$19 a month', { exact: true }).boundingBox())!;
  expect(price.y).toBeGreaterThanOrEqual(plan.y + plan.height);
});

test('with text at 200 % a phone shows what a payment was for, with its amount below', async ({
  demo,
  openPageAs,
}) => {
  const page = await openOnPhone({ demo, openPageAs }, '/account/billing');
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
  const page = await openOnPhone({ demo, openPageAs }, '/inactive-subscription');
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

test('with text at 200 % the smallest phone scrolls no screen sideways', async ({ demo, openPageAs }) => {
  test.setTimeout(360_000);
  const { tokenOf, pathOf } = await loadDemo(demo);
  const widest = [
    'reading-answered',
    'account',
    'billing',
    'receipt',
    'plan-canceled',
    'readings-skipping',
    'your-data',
    'chart',
    'grades',
  ];
  for (const [who, screensOfPerson] of groupByPerson(gallery.filter(({ name }) => widest.includes(name)))) {
    const browsing = { baseURL: demo.origin, viewport: { width: 320, height: 700 } };
    const page = await openPageAs({ token: tokenOf(who)! }, browsing);
    for (const screen of screensOfPerson) {
      await reopen(page, pathOf(screen));
      await expectNoSidewaysScroll(page, `${screen.name}, 320`);
    }
  }
});

test('with text at 200 % no word of these parts is broken or cut off', async ({ demo, openPageAs }) => {
  const { tokenOf, pathOf } = await loadDemo(demo);
  for (const [who, size, path, part] of [
    ['monthly_active', 'small', '/{open}', 'ol:has(> [aria-current=step])'],
    ['monthly_active', 'small', '/', 'figure'],
    ['monthly_active', 'small', '/account', 'section[aria-label="Your account"]'],
    ['monthly_active', 'small', '/create', '[role=radiogroup]:has(img)'],
    ['monthly_active', 'small', '/chart', 'figure'],
    ['monthly_active', 'large', '/account/billing', 'main ul:has(h3)'],
    ['writer', 'large', '/manage/users/{member}', 'ul[aria-label="Payment attempts"]'],
    ['writer', 'large', '/manage/users', 'main table'],
    ['writer', 'large', '/readings', 'nav:has(> [href="/archived-readings"])'],
  ] as const) {
    const browsing = { baseURL: demo.origin, viewport: SIZES[size] };
    const page = await openPageAs({ token: tokenOf(who)! }, browsing);
    await reopen(page, pathOf({ name: '', who, path }));
    await setTextSize(page, '200%');
    const shown = page.locator(part).first();
    await shown.waitFor();
    await expect.poll(() => listBrokenWords(shown), { message: `${path}, ${size}` }).toEqual([]);
    await page.context().close();
  }
});

test('with text at 200 % a phone shows the keys of the desk whole', async ({ demo, openPageAs }) => {
  const { tokenOf, pathOf } = await loadDemo(demo);
  const keys = gallery.find(({ name }) => name === 'desk-keys')!;
  const browsing = { baseURL: demo.origin, viewport: SIZES.small };
  const page = await openPageAs({ token: tokenOf('writer')! }, browsing);
  await show(page, pathOf(keys), keys);
  await setTextSize(page, '200%');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test('with text at 200 % the chosen filters of the users can be read', async ({ demo, openPageAs }) => {
  const { tokenOf } = await loadDemo(demo);
  const page = await openPageAs({ token: tokenOf('writer')! }, { baseURL: demo.origin });
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await reopen(page, '/manage/users');
    await setTextSize(page, '200%');
    for (const [label, chosen] of [
      ['Plan', 'All'],
      ['Status', 'All statuses'],
      ['Reader', 'All readers'],
    ]) {
      const filter = page.getByLabel(label!, { exact: true });
      const room = await filter.evaluate((select, text) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.font = font;
        return (
          select.clientWidth -
          parseFloat(paddingLeft) -
          parseFloat(paddingRight) -
          canvas.measureText(text!).width
        );
      }, chosen);
      expect(room, `${label}, ${viewport.width}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('with text at 200 % the rows of the queue do not overlap', async ({ demo, openPageAs }) => {
  const { tokenOf } = await loadDemo(demo);
  const page = await openPageAs({ token: tokenOf('writer')! }, { baseURL: demo.origin });
  await reopen(page, '/readings');
  await setTextSize(page, '200%');
  const rows = page.getByRole('list', { name: 'Queue' }).getByRole('listitem');
  await rows.first().waitFor();
  const overlaps = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { bottom } = row.getBoundingClientRect();
      return (
        Math.max(...[...row.querySelectorAll('span')].map((part) => part.getBoundingClientRect().bottom)) -
        bottom
      );
    }),
  );
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
});

/** The words in an element that continue on another line or outside of the element. */
const listBrokenWords = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { width } = text.parentElement!.getBoundingClientRect();
      // One pixel wide: only for screen readers.
      if (width <= 1 || getComputedStyle(text.parentElement!).textOverflow === 'ellipsis') continue;
      for (const { 0: word, index } of text.textContent!.matchAll(/[\p{L}\p{N}’]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const box = range.getBoundingClientRect();
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 || box.left < left - 1 || box.right > right + 1) broken.push(word);
      }
    }
    return broken;
  });

/** Opens a screen of a member on a phone, with text at 200 %. */
async function openOnPhone(
  { demo, openPageAs }: Pick<Fixtures, 'demo' | 'openPageAs'>,
  path: string,
): Promise<Page> {
  const { tokenOf } = await loadDemo(demo);
  const token = tokenOf('monthly_active')!;
  const page = await openPageAs({ token }, { baseURL: demo.origin, viewport: SIZES.small });
  await reopen(page, path);
  await setTextSize(page, '200%');
  return page;
}

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
