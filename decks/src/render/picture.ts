import { rename, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * The rendering settings: the widths of the files in pixels, each with WebP's quality and its size limit. At twice the
 * displayed size no artefacts of these qualities are visible; docs/decks.md has the measurements.
 */
export const RENDERING = {
  sizes: [
    { width: 300, quality: 67, maxBytes: 30_000 },
    { width: 600, quality: 70, maxBytes: 100_000 },
  ],
  effort: 4,
} as const;

const WIDEST = Math.max(...RENDERING.sizes.map(({ width }) => width));

/** One card to draw: its SVG, its file path without width and version, and its version. */
export type Picture = { svg: string; file: string; hash: string };

/** The file name contains the version, so the content of a file never changes. */
export const picturePath = ({ file, hash }: Omit<Picture, 'svg'>, width: number): string =>
  `${file}-${width}.${hash}.webp`;

/** Renders the card once and writes it as WebP in each width. Files are written atomically. */
export async function renderPicture(picture: Picture): Promise<void> {
  const { pixels, width, height } = new Resvg(picture.svg, {
    fitTo: { mode: 'width', value: WIDEST },
    font: { loadSystemFonts: false },
  }).render();
  // The renderer's pixels are premultiplied.
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
