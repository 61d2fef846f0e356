import { expect, test } from 'vitest';
import { addressOf, filtersOf, queryFor } from './filters.ts';

const asked = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://desk');
  return queryFor(filtersOf(pathname, searchParams));
};

test('the queue holds what is under way, newest first', () => {
  expect(asked('/readings')).toEqual({ status: ['OPENED', 'RESPONDED'], sort: 'created_at', order: 'desc' });
});

test('the archive holds what is closed', () => {
  expect(asked('/archived-readings').status).toEqual(['CLOSED']);
});

test('filters of the address are asked for', () => {
  expect(asked('/readings?plan=year&days=7&search=+lisbon+&order=work_order')).toEqual({
    status: ['OPENED', 'RESPONDED'],
    interval: 'year',
    days: 7,
    search: 'lisbon',
    sort: 'work_order',
    order: 'desc',
  });
});

test('what an address says wrong is left out', () => {
  expect(asked('/readings?plan=weekly&days=8&order=toString&search=+')).toEqual(asked('/readings'));
});

test('a letter opened from the archive leaves the archive beside it', () => {
  const params = new URLSearchParams('plan=month');
  const address = addressOf(7, filtersOf('/archived-readings', params), params);
  expect(address).toMatch(/^\/readings\/7\?/);
  expect(asked(address)).toMatchObject({ status: ['CLOSED'], interval: 'month' });
});
