import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { aMembershipIn, neverSubscribed } from '../testing/memberships.ts';
import { CloseAccount } from './CloseAccount.tsx';
import { eraseBrowserData } from './eraseBrowserData.ts';

vi.mock('./eraseBrowserData.ts', () => ({ eraseBrowserData: vi.fn() }));

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.reads['/api/billing/subscription_info'] = aMembershipIn('monthly_active');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(eraseBrowserData).mockClear();
});

async function askToClose() {
  await renderApp(<CloseAccount />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Current password'), 'a box of oils');
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  return user;
}

test('an account is closed only after YES, and nothing of it stays in the browser', async () => {
  server.answers = async () => new Response(null, { status: 204 });
  const user = await askToClose();
  await user.click(await screen.findByText('NO'));
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  await user.click(await screen.findByText('YES'));
  expect(server.sent).toMatchObject([
    { method: 'DELETE', url: '/api/users-me', body: { password: 'a box of oils' } },
  ]);
  await expect.poll(() => eraseBrowserData).toHaveBeenCalledOnce();
});

test('announces the end of a membership only to those who have one', async () => {
  await askToClose();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Your membership ends now, without');
  cleanup();
  server.reads['/api/billing/subscription_info'] = neverSubscribed;
  await askToClose();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Your letters are erased.');
  expect(document.body.textContent).not.toContain('Your membership ends');
});

test('a refusal is shown, and the member stays', async () => {
  const problem = { status: 409, code: 'payment_in_progress', detail: 'A payment is under way' };
  server.answers = async () => Response.json(problem, { status: 409 });
  const user = await askToClose();
  await user.click(await screen.findByText('YES'));
  expect(await screen.findByText('A payment is under way')).not.toBeNull();
  expect(eraseBrowserData).not.toHaveBeenCalled();
});

test('a closing whose response was lost is done once the session has ended', async () => {
  localStorage.setItem('token', 'the-token');
  server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
  const user = await askToClose();
  await user.click(await screen.findByText('YES'));
  await screen.findByText(/We could not reach Moonletter/);
  expect(eraseBrowserData).not.toHaveBeenCalled();
  server.answers = async () =>
    Response.json({ status: 401, code: 'unauthenticated', detail: 'Log in' }, { status: 401 });
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  await user.click(await screen.findByText('YES'));
  await expect.poll(() => eraseBrowserData).toHaveBeenCalledOnce();
});
