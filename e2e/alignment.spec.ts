import { createReader } from '#contract/readers/calls.ts';
import { patchUser } from '#contract/members/calls.ts';
import type { Page } from '@playwright/test';
import { loadDemo, reopen, SIZES, waitUntilSettled } from './gallery.ts';
import { expect, test } from './fixtures.ts';
import { aMember, anAnswer, aQuestion, send } from './people.ts';

// Nothing on the screens is cut off or out of line.

// All tests in one worker, so that the demo is looked up once.
test.describe.configure({ mode: 'default' });

let loaded: ReturnType<typeof loadDemo> | undefined;

test('titles in the list of requests are not cut off at 1024 pixels', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs(
    { token: tokenOf('monthly_active')! },
    { baseURL: demo.origin, viewport: { width: 1024, height: 768 } },
  );
  await page.goto('/');
  const titles = page.getByRole('list', { name: 'Letters' }).locator('h3 [title]');
  await expect(titles.filter({ hasText: 'My sister has not called since August' })).toBeVisible();
  // Descenders extend a little below the last line.
  const countCut = (all: HTMLElement[]) =>
    all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 8).length;
  expect(await titles.evaluateAll(countCut)).toBe(0);
});

test('a mark on a line of its own begins where the lines above it begin', async ({
  server,
  writer,
  openPageAs,
}) => {
  // Not the demo's, whose letters other tests open.
  const member = await aMember(server);
  await anAnswer(server, writer, await aQuestion(server, member));
  const page = await openPageAs(member, { viewport: { width: 280, height: 844 } });
  await page.goto('/');
  const row = page.getByRole('list', { name: 'Letters' }).getByRole('listitem');
  const startOf = async (text: string) => (await row.getByText(text).first().boundingBox())?.x;
  await expect(row.getByText('Sealed')).toBeVisible();
  expect(await startOf('Sealed')).toBe(await startOf('Answered by'));
});

test('the options of a choice that is missing have the border of an invalid field', async ({
  demo,
  openPageAs,
}) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs({ token: tokenOf('fresh')! }, { baseURL: demo.origin });
  await page.goto('/create-profile');
  await page.getByRole('button', { name: 'Next' }).click();
  const gender = page.getByRole('radiogroup', { name: 'Gender' });
  await expect(gender).toContainText('Gender not selected');
  // Without the focus, which has a ring of its own.
  await page.getByRole('heading', { level: 1 }).focus();
  const borderOf = (one: Element) => getComputedStyle(one).borderTopColor;
  const location = page.getByRole('combobox', { name: 'Current location' });
  await expect
    .poll(async () => [
      ...new Set(
        await gender
          .locator('label')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor)),
      ),
    ])
    .toEqual([await location.evaluate(borderOf)]);
});

/** The distances between the papers of each column of a page. */
const measureGaps = (page: Page) =>
  page.evaluate(() => {
    const papers = [...document.querySelectorAll('main section')].filter(
      (paper) => paper.parentElement!.closest('section') === null,
    );
    const columns = Map.groupBy(papers, (paper) => paper.getBoundingClientRect().left);
    return [...columns.values()].flatMap((column) =>
      column
        .map((paper) => paper.getBoundingClientRect())
        .toSorted((one, other) => one.top - other.top)
        .map(({ top }, index, sorted) => top - (sorted[index - 1]?.bottom ?? Number.NaN))
        .slice(1)
        .map(Math.round),
    );
  });

test('each column of a member page at the desk is without gaps', async ({ demo, openPageAs }) => {
  const { tokenOf, pathOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs({ token: tokenOf('writer')! }, { baseURL: demo.origin });
  await reopen(page, pathOf({ name: '', who: 'writer', path: '/manage/users/{member}' }));
  await waitUntilSettled(page);
  await expect.poll(async () => (await measureGaps(page)).length).toBeGreaterThan(8);
  expect([...new Set(await measureGaps(page))]).toEqual([24]);
});

test('the dates of users are on one line at 1024 pixels', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs(
    { token: tokenOf('writer')! },
    { baseURL: demo.origin, viewport: { width: 1024, height: 768 } },
  );
  await page.goto('/manage/users');
  const dates = page.locator('td[data-label="Created"]');
  await dates.first().waitFor();
  expect(
    await dates.evaluateAll(
      (all) =>
        all.filter((date) => {
          const text = document.createRange();
          text.selectNodeContents(date);
          return text.getClientRects().length > 1 || date.scrollWidth > date.clientWidth;
        }).length,
    ),
  ).toBe(0);
});

