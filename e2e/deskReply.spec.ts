import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { patchUser } from '#contract/members/calls.ts';
import { PICTURE_MAX_BYTES } from '#contract/profiles/pictures.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { listMessages } from '#contract/readings/calls.ts';
import { createSavedReply } from '#contract/savedReplies/calls.ts';
import { openRequest, thread } from './deskPage.ts';
import { expect, test } from './fixtures.ts';
import { aMember, aMemberWithoutDrafts, aQuestion, aWriter, send } from './people.ts';
import { replyBox, writeInto } from './spreadBoard.ts';

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

async function chooseCard(page: Page, name: string) {
  await page.getByRole('button', { name: /Choose a card|Another card/ }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a card' });
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('button', { name, exact: true }).click();
  await expect(picker).toBeHidden();
}

test("the reply is signed by the request's reader, or else the member's, or by the chosen one", async ({
  server,
  writer,
  openPageAs,
}) => {
  await aWriter(server, 'Bess');
  const names = await send(server, listPersonalities, {}, writer.token);
  const [isolde, bess] = ['Isolde', 'Bess'].map(
    (name) => names.findLast(({ firstName }) => firstName === name)!.id,
  );
  const member = await aMember(server);
  const free = await aQuestion(server, member);
  const bound = await aQuestion(server, member, { personality: bess! });
  const page = await openPageAs(writer);
  const as = page.getByLabel('Writer personality');
  await openRequest(page, free);
  await expect(as).toHaveValue('');
  await send(server, patchUser, { id: member.id, assignedPersonalityUser: isolde! }, writer.token);
  await openRequest(page, free);
  await expect(as).toHaveValue(String(isolde));
  await as.selectOption(String(bess));
  await openRequest(page, bound);
  await expect(as).toHaveValue(String(bess));
});

test('the picker has 78 cards, and choosing another card clears the pictures first', async ({
  server,
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  await openRequest(page, await aQuestion(server, await aMember(server)));
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await page.getByRole('button', { name: 'Choose a card' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a card' });
  const cards = picker.getByRole('list', { name: 'Cards' }).getByRole('button');
  await expect(cards).toHaveCount(78);
  const names = await cards.allTextContents();
  expect(new Set(names).size).toBe(78);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();

  await chooseCard(page, 'The Star');
  await expect(page.getByRole('group', { name: 'Pictures of The Star' })).toBeVisible();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/tarot_images?*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await chooseCard(page, 'The Moon');
  await expect(page.getByRole('group', { name: /^Pictures of/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Seal and send' })).toBeDisabled();
  released.resolve();
  await expect(page.getByRole('group', { name: 'Pictures of The Moon' })).toBeVisible();
});

test('a reply that fails is kept; once sent, text, mode and card are cleared', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  await openRequest(page, id);
  await expect(page.getByRole('radio', { name: 'Reading response' })).toBeChecked();
  await chooseCard(page, 'The Star');
  await writeInto(replyBox(page), 'Dear Rosalind, begin with water.');
  await page.route('**/api/reading_responses', (route) => route.abort());
  await page.getByRole('button', { name: 'Seal and send' }).click();
  await expect(page.getByRole('form', { name: 'Response' }).getByRole('alert')).not.toBeEmpty();
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, begin with water.');
  await expect(page.getByRole('radio', { name: 'Reading response' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Pictures of The Star' })).toBeVisible();

  await page.unroute('**/api/reading_responses');
  await page.getByRole('button', { name: 'Seal and send' }).dblclick();
  await expect(thread(page)).toContainText('begin with water');
  await expect(replyBox(page)).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await expect(page.getByText('No card yet')).toBeVisible();
  const { results } = await send(server, listMessages, { id }, writer.token);
  expect(results.filter(({ responseMode }) => responseMode === 'ReadingResponse')).toHaveLength(1);
});

test('a picture that is too large is refused when it is chosen; one that is sent leaves an empty box, and Undo brings the text once', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMemberWithoutDrafts(server, writer));
  const page = await openPageAs(writer);
  await openRequest(page, id);
  await replyBox(page).fill('Dear Rosalind, this is the card.');
  const upload = page.getByLabel('Upload a picture');
  // From a file: so much data is sent to the browser slowly.
  const tooLarge = test.info().outputPath('large.png');
  await writeFile(tooLarge, Buffer.alloc(PICTURE_MAX_BYTES + 1));
  await upload.setInputFiles(tooLarge);
  await expect(page.getByText('A picture has at most 10 MB')).toBeVisible();
  await expect(page.getByText('No card yet')).toBeVisible();
  await upload.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: ONE_PIXEL });
  await expect(page.getByText('A picture has at most 10 MB')).toBeHidden();
  const asksBeforeReload = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(asksBeforeReload).toBe(true);
  await page.getByRole('button', { name: 'Seal and send' }).click();
  await expect(thread(page)).toContainText('this is the card');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect(replyBox(page)).toHaveValue('');
  await expect.poll(asksBeforeReload).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The picture of the letter')).toBeVisible();
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, this is the card.');
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
