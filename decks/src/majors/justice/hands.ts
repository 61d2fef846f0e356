import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { pinch } from '../../figure/holds.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

// Each arm comes from below the cape: the elbow is at the frame, and the forearm is lifted inwards.

export const sleeves: Art = [
  fill(
    'sage',
    'M72 590C48 650 40 740 46 806C52 840 88 842 112 812C134 786 148 764 156 742L106 700C100 708 98 712 96 716C104 690 118 650 130 612Z',
  ),
  graven('78,640 62,720 64,800', 5),
  graven('98,718 92,758 66,792', 5),
  graven('108,716 116,760 100,804', 4),
  fill(
    'sage',
    'M528 590C552 650 560 740 554 806C548 836 514 834 492 804C468 772 448 732 434 694L482 646C494 656 500 664 506 674C500 650 490 628 482 606Z',
  ),
  graven('522,640 538,720 536,800', 5),
  graven('504,676 508,730 536,790', 5),
  graven('486,668 484,730 504,796', 4),
];

export const swordHand: Art = [
  limb('skinDark', '128,712 124,690 128,672', [36, 40, 42], 'skinEdge'),
  fill('trim', swellPath('98,694 132,718 164,748', [17, 21, 17]), { width: 2 }),
  grip('skinDark', { x: 164, y: 662, size: 1.62, turn: -14 }, put(longSword(0, 1.5), { y: -14 })),
];

export const scalesHand: Art = [
  limb('skinDark', '450,648 433,620', [38, 42], 'skinEdge'),
  fill('trim', swellPath('490,640 462,666 426,690', [17, 21, 17]), { width: 2 }),
  pinch('skinDark', { x: 404, y: 584, size: 1.5, turn: 34, flip: true }, scales()),
];

/** The balance hangs by a cord through the hand at 0,0: a ring, a level beam, and a pan on three chains at each end. */
function scales(): Art {
  return [
    line('M0 -44V98', 6, 'line'),
    line('M0 -44V98', 4, 'metalDark'),
    line('M0 -44a11 11 0 1 1 .1 0', 5, 'metal'),
    fill('metal', 'M-78 98Q-38 86 0 92Q38 86 78 98V110Q38 102 0 107Q-38 102 -78 110Z', { width: 1.8 }),
    disc('metal', 0, 100, 11, 1.8),
    [-72, 72].map((x) => [
      line(`M${x} 104L${x - 30} 206M${x} 104L${x + 30} 206M${x} 104V206`, 2.4, 'metal'),
      fill('metal', `M${x - 37} 204H${x + 37}Q${x + 26} 234 ${x} 234Q${x - 26} 234 ${x - 37} 204Z`, {
        width: 1.8,
      }),
      flat('light', `M${x - 28} 210H${x - 6}Q${x - 16} 222 ${x - 20} 224Q${x - 26} 218 ${x - 28} 210Z`, 0.4),
    ]),
  ];
}
