/** An expected failure of a backup or a restore; its message is one line for the person at the command line. */
export class BackupError extends Error {}
