import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestRouter } from '../testing/TestRouter.tsx';
import { type Location, Navigate, Router, useLocation, useNavigate, useNavigationType } from './router.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let navigate: ReturnType<typeof useNavigate>;
let shown: Location & { kind: string };

function Probe() {
  const router = { navigate: useNavigate(), shown: { ...useLocation(), kind: useNavigationType() } };
  useEffect(() => {
    ({ navigate, shown } = router);
  });
  return null;
}

const open = (address: string) =>
  render(
    <TestRouter address={address}>
      <Probe />
    </TestRouter>,
  );

const navigateTo = (...args: Parameters<typeof navigate>) => act(() => navigate(...args));

test('the first location is that of the page load', () => {
  open('/42?search=moon#outcome');
  expect(shown).toEqual({
    pathname: '/42',
    search: '?search=moon',
    hash: '#outcome',
    state: null,
    key: 'default',
    kind: 'POP',
  });
});

test('a navigation adds an entry to the history, with a state and a key of its own', () => {
  open('/');
  const before = history.length;
  navigateTo('/account?tab=1', { state: { from: 1 } });
  expect(history.length).toBe(before + 1);
  expect(location.pathname + location.search).toBe('/account?tab=1');
  expect(shown).toMatchObject({ pathname: '/account', search: '?tab=1', state: { from: 1 }, kind: 'PUSH' });
  const { key } = shown;
  navigateTo('/account?tab=1');
  expect(shown).toMatchObject({ state: null });
  expect(shown.key).not.toBe(key);
});

test('a navigation that replaces the entry adds none', () => {
  open('/');
  const before = history.length;
  navigateTo('/account', { replace: true });
  expect(history.length).toBe(before);
  expect(shown).toMatchObject({ pathname: '/account', kind: 'REPLACE' });
});

test('the state of an entry survives a reload', () => {
  open('/');
  navigateTo('/account', { state: { from: 1 } });
  const { key } = shown;
  cleanup();
  render(
    <Router>
      <Probe />
    </Router>,
  );
  expect(shown).toMatchObject({ pathname: '/account', state: { from: 1 }, key, kind: 'POP' });
});

test.each([
  ['a query stays on the path, without the hash', { search: '?step=2' }, '/profile?step=2'],
  ['a query needs no question mark', { search: 'step=2' }, '/profile?step=2'],
  ['an empty query is removed', { search: '' }, '/profile'],
  ['a path comes without the query', '/account', '/account'],
  ['a path and a query', { pathname: '/account', search: 'tab=1' }, '/account?tab=1'],
])('%s', (_what, to, address) => {
  open('/profile?step=1#name');
  navigateTo(to);
  expect(location.href).toBe(location.origin + address);
});

test.each(['//elsewhere.test/account', 'https://elsewhere.test/', '/\\elsewhere.test'])(
  'an address of another site is refused: %s',
  (to) => {
    open('/');
    expect(() => navigateTo(to)).toThrow('not ours');
    expect(location.pathname).toBe('/');
  },
);

test('Back shows the entry before', () => {
  open('/');
  navigateTo('/account');
  history.replaceState({ state: null, key: 'before' }, '', '/profile');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(shown).toMatchObject({ pathname: '/profile', key: 'before', kind: 'POP' });
});

test('a number moves in the history of the browser', () => {
  const move = vi.spyOn(history, 'go').mockReturnValue();
  open('/');
  navigateTo(-1);
  expect(move).toHaveBeenCalledWith(-1);
});

test.each([
  ['another entry', 'pushState', 'assign', {}],
  ['to replace the entry', 'replaceState', 'replace', { replace: true }],
] as const)(
  'when the browser refuses %s, the page of the address is loaded',
  (_what, change, load, options) => {
    open('/');
    vi.spyOn(history, change).mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    const loaded = vi.spyOn(location, load).mockReturnValue();
    navigateTo('/account', options);
    expect(String(loaded.mock.calls[0]?.[0])).toBe(`${location.origin}/account`);
  },
);

test('Navigate replaces the address as soon as it is shown', async () => {
  render(
    <TestRouter address="/old">
      <Probe />
      <Navigate to="/new" replace state={{ wanted: '/old' }} />
      <p>Here</p>
    </TestRouter>,
  );
  await screen.findByText('Here');
  expect(shown).toMatchObject({ pathname: '/new', state: { wanted: '/old' }, kind: 'REPLACE' });
});

test('a component outside of the router cannot ask it', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Probe />)).toThrow('There is no Router');
});
