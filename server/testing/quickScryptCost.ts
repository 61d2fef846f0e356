/**
 * Replaces the product's scryptCost.ts in the tests of `server`, which make and read a dozen backups. A process that a
 * test starts uses the product's own cost.
 */
export const LOG_N = 10;
