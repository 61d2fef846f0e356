import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { tiles } from '../../primitives/land.ts';
import { crescent, disc, greatStar } from '../../primitives/lights.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { Role } from '../../drawing/roles.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const libra: OracleScene = {
  alt: 'Great golden scales stand level before a pale moon; instead of pans two chairs hang from them by ropes, a red one and a blue one, with a crescent and a star on their backs; above them the constellation Libra.',
  hour: 'dawn',
  draw: (chance) => [
    signSky(chance, 'libra', { x: 232, y: 430, r: 168, face: 'shaded' }),
    hills(680, [50, 80, 30, 40, 30, 80, 50], 'far'),
    oracleHaze(230, 640, 180, 'light'),
    hills(720, [10, 20, 12, 8, 12, 20, 10], 'mid'),
    tiles(736, 'linen', 'waterLight'),
    mirrored(flat('ink', 'M74 776Q146 760 214 776Q146 794 74 776Z', 0.4)),
    post,
    put([ropes, put(chair('red', 'redDark'), { x: -54, y: -350, size: 1.36 })], { x: 302, flip: true }),
    put([ropes, put(chair('cloth', 'clothDark'), { x: -54, y: -350, size: 1.36 })], { x: 298 }),
    beam,
    crescent(130, 543, 17, -20),
    greatStar(470, 543, 21),
  ],
};

const ropes = line('M150 352L86 656M150 352L193 656M150 352L128 500M150 352L216 500', 3, 'woodDark');

const post: Art = [
  fill('metal', 'M244 794C250 770 284 778 288 752V330H312V752C316 778 350 770 356 794Z', { width: 3 }),
  line('M296 420V740', 2.4, 'metalDark'),
  fill('metalDark', 'M280 560H320V574H280ZM278 700H322V714H278Z', { width: 2 }),
];

const beam: Art = [
  fill(
    'metal',
    'M144 344C200 312 260 336 300 326C340 336 400 312 456 344L454 358C400 336 346 354 300 348C254 354 200 336 146 358Z',
    { width: 3 },
  ),
  disc('metal', 300, 318, 28, 3),
  disc('red', 300, 318, 13, 1.8),
  mirrored(disc('metalDark', 150, 350, 11, 2)),
];

/** Seen from the front and a little from the side. */
const chair = (cloth: Role, seam: Role): Art => [
  fill('wood', 'M134 716V622H142V753H134ZM191 716V622H199V753H191Z', { width: 2 }),
  fill(cloth, 'M138 628C150 618 184 618 195 628V686H138Z', { width: 2 }),
  line('M150 640Q166 632 183 640M150 672H183', 2, seam),
  fill('wood', 'M102 738L134 714H199L182 738Z', { width: 2 }),
  fill(cloth, 'M112 734L138 716H194L178 734Z', { width: 1.8 }),
  fill('woodDark', 'M102 738H182V750H102Z', { width: 2 }),
  fill('wood', 'M104 750H113V784H104ZM171 750H180V784H171Z', { width: 2 }),
];
