import { describe, expect, test } from 'vitest';
import { type ConfigFaults, configFrom } from './config.ts';

const faultsOf = (env: Record<string, string>) => {
  try {
    configFrom(env);
    return [];
  } catch (error) {
    return (error as ConfigFaults).faults;
  }
};

test('everything is optional: the defaults serve one machine', () => {
  expect(configFrom({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: './data',
    dueHours: 24,
    dueHoursRushed: 4,
    isDemo: true,
    hasRateLimits: true,
  });
});

test('an empty or blank variable counts as absent', () => {
  expect(configFrom({ PORT: ' ', DATABASE_URL: '' }).port).toBe(4000);
});

test.each([
  [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a URL beginning with postgres:// or postgresql://'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent'],
  [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL: must be an e-mail address'],
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS: off is taken only together with TEST_CLOCK=1'],
  [
    { NODE_ENV: 'production' },
    'ALLOW_SIMULATED_PAYMENTS: must be 1 to take simulated payments in production',
  ],
  [{ NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: '1', DEMO: '1' }, 'DEMO: is refused in production'],
])('%j is refused in one line', (env, fault) => {
  expect(faultsOf(env)).toEqual([fault]);
});

describe('drafts', () => {
  const MODEL = { DRAFTS_BASE_URL: 'https://models.test/v1/', DRAFTS_MODEL: 'small' };

  test('are written by a model where one is named', () => {
    expect(configFrom({}).drafts).toBeUndefined();
    expect(configFrom({ ...MODEL, DRAFTS_API_KEY: 'key' }).drafts).toEqual({
      baseUrl: 'https://models.test/v1',
      model: 'small',
      apiKey: 'key',
    });
  });

  test.each([
    [{ DRAFTS_MODEL: 'small' }, 'DRAFTS_BASE_URL: is needed together with DRAFTS_MODEL'],
    [{ DRAFTS_API_KEY: 'key' }, 'DRAFTS_BASE_URL: is needed together with DRAFTS_API_KEY'],
    [{ DRAFTS_BASE_URL: MODEL.DRAFTS_BASE_URL }, 'DRAFTS_MODEL: is needed together with DRAFTS_BASE_URL'],
    [{ ...MODEL, DRAFTS_MODEL: ' ' }, 'DRAFTS_MODEL: is needed together with DRAFTS_BASE_URL'],
    [
      { ...MODEL, DRAFTS_BASE_URL: 'models.test' },
      'DRAFTS_BASE_URL: must be a URL beginning with http:// or https://',
    ],
    [
      { ...MODEL, DRAFTS_BASE_URL: 'https://me:secret@models.test' },
      'DRAFTS_BASE_URL: must not hold a name or password; the key goes into DRAFTS_API_KEY',
    ],
    [
      { ...MODEL, DRAFTS_BASE_URL: 'https://models.test/v1?key=1' },
      'DRAFTS_BASE_URL: must end with its path',
    ],
    [{ ...MODEL, DRAFTS_API_KEY: 'a b' }, 'DRAFTS_API_KEY: must be printable characters without spaces'],
  ])('%j is refused in one line', (env, fault) => expect(faultsOf(env)).toEqual([fault]));
});

test('each fault has its own line', () => {
  expect(faultsOf({ PORT: '-1', WORKERS: '0' })).toHaveLength(2);
});

describe('payments', () => {
  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  test('are simulated unless there is a secret key of Stripe', () => {
    expect(configFrom({}).stripe).toBeUndefined();
    expect(configFrom({ ...STRIPE, STRIPE_SECRET_KEY: '' }).stripe).toBeUndefined();
    expect(configFrom({ ...STRIPE, NODE_ENV: 'production' }).stripe).toEqual({
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecret: 'whsec_1',
    });
  });

  test('by Stripe need all three of its keys, each missing one with a line of its own', () => {
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY: is needed together with STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET: is needed together with STRIPE_SECRET_KEY',
    ]);
    expect(faultsOf({ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' })).toEqual([
      'STRIPE_WEBHOOK_SECRET: is needed together with STRIPE_SECRET_KEY',
    ]);
  });

  test('by Stripe leave no room for the demo, whose cards are simulated', () => {
    expect(configFrom(STRIPE).isDemo).toBe(false);
    expect(faultsOf({ ...STRIPE, DEMO: '1' })).toEqual([
      'DEMO: is refused together with a live payment gateway',
    ]);
  });

  test('by Stripe are refused together with the test clock', () => {
    expect(faultsOf({ ...STRIPE, TEST_CLOCK: '1' })).toEqual([
      'TEST_CLOCK: is refused together with a live payment gateway',
    ]);
  });
});

test('the demo is off in production', () => {
  expect(configFrom({ NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: '1' }).isDemo).toBe(false);
});
