import { signUp } from '#contract/accounts/calls.ts';
import { addCard, createSubscription } from '#contract/billing/calls.ts';
import { patchUser } from '#contract/members/calls.ts';
import { addUserTag, createTag } from '#contract/tags/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import { createReader, patchReader } from '#contract/readers/calls.ts';
import { getRequest, markRead, postMessage, postResponse } from '#contract/readings/calls.ts';
import type { Locator } from '@playwright/test';
import { aMember, anAnswer, aQuestion, GOOD_CARD, PASSWORD, send } from './people.ts';
import type { RunningServer } from './server.ts';
import { expect, test } from './fixtures.ts';

// How screens show what people write: in its own direction, and without breaking the layout around it.

const HEBREW = { name: 'נועה', title: 'האם אחזור לצייר?', text: 'שלום! ארבע שנים לא פתחתי את הקופסה.' };
const NO_BOX = { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);

async function aMemberCalled(server: RunningServer, firstName: string) {
  const email = `someone-${Math.random().toString(36).slice(2)}@example.test`;
  const birthDate = '1980-03-04';
  const { token, user } = await send(server, signUp, {
    firstName,
    lastName: firstName,
    email,
    birthDate,
    password: PASSWORD,
    acceptTerms: true,
  });
  await send(server, addCard, GOOD_CARD, token);
  await send(server, createSubscription, { productId: 2 }, token);
  await send(server, updateMe, { bio: HEBREW.text }, token);
  return { id: user.id, email, token, firstName };
}

/** The box of an element once it is shown; it has none at the moment at which it is replaced. */
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? NO_BOX;
const heightOf = async (element: Locator) => (await boxOf(element)).height;
const rightOf = ({ x, width }: { x: number; width: number }) => x + width;

const expectRightToLeft = (element: Locator) => expect(element.first()).toHaveCSS('direction', 'rtl');

test('a Hebrew title, message, letter, name and bio run from right to left on both sides', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberCalled(server, HEBREW.name);
  const id = await aQuestion(server, member, { title: HEBREW.title, message: HEBREW.text });
  await anAnswer(server, writer, id, `${HEBREW.text}\n\n> ${HEBREW.text}`);
  const memberPage = await openPageAs(member);
  await memberPage.goto('/');
  await expectRightToLeft(memberPage.getByText(HEBREW.title));
  await memberPage.goto(`/${id}`);
  await expect(memberPage.getByRole('article')).toContainText(HEBREW.text);
  await expectRightToLeft(memberPage.getByRole('heading', { level: 1 }).getByText(HEBREW.title));
  await expectRightToLeft(memberPage.getByRole('article').getByText(HEBREW.text));
  await expectRightToLeft(memberPage.locator('blockquote'));

  const desk = await openPageAs(writer);
  await desk.goto(`/readings/${id}`);
  const thread = desk.getByRole('region', { name: 'Thread' });
  const pane = desk.getByRole('region', { name: 'Member' });
  await expect(pane.getByText(HEBREW.text)).toBeVisible();
  // In work order it may stand below many open questions of other tests.
  await desk.getByRole('searchbox').fill(HEBREW.title);
  for (const found of [
    desk.getByRole('heading', { level: 1 }).getByText(HEBREW.title),
    desk.getByRole('list', { name: 'Queue' }).getByText(HEBREW.title),
    thread.getByText(HEBREW.text),
    thread.getByText(HEBREW.name),
    pane.getByRole('heading', { name: HEBREW.name }),
    pane.getByText(HEBREW.text),
  ])
    await expectRightToLeft(found);
});

