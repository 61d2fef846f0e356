import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

const table = routes.map(({ path }) => ({ path }));
const routeOf = (address: string) => matchRoutes(table, address)?.at(-1)?.route.path;

test('every path is in the table once', () => {
  expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
});

test.each([
  '/create',
  '/profile',
  '/account',
  '/login',
  '/signup',
  '/forbidden',
  '/create-profile',
  '/support',
  '/invite-friend',
])('the path %s is a screen and not a request', (address) => {
  expect(routeOf(address)).toBe(address);
});

test('a number as path is a reading request', () => {
  expect(routeOf('/42')).toBe('/:requestId');
});
