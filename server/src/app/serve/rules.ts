/** Connections for the transactions of one machine's processes together. */
const POOL_CONNECTIONS = 20;
/** Fewer would let one slow transaction hold up a worker. */
const POOL_SIZE_MIN = 5;
/**
 * Beside the pool: those shared by single queries, for searches, for waking, for numbering, and the simulated
 * gateway's.
 */
const CONNECTIONS_BESIDE_POOL = 4 + 4 + 1 + 1 + 4;

/** The pool's size in each of so many processes. */
export const poolSizeOf = (workers: number): number =>
  Math.max(POOL_SIZE_MIN, Math.floor(POOL_CONNECTIONS / workers));

/** What a server of so many processes may open; during a rolling restart there is one more of them. */
export const connectionsOf = (workers: number): number =>
  (workers + (workers > 1 ? 1 : 0)) * (poolSizeOf(workers) + CONNECTIONS_BESIDE_POOL);

/** PostgreSQL keeps three for superusers; the rest is for commands beside the server, a backup and a psql. */
const CONNECTIONS_FOR_COMMANDS = 20;
/** PostgreSQL's own default. */
const EMBEDDED_MIN = 100;

/** How many connections the embedded PostgreSQL must accept. */
export const embeddedConnectionsOf = (workers: number): number =>
  Math.max(EMBEDDED_MIN, connectionsOf(workers) + CONNECTIONS_FOR_COMMANDS);

const FIRST_DELAY_MS = 200;
const LAST_DELAY_MS = 10_000;

/** How long a worker's place stays empty after so many workers in it have ended before they served. */
export const restartDelayOf = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
