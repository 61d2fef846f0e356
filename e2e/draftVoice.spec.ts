import { listPersonalities } from '#contract/readers/calls.ts';
import PAPER_LINES from '../server/src/tarot/meanings/paperImageLines.json' with { type: 'json' };
import { drawCards } from '#contract/readings/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMember, aQuestion, aWriter, send } from './people.ts';

test('a reader edits the voice of their drafts; an invalid line shows an error and keeps everything', async ({
  server,
  openPageAs,
}) => {
  const writer = await aWriter(server, 'Oriane');
  const page = await openPageAs(writer);
  await page.goto('/writer/profile');
  const voice = page.locator('form', { has: page.getByRole('button', { name: 'Save my voice' }) });
  await voice.getByLabel('Greeting').fill('My dear');
  await voice
    .getByLabel('Favourite sentences')
    .fill(Array.from({ length: 12 }, (_, n) => `Line ${n}.`).join('\n'));
  await voice.getByRole('button', { name: 'Save my voice' }).click();
  await expect(voice.getByText('Please keep it to 5 sentences, one on a line')).toBeVisible();
  await expect(voice.getByLabel('Favourite sentences')).toBeFocused();
  await expect(voice.getByLabel('Greeting')).toHaveValue('My dear');
  await voice.getByLabel('Favourite sentences').fill('First the kettle, then the plan.');
  await voice.getByLabel('Last sentence').fill('Until soon, with both hands');
  const bio = page.getByLabel('Bio');
  await bio.fill('Reads by the window.');
  await page.reload();
  await expect(bio).toHaveValue('Reads by the window.');
  await expect(voice.getByLabel('Favourite sentences')).toHaveValue('First the kettle, then the plan.');
  await voice.getByRole('button', { name: 'Save my voice' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(voice.getByLabel('Greeting')).toHaveValue('My dear');

  const { id: personality } = (await send(server, listPersonalities, {}, writer.token)).find(
    ({ firstName }) => firstName === 'Oriane',
  )!;
  const member = await aMember(server);
  const id = await aQuestion(server, member, { personality, numberOfTarotCards: 1 });
  await send(server, drawCards, { id, spread: 'one-card' }, writer.token);
  await page.goto(`/readings/${id}`);
  const reply = page.getByLabel('Reply text');
  await expect(reply).toHaveValue(/^My dear Rosalind,/);
  await expect(reply).toHaveValue(/Until soon, with both hands\./);
});

test('a draft describes the pictures of the chosen deck', async ({ server, writer, openPageAs }) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 1 });
  const { cards } = await send(server, drawCards, { id, spread: 'one-card' }, writer.token);
  const inPaper = PAPER_LINES[cards[0]!.name as keyof typeof PAPER_LINES].slice(1);
  const page = await openPageAs(writer);
  await page.goto(`/readings/${id}`);
  const passage = page.getByLabel(/^Passage for 1/);
  await expect(passage).toHaveValue(/\w/);
  await page.getByLabel('Deck').selectOption('paper');
  await expect(passage).toHaveValue(new RegExp(inPaper.replaceAll(/[.;]/g, '\\$&')));
  // Changes of the writer stay.
  await passage.fill('In my own words.');
  await page.getByLabel('Deck').selectOption('night');
  await expect(page.getByRole('img', { name: cards[0]!.name }).first()).toHaveAttribute('src', /\/night\//);
  await expect(passage).toHaveValue('In my own words.');
});
