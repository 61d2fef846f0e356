import { expect, test } from 'vitest';
import { chooseEncoding } from './chooseEncoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'zstd'],
  ['gzip;q=1, zstd;q=0.5', 'gzip'],
  ['zstd;q=0, gzip', 'gzip'],
  ['zstd ; q=0.000 , *;q=0.1', 'gzip'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0, gzip;q=0.001', 'gzip'],
  ['gzip;level=9;q=0.2', 'gzip'],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['gzip;q=2', undefined],
  ['gzip;q=much', undefined],
  ['br, deflate', undefined],
  ['identity', undefined],
  ['gzipped', undefined],
  ['', undefined],
  [undefined, undefined],
  [';,;q=', undefined],
])('%j selects %s', (header, encoding) => expect(chooseEncoding(header, ['zstd', 'gzip'])).toBe(encoding));
