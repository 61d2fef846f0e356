import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/astrology/calls.ts';
import type { Chart } from '#contract/astrology/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { withPlacidus } from './chart.ts';
import { loadChart } from './loadChart.ts';

export async function getChart(
  { db, ownerId, now }: Context<ScopedAccess>,
  { userId, houses }: ParsedInputOf<typeof calls.getChart>,
): Promise<Chart> {
  const chart = await loadChart(db, userId, now, ownerId);
  return houses === 'placidus' ? withPlacidus(chart) : chart;
}
