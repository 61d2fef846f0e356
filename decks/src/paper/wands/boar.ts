import { flat, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '56,672! 58,712! 92,718 132,712 162,722 196,762 280,772 380,756 450,726 512,690 530,620 510,556 450,520 380,486 320,440 262,430 214,462 186,512 160,540 140,580 108,630 78,660',
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
  cut('ink', outline('206,536! 190,490 204,436! 240,470 254,524'), 4),
  flat('mid', outline('212,522! 204,490 210,462! 228,484 236,514')),
  [206, 466].map((x) => gouge(`${x - 16},836 ${x},830 ${x + 16},836`, 5)),
  eye(156, 596, 8),
  flat('mid', outline('58,674! 70,668 76,690 72,714 60,710! 56,692')),
  flat('ink', lens([62, 682], [70, 690], 4) + lens([62, 698], [70, 702], 4)),
  gouge('166,560 142,604 112,640', 4, 'far'),
  gouge('128,590 146,572 172,578', 6, 'far'),
  keyed('light', outline('122,712! 96,690 88,650 98,626! 110,660 130,680 152,706!'), 4),
  gouge('100,716 126,712 150,702', 5, 'far'),
  [310, 334, 358].map((x) => gouge(`${x},560 ${x + 8},600 ${x - 2},640`, 8)),
];
