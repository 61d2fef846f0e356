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
/** The arms in their grey coat: one bends to what it holds, the other hangs down behind it. */
const SLEEVES = [
  '140,224,96 200,310,112 226,420,100 220,640,96',
  '-140,224,96 -196,310,112 -206,400,96 -160,476,76',
].map(limb);
const WRIST = limb('-172,468,68 -132,486,60 -84,478,70');
/** The fingers close over what runs upwards through the hand, the lowest in front. */
const FINGERS = [
  '-44,-34,24 0,-42,27 40,-36,20',
  '-48,-10,25 0,-16,28 44,-12,20',
  '-48,15,25 0,11,28 44,14,20',
  '-42,38,24 0,36,26 38,38,18',
].map((finger) => limb(finger));

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

/** A raccoon from the waist up, about the middle of its face; what it wears across its breast runs under its arms. */
export const raccoon = (worn: Art): Art => [
  cut(
    'mid',
    outline('-110,80! -166,164 -214,290 -244,440 -268,640! 270,640! 240,440 216,290 170,164 110,80!'),
    6,
  ),
  combed('-60,150 -80,200 -90,250', '60,150 80,200 90,250', { role: 'ink', rows: 7, width: 7, length: 30 }),
  combed('-200,360 -206,430 -206,560', '200,360 206,430 206,560', {
    role: 'ink',
    rows: 9,
    width: 7,
    length: 30,
  }),
  put(face, { turn: -7 }),
  worn,
  SLEEVES.map((sleeve) => joined('mid', [sleeve], 6)),
  combed('176,230 236,320 252,400', '130,240 170,320 190,400', {
    role: 'ink',
    rows: 4,
    width: 7,
    length: 34,
  }),
  combed('-170,230 -230,310 -240,400', '-126,240 -160,310 -176,400', {
    role: 'ink',
    rows: 4,
    width: 7,
    length: 34,
  }),
  joined('ink', [WRIST], 6),
  put(
    FINGERS.map((finger) => joined('ink', [finger], 4)),
    { x: -62, y: 470, turn: 47 },
  ),
];
