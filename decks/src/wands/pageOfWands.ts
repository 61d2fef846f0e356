import { salamander } from '../creatures/salamander.ts';
import { fill, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { cuffedArm } from '../figure/cuffed.ts';
import { grip } from '../figure/grip.ts';
import { nearBust } from '../figure/nearBust.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a feathered cap, seen large and from the side, lifts his chin and looks up at the flame of a tall staff that he holds with both hands; a small salamander on his shoulder looks at it too.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(446, 376, 70, 520, 34, 0.5),
    land('wands'),
    disc('glow', 446, 376, 150, 0, 0.1),
    disc('glow', 446, 376, 96, 0, 0.14),
    page,
    firelight,
  ],
};

const cap: Art = [
  fill('light', 'M-10 -98C-38 -130 -44 -176 -24 -206C8 -186 26 -144 26 -98Z', { width: 1.8 }),
  graven('8,-100 -8,-150 -20,-198', 3, 'ink', 0.4),
  fill('wine', 'M-66 -46C-72 -98 -20 -114 12 -106C54 -104 76 -78 66 -46C30 -64 -30 -64 -66 -46Z'),
  fill('metal', 'M-68 -46C-30 -66 30 -66 68 -46L66 -34C30 -52 -30 -52 -66 -34Z', { width: 1.6 }),
];

/** The far arm with the staff, and head and shoulders before it. */
const behindNearHand: Art = [
  cuffedArm({
    shoulder: [258, 656],
    elbow: [340, 756],
    cloth: 'straw',
    trim: 'wine',
    size: 1.7,
    at: { x: 440, y: 594, size: 1.5, turn: -14 },
    hand: (place) => grip('skinOlive', place, heldAt(wand, -22, 2.5, 3)),
  }),
  // The collar stands up behind the bent neck.
  fill('wine', 'M92 620C96 580 116 546 146 532C180 548 214 584 226 612Z'),
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'wonder', nose: 'snub' },
      over: put(cap, { x: -12, y: 2, turn: 4 }),
      cloth: 'straw',
      trim: 'wine',
      bow: -13,
    },
    { x: 208, y: 452, size: 1.34 },
  ),
];

const page: Art = [
  cuffedArm({
    shoulder: [140, 690],
    elbow: [214, 834],
    cloth: 'straw',
    trim: 'wine',
    size: 2,
    at: { x: 432, y: 744, size: 1.6, turn: -6 },
    hand: (place) => grip('skinOlive', place, put(behindNearHand, { x: -432, y: -744 })),
  }),
  salamander({ x: 140, y: 676, size: 1.2, turn: -10, flip: true }),
];

/** The flame's light along the brow, the breast and the sleeve. */
const firelight: Art = [
  graven('306,600 340,660 352,720', 6, 'glow', 0.6),
  graven('210,826 270,816 336,780', 5, 'glow', 0.6),
];
