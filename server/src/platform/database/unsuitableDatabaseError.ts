/** The database cannot be used; the message is one line that says what to do. */
export class UnsuitableDatabaseError extends Error {}
