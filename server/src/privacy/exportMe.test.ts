import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import yauzl from 'yauzl';
import { logIn } from '#contract/accounts/calls.ts';
import { createNote, patchStaffUser } from '#contract/members/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { updateMe, uploadPicture } from '#contract/profiles/calls.ts';
import { createRequest, drawCards, postResponse } from '#contract/readings/calls.ts';
import { createMemberWithStatus } from '../../testing/readings/members.ts';
import { countWaitingForLocks } from '../../testing/startWhileLocked.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';
import { ERASURE } from './erase.ts';
import { EXPORTED_OTHERWISE, NOT_EXPORTED, REQUEST_SECTIONS, SECTIONS } from './export/sections.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: 'on' });
  writer = await product.writer();
});
afterAll(() => product.stop());

const request = (method: 'GET' | 'HEAD', as: TestUser) =>
  product.fetchRaw('/api/users-me/export', { method, headers: { authorization: `Token ${as.token}` } });
const download = (as: TestUser) => request('GET', as);

/** The files of an archive by their names; pictures as their first bytes. */
async function unzip(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes));
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return files;
}
async function downloadExport(as: TestUser) {
  const response = await download(as);
  expect(response.status).toBe(200);
  return { response, files: await unzip(await response.bytes()) };
}
const createPictureFile = async () => {
  const shape = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
  const png = await sharp({ create: shape }).png().toBuffer();
  return new File([new Uint8Array(png)], 'me.png', { type: 'image/png' });
};

