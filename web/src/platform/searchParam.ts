/** The longest search that the server accepts. */
export const SEARCH_MAX = 200;

/** The search in the URL; one that is too long is cut. */
export const parseSearch = (params: URLSearchParams): string =>
  (params.get('search') ?? '').slice(0, SEARCH_MAX);
