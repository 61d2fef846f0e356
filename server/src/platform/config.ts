import * as z from 'zod';

const flag = z.enum(['0', '1']).transform((given) => given === '1');
const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (given) => protocols.includes(URL.parse(given)?.protocol.slice(0, -1) ?? ''),
      `must be a URL beginning with ${protocols.map((name) => `${name}://`).join(' or ')}`,
    );
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((given) => given >= min && given <= max, `must be a whole number from ${min} to ${max}`);

const environment = z.object({
  PORT: whole(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http', 'https']).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  REDIS_URL: url(['redis', 'rediss']).optional(),
  WORKERS: whole(1, 64).default(1),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z.string().default('Moonletter <letters@moonletter.test>'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  S3_URL: url(['http', 'https']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  ALLOW_SIMULATED_PAYMENTS: flag.default(false),
  DRAFTS_BASE_URL: url(['http', 'https']).optional(),
  DRAFTS_MODEL: z.string().optional(),
  DRAFTS_API_KEY: z.string().optional(),
  DUE_HOURS: whole(1, 1_000).default(24),
  DUE_HOURS_RUSHED: whole(1, 1_000).default(4),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SENTRY_DSN: url(['http', 'https']).optional(),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO: flag.optional(),
  TEST_CLOCK: flag.default(false),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
});

export type Config = ReturnType<typeof configFrom>;

/** What is wrong with the environment, one line for each fault. */
export class ConfigFaults extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * The configuration from environment variables; an empty or blank variable counts as absent.
 * @throws {ConfigFaults} when a value is wrong or two contradict each other
 */
export function configFrom(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigFaults(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${wordingOf(issue)}`),
    );
  const values = parsed.data;
  const faults = contradictions(values);
  if (faults.length > 0) throw new ConfigFaults(faults);
  const isProduction = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    workers: values.WORKERS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    stripe: stripeOf(values),
    drafts: draftsOf(values),
    dueHours: values.DUE_HOURS,
    dueHoursRushed: values.DUE_HOURS_RUSHED,
    isProduction,
    sentryDsn: values.SENTRY_DSN,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    isDemo: values.DEMO ?? (!isProduction && values.STRIPE_SECRET_KEY === undefined),
    hasTestClock: values.TEST_CLOCK,
    hasRateLimits: values.RATE_LIMITS === 'on',
  };
}

/** Payments by Stripe; without its secret key they are simulated. */
function stripeOf(values: z.output<typeof environment>) {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = values;
  return STRIPE_SECRET_KEY === undefined
    ? undefined
    : {
        secretKey: STRIPE_SECRET_KEY,
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
      };
}

/** The model that writes drafts; without one they are composed by the product itself. */
function draftsOf({ DRAFTS_BASE_URL, DRAFTS_MODEL, DRAFTS_API_KEY }: z.output<typeof environment>) {
  return DRAFTS_BASE_URL === undefined || DRAFTS_MODEL === undefined
    ? undefined
    : { baseUrl: DRAFTS_BASE_URL.replace(/\/+$/, ''), model: DRAFTS_MODEL, apiKey: DRAFTS_API_KEY };
}

function wordingOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
}

function contradictions(values: z.output<typeof environment>): string[] {
  const faults: string[] = [];
  const isProduction = values.NODE_ENV === 'production';
  if (values.TEST_CLOCK && values.STRIPE_SECRET_KEY !== undefined)
    faults.push('TEST_CLOCK: is refused together with a live payment gateway');
  if (values.RATE_LIMITS === 'off' && !values.TEST_CLOCK)
    faults.push('RATE_LIMITS: off is taken only together with TEST_CLOCK=1');
  if (values.DEMO === true && isProduction) faults.push('DEMO: is refused in production');
  if (values.STRIPE_SECRET_KEY !== undefined) {
    if (values.DEMO === true) faults.push('DEMO: is refused together with a live payment gateway');
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      if (values[name] === undefined) faults.push(`${name}: is needed together with STRIPE_SECRET_KEY`);
  } else if (isProduction && !values.ALLOW_SIMULATED_PAYMENTS)
    faults.push('ALLOW_SIMULATED_PAYMENTS: must be 1 to take simulated payments in production');
  faults.push(...draftFaults(values));
  if (values.S3_URL !== undefined) faults.push('S3_URL: file storage by S3 is not part of this version');
  if (values.WORKERS > 1) faults.push('WORKERS: more than one is not part of this version');
  return faults;
}

function draftFaults({
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
  if (search !== '' || hash !== '') faults.push('DRAFTS_BASE_URL: must end with its path');
  // It goes into a header, and a fault there would tell it to the log.
  if (DRAFTS_API_KEY !== undefined && !/^[!-~]+$/.test(DRAFTS_API_KEY))
    faults.push('DRAFTS_API_KEY: must be printable characters without spaces');
  return faults;
}
