import { logOut } from '#contract/accounts/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { listMessages } from '#contract/readings/calls.ts';
import { thread } from './deskPage.ts';
import { expect, test, waitForResponseTo } from './fixtures.ts';
import { aMember, aQuestion, aWriter, PASSWORD, send } from './people.ts';
import { waitForShortcuts } from './shortcuts.ts';
import { drawButton, openReading, passageBox, replyBox, writeInto } from './spreadBoard.ts';

// Errors and delays while a writer writes or sends.

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
