import type { OutputOf } from '#contract/call.ts';
import type * as calls from '#contract/astrology/calls.ts';
import { BODY_CODES } from '#contract/astrology/codes.ts';
import { toTimestamp } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { toMovingBody } from './chart.ts';
import { moonAt } from './moon.ts';
import { computeAllLongitudes } from './positions.ts';

export function getSky({ now }: Pick<Context, 'now'>): OutputOf<typeof calls.getSky> {
  const longitudes = computeAllLongitudes(now);
  return {
    at: toTimestamp(now),
    moonPhase: moonAt(now),
    bodies: BODY_CODES.map((body) => toMovingBody(body, longitudes, now)),
  };
}
