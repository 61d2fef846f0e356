import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('94,800! 92,730 116,650 180,580 300,540 420,580 484,650 508,730 506,800!');
/** A haunch, and before it the hind paw, which rounds the body off at its side. */
const HAUNCH = outline('430,690! 470,650 516,676 536,730 534,780 512,806 462,812! 430,790');
const HIND_PAW = outline('452,800! 464,778 498,770 526,778 540,798 530,816 490,822 460,818!');
/** Upper arm, elbow and forearm, narrow at the wrist, and the paw with its four toes. */
const LEG = outline('336,600! 396,592 448,640 462,690! 448,716 424,740 418,762! 340,762! 344,720 334,660');
const TOES = toPoints('338,786 364,796 394,796 420,786').map(([x, y]) => circlePath(x, y, 21));
const PAW = outline('334,756! 360,746 400,746 428,756! 442,780 432,804 380,818 326,804 318,780');
/** It leaves the haunch on the right, comes forward and lies before the paws. */
const TAIL = limb('490,730,30 546,748,26 556,812,24 520,858,21 452,866,18');
const TUFT = outline(
  '478,848! 454,832 426,830 402,844! 410,850! 386,854 366,876! 392,876! 410,892! 446,892 478,882!',
);

/** The body of a lion at rest below its head, with its forepaws and its tail: 460 wide about x 300, from 540 to 818 down. */
export const lionBody: Art = [
  cut('accent', TUFT, 5),
  joined('glow', [TAIL], 5, 'ink'),
  gouge('440,856 416,858 392,870', 6, 'ink'),
  joined('glow', [BODY], 6, 'ink'),
  mirrored([
    joined('glow', [HAUNCH], 5, 'ink'),
    joined('glow', [HIND_PAW], 5, 'ink'),
    [484, 508].map((x) => gouge(`${x},786 ${x + 4},800 ${x + 2},818`, 6, 'ink')),
  ]),
  mirrored([
    joined('glow', [LEG, PAW, ...TOES], 5, 'ink'),
    combed('440,656 430,700 406,738', '400,620 404,680 380,738', {
      role: 'ink',
      rows: 1,
      width: 7,
      length: 40,
    }),
    gouge('344,752 380,742 416,752', 5, 'ink'),
    [351, 379, 407].map((x, i) => gouge(`${x + (1 - i) * 4},776 ${x},794 ${x},814`, 7, 'ink')),
    [338, 364, 394, 420].map((x, i) =>
      flat('light', lens([x, 798 + (i % 3 ? 6 : -2)], [x, 818 + (i % 3 ? 2 : -6)], 7)),
    ),
  ]),
];
