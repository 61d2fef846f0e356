/** The maximum length of the title. */
export const SAVED_REPLY_TITLE_MAX = 80;

/** The maximum per writer, so that the list stays one small response. */
export const SAVED_REPLIES_MAX = 200;

/** The placeholders of a text, which are written in braces, with the name of the value that replaces each. */
export const PLACEHOLDERS = { first_name: 'firstName', reader: 'reader', title: 'title' } as const;
