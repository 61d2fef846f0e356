import { join } from 'node:path';
import type { Bus } from '../adapters/bus/bus.ts';
import { postgresBus } from '../adapters/bus/postgres.ts';
import { redisBus } from '../adapters/bus/redis.ts';
import { fileFolder } from '../adapters/files/folder.ts';
import { mailFolder } from '../adapters/mail/folder.ts';
import type { MailAdapter } from '../adapters/mail/mail.ts';
import { smtpMail } from '../adapters/mail/smtp.ts';
import { simulatedGateway } from '../adapters/payments/simulated.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';

/** The one place where an adapter is chosen. */
export function chooseAdapters(config: Config, databaseUrl: string, clock: Clock) {
  const mails: MailAdapter =
    config.smtpUrl === undefined
      ? mailFolder(join(config.dataDir, 'mail'), config.mailFrom)
      : smtpMail(config.smtpUrl, config.mailFrom);
  return {
    mails,
    files: fileFolder(join(config.dataDir, 'files')),
    payments: simulatedGateway(databaseUrl, clock),
  };
}

/** Redis when it is given, else the database that is there anyway. */
export async function chooseBus(
  { redisUrl }: Config,
  databaseUrl: string,
  onReconnect: () => void,
): Promise<Bus> {
  return redisUrl === undefined ? postgresBus(databaseUrl, onReconnect) : redisBus(redisUrl, onReconnect);
}
