import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { BackupError, DamagedBackupError } from './backupError.ts';
import { decrypt, encrypt, HEADER_BYTES, isEncrypted } from './encryption.ts';

/** An entry that is read; its content must be read before the next entry. */
export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Buffer>;
}

/** Adds an entry whose size is known; resolves when it has been written. */
export type AddEntry = (
  name: string,
  content: Uint8Array | { size: number; stream: AsyncIterable<Uint8Array> },
) => Promise<void>;

/**
 * Writes a `.tar.gz`, encrypted if there is a passphrase, under `<path>.part`, and renames it once it is complete and
 * on the disk. A failure leaves no file behind.
 */
export async function writeArchive(
  path: string,
  options: { passphrase: string | undefined; signal: AbortSignal },
  write: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const part = `${path}.part`;
  try {
    await Promise.all(startWriting(part, options, write));
    await syncFile(part);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function startWriting(
  part: string,
  { passphrase, signal }: { passphrase: string | undefined; signal: AbortSignal },
  write: (add: AddEntry) => Promise<void>,
): Promise<void>[] {
  const tar = pack();
  // Only the owner may read it, since it contains all letters.
  const file = createWriteStream(part, { mode: 0o600 });
  const written =
    passphrase === undefined
      ? pipeline(tar, createGzip(), file, { signal })
      : pipeline(tar, createGzip(), (packed) => encrypt(packed, passphrase), file, { signal });
  const failed = written.then(() => new Promise<never>(() => {}));
  // Writing may fail before an entry is added, which then waits for it.
  failed.catch(() => {});
  const adding = write((name, content) => Promise.race([addEntry(tar, name, content), failed])).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error);
      throw error;
    },
  );
  return [adding, written];
}

async function addEntry(tar: Pack, name: string, content: Parameters<AddEntry>[1]): Promise<void> {
  const isWhole = content instanceof Uint8Array;
  const size = isWhole ? content.length : content.size;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The entry may fail while its content is still being read.
  promise.catch(() => {});
  const sink = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
  // Without a listener, the end of the archive's stream would end the process.
  sink.on('error', reject);
  if (isWhole) sink.write(content);
  else
    for await (const part of content.stream)
      if (!sink.write(part)) await new Promise<void>((drained) => void sink.once('drain', () => drained()));
  sink.end(null);
  await promise;
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Reads the entries of an archive in their order.
 * @throws {BackupError} when the file is not an archive, is damaged, or the passphrase is wrong
 */
export async function* readArchive(
  path: string,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const source = await openArchive(path, passphrase);
  const reading = pipeline(source, createGunzip(), entries);
  // If reading fails, so does the loop or the reader of an entry, and findCause then returns this error.
  reading.catch(() => {});
  const findCause = (error: unknown) => {
    entries.destroy();
    return reading.then(() => error, describeDamage);
  };
  try {
    for await (const entry of entries) {
      const content = entry as unknown as AsyncIterable<Buffer>;
      yield { name: entry.header.name, content: readContent(content, findCause) };
    }
    await reading;
  } catch (error) {
    throw await findCause(error);
  } finally {
    entries.destroy();
  }
}

/** An error within a content is thrown to its reader, and says only that the stream has ended. */
async function* readContent(
  content: AsyncIterable<Buffer>,
  findCause: (error: unknown) => Promise<unknown>,
): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw await findCause(error);
  }
}

async function openArchive(path: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  const header = await readHeader(path);
  if (isEncrypted(header)) {
    if (passphrase === undefined)
      throw new BackupError('BACKUP_PASSPHRASE: is needed, because this backup is encrypted');
    return decrypt(header, createReadStream(path, { start: HEADER_BYTES }), passphrase);
  }
  if (header[0] !== 0x1f || header[1] !== 0x8b) throw new BackupError(`${path} is no backup of Moonletter`);
  return createReadStream(path);
}

async function readHeader(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: Error) => {
    throw new BackupError(`The backup cannot be read: ${error.message}`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Errors of gzip and tar are those of a damaged file. */
function describeDamage(error: unknown): unknown {
  const isOfFormat =
    error instanceof Error &&
    ((error as NodeJS.ErrnoException).code?.startsWith('Z_') === true ||
      /tar header|tar format|Unexpected end of data|Premature close|Stream was destroyed|Writable stream closed/i.test(
        error.message,
      ));
  return isOfFormat ? new DamagedBackupError(undefined, { cause: error }) : error;
}
