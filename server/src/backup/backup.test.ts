import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { createEmptyDatabase } from '../../testing/emptyDatabase.ts';
import { runCommandLine } from '../../testing/commandLine.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';
import { backUp, restore } from '../app/backups.ts';
import { parseConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { DEMO_PASSWORD } from '../seed/demo.ts';
import { exportErasedList, parseErasedList } from '../privacy/erasedList.ts';
import { writeArchive } from './archive.ts';
import { BackupError } from './backupError.ts';
import { buildManifest, MANIFEST } from './manifest.ts';

const PASSPHRASE = 'nine of cups, reversed';
const IS_LONG = process.env['SOAK'] === '1';

let product: TestProduct;
let member: TestUser;
let folder: string;
let file: string;
beforeAll(async () => {
  product = await startTestProduct();
  folder = await mkdtemp(join(tmpdir(), 'moonletter-backup-'));
  file = join(folder, 'whole');
  member = await product.customer();
  await product.services.files.put('0f0e.webp', Buffer.from('a picture'));
  const { err } = await backUpTo(file);
  if (err !== '') throw new Error(err);
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true });
});

interface Outcome {
  out: string;
  /** The message of the refusal; empty if there was none. */
  err: string;
}

async function run(act: (print: (line: string) => void) => Promise<unknown>): Promise<Outcome> {
  const lines: string[] = [];
  const err = await act((line) => lines.push(line)).then(
    () => '',
    (error: unknown) => {
      if (error instanceof BackupError) return error.message;
      throw error;
    },
  );
  return { out: lines.join('\n'), err };
}

const buildConfig = (dataDir: string, passphrase = PASSPHRASE) =>
  parseConfig({ DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase });

const backUpTo = (path: string, passphrase = PASSPHRASE) =>
  run((print) => backUp(buildConfig(product.dataDir, passphrase), product.databaseUrl, path, print));

/** A database and a folder, and the backup restored into them. */
async function restoreElsewhere(
  path: string,
  { passphrase = PASSPHRASE, erasedList = undefined as string | undefined, hasTables = true } = {},
) {
  const database = await createEmptyDatabase({ hasTables });
  const dataDir = await mkdtemp(join(folder, 'restored-'));
  const { db, close } = openDatabase(database.url);
  const config = buildConfig(dataDir, passphrase);
  const outcome = await run((print) => restore(config, database.url, { path, erasedList }, print));
  return {
    ...outcome,
    db,
    url: database.url,
    dataDir,
    async [Symbol.asyncDispose]() {
      await close();
      await database.drop();
    },
  };
}

/** The lines `table: rows, hash` that a command printed. */
const hashesOf = (out: string) =>
  Object.fromEntries(
    [...out.matchAll(/^(\S+\.\S+): (\d+) rows.*, ([0-9a-f]{64})$/gm)].map(([, name, rows, hash]) => [
      name,
      `${rows} ${hash}`,
    ]),
  );

test('a backup without a passphrase says so', async () => {
  const backup = await backUpTo(join(folder, 'open'), '');
  expect(backup.err).toBe('');
  expect(backup.out).toMatch(/, not encrypted$/);
});

