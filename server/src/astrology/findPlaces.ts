import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/astrology/calls.ts';
import type { Place } from '#contract/astrology/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import type { Log } from '../platform/log.ts';
import { searchPlaces } from './places/searchPlaces.ts';
import { openPlaces } from './places/openPlaces.ts';

export async function findPlaces(
  { log }: Pick<Context, 'log'>,
  { search }: ParsedInputOf<typeof calls.findPlaces>,
): Promise<Place[]> {
  return searchPlaces(await openPlaces().catch((error: unknown) => refuseWithoutTable(log, error)), search);
}

/** The table is created by the build; a server that was started before finds it later. */
function refuseWithoutTable(log: Log, error: unknown): never {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  log.error({ err: error }, 'the table of places is not there: it is made by npm run build');
  refuse('unavailable');
}
