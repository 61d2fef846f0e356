import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, compressJson, COMPRESSED_FROM_BYTES } from './compressJson.ts';

const LONG = JSON.stringify({ text: 'A letter of the moon. '.repeat(500) });

describe('Accept-Encoding', () => {
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
    [';,;q=', undefined],
  ])('%j selects %s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding));
});

test.each([
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
] as const)('a body compressed with %s decompresses to the same text', async (encoding, decompress) => {
  const found = await compressJson(LONG, encoding);
  expect(found?.encoding).toBe(encoding);
  expect(found!.compressed.length).toBeLessThan(LONG.length / 4);
  expect(decompress(found!.compressed).toString()).toBe(LONG);
});

test('measures the length of a body in bytes', async () => {
  expect(await compressJson('a'.repeat(COMPRESSED_FROM_BYTES - 1), 'gzip')).toBeUndefined();
  expect(await compressJson('ä'.repeat(COMPRESSED_FROM_BYTES / 2), 'gzip')).toBeDefined();
});

test('sends further bodies uncompressed while four are being compressed', async () => {
  const found = await Promise.all(Array.from({ length: 6 }, () => compressJson(LONG, 'gzip')));
  expect(found.map((one) => one !== undefined)).toEqual([true, true, true, true, false, false]);
  expect(await compressJson(LONG, 'gzip')).toBeDefined();
});
