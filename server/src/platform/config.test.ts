import { describe, expect, test } from 'vitest';
import { type ConfigError, parseConfig } from './config.ts';

const findProblems = (env: Record<string, string>) => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

test('every variable is optional, and the defaults suit one machine', () => {
  expect(parseConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: './data',
    dueHours: 24,
    dueHoursRushed: 4,
    isDemo: true,
    hasRateLimits: true,
    compressesJson: true,
  });
});

test('COMPRESS=0 turns compression off, for a proxy to do it', () => {
  expect(parseConfig({ COMPRESS: '0' }).compressesJson).toBe(false);
});

test('secrets may be short outside of production', () => {
  const secrets = { MAIL_IN_SECRET: 'a', METRICS_TOKEN: 'b' };
  expect(parseConfig({ ...secrets, MAIL_IN_DOMAIN: 'reply.example.com' })).toMatchObject({
    mailIn: { secret: 'a' },
    metricsToken: 'b',
  });
});

test('an empty or blank variable counts as absent', () => {
  expect(parseConfig({ PORT: ' ', DATABASE_URL: '' }).port).toBe(4000);
});

const LIVE = { NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: '1' };

test.each([
  [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a URL beginning with postgres:// or postgresql://'],
  [
    { DATABASE_URL: 'postgres://moonletter:a/b@postgres/moonletter' },
    'DATABASE_URL: must be a valid URL; special characters of a password are percent-encoded, such as / as %2F',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent'],
  [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL: must be an e-mail address'],
  [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS: off is allowed only together with TEST_CLOCK=1'],
  [{ NODE_ENV: 'production' }, 'ALLOW_SIMULATED_PAYMENTS: must be 1 to simulate payments in production'],
  [{ NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: '1', DEMO: '1' }, 'DEMO: is refused in production'],
  [{ ...LIVE, TEST_CLOCK: '1' }, 'TEST_CLOCK: is refused in production'],
  [{ ...LIVE, RATE_LIMITS: 'off' }, 'RATE_LIMITS: off is refused in production'],
  [{ MAIL_IN_PORT: '2525' }, 'MAIL_IN_DOMAIN: is needed together with MAIL_IN_PORT'],
  [{ MAIL_IN_SECRET: 'sixteen-of-them!' }, 'MAIL_IN_DOMAIN: is needed together with MAIL_IN_SECRET'],
  [
    { ...LIVE, MAIL_IN_DOMAIN: 'reply.example.com', MAIL_IN_SECRET: 'fifteen-of-them' },
    'MAIL_IN_SECRET: must be at least 16 characters in production',
  ],
  [
    { ...LIVE, METRICS_TOKEN: 'fifteen-of-them' },
    'METRICS_TOKEN: must be at least 16 characters in production',
  ],
  [{ METRICS_TOKEN: 'two words' }, 'METRICS_TOKEN: must be printable characters without spaces'],
  [{ MAIL_IN_DOMAIN: 'https://example.com' }, 'MAIL_IN_DOMAIN: must be a domain, such as reply.example.com'],
  [{ MAIL_IN_TRUSTED: 'relay' }, 'MAIL_IN_TRUSTED: must be addresses or networks, such as 10.0.0.5,fd00::/8'],
  [{ DUE_HOURS: '0' }, 'DUE_HOURS: must be a whole number from 1 to 1000'],
  [{ DUE_HOURS: '1.5' }, 'DUE_HOURS: must be a whole number from 1 to 1000'],
  [{ DUE_HOURS: '2', DUE_HOURS_RUSHED: '3' }, 'DUE_HOURS_RUSHED: must not be more than DUE_HOURS'],
])('%j is refused in one line', (env, fault) => {
  expect(findProblems(env)).toEqual([fault]);
});

test.each([
  'https://moon.example/1',
  'https://key@moon.example',
  'https://key@moon.example/one',
  'https://key:secret@moon.example/1',
  'https://key@moon.example/1?x=y',
  'ftp://key@moon.example/1',
  'key',
])('refuses SENTRY_DSN=%s', (dsn) =>
  expect(findProblems({ SENTRY_DSN: dsn })).toEqual([
    'SENTRY_DSN: must be a DSN, such as https://KEY@HOST/PROJECT',
  ]),
);

test.each([
  'nobody',
  'a@b.example, c@d.example',
  'Moon <a@b.example>, Sun <c@d.example>',
  'Moon <nobody>',
  'Moon\r\nBcc: all@b.example <a@b.example>',
  'a@b.example\n',
  '<a@b.example> Moon',
])('MAIL_FROM=%j is refused in one line', (from) =>
  expect(findProblems({ MAIL_FROM: from })).toEqual([
    'MAIL_FROM: must be one address, such as letters@example.com or Moonletter <letters@example.com>',
  ]),
);

test.each(['a@b.example', 'Moon <a@b.example>', '"Moon, letter" <a@b.example>', 'Ada O’Moon <a@b.example>'])(
  'accepts MAIL_FROM=%j',
  (from) => expect(parseConfig({ MAIL_FROM: from }).mailFrom).toBe(from),
);

test('accepts a DSN, also with a path before its project', () => {
  for (const dsn of ['https://key@moon.example/1', 'http://key@127.0.0.1:9000/sentry/12'])
    expect(parseConfig({ SENTRY_DSN: dsn }).sentryDsn).toBe(dsn);
});

test('a rushed question is never due later than an ordinary one', () => {
  expect(parseConfig({ DUE_HOURS: '2' }).dueHoursRushed).toBe(2);
  expect(parseConfig({ DUE_HOURS: '2', DUE_HOURS_RUSHED: '1' }).dueHoursRushed).toBe(1);
});

describe('TRUST_PROXY', () => {
  test.each([
    ['0', undefined],
    ['1', { hops: 1 }],
    ['2', { hops: 2 }],
    ['10.0.0.7', { networks: ['10.0.0.7'] }],
    ['10.0.0.0/8, fd00::/8', { networks: ['10.0.0.0/8', 'fd00::/8'] }],
  ])('%s', (setting, trustProxy) =>
    expect(parseConfig({ TRUST_PROXY: setting }).trustProxy).toEqual(trustProxy),
  );

  test.each(['true', '-1', '1.5', '10', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8,', 'proxy.internal', '*'])(
    '%s is refused',
    (setting) => {
      expect(findProblems({ TRUST_PROXY: setting })).toEqual([
        'TRUST_PROXY: must be 0, a number of hops up to 9, or networks, such as 10.0.0.0/8,fd00::/8',
      ]);
    },
  );
});

describe('DEMO', () => {
  test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('is 1 at HOST=%s', (host) =>
    expect(parseConfig({ HOST: host }).isDemo).toBe(true),
  );

  test.each(['0.0.0.0', '::', '192.0.2.1', 'moon.example', '::ffff:192.0.2.1'])(
    'must be set explicitly at HOST=%s',
    (host) => {
      const fault =
        'DEMO: must be set if other machines can reach HOST: 0, or 1 for accounts with a known password';
      expect(findProblems({ HOST: host })).toEqual([fault]);
      expect(parseConfig({ HOST: host, DEMO: '1' }).isDemo).toBe(true);
      expect(parseConfig({ HOST: host, DEMO: '0' }).isDemo).toBe(false);
      expect(parseConfig({ ...LIVE, HOST: host }).isDemo).toBe(false);
    },
  );
});

describe('drafts', () => {
  const MODEL = { DRAFTS_BASE_URL: 'https://models.test/v1/', DRAFTS_MODEL: 'small' };

  test('are written by the configured model', () => {
    expect(parseConfig({}).drafts).toBeUndefined();
    expect(parseConfig({ ...MODEL, DRAFTS_API_KEY: 'key' }).drafts).toEqual({
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
      'DRAFTS_BASE_URL: must not have a query or a fragment after its path',
    ],
    [{ ...MODEL, DRAFTS_API_KEY: 'a b' }, 'DRAFTS_API_KEY: must be printable characters without spaces'],
  ])('%j is refused in one line', (env, fault) => expect(findProblems(env)).toEqual([fault]));
});

test('S3_URL names the endpoint, the bucket and the prefix of names', () => {
  const { s3 } = parseConfig({
    S3_URL: 'https://key:s%2Fcret@s3.test:9000/letters/a/b/?region=eu-central-1',
  });
  expect(s3).toEqual({
    endpoint: 'https://s3.test:9000',
    bucket: 'letters',
    prefix: 'a/b/',
    region: 'eu-central-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 's/cret' },
  });
  expect(parseConfig({ S3_URL: 'https://s3.test/letters' }).s3).toMatchObject({
    prefix: '',
    credentials: undefined,
  });
});

test.each([
  'ftp://key:secret@s3.test/letters',
  'ftp://x',
  's3.test',
  'https://key:secret@s3.test',
  'https://key@s3.test/letters',
  'https://s3.test/letters?size=1',
  'https://s3.test/%zz',
  'https://key:%zz@s3.test/letters',
])('S3_URL=%s is refused in one line', (setting) =>
  expect(findProblems({ S3_URL: setting })).toHaveLength(1),
);

test('each problem has a line of its own', () => {
  expect(findProblems({ PORT: '-1', WORKERS: '0' })).toHaveLength(2);
});

describe('payments', () => {
  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  test('are simulated without a secret key of Stripe', () => {
    expect(parseConfig({}).stripe).toBeUndefined();
    expect(parseConfig({ ...STRIPE, NODE_ENV: 'production' }).stripe).toEqual({
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecret: 'whsec_1',
    });
  });

  test.each(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)(
    'are not simulated with %s alone',
    (name) => {
      expect(findProblems({ [name]: STRIPE[name] })).toEqual([
        'STRIPE_SECRET_KEY: is needed together with STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
      ]);
    },
  );

  test('by Stripe need all three keys, and each missing key has a line of its own', () => {
    expect(findProblems({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY: is needed together with STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET: is needed together with STRIPE_SECRET_KEY',
    ]);
    expect(findProblems({ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' })).toEqual([
      'STRIPE_WEBHOOK_SECRET: is needed together with STRIPE_SECRET_KEY',
    ]);
  });

  test.each([
    [
      { STRIPE_SECRET_KEY: 'pk_live_1' },
      'STRIPE_SECRET_KEY: must be a Stripe key that begins with sk_ or rk_',
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: 'sk_live_1' },
      'STRIPE_PUBLISHABLE_KEY: must be a Stripe key that begins with pk_',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'we_1' },
      'STRIPE_WEBHOOK_SECRET: must be a Stripe key that begins with whsec_',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live 1' },
      'STRIPE_SECRET_KEY: must be a Stripe key that begins with sk_ or rk_',
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_PUBLISHABLE_KEY: must be of the same mode as STRIPE_SECRET_KEY: both live, or both for tests',
    ],
    [
      { STRIPE_SECRET_KEY: 'rk_test_1' },
      'STRIPE_PUBLISHABLE_KEY: must be of the same mode as STRIPE_SECRET_KEY: both live, or both for tests',
    ],
  ])('by Stripe with %j are refused in one line', (settings, fault) => {
    expect(findProblems({ ...STRIPE, ...settings })).toEqual([fault]);
  });

  test('by Stripe refuse a secret key in place of the publishable one, which would publish it', () => {
    expect(findProblems({ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' })).toHaveLength(1);
    expect(findProblems({ STRIPE_WEBHOOK_SECRET: 'sk_live_1' })).toHaveLength(1);
  });

  test('by Stripe take a restricted key', () => {
    expect(parseConfig({ ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_1' }).stripe?.secretKey).toBe('rk_live_1');
  });

  test('by Stripe are refused together with the demo, whose cards are simulated', () => {
    expect(parseConfig(STRIPE).isDemo).toBe(false);
    expect(findProblems({ ...STRIPE, DEMO: '1' })).toEqual([
      'DEMO: is refused together with STRIPE_SECRET_KEY',
    ]);
  });

  test('by Stripe are refused together with the test clock', () => {
    expect(findProblems({ ...STRIPE, TEST_CLOCK: '1' })).toEqual([
      'TEST_CLOCK: is refused together with STRIPE_SECRET_KEY',
    ]);
  });
});

test('the demo is off in production', () => {
  expect(parseConfig({ NODE_ENV: 'production', ALLOW_SIMULATED_PAYMENTS: '1' }).isDemo).toBe(false);
});

test.each([
  'https://x.example/sub?y=1',
  'https://x.example/#top',
  'https://x.example?',
  'https://a:b@x.example',
])('PUBLIC_URL=%s is refused, because links are appended to it', (PUBLIC_URL) => {
  expect(findProblems({ PUBLIC_URL })).toEqual([
    'PUBLIC_URL: must have no name, password, query or fragment, because paths are appended to it',
  ]);
});

test('an SMTP_URL without a host is refused', () => {
  expect(findProblems({ SMTP_URL: 'smtp://' })).toEqual([
    'SMTP_URL: must name a mail server, such as smtp://mail.example.com',
  ]);
});
