import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type Readable } from 'node:stream';
import type { SMTPServerSession } from 'smtp-server';
import { isOurAddress } from '../mails/addresses.ts';
import { countForCollection } from '../mails/inbound/collectGarbage.ts';
import { collectMail, MAIL_MAX_BYTES, startMailReader } from '../mails/inbound/readMail.ts';
import { receiveMail, RECIPIENTS_MAX } from '../mails/inbound/receiveMail.ts';
import { createNetworkCheck } from '../platform/http/createNetworkCheck.ts';
import type { Log } from '../platform/log.ts';
import type { Product } from './product.ts';

const CLIENTS_MAX = 20;
/** How much of a mail that is too large is still read, so that its sender gets a proper reply. */
const TOO_LARGE_MAX_BYTES = 10 * 1024 * 1024;
/** The library needs 7 µs for each line that begins with a dot; 10 MB of such lines would take 20 seconds. */
const DOTTED_LINES_MAX = 10_000;
const LINE_FEED = 0x0a;
const DOT = 0x2e;
const IDLE_MS = 30_000;
const CLOSE_MS = 1_000;

/** An SMTP error reply. */
const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

/** Thrown for a mail that takes too much CPU to read. Its connection is closed. */
class CostlyMail extends Error {}

/** Passes the stream on. @throws {CostlyMail} when it has too many lines that begin with a dot */
async function* refuseDottedLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let lines = 0;
  let last: number | undefined;
  for await (const chunk of source) {
    if (last === LINE_FEED && chunk[0] === DOT) lines += 1;
    last = chunk.at(-1);
    for (let at = chunk.indexOf('\n.'); at >= 0; at = chunk.indexOf('\n.', at + 2)) lines += 1;
    if (lines > DOTTED_LINES_MAX) throw new CostlyMail();
    yield chunk;
  }
}

/** Discards the rest of a mail that is too large. @throws {CostlyMail} */
async function readRest(source: AsyncIterable<Buffer>): Promise<void> {
  let bytes = 0;
  for await (const chunk of refuseDottedLines(source)) {
    bytes += chunk.length;
    if (bytes > TOO_LARGE_MAX_BYTES) throw new CostlyMail();
    countForCollection(chunk.length);
  }
}

export interface MailReceiver {
  port: number;
  close(): Promise<void>;
}

/**
 * Receives members' mails by SMTP. It takes mails for our domain only, and supports neither TLS nor
 * authentication: it belongs behind a mail server that checks senders.
 * @returns undefined without MAIL_IN_PORT
 */
export async function openMailReceiver(product: Product): Promise<MailReceiver | undefined> {
  const { services } = product;
  const { log, config } = services;
  const { mailIn, host } = config;
  if (mailIn?.port === undefined) return undefined;
  const isTrusted = createNetworkCheck(mailIn.trustedNetworks);
  // Loaded only if used: most installations have no MAIL_IN_PORT.
  const { SMTPServer } = await import('smtp-server');
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    size: MAIL_MAX_BYTES,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: CLIENTS_MAX,
    socketTimeout: IDLE_MS,
    closeTimeout: CLOSE_MS,
    logger: false,
    onRcptTo({ address }, session, done) {
      if (!isOurAddress(services, address)) return done(refusal(550, 'We take no mail for this address'));
      const isFull = session.envelope.rcptTo.length >= RECIPIENTS_MAX;
      done(isFull ? refusal(452, 'Too many recipients') : null);
    },
    onData(stream, session, respond) {
      void takeMail(product, stream, session, isTrusted(session.remoteAddress)).then(
        () => respond(null, 'Taken'),
        (error: unknown) => {
          // The sender has disconnected.
          if (error === stream.errored) return;
          if (error instanceof CostlyMail) closeConnection(sockets, session);
          respond(toReply(error, log));
        },
      );
    },
  });
  // Broken connections are normal: the sender tries again.
  server.on('error', (error) => log.debug({ err: error }, 'a connection to the mail receiver failed'));
  const listening = server.listen(mailIn.port, host);
  listening.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listening, 'listening');
  startMailReader();
  return {
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** @throws {Error} an SMTP error reply for a mail that is too large */
async function takeMail(
  { services, mountOptions }: Product,
  stream: Readable,
  { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
  isTrusted: boolean,
): Promise<void> {
  const source = () => stream.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  const mail = await collectMail(refuseDottedLines(source()));
  if (mail === null) {
    await readRest(source());
    throw refusal(552, 'The mail is larger than 10 MB');
  }
  await receiveMail(services, mountOptions, {
    ...mail,
    recipients: rcptTo.map(({ address }) => address),
    returnPath: mailFrom === false ? '' : mailFrom.address,
    isTrusted,
  });
}

/** Closes the connection of a mail that takes too long to read. */
function closeConnection(
  sockets: ReadonlySet<Socket>,
  { remotePort, remoteAddress }: SMTPServerSession,
): void {
  for (const socket of sockets)
    if (socket.remotePort === remotePort && socket.remoteAddress?.endsWith(remoteAddress))
      socket.end('554 This mail takes too long to read\r\n', () => socket.destroy());
}

/** The SMTP reply for an error. For a mail that could not be stored it asks the sender to try again later. */
function toReply(error: unknown, log: Log): Error {
  if (error instanceof CostlyMail) {
    log.warn('a mail that came in takes too long to read');
    return refusal(554, 'This mail takes too long to read');
  }
  if (error instanceof Error && 'responseCode' in error) return error;
  log.error({ err: error }, 'a mail that came in could not be stored; its sender will try again');
  return refusal(451, 'Please try again later');
}
