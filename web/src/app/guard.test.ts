import { expect, test } from 'vitest';
import type { Session } from '../platform/session.ts';
import { verdict } from './guard.ts';

const signedIn = (role: string): Session => ({
  is: 'signedIn',
  // The contract lets no other role through; the guard does not rely on it.
  user: { id: 1, email: 'someone@moonletter.test', role: role as 'Writer', isWriter: role === 'Writer' },
});
const visitor: Session = { is: 'visitor' };
const open = { is: 'open' };
const to = (path: string) => ({ is: 'goTo', path });

test.each([
  ['a visitor', visitor],
  ['a customer', signedIn('Customer')],
  ['a writer', signedIn('Writer')],
])('a route without roles is open to %s', (_, session) => {
  expect(verdict(undefined, session, '/login')).toEqual(open);
});

test.each([
  ['Customer', '/account', visitor, to('/login?next=%2Faccount')],
  ['Customer', '/account?a=1&b=2', visitor, to('/login?next=%2Faccount%3Fa%3D1%26b%3D2')],
  ['Customer', '/', visitor, to('/login')],
  ['Customer', '/account', { is: 'visitor', left: '/account' }, to('/login')],
  ['Customer', '/profile', { is: 'visitor', left: '/account' }, to('/login?next=%2Fprofile')],
  ['Customer', '/account', signedIn('Customer'), open],
  ['Customer', '/', signedIn('Customer'), open],
  ['Customer', '/', signedIn('Writer'), to('/readings')],
  ['Customer', '/?from=mail', signedIn('Writer'), to('/readings')],
  ['Customer', '/create', signedIn('Writer'), to('/forbidden')],
  ['Writer', '/readings', signedIn('Writer'), open],
  ['Writer', '/readings', signedIn('Customer'), to('/forbidden')],
  ['Writer', '/readings', signedIn('WRITER'), to('/forbidden')],
  ['Writer', '/readings', signedIn('Writer '), to('/forbidden')],
] as const)('the route of a %s at %s', (role, address, session, expected) => {
  expect(verdict([role], session, address)).toEqual(expected);
});
