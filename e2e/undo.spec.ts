import { listMessages } from '#contract/readings/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMember, aQuestion, send } from './people.ts';
import { drawButton, passageBox, replyBox, writeInto } from './spreadBoard.ts';

test('a sent letter is taken back with its text, cards and mode', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member, { numberOfTarotCards: 2 });
  const page = await openPageAs(writer, { reducedMotion: 'reduce' });
  await page.goto(`/readings/${id}`);
  await drawButton(page).click();
  const passage = passageBox(page, 2);
  await writeInto(passage, 'Let it fall.');
  const reply = replyBox(page);
  await writeInto(reply, 'Two ways lie before you.');
  await reply.press('Control+Shift+Enter');
  await expect(reply).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reply).toHaveValue('Two ways lie before you.');
  await expect(passage).toHaveValue('Let it fall.');
  await expect(page.getByRole('radio', { name: 'Reading response' })).toBeChecked();
  const { results } = await send(server, listMessages, { id }, member.token);
  expect(results.filter(({ sender }) => sender === 'writer')).toEqual([]);
  const memberPage = await openPageAs(member);
  await memberPage.goto(`/${id}`);
  await expect(memberPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(memberPage.getByText('Two ways lie before you.')).toBeHidden();
  await expect(memberPage.getByRole('button', { name: /seal/i })).toHaveCount(0);
});
