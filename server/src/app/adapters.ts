import { join } from 'node:path';
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
