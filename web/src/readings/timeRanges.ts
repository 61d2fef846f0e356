import { DAYS, type Days, TIME_RANGES } from '#contract/readings/codes.ts';

export const RANGE_OPTIONS = TIME_RANGES.map(({ label, value }) => ({ value: String(value), label }));

/** The time range in a URL: all time, if it has none or an unknown one. */
export const parseDays = (text: string | null): Days => DAYS.find((days) => String(days) === text) ?? 0;
