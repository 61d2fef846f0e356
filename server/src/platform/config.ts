import * as z from 'zod';
import { isTimeZone } from '#contract/timeZone.ts';
import { DUE_HOURS, DUE_HOURS_RUSHED } from '#contract/readings/codes.ts';
import {
  addressOf,
  flag,
  isBaseUrl,
  isDsn,
  isLoopback,
  isNetwork,
  isSender,
  isTrustProxy,
  parseNetworks,
  parseS3Url,
  secret,
  SECRET_MIN,
  stripeKey,
  url,
  wholeNumber,
} from './configFormats.ts';

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http', 'https'])
    .refine(isBaseUrl, 'must have no name, password, query or fragment, because paths are appended to it')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  REDIS_URL: url(['redis', 'rediss']).optional(),
  WORKERS: wholeNumber(1, 64).default(1),
  SMTP_URL: url(['smtp', 'smtps'])
    .refine(
      (given) => new URL(given).hostname !== '',
      'must name a mail server, such as smtp://mail.example.com',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be one address, such as letters@example.com or Moonletter <letters@example.com>')
    .default('Moonletter <letters@moonletter.test>'),
  MAIL_IN_PORT: wholeNumber(0, 65_535).optional(),
  MAIL_IN_SECRET: secret.optional(),
  MAIL_IN_DOMAIN: z
    .string()
    .regex(
      /^(?=.{1,190}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/i,
      'must be a domain, such as reply.example.com',
    )
    .optional(),
  MAIL_IN_TRUSTED: z
    .string()
    .refine(
      (given) => parseNetworks(given).every(isNetwork),
      'must be addresses or networks, such as 10.0.0.5,fd00::/8',
    )
    .optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  S3_URL: url(['http', 'https'])
    .refine(
      (given) => parseS3Url(given) !== undefined,
      'must be https://KEY:SECRET@HOST/BUCKET, with or without /PREFIX and ?region=REGION at its end',
    )
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as 03:30')
    .optional(),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
  BACKUP_PASSPHRASE: z.string().optional(),
  TZ: z.string().default('UTC'),
  STRIPE_SECRET_KEY: stripeKey('sk_', 'rk_').optional(),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: stripeKey('whsec_').optional(),
  ALLOW_SIMULATED_PAYMENTS: flag.default(false),
  DRAFTS_BASE_URL: url(['http', 'https']).optional(),
  DRAFTS_MODEL: z.string().optional(),
  DRAFTS_API_KEY: z.string().optional(),
  DUE_HOURS: wholeNumber(1, 1_000).default(DUE_HOURS),
  DUE_HOURS_RUSHED: wholeNumber(1, 1_000).optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SENTRY_DSN: z.string().refine(isDsn, 'must be a DSN, such as https://KEY@HOST/PROJECT').optional(),
  TRUST_PROXY: z
    .string()
    .refine(isTrustProxy, 'must be 0, a number of hops up to 9, or networks, such as 10.0.0.0/8,fd00::/8')
    .default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO: flag.optional(),
  METRICS_TOKEN: secret.optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  TEST_CLOCK: flag.default(false),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  COMPRESS: flag.default(true),
});

/** The names of all environment variables that are read. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);

export type Config = ReturnType<typeof parseConfig>;

/** All problems of the environment, one line each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.problems = faults;
  }
}

/**
 * Parses the configuration from environment variables; an empty or blank variable counts as absent.
 * @throws {ConfigError} when a value is invalid or two values conflict
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${describeIssue(issue)}`),
    );
  const values = parsed.data;
  const faults = findConflicts(values);
  if (faults.length > 0) throw new ConfigError(faults);
  const isProduction = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    workers: values.WORKERS,
    s3: values.S3_URL === undefined ? undefined : parseS3Url(values.S3_URL),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailIn: buildMailInConfig(values),
    supportEmail: values.SUPPORT_EMAIL,
    // The mailbox of the sender's address belongs to the owner too.
    ownerEmail: values.SUPPORT_EMAIL ?? addressOf(values.MAIL_FROM),
    stripe: buildStripeConfig(values),
    drafts: buildDraftsConfig(values),
    dueHours: values.DUE_HOURS,
    dueHoursRushed: values.DUE_HOURS_RUSHED ?? Math.min(DUE_HOURS_RUSHED, values.DUE_HOURS),
    backups: {
      at: values.BACKUP_AT === undefined ? undefined : Temporal.PlainTime.from(values.BACKUP_AT),
      timeZone: values.TZ,
      keep: values.BACKUP_KEEP,
      passphrase: values.BACKUP_PASSPHRASE,
    },
    isProduction,
    sentryDsn: values.SENTRY_DSN,
    trustProxy: parseTrustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    isDemo: values.DEMO ?? (!isProduction && values.STRIPE_SECRET_KEY === undefined),
    hasTestClock: values.TEST_CLOCK,
    hasRateLimits: values.RATE_LIMITS === 'on',
    compressesJson: values.COMPRESS,
  };
}

/** Number of proxies in front, or the networks they are in. Undefined: no proxy, so forwarded addresses are ignored. */
function parseTrustProxy(given: string): { hops: number } | { networks: string[] } | undefined {
  if (!/^\d$/.test(given)) return { networks: parseNetworks(given) };
  return given === '0' ? undefined : { hops: Number(given) };
}

/** How members' replies by mail are received; undefined without a domain, because then there are none. */
function buildMailInConfig(values: z.output<typeof environment>) {
  const {
    MAIL_IN_DOMAIN: domain,
    MAIL_IN_PORT: port,
    MAIL_IN_SECRET: secret,
    MAIL_IN_TRUSTED: trusted,
  } = values;
  return domain === undefined
    ? undefined
    : {
        domain: domain.toLowerCase(),
        port,
        secret,
        trustedNetworks: trusted === undefined ? [] : parseNetworks(trusted),
      };
}

