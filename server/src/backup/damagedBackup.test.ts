import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommandLine } from '../../testing/commandLine.ts';
import { createEmptyDatabase } from '../../testing/emptyDatabase.ts';
import { startTestProduct } from '../../testing/testProduct.ts';
import type { FileStore } from '../adapters/files/files.ts';
import { backUp, restore } from '../app/backups.ts';
import { parseConfig } from '../platform/config.ts';
import { writeArchive } from './archive.ts';
import { BackupError } from './backupError.ts';
import { buildManifest, MANIFEST } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { listTables, readMigrations } from './snapshotTables.ts';

const PASSPHRASE = 'nine of cups, reversed';
const PLACES = 8;

let folder: string;
/** Backups of more than a megabyte of tables, so that they are read, and an encrypted one decrypted, in many pieces. */
const wholes: Record<string, Buffer> = {};
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonletter-damage-'));
  const product = await startTestProduct();
  const { id: userId } = await product.customer();
  // Random text, because other text would be compressed to a single piece.
  const replies = Array.from({ length: 300 }, (_, n) => ({
    userId,
    title: `Reply ${n}`,
    text: randomBytes(2_500).toString('hex'),
    isShared: false,
    createdAt: '2026-01-01T00:00:00Z',
  }));
  await product.db.insertInto('savedReplies').values(replies).execute();
  await product.services.files.put('0f0e.webp', Buffer.from('a picture'));
  for (const [kind, passphrase] of Object.entries({ plain: '', encrypted: PASSPHRASE })) {
    const path = join(folder, kind);
    await backUp(buildConfig(product.dataDir, passphrase), product.databaseUrl, path, () => {});
    wholes[kind] = await readFile(path);
  }
  await product.stop();
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const buildConfig = (dataDir: string, passphrase: string) =>
  parseConfig({ DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase });

/** The message of the refusal; undefined where it went well. */
const messageOf = (restoring: Promise<unknown>) =>
  restoring.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof BackupError) return error.message;
      throw error;
    },
  );

async function restoreBytes(bytes: Buffer): Promise<string | undefined> {
  const path = join(folder, 'damaged');
  await writeFile(path, bytes);
  const config = buildConfig(join(folder, 'data'), PASSPHRASE);
  return messageOf(restore(config, database.url, { path, erasedList: undefined }, () => {}));
}

async function expectNothingLeft(): Promise<void> {
  const { rows } = await client.query(
    'select id from users union all select id from saved_replies union all select id from readers',
  );
  expect(rows).toEqual([]);
  expect(await readdir(join(folder, 'data/files')).catch(() => [])).toEqual([]);
}

const ONE_LINE = /^(?:The backup is damaged|The backup is of another format|\S+ is no backup).*$/;

describe.each(['plain', 'encrypted'])('a backup that is %s', (kind) => {
  test('is refused with one line wherever it was cut', async () => {
    const whole = wholes[kind]!;
    expect(whole.length).toBeGreaterThan(8 * 65_536);
    const lengths = Array.from({ length: PLACES }, (_, n) => Math.floor((whole.length * n) / PLACES));
    for (const length of [...lengths, whole.length - 9, whole.length - 1]) {
      const message = await restoreBytes(whole.subarray(0, length));
      expect({ length, message }).toEqual({ length, message: expect.stringMatching(ONE_LINE) });
      await expectNothingLeft();
    }
  });

  test('is refused with one line wherever a bit was changed', async () => {
    const whole = wholes[kind]!;
    for (let n = 1; n < PLACES; n += 1) {
      const at = Math.floor((whole.length * n) / PLACES);
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << (n % 8)), at);
      const message = await restoreBytes(changed);
      expect({ at, message }).toEqual({ at, message: expect.stringMatching(ONE_LINE) });
      await expectNothingLeft();
    }
  });
});

test('the command ends with its line and status 1', async () => {
  const path = join(folder, 'cut');
  await writeFile(path, wholes['plain']!.subarray(0, wholes['plain']!.length >> 1));
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  const ended = await runCommandLine(['restore', path], env).ended;
  expect(ended).toEqual({ code: 1, out: '', err: 'The backup is damaged\n' });
  await expectNothingLeft();
});

describe('while a table is being loaded', () => {
  const ROW = Buffer.from('t\t2026-01-01 03:30:00+00\n');
  /** A backup in which a file comes between two pieces of a table, and what happens when it is stored. */
  const restoreWith = async (second: Buffer, put: () => Promise<unknown>) => {
    const path = join(folder, 'by-hand');
    const manifest = buildManifest({
      version: '1.0.0',
      takenAt: '2026-01-01T00:00:00Z',
      migrations: await readMigrations(client),
      tables: await listTables(client),
    });
    await rm(path, { force: true });
    const options = { passphrase: undefined, signal: new AbortController().signal };
    await writeArchive(path, options, async (add) => {
      await add(MANIFEST, manifest);
      await add('tables/public.nightly_backups/00000001.copy', ROW);
      await add('files/0f0e.webp', Buffer.from('a picture'));
      await add('tables/public.nightly_backups/00000002.copy', second);
    });
    const files: FileStore = {
      put: async () => void (await put()),
      get: async () => undefined,
      remove: async () => {},
      names: () => Readable.from([]),
    };
    return messageOf(
      restoreBackup({ url: database.url, files, path, passphrase: undefined, otherTables: {} }),
    );
  };

  test('a full disk is one line', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(await restoreWith(ROW, () => Promise.reject(full))).toBe(`The restore failed: ${full.message}`);
    await expectNothingLeft();
  });

  test('a database that stops is one line', async () => {
    const stopped = await restoreWith(ROW, () =>
      client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and application_name = 'moonletter backup'`,
      ),
    );
    expect(stopped).toMatch(/^The restore failed: .+$/);
    await expectNothingLeft();
  });

  test.each([
    ['of another shape', Buffer.from('a\tb\tc\n')],
    ['with a value of more lines', Buffer.from('t\tafter\\nmidnight\n')],
    ['that is there twice', ROW],
  ])('a row %s is one line', async (_, row) => {
    expect(await restoreWith(row, async () => {})).toMatch(
      /^The backup is damaged: the table public\.nightly_backups cannot be loaded: .+$/,
    );
    await expectNothingLeft();
  });
});

test.each(['plain', 'encrypted'])(
  'the whole backup that is %s is restored after all refusals',
  async (kind) => {
    await client.query('truncate users, readers cascade');
    await rm(join(folder, 'data'), { recursive: true, force: true });
    expect(await restoreBytes(wholes[kind]!)).toBeUndefined();
    const { rows } = await client.query('select id from saved_replies');
    expect(rows).toHaveLength(300);
  },
);
