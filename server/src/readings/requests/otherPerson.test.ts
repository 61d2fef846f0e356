import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getChart } from '#contract/astrology/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import { createRequest, getNewestDraft, getRequest, getSynastry } from '#contract/readings/calls.ts';
import { sql } from 'kysely';
import { createDesk, type Desk } from '../../../testing/readings/desk.ts';
import { createMemberWithStatus } from '../../../testing/readings/members.ts';
import { TEST_PASSWORD } from '../../../testing/testProduct.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

const HAARLEM = {
  id: 2755003,
  name: 'Haarlem',
  latitude: 52.38,
  longitude: 4.64,
  timeZone: 'Europe/Amsterdam',
};
const TOM = {
  name: 'Tom Baker',
  birthDate: '1975-06-11',
  birthTime: '18:20:00',
  birthTimeExact: true,
  birthLocation: 'Haarlem, Netherlands',
  birthPlace: HAARLEM,
};
const sendGetSynastry = (id: number, as = desk.member) => desk.product.send(getSynastry, { id }, { as });

describe('the other person of a question', () => {
  test('is stored with the request, for its member and writers, with a chart and the synastry', async () => {
    const birthTimes = { birthTime: '06:10:00', birthTimeKnown: true, birthTimeExact: true };
    const place = { birthLocation: 'Haarlem', birthPlace: HAARLEM };
    await desk.product.send(updateMe, { ...birthTimes, ...place }, { as: desk.member });
    const request = await desk.ask({ otherPerson: TOM, isAstrology: true });
    expect(request.otherPerson).toEqual(TOM);
    const forWriter = await desk.product.send(getRequest, { id: request.id }, { as: desk.writer });
    expect(forWriter.body.otherPerson).toEqual(TOM);
    const { body } = await sendGetSynastry(request.id, desk.writer);
    expect(body).toEqual((await sendGetSynastry(request.id)).body);
    expect(body).toMatchObject({ name: 'Tom Baker', chart: { precision: 'exact', sun: { sign: 'GEM' } } });

    // The same person as a member has the same chart.
    const sameBirthMember = await createMemberWithStatus(desk.product, 'monthly_active', 'Tom');
    const { name: _, ...birth } = TOM;
    await desk.product.send(updateMe, { ...birth, birthTimeKnown: true }, { as: sameBirthMember });
    const { body: chart } = await desk.product.send(
      getChart,
      { userId: sameBirthMember.id },
      { as: sameBirthMember },
    );
    expect({ ...body.chart, zodiac: 0 }).toEqual({ ...chart, zodiac: 0 });

    // Each aspect follows from the two charts, and none within the orb is left out.
    const { body: ownChart } = await desk.product.send(
      getChart,
      { userId: desk.member.id },
      { as: desk.member },
    );
    const points = (chart: typeof ownChart) =>
      Object.entries({
        sun: chart.sun!.longitude,
        moon: chart.moon!.longitude,
        ...Object.fromEntries(chart.planets.map(({ body: planet, longitude }) => [planet, longitude])),
        ascendant: chart.ascendant!.longitude,
        midheaven: chart.midheaven!.longitude,
      });
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
    const expected = points(ownChart).flatMap(([a, from]) =>
      points(body.chart).flatMap(([b, to]) => {
        const distance = Math.abs(((((to - from) % 360) + 540) % 360) - 180);
        return Object.entries(angles).flatMap(([kind, angle]) =>
          Math.abs(distance - angle) <= 4
            ? [`${a} ${kind} ${b} ${Math.abs(distance - angle).toFixed(1)}`]
            : [],
        );
      }),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(
      body.aspects.map(({ a, b, kind, orb }) => `${a} ${kind} ${b} ${orb.toFixed(1)}`).toSorted(),
    ).toEqual(expected.toSorted());
  });

  test('is named in the draft, by the first name', async () => {
    const { id } = await desk.ask({ otherPerson: TOM, isAstrology: true });
    await desk.product.advance({ minutes: 1 });
    const { body } = await desk.product.send(getNewestDraft, { id }, { as: desk.writer });
    expect(body.personalityMessage).toMatch(/\bTom\b/);
    expect(body.personalityMessage).toMatch(
      /Tom’s (?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|ascendant|midheaven)/,
    );
    expect(body.personalityMessage).not.toContain('Baker');
  });

  test('may be a name alone; what is not certain is left out', async () => {
    const { id, otherPerson } = await desk.ask({ otherPerson: { name: ' Ida ' } });
    const empty = {
      birthDate: null,
      birthTime: null,
      birthTimeExact: false,
      birthLocation: '',
      birthPlace: null,
    };
    expect(otherPerson).toEqual({ name: 'Ida', ...empty });
    expect((await sendGetSynastry(id)).body).toMatchObject({ chart: { precision: 'none' }, aspects: [] });
    const dated = await desk.ask({ otherPerson: { name: 'Ida', birthDate: '1975-06-11' } });
    const { body } = await sendGetSynastry(dated.id);
    expect(body.chart.precision).toBe('date');
    expect(body.aspects.length).toBeGreaterThan(0);
    expect(body.aspects.filter(({ b }) => b === 'ascendant' || b === 'midheaven')).toEqual([]);
  });

  test('is unknown to other members, and where none was given', async () => {
    const other = await createMemberWithStatus(desk.product, 'monthly_active', 'Other');
    const { id } = await desk.ask({ otherPerson: TOM });
    expect([(await sendGetSynastry(id, other)).status, (await sendGetSynastry(1_000_000)).status]).toEqual([
      404, 404,
    ]);
    for (const input of [{}, { otherPerson: null }]) {
      const request = await desk.ask(input);
      expect([request.otherPerson, (await sendGetSynastry(request.id)).status]).toEqual([null, 404]);
    }
  });

  test.each([
    [{ name: '  ' }, 'otherPerson.name', 'Please give their name'],
    [{}, 'otherPerson.name', 'Please give their name'],
    [{ name: 'x'.repeat(81) }, 'otherPerson.name', 'This name is too long'],
    [{ name: 'Tom\nBaker' }, 'otherPerson.name', expect.any(String)],
    [{ name: 'Tom', birthDate: '1975-02-30' }, 'otherPerson.birthDate', 'Birth date is not a valid date'],
    [{ name: 'Tom', birthDate: '2199-01-01' }, 'otherPerson.birthDate', 'Birth date is not a valid date'],
    [{ name: 'Tom', birthTime: '25:00:00' }, 'otherPerson.birthTime', 'Birth time not selected'],
    [
      { name: 'Tom', birthPlace: { latitude: 91, longitude: 0 } },
      'otherPerson.birthPlace.latitude',
      expect.any(String),
    ],
    [{ name: 'Tom', age: 40 }, 'otherPerson.age', expect.any(String)],
  ])('%j is refused', async (otherPerson, param, msg) => {
    const { status, fields } = await desk.product.send(
      createRequest,
      { message: 'What of us?', otherPerson: otherPerson as { name: string } },
      { as: desk.member },
    );
    expect([status, fields]).toEqual([400, { [param]: msg }]);
  });

  test('is deleted when the account is closed', async () => {
    const member = await createMemberWithStatus(desk.product, 'monthly_active', 'Leaving');
    const { id } = await desk.ask({ otherPerson: TOM }, member);
    await desk.product.send(closeAccount, { password: TEST_PASSWORD }, { as: member });
    const { rows } = await sql<{
      otherPerson: unknown;
    }>`select other_person from reading_requests where id = ${id}`.execute(desk.product.db);
    expect(rows).toEqual([{ otherPerson: null }]);
  });
});
