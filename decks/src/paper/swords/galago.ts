import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BOUGH = outline('20,812! 160,800 320,812 460,796 580,806! 580,860 440,852 300,868 150,856 20,866!');
const BODY = outline('300,640 380,660 420,730 424,810 400,850 300,860 200,850 176,810 180,730 220,660');
const HEAD = outline(
  '300,520 370,530 426,570 446,630 424,690 370,728 300,746 230,728 176,690 154,630 174,570 230,530',
);
const EAR = outline('392,560! 396,500 428,452 474,438! 506,474 506,540 478,592 436,610!');
const EAR_INSIDE = outline('412,560! 416,512 440,476 470,464! 486,496 482,540 450,580!');
const FINGERS = [
  '330,800,26 332,826,22 334,848,20',
  '356,794,26 360,822,22 364,846,20',
  '382,796,26 390,822,22 396,842,20',
  '404,806,22 418,826,20 426,838,18',
].map(limb);

/** A galago on a bough that looks at us with great eyes: 350 wide, from its ears at 438; the bough is at 806. */
export const galago: Art = [
  joined('near', [limb('400,830,40 480,850,36 520,900,40')], 5),
  joined('near', [BODY], 6),
  mirrored(combed('214,690 196,760 210,830', '270,730 262,790 270,840', { role: 'far', rows: 5 })),
  mirrored([
    joined('near', [EAR], 6),
    flat('accent', EAR_INSIDE),
    combed('424,560 430,520 462,478', '446,572 470,540 476,492', { role: 'ink', rows: 3, width: 5 }),
  ]),
  cut('ink', BOUGH, 6),
  hatch(BOUGH, { role: 'mid', angle: 2, gap: 13, width: 4, side: 'all' }),
  mirrored([
    FINGERS.map((finger) => joined('near', [finger], 4)),
    // Flat pads and creased knuckles.
    flat(
      'far',
      circlePath(334, 846, 7) + circlePath(365, 845, 7) + circlePath(396, 841, 7) + circlePath(426, 836, 6),
    ),
    [
      '322,820 332,815 342,820',
      '350,816 360,811 370,816',
      '379,817 389,812 399,817',
      '408,820 416,814 424,818',
    ].map((crease) => gouge(crease, 4, 'far')),
  ]),
  joined('near', [HEAD], 7),
  mirrored([
    combed('310,534 370,546 420,590', '306,566 350,566 384,576', { role: 'far', rows: 4 }),
    combed('434,620 424,680 360,726', '416,690 380,706 336,728', { role: 'far', rows: 3 }),
    flat('ink', circlePath(366, 634, 66)),
    flat('glow', circlePath(364, 634, 52)),
    flat('ink', circlePath(360, 634, 19)),
    flat('light', circlePath(346, 616, 9)),
    hatch(circlePath(364, 634, 50), { role: 'ink', angle: 0, gap: 13, width: 4, side: 'end', reach: 0.18 }),
  ]),
  // The pale blaze between its eyes runs down to the nose.
  keyed(
    'light',
    outline('300,540! 312,590 306,640 322,684 316,712 300,722 284,712 278,684 294,640 288,590'),
    0,
  ),
  flat('ink', outline('284,684! 300,678 316,684! 310,700 300,706 290,700')),
  gouge('282,722 300,714 318,722', 6, 'ink'),
  mirrored([gouge('322,706 356,712 392,728', 4), gouge('320,714 350,726 376,748', 4)]),
];
