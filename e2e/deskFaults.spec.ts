import type { Page, Route } from '@playwright/test';
import { logOut } from '#contract/accounts/calls.ts';
import {
  countLanes,
  getRequest,
  listMessages,
  postMessage,
  postResponse,
  takeBackResponse,
} from '#contract/readings/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { createSavedReply } from '#contract/savedReplies/calls.ts';
import { aMember, anAnswer, aQuestion, aWriter, PASSWORD, send } from './people.ts';
import { expect, test, waitForResponseTo } from './fixtures.ts';
import { waitForShortcuts } from './shortcuts.ts';
import { drawButton, openReading, passageBox, replyBox, writeInto } from './spreadBoard.ts';

// Errors at the desk, and several writers with one request.

const thread = (page: Page) => page.getByRole('region', { name: 'Thread' });

test('a session that ends while typing a letter loses no text', async ({ server, openPageAs }) => {
  const writer = await aWriter(server, 'Bess');
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  // A draft that arrives while Playwright fills the empty box would stand behind what it fills in.
  await expect(replyBox(page)).not.toHaveValue('');
  await writeInto(replyBox(page), 'Dear Rosalind, begin');
  await waitForShortcuts(page);
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
    await writeInto(replyBox(page), 'Dear Rosalind, once.');
    const sent = waitForResponseTo(page, /^POST \/api\/reading_responses/);
    await press();
    await sent;
    await expect(thread(page)).toContainText('Dear Rosalind, once.');
    await expect(replyBox(page)).toHaveValue('');
    const { results } = await send(server, listMessages, { id }, member.token);
    expect(results.filter(({ sender }) => sender === 'writer')).toHaveLength(1);
  }
});

test('a request is claimed, handed over and marked as done by keys', async ({
  server,
  writer,
  openPageAs,
}) => {
  const other = await aWriter(server, 'Corin');
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await anAnswer(server, other, id);
  await send(server, postMessage, { id, message: 'And in spring?' }, member.token);
  const otherPage = await openPageAs(other);
  await otherPage.goto('/readings?lane=mine');
  await waitForShortcuts(otherPage);
  const row = otherPage.getByRole('list', { name: 'Queue' }).locator(`a[href^="/readings/${id}?"]`);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  await waitForShortcuts(page);
  await expect(page.getByRole('region', { name: 'Wrote back' })).toBeVisible();
  await expect(replyBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('menuitem', { name: 'Corin' }).last().click();
  await expect(row).toContainText('Wrote back');
  expect((await send(server, getRequest, { id }, writer.token)).assignedWriter).toBe(other.id);

  await row.click();
  await expect(otherPage.getByRole('region', { name: 'Wrote back' })).toBeVisible();
  await expect(replyBox(otherPage)).toBeFocused();
  await otherPage.keyboard.press('Escape');
  await otherPage.keyboard.press('e');
  await expect(otherPage.getByRole('region', { name: 'Wrote back' })).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect((await send(server, getRequest, { id }, writer.token)).wroteBackAt).toBeNull();
});

test('a reply that a writer has not seen is shown before it can be marked as done', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  await anAnswer(server, writer, id);
  await send(server, postMessage, { id, message: 'And in spring?' }, member.token);
  const page = await openPageAs(writer, { expectedErrors: /409/ });
  let isFirst = true;
  const replyMeanwhile = async (route: Route) => {
    if (route.request().method() !== 'PATCH' || !isFirst) return route.fallback();
    isFirst = false;
    await send(server, postMessage, { id, message: 'Or rather in autumn?' }, member.token);
    await route.continue();
  };
  await page.route(new RegExp(`/api/reading_requests/${id}/?$`), replyMeanwhile);
  await page.goto(`/readings/${id}`);
  const markAsDone = page.getByRole('button', { name: 'Mark as done' });
  await markAsDone.click();
  await expect(page.getByText('There is a new message in this reading: please read it first')).toBeVisible();
  await expect(thread(page)).toContainText('Or rather in autumn?');
  expect((await send(server, getRequest, { id }, writer.token)).wroteBackAt).not.toBeNull();
  await markAsDone.click();
  await expect(page.getByText('Marked as done')).toBeVisible();
  expect((await send(server, getRequest, { id }, writer.token)).wroteBackAt).toBeNull();
});

test('the answer of another writer is no longer shown once it is taken back', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer, { expectedErrors: /409/ });
  await page.goto(`/readings/${id}`);
  await writeInto(replyBox(page), 'Start with water.');
  const other = await aWriter(server, 'Bess');
  const response = { readingRequest: id, message: 'I was quicker.' };
  const { id: answerId } = await send(server, postResponse, response, other.token);
  await replyBox(page).press('Control+Enter');
  const notice = page.getByRole('region', { name: 'Answered meanwhile' });
  await expect(notice).toContainText('I was quicker.');
  await send(server, takeBackResponse, { id: answerId }, other.token);
  await expect(page.getByText('I was quicker.')).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(replyBox(page)).toHaveValue('Start with water.');
});

