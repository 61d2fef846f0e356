import type { Page } from '@playwright/test';
import { listPersonalities } from '#contract/readers/calls.ts';
import { aMember, aQuestion, send } from './people.ts';
import { expect, test, waitForResponseTo } from './fixtures.ts';
import { PHONE } from './slowPhone.ts';

// What arrives late does not move what is already shown. `npm run layout-shift` measures every screen.

/** Holds the responses to matching reads back until the returned function is called. */
async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('the lists below the grades are shown once the grades are there', async ({ writer, openPageAs }) => {
  const page = await openPageAs(writer);
  const release = await holdBack(page, /\/api\/grades\?/);
  const feedback = waitForResponseTo(page, /^GET \/api\/reading_request_feedback/);
  await page.goto('/manage/grades');
  await feedback;
  await expect(page.getByText('Loading the grades')).toBeAttached();
  const heading = page.getByRole('heading', { name: 'Feedback', includeHidden: true });
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  release();
  await expect(heading).toBeVisible();
});

test('a reader’s page is shown once it is known whether they take questions', async ({
  server,
  writer,
  openPageAs,
}) => {
  const personalities = await send(server, listPersonalities, {}, writer.token);
  const { id } = personalities.find(({ firstName }) => firstName === writer.firstName)!;
  const page = await openPageAs(await aMember(server));
  const release = await holdBack(page, /\/api\/personalities/);
  await page.goto(`/psychic/${id}`);
  // The title comes with the reader.
  await expect(page).toHaveTitle(new RegExp(writer.firstName));
  await expect(page.getByText('Loading your reader')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: `Ask ${writer.firstName}` })).toBeVisible();
});

test('on a phone the reply box waits for its draft, a second at most', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer, { viewport: PHONE.viewport });
  await page.route(/\/api\/reading_gpt_response\//, async (route) => {
    await released.promise;
    await route.fulfill({ json: { personality_message: 'Dear Rosalind, a draft.', source: 'composer' } });
  });
  const released = Promise.withResolvers<void>();
  const draft = page.waitForRequest(/\/api\/reading_gpt_response\//);
  await page.goto(`/readings/${id}`);
  await draft;
  await expect(page.getByRole('region', { name: 'Thread' })).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Reply text' });
  // Paused at its start, so that a busy machine does not reach its end.
  const reply = page.locator('[data-loading]');
  const isHiddenAtFirst = await reply.evaluate((element) => {
    const [showing] = element.getAnimations();
    if (showing === undefined) return false;
    showing.currentTime = 0;
    showing.pause();
    return getComputedStyle(element).visibility === 'hidden';
  });
  expect(isHiddenAtFirst).toBe(true);
  await expect(box).toBeHidden();
  await reply.evaluate((element) => element.getAnimations()[0]!.play());
  await expect(box).toBeVisible();
  await expect(box).toHaveValue('');
  released.resolve();
  await expect(box).toHaveValue('Dear Rosalind, a draft.');
});

for (const [screen, viewport] of [
  ['a phone', PHONE.viewport],
  ['a window', { width: 1440, height: 900 }],
] as const)
  test(`on ${screen} the search and filters of letters arrive without moving the letters`, async ({
    server,
    openPageAs,
  }) => {
    const member = await aMember(server);
    for (const title of ['The garden', 'The river', 'The house', 'The lake'])
      await aQuestion(server, member, { title });
    const page = await openPageAs(member, { viewport });
    const release = await holdBack(page, /\/assets\/RequestFilterBar-.*\.js/);
    await page.goto('/');
    const letters = page.getByRole('list', { name: 'Letters' });
    const topOf = async () => (await letters.boundingBox())!.y;
    await letters.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await topOf();
    release();
    await page.getByRole('searchbox', { name: 'Search your letters' }).waitFor();
    expect(await topOf()).toBe(before);
  });
