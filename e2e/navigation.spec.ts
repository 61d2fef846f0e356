import { aMember, aQuestion, PASSWORD } from './people.ts';
import { expect, test } from './fixtures.ts';

test('navigating to a screen that is not loaded shows the loader, and then focuses the heading', async ({
  server,
  openPageAs,
}) => {
  const page = await openPageAs(await aMember(server));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/RequestReadingScreen[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('My Readings');
  await page.getByRole('link', { name: 'Request reading' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(heading).toHaveCount(0);
  release();
  await expect(heading).toHaveText('Request Reading');
  await expect(heading).toBeFocused();
});

test('a letter that is still loading gets the focus on its heading', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member);
  await page.goto('/');
  const released = Promise.withResolvers<void>();
  await page.route(`**/api/reading_requests/${id}`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.locator(`main a[href^="/${id}"]`).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading your letter' })).toBeVisible();
  released.resolve();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Will I find my way back to painting?');
  await expect(heading).toBeFocused();
});

test('logging in focuses the heading of the page that it leads to', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs();
  await page.goto('/account');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Account');
  await expect(heading).toBeFocused();
  // A page load begins at the top of the document.
  await page.reload();
  await expect(heading).toHaveText('Account');
  await expect(page.locator('body')).toBeFocused();
});

test('at the desk a request that does not exist is Not Found, and Go Home leads back', async ({
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  for (const path of ['/readings/999999999', '/readings/99999999999999999999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
    await expect(page).toHaveTitle(/^Not Found/);
    await page.getByRole('button', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(/\/readings$/);
    await expect(page.getByRole('region', { name: 'Queue' })).toBeVisible();
  }
});
