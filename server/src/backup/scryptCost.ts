/**
 * The logarithm of scrypt's N: 128 MiB and about half a second for each guess. In a file of its own, which tests replace
 * (`server/testing/quickScryptCost.ts`).
 */
export const LOG_N = 17;
