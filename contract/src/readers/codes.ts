/** Whether a reader can sign answers; `invited` until the invitation by mail is accepted. */
export const READER_STATUSES = ['active', 'inactive', 'invited'] as const;
export type ReaderStatus = (typeof READER_STATUSES)[number];
