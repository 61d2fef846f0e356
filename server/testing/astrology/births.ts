import type { BirthData } from '../../src/astrology/birth.ts';

export const coordinates = (latitude: number, longitude: number, timeZone = 'UTC') => ({
  id: null,
  name: '',
  latitude,
  longitude,
  timeZone,
});

export const HAARLEM = { ...coordinates(52.38, 4.64, 'Europe/Amsterdam'), id: 2755003, name: 'Haarlem' };
export const BERLIN = coordinates(52.52, 13.41, 'Europe/Berlin');

/** A birth at exactly six in the morning in Haarlem, unless overridden. */
export const birthAt = (more: Partial<BirthData> = {}): BirthData => ({
  date: '1985-06-15',
  time: '06:00:00',
  isExact: true,
  place: HAARLEM,
  location: 'Haarlem, Netherlands',
  utcOffset: null,
  zodiac: null,
  ...more,
});
