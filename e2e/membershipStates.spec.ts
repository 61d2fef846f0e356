import { logIn } from '#contract/accounts/calls.ts';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { send } from './people.ts';
import { DEMO_PASSWORD } from './server.ts';

const ACTION_BUTTONS = [
  'Upgrade to annual',
  'Keep Monthly',
  'Skip Plan',
  'Reactivate Plan',
  'Reactivate Membership',
  'Retry Payment',
  'Update Card',
  'Cancel Membership',
  'Cancel instead',
];

const expectedByStatus: Record<
  SubscriptionStatus,
  { label: string | RegExp; plan: string; buttons: string[]; dates: string[] }
> = {
  monthly_active: {
    label: 'Active',
    plan: 'Monthly plan',
    buttons: ['Upgrade to annual', 'Skip Plan', 'Cancel Membership'],
    dates: ['Period began', 'Period ends', 'Next charge'],
  },
  yearly_active: {
    label: 'Active',
    plan: 'Annual plan',
    buttons: ['Cancel Membership'],
    dates: ['Period began', 'Period ends', 'Next charge'],
  },
  cancel_upcoming: {
    label: /^Ends on \d+ \w+ \d+$/,
    plan: 'Monthly plan',
    buttons: ['Reactivate Plan'],
    dates: ['Period began', 'Period ends'],
  },
  monthly_skip_upcoming: {
    label: 'Skip scheduled',
    plan: 'Monthly plan',
    buttons: ['Reactivate Plan', 'Cancel Membership'],
    dates: ['Period began', 'Period ends', 'Pauses on', 'Resumes on', 'Next charge'],
  },
  monthly_skipping: {
    label: 'Skipping',
    plan: 'Monthly plan',
    buttons: ['Reactivate Membership', 'Cancel Membership'],
    dates: ['Paused on', 'Resumes on', 'Next charge'],
  },
  payment_failed: {
    label: 'Payment failed',
    plan: 'Monthly plan',
    buttons: ['Retry Payment', 'Update Card', 'Cancel instead'],
    dates: ['Period began', 'Period ended', 'Owed', 'Tried again on', 'Ends, if unpaid, on'],
  },
  canceled: {
    label: 'Canceled',
    plan: 'Monthly plan',
    buttons: ['Reactivate Membership'],
    dates: ['Period began', 'Period ended'],
  },
};

for (const [status, { label, plan, buttons, dates }] of Object.entries(expectedByStatus)) {
  test(`a member in ${status} sees its summary and exactly its actions`, async ({ demo, openPageAs }) => {
    const { token } = await send(demo, logIn, {
      email: `${status}@moonletter.test`,
      password: DEMO_PASSWORD,
    });
    const page = await openPageAs({ token }, { baseURL: demo.origin });
    await page.goto('/account/subscription');
    await expect(page.getByRole('heading', { name: plan })).toBeVisible();
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect.poll(() => page.locator('dt').allTextContents()).toEqual(dates);
    const listActions = async () =>
      (await page.locator('main').getByRole('button').allTextContents()).filter((name) =>
        ACTION_BUTTONS.includes(name),
      );
    await expect.poll(listActions).toEqual(buttons);
    const plans = page.getByRole('radiogroup', { name: 'Choose a plan' }).getByRole('radio');
    await expect(plans).toHaveCount(buttons.includes('Reactivate Membership') ? 2 : 0);
    if (!isActive(status)) await expect(page.getByText('Active', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Add New Payment Method' })).toBeVisible();
  });
}

const isActive = (status: string) => status === 'monthly_active' || status === 'yearly_active';

/** The dates in the page's text that are broken between two lines, also before a full stop or comma. */
const findBrokenDates = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { 0: date, index } of node.nodeValue!.matchAll(/\d+ [A-Z][a-z]+ \d{4}[.,]?/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + date.length);
        const { nextSibling } = node.parentElement!;
        const isFollowed =
          index + date.length === node.nodeValue!.length && /^[.,]/.test(nextSibling?.nodeValue ?? '');
        if (isFollowed) range.setEnd(nextSibling!, 1);
        if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
          found.push(date);
      }
    return found;
  });

test('no date is broken between two lines, at any width of a phone', async ({ demo, openPageAs }) => {
  const openAs = async (status: SubscriptionStatus) => {
    const { token } = await send(demo, logIn, {
      email: `${status}@moonletter.test`,
      password: DEMO_PASSWORD,
    });
    return openPageAs({ token }, { baseURL: demo.origin });
  };
  const expectWholeDates = async (page: Page) => {
    for (let width = 320; width <= 440; width += 8) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findBrokenDates(page), `at ${width}`).toEqual([]);
    }
  };
  const member = await openAs('monthly_skipping');
  await member.goto('/');
  await expect(member.getByText(/It resumes on \d+ \w+ \d+/)).toBeVisible();
  await expectWholeDates(member);
  await member.goto('/account/subscription');
  await expect(member.getByText(/It resumes on \d+ \w+ \d+/)).toBeVisible();
  await expectWholeDates(member);
  await member.getByRole('button', { name: 'Reactivate Membership' }).click();
  await expect(member.getByRole('alertdialog')).toBeVisible();
  await expectWholeDates(member);
  const leaving = await openAs('monthly_active');
  await leaving.goto('/account/subscription');
  await leaving.getByRole('button', { name: 'Cancel Membership' }).click();
  await expect(leaving.getByRole('alertdialog')).toBeVisible();
  await expectWholeDates(leaving);
  await leaving.goto('/account/billing');
  const receipt = leaving.getByRole('link', { name: /^Receipt/ }).first();
  await expect(receipt).toBeVisible();
  await expectWholeDates(leaving);
  await receipt.click();
  await expect(leaving.getByRole('article', { name: /^Receipt/ })).toBeVisible();
  await expectWholeDates(leaving);
});
