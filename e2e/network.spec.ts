import { randomUUID } from 'node:crypto';
import { checkSession } from '#contract/accounts/calls.ts';
import { listMessages, listRequests, postMessage } from '#contract/readings/calls.ts';
import type { Page } from '@playwright/test';
import { aMember, anAnswer, aQuestion, aWriter, PASSWORD, send } from './people.ts';
import { RunningServer } from './server.ts';
import { endSession, openWithLastStream } from './endedSession.ts';
import { expect, recordRequests, routePosts, test } from './fixtures.ts';
import { messageBox } from './messageBox.ts';

/** The server gets each POST, but the browser never gets the response. */
const loseResponses = (page: Page, url: string) =>
  routePosts(page, url, async (route) => {
    await route.fetch();
    await route.abort();
  });

test('a message without a network stays in its box, and is sent once the network is back', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member);
  await page.goto(`/${id}`);
  const box = messageBox(page);
  await box.fill('Is it the blue box or the brown one?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'We could not reach Moonletter. What you wrote is kept.',
  );
  await expect(box).toHaveValue('Is it the blue box or the brown one?');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(box).toHaveValue('');
  await expect(page.getByText('Is it the blue box or the brown one?')).toHaveCount(1);
  const { results } = await send(server, listMessages, { id }, member.token);
  expect(results.filter(({ text }) => text.startsWith('Is it the blue box'))).toHaveLength(1);
});

test('a question whose response was lost is stored once, however often it is sent', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await page.goto('/create');
  await page.getByLabel('Your question').fill('Shall I keep the garden?');
  await loseResponses(page, '**/api/reading_requests');
  const submit = page.getByRole('button', { name: 'Send my question' });
  await submit.click();
  await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Your question')).toHaveValue('Shall I keep the garden?');
  await page.unroute('**/api/reading_requests');
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shall I keep the garden?');
  expect((await send(server, listRequests, {}, member.token)).count).toBe(1);
});

test('a question whose response was lost is not asked a second time in other words without a warning', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await page.goto('/create');
  const box = page.getByLabel('Your question');
  await box.fill('Shall I keep the orchard?');
  await loseResponses(page, '**/api/reading_requests');
  const submit = page.getByRole('button', { name: 'Send my question' });
  const alert = page.locator('form').getByRole('alert');
  await submit.click();
  await expect(alert).toContainText('What you wrote is kept');
  await page.unroute('**/api/reading_requests');
  await box.fill('Shall I keep the orchard and the shed?');
  await page.reload();
  await submit.click();
  await expect(alert).toContainText('Your earlier question has arrived');
  const countQuestions = async () => (await send(server, listRequests, {}, member.token)).count;
  expect(await countQuestions()).toBe(1);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the orchard and the shed');
  expect(await countQuestions()).toBe(2);
});

test('a sign-up whose response was lost goes on with the account that it has created', async ({
  openPageAs,
}) => {
  const page = await openPageAs();
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Rosalind');
  await page.getByLabel('Last name').fill('Achterberg');
  await page.getByLabel('Email').fill(`rosalind-${randomUUID()}@example.test`);
  await page.getByLabel('Birth date').fill('1980-03-04');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await loseResponses(page, '**/api/users');
  const submit = page.getByRole('button', { name: 'Sign up' });
  await submit.click();
  await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
  await page.unroute('**/api/users');
  await submit.click();
  await expect(page).toHaveURL(/\/inactive-subscription$/);
});

test('a message refused because the membership ended in the meantime leads to the plans, and is kept', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member);
  await page.goto(`/${id}`);
  await page.route(`**/api/reading_request_messages/${id}`, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Conflict', status: 409, detail: 'No', code: 'not_serviceable' },
    }),
  );
  await messageBox(page).fill('One more thing about the oils.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/inactive-subscription$/);
  await page.goto(`/${id}`);
  await expect(messageBox(page)).toHaveValue('One more thing about the oils.');
});

test('a server restart loses nothing and sends nothing twice', async ({ openPageAs }) => {
  const server = await RunningServer.start();
  try {
    const [writer, member] = [await aWriter(server), await aMember(server)];
    const id = await aQuestion(server, member);
    const page = await openPageAs(member, { baseURL: server.origin });
    const desk = await openPageAs(writer, { baseURL: server.origin });
    const streams = [
      page.waitForResponse('**/user-messages/*/'),
      desk.waitForResponse('**/psychic-messages/'),
    ];
    await page.goto(`/${id}`);
    await desk.goto(`/readings/${id}`);
    await Promise.all(streams);
    const write = (message: string) => send(server, postMessage, { id, message }, writer.token);
    await write('Before the night.');
    await expect(page.getByText('Before the night.')).toBeVisible();

    await server.kill('SIGKILL');
    await messageBox(page).fill('Are you there?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
    await server.resume();
    // Before the streams have reconnected.
    for (const n of [1, 2, 3]) await write(`Through the night ${n}.`);
    await anAnswer(server, writer, id, 'Dear Rosalind, and in the morning a letter.');
    await page.getByRole('button', { name: 'Send message' }).click();

    // After each failure a stream waits longer before it reconnects, up to a minute.
    const patient = { timeout: 90_000 };
    for (const n of [1, 2, 3]) {
      await expect(page.getByText(`Through the night ${n}.`)).toHaveCount(1, patient);
      await expect(desk.getByText(`Through the night ${n}.`)).toHaveCount(1, patient);
    }
    await page.getByRole('button', { name: 'Open the letter' }).click();
    await expect(page.getByText('and in the morning a letter')).toHaveCount(1);
    await expect(desk.getByRole('region', { name: 'Thread' }).getByText('Are you there?')).toHaveCount(1);
    const { results } = await send(server, listMessages, { id }, member.token);
    expect(results.map(({ text }) => text).filter((text) => text === 'Are you there?')).toHaveLength(1);
    expect(results).toHaveLength(7);
  } finally {
    await server.stop();
  }
});

test('a token that ended elsewhere is dropped, and the screen asks to log in', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await openWithLastStream(page, '/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await endSession(server, member);
  await expect(send(server, checkSession, {}, member.token)).rejects.toThrow('401');
  const sent = recordRequests(page, /^GET \/api/);
  await page.getByRole('link', { name: 'Payment Methods' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount%2Fpayment$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(sent.length).toBeGreaterThan(0);
});

test('without a network a screen that is not loaded says so, and is shown once the network is back', async ({
  server,
  openPageAs,
}) => {
  const page = await openPageAs(await aMember(server), {
    expectedErrors: /dynamically imported|preload CSS|could not reach/,
  });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Payment Methods' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page).toHaveURL(/\/account\/payment$/);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Methods');
});
