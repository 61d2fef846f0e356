import { flat, mirrored } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, gouge, keyed, stroke } from '../lino/cut.ts';
import { hatch, lens, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, wheat } from '../nature/plants.ts';
import { beams, chatterSky, sun } from '../nature/sky.ts';
import { paleHorse } from './paleHorse.ts';

const BLADE = 'M402 118C310 84 150 110 74 286C150 190 270 160 388 166Z';
const towers = mirrored([
  cut('near', 'M70 500V330H60V306H74V318H86V306H100V318H112V306H126V330H116V500Z', 5),
  flat('glow', boxPath(86, 360, 14, 26)),
]);

export const death: Scene = {
  alt: 'A white horse carries a great scythe over its back and walks towards corn that still stands; stubble lies behind it, with one white rose, and the sun rises between two towers.',
  draw: () => [
    chatterSky('sky', outward(300, 460), { marks: 'glow', gap: 50 }),
    beams(300, 460, 120, 460, 30, 'accent', 16),
    sun(300, 460, 92, 'accent'),
    towers,
    field('mid', '40,500 180,480 300,490 420,480 560,500'),
    field('near', '40,640 200,620 400,636 560,620', 'mid'),
    times(6, (i) => wheat(424 + i * 25, 720, 130 + (i % 2) * 20)),
    cutStroke('ink', '150,640 210,500 300,320 396,130', [16, 16, 16, 15], [26, 26, 26, 24]),
    keyed('light', BLADE, 6),
    hatch(BLADE, { role: 'ink', angle: 78, gap: 13, width: 5, side: 'start', reach: 0.35 }),
    flat('ink', lens([50, 734], [500, 730], 34)),
    paleHorse({ x: -14, y: 8 }),
    field('ink', '40,756 200,744 400,760 560,748', 'glow', 90, 30),
    times(4, (i) => wheat(476 + i * 25, 886, 156 + (i % 2) * 26)),
    times(7, (i) =>
      stroke('glow', `${200 + i * 30},${846 + (i % 2) * 16} ${202 + i * 30},${800 + (i % 2) * 16}`, [8, 6]),
    ),
    stroke('mid', '120,880 116,830 128,790', [9, 8, 6]),
    [leaf(120, 850, 200, 54, 'mid'), leaf(120, 840, -30, 50, 'mid')],
    blossom(130, 780, 50, 'light', 5),
    gouge('100,790 120,806 150,800', 4, 'far'),
  ],
};
