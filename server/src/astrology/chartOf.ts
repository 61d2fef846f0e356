import type { Chart } from '#contract/astrology/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Db } from '../platform/database.ts';
import { placeOf } from '../profiles/profileOf.ts';
import type { BirthData } from './birth.ts';
import { chartFrom } from './chart.ts';
import { ENGINE, RECKONING, TZDATA } from './engine.ts';
import { type BirthRow, birthRow, saveChart } from './sql.ts';

/**
 * A user's birth chart as it is stored, or reckoned anew where it was made from something else than is known today.
 * @param whose whose charts may be seen; null: anyone's
 */
export async function chartOf(
  db: Db,
  userId: number,
  now: Temporal.Instant,
  whose: number | null = null,
): Promise<Chart> {
  const row = await birthRow.first(db, { userId, whose });
  if (row === undefined) refuse('not_found');
  const data = birthDataOf(row);
  const madeFrom = JSON.stringify([RECKONING, ENGINE, TZDATA, data]);
  if (row.madeFrom === madeFrom) return row.chart as Chart;
  const chart = chartFrom(data);
  await saveChart(db, userId, { madeFrom, chart: JSON.stringify(chart), createdAt: now });
  return chart;
}

const birthDataOf = (row: BirthRow): BirthData => ({
  date: row.birthDate,
  time: row.birthTime,
  isExact: row.birthTimeExact ?? false,
  place: placeOf(row.birthPlace),
  location: row.birthLocation ?? '',
  utcOffset: row.birthUtcOffset,
  zodiac: row.zodiac,
});
