import { mirrored, put, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('94,800! 92,730 116,650 180,580 300,540 420,580 484,650 508,730 506,800!');
/** A haunch, and before it the hind paw, which rounds the body off at its side. */
const HAUNCH = outline('430,690! 470,650 516,676 536,730 534,780 512,806 462,812! 430,790');
const HIND_PAW = outline('452,800! 464,778 498,770 526,778 540,798 530,816 490,822 460,818!');
/** The foreleg on our right, from the elbow forward to the paw, which lies before the breast with three toes. */
const LEG = limb('436,600,84 446,670,92 414,736,88 372,776,92');
const PAW = outline('372,734! 410,746 420,780 414,808 388,824 350,826 318,820 304,800 308,766 334,742');

/** It leaves the haunch on the right, comes forward and lies before the paws. */
const TAIL = limb('490,730,30 546,748,26 556,812,24 520,858,21 452,866,18');
const TUFT = outline(
  '478,848! 454,832 426,830 402,844! 410,850! 386,854 366,876! 392,876! 410,892! 446,892 478,882!',
);

const foreleg: Art = [
  joined('glow', [LEG, PAW], 6, 'ink'),
  combed('470,650 470,710 430,770', '470,650 470,710 430,770', {
    role: 'ink',
    rows: 1,
    width: 9,
    length: 56,
  }),
  ['342,778 338,800 342,826', '380,778 382,800 378,826'].map((gap) => gouge(gap, 8, 'ink')),
];

/** The body of a lion at rest below its head, with its forepaws and its tail: 460 wide about x 300, from 540 to 818 down. */
export const lionBody: Art = [
  cut('accent', TUFT, 5),
  joined('glow', [TAIL], 5, 'ink'),
  gouge('440,856 416,858 392,870', 6, 'ink'),
  joined('glow', [BODY], 6, 'ink'),
  mirrored([
    joined('glow', [HAUNCH], 5, 'ink'),
    gouge('496,668 516,692 524,726 520,762', 11, 'ink'),
    joined('glow', [HIND_PAW], 5, 'ink'),
    [484, 508].map((x) => gouge(`${x},786 ${x + 4},800 ${x + 2},818`, 6, 'ink')),
  ]),
  // The pale breast between the forelegs.
  keyed('light', outline('176,560! 190,700 250,752 300,770 350,752 410,700 424,560!'), 6),
  combed('220,640 250,700 290,750', '380,640 350,700 310,750', {
    role: 'far',
    rows: 4,
    width: 8,
    length: 34,
  }),
  put(foreleg, { x: 600, y: 12, flip: true }),
  foreleg,
];
