import { Body, Illumination } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { moonAt, phaseName } from './moon.ts';

describe('the moon', () => {
  test.each([
    ['2026-08-12T17:37Z', 'New Moon', 0],
    ['2000-01-21T04:40Z', 'Full Moon', 180],
    ['2026-11-17T11:48Z', 'First Quarter', 90],
    ['2026-12-01T06:09Z', 'Last Quarter', 270],
  ])('of %s is a %s', (moment, name, angle) => {
    const moon = moonAt(Temporal.Instant.from(moment));
    expect(moon.name).toBe(name);
    expect(Math.cos(((moon.angle - angle) * Math.PI) / 180)).toBeGreaterThan(0.9999);
    expect(moon.illuminated).toBeCloseTo((1 - Math.cos((angle * Math.PI) / 180)) / 2, 2);
  });

  test('is never quite dark where it passes beside the sun', () => {
    // At this month's new moon it is nearly five degrees from the ecliptic.
    expect(moonAt(Temporal.Instant.from('2026-11-09T07:02Z')).illuminated).toBeGreaterThan(0.0001);
  });
});

test('is lit as the engine itself says', () => {
  for (let day = 0; day < 60; day += 1) {
    const moment = Temporal.Instant.from('2026-01-01T00:00Z').add({ hours: day * 24 });
    const lit = Illumination(Body.Moon, new Date(moment.epochMilliseconds)).phase_fraction;
    expect(moonAt(moment).illuminated).toBeCloseTo(lit, 3);
  }
});

test.each([
  [0, 'New Moon'],
  [22.4, 'New Moon'],
  [22.6, 'Waxing Crescent'],
  [67.6, 'First Quarter'],
  [112.6, 'Waxing Gibbous'],
  [157.6, 'Full Moon'],
  [202.6, 'Waning Gibbous'],
  [247.6, 'Last Quarter'],
  [292.6, 'Waning Crescent'],
  [337.4, 'Waning Crescent'],
  [337.6, 'New Moon'],
])('%f° ahead of the sun is a %s', (angle, name) => {
  expect(phaseName(angle)).toBe(name);
});
