import { line, put, type Art } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { pinch } from '../../figure/holds.ts';
import { leaf, sunflower } from '../../primitives/plants.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** A sunflower on its stem, which is held at 0,0. */
const flower: Art = [
  line('M0 70V-60', 5, 'leaf'),
  leaf(0, 40, 200, 30),
  leaf(0, 30, -30, 26),
  sunflower(0, -74, 0.86),
];

/** The sunflower between finger and thumb, the staff in the other hand; in the seated figure's units. */
export const arms: Art = [
  cuffedArm({
    shoulder: [-54, -150],
    elbow: [-106, -30],
    cloth: 'redDark',
    trim: 'light',
    size: 0.94,
    at: { x: -124, y: -106, turn: -62, size: 0.98 },
    wrist: [-34, 12],
    hand: (place) => pinch('skinFair', place, put(flower, { y: -4 })),
  }),
  cuffedArm({
    shoulder: [54, -150],
    elbow: [108, -34],
    cloth: 'redDark',
    trim: 'light',
    size: 0.94,
    at: { x: 134, y: -112, turn: 10, size: 0.96 },
    wrist: [-19, 16],
    hand: (place) => grip('skinFair', place, heldAt(wand, -36, 2.1)),
  }),
];
