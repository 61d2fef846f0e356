import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startTestProduct } from '../../testing/testProduct.ts';
import { chooseOldBackups, nameBackup } from './backupFolder.ts';
import { findNextMoment } from './schedule.ts';

test.each([
  ['03:30', 'UTC', '2026-11-22T03:29:59Z', '2026-11-22T03:30:00Z'],
  ['03:30', 'UTC', '2026-11-22T03:30:00Z', '2026-11-23T03:30:00Z'],
  ['03:30', 'Europe/Berlin', '2026-11-22T03:00:00Z', '2026-11-23T02:30:00Z'],
  ['00:00', 'America/New_York', '2026-11-22T03:00:00Z', '2026-11-22T05:00:00Z'],
  // Neither left out nor made twice when the clocks change.
  ['02:30', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00Z'],
  ['02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z', '2026-03-30T00:30:00Z'],
  ['02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
])('%s in %s after %s is %s', (at, zone, now, next) => {
  const found = findNextMoment(Temporal.PlainTime.from(at), zone, Temporal.Instant.from(now));
  expect(found.toString()).toBe(next);
});

test('the newest are kept, and files of others', () => {
  const names = ['03', '01', '02'].map((day) =>
    nameBackup(Temporal.Instant.from(`2026-11-${day}T03:30:00.5Z`), day === '02'),
  );
  expect(chooseOldBackups([...names, 'erased.txt', 'mine.tar.gz'], 2)).toEqual([
    'moonletter-2026-11-01T03-30-00Z.tar.gz',
  ]);
  expect(chooseOldBackups(names, 3)).toEqual([]);
});

describe('each night', () => {
  test('one backup is made, and BACKUP_KEEP are kept', async () => {
    const product = await startTestProduct({ BACKUP_AT: '03:30', BACKUP_KEEP: '2' });
    const folder = join(product.dataDir, 'backups');
    await product.advance({ hours: 80 });
    const names = await readdir(folder);
    expect(names.filter((name) => name.endsWith('.tar.gz'))).toHaveLength(2);
    expect(names.filter((name) => name.includes('T03-30-0'))).toHaveLength(2);
    expect(names).toContain('erased.txt');
    const last = JSON.parse(await readFile(join(folder, 'last.json'), 'utf8')) as object;
    expect(last).toEqual({ at: expect.stringMatching(/T03:30:/), bytes: expect.any(Number), ok: true });
    await product.stop();
  });

  test('a failed one is tried again every ten minutes, and listed', async () => {
    const product = await startTestProduct({ BACKUP_AT: '03:30', LOG_LEVEL: 'silent' });
    // No folder can be made there.
    await writeFile(join(product.dataDir, 'backups'), '');
    // 03:30 comes within a day, and an hour of tries after it.
    await product.advance({ hours: 25 });
    const failures = product.db.selectFrom('jobFailures').select(['name', 'tries']);
    const failure = await failures.executeTakeFirstOrThrow();
    expect(failure.name).toBe('nightly backup');
    expect(failure.tries).toBeGreaterThanOrEqual(3);
    // A start that makes no backup does not end the failure.
    const secondProduct = await startTestProduct(
      { BACKUP_AT: '03:30' },
      { databaseUrl: product.databaseUrl },
    );
    await secondProduct.scheduler.runAll();
    expect(await failures.execute()).toEqual([failure]);
    await secondProduct.stop();
    await product.stop();
  });
});
