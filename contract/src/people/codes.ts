/** The colors of tags and readers. */
export const COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'grey'] as const;
export type Color = (typeof COLORS)[number];

export const READER_STATUSES = ['active', 'inactive', 'invited'] as const;
export type ReaderStatus = (typeof READER_STATUSES)[number];

/** By whose hand something changed: a person's, or the product's own (its clock, or word from the gateway). */
export const ACTOR_KINDS = ['member', 'writer', 'clock', 'gateway'] as const;
