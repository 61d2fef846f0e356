import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressJson, COMPRESSED_FROM_BYTES } from './compressJson.ts';

const LONG = JSON.stringify({ text: 'A letter of the moon. '.repeat(500) });

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
