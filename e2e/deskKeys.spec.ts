import type { Page } from '@playwright/test';
import { postMessage } from '#contract/readings/calls.ts';
import { queue } from './deskPage.ts';
import { expect, test } from './fixtures.ts';
import { aMemberWithoutDrafts, anAnswer, aQuestion, type Person, send } from './people.ts';
import type { RunningServer } from './server.ts';
import { waitForShortcuts } from './shortcuts.ts';

const rows = (page: Page) => queue(page).getByRole('link');

/** Opens a new question at the desk, and waits until its reply has the focus. @returns the reply */
async function openQuestion(page: Page, server: RunningServer, writer: Person) {
  const id = await aQuestion(server, await aMemberWithoutDrafts(server, writer));
  await page.goto(`/readings/${id}`);
  const reply = page.getByLabel('Reply text');
  await expect(reply).toBeFocused();
  return reply;
}

test('a writer moves through the queue, finds a member and opens the list of shortcuts without a mouse', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const first = await aQuestion(server, member, { message: 'Zwieback today?' });
  const second = await aQuestion(server, member, { message: 'Zwieback tomorrow?' });
  const page = await openPageAs(writer);
  await page.goto('/readings?search=zwieback');
  await expect(rows(page)).toHaveCount(2);
  await waitForShortcuts(page);

  const open = async (id: number) => expect(page).toHaveURL(new RegExp(`/readings/${id}\\b`));
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).first()).toBeFocused();
  const path = await rows(page).first().getAttribute('href');
  const [upper, lower] = path?.includes(`/${second}`) ? [second, first] : [first, second];
  await page.keyboard.press('Enter');
  await open(upper);

  // Typing runs no command; Esc returns to the row.
  const reply = page.getByLabel('Reply text');
  await expect(reply).toHaveValue('');
  await reply.pressSequentially('jk#?c');
  await expect(reply).toHaveValue('jk#?c');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('o');
  await open(lower);

  await expect(reply).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help.getByText('Next request')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: /^Find a command/ });
  await expect(search).toBeFocused();
  const [field, list] = [
    (await search.boundingBox())!,
    (await page.getByRole('listbox', { name: 'Results' }).boundingBox())!,
  ];
  expect(list.y, 'the results stand below the field').toBeGreaterThanOrEqual(field.y + field.height);
  await search.fill(member.email);
  await expect(page.getByRole('option', { name: member.email })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/manage/users/${member.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage User Details');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL('/archived-readings');
});

test('the focus stays in the row of buttons when one of them takes effect', async ({
  server,
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  await openQuestion(page, server, writer);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Claim').press('Enter');
  await expect(button('Give back')).toBeFocused();
  await button('Give back').press('Enter');
  await expect(button('Claim')).toBeFocused();
  await button('Snooze').press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Snoozed until/)).toBeVisible();
  await expect(button('Snooze')).toBeFocused();
});

test('the reply has its caret again when a dialog with a field closes', async ({
  server,
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(writer);
  const reply = await openQuestion(page, server, writer);
  await waitForShortcuts(page);
  await page.keyboard.type('Dear Ro');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Find a command/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(reply).toBeFocused();
  await page.keyboard.type('salind');
  await expect(reply).toHaveValue('Dear Rosalind');
});

test('when a request is done and leaves the list, the keys go on from the row in its place', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMemberWithoutDrafts(server, writer);
  const ids: number[] = [];
  for (const title of ['first', 'second', 'third', 'fourth', 'fifth']) {
    const id = await aQuestion(server, member, { title: `Lapwing: ${title}` });
    await anAnswer(server, writer, id);
    await send(server, postMessage, { id, message: 'And then?' }, member.token);
    ids.push(id);
  }
  const page = await openPageAs(writer);
  const row = (title: string) => rows(page).filter({ hasText: title });
  await page.goto(`/readings/${ids[1]}?lane=wrote_back&search=Lapwing`);
  await expect(rows(page)).toHaveCount(5);
  await waitForShortcuts(page);
  await expect(page.getByLabel('Reply text')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row('second')).toBeFocused();
  await page.keyboard.press('e');
  await expect(row('second')).toHaveCount(0);
  await expect(row('third')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lapwing: third');
  // The button is gone with the notice, and the reply gets the focus.
  await page.getByRole('button', { name: 'Mark as done' }).press('Enter');
  await expect(row('third')).toHaveCount(0);
  await expect(page.getByLabel('Reply text')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row('fourth')).toBeFocused();
  await page.keyboard.press('j');
  await expect(row('fifth')).toBeFocused();
});

test('in a long queue, the keys go on from the focused row after it was scrolled out of sight', async ({
  server,
  writer,
  openPageAs,
}) => {
  await aQuestion(server, await aMemberWithoutDrafts(server, writer), { title: 'Lapwing' });
  const page = await openPageAs(writer);
  await page.route('**/api/reading_requests?*', async (route) => {
    const response = await route.fetch();
    const [row] = (await response.json()).results;
    const results = Array.from({ length: 150 }, (_, n) => ({ ...row, id: 1e6 + n, title: `Lapwing ${n}.` }));
    await route.fulfill({ response, json: { count: 150, results } });
  });
  const row = (title: string) => rows(page).filter({ hasText: title });
  await page.goto('/readings?search=Lapwing');
  await waitForShortcuts(page);
  await row('Lapwing 10.').focus();
  // Only the rows in sight are rendered once the code for long lists has loaded.
  await expect(row('Lapwing 149.')).toHaveCount(0);
  await queue(page).hover();
  await page.mouse.wheel(0, 5_000);
  await expect(row('Lapwing 90.')).toBeVisible();
  await expect(row('Lapwing 20.')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(row('Lapwing 11.')).toBeFocused();
});
