/** What reckons the sky, as charts name it. */
export const ENGINE = 'astronomy-engine 2.1.19';

/** Counts up when the reckoning around the engine changes what a chart says: charts made before are made anew. */
export const CALCULATION_VERSION = 2;

/** The version of the time zone records that local times are resolved by. */
export const TZDATA = process.versions.tz ?? 'unknown';
