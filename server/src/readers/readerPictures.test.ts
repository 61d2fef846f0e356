import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getReader, listReaders } from '#contract/readers/calls.ts';
import { getMe, uploadPicture } from '#contract/profiles/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer();
});
afterAll(() => product.stop());

async function drawPicture(background: string) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'me.png', { type: 'image/png' });
}
const uploadAs = async (as: TestUser, color: string) =>
  product.send(uploadPicture, { picture: await drawPicture(color) }, { as });

test('a writer’s picture is that of their reader, in WebP, for everyone', async () => {
  const { status, body } = await uploadAs(writer, 'teal');
  expect(status).toBe(200);
  expect(body.picture).toMatch(/^\/reader_pictures\/[0-9a-f-]{36}\.webp$/);
  const response = await product.fetchRaw(body.picture);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('public');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('webp');
  const [reader] = (await product.send(listReaders, {}, { as: writer })).body;
  expect(reader!.picture).toBe(body.picture);
  const member = await product.customer();
  expect((await product.send(getReader, { id: reader!.id }, { as: member })).body.picture).toBe(body.picture);
  expect((await product.send(getMe, {}, { as: writer })).body.picture).toBe(body.picture);
});

test('the picture before it is gone', async () => {
  const older = (await uploadAs(writer, 'red')).body.picture;
  await uploadAs(writer, 'green');
  expect((await product.fetchRaw(older)).status).toBe(404);
});

test('a member’s picture stays private, under either path', async () => {
  const member = await product.customer();
  const { picture } = (await uploadAs(member, 'blue')).body;
  expect(picture).toMatch(/^\/api\/profile_pictures\//);
  expect((await product.fetchRaw(picture)).status).toBe(401);
  const name = picture.split('/').at(-1);
  for (const path of [name, '..%2F..%2Fsecret', 'none.webp'])
    expect((await product.fetchRaw(`/reader_pictures/${path}`)).status).toBe(404);
});

test('a writer without a reader of their own is asked to make one first', async () => {
  const other = await product.writer('Odile');
  await product.db.updateTable('readers').set({ userId: null }).where('userId', '=', other.id).execute();
  const { status, code, detail } = await uploadAs(other, 'pink');
  expect([status, code, detail]).toEqual([409, 'no_own_reader', 'Please create your reader first']);
});
