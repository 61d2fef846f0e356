import type { Days } from '#contract/readings/codes.ts';
import { parseId } from '../platform/parseId.ts';
import { parseDays } from '../readings/timeRanges.ts';

/** The filters of the screen, which are stored in the URL. */
export interface GradesFilters {
  days: Days;
  reader: number | undefined;
}

/** Reads the filters from a URL; invalid values are ignored. */
export function parseFilters(params: URLSearchParams): GradesFilters {
  return {
    days: parseDays(params.get('days')),
    reader: parseId(params.get('reader')) ?? undefined,
  };
}

export function toSearchParams({ days, reader }: GradesFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (days !== 0) params.set('days', String(days));
  if (reader !== undefined) params.set('reader', String(reader));
  return params;
}
