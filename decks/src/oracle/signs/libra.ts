import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
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
    put(scales, { y: -34 }),
  ],
};

const scales: Art = [
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
];

/** Its seat and its feet stand in the perspective of the floor. */
const chair: Art = [
  flat('ink', 'M100 782L182 782L246 770L204 754H138Z', 0.35),
  fill('wood', 'M134 716V622H142V753H134ZM191 716V622H199V753H191Z', { width: 2 }),
  fill('red', 'M138 628C150 618 184 618 195 628V686H138Z', { width: 2 }),
  line('M150 640Q166 632 183 640M150 672H183', 2, 'redDark'),
  fill('wood', 'M102 738L134 714H199L182 738Z', { width: 2 }),
  fill('red', 'M112 734L138 716H194L178 734Z', { width: 1.8 }),
  fill('woodDark', 'M102 738H182V750H102Z', { width: 2 }),
  fill('wood', 'M104 750H113V784H104ZM171 750H180V784H171Z', { width: 2 }),
];
