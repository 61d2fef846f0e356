import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { flower } from '../../primitives/plants.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { koi, KOI_BODY } from './koi.ts';

const [X, Y, R] = [300, 500, 82];

export const pisces: OracleScene = {
  alt: 'Two great carp with flowing fins, one red and white, one blue and white, seen from above, swim in a circle round the moon that the ripples break in a dark pond with lily pads; the stars of the constellation Pisces are mirrored above them.',
  hour: 'sea',
  draw: () => [
    flat('near', boxPath(40, 40, 520, 790)),
    [310, 262, 214].map((r) => flat('water', circlePath(X, Y, r), 0.35)),
    signConstellation('pisces'),
    wavelets('118,92,60 470,116,70 214,150,56 398,176,64 130,206,50 250,214,40', 'near'),
    wavelets('96,124,30 500,208,34 330,92,26 470,80,24', 'waterLight'),
    brokenMoon,
    line([112, 300].map((r) => circlePath(X, Y, r)).join(''), 2, 'waterLight', 0.55),
    pads,
    [0, 180].map((turn) => put(shadow, { x: X + 10, y: Y + 18, turn, size: 0.84 })),
    put(koi('snow', 'red', 'redDark', RED), { x: X, y: Y, size: 0.84 }),
    put(koi('steel', 'cloth', 'clothDark', BLUE), { x: X, y: Y, turn: 180, size: 0.84 }),
  ],
};

const RED = [
  '0.12,-1.2 0.16,0 0.12,1.2 0.26,1.2 0.3,0.2 0.26,-1.2',
  '0.4,-1.2 0.36,-0.2 0.42,0.6 0.52,0.9 0.6,0.3 0.56,-0.4 0.6,-1.2',
  '0.84,-0.5 0.8,0 0.86,0.5 0.96,0.4 0.97,-0.3',
];
const BLUE = [
  '0.03,-1.2 0.08,0.4 0.03,1.2 0.24,1.2 0.3,0.3 0.22,-0.2 0.26,-1.2',
  '0.32,0 0.36,1.2 0.62,1.2 0.6,0.2 0.5,-0.2',
  '0.46,-1.2 0.52,-0.3 0.64,0.1 0.76,-0.1 0.74,-1.2',
  '0.84,-0.7 0.8,0 0.84,0.7 0.94,0.6 0.98,0 0.94,-0.6',
];

/** Short waves, pointed at both ends: the middle and half the length of each. */
const wavelets = (rows: string, role: Role): Art =>
  eachOf(rows, (x = 0, y = 0, half = 0) => flat(role, wave(x, y, half, 6)));
const wave = (x: number, y: number, half: number, rise: number): string =>
  `M${toTenth(x - half)} ${toTenth(y)}Q${toTenth(x)} ${toTenth(y - rise)} ${toTenth(x + half)} ${toTenth(y)}Q${toTenth(x)} ${toTenth(y + rise)} ${toTenth(x - half)} ${toTenth(y)}Z`;

/** A strip with round ends: its middle, half its length and half its height. */
const strip = (x: number, y: number, half: number, rise: number): string =>
  `M${x - half} ${y - rise}H${x + half}a${rise} ${rise} 0 0 1 0 ${2 * rise}H${x - half}a${rise} ${rise} 0 0 1 0 ${-2 * rise}Z`;

/** The moon in the water: whole above, and in strips below, where the fish have stirred it. */
const brokenMoon: Art = [
  clipped('M190 400H410V516Q350 526 300 516T190 518Z', fullMoon(X, Y, R, 'linen')),
  eachOf('306,534,76 292,552,60 310,568,46 294,583,26 308,598,12', (x = 0, y = 0, half = 0) =>
    flat('linen', strip(x, y, half, 5.4)),
  ),
  eachOf('258,470,44 352,492,40', (x = 0, y = 0, half = 0) => flat('water', wave(x, y, half, 8))),
];
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
        `M${polar(0, 0, r * 0.9, 60)
          .map(toTenth)
          .join(' ')}A${toTenth(r * 0.9)} ${toTenth(r * 0.9)} 0 0 1 ${polar(0, 0, r * 0.9, 190)
          .map(toTenth)
          .join(' ')}`,
        4,
        'sage',
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
