/** Total pool connections of all processes of a server. */
const POOL_CONNECTIONS = 20;
/** With fewer, a few slow transactions would block a worker. */
const POOL_SIZE_MIN = 5;
/**
 * Connections of a process beside its pool: shared by single queries, for searches, for the bus, for numbering events,
 * and of the simulated gateway.
 */
const CONNECTIONS_BESIDE_POOL = 4 + 4 + 1 + 1 + 4;

/** The size of each process's pool. */
export const poolSizeOf = (workers: number): number =>
  Math.max(POOL_SIZE_MIN, Math.floor(POOL_CONNECTIONS / workers));

/** The most connections that a server may open, including the additional worker during a rolling restart. */
export const connectionsOf = (workers: number): number =>
  (workers + (workers > 1 ? 1 : 0)) * (poolSizeOf(workers) + CONNECTIONS_BESIDE_POOL);

/** PostgreSQL reserves three for superusers; the rest is for commands, a backup and psql beside the server. */
const CONNECTIONS_FOR_COMMANDS = 20;
/** PostgreSQL's own default. */
const EMBEDDED_MIN = 100;

/** How many connections the embedded PostgreSQL must accept. */
export const embeddedConnectionsOf = (workers: number): number =>
  Math.max(EMBEDDED_MIN, connectionsOf(workers) + CONNECTIONS_FOR_COMMANDS);

const FIRST_DELAY_MS = 200;
const LAST_DELAY_MS = 10_000;

/** How long to wait before restarting a worker, after this many starts in a row that ended before it served. */
export const computeRestartDelay = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