test('a long name is truncated at the desk, with the full name as its title, and the time beside it is visible', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberCalled(server, LONG_NAME);
  const id = await aQuestion(server, member, { title: 'Does this name fit?' });
  const page = await openPageAs(writer);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/readings/${id}`);
    const thread = page.getByRole('region', { name: 'Thread' });
    const name = thread.getByTitle(LONG_NAME);
    const time = thread.locator('time').first();
    await expect(time).toBeVisible();
    await expect.poll(() => heightOf(name), { message: 'one line' }).toBeLessThan(40);
    const findGap = async () => (await boxOf(time)).x - rightOf(await boxOf(name));
    await expect.poll(findGap, { message: 'the time beside the name' }).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => rightOf(await boxOf(time))).toBeLessThanOrEqual(viewport.width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  }
  await page.getByRole('tab', { name: 'Queue' }).click();
  // In work order it may stand below many open questions of other tests.
  await page.getByRole('searchbox').fill('Does this name fit?');
  const inQueue = page.getByRole('list', { name: 'Queue' }).getByTitle(LONG_NAME);
  // The row is rendered again with the result of the search.
  await expect.poll(() => heightOf(inQueue), { message: 'one line' }).toBeLessThan(40);
  await page.getByRole('tab', { name: 'Member' }).click();
  const heading = page.getByRole('region', { name: 'Member' }).getByRole('heading', { name: LONG_NAME });
  await expect(heading).toHaveAttribute('title', `${LONG_NAME} ${LONG_NAME}`);
  await expect.poll(() => heightOf(heading), { message: 'two lines' }).toBeLessThan(80);
});

test('a reader’s long name breaks in the signature and on their page', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const name = 'W'.repeat(60);
  const names = { firstName: name, lastName: name };
  const reader = await send(server, createReader, { ...names, color: 'blue' }, writer.token);
  const id = await aQuestion(server, member);
  const letter = { readingRequest: id, message: 'Dear Rosalind, start with water.', personality: reader.id };
  await send(server, postResponse, letter, writer.token);
  const open = await aQuestion(server, member, { personality: reader.id });
  await send(server, patchUser, { id: member.id, assignedPersonalityUser: reader.id }, writer.token);
  const page = await openPageAs(member);
  const desk = await openPageAs(writer);
  const screens = [
    { page, path: `/psychic/${reader.id}` },
    { page, path: `/${id}` },
    { page, path: `/${open}` },
    { page, path: '/' },
    { page, path: '/create' },
    { page: desk, path: `/readings/${id}` },
    { page: desk, path: '/manage/writers' },
    { page: desk, path: '/manage/grades' },
  ];
  for (const width of [1440, 390, 320]) {
    for (const { page: shown, path } of screens) {
      await shown.setViewportSize({ width, height: 844 });
      await shown.goto(path);
      await expect(shown.getByText(name).first()).toBeAttached();
      const overflow = await shown.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `pixels to scroll sideways on ${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto(`/psychic/${reader.id}`);
  await expect(page.getByText('is your reader').locator('svg')).toHaveCSS('width', '20px');
  // The other tests of this server have readers with ordinary names only.
  await send(server, patchReader, { id: reader.id, status: 'inactive' }, writer.token);
});

test('in a row of the queue the name makes room for the kind of reading', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server, 'Wilhelmina-Alexandra');
  const title = 'Does the kind of reading fit?';
  const id = await aQuestion(server, member, { title, isAstrology: true });
  const page = await openPageAs(writer);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`/readings?search=${encodeURIComponent(title)}`);
    const row = page.getByRole('list', { name: 'Queue' }).getByRole('link').filter({ hasText: title });
    await expect(row).toHaveAttribute('href', new RegExp(`/${id}\\b`));
    await expect(row).toContainText('1 new');
    for (const mark of ['Astro', '1 new'])
      expect(
        await row.getByText(mark).evaluate((element) => element.scrollWidth - element.clientWidth),
        `pixels of "${mark}" that are cut at ${width}`,
      ).toBeLessThanOrEqual(0);
  }
});

