import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const TRUNK = outline(
  '146,604! 230,596 340,590 440,594 560,580! 640,560! 640,800! 540,784 430,776 320,780 150,792! 112,770 106,624',
);

/** A felled trunk with furrowed bark: from its sawn end at 102 out of the window on the right, 580 to 800 down. */
export const felledTree: Art = [
  cut('ink', TRUNK, 7),
  // Furrows of the bark part and meet again along the trunk.
  [0, 1, 2, 3, 4, 5, 6].map((row) =>
    combed(
      `190,${622 + row * 24} 280,${614 + row * 24} 360,${622 + row * 23} 450,${612 + row * 24} 560,${606 + row * 25}`,
      `190,${628 + row * 24} 280,${632 + row * 24} 360,${624 + row * 23} 450,${630 + row * 24} 560,${618 + row * 25}`,
      { role: row % 2 ? 'mid' : 'near', rows: row % 2 ? 1 : 2, width: 7, length: 84 },
    ),
  ),
  gouge('160,614 260,608 350,600 440,604 560,592', 7, 'far'),
  keyed('sky', outline('146,604 178,642 186,702 174,762 148,792 116,768 102,702 114,634'), 5),
  [26, 17, 8].map((r) => [
    gouge(
      `${146 - r},${696 - r * 2} ${146 + r * 0.4},${696 - r * 2.7} ${146 + r * 1.2},${696 - r} ${146 + r * 1.1},${696 + r * 1.4} ${146},${696 + r * 2.8} ${146 - r},${696 + r * 1.6}`,
      5,
      'mid',
    ),
  ]),
  flat('mid', circlePath(146, 696, 5)),
];
