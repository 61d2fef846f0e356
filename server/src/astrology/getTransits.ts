import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/astrology/calls.ts';
import type { ChartDay } from '#contract/astrology/calls.ts';
import { toUtcDay } from '../platform/clock.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { computeDay } from './day/computeDay.ts';
import { loadBirthChart } from './loadChart.ts';

export async function getTransits(
  { db, ownerId, now }: Context<ScopedAccess>,
  { userId, date }: ParsedInputOf<typeof calls.getTransits>,
): Promise<ChartDay> {
  const { birth, chart } = await loadBirthChart(db, userId, now, ownerId);
  return computeDay(birth, chart, date ?? toUtcDay(now));
}
