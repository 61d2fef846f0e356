import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-104 52,-100 96,-70 124,-20 150,34! 126,42 138,66! 104,72 96,90! 62,102 34,134 18,154 0,160 -18,154 -34,134 -62,102 -96,90! -104,72 -138,66! -126,42 -150,34! -124,-20 -96,-70 -52,-100',
);
const EAR = outline('18,-84! 44,-170 80,-254 126,-320 164,-350! 184,-290 190,-196 172,-90 122,-6!');
const IN_EAR = outline('54,-92! 76,-170 106,-240 152,-310! 164,-256 166,-180 150,-100 110,-40!');
const CHEEK = outline(
  '20,40! 60,30 100,36 138,40! 122,48 126,66! 98,68 88,86! 56,96 30,130 0,154 -30,130 -56,96 -88,86! -98,68 -126,66! -122,48 -138,40! -100,36 -60,30 -20,40! 0,10',
);
/** It sits half turned away: the shoulder on our left, the haunch on our right. */
const BODY = outline(
  '-80,110! -126,190 -132,290 -124,360 -110,480! 260,480! 268,400 240,310 180,220 120,140 80,100!',
);
const HAUNCH = outline('96,480! 92,400 130,330 190,318 236,350 262,420 264,480!');
const RUFF = outline(
  '-84,110! -96,160 -112,150! -100,210 -118,206! -86,258 -98,268! -54,304 -56,322! -20,338 0,366! 24,338 58,322! 54,304 100,268! 86,258 118,206! 100,210 112,150! 96,160 84,110!',
);
const LEG = limb('14,270,110 4,370,78 0,430,72');
const TOES = [-34, 0, 34].map((x) => circlePath(x, 446, 25));
const face: Art = [
  mirrored(
    [
      joined('far', [EAR], 8, 'ink'),
      flat('mid', IN_EAR),
      combed('62,-100 94,-190 146,-290', '86,-70 120,-156 160,-236', {
        role: 'light',
        rows: 3,
        width: 9,
        length: 52,
      }),
    ],
    0,
  ),
  joined('far', [HEAD], 8, 'ink'),
  flat('light', CHEEK),
  mirrored(
    [
      flat('light', outline('24,-46! 52,-76 84,-62 96,-36! 64,-44')),
      flat('ink', outline('26,14! 38,-18 66,-30 96,-12 110,16! 88,32 58,36 38,28')),
      combed('10,-94 14,-60 10,-30', '48,-92 34,-64 20,-40', { role: 'mid', rows: 3, width: 6, length: 24 }),
      combed('130,44 104,56 80,66', '90,82 74,84 60,88', { role: 'far', rows: 2, width: 6, length: 24 }),
      gouge('40,104 88,112 140,106', 4, 'ink'),
      gouge('38,112 80,126 122,134', 4, 'ink'),
    ],
    0,
  ),
  [-66, 70].map((x) => [
    keyed('glow', circlePath(x, 4, 25), 4),
    flat('ink', circlePath(x - 9, -8, 14)),
    flat('light', circlePath(x - 14, -14, 5)),
  ]),
  keyed('ink', outline('-24,100! -10,92 10,92 24,100! 14,120 0,128 -14,120'), 0),
  gouge('-10,102 0,98 8,102', 5),
  gouge('0,126 -4,138 -24,140', 5, 'ink'),
  gouge('0,126 4,138 24,140', 5, 'ink'),
];

/** A young fennec that sits and looks up to the left: its eyes about 0, its ears up to -350, its paws down to 470. */
export const youngFennec: Art = [
  joined('far', [BODY], 8, 'ink'),
  joined('far', [HAUNCH], 6, 'ink'),
  combed('150,180 210,260 250,360', '110,180 150,240 180,310', {
    role: 'mid',
    rows: 3,
    width: 9,
    length: 36,
  }),
  combed('150,350 230,380 250,460', '120,400 180,420 210,470', {
    role: 'mid',
    rows: 2,
    width: 9,
    length: 36,
  }),
  [{ x: -92, y: -10 }, { x: 6 }].map((place) =>
    put(
      [
        joined('far', [LEG, ...TOES], 6, 'ink'),
        [-17, 17].map((x) => gouge(`${x},440 ${x},452 ${x},468`, 5, 'ink')),
        combed('-20,350 -26,390 -26,420', '20,350 22,390 24,420', {
          role: 'mid',
          rows: 3,
          width: 7,
          length: 26,
        }),
      ],
      place,
    ),
  ),
  keyed('light', RUFF, 6),
  combed('-60,170 -50,230 -20,310', '60,170 50,230 20,310', { role: 'far', rows: 6, width: 9, length: 38 }),
  put(face, { turn: -10 }),
];
