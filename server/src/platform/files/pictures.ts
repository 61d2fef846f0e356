import { NOT_A_PICTURE, PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#contract/profiles/pictures.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { once } from '../once.ts';
import { semaphore } from '../semaphore.ts';

/** A small file can decode to any size; this limits the memory per picture, at 4 bytes for each pixel. */
const PIXELS_MAX = 50_000_000;
/** No screen shows a larger picture; WebP's own limit is 16,383. */
const SIDE_MAX = 2_048;
const withPictureSlot = semaphore(2);

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** Loaded with the first picture, because its native library has 17 MB. */
const loadDecoder = once(async () => {
  const { default: sharp } = await import('sharp');
  // Blocks all other decoders of the library (SVG, PDF, TIFF …) for uploads.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  sharp.cache(false);
  return (content: Buffer) => sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
});

/**
 * Decodes an uploaded picture, rotates it upright and encodes it as WebP, which drops everything else in the file
 * (location, camera, appended scripts). Accepts JPEG, PNG and WebP, detected by content; an animation is reduced to its
 * first frame. Larger pictures are scaled to 2,048 pixels a side. Runs off the event loop, two at a time.
 * @param param the field name of the upload, snake_case
 * @throws {Refusal} 413 beyond 10 MB; 400 at `param` when it is not a picture or exceeds 50 megapixels
 */
export async function toWebpPicture(file: File, param: string): Promise<Buffer> {
  if (file.size > PICTURE_MAX_BYTES) refuse('too_large', PICTURE_TOO_LARGE);
  const content = Buffer.from(await file.arrayBuffer());
  return withPictureSlot(() => encodeWebp(content, param));
}

/**
 * A card picture in any of the three formats, as WebP with a card's 3:5 ratio. It is never cropped; other ratios get
 * transparent margins.
 * @throws {Error} when it is not a picture or exceeds 50 megapixels
 */
export const toCardPicture = (content: Buffer, width: number): Promise<Buffer> =>
  withPictureSlot(async () => {
    const decode = await loadDecoder();
    return decode(content)
      .autoOrient()
      .resize({ width, height: (width * 5) / 3, fit: 'contain', background: '#0000' })
      .webp({ quality: 78, smartSubsample: true })
      .toBuffer();
  });

async function encodeWebp(content: Buffer, param: string): Promise<Buffer> {
  try {
    const decode = await loadDecoder();
    const picture = decode(content);
    const { format } = await picture.metadata();
    if (FORMATS.has(format))
      return await picture
        .autoOrient()
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      refuseFields([{ param, msg: 'This picture has too many pixels. At most 50 megapixels are possible' }]);
  }
  refuseFields([{ param, msg: NOT_A_PICTURE }]);
}
