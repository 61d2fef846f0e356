import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A minimal SMTP server for one test. */
export interface TestMailServer {
  /** The full source of the accepted mails. */
  taken: string[];
  /** The envelope senders of the accepted mails. */
  senders: string[];
  /** While set, it refuses every recipient with `refusal`. */
  refuses: boolean;
  /** A reply line, at first '451 later'. */
  refusal: string;
  /** For these recipients it sends a byte every 20 ms and never completes its response. */
  drips: Set<string>;
  /** How many connections wait for such an answer. */
  readonly waiting: number;
  url: string;
  close(): void;
}

/** @param port 0: any free one */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const dripTimers = new Set<NodeJS.Timeout>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let unread = '';
    let isData = false;
    sockets.add(socket);
    socket.write('220 here\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      unread += bytes.toString();
      for (;;) {
        const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = unread.slice(0, end);
        unread = unread.slice(end + (isData ? 5 : 2));
        if (isData) found.taken.push(line);
        const [, sender] = /^MAIL FROM:<([^>]*)>/.exec(line) ?? [];
        if (sender !== undefined) found.senders.push(sender);
        const [, recipient = ''] = /^RCPT TO:<([^>]*)>/.exec(line) ?? [];
        if (found.drips.has(recipient)) {
          const timer = setInterval(() => socket.write('2'), 20);
          socket.once('close', () => clearInterval(timer));
          dripTimers.add(timer);
          return;
        }
        const isRefused = found.refuses && line.startsWith('RCPT');
        isData = !isData && line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : isRefused ? `${found.refusal}\r\n` : '250 well\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const found: TestMailServer = {
    taken: [],
    senders: [],
    refuses: false,
    refusal: '451 later',
    drips: new Set(),
    get waiting() {
      return dripTimers.size;
    },
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      dripTimers.forEach(clearInterval);
      sockets.forEach((socket) => socket.destroy());
    },
  };
  return found;
}
