import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * A TCP port on which nothing listens at the moment.
 * @param port the port to check; 0 for any free one
 * @throws {Error} EADDRINUSE when another program uses the given port
 */
export async function findFreePort({ host = '127.0.0.1', port = 0 } = {}): Promise<number> {
  const server = createServer().listen({ host, port, exclusive: true });
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}
