import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 300;
const HEIGHT = 500;
const GAP = 10;
const COLUMNS = 5;

/** Arranges pictures of 300 by 500 in rows of five for review; resolves with the sheet's path. */
export async function contactSheet(
  folder: string,
  name: string,
  pictures: readonly string[],
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  const rows = Math.ceil(pictures.length / COLUMNS);
  await sharp({
    create: {
      width: COLUMNS * (WIDTH + GAP) + GAP,
      height: rows * (HEIGHT + GAP) + GAP,
      channels: 3,
      background: '#6f9ab2',
    },
  })
    .composite(
      pictures.map((input, i) => ({
        input,
        left: GAP + (i % COLUMNS) * (WIDTH + GAP),
        top: GAP + Math.floor(i / COLUMNS) * (HEIGHT + GAP),
      })),
    )
    .png()
    .toFile(path);
  return path;
}
