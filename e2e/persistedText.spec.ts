import type { Page } from '@playwright/test';
import { listPersonalities } from '#contract/readers/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import { getReplyDraft } from '#contract/readings/calls.ts';
import {
  aMember,
  aMemberWithoutDrafts,
  anAnswer,
  aQuestion,
  aWriter,
  PASSWORD,
  type Person,
  send,
} from './people.ts';
import { endSession, openWithLastStream } from './endedSession.ts';
import { expect, test } from './fixtures.ts';
import { messageBox } from './messageBox.ts';

// What a browser keeps of unsent text: only for its author, and in all of their tabs.

const questionBox = (page: Page) => page.getByLabel('Your question');
const readLocalStorage = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

async function logIn(page: Page, { email }: Person) {
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
}

test('unsent text is shown to its author after the session has ended, and to nobody else', async ({
  server,
  openPageAs,
}) => {
  const [member, other] = [await aMember(server), await aMember(server, 'Ines')];
  const [id, page] = [await aQuestion(server, member), await openPageAs(member)];
  await page.goto(`/${id}`);
  await messageBox(page).fill('My sister must not hear of it');
  await openWithLastStream(page, '/create');
  await questionBox(page).fill('Shall I leave him?');
  await endSession(server, member);
  await page.getByRole('link', { name: 'My readings' }).click();
  await expect(page.getByText('Your session has ended. What you wrote is kept')).toBeVisible();
  await logIn(page, member);
  await page.goto('/create');
  await expect(questionBox(page)).toHaveValue('Shall I leave him?');
  await openWithLastStream(page, `/${id}`);
  await expect(messageBox(page)).toHaveValue('My sister must not hear of it');

  await endSession(server, { token: (await page.evaluate(() => localStorage.getItem('token')))! });
  await page.getByRole('link', { name: 'All readings' }).click();
  await logIn(page, other);
  await page.goto('/create');
  await expect(questionBox(page)).toHaveValue('');
  await expect.poll(() => readLocalStorage(page)).not.toMatch(/Shall I leave|My sister/);
});

test('text typed into the profile survives the end of a session', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await openWithLastStream(page, '/profile');
  await page.getByLabel('Bio').fill('Paints again, on Sundays.');
  await endSession(server, member);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await logIn(page, member);
  await expect(page.getByLabel('Bio')).toHaveValue('Paints again, on Sundays.');
  // Changed elsewhere meanwhile, and not edited here.
  const token = (await page.evaluate(() => localStorage.getItem('token')))!;
  await send(server, updateMe, { currentLocation: 'Coimbra' }, token);
  await page.reload();
  await expect(page.getByLabel('Current location')).toHaveValue('Coimbra');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect.poll(() => readLocalStorage(page)).not.toContain('Paints again');
});

test("a writer's chosen reader and card survive another request and a reload", async ({
  server,
  openPageAs,
}) => {
  const writer = await aWriter(server, 'Odile');
  const member = await aMember(server);
  const [one, other] = [await aQuestion(server, member), await aQuestion(server, member)];
  const names = await send(server, listPersonalities, {}, writer.token);
  const odile = String(names.findLast(({ firstName }) => firstName === 'Odile')!.id);
  const page = await openPageAs(writer);
  const as = page.getByLabel('Writer personality');
  await page.goto(`/readings/${one}?order=created_at`);
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await as.selectOption(odile);
  await page.getByRole('button', { name: 'Choose a card' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a card' });
  await picker.getByRole('searchbox').fill('The Star');
  await picker.getByRole('button', { name: 'The Star', exact: true }).click();
  const pictures = page.getByRole('group', { name: 'Pictures of The Star' }).getByRole('button');
  await pictures.last().click();
  const chosen = (await pictures.last().getAttribute('aria-label'))!;
  const expectKept = async () => {
    await expect(as).toHaveValue(odile);
    await expect(page.getByRole('button', { name: chosen, pressed: true })).toBeVisible();
  };
  await expectKept();
  await page.getByRole('list', { name: 'Queue' }).locator(`a[href^="/readings/${other}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/${other}`));
  await expect(as).toHaveValue('');
  await page.goBack();
  await expectKept();
  await page.reload();
  await expectKept();
});

test('two tabs share one text, and neither overwrites the other', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const firstPage = await openPageAs(member);
  const other = await firstPage.context().newPage();
  for (const tab of [firstPage, other]) await tab.goto(`/${id}`);
  await expect(messageBox(other)).toBeVisible();
  await messageBox(firstPage).fill('First the one tab');
  await expect(messageBox(other)).toHaveValue('First the one tab');
  await messageBox(other).press('End');
  await messageBox(other).pressSequentially(', then the other');
  await expect(messageBox(firstPage)).toHaveValue('First the one tab, then the other');
  await firstPage.getByRole('button', { name: 'Send message' }).click();
  for (const tab of [firstPage, other]) await expect(messageBox(tab)).toHaveValue('');

  for (const tab of [firstPage, other]) {
    await tab.goto('/create');
    await expect(questionBox(tab)).toBeVisible();
  }
  await questionBox(firstPage).fill('About the garden');
  await other.getByLabel('Title').fill('The garden');
  await firstPage.getByRole('checkbox', { name: 'Rush' }).check();
  for (const tab of [firstPage, other]) {
    await expect(questionBox(tab)).toHaveValue('About the garden');
    await expect(tab.getByLabel('Title')).toHaveValue('The garden');
    await expect(tab.getByRole('checkbox', { name: 'Rush' })).toBeChecked();
    await tab.reload();
    await expect(questionBox(tab)).toHaveValue('About the garden');
    await expect(tab.getByLabel('Title')).toHaveValue('The garden');
  }
});

