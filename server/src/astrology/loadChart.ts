import type { Chart } from '#contract/astrology/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Db } from '../platform/database/database.ts';
import { parseStoredPlace } from '../profiles/loadProfile.ts';
import { type Birth, type BirthData, resolveBirth } from './birth.ts';
import { computeChart } from './chart.ts';
import { ENGINE, CALCULATION_VERSION, TZDATA } from './engine.ts';
import { type BirthRow, birthRow, saveChart } from './sql.ts';

/**
 * A user's stored birth chart; computed again if its inputs have changed.
 * @param ownerId whose charts are visible; null: anyone's
 */
export async function loadChart(
  db: Db,
  userId: number,
  now: Temporal.Instant,
  ownerId: number | null = null,
): Promise<Chart> {
  const row = await loadBirth(db, userId, ownerId);
  return currentChart(db, userId, now, row);
}

/** The same, with the moments of birth that it is computed from. */
export async function loadBirthChart(
  db: Db,
  userId: number,
  now: Temporal.Instant,
  ownerId: number | null,
): Promise<{ birth: Birth; chart: Chart }> {
  const row = await loadBirth(db, userId, ownerId);
  return { birth: resolveBirth(toBirthData(row)), chart: await currentChart(db, userId, now, row) };
}

async function loadBirth(db: Db, userId: number, ownerId: number | null): Promise<BirthRow> {
  const row = await birthRow.first(db, { userId, ownerId });
  if (row === undefined) refuse('not_found');
  return row;
}

async function currentChart(db: Db, userId: number, now: Temporal.Instant, row: BirthRow): Promise<Chart> {
  const data = toBirthData(row);
  const madeFrom = JSON.stringify([CALCULATION_VERSION, ENGINE, TZDATA, data]);
  if (row.madeFrom === madeFrom) return row.chart as Chart;
  const chart = computeChart(data);
  await saveChart(db, userId, { madeFrom, chart: JSON.stringify(chart), createdAt: now });
  return chart;
}

const toBirthData = (row: BirthRow): BirthData => ({
  date: row.birthDate,
  time: row.birthTime,
  isExact: row.birthTimeExact ?? false,
  place: parseStoredPlace(row.birthPlace),
  location: row.birthLocation ?? '',
  utcOffset: row.birthUtcOffset,
  zodiac: row.zodiac,
});
