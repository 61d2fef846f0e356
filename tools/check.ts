// npm run check: all checks that do not run the code. --background runs them at low priority.
import { availableParallelism, constants, setPriority } from 'node:os';
import { formatSecondsSince, runSilently } from './command.ts';
import { findBrokenLinks } from './docLinks.ts';
import { findMapProblems } from './map.ts';
import { findMigrationLocks } from './migrationLocks.ts';
import {
  findForeignLicences,
  findHostsInLockfiles,
  findInexactVersions,
  findLargeFiles,
  findMissingOptionalPackages,
} from './repository.ts';
import { findSchemaProblems } from './schema.ts';

/** The problems as text; empty if there are none. */
type Check = () => Promise<string>;

const checks: Record<string, Check> = {
  // Each further checker checks again most of what it shares with the first: four took twice the CPU time of one.
  types: () => runSilently('tsc', '-b', '--checkers', '1'),
  schema: findSchemaProblems,
  'locks of migrations': findMigrationLocks,
  map: findMapProblems,
  links: findBrokenLinks,
  lint: () => runSilently('oxlint'),
  'dead code': () => runSilently('knip', '--no-progress', '--no-config-hints'),
  format: () => runSilently('oxfmt', '--list-different'),
  'exact versions': findInexactVersions,
  'no hosts in the lockfiles': findHostsInLockfiles,
  'every platform in the lockfiles': findMissingOptionalPackages,
  licences: findForeignLicences,
  'no large files': findLargeFiles,
};

if (process.argv.includes('--background')) {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Like TypeScript, the type-aware rules check shared files again on each core.
  process.env['GOMAXPROCS'] = '1';
}
const failed: { name: string; faults: string }[] = [];
const waiting = Object.entries(checks);
await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const { name, faults } of failed) console.error(`\n${name}\n${faults}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, check] = next;
    const startedAt = performance.now();
    const faults = await check().catch((error: unknown) => (error as Error).stack ?? String(error));
    if (faults !== '') failed.push({ name, faults });
    console.log(`${faults === '' ? '✓' : '✗'} ${name} (${formatSecondsSince(startedAt)})`);
  }
}
