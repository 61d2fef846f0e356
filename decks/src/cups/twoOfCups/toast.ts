import { type Art, clipped, eachOf, fill, flat, mirrored, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { firelight } from '../../primitives/firelight.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import { heldChalice, heldFoot } from '../chalice.ts';

/** Both are drawn as the one on the left, who looks right; the other is mirrored. */
const LEFT = { x: 150, y: 366, size: 1.24, turn: 4 };
const RIGHT = { x: 452, y: 384, size: 1.22, turn: -5, flip: true };

/** The light of the star before it on a face. */
const starlit: Art = [
  clipped('M6 -60C34 -60 46 -40 46 -24L48 -8L64 18L50 26L52 36L50 48L40 72L0 60Z', [
    firelight(80, 26, 96),
    firelight(70, 16, 70, 0.6),
  ]),
  litEdge('32,-54 43,-38 45,-22', [2, 5, 2]),
  litEdge('48,-4 57,12', [3, 3]),
];

const man: Art = nearBust(
  {
    side: { skin: 'skinOlive', hair: 'hairBrown', beard: 'round', eyes: 'open', mood: 'tender' },
    cloth: 'sage',
    over: starlit,
    bow: 9,
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
    over: [curledHair('hairBlack'), roses, starlit],
    bow: 3,
  },
  RIGHT,
);

/** The forearm up to the cuff, before the robe. */
const forearm = (cloth: Role): Art => [
  fill(cloth, 'M140 684C114 706 84 724 62 750Q44 774 38 830H112L186 738Z'),
  graven('74,768 104,742 128,716', 4),
  graven('112,808 140,776 164,746', 4, 'ink', 0.3),
];

/** Two turns of the ribbon round the forearm, close below the cuff. */
const wound: Art = [
  fill('red', 'M122 697Q140 742 177 754Q174 768 160 772Q118 758 101 714Q108 701 122 697Z', { width: 2 }),
  fill('red', 'M96 717Q112 764 156 779Q154 792 140 798Q92 784 74 738Q83 722 96 717Z', { width: 2 }),
  graven('112,706 130,746 168,764', 3, 'rose', 0.9),
  graven('86,728 104,772 148,788', 3, 'rose', 0.9),
];

/** An arm that lifts a cup from the lower corner, drawn as his. */
const liftedCup = (skin: Skin, cloth: Role, trim: Role): Art => [
  cuffedArm({
    shoulder: [62, 610],
    elbow: [86, 786],
    cloth,
    trim,
    size: 1.7,
    at: { x: 214, y: 664, turn: -34, size: 1.4 },
    wrist: [-32, 4],
    hand: (place) => grip(skin, place, heldChalice(0.98, 9)),
  }),
  forearm(cloth),
  wound,
  put(heldFoot(0.98, 9), { x: 214, y: 664 }),
];

/** A ribbon that comes from behind both wrists. */
const hanging: Art = mirrored(
  fill('redDark', 'M140 722C182 766 236 784 300 774V754C250 760 206 742 166 706Z', { width: 2 }),
);

/** Its bow where it hangs lowest. */
const bow: Art = [
  mirrored([
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

/** The necks between jaws and collars. */
const necks: Art = [
  flat('skinOlive', 'M74 470L70 512Q118 540 166 516L164 476Z'),
  flat('skinEdge', 'M74 470L70 512Q118 540 166 516L164 476Z', 0.25),
  flat('skinBrown', 'M520 480L530 524Q480 548 440 520L446 490Z'),
  flat('skinEdge', 'M520 480L530 524Q480 548 440 520L446 490Z', 0.3),
];

/** They touch cups, each with the hand that is nearer to us. */
export const toast: Art = [
  necks,
  man,
  woman,
  put(hanging, { y: 22 }),
  liftedCup('skinOlive', 'leaf', 'trim'),
  put(liftedCup('skinBrown', 'rose', 'linen'), { x: 600, flip: true }),
  table,
  put(bow, { y: 22 }),
];
