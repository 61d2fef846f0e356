import type { Page } from '@playwright/test';
import { addUserTag, createTag } from '#contract/tags/calls.ts';
import { openRequest, thread } from './deskPage.ts';
import { expect, recordRequests, test } from './fixtures.ts';
import { aMember, anAnswer, aQuestion, type Person, send } from './people.ts';
import type { RunningServer } from './server.ts';
import { replyBox } from './spreadBoard.ts';

const fulfillDrafts = (page: Page) =>
  page.route('**/api/reading_gpt_response/*/newest', (route) =>
    route.fulfill({ json: { personality_message: 'Dear Rosalind, a draft.', source: 'composer' } }),
  );

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
