import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { BackupError, DamagedBackupError } from './backupError.ts';
import { splitIntoPieces, markLast } from './pieces.ts';
import { LOG_N } from './scryptCost.ts';

/*
 * An encrypted backup: a header, then chunks of 64 KiB, each encrypted by AES-256-GCM and followed by its tag of 16
 * bytes. The nonce of a chunk is its number (11 bytes) and whether it is the last one (1 byte), so chunks can neither be
 * moved nor left out. The header: MAGIC, the logarithm of scrypt's N (1 byte), the salt (16 bytes), and an HMAC of these
 * (32 bytes), which tells a wrong passphrase from a changed file. scrypt makes both keys; the salt is never used
 * twice, so no nonce is either.
 */
const MAGIC = Buffer.from('moonletter backup 1\n');
const SALT_BYTES = 16;
const MAC_BYTES = 32;
export const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES + MAC_BYTES;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const MAX_LOG_N = 20;

export const isEncrypted = (beginning: Buffer): boolean => beginning.subarray(0, MAGIC.length).equals(MAGIC);

export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const open = Buffer.concat([MAGIC, Buffer.from([LOG_N]), randomBytes(SALT_BYTES)]);
  const { key, macKey } = await deriveKeys(passphrase, open);
  yield Buffer.concat([open, computeMac(open, macKey)]);
  let number = 0;
  for await (const { piece, isLast } of markLast(splitIntoPieces(source, CHUNK_BYTES))) {
    const cipher = createCipheriv('aes-256-gcm', key, buildNonce(number, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/**
 * @param header the first HEADER_BYTES of the file
 * @throws {BackupError} when the passphrase is wrong, or the file is damaged
 */
export async function* decrypt(
  header: Buffer,
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const open = header.subarray(0, -MAC_BYTES);
  if (header.length < HEADER_BYTES || open[MAGIC.length]! > MAX_LOG_N) throw new DamagedBackupError();
  const { key, macKey } = await deriveKeys(passphrase, open);
  if (!timingSafeEqual(computeMac(open, macKey), header.subarray(-MAC_BYTES)))
    throw new BackupError('BACKUP_PASSPHRASE: is not the passphrase of this backup');
  let number = 0;
  for await (const { piece, isLast } of markLast(splitIntoPieces(source, CHUNK_BYTES + TAG_BYTES))) {
    yield decryptChunk(piece, key, buildNonce(number, isLast));
    number += 1;
  }
}

function decryptChunk(chunk: Buffer, key: Buffer, nonce: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new DamagedBackupError(undefined, { cause: error });
  }
}

function buildNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

const computeMac = (open: Buffer, macKey: Buffer) => createHmac('sha256', macKey).update(open).digest();

async function deriveKeys(passphrase: string, open: Buffer): Promise<{ key: Buffer; macKey: Buffer }> {
  const cost = 2 ** open[MAGIC.length]!;
  const salt = open.subarray(MAGIC.length + 1);
  const options = { N: cost, r: 8, p: 1, maxmem: 128 * cost * 8 * 2 };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(passphrase.normalize('NFKC'), salt, 64, options, (error, derived) =>
    error === null ? resolve(derived) : reject(error),
  );
  const both = await promise;
  return { key: both.subarray(0, 32), macKey: both.subarray(32) };
}
