import { type Art, clipped, eachOf, fill, line, mirrored } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import { heldChalice } from '../chalice.ts';

/** Both are drawn as the one on the left, who looks right; the other is mirrored. */
const LEFT = { x: 133, y: 372, size: 1.08 };
const RIGHT = { x: 467, y: 372, size: 1.08, flip: true };

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

const hisArm: Art = cuffedArm({
  shoulder: [40, 610],
  elbow: [372, 716],
  cloth: 'sage',
  size: 1.5,
  at: { x: 240, y: 562, turn: 40, size: 1.25, flip: true },
  wrist: [-38, 9],
  hand: (place) => grip('skinOlive', place, heldChalice(0.92, -10)),
});

const herArm = (cup: Art): Art =>
  cuffedArm({
    shoulder: [560, 610],
    elbow: [228, 716],
    cloth: 'rose',
    trim: 'linen',
    size: 1.5,
    at: { x: 360, y: 562, turn: -40, size: 1.25 },
    wrist: [-38, 9],
    hand: (place) => grip('skinBrown', place, cup),
  });

/** A ribbon round the place where the arms cross. */
const bow: Art = [
  mirrored([
    fill('red', 'M292 744C276 784 282 820 254 862L274 856L288 872C290 830 304 798 310 752Z'),
    fill('red', 'M300 740C278 696 218 694 220 726C222 754 272 770 300 746Z'),
    fill('redDark', 'M290 738C270 716 238 714 234 728C240 742 270 748 290 742Z', { width: 1.8 }),
    graven('286,770 282,810 266,846', 3),
  ]),
  fill('red', 'M284 730Q300 720 316 730Q322 744 314 756Q300 764 286 756Q278 744 284 730Z'),
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

/** They drink with linked arms: her forearm lies before his, his upper arm before hers. */
export const toast: Art = [
  man,
  woman,
  table,
  herArm(heldChalice(0.92, 10)),
  hisArm,
  clipped('M200 631L268 592H352L366 606L316 668Z', herArm(false)),
  line('M250 647Q282 655 318 669', 2.4),
  bow,
];
