import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uploadPicture } from '#contract/profiles/calls.ts';
import { createRequest, postMessage, postResponse } from '#contract/readings/calls.ts';
import { startS3Fake } from '../../testing/adapters/s3Fake.ts';
import { createBilling } from '../../testing/billing/billing.ts';
import { startWhileLocked } from '../../testing/startWhileLocked.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
let member: TestUser;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'silent' }, { mayFail: [500] });
  writer = await product.writer();
  const billing = createBilling(product);
  member = await billing.customer();
  await billing.subscribe(member, 2);
});
afterAll(() => product.stop());

const listFiles = () => readdir(join(product.dataDir, 'files')).catch(() => [] as string[]);
const listUnclaimed = async () => {
  const rows = await product.db.selectFrom('unclaimedFiles').select('name').execute();
  return rows.map(({ name }) => name);
};

async function createPicture(): Promise<File> {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'me.png', { type: 'image/png' });
}

const createRequestOfMember = async () => {
  const { body } = await product.send(createRequest, { message: 'What will come?' }, { as: member });
  return body.id!;
};
const answerWithPicture = async (readingRequest: number) =>
  product.send(
    postResponse,
    { readingRequest, message: 'This.', image: await createPicture() },
    { as: writer },
  );

const UPLOADS = {
  profiles: async () => product.send(uploadPicture, { picture: await createPicture() }, { as: member }),
  messages: async () => answerWithPicture(await createRequestOfMember()),
} as const;

/** Makes commits that wrote to a table fail, after all statements have succeeded. */
async function withFailingCommits(table: keyof typeof UPLOADS, act: () => Promise<void>): Promise<void> {
  await sql
    .raw(`
    create function fail_commit() returns trigger language plpgsql as
      $$ begin raise exception 'The commit fails'; end $$;
    create constraint trigger fail_commit after insert or update on ${table}
      deferrable initially deferred for each row ${table === 'messages' ? `when (new.sender = 'writer')` : ''}
      execute function fail_commit();`)
    .execute(product.db);
  try {
    await act();
  } finally {
    await sql.raw(`drop function fail_commit cascade`).execute(product.db);
  }
}

test.each(Object.keys(UPLOADS) as (keyof typeof UPLOADS)[])(
  'a picture whose commit fails (%s) leaves no file, and the next upload works',
  async (table) => {
    const before = await listFiles();
    await withFailingCommits(table, async () => {
      expect((await UPLOADS[table]()).status).toBe(500);
      await expect.poll(() => listUnclaimed()).toEqual([]);
    });
    expect(await listFiles()).toEqual(before);

    expect((await UPLOADS[table]()).status).toBeLessThan(300);
    expect(await listFiles()).toHaveLength(before.length + 1);
    expect(await listUnclaimed()).toEqual([]);
  },
);

test('a picture of a refused letter leaves no file', async () => {
  const before = await listFiles();
  expect((await answerWithPicture(999_999)).status).toBe(404);
  await expect.poll(() => listUnclaimed()).toEqual([]);
  expect(await listFiles()).toEqual(before);
});

test('no request is locked while the picture of a letter is stored', async () => {
  const readingRequest = await createRequestOfMember();
  const { files } = product.services;
  const put = files.put.bind(files);
  const isStoring = Promise.withResolvers<void>();
  const mayStore = Promise.withResolvers<void>();
  using storing = vi.spyOn(files, 'put').mockImplementation(async (...file) => {
    isStoring.resolve();
    await mayStore.promise;
    return put(...file);
  });
  const answering = answerWithPicture(readingRequest);
  await isStoring.promise;
  const posted = await product.send(
    postMessage,
    { id: readingRequest, message: 'Still me.' },
    { as: member },
  );
  expect(posted.status).toBe(201);
  mayStore.resolve();
  expect((await answering).status).toBe(201);
  expect(storing).toHaveBeenCalledTimes(1);
});

test('the file of a process that was killed before its commit is removed an hour later, and no other', async () => {
  const before = await listFiles();
  expect(before.length).toBeGreaterThan(0);
  const name = 'left-behind.webp';
  await product.services.files.put(name, new Uint8Array([1]));
  const createdAt = product.services.clock.now();
  await product.db.insertInto('unclaimedFiles').values({ name, createdAt }).execute();
  await product.advance({ minutes: 30 });
  expect(await listFiles()).toContain(name);
  await product.advance({ minutes: 45 });
  await product.advance({ minutes: 15 });
  expect(await listFiles()).toEqual(before);
  expect(await listUnclaimed()).toEqual([]);
});

test('refuses a picture as unavailable while the bucket is down, and accepts it afterwards', async () => {
  await using bucket = await startS3Fake();
  const inBucket = await startTestProduct({ S3_URL: bucket.url, LOG_LEVEL: 'silent' }, { mayFail: [503] });
  const as = await inBucket.customer();
  bucket.fail('busy');
  const refused = await inBucket.send(uploadPicture, { picture: await createPicture() }, { as });
  expect([refused.status, refused.code, bucket.objects.size]).toEqual([503, 'unavailable', 0]);
  bucket.fail('none');
  const uploaded = await inBucket.send(uploadPicture, { picture: await createPicture() }, { as });
  expect([uploaded.status, bucket.objects.size]).toEqual([200, 1]);
  const fetched = await inBucket.fetchRaw(uploaded.body.picture!, {
    headers: { authorization: `Token ${as.token}` },
  });
  expect(fetched.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await fetched.arrayBuffer())).toEqual([...bucket.objects.values()][0]);
  await inBucket.stop();
});

test('of two first pictures of a member that are sent at the same time, one file stays', async () => {
  const newMember = await product.customer();
  const before = await listFiles();
  const pictures = [await createPicture(), await createPicture()];
  const uploads = await startWhileLocked(product.db, [newMember.id], () =>
    pictures.map((picture) => product.send(uploadPicture, { picture }, { as: newMember })),
  );
  expect(uploads.map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(() => listUnclaimed()).toEqual([]);
  expect(await listFiles()).toHaveLength(before.length + 1);
});
