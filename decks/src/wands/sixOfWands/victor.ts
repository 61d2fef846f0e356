import { type Art, fill, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { wreath } from '../../primitives/plants.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const LOOK: Look = {
  shape: 'long',
  skin: 'skinOlive',
  hair: 'hairBrown',
  eyes: 'open',
  mood: 'glad',
  turn: -0.7,
};

const HEAD = { x: 368, y: 366, size: 1.26, turn: -5 };

const cape: Art = [
  fill('red', 'M322 458C270 480 250 640 240 900H556C560 700 540 500 420 458Z'),
  graven('490,520 520,640 524,860', 6),
  graven('470,640 486,740 484,870', 5),
];

const tunic: Art = [
  fill(
    'cloth',
    'M330 460C296 474 290 540 304 600L312 780H460L456 600C470 540 462 480 410 460Q370 486 330 460Z',
  ),
  graven('324,500 334,570 330,640', 5),
  graven('420,500 424,570 436,640', 5),
  fill('red', 'M318 458C350 500 400 500 424 458L470 486C440 560 330 560 280 490Z'),
  graven('330,486 370,520 414,490', 4),
  fill('trim', 'M332 452Q370 488 408 452L418 464Q370 506 322 464Z', { width: 1.8 }),
];

/** In a red cape and crowned with laurel, a wreathed staff in his right hand. */
export const victor: Art = [
  cape,
  put(hairBehind(LOOK), HEAD),
  cuffedArm({
    shoulder: [306, 510],
    elbow: [226, 600],
    cloth: 'cloth',
    size: 1.35,
    at: { x: 172, y: 446, turn: -14, size: 1.3, flip: true },
    hand: (place) => grip('skinOlive', place, [heldAt(wand, 14, 2), wreath(0, -96, 46, 50, 18, 30)]),
  }),
  tunic,
  put([head(LOOK), frontModelling(LOOK), put(HATS.leafBand, { y: 8 })], HEAD),
];

/** The rein comes up from the bit, goes through the fist and falls over it. */
const rein = (width: number, role: 'redDark' | 'trim'): Art =>
  line('M-34 30Q-6 34 0 12V-22C2 -44 30 -42 34 -18C36 10 22 30 30 62', width, role);

/** Painted before the horse's neck. */
export const reinHand: Art = cuffedArm({
  shoulder: [446, 508],
  elbow: [494, 620],
  cloth: 'cloth',
  size: 1.35,
  at: { x: 352, y: 640, turn: 4, size: 1.25, flip: true },
  hand: (place) => grip('skinOlive', place, [rein(5.6, 'redDark'), rein(1.8, 'trim')]),
});
