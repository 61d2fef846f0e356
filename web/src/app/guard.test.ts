import { expect, test } from 'vitest';
import type { Session } from '../platform/session.ts';
import { decideAccess } from './guard.ts';

const signedIn = (role: string): Session => ({
  kind: 'signedIn',
  // The contract allows no other role; the guard does not rely on that.
  user: { id: 1, email: 'someone@moonletter.test', role: role as 'Writer', isWriter: role === 'Writer' },
});
const visitor: Session = { kind: 'visitor' };
const allowed = { kind: 'open' };
const redirectTo = (path: string) => ({ kind: 'goTo', path });

test.each([
  ['a visitor', visitor],
  ['a customer', signedIn('Customer')],
  ['a writer', signedIn('Writer')],
])('a route without roles is open to %s', (_, session) => {
  expect(decideAccess(undefined, session, '/login')).toEqual(allowed);
});

test.each([
  ['Customer', '/account', visitor, redirectTo('/login?next=%2Faccount')],
  ['Customer', '/account?a=1&b=2', visitor, redirectTo('/login?next=%2Faccount%3Fa%3D1%26b%3D2')],
  ['Customer', '/', visitor, redirectTo('/login')],
  ['Customer', '/account', { kind: 'visitor', loggedOutAddress: '/account' }, redirectTo('/login')],
  [
    'Customer',
    '/profile',
    { kind: 'visitor', loggedOutAddress: '/account' },
    redirectTo('/login?next=%2Fprofile'),
  ],
  ['Customer', '/account', signedIn('Customer'), allowed],
  ['Customer', '/', signedIn('Customer'), allowed],
  ['Customer', '/', signedIn('Writer'), redirectTo('/readings')],
  ['Customer', '/?from=mail', signedIn('Writer'), redirectTo('/readings')],
  ['Customer', '/create', signedIn('Writer'), redirectTo('/forbidden')],
  ['Writer', '/readings', signedIn('Writer'), allowed],
  ['Writer', '/readings', signedIn('Customer'), redirectTo('/forbidden')],
  ['Writer', '/readings', signedIn('WRITER'), redirectTo('/forbidden')],
  ['Writer', '/readings', signedIn('Writer '), redirectTo('/forbidden')],
] as const)('decides the access of a %s at %s', (role, address, session, expected) => {
  expect(decideAccess([role], session, address)).toEqual(expected);
});

test('the part of a page that a link names is shown after logging in', () => {
  expect(decideAccess(['Customer'], visitor, '/46', '#outcome')).toEqual(
    redirectTo('/login?next=%2F46%23outcome'),
  );
});
