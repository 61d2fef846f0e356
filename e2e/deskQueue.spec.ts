import { closeAccount } from '#contract/privacy/calls.ts';
import { countLanes, listRequests, patchRequest } from '#contract/readings/calls.ts';
import { queue } from './deskPage.ts';
import { expect, recordRequests, test, waitForResponseTo } from './fixtures.ts';
import { aMember, aQuestion, aWriter, PASSWORD, send } from './people.ts';

test('the queue can be filtered by plan, time and words; closed requests are in the archive', async ({
  server,
  writer,
  openPageAs,
}) => {
  const [monthly, yearly] = [await aMember(server, 'Ines', 2), await aMember(server, 'Tomas', 1)];
  const word = `heron${monthly.id}`;
  await aQuestion(server, monthly, { title: `Monthly ${word}` });
  await aQuestion(server, yearly, { title: `Yearly ${word}` });
  const closed = await aQuestion(server, yearly, { title: `Closed ${word}` });
  await send(server, patchRequest, { id: closed, status: 'CLOSED', usePreviousDate: true }, writer.token);
  const page = await openPageAs(writer);
  const requests = recordRequests(page, /^GET \/api\/reading_requests\?/);
  await page.goto('/readings');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  const rows = queue(page).getByRole('link');
  await expect(rows).toContainText(['Monthly', 'Yearly']);
  await page.getByLabel('Plan').selectOption('Monthly');
  await expect(rows).toContainText(['Monthly']);
  await page.getByLabel('Plan').selectOption('Yearly');
  await expect(rows).toContainText(['Yearly']);
  await page.getByLabel('Time range').selectOption('Last Week');
  await expect.poll(() => requests.at(-1)?.call).toMatch(/interval=year.*days=7|days=7.*interval=year/);
  await page.getByLabel('Plan').selectOption('All');
  await expect.poll(() => requests.at(-1)?.call).not.toContain('interval');
  await page.goto(`/archived-readings?search=${word}`);
  await expect(rows).toContainText(['Closed']);
  await page.goto('/readings?search=no-such-word-anywhere');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  const { count } = await send(server, listRequests, { search: word }, writer.token);
  expect(count).toBe(3);
});

test('the questions of an account that is closed leave the open queue', async ({ server, openPageAs }) => {
  const writer = await aWriter(server, 'Odile');
  const member = await aMember(server, 'Ines');
  const title = `Before I leave ${member.id}`;
  await aQuestion(server, member, { title });
  const page = await openPageAs(writer);
  const live = waitForResponseTo(page, /^GET \/psychic-messages\/$/);
  await page.goto(`/readings?search=${encodeURIComponent(title)}`);
  await live;
  const row = page.getByRole('list', { name: 'Queue' }).getByText(title);
  await expect(row).toBeVisible();
  await send(server, closeAccount, { password: PASSWORD }, member.token);
  await expect(row).toHaveCount(0);
});

test('a question may arrive, and another order be chosen, before the queue has loaded', async ({
  server,
  openPageAs,
}) => {
  const writer = await aWriter(server, 'Odile');
  const member = await aMember(server, 'Ines');
  const page = await openPageAs(writer);
  const loads = Promise.withResolvers<void>();
  // Only in the order that is shown first.
  await page.route(/\/api\/reading_requests\?.*sort=work_order/, async (route) => {
    await loads.promise;
    await route.continue();
  });
  const live = waitForResponseTo(page, /^GET \/psychic-messages\/$/);
  await page.goto('/readings');
  await live;
  const before = await send(server, countLanes, {}, writer.token);
  // Others may have been asked for when the page was opened.
  const counted = page.waitForResponse(
    async (response) =>
      new URL(response.url()).pathname === countLanes.path &&
      (await response.json()).to_answer > before.toAnswer,
  );
  await aQuestion(server, member, { title: `While loading ${member.id}` });
  await counted;
  await page.getByLabel('Order').selectOption('Newest first');
  await expect(page.getByRole('link', { name: new RegExp(`While loading ${member.id}`) })).toBeVisible();
  loads.resolve();
});
