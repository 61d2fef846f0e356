import { aVisitorWhoSignedUp, aMember, aQuestion } from './people.ts';
import { expect, test } from './fixtures.ts';

test('a plan can be chosen by a click on any of its text, and by its input', async ({
  server,
  openPageAs,
}) => {
  const page = await openPageAs(await aVisitorWhoSignedUp(server));
  await page.goto('/inactive-subscription');
  const monthly = page.getByRole('radio', { name: /Monthly/ });
  await page.getByText('Monthly', { exact: true }).click();
  await expect(monthly).toBeChecked();
  await page.getByRole('radio', { name: /Annual/ }).check();
  await expect(monthly).not.toBeChecked();
  await page.getByText('$19.00 today').click();
  await expect(monthly).toBeChecked();
});

test('a chip can be chosen by a click on its text, and by its input', async ({ server, openPageAs }) => {
  const page = await openPageAs(await aVisitorWhoSignedUp(server));
  await page.goto('/create-profile');
  await page.getByText('Non-binary', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Non-binary' })).toBeChecked();
  await page.getByRole('radio', { name: 'Female' }).check();
  await expect(page.getByRole('radio', { name: 'Non-binary' })).not.toBeChecked();
});

test('a segment can be chosen by a click on its text, and by its input', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const desk = await openPageAs(writer);
  await desk.goto(`/readings/${id}`);
  const response = desk.getByRole('radio', { name: 'Reading response' });
  await expect(response).toBeChecked();
  await desk.getByText('Standard', { exact: true }).click();
  await expect(response).not.toBeChecked();
  await response.check();
});
