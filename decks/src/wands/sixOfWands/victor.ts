import { type Art, fill, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { closedOver } from '../../figure/holds.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { wreath } from '../../primitives/plants.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const LOOK: Look = {
  shape: 'long',
  skin: 'skinOlive',
  hair: 'hairBrown',
  eyes: 'open',
  mood: 'proud',
  turn: -0.7,
};

const HEAD = { x: 370, y: 372, size: 1.16, turn: -4 };

/** The horse's body behind its neck, and the rider's leg along it. */
const seat: Art = [
  fill('woodDark', 'M380 640C470 640 540 700 548 800V900H360Z'),
  fill('trim', 'M392 650C450 650 500 690 512 760L470 800L380 720Z', { width: 1.8 }),
  limb('sageDark', '404,680 486,744 478,812 476,900', [104, 88, 66, 50]),
  graven('430,690 470,724 492,770', 5),
];

const cape: Art = [
  fill('red', 'M322 458C280 480 268 560 276 660H540C552 580 520 480 420 458Z'),
  graven('500,540 520,590 524,650', 6),
];

const tunic: Art = [
  fill(
    'cloth',
    'M330 460C296 474 290 540 304 600L312 700H450L456 600C470 540 462 480 410 460Q370 486 330 460Z',
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
  seat,
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

/** Painted before the horse's neck. */
export const reinHand: Art = cuffedArm({
  shoulder: [446, 508],
  elbow: [494, 620],
  cloth: 'cloth',
  size: 1.35,
  at: { x: 356, y: 646, turn: 10, size: 1.25, flip: true },
  wrist: [-28, -4],
  hand: (place) => closedOver('skinOlive', place),
});