test('a member downloads all their data as one archive that works offline', async () => {
  const member = await createMemberWithStatus(product, 'monthly_active');
  const other = await createMemberWithStatus(product, 'monthly_active');
  await product.send(uploadPicture, { picture: await createPictureFile() }, { as: member });
  await product.send(updateMe, { bio: 'Art teacher.' }, { as: member });
  const question = { title: 'Sea & <storm>', message: 'Shall I move to the sea?\n\nI dream of it.' };
  const { id } = (await product.send(createRequest, question, { as: member })).body;
  await product.send(createRequest, { message: 'A secret of another' }, { as: other });
  await product.send(drawCards, { id, spread: 'past-present-future' }, { as: writer });
  const letter = { readingRequest: id, message: 'Yes, go.', image: await createPictureFile() };
  await product.send(postResponse, { ...letter, tarot: 'The Star' }, { as: writer });
  const { id: laterId } = (await product.send(createRequest, { message: 'And when?' }, { as: member })).body;
  const spreadInput = { spread: 'past-present-future' };
  const { cards } = (await product.send(drawCards, { id: laterId, ...spreadInput }, { as: writer })).body;
  const passages = cards.map((card, n) => ({ ...card, text: `Passage ${n}.` }));
  const spread = { readingRequest: laterId, message: 'Soon.', ...spreadInput, cards: passages };
  expect((await product.send(postResponse, spread, { as: writer })).status).toBe(201);

  const { response, files } = await downloadExport(member);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="moonletter-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const names = [...files.keys()];
  expect(names.filter((name) => name.startsWith('letters/'))).toHaveLength(2);
  expect(names.filter((name) => name.startsWith('pictures/')).length).toBeGreaterThanOrEqual(2);
  const page = files.get(`letters/${id}.html`)!;
  expect(page).toContain('Sea &amp; &lt;storm&gt;');
  expect(page).toContain('Shall I move to the sea?\n\nI dream of it.');
  expect(page).toContain('Yes, go.');
  for (const n of [0, 1, 2]) expect(files.get(`letters/${laterId}.html`)).toContain(`Passage ${n}.`);
  const index = files.get('index.html')!;
  expect(index).toContain(`href="letters/${id}.html"`);
  expect(index).toContain('<dt>Bio</dt><dd dir="auto">Art teacher.</dd>');
  for (const html of [page, index]) expect(html).not.toMatch(/<script|https?:|url\(/);
  // Every picture and page that is referred to is in the archive.
  for (const [name, html] of files) {
    if (!name.endsWith('.html')) continue;
    for (const [, to] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect(names).toContain(to!.startsWith('../') ? to!.slice(3) : to);
  }
  const data = JSON.parse(files.get('data.json')!) as Record<string, never>;
  expect(data).toMatchObject({
    profile: { email: member.email, first_name: 'Rosalind' },
    requests: [
      { id, title: question.title, messages: [{ text: question.message }, { text: 'Yes, go.' }] },
      { messages: [{ text: 'And when?' }, { text: 'Soon.' }] },
    ],
    membership: [{ status: 'active' }],
    sessions: [{ browser: null }],
  });
  const all = [...files.values()].join('');
  expect(all).not.toMatch(/A secret of another|password_hash|"hash"/);
});

test("the writers' notes are in it with who wrote them and when", async () => {
  const member = await product.customer();
  const tomas = await product.writer('Tomas');
  await product.send(createNote, { id: member.id, text: 'Likes short letters' }, { as: tomas });
  const former = await product.writer('Anselm');
  await product.send(createNote, { id: member.id, text: 'Sings' }, { as: former });
  await product.send(patchStaffUser, { id: former.id, isWriter: false }, { as: writer });
  await product.send(closeAccount, { password: TEST_PASSWORD }, { as: former });
  const { files } = await downloadExport(member);
  const created_at = expect.stringMatching(/Z$/);
  expect(JSON.parse(files.get('data.json')!)).toMatchObject({
    notes: [
      { text: 'Likes short letters', writer: 'Tomas', created_at },
      { text: 'Sings', writer: 'Former writer', created_at },
    ],
  });
});

test('it can be downloaded three times a day; HEAD does not count', async () => {
  const member = await product.customer();
  for (let n = 0; n < 4; n++) {
    const { status, headers } = await request('HEAD', member);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  }
  for (let n = 0; n < 3; n++) await (await download(member)).bytes();
  const fourth = await download(member);
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(80_000);
});

test('five hundred letters are streamed one by one, and the export ends when the client disconnects', async () => {
  const member = await createMemberWithStatus(product, 'monthly_active');
  await sql`
    with added as (
      insert into reading_requests (user_id, title, status, created_at, last_message_time, due_at)
      select ${member.id}, 'Letter ' || n, 'CLOSED', now(), now(), now() from generate_series(1, 500) n returning id
    )
    insert into messages (request_id, user_id, sender_id, sender, text, response_mode, created_at)
    select id, ${member.id}, ${member.id}, 'member', repeat('Words. ', 100), 'Standard', now() from added`.execute(
    product.db,
  );
  const { files } = await downloadExport(member);
  expect(files.size).toBe(502);
  const leaving = new AbortController();
  const init = { headers: { authorization: `Token ${member.token}` }, signal: leaving.signal };
  const { body } = await fetch(`${product.origin}/api/users-me/export`, init);
  await body!.getReader().read();
  // The server stops only when nothing is being sent any more.
  leaving.abort();
});

test('an export is not completed if the account is closed meanwhile, which is no error', async () => {
  const member = await createMemberWithStatus(product, 'monthly_active');
  await product.send(createRequest, { message: 'Shall I go?' }, { as: member });
  using logError = vi.spyOn(product.services.log, 'error');
  const exporting = Promise.withResolvers<Promise<unknown>>();
  await product.db.transaction().execute(async (tx) => {
    // The export reads the tags after the questions, and before the letters.
    await sql`lock table tags`.execute(tx);
    const response = await download(member);
    exporting.resolve(response.bytes());
    await expect.poll(() => countWaitingForLocks(product.db)).toBe(1);
    expect((await product.send(closeAccount, { password: TEST_PASSWORD }, { as: member })).status).toBe(204);
  });
  await expect(exporting.promise).rejects.toThrow('terminated');
  expect(logError).not.toHaveBeenCalled();
});

test('every table that is erased is exported, or listed with the reason why not', () => {
  const tables = [...Object.values(SECTIONS), ...Object.values(REQUEST_SECTIONS)].map(({ table }) => table);
  const named = [...tables, ...EXPORTED_OTHERWISE, ...Object.keys(NOT_EXPORTED)];
  // If this fails: add the new table to sections.ts.
  expect(named.toSorted()).toEqual(Object.keys(ERASURE).toSorted());
});

test('the export holds when the member joined, and the mails to their earlier address', async () => {
  const as = await createMemberWithStatus(product, 'monthly_active');
  const email = `later-${as.email}`;
  await product.send(patchStaffUser, { id: as.id, email }, { as: writer });
  const { token } = (await product.send(logIn, { email, password: TEST_PASSWORD })).body;
  const { files } = await downloadExport({ ...as, email, token: token! });
  const data = JSON.parse(files.get('data.json')!);
  expect(data.account).toEqual([
    { created_at: expect.any(String), terms_accepted_at: expect.toBeOneOf([expect.any(String), null]) },
  ]);
  const changed = data.mails.filter(({ subject }: { subject: string }) => subject.includes('has changed'));
  expect(changed).toHaveLength(2);
});
