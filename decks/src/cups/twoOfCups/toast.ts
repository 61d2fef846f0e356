import { type Art, eachOf, fill, mirrored, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import { heldChalice } from '../chalice.ts';

/** Both are drawn as the one on the left, who looks right; the other is mirrored. */
const LEFT = { x: 146, y: 372, size: 1.24 };
const RIGHT = { x: 454, y: 372, size: 1.24, flip: true };

const man: Art = nearBust(
  {
    side: { skin: 'skinOlive', hair: 'hairBrown', beard: 'round', eyes: 'open', mood: 'tender' },
    cloth: 'sage',
    bow: 4,
  },
  LEFT,
);

const roses: Art = eachOf('-58,-60,17 -32,-80,18 0,-84,17 28,-72,15', (x, y, r, i) => [
  leaf(x, y, 200 + i * 40, 32, i % 2 ? 'leaf' : 'leafDark'),
  flower(x, y, r, 6, i % 2 ? 'red' : 'rose', i % 2 ? 'redDark' : 'red'),
]);

const woman: Art = nearBust(
  {
    side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'glad', nose: 'snub' },
    cloth: 'rose',
    trim: 'linen',
    over: [curledHair('hairBlack'), roses],
    bow: 4,
  },
  RIGHT,
);

/** An arm that lifts a cup from the lower corner, drawn as his. */
const liftedCup = (skin: Skin, cloth: Role, trim: Role): Art =>
  cuffedArm({
    shoulder: [58, 640],
    elbow: [118, 822],
    cloth,
    trim,
    size: 1.75,
    at: { x: 214, y: 618, turn: -46, size: 1.4 },
    wrist: [-32, 4],
    hand: (place) => grip(skin, place, heldChalice(0.98, 9)),
  });

/** A ribbon tied to both wrists, with a bow where it hangs lowest. */
const bow: Art = [
  mirrored([
    fill('red', 'M142 678L194 702L186 722L134 698Z', { width: 2 }),
    fill('red', 'M168 694C176 730 236 776 300 772V754C246 756 196 722 186 684Z', { width: 2 }),
    fill('red', 'M292 766C276 806 282 842 254 884L274 878L288 894C290 852 304 820 310 774Z'),
    fill('red', 'M300 762C278 718 218 716 220 748C222 776 272 792 300 768Z'),
    fill('redDark', 'M290 760C270 738 238 736 234 750C240 764 270 770 290 764Z', { width: 1.8 }),
    graven('286,792 282,832 266,868', 3),
  ]),
  fill('red', 'M284 752Q300 742 316 752Q322 766 314 778Q300 786 286 778Q278 766 284 752Z'),
];

/** The table before them, with roses at both ends. */
const table: Art = [
  fill('wood', 'M40 800H560V900H40Z'),
  graven('60,820 200,826 340,820', 4, 'ink', 0.4),
  graven('260,848 400,842 540,848', 4, 'ink', 0.4),
  graven('50,858 120,852 220,858', 3, 'ink', 0.4),
  eachOf(
    '60,842,-30 120,846,-150 176,850,-20 424,850,-160 480,846,-30 540,842,-150 96,812,-70 504,812,-110',
    (x, y, turn, i) => leaf(x, y, turn, 50, i % 2 ? 'leaf' : 'leafDark'),
  ),
  eachOf('84,838,30 138,846,22 462,846,22 516,838,30', (x, y, r, i) =>
    flower(x, y, r, 6, i % 3 ? 'rose' : 'red', i % 3 ? 'red' : 'redDark'),
  ),
];

/** They touch cups, each with the hand that is nearer to us. */
export const toast: Art = [
  man,
  woman,
  liftedCup('skinOlive', 'sage', 'trim'),
  put(liftedCup('skinBrown', 'rose', 'linen'), { x: 600, flip: true }),
  table,
  bow,
];
