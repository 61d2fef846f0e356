import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chart as chartShape, getChart, getSky } from '#contract/astrology/calls.ts';
import type { InputOf } from '#contract/call.ts';
import { createProfile, getMe, updateMe } from '#contract/profiles/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';
import { findCertainSigns } from './certainSigns.ts';
import { loadChart } from './loadChart.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const form = {
  gender: 'WOM',
  birthTime: '06:00:00',
  birthTimeKnown: true,
  birthTimeExact: true,
  birthLocation: 'Haarlem, Netherlands',
  birthPlace: {
    id: 2755003,
    name: 'Haarlem',
    latitude: 52.38,
    longitude: 4.64,
    timeZone: 'Europe/Amsterdam',
  },
  currentLocation: 'Utrecht, Netherlands',
  bio: 'I paint, or used to.',
  experienceLevel: 0,
  seenWriter: false,
} as const satisfies InputOf<typeof createProfile>;

async function createMemberWith(more: Partial<InputOf<typeof createProfile>> = {}): Promise<TestUser> {
  const as = await product.customer({ birthDate: '1985-06-15' });
  await product.send(createProfile, { ...form, ...more }, { as });
  return as;
}

const readChart = async (userId: number, as: TestUser, more: { houses?: 'placidus' } = {}) =>
  product.send(getChart, { userId, ...more }, { as });
const readOwnChart = async (as: TestUser) => (await readChart(as.id, as)).body;
const changes = (as: TestUser, fields: InputOf<typeof updateMe>) => product.send(updateMe, fields, { as });
const readStoredChart = (userId: number) =>
  product.db.selectFrom('charts').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow();

describe('a birth chart', () => {
  test("is the member's own, and any member's for a writer", async () => {
    const as = await createMemberWith();
    const own = await readChart(as.id, as);
    expect(own.status).toBe(200);
    expect(chartShape.parse(own.body)).toEqual(own.body);
    expect(own.body).toMatchObject({
      precision: 'exact',
      sun: { sign: 'GEM' },
      zodiac: { chosen: 'GEM' },
    });
    const writer = await product.writer();
    expect((await readChart(as.id, writer)).body).toEqual(own.body);
  });

  test('of another or unknown user is 404; a writer can get their own', async () => {
    const as = await createMemberWith();
    const other = await product.customer();
    const writer = await product.writer();
    expect((await readChart(as.id, other)).status).toBe(404);
    expect((await readChart(999_999, other)).status).toBe(404);
    expect((await readChart(999_999, writer)).status).toBe(404);
    expect((await readChart(writer.id, writer)).body).toMatchObject({ precision: 'none', place: null });
  });

  test('before there is a profile is based on the birth date only', async () => {
    const as = await product.customer({ birthDate: '1985-06-15' });
    expect(await readOwnChart(as)).toMatchObject({
      precision: 'date',
      sun: { sign: 'GEM' },
      zodiac: { chosen: null, byDate: ['GEM'] },
      doubts: ['no_place'],
    });
  });

  test('shows Placidus houses on request', async () => {
    const as = await createMemberWith();
    expect((await readChart(as.id, as, { houses: 'placidus' })).body.houses!.system).toBe('placidus');
    expect((await readOwnChart(as)).houses!.system).toBe('whole_sign');
    const unknownHouses = await product.fetchRaw(`/api/charts/${as.id}?houses=koch`, {
      headers: { authorization: `Token ${as.token}` },
    });
    expect(unknownHouses.status).toBe(400);
  });
});

describe('a change of the profile', () => {
  test('changes the chart at once', async () => {
    const as = await createMemberWith();
    const before = await readOwnChart(as);
    await changes(as, { birthTime: '18:00:00' });
    const evening = await readOwnChart(as);
    expect(evening.ascendant!.sign).not.toBe(before.ascendant!.sign);
    await changes(as, { birthTimeExact: false });
    expect(await readOwnChart(as)).toMatchObject({ precision: 'hour', ascendant: null });
    await changes(as, { birthTime: null, birthTimeKnown: false });
    expect(await readOwnChart(as)).toMatchObject({ precision: 'date', houses: null, risingCandidates: [] });
    await changes(as, { birthDate: '1985-12-15' });
    expect((await readOwnChart(as)).sun!.sign).toBe('SAG');
    await changes(as, { zodiac: 'ARI' });
    expect((await readOwnChart(as)).zodiac).toEqual({ chosen: 'ARI', byDate: ['SAG'] });
    await changes(as, { birthPlace: null });
    expect(await readOwnChart(as)).toMatchObject({ place: null, doubts: ['no_place'] });
  });

  test('to a place with coordinates only uses the time zone there', async () => {
    const as = await createMemberWith();
    const { body } = await changes(as, { birthPlace: { latitude: 35.68, longitude: 139.69 } });
    expect(body.birthPlace).toEqual({
      id: null,
      name: '',
      latitude: 35.68,
      longitude: 139.69,
      timeZone: 'Asia/Tokyo',
    });
    expect(await readOwnChart(as)).toMatchObject({
      birth: { offsetMinutes: 540, timeZone: 'Asia/Tokyo' },
      place: { name: 'Haarlem, Netherlands', latitude: 35.68 },
    });
  });

  test.each([
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
    [-15, -179.99],
  ])('to %f°, %f° finds a zone there too', async (latitude, longitude) => {
    const as = await createMemberWith();
    expect((await changes(as, { birthPlace: { latitude, longitude } })).status).toBe(200);
    expect((await readChart(as.id, as)).status).toBe(200);
  });

  test("takes the zone 'UTC'", async () => {
    const as = await createMemberWith({ birthPlace: { latitude: 0, longitude: 0, timeZone: 'UTC' } });
    expect((await readOwnChart(as)).birth).toMatchObject({
      utc: '1985-06-15T06:00:00.000Z',
      offsetMinutes: 0,
    });
  });

  test('to an offset entered by hand overrides the time zone records', async () => {
    const as = await createMemberWith();
    expect((await changes(as, { birthUtcOffset: 20 })).body.birthUtcOffset).toBe(20);
    expect(await readOwnChart(as)).toMatchObject({
      birth: { utc: '1985-06-15T05:40:00.000Z', offsetMinutes: 20 },
      doubts: ['offset_given'],
    });
    await changes(as, { birthUtcOffset: null });
    expect(await readOwnChart(as)).toMatchObject({ birth: { offsetMinutes: 120 }, doubts: [] });
  });

  test.each([-961, 961, 1.5])('to an offset of %f minutes is refused', async (birthUtcOffset) => {
    const { status, fields } = await changes(await createMemberWith(), { birthUtcOffset });
    expect([status, Object.keys(fields)]).toEqual([400, ['birthUtcOffset']]);
  });
});

