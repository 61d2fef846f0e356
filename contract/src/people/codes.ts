/** The colors of tags and readers. */
export const COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'grey'] as const;
export type Color = (typeof COLORS)[number];

export const READER_STATUSES = ['active', 'inactive', 'invited'] as const;
export type ReaderStatus = (typeof READER_STATUSES)[number];

/** Who made a change: a person, or the product itself (a job, or an event from the gateway). */
export const ACTOR_KINDS = ['member', 'writer', 'clock', 'gateway'] as const;
