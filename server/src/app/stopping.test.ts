import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

/** Clients have a second to finish in tests; the rest is for closing the database's connections. */
const STOPPED_MS = 8_000;

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

function openSocket({ origin }: TestProduct): Socket {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  // The server cuts it.
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

const buildHead = (line: string, ...more: string[]) =>
  `${[line, 'Host: here', ...more].join('\r\n')}\r\n\r\n`;
const POST = 'POST /api/auth/token HTTP/1.1';

/** What a client leaves open when the server is asked to stop. */
const CLIENTS: Record<string, (product: TestProduct) => Promise<void>> = {
  async 'stops within its headers'(product) {
    const socket = openSocket(product);
    await once(socket, 'connect');
    socket.write(`${POST}\r\nHost: h`);
  },
  async 'stops within its body'(product) {
    const socket = openSocket(product);
    socket.write(
      buildHead(POST, 'Content-Type: application/json', 'Content-Length: 100', 'Expect: 100-continue'),
    );
    await once(socket, 'data');
    socket.write('{');
  },
  async 'is refused by its headers and never sends its body'(product) {
    const socket = openSocket(product);
    socket.write(buildHead(POST, 'Content-Type: text/html', 'Content-Length: 900000'));
    await once(socket, 'data');
  },
};

test.each(Object.entries(CLIENTS))('a client that %s does not delay a stop', async (_, leaveOpen) => {
  const product = await startTestProduct();
  await leaveOpen(product);
  const startedAt = performance.now();
  await product.stop();
  expect(performance.now() - startedAt).toBeLessThan(STOPPED_MS);
});