test('the figures of a chart are beside their days on a phone', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs(
    { token: tokenOf('writer')! },
    { baseURL: demo.origin, viewport: SIZES.small },
  );
  await page.goto('/manage/grades');
  await page.getByText('Show as a table').first().click();
  const table = page
    .getByRole('table')
    .filter({ hasText: 'Share liked' })
    .filter({ hasText: /\d{4} to / });
  await expect(table.getByRole('columnheader', { name: 'Answers' })).toBeInViewport({ ratio: 1 });
  const countCut = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length;
  expect(await table.getByRole('rowheader').evaluateAll(countCut)).toBe(0);
});

test('the lanes of the queue are in one row on a phone', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs(
    { token: tokenOf('writer')! },
    { baseURL: demo.origin, viewport: SIZES.small },
  );
  await page.goto('/readings');
  const lanes = page.getByRole('tab', { name: /^(All|To answer|Wrote back|Answered|Mine|Snoozed)/ });
  await expect(lanes).toHaveCount(6);
  const tops = await lanes.evaluateAll((all) => all.map((lane) => lane.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

/** Lets the names of the readers in the grades be as long as they may be. */
const lengthenReaderNames = (page: Page) =>
  page.route('**/api/grades*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"first_name":"', `"first_name":"${'Wolf'.repeat(17)}`);
    await route.fulfill({ response, body });
  });

test('in the chart of readers the longest name ends before its figure', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs(
    { token: tokenOf('writer')! },
    { baseURL: demo.origin, viewport: SIZES.small },
  );
  await lengthenReaderNames(page);
  await page.goto('/manage/grades');
  const chart = page.getByRole('img', { name: /^Median time to answer/ });
  const [name, figure] = [chart.getByText(/^Wolf/).first(), chart.getByText(/^\d+ h$/).first()];
  const [{ x, width }, { x: figureStart }] = [(await name.boundingBox())!, (await figure.boundingBox())!];
  expect(x + width).toBeLessThanOrEqual(figureStart);
  await page.unrouteAll({ behavior: 'wait' });
});

test('the states of all payments begin at one place', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs({ token: tokenOf('payment_failed')! }, { baseURL: demo.origin });
  await page.goto('/account/billing');
  const states = page.getByRole('listitem').getByText(/^(Paid|Not paid yet)$/);
  await expect(states.getByText('Not paid yet')).toBeVisible();
  const starts = await states.evaluateAll((all) => all.map((state) => state.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
});

test('on a phone a button below a form fills its row', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  for (const [who, path, name] of [
    ['monthly_skipping', '/account/subscription', 'Reactivate Membership'],
    ['writer', '/writer/profile', 'Save my voice'],
  ] as const) {
    const page = await openPageAs({ token: tokenOf(who)! }, { baseURL: demo.origin, viewport: SIZES.small });
    await page.goto(path);
    const free = await page
      .getByRole('button', { name })
      .evaluate((button) => button.parentElement!.clientWidth - button.getBoundingClientRect().width);
    expect(free, name).toBeLessThan(1);
  }
});

test('on a phone the readers’ names stay beside the figures that are scrolled to', async ({
  demo,
  openPageAs,
}) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs(
    { token: tokenOf('writer')! },
    { baseURL: demo.origin, viewport: SIZES.small },
  );
  await lengthenReaderNames(page);
  await page.goto('/manage/grades');
  const figures = page.getByRole('region', { name: 'Figures for each reader' });
  const [name, last] = [
    figures.getByRole('rowheader').first(),
    figures.getByRole('columnheader', { name: 'What came of it' }),
  ];
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(name).toBeInViewport({ ratio: 1 });
  const [{ x, width }, { x: figureStart }] = [(await name.boundingBox())!, (await last.boundingBox())!];
  expect(x + width).toBeLessThanOrEqual(figureStart);
  await page.unrouteAll({ behavior: 'wait' });
});

test('on a phone the list of users shows the whole name of a reader, and what it is', async ({
  server,
  writer,
  openPageAs,
}) => {
  const name = { firstName: 'Wilhelmina', lastName: 'Featherstonehaugh' };
  const reader = await send(server, createReader, { ...name, color: 'teal' }, writer.token);
  const member = await aMember(server);
  await send(server, patchUser, { id: member.id, assignedPersonalityUser: reader.id }, writer.token);
  const page = await openPageAs(writer, { viewport: { width: 390, height: 844 } });
  await page.goto(`/manage/users?search=${member.email}`);
  const cell = page.getByRole('cell', { name: 'Wilhelmina Featherstonehaugh' });
  await expect(cell).toBeVisible();
  const text = cell.getByText('Wilhelmina Featherstonehaugh');
  expect(await text.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toContain('Reader');
});

test('no word of a heading beside the moon is broken at 320 pixels', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs(
    { token: tokenOf('monthly_active')! },
    { baseURL: demo.origin, viewport: { width: 320, height: 640 } },
  );
  for (const path of ['/account/subscription', '/account/payment', '/profile']) {
    await reopen(page, path);
    const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = heading.firstChild!;
      return [...text.textContent!.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    });
    expect(broken, path).toEqual([]);
  }
});

