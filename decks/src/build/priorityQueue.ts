import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is waited for: an empty file `<deck>.<slug>` in the folder `wanted` for each picture that the server was asked
 * for before it was drawn. Files, so that any number of servers can ask, and neither their end nor ours loses one.
 */
export function listQueued(dist: string): string[] {
  const folder = join(dist, 'wanted');
  const since = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return listFileNames(folder)
    .map((name) => ({ name, since: since(name) }))
    .toSorted((a, b) => a.since - b.since)
    .map(({ name }) => name);
}

/** The name of its file in the queue. */
export const queueEntryName = ({ deck, slug }: { deck: string; slug: string }): string => `${deck}.${slug}`;

/** It is drawn, or never will be. */
export const removeFromQueue = (dist: string, name: string): void =>
  rmSync(join(dist, 'wanted', name), { force: true });

function listFileNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
