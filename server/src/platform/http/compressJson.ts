// Compresses JSON responses on libuv's thread pool, off the event loop.
import { promisify } from 'node:util';
import { gzip, zstdCompress, constants } from 'node:zlib';

/** Compressing a shorter response saves at most one network packet and costs as much CPU as the call itself. */
export const COMPRESSED_FROM_BYTES = 2048;
/**
 * While this many responses are being compressed, others are sent uncompressed, because the same threads also hash
 * passwords and read files.
 */
const MAX_AT_ONCE = 4;
const GZIP_LEVEL = 6;
const ZSTD_LEVEL = 1;

const gzipped = promisify(gzip);
const zstandard = promisify(zstdCompress);

const COMPRESS = {
  zstd: (text: string) => zstandard(text, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }),
  gzip: (text: string) => gzipped(text, { level: GZIP_LEVEL }),
} as const;

export type ContentEncoding = keyof typeof COMPRESS;

/** The encodings we support, cheapest first. This order decides between encodings that the client weights equally. */
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
  if (acceptEncoding === undefined || Buffer.byteLength(body) < COMPRESSED_FROM_BYTES) return undefined;
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === undefined || running >= MAX_AT_ONCE) return undefined;
  running += 1;
  try {
    return { encoding, compressed: await COMPRESS[encoding](body) };
  } finally {
    running -= 1;
  }
}

/**
 * The encoding of ours that an `Accept-Encoding` header prefers (RFC 9110, 12.5.3), or undefined. An encoding that the
 * header does not name has the weight of `*`. `identity` without a weight is chosen only if nothing else is accepted.
 */
export function chooseEncoding(acceptEncoding: string): ContentEncoding | undefined {
  const weights = readWeights(acceptEncoding);
  let chosen: ContentEncoding | undefined;
  let best = weights.get('identity') ?? 0;
  for (const encoding of SUPPORTED_ENCODINGS) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > best || (weight > 0 && weight === best && chosen === undefined)) {
      chosen = encoding;
      best = weight;
    }
  }
  return chosen;
}

/** A coding with an invalid weight counts as not accepted. */
function readWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const isWeight = given === undefined || /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(given);
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, isWeight ? Number(given ?? 1) : 0);
  }
  return weights;
}
