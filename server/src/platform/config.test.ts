import { expect, test } from 'vitest';
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

test('an empty variable counts as absent', () => {
  expect(configFrom({ PORT: '', DATABASE_URL: '' }).port).toBe(4000);
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

test('each fault has its own line', () => {
  expect(faultsOf({ PORT: '-1', WORKERS: '0' })).toHaveLength(2);
});

test('the test clock is refused together with a live gateway', () => {
  const faults = faultsOf({ TEST_CLOCK: '1', STRIPE_SECRET_KEY: 'sk_live_1' });
  expect(faults).toContain('TEST_CLOCK: is refused together with a live payment gateway');
});

test('the demo is off in production', () => {
  expect(configFrom({ NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: '1' }).isDemo).toBe(false);
});
