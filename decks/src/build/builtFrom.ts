import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { picturePath, RENDERING } from '../render/picture.ts';
import { CONTRACT_FILES } from './checked.ts';
import { contentsHash } from './contentsHash.ts';
import { readManifest } from './plan.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The files that a picture depends on: scenes, card names, the font and the rendering packages. */
const SOURCES = ['decks/src/**', ...CONTRACT_FILES, 'package-lock.json'];

const markPath = (dist: string) => join(dist, '.built-from');

/** A hash of the current sources. */
export const hashSources = (): Promise<string> => contentsHash(ROOT, SOURCES);

/** Whether every picture exists and was drawn from these sources, so that no scene has to be made. */
export async function isBuilt(dist: string, sources: string): Promise<boolean> {
  if (sources !== (await readFile(markPath(dist), 'utf8').catch(() => undefined))) return false;
  const pictures = await readManifest(dist);
  return pictures.every(({ deck, slug, hash }) =>
    RENDERING.sizes.every(({ width }) =>
      existsSync(picturePath({ file: join(dist, deck, slug), hash }, width)),
    ),
  );
}

/** To be called when everything is drawn, with the hash from before the build. */
export const markBuilt = (dist: string, sources: string): Promise<void> => writeFile(markPath(dist), sources);
