import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = new URL('../../../', import.meta.url).pathname;
const run = promisify(execFile);

/**
 * Unpacks the product at an earlier commit of the repository, to run with the currently installed packages.
 * @throws if the history lacks the commit, as in a shallow clone
 */
export async function unpackEarlierVersion(commit: string) {
  const path = await mkdtemp(join(tmpdir(), 'moonletter-earlier-'));
  const archive = join(path, 'source.tar');
  await run('git', ['-C', ROOT, 'archive', '--format=tar', `--output=${archive}`, commit]);
  await run('tar', ['-xf', archive, '-C', path]);
  await symlink(join(ROOT, 'node_modules'), join(path, 'node_modules'));
  // The built table of places, which does not change between versions.
  await cp(join(ROOT, 'server/dist'), join(path, 'server/dist'), { recursive: true });
  return {
    entry: join(path, 'server/src/main.ts'),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  };
}
