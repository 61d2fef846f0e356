import { flat, mirrored } from '../../drawing/art.ts';
import { polar, polygonPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { beehive } from './beehive.ts';
import { honeybee } from './honeybee.ts';
import { rose } from './rose.ts';
import { wheatStand } from './wheatStand.ts';

/** Honey that runs over the board before the door, drips from its edge, and winds away as a stream. */
const HONEY = [
  outline(
    '234,656! 356,656! 358,674 352,690 346,690 342,674! 334,674 336,706 328,720 320,714 318,676! 282,676! 280,694 272,702 264,694 264,674! 252,674 250,708 242,716 234,706 232,680',
  ),
  swellPath('301,672 301,706 286,740 280,774 306,810 342,842 344,900', [26, 30, 40, 56, 78, 110, 150]),
];

export const theEmpress: Scene = {
  alt: 'A great beehive stands at night under a crown of twelve golden stars, with ripe wheat on both sides; three bees fly to it, and honey drips from the board before its door and runs as a stream between two red roses.',
  draw: () => [
    plainSky('near'),
    beams(300, 420, 260, 520, 18, 'mid', 28),
    times(12, (i) => {
      const [x, y] = polar(300, 392, 250, -152 + i * 11.28);
      return keyed('glow', polygonPath(times(10, (k) => polar(x, y, k % 2 ? 11 : 24, -90 + k * 36))), 5);
    }),
    flat('mid', 'M30 610Q300 560 570 610V720H30Z'),
    beehive,
    field('ink', '40,690 200,646 400,646 560,680', 'near', 4, 160),
    flat('ink', 'M256 642C256 560 344 560 342 642V660H256Z'),
    keyed('light', 'M226 640H374L388 670H212Z', 5),
    joined('glow', HONEY, 5, 'ink'),
    [gouge('246,664 242,684 243,702', 6), gouge('294,684 292,710 274,744 264,772', 7)],
    [gouge('286,808 318,842 318,876', 10), gouge('330,784 374,818 384,860', 8, 'ink')],
    mirrored(wheatStand('104,540,-3 68,620,-10 134,640,9', 800)),
    [rose(112, 776, 52, 8), rose(492, 776, 52, -8)],
    honeybee({ x: 112, y: 394, turn: -16, size: 0.9 }),
    honeybee({ x: 492, y: 394, flip: true, turn: 6, size: 0.84 }),
    honeybee({ x: 412, y: 722, flip: true, turn: 20, size: 0.8 }),
  ],
};
