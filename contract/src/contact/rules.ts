/** An address of a page, with or without `https://`; a full stop between words is none. */
const LINK = /[a-z][a-z0-9+.-]*:\/\/|www\.|\b[a-z0-9-]+(\.[a-z0-9-]+)*\.(?!\d)[a-z]{2,}(\/|\?|#|:\d|\b)/i;

/** Whether a text holds a link, also one that mail programs make clickable by themselves, such as `example.com`. */
export const hasLink = (text: string): boolean => LINK.test(text);
