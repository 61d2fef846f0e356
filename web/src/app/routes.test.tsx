import { expect, test } from 'vitest';
import { findRoute } from './findRoute.ts';
import { routes } from './routes.tsx';

const pathOf = (address: string) => findRoute(address)?.row.path;

test('every path is in the table once', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
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
  expect(pathOf(address)).toBe(address);
});

test('a number as path is a reading request', () => {
  expect(findRoute('/42')).toMatchObject({ row: { path: '/:requestId' }, numbers: { requestId: 42 } });
});

test('an address may contain several numbers', () => {
  expect(findRoute('/manage/users/7/invoices/12')?.numbers).toEqual({ userId: 7, invoiceId: 12 });
});

test.each([
  ['/account/', '/account'],
  ['/Account', '/account'],
  ['/readings/7/', '/readings/:requestId'],
  ['/', '/'],
])('%s is the path %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test.each(['/nowhere', '/42a', '/-1', '/readings/x', '/account/nowhere', '/account/billing/7/8'])(
  '%s is no screen',
  (address) => {
    expect(findRoute(address)).toBeUndefined();
  },
);
