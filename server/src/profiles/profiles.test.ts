import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { InputOf } from '#contract/call.ts';
import { patchStaffUser } from '#contract/members/calls.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import {
  createProfile,
  listHopes,
  getMe,
  getProfilePicture,
  listQuotes,
  updateMe,
} from '#contract/profiles/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const HAARLEM = { name: 'Haarlem', latitude: 52.38, longitude: 4.64, timeZone: 'Europe/Amsterdam' };
const PORTO = { name: 'Porto', latitude: 41.15, longitude: -8.61, timeZone: 'Europe/Lisbon' };
const form = {
  gender: 'WOM',
  birthTime: '07:00:00',
  birthTimeKnown: true,
  birthLocation: 'Haarlem, Netherlands',
  currentLocation: 'Utrecht, Netherlands',
  bio: 'I paint, or used to.',
  experienceLevel: 0,
  seenWriter: false,
} as const satisfies InputOf<typeof createProfile>;

const patchMe = async (as: TestUser, fields: Record<string, unknown>) =>
  product.send(updateMe, fields, { as });

describe('users-me', () => {
  test('is 401 without a token', async () => {
    expect((await product.send(getMe, {})).status).toBe(401);
    expect((await product.send(updateMe, { bio: 'x' })).status).toBe(401);
  });

  test('reports a missing birth time beside other errors', async () => {
    const as = await product.customer();
    expect((await patchMe(as, { gender: 'X', birthTime: null })).fields).toEqual({
      gender: 'Gender not selected',
      birthTime: 'Birth time not selected',
    });
  });

  test('gives a new customer empty defaults', async () => {
    const as = await product.customer();
    const { status, body } = await product.send(getMe, {}, { as });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: as.id,
      email: as.email,
      pendingEmail: null,
      firstName: 'Rosalind',
      lastName: 'Achterberg',
      birthDate: '1980-03-04',
      role: 'Customer',
      isWriter: false,
      gender: null,
      birthTime: null,
      birthTimeKnown: null,
      birthTimeExact: false,
      birthLocation: '',
      birthPlace: null,
      birthUtcOffset: null,
      zodiac: null,
      currentLocation: '',
      currentPlace: null,
      bio: '',
      experienceLevel: null,
      seenWriter: null,
      previousExperience: '',
      moonletterHopes: [],
      moonletterHopeOther: '',
      extraInfo: '',
      picture: null,
      timeZone: 'UTC',
      notifications: { answerMail: true, outcomeMail: true, digest: 'off', quietFrom: null, quietTo: null },
      usesLetterKeys: true,
      assignedPersonalityUser: null,
      subscriptionCurrentPeriodEnd: null,
      currentSubscriptionStatus: 'canceled',
      hasProfile: false,
      emailUndeliverable: false,
      etag: expect.any(String),
    });
  });

  test('an older version does not replace what a writer has changed meanwhile', async () => {
    const [as, writer] = [await product.customer(), await product.writer()];
    const { body: read, headers } = await product.send(getMe, {}, { as });
    expect(headers.get('etag')).toBe(read.etag);
    await product.send(patchStaffUser, { id: as.id, bio: 'Paints.' }, { as: writer });
    const update = (etag: string) =>
      product.send(updateMe, { bio: 'Sings.' }, { as, headers: { 'if-match': etag } });
    const refused = await update(read.etag);
    expect([refused.status, refused.code]).toEqual([409, 'edited_meanwhile']);
    const { body: current } = await product.send(getMe, {}, { as });
    expect(current.bio).toBe('Paints.');
    expect(refused.body).toMatchObject({ current });
    const changed = await update(current.etag);
    expect(changed.body.bio).toBe('Sings.');
    expect(changed.headers.get('etag')).toBe(changed.body.etag);
  });

  test('changes what is given and leaves the rest', async () => {
    const as = await product.customer();
    await product.send(createProfile, form, { as });
    const input = {
      firstName: 'Ros',
      birthDate: '1981-05-06',
      bio: '  Painter 🎨 مرحبا  ',
      birthPlace: HAARLEM,
      moonletterHopes: [3, 9],
      moonletterHopeOther: 'A dog',
      previousExperience: 'Once, at a fair',
      extraInfo: 'I work nights',
      zodiac: 'TAE',
      timeZone: 'Europe/Amsterdam',
      notifications: { digest: 'weekly', quietFrom: '22:00', quietTo: '07:30' },
    } as const;
    const { status, body } = await patchMe(as, input);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...form,
      ...input,
      bio: 'Painter 🎨 مرحبا',
      lastName: 'Achterberg',
      notifications: {
        answerMail: true,
        outcomeMail: true,
        digest: 'weekly',
        quietFrom: '22:00',
        quietTo: '07:30',
      },
      hasProfile: true,
    });
    expect((await product.send(getMe, {}, { as })).body).toEqual(body);
  });

  test('refuses quiet hours with only one time, and takes one that completes or changes them', async () => {
    const as = await product.customer();
    await product.send(createProfile, form, { as });
    const patchHours = (hours: { quietFrom?: string | null; quietTo?: string | null }) =>
      patchMe(as, { notifications: hours });
    expect(await patchHours({ quietFrom: '22:00' })).toMatchObject({
      status: 400,
      body: {
        errors: [{ param: 'notifications', msg: 'Please give both times of the quiet hours, or neither' }],
      },
    });
    expect((await patchHours({ quietFrom: '22:00', quietTo: '07:30' })).status).toBe(200);
    expect((await patchHours({ quietTo: '08:00' })).body.notifications).toMatchObject({
      quietFrom: '22:00',
      quietTo: '08:00',
    });
    expect((await patchHours({ quietTo: null })).status).toBe(400);
    expect((await patchHours({ quietFrom: null, quietTo: null })).status).toBe(200);
  });

  test('a writer can turn single-letter shortcuts off', async () => {
    const as = await product.writer();
    expect((await patchMe(as, { usesLetterKeys: false })).body.usesLetterKeys).toBe(false);
    expect((await product.send(getMe, {}, { as })).body.usesLetterKeys).toBe(false);
    expect((await patchMe(as, { usesLetterKeys: true })).body.usesLetterKeys).toBe(true);
  });

  test('settings may be changed before there is a profile, and do not count as one', async () => {
    const as = await product.customer();
    await patchMe(as, { timeZone: 'Asia/Tokyo' });
    expect((await product.send(getMe, {}, { as })).body).toMatchObject({
      timeZone: 'Asia/Tokyo',
      hasProfile: false,
      emailUndeliverable: false,
    });
    expect((await product.send(createProfile, form, { as })).status).toBe(201);
  });

  test.each([
    ['gender', 'X', 'Gender not selected'],
    ['gender', null, 'Gender not selected'],
    ['birthTime', '7 in the morning', 'Birth time not selected'],
    ['birthTime', null, 'Birth time not selected'],
    ['birthLocation', '   ', 'Birth location is empty'],
    ['currentLocation', '', 'Current location is empty'],
    ['bio', ' \n ', 'Bio is empty'],
    ['experienceLevel', null, 'Experience level not selected'],
    ['experienceLevel', 4, 'Experience level not selected'],
    ['seenWriter', null, 'Not selected'],
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['birthDate', '2015-01-01', 'You must be 18 or older'],
    ['moonletterHopes', [1, 999], 'This hope is not known'],
    ['timeZone', 'Nowhere/Else', 'This time zone is not known'],
    ['bio', 'a\0b', 'This text has characters that cannot be stored'],
  ])('%s %j is refused: %s', async (field, value, message) => {
    const as = await product.customer();
    const { status, detail, fields } = await patchMe(as, { [field]: value });
    expect([status, detail]).toEqual([400, 'Error in one of your profile fields']);
    expect(fields).toEqual({ [field]: message });
  });

  test.each([
    'isWriter',
    'role',
    'id',
    'userId',
    'email',
    'picture',
    'hasProfile',
    'currentSubscriptionStatus',
  ])('%s cannot be written, and nothing else of such a request is', async (field) => {
    const as = await product.customer();
    const { status, detail, fields } = await patchMe(as, { bio: 'New', [field]: true });
    expect(status).toBe(400);
    expect(detail).toBe('Error in one of your profile fields');
    expect(Object.keys(fields)).toEqual([field]);
    expect((await product.send(getMe, {}, { as })).body).toMatchObject({ bio: '', isWriter: false });
  });

  test('changing the text of a place removes its coordinates', async () => {
    const as = await product.customer();
    await product.send(createProfile, { ...form, birthTimeExact: true, birthPlace: HAARLEM }, { as });
    const unchanged = await patchMe(as, { birthLocation: form.birthLocation, bio: 'Still here' });
    expect(unchanged.body).toMatchObject({ birthPlace: HAARLEM, birthTimeExact: true });
    const elsewhere = await patchMe(as, { birthLocation: 'A farm near Haarlem' });
    expect(elsewhere.body).toMatchObject({ birthPlace: null, birthTime: form.birthTime });
  });

  test('the current town is stored with its coordinates, separately from the birth place', async () => {
    const as = await product.customer();
    await product.send(createProfile, { ...form, birthPlace: HAARLEM, currentPlace: PORTO }, { as });
    const unchanged = await patchMe(as, {
      currentLocation: form.currentLocation,
      birthLocation: 'Elsewhere',
    });
    expect(unchanged.body).toMatchObject({ birthPlace: null, currentPlace: PORTO });
    const moved = await patchMe(as, { currentLocation: 'At sea' });
    expect(moved.body).toMatchObject({ currentLocation: 'At sea', currentPlace: null });
    const zoned = await patchMe(as, { currentPlace: { latitude: 41.15, longitude: -8.61 } });
    expect(zoned.body.currentPlace).toEqual({ ...PORTO, id: null, name: '' });
  });

  test("'I don't know' is a birth time that is null and not known", async () => {
    const as = await product.customer();
    await product.send(createProfile, { ...form, birthTimeExact: true }, { as });
    const { body } = await patchMe(as, { birthTime: null, birthTimeKnown: false });
    expect(body).toMatchObject({ birthTime: null, birthTimeKnown: false, birthTimeExact: false });
  });

  test('a birth time that is not known cannot become exact, only one that is', async () => {
    const as = await product.customer();
    const unknown = { birthTime: null, birthTimeKnown: false, birthTimeExact: false };
    await product.send(createProfile, { ...form, ...unknown }, { as });
    expect((await patchMe(as, { birthTimeExact: true })).body).toMatchObject(unknown);
    const hour = { birthTime: '10:00:00', birthTimeKnown: true, birthTimeExact: false };
    expect((await patchMe(as, { birthTime: '10:00:00' })).body).toMatchObject(hour);
    expect((await patchMe(as, { birthTimeExact: true })).body).toMatchObject({
      ...hour,
      birthTimeExact: true,
    });
  });
});

