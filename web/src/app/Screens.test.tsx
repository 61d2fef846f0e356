import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ROLES } from '#contract/accounts/codes.ts';
import { listCards } from '#contract/billing/calls.ts';
import { DEFAULT_MESSAGE } from '#contract/product.ts';
import { toWire } from '#contract/wire.ts';
import { newQueryClient, queryOptionsFor } from '../platform/queries.ts';
import { type Session, SessionContext } from '../platform/session.ts';
import type { RouteRow } from './routes.tsx';
import { Screens } from './Screens.tsx';
import { TestRouter } from '../testing/TestRouter.tsx';
import { useLocation } from '../ui/router.tsx';

vi.mock('./routes.tsx', () => ({ routes: table }));

const customers = [ROLES.customer];
const table = vi.hoisted((): RouteRow[] => []);
table.push(
  { path: '/login', title: 'Login', screen: () => <h1>Login</h1> },
  { path: '/forbidden', title: 'Forbidden', screen: () => <h1>Forbidden</h1> },
  { path: '/readings', roles: [ROLES.writer], title: 'Readings', screen: () => <h1>Desk</h1> },
  { path: '/', roles: customers, title: 'My Readings', screen: () => <h1>My readings</h1> },
  { path: '/broken', roles: customers, title: 'Broken', screen: () => <Broken /> },
  { path: '/form', roles: customers, title: 'Form', screen: () => <BrokenForm /> },
  { path: '/cards', roles: customers, title: 'Cards', screen: () => <Cards /> },
  { path: '/:requestId', roles: customers, title: 'Reading', screen: () => <h1>Letter</h1> },
);

const Broken = () => {
  throw new Error('A render error of this test');
};

const BrokenForm = () => {
  const [isSent, setSent] = useState(false);
  return isSent ? <Broken /> : <button onClick={() => setSent(true)}>Send</button>;
};

const Cards = () => <h1>{useSuspenseQuery(queryOptionsFor(listCards, {})).data.cards.length} cards</h1>;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const signedIn = (role: 'Customer' | 'Writer'): Session => ({
  kind: 'signedIn',
  user: { id: 1, email: 'me@moonletter.test', role, isWriter: role === 'Writer' },
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(address: string, session: Session) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TestRouter address={address}>
        <SessionContext value={{ session, signIn: () => {}, signOut: () => {} }}>
          <Address />
          <Screens />
        </SessionContext>
      </TestRouter>
    </QueryClientProvider>,
  );
}

test.each([
  ['a visitor at /42', '/42', { kind: 'visitor' }, 'Login', '/login?next=%2F42'],
  ['a customer at /', '/', signedIn('Customer'), 'My readings', '/'],
  ['a customer at /readings', '/readings', signedIn('Customer'), 'Forbidden', '/forbidden'],
  ['a writer at /', '/', signedIn('Writer'), 'Desk', '/readings'],
  ['a writer at /42', '/42', signedIn('Writer'), 'Forbidden', '/forbidden'],
  ['a customer at /42', '/42', signedIn('Customer'), 'Letter', '/42'],
  ['a customer at an unknown word', '/nowhere', signedIn('Customer'), 'Not Found', '/nowhere'],
  ['a writer at an unknown word', '/nowhere', signedIn('Writer'), 'Not Found', '/nowhere'],
  ['a visitor at an unknown word', '/nowhere', { kind: 'visitor' }, 'Not Found', '/nowhere'],
  ['a customer at an unknown path', '/no/where', signedIn('Customer'), 'Not Found', '/no/where'],
  ['a visitor at an undecodable path', '/%E0%A4%A', { kind: 'visitor' }, 'Not Found', '/%E0%A4%A'],
] as const)('%s', async (_, address, session, heading, arrival) => {
  open(address, session);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
  expect(screen.getByRole('status').textContent).toBe(arrival);
});

test('the document has the title of the route', async () => {
  open('/42', signedIn('Customer'));
  await screen.findByText('Letter');
  expect(document.title).toBe('Reading · Moonletter');
});

test('a render error shows the Unexpected Error screen with its two links', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/broken', signedIn('Customer'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected Error');
  expect(
    screen.getByText('We really apologise, but something went wrong. You can try next actions below.'),
  ).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Refresh Page',
    'Contact Support',
  ]);
});

test('a screen whose data cannot be loaded says why, and is shown after a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  vi.stubGlobal('fetch', async () =>
    isDown
      ? new Response('', { status: 500 })
      : Response.json(toWire({ cards: [], defaultPaymentMethod: null, publishableKey: null })),
  );
  open('/cards', signedIn('Customer'));
  document.title = 'The previous screen';
  expect((await screen.findByRole('alert', {}, RETRIED)).textContent).toBe(DEFAULT_MESSAGE);
  expect(document.title).toBe('This page could not be loaded · Moonletter');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('0 cards');
  expect(document.title).toBe('Cards · Moonletter');
  vi.unstubAllGlobals();
});

test('a screen whose call alone has no response can be tried again, and the page is not reloaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBlocked = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/healthz') return new Response();
    if (isBlocked) throw new TypeError('Failed to fetch');
    return Response.json(toWire({ cards: [], defaultPaymentMethod: null, publishableKey: null }));
  });
  open('/cards', signedIn('Customer'));
  const tryAgain = await screen.findByRole('button', { name: 'Try again' }, RETRIED);
  expect(screen.getByRole('alert').textContent).toBe('We could not reach Moonletter. Please try again.');
  isBlocked = false;
  fireEvent.click(tryAgain);
  await screen.findByText('0 cards');
  vi.unstubAllGlobals();
});

test('a screen without any response says that one is offline', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  open('/cards', signedIn('Customer'));
  expect((await screen.findByRole('heading', { level: 1 }, RETRIED)).textContent).toBe('You are offline');
  vi.unstubAllGlobals();
});

test('an error of a pressed button focuses the heading of the Unexpected Error screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/form', signedIn('Customer'));
  const send = await screen.findByRole('button', { name: 'Send' });
  send.focus();
  fireEvent.click(send);
  const heading = await screen.findByRole('heading', { name: 'Unexpected Error' });
  expect(document.activeElement).toBe(heading);
});

/** A read is repeated once, after a second. */
const RETRIED = { timeout: 5_000 };
