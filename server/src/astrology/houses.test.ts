import { expect, test } from 'vitest';
import { computeAscendant, computeMidheaven, computeLocalSky } from './angles.ts';
import { shortestArc, toDegrees, toRadians } from './degrees.ts';
import { placidusCusps } from './houses.ts';

/** The definition: a cusp has covered one or two thirds of its way between meridian and horizon. */
test.each([-66, -33.9, 0, 40.7, 51.5, 66])(
  'the cusps of Placidus divide their own day and night at %f°',
  (latitude) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const moment = Temporal.Instant.from('1985-06-15T00:00Z').add({ hours: hour });
      const overhead = computeLocalSky(moment, { latitude, longitude: 20 });
      const cusps = placidusCusps(overhead, computeAscendant(overhead)!, computeMidheaven(overhead)!);
      const eastOfMeridian = (cusp: number) =>
        shortestArc(overhead.meridian, rightAscension(cusp, overhead.obliquity));
      const eastOfNadir = (cusp: number) =>
        shortestArc(rightAscension(cusp, overhead.obliquity), overhead.meridian + 180);
      const halfDay = (cusp: number) =>
        toDegrees(
          Math.acos(-Math.tan(toRadians(latitude)) * Math.tan(declination(cusp, overhead.obliquity))),
        );
      expect(eastOfMeridian(cusps[10]!) / halfDay(cusps[10]!)).toBeCloseTo(1 / 3, 6);
      expect(eastOfMeridian(cusps[11]!) / halfDay(cusps[11]!)).toBeCloseTo(2 / 3, 6);
      expect(eastOfNadir(cusps[1]!) / (180 - halfDay(cusps[1]!))).toBeCloseTo(2 / 3, 6);
      expect(eastOfNadir(cusps[2]!) / (180 - halfDay(cusps[2]!))).toBeCloseTo(1 / 3, 6);
    }
  },
);

const declination = (longitude: number, obliquity: number) =>
  Math.asin(Math.sin(toRadians(obliquity)) * Math.sin(toRadians(longitude)));
const rightAscension = (longitude: number, obliquity: number) =>
  toDegrees(
    Math.atan2(
      Math.sin(toRadians(longitude)) * Math.cos(toRadians(obliquity)),
      Math.cos(toRadians(longitude)),
    ),
  );
