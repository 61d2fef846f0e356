import type { Page } from '@playwright/test';
import { listInvoices } from '#contract/billing/calls.ts';
import { listMessages, listRequests } from '#contract/readings/calls.ts';
import { aMember, anAnswer, aQuestion, aWriter, send } from './people.ts';
import { expect, routePosts, test } from './fixtures.ts';
import { messageBox } from './messageBox.ts';
import { replyBox, writeInto } from './spreadBoard.ts';

// Whatever happens during sending, a message is sent once and no text is lost.

/** The server handles the next such request, but the page is reloaded before it gets the response. */
async function reloadWhileSending(page: Page, url: string, press: () => Promise<void>) {
  const committed = Promise.withResolvers<void>();
  let isHeld = false;
  // The route stays and lets later requests pass: removing it while the page loads can lose requests.
  await routePosts(page, url, async (route) => {
    if (isHeld) return route.fallback();
    isHeld = true;
    await route.fetch();
    committed.resolve();
  });
  await press();
  await committed.promise;
  await page.reload();
}

test('a message, a question and a letter are each sent once, though the page is reloaded while sending', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member);
  await page.goto(`/${id}`);
  await messageBox(page).fill('The blue box or the brown one?');
  const sendMessage = () => page.getByRole('button', { name: 'Send message' }).click();
  await reloadWhileSending(page, '**/api/reading_request_messages/*', sendMessage);
  await expect(messageBox(page)).toHaveValue('The blue box or the brown one?');
  await sendMessage();
  await expect(messageBox(page)).toHaveValue('');
  // Sent again later, the same text is a new message.
  await messageBox(page).fill('The blue box or the brown one?');
  await sendMessage();
  await expect(messageBox(page)).toHaveValue('');
  const listTexts = async () =>
    (await send(server, listMessages, { id }, member.token)).results.map(({ text }) => text);
  expect((await listTexts()).filter((text) => text.startsWith('The blue box'))).toHaveLength(2);

  await page.goto('/create');
  await page.getByLabel('Your question').fill('Shall I keep the garden?');
  const ask = () => page.getByRole('button', { name: 'Send my question' }).click();
  await reloadWhileSending(page, '**/api/reading_requests', ask);
  await expect(page.getByLabel('Your question')).toHaveValue('Shall I keep the garden?');
  await ask();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shall I keep the garden?');
  expect((await send(server, listRequests, {}, member.token)).count).toBe(2);

  const desk = await openPageAs(writer);
  await desk.goto(`/readings/${id}`);
  await desk.getByRole('radio', { name: 'Reading response' }).check();
  await writeInto(replyBox(desk), 'Dear Rosalind, the brown one.');
  const sendLetter = () => desk.getByRole('button', { name: 'Seal and send' }).click();
  await reloadWhileSending(desk, '**/api/reading_responses', sendLetter);
  // The server kept the reply until it was sent: the letter is in the thread, and the box is empty.
  await expect(desk.getByRole('region', { name: 'Thread' })).toContainText('the brown one');
  await expect(replyBox(desk)).toHaveValue('');
  expect((await listTexts()).filter((text) => text.startsWith('Dear Rosalind'))).toHaveLength(1);
});

test('a tip is charged once though the page is reloaded while sending, and is shown afterwards', async ({
  timed: server,
  openPageAs,
}) => {
  const [writer, member] = [await aWriter(server), await aMember(server)];
  const id = await aQuestion(server, member);
  await anAnswer(server, writer, id);
  const page = await openPageAs(member, { baseURL: server.origin });
  const tip = page.getByRole('region', { name: /^Tip for/ });
  const sendTip = async () => {
    await tip.getByRole('radio', { name: '$5' }).check();
    await tip.getByRole('button', { name: 'Send tip' }).click();
  };
  const countTips = async () =>
    (await send(server, listInvoices, {}, member.token)).results.filter(({ kind }) => kind === 'tip').length;
  await page.goto(`/${id}`);
  await reloadWhileSending(page, '**/api/give_tip', sendTip);
  await expect(tip).toContainText('$5.00');
  await expect(tip).toContainText('Thank you');
  expect(await countTips()).toBe(1);
  // The member can see the first one, so they mean a second one.
  await server.advance(120);
  await sendTip();
  await expect.poll(countTips).toBe(2);
  await page.reload();
  await expect(tip.getByText('$5.00')).toHaveCount(2);
});

test('a message that fails after leaving its thread shows a toast and a mark, and keeps its text', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member);
  const released = Promise.withResolvers<void>();
  await routePosts(page, '**/api/reading_request_messages/*', async (route) => {
    await released.promise;
    await route.abort();
  });
  await page.goto(`/${id}`);
  await messageBox(page).fill('Did you see my note?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('link', { name: 'All readings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Readings');
  released.resolve();
  await expect(page.getByRole('alert')).toHaveText(
    'Your message was not sent. We could not reach Moonletter. What you wrote is kept.',
  );
  const row = page.getByRole('listitem').filter({ hasText: 'painting' });
  await expect(row).toContainText('Not sent');
  await page.unroute('**/api/reading_request_messages/*');
  await row.getByRole('link').click();
  await expect(messageBox(page)).toHaveValue('Did you see my note?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(messageBox(page)).toHaveValue('');
  await page.getByRole('link', { name: 'All readings' }).click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Not sent');
});

test('warns once about another writer’s letter that arrives while writing', async ({
  server,
  writer,
  openPageAs,
}) => {
  const other = await aWriter(server, 'Bess');
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  const stream = page.waitForResponse('**/psychic-messages/');
  await page.goto(`/readings/${id}`);
  await stream;
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await writeInto(replyBox(page), 'Dear Rosalind, the box stays shut.');
  await anAnswer(server, other, id, 'Dear Rosalind, open the box.');
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('open the box');
  const sendLetter = page.getByRole('button', { name: 'Seal and send' });
  await sendLetter.click();
  await expect(page.getByRole('form', { name: 'Response' }).getByRole('alert')).toContainText(/answered/i);
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, the box stays shut.');
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('region', { name: 'Thread' })).toContainText('the box stays shut');
});

test('a question being sent cannot be changed, and its response does not navigate away from another page', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  const released = Promise.withResolvers<void>();
  await routePosts(page, '**/api/reading_requests', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/create');
  await page.getByLabel('Your question').fill('Shall I keep the garden?');
  await page.getByRole('button', { name: 'Send my question' }).click();
  for (const label of ['Your question', 'Title']) await expect(page.getByLabel(label)).not.toBeEditable();
  for (const style of ['Oracle', 'Astrology', 'Rush'])
    await expect(page.getByRole('checkbox', { name: style })).toBeDisabled();
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Any reader/ })).toBeDisabled();
  await page.getByRole('link', { name: 'Account' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  released.resolve();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your question is sent');
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/create');
  await expect(page.getByLabel('Your question')).toHaveValue('');
});
