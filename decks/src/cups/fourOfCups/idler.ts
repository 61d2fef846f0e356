import { type Art, fill, mirrored, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { sleeve } from '../../figure/garment.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { closedOver } from '../../figure/holds.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const LOOK: Look = {
  skin: 'skinOlive',
  hair: 'hairBrown',
  cut: 'curls',
  shape: 'long',
  eyes: 'down',
  mood: 'weary',
  turn: 0.5,
};

const HEAD = { x: 336, y: 452, size: 1.1, turn: 8 };

/** Thighs that spread to the knees, and shins that cross before him. */
const legs: Art = [
  mirrored(
    [
      limb('straw', '360,766 470,776 500,812', [104, 92, 80]),
      graven('380,752 440,756 496,790', 6),
      limb('straw', '496,816 420,852 330,872', [78, 62, 46]),
      graven('480,822 420,840 360,858', 5),
    ],
    330,
  ),
];

const tunic: Art = [
  fill(
    'wine',
    'M292 548C240 560 208 590 204 650L216 800Q330 850 446 800L458 650C454 590 420 560 372 548Q334 580 292 548Z',
  ),
  graven('300,700 296,750 300,806', 6),
  graven('366,700 370,750 364,806', 6),
  graven('240,720 250,760 262,800', 5),
  graven('424,720 414,760 402,800', 5),
];

/** The arms are crossed: the one hand is hidden, the other lies on the sleeve. */
const arms: Art = [
  sleeve(
    'wine',
    [
      [424, 608],
      [438, 716],
      [300, 690],
    ],
    1.7,
  ),
  cuffedArm({
    shoulder: [238, 608],
    elbow: [222, 720],
    cloth: 'wine',
    trim: 'linen',
    size: 1.7,
    at: { x: 406, y: 654, turn: 4, size: 1.36 },
    wrist: [-28, -4],
    hand: (place) => closedOver('skinOlive', place),
  }),
];

/** Sits with crossed legs and arms, and looks down and away. */
export const idler: Art = [
  put(hairBehind(LOOK), HEAD),
  tunic,
  legs,
  put([head(LOOK), frontModelling(LOOK)], HEAD),
  fill('linen', 'M290 542Q334 586 376 542L390 556Q334 612 276 556Z', { width: 1.8 }),
  arms,
];
