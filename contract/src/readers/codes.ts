/** Readers' pictures under this path are public: they need no session. Those of the demo are files of the web app. */
export const READER_PICTURES = '/reader_pictures/';

/** Whether a reader can sign answers; `invited` until the invitation by mail is accepted. */
export const READER_STATUSES = ['active', 'inactive', 'invited'] as const;
export type ReaderStatus = (typeof READER_STATUSES)[number];
