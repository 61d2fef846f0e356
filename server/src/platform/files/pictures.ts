import { NOT_A_PICTURE, PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#contract/profiles/pictures.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { once } from '../once.ts';
import { roundRobinSemaphore } from '../semaphore.ts';
import { countJpegScans } from './countJpegScans.ts';

/** A small file can decode to any size; this limits the memory per picture, at 4 or 8 bytes for each pixel. */
const PIXELS_MAX = 50_000_000;
/** No screen shows a larger picture; WebP's own limit is 16,383. */
const SIDE_MAX = 2_048;
/**
 * A progressive JPEG can repeat its scans without end, each for a few bytes, and the decoder reads them all before it looks
 * at the time. Cameras and programs write at most a dozen.
 */
const SCANS_MAX = 50;
/** Several times as long as 50 megapixels take on a busy machine. */
const TIMEOUT_SECONDS = 20;
/** Each waiting upload holds up to 10 MB. */
const WAITING_MAX = { uploads: 30, cards: Infinity };

const runWithSlot = roundRobinSemaphore(2, WAITING_MAX);
let decoding = 0;

/** Whether a decoder is running. Its thread cannot be ended, and `process.exit` waits for it. */
export const isDecodingPictures = (): boolean => decoding > 0;

const withPictureSlot = <Result>(lane: keyof typeof WAITING_MAX, act: () => Promise<Result>) =>
  runWithSlot(lane, async () => {
    decoding++;
    try {
      return await act();
    } finally {
      decoding--;
    }
  });

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** Loaded with the first picture, because its native library has 17 MB. */
const loadDecoder = once(async () => {
  const { default: sharp } = await import('sharp');
  // Blocks all other decoders of the library (SVG, PDF, TIFF …) for uploads.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  sharp.cache(false);
  return (content: Buffer, seconds = TIMEOUT_SECONDS) => {
    const scans = countJpegScans(content);
    if (scans > SCANS_MAX) throw new CostlyPicture(`It has ${scans} scans, more than ${SCANS_MAX}`);
    return sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).timeout({ seconds });
  };
});

/** A picture that would take too long to decode. */
class CostlyPicture extends Error {}

const TOO_COSTLY =
  'This picture takes too long to read. Open it in a picture program, save it as a new JPEG or PNG, and choose the new file';

/**
 * Decodes an uploaded picture, rotates it upright and encodes it as WebP, which drops everything else in the file
 * (location, camera, appended scripts). Accepts JPEG, PNG and WebP, detected by content; an animation is reduced to its
 * first frame. Larger pictures are scaled to 2,048 pixels a side. Runs off the event loop, two at a time.
 * @param param the field name of the upload, snake_case
 * @param timeoutSeconds how long the decoder may take, a whole number
 * @throws {Refusal} 413 beyond 10 MB; 400 at `param` when it is not a picture, exceeds 50 megapixels or takes too long;
 * 503 when too many uploads wait
 */
export async function toWebpPicture(file: File, param: string, timeoutSeconds?: number): Promise<Buffer> {
  if (file.size > PICTURE_MAX_BYTES) refuse('too_large', PICTURE_TOO_LARGE);
  const content = Buffer.from(await file.arrayBuffer());
  return withPictureSlot('uploads', () => encodeWebp(content, param, timeoutSeconds));
}

/**
 * A card picture in any of the three formats, as WebP with a card's 3:5 ratio. It is never cropped; other ratios get
 * transparent margins.
 * @throws {Error} when it is not a picture, exceeds 50 megapixels or takes too long
 */
export const toCardPicture = (content: Buffer, width: number): Promise<Buffer> =>
  withPictureSlot('cards', async () => {
    const decode = await loadDecoder();
    return decode(content)
      .autoOrient()
      .resize({ width, height: (width * 5) / 3, fit: 'contain', background: '#0000' })
      .webp({ quality: 78, smartSubsample: true })
      .toBuffer();
  });

async function encodeWebp(content: Buffer, param: string, timeoutSeconds?: number): Promise<Buffer> {
  try {
    const decode = await loadDecoder();
    const picture = decode(content, timeoutSeconds);
    const { format } = await picture.metadata();
    if (FORMATS.has(format))
      return await picture
        .autoOrient()
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
  } catch (error) {
    if (isTooCostly(error)) refuseFields([{ param, msg: TOO_COSTLY }]);
    if (error instanceof Error && error.message.includes('pixel limit'))
      refuseFields([{ param, msg: 'This picture has too many pixels. At most 50 megapixels are possible' }]);
  }
  refuseFields([{ param, msg: NOT_A_PICTURE }]);
}

/** The decoder that runs out of time says 'timeout: 3% complete'. */
const isTooCostly = (error: unknown): boolean =>
  error instanceof CostlyPicture || (error instanceof Error && error.message.includes('timeout:'));
