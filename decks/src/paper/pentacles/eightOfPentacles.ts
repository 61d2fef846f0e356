import { line, mirrored, type Art } from '../../drawing/art.ts';
import { polar, times, toTenth, toTriples, type Point } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { chisel, halfCutCoin } from './halfCutCoin.ts';
import { orbSpider } from './orbSpider.ts';

const [X, Y] = [300, 452];
/** A crossing of the web: a spoke of eight, counted from the right, and how far out, where 1 is the ring of coins. */
const crossing = (spoke: number, out: number): Point => {
  const [x, y] = polar(0, 0, out, spoke * 45);
  return [X + x * 197, Y + y * 230];
};
const at = (out: number, spoke: number): string => crossing(spoke, out).map(toTenth).join(' ');

/** Eight spokes, and three threads that sag between them towards the middle. */
const web: Art = [
  line(times(8, (i) => `M${at(0.2, i)}L${at(2.4, i)}`).join(''), 4, 'light'),
  [0.6, 1, 1.5].map((r) =>
    line(`M${at(r, 0)}${times(8, (i) => `Q${at(r * 0.8, i + 0.5)} ${at(r, i + 1)}`).join('')}`, 4, 'light'),
  ),
];

export const eightOfPentacles: Scene = {
  alt: 'A spider with a pale cross on its back sits head down in the middle of its web and cuts the star of the eighth coin, which is only half done; seven finished coins hang where the rings of the web cross its spokes, between two leafy branches.',
  draw: () => [
    plainSky('near'),
    web,
    mirrored([
      cut('ink', limb('36,920,96 50,700,50 36,460,44 48,220,36 30,30,30'), 6),
      toTriples('66,770,-24 62,640,24 57,150,-26').map(([x, y, turn]) => leaf(x, y, turn, 74, 'mid')),
    ]),
    times(8, (i) => i !== 2 && pentacle(...crossing(i, 1), 0.56, i * 13)),
    halfCutCoin({ x: X, y: 716, size: 0.96 }),
    // Shavings fall from the blade.
    [
      '336,708 350,702 355,714',
      '350,726 362,722 367,734',
      '352,806 364,814 374,804',
      '336,830 348,824 354,836',
      '366,846 378,840 384,850',
    ].map((chip) => gouge(chip, 8, 'glow')),
    chisel({ x: 330, y: 700, turn: 14 }),
    orbSpider({ x: X, y: Y - 10, size: 1.14 }),
  ],
};
