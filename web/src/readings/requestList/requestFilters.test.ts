import { expect, test } from 'vitest';
import {
  isFiltered,
  type RequestFilters,
  NO_FILTERS,
  parseRequestFilters,
  toRequestQuery,
  toSearchParams,
} from './requestFilters.ts';

const parse = (search: string) => parseRequestFilters(new URLSearchParams(search));

test.each<[string, Partial<RequestFilters>]>([
  ['', {}],
  ['search=river', { search: 'river' }],
  ['show=sealed,favourites', { isSealed: true, isFavourite: true }],
  ['show=oracle', { kind: 'oracle' }],
  ['show=nothing&reader=x', {}],
  ['reader=7', { reader: 7 }],
  ['reader=0', {}],
])('the URL ?%s', (search, filters) => {
  expect(parse(search)).toEqual({ ...NO_FILTERS, ...filters });
});

test.each(['', 'search=river&show=sealed%2Cfavourites%2Castrology&reader=7', 'show=tarot'])(
  'a URL stays the same: %s',
  (search) => {
    const filters = parse(search);
    expect(new URLSearchParams(toSearchParams(filters)).toString()).toBe(search);
    expect(isFiltered(filters)).toBe(search !== '');
  },
);

test.each([
  ['show=tarot', { isOracle: false }],
  ['show=oracle', { isOracle: true }],
  ['show=astrology', { isAstrology: true }],
  ['show=sealed,favourites&reader=7', { isSealed: true, isFavourite: true, personality: 7 }],
  ['search=%20river%20', { search: 'river' }],
  ['search=%20', {}],
])('the query for ?%s', (search, query) => {
  expect(toRequestQuery(parse(search))).toEqual(query);
});
