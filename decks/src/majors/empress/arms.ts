import { put, type Art } from '../../drawing/art.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { sceptre, sheaf } from './regalia.ts';

// In the seated figure's units.

/** She holds it in her arm like a child. */
const held: Art = put(sheaf, { x: -46, y: -42, size: 1.05, turn: -6 });

/** The sceptre leans on her shoulder, before the arm. */
const sceptreArm = cuffedLayers({
  shoulder: [54, -150],
  elbow: [110, -14],
  cloth: 'linen',
  trim: 'rose',
  at: { x: 56, y: -66, turn: 30, size: 0.96, flip: true },
  hand: (place) => grip('skinBrown', place, put(sceptre, { turn: 20 })),
});

const sheafArm = cuffedLayers({
  shoulder: [-54, -150],
  elbow: [-104, -14],
  cloth: 'linen',
  trim: 'rose',
  at: { x: -22, y: -34, turn: -10, size: 0.96 },
  wrist: [-26, 0],
  hand: (place) => restingHand('skinBrown', place),
});

export const arms: Art = [sceptreArm.arm, sceptreArm.hand, sheafArm.arm, held, sheafArm.hand];
