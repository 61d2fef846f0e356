/** An expected failure of a command; its message is printed without a stack. */
export class CommandError extends Error {}
