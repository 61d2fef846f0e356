import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { PaperInk } from '../inks.ts';
import { cut, cutStroke, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch, lens, outward } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { leveret } from './leveret.ts';

const posy = (x: number, y: number, size: number, role: PaperInk): Art => [
  stroke('near', toPoints(`${x},${y - 60 * size} ${x},${y - 130 * size}`), [8, 6]),
  [leaf(x, y - 70 * size, -150, 62 * size, 'near'), leaf(x, y - 70 * size, -30, 62 * size, 'near')],
  blossom(x, y - 138 * size, 50 * size, role),
  cup(x, y, size),
];

const BOUGH = [
  '20,180,76 150,186,60 320,196,46 470,180,32 580,150,20',
  '420,190,26 500,226,16 570,236,8',
].map(limb);

/** A swing on two ropes that are knotted round the bough. */
const swing: Art = [
  mirrored([
    cutStroke('near', '196,186 194,400 196,612', [12, 11, 12], [22, 21, 22]),
    flat('light', times(24, (i) => lens([190, 214 + i * 16], [201, 206 + i * 16], 3)).join('')),
    cut('accent', boxPath(176, 164, 40, 54), 5),
    [gouge('178,182 196,188 214,180', 5), gouge('178,200 196,206 214,198', 5)],
  ]),
  cut('accent', 'M156 606L444 602L448 636L152 640Z', 6),
  hatch('M156 606L444 602L448 636L152 640Z', { role: 'ink', angle: 2, gap: 10, width: 3, side: 'all' }),
];

export const sixOfCups: Scene = {
  alt: 'A young hare sits on an old swing that hangs from the bough of a tree, and sniffs at a golden cup with a large white flower; five more cups with flowers stand in the grass below.',
  draw: () => [
    chatterSky('sky', outward(300, 420), { marks: 'far' }),
    field('far', '40,600 200,570 400,590 560,560', 'light'),
    field('mid', '40,690 220,670 400,676 560,660', 'far'),
    toTriples(
      '90,150,-70 140,150,-110 230,160,-60 380,160,-100 450,150,-50 520,140,-100 110,210,70 256,222,110 350,216,60 440,214,80 510,240,110 80,110,-140 540,190,30 330,160,-140',
    ).map(([x, y, turn], i) => leaf(x, y, turn, 92 + (i % 3) * 14, i % 2 ? 'mid' : 'near')),
    joined('ink', BOUGH, 6),
    [gouge('60,176 160,178 270,186', 6, 'far'), gouge('110,200 220,204 360,196', 5, 'far')],
    swing,
    posy(356, 524, 0.84, 'light'),
    leveret({ x: 244, y: 606, size: 0.8 }),
    [posy(96, 742, 0.6, 'light'), posy(204, 758, 0.62, 'accent')],
    [posy(396, 758, 0.62, 'accent'), posy(504, 742, 0.6, 'light')],
    posy(300, 784, 0.66, 'light'),
    field('near', '40,806 200,822 400,822 560,806', 'mid'),
    toPoints('150,850 258,868 344,868 452,850').map(([x, y]) => tuft(x, y, 52, 'ink')),
  ],
};
