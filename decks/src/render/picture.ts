import { rename, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * What decides a picture's bytes besides its SVG: the widths of its files in pixels, each with WebP's quality, and what
 * one may weigh. Twice as large as it is shown, nothing is seen of these qualities; docs/decks.md has the measures.
 */
export const RENDERING = {
  sizes: [
    { width: 300, quality: 68, maxBytes: 30_000 },
    { width: 600, quality: 72, maxBytes: 100_000 },
  ],
  effort: 4,
} as const;

const WIDEST = Math.max(...RENDERING.sizes.map(({ width }) => width));

/** One card to be drawn: its SVG, its files' path without width and version, and its version. */
export type Picture = { svg: string; file: string; hash: string };

/** A file is named by its version too: what is there under a name never changes. */
export const picturePath = ({ file, hash }: Omit<Picture, 'svg'>, width: number): string =>
  `${file}-${width}.${hash}.webp`;

/** Draws the card once and writes it as WebP in each width. A file is seen whole or not at all. */
export async function renderPicture(picture: Picture): Promise<void> {
  const { pixels, width, height } = new Resvg(picture.svg, {
    fitTo: { mode: 'width', value: WIDEST },
    font: { loadSystemFonts: false },
  }).render();
  // The renderer's pixels have their opacity multiplied in.
  const raw = { width, height, channels: 4, premultiplied: true } as const;
  for (const size of RENDERING.sizes) {
    const webp = await sharp(pixels, { raw })
      .resize({ width: size.width })
      .webp({ quality: size.quality, effort: RENDERING.effort, smartSubsample: true })
      .toBuffer();
    const path = picturePath(picture, size.width);
    await writeFile(`${path}.part`, webp);
    await rename(`${path}.part`, path);
  }
}
