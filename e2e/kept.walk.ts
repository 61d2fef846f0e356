import type { Page } from '@playwright/test';
import { personalities } from '#contract/people/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import { aMember, aQuestion, aWriter, PASSWORD, type Person, send } from './people.ts';
import type { RunningServer } from './server.ts';
import { expect, test } from './walk.ts';

// What a browser keeps of what someone wrote: for them alone, and in all of their tabs.

const box = (page: Page) => page.getByLabel(/^Write/);
const question = (page: Page) => page.getByLabel('Your question');
const inStorage = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

/** The session ends on the server, as after 30 idle days; the browser learns of it by its next call. */
async function endSession({ origin }: RunningServer, { token }: Pick<Person, 'token'>) {
  await fetch(`${origin}/api/auth/token`, { method: 'DELETE', headers: { authorization: `Token ${token}` } });
}

async function logIn(page: Page, { email }: Person) {
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
}

test('after a session has ended its text is shown to its own member again, and to nobody else', async ({
  server,
  browserOf,
}) => {
  const [member, other] = [await aMember(server), await aMember(server, 'Ines')];
  const [id, page] = [await aQuestion(server, member), await browserOf(member)];
  await page.goto(`/${id}`);
  await box(page).fill('My sister must not hear of it');
  await page.goto('/create');
  await question(page).fill('Shall I leave him?');
  await endSession(server, member);
  await page.getByRole('link', { name: 'My readings' }).click();
  await logIn(page, member);
  await page.goto('/create');
  await expect(question(page)).toHaveValue('Shall I leave him?');
  await page.goto(`/${id}`);
  await expect(box(page)).toHaveValue('My sister must not hear of it');

  await endSession(server, { token: (await page.evaluate(() => localStorage.getItem('token')))! });
  await page.getByRole('link', { name: 'All readings' }).click();
  await logIn(page, other);
  await page.goto('/create');
  await expect(question(page)).toHaveValue('');
  expect(await inStorage(page)).not.toMatch(/Shall I leave|My sister/);
});

test('what was typed into the profile outlives a session that ended', async ({ server, browserOf }) => {
  const member = await aMember(server);
  const page = await browserOf(member);
  await page.goto('/profile');
  await page.getByLabel('Bio').fill('Paints again, on Sundays.');
  await endSession(server, member);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await logIn(page, member);
  await expect(page.getByLabel('Bio')).toHaveValue('Paints again, on Sundays.');
  // Meanwhile changed elsewhere, and not touched here.
  const token = (await page.evaluate(() => localStorage.getItem('token')))!;
  await send(server, updateMe, { currentLocation: 'Coimbra' }, token);
  await page.reload();
  await expect(page.getByLabel('Current location')).toHaveValue('Coimbra');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  expect(await inStorage(page)).not.toContain('Paints again');
});

test("a writer's reader and card outlive another request and a reload", async ({ server, browserOf }) => {
  const writer = await aWriter(server, 'Odile');
  const member = await aMember(server);
  const [one, other] = [await aQuestion(server, member), await aQuestion(server, member)];
  const names = await send(server, personalities, {}, writer.token);
  const odile = String(names.findLast(({ firstName }) => firstName === 'Odile')!.id);
  const page = await browserOf(writer);
  const as = page.getByLabel('As', { exact: true });
  await page.goto(`/readings/${one}`);
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await as.selectOption(odile);
  await page.getByRole('button', { name: 'Choose a card' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a card' });
  await picker.getByRole('searchbox').fill('The Star');
  await picker.getByRole('button', { name: 'The Star', exact: true }).click();
  const pictures = page.getByRole('group', { name: 'Pictures of The Star' }).getByRole('button');
  await pictures.last().click();
  const chosen = (await pictures.last().getAttribute('aria-label'))!;
  const stands = async () => {
    await expect(as).toHaveValue(odile);
    await expect(page.getByRole('button', { name: chosen, pressed: true })).toBeVisible();
  };
  await stands();
  await page.getByRole('list', { name: 'Queue' }).locator(`a[href^="/readings/${other}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/${other}`));
  await expect(as).toHaveValue('');
  await page.goBack();
  await stands();
  await page.reload();
  await stands();
});

test('two tabs show one text, and neither wipes what was typed in the other', async ({
  server,
  browserOf,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const one = await browserOf(member);
  const other = await one.context().newPage();
  for (const tab of [one, other]) await tab.goto(`/${id}`);
  await expect(box(other)).toBeVisible();
  await box(one).fill('First the one tab');
  await expect(box(other)).toHaveValue('First the one tab');
  await box(other).press('End');
  await box(other).pressSequentially(', then the other');
  await expect(box(one)).toHaveValue('First the one tab, then the other');
  await one.getByRole('button', { name: 'Send message' }).click();
  for (const tab of [one, other]) await expect(box(tab)).toHaveValue('');

  for (const tab of [one, other]) await tab.goto('/create');
  await question(one).fill('About the garden');
  await other.getByLabel('Title').fill('The garden');
  await one.getByRole('checkbox', { name: 'Rush' }).check();
  for (const tab of [one, other]) {
    await expect(question(tab)).toHaveValue('About the garden');
    await expect(tab.getByLabel('Title')).toHaveValue('The garden');
    await expect(tab.getByRole('checkbox', { name: 'Rush' })).toBeChecked();
    await tab.reload();
    await expect(question(tab)).toHaveValue('About the garden');
    await expect(tab.getByLabel('Title')).toHaveValue('The garden');
  }
});
