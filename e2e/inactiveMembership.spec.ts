import { logIn } from '#contract/accounts/calls.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { send } from './people.ts';
import { DEMO_PASSWORD, type RunningServer } from './server.ts';
import { expect, recordRequests, test } from './fixtures.ts';
import { messageBox } from './messageBox.ts';

const logInAs = (demo: RunningServer, name: string) =>
  send(demo, logIn, { email: `${name}@moonletter.test`, password: DEMO_PASSWORD });

/** A member without a serviceable membership, and one of their requests. */
async function aLapsedMember(demo: RunningServer, name: string) {
  const { token, user } = await logInAs(demo, name);
  const { results } = await send(demo, listRequests, {}, token);
  return { token, userId: user.id, requestId: results[0]!.id! };
}

for (const [status, sentence] of [
  ['canceled', 'canceled right now. Please reactivate it and your reading will be done.'],
  ['monthly_skipping', 'skipped right now. Please reactivate it and your reading will be done.'],
  ['payment_failed', 'not current right now. Please get current first and your reading will be done.'],
] as const) {
  test(`the canned reply for ${status} is offered, and nothing is sent by itself`, async ({
    demo,
    openPageAs,
  }) => {
    const { requestId } = await aLapsedMember(demo, status);
    const page = await openPageAs(await logInAs(demo, 'writer'), { baseURL: demo.origin });
    await page.goto(`/readings/${requestId}`);
    const sent = recordRequests(page, /^POST .*(messages|responses)/);
    await page.getByRole('button', { name: 'Canned reply' }).click();
    await expect(page.getByLabel('Reply text')).toHaveValue(
      `I'd love to answer this for you! Your account is ${sentence}`,
    );
    // As a letter it would count as the answer.
    await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
    expect(sent).toEqual([]);
  });
}

test('a canceled member can read, but ask and write only after reactivating; typed text is kept', async ({
  demo,
  openPageAs,
}) => {
  const member = await aLapsedMember(demo, 'canceled');
  const page = await openPageAs(member, { baseURL: demo.origin });
  const sent = recordRequests(page, /^POST .*(messages|requests)$/);
  await page.goto('/create');
  await expect(page).toHaveURL(/inactive-subscription$/);
  await expect(page.getByRole('button', { name: 'Reactivate Membership' })).toBeVisible();
  await page.goto(`/${member.requestId}`);
  await messageBox(page).fill('Are you still there?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/inactive-subscription$/);
  expect(sent).toEqual([]);
  await page.goto(`/${member.requestId}`);
  await expect(messageBox(page)).toHaveValue('Are you still there?');
});
