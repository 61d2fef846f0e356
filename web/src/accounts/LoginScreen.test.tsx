import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newQueryClient } from '../platform/queries.ts';
import { type Session, SessionContext } from '../platform/session.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { TestRouter } from '../testing/TestRouter.tsx';
import { useLocation } from '../ui/router.tsx';

const user = { id: 1, email: 'rosalind@moonletter.test', role: 'Customer', is_writer: false };
const wrongCredentials = () =>
  Response.json({ code: 'wrong_credentials', detail: 'Email or password is incorrect' }, { status: 400 });

let sent: { headers: Record<string, string> }[];
let answer: () => Promise<Response>;
const signIn = vi.fn();

beforeEach(() => {
  sent = [];
  answer = async () => Response.json({ token: 't', user });
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    sent.push({ headers: headers as Record<string, string> });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  signIn.mockClear();
  localStorage.clear();
});

const renderLogin = (session: Session = { kind: 'visitor' }, address = '/login') =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <SessionContext value={{ session, signIn, signOut: () => {} }}>
        <TestRouter address={address}>
          <LoginOrElsewhere />
        </TestRouter>
      </SessionContext>
    </QueryClientProvider>,
  );

const SCREENS: Record<string, string> = { '/account/payment': 'Payment Methods', '/readings': 'Readings' };

function LoginOrElsewhere() {
  const { pathname } = useLocation();
  return pathname === '/login' ? <LoginScreen /> : (SCREENS[pathname] ?? 'Elsewhere');
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('each empty field has its own error, and nothing is sent while there is one', async () => {
  renderLogin();
  await press();
  expect(screen.queryByText('Email is required')).not.toBeNull();
  expect(screen.queryByText('Password is required')).not.toBeNull();
  await type('Email', 'rosalind@moonletter.test');
  await press();
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(screen.queryByText('Password is required')).not.toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  [true, 1],
  [undefined, 0],
])('that a session has ended (%s) is said', (hasEnded, count) => {
  renderLogin({ kind: 'visitor', hasEnded });
  expect(screen.queryAllByText(/^Your session has ended/)).toHaveLength(count);
});

test('a failed login stays on the form until the next try', async () => {
  answer = async () => wrongCredentials();
  renderLogin();
  await type('Email', 'rosalind@moonletter.test');
  await type('Password', 'not it{Enter}');
  await screen.findByText('Email or password is incorrect');
  await type('Password', 'x');
  expect(screen.queryByText('Email or password is incorrect')).not.toBeNull();
  const { promise } = Promise.withResolvers<Response>();
  answer = () => promise;
  await press();
  expect(screen.queryByText('Email or password is incorrect')).toBeNull();
});

test('logging in sends no authorization, though an old token is still stored', async () => {
  localStorage.setItem('token', 'stale');
  renderLogin();
  await type('Email', 'rosalind@moonletter.test');
  await type('Password', 'the box of oils{Enter}');
  await expect.poll(() => signIn).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers).not.toHaveProperty('Authorization');
});

test('after logging in, the page that required it is shown', async () => {
  renderLogin({ kind: 'visitor' }, '/login?next=%2Faccount%2Fpayment');
  await type('Email', 'rosalind@moonletter.test');
  await type('Password', 'the box of oils{Enter}');
  expect(await screen.findByText('Payment Methods')).not.toBeNull();
});

test('a signed-in user sees their account, and a button to the home screen', async () => {
  const writer = { id: 2, email: 'isolde@moonletter.test', role: 'Writer', isWriter: true } as const;
  renderLogin({ kind: 'signedIn', user: writer });
  expect(screen.queryByText('isolde@moonletter.test')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go Home' }));
  expect(screen.queryByText('Readings')).not.toBeNull();
});
