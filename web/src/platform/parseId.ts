/** A positive number of an address, such as an id or a page; null for anything else. */
export const parseId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
