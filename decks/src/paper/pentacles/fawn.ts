import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import { gouge, joined } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '252,400! 240,470 212,540 150,590 112,680 108,800! 492,800! 488,680 450,590 388,540 360,470 348,400!',
);
const BIB = outline('270,440! 262,520 232,600 262,660 300,690 338,660 368,600 338,520 330,440!');
const HEAD = outline(
  '0,-116 44,-108 78,-70 84,-26 66,24 48,72 44,112 26,142 0,150 -26,142 -44,112 -48,72 -66,24 -84,-26 -78,-70 -44,-108',
);
const MASK = outline('0,10 24,50 40,92 38,124 20,142 0,146 -20,142 -38,124 -40,92 -24,50');
const EAR = outline('42,-96! 70,-150 128,-192 196,-206! 196,-140 158,-82 84,-52!');

/** Its eye is dark and large, with a light in it, inside a pale ring. */
const eye: Art = [
  flat('sky', outline('34,-18! 50,-44 76,-36 82,-14! 68,8 44,6')),
  flat('ink', outline('42,-16! 54,-36 72,-30 76,-14! 66,0 50,0')),
  flat('light', circlePath(56, -24, 5)),
  gouge('36,-58 58,-72 78,-60', 7, 'sky'),
];

const head: Art = [
  mirrored(
    [
      joined('accent', [EAR]),
      flat('sky', outline('72,-94! 104,-146 180,-190! 170,-132 128,-92')),
      flat('accent', lens([84, -88], [150, -150], 6)),
    ],
    0,
  ),
  joined('accent', [HEAD]),
  hatch(HEAD, { role: 'ink', angle: 14, gap: 16, width: 6, side: 'end', reach: 0.16 }),
  flat('near', outline('0,-112 26,-92 14,-40 8,20 0,40 -8,20 -14,-40 -26,-92')),
  flat('sky', MASK),
  mirrored([eye, gouge('4,128 16,134 28,124', 5, 'ink')], 0),
  flat('ink', outline('0,124 -20,112 -28,94 -14,84 0,88 14,84 28,94 20,112')),
  gouge('-14,94 0,90 8,94', 4),
  mirrored(flat('light', circlePath(34, -84, 6) + circlePath(54, -90, 5)), 0),
];

const SPOTS = '168,612,11 150,660,12 190,650,9 142,716,11 182,706,12 206,742,9 214,612,9 216,690,8';

/** A fawn from the front that bows its head a little to one side: 390 wide, from its ears at 140 to its breast at 800. */
export const fawn: Art = [
  joined('accent', [BODY]),
  flat('sky', BIB),
  hatch(BIB, { role: 'far', angle: 90, gap: 16, width: 6, side: 'end', reach: 0.5 }),
  mirrored(
    flat(
      'light',
      toTriples(SPOTS)
        .map(([x, y, r]) => circlePath(x, y, r))
        .join(''),
    ),
  ),
  put(head, { x: 300, y: 366, turn: 7, size: 1.14 }),
];
