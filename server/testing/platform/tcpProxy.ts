import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy extends AsyncDisposable {
  port: number;
  /** Number of open connections. */
  readonly size: number;
  /** From now on nothing is forwarded or closed, as when a network drops every packet. */
  dropPackets(): void;
  /** Forwards again, first the bytes held back; `lose` drops them and leaves those connections dead. */
  forward(how?: { lose: boolean }): void;
  /** Closes open connections and refuses new ones until `forward`. */
  refuse(): void;
}

interface Pair {
  clientSocket: Socket;
  serverSocket: Socket;
  isDead: boolean;
}

/** A proxy in front of any TCP server, such as a database or bus, for tests that break the network. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let state: 'forwarding' | 'swallowing' | 'refusing' = 'forwarding';

  const server = createServer((clientSocket) => {
    if (state === 'refusing') return void clientSocket.resetAndDestroy();
    const serverSocket = connect(target);
    const pair: Pair = { clientSocket, serverSocket, isDead: false };
    pairs.add(pair);
    pipe(pair, clientSocket, serverSocket);
    pipe(pair, serverSocket, clientSocket);
    if (state === 'swallowing') pausePair(pair);
  });

  function pipe(pair: Pair, from: Socket, to: Socket) {
    from.setNoDelay(true);
    from.on('data', (bytes) => void to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      // While the network is down, the other side does not learn that this side closed.
      if (state === 'swallowing' || pair.isDead) return;
      to.destroy();
      pairs.delete(pair);
    });
  }

  function pausePair({ clientSocket, serverSocket }: Pair) {
    clientSocket.pause();
    serverSocket.pause();
  }

  function destroyPair(pair: Pair) {
    pairs.delete(pair);
    pair.clientSocket.destroy();
    pair.serverSocket.destroy();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get size() {
      return pairs.size;
    },
    dropPackets() {
      state = 'swallowing';
      for (const pair of pairs) pausePair(pair);
    },
    forward({ lose } = { lose: false }) {
      const wasDropping = state === 'swallowing';
      state = 'forwarding';
      for (const pair of pairs) {
        if (lose && wasDropping) pair.isDead = true;
        if (pair.isDead) continue;
        if (pair.clientSocket.destroyed || pair.serverSocket.destroyed) destroyPair(pair);
        for (const socket of [pair.clientSocket, pair.serverSocket]) socket.resume();
      }
    },
    refuse() {
      state = 'refusing';
      for (const pair of pairs) destroyPair(pair);
    },
    async [Symbol.asyncDispose]() {
      for (const pair of pairs) destroyPair(pair);
      server.close();
      await once(server, 'close');
    },
  };
}
