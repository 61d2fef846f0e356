import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../adapters/files/files.ts';

/**
 * Moves all files from one store to another; each is removed once it has been stored. Files that a running server adds
 * meanwhile may be missed. It can be run again, also after an interruption.
 * @returns the number of moved files
 */
export async function moveFiles(from: FileStore, to: FileStore): Promise<number> {
  // Listed completely first, because listing while removing may skip files.
  const names = await Array.fromAsync(from.names());
  let moved = 0;
  for (const name of names) {
    const file = await from.get(name);
    if (file === undefined) continue;
    await to.put(name, await buffer(file.stream));
    await from.remove(name);
    moved += 1;
  }
  return moved;
}
