import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Readable } from 'node:stream';
import type { SMTPServerSession } from 'smtp-server';
import { isOurAddress } from '../mails/addresses.ts';
import { collectMail, MAIL_MAX_BYTES } from '../mails/inbound/readMail.ts';
import { receiveMail } from '../mails/inbound/receiveMail.ts';
import { createNetworkCheck } from '../platform/networks.ts';
import type { Product } from './product.ts';

const CLIENTS_MAX = 20;
const RECIPIENTS_MAX = 5;
const IDLE_MS = 30_000;
const CLOSE_MS = 1_000;

/** An SMTP reply that refuses. */
const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

export interface MailReceiver {
  port: number;
  close(): Promise<void>;
}

/**
 * Receives members' mails by SMTP. It takes mails for our domain only, speaks no TLS and knows no log-in: it belongs
 * behind a mail server that checks senders.
 * @returns undefined without MAIL_IN_PORT
 */
export async function openMailReceiver({
  services,
  mountOptions,
}: Product): Promise<MailReceiver | undefined> {
  const { log, config } = services;
  const { mailIn, host } = config;
  if (mailIn?.port === undefined) return undefined;
  const isTrusted = createNetworkCheck(mailIn.trustedNetworks);
  // Most installations do without it.
  const { SMTPServer } = await import('smtp-server');

  async function take(stream: Readable, session: SMTPServerSession): Promise<void> {
    const mail = await collectMail(stream.iterator({ destroyOnReturn: false }));
    if (mail === null) {
      stream.resume();
      await once(stream, 'end');
      throw refusal(552, 'The mail is larger than 10 MB');
    }
    const { mailFrom, rcptTo } = session.envelope;
    await receiveMail(services, mountOptions, {
      ...mail,
      recipients: rcptTo.map(({ address }) => address),
      returnPath: mailFrom === false ? '' : mailFrom.address,
      isTrusted: isTrusted(session.remoteAddress),
    });
  }

  /** The sender tries again later what we could not store. */
  function toReply(error: unknown): Error {
    if (error instanceof Error && 'responseCode' in error) return error;
    log.error({ err: error }, 'a mail that came in could not be stored; its sender will try again');
    return refusal(451, 'Please try again later');
  }

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
      void take(stream, session).then(
        () => respond(null, 'Taken'),
        (error: unknown) => respond(toReply(error)),
      );
    },
  });
  // A connection that breaks is its sender's matter.
  server.on('error', (error) => log.debug({ err: error }, 'a connection to the mail receiver failed'));
  const listening = server.listen(mailIn.port, host);
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
