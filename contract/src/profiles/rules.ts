import type { Zodiac } from './codes.ts';

/** The first day of each sign (`MM-DD`), in calendar order; the tropical zodiac's usual dates. */
const SIGNS_BEGIN: readonly (readonly [string, Zodiac])[] = [
  ['01-20', 'AQU'],
  ['02-19', 'PIS'],
  ['03-21', 'ARI'],
  ['04-20', 'TAE'],
  ['05-21', 'GEM'],
  ['06-21', 'CAN'],
  ['07-23', 'LEO'],
  ['08-23', 'VIR'],
  ['09-23', 'LIB'],
  ['10-23', 'SCO'],
  ['11-22', 'SAG'],
  ['12-22', 'CAP'],
];

/**
 * The sign of someone born on `birthDate` (`YYYY-MM-DD`). Only a suggestion: on a sign's first days the hour decides.
 */
export function zodiacOf(birthDate: string): Zodiac {
  const day = birthDate.slice(5);
  return SIGNS_BEGIN.findLast(([begins]) => begins <= day)?.[1] ?? 'CAP';
}