/** Stripe's settings; without a secret key, payments are simulated. */
function buildStripeConfig(values: z.output<typeof environment>) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = values;
  return STRIPE_SECRET_KEY === undefined
    ? undefined
    : {
        secretKey: STRIPE_SECRET_KEY,
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
      };
}

/** The model that writes drafts; without one, the composer writes them. */
function buildDraftsConfig({ DRAFTS_BASE_URL, DRAFTS_MODEL, DRAFTS_API_KEY }: z.output<typeof environment>) {
  return DRAFTS_BASE_URL === undefined || DRAFTS_MODEL === undefined
    ? undefined
    : { baseUrl: DRAFTS_BASE_URL.replace(/\/+$/, ''), model: DRAFTS_MODEL, apiKey: DRAFTS_API_KEY };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
}

function findConflicts(values: z.output<typeof environment>): string[] {
  const faults: string[] = [];
  const isProduction = values.NODE_ENV === 'production';
  const isStripe = values.STRIPE_SECRET_KEY !== undefined;
  if (values.TEST_CLOCK && isProduction) faults.push('TEST_CLOCK: is refused in production');
  else if (values.TEST_CLOCK && isStripe)
    faults.push('TEST_CLOCK: is refused together with STRIPE_SECRET_KEY');
  if (values.RATE_LIMITS === 'off' && isProduction) faults.push('RATE_LIMITS: off is refused in production');
  else if (values.RATE_LIMITS === 'off' && !values.TEST_CLOCK)
    faults.push('RATE_LIMITS: off is allowed only together with TEST_CLOCK=1');
  if (values.DEMO === true && isProduction) faults.push('DEMO: is refused in production');
  for (const name of ['MAIL_IN_SECRET', 'METRICS_TOKEN'] as const)
    if (isProduction && (values[name]?.length ?? SECRET_MIN) < SECRET_MIN)
      faults.push(`${name}: must be at least ${SECRET_MIN} characters in production`);
  if (values.DEMO === undefined && !isProduction && !isStripe && !isLoopback(values.HOST))
    faults.push(
      'DEMO: must be set if other machines can reach HOST: 0, or 1 for accounts with a known password',
    );
  if ((values.DUE_HOURS_RUSHED ?? 0) > values.DUE_HOURS)
    faults.push('DUE_HOURS_RUSHED: must not be more than DUE_HOURS');
  if (isStripe) faults.push(...findStripeConflicts(values));
  // Otherwise payments would be simulated, although the owner wants real ones.
  else if (values.STRIPE_PUBLISHABLE_KEY !== undefined || values.STRIPE_WEBHOOK_SECRET !== undefined)
    faults.push(
      'STRIPE_SECRET_KEY: is needed together with STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
    );
  else if (isProduction && !values.ALLOW_SIMULATED_PAYMENTS)
    faults.push('ALLOW_SIMULATED_PAYMENTS: must be 1 to simulate payments in production');
  faults.push(...findDraftConflicts(values));
  if (values.BACKUP_AT !== undefined && !isTimeZone(values.TZ))
    faults.push('TZ: must be a time zone, such as Europe/Berlin, because BACKUP_AT is a time in it');
  if (values.MAIL_IN_DOMAIN === undefined)
    for (const name of ['MAIL_IN_PORT', 'MAIL_IN_SECRET'] as const)
      if (values[name] !== undefined) faults.push(`MAIL_IN_DOMAIN: is needed together with ${name}`);
  return faults;
}

function findStripeConflicts(values: z.output<typeof environment>): string[] {
  const faults: string[] = [];
  if (values.DEMO === true) faults.push('DEMO: is refused together with STRIPE_SECRET_KEY');
  for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    if (values[name] === undefined) faults.push(`${name}: is needed together with STRIPE_SECRET_KEY`);
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable = secret } = values;
  if (readStripeMode(secret) !== readStripeMode(publishable))
    faults.push(
      'STRIPE_PUBLISHABLE_KEY: must be of the same mode as STRIPE_SECRET_KEY: both live, or both for tests',
    );
  return faults;
}

/** `live` or `test`, from a key such as `sk_live_…`. */
const readStripeMode = (key: string | undefined) => /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1];

function findDraftConflicts({
  DRAFTS_BASE_URL,
  DRAFTS_MODEL,
  DRAFTS_API_KEY,
}: z.output<typeof environment>): string[] {
  const faults: string[] = [];
  const hasUrl = DRAFTS_BASE_URL !== undefined;
  if (!hasUrl && DRAFTS_MODEL !== undefined)
    faults.push('DRAFTS_BASE_URL: is needed together with DRAFTS_MODEL');
  if (!hasUrl && DRAFTS_MODEL === undefined && DRAFTS_API_KEY !== undefined)
    faults.push('DRAFTS_BASE_URL: is needed together with DRAFTS_API_KEY');
  if (hasUrl && DRAFTS_MODEL === undefined)
    faults.push('DRAFTS_MODEL: is needed together with DRAFTS_BASE_URL');
  const { username, password, search, hash } = new URL(DRAFTS_BASE_URL ?? 'http://none');
  if (username !== '' || password !== '')
    faults.push('DRAFTS_BASE_URL: must not hold a name or password; the key goes into DRAFTS_API_KEY');
  if (search !== '' || hash !== '')
    faults.push('DRAFTS_BASE_URL: must not have a query or a fragment after its path');
  // The key is sent in a header; an invalid one would appear in the logged error.
  if (DRAFTS_API_KEY !== undefined && !/^[!-~]+$/.test(DRAFTS_API_KEY))
    faults.push('DRAFTS_API_KEY: must be printable characters without spaces');
  return faults;
}
