import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/astrology/calls.ts';
import type { Chart } from '#contract/astrology/calls.ts';
import type { Context, Visible } from '../platform/context.ts';
import { withPlacidus } from './chart.ts';
import { chartOf } from './chartOf.ts';

export async function showChart(
  { db, whose, now }: Context<Visible>,
  { userId, houses }: ParsedInputOf<typeof calls.getChart>,
): Promise<Chart> {
  const chart = await chartOf(db, userId, now, whose);
  return houses === 'placidus' ? withPlacidus(chart) : chart;
}
