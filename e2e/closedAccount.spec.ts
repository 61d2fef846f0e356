import { closeAccount } from '#contract/privacy/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMember, aQuestion, PASSWORD, send } from './people.ts';

test('the page of a closed account offers a refund, and nothing else that would be refused', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  await aQuestion(server, member);
  await send(server, closeAccount, { password: PASSWORD }, member.token);
  const page = await openPageAs(writer);
  await page.goto(`/manage/users/${member.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This account is closed' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Refund/ })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(1);
});
