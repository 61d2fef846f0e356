import { stat } from 'node:fs/promises';
import { picturePath, RENDERING } from '../render/picture.ts';
import type { PlannedPicture } from './plan.ts';

/** For all pictures of all decks together. */
const ALL_MAX_BYTES = 18_000_000;

/** The pictures that are too large, a line for each, and one for the total. */
export async function findTooHeavy(planned: readonly PlannedPicture[]): Promise<string[]> {
  const faults: string[] = [];
  let all = 0;
  for (const picture of planned)
    for (const { width, maxBytes } of RENDERING.sizes) {
      const { size } = await stat(picturePath(picture, width));
      all += size;
      if (size > maxBytes)
        faults.push(
          `${picture.deck}/${picture.slug} has ${formatBytes(size)} at ${width} pixels: more than ${formatBytes(maxBytes)}`,
        );
    }
  if (all > ALL_MAX_BYTES)
    faults.push(`All pictures together have ${formatBytes(all)}: more than ${formatBytes(ALL_MAX_BYTES)}`);
  return faults;
}

const formatBytes = (count: number): string => `${count.toLocaleString('en')} bytes`;
