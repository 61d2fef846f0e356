/** A token expires this long after its last use. */
export const TOKEN_IDLE_LIMIT = { hours: 30 * 24 } as const;
/** A token expires this long after it was issued. */
export const TOKEN_LIFETIME = { hours: 180 * 24 } as const;
/** The last use of a token is written at most this often, not at every request. */
export const TOUCH_INTERVAL = { hours: 1 } as const;
