import { expect, test } from 'vitest';
import { ascendantOf, midheavenOf, overheadAt } from './angles.ts';
import { arc, inDegrees, radians } from './degrees.ts';
import { placidusCusps } from './houses.ts';

/** The definition itself: a cusp has gone a third or two of its own way between meridian and horizon. */
test.each([-66, -33.9, 0, 40.7, 51.5, 66])(
  'the cusps of Placidus divide their own day and night at %f°',
  (latitude) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const moment = Temporal.Instant.from('1985-06-15T00:00Z').add({ hours: hour });
      const overhead = overheadAt(moment, { latitude, longitude: 20 });
      const cusps = placidusCusps(overhead, ascendantOf(overhead)!, midheavenOf(overhead)!);
      const eastOfMeridian = (cusp: number) =>
        arc(overhead.meridian, rightAscension(cusp, overhead.obliquity));
      const eastOfNadir = (cusp: number) =>
        arc(rightAscension(cusp, overhead.obliquity), overhead.meridian + 180);
      const halfDay = (cusp: number) =>
        inDegrees(Math.acos(-Math.tan(radians(latitude)) * Math.tan(declination(cusp, overhead.obliquity))));
      expect(eastOfMeridian(cusps[10]!) / halfDay(cusps[10]!)).toBeCloseTo(1 / 3, 6);
      expect(eastOfMeridian(cusps[11]!) / halfDay(cusps[11]!)).toBeCloseTo(2 / 3, 6);
      expect(eastOfNadir(cusps[1]!) / (180 - halfDay(cusps[1]!))).toBeCloseTo(2 / 3, 6);
      expect(eastOfNadir(cusps[2]!) / (180 - halfDay(cusps[2]!))).toBeCloseTo(1 / 3, 6);
    }
  },
);

const declination = (longitude: number, obliquity: number) =>
  Math.asin(Math.sin(radians(obliquity)) * Math.sin(radians(longitude)));
const rightAscension = (longitude: number, obliquity: number) =>
  inDegrees(
    Math.atan2(Math.sin(radians(longitude)) * Math.cos(radians(obliquity)), Math.cos(radians(longitude))),
  );
