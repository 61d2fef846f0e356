import { listRequests } from '#contract/readings/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMember, anAnswer, aQuestion, send } from './people.ts';

test('finds letters by a word and a filter, which Back removes and a reload keeps', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  for (const title of ['The garden', 'The river', 'The river again', 'The house'])
    await aQuestion(server, member, { title, message: title, isOracle: title === 'The river' });
  const page = await openPageAs(member);
  await page.goto('/');
  const rows = page.getByRole('list', { name: 'Letters' }).getByRole('listitem');
  const count = page.getByRole('status').filter({ hasText: 'letter' });
  await expect(rows).toHaveCount(4);
  const search = page.getByRole('searchbox', { name: 'Search your letters' });
  await search.pressSequentially('river');
  await expect(count).toHaveText('2 letters');
  await expect(search).toBeFocused();
  await page.getByRole('checkbox', { name: 'Oracle' }).press('Space');
  await expect(count).toHaveText('1 letter');
  await page.reload();
  await expect(rows).toHaveText([/The river/]);
  await page.goBack();
  await expect(count).toHaveText('2 letters');
  await page.goBack();
  await expect(rows).toHaveCount(4);
  await expect(search).toHaveValue('');
});

test('shows a star before the server has answered, and restores it when the call fails', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { title: 'The garden' });
  const page = await openPageAs(member);
  await page.goto('/');
  const star = page.getByRole('button', { name: 'Favourite: The garden' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  const fails = Promise.withResolvers<void>();
  await page.route('**/favourite', async (route) => {
    await fails.promise;
    await route.fulfill({ status: 503 });
  });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(alert).toHaveCount(0);
  fails.resolve();
  await expect(alert).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');

  await page.unroute('**/favourite');
  await star.click();
  await expect
    .poll(async () => (await send(server, listRequests, { isFavourite: true }, member.token)).count)
    .toBe(1);
  await page.goto(`/${id}`);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/favourite', (route) => route.fulfill({ status: 503 }));
  await star.click();
  await expect(alert).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('a sealed letter without cards is not said to have any drawn', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { numberOfTarotCards: 3 });
  await anAnswer(server, writer, id);
  const page = await openPageAs(member);
  await page.goto('/');
  const sealed = page.getByRole('link', { name: 'Open the letter' }).locator('xpath=ancestor::section[1]');
  await expect(sealed).toContainText('You asked for three cards. Arrived');
  await expect(sealed).not.toContainText('drawn');
});

test('the page of a member without letters is offline if the network is lost, and opens once it is back', async ({
  server,
  openPageAs,
}) => {
  const page = await openPageAs(await aMember(server), { expectedErrors: /We could not reach Moonletter/ });
  const chunk = '**/assets/NoReadings-*.js';
  await page.route(chunk, async (route) => {
    await page.context().setOffline(true);
    await route.abort();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.unroute(chunk);
  await page.context().setOffline(false);
  await expect(page.getByText('You have not asked anything yet')).toBeVisible();
});
