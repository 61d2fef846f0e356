/** The logarithm of scrypt's N: 128 MiB and about half a second for each guess. */
export const LOG_N = 17;
