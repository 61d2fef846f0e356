import { PASSWORD } from './people.ts';
import { expect, test } from './fixtures.ts';

test('an invited writer sets a password by the mail, logs in and sees their own profile', async ({
  server,
  writer,
  openPageAs,
}) => {
  const email = `una-${writer.email}`;
  const page = await openPageAs(writer);
  await page.goto('/manage/writers');
  await page.getByRole('button', { name: 'Add writer' }).click();
  const form = page.getByRole('dialog', { name: 'Add writer' });
  await form.getByLabel('First name').fill('Una');
  await form.getByLabel('Last name').fill(`Vale ${writer.id}`);
  await form.getByRole('radio', { name: 'Teal' }).check();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Invited');

  const [link] = /\/forgot_password\/confirm\?token=[\w-]+/.exec(await server.mailTo(email))!;
  const invited = await openPageAs(undefined);
  await invited.goto(link);
  await invited.getByLabel('New password').fill(PASSWORD);
  await invited.getByRole('button', { name: 'Set new password' }).click();
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Login');
  await invited.getByLabel('Email').fill(email);
  await invited.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await invited.getByRole('button', { name: 'Login' }).click();
  await invited.getByRole('link', { name: 'My Profile' }).click();
  await expect(invited.getByLabel('First name')).toHaveValue('Una');

  await page.reload();
  await expect(row).toContainText('Active');
});
