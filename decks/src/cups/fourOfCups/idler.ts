import { type Art, fill, line, mirrored, type Place, put } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { sleeve } from '../../figure/garment.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

const LOOK: Look = {
  skin: 'skinOlive',
  hair: 'hairBrown',
  cut: 'curls',
  shape: 'oval',
  eyes: 'down',
  mood: 'weary',
  turn: 0.5,
};

const HEAD = { x: 334, y: 412, size: 1.02, turn: 9 };
const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** A leg that lies folded on the ground: the thigh spreads to the knee, the shin comes back to the middle. */
const leg: Art = [
  fill('woodDark', 'M206 812C200 824 208 832 226 832H312V812Z', { width: 2 }),
  fill('straw', 'M312 784C288 776 262 782 246 792C230 796 210 800 205 812C206 820 214 822 226 822H312Z', {
    width: 2,
  }),
  line('M262 784Q272 792 270 804M246 792Q256 798 256 808', 1.6, 'ink', 0.5),
  limb('cloth', '486,748 420,776 304,804', [72, 62, 38]),
  graven('470,768 410,788 330,806', 4, 'ink', 0.4),
  limb('cloth', '372,716 444,716 496,748', [84, 86, 70]),
  graven('390,738 450,736 500,762', 5, 'ink', 0.4),
  graven('384,706 440,694 484,712', 4),
];

/** Both legs, the left one before the right one. */
const legs: Art = mirrored(leg, 330);

const tunic: Art = [
  fill(
    'wine',
    'M296 494C270 514 236 512 220 536C212 556 234 640 246 672C236 690 216 704 206 726Q330 774 454 726C444 704 424 690 414 672C426 640 448 556 440 536C424 512 390 514 364 494Q330 522 296 494Z',
  ),
  mirrored([graven('262,690 248,712 236,736', 5), graven('300,690 294,716 290,748', 5)], 330),
  graven('330,690 331,720 330,752', 4),
];

/** A hand that lies on the other arm, its fingers round it; the wrist is at (-30, 8). */
const onArm = (skin: 'skinOlive', place: Place): Art =>
  put(
    [
      fill(skin, swellPath('-14,-2 2,-14 14,-25', [13, 12, 9]), EDGE),
      fill(skin, 'M-42 -6C-28 -10 -12 -14 4 -14C14 -10 16 12 8 22C-8 26 -26 24 -42 20Z', EDGE),
      [
        '4,-9 18,-13 31,-8 34,1',
        '8,1 22,-2 34,3 37,11',
        '7,11 21,9 32,13 34,20',
        '3,19 15,19 25,22 27,28',
      ].map((points) => fill(skin, swellPath(points, [12.5, 12, 11, 8]), EDGE)),
      line('M8 -11q4 3 3 7M11 0q4 3 3 6M9 10q4 3 3 6', 1.4, 'skinEdge', 0.6),
    ],
    place,
  );

/** The arms are folded: one forearm is tucked under the other arm, the hand of the other lies on the upper arm. */
const arms: Art = [
  sleeve(
    'wine',
    [
      [428, 566],
      [452, 690],
      [236, 632],
    ],
    1.5,
  ),
  line('M398 582Q392 606 402 634L386 662', 2.4),
  graven('412,560 420,600 414,640', 6, 'ink', 0.35),
  graven('380,640 330,622 286,622', 5, 'ink', 0.35),
  cuffedArm({
    cloth: 'wine',
    trim: 'linen',
    size: 1.5,
    shoulder: [232, 566],
    elbow: [208, 692],
    at: { x: 410, y: 642, turn: -8, size: 1.3 },
    wrist: [-38, 6],
    hand: (place) => onArm('skinOlive', place),
  }),
];

/** The seams in which the sleeves are set. */
const seams: Art = mirrored(line('M262 582Q262 542 236 519', 2.2), 330);

/** Sits with crossed legs and arms, and looks down and away. */
export const idler: Art = [
  put(hairBehind(LOOK), HEAD),
  legs,
  tunic,
  put([head(LOOK), frontModelling(LOOK)], HEAD),
  fill('linen', 'M290 490Q332 532 374 490L390 504Q334 560 276 506Z', { width: 1.8 }),
  arms,
  seams,
];
