// What must hold for the files of the repository as such. Each answers what is wrong, or nothing.
import { execFile } from 'node:child_process';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './command.ts';

const LARGE_BYTES = 1_000_000;

/** Packages come from whatever registry the machine is set to, so the lockfile names none. */
export async function hostsInLockfile(): Promise<string> {
  const { packages } = await json<{ packages: Record<string, { resolved?: string }> }>('package-lock.json');
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.includes('://'))
    .map(([name, { resolved }]) => `${name}: ${resolved}`)
    .join('\n');
}

export async function inexactVersions(): Promise<string> {
  type Versions = Record<string, string>;
  const { dependencies, optionalDependencies, devDependencies } =
    await json<Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Versions>>('package.json');
  return Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version}`)
    .join('\n');
}

export async function largeFiles(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 2 ** 26 });
  const sizes = await Promise.all(
    stdout
      .split('\0')
      .slice(0, -1)
      .map(async (path) => ({ path, bytes: await sizeOf(path) })),
  );
  return sizes
    .filter(({ bytes }) => bytes > LARGE_BYTES)
    .map(({ path, bytes }) => `${path}: ${bytes} bytes`)
    .join('\n');
}

/** A tracked file may be gone from the working tree. */
async function sizeOf(path: string): Promise<number> {
  const file = await lstat(join(ROOT, path)).catch(() => undefined);
  return file?.size ?? 0;
}

const json = async <Shape>(path: string): Promise<Shape> =>
  JSON.parse(await readFile(join(ROOT, path), 'utf8')) as Shape;
