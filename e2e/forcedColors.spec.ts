import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadDemo } from './gallery.ts';

// In the contrast themes of Windows, backgrounds and shadows have the system's colours or are gone.

// All tests in one worker, so that the demo is looked up once.
test.describe.configure({ mode: 'default' });

let loaded: ReturnType<typeof loadDemo> | undefined;

const FORCED = { forcedColors: 'active' } as const;

/** What is left to mark an element as the chosen one. */
const markOf = (element: Locator, part?: '::after') =>
  element.evaluate((one, pseudo) => {
    const { outlineStyle, backgroundColor, borderTopColor } = getComputedStyle(one, pseudo);
    return { outlineStyle, backgroundColor, borderTopColor };
  }, part);

test('forced colors show the current page, the chosen list, tab and request of the desk', async ({
  demo,
  openPageAs,
}) => {
  const { tokenOf, pathOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs({ token: tokenOf('writer')! }, { baseURL: demo.origin, ...FORCED });
  await page.goto(pathOf({ name: '', who: 'writer', path: '/readings/{open}' }));
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(link('Readings')).toHaveAttribute('aria-current', 'page');
  const rows = page.getByRole('list', { name: 'Queue' }).getByRole('link');
  const tabs = page.getByRole('tab');
  await expect(tabs.filter({ hasText: 'Member', visible: true }).first()).toBeVisible();
  for (const [chosen, other] of [
    [link('Readings'), link('Users')],
    [link('In progress'), link('Archived').last()],
    [
      page.locator('[role=tab][aria-selected=true]:visible').last(),
      page.locator('[role=tab][aria-selected=false]:visible').last(),
    ],
    [page.locator('[aria-current=true]'), rows.last()],
  ] as const)
    expect(await markOf(chosen)).not.toEqual(await markOf(other));
});

test('forced colors show the chosen plan', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs({ token: tokenOf('fresh')! }, { baseURL: demo.origin, ...FORCED });
  await page.goto('/inactive-subscription');
  const plan = (isChosen: boolean) =>
    page.locator('label').filter({ has: page.getByRole('radio', { checked: isChosen }) });
  await plan(true).waitFor();
  const circleOf = async (isChosen: boolean) => (await markOf(plan(isChosen), '::after')).borderTopColor;
  expect(await circleOf(true)).not.toBe(await circleOf(false));
});

test('forced colors leave the words of the chosen reader readable', async ({ demo, openPageAs }) => {
  const { tokenOf } = await (loaded ??= loadDemo(demo));
  const page = await openPageAs({ token: tokenOf('monthly_active')! }, { baseURL: demo.origin, ...FORCED });
  await page.goto('/create');
  const chosen = page.locator('label').filter({ hasText: 'or whoever is free' });
  await chosen.waitFor();
  const colors = await chosen
    .locator('span')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
  expect(colors).toEqual([await chosen.evaluate((one) => getComputedStyle(one).color)]);
});

test('forced colors show the edge of each message', async ({ demo, openPageAs }) => {
  const { tokenOf, pathOf } = await (loaded ??= loadDemo(demo));
  for (const [who, path] of [
    ['writer', '/readings/{open}'],
    ['monthly_active', '/{open}'],
  ] as const) {
    const page = await openPageAs({ token: tokenOf(who)! }, { baseURL: demo.origin, ...FORCED });
    await page.goto(pathOf({ name: '', who, path }));
    const bubble = page.locator('[class*=bubble]').first();
    const outline = await bubble.evaluate((one) => getComputedStyle(one).outline);
    expect(outline, who).toMatch(/^rgb\(.* solid 1px$/);
  }
});
