import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { pinch } from '../../figure/holds.ts';
import { leaf, sunflower } from '../../primitives/plants.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** A sunflower on its stem, which is held at 0,0. */
const flower: Art = [
  line('M0 84Q4 20 0 -60', 5, 'leaf'),
  leaf(1, 62, 200, 30),
  leaf(2, -18, -150, 24),
  sunflower(0, -74, 0.86),
];

/** A slender staff that reaches to the ground. */
const staff: Art = [
  fill('wood', 'M-12 90L-13 290H13L12 90Z'),
  flat('woodDark', 'M3 100L4 290H12L11 100Z', 0.8),
  heldAt(wand, -8, 1.5),
  fill('metal', 'M-15 152H15V166H-15Z', { width: 1.8 }),
];

/** The sunflower between finger and thumb, the staff in the other hand; in the seated figure's units. */
export const arms: Art = [
  cuffedArm({
    shoulder: [-54, -150],
    elbow: [-98, -26],
    cloth: 'redDark',
    trim: 'light',
    size: 0.94,
    at: { x: -126, y: -108, turn: 42, size: 0.98, flip: true },
    wrist: [-34, 12],
    hand: (place) => pinch('skinFair', place, flower),
  }),
  cuffedArm({
    shoulder: [54, -150],
    elbow: [108, -34],
    cloth: 'redDark',
    trim: 'light',
    size: 0.94,
    at: { x: 130, y: -112, turn: -22, size: 1.04 },
    wrist: [-24, 8],
    hand: (place) => grip('skinFair', place, staff),
  }),
];
