import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';

/** The user the server runs as; undefined: the current user. PostgreSQL refuses to run as root. */
export type ServerUser = { uid: number; gid: number } | undefined;

/** The paths of one embedded PostgreSQL. */
export type ClusterPaths = {
  folder: string;
  /** PostgreSQL's data directory. */
  cluster: string;
  password: string;
  port: string;
  owner: string;
  log: string;
  /** The folder of its Unix socket. */
  sockets: string;
  user: ServerUser;
};

const NOBODY = { uid: 65534, gid: 65534 };
const REACHABLE_BY_ALL = '/var/lib/moonletter';

/**
 * Locates the cluster of a data folder: inside it, or, where the server's user may not enter root's folders, in a
 * folder under /var/lib that is created once and named in the file `postgres.place` of the data folder.
 */
export function locateCluster(dataDir: string): ClusterPaths {
  mkdirSync(dataDir, { recursive: true });
  const folder = chooseFolder(realpathSync(dataDir));
  const cluster = join(folder, 'cluster');
  return {
    folder,
    cluster,
    password: join(folder, 'password'),
    port: join(folder, 'port'),
    owner: join(folder, 'owner.json'),
    log: join(folder, 'server.log'),
    sockets: join(folder, 'sockets'),
    user: chooseUser(cluster),
  };
}

/** The file that says where the cluster is, if it could not be put into the data folder. */
export const clusterPathFile = (dataDir: string) => join(dataDir, 'postgres.place');

function chooseFolder(dataDir: string) {
  const pathFile = clusterPathFile(dataDir);
  if (existsSync(pathFile)) return readFileSync(pathFile, 'utf8').trim();
  const within = join(dataDir, 'postgres');
  if (existsSync(within)) return within;
  if (isRoot() && !canEnter(dataDir, NOBODY)) {
    const elsewhere = createReachableFolder(dataDir);
    writeFileSync(pathFile, `${elsewhere}\n`);
    return elsewhere;
  }
  mkdirSync(within);
  chmodSync(within, 0o711);
  return within;
}

function createReachableFolder(dataDir: string) {
  try {
    mkdirSync(REACHABLE_BY_ALL, { recursive: true, mode: 0o755 });
    const folder = mkdtempSync(join(REACHABLE_BY_ALL, 'postgres-'));
    chmodSync(folder, 0o711);
    writeFileSync(join(folder, 'belongs-to'), `${dataDir}\n`);
    return folder;
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, its user may not enter ${dataDir}, and ${(error as Error).message}: ` +
        'run as an ordinary user, or set DATA_DIR to a folder open to all.',
    );
  }
}

function chooseUser(cluster: string): ServerUser {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (isRoot()) return owner === undefined || owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
  if (owner !== undefined && owner.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} belongs to another user (uid ${owner.uid}): run as that user or as root.`,
    );
  }
  return undefined;
}

const isRoot = () => process.getuid?.() === 0;

// Checked as that user, because modes, access lists and mounts all matter.
function canEnter(folder: string, user: ServerUser) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
