/** The maximum lengths of a message to support and of the text of an invitation. */
export const SUPPORT_MAX = 5_000;
export const INVITATION_MAX = 500;
