import { expect, test } from './fixtures.ts';
import { resetPathOf } from './gallery.ts';
import { aMember } from './people.ts';

const NEW_PASSWORD = 'the other lantern, at the back';

test('a link opened while another member is logged in says whose password it sets, and logs nobody else out', async ({
  server,
  openPageAs,
}) => {
  const [member, other] = [await aMember(server, 'Maud'), await aMember(server, 'Ines')];
  const page = await openPageAs(other);
  await page.goto(await resetPathOf(server, member.email));
  await expect(page.getByText(`For ${member.email}.`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    `You are logged in as ${other.email}. The link is for another account`,
  );
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your new password is set');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page.getByRole('main')).toContainText(`You are logged in as ${other.email}.`);

  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'My readings' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('main')).toContainText(`You are logged in as ${member.email}.`);
});

test('a link opened by its own member says that they are logged out, does so, and works once', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server, 'Maud');
  const path = await resetPathOf(server, member.email);
  const page = await openPageAs(member);
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(
    `You are logged in as ${member.email}. A new password logs you out here too.`,
  );
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page.getByText('You are logged in as')).toBeHidden();

  await page.goto(path);
  await expect(page.getByText('This link is not valid any more')).toBeVisible();
});
