/** The grades of a review, worst first. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** The maximum length of the note of a review. */
export const REVIEW_NOTE_MAX = 1_000;
