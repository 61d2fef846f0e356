import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Link, NavLink } from './Link.tsx';
import { TestRouter } from '../testing/TestRouter.tsx';
import { useLocation } from './router.tsx';

afterEach(cleanup);

const Address = () => <output>{useLocation().pathname}</output>;

const renderAt = (path: string, link: ReactNode) =>
  render(
    <TestRouter address={path}>
      {link}
      <Address />
    </TestRouter>,
  );

const address = () => screen.getByRole('status').textContent;

test('a link navigates without loading the page', () => {
  renderAt('/account', <Link to="/profile">Profile</Link>);
  const link = screen.getByRole('link', { name: 'Profile' });
  expect(link.getAttribute('href')).toBe('/profile');
  expect(fireEvent.click(link)).toBe(false);
  expect(address()).toBe('/profile');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (how) => {
    renderAt('/account', <Link to="/profile">Profile</Link>);
    fireEvent.click(screen.getByRole('link'), how);
    expect(address()).toBe('/account');
  },
);

test('a link does not navigate when its own handler prevented that', () => {
  renderAt(
    '/account',
    <Link to="/profile" onClick={(event) => event.preventDefault()}>
      Profile
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/account');
});

test.each([
  ['/account', '/account', true],
  ['/account', '/account/billing', true],
  ['/account', '/accounts', false],
  ['/', '/', true],
  ['/', '/account', false],
])('the link of a navigation to %s is current at %s: %s', (to, path, isCurrent) => {
  renderAt(path, <NavLink to={to}>It</NavLink>);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
});
