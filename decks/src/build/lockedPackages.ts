import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Lockfile = Record<string, Entry>;

/** A hash of the locked versions of all dependencies of a workspace's package. */
export async function hashLocked(root: string, workspace: string): Promise<string> {
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lockfile;
  };
  const found = listLocked(lockfile.packages, workspace).map((path) => [
    path,
    lockfile.packages[path]!.version,
  ]);
  return createHash('sha256').update(JSON.stringify(found)).digest('hex');
}

/** The paths in a lockfile of a package and of all its dependencies, sorted. */
export function listLocked(packages: Lockfile, from: string): string[] {
  const found = new Set<string>();
  const waiting = [from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const entry = packages[path]!;
    if (entry.link) waiting.push(entry.resolved!);
    const { dependencies, devDependencies, optionalDependencies } = entry;
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const nearest = resolveLocked(packages, path, name);
      if (nearest !== undefined) waiting.push(nearest);
    }
  }
  return [...found].sort();
}

/** Like Node: in the nearest `node_modules` that has it. Packages for other platforms may have no entry. */
function resolveLocked(packages: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}
