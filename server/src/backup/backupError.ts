/** An expected failure of a backup or a restore; its message is one line for the person at the command line. */
export class BackupError extends Error {}

/** A backup that is truncated, or was changed after it was written. */
export class DamagedBackupError extends BackupError {
  constructor(detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? 'The backup is damaged' : `The backup is damaged: ${detail}`, options);
  }
}

export const NO_TABLES = 'The database has no tables of Moonletter: check DATA_DIR and DATABASE_URL';
