import { getChart } from '#contract/astrology/calls.ts';
import type { Locator, Page } from '@playwright/test';
import { aMember, aQuestion, send } from './people.ts';
import { waitForResponseTo, expect, recordRequests, test } from './fixtures.ts';

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const birthPlaceInput = (page: Page) => page.getByRole('combobox', { name: 'Birth location' });
const chartRow = (part: Page | Locator, body: string) =>
  part.getByRole('table', { name: 'Positions' }).getByRole('row', { name: new RegExp(`^${body} `) });

async function saveProfile(page: Page) {
  const toast = page.getByText('Your profile is saved');
  // The toast of the save before may still be shown.
  await expect(toast).toBeHidden();
  const saving = waitForResponseTo(page, /^PATCH \/api\/users-me/);
  await page.getByRole('button', { name: 'Save profile' }).click();
  expect((await saving).status()).toBe(200);
  await expect(toast).toBeVisible();
}

/** Chooses a place with the keyboard alone. */
async function choosePlace(page: Page, typed: string, offered: string | RegExp) {
  await birthPlaceInput(page).fill(typed);
  await expect(suggestions(page).first()).toHaveText(offered);
  await birthPlaceInput(page).press('ArrowDown');
  await birthPlaceInput(page).press('Enter');
  await expect(page.getByText(/^On the map: /)).toBeVisible();
}

test('a member enters place and time, sees the chart, removes the time, and the writer sees the same', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { isAstrology: true });
  const page = await openPageAs(member);
  await page.goto('/profile');
  await page.getByLabel('Exact minute').selectOption('07');
  const sent = recordRequests(page);
  await choosePlace(page, 'Porto', /^Porto.*Portugal/);
  expect(sent, 'Enter picks, and sends nothing').toEqual([]);
  await saveProfile(page);

  await page.getByRole('link', { name: 'See your chart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My chart' })).toBeFocused();
  await expect(page.getByRole('img', { name: /^My birth chart/ })).toBeVisible();
  await expect(chartRow(page, 'Sun')).toContainText(/Pisces.*\d+°\d\d′/);
  await expect(chartRow(page, 'Ascendant')).toBeVisible();
  await expect(page.getByText('known to the minute, so the whole chart can be drawn')).toBeVisible();
  const originalSize = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await page.setViewportSize(originalSize);
  await page.getByRole('radio', { name: 'Placidus' }).check();
  await expect(page.getByText('Houses: placidus')).toBeVisible();

  await page.getByRole('link', { name: 'Edit the offset from UTC' }).click();
  await page.getByLabel('Birth time').selectOption("I don't know");
  await saveProfile(page);
  await page.getByRole('link', { name: 'See your chart' }).click();
  await expect(page.getByText('Your birth time is not known')).toBeVisible();
  await expect(chartRow(page, 'Moon')).toContainText(/\d+° to \d+°/);
  await expect(chartRow(page, 'Ascendant')).toHaveCount(0);

  const desk = await openPageAs(writer);
  await desk.goto(`/readings/${id}`);
  await expect(desk.getByText(/^Sun in Pisces, Moon in/)).toBeVisible();
  await desk.getByRole('button', { name: 'Open the chart' }).click();
  const large = desk.getByRole('dialog', { name: 'Birth chart of Rosalind' });
  await expect(large.getByText('Their birth time is not known')).toBeVisible();
  await expect(chartRow(large, 'Moon')).toContainText(/\d+° to \d+°/);
});

test('the house system is remembered for the visit', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await page.goto('/profile');
  await page.getByLabel('Exact minute').selectOption('00');
  await choosePlace(page, 'Porto', /^Porto.*Portugal/);
  await saveProfile(page);
  await page.getByRole('link', { name: 'See your chart' }).click();
  await page.getByRole('radio', { name: 'Placidus' }).check();
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'My Intuitive Profile' }).click();
  await page.getByRole('link', { name: 'See your chart' }).click();
  await expect(page.getByRole('radio', { name: 'Placidus' })).toBeChecked();
});

test('any text can be a birth location, even if the place search fails', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await page.goto('/profile');
  await birthPlaceInput(page).fill('Behind the seven hills');
  await expect(page.getByText('Not on our map')).toBeVisible();
  await saveProfile(page);
  await page.route('**/api/places*', (route) => route.abort());
  await birthPlaceInput(page).fill('Porto');
  await expect(page.getByText('The map cannot be searched right now')).toBeVisible();
  await saveProfile(page);
  await page.getByRole('link', { name: 'See your chart' }).click();
  await expect(page.getByText('not one we know on the map')).toBeVisible();
});

test('accepts a UTC offset in usual notations, and refuses others with an example', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await page.goto('/profile');
  await page.getByLabel('Exact minute').selectOption('30');
  await choosePlace(page, 'Porto', /^Porto.*Portugal/);
  const offset = page.getByLabel('Offset from UTC at your birth');
  await offset.fill('one hour');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Please give the offset as +01:00 or -05:30')).toBeVisible();
  await expect(offset).toBeFocused();
  await offset.fill('+01:00');
  await saveProfile(page);
  const { birth } = await send(server, getChart, { userId: member.id }, member.token);
  expect(birth).toMatchObject({ offsetMinutes: 60, utc: '1980-03-04T04:30:00.000Z' });
  await page.getByRole('link', { name: 'See your chart' }).click();
  await expect(page.getByText('UTC+01:00')).toBeVisible();
  await expect(page.getByText('The offset from UTC was entered by hand.')).toBeVisible();
});

test('the form says which birth data an astrology reading can use', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await page.goto('/create');
  await expect(page.getByRole('link', { name: 'Add your birth place' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Astrology' }).check();
  await expect(page.getByRole('link', { name: 'Add your birth place' })).toHaveAttribute('href', '/profile');
});
