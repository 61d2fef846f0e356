// Beside the tools, because the tests of the decks are not run while this hash is unchanged.
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKED_FILES } from '@moonletter/decks/build/checked.ts';
import { ROOT } from './command.ts';

const IMPORT = /\b(?:from|import\(|import)\s*'(\.{1,2}\/[^']+|#contract\/[^']+)'/g;

const list = async (patterns: readonly string[], exclude: readonly string[] = []) => {
  const files = await Array.fromAsync(glob(patterns, { cwd: ROOT, exclude, withFileTypes: true }));
  return files
    .filter((file) => file.isFile())
    .map((file) => relative(ROOT, join(file.parentPath, file.name)));
};

async function importsOf(path: string): Promise<string[]> {
  const text = await readFile(join(ROOT, path), 'utf8');
  return Array.from(text.matchAll(IMPORT), ([, to]) =>
    to!.startsWith('#') ? to!.replace('#contract', 'contract/src') : join(dirname(path), to!),
  );
}

test('the hash covers every file of the package and all their imports', async () => {
  const covered = new Set(await list(CHECKED_FILES));
  const own = await list(['decks/**'], ['decks/{dist,node_modules}/**', 'decks/checked.json']);
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((path) => !covered.has(path))).toEqual([]);
  const imported = await Promise.all([...covered].filter((path) => path.endsWith('.ts')).map(importsOf));
  expect(imported.flat()).toContain('contract/src/tarot/codes.ts');
  expect(imported.flat().filter((path) => !covered.has(path))).toEqual([]);
});
