import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aMember, anAnswer, aQuestion, PASSWORD, type Person } from './people.ts';

// A browser that blocks all cookies and site data throws on each access to its storage.

const NOTICE = 'Your browser does not let this site store anything.';

const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

async function logIn(page: Page, { email }: Person) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a member whose browser denies storage logs in, asks, writes and reads', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const title = 'Shall I take up the brush again?';
  await anAnswer(server, writer, await aQuestion(server, member));
  const page = await openPageAs();
  await denyStorage(page);
  await page.goto('/');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await logIn(page, member);
  await expect(page.getByRole('heading', { name: 'My readings' })).toBeVisible();

  // The theme applies to this page.
  await page.getByRole('button', { name: 'Switch to dark theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('link', { name: 'Request a reading' }).first().click();
  await page.getByLabel('Your question').fill('It has been four years since I last opened the box of oils.');
  await page.getByLabel('Title').fill(title);
  // Typed text stays while the member looks at something else.
  await page.getByRole('link', { name: 'Account' }).first().click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Send my question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel('Write a message').fill('I forgot: I have only an hour a day.');
  await page.getByLabel('Write a message').press('Enter');
  await expect(page.getByRole('main')).toContainText('only an hour a day');

  await page.getByRole('link', { name: 'My Readings' }).first().click();
  await page.getByRole('link', { name: /Will I find my way back/ }).click();
  await expect(page.getByRole('article', { name: 'Letter from Isolde' })).toContainText('Start with water');

  // A reload forgets the session, as announced, and logging in leads back.
  const { pathname } = new URL(page.url());
  await page.reload();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await logIn(page, member);
  await expect(page.getByRole('article', { name: 'Letter from Isolde' })).toContainText('Start with water');
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('a browser that stores nothing is not mentioned where it does store', async ({ openPageAs }) => {
  const page = await openPageAs();
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeHidden();
  }
  await denyStorage(page);
  await page.goto('/signup');
  await expect(page.getByText(NOTICE)).toBeVisible();
});
