import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { FileStore } from '../adapters/files/files.ts';
import { COLUMN_TYPES, type Db, openOnClient } from '../platform/database/database.ts';
import { listMigrations, migrateWithin } from '../platform/database/migrate.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { BackupError, DamagedBackupError } from './backupError.ts';
import { withConnection } from './connect.ts';
import { withoutConstraints } from './constraints.ts';
import { isDatabaseOutage } from './databaseOutage.ts';
import {
  CONTENTS,
  type Contents,
  type FilesContents,
  type Manifest,
  MANIFEST,
  parseContents,
  parseManifest,
} from './manifest.ts';
import { listTables, quoteName, readMigrations, readTable, type Table } from './snapshotTables.ts';
import { TableCopy } from './tableCopy.ts';

interface RestoreOptions {
  url: string;
  files: FileStore;
  path: string;
  passphrase: string | undefined;
  onProgress?: (line: string) => void;
  /** Creates the tables that are not made by migrations, by schema. */
  otherTables: Readonly<Record<string, (client: pg.Client) => Promise<void>>>;
  /** Further work within the restore, after the tables have been migrated to this version. */
  beforeCommit?: (db: Db) => Promise<void>;
}

/** Tables into which a server writes at its start with an empty database. A restore replaces their rows. */
const MADE_AT_START = ['public.secrets', 'public.nightly_backups', 'simulated_gateway.secrets'];

/**
 * Restores a backup into an empty database and an empty file store, and migrates the tables to this version, all or
 * nothing.
 * @throws {BackupError} when the database or the store is not empty, or the backup is damaged or newer than this version
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { url, files, path, passphrase, onProgress } = options;
  const restoredFiles: string[] = [];
  try {
    await withConnection(url, COLUMN_TYPES, async (client) => {
      await requireEmptyTarget(client, files);
      const entries = readArchive(path, passphrase);
      await openOnClient(client)
        .transaction()
        .execute((tx) => restoreWithin({ client, tx, entries, restoredFiles, ...options }));
    });
  } catch (error) {
    const removals = await Promise.allSettled(restoredFiles.map((name) => files.remove(name)));
    const left = removals.filter(({ status }) => status === 'rejected').length;
    if (left > 0)
      onProgress?.(
        `${left} restored files could not be removed again: empty the store before the next restore`,
      );
    throw describeFailure(error);
  }
}

/** A fault of the surroundings, such as a full disk, is one line too. */
function describeFailure(error: unknown): unknown {
  const isOfSystem = error instanceof Error && /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '');
  if (!(error instanceof Error) || error instanceof BackupError || !(isOfSystem || isDatabaseOutage(error)))
    return error;
  return new BackupError(`The restore failed: ${error.message}`, { cause: error });
}

interface RestoreContext extends RestoreOptions {
  client: pg.Client;
  tx: Db;
  entries: AsyncGenerator<ArchiveEntry>;
  /** The files to remove again if the restore fails. */
  restoredFiles: string[];
}

async function restoreWithin(context: RestoreContext): Promise<void> {
  const { client, tx, entries, files, restoredFiles, beforeCommit, onProgress = () => {} } = context;
  const manifest = await readManifest(entries);
  await requireKnownMigrations(client, manifest);
  await migrateWithin(tx, manifest.migrations.at(-1));
  const tables = await prepareTables(context, manifest);
  let restored: { contents: Contents; files: FilesContents } | undefined;
  await withoutConstraints(client, [...tables.keys()], async () => {
    restored = await loadEntries({ client, entries, tables, files, restoredFiles });
  });
  if (restored === undefined) throw new DamagedBackupError();
  await setSequences(client, restored.contents.sequences);
  if (restored.files.hash !== restored.contents.files.hash)
    throw new DamagedBackupError('its files have another hash');
  onProgress(`files: ${restored.files.count}`);
  await compareTables(client, tables, restored.contents, onProgress);
  await migrateWithin(tx);
  await beforeCommit?.(tx);
}

