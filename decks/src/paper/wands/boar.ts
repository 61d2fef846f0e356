import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '64,664! 66,704 88,712 128,716 170,724 210,752 280,766 380,756 450,726 512,690 530,620 510,552 450,512 370,490 300,458 240,448 196,476 172,530 140,584 100,630',
);

/** The bristles along its back. */
const quills = (width: number, rise: number): string =>
  times(15, (i) => {
    const back = 524 - Math.sin(i / 5) * 40;
    return wedge([190 + i * 18, back], [223 + i * 19, back * 0.3 + 273 + i * 3 - rise], width);
  }).join('');

/** A boar with raised bristles that stands and looks left: 500 wide, from its bristles at 440 to its hooves at 850. */
export const boar: Art = [
  joined('near', [
    limb('270,730,60 250,780,28 256,836,20'),
    limb('420,700,60 400,770,36 420,800,22 404,836,20'),
  ]),
  flat('light', quills(16, 10)),
  joined('ink', [
    BODY,
    limb('220,730,90 206,790,48 208,846,34'),
    limb('476,660,120 452,760,60 478,800,36 466,846,32'),
    limb('510,560,14 542,560,9 548,610,7 538,650,15'),
    quills(11, 0),
  ]),
  fur(BODY, 'far', 20, (x) => (x < 210 ? 0 : 0.75)),
  cut('ink', outline('196,536! 186,490 206,440! 240,480 246,530'), 4),
  flat('mid', outline('204,524! 202,490 212,464! 228,490 230,520')),
  [206, 466].map((x) => gouge(`${x - 16},836 ${x},830 ${x + 16},836`, 5)),
  eye(152, 602, 10),
  cut('mid', outline('60,660 72,656 80,684 76,712 64,710 56,690'), 4),
  flat('ink', circlePath(68, 676, 4) + circlePath(67, 694, 4)),
  keyed('light', outline('122,712! 96,690 88,650 98,626! 110,660 130,680 152,706!'), 4),
  gouge('100,716 126,712 150,702', 5, 'far'),
  [310, 334, 358].map((x) => gouge(`${x},560 ${x + 8},600 ${x - 2},640`, 8)),
];
