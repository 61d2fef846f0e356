import { put, type Art } from '../../drawing/art.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { sceptre, sheaf } from './regalia.ts';

// In the seated figure's units.

const sceptreArm = cuffedLayers({
  shoulder: [54, -150],
  elbow: [122, -32],
  cloth: 'linen',
  trim: 'rose',
  at: { x: 70, y: -72, turn: 20, size: 0.96, flip: true },
  hand: (place) => grip('skinBrown', place, put(sceptre, { turn: 10 })),
});

const sheafArm = cuffedLayers({
  shoulder: [-54, -150],
  elbow: [-104, -14],
  cloth: 'linen',
  trim: 'rose',
  at: { x: -38, y: -38, turn: -24, size: 1 },
  hand: (place) => grip('skinBrown', place, put(sheaf, { y: -4, size: 1.05, turn: -4 })),
});

export const arms: Art = [sceptreArm.arm, sheafArm.arm, sheafArm.hand];

/** Painted before the mantle. */
export const sceptreInHand: Art = sceptreArm.hand;
