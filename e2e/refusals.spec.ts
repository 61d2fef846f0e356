import { addCard, listCards } from '#contract/billing/calls.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { aMember, aNewcomer, aQuestion, aVisitorWhoSignedUp, GOOD_CARD, send } from './people.ts';
import { expect, recordRequests, test } from './fixtures.ts';
import { reopen } from './gallery.ts';

test('an empty login shows what is required and sends nothing; a wrong password keeps the form', async ({
  server,
  openPageAs,
}) => {
  const { email } = await aVisitorWhoSignedUp(server);
  const page = await openPageAs();
  await page.goto('/login');
  const sent = recordRequests(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  );
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(sent).toEqual([]);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the lantern');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page).toHaveURL(/\/login$/);
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/auth/token']);
});

test('sign up shows every invalid field, and sends nothing', async ({ server, openPageAs }) => {
  const known = await aVisitorWhoSignedUp(server);
  const page = await openPageAs();
  await page.goto('/signup');
  const sent = recordRequests(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  for (const [label, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Email is required'],
    ['Birth date', /Birth date is required/],
    ['Password', /Password is required/],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  await expect(page.getByText('Please accept the terms')).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Email').fill(known.email);
  await page.getByLabel('Birth date').fill('1990-01-01');
  await page.getByLabel('Password', { exact: true }).fill('a lantern by the door');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page).toHaveURL(/\/signup$/);
});

test('the card form is validated as a whole before anything is sent', async ({ server, openPageAs }) => {
  const page = await openPageAs(await aNewcomer(server));
  await page.goto('/account/payment');
  await expect(page.getByText('No payment methods found')).toBeVisible();
  const sent = recordRequests(page);
  const add = page.getByRole('button', { name: 'Add card' });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const message = async (expected: Record<string, string>) => {
    await add.click();
    for (const [label, text] of Object.entries(expected))
      await expect(field(label)).toHaveAccessibleDescription(text);
  };
  await message({
    'Card holder': 'Card holder name is empty',
    'Card number': 'Card number is invalid',
    'Expiration date': 'Expiration date must be formatted MM/YY',
    'Security code': 'Security code is invalid',
    ZIP: 'ZIP is invalid',
  });

  await field('Card holder').fill('   ');
  await field('Card number').pressSequentially('4242 4242 4242 4');
  await expect(field('Card number')).toHaveValue(/^[\d ]+$/);
  await field('Expiration date').pressSequentially('1330');
  await expect(field('Expiration date')).toHaveValue('13/30');
  await field('Security code').fill('12');
  await field('ZIP').fill('12345-67');
  await message({
    'Card holder': 'Card holder name is empty',
    'Card number': 'Card number is invalid',
    'Expiration date': 'Expiration month is not a valid month',
    'Security code': 'Security code is invalid',
    ZIP: 'ZIP is invalid',
  });
  await field('Expiration date').fill('01/20');
  await message({ 'Expiration date': 'Expiration date has passed' });
  await field('Expiration date').fill('');
  await page.keyboard.insertText('12 / 2031');
  await expect(field('Expiration date')).toHaveValue('12/31');
  expect(sent).toEqual([]);
});

test('the profile shows step by step what is missing, and sends nothing', async ({ server, openPageAs }) => {
  const page = await openPageAs(await aVisitorWhoSignedUp(server));
  await page.goto('/create-profile');
  const sent = recordRequests(page);
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.getByText('Gender not selected')).toBeVisible();
  await expect(page.getByText('Current location is empty')).toBeVisible();
  await expect(page.getByText('Error in one of your profile fields')).toBeVisible();
  await page.getByRole('radio', { name: 'Prefer not to say' }).check();
  await page.getByLabel('Current location').fill('Porto');
  await next.click();
  await next.click();
  await expect(page.getByText('Birth time not selected')).toBeVisible();
  await expect(page.getByText('Birth location is empty')).toBeVisible();
  await page.getByLabel('Birth time').selectOption({ label: '12:00 AM' });
  await page.getByLabel('Birth location').fill('Ghent');
  await page.getByLabel('Birth location').press('Tab');
  await next.click();
  await next.click();
  await expect(page.getByText('Bio is empty')).toBeVisible();
  await expect(page.getByText('Experience level not selected')).toBeVisible();
  await expect(page.getByText('Not selected', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);

  // Level 0 and 'no' are valid answers.
  await page.getByLabel('Bio').fill('Plain words, please.');
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await next.click();
  await page.getByRole('button', { name: 'Create my profile' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  const [created] = sent;
  expect(JSON.parse(created?.body ?? '')).toMatchObject({
    gender: 'NUL',
    birth_time: '00:00:00',
    experience_level: 0,
    seen_writer: false,
  });
});

test('an empty or too long question is not sent; two clicks send it once', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  await page.goto('/create');
  const question = page.getByLabel('Your question');
  await expect(question).toBeVisible();
  const sent = recordRequests(page);
  const submit = page.getByRole('button', { name: 'Send my question' });
  await submit.click();
  await expect(question).toHaveAccessibleDescription(/Please write your question/);
  await question.fill('x'.repeat(5_001));
  await submit.click();
  await expect(question).toHaveAccessibleDescription(/A question has at most 5,000 characters/);
  expect(sent).toEqual([]);

  await question.fill('Will the two of us be able to share a house?');
  await submit.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Will the two of us');
  expect(sent.filter(({ call }) => call === 'POST /api/reading_requests')).toHaveLength(1);
  const { count } = await send(server, listRequests, {}, member.token);
  expect(count).toBe(1);
});

test('a card that is refused when added shows an Error toast and keeps the form', async ({
  server,
  openPageAs,
}) => {
  const member = await aNewcomer(server);
  const page = await openPageAs(member);
  await page.goto('/account/payment');
  await page.getByLabel('Card holder').fill('Rosalind Achterberg');
  await page.getByLabel('Card number').fill('4000000000000002');
  await page.getByLabel('Expiration date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('ZIP').fill('94107');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText(
    /declined/i,
  );
  await expect(page.getByLabel('Card holder')).toHaveValue('Rosalind Achterberg');
  await expect(page.getByLabel('Card number')).toHaveValue(/0002$/);
  await expect(page.getByRole('button', { name: 'Add card' })).toBeEnabled();
  expect((await send(server, listCards, {}, member.token)).cards).toEqual([]);
});

test('a declined charge shows the reason, and no membership begins', async ({ server, openPageAs }) => {
  const member = await aNewcomer(server);
  await send(server, addCard, { ...GOOD_CARD, cardNumber: '4000000000000341' }, member.token);
  const page = await openPageAs(member);
  await page.goto('/inactive-subscription');
  const sent = recordRequests(page);
  const start = page.getByRole('button', { name: 'Pay $192.00 and begin' });
  await start.dblclick();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toContainText(
    /declined/i,
  );
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/subscription/create_subscription']);
  await expect(start).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your card' }).getByRole('alert')).toContainText(/declined/i);
  await expect(start).toBeEnabled();
  await expect(page).toHaveURL(/inactive-subscription$/);
});

test('asking without a membership leads to the plans', async ({ server, openPageAs }) => {
  const page = await openPageAs(await aNewcomer(server));
  await page.goto('/create');
  await expect(page).toHaveURL(/inactive-subscription$/);
  await expect(page.getByRole('radio', { name: /Annual.*Most Popular/ })).toBeVisible();
});

test("another member's letter is Not Found", async ({ server, openPageAs }) => {
  const [owner, other] = [await aMember(server), await aMember(server, 'Ines')];
  const id = await aQuestion(server, owner);
  const page = await openPageAs(other);
  for (const path of [`/${id}`, '/99999999', '/no/such/page']) {
    await reopen(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
    await expect(page.getByText('painting')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
});
