/** For an address that is never used again for other content. */
export const CACHED_FOREVER = 'public, max-age=31536000, immutable';
