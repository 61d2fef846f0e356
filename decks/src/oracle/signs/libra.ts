import { fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { tiles } from '../../primitives/land.ts';
import { crescent, disc, greatStar } from '../../primitives/lights.ts';
import { cypress } from '../../primitives/plants.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const libra: OracleScene = {
  alt: 'Golden scales stand level before a pale moon, a crescent in one pan and a star in the other, with an empty chair on each side; above them the constellation Libra.',
  hour: 'dawn',
  draw: (chance) => [
    signSky(chance, 'libra'),
    hills(680, [50, 80, 30, 40, 30, 80, 50], 'far'),
    oracleHaze(230, 640, 180, 'light'),
    mirrored([cypress(82, 716, 150), cypress(118, 720, 108)]),
    hills(712, [10, 20, 12, 8, 12, 20, 10], 'mid'),
    tiles(726, 'linen', 'waterLight'),
    mirrored(chair),
    fill('metal', 'M254 790C258 770 286 776 290 756V430H310V756C314 776 342 770 346 790Z'),
    line('M298 470V740', 2, 'metalDark'),
    fill(
      'metal',
      'M150 436C200 410 260 428 300 420C340 428 400 410 450 436L448 446C400 428 346 444 300 438C254 444 200 428 152 446Z',
    ),
    disc('metal', 300, 412, 22),
    disc('red', 300, 412, 10, 1.6),
    mirrored([
      line('M154 442L112 588M154 442L196 588', 2.6, 'woodDark'),
      fill('metal', 'M96 588H212C206 626 180 640 154 640C128 640 102 626 96 588Z'),
      disc('metalDark', 154, 440, 8, 1.6),
    ]),
    crescent(156, 556, 30, -20),
    greatStar(446, 552, 40),
  ],
};

const chair: Art = put(
  [
    fill('wood', 'M-40 -140H-30L-26 0H-36ZM28 -140H38L36 0H26Z', { width: 2 }),
    fill('red', 'M-34 -132H32V-74H-30Z', { width: 2 }),
    fill('wood', 'M-46 -66H44L50 -50H-52Z', { width: 2 }),
    fill('wood', 'M-46 -50H-36L-38 14H-46ZM36 -50H46L46 14H38Z', { width: 2 }),
  ],
  { x: 146, y: 780, size: 0.84 },
);
