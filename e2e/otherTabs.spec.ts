import { addCard } from '#contract/billing/calls.ts';
import { aMember, aQuestion, GOOD_CARD, send } from './people.ts';
import { expect, test, waitForResponseTo } from './fixtures.ts';

test('a profile saved in one tab is the one that the other tab goes on from', async ({
  server,
  openPageAs,
}) => {
  const firstTab = await openPageAs(await aMember(server));
  const secondTab = await firstTab.context().newPage();
  const bioField = (tab: typeof firstTab) => tab.getByLabel('Bio');
  for (const tab of [firstTab, secondTab]) {
    await tab.goto('/profile');
    await expect(bioField(tab)).toBeVisible();
  }
  await bioField(firstTab).fill('Paints');
  await expect(bioField(secondTab)).toHaveValue('Paints');
  const refetched = waitForResponseTo(firstTab, /^GET \/api\/users-me$/);
  await secondTab.getByRole('button', { name: 'Save profile' }).click();
  await expect(secondTab.getByText('Your profile is saved')).toBeVisible();
  await (await refetched).finished();
  await expect(bioField(firstTab)).toHaveValue('Paints');
  await bioField(firstTab).fill('Paints and sails');
  await firstTab.getByRole('button', { name: 'Save profile' }).click();
  await expect(firstTab.getByText('Your profile is saved')).toBeVisible();
  await expect(bioField(secondTab)).toHaveValue('Paints and sails');
});

test('a card removed in one tab disappears from the other', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  await send(server, addCard, { ...GOOD_CARD, cardNumber: '5555555555554444' }, member.token);
  const firstTab = await openPageAs(member);
  const secondTab = await firstTab.context().newPage();
  for (const tab of [firstTab, secondTab]) {
    await tab.goto('/account/payment');
    await expect(tab.getByText('Mastercard ending in 4444')).toBeVisible();
  }
  await firstTab.getByRole('button', { name: 'Remove: Mastercard ending in 4444' }).click();
  await firstTab.getByRole('button', { name: 'YES' }).click();
  await expect(secondTab.getByText('Mastercard ending in 4444')).toBeHidden();
});

test('a favourite marked in one tab is one in the other', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const firstTab = await openPageAs(member);
  const secondTab = await firstTab.context().newPage();
  const favouriteButton = (tab: typeof firstTab) => tab.getByRole('button', { name: /favourite/i });
  for (const tab of [firstTab, secondTab]) {
    await tab.goto(`/${id}`);
    await expect(favouriteButton(tab)).toHaveAttribute('aria-pressed', 'false');
  }
  await favouriteButton(firstTab).click();
  await expect(favouriteButton(secondTab)).toHaveAttribute('aria-pressed', 'true');
});

test('a member’s new question appears on their page at the desk', async ({ server, writer, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs(writer);
  const live = waitForResponseTo(page, /^GET \/psychic-messages\/$/);
  await page.goto(`/manage/users/${member.id}`);
  await expect(page.getByText('The member has not asked yet.')).toBeVisible();
  await live;
  await aQuestion(server, member, { title: 'Where is the key?' });
  await expect(page.getByRole('list', { name: 'Requests' })).toContainText('Where is the key?');
});
