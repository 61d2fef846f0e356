import { flat, line, put } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { bee } from '../nature/insects.ts';
import { field } from '../nature/land.ts';
import { wheat } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { beehive } from './beehive.ts';
import { rose } from './rose.ts';

const STREAM = swellPath(
  '600,668 520,680 430,700 404,730 470,764 480,806 380,844 330,900',
  [16, 18, 24, 32, 46, 62, 84, 110],
);

const CROWN = 'M76 389A226 226 0 0 1 524 389';

export const theEmpress: Scene = {
  alt: 'A beehive with bees round it stands under a crown of twelve golden stars in the night sky, with ripe wheat on both sides; before it roses bloom and a stream winds down through the grass.',
  draw: () => [
    chatterSky('near', outward(300, 420), { marks: 'mid', gap: 96, foot: 480 }),
    beams(300, 420, 250, 470, 26, 'mid', 20),
    [line(CROWN, 15, 'ink'), line(CROWN, 6, 'glow')],
    times(12, (i) => {
      const [x, y] = polar(300, 420, 226, -172 + i * 14.9);
      return keyed('glow', polygonPath(times(10, (k) => polar(x, y, k % 2 ? 11 : 25, -90 + k * 36))), 5);
    }),
    field('mid', '40,580 180,550 420,560 560,540', 'far', 4, 70),
    toTriples('104,690,196 498,690,190').map(([x, foot, tall], i) =>
      put(wheat(0, 0, tall), { x, y: foot, turn: ((i * 5) % 9) - 4 }),
    ),
    put(beehive, { x: 42, y: 74, size: 0.86 }),
    field('near', '40,680 200,622 400,622 560,660', 'mid', 4, 80),
    cut('far', STREAM, 7),
    gouge('560,674 480,686 424,706', 5),
    [gouge('424,728 476,750 498,790', 7), gouge('470,806 400,836 350,880', 9)],
    rose(150, 700, 38, 8),
    rose(232, 668, 48, -6),
    rose(196, 760, 42, 10),
    [rose(524, 736, 34, 4), rose(482, 778, 36, -6)],
    toTriples('82,448,-20 178,360,34 508,448,150 424,596,160').map(([x, y, turn], i) =>
      put([flat('ink', `${circlePath(29, 0, 8)}${lens([30, -4], [44, -16], 4)}`), bee(0, 0, 0)], {
        x,
        y,
        turn,
        size: [1.3, 1.7, 1.5, 1.8][i] ?? 1,
      }),
    ),
  ],
};