test('on a phone a saved reply is inserted into the letter', async ({ server, openPageAs }) => {
  const writer = await aWriter(server, 'Odile');
  const reply = { title: 'Greeting', text: 'Dear {first_name}, the moon is new. {reader}', isShared: false };
  await send(server, createSavedReply, reply, writer.token);
  const id = await aQuestion(server, await aMember(server, 'Petra'));
  const page = await openPageAs(writer, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`/readings/${id}`);
  // A draft that comes while the box is being emptied would stay.
  await expect(replyBox(page)).toHaveValue(/\w/);
  await writeInto(replyBox(page), '');
  // Nobody has chosen the reader who signs.
  await expect(page.getByLabel('Writer personality').locator('option:checked')).toHaveText('Odile Marr');
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(replyBox(page)).toBeHidden();
  await page
    .getByRole('list', { name: 'Saved replies' })
    .getByRole('button', { name: 'Insert Greeting' })
    .click();
  await expect(replyBox(page)).toBeVisible();
  await expect(replyBox(page)).toHaveValue('Dear Petra, the moon is new. Odile');
});

test('a draft and drawn cards that arrive late keep what was typed meanwhile', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 3 });
  const page = await openPageAs(writer);
  // All calls are held: a live event may replace one of them by another.
  const holdResponse = async (url: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(url, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  const live = waitForResponseTo(page, /^GET \/psychic-messages\/$/);
  await openReading(page, id);
  await expect(replyBox(page)).toHaveValue(/\w/);
  await live;
  await replyBox(page).press('Control+Backspace');
  const sendDraft = await holdResponse('**/newest*');
  const isAsked = page.waitForRequest('**/newest*');
  await replyBox(page).press('Control+d');
  await isAsked;
  await writeInto(replyBox(page), 'In my own words.');
  sendDraft();
  await expect(page.getByText('You have written something. Empty the box to get a draft')).toBeVisible();
  await expect(replyBox(page)).toHaveValue('In my own words.');

  await drawButton(page).click();
  await expect(passageBox(page, 3)).toBeVisible();
  const sendCards = await holdResponse('**/draw*');
  const isDrawing = page.waitForRequest('**/draw*');
  await page.getByRole('button', { name: 'Draw again' }).click();
  await isDrawing;
  await writeInto(passageBox(page, 3), 'The third card smiles.');
  const drawResponse = page.waitForResponse('**/draw*');
  sendCards();
  await drawResponse;
  await expect(page.getByRole('button', { name: 'Draw again' })).toBeEnabled();
  await expect(passageBox(page, 3)).toHaveValue('The third card smiles.');
});

test('a letter that is sent after the writer has gone on leaves them where they are', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const [id] = [await aQuestion(server, member), await aQuestion(server, member)];
  const page = await openPageAs(writer);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/reading_responses', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`/readings/${id}`);
  await expect(replyBox(page)).toHaveValue(/\w/);
  await page.getByRole('radio', { name: 'Standard' }).check();
  await expect(page.getByRole('button', { name: 'Reply and next' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toHaveText('Send message');
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await writeInto(replyBox(page), 'Dear Rosalind, go on.');
  await page.getByRole('button', { name: 'Seal and next' }).click();
  await page.getByRole('link', { name: 'Tags' }).click();
  await expect(page).toHaveURL(/manage\/tags$/);
  const sent = page.waitForResponse('**/api/reading_responses');
  release();
  await sent;
  // The text is removed from this browser in the same step that would open the next request.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('go on.');
  await expect(page).toHaveURL(/manage\/tags$/);
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
  await writeInto(replyBox(page), 'Dear Rosalind, good luck.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText('This member has closed the account. Nothing can be sent any more'),
  ).toBeVisible();
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, good luck.');
});

test('the questions of an account that is closed leave the open queue', async ({ server, openPageAs }) => {
  const writer = await aWriter(server, 'Odile');
  const member = await aMember(server, 'Ines');
  const title = `Before I leave ${member.id}`;
  await aQuestion(server, member, { title });
  const page = await openPageAs(writer);
  const live = waitForResponseTo(page, /^GET \/psychic-messages\/$/);
  await page.goto(`/readings?search=${encodeURIComponent(title)}`);
  await live;
  const row = page.getByRole('list', { name: 'Queue' }).getByText(title);
  await expect(row).toBeVisible();
  await send(server, closeAccount, { password: PASSWORD }, member.token);
  await expect(row).toHaveCount(0);
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
  const before = await send(server, countLanes, {}, writer.token);
  // Others may have been asked for when the page was opened.
  const counted = page.waitForResponse(
    async (response) =>
      new URL(response.url()).pathname === countLanes.path &&
      (await response.json()).to_answer > before.toAnswer,
  );
  await aQuestion(server, member, { title: `While loading ${member.id}` });
  await counted;
  await page.getByLabel('Order').selectOption('Newest first');
  await expect(page.getByRole('link', { name: new RegExp(`While loading ${member.id}`) })).toBeVisible();
  loads.resolve();
});
