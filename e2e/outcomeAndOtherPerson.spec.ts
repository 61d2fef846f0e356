import { logIn } from '#contract/accounts/calls.ts';
import { getRequest, markRead } from '#contract/readings/calls.ts';
import { expect, test } from './fixtures.ts';
import { aMember, anAnswer, aQuestion, aWriter, PASSWORD, send } from './people.ts';

const DAY = 86_400;

test('a month after a letter its member reports the outcome, and the reader sees it', async ({
  timed,
  openPageAs,
}) => {
  const member = await aMember(timed, 'Quintina');
  const id = await aQuestion(timed, member);
  await anAnswer(timed, await aWriter(timed), id);
  const { messages } = await send(timed, getRequest, { id }, member.token);
  await send(timed, markRead, { id, messageId: messages.at(-1)!.id }, member.token);
  await timed.advance(31 * DAY);
  await timed.mailTo(member.email, 'What came of it?');
  const { token } = await send(timed, logIn, { email: member.email, password: PASSWORD });
  const page = await openPageAs({ token }, { baseURL: timed.origin });

  await page.goto('/');
  await page.getByRole('link', { name: 'Tell us what came of it' }).click();
  const section = page.locator('#outcome');
  await expect(section.getByRole('heading', { name: 'What came of it?' })).toBeInViewport();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Please choose how you feel about it')).toBeVisible();
  await section.getByRole('radio', { name: 'Glad' }).check();
  await section.getByLabel('In your own words').fill('I paint on Sundays again.');
  await page.reload();
  await expect(section.getByRole('radio', { name: 'Glad' })).toBeChecked();
  await expect(section.getByLabel('In your own words')).toHaveValue('I paint on Sundays again.');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('I paint on Sundays again.', { exact: true })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Change it' })).toBeFocused();
  await section.getByRole('button', { name: 'Change it' }).press('Enter');
  await expect(section.getByRole('radio', { name: 'Glad' })).toBeFocused();
  await section.getByLabel('In your own words').fill('I paint again, two hours at most.');
  await page.reload();
  await expect(section.getByLabel('In your own words')).toHaveValue('I paint again, two hours at most.');
  await section.getByRole('button', { name: 'Save' }).click();
  // The form may hold the same text until then.
  await expect(section.getByRole('button', { name: 'Change it' })).toBeVisible();
  await page.reload();
  await expect(section.getByText('I paint again, two hours at most.', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'My readings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell us what came of it' })).toHaveCount(0);

  const desk = await openPageAs(await aWriter(timed), { baseURL: timed.origin });
  await desk.goto(`/readings/${id}`);
  const outcome = desk.getByRole('region', { name: 'What came of it' });
  await expect(outcome).toContainText('Glad');
  await expect(outcome).toContainText('I paint again, two hours at most.');
  await desk.goto('/manage/grades');
  await expect(desk.getByRole('list', { name: 'What came of it' })).toContainText('Quintina');
});

test('the other person of a question has a chart at the desk and is mentioned in the draft', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server, 'Romola');
  const page = await openPageAs(member);
  await page.goto('/create');
  await page.getByLabel('Your question').fill('What is it between Tom and me?');
  const name = page.getByLabel('Their name');
  await expect(name).toBeHidden();
  await page.getByText('Is it about another person?').click();
  await page.getByLabel('Their birth date').fill('1975-06-11');
  await page.getByRole('button', { name: 'Send my question' }).click();
  await expect(page.getByText('Please give their name')).toBeVisible();
  await name.fill('Tom');
  await page.getByLabel('Their birth time').selectOption({ label: '6:00 PM' });
  await page.getByLabel('Their birth location').fill('Haarlem');
  await page
    .getByRole('option', { name: /Haarlem/ })
    .first()
    .click();
  await page.reload();
  await expect(name).toHaveValue('Tom');
  await expect(page.getByLabel('Their birth date')).toHaveValue('1975-06-11');
  await expect(page.getByLabel('Their birth location')).toHaveValue(/Haarlem/);
  await page.getByRole('button', { name: 'Send my question' }).click();
  await page.waitForURL(/\/\d+$/);

  const desk = await openPageAs(writer);
  await desk.goto(`/readings${new URL(page.url()).pathname}`);
  await desk.getByText('The other person: Tom').click();
  await expect(desk.getByRole('img', { name: 'Birth chart of Tom' })).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Aspects to Tom' })).toBeVisible();
  await desk.getByRole('button', { name: 'Put the first into the letter' }).click();
  await expect(desk.getByLabel('Reply text')).toHaveValue(/Tom’s /);
});

test('on a touch screen, a button below open suggestions is pressed before they close', async ({
  server,
  openPageAs,
}) => {
  const page = await openPageAs(await aMember(server), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.goto('/create');
  await page.getByText('Is it about another person?').tap();
  const place = page.getByRole('combobox', { name: 'Their birth location' });
  await place.fill('Porto');
  const suggestion = page.getByRole('option', { name: /^Porto/ }).first();
  await expect(suggestion).toBeVisible();
  // With the field in sight, its list closes above the button.
  await place.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await page.getByRole('button', { name: 'Send my question' }).tap();
  await expect(page.getByText('Please write your question')).toBeVisible();
  await expect(suggestion).toBeHidden();
});

test('a question is overdue once the server says so, though the device is slow', async ({
  timed,
  openPageAs,
}) => {
  const member = await aMember(timed);
  const id = await aQuestion(timed, member, { title: 'Asked a day ago' });
  const writer = await aWriter(timed);
  await timed.advance(26 * 3_600);
  const page = await openPageAs(member, { baseURL: timed.origin });
  await page.goto(`/${id}`);
  await expect(page.getByText('This is later than we promised')).toBeVisible();
  const desk = await openPageAs(writer, { baseURL: timed.origin });
  await desk.goto(`/readings/${id}`);
  await expect(
    desk.getByRole('list', { name: 'Queue' }).getByRole('link', { name: 'Asked a day ago' }),
  ).toContainText(/overdue [12] h/);
});
