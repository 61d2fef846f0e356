import { join } from 'node:path';
import type { Bus, BusOptions } from '../adapters/bus/bus.ts';
import { postgresBus } from '../adapters/bus/postgres.ts';
import { composer } from '../composer/composer.ts';
import type { DraftWriter } from '../adapters/drafts/drafts.ts';
import { modelWriter } from '../adapters/drafts/model.ts';
import type { FileStore } from '../adapters/files/files.ts';
import { fileFolder } from '../adapters/files/folder.ts';
import { mailFolder } from '../adapters/mail/folder.ts';
import type { MailAdapter } from '../adapters/mail/mail.ts';
import { smtpMail } from '../adapters/mail/smtp.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import { simulatedGateway } from '../adapters/payments/simulated.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { semaphore } from '../platform/semaphore.ts';
import { waitForDatabase, withDeadline } from '../platform/database/waitBudget.ts';

/** The only place where adapters are chosen. */
export async function chooseAdapters(config: Config) {
  const mails: MailAdapter =
    config.smtpUrl === undefined
      ? mailFolder(join(config.dataDir, 'mail'), config.mailFrom)
      : smtpMail(config.smtpUrl, config.mailFrom);
  return {
    mails,
    files: await chooseFiles(config),
  };
}

/** S3 if configured, else a folder. S3's library is loaded only if it is used. */
export async function chooseFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (s3 === undefined) return fileFolder(join(dataDir, 'files'));
  const { s3Files } = await import('../adapters/files/s3.ts');
  return s3Files(s3);
}

/**
 * Stripe if there is a key, else the simulated gateway. Stripe's library is loaded only if it is used, because it is an
 * eighth of all modules.
 */
export async function choosePayments(
  { stripe }: Config,
  databaseUrl: string,
  clock: Clock,
  log: Log,
): Promise<PaymentGateway> {
  if (stripe === undefined)
    return simulatedGateway(databaseUrl, clock, (ask) =>
      waitForDatabase((leftMs) => withDeadline(leftMs, ask())),
    );
  const { stripeGateway } = await import('../adapters/payments/stripe.ts');
  return stripeGateway({ ...stripe, log });
}

/** A slow model should not get more requests at a time. */
const MODEL_DRAFTS_AT_A_TIME = 5;

/** The configured model, else our own composer, which is also the fallback when the model fails. */
export function chooseDraftWriter({ drafts }: Config, log: Log): DraftWriter {
  const fallback = composer();
  if (drafts === undefined) return fallback;
  return modelWriter({ ...drafts, log, withSlot: semaphore(MODEL_DRAFTS_AT_A_TIME), fallback });
}

/** Redis if configured, else the database. */
export async function chooseBus(
  { redisUrl }: Config,
  databaseUrl: string,
  options: BusOptions,
): Promise<Bus> {
  if (redisUrl === undefined) return postgresBus(databaseUrl, options);
  const { redisBus } = await import('../adapters/bus/redis.ts');
  return redisBus(redisUrl, options);
}
