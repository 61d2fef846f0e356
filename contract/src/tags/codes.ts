/** The colors of tags and readers. */
export const COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'grey'] as const;
export type Color = (typeof COLORS)[number];
