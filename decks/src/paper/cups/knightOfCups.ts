import { circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, dots, gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { salmon } from './salmon.ts';

const LEDGE = outline(
  '600,290! 540,284 470,288 416,284! 402,316 424,352 418,404 452,450 490,490 506,580 536,680 546,900! 600,900!',
);
/** The water, which bends over its lip. */
const FALL = outline('0,420! 50,378 110,362 200,352 320,350 430,356 600,360! 600,920! 0,920!');
const SPRAY =
  '64,762,9 88,806,7 112,776,11 142,802,8 172,820,6 196,806,10 262,738,8 300,790,8 236,706,5 330,752,5 76,718,5 60,640,5 380,790,7 268,806,6';

/** Foam in billows from a line down. */
const foam = (y: number, x: number) => [
  keyed(
    'light',
    `M${x} 930V${y}${times(8, (i) => `c8 ${-40 - (i % 3) * 16} 76 ${-40 - (i % 3) * 16} 84 0`).join('')}V930Z`,
    5,
  ),
  times(8, (i) =>
    gouge(
      `${x + 24 + i * 84},${y - 6 - (i % 3) * 8} ${x + 42 + i * 84},${y - 22 - (i % 3) * 12} ${x + 64 + i * 84},${y - 8 - (i % 3) * 8}`,
      7,
      'far',
    ),
  ),
];

export const knightOfCups: Scene = {
  alt: 'A salmon with a red flank leaps up a broad waterfall, bent like a bow, straight towards a golden cup that stands on a ledge of rock; the red disc of the sun is behind both, and drops fly from its tail over the foam.',
  draw: () => [
    chatterSky('sky', 8, { marks: 'far', foot: 330 }),
    cut('accent', circlePath(404, 226, 152), 7),
    cut('far', FALL, 7),
    times(12, (i) =>
      gouge(
        `${60 + i * 42},${396 + ((i * 37) % 60)} ${52 + i * 43},${500 + ((i * 53) % 90)} ${50 + i * 44},880`,
        i % 3 ? 12 : 20,
        i % 3 === 1 ? 'light' : 'mid',
      ),
    ),
    gouge('44,410 110,378 240,368 420,372', 9),
    cut('near', LEDGE, 6),
    hatch(LEDGE, { role: 'mid', angle: 112, gap: 20, width: 6, side: 'end', reach: 0.5 }),
    cup(482, 196, 0.98),
    dots('light', SPRAY),
    salmon({ x: 212, y: 416, turn: -62, size: 0.9 }),
    foam(878, -10),
    foam(916, -58),
  ],
};
