import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Fake, type S3Fake } from '../../../testing/adapters/s3Fake.ts';
import { chooseFiles } from '../../app/adapters.ts';
import { moveFiles } from '../../app/moveFiles.ts';
import { parseConfig } from '../../platform/config.ts';
import type { FileStore } from './files.ts';

const PNG = Buffer.from([137, 80, 78, 71, 0, 255]);
const REAL_URL = process.env['S3_TEST_URL'];
/** The adapter gives up after 4 s. */
const ANSWERED_MS = 8_000;

let dataDir: string;
let fake: S3Fake;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'moonletter-files-'));
  fake = await startS3Fake();
});
afterAll(async () => {
  await fake[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true });
});

const open = (url?: string) =>
  chooseFiles({ dataDir, s3: url === undefined ? undefined : parseConfig({ S3_URL: url }).s3 });
const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': () => open(),
  'a fake S3': () => open(fake.url),
  ...(REAL_URL !== undefined && { S3_TEST_URL: () => open(REAL_URL) }),
};
const read = async (files: FileStore, name: string) => {
  const found = await files.get(name);
  return found && { size: found.size, content: await buffer(found.stream) };
};
const listNames = async (files: FileStore) => (await Array.fromAsync(files.names())).toSorted();
const createNames = (count: number) => Array.from({ length: count }, () => `${randomUUID()}.webp`).toSorted();

describe.each(Object.keys(stores))('files in %s', (kind) => {
  test('are stored, replaced, read, listed and removed', async () => {
    const files = await stores[kind]!();
    const before = await listNames(files);
    const names = createNames(7);
    expect(await read(files, names[0]!)).toBeUndefined();
    for (const name of names) await files.put(name, PNG);
    expect(await read(files, names[0]!)).toEqual({ size: PNG.length, content: PNG });
    await files.put(names[0]!, Buffer.from('another'));
    expect((await read(files, names[0]!))?.content.toString()).toBe('another');
    expect(await listNames(files)).toEqual([...before, ...names].toSorted());
    for (const name of names) await files.remove(name);
    await files.remove(names[0]!);
    expect(await listNames(files)).toEqual(before);
  });

  test('accept only names that the server generates', async () => {
    const files = await stores[kind]!();
    for (const name of ['../a.webp', 'a/b.webp', 'A.webp', ''])
      await expect((async () => files.put(name, PNG))()).rejects.toThrow('Not a file name of ours');
  });
});

test('object names begin with the prefix, and other objects in the bucket are ignored', async () => {
  const files = await open(fake.url);
  fake.objects.set('others/x.webp', PNG);
  fake.objects.set('pictures/folder/y.webp', PNG);
  await files.put('z.webp', PNG);
  expect([...fake.objects.keys()].toSorted()).toEqual([
    'others/x.webp',
    'pictures/folder/y.webp',
    'pictures/z.webp',
  ]);
  expect(await listNames(files)).toEqual(['z.webp']);
  fake.objects.clear();
});

/** The outcomes of the four operations. */
const readOutcomes = (files: FileStore) =>
  Promise.all(
    [read(files, 'a.webp'), files.put('b.webp', PNG), files.remove('c.webp'), listNames(files)].map((act) =>
      act.then(
        () => 'done',
        (error: { code?: string }) => error.code,
      ),
    ),
  );
const AWAY = 'FILES_UNAVAILABLE';

test.each([
  ['does not answer', 'slow', [AWAY, AWAY, AWAY, AWAY]],
  ['answers 503', 'busy', [AWAY, AWAY, AWAY, AWAY]],
  ['stops in the middle of an object', 'slow body', [AWAY, 'done', 'done', 'done']],
] as const)(
  'a store that %s counts as unavailable within seconds, and is used again once it works',
  async (_, fault, outcomes) => {
    const files = await open(fake.url);
    await files.put('a.webp', PNG);
    fake.fail(fault);
    const startedAt = performance.now();
    expect(await readOutcomes(files)).toEqual(outcomes);
    expect(performance.now() - startedAt).toBeLessThan(ANSWERED_MS);
    fake.fail('none');
    expect((await read(files, 'a.webp'))?.content).toEqual(PNG);
  },
);

test('a store without a listening server counts as unavailable', async () => {
  const closedServer = await startS3Fake();
  await closedServer[Symbol.asyncDispose]();
  expect(await readOutcomes(await open(closedServer.url))).toEqual([AWAY, AWAY, AWAY, AWAY]);
});

test('files are moved from a folder to a bucket and back', async () => {
  fake.objects.clear();
  const [folder, s3] = [await open(), await open(fake.url)];
  const names = createNames(8);
  for (const name of names) await folder.put(name, Buffer.from(name));
  expect(await moveFiles(folder, s3)).toBe(8);
  expect([await listNames(folder), await listNames(s3)]).toEqual([[], names]);
  expect(await moveFiles(s3, folder)).toBe(8);
  expect([await listNames(folder), await listNames(s3)]).toEqual([names, []]);
  expect((await read(folder, names[3]!))?.content.toString()).toBe(names[3]);
});
