/**
 * The keys of PostgreSQL's advisory locks, one for each purpose. Instances of older versions use them too, so a key
 * never changes its meaning, and a new purpose gets a new key. The simulated gateway has 5_414_180.
 */
export const ADVISORY_LOCKS = {
  /**
   * Older versions take only this lock, both to migrate and to number events. Migrations and numbering now have their
   * own locks and also take this one in shared mode: that excludes instances of the older version, but not each other.
   * To be removed when no older version can still be running.
   */
  legacy: 7_340_021,
  /** Held by a test run while it makes the database that the others are copied from. */
  testTemplate: 7_340_022,
  seed: 7_340_023,
  migrations: 7_340_024,
  numbering: 7_340_025,
} as const;
