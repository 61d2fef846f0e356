import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { disc } from '../../primitives/lights.ts';
import { longSword } from '../../suits/longSword.ts';

export const swordHand: Art = [
  limb('sage', '60,700 110,860 150,760', [110, 110, 74]),
  graven('70,740 100,830 136,820', 5),
  fill('trim', swellPath('112,750 148,742 182,748', [17, 20, 17]), { width: 2 }),
  grip('skinDark', { x: 152, y: 676, size: 1.6, turn: -62 }, longSword(0, 1.5)),
];

export const scalesHand: Art = [
  limb('sage', '552,690 510,850 446,694', [110, 110, 74]),
  graven('534,740 510,826 468,790', 5),
  fill('trim', swellPath('410,684 442,672 476,674', [17, 20, 17]), { width: 2 }),
  grip('skinDark', { x: 430, y: 612, size: 1.5, turn: 62, flip: true }, put(scales(), { size: 1.4 })),
];

/** The balance hangs by a cord from the hand at 0,0: a level beam, and a pan on three chains at each end. */
function scales(): Art {
  return [
    line('M0 -10V66', 4, 'metal'),
    fill('metal', 'M-50 66Q-24 58 0 62Q24 58 50 66V74Q24 68 0 72Q-24 68 -50 74Z', { width: 1.8 }),
    disc('metal', 0, 67, 8, 1.8),
    [-46, 46].map((x) => [
      line(`M${x} 70L${x - 20} 142M${x} 70L${x + 20} 142M${x} 70V142`, 2, 'metal'),
      fill('metal', `M${x - 25} 140H${x + 25}Q${x + 18} 160 ${x} 160Q${x - 18} 160 ${x - 25} 140Z`, {
        width: 1.8,
      }),
    ]),
  ];
}
