import type { ParsedInputOf } from '#contract/call.ts';
import type { Chart, getChart } from '#contract/astrology/calls.ts';
import type { Context, Visible } from '../platform/context.ts';
import { withPlacidus } from './chart.ts';
import { chartOf } from './chartOf.ts';

export async function showChart(
  { db, whose, now }: Context<Visible>,
  { userId, houses }: ParsedInputOf<typeof getChart>,
): Promise<Chart> {
  const chart = await chartOf(db, userId, now, whose);
  return houses === 'placidus' ? withPlacidus(chart) : chart;
}
