/** What can fail for good: a mail, or a job that is tried again and again. */
export const UNDELIVERED_KINDS = ['mail', 'job'] as const;
export type UndeliveredKind = (typeof UNDELIVERED_KINDS)[number];
