import type { OutputOf } from '#contract/call.ts';
import type * as calls from '#contract/astrology/calls.ts';
import { BODY_CODES } from '#contract/astrology/codes.ts';
import { movingBody } from './chart.ts';
import { moonAt } from './moon.ts';
import { longitudesAt } from './positions.ts';

export function skyAt(now: Temporal.Instant): OutputOf<typeof calls.getSky> {
  const longitudes = longitudesAt(now);
  return {
    at: now.toString({ fractionalSecondDigits: 3 }),
    moonPhase: moonAt(now),
    bodies: BODY_CODES.map((body) => movingBody(body, longitudes, now)),
  };
}
