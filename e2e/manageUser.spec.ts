import type { Page } from '@playwright/test';
import { logIn } from '#contract/accounts/calls.ts';
import { addCard, getSubscriptionInfo, listCards, listInvoices } from '#contract/billing/calls.ts';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { getUser } from '#contract/members/calls.ts';
import { createTag } from '#contract/tags/calls.ts';
import { aMember, aQuestion, aWriter, GOOD_CARD, PASSWORD, send } from './people.ts';
import { DEMO_PASSWORD } from './server.ts';
import { expect, test } from './fixtures.ts';
import { reopen } from './gallery.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const expectToast = (page: Page, message: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toContainText(message);

/** The page must speak of the member in the third person. */
async function expectThirdPerson(page: Page) {
  for (const part of await page.locator('main, dialog[open]').allInnerTexts())
    expect(part).not.toMatch(/\byours?\b/i);
}

/** Presses an action, checks its question, and answers YES. */
async function confirmAction(page: Page, name: string, question: string) {
  await button(page, name).click();
  const modal = page.getByRole('alertdialog');
  await expect(modal.getByRole('heading')).toHaveText(question);
  await expectThirdPerson(page);
  await modal.getByRole('button', { name: 'YES' }).click();
}

test('a writer changes a membership for its member, and every text says the user’s plan', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const statusOf = async () =>
    (await send(server, getSubscriptionInfo, { userId: member.id }, writer.token)).currentSubscriptionStatus;
  const page = await openPageAs(writer);
  await page.goto(`/manage/users/${member.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage User Details');
  await expect(page).toHaveTitle(/^Manage User Details/);
  await expect(button(page, 'Skip Plan')).toBeVisible();
  await expectThirdPerson(page);

  await confirmAction(page, 'Skip Plan', "Are you sure you want to skip user's next billing cycle?");
  await expectToast(page, 'Subscription successfully skipped!');
  await expect(button(page, 'Upgrade to annual')).toBeHidden();
  await expect.poll(statusOf).toBe('monthly_skip_upcoming');
  await confirmAction(
    page,
    'Reactivate Plan',
    "Are you sure you want to remove the pending skip on user's plan?",
  );
  await expectToast(page, 'Subscription successfully updated!');

  await confirmAction(page, 'Upgrade to annual', "Are you sure you want to upgrade user's plan?");
  await expectToast(page, 'Subscription successfully upgraded!');
  await expect(button(page, 'Skip Plan')).toBeHidden();
  await confirmAction(page, 'Keep Monthly', "Are you sure you want to keep user's plan monthly?");
  await expect(button(page, 'Skip Plan')).toBeVisible();

  await confirmAction(page, 'Cancel Membership', "Are you sure you want to cancel user's plan?");
  await expectToast(page, 'Your membership canceled!');
  await expect(button(page, 'Cancel Membership')).toBeHidden();
  await expect.poll(statusOf).toBe('cancel_upcoming');
  await confirmAction(
    page,
    'Reactivate Plan',
    "Are you sure you want to remove the pending cancel on user's plan?",
  );
  await expectToast(page, 'Your membership is active again!');
  await expect(button(page, 'Cancel Membership')).toBeVisible();
  await expect.poll(statusOf).toBe('monthly_active');
  await expectThirdPerson(page);

  const history = section(page, 'History').getByRole('listitem');
  await expect(history.filter({ hasText: `By ${writer.firstName}` })).toHaveCount(6);
  await expect(history.last()).toContainText('By the member');
});

test('a writer adds a card, refunds a part, then the rest with the membership', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server, 'Ines');
  const ofMember = { userId: member.id };
  const page = await openPageAs(writer);
  await page.goto(`/manage/users/${member.id}`);

  await page.getByLabel('Card holder').fill('Ines Achterberg');
  await page.getByLabel('Card number').fill('5555555555554444');
  await page.getByLabel('Expiration date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP').fill('94107');
  await button(page, 'Add card').click();
  await expectToast(page, "User's card is added");
  await expect(section(page, 'Payment Methods')).toContainText('Mastercard ending in 4444');
  expect((await send(server, listCards, ofMember, writer.token)).cards).toHaveLength(2);

  const attempts = section(page, 'Payment attempts').getByRole('listitem');
  await expect(attempts).toHaveCount(1);
  await expect(attempts).toContainText(/Visa ending in 4242, member present.*Paid.*\$19\.00/s);

  const bill = section(page, 'Payments and tips').getByRole('listitem');
  await bill.getByRole('button', { name: /^Refund: / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('19.00');
  await dialog.getByLabel('Amount in dollars').fill('4.50');
  await confirmAction(page, 'Refund', 'Are you sure you want to refund $4.50?');
  await expectToast(page, '$4.50 is refunded');
  await expect(bill).toContainText('$4.50 refunded');

  await bill.getByRole('button', { name: /^Refund: / }).click();
  await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('14.50');
  await dialog.getByLabel('End the membership too').check();
  await confirmAction(page, 'Refund', 'Are you sure you want to refund $14.50?');
  await expectToast(page, '$14.50 is refunded');
  await expect(bill).toContainText('Refunded');
  await expect(bill.getByRole('button', { name: /^Refund: / })).toBeHidden();
  await expect(button(page, 'Reactivate Membership')).toBeVisible();
  await expectThirdPerson(page);
  const [invoice] = (await send(server, listInvoices, ofMember, writer.token)).results;
  expect(invoice).toMatchObject({ status: 'refunded', refundedCents: 1_900 });
});

test('personality and tags are locked until Edit is pressed, and saved changes persist', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server, 'Maud');
  await send(server, createTag, { text: `Gentle ${member.id}`, color: 'green' }, writer.token);
  const page = await openPageAs(writer);
  await page.goto(`/manage/users/${member.id}`);
  const personality = page.getByLabel('Personality', { exact: true });
  const tag = page.getByRole('checkbox', { name: `Gentle ${member.id}` });
  const expectLocked = async (isLocked: boolean) => {
    await expect(personality).toBeEnabled({ enabled: !isLocked });
    await expect(tag).toBeEnabled({ enabled: !isLocked });
  };
  await expectLocked(true);
  await button(page, 'Edit').click();
  await expectLocked(false);
  await button(page, 'Cancel').click();
  await expectLocked(true);

  await button(page, 'Edit').click();
  await personality.selectOption({ index: 1 });
  const reader = await personality.inputValue();
  await tag.check();
  await button(page, 'Save').click();
  await expectToast(page, 'Saved');
  await expectLocked(true);
  await expect(button(page, 'Edit')).toBeFocused();
  await page.reload();
  await expect(personality).toHaveValue(reader);
  await expect(tag).toBeChecked();
  await expectLocked(true);
  const saved = await send(server, getUser, { id: member.id }, writer.token);
  expect(saved.assignedPersonalityUser).toBe(Number(reader));
});

test('the desk links to the member’s page, which customers cannot open', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const requestId = await aQuestion(server, member);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${requestId}`);
  await page.getByRole('link', { name: 'Membership, cards and invoices' }).click();
  await expect(page).toHaveURL(`${server.origin}/manage/users/${member.id}`);
  await expect(section(page, 'Payment Methods')).toContainText('Visa ending in 4242');

  await page.goto('/manage/users/99999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');

  const memberPage = await openPageAs(member);
  await memberPage.goto(`/manage/users/${member.id}`);
  await expect(memberPage).toHaveURL(`${server.origin}/forbidden`);
});

