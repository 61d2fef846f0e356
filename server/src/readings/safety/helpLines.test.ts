import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Services } from '../../platform/context.ts';
import { findHelpLines, OWN_FILE, defaultHelpLines } from './helpLines.ts';

let dataDir: string;
const error = vi.fn();
const services = () => ({ config: { dataDir }, log: { error } }) as unknown as Services;
const contacts = (zone: string) => findHelpLines(services(), zone).map(({ contact }) => contact);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'moonletter-lines-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test.each([
  ['America/Chicago', ['Call 911', 'Call or text 988', 'Call 1-800-799-7233', 'findahelpline.com']],
  ['America/Indiana/Knox', ['Call 911', 'Call or text 988', 'Call 1-800-799-7233', 'findahelpline.com']],
  ['Europe/London', ['Call 999', 'Call 116 123', 'findahelpline.com']],
  ['Australia/Perth', ['Call 000', 'Call 13 11 14', 'findahelpline.com']],
  ['Europe/Amsterdam', ['Call 112', 'Call 113', 'findahelpline.com']],
  ['UTC', [expect.stringContaining('local emergency number'), 'findahelpline.com']],
  ['America/Chic', [expect.stringContaining('local emergency number'), 'findahelpline.com']],
])('in %s', (zone, expected) => expect(contacts(zone)).toEqual(expected));

test('each zone exists and belongs to one country', () => {
  const zones = defaultHelpLines.countries.flatMap((each) => each.zones);
  expect(new Set(zones).size).toBe(zones.length);
  for (const zone of zones.filter((each) => !each.endsWith('/')))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test('the owner’s file replaces ours; an invalid one is logged and ours are shown', async () => {
  const file = join(dataDir, OWN_FILE);
  const own = { name: 'Ours', contact: 'Call 1', source: 'example.org', date: '2026-11-01' };
  await writeFile(file, JSON.stringify({ countries: [], elsewhere: [own], everywhere: [] }));
  expect(findHelpLines(services(), 'Europe/London')).toEqual([{ name: 'Ours', contact: 'Call 1' }]);
  expect(error).not.toHaveBeenCalled();
  await rm(file);
  await writeFile(
    file,
    JSON.stringify({ countries: [], elsewhere: [{ ...own, source: '' }], everywhere: [] }),
  );
  expect(contacts('Europe/London')).toContain('Call 999');
  expect(error).toHaveBeenCalledOnce();
});
