import { join } from 'node:path';
import { sql } from 'kysely';
import type { Bus, BusOptions } from '../adapters/bus/bus.ts';
import { createPostgresBus } from '../adapters/bus/postgres.ts';
import { createComposer } from '../composer/composer.ts';
import type { DraftWriter } from '../adapters/drafts/drafts.ts';
import { createModelDraftWriter } from '../adapters/drafts/model.ts';
import type { FileStore } from '../adapters/files/files.ts';
import { createFolderFileStore } from '../adapters/files/folder.ts';
import { createFolderMailAdapter } from '../adapters/mail/folder.ts';
import type { MailAdapter } from '../adapters/mail/mail.ts';
import { createSmtpMailAdapter } from '../adapters/mail/smtp.ts';
import type { PaymentGateway } from '../adapters/payments/payments.ts';
import { createSimulatedGateway } from '../adapters/payments/simulated.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Services } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { semaphore } from '../platform/semaphore.ts';
import type { Signer } from '../platform/signer.ts';
import { waitForDatabase, withDeadline } from '../platform/database/waitBudget.ts';

// The only place where adapters are chosen.

/** SMTP if configured, else a folder. */
export const chooseMails = ({ dataDir, smtpUrl, mailFrom }: Config): MailAdapter =>
  smtpUrl === undefined
    ? createFolderMailAdapter(join(dataDir, 'mail'), mailFrom)
    : createSmtpMailAdapter(smtpUrl, mailFrom);

/** S3 if configured, else a folder. S3's library is loaded only if it is used. */
export async function chooseFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (s3 === undefined) return createFolderFileStore(join(dataDir, 'files'));
  const { createS3FileStore } = await import('../adapters/files/s3.ts');
  return createS3FileStore(s3);
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
    return createSimulatedGateway(databaseUrl, clock, (ask) =>
      waitForDatabase((leftMs) => withDeadline(leftMs, ask())),
    );
  const { createStripeGateway } = await import('../adapters/payments/stripe.ts');
  return createStripeGateway({ ...stripe, log });
}

/** A slow model should not get more requests at a time. */
const MODEL_DRAFTS_AT_A_TIME = 5;

/** The configured model, else our own composer, which is also the fallback when the model fails. */
export function chooseDraftWriter({ drafts }: Config, log: Log): DraftWriter {
  const fallback = createComposer();
  if (drafts === undefined) return fallback;
  return createModelDraftWriter({ ...drafts, log, withSlot: semaphore(MODEL_DRAFTS_AT_A_TIME), fallback });
}

/** Redis if configured, else the database. */
export async function chooseBus(
  { config: { redisUrl }, db, signer }: Pick<Services, 'config' | 'db' | 'signer'>,
  databaseUrl: string,
  options: BusOptions,
): Promise<Bus> {
  if (redisUrl === undefined) return createPostgresBus(databaseUrl, options);
  const { createRedisBus } = await import('../adapters/bus/redis.ts');
  return createRedisBus(redisUrl, await identifyInstallation(db, signer), options);
}

/** By its secret, and by its database, since a copy of the database has the same secret. */
async function identifyInstallation(db: Db, signer: Signer): Promise<string> {
  const { rows } = await sql<{ oid: string }>`
    select oid::text from pg_database where datname = current_database()
  `.execute(db);
  return signer.sign('bus', [rows[0]!.oid]);
}
