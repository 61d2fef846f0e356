import { firstOrderOf, USER_SORTS, type UserSort } from './userFilters.ts';

type Order = 'asc' | 'desc';

const NAMES: Record<UserSort, Record<Order, string>> = {
  created_at: { desc: 'Newest first', asc: 'Oldest first' },
  email: { asc: 'Email, A to Z', desc: 'Email, Z to A' },
  last_request_at: { desc: 'Last request, newest first', asc: 'Last request, oldest first' },
};

/** Every order of the list, for screens without the table's headings. */
export const SORT_OPTIONS = USER_SORTS.flatMap((sort) => {
  const first = firstOrderOf(sort);
  return [first, reverse(first)].map((order) => ({
    value: `${sort} ${order}`,
    label: NAMES[sort][order],
    sort,
    order,
  }));
});

/** The order after a press on a column's heading. */
export const nextOrder = (column: UserSort, sort: UserSort, order: Order): Order =>
  column === sort ? reverse(order) : firstOrderOf(column);

function reverse(order: Order): Order {
  return order === 'asc' ? 'desc' : 'asc';
}
