import { expect, test } from 'vitest';
import { pathAfterLogin } from './pathAfterLogin.ts';

test.each([
  ['', 'Customer', '/'],
  ['', 'Writer', '/readings'],
  ['?next=%2Faccount%3Fa%3D1', 'Customer', '/account?a=1'],
  ['?next=%2F%2Fevil.test', 'Customer', '/'],
  ['?next=%2F%5Cevil.test', 'Customer', '/'],
  ['?next=%2F%09%2Fevil.test', 'Customer', '/'],
  ['?next=https%3A%2F%2Fevil.test', 'Writer', '/readings'],
])('after logging in at /login%s a %s goes to %s', (search, role, path) => {
  expect(pathAfterLogin(search, role)).toBe(path);
});
