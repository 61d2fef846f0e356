import { fill, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { wand } from '../../suits/objects.ts';

/** Hair that comes out from under the bandage. */
export const locks: Art = [
  ['-40,-44 -62,-10 -52,30 -66,66', '-44,-20 -54,20 -42,48 -50,80', '44,-40 62,-8 52,28 60,58'].map(
    (points) => fill('hairAuburn', swellPath(points, [26, 28, 20, 3]), { width: 1.8 }),
  ),
  fill('hairAuburn', 'M0 -72C-36 -74 -58 -50 -54 -16H54C58 -50 36 -74 0 -72Z', { width: 1.8 }),
];

/** Bent towards the staff. */
export const HEAD = { x: 268, y: 386, size: 0.86, turn: 5 };

const LOOK: Look = {
  shape: 'square',
  skin: 'skinFair',
  hair: 'hairAuburn',
  beard: 'short',
  eyes: 'open',
  mood: 'weary',
  turn: -1,
};

const body: Art = [
  actor({
    skin: 'skinFair',
    head: [head(LOOK), HATS.bandage],
    headAt: HEAD,
    spine: '258,478 236,560 208,664',
    girth: [120, 148, 112],
    cloth: 'sage',
    trim: 'woodDark',
    hem: [
      [120, 726],
      [300, 720],
    ],
    hose: 'shade',
    limbs: 1.25,
    farLeg: { joints: '240,690 276,760 270,834', foot: 4 },
    nearLeg: { joints: '190,690 160,760 136,836', foot: 176 },
  }),
  graven('176,580 166,640 172,700', 5),
];

const far = cuffedLayers({
  shoulder: [300, 490],
  elbow: [350, 588],
  cloth: 'sage',
  trim: 'woodDark',
  size: 1.2,
  at: { x: 384, y: 478, turn: -10, size: 1.12 },
  wrist: [-29, 6],
  hand: (place) => grip('skinFair', place, wand(2, 136, 2.2, -6)),
});

/** Both hands on the staff, one above the other, and his weight on them. */
export const watchman: Art = [
  far.arm,
  cuffedArm({
    shoulder: [206, 506],
    elbow: [244, 632],
    cloth: 'sage',
    trim: 'woodDark',
    size: 1.2,
    at: { x: 390, y: 556, turn: -16, size: 1.14 },
    hand: (place) => grip('skinFair', place, put([body, far.hand], { x: -390, y: -556 })),
  }),
];
