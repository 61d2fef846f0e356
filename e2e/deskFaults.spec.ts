import type { Page } from '@playwright/test';
import { logOut } from '#contract/accounts/calls.ts';
import { getRequest, listMessages, postMessage } from '#contract/readings/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { createSavedReply } from '#contract/savedReplies/calls.ts';
import { aMember, anAnswer, aQuestion, aWriter, PASSWORD, send } from './people.ts';
import { expect, test, waitForResponseTo } from './fixtures.ts';

// What goes wrong at the desk, and what several writers do to one letter.

const replyBox = (page: Page) => page.getByLabel('Reply text');
const thread = (page: Page) => page.getByRole('region', { name: 'Thread' });

test('a session that ends while typing a letter loses no text', async ({ server, openPageAs }) => {
  const writer = await aWriter(server, 'Bess');
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  // A draft that arrives while Playwright fills the empty box would stand behind what it fills in.
  await expect(replyBox(page)).not.toHaveValue('');
  await replyBox(page).fill('Dear Rosalind, begin');
  await expect(page.getByRole('button', { name: /^Find a command/ })).toBeVisible();
  // The page receives the event only after the last word.
  await page.context().setOffline(true);
  await send(server, logOut, {}, writer.token);
  await replyBox(page).press('End');
  await replyBox(page).pressSequentially(' with water.');
  await page.context().setOffline(false);
  await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(`/readings/${id}`)}`));
  await page.getByLabel('Email').fill(writer.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(`/readings/${id}`));
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, begin with water.');
  await expect(page.getByRole('radio', { name: 'Reading response' })).toBeChecked();
});

test('a letter sent by two quick clicks arrives once', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs(writer);
  for (const press of [
    () => page.getByRole('button', { name: 'Seal and send' }).dblclick(),
    async () => {
      await replyBox(page).focus();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Control+Shift+Enter');
    },
  ]) {
    const id = await aQuestion(server, member);
    await page.goto(`/readings/${id}`);
    await replyBox(page).fill('Dear Rosalind, once.');
    const sent = waitForResponseTo(page, /^POST \/api\/reading_responses/);
    await press();
    await sent;
    await expect(thread(page)).toContainText('Dear Rosalind, once.');
    await expect(replyBox(page)).toHaveValue('');
    const { results } = await send(server, listMessages, { id }, member.token);
    expect(results.filter(({ sender }) => sender === 'writer')).toHaveLength(1);
  }
});

test('a letter is claimed, handed over and marked as done by keys', async ({
  server,
  writer,
  openPageAs,
}) => {
  const other = await aWriter(server, 'Corin');
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await anAnswer(server, other, id);
  await send(server, postMessage, { id, message: 'And in spring?' }, member.token);
  const theirs = await openPageAs(other);
  await theirs.goto('/readings?lane=mine');
  const row = theirs.getByRole('list', { name: 'Queue' }).locator(`a[href^="/readings/${id}?"]`);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await expect(page.getByRole('button', { name: /^Find a command/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wrote back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('menuitem', { name: 'Corin' }).last().click();
  await expect(row).toContainText('Wrote back');
  expect((await send(server, getRequest, { id }, writer.token)).assignedWriter).toBe(other.id);

  await row.click();
  await expect(theirs.getByRole('region', { name: 'Wrote back' })).toBeVisible();
  await theirs.keyboard.press('Escape');
  await theirs.keyboard.press('e');
  await expect(theirs.getByRole('region', { name: 'Wrote back' })).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect((await send(server, getRequest, { id }, writer.token)).wroteBackAt).toBeNull();
});

test('on a phone a saved reply is inserted into the letter', async ({ server, openPageAs }) => {
  const writer = await aWriter(server, 'Odile');
  const reply = { title: 'Greeting', text: 'Dear {first_name}, the moon is new.', isShared: false };
  await send(server, createSavedReply, reply, writer.token);
  const id = await aQuestion(server, await aMember(server, 'Petra'));
  const page = await openPageAs(writer, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`/readings/${id}`);
  // A draft that comes while the box is being emptied would stay.
  await expect(replyBox(page)).toHaveValue(/\w/);
  await replyBox(page).fill('');
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(replyBox(page)).toBeHidden();
  await page
    .getByRole('list', { name: 'Saved replies' })
    .getByRole('button', { name: 'Insert Greeting' })
    .click();
  await expect(replyBox(page)).toBeVisible();
  await expect(replyBox(page)).toHaveValue('Dear Petra, the moon is new.');
});

test('nothing can be sent to a closed account, and what was typed stays', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await send(server, closeAccount, { password: PASSWORD }, member.token);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await replyBox(page).fill('Dear Rosalind, good luck.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText('This member has closed the account. Nothing can be sent any more'),
  ).toBeVisible();
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, good luck.');
});

test('a question may arrive, and another order be chosen, before the queue has loaded', async ({
  server,
  openPageAs,
}) => {
  const writer = await aWriter(server, 'Odile');
  const member = await aMember(server, 'Ines');
  const page = await openPageAs(writer);
  const loads = Promise.withResolvers<void>();
  // Only in the order that is shown first.
  await page.route(/\/api\/reading_requests\?.*sort=work_order/, async (route) => {
    await loads.promise;
    await route.continue();
  });
  const live = waitForResponseTo(page, /^GET \/psychic-messages\/$/);
  await page.goto('/readings');
  await live;
  const counted = waitForResponseTo(page, /^GET \/api\/reading_requests\/lanes$/);
  await aQuestion(server, member, { title: `While loading ${member.id}` });
  await counted;
  await page.getByLabel('Order').selectOption('Newest first');
  await expect(page.getByRole('link', { name: new RegExp(`While loading ${member.id}`) })).toBeVisible();
  loads.resolve();
});
