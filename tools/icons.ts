// The icons of browsers and home screens, drawn from the crescent of web/public/favicon.svg.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { ROOT } from './command.ts';

/** Operating systems crop these icons to their own shapes, so the background fills the whole square. */
const fillSquare = (svg: string) => svg.replace('rx="7"', '');
/** Only the middle four fifths of a maskable icon are certain to be seen. */
const shrink = (svg: string) =>
  fillSquare(svg).replace('<path', '<path transform="translate(4.8 4.8) scale(0.7)"');

const icons: readonly { name: string; width: number; adapt?: (svg: string) => string }[] = [
  { name: 'icon-192', width: 192 },
  { name: 'icon-512', width: 512 },
  { name: 'icon-maskable-512', width: 512, adapt: shrink },
  { name: 'apple-touch-icon', width: 180, adapt: fillSquare },
];

/** Writes them as PNG into `icons` in the folder. */
export async function buildIcons(folder: string): Promise<void> {
  const crescent = await readFile(join(ROOT, 'web/public/favicon.svg'), 'utf8');
  await mkdir(join(folder, 'icons'), { recursive: true });
  await Promise.all(
    icons.map(({ name, width, adapt = (svg) => svg }) =>
      writeFile(
        join(folder, 'icons', `${name}.png`),
        new Resvg(adapt(crescent), { fitTo: { mode: 'width', value: width } }).render().asPng(),
      ),
    ),
  );
}
