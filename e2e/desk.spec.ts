import { writeFile } from 'node:fs/promises';
import { PICTURE_MAX_BYTES } from '#contract/profiles/pictures.ts';
import { patchUser } from '#contract/members/calls.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { addUserTag, createTag } from '#contract/tags/calls.ts';
import { getRequest, listMessages, listRequests, patchRequest } from '#contract/readings/calls.ts';
import type { Page } from '@playwright/test';
import { aMember, aMemberWithoutDrafts, anAnswer, aQuestion, aWriter, type Person, send } from './people.ts';
import type { RunningServer } from './server.ts';
import { expect, recordRequests, test } from './fixtures.ts';
import { replyBox, writeInto } from './spreadBoard.ts';

const thread = (page: Page) => page.getByRole('region', { name: 'Thread' });
const queue = (page: Page) => page.getByRole('list', { name: 'Queue' });

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

const fulfillDrafts = (page: Page) =>
  page.route('**/api/reading_gpt_response/*/newest', (route) =>
    route.fulfill({ json: { personality_message: 'Dear Rosalind, a draft.', source: 'composer' } }),
  );

async function openRequest(page: Page, id: number) {
  await page.goto(`/readings/${id}`);
  await expect(page.getByRole('region', { name: 'Tags' })).toBeVisible();
}

