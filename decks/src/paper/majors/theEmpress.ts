import { flat, mirrored } from '../../drawing/art.ts';
import { polar, polygonPath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { beehive } from './beehive.ts';
import { honeybee } from './honeybee.ts';
import { rose } from './rose.ts';
import { wheatStand } from './wheatStand.ts';

/** Honey that runs out of the hive. */
const HONEY = swellPath(
  '300,620 302,668 268,704 262,742 306,784 344,820 340,900',
  [58, 50, 54, 62, 78, 104, 140],
);

export const theEmpress: Scene = {
  alt: 'A great beehive stands at night under a crown of twelve golden stars, with ripe wheat on both sides; three bees fly to it, and honey runs out of its door like a stream, down between two red roses.',
  draw: () => [
    plainSky('near'),
    beams(300, 420, 260, 520, 18, 'mid', 28),
    times(12, (i) => {
      const [x, y] = polar(300, 392, 236, -163 + i * 13.27);
      return keyed('glow', polygonPath(times(10, (k) => polar(x, y, k % 2 ? 12 : 27, -90 + k * 36))), 5);
    }),
    flat('mid', 'M30 610Q300 560 570 610V720H30Z'),
    beehive,
    field('ink', '40,690 200,646 400,646 560,680', 'near', 4, 160),
    flat('ink', 'M256 642C256 560 344 560 342 642V660H256Z'),
    keyed('glow', HONEY, 6),
    [gouge('290,640 288,672 256,706 250,740', 8), gouge('288,790 322,826 318,868', 10)],
    gouge('330,770 372,806 380,850', 8, 'ink'),
    mirrored(wheatStand('104,540,-3 68,620,-10 134,640,9', 800)),
    [rose(112, 776, 52, 8), rose(492, 776, 52, -8)],
    honeybee({ x: 124, y: 384, turn: -16, size: 0.9 }),
    honeybee({ x: 486, y: 384, flip: true, turn: 6, size: 0.84 }),
    honeybee({ x: 402, y: 712, flip: true, turn: 20, size: 0.9 }),
  ],
};
