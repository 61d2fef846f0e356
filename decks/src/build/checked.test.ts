import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashChecked, isUnchangedSinceChecked, recordChecked } from './checked.ts';

test('the checks count as passed only for the sources that they passed for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'decks-checked-'));
  const record = join(folder, 'checked.json');
  try {
    expect(await isUnchangedSinceChecked(record)).toBe(false);
    await recordChecked('of other sources', record);
    expect(await isUnchangedSinceChecked(record)).toBe(false);
    await recordChecked(await hashChecked(), record);
    expect(await isUnchangedSinceChecked(record)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
