import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type pg from 'pg';
import type { FileStore } from '../adapters/files/files.ts';
import { type AddEntry, writeArchive } from './archive.ts';
import { BackupError, NO_TABLES } from './backupError.ts';
import { withConnection } from './connect.ts';
import { buildContents, buildManifest, CONTENTS, type FilesContents, MANIFEST } from './manifest.ts';
import { APP_VERSION } from '../platform/appVersion.ts';
import {
  listTables,
  quoteName,
  readMigrations,
  readSequences,
  readTable,
  type Table,
} from './snapshotTables.ts';

interface BackupOptions {
  url: string;
  files: FileStore;
  path: string;
  passphrase: string | undefined;
  now: Temporal.Instant;
  onProgress?: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * Writes a consistent snapshot of the database and the files into one file, while other processes keep writing. It is
 * streamed, so little memory is used.
 * @returns the size of the file
 * @throws {BackupError} when there is nothing to back up, the file is there already, or its folder is not there
 */
export async function createBackup({
  url,
  files,
  path,
  passphrase,
  now,
  onProgress = () => {},
  signal = new AbortController().signal,
}: BackupOptions): Promise<number> {
  if (existsSync(path)) throw new BackupError(`${path} is there already`);
  if (!existsSync(dirname(path))) throw new BackupError(`There is no folder ${dirname(path)} for the backup`);
  await withConnection(url, undefined, (client) =>
    writeArchive(path, { passphrase, signal }, (add) =>
      writeSnapshot(client, { files, now, onProgress }, add),
    ),
  );
  return (await stat(path)).size;
}

async function writeSnapshot(
  client: pg.Client,
  { files, now, onProgress }: Pick<Required<BackupOptions>, 'files' | 'now' | 'onProgress'>,
  add: AddEntry,
): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new BackupError(NO_TABLES);
  const tables = await listTables(client);
  // Only migrations have to wait until the backup is done.
  await client.query(
    `lock table ${tables.map(({ name }) => quoteName(name)).join(', ')} in access share mode`,
  );
  const manifest = {
    version: APP_VERSION,
    takenAt: now.toString(),
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
  await add(MANIFEST, buildManifest(manifest));
  // Soon after the snapshot. A file that is deleted in between is missing, which its owner wanted.
  const filesContents = await addFiles(files, add);
  onProgress(`files: ${filesContents.count}, ${describeBytes(filesContents.bytes)}`);
  const contents = await addTables(client, tables, add, onProgress);
  // Read last, outside of the snapshot, so that no number that was used is given out again.
  const sequences = await readSequences(client);
  await add(CONTENTS, buildContents({ tables: contents, sequences, files: filesContents }));
  await client.query('commit');
}

async function addFiles(files: FileStore, add: AddEntry): Promise<FilesContents> {
  const all = createHash('sha256');
  let count = 0;
  let bytes = 0;
  for await (const name of files.names()) {
    const found = await files.get(name);
    if (found === undefined) continue;
    const hash = createHash('sha256');
    await add(`files/${name}`, {
      size: found.size,
      stream: found.stream.map((part: Buffer) => {
        hash.update(part);
        return part;
      }),
    });
    all.update(`${hash.digest('hex')}  ${name}\n`);
    count += 1;
    bytes += found.size;
  }
  return { count, bytes, hash: all.digest('hex') };
}

const PROGRESS_EVERY_MS = 5_000;

async function addTables(
  client: pg.Client,
  tables: readonly Table[],
  add: AddEntry,
  onProgress: (line: string) => void,
) {
  const contents: Record<string, Awaited<ReturnType<typeof readTable>>> = {};
  for (const table of tables) {
    const { name } = table;
    let bytes = 0;
    let reportedAt = performance.now();
    const done = await readTable(client, table, async (piece, number) => {
      await add(`tables/${name}/${String(number).padStart(8, '0')}.copy`, piece);
      bytes += piece.length;
      if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = performance.now();
      onProgress(`${name}: ${describeBytes(bytes)} so far`);
    });
    contents[name] = done;
    onProgress(`${name}: ${done.rows} rows, ${describeBytes(done.bytes)}, ${done.hash}`);
  }
  return contents;
}

export const describeBytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
