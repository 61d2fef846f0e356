// Compresses the JSON of answers, on the threads of libuv: the event loop only hands the text over.
import { promisify } from 'node:util';
import { gzip, zstdCompress, constants } from 'node:zlib';

/** Of a shorter answer at most one packet of the network is saved, for as much CPU as the call takes itself. */
export const COMPRESSED_FROM_BYTES = 2048;
/** While so many are compressed, others are sent as they are: the threads also hash passwords and read files. */
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

/** Ours, the cheapest first: what a client likes equally well is decided by it. */
const OFFERED: readonly ContentEncoding[] = ['zstd', 'gzip'];

let running = 0;

/**
 * Compresses the body of an answer as the client accepts it.
 * @param acceptEncoding the request's header
 * @returns undefined where it is to be sent as it is: it is short, the client accepts none of our encodings or likes
 * none better, or too much is being compressed
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
 * The encoding that an `Accept-Encoding` header prefers among ours (RFC 9110, 12.5.3); undefined: none. What is not
 * named has the weight of `*`; `identity` without a weight is only taken where nothing else is accepted.
 */
export function chooseEncoding(acceptEncoding: string): ContentEncoding | undefined {
  const weights = readWeights(acceptEncoding);
  let chosen: ContentEncoding | undefined;
  let best = weights.get('identity') ?? 0;
  for (const encoding of OFFERED) {
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
