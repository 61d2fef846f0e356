import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const openDoor: OracleScene = {
  alt: 'A red door stands open in a stone arch overgrown with roses; lamplight from the hall falls down three steps onto a path, and a moon looks over the garden wall.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { x: 182, y: 188, r: 86, face: 'shaded' }),
    hills(600, [60, 90, 40, 20, 50, 110, 90], 'far'),
    oracleHaze(440, 560, 120),
    hills(650, [20, 30, 24, 30, 20, 34, 26], 'mid'),
    garden,
    arch,
    hall,
    steps,
    door,
    rose,
    grass(
      [
        [70, 780],
        [104, 796],
        [500, 780],
        [460, 800],
        [536, 796],
      ],
      'leaf',
    ),
  ],
};

/** A low wall on both sides, and the ground before it. */
const garden: Art = [
  [40, 440].map((left) => [
    fill('stoneDark', `M${left} 610H${left + 120}V724H${left}Z`),
    line(
      `M${left} 640h120m-120 28h120m-120 28h120M${left + 34} 612v28m50 0v28m-60 0v28m72 0v28`,
      2,
      'line',
      0.7,
    ),
    fill('stone', `M${left - 6} 598H${left + 126}V614H${left - 6}Z`, { width: 2 }),
  ]),
  fill('near', 'M40 722C160 708 440 708 560 722V830H40Z'),
];

const arch: Art = [
  fill('stone', 'M150 722V440C150 340 220 280 300 280C380 280 450 340 450 440V722Z'),
  times(9, (i) => {
    const [x1, y1] = polar(300, 440, 106, 180 + i * 22.5);
    const [x2, y2] = polar(300, 440, 152, 180 + i * 22.5);
    return line(`M${x1} ${y1}L${x2} ${y2}`, 2, 'line', 0.7);
  }),
  [500, 560, 620, 674].map((y) => line(`M150 ${y}H196M404 ${y}H450`, 2, 'line', 0.7)),
];

/** A lit hall: floorboards, a bench at the end, a runner and a hanging lamp. */
const hall: Art = [
  fill('trim', 'M196 712V440C196 376 242 334 300 334C358 334 404 376 404 440V712Z'),
  flat('metal', 'M196 712V440C196 408 210 382 232 364L248 430V644Z', 0.8),
  flat('metal', 'M404 712V440C404 408 390 382 368 364L352 430V644Z', 0.55),
  fill('light', 'M248 644V430C248 402 270 384 300 384C330 384 352 402 352 430V644Z', { width: 1.8 }),
  fill('wood', 'M196 712L248 644H352L404 712Z', { width: 1.8 }),
  line('M265 644L230 712M282 644L265 712M300 644V712M318 644L335 712M335 644L370 712', 1.6, 'woodDark'),
  fill('red', 'M278 652H322L340 712H260Z', { width: 1.8 }),
  line('M284 654L271 711M316 654L329 711', 2, 'trim'),
  fill('cloth', 'M268 588H332V608H268Z', { width: 1.8 }),
  fill('woodDark', 'M262 606H338V616H330V644H322V616H278V644H270V616H262Z', { width: 1.8 }),
  fill('waterLight', 'M280 520h40v46h-40Z', { width: 3 }),
  line('M280 552l12 -12l10 8l10 -12l8 8', 2, 'cloth'),
  [64, 42].map((r) => disc('trim', 300, 448, r, 0, 0.4)),
  line('M300 334V420', 3),
  fill('light', 'M282 424H318L312 470H288Z', { width: 2 }),
  flame(300, 464, 0.7),
  fill('ink', 'M278 424L300 408L322 424ZM284 470H316V477H284Z', { width: 1.4 }),
];

const steps: Art = [
  fill('linen', 'M196 768H404L438 830H162Z', { width: 2 }),
  times(3, (i) =>
    fill(
      i % 2 ? 'stone' : 'linen',
      `M${206 - i * 18} ${710 + i * 20}H${394 + i * 18}V${730 + i * 20}H${206 - i * 18}Z`,
      { width: 2 },
    ),
  ),
  flat('glow', 'M222 711H378L447 830H153Z', 0.6),
  line('M190 790H260M340 792H416M180 812H240M350 812H424', 2, 'metalDark', 0.5),
];

/** Its leaf comes towards us, so that its outer edge reaches a little lower. */
const door: Art = [
  fill('red', 'M404 712V448C408 380 424 330 446 326C470 322 484 372 486 430V734Z'),
  fill(
    'redDark',
    'M416 470L474 462V560L416 562ZM416 590L474 592V706L416 696ZM416 446C420 400 432 358 446 354C462 352 472 390 474 438Z',
    { width: 2 },
  ),
  disc('metal', 479, 576, 9, 2),
  line('M396 470H410M396 664H410', 6, 'ink'),
];

const VINE =
  'M112 770C130 700 176 640 166 560C158 500 150 440 182 380C206 336 250 300 300 300C340 300 372 308 400 330';
const BUSH = 'M532 780C520 720 540 660 516 612C506 590 486 586 470 600';

/** One climbing rose over the arch, another over the wall. */
const rose: Art = [
  [9, 5].map((width, i) => line(VINE + BUSH, width, i ? 'stem' : 'line')),
  eachRow(
    [
      [114, 742, 0],
      [156, 668, 14],
      [168, 602, 18],
      [160, 528, 0],
      [154, 478, 20],
      [168, 412, 16],
      [196, 356, 20],
      [238, 316, 0],
      [270, 300, 18],
      [330, 300, 15],
      [380, 314, 19],
      [526, 736, 17],
      [530, 680, 0],
      [524, 632, 20],
      [486, 594, 16],
    ],
    (x, y, r) => [
      leaf(x, y, 200, 36),
      leaf(x, y, 20, 36, 'leafDark'),
      leaf(x, y, 110, 30, 'leafDark'),
      r > 0 && flower(x, y, r, 5, 'rose', 'red'),
    ],
  ),
];
