import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-122 60,-126 112,-100 150,-44 184,24! 152,38 172,74! 128,78 132,104! 80,118 36,146 0,152 -36,146 -80,118 -132,104! -128,78 -172,74! -152,38 -184,24! -150,-44 -112,-100 -60,-126',
);
const EAR = outline('62,-108! 84,-164 124,-186 152,-160 152,-106 136,-60!');
const IN_EAR = outline('90,-106! 102,-146 126,-160 136,-140 134,-110 126,-84!');
const BROW = outline('18,-30! 50,-74 106,-66 148,-16 178,24! 134,10 92,-20 50,-22');
const MASK = outline('14,-10! 44,-22 88,-18 128,10 166,66! 124,66 88,72 52,56 26,30');
const MUZZLE = outline('0,4! 24,26 52,62 66,94 44,126 0,138 -44,126 -66,94 -52,62 -24,26');
const STRIPE = outline('0,-120 14,-70 14,-10 20,40 26,76! -26,76! -20,40 -14,-10 -14,-70');
const BODY = outline(
  '300,360 380,380 430,430 460,520 490,620 520,720 536,900! 64,900! 80,720 110,620 140,520 170,430 220,380',
);
const BELLY = outline('300,590 372,610 420,680 442,780 440,900! 160,900! 158,780 180,680 228,610');
const UPPER_ARM = limb('196,440,60 150,510,90 106,592,100 84,660,88');
const FOREARM = limb('86,652,86 112,700,78 152,716,60 192,716,46');
const ELBOW = limb('98,622,72 92,640,80 86,664,82');
/** The fingers of one hand, the lowest in front. */
const FINGERS = [
  '196,690,30 236,658,28 278,652,15',
  '192,708,30 240,688,28 288,680,15',
  '192,726,30 240,718,28 286,710,15',
  '192,742,28 230,746,26 268,742,14',
].map(limb);

/** A raccoon's masked face, about its middle: 370 wide and 340 high; it glances aside to the left. */
const face: Art = [
  mirrored([joined('near', [EAR], 6), flat('light', IN_EAR)], 0),
  joined('mid', [HEAD], 7),
  mirrored(
    [
      flat('light', BROW),
      flat('ink', MASK),
      combed('40,-110 90,-90 130,-50', '30,-80 80,-84 120,-56', {
        role: 'ink',
        rows: 2,
        width: 6,
        length: 24,
      }),
      combed('128,86 110,96 92,104', '110,76 96,86 80,96', { role: 'ink', rows: 2, width: 6, length: 20 }),
    ],
    0,
  ),
  flat('ink', STRIPE),
  flat('light', MUZZLE),
  flat('ink', outline('-28,72! 0,60 28,72! 18,96 0,104 -18,96')),
  gouge('-8,76 0,72 10,76', 5),
  gouge('0,102 -2,114 -24,120 -42,110', 6, 'ink'),
  gouge('0,112 16,118 26,112', 5, 'ink'),
  [-72, 72].map((x) => [
    flat('glow', circlePath(x, 20, 21)),
    flat('ink', circlePath(x - 8, 21, 12)),
    flat('light', circlePath(x - 12, 15, 4)),
  ]),
  mirrored([gouge('60,98 110,104 160,96', 4), gouge('58,108 104,124 146,128', 4)], 0),
];

/** A raccoon from the waist up that fills the window and clasps what it holds against its breast, about (300, 700). */
export const raccoon = (held: Art): Art => [
  cut('mid', BODY, 7),
  flat('far', BELLY),
  mirrored([
    combed('246,450 236,510 226,570', '290,470 282,530 276,580', {
      role: 'ink',
      rows: 3,
      width: 8,
      length: 30,
    }),
    joined('mid', [UPPER_ARM], 6),
    combed('126,490 80,560 56,640', '176,500 150,570 124,630', {
      role: 'ink',
      rows: 4,
      width: 8,
      length: 30,
    }),
  ]),
  gouge('214,428 300,458 386,428', 22, 'ink'),
  held,
  mirrored([
    joined('mid', [FOREARM], 6),
    flat('mid', ELBOW),
    combed('60,640 84,700 140,732', '110,640 124,680 160,700', {
      role: 'ink',
      rows: 3,
      width: 8,
      length: 26,
    }),
    joined('ink', [circlePath(192, 714, 34)], 5),
    FINGERS.map((finger) => joined('ink', [finger], 4)),
  ]),
  put(face, { x: 300, y: 286, turn: -7 }),
];
