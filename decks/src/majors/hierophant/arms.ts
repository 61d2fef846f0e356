import { put, type Art } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { blessingHand } from '../../figure/restingHand.ts';
import { tripleCross } from './regalia.ts';

// In the seated figure's units.

export const blessing: Art = cuffedArm({
  shoulder: [-52, -150],
  elbow: [-112, -82],
  cloth: 'wineDark',
  trim: 'light',
  size: 0.96,
  at: { x: -108, y: -216, size: 1.06, turn: -2 },
  wrist: [0, 34],
  hand: (place) => blessingHand('skinOlive', place),
});

export const crossInHand: Art = cuffedArm({
  shoulder: [52, -150],
  elbow: [40, -40],
  cloth: 'wineDark',
  trim: 'light',
  size: 0.96,
  at: { x: 102, y: -112, turn: -14, size: 1.14 },
  wrist: [-28, 5],
  hand: (place) => grip('skinOlive', place, put(tripleCross, { x: 14, y: -20 })),
});
