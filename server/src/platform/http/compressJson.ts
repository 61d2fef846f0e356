// Compresses JSON responses on libuv's thread pool, off the event loop.
import { promisify } from 'node:util';
import { gzip, zstdCompress, constants } from 'node:zlib';
import { chooseEncoding } from './chooseEncoding.ts';

/** Compressing a shorter response saves at most one network packet and costs as much CPU as the call itself. */
export const COMPRESSED_FROM_BYTES = 2048;
/**
 * While this many responses are being compressed, others are sent uncompressed, because the same threads also hash
 * passwords and read files.
 */
const MAX_AT_ONCE = 4;
const GZIP_LEVEL = 6;
const ZSTD_LEVEL = 1;

const compressWithGzip = promisify(gzip);
const compressWithZstd = promisify(zstdCompress);

const COMPRESS = {
  zstd: (text: string) =>
    compressWithZstd(text, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }),
  gzip: (text: string) => compressWithGzip(text, { level: GZIP_LEVEL }),
} as const;

export type ContentEncoding = keyof typeof COMPRESS;

/** Cheapest first. */
const SUPPORTED_ENCODINGS: readonly ContentEncoding[] = ['zstd', 'gzip'];

let running = 0;

/**
 * Compresses a response body with an encoding that the client accepts.
 * @param acceptEncoding the request's header
 * @returns undefined when the body is to be sent uncompressed: it is short, the client accepts none of our encodings or
 * prefers none of them, or too many responses are being compressed
 */
export async function compressJson(
  body: string,
  acceptEncoding: string | undefined,
): Promise<{ encoding: ContentEncoding; compressed: Buffer } | undefined> {
  if (Buffer.byteLength(body) < COMPRESSED_FROM_BYTES) return undefined;
  const encoding = chooseEncoding(acceptEncoding, SUPPORTED_ENCODINGS);
  if (encoding === undefined || running >= MAX_AT_ONCE) return undefined;
  running += 1;
  try {
    return { encoding, compressed: await COMPRESS[encoding](body) };
  } finally {
    running -= 1;
  }
}