test('the name, the sections and the foot of the front page begin at one line', async ({ openPageAs }) => {
  const page = await openPageAs(undefined, { viewport: SIZES.large });
  await page.goto('/welcome');
  const startOf = async (place: 'banner' | 'contentinfo') =>
    (await page.getByRole(place).getByText('Moonletter').last().boundingBox())!.x;
  const section = (await page.getByRole('heading', { name: 'How it works' }).boundingBox())!.x;
  const bar = page.getByRole('banner').getByRole('link').first();
  expect((await bar.boundingBox())!.x).toBe(section);
  expect(await startOf('contentinfo')).toBe(section);
});

test('on the narrowest phone the buttons of the front page stay beside the name', async ({ openPageAs }) => {
  const page = await openPageAs(undefined, { viewport: { width: 320, height: 640 } });
  await page.goto('/welcome');
  const bar = page.getByRole('banner');
  const [name, button] = [
    (await bar.getByRole('link', { name: 'Moonletter' }).boundingBox())!,
    (await bar.getByRole('link', { name: 'Begin' }).boundingBox())!,
  ];
  expect(button.y).toBeLessThan(name.y + name.height);
});

test('the mark of a notice is beside its first line on a phone', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs(
    { token: tokenOf('payment_failed')! },
    { baseURL: demo.origin, viewport: SIZES.small },
  );
  await page.goto('/');
  const notice = page.getByRole('region', { name: 'Your last payment failed' });
  // The day on which the membership ends is added once the invoices are loaded.
  await expect(notice).toContainText(/the membership ends on \d+ \w+ \d{4}/);
  const heading = (await notice.getByRole('heading').boundingBox())!;
  const mark = (await notice.locator('svg, [class*=moon]').first().boundingBox())!;
  expect(Math.abs(heading.y + heading.height / 2 - (mark.y + mark.height / 2))).toBeLessThan(2);
});

test('each screen of the account has one filled button for its main action', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  for (const [who, path, filled] of [
    ['monthly_active', '/account', ['Save mail settings']],
    ['monthly_active', '/account/data', ['Download my data', 'Close my account']],
    ['payment_failed', '/account/billing', ['Go to the payment']],
    ['payment_failed', '/account/subscription', ['Retry Payment']],
  ] as const) {
    const page = await openPageAs({ token: tokenOf(who)! }, { baseURL: demo.origin });
    await reopen(page, path);
    await waitUntilSettled(page);
    await expect(page.getByRole('main').getByText(filled[0], { exact: true })).toBeVisible();
    const names = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((one) => /^rgb\((18, 58, 90|165, 42, 26)\)$/.test(getComputedStyle(one).backgroundColor))
          .map((one) => one.textContent),
      );
    expect(names, path).toEqual(filled);
  }
});

test('an Arabic name begins where the names and lines around it begin', async ({ demo, openPageAs }) => {
  const { tokenOf, pathOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs({ token: tokenOf('writer')! }, { baseURL: demo.origin });
  const toArabic = (body: string) =>
    body
      .replaceAll('"Callum"', '"عبد"')
      .replaceAll('"Rosalind"', '"عبد"')
      .replaceAll('"Reid"', '"الله"')
      .replaceAll('"Achterberg"', '"الله"');
  await page.route(/\/api\/users/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: toArabic(await response.text()) });
  });
  const startOf = (text: string) =>
    page
      .getByRole('main')
      .getByText(text, { exact: true })
      .first()
      .evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return Math.round(range.getBoundingClientRect().left);
      });
  await page.goto('/manage/users');
  expect(await startOf('عبد الله')).toBe(await startOf('Juniper Vale'));
  await page.goto(pathOf({ name: '', who: 'writer', path: '/manage/users/{member}' }));
  await page.getByRole('heading', { name: 'عبد الله' }).waitFor();
  const heading = page.getByRole('heading', { name: 'عبد الله' });
  const start = await heading.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return Math.round(range.getBoundingClientRect().left);
  });
  expect(start).toBe(await startOf('Monthly plan, active'));
  await page.unrouteAll({ behavior: 'wait' });
});
