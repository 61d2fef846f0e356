import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { toWebpPicture } from './pictures.ts';

const toFile = (content: Uint8Array<ArrayBuffer> | Buffer, type = 'image/jpeg') =>
  new File([new Uint8Array(content)], 'letter', { type });

const createPlainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#203060' } });

const readUploadRefusal = async (file: File) => {
  const error: unknown = await toWebpPicture(file, 'image').catch((error: unknown) => error);
  if (!(error instanceof Refusal)) throw new Error('was not refused');
  return error;
};

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a WebP, whatever type it claims',
  async (format) => {
    const sent = await createPlainPicture(40, 30).toFormat(format).toBuffer();
    const {
      format: got,
      width,
      height,
    } = await sharp(await toWebpPicture(toFile(sent, 'text/plain'), 'image')).metadata();
    expect([got, width, height]).toEqual(['webp', 40, 30]);
  },
);

test('removes camera metadata and rotates the picture upright', async () => {
  const sent = await createPlainPicture(40, 30)
    .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const { exif, orientation, width, height } = await sharp(
    await toWebpPicture(toFile(sent), 'image'),
  ).metadata();
  expect([exif, orientation, width, height]).toEqual([undefined, undefined, 30, 40]);
});

test('scales a large picture to 2,048 pixels a side', async () => {
  const sent = await createPlainPicture(4_096, 1_000).png().toBuffer();
  const { width, height } = await sharp(await toWebpPicture(toFile(sent), 'image')).metadata();
  expect([width, height]).toEqual([2_048, 500]);
});

test('refuses a picture of more than 10 MB as too large', async () => {
  expect(await readUploadRefusal(toFile(new Uint8Array(10 * 1024 * 1024 + 1)))).toMatchObject({
    status: 413,
  });
});

test('refuses a small file that decodes to more than 50 megapixels, with an error at its field', async () => {
  const sent = await createPlainPicture(7_100, 7_100).png({ compressionLevel: 9 }).toBuffer();
  const refusal = await readUploadRefusal(toFile(sent));
  expect(refusal.status).toBe(400);
  expect(refusal.errors).toEqual([{ param: 'image', msg: expect.stringContaining('50 megapixels') }]);
});

test.each([
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  [
    'an SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  ],
  ['half a picture', (await createPlainPicture(400, 300).png().toBuffer()).subarray(0, 200)],
  ['a GIF', await createPlainPicture(9, 9).gif().toBuffer()],
])(
  'refuses %s with an error at its field, even if its content type is that of a picture',
  async (_, content) => {
    const refusal = await readUploadRefusal(toFile(content, 'image/png'));
    expect(refusal.status).toBe(400);
    expect(refusal.errors).toMatchObject([{ param: 'image' }]);
  },
);

test('converts twelve uploads at once', async () => {
  const sent = await createPlainPicture(64, 64).png().toBuffer();
  const converted = await Promise.all(Array.from({ length: 12 }, () => toWebpPicture(toFile(sent), 'image')));
  expect(converted.map((each) => each.subarray(8, 12).toString())).toEqual(Array(12).fill('WEBP'));
});
