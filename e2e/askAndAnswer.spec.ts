import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { expect, test, WITH_MOTION } from './fixtures.ts';

test.use(WITH_MOTION);

/** Goes from the login page to a first membership. */
async function signUpAndSubscribe(page: Page) {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Rosalind');
  // The fonts' further letters come with the first name that has any.
  expect(await hasExtendedLatin(page)).toBe(false);
  await page.getByLabel('Last name').fill('Şahin-Đorđević');
  await expect.poll(() => hasExtendedLatin(page)).toBe(true);
  await page.getByLabel('Email').fill(`rosalind-${randomUUID()}@example.test`);
  await page.getByLabel('Birth date').fill('1980-03-04');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page).toHaveURL(/inactive-subscription$/);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await fillInCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $19.00 and begin' }).click();
  await expect(page.getByText('Welcome! Your membership begins today.')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Welcome, Rosalind' })).toBeVisible();
  await page.getByRole('radio', { name: 'Female' }).check();
  // Proposed from the birth date.
  await expect(page.getByLabel('Zodiac')).toHaveValue('PIS');
  await page.getByLabel('Current location').fill('Porto');
  await expect(page.getByRole('option', { name: 'Porto Portugal' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Birth time').selectOption({ label: '5:00 AM' });
  await page.getByLabel('Birth location').fill('Ghent');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Bio').fill('Art teacher. I would like plain words and no dates.');
  await page.getByRole('radio', { name: 'Low' }).check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create my profile' }).click();

  await expect(page.getByRole('heading', { name: 'My readings' })).toBeVisible();
}

async function fillInCard(page: Page, number: string) {
  await page.getByLabel('Card holder').fill('Rosalind Achterberg');
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expiration date').pressSequentially('1231');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP').fill('94107');
}

const hasExtendedLatin = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+100'),
    ),
  );

test('a member asks, a writer answers with a card, and the letter arrives live', async ({
  writer,
  openPageAs,
}) => {
  const desk = await openPageAs();
  await desk.goto('/login');
  await desk.getByLabel('Email').fill(writer.email);
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await desk.getByRole('button', { name: 'Login' }).click();
  await expect(desk).toHaveURL(/\/readings$/);
  // The newest question is the last in work order, which may be beyond the first page here.
  await desk.getByLabel('Order').selectOption('Newest first');

  const member = await openPageAs();
  await signUpAndSubscribe(member);
  await member.getByRole('link', { name: 'Request a reading' }).first().click();
  const question = 'It has been four years since I last opened the box of oils.';
  await member.getByLabel('Your question').fill(question);
  await member.getByLabel('Title').fill('Shall I take up the brush again?');
  await member.getByRole('button', { name: 'Send my question' }).click();
  await expect(member.getByRole('heading', { level: 1, name: /Shall I take up the brush/ })).toBeVisible();

  // The writer has touched nothing: the question must appear at the desk by itself.
  await desk.getByRole('link', { name: /Shall I take up the brush/ }).click();
  await expect(desk.getByText(question)).toBeVisible();
  await desk.getByRole('radio', { name: 'Reading response' }).check();
  await desk.getByRole('button', { name: 'Choose a card' }).click();
  const picker = desk.getByRole('dialog', { name: 'Choose a card' });
  await picker.getByRole('searchbox').fill('star');
  await picker.getByRole('button', { name: 'The Star' }).click();
  await expect(picker).toBeHidden();
  await desk
    .getByLabel('Reply text')
    .fill('Dear Rosalind,\n\nStart with water: thin washes, cheap paper, no one watching.');
  await desk.getByRole('button', { name: 'Seal and send' }).click();
  await expect(desk.getByRole('region', { name: 'Thread' })).toContainText('Start with water');
  await expect(desk.getByLabel('Reply text')).toHaveValue('');

  // The member has not reloaded the page either.
  await expect(member.getByRole('status').filter({ hasText: 'Isolde has sent you a letter' })).toBeAttached();
  await member.getByRole('button', { name: 'Open the letter' }).click();
  const letter = member.getByRole('article', { name: 'Letter from Isolde' });
  await expect(letter).toContainText('Start with water');
  await expect(member.getByRole('img', { name: /star/i }).first()).toBeVisible();
  await expect(letter.getByText('Isolde', { exact: true })).toBeVisible();
});
