import { expect, test } from 'vitest';
import { isFiltered, parseUserFilters, toUserQuery, toUserSearch } from './userFilters.ts';

const parse = (search: string) => parseUserFilters(new URLSearchParams(search));

test.each([
  ['', { sort: 'created_at', order: 'desc', limit: 25, offset: 0 }],
  ['page=3', { sort: 'created_at', order: 'desc', limit: 25, offset: 50 }],
  ['search=+ros+', { sort: 'created_at', order: 'desc', limit: 25, offset: 0, search: 'ros' }],
  [
    'plan=year&status=payment_failed&tag=4&reader=2&days=7',
    {
      sort: 'created_at',
      order: 'desc',
      limit: 25,
      offset: 0,
      interval: 'year',
      status: ['payment_failed'],
      tag: 4,
      personality: 2,
      days: 7,
    },
  ],
  ['sort=email', { sort: 'email', order: 'asc', limit: 25, offset: 0 }],
  ['sort=email&order=desc', { sort: 'email', order: 'desc', limit: 25, offset: 0 }],
  ['sort=last_request_at', { sort: 'last_request_at', order: 'desc', limit: 25, offset: 0 }],
  [
    'page=0&plan=week&status=gone&tag=-1&reader=x&days=2&sort=password&order=up',
    { sort: 'created_at', order: 'desc', limit: 25, offset: 0 },
  ],
  ['page=99999999', { sort: 'created_at', order: 'desc', limit: 25, offset: 999_975 }],
])('%o asks for %o', (search, query) => {
  expect(toUserQuery(parse(search))).toEqual(query);
});

test.each([
  '',
  'search=ros&plan=month&status=canceled&tag=4&reader=2&days=30&sort=email&order=desc&page=2',
  'sort=last_request_at&order=asc',
  'sort=email',
])('%o is written as it was read', (search) => {
  expect(toUserSearch(parse(search))).toBe(search);
});

test.each([
  ['', false],
  ['sort=email&page=4', false],
  ['search=ros', true],
  ['plan=year', true],
  ['status=canceled', true],
  ['tag=1', true],
  ['reader=1', true],
  ['days=1', true],
])('%o is narrowed: %o', (search, expected) => {
  expect(isFiltered(parse(search))).toBe(expected);
});
