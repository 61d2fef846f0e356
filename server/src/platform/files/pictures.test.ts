import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { buildJpegWithScans, buildSlowPng } from '../../../testing/platform/costlyPictures.ts';
import { countJpegScans } from './countJpegScans.ts';
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

test('refuses a progressive JPEG with very many scans before it is decoded, and says what to do', async () => {
  const accepted = await toWebpPicture(toFile(buildJpegWithScans(64, 50)), 'image');
  expect(accepted.subarray(8, 12).toString()).toBe('WEBP');
  const sent = buildJpegWithScans(7_064, 51);
  const startedAt = process.cpuUsage();
  const refusal = await readUploadRefusal(toFile(sent));
  expect(refusal).toMatchObject({
    status: 400,
    errors: [{ param: 'image', msg: expect.stringContaining('save it as a new JPEG or PNG') }],
  });
  expect(process.cpuUsage(startedAt).user).toBeLessThan(250_000);
});

test('counts the scans of a JPEG as its decoder does', async () => {
  const photo = createPlainPicture(64, 64);
  const progressive = await photo.clone().jpeg({ progressive: true }).toBuffer();
  const plain = await photo.clone().jpeg().toBuffer();
  const scan = Buffer.from([0xff, 0xda]);
  const within = (position: number, ...bytes: number[]) =>
    Buffer.concat([plain.subarray(0, position), Buffer.from(bytes), plain.subarray(position)]);
  expect(countJpegScans(plain)).toBe(1);
  expect(countJpegScans(progressive)).toBeGreaterThan(3);
  expect(countJpegScans(progressive)).toBeLessThan(12);
  expect(countJpegScans(buildJpegWithScans(64, 300))).toBe(300);
  // In a preview, and after the image.
  expect(countJpegScans(within(2, 0xff, 0xe1, 0, 6, ...scan, ...scan))).toBe(1);
  expect(countJpegScans(Buffer.concat([plain, scan, scan, scan, scan]))).toBe(1);
  // A code without a length hides no scan.
  expect(countJpegScans(within(2, 0xff, 0x02, 0xff, 0xff))).toBe(1);
  expect(countJpegScans(await photo.clone().png().toBuffer())).toBe(0);
  // In quadratic time, these would take hours.
  const start = Buffer.from([0xff, 0xd8]);
  for (const filling of ['ff', 'ff00'])
    expect(countJpegScans(Buffer.concat([start, Buffer.alloc(10_000_000, filling, 'hex')]))).toBe(0);
});

test('gives up a picture that takes too long to decode', async () => {
  const file = toFile(buildSlowPng());
  const error: unknown = await toWebpPicture(file, 'image', 1).catch((error: unknown) => error);
  expect(error).toMatchObject({
    status: 400,
    errors: [{ param: 'image', msg: expect.stringContaining('too long') }],
  });
});

test('a process that must end does not wait for its decoder', async () => {
  const href = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const program = `
    const { buildSlowPng } = await import(${href('../../../testing/platform/costlyPictures.ts')});
    const { toWebpPicture } = await import(${href('pictures.ts')});
    const { exitNow } = await import(${href('../../app/serve/exitNow.ts')});
    void toWebpPicture(new File([buildSlowPng()], 'slow.png'), 'image');
    setTimeout(exitNow, 500);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
});

test('refuses uploads when too many wait, and goes on afterwards', async () => {
  const sent = toFile(await createPlainPicture(64, 64).png().toBuffer());
  const uploads = await Promise.allSettled(Array.from({ length: 60 }, () => toWebpPicture(sent, 'image')));
  const refused = uploads.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused).toMatchObject(Array(refused.length).fill({ reason: { code: 'unavailable' } }));
  expect((await toWebpPicture(sent, 'image')).length).toBeGreaterThan(0);
});
