import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The queue, oldest entry first: an empty file `<deck>.<slug>` in the folder `wanted` for each picture that was
 * requested before it was drawn. Files can be written by any number of servers and survive a restart of either side.
 */
export function listQueued(dist: string): string[] {
  const folder = join(dist, 'wanted');
  const since = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return listFileNames(folder)
    .map((name) => ({ name, since: since(name) }))
    .toSorted((a, b) => a.since - b.since)
    .map(({ name }) => name);
}

/** The name of a picture's file in the queue. */
export const queueEntryName = ({ deck, slug }: { deck: string; slug: string }): string => `${deck}.${slug}`;

/** For a picture that was drawn, or that cannot be drawn. */
export const removeFromQueue = (dist: string, name: string): void =>
  rmSync(join(dist, 'wanted', name), { force: true });

function listFileNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
