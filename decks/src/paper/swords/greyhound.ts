import { clipped, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '132,520! 170,430 240,380 340,340 440,330 530,370 600,440! 600,640! 530,640 470,620 420,640 390,700! 340,740 240,744 176,700 140,620',
);
const HAUNCH = limb('540,500,150 590,600,120 600,660,80');
/** One foreleg reaches out to us, the other is drawn up. */
const REACHING = [
  limb('206,650,120 150,730,82 112,790,64 100,824,62'),
  outline('62,806! 92,784 132,792 150,826 146,856 122,868 84,870 56,856 50,830'),
];
const DRAWN_UP = [limb('330,650,120 392,724,72 372,796,46 338,820,42 318,826,40')];

/** The body of a black greyhound that bounds towards us from the right. */
export const greyhoundBody: Art = [
  joined('ink', [HAUNCH], 6),
  joined('ink', [BODY], 6),
  combed('330,370 430,360 560,440', '340,560 430,540 560,560', {
    role: 'mid',
    rows: 5,
    width: 7,
    length: 54,
  }),
  joined('ink', DRAWN_UP, 6),
  joined('ink', REACHING, 6),
  gouge('392,690 404,730 390,770', 6, 'mid'),
  combed('240,520 214,600 180,700', '300,540 290,620 250,710', {
    role: 'mid',
    rows: 4,
    width: 7,
    length: 50,
  }),
  [84, 106, 128].map((x, i) => gouge(`${x},${836 - (i % 2) * 4} ${x - 2},852 ${x},866`, 5, 'mid')),
  [324, 338].map((x) => gouge(`${x},822 ${x - 4},832 ${x - 4},842`, 5, 'mid')),
  clipped(
    BODY,
    cutStroke(
      'accent',
      '116,520 150,612 240,660 318,616 320,530 280,430',
      [34, 34, 36, 34, 34],
      [46, 46, 48, 46, 46],
    ),
  ),
  cut('glow', circlePath(244, 690, 17), 4),
  flat('ink', circlePath(244, 690, 7)),
];

const SKULL = outline(
  '0,-156 54,-150 92,-112 98,-56 74,-6 54,44 50,92 36,116 0,122 -36,116 -50,92 -54,44 -74,-6 -98,-56 -92,-112 -54,-150',
);
const JAW = outline('-46,80! -46,140 -34,186 0,200 34,186 46,140 46,80!');
const EAR = outline('46,-150! 84,-170 128,-160 156,-124 166,-70! 138,-80 112,-78 92,-96!');

/** Its head from the front, about 0, with what it carries across its open jaw at (0, 140). */
export const greyhoundHead = (place: Place, carried: Art): Art =>
  put(
    [
      mirrored([joined('ink', [EAR], 6), gouge('76,-150 118,-146 146,-100', 8, 'mid')], 0),
      joined('ink', [JAW], 6),
      gouge('-20,180 0,190 20,180', 6, 'mid'),
      carried,
      joined('ink', [SKULL], 6),
      mirrored(
        [
          // Its teeth close over the grip from above and from below.
          flat('light', outline('24,104! 40,104! 38,132 33,146!')),
          flat('light', outline('12,176! 26,176! 20,150!')),
          flat('glow', outline('30,-52! 48,-72 76,-70! 68,-48 50,-42')),
          flat('ink', circlePath(54, -58, 10)),
          flat('light', circlePath(50, -62, 3.5)),
          gouge('22,-44 44,-82 84,-82', 7, 'mid'),
          gouge('26,-36 34,20 40,76', 6, 'mid'),
          gouge('58,-6 60,40 50,84', 5, 'mid'),
        ],
        0,
      ),
      combed('-12,-140 -10,-90 -6,-20', '12,-140 10,-90 6,-20', {
        role: 'mid',
        rows: 3,
        width: 6,
        length: 40,
      }),
      flat('mid', outline('-30,78! 0,68 30,78! 22,102 0,110 -22,102')),
      stroke('ink', '0,92 0,118', [4, 4]),
      mirrored(flat('ink', circlePath(13, 88, 5)), 0),
    ],
    place,
  );
