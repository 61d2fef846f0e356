import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Fragment, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '#contract/accounts/calls.ts';
import { ROLES } from '#contract/accounts/codes.ts';
import { getNewSubscriptionInfo, getSubscriptionInfo, listCards } from '#contract/billing/calls.ts';
import { listUsers } from '#contract/members/calls.ts';
import { getMe, type Profile } from '#contract/profiles/calls.ts';
import { toWire } from '#contract/wire.ts';
import { memberProfile } from '../testing/profiles.ts';
import { queryKeyFor, queryOptionsFor } from '../platform/queries.ts';
import { useSession } from '../platform/session.ts';
import { notifyUnauthorized } from '../platform/unauthorized.ts';
import { decideAccess } from './guard.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { Link } from '../ui/Link.tsx';
import { Navigate, Router, useLocation } from '../ui/router.tsx';

type Reply = (body: unknown, status?: number) => void;

let pendingRequests: { path: string; signal: AbortSignal; reply: Reply }[] = [];

beforeEach(() => {
  pendingRequests = [];
  vi.stubGlobal('fetch', (path: string | URL, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      // The event stream, which sends nothing in these tests.
      if (path instanceof URL) return;
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      pendingRequests.push({
        path,
        signal,
        reply: (body, status = 200) => resolve(Response.json(toWire(body), { status })),
      });
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function CurrentRole() {
  const { session, signOut } = useSession();
  return <button onClick={signOut}>{session.kind === 'signedIn' ? session.user.role : 'a visitor'}</button>;
}

const start = (children = <CurrentRole />) =>
  render(
    <Router>
      <SessionProvider>{children}</SessionProvider>
    </Router>,
  );

/** Waits until exactly these paths were requested, and returns the last request. */
async function waitForRequests(...paths: string[]) {
  await expect.poll(() => pendingRequests.map(({ path }) => path)).toEqual(paths);
  return pendingRequests.at(-1)!;
}

const resolveRequest = (path: string, body: unknown, status?: number) =>
  act(async () => pendingRequests.find((request) => request.path === path)!.reply(body, status));

const user = (isWriter: boolean): SignedInUser => ({
  id: 1,
  email: 'me@moonletter.test',
  role: isWriter ? 'Writer' : 'Customer',
  isWriter,
});

const profile = (isWriter: boolean): Profile => ({
  ...memberProfile,
  ...user(isWriter),
  currentSubscriptionStatus: 'canceled',
});

const SESSION = '/api/auth/session';
const ME = '/api/users-me';
const BILLING = ['/api/billing/subscription_info', '/api/billing/new_subscription_info'];
const isLoading = () => screen.queryByRole('status') !== null && screen.queryByRole('button') === null;

test('makes no call without a token', () => {
  start();
  expect(screen.getByText('a visitor')).toBeTruthy();
  expect(pendingRequests).toEqual([]);
});

test('a writer is signed in after session check and profile, without billing calls', async () => {
  localStorage.setItem('token', 'the-token');
  start();
  await waitForRequests(SESSION);
  expect(isLoading()).toBe(true);
  await resolveRequest(SESSION, { user: user(true) });
  await waitForRequests(SESSION, ME);
  expect(isLoading()).toBe(true);
  await resolveRequest(ME, profile(true));
  expect(await screen.findByText('Writer')).toBeTruthy();
  expect(pendingRequests).toHaveLength(2);
});

test("a customer's two billing calls are made last, and their failure blocks nothing", async () => {
  localStorage.setItem('token', 'the-token');
  start();
  await waitForRequests(SESSION);
  await resolveRequest(SESSION, { user: user(false) });
  await waitForRequests(SESSION, ME);
  await resolveRequest(ME, profile(false));
  await waitForRequests(SESSION, ME, ...BILLING);
  expect(isLoading()).toBe(true);
  for (const path of BILLING) await resolveRequest(path, { detail: 'No' }, 404);
  expect(await screen.findByText('Customer')).toBeTruthy();
});

test('a screen that refetches failed billing data stays while it loads', async () => {
  localStorage.setItem('token', 'the-token');
  const AsksForBilling = () => {
    useQuery(queryOptionsFor(getSubscriptionInfo, {}));
    useQuery(queryOptionsFor(getNewSubscriptionInfo, {}));
    return <CurrentRole />;
  };
  start(<AsksForBilling />);
  await waitForRequests(SESSION);
  await resolveRequest(SESSION, { user: user(false) });
  await waitForRequests(SESSION, ME);
  await resolveRequest(ME, profile(false));
  await waitForRequests(SESSION, ME, ...BILLING);
  for (const path of BILLING) await resolveRequest(path, { detail: 'No' }, 404);
  await waitForRequests(SESSION, ME, ...BILLING, ...BILLING);
  expect(isLoading()).toBe(false);
  expect(screen.queryByText('Customer')).not.toBeNull();
});

test('a writer who has lost the role leaves the writers’ screen at the next 403', async () => {
  localStorage.setItem('token', 'the-token');
  const Users = () => <p>Users {useQuery(queryOptionsFor(listUsers, {})).status}</p>;
  start(
    <ScreenOfPath
      screens={{ '/forbidden': <h1>Forbidden</h1> }}
      otherwise={<Guarded screen={<Users />} />}
    />,
  );
  await waitForRequests(SESSION);
  await resolveRequest(SESSION, { user: user(true) });
  await waitForRequests(SESSION, ME);
  await resolveRequest(ME, profile(true));
  await screen.findByText('Users pending');
  const refused = await waitForRequests(SESSION, ME, '/api/users');
  pendingRequests = [];
  await act(async () => refused.reply({ code: 'forbidden', detail: 'Writers only' }, 403));
  await waitForRequests(SESSION, ME);
  await resolveRequest(SESSION, { user: user(false) });
  await resolveRequest(ME, profile(false));
  await expect.poll(() => pendingRequests).toHaveLength(4);
  for (const path of BILLING) await resolveRequest(path, { detail: 'No' }, 404);
  expect(await screen.findByText('Forbidden')).toBeTruthy();
});

test('a member who has become a writer has the new role once the profile is refetched', async () => {
  localStorage.setItem('token', 'the-token');
  const Refetch = () => {
    const client = useQueryClient();
    return <button onClick={() => client.refetchQueries({ queryKey: queryKeyFor(getMe) })}>Refetch</button>;
  };
  start(
    <>
      <CurrentRole />
      <Refetch />
    </>,
  );
  await waitForRequests(SESSION);
  await resolveRequest(SESSION, { user: user(false) });
  await waitForRequests(SESSION, ME);
  await resolveRequest(ME, profile(false));
  await waitForRequests(SESSION, ME, ...BILLING);
  for (const path of BILLING) await resolveRequest(path, { detail: 'No' }, 404);
  await screen.findByText('Customer');
  pendingRequests = [];
  fireEvent.click(screen.getByText('Refetch'));
  await waitForRequests(ME);
  await resolveRequest(ME, profile(true));
  expect(await screen.findByText('Writer')).toBeTruthy();
});

test('a refused token is dropped and the user becomes a visitor', async () => {
  localStorage.setItem('token', 'an-old-one');
  start();
  await waitForRequests(SESSION);
  await resolveRequest(SESSION, { detail: 'Please log in' }, 401);
  expect(await screen.findByText('a visitor')).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();
});

test('after a 401 while opening a screen, logging in leads to that screen', async () => {
  history.replaceState(null, '', '/account');
  localStorage.setItem('token', 'the-token');
  start(
    <Suspense fallback="Loading">
      <ScreenOfPath
        screens={{
          '/login': <h1>Login</h1>,
          '/account': <Guarded screen={<Link to="/account/payment">Cards</Link>} />,
          '/account/payment': <Guarded screen={<Cards />} />,
        }}
      />
    </Suspense>,
  );
  await waitForRequests(SESSION);
  await resolveRequest(SESSION, { user: user(true) });
  await waitForRequests(SESSION, ME);
  await resolveRequest(ME, profile(true));
  fireEvent.click(await screen.findByText('Cards'));
  await waitForRequests(SESSION, ME, '/api/billing/payment_method');
  expect(screen.getByText('Cards')).toBeTruthy();
  act(() => notifyUnauthorized('the-token'));
  await screen.findByText('Login');
  expect(location.search).toBe('?next=%2Faccount%2Fpayment');
});

test('after logging out and in again, the end of that session leads back to its screen too', async () => {
  history.replaceState(null, '', '/account');
  localStorage.setItem('token', 'the-token');
  start(
    <ScreenOfPath screens={{ '/login': <LoginAgain />, '/account': <Guarded screen={<CurrentRole />} /> }} />,
  );
  await waitForRequests(SESSION);
  await resolveRequest(SESSION, { user: user(true) });
  await waitForRequests(SESSION, ME);
  await resolveRequest(ME, profile(true));
  fireEvent.click(await screen.findByText('Writer'));
  fireEvent.click(await screen.findByText('Log in again'));
  expect(location.search, 'the next user is not led back').toBe('');
  await waitForRequests(SESSION, ME, '/api/auth/token', ME);
  await act(async () => pendingRequests.at(-1)!.reply(profile(true)));
  fireEvent.click(await screen.findByText('Account'));
  await screen.findByText('Writer');
  act(() => notifyUnauthorized('the-new-token'));
  await screen.findByText('Log in again');
  expect(location.search).toBe('?next=%2Faccount');
});

function LoginAgain() {
  const { signIn } = useSession();
  return (
    <>
      <button onClick={() => signIn({ token: 'the-new-token', user: user(true) })}>Log in again</button>
      <Link to="/account">Account</Link>
    </>
  );
}

interface ScreenOfPathProps {
  screens: Record<string, ReactNode>;
  /** Shown at all other paths. */
  otherwise?: ReactNode;
}

function ScreenOfPath({ screens, otherwise }: ScreenOfPathProps) {
  const { pathname } = useLocation();
  return <Fragment key={pathname}>{screens[pathname] ?? otherwise}</Fragment>;
}

function Guarded({ screen }: { screen: ReactNode }) {
  const access = decideAccess([ROLES.writer], useSession().session, useLocation().pathname);
  return access.kind === 'goTo' ? <Navigate to={access.path} replace /> : screen;
}

/** A screen that suspends until its data is there. */
const Cards = () => useSuspenseQuery(queryOptionsFor(listCards, {})).data.cards.length;

test('the session check is aborted when the app is unmounted', async () => {
  localStorage.setItem('token', 'the-token');
  const { unmount } = start();
  const { signal } = await waitForRequests(SESSION);
  unmount();
  expect(signal.aborted).toBe(true);
});

test('logging out removes the token and ends it on the server', async () => {
  localStorage.setItem('token', 'the-token');
  start();
  await waitForRequests(SESSION);
  await resolveRequest(SESSION, { user: user(true) });
  await waitForRequests(SESSION, ME);
  await resolveRequest(ME, profile(true));
  fireEvent.click(await screen.findByText('Writer'));
  expect(screen.getByText('a visitor')).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();
  await waitForRequests(SESSION, ME, '/api/auth/token');
});
