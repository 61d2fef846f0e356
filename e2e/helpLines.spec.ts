import { aMember, aQuestion } from './people.ts';
import { expect, test } from './fixtures.ts';

test('words of danger show help lines before anything else, and flag the question until a writer ends it', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { message: 'Ich will nicht mehr leben. Wird es besser?' });
  const page = await openPageAs(member, { viewport: { width: 390, height: 844 } });
  await page.goto(`/${id}`);
  const help = page.getByRole('region', { name: 'Help lines' });
  await expect(help.getByText('In immediate danger')).toBeInViewport();
  const waiting = page.getByText('Being written');
  expect((await help.boundingBox())!.y).toBeLessThan((await waiting.boundingBox())!.y);
  await expect(page.locator('blockquote, figure')).toHaveCount(0);

  const desk = await openPageAs(writer);
  await desk.goto(`/readings/${id}`);
  const flag = desk.getByText('Take care: words of danger');
  await expect(flag).toBeVisible();
  await desk.getByRole('button', { name: 'Remove the flag' }).click();
  await desk.getByRole('button', { name: 'YES' }).click();
  await expect(flag).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(flag).toHaveCount(0);
});
