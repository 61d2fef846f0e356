import { cancelSubscription } from '#contract/billing/calls.ts';
import { expect, test } from './fixtures.ts';
import { button } from './memberships.ts';
import { aMember, aQuestion, send } from './people.ts';

test('a membership change elsewhere updates every page that shows it', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member);
  const createPage = await page.context().newPage();
  const desk = await openPageAs(writer);
  const streams = [
    page.waitForResponse('**/user-messages/*/'),
    createPage.waitForResponse('**/user-messages/*/'),
    desk.waitForResponse('**/psychic-messages/'),
  ];
  await page.goto('/account/subscription');
  await createPage.goto('/create');
  await desk.goto(`/readings/${id}`);
  await Promise.all(streams);
  await expect(desk.getByRole('region', { name: 'Member' })).toContainText('Monthly plan, active');
  await expect(button(page, 'Skip Plan')).toBeVisible();
  await expect(createPage.getByLabel('Your question')).toBeVisible();

  await send(server, cancelSubscription, {}, member.token);
  await expect(button(page, 'Reactivate Plan')).toBeVisible();
  await expect(button(page, 'Skip Plan')).toHaveCount(0);
  await expect(desk.getByRole('region', { name: 'Member' })).toContainText('Monthly plan, cancels soon');
});

test('a membership that changes before the streams of its pages are open changes on the pages, too', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const pages = [await openPageAs(member), await openPageAs(writer)];
  const { promise: changed, resolve: release } = Promise.withResolvers<void>();
  for (const page of pages)
    await page.route(/\/(user|psychic)-messages\//, async (route) => {
      await changed;
      await route.continue();
    });
  await pages[0]!.goto('/account/subscription');
  await pages[1]!.goto(`/manage/users/${member.id}`);
  for (const page of pages) await expect(button(page, 'Skip Plan')).toBeVisible();
  await send(server, cancelSubscription, {}, member.token);
  release();
  for (const page of pages) await expect(button(page, 'Reactivate Plan')).toBeVisible();
});
