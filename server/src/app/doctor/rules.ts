import { connectionsOf } from '../serve/rules.ts';

/** The oldest PostgreSQL whose SQL the product uses. */
const POSTGRES_MIN = 15;
/** Tokens and due times are compared across machines. */
const SKEW_MAX_MS = 2_000;
/** Allows for one missed nightly backup. */
const BACKUP_AGE_MAX_HOURS = 36;

export const describeVersion = (version: number): string | undefined =>
  version < POSTGRES_MIN ? `PostgreSQL ${version} is too old: install ${POSTGRES_MIN} or newer` : undefined;

/** @param workers how many processes a server has */
export function describeConnections(max: number, workers: number): string | undefined {
  const needed = connectionsOf(workers);
  if (needed <= max) return undefined;
  const server = workers === 1 ? 'one server' : `a server of ${workers} workers`;
  const remedy = workers === 1 ? 'raise max_connections' : 'raise max_connections or lower WORKERS';
  return `${max} connections are too few for ${server}, which may open ${needed}: ${remedy}`;
}

/** @param skewMs how far the database's clock is ahead */
export const describeSkew = (skewMs: number): string | undefined =>
  Math.abs(skewMs) > SKEW_MAX_MS
    ? `${Math.round(Math.abs(skewMs) / 1000)} s ${skewMs > 0 ? 'behind' : 'ahead of'} the database's: ` +
      'let NTP set the clocks of both machines'
    : undefined;

export const isBackupOld = (ageHours: number): boolean => ageHours > BACKUP_AGE_MAX_HOURS;
