/** A URL, with or without `https://`; a full stop between words does not count. */
const LINK = /[a-z][a-z0-9+.-]*:\/\/|www\.|\b[a-z0-9-]+(\.[a-z0-9-]+)*\.(?!\d)[a-z]{2,}(\/|\?|#|:\d|\b)/i;

/** Whether a text contains a link, including texts such as `example.com` that mail programs make clickable. */
export const hasLink = (text: string): boolean => LINK.test(text);
