import { expect, test } from 'vitest';
import { buildRequestPath, parseFilters, toQueueQuery } from './filters.ts';

const queryAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://desk');
  return toQueueQuery(parseFilters(pathname, searchParams));
};

test('the queue has open and answered requests, in work order', () => {
  expect(queryAt('/readings')).toEqual({ status: ['OPENED', 'RESPONDED'], sort: 'work_order' });
});

test('the archive has closed requests, newest first', () => {
  expect(queryAt('/archived-readings')).toEqual({ status: ['CLOSED'], sort: 'created_at', order: 'desc' });
});

test('filters of the address are in the query', () => {
  expect(queryAt('/readings?plan=year&days=7&search=+lisbon+&order=created_at')).toEqual({
    status: ['OPENED', 'RESPONDED'],
    interval: 'year',
    days: 7,
    search: 'lisbon',
    sort: 'created_at',
    order: 'desc',
  });
});

test('ignores invalid filters of an address', () => {
  expect(queryAt('/readings?plan=weekly&days=8&order=toString&search=+')).toEqual(queryAt('/readings'));
});

test('a request opened from the archive keeps the archive as its list', () => {
  const params = new URLSearchParams('plan=month');
  const address = buildRequestPath(7, parseFilters('/archived-readings', params), params);
  expect(address).toMatch(/^\/readings\/7\?/);
  expect(queryAt(address)).toMatchObject({ status: ['CLOSED'], interval: 'month' });
});
