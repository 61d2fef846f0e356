import type { Page } from '@playwright/test';
import { drawCards, postResponse } from '#contract/readings/calls.ts';
import { aMember, aQuestion, type Person, send } from './people.ts';
import type { RunningServer } from './server.ts';
import { expect, slowDownAnimations, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

const LIMIT_MS = 1_600;

/** A letter that has not been opened, with as many cards as there can be. */
async function aSealedLetter(server: RunningServer, member: Person, writer: Person): Promise<number> {
  const id = await aQuestion(server, member, { numberOfTarotCards: 10 });
  const { spread, cards } = await send(server, drawCards, { id, spread: 'celtic-cross' }, writer.token);
  const answer = { readingRequest: id, message: 'Dear Rosalind,\n\nStart with water.', spread, cards };
  await send(server, postResponse, answer, writer.token);
  return id;
}

/** Notes the end of every animation on the letter's page, counted from its beginning there. */
const watchAnimations = (page: Page) =>
  page.evaluate(() => {
    const ends: number[] = [];
    const names = new Set<string>();
    Object.assign(window, { ends, names });
    const recordAnimations = () => {
      if (location.pathname !== '/')
        for (const animation of document.getAnimations()) {
          const end = Number(animation.effect?.getComputedTiming().endTime);
          // A sign that something is loading turns without an end: it is no part of the opening.
          if (Number.isFinite(end)) ends.push(end);
          names.add(String(Reflect.get(animation, 'animationName')));
        }
      requestAnimationFrame(recordAnimations);
    };
    recordAnimations();
  });

const findLastEnd = (page: Page) => page.evaluate(() => Math.max(0, ...Reflect.get(window, 'ends')));

const listAnimations = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'names') as Set<string>)].join(' '));

const countRunning = (page: Page) => page.evaluate(() => document.getAnimations().length);

test('a sealed letter opens with an animation, which a key skips', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const id = await aSealedLetter(server, member, writer);
  const page = await openPageAs(member);
  await page.goto('/');
  await watchAnimations(page);
  await page.getByRole('link', { name: 'Open the letter' }).click();
  const sheet = page.getByRole('article', { name: 'Letter from' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => countRunning(page)).toBe(0);
  const end = await findLastEnd(page);
  // Before it the envelope grows out of the list, which the browser leaves out where it is too slow.
  expect(await listAnimations(page)).toContain('flap');
  expect(end).toBeGreaterThan(520);
  expect(end).toBeLessThanOrEqual(LIMIT_MS);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(sheet).toBeVisible();
  expect(await page.locator('[data-envelope]').count()).toBe(0);

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText('Start with water.');
  for (const name of ['Print', 'Message actions', 'Like']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  // A card that was looked at last has the focus again; on paper it has no ring.
  const card = page.getByRole('list', { name: 'Celtic Cross' }).getByRole('button').first();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Tab');
  await card.focus();
  expect(await card.evaluate((found) => getComputedStyle(found).outlineStyle)).toBe('solid');
  await page.emulateMedia({ media: 'print' });
  expect(await card.evaluate((found) => getComputedStyle(found).outlineStyle)).toBe('none');
  await page.emulateMedia({ media: 'screen' });

  const next = await aSealedLetter(server, member, writer);
  await page.goBack();
  const seal = page.getByRole('link', { name: 'Open the letter' });
  await expect(seal).toHaveAttribute('href', `/${next}`);
  expect(next).not.toBe(id);
  await slowDownAnimations(page);
  await seal.press('Enter');
  await page.locator('[data-envelope=""]').waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => countRunning(page)).toBe(0);
  await expect(sheet).toBeVisible();
});

test('with reduced motion a sealed letter is open at once', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  await aSealedLetter(server, member, writer);
  const page = await openPageAs(member, { reducedMotion: 'reduce' });
  await page.goto('/');
  await watchAnimations(page);
  await page.getByRole('list', { name: 'Letters' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('article', { name: 'Letter from' })).toBeVisible();
  expect(await listAnimations(page)).not.toMatch(/flap|crack|slide-out|deal|view-transition/);
});
