// Rules for the repository's files. Each check returns the problems as text, or nothing.
import { execFile } from 'node:child_process';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './command.ts';

const LARGE_BYTES = 1_000_000;
/** Where packages are locked: our own, and those of the bench. */
const LOCKED = ['', 'bench/packages/'];
const MANIFESTS = [...LOCKED, 'contract/', 'decks/'];

const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Zlib',
]);
/** Under the LGPL, which requires that users can exchange the library: libvips is a separate file beside sharp. */
const EXCHANGEABLE = /^node_modules\/@img\/sharp-/;

interface LockedPackage {
  resolved?: string;
  license?: string;
  link?: true;
  optionalDependencies?: Record<string, string>;
}
type LockedPackages = Record<string, LockedPackage>;

/** Packages come from the registry configured on the machine, so lockfiles must not name one. */
export async function findHostsInLockfiles(): Promise<string> {
  return (await lockedPackages())
    .filter(({ resolved }) => resolved?.includes('://'))
    .map(({ name, resolved }) => `${name}: ${resolved}`)
    .join('\n');
}

/**
 * Packages that another one needs on some platforms, but that the lockfile lacks: `npm ci` refuses it, and other platforms
 * are left without them. npm leaves them out where the registry does not have them.
 */
export async function findMissingOptionalPackages(): Promise<string> {
  const packages = await lockedPackages();
  const locked = new Set(packages.map(({ path }) => path.replace(/^.*node_modules\//, '')));
  return packages
    .flatMap(({ name, optionalDependencies = {} }) =>
      Object.keys(optionalDependencies)
        .filter((optional) => !locked.has(optional))
        .map((optional) => `${optional}, of ${name}`),
    )
    .join('\n');
}

/** Packages whose licence does not allow using and distributing them with this one. */
export async function findForeignLicences(): Promise<string> {
  return (await lockedPackages())
    .filter(({ path, license, link }) => !link && !isAllowed(license, EXCHANGEABLE.test(path)))
    .map(({ name, license }) => `${name}: ${license ?? 'no licence is given'}`)
    .join('\n');
}

/**
 * @param expression an SPDX expression: 'MIT', '(MIT OR CC0-1.0)', 'Apache-2.0 AND MIT'
 * @param isExchangeable whether users can exchange the library, as the LGPL requires
 */
export function isAllowed(expression: string | undefined, isExchangeable = false): boolean {
  if (expression === undefined) return false;
  const isOne = (id: string) => LICENCES.has(id) || (isExchangeable && id === 'LGPL-3.0-or-later');
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every(isOne));
}

export async function findInexactVersions(): Promise<string> {
  type Versions = Record<string, string>;
  type Manifest = Partial<Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Versions>>;
  const manifests = await Promise.all(
    MANIFESTS.map((folder) => readJsonFile<Manifest>(`${folder}package.json`)),
  );
  return manifests
    .flatMap(({ dependencies, optionalDependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }),
    )
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version}`)
    .join('\n');
}

async function lockedPackages() {
  const found = await Promise.all(
    LOCKED.map(async (folder) => {
      const { packages } = await readJsonFile<{ packages: LockedPackages }>(`${folder}package-lock.json`);
      return Object.entries(packages).map(([path, locked]) => ({ ...locked, path, name: folder + path }));
    }),
  );
  return found.flat();
}

export async function findLargeFiles(): Promise<string> {
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

/** A tracked file may be missing from the working tree. */
async function sizeOf(path: string): Promise<number> {
  const file = await lstat(join(ROOT, path)).catch(() => undefined);
  return file?.size ?? 0;
}

const readJsonFile = async <Shape>(path: string): Promise<Shape> =>
  JSON.parse(await readFile(join(ROOT, path), 'utf8')) as Shape;
