import { rename, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * What decides a picture's bytes besides its SVG: the widths of its files in pixels, each with WebP's quality. Chosen so
 * that a card of 300 pixels stays under 30 KB and one of 600 is about 66 KB.
 */
export const RENDERING = {
  sizes: [
    { width: 300, quality: 74 },
    { width: 600, quality: 82 },
  ],
  effort: 4,
} as const;

/** One card to be drawn: its SVG, and its files' path without `-300.webp`. */
export type Picture = { svg: string; file: string };

/** Draws the card once and writes it as WebP in each width. A file is seen whole or not at all. */
export async function drawPicture({ svg, file }: Picture): Promise<void> {
  const widest = Math.max(...RENDERING.sizes.map(({ width }) => width));
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: widest }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
  for (const { width, quality } of RENDERING.sizes) {
    const webp = await sharp(png)
      .resize({ width })
      .webp({ quality, effort: RENDERING.effort, smartSubsample: true })
      .toBuffer();
    const unfinished = `${file}-${width}.${process.pid}.part`;
    await writeFile(unfinished, webp);
    await rename(unfinished, `${file}-${width}.webp`);
  }
}
