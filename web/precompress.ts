import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Compresses text files once, at the highest quality; the server sends them as they are.
 * @param more files of the public folder
 */
export function precompress(...more: string[]): Plugin {
  const smallest = promisify(brotliCompress);
  const wellKnown = promisify(gzip);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = [...Object.keys(bundle), ...more].filter((name) =>
        /\.(js|css|html|svg|webmanifest)$/.test(name),
      );
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name);
          const text = await readFile(path);
          await writeFile(`${path}.br`, await smallest(text, quality));
          await writeFile(`${path}.gz`, await wellKnown(text, { level: 9 }));
        }),
      );
    },
  };
}
