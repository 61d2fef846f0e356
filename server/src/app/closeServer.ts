import type { FastifyInstance } from 'fastify';

/**
 * Accepts no new connections and lets requests in progress finish. Node stops timing out requests once the server is
 * closing, so connections that are still open after the grace period are closed by force: unfinished request bodies,
 * streams that nobody reads, idle sockets.
 */
export async function closeServer(server: FastifyInstance, clientGraceMs: number): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), clientGraceMs);
  try {
    await server.close();
  } finally {
    clearTimeout(cut);
  }
}