async function chooseCard(page: Page, name: string) {
  await page.getByRole('button', { name: /Choose a card|Another card/ }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a card' });
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('button', { name, exact: true }).click();
  await expect(picker).toBeHidden();
}

async function tagMember(
  server: RunningServer,
  writer: Person,
  member: Person,
  ...colors: ('red' | 'green' | 'blue')[]
) {
  for (const color of colors) {
    const tag = await send(server, createTag, { text: `${color} for ${member.email}`, color }, writer.token);
    await send(server, addUserTag, { userId: member.id, tagId: tag.id }, writer.token);
  }
}

test('a draft is fetched for an open request of a member with no color, only red, or only green', async ({
  server,
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  await fulfillDrafts(page);
  const requests = recordRequests(page, /^GET \/api\/reading_gpt_response\//);
  /** The focus and the draft's request come with the same step; a request of the test's own is recorded after it. */
  const takeRequests = async () => {
    await expect(replyBox(page)).toBeFocused();
    await page.evaluate(() => fetch('/api/quotes').then(() => {}));
    return requests.splice(0);
  };
  for (const [colors, isFetched] of [
    [[], true],
    [['red'], true],
    [['green'], true],
    [['blue'], false],
    [['red', 'green'], false],
  ] as const) {
    const member = await aMember(server);
    await tagMember(server, writer, member, ...colors);
    const id = await aQuestion(server, member);
    await openRequest(page, id);
    await expect(replyBox(page)).toHaveValue(isFetched ? 'Dear Rosalind, a draft.' : '');
    // It is fetched again after the event for a written draft.
    expect((await takeRequests()).length > 0, colors.join()).toBe(isFetched);
    if (!isFetched) continue;
    await expect(page.getByText('A draft by the composer.')).toBeVisible();
    await anAnswer(server, writer, id);
    await expect(thread(page)).toContainText('Start with water');
    // The event for the draft itself may arrive up to this point.
    requests.splice(0);
    await openRequest(page, id);
    await expect(replyBox(page)).toHaveValue('');
    expect(await takeRequests(), 'answered').toEqual([]);
  }
});

test('in a draft, a character typed and deleted again leaves the caret where it is', async ({
  server,
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  await fulfillDrafts(page);
  await openRequest(page, await aQuestion(server, await aMember(server)));
  const box = replyBox(page);
  await expect(box).toBeFocused();
  await expect(page.getByText('A draft by the composer.')).toBeVisible();
  await box.press('Control+End');
  await box.press('x');
  await expect(page.getByText('A draft by the composer.')).toBeHidden();
  await box.press('Backspace');
  await expect(page.getByText('A draft by the composer.')).toBeVisible();
  await box.press('y');
  await expect(box).toHaveValue('Dear Rosalind, a draft.y');
});

test('Ctrl+D says that a draft is the newest, also after a key was refused', async ({
  server,
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  await fulfillDrafts(page);
  await openRequest(page, await aQuestion(server, await aMember(server)));
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, a draft.');
  await replyBox(page).press('Control+Enter');
  await expect(page.getByText('A key does not send an unchanged draft')).toBeVisible();
  await replyBox(page).press('Control+d');
  await expect(page.getByText('This is the newest draft')).toBeVisible();
});

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

test('shows what another reader answered in the meantime, and keeps the typed text', async ({
  server,
  writer,
  openPageAs,
}) => {
  const other = await aWriter(server, 'Odile');
  const id = await aQuestion(server, await aMember(server));
  const page = await openPageAs(writer);
  // The desk must not receive the event in time.
  await page.route('**/psychic-messages/', (route) => route.abort());
  await openRequest(page, id);
  await anAnswer(server, other, id, 'Dear Rosalind, I was first.');
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await writeInto(replyBox(page), 'Dear Rosalind, I come second.');
  await page.getByRole('button', { name: 'Seal and send' }).click();
  await expect(page.getByText('Another reader answered this in the meantime')).toBeVisible();
  await expect(thread(page)).toContainText('I was first.');
  await expect(replyBox(page)).toHaveValue('Dear Rosalind, I come second.');
  const { results } = await send(server, listMessages, { id }, writer.token);
  expect(results).toHaveLength(2);
});

test('editing a request keeps its place in the order', async ({ server, writer, openPageAs }) => {
  const id = await aQuestion(server, await aMember(server), { title: 'The older of the two' });
  await aQuestion(server, await aMember(server), { title: 'The newer of the two' });
  const before = await send(server, getRequest, { id }, writer.token);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}?order=created_at`);
  const sent = recordRequests(page, /^PATCH /);
  await page.getByRole('button', { name: 'Edit request' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit request' });
  await panel.getByRole('checkbox', { name: 'Rush' }).check();
  await panel.getByRole('checkbox', { name: 'Oracle' }).check();
  await panel.getByLabel('Number of cards').selectOption('3');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The older of the two (RUSH) (3) (OR)');
  expect(sent.map(({ call }) => call)).toEqual([`PATCH /api/reading_requests/${id}`]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    is_rushed: true,
    is_oracle: true,
    number_of_tarot_cards: 3,
    use_previous_date: true,
  });
  const after = await send(server, getRequest, { id }, writer.token);
  expect(after.lastMessageTime).toBe(before.lastMessageTime);
  const rows = queue(page).getByRole('link', { name: /of the two/ });
  await expect(rows).toContainText(['newer', 'older']);
});

test('tags are locked until Edit: an arrow key sends nothing, Add adds one, and only YES removes one', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const { text } = await send(server, createTag, { text: `Handle gently ${id}`, color: 'red' }, writer.token);
  const page = await openPageAs(writer);
  await openRequest(page, id);
  const sent = recordRequests(page, /^(POST|DELETE) \/api\/user_tags/);
  const tags = page.getByRole('region', { name: 'Tags' });
  await expect(tags.getByRole('button', { name: 'Edit tags' })).toHaveAttribute('aria-pressed', 'false');
  await expect(tags.getByLabel('Add a tag')).toHaveCount(0);
  await tags.getByRole('button', { name: 'Edit tags' }).click();
  await tags.getByLabel('Add a tag').press('ArrowDown');
  await tags.getByLabel('Add a tag').selectOption({ label: text });
  expect(sent).toEqual([]);
  await tags.getByRole('button', { name: 'Add', exact: true }).click();
  const remove = page.getByRole('button', { name: `Remove tag ${text}` });
  await expect(remove).toBeVisible();
  // Nothing is removed while a tag is being added.
  await expect(tags).toHaveAttribute('aria-busy', 'false');
  await remove.click();
  const modal = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await modal.getByRole('button', { name: 'NO' }).click();
  await expect(modal).toBeHidden();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/user_tags']);
  await remove.click();
  await modal.getByRole('button', { name: 'YES' }).click();
  await expect(remove).toHaveCount(0);
  await tags.getByRole('button', { name: 'Edit tags' }).click();
  await expect(tags.getByRole('combobox')).toHaveCount(0);
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/user_tags', 'DELETE /api/user_tags']);
});

test('writers see who else views a request and who types', async ({ server, writer, openPageAs }) => {
  const mina = await aWriter(server, 'Mina');
  const id = await aQuestion(server, await aMember(server));
  const [page, others] = [await openPageAs(writer), await openPageAs(mina)];
  await openRequest(page, id);
  await openRequest(others, id);
  await expect(thread(page)).toContainText('Mina is here too');
  await replyBox(others).pressSequentially('Dear');
  await expect(thread(page)).toContainText('Mina is typing');
  await others.getByRole('link', { name: 'In progress' }).click();
  await expect(thread(page)).not.toContainText('Mina');
});

test('the queue can be filtered by plan, time and words; closed requests are in the archive', async ({
  server,
  writer,
  openPageAs,
}) => {
  const [monthly, yearly] = [await aMember(server, 'Ines', 2), await aMember(server, 'Tomas', 1)];
  const word = `heron${monthly.id}`;
  await aQuestion(server, monthly, { title: `Monthly ${word}` });
  await aQuestion(server, yearly, { title: `Yearly ${word}` });
  const closed = await aQuestion(server, yearly, { title: `Closed ${word}` });
  await send(server, patchRequest, { id: closed, status: 'CLOSED', usePreviousDate: true }, writer.token);
  const page = await openPageAs(writer);
  const requests = recordRequests(page, /^GET \/api\/reading_requests\?/);
  await page.goto('/readings');
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  const rows = queue(page).getByRole('link');
  await expect(rows).toContainText(['Monthly', 'Yearly']);
  await page.getByLabel('Plan').selectOption('Monthly');
  await expect(rows).toContainText(['Monthly']);
  await page.getByLabel('Plan').selectOption('Yearly');
  await expect(rows).toContainText(['Yearly']);
  await page.getByLabel('Time range').selectOption('Last Week');
  await expect.poll(() => requests.at(-1)?.call).toMatch(/interval=year.*days=7|days=7.*interval=year/);
  await page.getByLabel('Plan').selectOption('All');
  await expect.poll(() => requests.at(-1)?.call).not.toContain('interval');
  await page.goto(`/archived-readings?search=${word}`);
  await expect(rows).toContainText(['Closed']);
  await page.goto('/readings?search=no-such-word-anywhere');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  const { count } = await send(server, listRequests, { search: word }, writer.token);
  expect(count).toBe(3);
});
