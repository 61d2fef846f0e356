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
  at: { x: 400, y: 580, size: 1.6, turn: 40, flip: true },
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

/** The balance hangs by a chain through the hand at 0,0: a ring, a level beam, and a pan on three chains at each end. */
function scales(): Art {
  return [
    line('M0 -44V20', 6, 'line'),
    line('M0 -44V20', 4, 'metalDark'),
    line('M0 -44a11 11 0 1 1 .1 0', 5, 'metal'),
    [34, 56, 78, 100].map((y, i) => [
      line(`M0 ${y - 13}a${i % 2 ? 4 : 7} 13 0 1 0 .1 0`, 6, 'ink'),
      line(`M0 ${y - 13}a${i % 2 ? 4 : 7} 13 0 1 0 .1 0`, 3.6, 'glow'),
    ]),
    fill(
      'metal',
      'M-102 126C-60 110 -20 116 0 110C20 116 60 110 102 126L98 140C60 130 24 132 0 134C-24 132 -60 130 -98 140Z',
      {
        width: 2,
      },
    ),
    disc('metal', 0, 122, 14, 2),
    disc('red', 0, 122, 6, 1),
    [-97, 97].map((x) => [
      disc('metal', x, 133, 7, 1.6),
      line(`M${x} 136L${x - 42} 236M${x} 136L${x + 42} 236M${x} 136V240`, 2.6, 'glow'),
      fill('metalDark', `M${x - 46} 236Q${x} 222 ${x + 46} 236Q${x} 252 ${x - 46} 236Z`, { width: 1.8 }),
      flat('ink', `M${x - 38} 236Q${x} 226 ${x + 38} 236Q${x} 244 ${x - 38} 236Z`, 0.5),
      fill(
        'metal',
        `M${x - 46} 236Q${x} 252 ${x + 46} 236Q${x + 34} 278 ${x} 278Q${x - 34} 278 ${x - 46} 236Z`,
        {
          width: 1.8,
        },
      ),
      flat(
        'light',
        `M${x - 36} 247Q${x - 20} 252 ${x - 8} 252Q${x - 18} 264 ${x - 22} 268Q${x - 32} 260 ${x - 36} 247Z`,
        0.5,
      ),
    ]),
  ];
}
