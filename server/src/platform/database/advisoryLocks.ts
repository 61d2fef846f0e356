/**
 * Keys of PostgreSQL's advisory locks, one per purpose. Instances of older versions use the same keys, so never change
 * what a key means; a new purpose needs a new key. The simulated gateway uses 5_414_180.
 */
export const ADVISORY_LOCKS = {
  /**
   * Older versions take only this lock, both to migrate and to number events. Migrations and numbering now have their
   * own locks and also take this one in shared mode, which excludes older instances but not each other. Remove it when
   * no older version can still be running.
   */
  legacy: 7_340_021,
  /** Held by a test run while it creates the template database. */
  testTemplate: 7_340_022,
  seed: 7_340_023,
  migrations: 7_340_024,
  numbering: 7_340_025,
  /** Held by the connection of the one process that numbers events. Processes of older versions number without it. */
  numberingElection: 7_340_045,
  /** Held by the connection of the nightly backup. */
  nightlyBackup: 7_340_034,
  /** Taken with a member's id by a process that decides about mailing them. */
  outcomeMails: 7_340_046,
} as const;
