import { addCard } from '#contract/billing/calls.ts';
import { aMember, aQuestion, GOOD_CARD, send } from './people.ts';
import { expect, test, waitForResponseTo } from './fixtures.ts';

test('a profile saved in one tab is the one that the other tab goes on from', async ({
  server,
  openPageAs,
}) => {
  const one = await openPageAs(await aMember(server));
  const other = await one.context().newPage();
  const bioOf = (tab: typeof one) => tab.getByLabel('Bio');
  for (const tab of [one, other]) {
    await tab.goto('/profile');
    await expect(bioOf(tab)).toBeVisible();
  }
  await bioOf(one).fill('Paints');
  await expect(bioOf(other)).toHaveValue('Paints');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('Your profile is saved')).toBeVisible();
  await expect(bioOf(one)).toHaveValue('Paints');
  await bioOf(one).fill('Paints and sails');
  await one.getByRole('button', { name: 'Save profile' }).click();
  await expect(one.getByText('Your profile is saved')).toBeVisible();
  await expect(bioOf(other)).toHaveValue('Paints and sails');
});

test('a card removed in one tab disappears from the other', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  await send(server, addCard, { ...GOOD_CARD, cardNumber: '5555555555554444' }, member.token);
  const one = await openPageAs(member);
  const other = await one.context().newPage();
  for (const tab of [one, other]) {
    await tab.goto('/account/payment');
    await expect(tab.getByText('Mastercard ending in 4444')).toBeVisible();
  }
  await one.getByRole('button', { name: 'Remove: Mastercard ending in 4444' }).click();
  await one.getByRole('button', { name: 'YES' }).click();
  await expect(other.getByText('Mastercard ending in 4444')).toBeHidden();
});

test('a favourite marked in one tab is one in the other', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const one = await openPageAs(member);
  const other = await one.context().newPage();
  const star = (tab: typeof one) => tab.getByRole('button', { name: /favourite/i });
  for (const tab of [one, other]) {
    await tab.goto(`/${id}`);
    await expect(star(tab)).toHaveAttribute('aria-pressed', 'false');
  }
  await star(one).click();
  await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
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