test('in a row that wrote back the name and the mark are whole', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await anAnswer(server, writer, id);
  await send(server, postMessage, { id, message: 'And the oils?' }, member.token);
  const page = await openPageAs(writer);
  for (const width of [1440, 280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/readings?lane=wrote_back');
    const row = page
      .getByRole('list', { name: 'Queue' })
      .getByRole('link')
      .and(page.locator(`[href*="/${id}?"]`));
    await expect(row).toContainText('Wrote back2 new');
    for (const text of ['Rosalind', 'Wrote back'])
      expect(
        await row
          .getByText(text, { exact: true })
          .evaluate((element) => element.scrollWidth - element.clientWidth),
        `pixels of "${text}" that are cut at ${width}`,
      ).toBeLessThanOrEqual(0);
  }
});

/** How much of a field's placeholder is cut, in pixels. A focused field has no ellipsis. */
const cutPlaceholder = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return Math.max(0, canvas.measureText(input.placeholder).width - room);
  });

test('searches on a phone show what they search', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member, { viewport: { width: 280, height: 720 } });
  const letters = page.getByRole('searchbox', { name: 'Search your letters' });
  await page.goto('/?show=tarot');
  await expect(letters).toBeVisible();
  expect(await cutPlaceholder(letters), 'of the letters').toBe(0);
  const desk = await openPageAs(writer, { viewport: { width: 390, height: 720 } });
  await desk.goto(`/readings/${id}`);
  await desk.getByRole('radio', { name: 'One card' }).check();
  await desk.getByRole('button', { name: 'Choose a card' }).click();
  expect(await cutPlaceholder(desk.getByRole('searchbox', { name: 'Search cards' })), 'of the cards').toBe(0);
});

test('an overdue question shows no due time, and the profile offers no mails that are not sent', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  await expect(page.getByText(/mail when an answer|digest|quiet/i)).toHaveCount(0);
  const lastStep = page.getByRole('listitem').filter({ hasText: 'Your letter' });
  await page.goto(`/${id}`);
  await expect(lastStep).toHaveText(/^Your letter .+ at \d/);
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await page.goto(`/${id}`);
  await expect(page.getByText('This is later than we promised')).toBeVisible();
  await expect(lastStep).toHaveText('Your letter as soon as it is done');
});

test('on the narrowest phone a long tag breaks, and the writers’ buttons stay beside the name', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const tag = await send(
    server,
    createTag,
    { text: `${member.id}${'a'.repeat(30)}`, color: 'teal' },
    writer.token,
  );
  await send(server, addUserTag, { userId: member.id, tagId: tag.id }, writer.token);
  const page = await openPageAs(writer, { viewport: { width: 320, height: 700 } });
  await page.goto(`/manage/users/${member.id}`);
  await expect(page.getByRole('checkbox', { name: tag.text })).toBeChecked();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  await expect.poll(() => heightOf(page.getByRole('banner')), { message: 'one row' }).toBeLessThan(60);
});

test('in the book of letters a long name and a long title break', async ({ server, writer, openPageAs }) => {
  const member = await aMemberCalled(server, LONG_NAME);
  const requestId = await aQuestion(server, member, { title: LONG_NAME });
  await anAnswer(server, writer, requestId);
  const { messages } = await send(server, getRequest, { id: requestId }, member.token);
  await send(server, markRead, { id: requestId, messageId: messages.at(-1)!.id }, member.token);
  const page = await openPageAs(member);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/account/letters');
    await expect(page.getByRole('article')).toContainText(LONG_NAME);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `pixels to scroll sideways at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('on the narrowest phone the date of a letter stays on one line', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { isAstrology: true });
  await anAnswer(server, writer, id);
  const page = await openPageAs(member, { viewport: { width: 320, height: 700 } });
  await page.goto('/');
  const row = page.getByRole('list', { name: 'Letters' }).getByRole('listitem');
  await expect(row).toContainText('Astrology');
  const date = row.locator('time');
  await expect.poll(() => heightOf(date), { message: 'one line' }).toBeLessThan(30);
  await expect.poll(async () => rightOf(await boxOf(date))).toBeLessThanOrEqual(320);
});
