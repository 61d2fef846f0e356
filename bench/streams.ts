import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readTreeResidentBytes } from './measure.ts';

const TIMEOUT_MS = 20_000;

export interface StreamFigures {
  open: number;
  bytesEach: number;
  /** From sending one message until the last stream has received it. */
  reachedAllMs: number;
}

/** Opens `count` streams of a writer on one server, and measures its memory and the delivery of one message to all. */
export async function measureStreams(
  origin: string,
  pid: number,
  writerToken: string,
  count: number,
  postOne: () => Promise<void>,
): Promise<StreamFigures> {
  const { hostname, port } = new URL(origin);
  const before = await readTreeResidentBytes(pid);
  let reached = 0;
  let onAllReached = () => {};
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      let hasWelcome = false;
      let hasEvent = false;
      let last = '';
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `GET /psychic-messages/ HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Token ${writerToken}\r\n\r\n`,
        );
      });
      socket.setEncoding('latin1');
      socket.on('data', (text: string) => {
        if (!hasWelcome && text.includes(': welcome')) {
          hasWelcome = true;
          resolve(socket);
        }
        // An event may arrive in two chunks.
        last += text;
        if (!hasEvent && last.includes('"type":"message"')) {
          hasEvent = true;
          if (++reached === count) onAllReached();
        }
      });
      socket.on('error', reject);
    });
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 100)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(100, count - opened) }, open))));
  const after = await readTreeResidentBytes(pid);
  const all = new Promise<void>((resolve) => (onAllReached = resolve));
  const started = performance.now();
  await postOne();
  await Promise.race([all, pause(TIMEOUT_MS)]);
  if (reached < count) throw new Error(`Only ${reached} of ${count} streams were reached`);
  const reachedAllMs = performance.now() - started;
  for (const socket of sockets) socket.destroy();
  return { open: count, bytesEach: (after - before) / count, reachedAllMs };
}
