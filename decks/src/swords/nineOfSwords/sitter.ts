import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

/** It lies over the drawn-up knees, which are on the right of the sitter. */
export const QUILT =
  'M92 900V802C150 776 220 800 262 782C300 740 326 650 372 612C396 596 424 606 434 634C450 700 452 770 486 812L560 826V900Z';

export const patches: Art = times(7, (row) =>
  times(9, (i) => {
    const [x, y] = [98 + i * 54, 604 + row * 46 + (i % 2) * 6];
    const isFlower = (i + row) % 2 === 1;
    return [
      fill(isFlower ? 'wine' : 'clothDark', boxPath(x, y, 50, 42), { width: 1.2 }),
      isFlower ? flower(x + 25, y + 21, 14, 5, 'rose', 'red') : star(x + 25, y + 21, 12, 'glow', 6, 0.45),
    ];
  }),
);

/** The back is bent, and the neck bows forward out of the collar. */
export const body: Art = [
  fill(
    'light',
    'M108 812C98 730 112 630 158 578C190 544 236 532 276 552C304 590 312 640 300 690C286 730 290 770 296 812Z',
  ),
  graven('148,612 126,690 128,780', 5, 'shade'),
  graven('176,650 156,716 160,786', 5, 'shade'),
  graven('212,720 204,750 212,794', 5, 'shade'),
];

/** The forehead lies on the knees; hair falls over the face. */
const head: Art = [
  flat('skinFair', 'M228 548C250 536 280 536 300 556L310 640L276 648Z'),
  line('M228 548C250 576 266 612 276 648', 2.4),
  fill(
    'hairFair',
    'M258 566C272 520 330 500 372 528C404 550 412 590 398 618C392 650 398 690 380 730C372 716 362 712 352 736C344 716 334 716 322 738C316 716 300 712 292 700C296 660 262 620 258 566Z',
  ),
  graven('276,556 320,560 352,610 368,706', 6),
  graven('290,538 346,552 378,600 384,660', 5),
  graven('270,580 310,590 332,640 342,716', 6),
  graven('266,600 296,622 310,660 314,708', 5),
  graven('276,566 300,590 318,640', 5, 'ink', 0.35),
];

/** The arm goes round the legs, behind which the hand is. */
const arm: Art = clipped('M40 400H380L434 620Q450 690 462 746L480 900H40Z', [
  limb('light', '204,628 256,712 318,778 400,752 490,716', [96, 92, 84, 72, 64]),
  graven('214,640 270,720 316,760', 6, 'shade'),
  graven('300,800 350,800 420,772', 6, 'shade'),
  graven('330,760 370,752 420,732', 4, 'shade'),
]);

export const grief: Art = [head, arm];
