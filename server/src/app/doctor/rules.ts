/** The oldest PostgreSQL whose SQL the product uses. */
const POSTGRES_MIN = 15;
/** A server's pool, its shared connections, those for searches, and those for waking and migrating. */
const CONNECTIONS_OF_SERVER = 30;
/** Tokens and due times are compared across machines. */
const SKEW_MAX_MS = 2_000;
/** A nightly backup that was left out once. */
const BACKUP_AGE_MAX_HOURS = 36;

export const describeVersion = (version: number): string | undefined =>
  version < POSTGRES_MIN ? `PostgreSQL ${version} is too old: install ${POSTGRES_MIN} or newer` : undefined;

export const describeConnections = (max: number): string | undefined =>
  max < CONNECTIONS_OF_SERVER
    ? `${max} connections are too few for one server, which may open ${CONNECTIONS_OF_SERVER}: raise max_connections`
    : undefined;

/** @param skewMs how far the database's clock is ahead */
export const describeSkew = (skewMs: number): string | undefined =>
  Math.abs(skewMs) > SKEW_MAX_MS
    ? `${Math.round(Math.abs(skewMs) / 1000)} s ${skewMs > 0 ? 'behind' : 'ahead of'} the database's: ` +
      'let NTP set the clocks of both machines'
    : undefined;

export const isBackupOld = (ageHours: number): boolean => ageHours > BACKUP_AGE_MAX_HOURS;