test('a place that was stored before the table of places existed has no id', async () => {
  const as = await createMemberWith();
  const { id: _, ...old } = form.birthPlace;
  await product.db
    .updateTable('profiles')
    .set({ birthPlace: JSON.stringify(old) })
    .where('userId', '=', as.id)
    .execute();
  expect((await product.send(getMe, {}, { as })).body.birthPlace).toEqual({ ...old, id: null });
  expect((await readOwnChart(as)).place!.name).toBe('Haarlem');
});

describe('the stored chart', () => {
  test('is returned unchanged while its inputs have not changed', async () => {
    const as = await createMemberWith();
    const chart = await readOwnChart(as);
    const first = await readStoredChart(as.id);
    await product.advance({ days: 1 });
    expect(await readOwnChart(as)).toEqual(chart);
    expect(await readStoredChart(as.id)).toEqual(first);
  });

  test.each([
    ['another engine', 'astronomy-engine 2.1.19', 'astronomy-engine 2.1.18'],
    ['other records of time zones', process.versions.tz!, '1999a'],
  ])('is computed again if it was computed by %s', async (_, today, version) => {
    const as = await createMemberWith();
    const chart = await readOwnChart(as);
    const { madeFrom } = await readStoredChart(as.id);
    expect(madeFrom).toContain(today);
    await product.db
      .updateTable('charts')
      .set({ madeFrom: madeFrom.replace(today, version), chart: '{}' })
      .where('userId', '=', as.id)
      .execute();
    expect(await readOwnChart(as)).toEqual(chart);
    expect((await readStoredChart(as.id)).madeFrom).toBe(madeFrom);
  });

  test('is the same for concurrent calls', async () => {
    const as = await createMemberWith();
    const answers = await Promise.all(Array.from({ length: 5 }, () => readChart(as.id, as)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('the certain signs', () => {
  const readSigns = async (more: Partial<InputOf<typeof createProfile>>) => {
    const { id } = await createMemberWith(more);
    return findCertainSigns(await loadChart(product.db, id, product.services.clock.now()));
  };

  test.each([
    ['of an exact birth', {}, { sun: 'Gemini', moon: 'Taurus', rising: 'Cancer' }],
    [
      'of an unknown time',
      { birthTime: null, birthTimeKnown: false },
      { sun: 'Gemini', moon: 'Taurus', rising: null },
    ],
    ['of a place in words only', { birthPlace: null }, { sun: 'Gemini', moon: null, rising: null }],
    ['of an hour in which two signs rise', { birthTimeExact: false }, { rising: null }],
  ] as const)('%s', async (_, more, expected) => {
    expect(await readSigns(more)).toMatchObject(expected);
  });

  test('without a date is the chosen one', async () => {
    const writer = await product.writer();
    await changes(writer, { zodiac: 'LEO' });
    const chart = await loadChart(product.db, writer.id, product.services.clock.now());
    expect(findCertainSigns(chart)).toEqual({ sun: 'Leo', moon: null, rising: null });
  });

  test('for a time that occurred twice do not include the rising sign', async () => {
    const as = await createMemberWith({ birthTime: '02:30:00' });
    await changes(as, { birthDate: '2001-10-28' });
    const chart = await readOwnChart(as);
    expect(chart.doubts).toEqual(['ambiguous_time']);
    expect(findCertainSigns(chart).rising).toBeNull();
  });
});

describe('the sky', () => {
  test('is that of the current moment', async () => {
    const as = await product.customer();
    const { status, body } = await product.send(getSky, {}, { as });
    expect(status).toBe(200);
    expect(body.bodies.map(({ body: name }) => name)).toEqual([
      'sun',
      'moon',
      'mercury',
      'venus',
      'mars',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
      'pluto',
    ]);
    const moonBefore = body.bodies[1]!.longitude;
    await product.advance({ hours: 24 });
    const laterSky = (await product.send(getSky, {}, { as })).body;
    expect(Date.parse(laterSky.at)).toBeGreaterThanOrEqual(Date.parse(body.at) + 86_400_000);
    const moonMovement = (laterSky.bodies[1]!.longitude - moonBefore + 360) % 360;
    expect(moonMovement).toBeGreaterThan(11.5);
    expect(moonMovement).toBeLessThan(15.5);
  });

  test('is for every signed-in user', async () => {
    expect((await product.send(getSky, {})).status).toBe(401);
  });
});
