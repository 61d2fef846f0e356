import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One hash of the contents of files, given as paths under a root or patterns such as `web/src/**`, in any order. */
export async function contentsHash(root: string, patterns: readonly string[]): Promise<string> {
  const found = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true }));
  const files = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort())
    hash.update(`${file.slice(root.length)}\0`).update(await readFile(file));
  return hash.digest('hex');
}
