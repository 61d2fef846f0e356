import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ClusterPaths, ServerUser } from './clusterPaths.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import type { ListenAddress } from './postmaster.ts';

const SUPERUSER = 'moonletter';

/** Creates the cluster if there is none; atomic. */
export async function createCluster(paths: ClusterPaths, initdb: string, durable: boolean) {
  if (existsSync(paths.cluster)) return;
  const draft = `${paths.cluster}.new`;
  const passwordForInitdb = join(paths.folder, 'password.new');
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordForInitdb, { force: true });

  // Any user of this machine can connect to 127.0.0.1.
  const password = randomBytes(24).toString('base64url');
  writeFileSync(paths.password, password, { mode: 0o600 });
  writeFileSync(passwordForInitdb, password, { mode: 0o600 });
  mkdirSync(draft, { mode: 0o700 });
  chownTo(paths.user, draft, passwordForInitdb);
  await runProgram(initdb, buildInitdbArguments(draft, passwordForInitdb, durable), paths.user);
  rmSync(passwordForInitdb);
  renameSync(draft, paths.cluster);
}

/** The connection string for one database of the cluster: by its Unix socket where it has one, else by TCP. */
export function buildConnectionUrl(
  paths: ClusterPaths,
  { port, socketFolder }: ListenAddress,
  database: string,
) {
  const tcp = buildTcpUrl(paths, port, database);
  return socketFolder === '' ? tcp : `${tcp}?host=${encodeURIComponent(socketFolder)}`;
}

/** The connection string by TCP, with the superuser's password. */
export const buildTcpUrl = (paths: ClusterPaths, port: number, database: string) =>
  `postgres://${SUPERUSER}:${readFileSync(paths.password, 'utf8')}@127.0.0.1:${port}/${database}`;

const buildInitdbArguments = (cluster: string, passwordFile: string, durable: boolean) => [
  `--pgdata=${cluster}`,
  `--username=${SUPERUSER}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
  // A password of 24 random bytes needs no slow hashing, which took most of the time of a connection.
  ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
];

function chownTo(user: ServerUser, ...paths: string[]) {
  if (user !== undefined) for (const path of paths) chownSync(path, user.uid, user.gid);
}

async function runProgram(program: string, args: string[], user: ServerUser) {
  // An empty environment, because PGDATA, PGPORT and the like would affect it.
  const child = spawn(program, args, { ...user, cwd: '/', env: {}, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('exit', resolve),
  );
  const [code, errorText] = await Promise.all([ended, text(child.stderr)]);
  // For example on a full disk; the message has several lines.
  if (code !== 0) {
    const lines = errorText.trim().split('\n');
    throw new EmbeddedPostgresError(`DATA_DIR: PostgreSQL could not make its cluster: ${lines.join('; ')}`);
  }
}
