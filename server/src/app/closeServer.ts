import type { FastifyInstance } from 'fastify';

const CLOSE_INTERVAL_MS = 100;

/**
 * Accepts no new connections and lets requests in progress finish. Node stops timing out requests once the server is
 * closing, so connections that are still open after the grace period are closed by force: unfinished request bodies,
 * streams that nobody reads, idle sockets.
 */
export async function closeServer(server: FastifyInstance, clientGraceMs: number): Promise<void> {
  const endAt = performance.now() + clientGraceMs;
  // Again and again, because a connection may still be accepted before the port is closed.
  const closing = setInterval(() => {
    if (performance.now() >= endAt) server.server.closeAllConnections();
  }, CLOSE_INTERVAL_MS);
  try {
    await server.close();
  } finally {
    clearInterval(closing);
  }
}
