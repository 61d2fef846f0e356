import { listMessages } from '#contract/readings/calls.ts';
import type { Page } from '@playwright/test';
import { aMember, aNewcomer, anAnswer, aQuestion, send } from './people.ts';
import { waitForResponseTo, expect, recordRequests, test, WITH_MOTION } from './fixtures.ts';
import { messageBox } from './messageBox.ts';

test.use(WITH_MOTION);

// Keyboard, menus, toasts, persisted drafts and timing.

const expectNotKept = (page: Page, key: string) =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();

test('in a chat box Enter sends once and Shift+Enter adds a line; Ctrl+Enter sends a long text', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await page.goto('/create');
  const question = page.getByLabel('Your question');
  const sent = recordRequests(page, /^POST \/api\/reading_request/);
  await question.pressSequentially('First line');
  await question.press('Enter');
  await question.pressSequentially('second line');
  await expect(question).toHaveValue('First line\nsecond line');
  expect(sent).toEqual([]);
  await question.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First line');
  await expect(page).toHaveURL(/\/\d+$/);
  const id = Number(new URL(page.url()).pathname.slice(1));

  await messageBox(page).pressSequentially('One');
  await messageBox(page).press('Shift+Enter');
  await messageBox(page).pressSequentially('two');
  await expect(messageBox(page)).toHaveValue('One\ntwo');
  expect(sent).toHaveLength(1);
  const sending = waitForResponseTo(page, /^POST \/api\/reading_request_messages/);
  await messageBox(page).press('Enter');
  await sending;
  await expect(messageBox(page)).toHaveValue('');
  const { results } = await send(server, listMessages, { id }, member.token);
  expect(results.map(({ text }) => text)).toEqual(['One\ntwo', 'First line\nsecond line']);
});

test('a message has a menu, opened by right click or button and closed by Esc', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await anAnswer(server, writer, id);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  const menu = page.getByRole('menu', { name: 'Message actions' });
  const message = page.getByRole('region', { name: 'Thread' }).getByText('It has been four years');
  await message.click({ button: 'right' });
  await expect(menu.getByRole('menuitem')).toHaveText(['Copy', 'Quote', 'Use as reply']);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Message actions' }).last().click();
  await menu.getByRole('menuitem', { name: 'Use as reply' }).click();
  await expect(page.getByLabel('Reply text')).toHaveValue(/Start with water/);
  const memberPage = await openPageAs(member);
  await memberPage.goto(`/${id}`);
  await memberPage.getByRole('button', { name: 'Message actions' }).first().click();
  await expect(memberPage.getByRole('menuitem')).toHaveText(['Copy', 'Quote']);
  await memberPage.keyboard.press('Escape');
  // A short question is shown under the title and has the menu too.
  await memberPage.getByText('It has been four years').click({ button: 'right' });
  await memberPage.getByRole('menuitem', { name: 'Quote' }).click();
  await expect(messageBox(memberPage)).toHaveValue(/^> It has been four years/);
  // The next text is typed below the quote.
  await expect(messageBox(memberPage)).toBeFocused();
  await memberPage.keyboard.type('Five now.');
  await expect(messageBox(memberPage)).toHaveValue(/\nFive now\.$/);
});

