export const READER_STATUSES = ['active', 'inactive', 'invited'] as const;
export type ReaderStatus = (typeof READER_STATUSES)[number];
