import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLedgerTables } from '../adapters/payments/simulatedLedger.ts';
import { BackupError } from '../backup/backupError.ts';
import { backupFolderOf } from '../backup/backupFolder.ts';
import { createBackup, describeBytes } from '../backup/createBackup.ts';
import { ERASED_LIST } from '../backup/nightlyBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { ErasedAccount } from '../privacy/erasedAccount.ts';
import { eraseAgain, parseErasedList } from '../privacy/erasedList.ts';
import { chooseFiles } from './adapters.ts';

type Print = (line: string) => void;

/** Runs `moonletter backup FILE`. */
export async function backUp(config: Config, url: string, path: string, print: Print): Promise<void> {
  const { passphrase } = config.backups;
  const [files, now] = [await chooseFiles(config), systemClock.now()];
  const bytes = await createBackup({ url, files, path, passphrase, now, onProgress: print });
  const how = passphrase === undefined ? 'not encrypted' : 'encrypted';
  print(`${path}: ${describeBytes(bytes)}, ${how}`);
}

/**
 * Runs `moonletter restore FILE [--erased LIST]`.
 * @returns how many accounts of the list are to be erased again
 */
export async function restore(
  config: Config,
  url: string,
  { path, erasedList }: { path: string; erasedList: string | undefined },
  print: Print,
): Promise<number> {
  const erased = erasedList === undefined ? [] : await readErasedList(erasedList);
  let erasing = 0;
  await restoreBackup({
    url,
    files: await chooseFiles(config),
    path,
    passphrase: config.backups.passphrase,
    onProgress: print,
    otherTables: { simulated_gateway: createLedgerTables },
    async beforeCommit(db) {
      erasing = await eraseAgain(db, erased, systemClock.now());
    },
  });
  print(`${path} is restored`);
  if (erasedList === undefined) print(describeNewestList(config, path));
  return erasing;
}

async function readErasedList(path: string): Promise<ErasedAccount[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new BackupError(`--erased: the list cannot be read: ${error.message}`);
  });
  const list = parseErasedList(text);
  if ('wrongLine' in list)
    throw new BackupError(`--erased: line ${list.wrongLine} of ${path} is not an id and a time`);
  return list;
}

function describeNewestList({ dataDir }: Config, path: string): string {
  const lists = [dirname(path), backupFolderOf(dataDir)].map((folder) => join(folder, ERASED_LIST));
  const newest = lists.find((list) => existsSync(list));
  return newest === undefined
    ? `Accounts closed since the backup are back, and there is no ${ERASED_LIST} beside it: --erased LIST erases them again`
    : `Accounts closed since the backup are back: the newest list of them is ${newest}; --erased ${newest} erases them again`;
}
