/** The calculation engine, as stored in charts. */
export const ENGINE = 'astronomy-engine 2.1.19';

/** Increased when a change in our calculation changes charts; older charts are then computed again. */
export const CALCULATION_VERSION = 2;

/** The version of the time zone database that local times are resolved by. */
export const TZDATA = process.versions.tz ?? 'unknown';