describe('a backup that is restored', () => {
  test('has the same rows and files, and new ids continue after them', async () => {
    const backup = await backUpTo(join(folder, 'again'));
    await using restored = await restoreElsewhere(join(folder, 'again'));
    expect(restored.err).toBe('');
    expect(hashesOf(restored.out)).toEqual(hashesOf(backup.out));
    expect(Object.keys(hashesOf(backup.out))).toContain('public.users');
    expect(await readFile(join(restored.dataDir, 'files/0f0e.webp'), 'utf8')).toBe('a picture');
    const { db } = restored;
    const added = await db
      .insertInto('users')
      .values({
        email: 'next@example.test',
        firstName: 'A',
        lastName: 'B',
        createdAt: '2026-01-01T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBeGreaterThan(member.id);
    const activity = await db.selectFrom('memberActivity').select('userId').execute();
    expect(activity.map(({ userId }) => userId)).toContain(added.id);
  });

  test('can be restored after the server has been started on the empty database', async () => {
    const database = await createEmptyDatabase({ hasTables: true });
    const dataDir = await mkdtemp(join(folder, 'started-'));
    const started = await startTestProduct({ BACKUP_AT: '03:30' }, { databaseUrl: database.url });
    await expect.poll(() => started.db.selectFrom('nightlyBackups').selectAll().execute()).toHaveLength(1);
    await started.stop();
    const restored = await run((print) =>
      restore(buildConfig(dataDir), database.url, { path: file, erasedList: undefined }, print),
    );
    expect(restored.err).toBe('');
    await database.drop();
  });

  test('is consistent while others write', async () => {
    let isOver = false;
    const writing = Array.from({ length: 3 }, async () => {
      for (let count = 0; !isOver || count === 0; count += 1) {
        await product.customer();
        await pause(20);
      }
    });
    const path = join(folder, 'busy');
    const rounds = IS_LONG ? 30 : 1;
    for (let round = 0; round < rounds; round += 1) {
      await rm(path, { force: true });
      const backup = await backUpTo(path);
      // Adding the foreign keys again fails where a row lacks the row that it refers to.
      await using restored = await restoreElsewhere(path);
      expect(restored.err).toBe('');
      expect(hashesOf(restored.out)).toEqual(hashesOf(backup.out));
      const { db } = restored;
      const counts = await Promise.all(
        (['users', 'memberActivity', 'tokens'] as const).map(async (table) => {
          const { rows } = await db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('rows'))
            .executeTakeFirstOrThrow();
          return Number(rows);
        }),
      );
      // A sign-up writes one row into each.
      expect(new Set(counts).size).toBe(1);
    }
    isOver = true;
    await Promise.all(writing);
  });
});

describe('refuses with one line and restores nothing', () => {
  const changed = async (name: string, change: (path: string, bytes: Buffer) => Promise<unknown>) => {
    const path = join(folder, name);
    await copyFile(file, path);
    await change(path, await readFile(path));
    return path;
  };

  test.each([
    ['a wrong passphrase', async () => file, 'ten of cups', /^BACKUP_PASSPHRASE: is not/],
    ['no passphrase', async () => file, '', /^BACKUP_PASSPHRASE: is needed/],
    [
      'a cut file',
      () => changed('cut', (path, { length }) => truncate(path, length - 1)),
      PASSPHRASE,
      /^The backup is damaged/,
    ],
    [
      'a changed byte',
      () =>
        changed('changed', (path, bytes) => {
          bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
          return writeFile(path, bytes);
        }),
      PASSPHRASE,
      /^The backup is damaged/,
    ],
    [
      'a file that is no backup',
      () => changed('none', (path) => writeFile(path, 'a letter')),
      PASSPHRASE,
      /is no backup of Moonletter$/,
    ],
    [
      'a file that is not there',
      async () => join(folder, 'absent'),
      PASSPHRASE,
      /^The backup cannot be read: ENOENT/,
    ],
  ] as const)('%s', async (_, prepare, passphrase, message) => {
    await using restored = await restoreElsewhere(await prepare(), { passphrase });
    expect(restored.err).toMatch(message);
    expect(restored.err).not.toContain('\n');
    expect(await restored.db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await readdir(join(restored.dataDir, 'files')).catch(() => [])).toEqual([]);
  });

  test('a database that is not empty', async () => {
    const restoreInto = (dataDir: string) =>
      run((print) =>
        restore(buildConfig(dataDir), product.databaseUrl, { path: file, erasedList: undefined }, print),
      );
    const rows = await restoreInto(folder);
    expect(rows.err).toMatch(/^A restore overwrites nothing, and the table \S+ has rows already$/);
    const files = await restoreInto(product.dataDir);
    expect(files.err).toBe('A restore overwrites nothing, and there are files already: 0f0e.webp and others');
  });

  test('a backup over an existing file', async () => {
    expect((await backUpTo(file)).err).toBe(`${file} is there already`);
  });

  test('the backup of a newer version', async () => {
    const path = join(folder, 'newer');
    const migrations = ['0001_platform', '9999_tomorrow'];
    const manifest = buildManifest({
      version: '9.0.0',
      takenAt: '2030-01-01T00:00:00Z',
      migrations,
      tables: [],
    });
    const signal = new AbortController().signal;
    await writeArchive(path, { passphrase: undefined, signal }, (add) => add(MANIFEST, manifest));
    await using restored = await restoreElsewhere(path);
    expect(restored.err).toBe(
      'The backup is of a newer version of Moonletter (9.0.0), whose migration 9999_tomorrow is not known here',
    );
  });
});

const OLD_BACKUPS = new URL('../../testing/backups/', import.meta.url);

// Never deleted: a backup of the demo of each version whose tables differ much from those of the version before.
test.each(await readdir(OLD_BACKUPS))(
  'the backup %s of an older version is restored and served',
  async (name) => {
    const path = new URL(name, OLD_BACKUPS).pathname;
    await using restored = await restoreElsewhere(path, { hasTables: false });
    expect(restored.err).toBe('');
    expect(await readFile(join(restored.dataDir, 'files/0f0e.webp'), 'utf8')).toBe('a picture');
    const restoredProduct = await startTestProduct({}, { databaseUrl: restored.url });
    const email = 'monthly_active@moonletter.test';
    const { status, body } = await restoredProduct.send(logIn, { email, password: DEMO_PASSWORD });
    expect(status).toBe(200);
    const as = { id: body.user.id, email, token: body.token };
    const thread = await restoredProduct.send(listRequests, {}, { as });
    expect(thread.body.count).toBeGreaterThan(0);
    expect((await restoredProduct.customer({ email: 'next@example.test' })).id).toBeGreaterThan(as.id);
    await restoredProduct.stop();
  },
);

describe('accounts that were closed since the backup', () => {
  test('are erased again, and their ids are not reused', async () => {
    const closedMember = await product.customer();
    const path = join(folder, 'before');
    await backUpTo(path);
    const { status } = await product.send(closeAccount, { password: TEST_PASSWORD }, { as: closedMember });
    expect(status).toBeLessThan(300);
    const list = join(folder, 'erased.txt');
    const laterId = closedMember.id + 100;
    await writeFile(list, `${await exportErasedList(product.db)}${laterId} 2040-01-01T00:00:00Z\n`);
    await using restored = await restoreElsewhere(path, { erasedList: list });
    expect(restored.err).toBe('');
    const restoredProduct = await startTestProduct({}, { databaseUrl: restored.url });
    // A product runs its due jobs at the start.
    await restoredProduct.advance({ seconds: 0 });
    const user = await restored.db
      .selectFrom('users')
      .select(['firstName', 'email', 'passwordHash'])
      .where('id', '=', closedMember.id)
      .executeTakeFirstOrThrow();
    expect(user.email).not.toBe(closedMember.email);
    expect(user.passwordHash).toBeNull();
    expect((await restoredProduct.customer({ email: 'new@example.test' })).id).toBe(laterId + 1);
    await restoredProduct.stop();
  });

  test('without a list, a line names the newest list', async () => {
    await using restored = await restoreElsewhere(file);
    expect(restored.out).toContain(`the newest list of them is ${join(folder, 'erased.txt')}`);
  });

  test.each(['7', 'x 2026-01-01T00:00:00Z', '7 yesterday'])('a list with the line %j is refused', (line) => {
    expect(parseErasedList(`5 2026-01-01T00:00:00.000Z\n${line}\n`)).toEqual({ wrongLine: 2 });
  });
});

test('by the command line', async () => {
  const env = {
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.dataDir,
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
  const path = join(folder, 'by-hand');
  const backup = await runCommandLine(['backup', path], env).ended;
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(backup.out).toMatch(/^public\.users: \d+ rows, /m);
  expect(backup.out.trimEnd()).toMatch(/, encrypted$/);
  await using restored = await restoreElsewhere(path);
  expect(restored.err).toBe('');
  expect(hashesOf(restored.out)).toEqual(hashesOf(backup.out));
  expect(await runCommandLine(['restore', path], env).ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^A restore overwrites nothing, .*\n$/),
  });
});