describe('the intuitive profile', () => {
  test('is created once', async () => {
    const as = await product.customer();
    const first = await product.send(createProfile, form, { as });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ ...form, hasProfile: true });
    const repeated = await product.send(createProfile, { ...form, bio: 'Another' }, { as });
    expect([repeated.status, repeated.code]).toEqual([409, 'profile_exists']);
    expect((await product.send(getMe, {}, { as })).body.bio).toBe(form.bio);
  });

  test('two concurrent calls create one', async () => {
    const as = await product.customer();
    const answers = await Promise.all([1, 2].map(() => product.send(createProfile, form, { as })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('without any field is refused with all seven messages', async () => {
    const as = await product.customer();
    const { status, detail, fields } = await product.send(createProfile, {} as typeof form, { as });
    expect(status).toBe(400);
    expect(detail).toBe('Error in one of your profile fields');
    expect(fields).toEqual({
      gender: 'Gender not selected',
      birthTime: 'Birth time not selected',
      birthLocation: 'Birth location is empty',
      currentLocation: 'Current location is empty',
      bio: 'Bio is empty',
      experienceLevel: 'Experience level not selected',
      seenWriter: 'Not selected',
    });
  });

  test('uses the sign of the birth date if none is given', async () => {
    const as = await product.customer({ birthDate: '1980-03-04' });
    expect((await product.send(createProfile, form, { as })).body.zodiac).toBe('PIS');
  });

  test('is for customers', async () => {
    expect((await product.send(createProfile, form, { as: await product.writer() })).status).toBe(403);
    expect((await product.send(createProfile, form)).status).toBe(401);
  });
});

describe('pictures', () => {
  const png = new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
  /** As a browser sends it. */
  async function uploadAs(as: TestUser, content: Uint8Array<ArrayBuffer> | string, type = 'image/png') {
    const body = new FormData();
    body.append('picture', new File([content], 'me.png', { type }));
    const headers = { authorization: `Token ${as.token}` };
    const response = await product.fetchRaw('/api/profile/upload_picture/', {
      method: 'PATCH',
      headers,
      body,
    });
    return { status: response.status, body: (await response.json()) as { picture: string; errors: unknown } };
  }
  const uploadedName = (picture: string) => picture.slice('/api/profile_pictures/'.length);
  const fetchPictureStatus = async (as: TestUser | undefined, picture: string) =>
    (await product.send(getProfilePicture, { name: uploadedName(picture) }, { as })).status;

  test('creating the profile with `picture: null`, as it is read, keeps the picture', async () => {
    const as = await product.customer();
    const { body } = await uploadAs(as, png);
    const created = await product.send(createProfile, { ...form, picture: null }, { as });
    expect(created).toMatchObject({ status: 201, body: { picture: body.picture, hasProfile: true } });
  });

  test('a new picture replaces the old one and deletes its file', async () => {
    const as = await product.customer();
    const first = await uploadAs(as, png);
    expect(first.status).toBe(200);
    const second = await uploadAs(as, png);
    expect((await product.send(getMe, {}, { as })).body.picture).toBe(second.body.picture);
    expect(await fetchPictureStatus(as, second.body.picture)).toBe(200);
    expect(await fetchPictureStatus(as, first.body.picture)).toBe(404);
    await expect.poll(() => product.services.files.get(uploadedName(first.body.picture))).toBeUndefined();
  });

  test('the old file is removed later if the store refuses to remove it', async () => {
    const as = await product.customer();
    const { files } = product.services;
    const old = uploadedName((await uploadAs(as, png)).body.picture);
    const remove = vi.spyOn(files, 'remove').mockRejectedValueOnce(new Error('The store fails'));
    await uploadAs(as, png);
    await vi.waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith(old));
    remove.mockRestore();
    expect(await files.get(old)).toBeDefined();
    await product.advance({ hours: 2 });
    expect(await files.get(old)).toBeUndefined();
  });

  test("a member's is for themselves and for writers", async () => {
    const owner = await product.customer();
    const other = await product.customer();
    const writer = await product.writer();
    const { picture } = (await uploadAs(owner, png)).body;
    expect(await fetchPictureStatus(writer, picture)).toBe(200);
    expect(await fetchPictureStatus(other, picture)).toBe(404);
    expect(await fetchPictureStatus(undefined, picture)).toBe(401);
  });

  test('a file that is not a picture is refused at its field, and the old one stays', async () => {
    const as = await product.customer();
    const { picture } = (await uploadAs(as, png)).body;
    const refused = await uploadAs(as, 'just words');
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { param: 'picture', msg: expect.stringContaining('not a picture') },
    ]);
    expect((await uploadAs(as, new Uint8Array(11 * 1024 * 1024))).status).toBe(413);
    expect(await fetchPictureStatus(as, picture)).toBe(200);
  });
});

