import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { standing } from '../../primitives/ground.ts';
import { crescent, disc, greatStar } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import { seenMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { sparrow } from '../sparrow.ts';
import { signConstellation } from './constellations.ts';
import { goose } from './goose.ts';

export const libra: OracleScene = {
  alt: 'Golden scales stand level before the half moon; two chairs hang from them in place of pans, and in the red one sits a big white goose, in the blue one a small sparrow, and they look at each other; above, the constellation Libra.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('libra'),
    seenMoon(300, 352, 92, 0.25),
    hills(660, [40, 80, 30, 60, 30, 90, 50], 'far'),
    oracleHaze(60, 600, 130),
    oracleHaze(400, 622, 140),
    hills(712, [10, 30, 16, 20, 12, 30, 20], 'mid'),
    firs(
      [
        [62, 720, 80],
        [98, 716, 56],
        [540, 716, 90],
      ],
      'near',
    ),
    hills(752, [10, 6, 16, 20, 16, 8, 12], 'near'),
    meadow,
    standing(300, 790, 110),
    post,
    put([chair('red', 'redDark'), crescent(0, -232, 15, -20), frontRopes, goose], { x: 152, y: 580 }),
    put([chair('cloth', 'clothDark'), greatStar(0, -232, 19), frontRopes, perched], { x: 448, y: 580 }),
    beam,
  ],
};

const perched: Art = put(sparrow, { x: 6, y: -14, size: 0.74, turn: -3, flip: true });

/** From the ring of the beam, which is 318 above the seat, to the back of the chair; seen from the front. */
const chair = (cloth: Role, seam: Role): Art => [
  line('M0 -318L-66 -214M0 -318L66 -214', 8, 'line'),
  line('M0 -318L-66 -214M0 -318L66 -214', 4, 'linen'),
  fill('woodDark', 'M-60 20H-48V112H-60ZM48 20H60V112H48Z', { width: 2.4 }),
  fill('wood', 'M-78 14V-206C-78 -224 -58 -224 -58 -206V14ZM58 14V-206C58 -224 78 -224 78 -206V14Z', {
    width: 2.8,
  }),
  fill('wood', outline('-60,-196! -40,-240 0,-262 40,-240 60,-196! 60,-180! -60,-180!'), { width: 2.8 }),
  fill(cloth, 'M-58 -184H58V-30H-58Z', { width: 2.6 }),
  flat(seam, 'M34 -184H58V-30H34Z', 0.8),
  line('M-44 -170H44V-44H-44Z', 3, seam),
  fill(cloth, outline('-76,-2! 0,-8 76,-2! 92,24! 0,32 -92,24!'), { width: 2.8 }),
  flat(seam, outline('40,-4! 76,-2! 92,24! 50,29!'), 0.7),
  fill('wood', 'M-94 24Q0 34 94 24V40Q0 50 -94 40Z', { width: 2.8 }),
  fill('wood', 'M-90 41L-72 43V138H-86ZM90 41L72 43V138H86Z', { width: 2.6 }),
  flat('woodDark', 'M84 42L90 41L86 138H80ZM-78 43L-72 43V138H-78Z', 0.8),
  line('M-74 96H74', 11, 'line'),
  line('M-74 96H74', 6.4, 'wood'),
];

const frontRopes: Art = [
  line('M0 -318L-92 26M0 -318L92 26', 7, 'line'),
  line('M0 -318L-92 26M0 -318L92 26', 3.4, 'linen'),
  mirrored(disc('metal', 92, 30, 8, 2.2), 0),
];

const post: Art = [
  fill(
    'metal',
    outline('286,300! 314,300! 314,700! 322,748 370,770 386,796! 214,796! 230,770 278,748 286,700!'),
    { width: 3.2 },
  ),
  flat(
    'metalDark',
    outline('302,300! 314,300! 314,700! 322,748 370,770 386,796! 320,796! 330,776 304,752 302,700!'),
    0.75,
  ),
  fill('metal', 'M274 470H326V492H274ZM270 690H330V714H270Z', { width: 2.8 }),
  flat('metalDark', 'M306 472H325V491H306ZM306 692H329V713H306Z', 0.7),
  line('M291 320V460M291 502V680', 4, 'light', 0.8),
];

const beam: Art = [
  fill(
    'metal',
    outline(
      '138,250! 200,238 250,258 300,250 350,258 400,238 462,250! 460,274! 400,264 350,290 300,292 250,290 200,264 140,274!',
    ),
    { width: 3.2 },
  ),
  flat(
    'metalDark',
    outline(
      '300,276! 350,276 400,254 462,262! 460,274! 400,264 350,290 300,292 250,290 200,264 140,274! 140,266! 200,254 250,276',
    ),
    0.7,
  ),
  line('M150 254Q204 244 252 264Q300 256 340 264', 4, 'light', 0.8),
  fill('metal', outline('292,246! 296,214 300,196! 304,214 308,246!'), { width: 2.6 }),
  disc('metal', 300, 270, 34, 3.2),
  disc('red', 300, 270, 18, 2.4),
  flat('rose', 'M288 266C290 256 300 254 306 256C298 260 294 264 292 272Z', 0.9),
  mirrored(disc('metal', 152, 262, 13, 2.6)),
];

const meadow: Art = [
  grass(
    times(14, (i): Point => [60 + ((i * 173) % 490), 770 + ((i * 17) % 36)]),
    'leaf',
  ),
  eachOf('80,786,11 132,796,9 476,790,11 520,776,9 212,802,8', (x = 0, y = 0, r = 0, i = 0) =>
    flower(x, y, r, 5, i % 2 ? 'rose' : 'light', 'trim'),
  ),
];
