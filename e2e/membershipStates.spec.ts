import { logIn } from '#contract/accounts/calls.ts';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
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
