import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import { flower } from '../../primitives/plants.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { koi, KOI_BODY } from './koi.ts';

const [X, Y] = [300, 500];

export const pisces: OracleScene = {
  alt: 'Two great carp, one red and white, one blue, seen from above, swim in a circle round the pale moon that is mirrored in a dark pond with lily pads; over them the stars of the constellation Pisces.',
  hour: 'sea',
  draw: () => [
    flat('near', boxPath(40, 40, 520, 790)),
    [300, 262, 224].map((r) => flat('water', circlePath(X, Y, r), 0.35)),
    line([284, 246].map((r) => circlePath(X, Y, r)).join(''), 2, 'waterLight', 0.6),
    signConstellation('pisces'),
    pads,
    fullMoon(X, Y, 82, 'linen'),
    flat('water', `M216 484q60 -9 120 0q-60 9 -120 0ZM270 530q60 -8 116 0q-60 8 -116 0Z`, 0.8),
    line(circlePath(X, Y, 93), 2, 'light', 0.5),
    [0, 180].map((turn) =>
      put(shadow, { x: X + (turn ? -9 : 9), y: Y + (turn ? -14 : 14), turn, size: 0.86 }),
    ),
    put(koi('snow', 'red', 'redDark'), { x: X, y: Y, size: 0.86 }),
    put(koi('cloth', 'ink', 'waterLight'), { x: X, y: Y, turn: 180, size: 0.86 }),
  ],
};

/** The shadow that a fish throws on the bed of the pond. */
const shadow: Art = flat('ink', KOI_BODY, 0.34);

/** A lily pad about 0,0 with its notch to the right. */
const pad = (x: number, y: number, r: number, turn: number): Art =>
  put(
    [
      fill(
        'leaf',
        `M0 0L${toTenth(r * 0.9)} ${toTenth(-r * 0.3)}A${r} ${r} 0 1 0 ${toTenth(r * 0.9)} ${toTenth(r * 0.3)}Z`,
        { width: 2.6 },
      ),
      line(
        times(
          7,
          (i) =>
            `M0 0L${polar(0, 0, r * 0.84, 50 + i * 43)
              .map(toTenth)
              .join(' ')}`,
        ).join(''),
        2,
        'leafDark',
      ),
    ],
    { x, y, turn },
  );

const pads: Art = [
  pad(88, 752, 62, -60),
  pad(176, 800, 40, -100),
  pad(520, 770, 54, 200),
  pad(536, 262, 44, 140),
  pad(72, 290, 34, 30),
  flower(94, 744, 34, 8, 'light', 'rose'),
];
