import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { shoulder } from '../../figure/shoulder.ts';
import { standing } from '../../primitives/ground.ts';
import { grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const gemini: OracleScene = {
  alt: 'Twins sit face to face on two stones, a cup in hand, a pale moon between their heads; he talks with an open hand, she listens with her chin on her fist; above them the constellation Gemini.',
  hour: 'haze',
  draw: (chance) => [
    signSky(chance, 'gemini', { y: 360, r: 96 }),
    hills(690, [70, 96, 50, 30, 44, 90, 76], 'far'),
    oracleHaze(56, 640, 150),
    oracleHaze(410, 650, 150),
    hills(744, [20, 34, 18, 12, 16, 30, 20], 'near'),
    standing(146, 784, 126),
    standing(454, 784, 126),
    put(sister, { x: -24 }),
    put(brother, { x: 624, flip: true }),
    grass([
      [70, 796],
      [228, 798],
      [366, 796],
      [532, 798],
    ]),
  ],
};

const seat: Art = [
  fill('stone', 'M70 690C72 664 110 654 160 656C206 656 226 668 228 692L240 772C200 792 100 790 62 776Z'),
  flat(
    'stoneDark',
    'M190 664C214 668 226 678 228 692L240 772C226 780 212 784 196 786C212 750 208 700 190 664Z',
    0.8,
  ),
  graven('84,704 100,730 94,766', 4),
];

/** A goblet held by its stem. */
const cup: Art = [
  fill('metal', 'M-25 -66H25C26 -40 16 -28 5 -22V20H18V29H-18V20H-5V-22C-16 -28 -26 -40 -25 -66Z'),
  fill('wine', 'M-25 -66Q0 -74 25 -66Q0 -58 -25 -66Z', { width: 1.6 }),
  line('M-22 -48Q0 -40 22 -48', 3, 'metalDark'),
];

const neckband: Art = fill('trim', 'M150 435C160 453 194 457 208 438L212 453C198 471 160 467 145 450Z', {
  width: 1.6,
});

const sister: Art = [
  seat,
  sleevedArm(
    { joints: '196,474 210,576 274,596', turn: -4, holds: cup },
    'clothDark',
    'skinBrown',
    'trim',
    0.94,
  ),
  fill('woodDark', 'M248 764C250 748 280 748 296 764C306 772 308 782 296 782H250Z'),
  limb('hairBlack', '166,392 134,430 120,500 126,566', [34, 28, 24, 12]),
  eachRow(
    [
      [146, 418],
      [128, 450],
      [121, 484],
      [121, 518],
    ],
    (x, y) => line(`M${x - 14} ${y - 4}Q${x} ${y + 10} ${x + 13} ${y - 2}`, 2, 'detail', 0.5),
  ),
  fill('red', 'M114 552L138 552L136 564L116 564Z', { width: 1.6 }),
  actor({
    skin: 'skinBrown',
    head: profile({ skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', brow: 'calm' }),
    headAt: { x: 200, y: 364, size: 0.78, turn: 7 },
    spine: '178,458 150,540 146,640',
    girth: [70, 100, 98],
    cloth: 'cloth',
  }),
  fill(
    'cloth',
    'M98 622C92 660 84 690 96 706C140 716 186 706 202 700C206 724 198 744 192 764Q250 784 306 764C296 724 302 690 304 652C304 620 286 606 258 606C226 606 204 614 194 626Z',
  ),
  neckband,
  graven('120,690 190,672 250,640', 5),
  graven('262,640 252,700 240,766', 5),
  graven('284,640 280,700 278,768', 4),
  graven('214,700 220,730 212,766', 4),
  line('M194 756Q250 776 304 756', 5, 'trim'),
  line('M101 629Q146 643 191 627', 9, 'trim'),
  sleevedArm(
    { joints: '168,490 226,612 238,436', turn: -92, flip: false },
    'cloth',
    'skinBrown',
    'trim',
    0.96,
  ),
  shoulder('cloth', [172, 480]),
];

const brother: Art = [
  seat,
  sleevedArm(
    { joints: '180,468 196,580 266,610', turn: -4, holds: cup },
    'redDark',
    'skinBrown',
    'trim',
    0.94,
  ),
  actor({
    skin: 'skinBrown',
    head: profile({ skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open' }),
    headAt: { x: 190, y: 356, size: 0.8, turn: 2 },
    spine: '168,450 144,540 142,640',
    girth: [76, 108, 100],
    cloth: 'red',
    hose: 'straw',
    farLeg: { joints: '150,652 262,656 296,756' },
    nearLeg: { joints: '146,660 258,650 236,756' },
  }),
  fill(
    'red',
    'M90 624C84 660 82 684 92 700C140 712 200 702 242 684C252 664 250 636 238 622C216 606 204 612 196 626Z',
  ),
  put(neckband, { x: -10, y: -8 }),
  graven('110,684 170,678 226,652', 5),
  graven('120,650 150,664 196,650', 4),
  line('M93 692C140 704 198 694 238 678', 5, 'trim'),
  line('M94 629Q142 645 190 627', 9, 'trim'),
  sleevedArm(
    { joints: '160,478 206,570 280,500', hand: 'open', turn: -36 },
    'red',
    'skinBrown',
    'trim',
    0.98,
  ),
  shoulder('red', [164, 470]),
];
