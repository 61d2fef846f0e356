import sharp from 'sharp';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { semaphore } from './semaphore.ts';

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** A small file can unpack to any size: this bounds the memory that one takes, at 4 bytes for each. */
const PIXELS_MAX = 50_000_000;
/** Nothing of ours shows a picture larger, and WebP itself ends at 16,383. */
const SIDE_MAX = 2_048;
const withPictureSlot = semaphore(2);

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// Every other decoder of the library (SVG, PDF, TIFF …) is out of reach of what people send.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);

/**
 * A picture that somebody sent, decoded and written anew as WebP: what else was in the file (place, camera, scripts
 * in a tail) is gone, and it stands upright. JPEG, PNG and WebP are taken, told by their content; of an animation
 * the first picture stays. At most 2,048 pixels a side. Runs off the event loop, two at a time.
 * @param param the field it came in, snake_case
 * @throws {Refusal} 413 beyond 10 MB; 400 at `param` for what is no picture or unpacks beyond 50 megapixels
 */
export async function toWebpPicture(file: File, param: string): Promise<Buffer> {
  if (file.size > PICTURE_MAX_BYTES) refuse('too_large', 'A picture has at most 10 MB');
  const content = Buffer.from(await file.arrayBuffer());
  return withPictureSlot(() => encodeWebp(content, param));
}

/**
 * A picture of a card, of any of the three formats, as WebP of a card's shape, three to five: whole, with nothing
 * round it where its own shape is another.
 * @throws {Error} for what is no picture or unpacks beyond 50 megapixels
 */
export const toCardPicture = (content: Buffer, width: number): Promise<Buffer> =>
  withPictureSlot(() =>
    sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: (width * 5) / 3, fit: 'contain', background: '#0000' })
      .webp({ quality: 78, smartSubsample: true })
      .toBuffer(),
  );

async function encodeWebp(content: Buffer, param: string): Promise<Buffer> {
  try {
    const picture = sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
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
  refuseFields([{ param, msg: 'This is not a picture that can be read. Please choose a JPEG, PNG or WebP' }]);
}
