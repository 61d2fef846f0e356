import type { Page } from '@playwright/test';
import { addCard, listInvoices } from '#contract/billing/calls.ts';
import { aMember, anAnswer, aQuestion, GOOD_CARD, type Person, send } from './people.ts';
import type { RunningServer } from './server.ts';
import { expect, recordRequests, test } from './fixtures.ts';
import { reopen } from './gallery.ts';

const newestInvoice = async (server: RunningServer, { token }: Person) =>
  (await send(server, listInvoices, {}, token)).results[0]!;

/** A member with an answered question. */
async function anAnsweredMember(server: RunningServer, writer: Person) {
  const member = await aMember(server);
  const requestId = await aQuestion(server, member);
  await anAnswer(server, writer, requestId);
  return { member, requestId };
}

const tipFor = (page: Page, name: string) => page.getByRole('region', { name: `Tip for ${name}` });

const countPrintedPages = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a member finds what they paid, and prints its receipt', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const { number } = await newestInvoice(server, member);
  const page = await openPageAs(member);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('link', { name: /Billing history/ }).click();
  await expect(page.getByRole('heading', { name: 'Your next payment' })).toBeVisible();
  const bill = page.getByRole('listitem').filter({ hasText: 'Monthly membership' });
  for (const text of ['$19.00', 'Visa ending in 4242', 'Paid']) await expect(bill).toContainText(text);

  await bill.getByRole('link', { name: `Receipt ${number}` }).click();
  await expect(page).toHaveTitle(new RegExp(`Receipt ${number}`));
  const letter = page.getByRole('article', { name: `Receipt ${number}` });
  for (const text of ['$19.00', 'Visa ending in 4242', 'Rosalind Achterberg', member.email])
    await expect(letter).toContainText(text);
  await expect(letter).toContainText('letters@moonletter.test');

  const colorOf = () => letter.evaluate((sheet) => getComputedStyle(sheet).color);
  const onDark = await colorOf();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(colorOf).toBe('rgb(15, 35, 53)');
  expect(onDark).not.toBe('rgb(15, 35, 53)');
  await expect(letter).toBeVisible();
  for (const control of ['button', 'navigation'] as const)
    await expect(page.getByRole(control)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Billing history' })).toHaveCount(0);
  expect(await countPrintedPages(page)).toBe(1);
});

test('only its member and writers can open a receipt', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const { id, number } = await newestInvoice(server, member);
  const desk = await openPageAs(writer);
  await desk.goto(`/manage/users/${member.id}/invoices/${id}`);
  await expect(desk.getByRole('article', { name: `Receipt ${number}` })).toContainText(member.email);
  await reopen(desk, `/manage/users/${member.id + 1}/invoices/${id}`);
  await expect(desk.getByRole('heading', { name: 'Not Found' })).toBeVisible();

  const other = await openPageAs(await aMember(server, 'Tomas'));
  for (const invalidId of [id, 999_999_999]) {
    await reopen(other, `/account/billing/${invalidId}`);
    await expect(other.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  }
});

test('a tip for a letter is in the billing history', async ({ server, writer, openPageAs }) => {
  const { member, requestId } = await anAnsweredMember(server, writer);
  const page = await openPageAs(member);
  await page.goto(`/${requestId}`);
  const tip = tipFor(page, 'Isolde');
  const sent = recordRequests(page, /give_tip/);
  const sendTip = tip.getByRole('button', { name: 'Send tip' });

  await sendTip.click();
  await expect(tip.getByText('No tip option is selected')).toBeVisible();
  await tip.getByRole('radio', { name: 'Other' }).check();
  for (const [typed, message] of [
    ['1.234', 'Invalid tip input'],
    ['0.49', 'Tip is lower than the minimum amount: 0.5'],
  ] as const) {
    await tip.getByLabel('Amount in dollars').fill(typed);
    await sendTip.click();
    await expect(tip.getByText(message)).toBeVisible();
  }
  expect(sent).toEqual([]);

  await tip.getByRole('radio', { name: '$5' }).check();
  await sendTip.dblclick();
  await expect(page.getByText('Your tip for Isolde is paid')).toBeVisible();
  expect(sent.map(({ body }) => JSON.parse(body!))).toEqual([
    { amount: '5.00', reading_request_id: requestId },
  ]);

  await tip.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('article')).toContainText('Tip for Isolde');
  await page.getByRole('link', { name: 'Billing history' }).click();
  const invoices = page.getByRole('region', { name: 'Payments and tips' }).getByRole('listitem');
  await expect(invoices).toHaveCount(2);
  await expect(invoices.first()).toContainText('Tip for Isolde');
  await expect(invoices.first()).toContainText('$5.00');
});

test('shows that the bank declined a tip, and keeps what was typed', async ({
  server,
  writer,
  openPageAs,
}) => {
  const { member, requestId } = await anAnsweredMember(server, writer);
  const declines = { ...GOOD_CARD, cardNumber: '4000000000000341', makeDefaultPaymentMethod: true };
  await send(server, addCard, declines, member.token);
  const page = await openPageAs(member);
  await page.goto(`/${requestId}`);
  const tip = tipFor(page, 'Isolde');
  await expect(tip.getByText('Visa ending in 0341')).toBeVisible();
  await tip.getByRole('radio', { name: 'Other' }).check();
  await tip.getByLabel('Amount in dollars').fill('7.5');
  await tip.getByLabel('Amount in dollars').press('Enter');
  await expect(page.getByText('Your card was declined. Please try another card')).toBeVisible();
  await expect(tip.getByLabel('Amount in dollars')).toHaveValue('7.5');
  expect((await newestInvoice(server, member)).kind).toBe('membership');
});

test('an unanswered request offers no tip', async ({ server, writer, openPageAs }) => {
  const { member, requestId } = await anAnsweredMember(server, writer);
  const unanswered = await aQuestion(server, member, { title: 'Shall I keep the garden?' });
  const page = await openPageAs(member);
  await page.goto(`/${requestId}`);
  // From here on the member's cards are known, without which no tip is offered.
  await expect(page.getByRole('heading', { name: /a tip/ })).toBeVisible();
  await reopen(page, `/${unanswered}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shall I keep the garden?');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /a tip/ })).toHaveCount(0);
});

test('when a card is removed, the focus moves to the next card', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  for (const cardNumber of ['5555555555554444', '6011111111111117'])
    await send(server, addCard, { ...GOOD_CARD, cardNumber }, member.token);
  const page = await openPageAs(member);
  await page.goto('/account/payment');
  const remove = (name: string) => page.getByRole('button', { name: `Remove: ${name}` });
  await remove('Discover ending in 1117').click();
  // The second press lands on the page below the dialog.
  await page.getByRole('button', { name: 'YES' }).dblclick();
  await expect(remove('Discover ending in 1117')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make default: Mastercard ending in 4444' })).toBeFocused();
});