test('unsent text survives a reload in its own thread, until it is sent', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const [first, second] = [await aQuestion(server, member), await aQuestion(server, member)];
  const page = await openPageAs(member);
  await page.goto('/create');
  await page.getByLabel('Your question').fill('Half a question');
  await page.getByRole('checkbox', { name: 'Rush' }).check();
  await page.reload();
  await expect(page.getByLabel('Your question')).toHaveValue('Half a question');
  await expect(page.getByRole('checkbox', { name: 'Rush' })).toBeChecked();
  await page.getByRole('button', { name: 'Send my question' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(RUSH)');
  await expectNotKept(page, 'cachedNewReadingForm');

  await page.goto(`/${first}`);
  await messageBox(page).fill('Half a message');
  await page.reload();
  await expect(messageBox(page)).toHaveValue('Half a message');
  await page.goto(`/${second}`);
  await expect(messageBox(page)).toHaveValue('');
  await page.goto(`/${first}`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(messageBox(page)).toHaveValue('');
  await expectNotKept(page, 'cachedMessage');
});

test('a toast is visible for 3 seconds and gone at 3.1, and the newest is first', async ({
  server,
  openPageAs,
}) => {
  const page = await openPageAs(await aNewcomer(server));
  await page.clock.install();
  await page.goto('/account/payment');
  await page.getByLabel('Card holder').fill('Rosalind Achterberg');
  await page.getByLabel('Expiration date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP').fill('94107');
  // From here on the test moves the time.
  await page.clock.pauseAt(Date.now() + 60_000);
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  const add = async (number: string) => {
    await page.getByLabel('Card number').fill(number);
    await page.getByRole('button', { name: 'Add card' }).click();
  };
  await add('4000000000000002');
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(1_000);
  await add('4000000000009995');
  await expect(toasts).toHaveCount(2);
  await expect(toasts.first()).toContainText(/insufficient|funds/i);
  await page.clock.runFor(1_900);
  await expect(toasts).toHaveCount(2);
  await page.clock.runFor(250);
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText(/insufficient|funds/i);
  await page.clock.runFor(1_000);
  await expect(toasts).toHaveCount(0);
});

test('on a phone a toast leaves the message box free', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await anAnswer(server, writer, id);
  const page = await openPageAs(member, { viewport: { width: 390, height: 844 } });
  await page.goto(`/${id}`);
  await page.getByRole('radio', { name: '$2' }).check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send tip' }).click();
  // To the lower edge, above the bar.
  await messageBox(page).evaluate((box) => box.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(toast).toHaveText('We could not reach Moonletter. Please try again.');
  const [{ y, height }, box] = [(await toast.boundingBox())!, (await messageBox(page).boundingBox())!];
  expect(y + height < box.y || y > box.y + box.height).toBe(true);
});

test('the confirm modal closes 250 ms after its answer, a side panel after 200 ms', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  await page.clock.install();
  await page.goto(`/readings/${id}`);
  await page.getByRole('button', { name: 'Edit request' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit request' });
  await expect(panel).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveAttribute('data-leaving');
  await page.clock.runFor(190);
  await expect(panel).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(panel).toHaveCount(0);

  const account = await openPageAs(await aMember(server));
  await account.clock.install();
  await account.goto('/account');
  await account.getByRole('button', { name: 'Log out everywhere else' }).click();
  const modal = account.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(modal.getByRole('button', { name: 'YES' })).toBeVisible();
  await account.clock.pauseAt(Date.now() + 60_000);
  await modal.getByRole('button', { name: 'NO' }).click();
  await expect(modal).toHaveAttribute('data-leaving');
  await account.clock.runFor(240);
  await expect(modal).toHaveCount(1);
  await account.clock.runFor(20);
  await expect(modal).toHaveCount(0);
});

test('Esc asks each time before it discards a typed form, however often it is pressed', async ({
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  await page.goto('/manage/writers');
  await page.getByRole('button', { name: 'Add writer' }).click();
  const form = page.getByRole('dialog', { name: 'Add writer' });
  const question = page.getByRole('alertdialog');
  await form.getByLabel('First name').fill('Una');
  const pressEscapes = async () => {
    for (let n = 0; n < 5; n += 1) {
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
    }
    await expect(form.getByLabel('First name')).toHaveValue('Una');
    await expect(form).toBeVisible();
  };
  await pressEscapes();
  // A press beside the fields leaves no element of the dialog with the focus.
  await form.getByRole('heading', { name: 'Add writer' }).click();
  await pressEscapes();
});

test('the layout is small below 1024 pixels and large from there on', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  const [tabs, queue] = [
    page.getByRole('tablist', { name: 'Desk' }),
    page.getByRole('region', { name: 'Queue' }),
  ];
  await expect(queue).toBeVisible();
  await expect(tabs).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(tabs).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(tabs).toBeVisible();
  await expect(queue).toBeHidden();
  await page.getByRole('tab', { name: 'Queue' }).click();
  await expect(queue).toBeVisible();

  const memberPage = await openPageAs(await aMember(server));
  await memberPage.goto('/');
  const bars = memberPage.getByRole('navigation', { name: 'Main' });
  for (const width of [1024, 1023, 390, 320]) {
    await memberPage.setViewportSize({ width, height: 800 });
    await expect(bars.filter({ visible: true })).toHaveCount(1);
    const overflow = await memberPage.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('an open confirmation closes when its page is left', async ({ server, openPageAs }) => {
  const page = await openPageAs(await aMember(server));
  await page.goto('/account');
  await page.getByRole('link', { name: 'Membership' }).click();
  await page.getByRole('button', { name: 'Cancel Membership' }).click();
  const modal = page.getByRole('alertdialog');
  await expect(modal).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await expect(modal).toHaveCount(0);
});
