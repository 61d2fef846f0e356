import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { pinch } from '../../figure/holds.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

// The shoulders are below the cape; each forearm is lifted from an elbow near the frame.

const sword = cuffedLayers({
  shoulder: [112, 610],
  elbow: [64, 796],
  cloth: 'sage',
  size: 1.9,
  at: { x: 164, y: 664, turn: -12, size: 1.62 },
  hand: (place) => grip('skinDark', place, put(longSword(0, 1.5), { y: -14 })),
});

const balance = cuffedLayers({
  shoulder: [488, 610],
  elbow: [530, 800],
  cloth: 'sage',
  size: 1.9,
  at: { x: 406, y: 584, size: 1.6, turn: 40, flip: true },
  wrist: [-38, 14],
  hand: (place) => pinch('skinDark', place, scales()),
});

/** Behind the cape. */
export const sleeves: Art = [sword.arm, balance.arm, graven('66,640 54,720 60,800', 8, 'glow', 0.5)];

/** Before it: the forearms come forward below its edge. */
export const hands: Art = [
  clipped('M40 652H250V900H40ZM350 606H404L470 622L480 643Q500 634 516 616H560V900H350Z', [
    sword.arm,
    balance.arm,
  ]),
  balance.hand,
  sword.hand,
  disc('metal', 164, 719, 19.5),
  disc('red', 164, 719, 7.5, 1),
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