test('editing a profile begins in its first field, and ends at the button that began it', async ({
  server,
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  await page.goto(`/manage/users/${(await aMember(server, 'Nora')).id}`);
  for (const end of ['Cancel', 'Save profile']) {
    await button(page, 'Edit profile').press('Enter');
    await expect(page.getByLabel('First name')).toBeFocused();
    await button(page, end).press('Enter');
    await expect(button(page, 'Edit profile')).toBeFocused();
  }
});

test('a writer finds a member, notes a promise, and blocks them; the audit log has it', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server, 'Philippa');
  const page = await openPageAs(writer);
  await page.goto('/manage/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Users');
  await page.getByRole('searchbox', { name: 'Search' }).fill('philippa');
  await expect(page).toHaveURL(/search=philippa/);
  const row = page.getByRole('link', { name: /^Philippa / });
  await expect(row).toHaveCount(1);
  await row.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/manage/users/${member.id}`);

  await page.getByLabel('Note', { exact: true }).fill('!Ask about the exam');
  await page.getByLabel('Note', { exact: true }).press('Enter');
  await expect(section(page, 'Notes').getByRole('listitem')).toContainText('Promise');

  await button(page, 'Block').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'YES' }).click();
  await expectToast(page, 'The user is blocked');
  await expect(button(page, 'Unblock')).toBeFocused();
  await section(page, 'History').getByRole('link', { name: 'In the audit log' }).click();
  await page.getByLabel('Action', { exact: true }).selectOption('User blocked');
  await expect(page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/user=\d+&act=user_blocked/);
});

const ACTION_BUTTONS: Record<SubscriptionStatus, readonly string[]> = {
  monthly_active: ['Upgrade to annual', 'Skip Plan', 'Cancel Membership'],
  yearly_active: ['Cancel Membership'],
  cancel_upcoming: ['Reactivate Plan'],
  monthly_skip_upcoming: ['Reactivate Plan', 'Cancel Membership'],
  monthly_skipping: ['Reactivate Membership', 'Cancel Membership'],
  payment_failed: ['Retry Payment', 'Update Card', 'Cancel instead'],
  canceled: ['Reactivate Membership'],
};
const ALL_ACTION_BUTTONS = [
  ...new Set(Object.values(ACTION_BUTTONS).flat()),
  'Keep Monthly',
  'Start Membership',
];

test('for a writer a membership in each status has its actions, in texts about the user', async ({
  demo,
  openPageAs,
}) => {
  const enter = (name: string) =>
    send(demo, logIn, { email: `${name}@moonletter.test`, password: DEMO_PASSWORD });
  const page = await openPageAs(await enter('writer'), { baseURL: demo.origin });
  for (const [status, expected] of Object.entries(ACTION_BUTTONS))
    await test.step(status, async () => {
      const { user } = await enter(status);
      await reopen(page, `/manage/users/${user.id}`);
      await expect(button(page, expected[0]!)).toBeVisible();
      const listActions = async () => {
        const buttonNames = await page.getByRole('main').getByRole('button').allInnerTexts();
        return buttonNames.filter((name) => ALL_ACTION_BUTTONS.includes(name)).toSorted();
      };
      await expect.poll(listActions).toEqual(expected.toSorted());
      await expectThirdPerson(page);
    });
});

test('a writer retries a failed payment for the member with another card', async ({
  timed: server,
  openPageAs,
}) => {
  const member = await aMember(server, 'Vera');
  const declining = { ...GOOD_CARD, cardNumber: '4000000000000341', makeDefaultPaymentMethod: true };
  await send(server, addCard, declining, member.token);
  const { email } = await aWriter(server);
  await server.advance(32 * 86_400);
  const writer = await send(server, logIn, { email, password: PASSWORD });
  const page = await openPageAs(writer, { baseURL: server.origin });
  await page.goto(`/manage/users/${member.id}`);
  const attempts = section(page, 'Payment attempts').getByRole('listitem');
  const declined = attempts.filter({ hasText: 'Declined: card declined' });
  await expect(declined.first()).toContainText('member not present');
  const before = await declined.count();
  await confirmAction(page, 'Retry Payment', "Are you sure you want to retry user's payment?");
  await expectToast(page, "User's card was declined");
  await expect(declined).toHaveCount(before + 1);

  await button(page, 'Update Card').click();
  await button(page, 'Make default: Visa ending in 4242').click();
  await expect(page.getByRole('main')).toContainText('Card to be charged: Visa ending in 4242.');
  await confirmAction(page, 'Retry Payment', "Are you sure you want to retry user's payment?");
  await expect(button(page, 'Cancel Membership')).toBeVisible();
  await expect(attempts.filter({ hasText: 'Paid' })).toHaveCount(2);
  await expectThirdPerson(page);
});