test('a note about a member that is not added yet survives another request and a reload', async ({
  server,
  writer,
  openPageAs,
}) => {
  const [member, other] = [await aMember(server), await aMember(server, 'Ines')];
  const [one, another] = [await aQuestion(server, member), await aQuestion(server, other)];
  const page = await openPageAs(writer);
  const note = page.getByLabel('Note', { exact: true });
  await page.goto(`/readings/${one}?order=created_at`);
  await note.fill('!Ask about the exam');
  await page.getByRole('list', { name: 'Queue' }).locator(`a[href^="/readings/${another}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/${another}`));
  await expect(note).toHaveValue('');
  await page.goBack();
  await expect(note).toHaveValue('!Ask about the exam');
  await page.reload();
  await expect(note).toHaveValue('!Ask about the exam');
  await page.goto(`/manage/users/${member.id}`);
  await expect(note).toHaveValue('!Ask about the exam');
  await note.press('Enter');
  await expect(page.getByRole('list', { name: 'Notes, newest first' })).toContainText('Ask about the exam');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Notes, newest first' })).toContainText('Ask about the exam');
  await expect(note).toHaveValue('');
  await expect.poll(() => readLocalStorage(page)).not.toContain('about the exam');
});

test('a reply with drawn cards is continued on another machine, without a question', async ({
  server,
  openPageAs,
}) => {
  const writer = await aWriter(server, 'Odile');
  const member = await aMemberWithoutDrafts(server, writer);
  const id = await aQuestion(server, member, { numberOfTarotCards: 3 });
  const readStoredText = async () => (await send(server, getReplyDraft, { id }, writer.token)).messageText;
  const [firstWindow, secondWindow] = [await openPageAs(writer), await openPageAs(writer)];
  const replyBox = (page: Page) => page.getByLabel('Reply text');
  await firstWindow.goto(`/readings/${id}`);
  await firstWindow.getByRole('button', { name: 'Draw the cards' }).click();
  await expect(firstWindow.getByRole('button', { name: 'Draw again' })).toBeVisible();
  await replyBox(firstWindow).fill('Three cards,');
  await expect.poll(readStoredText).toBe('Three cards,');
  await secondWindow.goto(`/readings/${id}`);
  await expect(replyBox(secondWindow)).toHaveValue('Three cards,');
  await expect(secondWindow.getByText('Changed in another window')).toHaveCount(0);
  await replyBox(secondWindow).fill('Three cards, one road');
  await expect.poll(readStoredText).toBe('Three cards, one road');
});

test('a reply that was sent on another machine leaves an empty message here', async ({
  server,
  openPageAs,
}) => {
  const writer = await aWriter(server, 'Odile');
  const id = await aQuestion(server, await aMemberWithoutDrafts(server, writer));
  const readStoredText = async () => (await send(server, getReplyDraft, { id }, writer.token)).messageText;
  const page = await openPageAs(writer);
  const replyBox = page.getByLabel('Reply text');
  await page.goto(`/readings/${id}`);
  await replyBox.fill('Begin with water.');
  await expect.poll(readStoredText).toBe('Begin with water.');
  await page.goto('/readings');
  await anAnswer(server, writer, id, 'Begin with water.');
  await page.goto(`/readings/${id}`);
  await expect(replyBox).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
});