async function requireEmptyTarget(client: pg.Client, files: FileStore): Promise<void> {
  for await (const name of files.names())
    throw new BackupError(`A restore overwrites nothing, and there are files already: ${name} and others`);
  for (const { name } of await listTables(client)) {
    if (MADE_AT_START.includes(name)) continue;
    const { rows } = await client.query(`select from ${quoteName(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(`A restore overwrites nothing, and the table ${name} has rows already`);
  }
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const { value: first } = await entries.next();
  if (first?.name !== MANIFEST) throw new DamagedBackupError('it does not begin with its manifest');
  return parseManifest(await readWhole(first.content));
}

async function requireKnownMigrations(client: pg.Client, { migrations, version }: Manifest): Promise<void> {
  const known = await listMigrations();
  const strange = migrations.find((name) => !known.includes(name));
  if (strange !== undefined)
    throw new BackupError(
      `The backup is of a newer version of Moonletter (${version}), whose migration ${strange} is not known here`,
    );
  const level = migrations.at(-1)!;
  const missing = known.find((name) => name <= level && !migrations.includes(name));
  if (missing !== undefined)
    throw new BackupError(
      `The backup is of another line of versions (${version}), without the migration ${missing}`,
    );
  const ahead = (await readMigrations(client)).find((name) => name > level);
  if (ahead !== undefined)
    throw new BackupError(
      'The tables here are newer than those of the backup: restore into a new database, without tables',
    );
}

/** The backup's tables, empty, with the backup's columns. */
async function prepareTables(
  { client, otherTables }: RestoreContext,
  { tables: backedUp, version }: Manifest,
): Promise<Map<string, Table>> {
  const schemas = new Set(backedUp.map(({ name }) => name.split('.')[0]!));
  for (const schema of schemas) await otherTables[schema]?.(client);
  const found = new Map((await listTables(client)).map((table) => [table.name, table]));
  const tables = backedUp.map(({ name, columns }) => {
    const table = found.get(name);
    if (table?.columns.toSorted().join() !== columns.toSorted().join())
      throw new BackupError(`The backup's table ${name} is not that of version ${version} here`);
    return { ...table, name, columns };
  });
  await client.query(`truncate ${[...found.keys()].map(quoteName).join(', ')}`);
  return new Map(tables.map((table) => [table.name, table as Table]));
}

async function loadEntries(
  loading: Pick<RestoreContext, 'client' | 'entries' | 'files' | 'restoredFiles'> & {
    tables: Map<string, Table>;
  },
) {
  const { client, entries, tables, files, restoredFiles } = loading;
  const allFiles = createHash('sha256');
  let contents: Contents | undefined;
  let bytes = 0;
  let copy: TableCopy | undefined;
  try {
    for await (const { name, content } of entries) {
      const [kind, second = ''] = name.split('/');
      if (kind === 'tables' && tables.has(second)) {
        if (copy?.table !== second) {
          await copy?.finish();
          copy = new TableCopy(client, tables.get(second)!);
        }
        await copy.write(content);
      } else if (kind === 'files' && second !== '') {
        const whole = await readWhole(content);
        restoredFiles.push(second);
        await files.put(second, whole);
        allFiles.update(`${createHash('sha256').update(whole).digest('hex')}  ${second}\n`);
        bytes += whole.length;
      } else if (name === CONTENTS) {
        contents = parseContents(await readWhole(content));
      } else throw new DamagedBackupError(`${name} does not belong in it`);
    }
    await copy?.finish();
  } catch (error) {
    await copy?.cancel();
    throw error;
  }
  if (contents === undefined) throw new DamagedBackupError('its end is missing');
  return { contents, files: { count: restoredFiles.length, bytes, hash: allFiles.digest('hex') } };
}

async function setSequences(client: pg.Client, sequences: Contents['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2, $3)', [quoteName(name), last ?? 1, last !== null]);
}

async function compareTables(
  client: pg.Client,
  tables: Map<string, Table>,
  { tables: backedUp }: Contents,
  onProgress: (line: string) => void,
): Promise<void> {
  for (const table of tables.values()) {
    const { rows, hash } = await readTable(client, table);
    if (hash !== backedUp[table.name]?.hash)
      throw new DamagedBackupError(`the table ${table.name} has another hash`);
    onProgress(`${table.name}: ${rows} rows, ${hash}`);
  }
}

async function readWhole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}
