import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, isFileName, requireFileName } from './files.ts';

/** Files in a local folder, written atomically. */
export function createFolderFileStore(folder: string): FileStore {
  const toPath = (name: string) => join(folder, requireFileName(name));
  return {
    async put(name, content) {
      const path = toPath(name);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(`${path}.part`, content);
        await rename(`${path}.part`, path);
      } finally {
        await rm(`${path}.part`, { force: true });
      }
    },
    async get(name) {
      const path = toPath(name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(path), size: found.size } : undefined;
    },
    remove: (name) => rm(toPath(name), { force: true }),
    async *names() {
      const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return [];
      });
      for await (const { name } of entries) if (isFileName(name)) yield name;
    },
  };
}