describe('hopes and quotes', () => {
  test('hopes are id and hope, for whoever is signed in', async () => {
    const { status, body } = await product.send(listHopes, {}, { as: await product.customer() });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(10);
    expect(body[0]).toEqual({ id: 1, hope: expect.any(String) });
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
    expect((await product.send(listHopes, {})).status).toBe(401);
  });

  test('quotes are for everyone, each with its author', async () => {
    const { status, body } = await product.send(listQuotes, {});
    expect(status).toBe(200);
    for (const quote of body)
      expect(quote).toEqual({ id: expect.any(Number), text: expect.any(String), author: expect.any(String) });
  });
});

test('a member can choose an active reader, and remove the choice', async () => {
  const member = await product.customer();
  await product.writer('Isolde');
  const [reader] = (await product.send(listPersonalities, {}, { as: member })).body;
  const choose = (assignedPersonalityUser: number | null) =>
    product.send(updateMe, { assignedPersonalityUser }, { as: member });
  expect((await choose(reader!.id)).body.assignedPersonalityUser).toBe(reader!.id);
  await product.db.updateTable('readers').set({ status: 'inactive' }).where('id', '=', reader!.id).execute();
  for (const id of [reader!.id, 999_999])
    expect((await choose(id)).fields).toEqual({ assignedPersonalityUser: 'This reader is not active' });
  expect((await choose(null)).body.assignedPersonalityUser).toBeNull();
});
