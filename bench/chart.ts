import { computeChart } from '../server/src/astrology/chart.ts';
import type { BirthData } from '../server/src/astrology/birth.ts';

const CHARTS = 1_000;
const YORK = { id: null, name: 'York', latitude: 53.96, longitude: -1.08, timeZone: 'Europe/London' };

/** Births in all years and at all hours, with times known to the minute, to the hour or only to the day, in turn. */
const births = Array.from({ length: CHARTS }, (_, n): BirthData => {
  const day = Temporal.PlainDate.from('1930-01-01').add({ days: n * 25 });
  const time = `${String(n % 24).padStart(2, '0')}:00:00`;
  return {
    date: day.toString(),
    time: n % 3 === 2 ? null : time,
    isExact: n % 3 === 0,
    place: YORK,
    location: 'York',
    utcOffset: null,
    zodiac: null,
  };
});

/** CPU milliseconds per chart in this process, after warm-up. */
export function measureChartCpuMs(): number {
  for (const birth of births) computeChart(birth);
  const before = process.cpuUsage();
  for (const birth of births) computeChart(birth);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CHARTS;
}
