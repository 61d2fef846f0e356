import type { ParsedInputOf } from '#contract/call.ts';
import type { findPlaces as call, Place } from '#contract/astrology/calls.ts';
import { findPlaces } from './places/findPlaces.ts';
import { openPlaces } from './places/openPlaces.ts';

export const placesNamed = async (_: unknown, { search }: ParsedInputOf<typeof call>): Promise<Place[]> =>
  findPlaces(await openPlaces(), search);
