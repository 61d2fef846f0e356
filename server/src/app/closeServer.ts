import type { FastifyInstance } from 'fastify';

/**
 * Takes no new clients and lets requests in progress finish. From here on Node no longer times requests out, so what
 * is still connected after the grace is cut: half a body, a stream that nobody reads, a connection that says nothing.
 */
export async function closeServer(server: FastifyInstance, clientGraceMs: number): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), clientGraceMs);
  try {
    await server.close();
  } finally {
    clearTimeout(cut);
  }
}
