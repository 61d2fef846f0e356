import { aMember, aQuestion, PASSWORD } from './people.ts';
import { expect, test } from './fixtures.ts';

test('a member changes their address, downloads everything, and closes the account', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  await aQuestion(server, member);
  const page = await openPageAs(member);
  await page.goto('/account');
  const email = `new-${member.email}`;
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('region', { name: 'Email address' })).toContainText(`a link to ${email}`);

  const [link] = /\/confirm-email\?token=[\w-]+/.exec(await server.mailTo(email))!;
  await page.goto(link!);
  await expect(page.getByRole('definition')).toHaveText([member.email, email]);
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Email address' })).toContainText(email);

  await page.getByRole('link', { name: 'Your data' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^moonletter-.*\.zip$/);
  await expect(page.getByText('Saved to your downloads')).toBeVisible();

  const password = page.getByLabel('Current password');
  await password.fill('not the lantern');
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});
