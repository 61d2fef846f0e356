import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../adapters/files/files.ts';

/**
 * Moves all files from one store to another; each is removed once it has been stored. What a server stores meanwhile
 * may be missed, and a move that was interrupted goes on: it may be repeated.
 * @returns how many were moved
 */
export async function moveFiles(from: FileStore, to: FileStore): Promise<number> {
  // Listed before anything is removed, because a list that changes may leave some out.
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
