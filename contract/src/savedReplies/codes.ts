export const SAVED_REPLY_TITLE_MAX = 80;

/** The most that one writer may keep, so that the list stays one small answer. */
export const SAVED_REPLIES_MAX = 200;

/** What may stand in a text in braces, with the name of the value that replaces it. */
export const PLACEHOLDERS = { first_name: 'firstName', reader: 'reader', title: 'title' } as const;
