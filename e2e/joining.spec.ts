import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addCard } from '#contract/billing/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { aNewcomer, aVisitorWhoSignedUp, GOOD_CARD, PASSWORD, send } from './people.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const DECLINING_CARD = '4000000000000341';
const OTHER_CARD = '5555555555554444';
const ZIP = '94107';

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card holder').fill('Rosalind Achterberg');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP').fill(ZIP);
}

test('on a phone it takes seven taps from signing up to a question that is sent', async ({ openPageAs }) => {
  const page = await openPageAs(undefined, PHONE);
  let taps = 0;
  const tapTarget = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Rosalind');
  await page.getByLabel('Last name').fill('Achterberg');
  await page.getByLabel('Email').fill(`rosalind-${randomUUID()}@example.test`);
  await page.getByLabel('Birth date').fill('1980-03-04');
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Achterberg');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tapTarget(page.getByRole('checkbox', { name: 'I accept the terms' }));
  await tapTarget(page.getByRole('button', { name: 'Sign up' }));

  const monthly = page.getByRole('radio', { name: /Monthly/ });
  await expect(page.getByText('$19.00 today')).toBeInViewport({ ratio: 1 });
  await tapTarget(monthly);
  await page.reload();
  await expect(monthly).toBeChecked();
  await typeCard(page, DECLINING_CARD);
  const pay = page.getByRole('button', { name: 'Pay $19.00 and begin' });
  await pay.click();
  // The card stays and the decline is shown, also after a reload.
  const declined = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your card was declined' });
  await expect(declined).toBeVisible();
  await page.reload();
  await expect(declined).toBeVisible();
  await expect(page.getByText('Visa ending in 0341')).toBeVisible();
  await page.getByRole('button', { name: 'Use another card' }).click();
  await typeCard(page, OTHER_CARD);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  for (const typed of [DECLINING_CARD, OTHER_CARD, ZIP])
    expect(stored).not.toMatch(new RegExp(`\\b${[...typed].join(' ?')}\\b`));
  await tapTarget(pay);

  await expect(page).toHaveURL(/create-profile$/);
  await tapTarget(page.getByRole('link', { name: 'Later' }));
  await expect(page.getByRole('link', { name: 'Finish your profile' })).toBeVisible();
  await tapTarget(page.getByRole('link', { name: 'Request a reading' }).first());
  await page.getByLabel('Your question').fill('Shall I keep the garden?');
  await tapTarget(page.getByRole('button', { name: 'Send my question' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shall I keep the garden?');
  expect(taps).toBe(7);

  // The sky needs a birth, which is asked for with the next question.
  await page.goto('/create');
  await page.getByLabel('Your question').fill('And what do the stars say?');
  await page.getByRole('checkbox', { name: /^Astrology/ }).check();
  await page.getByRole('button', { name: 'Send my question' }).click();
  await expect(page.getByText('Birth time not selected')).toBeVisible();
  await expect(page.getByText('Birth location is empty')).toBeVisible();
  await page.getByLabel('Birth time').selectOption({ label: "I don't know" });
  await page.getByLabel('Birth location').fill('Ghent');
  await page.getByLabel('Birth location').press('Tab');
  await page.getByRole('button', { name: 'Send my question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('And what do the stars say?');
  await page.goto('/chart');
  await expect(page.getByRole('heading', { name: 'Sun in Pisces' })).toBeVisible();
  await expect(page.getByText('It takes the time and the place of birth')).toBeVisible();
});

test('the profile is written in steps that survive a reload, Back and Later', async ({
  server,
  openPageAs,
}) => {
  const member = await aVisitorWhoSignedUp(server);
  const page = await openPageAs(member);
  await page.goto('/inactive-subscription');
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Zodiac').selectOption('ARI');
  await page.getByLabel('Current location').fill('Porto');
  await page.getByRole('option', { name: 'Porto Portugal' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Birth time').selectOption({ label: '5:00 AM' });
  await page.reload();
  await expect(page.getByLabel('Birth time')).toHaveValue('05:00:00');
  await page.goBack();
  await expect(page.getByLabel('Zodiac')).toHaveValue('ARI');
  // No step is skipped by its address.
  await page.goto('/create-profile?step=4');
  await page.getByLabel('Birth location').fill('Ghent');
  await page.getByLabel('Birth location').press('Tab');
  await page.getByRole('link', { name: 'Later' }).click();
  expect((await send(server, getMe, {}, member.token)).hasProfile).toBe(false);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Finish your profile' }).click();
  await page.getByLabel('Bio').fill('Art teacher.');
  await page.getByRole('radio', { name: 'Low' }).check();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Other' }).check();
  await page.getByLabel('Another hope').fill('A dog');
  await page.getByRole('button', { name: 'Create my profile' }).click();
  await expect(page.getByRole('heading', { name: 'My readings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Finish your profile' })).toHaveCount(0);
  expect(await send(server, getMe, {}, member.token)).toMatchObject({
    hasProfile: true,
    zodiac: 'ARI',
    currentPlace: { name: 'Porto, Portugal' },
    birthLocation: 'Ghent',
    moonletterHopeOther: 'A dog',
  });
});

test('a payment that is answered after the member has gone on leaves them where they are', async ({
  server,
  openPageAs,
}) => {
  const member = await aNewcomer(server);
  await send(server, addCard, GOOD_CARD, member.token);
  const page = await openPageAs(member);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/create_subscription', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/inactive-subscription');
  await page.getByRole('button', { name: 'Pay $192.00 and begin' }).click();
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Readings' })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).first().click();
  await expect(page).toHaveURL(/account$/);
  release();
  await expect(page.getByText('Welcome! Your membership begins today.')).toBeVisible();
  await expect(page).toHaveURL(/account$/);
});
