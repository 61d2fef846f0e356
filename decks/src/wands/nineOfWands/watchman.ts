import { type Art, fill, line, type Place, put } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { wand } from '../../suits/objects.ts';

/** Hair that comes out from under the bandage. */
const locks: Art = [
  ['-40,-44 -62,-10 -52,30 -66,66', '-44,-20 -54,20 -42,48 -50,80', '44,-40 62,-8 52,28 60,58'].map(
    (points) => fill('hairAuburn', swellPath(points, [26, 28, 20, 3]), { width: 1.8 }),
  ),
  fill('hairAuburn', 'M0 -72C-36 -74 -58 -50 -54 -16H54C58 -50 36 -74 0 -72Z', { width: 1.8 }),
];

const HEAD = { x: 322, y: 420, size: 1.5, turn: -14 };

const LOOK: Look = {
  shape: 'square',
  skin: 'skinFair',
  hair: 'hairAuburn',
  beard: 'short',
  eyes: 'open',
  mood: 'weary',
  turn: 0.5,
  gaze: [0.95, 0.1],
};

/** His coat. */
const body: Art = [
  fill('sage', 'M270 560C190 580 120 640 96 740L70 900H540C540 780 520 640 420 570Z'),
  graven('160,660 140,760 150,880', 7),
];

/** A blanket over the shoulder away from the staff, painted above the arm. */
const blanket: Art = [
  fill(
    'wine',
    'M296 560C340 596 410 592 436 556C510 590 556 660 580 760V900H530C500 826 446 772 366 744C350 680 330 610 296 560Z',
  ),
  graven('336,604 366,660 388,730', 6),
  graven('380,606 430,680 470,780', 7),
  graven('430,600 496,680 528,820', 8),
  line('M296 560C330 610 350 680 366 744C446 772 500 826 530 900', 6, 'straw'),
];

/** An arm, and the hand round `what`, which keeps its own place. */
const arm = (shoulder: Point, elbow: Point, at: Place & { x: number; y: number }, what: Art = false): Art =>
  cuffedArm({
    shoulder,
    elbow,
    cloth: 'sage',
    trim: 'woodDark',
    size: 1.8,
    at,
    hand: (place) => grip('skinFair', place, put(what, { x: -at.x, y: -at.y })),
  });

/** Near, his brow against the staff that he clasps with both hands, one above the other. */
export const watchman: Art = [
  put(locks, HEAD),
  body,
  put([head(LOOK), frontModelling(LOOK), HATS.bandage], HEAD),
  arm(
    [440, 680],
    [430, 850],
    { x: 226, y: 748, turn: 20, size: 1.8, flip: true },
    put(wand(0, 0, 3.1, 3), { x: 222, y: 566, flip: true }),
  ),
  arm([140, 680], [84, 812], { x: 218, y: 652, turn: -34, size: 1.8 }),
  blanket,
];
