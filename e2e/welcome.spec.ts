import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { SIZES } from './gallery.ts';
import { expect, slowDownAnimations, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const findFaults = async (page: Page) => {
  const violations = await findViolations(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`), overflow];
};

test('the letter opens by touch and by a key, on a page without violations', async ({
  openPageAs,
  writer,
}) => {
  expect(writer.token).not.toBe('');
  const page = await openPageAs();
  const letter = page.getByRole('article', { name: 'Letter from Isolde' });
  await page.goto('/welcome');
  await page.getByText('Open the letter').click();
  await expect(letter).toBeVisible();
  await page.getByText('Fold the letter up again').click();
  await expect(letter).toBeHidden();
  // A second press skips the movement.
  await slowDownAnimations(page);
  await page.getByText('A letter from Isolde').click();
  await page.locator('[data-letter][data-opening]').waitFor();
  await expect(letter).toBeHidden();
  await page.getByText('A letter from Isolde').dispatchEvent('click');
  await expect(letter).toBeVisible();
  await expect(page.getByRole('list', { name: 'The cards drawn' }).getByRole('img')).toHaveCount(3);

  for (const [size, theme] of [
    [SIZES.large, 'dark'],
    [SIZES.small, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // A customer's choice counts; a visitor's device does not.
    await page.evaluate((isDark) => {
      localStorage.clear();
      if (isDark) Object.assign(localStorage, { token: 'a-token', appTheme: 'darkTheme' });
    }, theme === 'dark');
    await page.goto('/welcome');
    const readColorScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await readColorScheme()).toBe(theme);
    await page.locator('summary').first().press('Enter');
    await expect(letter).toBeVisible();
    for (const question of await page.locator('#questions details').all())
      await question.evaluate((details: HTMLDetailsElement) => (details.open = true));
    expect(await findFaults(page)).toEqual([0]);
  }
  await page.getByRole('link', { name: 'Begin', exact: true }).first().click();
  await page.getByRole('link', { name: 'See what it is' }).click();
  await expect(page).toHaveURL('/welcome');
});

test('without scripts the page shows everything, and the letter opens', async ({ openPageAs, writer }) => {
  expect(writer.token).not.toBe('');
  const page = await openPageAs(undefined, { javaScriptEnabled: false });
  await page.goto('/welcome');
  for (const text of ['Ask tonight.', 'Isolde Marr', '$16', '$19', 'Who reads?'])
    await expect(page.getByText(text).first()).toBeVisible();
  await page.getByText('Open the letter').click();
  await expect(page.getByText('Dear Rosalind,')).toBeVisible();
});
