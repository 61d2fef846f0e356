import { DAYS } from '#contract/readings/codes.ts';

/** The filters of the screen, which are stored in the URL. */
export interface GradesFilters {
  days: (typeof DAYS)[number];
  reader: number | undefined;
}

/** Reads the filters from a URL; invalid values are ignored. */
export function parseFilters(params: URLSearchParams): GradesFilters {
  const days = params.get('days') ?? '';
  const reader = params.get('reader') ?? '';
  return {
    days: DAYS.find((known) => String(known) === days) ?? 0,
    reader: /^[1-9]\d{0,14}$/.test(reader) ? Number(reader) : undefined,
  };
}

export function toSearchParams({ days, reader }: GradesFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (days !== 0) params.set('days', String(days));
  if (reader !== undefined) params.set('reader', String(reader));
  return params;
}
