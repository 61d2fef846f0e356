import { UnsuitableDatabaseError } from './unsuitableDatabaseError.ts';

/** The database was migrated by a newer version, which this one cannot use; the message is one line. */
export class NewerDatabaseError extends UnsuitableDatabaseError {
  constructor(migration: string) {
    super(
      `The database was migrated by a newer version of Moonletter (${migration}): start that version, or restore a backup of this one`,
    );
  }
}
